"""A few kills; `python -m tests.attack.kills 1000` does more."""

import pytest

from tests.attack import kills


@pytest.mark.slow
def test_nothing_is_lost_or_doubled_however_often_the_bot_is_killed() -> None:
    outcome = kills.attack(60, 2)
    assert outcome.well, [*outcome.notes, outcome.told()]


def test_a_few_kills() -> None:
    outcome = kills.attack(10, 1)
    assert outcome.well, [*outcome.notes, outcome.told()]
