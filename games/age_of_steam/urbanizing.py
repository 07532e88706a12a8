"""A new city onto a town: the tile there goes back, lines end in the city, loose ends are finished."""

from collections.abc import Iterator

from games.age_of_steam.actions import Urbanize
from games.age_of_steam.board import Hex
from games.age_of_steam.components import LINE_DISCS, Privilege
from games.age_of_steam.events import LineGone, LineShortened, LinkFinished, Urbanized
from games.age_of_steam.laying import has_disc
from games.age_of_steam.network import ends, named, network, owned, place_city, replace, turned
from games.age_of_steam.state import Line, State
from games.engine.contract import Event


def letters_left(state: State) -> list[str]:
    """The new cities not yet on the board."""
    return [letter for letter in state.board.new_cities if letter not in state.new_cities.values()]


def urbanizations(state: State) -> Iterator[Urbanize]:
    """Every new city that may be placed now."""
    letters = letters_left(state) if _why_not_now(state) is None else []
    candidates = (Urbanize(town.name, letter) for town in state.board.towns.values() for letter in letters)
    return (action for action in candidates if why_not_urbanize(state, action) is None)


def why_not_urbanize(state: State, action: Urbanize) -> str | None:
    """The reason why the player asked may not place this new city, or nothing."""
    if reason := _why_not_now(state):
        return reason
    at = state.board.hex_of.get(action.town)
    if at is None or not state.is_town(at):
        return "not-a-town"
    if action.letter not in letters_left(state):
        return "letter-taken"
    return "no-disc-left" if _discs_with(state, at) > LINE_DISCS else None


def _why_not_now(state: State) -> str | None:
    if state.players[state.asked].privilege is not Privilege.URBANIZATION:
        return "urbanization-not-yours"
    if state.urbanized:
        return "urbanized-already"
    return "urbanize-first" if state.lays else None


def _discs_with(state: State, at: Hex) -> int:
    """The lines that the urbanizer would own: less those inside the hex, more the unowned ones that
    point at it."""
    seat, kept = state.asked, network(state)
    gone = sum(line.owner == seat and len(line.pieces) == 1 for line in kept.lines_in.get(at, ()))
    taken = sum(edge[0] == at and line.owner is None for edge, line in kept.loose.items())
    return sum(1 for _ in owned(state, seat)) - gone + taken


def urbanize(state: State, action: Urbanize) -> list[Event]:
    """A line inside the hex alone is gone; longer ones lose that section and end in the city. A loose
    end that points at the hex is finished, for its owner, or for the urbanizer if it has none."""
    seat, at = state.asked, state.board.hex_of.get(action.town)
    assert at is not None
    inside = list(network(state).lines_in.get(at, ()))
    pointing = [line for edge, line in network(state).loose.items() if edge[0] == at]
    old = [*inside, *(line for line in pointing if line not in inside)]
    gone = {id(line): named(state, line) for line in inside}
    disc = int(has_disc(state, at))
    replace(state, old, [])
    tile = state.tiles.pop(at, "none")
    place_city(state, at, action.letter)
    state.cubes[at] = []
    state.urbanized = True
    events: list[Event] = [
        Urbanized(seat, action.town, action.letter, state.board.new_cities[action.letter].colour, tile, disc)
    ]
    for line in old:
        pieces = [piece for piece in line.pieces if piece.at != at]
        owners = [] if line.owner is None else [line.owner]
        if not pieces:
            events.append(LineGone(gone[id(line)], owners))
        else:
            owner = seat if line in pointing and line.owner is None else line.owner
            shorter = Line(owner, pieces, line.fresh)
            if ends(state, shorter)[0] is None:
                shorter.pieces = turned(pieces)
            replace(state, [], [shorter])
            if line in pointing:
                events.append(_finished(state, shorter))
            else:
                events.append(LineShortened(named(state, shorter), owners, len(pieces)))
    return events


def _finished(state: State, line: Line) -> LinkFinished:
    first, last = ends(state, line)
    assert first is not None
    assert last is not None
    assert line.owner is not None
    names = state.board.names
    return LinkFinished(line.owner, names[first], names[last], len(line.pieces))
