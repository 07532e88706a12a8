"""Standing orders in Automobile: characters, numbers of cars, decisions."""

import pytest

from games.automobile.state import Phase
from games.engine.errors import BadInput
from tests.automobile.table import Table
from tests.bot.desk import ANN, BEN, CLEO, Desk, begun, same, taken_up, why_refused

NAME = "automobile"


def test_a_character_or_another_one() -> None:
    desk = Desk(begun(NAME, asked=ANN, order=[ANN, BEN, CLEO]), BEN, "choose ford ou choose sloan")
    desk.others("choose Ford")
    assert desk.answer() == "choose Sloan"


def at(phase: Phase, text: str) -> Desk:
    table = Table()
    table.built("Red", "Duryea", factories=2)
    table.begin(phase)
    table.state.asked = table.seat("Red")
    return Desk(taken_up(table, NAME), table.seat("Red"), text)


def test_a_number_within_the_range_is_legal() -> None:
    desk = at(Phase.ACTIONS, "produce duryea:5; research")
    assert desk.answer() == "produce Duryea:5"
    assert desk.left == ["Play `research`."]


def test_a_number_beyond_the_range_is_not() -> None:
    with pytest.raises(BadInput, match="order-does-not-fit"):
        at(Phase.ACTIONS, "produce Duryea:99")
    assert at(Phase.ACTIONS, "produce Duryea:99 if free; research").answer() == "research"


def test_passing_the_executive_decisions() -> None:
    desk = at(Phase.EXECUTIVE, "passer cette phase")
    assert desk.answer() == "pass"
    assert desk.order is not None


def test_passing_where_there_is_no_pass_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as error:
        at(Phase.ACTIONS, "pass this phase")
    assert "research" in error.value.figures["one_of"]


def test_an_executive_decision_waits_during_the_actions() -> None:
    desk = at(Phase.ACTIONS, "bonus Duryea; pass")
    assert desk.answer() is None
    assert len(desk.left) == 2


def test_the_same_order_in_other_words() -> None:
    assert same(NAME, "choose Ford or choose Sloan", "choose Ford | choose Sloan")


@pytest.mark.parametrize(("text", "key"), [("bid up to 3", "order-ceiling"), ("choose Edsel", "order-step")])
def test_what_is_refused_says_why_in_both_languages(text: str, key: str) -> None:
    assert why_refused(NAME, text) == key
