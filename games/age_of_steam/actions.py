"""What a player can do, and its notation both ways."""

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from games.age_of_steam.board import HEX, Hex
from games.age_of_steam.components import CUBES, PRIVILEGES, Colour, Cube, Privilege
from games.age_of_steam.network import links
from games.age_of_steam.state import State
from games.age_of_steam.tiles import EDGES, TOWN, Exit, Section, section, write_sections
from games.engine.contract import Action
from games.engine.errors import NotUnderstood
from games.engine.notation import LONGEST, read_alone, read_number, read_place, verb_of


class Issue(Action, frozen=True):
    """`shares 2`: issue so many shares."""

    shares: int


class Bid(Action, frozen=True):
    """`bid 3`: for the order of the turn."""

    amount: int


class Stay(Action, frozen=True):
    """`stay`: pass once and stay in the auction, by "turn order"."""


class Choose(Action, frozen=True):
    """`choose locomotive`: one of the seven actions."""

    privilege: Privilege


class Urbanize(Action, frozen=True):
    """`urbanize Indianapolis B`: a new city onto a town."""

    town: str
    letter: str


class Lay(Action, frozen=True):
    """`build G8 N-SE`, `build K9 NE SW`: a tile, by the sections or exits that it then has."""

    at: Hex
    sections: tuple[Section, ...]


class Hop(Struct, frozen=True):
    """A link of a delivery: whose it is and where it leads."""

    owner: Colour
    to: str


class Deliver(Action, frozen=True):
    """`deliver blue Evansville-green-Indianapolis-green-Cincinnati`: a cube, over whose links."""

    cube: Cube
    start: str
    way: tuple[Hop, ...]


class Upgrade(Action, frozen=True):
    """`engine`: a better engine instead of a delivery."""


class Draw(Action, frozen=True):
    """`draw`: draw cubes by "production"."""


class PlaceCube(Action, frozen=True, tag="place"):
    """`place blue Chicago 3`, `place red A 1`: a drawn cube onto a space of the display, by its column and
    counted from the top."""

    cube: Cube
    column: str
    space: int


class Pass(Action, frozen=True):
    """`pass`: drop out of the auction, be done with building, move nothing, draw nothing."""


Move = Issue | Bid | Stay | Choose | Urbanize | Lay | Deliver | Upgrade | Draw | PlaceCube | Pass


_KINDS: dict[str, Callable[[Sequence[Section]], bool]] = {
    "straight": lambda sections: any(abs(a - b) == 3 for a, b in sections if b != TOWN),
    "curve": lambda sections: any(abs(a - b) != 3 for a, b in sections if b != TOWN),
    "gentle": lambda sections: any(abs(a - b) in (2, 4) for a, b in sections if b != TOWN),
    "sharp": lambda sections: any(abs(a - b) in (1, 5) for a, b in sections if b != TOWN),
    "crossing": lambda sections: len(sections) > 1 and all(b != TOWN for _, b in sections),
    "town": lambda sections: any(b == TOWN for _, b in sections),
    "stub": lambda sections: len(sections) == 1 and sections[0][1] == TOWN,
}
"""Words that may stand in a build where they are true; the exits say it all."""
_ALONE: dict[str, Move] = {"stay": Stay(), "engine": Upgrade(), "draw": Draw(), "pass": Pass()}


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Issue(shares):
            return f"shares {shares}"
        case Bid(amount):
            return f"bid {amount}"
        case Choose(privilege):
            return f"choose {privilege.value}"
        case Urbanize(town, letter):
            return f"urbanize {town} {letter}"
        case Lay(at, sections):
            return f"build {at} {write_sections(sections)}"
        case Deliver(cube, start, hops):
            way = "".join(f"-{hop.owner.value}-{hop.to}" for hop in hops)
            return f"deliver {cube.value} {start}{way}"
        case PlaceCube(cube, column, space):
            return f"place {cube.value} {column} {space}"
        case Upgrade():
            return "engine"
    return str(action.__struct_config__.tag)


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter."""
    verb, rest = verb_of(text)
    if verb in _ALONE:
        read_alone(rest)
        return _ALONE[verb]
    match verb:
        case "shares" | "bid" | "choose" | "build" if not rest:
            raise NotUnderstood("incomplete", verb=verb)
        case "urbanize" | "deliver" | "place" if " " not in rest:
            raise NotUnderstood("incomplete", verb=verb)
        case "shares":
            return Issue(read_number(rest))
        case "bid":
            return Bid(read_number(rest))
        case "choose":
            return Choose(_read_privilege(rest))
        case "urbanize":
            town, _, letter = rest.rpartition(" ")
            return Urbanize(_read_name(state, town), letter.upper())
        case "build":
            return _read_lay(rest)
        case "deliver":
            cube, _, way = rest.partition(" ")
            return _read_delivery(state, _read_cube(cube), way)
        case "place":
            cube, _, space = rest.partition(" ")
            return _read_placing(state, _read_cube(cube), space)
    raise NotUnderstood("unknown-move", text=text[:LONGEST])


def _read_privilege(text: str) -> Privilege:
    for privilege in PRIVILEGES:
        if privilege.value == text.casefold().replace(" ", "-"):
            return privilege
    raise NotUnderstood("unknown-privilege", text=text[:LONGEST], one_of=list(PRIVILEGES))


def _read_cube(text: str) -> Cube:
    for cube in CUBES:
        if cube.value == text.casefold():
            return cube
    raise NotUnderstood("unknown-cube", text=text[:LONGEST], one_of=list(CUBES))


def _read_name(state: State, text: str) -> str:
    return read_place(state.board.name_by_text, text)


def _read_placing(state: State, cube: Cube, text: str) -> PlaceCube:
    """A column with the number of a space; without one it is the column's lowest empty space."""
    name, _, number = text.rpartition(" ")
    if name and number.isdecimal() and text.casefold() not in state.board.name_by_text:
        return PlaceCube(cube, _read_column(state, name), read_number(number))
    column = _read_column(state, text)
    return PlaceCube(cube, column, max(state.empty_spaces(column), default=1))


def _read_column(state: State, text: str) -> str:
    return text.upper() if text.upper() in state.board.new_cities else _read_name(state, text)


def _read_lay(text: str) -> Lay:
    """A hex and what its tile then has; a word for the kind of tile may stand there, if it is true."""
    at, *ends = re.sub(" ?- ?", "-", text).split()
    if not re.fullmatch(HEX, at.upper()):
        raise NotUnderstood("unknown-hex", text=at[:LONGEST])
    sections = tuple(sorted({_read_section(end) for end in ends if end.casefold() not in _KINDS}))
    if not sections:
        raise NotUnderstood("incomplete", verb="build")
    for word in ends:
        if not _KINDS.get(word.casefold(), bool)(sections):
            raise NotUnderstood("word-too-many", text=word[:LONGEST])
    return Lay(at.upper(), sections)


def _read_section(text: str) -> Section:
    ends = text.upper().split("-")
    if len(ends) > 2 or len(set(ends)) != len(ends) or any(end not in EDGES for end in ends):
        raise NotUnderstood("unknown-exits", text=text[:LONGEST], one_of=list(Exit))
    return section(*(EDGES.index(end) for end in ends)) if len(ends) == 2 else (EDGES.index(ends[0]), TOWN)


def _read_delivery(state: State, cube: Cube, text: str) -> Deliver:
    """Places with the owners of the links between them. Where an owner is left out, it is the one
    whose link joins the two, if there is but one."""
    start, *rest = text.split("-")
    at, hops = _read_name(state, start.strip()), list[Hop]()
    owner: Colour | None = None
    for word in rest:
        named = _colour(word.strip().casefold())
        if named is not None and owner is None:
            owner = named
            continue
        to = _read_name(state, word.strip())
        hops.append(Hop(owner or _only_owner(state, hops[-1].to if hops else at, to), to))
        owner = None
    read_alone(owner.value if owner else "")
    return Deliver(cube, at, tuple(hops))


def _colour(word: str) -> Colour | None:
    """A player's colour, by what it is or was called."""
    try:
        return Colour(word)
    except ValueError:
        return None


def _only_owner(state: State, start: str, to: str) -> Colour:
    hex_of = state.board.hex_of
    owners = [owner for other, owner in links(state).get(hex_of[start], ()) if other == hex_of[to]]
    if len(owners) > 1:
        raise NotUnderstood("which-link", start=start, to=to, one_of=owners)
    return next(iter(owners), Colour.NOBODY)
