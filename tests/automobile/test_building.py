"""Factories, parts factories and R&D; Ford; closing as an action; loans."""

import pytest

from games.automobile import GAME
from games.automobile.actions import Build, Close, FordBuild, Loan
from games.automobile.components import Character
from games.automobile.events import FordKept, LoanTaken, ResearchTaken, SpaceClosed, TilesBuilt
from games.automobile.state import Phase
from games.engine.errors import NotYourTurn
from tests.automobile.table import FOUR, LOW, MID, THREE, Table, of


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


# R&D


@pytest.mark.parametrize(
    ("model", "research"),
    [
        ("Duryea", 1),
        ("Oldsmobile Curved Dash", 3),
        ("Franklin A", 6),
        ("Packard L", 10),
    ],
)
def test_the_first_factory_of_the_board_costs_1_3_6_10_rd(table: Table, model: str, research: int) -> None:
    table.give("Yellow", research=research - 1)
    key, figures = table.refused(f"build {model}")
    assert (key, figures["model"]) == ("research-short", model)
    assert (figures["needed"], figures["research"]) == (research, research - 1)
    table.give("Yellow", research=research)
    table.play(f"build {model}")
    assert table.player("Yellow").research == 0


def test_duryea_through_durant_then_two_factories_on_the_third_space() -> None:
    table = Table()
    table.order("Blue", "Green", "Yellow", "Red")
    table.play("Blue: choose Durant", "Blue: build Duryea")
    assert (table.player("Blue").cash, table.player("Blue").research) == (1800, 4)
    table.play("Green: choose Ford", "Yellow: choose Kettering", "Red: choose Sloan")
    events = table.play("Green: build Franklin A 2")
    assert events == [TilesBuilt(3, "Franklin A", 2, 0, cost=600, research=3, ford=False)]
    assert (table.player("Green").cash, table.player("Green").research) == (1400, 4 + 1 - 3)


def test_rd_is_paid_once_per_build_not_per_tile(table: Table) -> None:
    table.play("build Duryea 2")
    assert table.player("Yellow").research == 4 - 1


def test_any_number_of_spaces_may_be_skipped(table: Table) -> None:
    table.give("Yellow", research=351)
    table.play("build Cord 810")
    assert table.player("Yellow").research == 0, "1 + 2 + ... + 26"


def test_a_vacant_space_behind_the_most_advanced_one_costs_no_rd(table: Table) -> None:
    table.built("Red", "Ford T")
    table.give("Yellow", research=0)
    table.play("build Packard L")
    assert table.space("Packard L").seat == 0


def test_ones_own_space_costs_no_rd(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.give("Yellow", research=0)
    table.play("build Duryea")
    assert table.space("Duryea").factories == 2


def test_closing_never_moves_the_mark_back(table: Table) -> None:
    table.built("Yellow", "Packard L")
    table.play("close Packard L", "research", "research", "research")
    table.give("Yellow", research=1)
    table.play("build Oldsmobile S")
    assert table.player("Yellow").research == 0


def test_behind_a_closed_space_that_was_the_newest_nothing_is_paid(table: Table) -> None:
    table.closed("Packard L")
    table.give("Yellow", research=0)
    table.play("build Franklin A")


# Tiles


def test_a_build_is_one_or_two_tiles(table: Table) -> None:
    for move in ("build Duryea 0", "build Duryea 3", "build Duryea 2+parts", "build Duryea 9999"):
        assert table.why(move) == "build-one-or-two"
    assert table.why(Build("Duryea", -1, False)) == "build-one-or-two"
    assert table.why(Build("Duryea", -1, True)) == "build-one-or-two"


@pytest.mark.parametrize(
    ("tiles", "factories", "parts", "cost"),
    [("", 1, False, 300), (" 2", 2, False, 600), (" 1+parts", 1, True, 800)],
)
def test_one_or_two_factories_or_a_factory_with_parts(
    table: Table, tiles: str, factories: int, parts: bool, cost: int
) -> None:
    table.built("Red", "Packard L")
    table.play(f"build Franklin A{tiles}")
    space = table.space("Franklin A")
    assert (space.seat, space.factories, space.parts) == (0, factories, parts)
    assert table.player("Yellow").cash == 2000 - cost


def test_a_space_of_somebody_else_cannot_be_built_on(table: Table) -> None:
    table.built("Red", "Duryea")
    key, figures = table.refused("build Duryea")
    assert (key, figures["model"], figures["owner_seat"]) == ("space-taken", "Duryea", 1)


def test_a_closed_space_is_closed_for_good(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.play("close Duryea")
    for name in ("Red", "Blue", "Green", "Yellow"):
        assert table.asked == name
        key, figures = table.refused("build Duryea")
        assert (key, figures["model"]) == ("space-closed", "Duryea")
        table.play("research")


def test_at_most_three_factories_and_a_parts_factory_on_a_space(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    key, figures = table.refused("build Duryea 2")
    assert (key, figures["model"]) == ("space-full", "Duryea")
    table.play("build Duryea 1+parts")
    assert (table.space("Duryea").factories, table.space("Duryea").parts) == (3, True)
    table.play("research", "research", "research")
    assert table.why("build Duryea") == "space-full"


def test_six_factories_in_all(table: Table) -> None:
    table.built("Yellow", "Duryea", 3)
    table.built("Yellow", "Franklin A", 2)
    key, figures = table.refused("build Packard L 2")
    assert (key, figures["factories"]) == ("factories-used-up", 1)
    table.play("build Packard L", "research", "research", "research")
    key, figures = table.refused("build Oldsmobile S")
    assert (key, figures["factories"]) == ("factories-used-up", 0)


def test_a_model_that_is_not_on_the_board(table: Table) -> None:
    key, figures = table.refused(Build("Trabant", 1, False))
    assert (key, figures["model"]) == ("model-not-there", "Trabant")
    assert table.why(Close("Trabant")) == "model-not-there"


# The parts factory


@pytest.mark.parametrize("model", ["Duryea", "Cord 810"])
def test_a_parts_factory_costs_500_anywhere(table: Table, model: str) -> None:
    table.built("Yellow", model)
    table.play(f"build {model} parts")
    assert table.player("Yellow").cash == 1500
    assert (table.space(model).factories, table.space(model).parts) == (1, True)


def test_a_parts_factory_needs_a_factory_there(table: Table) -> None:
    table.built("Red", "Ford T")
    key, figures = table.refused("build Duryea parts")
    assert (key, figures["model"]) == ("parts-need-factory", "Duryea")
    table.play("build Duryea 1+parts")


def test_a_player_has_one_parts_factory(table: Table) -> None:
    table.built("Yellow", "Duryea", parts=True)
    table.built("Yellow", "Franklin A")
    assert table.why("build Franklin A parts") == "parts-used-up"
    assert table.why("build Duryea parts") == "parts-used-up"
    assert table.why("build Franklin A 1+parts") == "parts-used-up"


def test_a_parts_factory_is_free_again_when_its_space_is_closed(table: Table) -> None:
    table.built("Yellow", "Duryea", parts=True)
    table.built("Yellow", "Franklin A")
    table.play("close Duryea", "research", "research", "research", "build Franklin A parts")
    assert table.space("Franklin A").parts


# Money


def test_what_cash_and_loans_cannot_pay_is_not_legal(table: Table) -> None:
    table.built("Yellow", "Cord 810")
    table.give("Yellow", cash=190, loans=0)
    key, figures = table.refused("build Cord 810 2")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 1200, 1190)
    table.give("Yellow", cash=690, loans=1)
    key, figures = table.refused("build Cord 810 2")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 1200, 1190)


@pytest.mark.parametrize(
    ("cash", "loans", "left"), [(600, 0, 0), (590, 1, 490), (100, 1, 0), (90, 2, 490), (0, 2, 400)]
)
def test_a_payment_takes_the_loans_it_needs_announced_before_and_told_first(
    table: Table, cash: int, loans: int, left: int
) -> None:
    table.built("Red", "Packard L")
    table.give("Yellow", cash=cash)
    action = GAME.read(table.state, "build Franklin A 2")
    assert GAME.advice.detail(table.state, action).figures == {
        "cost": 600,
        "loans": loans,
        "left": left,
        "research": 0,
    }
    events = table.play("build Franklin A 2")
    assert events[:-1] == [LoanTaken(0, 500, number + 1) for number in range(loans)]
    assert isinstance(events[-1], TilesBuilt)
    assert (table.player("Yellow").cash, table.player("Yellow").loans) == (left, loans)


def test_a_loan_brings_500_and_there_are_two(table: Table) -> None:
    assert table.play("loan") == [LoanTaken(0, 500, 1)]
    assert table.asked == "Yellow", "a loan is no action"
    assert table.play("loan") == [LoanTaken(0, 500, 2)]
    assert table.player("Yellow").cash == 3000
    assert table.refused("loan") == ("loans-used-up", {})
    assert "loan" not in table.legal()


def test_a_loan_may_be_taken_at_any_time_also_by_who_is_not_asked() -> None:
    table = Table()
    table.play("Green: loan", "choose Durant", "Blue: loan", "Yellow: loan", "build Duryea")
    assert [player.loans for player in table.state.players] == [1, 0, 1, 1]
    assert [player.cash for player in table.state.players] == [2300, 2000, 2500, 2500]
    assert table.asked == "Red"
    assert table.legal("Blue") == ["loan"]


@pytest.mark.parametrize(
    "phase", [Phase.ACTIONS, Phase.FORD, Phase.HOWARD, Phase.DISTRIBUTION, Phase.EXECUTIVE]
)
def test_a_loan_is_open_in_every_phase_and_changes_nothing_else(phase: Phase) -> None:
    table = Table()
    table.begin(phase, 1, Ford="Yellow", Kettering="Red", Howard="Blue", Durant="Green")
    table.state.ford_ready = phase is Phase.FORD
    table.built("Yellow", "Duryea", cars=2)
    table.built("Blue", "Franklin A", cars=2)
    table.bands("Yellow", mid=1)
    asked = table.asked
    for name in FOUR:
        assert table.legal(name)[-1] == "loan"
        table.play(f"{name}: loan")
    assert [player.cash for player in table.state.players] == [2500] * 4
    assert (table.asked, table.state.phase) == (asked, phase)


def test_there_is_no_loan_for_a_seat_that_does_not_exist_or_after_the_end() -> None:
    table = Table()
    for seat in (-1, 4):
        with pytest.raises(NotYourTurn):
            GAME.apply(table.state, seat, Loan())
        assert list(GAME.legal(table.state, seat)) == []
    table.begin(Phase.EXECUTIVE, 4)
    table.all_pass()
    assert table.state.phase is Phase.OVER
    assert list(GAME.legal(table.state, 0)) == []
    with pytest.raises(Exception, match="game-over"):
        GAME.apply(table.state, 0, Loan())


# Ford


@pytest.fixture
def ford() -> Table:
    """The first action of Yellow, who has Ford; his factory is at Duryea."""
    table = Table(THREE)
    table.begin(Phase.ACTIONS, Ford="Yellow", Kettering="Red", Durant="Blue")
    table.built("Yellow", "Duryea")
    return table


def test_ford_adds_a_factory_before_the_action(ford: Table) -> None:
    assert ford.play("ford Duryea") == [TilesBuilt(0, "Duryea", 1, 0, cost=200, research=0, ford=True)]
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.ACTIONS), "the action is still due"
    ford.play("research")
    assert ford.asked == "Red", "not asked again"


def test_ford_adds_a_factory_after_the_action(ford: Table) -> None:
    ford.play("produce Duryea:4")
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.FORD)
    ford.play("ford Duryea")
    assert ford.asked == "Red"
    assert ford.space("Duryea").factories == 2
    assert ford.player("Yellow").cash == 2000 - 320 - 200


def test_ford_before_producing_gives_a_factory_more_to_produce_with(ford: Table) -> None:
    assert ford.why("produce Duryea:8") == "produce-range"
    ford.play("ford Duryea", "produce Duryea:8")


def test_ford_adds_the_parts_factory_for_500(ford: Table) -> None:
    ford.play("research", "ford Duryea parts")
    assert ford.space("Duryea").parts
    assert ford.player("Yellow").cash == 1500


def test_ford_may_add_to_the_space_that_this_action_built(ford: Table) -> None:
    assert ford.why("ford Franklin A") == "ford-own-space"
    ford.play("build Franklin A 2", "ford Franklin A")
    assert ford.space("Franklin A").factories == 3
    assert ford.player("Yellow").research == 5 - 3


def test_ford_is_used_once(ford: Table) -> None:
    ford.play("ford Duryea")
    assert ford.refused("ford Duryea")[0] == "ford-not-yours"
    ford.play("research", "research", "research")
    assert ford.asked == "Yellow"
    assert ford.why("ford Duryea") == "ford-not-yours"
    assert not [move for move in ford.legal() if move.startswith("ford")]


def test_ford_can_be_kept_for_a_later_round(ford: Table) -> None:
    ford.play("research")
    assert ford.play("pass") == [FordKept(0)]
    ford.play("research", "research", "research", "pass", "research", "research")
    ford.play("research", "ford Duryea")
    assert ford.space("Duryea").factories == 2


def test_ford_is_lost_after_the_third_action(ford: Table) -> None:
    ford.rest()
    assert ford.state.phase is Phase.EXECUTIVE
    assert ford.why("ford Duryea") == "decision-expected"
    ford.all_pass()
    assert not ford.state.ford_ready
    ford.play("choose Kettering", "choose Ford")
    ford.play("choose Sloan")
    assert ford.asked == "Red"
    assert ford.state.ford_ready, "and is there anew in the next turn"


def test_only_a_tile_or_a_pass_answers_ford(ford: Table) -> None:
    ford.play("research")
    for move in ("research", "build Duryea", "close Duryea"):
        assert ford.refused(move) == ("ford-expected", {})
    assert ford.legal() == ["ford Duryea", "ford Duryea parts", "pass", "loan"]


def test_ford_adds_only_where_a_factory_of_ones_own_stands(ford: Table) -> None:
    ford.built("Red", "Franklin A")
    for model in ("Franklin A", "Packard L"):
        key, figures = ford.refused(f"ford {model}")
        assert (key, figures["model"]) == ("ford-own-space", model)
    assert ford.why(FordBuild("Trabant", False)) == "model-not-there"


def test_nobody_else_builds_by_ford(ford: Table) -> None:
    ford.play("research", "pass")
    ford.built("Red", "Franklin A")
    assert ford.why("ford Franklin A") == "ford-not-yours"
    ford.play("research")
    assert ford.asked == "Blue"


def test_ford_keeps_to_the_tiles_and_the_money(ford: Table) -> None:
    ford.state.spaces["Duryea"].factories = 3
    assert ford.why("ford Duryea") == "space-full"
    ford.state.spaces["Duryea"].factories = 1
    ford.give("Yellow", cash=190, loans=2)
    key, figures = ford.refused("ford Duryea")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 200, 190)
    ford.state.spaces["Duryea"].parts = True
    assert ford.why("ford Duryea parts") == "parts-used-up"


def test_ford_takes_loans_too(ford: Table) -> None:
    ford.give("Yellow", cash=0)
    assert ford.play("ford Duryea")[0] == LoanTaken(0, 500, 1)
    assert ford.player("Yellow").cash == 300


@pytest.mark.parametrize(
    "action", ["research", "distribute mid:1", "produce Duryea:2", "build Duryea", "build Franklin A"]
)
def test_ford_is_asked_after_any_action(ford: Table, action: str) -> None:
    ford.play(action)
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.FORD)


def test_ford_is_asked_whenever_he_was_chosen() -> None:
    table = Table(THREE)
    table.built("Blue", "Duryea")
    table.play("choose Sloan", "choose Kettering", "choose Ford", "Blue: research")
    assert (table.asked, table.state.phase) == ("Blue", Phase.FORD)
    table.play("ford Duryea")
    assert table.space("Duryea").factories == 2


def test_ford_is_asked_only_while_a_tile_is_possible(ford: Table) -> None:
    ford.give("Yellow", cash=160, loans=2)
    ford.play("produce Duryea:2")
    assert ford.asked == "Red", "no money is left"


def test_ford_without_a_factory_is_not_asked(ford: Table) -> None:
    ford.play("close Duryea")
    assert ford.asked == "Red"


def test_ford_with_everything_built_is_not_asked(ford: Table) -> None:
    ford.state.spaces["Duryea"].factories = 3
    ford.state.spaces["Duryea"].parts = True
    ford.play("research")
    assert ford.asked == "Red"


# Closing


@pytest.mark.parametrize(("held", "discarded"), [(0, 0), (1, 1), (4, 2), (5, 3), (7, 4)])
def test_closing_discards_half_the_points_rounded_up(table: Table, held: int, discarded: int) -> None:
    table.built("Yellow", "Duryea")
    table.give("Yellow", losses=held)
    assert table.play("close Duryea") == [SpaceClosed(0, "Duryea", discarded, cash=100, unsold=0)]
    assert table.player("Yellow").losses == held - discarded


def test_closing_pays_cost_less_100_a_factory_and_400_for_parts(table: Table) -> None:
    table.built("Yellow", "Cord 810", 3, parts=True)
    action = GAME.read(table.state, "close Cord 810")
    assert GAME.advice.detail(table.state, action).figures == {"cash": 1900, "discarded": 0, "unsold": 0}
    table.play("close Cord 810")
    assert table.player("Yellow").cash == 2000 + 3 * 500 + 400


def test_cars_on_a_closed_space_are_unsold_at_once_after_the_halving(table: Table) -> None:
    table.built("Yellow", "Duryea", cars=3)
    table.give("Yellow", losses=5)
    assert table.play("close Duryea") == [SpaceClosed(0, "Duryea", discarded=3, cash=100, unsold=3)]
    assert table.player("Yellow").losses == 5 - 3 + 3
    assert table.state.cars_left(0) == 28


def test_closed_tiles_are_free_for_later_actions(table: Table) -> None:
    table.built("Yellow", "Duryea", 3)
    table.built("Yellow", "Franklin A", 3)
    assert table.why("build Packard L") == "factories-used-up"
    table.play("close Duryea")
    assert table.state.factories_left(0) == 3
    table.play("research", "research", "research", "build Packard L 2")


def test_only_ones_own_space_can_be_closed(table: Table) -> None:
    table.built("Red", "Duryea")
    table.closed("Franklin A")
    for model in ("Duryea", "Franklin A", "Packard L"):
        assert table.refused(f"close {model}") == ("space-not-yours", {"model": model})


def test_all_tiles_of_the_space_are_closed_and_the_others_stay(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    table.built("Yellow", "Franklin A", 1, cars=2)
    table.play("close Duryea")
    assert table.space("Duryea").closed
    assert (table.space("Franklin A").factories, table.space("Franklin A").cars) == (1, 2)


def test_closing_may_be_repeated_in_the_actions(table: Table) -> None:
    """One player a turn is the rule of the executive decisions."""
    table.built("Yellow", "Duryea")
    table.built("Red", "Franklin A")
    table.play("close Duryea", "close Franklin A")
    assert table.state.closer is None


# Distributors are placed


def test_an_action_places_one_to_three_distributors_in_any_bands(table: Table) -> None:
    assert table.play("distribute luxury:1 low:2")[0].low == 2  # type: ignore[attr-defined]
    assert table.banded("Yellow") == (1, 0, 2)
    for move in ("distribute mid:0", "distribute mid:4", "distribute mid:2 low:2"):
        assert table.why(move) == "distribute-one-to-three"
    table.play("distribute mid:3")
    assert table.banded("Red") == (0, 3, 0)


def test_a_player_has_eight_distributors(table: Table) -> None:
    table.bands("Yellow", luxury=2, mid=2, low=2)
    assert table.refused("distribute mid:3") == ("distributors-short", {"distributors": 2})
    table.play("distribute mid:2")
    assert table.player("Yellow").bands[MID] == 4, "there is no limit to a band"
    table.play("research", "research", "research")
    assert table.refused("distribute low:1") == ("distributors-short", {"distributors": 0})


def test_distributors_of_different_players_share_a_band(table: Table) -> None:
    table.play("distribute low:3", "distribute low:2")
    assert (table.player("Yellow").bands[LOW], table.player("Red").bands[LOW]) == (3, 2)


def test_the_same_action_may_be_taken_in_every_round(table: Table) -> None:
    events = table.rest()
    assert of(ResearchTaken, events) == [ResearchTaken(seat, 2) for seat in (0, 1, 2, 3)] * 3


def test_ford_alone_is_named_for_his_tile() -> None:
    table = Table()
    table.begin(Phase.ACTIONS, Kettering="Yellow", Sloan="Red", Durant="Blue", Chrysler="Green")
    table.built("Yellow", "Duryea")
    assert Character.FORD not in table.state.characters
    assert table.why("ford Duryea") == "ford-not-yours"
