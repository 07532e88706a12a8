"""A full and a locked disk; `python -m tests.attack.disk 60` does more, and sets the clock wrong."""

import pytest

from tests.attack import disk


@pytest.mark.slow
def test_every_table_goes_on_after_every_failure() -> None:
    outcome = disk.attack(12, 1)
    assert outcome.well, [*outcome.notes, outcome.told()]


def test_a_few_failures() -> None:
    outcome = disk.attack(2, 2)
    assert outcome.well, [*outcome.notes, outcome.told()]
