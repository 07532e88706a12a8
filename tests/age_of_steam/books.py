"""The books of Age of Steam, kept from its sentences: money, goods, track and whose it is, order and actions.

What was set up before the first sentence, the cubes in the cities and on the display, everybody has seen.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.age_of_steam import GAME
from games.age_of_steam.board import Terrain
from games.age_of_steam.laying import has_disc
from games.age_of_steam.scoring import winners
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import EDGES, SUPPLY
from games.engine.match import AnyMatch
from games.engine.words import words
from tests.games.books import Books, reads

CUBES = {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}
LINE_DISCS, TOWN_DISCS = 20, 8
TERRAIN = {Terrain.PLAIN: 2, Terrain.RIVER: 3, Terrain.MOUNTAIN: 4}
MIDDLE = "o"
DISC = " and a town disc"
TILES = {words("en", GAME.name).say("tile-of", tile=kind, disc=0): kind for kind in SUPPLY}

Part = tuple[str, frozenset[str]]
"""A section by its hex and its two ends: sides, or the middle of a town."""


@dataclass
class Company:
    """What a player has."""

    cash: int
    income: int = 0
    shares: int = 2
    engine: int = 1
    privilege: str | None = None
    out: int | None = None


@dataclass
class Run:
    """Track from one end to the other: its places, its loose ends, and its sections."""

    parts: set[Part] = field(default_factory=set)
    places: list[str] = field(default_factory=list)
    loose: list[tuple[str, str]] = field(default_factory=list)


def listed(text: str) -> list[str]:
    return [part for part in re.split(", and | and |, ", text) if part]


class SteamBooks(Books):
    """The companies by name, the display by column, and every section of track with its owner."""

    def __init__(self, match: AnyMatch, cash: int = 10) -> None:
        super().__init__(match)
        state: State = match.state
        self.board = state.board
        self.cheap_engineer = state.options.faidutti_engineer
        self.companies = {name: Company(cash) for name in self.seats}
        self.order: list[str] = []
        self.bids: dict[str, int] = {}
        self.dropped: list[str] = []
        self.turn = 1
        self.lays = 0
        self.cubes = {
            self.board.names[at]: Counter(c.value for c in found) for at, found in state.cubes.items()
        }
        self.display = {
            self.board.names.get(column, column): [cube.value if cube else None for cube in slots]
            for column, slots in state.display.items()
        }
        self.drawn: Counter[str] = Counter()
        self.dice: dict[str, list[int]] = {}
        self.tiles: dict[str, str] = {}
        self.discs: set[str] = set()
        self.parts: dict[Part, str | None] = {}
        self.changed: set[Part] = set()
        self.removed: dict[Part, str | None] = {}
        self.new_cities: dict[str, str] = {}
        self.due: Counter[str] = Counter()
        self.winners: list[str] | None = None

    # Order, shares and actions

    @reads(r"For the first turn order, (?P<who>\w+) rolls (?P<dice>.+)\.")
    def rolled(self, who: str, dice: str) -> None:
        assert len(listed(dice)) == 3

    @reads(r"Turn order: (?P<order>.+)\.")
    def ordered(self, order: str) -> None:
        self.order = listed(order)

    @reads(r"(?P<who>\w+) issues (?:no shares|(?P<shares>\d+) shares? for \$(?P<cash>\d+))\.")
    def issued(self, who: str, shares: str | None, cash: str | None) -> None:
        self.companies[who].shares += int(shares or 0)
        self.companies[who].cash += int(cash or 0)

    @reads(r"(?P<who>\w+) bids \$(?P<amount>\d+) for the turn order\.")
    def bid(self, who: str, amount: str) -> None:
        self.bids[who] = int(amount)

    @reads(r'(?P<who>\w+) passes once by "turn order" and stays in the auction\.')
    def stayed(self, who: str) -> None:
        assert self.companies[who].privilege == "turn order"

    @reads(r"(?P<who>\w+) drops out, gets place (?P<place>\d+) and pays (?:nothing|\$(?P<cost>\d+))\.")
    def out_of_the_auction(self, who: str, place: str, cost: str | None) -> None:
        self.companies[who].cash -= int(cost or 0)
        self.bids.pop(who, None)
        self.dropped.append(who)
        assert int(place) == len(self.order) + 1 - len(self.dropped)

    @reads(r"(?P<who>\w+) is first in turn order and pays (?:nothing|\$(?P<cost>\d+))\.")
    def first(self, who: str, cost: str | None) -> None:
        self.companies[who].cash -= int(cost or 0)
        self.bids, self.dropped = {}, []
        for company in self.companies.values():
            company.privilege = None

    @reads(r'(?P<who>\w+) chooses "(?P<privilege>.+)"\.')
    def chosen(self, who: str, privilege: str) -> None:
        self.companies[who].privilege = privilege

    @reads(r"(?P<who>\w+) has a better engine now, which goes over (?P<engine>\d+) links\.")
    def improved(self, who: str, engine: str) -> None:
        self.companies[who].engine += 1
        assert self.companies[who].engine == int(engine)

    # New cities and tiles

    @reads(
        r"(?P<who>\w+) places new city (?P<letter>[A-H]), which takes \w+ cubes, on (?P<town>.+?)\."
        r"(?: Back to the supply: (?P<tile>.+)\.)?"
    )
    def urbanized(self, who: str, letter: str, town: str, tile: str | None) -> None:
        at = self.board.hex_of[town]
        assert (self.lays, self.companies[who].privilege) == (0, "urbanization")
        assert (tile or "").endswith(DISC) == (at in self.discs)
        assert TILES.get((tile or "").removesuffix(DISC)) == self.tiles.pop(at, None)
        self.discs.discard(at)
        self.changed = {part for run in self.runs() for part in run.parts if self.points_at(run, at)}
        self.removed = {part: self.parts.pop(part) for part in list(self.parts) if part[0] == at}
        self.new_cities[at] = letter
        self.cubes[town] = Counter()

    @reads(r"(?P<who>\w+) loses the line (?P<line>.+), which is gone\.")
    def gone(self, who: str, line: str) -> None:
        assert who in self.removed.values()

    @reads(r"The line (?P<line>.+), which was nobody's, is gone\.")
    def nobodys_gone(self, line: str) -> None:
        assert None in self.removed.values()

    @reads(
        r"The line (?P<line>.+), which (?:is nobody's|belongs to (?P<who>\w+)), loses a section and has"
        r" (?P<left>\d+) left\."
    )
    def shortened(self, line: str, who: str | None, left: str) -> None:
        told = [run for run in self.runs() if self.name_of(run) in (line, "–".join(line.split("–")[::-1]))]
        assert any(len(run.parts) == int(left) and self.owners(run) == {who} for run in told)

    @reads(r"(?P<who>\w+) lays (?P<tile>.+) in (?P<at>[A-Z]\d+) for \$(?P<cost>\d+): (?P<exits>.+)\.")
    def laid(self, who: str, tile: str, at: str, cost: str, exits: str) -> None:
        now = {(at, frozenset(side.split("-") if "-" in side else [side, MIDDLE])) for side in listed(exits)}
        before = {part for part in self.parts if part[0] == at}
        assert int(cost) == self.price(who, at, len(before), len(now))
        self.companies[who].cash -= int(cost)
        self.lays += 1
        assert self.lays <= (4 if self.companies[who].privilege == "engineer" else 3)
        self.tiles[at] = TILES[tile.removesuffix(DISC)]
        self.discs.discard(at)
        if tile.endswith(DISC):
            self.discs.add(at)
        added = dict.fromkeys(now - before, who)
        for part in before - now:  # a loose end was turned, and stays whose it was
            [(_, loose)] = self.run_of(part).loose
            [turned] = [other for other in added if part[1] - {loose} <= other[1]]
            added[turned] = self.parts.pop(part)  # type: ignore[assignment]  # nobody's is None
        self.parts |= added
        self.changed = set(added)

    @reads(r"The line (?P<line>.+) was nobody's and belongs to (?P<who>\w+) now\.")
    def taken(self, line: str, who: str) -> None:
        run = self.loose_run(line)
        assert self.owners(run) == {None, who}
        self.give(run, who)

    @reads(
        r"The link (?P<start>.+)–(?P<end>.+) is finished and belongs to (?P<who>\w+)"
        r" \((?P<left>\d+) sections?\)\."
    )
    def finished(self, start: str, end: str, who: str, left: str) -> None:
        told = [run for run in self.runs() if run.parts & self.changed and self.name_of(run)]
        told = [run for run in told if {self.board.names[at] for at in run.places} == {start, end}]
        told = [run for run in told if len(run.parts) == int(left) and self.owners(run) <= {who, None}]
        self.give(told[0], who)
        self.changed -= told[0].parts

    @reads(
        r"(?P<who>\w+) did not lengthen (?P<count>an|\d+) unfinished lines?, which belongs? to nobody now:"
        r" (?P<lines>.+)\."
    )
    def lost(self, who: str, count: str, lines: str) -> None:
        assert len(listed(lines)) == (1 if count == "an" else int(count))
        for line in listed(lines):
            run = self.loose_run(line)
            assert self.owners(run) == {who}
            self.give(run, None)

    @reads(r"(?P<who>\w+) is done with building\.")
    def built(self, who: str) -> None:
        self.lays = 0

    # Goods and money

    @reads(r"(?P<who>\w+) delivers a (?P<cube>\w+) cube over (?P<links>.+?): (?P<way>.+)\.")
    def delivered(self, who: str, cube: str, links: str, way: str) -> None:
        places = way.split(" → ")
        self.cubes[places[0]][cube] -= 1
        owners = []
        for text in listed(links):
            told = re.fullmatch(r"(\d+) links? of (\w+)", text)
            assert told is not None
            owners += [told[2]] * int(told[1])
        finished = [(set(run.places), self.owners(run)) for run in self.runs() if not run.loose]
        for start, end, owner in zip(places[:-1], places[1:], owners, strict=True):
            ends = {self.board.hex_of[start], self.board.hex_of[end]}
            assert (ends, {None if owner == "nobody" else owner}) in finished
        paid = [name for name in owners if name != "nobody" and self.companies[name].out is None]
        self.due = Counter(paid)

    @reads(r"For (?P<links>\d+) links?, (?P<who>\w+) has more income, now (?P<income>\d+)\.")
    def raised(self, links: str, who: str, income: str) -> None:
        assert self.due.pop(who) == int(links)
        self.companies[who].income += int(links)
        assert self.companies[who].income == int(income)

    @reads(r"(?P<who>\w+) delivers nothing\.")
    def forwent(self, who: str) -> None:
        assert self.companies[who].out is None

    @reads(
        r"(?P<who>\w+) receives (?:nothing|\$(?P<received>\d+)) and has expenses of \$(?P<expenses>\d+)"
        r"(?:; \$(?P<missing>\d+) is missing and comes off the income)?: cash \$(?P<cash>\d+),"
        r" income (?P<income>-?\d+)\."
    )
    def paid(
        self, who: str, received: str | None, expenses: str, missing: str | None, cash: str, income: str
    ) -> None:
        company = self.companies[who]
        assert (int(received or 0), int(expenses)) == (company.income, company.shares + company.engine)
        company.cash += int(received or 0) - int(expenses) + int(missing or 0)
        company.income -= int(missing or 0)
        assert (company.cash, company.income) == (int(cash), int(income))

    @reads(
        r"(?P<who>\w+) is bankrupt and leaves the game\. Finished links stay on the board\."
        r"(?: (?:An|\d+) unfinished lines? belongs? to nobody now: (?P<lines>.+)\.)?"
    )
    def bankrupt(self, who: str, lines: str | None) -> None:
        company = self.companies[who]
        assert company.income < 0 == company.cash
        company.out, company.privilege = self.turn, None
        self.order.remove(who)
        for line in listed(lines or ""):
            self.give(self.loose_run(line), None)

    @reads(r"Income reduction for (?P<who>\w+): (?P<lost>\d+) less, now (?P<income>\d+)\.")
    def reduced(self, who: str, lost: str, income: str) -> None:
        company = self.companies[who]
        assert int(lost) == 2 * min((company.income - 1) // 10, 5)
        company.income -= int(lost)
        assert company.income == int(income)

    @reads(
        r'(?P<who>\w+) draws (?:a (?P<one>\w+) cube by "production"|'
        r'\d+ cubes by "production": (?P<several>.+))\.'
    )
    def drew(self, who: str, one: str | None, several: str | None) -> None:
        self.drawn = Counter(listed(one or several or ""))

    @reads(r"(?P<who>\w+) draws no cubes\.")
    def declined(self, who: str) -> None:
        assert self.companies[who].privilege == "production"

    @reads(
        r"(?P<who>\w+) places a (?P<cube>\w+) cube on space (?P<space>\d) of column (?P<column>.+)"
        r" in the goods display\."
    )
    def placed(self, who: str, cube: str, space: str, column: str) -> None:
        self.drawn[cube] -= 1
        assert self.display[column][int(space) - 1] is None
        self.display[column][int(space) - 1] = cube

    @reads(r"(?P<who>\w+) puts (?:a (?P<one>\w+) cube|\d+ cubes \((?P<several>.+)\)) back into the bag\.")
    def returned(self, who: str, one: str | None, several: str | None) -> None:
        self.drawn -= Counter(listed(one or several or ""))

    @reads(r"Goods growth in the (?P<side>west|east): dice (?P<dice>.+)\.")
    def thrown(self, side: str, dice: str) -> None:
        self.dice[side] = [int(face) for face in listed(dice)]

    @reads(r"(?P<city>[\w. ]+) receives (?P<amounts>\d+ × .+)\.")
    def grown(self, city: str, amounts: str) -> None:
        """The topmost cubes of the city's column come, or of the new city's."""
        told = Counter({what: int(count) for count, what in (text.split(" × ") for text in listed(amounts))})
        slots = self.display[self.new_cities.get(self.board.hex_of[city], city)]
        spaces = [space for space, cube in enumerate(slots) if cube][: told.total()]
        assert Counter(slots[space] for space in spaces) == told
        for space in spaces:
            slots[space] = None
        self.cubes[city] += told

    @reads(r"Turn (?P<turn>\d+) is over\.")
    def turned(self, turn: str) -> None:
        assert int(turn) == self.turn
        self.turn += 1

    @reads(r"The game is over, and nobody wins: every company is bankrupt\.")
    def ended_for_all(self) -> None:
        self.winners = []
        assert self.order == []

    @reads(r"The game is over: all companies but one are bankrupt\. (?P<who>\w+) wins\.")
    def ended_for_one(self, who: str) -> None:
        self.winners = [who]
        assert self.order == [who]

    @reads(r"The game is over: turn (?P<turn>\d+) was the last\. (?P<who>.+?) (?:wins|share the victory)\.")
    def ended(self, turn: str, who: str) -> None:
        self.winners = listed(who)
        assert int(turn) == self.turn == {3: 10, 4: 8, 5: 7, 6: 6}[len(self.seats)]

    # Track

    def price(self, who: str, at: str, before: int, now: int) -> int:
        """What a tile costs by the rules, from how many sections lay there and how many do now."""
        if self.cheap_engineer and self.companies[who].privilege == "engineer":
            return 2
        terrain = self.board.terrain[at]
        if terrain is Terrain.TOWN:
            return 3 if before else 1 + now
        if before:
            return 3 if before < now else 2
        return TERRAIN[terrain]

    def runs(self) -> Iterator[Run]:
        seen: set[Part] = set()
        for part in self.parts:
            if part not in seen:
                run = self.run_of(part)
                seen |= run.parts
                yield run

    def run_of(self, part: Part) -> Run:
        """The line that a section lies in."""
        run = Run({part})
        for end in part[1]:
            at, side = part[0], end
            while True:
                if side == MIDDLE:
                    run.places.append(at)
                    break
                beyond = self.board.neighbours[at][EDGES.index(side)]
                if beyond in self.board.cities or beyond in self.new_cities:
                    run.places.append(beyond)
                    break
                entered = EDGES[(EDGES.index(side) + 3) % 6]
                after = next((p for p in self.parts if p[0] == beyond and entered in p[1]), None)
                if after is None:
                    run.loose.append((at, side))
                    break
                run.parts.add(after)
                [side] = after[1] - {entered}
                at = after[0]
        return run

    def points_at(self, run: Run, at: str) -> bool:
        return any(self.board.neighbours[end][EDGES.index(side)] == at for end, side in run.loose)

    def name_of(self, run: Run) -> str:
        places = [self.board.names[at] for at in run.places]
        return "–".join(places) if not run.loose else f"{places[0]} → {' '.join(run.loose[0])}"

    def loose_run(self, line: str) -> Run:
        [run] = [run for run in self.runs() if self.name_of(run) == line]
        return run

    def owners(self, run: Run) -> set[str | None]:
        return {self.parts[part] for part in run.parts}

    def give(self, run: Run, who: str | None) -> None:
        self.parts |= dict.fromkeys(run.parts, who)

    # Looking

    def compare(self, state: State) -> None:
        for (name, company), player in zip(self.companies.items(), state.players, strict=True):
            assert (company.cash, company.income) == (player.cash, player.income), name
            assert (company.shares, company.engine, company.out) == (player.shares, player.engine, player.out)
            privilege = player.privilege and player.privilege.value.replace("-", " ")
            assert company.privilege == privilege
        assert self.order == [self.seats[seat] for seat in state.order]
        assert not +self.due
        self._compare_auction(state)
        self._compare_goods(state)
        self._compare_track(state)
        assert (self.winners is not None) == (state.phase is Phase.OVER)
        if self.winners is not None:
            self._compare_scores(state)

    def _compare_auction(self, state: State) -> None:
        assert self.turn == state.turn
        if state.auction is not None:
            assert self.bids == {self.seats[seat]: bid for seat, bid in state.auction.bids.items()}
            assert self.dropped == [self.seats[seat] for seat in state.auction.dropped]

    def _compare_goods(self, state: State) -> None:
        cubes = {state.board.names[at]: Counter(c.value for c in found) for at, found in state.cubes.items()}
        assert {city: +found for city, found in self.cubes.items()} == cubes
        for column, slots in state.display.items():
            told = self.display[self.board.names.get(column, column)]
            assert told == [cube.value if cube else None for cube in slots]
        assert +self.drawn == Counter(cube.value for cube in state.drawn)
        assert self.dice == state.dice
        bag = Counter(CUBES) - self.drawn
        for found in self.cubes.values():
            bag -= found
        for slots in self.display.values():
            bag -= Counter(cube for cube in slots if cube)
        assert bag == +Counter({cube.value: count for cube, count in state.bag.items()})

    def _compare_track(self, state: State) -> None:
        assert self.tiles == state.tiles
        assert self.new_cities == state.new_cities
        assert self.discs == {at for at in state.board.towns if has_disc(state, at)}
        ends = (*EDGES, MIDDLE)
        assert self.parts == {
            (piece.at, frozenset((ends[piece.a], ends[piece.b]))): None
            if line.owner is None
            else self.seats[line.owner]
            for line in state.lines
            for piece in line.pieces
        }
        if state.phase is Phase.BUILDING:
            assert self.lays == state.lays
        assert all(count <= SUPPLY[kind] for kind, count in Counter(self.tiles.values()).items())
        assert len(self.discs) <= TOWN_DISCS
        lines = Counter(next(iter(self.owners(run))) for run in self.runs())
        assert all(count <= LINE_DISCS for owner, count in lines.items() if owner is not None)

    def _compare_scores(self, state: State) -> None:
        assert self.winners == [self.seats[seat] for seat in winners(state)]
        for place in GAME.result(state) or ():
            name = self.seats[place.seat]
            company = self.companies[name]
            links = [run for run in self.runs() if not run.loose and self.owners(run) == {name}]
            score = 3 * company.income - 3 * company.shares + sum(len(run.parts) for run in links)
            assert place.score == (score if company.out is None else 0)
