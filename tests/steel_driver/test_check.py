"""Every invariant of Steel Driver fires when a position is broken."""

import pytest

from games.steel_driver import GAME
from games.steel_driver.components import COMPANIES, Company, Edition, Goods
from games.steel_driver.state import Phase, State
from tests.games.broken import Case, Cases, conditions_without_a_case
from tests.steel_driver.table import BLUE, RED, YELLOW, Table


def building() -> State:
    """Round two: Red, of Richard, has built from Boston to Buffalo and is to build again."""
    table = Table()
    table.sold(RED, "Richard")
    table.box(RED, 5)
    table.lay(RED, "Boston-Albany-Buffalo")
    table.state.round = 2
    table.building(RED)
    return table.state


def bidding() -> State:
    """Richard has put Red up for 3."""
    table = Table(marker="Richard")
    table.play("auction red 3")
    return table.state


def claiming() -> State:
    """The final scoring: Red has claimed Boston, Yellow is to claim in the west."""
    table = Table()
    table.sold(RED, "Richard")
    table.lay(RED, "Boston-Albany-Buffalo")
    table.sold(YELLOW, "Don")
    table.lay(YELLOW, "New Orleans-Memphis")
    table.state.round, table.state.phase = 5, Phase.AUCTION
    table.play(*["pass"] * 6, "claim Boston")
    return table.state


CASES = Cases(building)


@CASES.says("cubes below 0: supply 20, players [-1, 6, 6, 6, 6, 6], boxes [5, 0, 0, 0, 0, 0]")
def a_player_below_zero(state: State) -> None:
    state.supply, state.players[0].cubes = state.supply + 1, -1


@CASES.says("19 + [7, 6, 6, 6, 6, 6] + [5, 0, 0, 0, 0, 0] cubes are not 60")
def a_cube_too_many(state: State) -> None:
    state.players[0].cubes += 1


@CASES.says("seat 0 bid 7 with fewer cubes", bidding)
def a_bid_beyond_the_cubes(state: State) -> None:
    assert state.sale
    state.sale.bid = 7


@CASES.says("cash [10, -10, 0, 0, 0, 0] is not the 0 paid out")
def cash_below_zero(state: State) -> None:
    state.players[0].cash, state.players[1].cash = 10, -10


@CASES.says("cash [10, 0, 0, 0, 0, 0] is not the 0 paid out")
def cash_from_nowhere(state: State) -> None:
    state.players[0].cash = 10


@CASES.says("red: shares [2, -1, 0, 0, 0, 0] + 4 are not 5")
def shares_below_zero(state: State) -> None:
    state.railways[RED].shares[:2] = [2, -1]


@CASES.says("red: shares [1, 0, 0, 0, 0, 0] + 5 are not 5")
def a_share_too_many(state: State) -> None:
    state.railways[RED].shares_left += 1


@CASES.says("red: 3 shares sold by round 2")
def more_shares_than_rounds(state: State) -> None:
    state.railways[RED].shares[0], state.railways[RED].shares_left = 3, 2


@CASES.says("red: controlled by seat 1 without a share")
def a_controller_without_a_share(state: State) -> None:
    state.railways[RED].controller = 1


@CASES.says("red: 16 links left of 17 after 2")
def a_link_too_many(state: State) -> None:
    state.railways[RED].links_left += 1


@CASES.says("red: places ['Boston', 'Albany', 'Memphis'] are not those of its links")
def a_place_for_another(state: State) -> None:
    state.railways[RED].places[-1] = "Memphis"


@CASES.says("red: places ['Boston', 'Albany', 'Buffalo', 'Albany'] are not those of its links")
def a_place_twice(state: State) -> None:
    state.railways[RED].places.append("Albany")


@CASES.says("red: two separate networks")
def a_network_in_two_parts(state: State) -> None:
    state.built[state.board.between["New Orleans", "Memphis"].name] = RED
    state.railways[RED].places += ["New Orleans", "Memphis"]
    state.railways[RED].links_left -= 1


@CASES.says("red: began in Buffalo, not a starting city")
def a_start_inland(state: State) -> None:
    state.railways[RED].places.reverse()


@CASES.says(f"order {[RED] * 6} is not every company once")
def companies_missing_in_the_order(state: State) -> None:
    state.order = [RED] * 6


@CASES.says(f"order {[*COMPANIES[Edition.PEGASUS], RED]} is not every company once")
def a_company_twice_in_the_order(state: State) -> None:
    state.order.append(RED)


@CASES.says(f"pass row {[BLUE, BLUE]} has a company twice")
def a_company_passed_twice(state: State) -> None:
    state.pass_row = [BLUE, BLUE]


@CASES.says(f"pass row {[Company.PURPLE]} has a company twice")
def a_company_of_the_other_edition(state: State) -> None:
    state.pass_row = [Company.PURPLE]


@CASES.says(f"{RED} is active though it has passed")
def active_after_passing(state: State) -> None:
    state.pass_row = [RED]


@CASES.says("round 6")
def a_sixth_round(state: State) -> None:
    state.round = 6


@CASES.says(
    "goods ['Buffalo', 'Memphis', 'New Orleans'] and ['Boston'] are not one a connected city", claiming
)
def a_city_without_goods(state: State) -> None:
    del state.goods["Albany"]


@CASES.says("goods cubes before the final scoring")
def goods_on_the_map_too_early(state: State) -> None:
    state.goods["Boston"] = Goods.NORTHEAST


@CASES.says("goods cubes before the final scoring")
def goods_claimed_too_early(state: State) -> None:
    state.railways[RED].goods["Boston"] = Goods.NORTHEAST


@CASES.says("red: goods heartland from Memphis", claiming)
def goods_of_a_city_off_the_network(state: State) -> None:
    state.railways[RED].goods["Memphis"] = state.goods.pop("Memphis")


@CASES.says("red: goods pacific from Boston", claiming)
def goods_of_another_kind(state: State) -> None:
    state.railways[RED].goods["Boston"] = Goods.PACIFIC


@CASES.says("the table waits for [] in Phase.BUILDING")
def nobody_asked_before_the_end(state: State) -> None:
    state.active = None


@CASES.says("seat 0 is asked but has no legal move")
def a_company_without_cubes(state: State) -> None:
    state.supply += state.railways[RED].cubes
    state.railways[RED].cubes = 0


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_broken_position_is_named(case: Case) -> None:
    assert GAME.check(case.sound) == []
    assert case.complaint in GAME.check(case.broken)


def test_no_condition_of_the_check_is_without_a_case() -> None:
    assert conditions_without_a_case(GAME, CASES) == []
