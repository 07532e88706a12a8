"""Deliveries: what a cube may do, what it pays, and every way compared with brute force."""

import random
from collections import Counter

import networkx as nx
import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import Deliver, Hop
from games.age_of_steam.components import COLOURS, Colour, Cube
from games.age_of_steam.events import EngineImproved, GoodsDelivered, IncomeRaised, LinksOf, MoveForgone
from games.age_of_steam.flow import FLOW
from games.age_of_steam.goods import deliveries
from games.age_of_steam.state import Line, Phase, Piece, State
from games.age_of_steam.tiles import TOWN
from games.engine.errors import GameError
from games.engine.match import AnyMatch, Turn
from tests.age_of_steam.table import SIX, Table, of, scripted, sentences

RED_WAY = "deliver red Evansville-orange-Cincinnati-teal-Wheeling-white-Pittsburgh"


@pytest.fixture
def table() -> Table:
    """Evansville (blue) - Cincinnati (blue) - Wheeling (yellow) - Pittsburgh (red) are links of Peter, of
    Dave and of John; Peter's other line from Evansville over Indianapolis ends in Cincinnati, too."""
    table = Table()
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Dave", "N9 NW-NE", "O9 SW-NE", "P8 SW-SE")
    table.line("John", "R7 N-S", "R8 N-SW")
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    table.line("Peter", "K9 o-NE", "L8 SW-SE")
    table.no_goods()
    table.begin(Phase.MOVING)
    for name in table.names:
        table.give(name, engine=3)
    table.sound()
    return table


# Order


def test_two_rounds_in_order_then_money(table: Table) -> None:
    asked = []
    for _ in range(8):
        asked.append((table.asked, table.state.move_round))
        assert table.state.phase is Phase.MOVING
        table.play("pass")
    names = ["Peter", "Dave", "John", "Vince"]
    assert asked == [(name, number) for number in (1, 2) for name in names]
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2)
    assert table.cash() == [10 - 5] * 4


def test_first_move_is_first_in_both_rounds(table: Table) -> None:
    table.action("John", "first-move")
    table.begin(Phase.MOVING, "John")
    asked = []
    for _ in range(8):
        asked.append(table.asked)
        table.play("pass")
    assert asked == ["John", "Peter", "Dave", "Vince"] * 2


def test_nothing_may_be_moved(table: Table) -> None:
    assert table.play("pass") == [MoveForgone(0)]


# What a cube does


def test_a_cube_passes_cities_of_other_colours_and_stops_in_one_of_its_own(table: Table) -> None:
    table.cubes("Evansville", "red")
    events = table.play(RED_WAY)
    assert table.income() == [1, 1, 1, 0]
    assert of(GoodsDelivered, events) == [
        GoodsDelivered(
            0,
            Cube.RED,
            "Evansville",
            [Hop(Colour.ORANGE, "Cincinnati"), Hop(Colour.TEAL, "Wheeling"), Hop(Colour.WHITE, "Pittsburgh")],
            "Evansville → Cincinnati → Wheeling → Pittsburgh",
            [LinksOf([0], 1), LinksOf([1], 1), LinksOf([2], 1)],
        )
    ]
    assert of(IncomeRaised, events) == [IncomeRaised(0, 1, 1), IncomeRaised(1, 1, 1), IncomeRaised(2, 1, 1)]


def test_a_delivery_is_told_as_a_way_with_the_owners_of_its_links(table: Table) -> None:
    table.cubes("Evansville", "red")
    assert sentences(table, table.play(RED_WAY)) == [
        "Peter delivers a red cube over 1 link of Peter, 1 link of Dave, and 1 link of John:"
        " Evansville → Cincinnati → Wheeling → Pittsburgh.",
        "For 1 link, Peter has more income, now 1.",
        "For 1 link, Dave has more income, now 1.",
        "For 1 link, John has more income, now 1.",
    ]


def test_a_cube_goes_back_to_the_bag(table: Table) -> None:
    table.cubes("Evansville", "red yellow red")
    before = table.state.bag[Cube.RED]
    table.play(RED_WAY)
    assert table.state.bag[Cube.RED] == before + 1
    assert sorted(table.in_city("Evansville")) == ["red", "yellow"]


def test_a_cube_goes_over_at_most_as_many_links_as_the_movers_engine(table: Table) -> None:
    table.cubes("Evansville", "red")
    table.give("Peter", engine=2)
    key, figures = table.refused(RED_WAY)
    assert (key, figures["engine"], figures["links"]) == ("engine-too-weak", 2, 3)
    assert table.legal() == ["engine", "pass"]


def test_a_town_ends_a_link(table: Table) -> None:
    table.cubes("Evansville", "blue")
    long = "deliver blue Evansville-orange-Indianapolis-orange-Cincinnati"
    table.give("Peter", engine=1)
    assert table.why(long) == "engine-too-weak"
    table.give("Peter", engine=2)
    table.play(long)
    assert table.income() == [2, 0, 0, 0]


def test_a_cube_stops_in_the_first_city_of_its_colour(table: Table) -> None:
    table.cubes("Wheeling", "blue")
    table.give("Peter", engine=6)
    assert table.why("deliver blue Wheeling-teal-Cincinnati-orange-Evansville") == "stops-before"
    table.play("deliver blue Wheeling-teal-Cincinnati")


def test_a_cube_leaves_a_city_of_its_own_colour_for_another_one(table: Table) -> None:
    table.cubes("Evansville", "blue")
    table.give("Peter", engine=6)
    assert sorted(table.legal()) == [
        "deliver blue Evansville-orange-Cincinnati",
        "deliver blue Evansville-orange-Indianapolis-orange-Cincinnati",
        "pass",
    ]


def test_a_cube_enters_no_city_or_town_twice_its_own_start_included(table: Table) -> None:
    table.cubes("Evansville", "red")
    table.give("Peter", engine=6)
    back = "deliver red Evansville-orange-Cincinnati-orange-Evansville-orange-Cincinnati-teal-Wheeling"
    assert table.why(back) == "place-twice"
    round_ = "deliver red Evansville-orange-Indianapolis-orange-Cincinnati-orange-Indianapolis"
    assert table.why(round_) == "place-twice"
    circle = "deliver red Evansville-orange-Indianapolis-orange-Cincinnati-orange-Evansville"
    assert table.why(circle) == "place-twice"


def test_a_cube_ends_in_a_city_of_its_colour_only(table: Table) -> None:
    table.cubes("Evansville", "red")
    assert table.why("deliver red Evansville-orange-Cincinnati") == "not-taken-there"
    assert table.why("deliver red Evansville-orange-Indianapolis") == "not-taken-there"


def test_black_cubes_go_only_to_black_new_cities(table: Table) -> None:
    table.cubes("Evansville", "black")
    table.give("Peter", engine=6)
    assert table.legal() == ["pass"]
    table.begin(Phase.BUILDING, "Peter")
    table.action("Peter", "urbanization")
    table.play("urbanize Indianapolis C")
    table.begin(Phase.MOVING)
    assert sorted(table.legal()) == [
        "deliver black Evansville-orange-Cincinnati-orange-Indianapolis",
        "deliver black Evansville-orange-Indianapolis",
        "pass",
    ]


def test_only_finished_links_are_used(table: Table) -> None:
    table.line("Vince", "M10 N-S")
    table.cubes("Cincinnati", "blue")
    assert sorted(table.legal())[:2] == [
        "deliver blue Cincinnati-orange-Evansville",
        "deliver blue Cincinnati-orange-Indianapolis-orange-Evansville",
    ]
    assert len(table.legal()) == 4, "engine and pass"


def test_a_cube_that_is_not_there(table: Table) -> None:
    table.cubes("Evansville", "red")
    assert table.why("deliver blue Evansville-orange-Cincinnati") == "no-such-cube"
    assert table.why("deliver red Cincinnati-teal-Wheeling-white-Pittsburgh") == "no-such-cube"
    assert table.why("deliver red Indianapolis-orange-Cincinnati") == "no-such-cube"


def test_a_link_that_is_not_there(table: Table) -> None:
    table.cubes("Evansville", "red blue")
    assert table.why("deliver blue Evansville-teal-Cincinnati") == "no-such-link"
    assert table.why("deliver red Evansville-orange-Chicago") == "no-such-link"
    assert table.why("deliver red Evansville-Chicago") == "no-such-link"
    assert table.why(Deliver(Cube.RED, "Evansville", (Hop(Colour.ORANGE, "Atlantis"),))) == "no-such-link"


def test_a_delivery_that_goes_nowhere(table: Table) -> None:
    table.cubes("Evansville", "blue")
    table.refused(Deliver(Cube.BLUE, "Evansville", ()))


def test_nothing_else_now(table: Table) -> None:
    for move in ("shares 1", "draw", "bid 2"):
        assert table.why(move) == "delivery-expected"


# What it pays


def test_any_owners_links_may_be_used_and_pay_their_owner_not_the_mover(table: Table) -> None:
    table.cubes("Evansville", "red")
    table.begin(Phase.MOVING, "Vince")
    table.play(RED_WAY)
    assert table.income() == [1, 1, 1, 0]


def test_of_parallel_links_the_mover_chooses(table: Table) -> None:
    table.line("Vince", "K11 NW-NE", "L10 SW-NE", "M10 SW-N")
    table.cubes("Evansville", "blue blue")
    table.play("Peter: deliver blue Evansville-pink-Cincinnati")
    assert table.income() == [0, 0, 0, 1]
    table.play("Dave: deliver blue Evansville-orange-Cincinnati")
    assert table.income() == [1, 0, 0, 1]


def test_two_parallel_links_of_one_player_are_one_way(table: Table) -> None:
    table.line("Peter", "K11 NW-NE", "L10 SW-NE", "M10 SW-N")
    table.cubes("Evansville", "blue")
    table.give("Peter", engine=1)
    assert table.legal() == ["deliver blue Evansville-orange-Cincinnati", "engine", "pass"]


def test_unowned_links_pay_nobody(table: Table) -> None:
    table.state.lines[0].owner = None
    table.state.__dict__.pop("network", None)
    table.cubes("Evansville", "red")
    events = table.play(RED_WAY.replace("Evansville-orange", "Evansville-nobody"))
    assert [event.seat for event in of(IncomeRaised, events)] == [1, 2]
    assert table.income() == [0, 1, 1, 0]


def test_income_counts_at_once(table: Table) -> None:
    table.cubes("Evansville", "blue")
    table.give("Peter", income=7)
    events = table.play("deliver blue Evansville-orange-Indianapolis-orange-Cincinnati")
    assert of(IncomeRaised, events) == [IncomeRaised(0, 2, 9)]


# A better engine


def test_instead_of_a_delivery_one_engine_step(table: Table) -> None:
    assert table.play("engine") == [EngineImproved(0, 4)]
    assert (table.player("Peter").engine, table.asked) == (4, "Dave")


def test_once_a_turn(table: Table) -> None:
    table.play("engine", "pass", "pass", "pass")
    assert table.asked == "Peter"
    assert table.why("engine") == "upgraded-already"
    assert "engine" not in table.legal()


def test_in_the_second_round_as_well_as_in_the_first(table: Table) -> None:
    table.play("pass", "pass", "pass", "pass", "engine")
    assert table.player("Peter").engine == 4


def test_beside_the_locomotive_action(table: Table) -> None:
    table.begin(Phase.PRIVILEGES)
    table.play("choose locomotive", "choose engineer", "choose production", "choose first-build")
    table.play("pass", "pass", "pass", "pass")
    table.play("Peter: engine")
    assert table.player("Peter").engine == 5


def test_at_most_6(table: Table) -> None:
    table.give("Peter", engine=5)
    table.play("engine", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    assert table.player("Peter").engine == 6
    table.begin(Phase.MOVING, turn=2)
    table.state.upgraded = []
    assert table.why("engine") == "engine-at-most"
    assert "engine" not in table.legal()


def test_everybody_anew_in_the_next_turn(table: Table) -> None:
    table.play("engine", *["pass"] * 7)
    table.play(*["shares 0"] * 4, *["pass"] * 3)
    table.play("choose engineer", "choose production", "choose first-build", "choose first-move")
    table.play(*["pass"] * 4)
    while table.asked != "Peter":
        table.play("pass")
    assert "engine" in table.legal()


# Every way, by brute force


def every_way(state: State, seat: int) -> set[Deliver]:
    """All simple paths of the multigraph of finished links, looked at one by one."""
    board = state.board
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    for line in state.lines:
        first, last = line.pieces[0], line.pieces[-1]
        places = [
            at if end == TOWN else board.neighbours[at][end]
            for at, end in ((first.at, first.a), (last.at, last.b))
        ]
        cities = {*board.cities, *state.new_cities}
        if places[0] is not None and (last.b == TOWN or places[1] in cities):
            graph.add_edge(*places, owner=None if line.owner is None else COLOURS[line.owner])
    colours = {at: city.colour for at, city in board.cities.items()}
    colours |= {at: board.new_cities[letter].colour for at, letter in state.new_cities.items()}
    found = set()
    for start, cubes in state.cubes.items():
        ends = [at for at in graph if at != start and colours.get(at) in cubes]
        for end in ends if start in graph else []:
            for path in nx.all_simple_edge_paths(graph, start, end, cutoff=state.players[seat].engine):
                through = [to for _, to, _ in path[:-1]]
                if all(colours.get(at) is not colours[end] for at in through):
                    owners = [graph.edges[edge]["owner"] or Colour.NOBODY for edge in path]
                    names = [board.names[to] for _, to, _ in path]
                    hops = tuple(map(Hop, owners, names))
                    found.add(Deliver(colours[end], board.names[start], hops))
    return found


def random_links(dice: random.Random) -> State:
    """A board with links wherever chance put them (only their ends count), parallel ones too, loose
    lines, and cubes of any colours."""
    table = Table(SIX)
    table.no_goods()
    state, board = table.state, table.board
    for letter, town in zip("ABCDEFGH", dice.sample(list(board.towns), dice.randint(0, 8)), strict=False):
        state.new_cities[town] = letter
        state.cubes[town] = []
    cities = [*board.cities, *state.new_cities]
    towns = [at for at in board.towns if at not in state.new_cities]
    places = dice.sample(cities, dice.randint(3, 8)) + dice.sample(towns, dice.randint(0, min(4, len(towns))))

    def end(place: str) -> tuple[str, int]:
        """A hex beside a city and the edge between, or a town and its middle."""
        if place in towns:
            return place, TOWN
        edge = dice.choice([edge for edge, at in enumerate(board.neighbours[place]) if at is not None])
        beside = board.neighbours[place][edge]
        assert beside is not None
        return beside, (edge + 3) % 6

    for _ in range(dice.randint(4, 14)):
        (first, a), (last, b) = map(end, dice.sample(places, 2))
        stop = Piece("F5", 0, 3) if dice.random() < 0.1 else Piece(last, 0, b)
        state.lines.append(Line(dice.choice([None, 0, 1, 2, 3, 4, 5]), [Piece(first, a, 0), stop]))
    for city in cities:
        state.cubes[city] = [dice.choice(list(Cube)) for _ in range(dice.randint(0, 3))]
    for player in state.players:
        player.engine = dice.randint(1, 6)
    return state


def compare(state: State, seat: int) -> int:
    listed = list(deliveries(state, seat))
    assert len(listed) == len(set(listed)), "every way exactly once"
    assert set(listed) == every_way(state, seat)
    return len(listed)


@pytest.mark.parametrize("seed", range(5))
def test_every_way_on_random_boards_by_brute_force(seed: int) -> None:
    dice = random.Random(seed)
    counts = []
    for _ in range(40):
        state = random_links(dice)
        counts += [compare(state, seat) for seat in range(6)]
    assert sum(count > 0 for count in counts) > 100
    assert max(counts) > 50


@pytest.mark.slow
def test_every_way_in_whole_games_by_brute_force() -> None:
    counts: list[int] = []

    def after(match: AnyMatch, _: Turn) -> None:
        if match.state.phase is Phase.MOVING:
            counts.append(compare(match.state, match.state.asked))

    for players in (3, 5):
        scripted(players, "ways", after, cash=60)
    assert max(counts) > 5


def test_what_is_refused_is_exactly_what_is_not_listed() -> None:
    """Ways put together at random, most of them wrong."""
    dice = random.Random("refused")
    outcomes: Counter[str] = Counter()
    for _ in range(60):
        state = random_links(dice)
        state.phase, state.asked = Phase.MOVING, 0
        listed = set(deliveries(state, 0))
        places = list(state.board.names.values())
        for way in list(listed)[:5]:
            for _ in range(6):
                hops = list(way.way)
                at = dice.randrange(len(hops))
                changed = [
                    [*hops[:at], *hops[at + 1 :]],
                    [*hops[:at], Hop(dice.choice(list(Colour)), hops[at].to), *hops[at + 1 :]],
                    [*hops[:at], Hop(hops[at].owner, dice.choice(places)), *hops[at + 1 :]],
                    [*hops, dice.choice(hops)],
                ]
                start = dice.choice([way.start, way.start, dice.choice(places)])
                tried = Deliver(dice.choice([way.cube, *Cube]), start, tuple(dice.choice(changed)))
                key = _refusal(state, tried)
                assert (key == "accepted") == (tried in listed), tried
                outcomes[key] += 1
    assert set(outcomes) >= {"accepted", "no-such-cube", "no-such-link", "engine-too-weak", "not-taken-there"}


def _refusal(state: State, action: Deliver) -> str:
    refused: GameError | None = FLOW.refusal(state, 0, action)
    return refused.key if refused else "accepted"


def test_the_best_ways_are_offered_first(table: Table) -> None:
    table.cubes("Evansville", "blue red")
    offered = _offered(table)
    assert offered[0] == "deliver blue Evansville-orange-Indianapolis-orange-Cincinnati"
    assert offered[-2:] == ["engine", "pass"]


def test_a_delivery_that_pays_only_others_is_never_offered_first(table: Table) -> None:
    table.cubes("Wheeling", "red")
    assert _offered(table) == ["engine", "pass", "deliver red Wheeling-white-Pittsburgh"]
    table.give("Peter", cash=0)
    assert _offered(table)[0] == "pass", "what can't be paid is not offered"
    table.cubes("Evansville", "blue")
    ways = [offered.startswith("deliver") for offered in _offered(table)]
    assert ways.index(False) > 0 and ways[-1], "own first, others' last"


def _offered(table: Table) -> list[str]:
    return [GAME.write(move) for move in GAME.advice.likely(table.state, 0)]  # type: ignore[arg-type]
