"""Every invariant of Automobile fires when a position is broken."""

import pytest

from games.automobile import GAME
from games.automobile.components import CHARACTERS, Character
from games.automobile.state import Phase, Space, State
from tests.automobile.table import LOW, LUXURY, MID, Table
from tests.games.broken import Case, Cases, conditions_without_a_case

DURYEA, OLDSMOBILE, FRANKLIN = "Duryea", "Oldsmobile Curved Dash", "Franklin A"


def distribution() -> State:
    """Distribution in the second turn: Yellow has cars to sell, Red owns a space, too."""
    table = Table()
    table.built("Yellow", DURYEA, factories=2, cars=3)
    table.built("Red", OLDSMOBILE)
    table.bands("Yellow", mid=2)
    table.begin(Phase.DISTRIBUTION, turn=2)
    return table.state


def choosing() -> State:
    """The first choice of characters."""
    return Table().state


CASES = Cases(distribution)


@CASES.says("seat 0: cash -10")
def cash_below_zero(state: State) -> None:
    state.players[0].cash = -10


@CASES.says("seat 1: research -1")
def research_below_zero(state: State) -> None:
    state.players[1].research = -1


@CASES.says("seat 1: debt -100")
def debt_below_zero(state: State) -> None:
    state.players[1].debt = -100


@CASES.says("seat 2: losses -1")
def losses_below_zero(state: State) -> None:
    state.players[2].losses = -1


@CASES.says("seat 2: loans -1")
def loans_below_zero(state: State) -> None:
    state.players[2].loans = -1


@CASES.says("seat 2: loans left -1")
def three_loans(state: State) -> None:
    state.players[2].loans = 3


@CASES.says("seat 0: cars left -1")
def more_cars_than_pieces(state: State) -> None:
    state.spaces[DURYEA].cars = 29


@CASES.says("seat 0: factories left -1")
def more_factories_than_tiles(state: State) -> None:
    state.spaces[DURYEA].factories = 7


@CASES.says("seat 1: distributors left -1")
def more_distributors_than_pieces(state: State) -> None:
    state.players[1].bands[MID] = 9


@CASES.says("seat 1: luxury -1")
def distributors_below_zero(state: State) -> None:
    state.players[1].bands[LUXURY] = -1


@CASES.says("seat 0: two parts factories")
def two_parts_factories(state: State) -> None:
    state.spaces[DURYEA].parts = True
    state.spaces[FRANKLIN] = Space(0, 1, parts=True)


@CASES.says("seat 3: cash 2005")
def cash_not_in_tens(state: State) -> None:
    state.players[3].cash = 2005


@CASES.says("spaces are not those of the board")
def a_model_off_the_board(state: State) -> None:
    state.spaces["Trabant"] = Space()


@CASES.says("Franklin A: things of nobody")
def factories_of_nobody(state: State) -> None:
    state.spaces[FRANKLIN].factories = 1


@CASES.says("Franklin A: things of nobody")
def a_parts_factory_of_nobody(state: State) -> None:
    state.spaces[FRANKLIN].parts = True


@CASES.says("Franklin A: things of nobody")
def cars_of_nobody(state: State) -> None:
    state.spaces[FRANKLIN].cars = 1


@CASES.says("Franklin A: things of nobody")
def a_bonus_marker_of_nobody(state: State) -> None:
    state.spaces[FRANKLIN].bonus = True


@CASES.says("Franklin A: things of nobody")
def a_reduced_price_of_nobody(state: State) -> None:
    state.spaces[FRANKLIN].reduced = 1


@CASES.says(f"{OLDSMOBILE}: {Space(1, 1, closed=True)}")
def closed_but_owned(state: State) -> None:
    state.spaces[OLDSMOBILE].closed = True


@CASES.says(f"{OLDSMOBILE}: {Space(1, 4)}")
def four_factories_on_a_space(state: State) -> None:
    state.spaces[OLDSMOBILE].factories = 4


@CASES.says(f"{OLDSMOBILE}: {Space(1, 0)}")
def a_space_without_factories(state: State) -> None:
    state.spaces[OLDSMOBILE].factories = 0


@CASES.says(f"{OLDSMOBILE}: {Space(1, 1, cars=-1)}")
def cars_below_zero(state: State) -> None:
    state.spaces[OLDSMOBILE].cars = -1


@CASES.says(f"tiles {sorted([*[2, 3, 4, 5] * 4, 5])}")
def a_tile_too_many(state: State) -> None:
    state.bag.append(5)


@CASES.says(f"tiles {sorted([*[2, 3, 4, 5] * 4, 2])}")
def a_tile_too_many_in_a_hand(state: State) -> None:
    state.players[0].tiles.append(2)


@CASES.says("1 bonus markers of 0 taken")
def a_bonus_marker_not_taken(state: State) -> None:
    state.spaces[DURYEA].bonus = True


@CASES.says("0 bonus markers of 4 taken")
def more_bonus_markers_than_there_are(state: State) -> None:
    state.bonuses = 4


@CASES.says("reduced sets [1, 1, 1, 2]")
def a_reduced_set_too_many(state: State) -> None:
    state.reduced_sets.append(1)


@CASES.says("reduced sets [1, 1, 2, 2]")
def a_reduced_set_that_is_still_there(state: State) -> None:
    state.spaces[DURYEA].reduced = 2


@CASES.says("9 distributors in the low slots")
def more_distributors_than_slots(state: State) -> None:
    state.slots[LOW] = [0, 1, 2] * 3


@CASES.says(f"slots {[LOW]}", choosing)
def slots_of_one_class(state: State) -> None:
    state.slots = {LOW: []}


@CASES.says(f"slots {[LUXURY, LOW]}")
def a_class_without_slots(state: State) -> None:
    del state.slots[MID]


@CASES.says("the table waits for [] in Phase.LOSSES")
def nobody_asked_before_the_end(state: State) -> None:
    state.phase = Phase.LOSSES


@CASES.says("order [0, 1, 2, 2]")
def somebody_twice_in_the_order(state: State) -> None:
    state.order = [0, 1, 2, 2]


@CASES.says("somebody twice in [0, 0, 2, 3]")
def two_characters(state: State) -> None:
    state.characters[Character.KETTERING] = 0


@CASES.says("somebody twice in [1, 1]")
def passed_twice(state: State) -> None:
    state.passed = [1, 1]


@CASES.says("seat 0 is asked but has no legal move", choosing)
def no_character_left(state: State) -> None:
    state.characters = dict.fromkeys(CHARACTERS, 0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_broken_position_is_named(case: Case) -> None:
    assert GAME.check(case.sound) == []
    assert case.complaint in GAME.check(case.broken)


def test_no_condition_of_the_check_is_without_a_case() -> None:
    assert conditions_without_a_case(GAME, CASES) == []
