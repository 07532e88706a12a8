"""Phases 4 and 5, the final scoring and the winner."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.contract import Event
from games.engine.errors import NotLegal
from games.engine.words import words
from games.steel_driver import GAME
from games.steel_driver.components import GOODS_COLOURS, SET_VALUES, Company, Edition, Goods
from games.steel_driver.events import (
    BoxesEmptied,
    CompanyPassed,
    CompanyValued,
    ControlSettled,
    GameEnded,
    GoodsPlaced,
    Leftover,
    ProfitPaid,
    SharesPaid,
)
from games.steel_driver.phases.final import final_controller
from games.steel_driver.scoring import sets, value
from games.steel_driver.state import Phase, Player, Railway
from tests.steel_driver.table import BLUE, BROWN, GREEN, GREY, RED, SIX, YELLOW, Table, of

YELLOW_EXAMPLE = "Baltimore-Pittsburgh-Cleveland-Columbus-Indianapolis-St. Louis-Kansas City-Denver"


def last_round(*companies: tuple[Company, str, str]) -> Table:
    """The end of round five: companies with their controllers and networks, nobody able to build."""
    table = Table()
    for company, name, path in companies:
        table.sold(company, name)
        table.lay(company, *path.split(";"))
    table.state.round = 5
    table.state.phase = Phase.AUCTION
    return table


def final(*companies: tuple[Company, str, str]) -> Table:
    table = last_round(*companies)
    table.play(*["pass"] * 6)
    assert table.state.phase in (Phase.CLAIMING, Phase.OVER)
    return table


def told(event: Event, locale: str = "en") -> str:
    return words(locale, "steel-driver").tell(event, SIX)


def claim_all(table: Table) -> list[Event]:
    events: list[Event] = []
    while table.asked:
        events += table.play(table.legal()[0])
    return events


# Phases 4 and 5


def test_controllers_are_paid_their_companies_profit() -> None:
    table = Table()
    table.sold(RED, "Andy")
    table.sold(GREEN, "Andy")
    table.box(RED, 3)
    table.box(GREEN, 2)
    table.building(RED)
    events = table.play("build Baltimore-Pittsburgh", "build New Orleans-Memphis")
    andy = table.seat("Andy")
    assert of(ProfitPaid, events) == [ProfitPaid(andy, RED, 40), ProfitPaid(andy, GREEN, 30)]
    assert table.state.players[andy].cash == 70


def test_shares_of_earlier_rounds_are_not_paid() -> None:
    table = Table()
    table.sold(RED, "Don", rounds=2)
    table.sold(RED, "Andy")
    table.box(RED, 3)
    table.building(RED)
    table.play("build Baltimore-Pittsburgh")
    assert table.state.players[table.seat("Don")].cash == 0


def test_a_new_round_starts_with_no_profit_and_all_markers_in_their_boxes() -> None:
    table = Table()
    table.sold(RED, "Andy")
    table.box(RED, 4)
    table.building(RED)
    table.play("build Baltimore-Pittsburgh")
    railway = table.state.railways[RED]
    assert (table.state.round, railway.profit, railway.controller) == (2, 0, None)
    assert railway.last_controller == table.seat("Andy")
    assert railway.cubes == 1, "a company keeps its unspent cubes"


def test_the_game_has_five_rounds() -> None:
    table = Table()
    for round_ in range(1, 6):
        assert table.state.round == round_
        table.play(*["pass"] * 6)
    assert table.state.phase is Phase.OVER
    assert table.asked is None


# Goods and control


def test_every_connected_city_gets_one_cube_of_its_kind() -> None:
    table = last_round((RED, "Andy", "Boston-Albany-Buffalo"), (BLUE, "Don", "New York-Albany"))
    events = table.play(*["pass"] * 6)
    assert of(GoodsPlaced, events) == [GoodsPlaced(4)]
    assert table.state.goods == dict.fromkeys(["Boston", "Albany", "New York", "Buffalo"], Goods.NORTHEAST)


def test_unspent_cubes_leave_the_boxes_before_the_final_scoring() -> None:
    table = last_round((RED, "Andy", "Boston-Albany"))
    table.box(RED, 1)
    table.play(*["pass"] * 6)
    assert table.state.railways[RED].cubes == 0


def test_what_leaves_the_boxes_is_told() -> None:
    table = last_round((RED, "Andy", "Boston-Albany"))
    table.box(RED, 1)
    table.box(BLUE, 2)
    (emptied,) = of(BoxesEmptied, table.play(*["pass"] * 6))
    assert emptied == BoxesEmptied([Leftover(RED, 1), Leftover(BLUE, 2)])
    assert told(emptied) == "The cubes left in the boxes go back to the supply: 1 of Red and 2 of Blue."
    assert not of(BoxesEmptied, last_round((RED, "Andy", "Boston-Albany")).play(*["pass"] * 6))


def test_example_three_red_shares_take_red() -> None:
    table = Table()
    table.sold(RED, "Don")
    table.sold(RED, "Andy", rounds=3)
    table.sold(RED, "Don")
    assert final_controller(table.state.railways[RED]) == table.seat("Andy")


@pytest.mark.parametrize(("last", "controller"), [("Richard", "Don"), ("Simon", "Simon")])
def test_example_a_tie_for_green_goes_clockwise_from_the_last_controller(last: str, controller: str) -> None:
    table = Table()
    for name in {
        "Richard": ("Don", "Don", "Simon", "Simon", "Richard"),
        "Simon": ("Don", "Don", "Richard", "Simon", "Simon"),
    }[last]:
        table.sold(GREEN, name)
    assert table.names[final_controller(table.state.railways[GREEN]) or 0] == controller


@pytest.mark.parametrize(
    ("buyers", "english", "french"),
    [
        (
            ("Don", "Don", "Simon", "Simon", "Richard"),
            "Don decides for Green: Don and Simon hold 2 shares each, "
            "and Don comes first clockwise from Richard, who controlled it last.",
            "Don décide pour Vert\u00a0: égalité à 2 parts entre Don et Simon, "
            "et dans le sens horaire Don vient en tête après Richard, qui en avait le contrôle en dernier.",
        ),
        (
            ("Don", "Simon"),
            "Simon decides for Green: Don and Simon hold 1 share each, and Simon controlled it last.",
            "Simon décide pour Vert\u00a0: égalité à 1 part entre Don et Simon, "
            "et Simon en avait le contrôle en dernier.",
        ),
        (
            ("Don", "Simon", "Don"),
            "Don decides for Green with 2 shares.",
            "Don décide pour Vert avec 2 parts.",
        ),
    ],
)
def test_what_breaks_a_tie_for_control_is_told(buyers: tuple[str, ...], english: str, french: str) -> None:
    table = Table()
    for name in buyers:
        table.sold(GREEN, name)
    table.lay(GREEN, "Boston-Albany")
    table.state.round = 5
    (settled,) = of(ControlSettled, table.play(*["pass"] * 6))
    assert (told(settled), told(settled, "fr")) == (english, french)


def test_the_last_controller_may_be_of_an_earlier_round() -> None:
    table = Table()
    table.sold(GREEN, "Don")
    table.sold(GREEN, "Mary")
    table.lay(GREEN, "Boston-Albany")
    table.state.railways[GREEN].controller = None
    table.state.round = 4
    table.play(*["pass"] * 12)
    assert table.state.railways[GREEN].controller == table.seat("Mary")


def test_a_company_without_shares_claims_nothing() -> None:
    assert final_controller(Railway(shares=[0] * 6)) is None
    table = last_round((RED, "Andy", "Boston-Albany"))
    table.lay(BLUE, "New York-Albany")
    events = table.play(*["pass"] * 6, "claim Boston", "claim Albany")
    andy = table.seat("Andy")
    assert of(ControlSettled, events) == [ControlSettled(andy, RED, 1, "majority", [], andy)]
    without = {event.company for event in of(CompanyPassed, events) if event.why == "no-shares"}
    assert without == {YELLOW, GREEN, BLUE, GREY, BROWN}
    assert table.state.goods == {"New York": Goods.NORTHEAST}, "nobody can claim it"


def test_goods_have_the_colours_of_their_edition() -> None:
    told = {edition: [colour.value for colour in GOODS_COLOURS[edition].values()] for edition in Edition}
    assert told == {
        Edition.PEGASUS: ["white", "black", "green", "orange", "pink"],
        Edition.TREEFROG: ["white", "black", "silver", "orange", "red"],
    }
    assert list(GOODS_COLOURS[Edition.PEGASUS]) == list(Goods)


# Claims


def test_companies_claim_one_cube_a_lap_in_the_order_of_passing_in_round_five() -> None:
    table = last_round((RED, "Andy", "Boston-Albany-Buffalo"), (BLUE, "Don", "New Orleans-Memphis-Nashville"))
    table.state.order = [GREY, BLUE, BROWN, RED, YELLOW, GREEN]
    table.play(*["pass"] * 6)
    acting = []
    while table.asked:
        acting.append(table.state.active)
        table.play(table.legal()[0])
    assert acting == [BLUE, RED] * 3


def test_a_company_claims_only_where_it_is_connected() -> None:
    table = final((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New Orleans-Memphis"))
    assert table.legal() == ["claim Boston", "claim Albany"]
    with pytest.raises(NotLegal) as error:
        table.play("claim Memphis")
    assert error.value.key == "claim-off-network"


def test_a_cube_is_claimed_once() -> None:
    table = final((RED, "Andy", "Boston-Albany-Buffalo"), (BLUE, "Don", "New York-Albany"))
    table.play("claim Albany")
    with pytest.raises(NotLegal) as error:
        table.play("claim Albany")
    assert error.value.key == "cube-claimed"


def test_claiming_is_compulsory_until_none_can() -> None:
    table = final((RED, "Andy", "Boston-Albany-Buffalo"), (BLUE, "Don", "New York-Albany"))
    with pytest.raises(NotLegal) as error:
        table.play("pass")
    assert error.value.key == "claim-expected"
    claim_all(table)
    assert table.state.goods == {}
    assert table.state.phase is Phase.OVER


def test_equal_cubes_of_different_cities_are_different_choices() -> None:
    table = final((RED, "Andy", "Boston-Albany-Buffalo"))
    assert table.legal() == ["claim Boston", "claim Albany", "claim Buffalo"]


def test_the_controller_claims_for_the_company() -> None:
    table = final((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New York-Buffalo"))
    assert table.asked == "Andy"
    table.play("claim Albany")
    assert table.asked == "Don"


# Sets


def goods(*counts: int) -> dict[str, Goods]:
    kinds = [kind for kind, count in zip(Goods, counts, strict=False) for _ in range(count)]
    return {str(number): kind for number, kind in enumerate(kinds)}


@pytest.mark.parametrize(("colours", "worth"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_a_set_of_different_colours(colours: int, worth: int) -> None:
    assert value(goods(*[1] * colours)) == worth


def test_a_set_has_no_colour_twice() -> None:
    assert sets(goods(3)) == [1, 1, 1]
    assert value(goods(3)) == 30


def test_example_the_yellow_sets_are_worth_150() -> None:
    table = final((YELLOW, "Mary", YELLOW_EXAMPLE))
    events = claim_all(table)
    assert of(CompanyValued, events) == [CompanyValued(YELLOW, [4, 2, 1, 1], 150)]
    assert of(SharesPaid, events)[table.seat("Mary")].amount == 150


def test_a_company_with_shares_and_without_a_network_is_worth_nothing_in_words() -> None:
    table = last_round((RED, "Andy", "Boston-Albany"))
    table.sold(BLUE, "Don")
    events = table.play(*["pass"] * 6, "claim Boston", "claim Albany")
    passed = {event.company: event.why for event in of(CompanyPassed, events)}
    assert (passed[BLUE], passed[GREEN]) == ("no-network", "no-shares")
    red, blue = of(CompanyValued, events)
    assert told(red) == "Red ends with sets of 1 and 1: each share pays $20."
    assert told(blue) == "Blue has no goods: its shares are worth nothing."
    without = of(SharesPaid, events)[table.seat("Don")]
    assert told(without) == "Don receives nothing for shares and ends with $0."


def test_one_set_is_told_as_one() -> None:
    assert told(CompanyValued(RED, [3], 60)) == "Red ends with a set of 3: each share pays $60."


@cache
def best(counts: tuple[int, ...]) -> int:
    """The most that cubes of these counts are worth, every way of taking a set out tried."""
    takes = product(*[range(2) if count else range(1) for count in counts])
    return max(
        (
            SET_VALUES[sum(take)]
            + best(tuple(count - taken for count, taken in zip(counts, take, strict=True)))
            for take in takes
            if any(take)
        ),
        default=0,
    )


@given(st.lists(st.integers(0, 4), min_size=5, max_size=5))
def test_no_other_split_into_sets_is_worth_more(counts: list[int]) -> None:
    assert value(goods(*counts)) == best(tuple(counts))


def test_a_share_pays_its_companys_sets_and_a_control_marker_pays_nothing() -> None:
    table = Table()
    table.sold(RED, "Don")
    table.sold(RED, "Andy", rounds=2)
    table.lay(RED, "New Orleans-Dallas-El Paso")  # heartland, plains, mountain
    table.state.round = 5
    table.play(*["pass"] * 6)
    claim_all(table)
    cash = {name: table.state.players[table.seat(name)].cash for name in SIX}
    assert cash == {name: {"Don": 60, "Andy": 120}.get(name, 0) for name in SIX}


def test_values_have_no_upper_limit() -> None:
    assert value(goods(12, 12, 6, 5, 3)) == 3 * 150 + 2 * 100 + 1 * 60 + 6 * 30


# The winner


def standing(table: Table) -> list[tuple[int, str, int]]:
    return [(place.rank, table.names[place.seat], place.score) for place in GAME.result(table.state) or []]


def test_most_cash_wins_and_cubes_are_worth_nothing() -> None:
    table = final((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New Orleans-Memphis-Kansas City"))
    table.cubes("Richard", 20)
    claim_all(table)
    assert standing(table)[:2] == [(1, "Don", 40), (2, "Andy", 20)]
    assert (3, "Richard", 0) in standing(table)


def test_a_tie_goes_to_the_player_whose_companies_hold_most_goods() -> None:
    table = final((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New Orleans-Memphis-Kansas City"))
    claim_all(table)
    table.state.players[table.seat("Andy")].cash += 20
    ranks = {name: rank for rank, name, _ in standing(table)}
    assert ranks["Don"] == 1
    assert ranks["Andy"] == 2


def test_the_goods_of_all_companies_that_a_player_controls_count_together() -> None:
    table = final(
        (RED, "Andy", "Boston-Albany"),
        (GREEN, "Andy", "New York-Philadelphia"),
        (BLUE, "Don", "New Orleans-Memphis-Nashville"),
    )
    claim_all(table)
    table.state.players[table.seat("Don")].cash += 10
    assert standing(table)[:2] == [(1, "Andy", 40), (2, "Don", 40)], "4 cubes in two companies beat 3 in one"


def test_shares_without_control_break_no_tie() -> None:
    table = last_round((RED, "Andy", "Boston-Albany"))
    table.sold(RED, "Don")
    table.sold(RED, "Andy")
    table.state.round = 5
    table.play(*["pass"] * 6)
    claim_all(table)
    table.state.players[table.seat("Don")].cash += 20
    table.state.players[table.seat("Mary")].cash += 40
    ranks = {name: rank for rank, name, _ in standing(table)}
    assert (ranks["Andy"], ranks["Don"], ranks["Mary"]) == (1, 2, 2)


def test_places_that_tie_to_the_end_are_shared() -> None:
    table = final((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New York-Philadelphia"))
    events = claim_all(table)
    assert [rank for rank, _, _ in standing(table)] == [1, 1, 3, 3, 3, 3]
    (ended,) = of(GameEnded, events)
    assert ended == GameEnded([table.seat("Don"), table.seat("Andy")], cash=20, tied_seats=[], goods=2)


def test_the_result_explains_every_dollar() -> None:
    table = final((YELLOW, "Mary", YELLOW_EXAMPLE))
    assert GAME.result(table.state) is None
    claim_all(table)
    table.state.players[table.seat("Mary")].cash += 70
    (mary, *_) = GAME.result(table.state) or []
    assert [(entry.key, entry.amount) for entry in mary.entries] == [("profits", 70), ("shares", 150)]
    assert mary.score == 220
    assert [(entry.key, entry.amount) for entry in mary.tie_break] == [("goods", 8)]


def test_what_ended_the_game_and_what_broke_a_tie_is_told() -> None:
    table = last_round((RED, "Andy", "Boston-Albany"), (BLUE, "Don", "New Orleans-Memphis-Kansas City"))
    table.state.players[table.seat("Andy")].cash = table.state.paid_out = 20
    table.play(*["pass"] * 6)
    (ended,) = of(GameEnded, claim_all(table))
    assert ended == GameEnded([table.seat("Don")], cash=40, tied_seats=[table.seat("Andy")], goods=3)
    assert told(ended) == (
        "The fifth round was the last: Don wins the game with $40. "
        "The tie with Andy is broken by the goods cubes in the companies controlled: 3 cubes for Don."
    )
    (first, *_) = GAME.result(table.state) or []
    assert [words("en", "steel-driver").score(part) for part in first.tie_break] == [
        "tie-break: 3 goods cubes in the companies controlled"
    ]


def test_nothing_is_taken_after_the_end() -> None:
    table = Table(SIX[:3])
    table.play(*["pass"] * 15)
    with pytest.raises(NotLegal) as error:
        GAME.apply(table.state, 0, GAME.read(table.state, "pass"))
    assert error.value.key == "game-over"
    assert [list(GAME.legal(table.state, seat)) for seat in range(3)] == [[], [], []]
    assert table.state.players == [Player(cubes=20, cash=0)] * 3
