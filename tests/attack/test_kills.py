"""Kills; `make attack-short` does fewer, `make attack` far more."""

import pytest

from tests.attack import kills


@pytest.mark.slow
def test_nothing_is_lost_or_doubled_however_often_the_bot_is_killed() -> None:
    outcome = kills.attack(60, 2)
    assert outcome.well, [*outcome.notes, outcome.told()]
