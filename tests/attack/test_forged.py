"""The short form of the attack with forged interactions; `make attack` does more."""

import pytest

from tests.attack.forged import attack
from tests.marks import rarely


@pytest.mark.parametrize("seed", rarely([1, 2], kept=[1]))
def test_forged_interactions_are_refused_and_change_nothing(seed: int) -> None:
    outcome = attack(200, seed)
    assert outcome.well, outcome.notes
    assert outcome.tried == 200
