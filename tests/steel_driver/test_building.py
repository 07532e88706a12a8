"""Phase 3: links, and the order of the companies."""

import pytest

from games.engine.errors import NotLegal
from games.steel_driver.events import CompanyPassed, CubesDealt, LinkBuilt
from games.steel_driver.phases import building
from games.steel_driver.state import Phase
from tests.steel_driver.table import BLUE, BROWN, GREEN, GREY, RED, SIX, YELLOW, Table, of


def table_with(*companies: tuple[object, str, int]) -> Table:
    """The building phase of round one: each company with its controller and its cubes."""
    table = Table()
    for company, name, cubes in companies:
        table.sold(company, name)  # type: ignore[arg-type]
        table.box(company, cubes)  # type: ignore[arg-type]
    return table


def refused(table: Table, move: str) -> str:
    with pytest.raises(NotLegal) as error:
        table.play(move)
    return error.value.key


def test_example_baltimore_pittsburgh_costs_3_and_sets_the_profit_to_40() -> None:
    table = table_with((RED, "Andy", 5))
    table.building(RED)
    supply = table.state.supply
    events = table.play("Andy: build Baltimore-Pittsburgh")
    assert of(LinkBuilt, events)[0] == LinkBuilt(
        table.seat("Andy"), RED, "Baltimore", "Pittsburgh", cost=3, earned=40, profit=40
    )
    assert table.state.railways[RED].cubes == 2
    assert table.state.supply == supply + 3


def test_example_the_first_link_cannot_be_declared_from_pittsburgh() -> None:
    table = table_with((RED, "Andy", 5))
    table.building(RED)
    assert refused(table, "build Pittsburgh-Baltimore") == "not-a-start"


def test_the_controller_decides_where_the_company_builds() -> None:
    table = table_with((RED, "Andy", 5), (YELLOW, "Mary", 5))
    table.building(RED)
    assert table.asked == "Andy"
    table.play("build Boston-Albany")
    assert table.asked == "Mary"


def test_companies_act_in_the_order_of_the_table_lap_by_lap() -> None:
    table = table_with((RED, "Andy", 4), (GREEN, "Mary", 4), (BROWN, "Don", 4))
    table.building(RED)
    acting = []
    for route in (
        "Boston-Albany", "New Orleans-Mobile", "Baltimore-Richmond",
        "Albany-Buffalo", "Mobile-Atlanta", "Richmond-Charleston",
    ):  # fmt: skip
        acting.append(table.state.active)
        table.play(f"build {route}")
    assert acting == [RED, GREEN, BROWN] * 2


def test_a_company_must_build_if_it_can() -> None:
    table = table_with((RED, "Andy", 2))
    table.building(RED)
    assert "pass" not in table.legal()
    assert refused(table, "pass") == "build-expected"


def test_the_cost_is_paid_from_the_companys_own_box_alone() -> None:
    table = table_with((RED, "Andy", 2))
    table.cubes("Andy", 10)
    table.building(RED)
    assert refused(table, "build Baltimore-Pittsburgh") == "link-too-dear"
    events = table.play("build Philadelphia-New York")
    dealt = of(CubesDealt, events)[0].each
    assert table.state.players[table.seat("Andy")].cubes == 10 + dealt


def test_the_first_link_starts_in_a_starting_city() -> None:
    table = table_with((RED, "Andy", 9))
    table.building(RED)
    starts = {move.removeprefix("build ").split("-")[0] for move in table.legal()}
    assert starts == {
        "Boston", "New York", "Philadelphia", "Baltimore", "Charleston", "New Orleans", "San Francisco",
    }  # fmt: skip


def test_several_companies_may_start_in_the_same_city() -> None:
    table = table_with((RED, "Andy", 3), (YELLOW, "Mary", 2))
    table.building(RED)
    table.play("build Baltimore-Pittsburgh", "build Baltimore-Richmond")
    assert table.state.railways[YELLOW].places == ["Baltimore", "Richmond"]


def test_between_two_starting_cities_either_may_be_the_start() -> None:
    table = table_with((RED, "Andy", 2))
    table.building(RED)
    assert {"build Boston-New York", "build New York-Boston"} <= set(table.legal())


def test_the_start_never_pays_even_when_reached_again() -> None:
    table = table_with((RED, "Andy", 6), (BLUE, "Don", 6))
    table.lay(RED, "New York-Boston-Albany")
    table.building(RED)
    events = table.play("build New York-Albany")
    assert of(LinkBuilt, events)[0].earned == 0
    assert table.state.railways[RED].profit == 0


def test_a_link_touches_the_companys_own_network() -> None:
    table = table_with((RED, "Andy", 9))
    table.lay(RED, "Boston-Albany")
    table.lay(BLUE, "New Orleans-Memphis")
    table.building(RED)
    assert refused(table, "build Memphis-Nashville") == "not-connected"
    assert refused(table, "build San Francisco-Portland") == "not-connected"
    assert sorted(table.legal()) == ["build Albany-Buffalo", "build Albany-New York", "build Boston-New York"]


def test_only_one_link_is_built_on_a_route() -> None:
    table = table_with((RED, "Andy", 3), (YELLOW, "Mary", 3))
    table.building(RED)
    table.play("build Baltimore-Pittsburgh")
    assert refused(table, "build Baltimore-Pittsburgh") == "route-built"


def test_there_must_be_a_route() -> None:
    table = table_with((RED, "Andy", 9))
    table.building(RED)
    assert refused(table, "build Boston-Chicago") == "no-route"


def test_a_city_pays_each_company_that_reaches_it() -> None:
    table = table_with((RED, "Andy", 5), (YELLOW, "Mary", 5))
    table.building(RED)
    table.play("build Baltimore-Pittsburgh", "build Philadelphia-Pittsburgh")
    assert table.state.railways[YELLOW].profit == 40


def test_no_city_pays_a_company_twice() -> None:
    table = table_with((RED, "Andy", 9))
    table.lay(RED, "Baltimore-Pittsburgh-Cleveland-Columbus")
    table.building(RED)
    events = table.play("build Pittsburgh-Columbus")
    assert of(LinkBuilt, events)[0].earned == 0


def test_a_link_between_two_connected_cities_reads_as_on_the_board() -> None:
    table = table_with((RED, "Andy", 9))
    table.lay(RED, "Baltimore-Pittsburgh-Cleveland-Columbus")
    table.building(RED)
    assert [move for move in table.legal() if "Pittsburgh" in move and "Columbus" in move] == [
        "build Pittsburgh-Columbus"
    ]


def test_example_green_passes_first_with_one_cube_left_and_leads_the_next_round() -> None:
    table = Table()
    for name, company in zip(SIX, table.state.order, strict=True):
        table.cubes(name, 0)
        table.sold(company, name)
        table.box(company, 5 if company is GREEN else 8)
    table.building(RED)
    for route in (
        "Boston-Albany", "Baltimore-Richmond", "New Orleans-Memphis", "New York-Philadelphia",
        "San Francisco-Portland", "New Orleans-Mobile",
        "Albany-Buffalo", "Richmond-Charleston", "Memphis-Nashville", "Philadelphia-Pittsburgh",
        "San Francisco-Los Angeles", "Mobile-Atlanta",
        "Buffalo-Cleveland",
    ):  # fmt: skip
        table.play(f"build {route}")
    events = table.play("build Charleston-Atlanta")
    assert of(CompanyPassed, events) == [CompanyPassed(GREEN, "cubes", 1)]
    assert table.state.pass_row == [GREEN]
    while table.state.round == 1:
        table.play(table.legal()[0])
    assert table.state.order[0] is GREEN
    assert table.state.railways[GREEN].cubes == 1, "what is left stays in its box"


def test_the_order_of_passing_is_the_next_rounds_order() -> None:
    table = table_with((RED, "Andy", 6), (YELLOW, "Mary", 2), (GREEN, "Don", 1))
    table.building(RED)
    events = table.play("build Baltimore-Pittsburgh", "build Boston-Albany", "build Pittsburgh-Cleveland")
    assert [event.company for event in of(CompanyPassed, events)] == [GREEN, BLUE, GREY, BROWN, YELLOW, RED]
    assert table.state.order == [GREEN, BLUE, GREY, BROWN, YELLOW, RED]
    assert table.state.round == 2


def test_a_company_that_nobody_controls_passes_and_keeps_its_cubes() -> None:
    table = table_with((YELLOW, "Mary", 2))
    table.box(RED, 5)
    table.state.phase = Phase.AUCTION
    events = table.play(*["pass"] * 6)
    assert of(CompanyPassed, events)[0] == CompanyPassed(RED, "uncontrolled", 5)
    assert table.state.active is YELLOW
    table.play("build Boston-Albany")
    assert table.state.round == 2
    assert table.state.railways[RED].cubes == 5


def test_a_company_that_has_passed_is_out_until_the_next_round() -> None:
    table = table_with((RED, "Andy", 9), (YELLOW, "Mary", 2))
    table.building(RED)
    table.play("build Baltimore-Pittsburgh", "build Boston-Albany", "build Pittsburgh-Cleveland")
    assert table.state.pass_row == [GREEN, BLUE, GREY, BROWN, YELLOW]
    assert table.state.active is RED, "alone, lap after lap"
    table.play("build Cleveland-Detroit")
    assert table.state.round == 2


def test_a_company_with_its_17_links_used_passes() -> None:
    table = table_with((RED, "Andy", 9), (YELLOW, "Mary", 2))
    table.lay(
        RED,
        "Boston-Albany-New York-Philadelphia-Baltimore-Pittsburgh-Cleveland-Detroit-Chicago",
        "Chicago-Milwaukee-Minneapolis",
        "Chicago-St. Louis-Memphis-New Orleans-Mobile-Atlanta-Charleston-Richmond",
    )
    assert table.state.railways[RED].links_left == 0
    table.state.phase, table.state.marker = Phase.AUCTION, 0
    events = table.play(*["pass"] * 6)
    assert of(CompanyPassed, events)[0] == CompanyPassed(RED, "links", 9)


def test_a_company_that_is_boxed_in_passes_and_keeps_its_cubes() -> None:
    table = table_with((RED, "Andy", 9), (YELLOW, "Mary", 2))
    table.lay(RED, "San Francisco-Portland")
    table.lay(BLUE, "San Francisco-Los Angeles", "San Francisco-Salt Lake City-Portland-Helena")
    table.state.phase = Phase.AUCTION
    events = table.play(*["pass"] * 6)
    assert of(CompanyPassed, events)[0] == CompanyPassed(RED, "unconnected", 9)


def test_a_company_without_a_free_route_at_any_start_passes() -> None:
    table = table_with((RED, "Andy", 9), (YELLOW, "Mary", 9))
    for start in table.board.starts:
        for _, route in table.board.at[start]:
            table.state.built[route.name] = BROWN
    table.state.phase, table.state.active = Phase.BUILDING, RED
    table.state.pass_row = [YELLOW, GREEN, BLUE, GREY, BROWN]
    assert list(building.moves(table.state)) == []
    assert building.next_company(table.state)[-1] == CompanyPassed(RED, "unconnected", 9)


def test_the_only_possible_link_must_be_built() -> None:
    table = table_with((RED, "Andy", 3))
    table.lay(RED, "San Francisco-Portland")
    table.lay(BLUE, "San Francisco-Salt Lake City-Portland-Helena")
    table.building(RED)
    assert table.legal() == ["build San Francisco-Los Angeles"]


@pytest.mark.parametrize("move", ["auction red 2", "bid 4", "pass", "claim Boston"])
def test_only_a_link_is_taken_in_the_building_phase(move: str) -> None:
    table = table_with((RED, "Andy", 5))
    table.building(RED)
    assert refused(table, move) == "build-expected"


def test_the_notation_forgives_case_spaces_and_direction() -> None:
    table = table_with((RED, "Andy", 9))
    table.lay(RED, "Boston-Albany")
    table.building(RED)
    table.play("BUILD  buffalo – ALBANY")
    assert table.state.railways[RED].places == ["Boston", "Albany", "Buffalo"]
