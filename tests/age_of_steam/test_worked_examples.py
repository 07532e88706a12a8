"""The worked examples of the rules, each a fixture of its own."""

import pytest

from games.age_of_steam.events import (
    Dropped,
    FirstInOrder,
    GoodsGrown,
    GrowthRolled,
    IncomeRaised,
    LinkFinished,
    TileLaid,
)
from games.age_of_steam.scoring import sections_of
from games.age_of_steam.state import Phase
from games.engine.ranges import Amount
from tests.age_of_steam.table import THREE, Table, of

PETER = ["build K10 SW-NE", "build L9 SW-NE", "build N9 NW-S"]
DAVE = ["build J9 S-NE", "build K9 SW NE", "build L8 SW-SE"]
JOHN = ["build M10 N-NW", "build L9 SW-NE SE-NW", "build K9 SW NE SE NW"]
VINCE = ["build K8 S-N", "build K10 SW-NE N-S", "build K11 N-NW"]


# Building


@pytest.fixture
def table() -> Table:
    """Four players with 20 dollars are to build; Vince has urbanization."""
    table = Table()
    for name in table.names:
        table.give(name, cash=20)
    table.action("Vince", "urbanization")
    table.begin(Phase.BUILDING)
    return table


@pytest.fixture
def after_j(table: Table) -> Table:
    for moves in (PETER, DAVE, JOHN):
        table.play(*moves, "pass")
    return table


@pytest.fixture
def after_vince(after_j: Table) -> Table:
    after_j.play("urbanize Indianapolis B", *VINCE, "pass")
    return after_j


def prices(table: Table, moves: list[str]) -> list[int]:
    return [event.cost for event in of(TileLaid, table.play(*moves))]


def test_peter_builds_a_b_and_c_for_7(table: Table) -> None:
    assert prices(table, PETER) == [2, 2, 3]
    assert table.player("Peter").cash == 20 - 7
    assert [table.state.tiles[at] for at in ("K10", "L9", "N9")] == ["straight", "straight", "gentle"]
    assert table.lines() == [
        ("Peter", "Cincinnati", "Evansville", 2),
        ("Peter", "Cincinnati", None, 1),
    ]


def test_dave_builds_d_e_and_f_for_7(table: Table) -> None:
    table.play(*PETER, "pass")
    assert prices(table, DAVE) == [2, 3, 2]
    assert table.player("Dave").cash == 20 - 7
    assert [table.state.tiles[at] for at in ("J9", "K9", "L8")] == ["gentle", "straight", "gentle"]
    assert [line for line in table.lines() if line[0] == "Dave"] == [
        ("Dave", "Cincinnati", "Indianapolis", 2),
        ("Dave", "Evansville", "Indianapolis", 2),
    ]


def test_john_builds_g_h_and_j_for_9(table: Table) -> None:
    table.play(*PETER, "pass", *DAVE, "pass")
    before = [line for line in table.lines() if line[0] != "John"]
    assert prices(table, JOHN) == [3, 3, 3]
    assert table.player("John").cash == 20 - 9
    assert [table.state.tiles[at] for at in ("M10", "L9", "K9")] == [
        "sharp",
        "cross-straights",
        "cross-straights",
    ]
    assert [line for line in table.lines() if line[0] != "John"] == before
    assert [line for line in table.lines() if line[0] == "John"] == [
        ("John", "Cincinnati", "Indianapolis", 3),
        ("John", "Indianapolis", None, 1),
    ]


def test_vince_builds_a_new_city_for_nothing_and_k_l_and_m_for_8(after_j: Table) -> None:
    after_j.play("urbanize Indianapolis B")
    assert after_j.player("Vince").cash == 20
    assert "K9" not in after_j.state.tiles
    assert not any(piece.at == "K9" for line in after_j.state.lines for piece in line.pieces)
    assert ("John", "Indianapolis", None, 1) not in after_j.lines(), "his disc is back"
    assert prices(after_j, VINCE) == [2, 3, 3]
    assert after_j.player("Vince").cash == 20 - 8
    assert [after_j.state.tiles[at] for at in ("K8", "K10", "K11")] == [
        "straight",
        "cross-straights",
        "sharp",
    ]
    assert [line for line in after_j.lines() if line[0] == "Vince"] == [
        ("Vince", "Evansville", "Indianapolis", 2),
        ("Vince", "Indianapolis", None, 1),
    ]


def test_every_line_before_and_after_vince(after_j: Table) -> None:
    assert after_j.lines() == [
        ("Dave", "Cincinnati", "Indianapolis", 2),
        ("Dave", "Evansville", "Indianapolis", 2),
        ("John", "Cincinnati", "Indianapolis", 3),
        ("John", "Indianapolis", None, 1),
        ("Peter", "Cincinnati", "Evansville", 2),
        ("Peter", "Cincinnati", None, 1),
    ]
    assert [sections_of(after_j.state, seat) for seat in range(4)] == [2, 2 + 2, 3, 0]
    after_j.play("urbanize Indianapolis B", *VINCE)
    assert after_j.lines() == [
        ("Dave", "Cincinnati", "Indianapolis", 1),
        ("Dave", "Evansville", "Indianapolis", 1),
        ("John", "Cincinnati", "Indianapolis", 2),
        ("Peter", "Cincinnati", "Evansville", 2),
        ("Peter", "Cincinnati", None, 1),
        ("Vince", "Evansville", "Indianapolis", 2),
        ("Vince", "Indianapolis", None, 1),
    ]
    assert [sections_of(after_j.state, seat) for seat in range(4)] == [2, 1 + 1, 2, 2]


def test_all_totals_and_what_is_told_of_the_links(table: Table) -> None:
    events = table.play(
        *PETER, "pass", *DAVE, "pass", *JOHN, "pass", "urbanize Indianapolis B", *VINCE, "pass"
    )
    assert table.cash() == [20 - 7, 20 - 7, 20 - 9, 20 - 8]
    told = [(table.names[e.seat], {e.start, e.end}, e.sections) for e in of(LinkFinished, events)]
    assert told == [
        ("Peter", {"Evansville", "Cincinnati"}, 2),
        ("Dave", {"Evansville", "Indianapolis"}, 2),
        ("Dave", {"Indianapolis", "Cincinnati"}, 2),
        ("John", {"Indianapolis", "Cincinnati"}, 3),
        ("Vince", {"Evansville", "Indianapolis"}, 2),
    ]
    assert table.state.phase is Phase.MOVING


# The auction


def test_the_auction() -> None:
    table = Table(("Peter", "Dave", "Vince", "Hudson", "John"))
    table.action("John", "turn-order")
    table.begin(Phase.SHARES)
    table.play(*["shares 0"] * 5)
    events = table.play(
        "Peter: bid 2",
        "Dave: pass",
        "Vince: bid 3",
        "Hudson: pass",
        "John: stay",
        "Peter: pass",
        "John: pass",
    )
    assert table.turn_order == ["Vince", "John", "Peter", "Hudson", "Dave"]
    paid = {table.names[e.seat]: e.cost for e in of(Dropped, events) + of(FirstInOrder, events)}
    assert paid == {"Vince": 3, "John": 0, "Peter": 1, "Hudson": 0, "Dave": 0}
    assert {name: 10 - table.player(name).cash for name in table.names} == paid
    places = {table.names[e.seat]: e.place for e in of(Dropped, events)}
    assert places == {"Dave": 5, "Hudson": 4, "Peter": 3, "John": 2}
    assert (table.asked, table.state.phase) == ("Vince", Phase.PRIVILEGES)


# Deliveries


def two_blue_in_evansville(table: Table) -> Table:
    """Order Peter, Dave (John and Vince after them, doing nothing); Dave has "first move"."""
    table.no_goods()
    table.cubes("Evansville", "blue blue")
    table.action("Dave", "first-move")
    return table


@pytest.fixture
def deliveries(after_j: Table) -> Table:
    after_j.play("pass")
    assert after_j.state.phase is Phase.MOVING
    table = two_blue_in_evansville(after_j)
    table.begin(Phase.MOVING, "Dave")
    table.play(
        "Dave: engine", "Peter: deliver blue Evansville-orange-Cincinnati", "John: pass", "Vince: pass"
    )
    return table


def test_dave_raises_his_engine_and_peter_delivers_for_1(deliveries: Table) -> None:
    assert deliveries.player("Dave").engine == 2
    assert deliveries.income() == [1, 0, 0, 0]
    assert deliveries.in_city("Evansville") == ["blue"]
    assert deliveries.asked == "Dave", '"first move" is first in the second round, too'


def test_dave_delivers_over_his_own_two_links_for_2(deliveries: Table) -> None:
    events = deliveries.play("Dave: deliver blue Evansville-teal-Indianapolis-teal-Cincinnati")
    assert [(e.seat, e.links, e.income) for e in of(IncomeRaised, events)] == [(1, 2, 2)]
    assert deliveries.income() == [1, 2, 0, 0]
    assert deliveries.in_city("Evansville") == []


def test_over_johns_parallel_link_instead_both_get_1(deliveries: Table) -> None:
    deliveries.play("Dave: deliver blue Evansville-teal-Indianapolis-white-Cincinnati")
    assert deliveries.income() == [1, 1, 1, 0]


def test_every_way_that_dave_has(deliveries: Table) -> None:
    assert sorted(deliveries.legal()) == [
        "deliver blue Evansville-orange-Cincinnati",
        "deliver blue Evansville-teal-Indianapolis-teal-Cincinnati",
        "deliver blue Evansville-teal-Indianapolis-white-Cincinnati",
        "pass",
    ]


def test_after_new_city_b_the_same_cube_stops_in_indianapolis(after_vince: Table) -> None:
    table = two_blue_in_evansville(after_vince)
    table.begin(Phase.MOVING, "Dave")
    table.play(
        "Dave: engine", "Peter: deliver blue Evansville-orange-Cincinnati", "John: pass", "Vince: pass"
    )
    assert table.why("Dave: deliver blue Evansville-teal-Indianapolis-teal-Cincinnati") == "stops-before"
    table.play("Dave: deliver blue Evansville-teal-Indianapolis")
    assert table.income() == [1, 1, 0, 0]


# Growth


def test_growth() -> None:
    """Three players, B in play, A not, west dice 3, 3, 4."""
    table = Table(THREE)
    table.no_goods()
    table.column("Kansas City", "red yellow black")
    table.column("A", "blue purple")
    table.column("Des Moines", "purple red blue")
    table.column("B", "yellow black")
    table.state.new_cities["K9"] = "B"
    table.state.cubes["K9"] = []
    table.dice(west=(3, 3, 4))
    table.begin(Phase.GROWTH)
    events = table.go_on()
    assert table.in_city("Kansas City") == ["red", "yellow"]
    assert table.in_column("Kansas City") == ["-", "-", "black"]
    assert table.in_column("A") == ["blue", "purple"]
    assert table.in_city("Des Moines") == ["purple"]
    assert table.in_column("Des Moines") == ["-", "red", "blue"]
    assert table.in_city("Indianapolis") == ["yellow"]
    assert table.in_column("B") == ["-", "black"]
    assert of(GrowthRolled, events)[0] == GrowthRolled("west", [3, 3, 4])
    assert of(GoodsGrown, events) == [
        GoodsGrown("Kansas City", [Amount("red", 1), Amount("yellow", 1)]),
        GoodsGrown("Des Moines", [Amount("purple", 1)]),
        GoodsGrown("Indianapolis", [Amount("yellow", 1)]),
    ]
