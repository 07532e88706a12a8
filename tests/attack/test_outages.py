"""A few outages; `python -m tests.attack.outages 200` does more."""

import pytest

from tests.attack import outages


@pytest.mark.slow
def test_every_table_goes_on_after_every_outage() -> None:
    outcome = outages.attack(15, 1)
    assert outcome.well, [*outcome.notes, outcome.told()]


def test_a_few_outages() -> None:
    outcome = outages.attack(2, 3)
    assert outcome.well, [*outcome.notes, outcome.told()]
