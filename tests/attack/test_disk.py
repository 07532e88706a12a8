"""A full and a locked disk, a wrong clock; `make attack-short` does fewer, `make attack` far more."""

import pytest

from tests.attack import disk


@pytest.mark.slow
def test_every_table_goes_on_after_every_failure() -> None:
    outcome = disk.attack(12, 1)
    assert outcome.well, [*outcome.notes, outcome.told()]
