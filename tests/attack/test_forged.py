"""The short form of the attack with forged interactions; `make attack` does more."""

import pytest

from tests.attack.forged import attack


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_forged_interactions_are_refused_and_change_nothing(seed: int) -> None:
    outcome = attack(200, seed)
    assert outcome.well, outcome.notes
    assert outcome.tried == 200
