"""Every invariant of Age of Steam fires when a position is broken."""

from collections import Counter

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.components import CUBES, TOWN_DISCS, Cube, Privilege
from games.age_of_steam.network import network
from games.age_of_steam.state import Line, Phase, Piece, State
from games.age_of_steam.tiles import EDGES, SUPPLY, TOWN
from tests.age_of_steam.table import Table
from tests.games.broken import Case, Cases, conditions_without_a_case

N, NE, SE, S, SW, NW = range(len(EDGES))


def building() -> State:
    """Peter is to build. He has a link from Evansville to Cincinnati and a line that ends in C3; Dave has
    begun a line out of the town K9."""
    table = Table()
    table.building("Peter")
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "C2 N-S")
    table.line("Dave", "K9 o-N")
    table.sound()
    return table.state


def crowded() -> State:
    """Peter has put down all his discs, Dave one."""
    table = Table()
    table.stubs("Peter", 20)
    table.stubs("Dave", 1)
    return table.state


def lay(state: State, *pieces: Piece, owner: int = 0) -> None:
    """Puts track down without asking the rules."""
    state.lines.append(Line(owner, list(pieces)))
    forget(state)


def forget(state: State) -> None:
    """The lines were changed, so what is looked up in them must be found anew."""
    state.__dict__.pop("network", None)


CASES = Cases(building)


@CASES.says("seat 0: cash -1, engine 1")
def cash_below_zero(state: State) -> None:
    state.players[0].cash = -1


@CASES.says("seat 1: cash 10, engine 7")
def an_engine_too_strong(state: State) -> None:
    state.players[1].engine = 7


@CASES.says("seat 1: cash 10, engine 0")
def no_engine(state: State) -> None:
    state.players[1].engine = 0


@CASES.says("seat 2: 16 shares")
def shares_beyond_the_last(state: State) -> None:
    state.players[2].shares = 16


@CASES.says("seat 2: 1 shares")
def fewer_shares_than_at_the_start(state: State) -> None:
    state.players[2].shares = 1


@CASES.says("seat 3: out None, income 0")
def missing_in_the_order(state: State) -> None:
    state.order.remove(3)


@CASES.says("seat 3: out 2, income 0")
def bankrupt_but_in_the_order(state: State) -> None:
    state.players[3].out = 2


@CASES.says("seat 3: out None, income -1")
def income_below_zero(state: State) -> None:
    state.players[3].income = -1


@CASES.says("seat 0: more than 20 discs", crowded)
def more_discs_than_there_are(state: State) -> None:
    state.lines[-1].owner = 0


@CASES.says(f"a privilege twice: {[Privilege.ENGINEER] * 2}")
def an_action_chosen_twice(state: State) -> None:
    state.players[0].privilege = state.players[3].privilege = Privilege.ENGINEER


@CASES.says(f"cubes {Counter({**CUBES, Cube.RED: 21})}")
def a_cube_too_many(state: State) -> None:
    state.bag[Cube.RED] += 1


@CASES.says(f"cubes {Counter(CUBES)}")
def a_bag_below_zero(state: State) -> None:
    state.drawn = [Cube.RED] * (state.bag[Cube.RED] + 1)
    state.bag[Cube.RED] = -1


@CASES.says("column A has 3 spaces")
def a_space_of_the_display_too_many(state: State) -> None:
    state.display["A"].append(None)


@CASES.says("8 tiles sharp")
def more_tiles_than_there_are(state: State) -> None:
    plains = [at for at in state.board.terrain if at not in state.tiles]
    state.tiles |= dict.fromkeys(plains[: SUPPLY["sharp"] + 1], "sharp")


@CASES.says("more town discs than there are")
def more_towns_with_two_exits_than_discs(state: State) -> None:
    inland = [at for at in state.board.towns if None not in state.board.neighbours[at]]
    for town in inland[: TOWN_DISCS + 1]:
        for edge in (N, S):
            lay(state, Piece(town, TOWN, edge))


@CASES.says("K10: gentle does not have [(1, 4)]")
def a_tile_with_other_sections(state: State) -> None:
    state.tiles["K10"] = "gentle"


@CASES.says("K9: straight does not have [(0, 6)]")
def a_town_tile_with_other_exits(state: State) -> None:
    state.tiles["K9"] = "straight"


@CASES.says("track without a tile, or a tile without track")
def track_without_a_tile(state: State) -> None:
    del state.tiles["K10"]


@CASES.says("track without a tile, or a tile without track")
def a_tile_without_track(state: State) -> None:
    state.tiles["D5"] = "straight"


@CASES.says(f"two sections at {('K10', SW)}")
def two_sections_over_an_edge(state: State) -> None:
    lay(state, Piece("K10", SW, N))


@CASES.says("a line from None to C1")
def a_line_out_of_nowhere(state: State) -> None:
    state.lines[1].pieces = [Piece("C2", S, N)]
    forget(state)


@CASES.says("a line from K9 to K9")
def a_line_back_to_its_start(state: State) -> None:
    lay(state, Piece("K9", TOWN, TOWN))


@CASES.says("a line of seat 4")
def a_line_of_nobody_at_the_table(state: State) -> None:
    state.lines[0].owner = 4


@CASES.says(f"a line is broken between {Piece('K10', SW, NE)} and {Piece('F6', SW, NE)}")
def a_line_with_a_gap(state: State) -> None:
    state.lines[0].pieces[1] = Piece("F6", SW, NE)
    forget(state)


@CASES.says(f"a line is broken between {Piece('K10', SW, NE)} and {Piece('L9', S, NE)}")
def a_line_that_goes_on_over_another_edge(state: State) -> None:
    state.lines[0].pieces[1] = Piece("L9", S, NE)
    forget(state)


@CASES.says(f"loose ends {[('K8', S)]} kept, {[('C3', N), ('K8', S)]} there")
def a_loose_end_forgotten(state: State) -> None:
    del network(state).loose["C3", N]


@CASES.says("lines kept of K10 are not those there")
def a_line_forgotten(state: State) -> None:
    network(state).lines_in["K10"].clear()


@CASES.says("lines kept of F6 are not those there")
def a_line_kept_where_none_is(state: State) -> None:
    network(state).lines_in["F6"] = [state.lines[0]]


@CASES.says("a loose end meets track")
def a_loose_end_at_track(state: State) -> None:
    lay(state, Piece("C3", N, S))


@CASES.says("the table waits for [] in Phase.MONEY")
def nobody_asked_before_the_end(state: State) -> None:
    state.phase = Phase.MONEY


@CASES.says("order [0, 1, 2, 3, 0]")
def twice_in_the_order(state: State) -> None:
    state.order.append(0)


@CASES.says("seat 0 is asked but has no legal move")
def nothing_drawn_to_place(state: State) -> None:
    state.phase = Phase.PLACING


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_broken_position_is_named(case: Case) -> None:
    assert GAME.check(case.sound) == []
    assert case.complaint in GAME.check(case.broken)


def test_no_condition_of_the_check_is_without_a_case() -> None:
    assert conditions_without_a_case(GAME, CASES) == []
