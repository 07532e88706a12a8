"""Track: "first build" first, then in order; a new city, then up to three tiles, the engineer four."""

from collections.abc import Iterator

from games.age_of_steam import laying, urbanizing
from games.age_of_steam.actions import Lay, Move, Pass, Urbanize
from games.age_of_steam.board import Hex
from games.age_of_steam.components import ENGINEER_LAYS, LAYS, Privilege
from games.age_of_steam.events import BuildingEnded, LinesLost, LineTaken, LinkFinished, TileLaid
from games.age_of_steam.fitting import Outcome
from games.age_of_steam.network import abandon, ends, is_finished, named, owned
from games.age_of_steam.phases import moving
from games.age_of_steam.phases.order import after, first_of
from games.age_of_steam.state import Line, Phase, State
from games.age_of_steam.tiles import Section, exits_of, section
from games.engine.contract import Event, Seat

EXPECTED = "build-expected"


def begin(state: State) -> None:
    """Asks whoever has "first build", or the first in order."""
    state.phase = Phase.BUILDING
    _begin_build(state, first_of(state, Privilege.FIRST_BUILD))


def _begin_build(state: State, seat: Seat) -> None:
    state.asked, state.lays, state.urbanized = seat, 0, False


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    if state.lays < most_lays(state):
        yield from laying.lays(state, state.asked)
    yield from urbanizing.urbanizations(state)
    yield Pass()


def most_lays(state: State) -> int:
    """How many tiles the player asked may lay this turn."""
    engineer = state.players[state.asked].privilege is Privilege.ENGINEER
    return ENGINEER_LAYS if engineer else LAYS


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Pass():
            return None
        case Urbanize():
            return urbanizing.why_not_urbanize(state, action)
        case Lay():
            if state.lays >= most_lays(state):
                return "lays-used-up"
            return laying.why_not_lay(state, state.asked, action)
    return EXPECTED


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"cash": state.players[state.asked].cash, "most": most_lays(state)}
    match action:
        case Lay(at):
            told["at"] = at
            if why_not(state, action) == "lay-too-dear":
                told["cost"] = laying.lay_cost(state, state.asked, action)
        case Urbanize(town, letter):
            told |= {"town": town, "letter": letter, "one_of": urbanizing.letters_left(state)}
    return told


def play(state: State, action: Move) -> list[Event]:
    seat = state.asked
    match action:
        case Urbanize():
            return urbanizing.urbanize(state, action)
        case Lay(at, sections):
            cost = laying.lay_cost(state, seat, action)
            state.players[seat].cash -= cost
            state.lays += 1
            result = laying.put_down(state, seat, action)
            disc = int(laying.has_disc(state, at))
            laid = TileLaid(seat, at, exits_of(sections), cost, state.tiles[at], disc)
            return [laid, *_come_about(state, seat, result)]
    return [BuildingEnded(seat), *_end_build(state, seat)]


def finished(state: State, line: Line) -> LinkFinished:
    """The telling of a link that was just finished."""
    first, last = ends(state, line)
    assert first is not None
    assert last is not None
    assert line.owner is not None
    names = state.board.names
    return LinkFinished(line.owner, names[first], names[last], len(line.pieces))


def _come_about(state: State, seat: Seat, result: Outcome) -> Iterator[Event]:
    """Links that are finished, and lines of nobody's that were taken over."""
    unowned = {part for line in result.gone if line.owner is None for part in _parts(line)}
    for line in result.lines:
        if is_finished(state, line):
            yield finished(state, line)
        elif line.owner == seat and unowned & _parts(line):
            yield LineTaken(seat, named(state, line))


def _parts(line: Line) -> set[tuple[Hex, Section]]:
    return {(piece.at, section(piece.a, piece.b)) for piece in line.pieces}


def _end_build(state: State, seat: Seat) -> list[Event]:
    """Unfinished lines that were not lengthened are lost; then the next player builds."""
    lost = [line for line in owned(state, seat) if not line.fresh and not is_finished(state, line)]
    told = [named(state, line) for line in lost]
    abandon(state, lost)
    for line in state.lines:
        line.fresh = False
    next_seat = after(state, Privilege.FIRST_BUILD)
    if next_seat is None:
        moving.begin(state)
    else:
        _begin_build(state, next_seat)
    return [LinesLost(seat, told)] if lost else []
