"""The line from coast to coast."""

import json
from itertools import pairwise

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from games.steel_driver import GAME, network
from games.steel_driver.components import Company
from games.steel_driver.events import LineCompleted, LinkBuilt, ProfitLost
from games.steel_driver.state import State
from tests.steel_driver.table import BLUE, BROWN, GREEN, GREY, RED, YELLOW, Table, of


def example(*extra_blue: str) -> Table:
    """The rules' example: green is about to build with five cubes."""
    table = Table()
    table.lay(RED, "Baltimore-Pittsburgh-Philadelphia-New York", "Pittsburgh-Cleveland-Chicago")
    table.lay(YELLOW, "New Orleans-Memphis-St. Louis-Chicago-Minneapolis-Omaha")
    table.lay(GREEN, "San Francisco-Salt Lake City-Denver")
    table.lay(BLUE, "New York-Albany-Buffalo-Cleveland-Detroit-Chicago", *extra_blue)
    table.lay(
        GREY,
        "Charleston-Atlanta-Nashville-Louisville-St. Louis-Kansas City",
        "Louisville-Indianapolis-Chicago",
    )
    table.lay(BROWN, "New Orleans-Dallas-Kansas City-Omaha-Des Moines-Chicago")
    table.sold(GREEN, "Don")
    table.box(GREEN, 5)
    table.building(GREEN)
    return table


def profits(table: Table, move: str) -> dict[Company, int]:
    """The bonus that each company gets from the move."""
    events = table.play(move)
    (line,) = of(LineCompleted, events)
    return {line.company: line.bonus} | dict.fromkeys(line.others, line.others_bonus)


def test_example_denver_omaha_pays_green_50_and_red_yellow_brown_30() -> None:
    assert profits(example(), "build Denver-Omaha") == {GREEN: 50, RED: 30, YELLOW: 30, BROWN: 30}


def test_example_denver_kansas_city_pays_green_50_and_red_brown_30() -> None:
    assert profits(example(), "build Denver-Kansas City") == {GREEN: 50, RED: 30, BROWN: 30}


def test_example_blue_takes_part_with_buffalo_new_york() -> None:
    table = example("Buffalo-New York")
    assert profits(table, "build Denver-Omaha") == {GREEN: 50, RED: 30, YELLOW: 30, BROWN: 30, BLUE: 30}


def test_the_bonus_comes_on_top_of_the_city() -> None:
    table = example()
    table.sold(RED, "Andy")
    table.box(RED, 3)
    events = table.play("build Denver-Omaha")
    assert of(LinkBuilt, events)[0].earned == 30
    assert table.state.railways[GREEN].profit == 30 + 50
    assert table.state.railways[RED].profit == 30


def test_the_bonus_is_paid_once_a_game() -> None:
    table = example()
    table.box(GREEN, 9)
    table.play("build Denver-Omaha")
    assert not of(LineCompleted, table.play("build Denver-Kansas City"))


def test_a_bonus_to_a_company_without_controller_is_lost() -> None:
    table = example()
    events = table.play("build Denver-Omaha")
    assert {event.company: event.amount for event in of(ProfitLost, events)} == {
        RED: 30,
        YELLOW: 30,
        BROWN: 30,
    }
    assert table.state.round == 2
    assert all(railway.profit == 0 for railway in table.state.railways.values()), "it does not come back"


def test_one_company_alone_gets_only_the_builders_bonus() -> None:
    table = Table()
    path = "San Francisco-Salt Lake City-Denver-Omaha-Des Moines-Chicago-Cleveland-Buffalo"
    table.lay(GREEN, path)
    table.sold(GREEN, "Don")
    table.box(GREEN, 3)
    table.building(GREEN)
    assert profits(table, "build Buffalo-New York") == {GREEN: 50}


def test_the_line_is_remembered_for_the_picture() -> None:
    table = example()
    table.play("build Denver-Kansas City")
    line = table.state.transcontinental
    assert line is not None
    assert set(line.routes) == {
        "Salt Lake City-San Francisco", "Denver-Salt Lake City", "Kansas City-Denver", "Kansas City-Omaha",
        "Omaha-Des Moines", "Chicago-Des Moines", "Cleveland-Chicago", "Pittsburgh-Cleveland",
        "Philadelphia-Pittsburgh", "New York-Philadelphia",
    }  # fmt: skip


def brute_force(state: State) -> set[Company]:
    """Fewest companies, then fewest links, over every simple path and every choice."""
    graph = network.links(state)
    west, east = state.board.ends
    best: tuple[int, int] | None = None
    companies: set[Company] = set()
    if west not in graph or east not in graph:
        return companies
    for path in nx.all_simple_paths(graph, west, east):
        owners = {graph[a][b]["company"] for a, b in pairwise(path)}
        key = (len(owners), len(path))
        if best is None or key < best:
            best, companies = key, set(owners)
        elif key == best:
            companies |= owners
    return companies


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_random_networks_agree_with_every_path_tried(data: st.DataObject) -> None:
    table = Table()
    state = table.state
    spine = "San Francisco-Salt Lake City-Denver-Omaha-Des Moines-Chicago-Cleveland-Buffalo-New York"
    names = {table.board.between[a, b].name for a, b in pairwise(spine.split("-"))}
    names |= set(data.draw(st.sets(st.sampled_from(sorted(table.board.routes)), max_size=14)))
    order = data.draw(st.permutations(sorted(names)))
    for name in order:
        builder = data.draw(st.sampled_from(state.order))
        line = network.completed_by(state, builder, state.board.routes[name])
        state.built[name] = builder
        expected = brute_force(state)
        if line is None:
            assert not expected
        else:
            assert {line.builder, *line.others} == expected
            return
    raise AssertionError("the spine joins the coasts")


def test_a_board_with_countless_shortest_ways_is_answered_at_once() -> None:
    """Two cities a layer, each joined with both of the next: two to the power of the layers."""
    layers = 24
    names = ["West", *(f"{side}{layer}" for layer in range(layers) for side in "AB"), "Gate", "East"]
    steps = [("West", "A0"), ("West", "B0"), (f"A{layers - 1}", "Gate"), (f"B{layers - 1}", "Gate")]
    steps += [(f"{a}{n}", f"{b}{n + 1}") for n in range(layers - 1) for a in "AB" for b in "AB"]
    steps.append(("Gate", "East"))
    board = {
        "game": "steel-driver", "name": "Layers", "provenance": {}, "transcontinental": ["West", "East"],
        "goods": {"plains": len(names)},
        "places": [
            {"name": name, "start": True, "value": 9, "goods": "plains", "lon": 0, "lat": 0} for name in names
        ],
        "routes": [{"between": step, "cost": 1} for step in steps],
    }  # fmt: skip
    state = Table().state
    state.board = GAME.read_board(json.dumps(board).encode())  # type: ignore[assignment]
    state.built = {name: state.order[number // 17] for number, name in enumerate(state.board.routes)}
    last, builder = state.built.popitem()
    line = network.completed_by(state, builder, state.board.routes[last])
    assert line is not None
    assert len(line.routes) == len(steps)
