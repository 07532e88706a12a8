"""Executive decisions."""

import pytest

from games.automobile import GAME
from games.automobile.actions import Bonus, Pass
from games.automobile.events import BonusTaken, Passed, PriceReduced, SpaceClosed, TurnEnded
from games.automobile.state import Phase
from games.engine.errors import NotYourTurn
from tests.automobile.table import FOUR, THREE, Table, of


@pytest.fixture
def table() -> Table:
    """The decisions of turn 1: Yellow, Red, Blue, Green."""
    table = Table(FOUR)
    table.built("Yellow", "Duryea", cars=2)
    table.built("Yellow", "Franklin A", cars=2)
    table.built("Yellow", "Packard L")
    table.built("Red", "Ford N")
    table.built("Red", "Buick F", cars=1)
    table.built("Blue", "Ford T", cars=1)
    table.begin(Phase.EXECUTIVE)
    return table


# Order


def test_one_decision_or_pass_at_a_time_in_character_order(table: Table) -> None:
    asked = []
    for move in ("bonus Duryea", "reduce Ford N 1", "pass", "pass", "reduce Duryea 1", "pass", "pass"):
        asked.append(table.asked)
        table.play(move)
    assert asked == ["Yellow", "Red", "Blue", "Green", "Yellow", "Red", "Yellow"]
    assert table.state.turn == 2


def test_the_order_is_that_of_the_characters() -> None:
    table = Table(THREE)
    table.begin(Phase.EXECUTIVE, Chrysler="Yellow", Durant="Red", Kettering="Blue")
    asked = []
    while table.state.turn == 1:
        asked.append(table.asked)
        table.play("pass")
    assert asked == ["Blue", "Red", "Yellow"]


def test_a_pass_is_final(table: Table) -> None:
    table.play("pass", "bonus Buick F", "pass", "pass")
    assert table.asked == "Red"
    with pytest.raises(NotYourTurn):
        table.play("Yellow: bonus Duryea")


def test_the_last_player_decides_as_often_as_he_likes(table: Table) -> None:
    table.play("bonus Duryea", "pass", "pass", "pass")
    for move in ("bonus Franklin A", "reduce Franklin A 2", "close Packard L"):
        assert table.asked == "Yellow"
        table.play(move)
    assert table.asked == "Yellow"


def test_the_order_of_passing_is_the_next_turns_choosing_order(table: Table) -> None:
    events = table.play("bonus Duryea", "pass", "reduce Ford T 1", "pass", "pass", "pass")
    assert of(Passed, events) == [Passed(1, 1), Passed(3, 2), Passed(0, 3), Passed(2, 4)]
    assert of(TurnEnded, events) == [TurnEnded(1, [1, 3, 0, 2])]
    assert table.state.order == [1, 3, 0, 2]
    assert table.asked == "Red"


def test_a_pass_tells_its_place_before(table: Table) -> None:
    assert GAME.advice.detail(table.state, Pass()).figures["place"] == 1
    table.play("pass")
    assert GAME.advice.detail(table.state, Pass()).figures["place"] == 2


def test_only_decisions_are_taken(table: Table) -> None:
    for move in ("research", "build Duryea", "produce Duryea:2", "sell Duryea mid", "ford Duryea"):
        assert table.why(move) == "decision-expected"


# Closing


def test_one_player_a_turn_closes(table: Table) -> None:
    table.give("Yellow", losses=3)
    assert table.play("close Duryea") == [
        SpaceClosed(0, "Duryea", discarded=2, cash=100, unsold=2, markers=0)
    ]
    assert (table.player("Yellow").losses, table.player("Yellow").cash) == (3 - 2 + 2, 2100)
    key, figures = table.refused("close Ford N")
    assert (key, figures["owner_seat"]) == ("closing-taken", 0)
    table.play("pass", "pass", "pass")
    assert table.asked == "Yellow"
    assert table.why("close Franklin A") == "closing-taken", "nor he a second time"


def test_closing_is_open_again_in_the_next_turn(table: Table) -> None:
    table.play("close Duryea")
    table.all_pass()
    table.begin(Phase.EXECUTIVE, 2)
    table.play("close Franklin A")


def test_a_closing_in_the_actions_does_not_count() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea")
    table.built("Yellow", "Franklin A")
    table.begin(Phase.ACTIONS)
    table.rest("close Duryea")
    assert table.state.phase is Phase.EXECUTIVE
    table.play("close Franklin A")


def test_only_ones_own_space_is_closed_or_marked(table: Table) -> None:
    for move in ("close Ford N", "bonus Ford N", "reduce Ford N 1", "close Cord 810", "bonus Cord 810"):
        key, figures = table.refused(move)
        assert (key, figures["model"]) == ("space-not-yours", " ".join(move.split()[1:3]))
    assert table.why(Bonus("Trabant")) == "space-not-yours"


# Bonus sales


def test_bonus_markers_cost_2_then_1_then_1_rd(table: Table) -> None:
    table.give("Yellow", research=2)
    table.give("Red", research=2)
    events = table.play("bonus Duryea", "bonus Ford N", "pass", "pass")
    key, figures = table.refused("bonus Franklin A")
    assert (key, figures["needed"], figures["research"]) == ("bonus-research-short", 1, 0)
    events += table.play("pass", "bonus Buick F")
    assert of(BonusTaken, events) == [
        BonusTaken(0, "Duryea", 2),
        BonusTaken(1, "Ford N", 1),
        BonusTaken(1, "Buick F", 1),
    ]
    assert (table.player("Yellow").research, table.player("Red").research) == (0, 0)


def test_the_first_bonus_takes_two_rd(table: Table) -> None:
    table.give("Yellow", research=1)
    key, figures = table.refused("bonus Duryea")
    assert (key, figures["needed"], figures["research"]) == ("bonus-research-short", 2, 1)


def test_there_are_three_bonus_markers_a_turn(table: Table) -> None:
    table.play("bonus Duryea", "bonus Ford N", "bonus Ford T", "pass")
    assert table.refused("bonus Franklin A")[0] == "bonuses-used-up"
    assert not [move for move in table.legal() if move.startswith("bonus")]


def test_one_bonus_a_space(table: Table) -> None:
    table.play("bonus Duryea", "pass", "pass", "pass")
    key, figures = table.refused("bonus Duryea")
    assert (key, figures["model"]) == ("bonus-there", "Duryea")


def test_a_bonus_may_lie_on_luxury_and_where_there_are_no_cars(table: Table) -> None:
    table.play("bonus Packard L")
    assert table.space("Packard L").bonus
    assert table.space("Packard L").cars == 0


# Reduced prices


def test_any_set_left_is_taken_free_and_whole_on_one_space(table: Table) -> None:
    table.give("Yellow", research=0)
    assert table.play("reduce Duryea 1") == [PriceReduced(0, "Duryea", 1)]
    assert table.play("reduce Ford N 2") == [PriceReduced(1, "Ford N", 2)]
    assert table.play("reduce Ford T 1") == [PriceReduced(2, "Ford T", 1)]
    assert [table.space(model).reduced for model in ("Duryea", "Ford N", "Ford T")] == [1, 2, 1]
    assert [player.cash for player in table.state.players] == [2000] * 4


def test_a_set_that_is_not_there(table: Table) -> None:
    for move in ("reduce Duryea 0", "reduce Duryea 3"):
        key, figures = table.refused(move)
        assert (key, figures["sets"]) == ("no-such-set", [2, 1, 1])
    table.play("reduce Duryea 2")
    key, figures = table.refused("reduce Ford N 2")
    assert (key, figures["sets"]) == ("no-such-set", [1, 1])
    table.play("reduce Ford N 1", "reduce Ford T 1", "pass")
    key, figures = table.refused("reduce Franklin A 1")
    assert (key, figures["sets"]) == ("no-such-set", [])


def test_prices_of_luxury_models_are_not_reduced(table: Table) -> None:
    assert table.refused("reduce Packard L 1")[0] == "reduced-not-luxury"


def test_one_set_a_space_but_a_bonus_beside_it(table: Table) -> None:
    table.play("reduce Duryea 1", "pass", "pass", "pass")
    key, figures = table.refused("reduce Duryea 1")
    assert (key, figures["model"]) == ("reduced-there", "Duryea")
    table.play("bonus Duryea")
    assert (table.space("Duryea").bonus, table.space("Duryea").reduced) == (True, 1)


def test_a_set_may_lie_where_there_are_no_cars(table: Table) -> None:
    table.play("pass", "reduce Ford N 1")
    assert (table.space("Ford N").cars, table.space("Ford N").reduced) == (0, 1)


# Markers go


def test_the_markers_of_a_closed_space_are_lost(table: Table) -> None:
    table.play("bonus Duryea", "pass", "pass", "pass", "reduce Duryea 2", "close Duryea")
    assert (table.space("Duryea").bonus, table.space("Duryea").reduced) == (False, 0)
    key, figures = table.refused("reduce Franklin A 2")
    assert (key, figures["sets"]) == ("no-such-set", [1, 1])
    table.give("Yellow", research=1)
    assert table.play("bonus Franklin A") == [BonusTaken(0, "Franklin A", 1)]


def test_all_markers_are_back_in_the_next_turn(table: Table) -> None:
    table.play("bonus Duryea", "reduce Ford N 2")
    table.all_pass()
    table.all_pass()
    assert table.state.turn == 2
    assert not any(space.bonus or space.reduced for space in table.state.spaces.values())
    table.begin(Phase.EXECUTIVE, 2)
    table.give("Yellow", research=2)
    assert table.play("bonus Duryea", "reduce Ford N 2") == [
        BonusTaken(0, "Duryea", 2),
        PriceReduced(1, "Ford N", 2),
    ]


def test_who_has_no_factory_can_only_pass(table: Table) -> None:
    table.play("bonus Duryea", "pass", "pass")
    assert table.asked == "Green"
    assert table.legal() == ["pass", "loan"]


def test_everything_that_may_be_decided(table: Table) -> None:
    table.play("pass")
    assert table.legal() == [
        "bonus Ford-N",
        "reduce Ford-N 1",
        "reduce Ford-N 2",
        "close Ford-N",
        "bonus Buick-F",
        "reduce Buick-F 1",
        "reduce Buick-F 2",
        "close Buick-F",
        "pass",
        "loan",
    ]


def test_nothing_is_suggested_to_who_is_not_asked(table: Table) -> None:
    assert GAME.advice.likely(table.state, 1) == []
    assert GAME.write(GAME.advice.likely(table.state, 0)[-1]) == "pass"  # type: ignore[arg-type]
