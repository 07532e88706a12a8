"""Phases 1 and 2: cubes, and the auctions of the control markers."""

import pytest

from games.engine.errors import NotLegal, NotYourTurn
from games.engine.words import words
from games.steel_driver.components import CUBES_A_ROUND, Edition
from games.steel_driver.events import AuctionsEnded, CompanySold, CubesDealt, MarkerDrawn
from games.steel_driver.state import Phase
from tests.steel_driver.table import BLUE, BROWN, GREEN, GREY, RED, SIX, YELLOW, Table, of

FOUR = SIX[:4]


def refused(table: Table, move: str) -> str:
    with pytest.raises(NotLegal) as error:
        table.play(move)
    return error.value.key


def test_companies_stand_in_the_order_of_their_boxes_at_the_start() -> None:
    table = Table()
    assert table.state.order == [RED, YELLOW, GREEN, BLUE, GREY, BROWN]
    assert all(railway.profit == 0 and railway.cubes == 0 for railway in table.state.railways.values())
    assert table.state.round == 1


def test_treefrog_has_purple_and_black_instead_of_grey_and_brown() -> None:
    table = Table(edition=Edition.TREEFROG)
    assert [company.value for company in table.state.order] == [
        "red",
        "yellow",
        "green",
        "blue",
        "purple",
        "black",
    ]
    assert "auction purple 1" in table.legal()
    assert "auction grey 1" not in table.legal()


def test_the_first_marker_is_drawn_and_told() -> None:
    table = Table()
    assert of(MarkerDrawn, table.opening) == [MarkerDrawn(table.state.marker)]
    assert table.state.chance.drawn == 1


@pytest.mark.parametrize(("players", "cubes"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_each_player_receives_cubes_by_the_number_of_players(players: int, cubes: int) -> None:
    table = Table(SIX[:players])
    assert [player.cubes for player in table.state.players] == [cubes] * players
    assert table.state.supply == 60 - cubes * players
    assert CUBES_A_ROUND[players] == cubes


def test_unspent_cubes_are_kept_without_limit() -> None:
    table = Table(FOUR, marker="Don")
    table.play("auction red 3", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    table.play("build Baltimore-Pittsburgh")
    assert table.state.round == 2
    assert [player.cubes for player in table.state.players] == [8 + 7, 8 + 7 - 3, 8 + 7, 8 + 7]


def test_example_shortage_shares_31_cubes_among_four_and_keeps_3() -> None:
    table = Table(FOUR, marker="Don")
    table.play("auction red 3", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    assert table.state.supply == 28
    events = table.play("build Baltimore-Pittsburgh")
    assert of(CubesDealt, events) == [CubesDealt(2, each=7, short=1, supply=3, goods=0, standing_in=0)]


def test_treefrog_lets_the_coloured_cubes_stand_in() -> None:
    table = Table(FOUR, Edition.TREEFROG, marker="Don")
    (opening,) = of(CubesDealt, table.opening)
    assert (opening.supply, opening.goods, opening.standing_in) == (60 - 32, 26, 0)
    table.play("auction red 3", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    events = table.play("build Baltimore-Pittsburgh")
    assert of(CubesDealt, events) == [CubesDealt(2, each=8, short=0, supply=0, goods=25, standing_in=1)]


def test_treefrog_shares_only_what_is_short_beyond_the_86() -> None:
    table = Table(FOUR, Edition.TREEFROG)
    dealt = of(CubesDealt, table.play(*["pass"] * 12))
    assert [(event.each, event.supply, event.goods, event.standing_in) for event in dealt] == [
        (8, 0, 22, 4),
        (5, 0, 2, 24),
        (0, 0, 2, 24),
    ]


def test_the_supply_is_told_without_the_goods_cubes_until_they_stand_in() -> None:
    table = Table(FOUR, Edition.TREEFROG)
    events = of(CubesDealt, [*table.opening, *table.play(*["pass"] * 12)])
    assert [words("en", "steel-driver").tell(event, FOUR) for event in events] == [
        "Round 1: 8 cubes for everybody, 28 left in the supply, and 26 goods cubes apart.",
        "Round 2: 8 cubes for everybody. "
        "No cubes are left in the supply: 4 goods cubes stand in, 22 more can.",
        "Round 3: the supply runs short: 5 for everybody, 3 fewer than due. "
        "No cubes are left in the supply: 24 goods cubes stand in, 2 more can.",
        "Round 4: too few cubes for everybody, nobody receives any. "
        "No cubes are left in the supply: 24 goods cubes stand in, 2 more can.",
    ]


def test_goods_cubes_go_back_before_investment_cubes_do() -> None:
    table = Table(FOUR, Edition.TREEFROG)
    table.play(*["pass"] * 4)
    state = table.state
    told = []
    for cubes in (16, 14, 10):
        table.cubes("Don", cubes)
        told.append((state.investments_in_supply, state.goods_in_supply, state.goods_standing_in))
    assert told == [(0, 22, 4), (0, 24, 2), (2, 26, 0)]


def test_the_active_player_puts_a_company_up_or_hands_the_marker_on() -> None:
    table = Table(marker="Don")
    assert table.asked == "Don"
    assert len(table.legal()) == 6 * 6 + 1
    table.play("pass")
    assert table.asked == "Tony"


def test_the_opening_bid_is_at_least_one_and_at_most_the_cubes_held() -> None:
    table = Table(marker="Don")
    assert refused(table, "auction green 0") == "bid-below-one"
    assert refused(table, "auction green 7") == "bid-beyond-cubes"
    table.play("auction green 6")


def test_bidding_goes_clockwise_from_the_left_of_the_active_player() -> None:
    table = Table(marker="Simon")
    table.play("auction green 1")
    asked = []
    for _ in range(5):
        asked.append(table.asked)
        table.play("pass")
    assert asked == ["Andy", "Richard", "Don", "Tony", "Mary"]


def test_a_raise_is_higher_than_the_bid_and_within_the_cubes_held() -> None:
    table = Table(marker="Don")
    table.play("auction green 3")
    assert table.legal() == ["bid 4", "bid 5", "bid 6", "pass"]
    assert refused(table, "bid 3") == "bid-too-low"
    assert refused(table, "bid 7") == "bid-beyond-cubes"


def test_who_drops_out_of_an_auction_is_out_of_it_for_good() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 1", "Tony: pass", "Richard: bid 2", "Don: bid 3")
    assert table.asked == "Richard"


def test_a_player_may_raise_several_times() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 1", "Tony: bid 2", "Richard: pass", "Don: bid 3", "Tony: bid 4", "Don: pass")
    assert table.state.railways[GREEN].controller == table.seat("Tony")


def test_the_highest_bidder_is_not_asked_again() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 1", "Tony: bid 5", "Richard: pass", "Don: pass")
    assert table.state.railways[GREEN].controller == table.seat("Tony")
    assert table.state.phase is Phase.AUCTION


def test_an_opening_bid_that_nobody_raises_wins() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 4", "pass", "pass")
    assert table.state.railways[GREEN].controller == table.seat("Don")
    assert table.state.players[table.seat("Don")].cubes == 6


def test_example_greens_auction() -> None:
    table = Table(marker="Don")
    events = table.play(
        "Don: auction green 1", "Tony: bid 2", "Mary: bid 3", "Simon: bid 6",
        "Andy: pass", "Richard: pass", "Don: pass", "Tony: pass", "Mary: pass",
    )  # fmt: skip
    green, simon = table.state.railways[GREEN], table.seat("Simon")
    assert green.cubes == 6
    assert green.controller == simon
    assert green.shares[simon] == 1
    assert table.state.players[simon].cubes == 0
    assert table.asked == "Tony"
    assert of(CompanySold, events) == [CompanySold(simon, GREEN, 6, table.seat("Tony"))]


def test_a_sold_company_is_not_put_up_again_in_the_round() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 1", "pass", "pass")
    assert refused(table, "auction green 1") == "company-sold"
    assert not [move for move in table.legal() if "green" in move]


def test_a_player_may_control_several_companies() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("auction green 1", "pass", "pass", "auction red 1", "pass", "Don: bid 2", "pass")
    railways = table.state.railways
    assert railways[GREEN].controller == railways[RED].controller == table.seat("Don")


def test_a_player_without_cubes_can_only_hand_the_marker_on() -> None:
    table = Table(marker="Don")
    table.cubes("Don", 0)
    assert table.legal() == ["pass"]


def test_a_player_without_enough_cubes_can_only_drop_out() -> None:
    table = Table(marker="Don")
    table.cubes("Tony", 2)
    table.play("auction green 2")
    assert table.asked == "Tony"
    assert table.legal() == ["pass"]


def test_the_auctions_end_when_all_six_are_sold() -> None:
    table = Table(SIX[:3], marker="Don")
    for company in ("red", "yellow", "green", "blue", "grey"):
        table.play(f"auction {company} 1", "pass", "pass")
    assert table.state.phase is Phase.AUCTION
    seller = table.asked
    events = table.play("auction brown 2", "pass", "pass")
    assert table.state.phase is Phase.BUILDING
    assert of(AuctionsEnded, events)[0].unsold == []
    assert table.state.marker == (table.seat(seller or "") + 1) % 3


def test_the_auctions_end_when_everybody_in_turn_has_handed_the_marker_on() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("pass", "pass", "auction green 3", "pass", "pass", "pass", "pass")
    assert table.state.phase is Phase.AUCTION, "two passes after the auction are not yet everybody"
    events = table.play("pass")
    assert table.state.phase is Phase.BUILDING
    assert of(AuctionsEnded, events)[0].unsold == [RED, YELLOW, BLUE, GREY, BROWN]


def test_the_marker_ends_left_of_the_last_who_put_a_company_up() -> None:
    table = Table(marker="Don")
    table.play("pass", "Tony: auction green 3", *["pass"] * 5, *["pass"] * 6)
    assert table.state.phase is Phase.BUILDING
    assert table.names[table.state.marker] == "Mary"


def test_the_marker_stays_where_nobody_put_a_company_up() -> None:
    table = Table(marker="Don")
    table.play(*["pass"] * 6)
    assert table.state.round == 2
    assert table.names[table.state.marker] == "Don"


def test_handing_on_bars_nobody_from_bidding_or_from_putting_up_later() -> None:
    table = Table(SIX[:3], marker="Don")
    table.play("Don: pass", "Tony: auction green 1", "Richard: pass", "Don: bid 2", "Tony: pass")
    assert table.state.railways[GREEN].controller == table.seat("Don")
    table.play("Richard: pass")
    assert table.asked == "Don"
    table.play("auction red 1")


def test_a_company_issues_one_share_a_round_and_five_in_all() -> None:
    table = Table(SIX[:3], marker="Don")
    table.cubes("Don", 20)
    for left in (4, 3, 2, 1, 0):
        while table.asked != "Don":
            table.play("pass")
        table.play("auction green 1", "pass", "pass", "pass", "pass", "pass")
        assert table.state.railways[GREEN].shares_left == left
        while table.state.phase is Phase.BUILDING:
            table.play(table.legal()[0])


def test_nobody_moves_for_another() -> None:
    table = Table(marker="Don")
    for move in ("Andy: pass", "Andy: auction green 1"):
        with pytest.raises(NotYourTurn) as error:
            table.play(move)
        assert error.value.figures == {"seats": [table.seat("Don")]}


@pytest.mark.parametrize("move", ["bid 2", "build Boston-Albany", "claim Chicago"])
def test_only_an_auction_or_a_pass_is_taken_from_the_active_player(move: str) -> None:
    assert refused(Table(marker="Don"), move) == "auction-expected"


@pytest.mark.parametrize("move", ["auction red 2", "build Boston-Albany", "claim Chicago"])
def test_only_a_bid_or_a_pass_is_taken_during_an_auction(move: str) -> None:
    table = Table(marker="Don")
    table.play("auction green 1")
    assert refused(table, move) == "bid-expected"
