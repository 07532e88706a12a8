"""Outages; `make attack-short` does fewer, `make attack` far more."""

import pytest

from tests.attack import outages


@pytest.mark.slow
def test_every_table_goes_on_after_every_outage() -> None:
    outcome = outages.attack(15, 1)
    assert outcome.well, [*outcome.notes, outcome.told()]
