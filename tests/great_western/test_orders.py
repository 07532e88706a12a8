"""Standing orders in Great Western: trains up to a ceiling, one instead of the other."""

import pytest

from bot.tables.order_language import Decision
from games.engine.errors import BadInput
from games.engine.match import AnyMatch
from tests.bot.desk import ANN, BEN, Desk, begun, same, why_refused

NAME = "great-western"


def new(*moves: str) -> AnyMatch:
    """A match of three, after moves by whoever is asked, Ann first."""
    return begun(NAME, *moves, first=ANN, bidder=ANN)


def test_a_train_up_to_a_ceiling_then_another_one() -> None:
    desk = Desk(new("bid A 1"), BEN, "bid a up to 3, then bid B up to 2; build Oxford")
    assert desk.answer() == "bid A 2"
    desk.others("bid A 3", "bid B 1")
    assert desk.answer() == "bid B 2", "A is beyond 3"
    desk.others("bid C 1")
    assert desk.match.state.phase.value == "building"
    while not desk.asked:
        desk.others("pass")
    assert desk.answer() == "build Oxford"


def test_the_other_train_is_forgotten_when_the_first_was_had() -> None:
    match = new("bid B 1")
    desk = Desk(match, BEN, "bid A up to 3; bid B up to 2")
    assert desk.answer() == "bid A 1"
    desk.others("bid C 1")
    while not desk.asked:
        desk.others("pass")
    assert match.state.phase.value == "building"
    assert desk.decision() == Decision()


def test_ones_own_train_is_not_bid_for_again() -> None:
    desk = Desk(new("bid B 1"), BEN, "bid A up to 9")
    assert desk.answer() == "bid A 1"
    desk.others("bid B 2")
    assert not desk.asked
    assert desk.decision().move is None


def test_a_train_beyond_the_ceiling_from_the_first_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as error:
        Desk(new("bid A 4"), BEN, "bid A up to 4")
    assert error.value.key == "order-does-not-fit"
    assert all(move.startswith("bid ") for move in error.value.figures["one_of"])


def test_the_same_order_in_other_words() -> None:
    assert same(NAME, "bid A up to 3, then bid B up to 2", "bid a jusqu'à 3 puis bid b jusqu'à 2")


REFUSED = [
    ("bid up to 3", "order-ceiling"),
    ("bid Z up to 3", "order-ceiling"),
    ("bid A up to 3 pour green", "order-no-sales"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_what_is_refused_says_why_in_both_languages(text: str, key: str) -> None:
    assert why_refused(NAME, text) == key
