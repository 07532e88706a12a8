"""The auction for the order of the turn."""

import pytest

from games.age_of_steam.events import BidMade, Dropped, FirstInOrder, OrderSet, Stayed
from games.age_of_steam.state import Auction, Phase
from games.engine.errors import NotYourTurn
from tests.age_of_steam.table import FIVE, FOUR, THREE, Table, of


def auction(names: tuple[str, ...] = FOUR, turn_order: str | None = None) -> Table:
    """An auction that begins, in the order of the names."""
    table = Table(names)
    if turn_order:
        table.action(turn_order, "turn-order")
    table.play(*["shares 0"] * len(names))
    assert table.state.phase is Phase.AUCTION
    return table


def paid(table: Table) -> dict[str, int]:
    return {name: 10 - table.player(name).cash for name in table.names}


# Bids


def test_in_the_order_of_the_turn_before() -> None:
    table = Table()
    table.order("Vince", "Dave", "Peter", "John")
    table.play(*["shares 0"] * 4)
    asked = []
    for amount in (1, 2, 3, 4, 5):
        asked.append(table.asked)
        assert table.play(f"bid {amount}") == [BidMade(table.seat(asked[-1] or ""), amount)]
    assert asked == ["Vince", "Dave", "Peter", "John", "Vince"]


def test_a_bid_is_at_least_1() -> None:
    table = auction()
    assert table.refused("bid 0") == ("bid-too-low", {"cash": 10, "highest": 0, "lowest": 1})
    table.play("bid 1")


def test_a_bid_is_more_than_the_highest() -> None:
    table = auction()
    table.play("bid 4")
    assert table.why("bid 4") == "bid-too-low"
    assert table.why("bid 3") == "bid-too-low"
    table.play("bid 5")


def test_a_bid_is_at_most_ones_cash() -> None:
    table = auction()
    assert table.refused("bid 11") == ("bid-beyond-cash", {"cash": 10, "highest": 0, "lowest": 1})
    table.play("bid 10")
    assert table.legal() == ["pass"], "nobody has more than 10"


def test_every_bid_that_is_legal() -> None:
    table = auction()
    table.play("bid 7")
    assert table.legal() == ["bid 8", "bid 9", "bid 10", "pass"]


def test_the_holder_of_the_highest_bid_is_not_asked() -> None:
    table = auction()
    table.play("Peter: bid 1", "Dave: bid 2", "John: pass", "Vince: pass", "Peter: bid 3")
    assert table.asked == "Dave"
    table.play("Dave: bid 4")
    assert table.asked == "Peter"
    table.play("Peter: pass")
    assert table.turn_order == ["Dave", "Peter", "Vince", "John"]


def test_only_who_is_asked_bids() -> None:
    table = auction()
    with pytest.raises(NotYourTurn):
        table.play("Dave: bid 1")


# Dropping and paying


def test_whoever_drops_takes_the_last_free_place() -> None:
    table = auction()
    places = [event.place for event in of(Dropped, table.play("pass", "pass", "pass"))]
    assert places == [4, 3, 2]
    assert table.turn_order == ["Vince", "John", "Dave", "Peter"]


def test_the_last_one_is_first_without_a_bid_and_pays_nothing() -> None:
    table = auction()
    events = table.play("pass", "pass", "pass")
    assert of(FirstInOrder, events) == [FirstInOrder(3, 0)]
    assert of(OrderSet, events) == [OrderSet([3, 2, 1, 0])]
    assert paid(table) == {"Peter": 0, "Dave": 0, "John": 0, "Vince": 0}


def test_first_and_second_pay_all_the_first_to_drop_nothing_the_others_half_rounded_up() -> None:
    table = auction(FIVE)
    table.play("Peter: bid 1", "Dave: bid 2", "John: bid 3", "Vince: bid 4", "Hudson: bid 5")
    table.play("Peter: bid 6", "Dave: pass", "John: pass", "Vince: bid 7", "Hudson: pass", "Peter: bid 8")
    table.play("Vince: pass")
    assert table.turn_order == ["Peter", "Vince", "Hudson", "John", "Dave"]
    assert paid(table) == {"Peter": 8, "Vince": 7, "Hudson": 3, "John": 2, "Dave": 0}


@pytest.mark.parametrize(("bid", "half"), [(1, 1), (2, 1), (3, 2), (8, 4), (9, 5)])
def test_half_is_rounded_up(bid: int, half: int) -> None:
    table = auction()
    events = table.play(f"Peter: bid {bid}", f"Dave: bid {bid + 1}", "John: pass", "Vince: pass")
    assert [event.cost for event in of(Dropped, events)] == [0, 0]
    table = auction()
    table.play(f"Peter: bid {bid}", "Dave: pass", f"John: bid {bid + 1}")
    table.give("Vince", cash=20)
    table.play("Vince: bid 12", "Peter: pass")
    assert paid(table)["Peter"] == half


def test_the_first_to_drop_pays_nothing_even_if_he_had_bid() -> None:
    table = auction(THREE)
    table.play("Peter: bid 4", "Dave: bid 5", "John: bid 6", "Peter: pass", "Dave: pass")
    assert paid(table) == {"Peter": 0, "Dave": 5, "John": 6}


def test_everybody_pays_his_own_last_bid() -> None:
    table = auction(THREE)
    table.play("Peter: pass", "Dave: bid 2", "John: bid 9", "Dave: pass")
    assert paid(table) == {"Peter": 0, "Dave": 2, "John": 9}


def test_second_without_a_bid_pays_nothing() -> None:
    table = auction(THREE)
    table.play("Peter: bid 2", "Dave: pass", "John: pass")
    assert table.turn_order == ["Peter", "John", "Dave"]
    assert paid(table) == {"Peter": 2, "Dave": 0, "John": 0}


def test_with_two_players_left_in_the_game_the_one_who_drops_pays_nothing() -> None:
    table = Table(THREE)
    table.player("John").out = 1
    table.order("Peter", "Dave")
    table.play("shares 0", "shares 0")
    table.play("Peter: bid 3", "Dave: bid 4", "Peter: pass")
    assert table.turn_order == ["Dave", "Peter"]
    assert paid(table) == {"Peter": 0, "Dave": 4, "John": 0}


def test_the_auction_is_followed_by_the_choice_of_actions_in_the_new_order() -> None:
    table = auction()
    table.play("pass", "pass", "pass")
    assert (table.state.phase, table.asked, table.state.auction) == (Phase.PRIVILEGES, "Vince", None)


# "Turn order"


def test_its_owner_may_pass_and_stay_once() -> None:
    table = auction(turn_order="Dave")
    table.play("Peter: bid 1")
    assert table.legal()[-1] == "stay"
    assert table.play("Dave: stay") == [Stayed(1)]
    table.play("John: bid 2", "Vince: pass", "Peter: bid 3")
    assert table.why("Dave: stay") == "stay-used"
    assert "stay" not in table.legal()
    table.play("Dave: bid 4")


def test_without_the_action_nobody_stays() -> None:
    table = auction(turn_order="Dave")
    assert table.why("Peter: stay") == "stay-not-yours"
    assert "stay" not in table.legal()


def test_he_may_stay_with_a_bid_of_his_own() -> None:
    table = auction(turn_order="Peter")
    table.play("Peter: bid 2", "Dave: bid 3", "John: pass", "Vince: bid 4", "Peter: stay", "Dave: pass")
    table.play("Peter: pass")
    assert paid(table) == {"Peter": 2, "Dave": 2, "John": 0, "Vince": 4}
    assert table.turn_order == ["Vince", "Peter", "Dave", "John"]


def test_he_may_stay_before_anybody_bid() -> None:
    table = auction(turn_order="Peter")
    table.play("Peter: stay", "Dave: pass", "John: pass", "Vince: pass")
    assert table.turn_order == ["Peter", "Vince", "John", "Dave"]
    assert paid(table) == {"Peter": 0, "Dave": 0, "John": 0, "Vince": 0}


def test_not_when_the_only_other_one_left_holds_the_highest_bid() -> None:
    table = auction(turn_order="Vince")
    table.play("Peter: bid 1", "Dave: pass", "John: pass")
    assert table.why("Vince: stay") == "stay-last-two"
    assert table.legal() == [*(f"bid {amount}" for amount in range(2, 11)), "pass"]


def test_of_the_last_two_without_a_bid_he_may_stay() -> None:
    table = auction(turn_order="John")
    table.play("Peter: pass", "Dave: pass", "John: stay")
    assert table.asked == "Vince"
    table.play("Vince: bid 1", "John: pass")
    assert table.turn_order == ["Vince", "John", "Dave", "Peter"]


def test_the_action_is_that_of_the_turn_before_and_then_over() -> None:
    table = auction(turn_order="John")
    assert table.player("John").privilege is not None
    table.play("pass", "pass", "pass")
    assert [player.privilege for player in table.state.players] == [None] * 4


# Other refusals


def test_nothing_else_now() -> None:
    table = auction()
    for move in ("shares 1", "engine", "draw", "choose engineer"):
        assert table.why(move) == "bid-expected"


def test_bids_that_stand_and_who_holds_the_highest() -> None:
    assert Auction([0, 1]).holder is None
    assert Auction([0, 1]).highest == 0
    assert (Auction([0, 1, 2], {0: 2, 2: 5}).holder, Auction([0, 1, 2], {0: 2, 2: 5}).highest) == (2, 5)
