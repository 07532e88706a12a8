"""Standing orders in Age of Steam: auction and actions, tiles and the deliveries over them."""

import pytest

from games.age_of_steam.state import Phase
from games.engine.errors import NotUnderstood
from tests.age_of_steam.table import Table
from tests.bot.desk import Desk, dropped, same, taken_up, why_refused

NAME = "age-of-steam"


def steam(text: str, *moves: str, asked: str = "Dave") -> Desk:
    """Peter, Dave, John and Vince in this order, in the shares phase of the first turn."""
    table = Table()
    table.play(*moves)
    return Desk(taken_up(table, NAME), table.seat(asked), text)


@pytest.mark.parametrize(
    "order",
    [
        "bid up to 3, then pass, then choose locomotive | choose engineer",
        "enchérir jusqu'à 3, puis passer\u202f; choisir locomotive ou choisir ingénieur",
    ],
)
def test_bids_then_pass_then_a_choice_with_an_alternative(order: str) -> None:
    desk = steam(order, *["shares 0"] * 4)
    desk.others("bid 1")
    assert desk.answer() == "bid 2"
    desk.others("bid 4", "pass", "pass")
    assert desk.answer() == "pass"
    desk.others("choose locomotive")
    assert desk.asked
    assert desk.answer() == "choose engineer"
    assert desk.order is None


def test_who_wins_the_auction_goes_on_with_the_choice() -> None:
    desk = steam("bid up to 3, then pass, then choose locomotive", *["shares 0"] * 4)
    desk.others("pass")
    assert desk.answer() == "bid 1"
    desk.others("pass", "pass")
    assert desk.asked
    assert desk.answer() == "choose locomotive"


def test_an_order_for_the_actions_waits_through_shares_and_auction() -> None:
    desk = steam("choose locomotive if free", "shares 0")
    assert desk.asked
    assert desk.answer() is None
    desk.by_hand("shares 1")
    desk.others("shares 0", "shares 0", "bid 1")
    assert desk.answer() is None
    desk.by_hand("pass")
    desk.others("pass", "pass", "choose first-build", "choose engineer", "choose first-move")
    assert desk.answer() == "choose locomotive"


def test_locomotive_if_free_is_dropped_when_it_is_not() -> None:
    desk = steam("choose locomotive if free", *["shares 0"] * 4)
    desk.others("bid 1")
    desk.by_hand("pass")
    desk.others("pass", "pass", "choose locomotive", "choose engineer", "choose first-move")
    assert desk.asked
    assert dropped(desk)


def test_shares_said_the_turn_before() -> None:
    table = Table()
    table.begin(Phase.MOVING)
    desk = Desk(taken_up(table, NAME), table.seat("Vince"), "shares 1")
    table.state.turn, table.state.phase, table.state.asked = 2, Phase.SHARES, desk.seat
    assert desk.answer() == "shares 1"


def test_the_engine_if_it_can_be_had_else_pass() -> None:
    for upgraded, move in [([], "engine"), ([1], "pass")]:
        table = Table()
        table.begin(Phase.MOVING, "Dave")
        table.state.upgraded = upgraded
        assert Desk(taken_up(table, NAME), 1, "engine if free; pass").answer() == move


def test_a_ceiling_goes_on_to_pass_where_no_bid_is_left_at_all() -> None:
    table = Table()
    table.action("Dave", "turn-order")
    table.play(*["shares 0"] * 4)
    desk = Desk(taken_up(table, NAME), table.seat("Dave"), "bid up to 20, then pass")
    desk.others("bid 10")
    assert desk.asked, "Dave could stay"
    assert desk.answer() == "pass"


def test_a_delivery_over_a_link_that_is_built_first() -> None:
    table = Table()
    table.no_goods()
    table.cubes("Evansville", "blue")
    table.building("Peter", built=False)
    text = "build k10 SW-NE; build L9 SW-NE; pass; deliver blue evansville-cincinnati"
    desk = Desk(taken_up(table, NAME), table.seat("Peter"), text)
    assert [desk.answer() for _ in range(3)] == ["build K10 NE-SW", "build L9 NE-SW", "pass"]
    desk.others("pass", "pass", "pass")
    assert desk.answer() == "deliver blue Evansville-orange-Cincinnati"


def test_a_delivery_that_could_by_now_go_two_ways_is_dropped() -> None:
    table = Table()
    table.begin(Phase.BUILDING, "Peter")
    desk = Desk(taken_up(table, NAME), table.seat("Dave"), "deliver blue evansville-indianapolis")
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.line("Vince", "K11 NW-N", "K10 S-N", "K9 S-o")
    table.begin(Phase.MOVING, "Dave")
    with pytest.raises(NotUnderstood, match="which-link"):
        desk.by_hand("deliver blue evansville-indianapolis")
    assert dropped(desk)


def test_the_same_order_in_other_words() -> None:
    assert same(NAME, "bid up to 3; choose turn-order if free", "bid jusqu'à 3; choose turn-order si libre")


def test_nothing_is_on_sale() -> None:
    assert why_refused(NAME, "bid up to 3 for green") == "order-no-sales"
