"""A table to set positions up on and to play at, by names; and players who play by a script."""

import random
from collections.abc import Callable
from itertools import count, product
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import Bid, Deliver, Issue, Lay, Move, Pass, Upgrade, Urbanize
from games.age_of_steam.advice import delivery_rank
from games.age_of_steam.board import Board, Hex
from games.age_of_steam.components import Cube, Privilege
from games.age_of_steam.flow import FLOW
from games.age_of_steam.laying import distance_left
from games.age_of_steam.network import ends, network, sections_in
from games.age_of_steam.state import AgeOfSteamOptions, Line, Phase, Piece, Player, State
from games.age_of_steam.tiles import EDGES, TILE_OF, TOWN, TOWN_TILES_OF, section
from games.engine.chance import Chance
from games.engine.contract import Event, freeze
from games.engine.errors import GameError, NotLegal
from games.engine.match import AnyMatch, Match, Turn, set_up
from games.engine.words import words

SIX = ("Peter", "Dave", "John", "Vince", "Hudson", "Martin")
FIVE, FOUR, THREE = SIX[:5], SIX[:4], SIX[:3]

Told = tuple[str | None, str, str | None, int]
"""A line: its owner, where it begins and ends (nowhere if loose), its sections."""


class Table:
    """A state with names for its seats, in whose order they play; after every move the invariants
    are checked. The colours by seat are orange, teal, white, pink, green and brown."""

    def __init__(self, names: tuple[str, ...] = FOUR, seed: str = "table", **options: bool) -> None:
        self.names = names
        board = GAME.board()
        assert isinstance(board, Board)
        self.board = board
        self.state: State
        self.state, self.opening = GAME.setup(len(names), AgeOfSteamOptions(**options), board, Chance(seed))
        self.order(*names)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    @property
    def asked(self) -> str | None:
        seats = GAME.actors(self.state)
        return self.names[seats[0]] if seats else None

    @property
    def turn_order(self) -> list[str]:
        return [self.names[seat] for seat in self.state.order]

    def hex_of(self, place: str) -> Hex:
        return self.board.hex_of[self.board.name_by_text[place.casefold()]]

    # Playing

    def play(self, *moves: str) -> list[Event]:
        """Plays moves in notation by whoever is asked, or `Name: move` by that player."""
        return [event for text in moves for event in self.act(*self._meant(text))]

    def act(self, seat: int, action: Move) -> list[Event]:
        events = GAME.apply(self.state, seat, action)
        self.sound()
        return events

    def _meant(self, text: str) -> tuple[int, Move]:
        name, colon, move = text.partition(": ")
        if colon:
            return self.seat(name), GAME.read(self.state, move)
        return GAME.actors(self.state)[0], GAME.read(self.state, text)

    def refused(self, move: str | Move) -> tuple[str, dict[str, Any]]:
        """The key and the figures of a refusal that leaves everything as it was."""
        seat, action = self._meant(move) if isinstance(move, str) else (GAME.actors(self.state)[0], move)
        before = freeze(self.state)
        assert action not in list(GAME.legal(self.state, seat))
        with pytest.raises(GameError) as error:
            GAME.apply(self.state, seat, action)
        assert freeze(self.state) == before
        assert isinstance(error.value, NotLegal)
        return error.value.key, error.value.figures

    def why(self, move: str | Move) -> str:
        return self.refused(move)[0]

    def legal(self) -> list[str]:
        return [GAME.write(move) for move in self.moves()]  # type: ignore[arg-type]  # no ranges here

    def moves(self) -> list[Any]:
        return list(GAME.legal(self.state, GAME.actors(self.state)[0]))

    def sound(self) -> None:
        assert GAME.check(self.state) == []

    def go_on(self) -> list[Event]:
        """What happens by itself from here."""
        events = FLOW.follow(self.state)
        self.sound()
        return events

    # Setting up

    def order(self, *names: str) -> None:
        self.state.order = [self.seat(name) for name in names]
        self.state.asked = self.state.order[0]

    def give(self, name: str, **figures: int) -> None:
        """Cash, income, shares or engine, exactly so much."""
        for field, amount in figures.items():
            assert hasattr(self.player(name), field)
            setattr(self.player(name), field, amount)

    def action(self, name: str, privilege: str) -> None:
        self.player(name).privilege = Privilege(privilege)

    def begin(self, phase: Phase, asked: str | None = None, turn: int = 1) -> None:
        """A phase in which the first in order, or somebody else, is asked first."""
        state = self.state
        state.phase, state.turn = phase, turn
        state.asked = self.seat(asked) if asked else state.order[0]

    def building(self, name: str, cash: int = 50, built: bool = True) -> None:
        """A player is to build, with money, and not for the first time."""
        self.begin(Phase.BUILDING, name)
        self.state.lays, self.state.urbanized = 0, False
        self.give(name, cash=cash)
        self.player(name).built = built

    def line(self, owner: str | None, *pieces: str) -> None:
        """Track from a place on: `K10 SW-NE` runs from south-west to north-east, `K9 o-NE` out of a town."""
        run = []
        for text in pieces:
            at, way = text.split()
            a, b = (TOWN if end == "o" else EDGES.index(end) for end in way.split("-"))
            run.append(Piece(at, a, b))
        seat = None if owner is None else self.seat(owner)
        self.state.lines.append(Line(seat, run))
        self.state.__dict__.pop("network", None)
        for piece in run:
            self._tile(piece.at)
        if owner:
            self.player(owner).built = True

    def _tile(self, at: Hex) -> None:
        sections = frozenset(sections_in(self.state, at))
        if self.state.is_town(at):
            self.state.tiles[at] = TOWN_TILES_OF.get(sections, ("",))[0]
        else:
            self.state.tiles[at] = TILE_OF.get(sections, "")

    def no_goods(self) -> None:
        """Every cube into the bag."""
        for cubes in self.state.cubes.values():
            self._to_bag(cubes)
            cubes.clear()
        for slots in self.state.display.values():
            self._to_bag([cube for cube in slots if cube])
            slots[:] = [None] * len(slots)

    def _to_bag(self, cubes: list[Cube]) -> None:
        for cube in cubes:
            self.state.bag[cube] += 1

    def cubes(self, place: str, cubes: str) -> None:
        """Puts exactly these cubes into a city, out of the bag."""
        at = self.hex_of(place)
        self._to_bag(self.state.cubes[at])
        self.state.cubes[at] = [Cube(cube) for cube in cubes.split()]
        for cube in self.state.cubes[at]:
            self.state.bag[cube] -= 1

    def column(self, column: str, cubes: str) -> None:
        """Fills a column of the display, the topmost space first; `-` is an empty one."""
        slots = self.state.display[column if column in self.board.new_cities else self.hex_of(column)]
        self._to_bag([cube for cube in slots if cube])
        slots[:] = [None if cube == "-" else Cube(cube) for cube in cubes.split()]
        for cube in slots:
            if cube:
                self.state.bag[cube] -= 1

    def dice(self, west: tuple[int, ...] = (), east: tuple[int, ...] = ()) -> None:
        """The next dice for the west, or for the east, show these faces, in any order."""
        players = len(self.names)
        for number in count():
            thrown = Chance(f"dice {number}")
            faces = [thrown.below(6) + 1 for _ in range(2 * players if east else players)]
            wests, easts = sorted(faces[:players]), sorted(faces[players:])
            if wests == (sorted(west) or wests) and easts == (sorted(east) or easts):
                self.state.chance = Chance(f"dice {number}")
                return

    def stubs(self, owner: str | None, amount: int, kind: str = "", avoid: str = "") -> None:
        """So many lines of one section, a simple tile each, out of cities all over the map."""
        for city, edge in product(self.board.cities, range(6)):
            hex_, inwards = self.board.neighbours[city][edge], (edge + 3) % 6
            pointed_at = [at for at, _ in network(self.state).loose]
            if not amount or hex_ in self.state.tiles or hex_ in (*avoid.split(), *pointed_at):
                continue
            ways = [end for end in range(6) if kind in ("", TILE_OF.get(frozenset([section(inwards, end)])))]
            for end in ways if hex_ and self.board.is_land(hex_) and hex_ not in self.board.towns else []:
                beyond = self.board.neighbours[hex_][end]
                free = beyond not in (None, *self.state.tiles, *self.board.cities, *self.board.towns)
                if free and end != inwards and self.board.is_land(beyond):
                    self.line(owner, f"{hex_} {EDGES[inwards]}-{EDGES[end]}")
                    amount -= 1
                    break
        assert not amount
        self.sound()

    # Looking

    def lines(self) -> list[Told]:
        """The lines as they are told, unowned ones first; the ends of a link in alphabetical order."""
        told = map(self.told, self.state.lines)
        return sorted(told, key=lambda line: (line[0] or "", line[1], line[2] or "~", line[3]))

    def told(self, line: Line) -> Told:
        first, last = ends(self.state, line)
        assert first is not None
        places = [self.board.names[first], *([self.board.names[last]] if last else [])]
        start, end = sorted(places) if last else (places[0], None)
        return None if line.owner is None else self.names[line.owner], start, end, len(line.pieces)

    def cash(self) -> list[int]:
        return [player.cash for player in self.state.players]

    def income(self) -> list[int]:
        return [player.income for player in self.state.players]

    def in_city(self, place: str) -> list[str]:
        return [cube.value for cube in self.state.cubes[self.hex_of(place)]]

    def in_column(self, column: str) -> list[str]:
        slots = self.state.display[column if column in self.board.new_cities else self.hex_of(column)]
        return [cube.value if cube else "-" for cube in slots]


def of(kind: type[Any], events: list[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def sentences(table: Table, events: list[Event]) -> list[str]:
    """Events as they are told."""
    speaker = words("en", GAME.name)
    return [speaker.tell(event, table.names) for event in events]


# Players who play by a script


def scripted(
    players: int,
    seed: str,
    after: Callable[[AnyMatch, Turn], None] | None = None,
    cash: int | None = None,
    most: int = 10_000,
    **options: bool,
) -> AnyMatch:
    """A whole game, or so many moves of it, by players who build and deliver rather sensibly; with
    more cash than usual it lasts longer."""
    match: AnyMatch = Match(set_up("age-of-steam", SIX[:players], seed, options))
    for player in match.state.players if cash is not None else ():
        player.cash = cash
    dice = random.Random(seed)
    while match.played < most and (seats := match.game.actors(match.state)):
        moves = list(match.game.legal(match.state, seats[0]))
        turn = match.play(seats[0], _chosen(match.state, seats[0], moves, dice))
        if after:
            after(match, turn)
    return match


def _chosen(state: State, seat: int, moves: list[Any], dice: random.Random) -> Move:
    choose = {
        Phase.SHARES: _issue,
        Phase.AUCTION: _bid,
        Phase.BUILDING: _build,
        Phase.MOVING: _move,
    }.get(state.phase)
    chosen: Move = choose(state, seat, moves, dice) if choose else dice.choice(moves)
    return chosen


def _issue(state: State, seat: int, _: list[Any], dice: random.Random) -> Move:
    player = state.players[seat]
    need = max(0, player.shares + player.engine + 9 - player.income - player.cash)
    return Issue(min(-(-need // 5), 15 - player.shares, 3))


def _bid(state: State, seat: int, moves: list[Any], dice: random.Random) -> Move:
    low = [move for move in moves if not isinstance(move, Bid) or move.amount < 4]
    return dice.choice(low) if dice.random() < 0.5 else Pass()  # type: ignore[no-any-return]


def _build(state: State, seat: int, moves: list[Any], dice: random.Random) -> Move:
    lays = [move for move in moves if isinstance(move, Lay)]
    finishing = [lay for lay in lays if distance_left(state, seat, lay) == 0]
    new_cities = [move for move in moves if isinstance(move, Urbanize)]
    if new_cities and dice.random() < 0.5:
        return dice.choice(new_cities)
    if finishing and dice.random() < 0.9:
        return dice.choice(finishing)
    if not lays or state.players[seat].cash <= 5:
        return Pass()
    loose = network(state).loose
    going_on = [lay for lay in lays if any((lay.at, end) in loose for pair in lay.sections for end in pair)]
    return dice.choice(going_on if going_on and dice.random() < 0.8 else lays)


def _move(state: State, seat: int, moves: list[Any], dice: random.Random) -> Move:
    player = state.players[seat]
    ways = [move for move in moves if isinstance(move, Deliver)]
    ways.sort(key=lambda way: delivery_rank(way, seat))
    better = Upgrade() in moves and player.engine < 4
    if ways and delivery_rank(ways[0], seat)[0] < 0 and not (better and dice.random() < 0.2):
        return ways[0]
    return Upgrade() if better and player.income + player.cash > 8 else Pass()
