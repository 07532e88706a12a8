"""Who can't pay is out: what becomes of his place, his action, his lines and his rank."""

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.components import Privilege
from games.age_of_steam.events import Bankrupt, GameEnded, GrowthRolled, IncomeRaised, IncomeReduced, Paid
from games.age_of_steam.state import Phase
from games.engine.errors import NotLegal, NotYourTurn
from rendering.age_of_steam.panels import asked
from tests.age_of_steam.table import FOUR, THREE, Table, of, sentences
from tests.bot.desk import taken_up
from tests.rendering.scenes import scene_of


def bankrupt(*names: str, players: tuple[str, ...] = FOUR, turn: int = 1) -> Table:
    """A table where these are about to go bankrupt and the others are not."""
    table = Table(players)
    for name in players:
        table.give(name, cash=20, income=0)
    for name in names:
        table.give(name, cash=0, income=1)
    table.begin(Phase.MONEY, turn=turn)
    return table


def ranks(table: Table) -> dict[str, int]:
    places = GAME.result(table.state)
    assert places is not None
    return {table.names[place.seat]: place.rank for place in places}


def test_below_nothing_a_company_is_bankrupt() -> None:
    table = bankrupt("Dave")
    events = table.go_on()
    assert of(Paid, events)[1] == Paid(1, 1, 3, 2, 0, -1)
    assert of(Bankrupt, events) == [Bankrupt(1, [])]
    assert (table.player("Dave").out, table.player("Dave").cash) == (1, 0)


def test_who_is_bankrupt_is_asked_no_more_about_the_table() -> None:
    table = bankrupt("Dave")
    assert GAME.advice.out(table.state) == []
    table.go_on()
    assert [table.names[seat] for seat in GAME.advice.out(table.state)] == ["Dave"]


def test_he_is_gone_from_the_order_the_shares_and_the_auction() -> None:
    table = bankrupt("Dave")
    table.go_on()
    assert table.turn_order == ["Peter", "John", "Vince"]
    table.play("Peter: shares 0", "John: shares 0", "Vince: shares 0")
    assert table.state.auction is not None
    assert table.state.auction.remaining == [0, 2, 3]
    table.play("Peter: bid 1", "John: bid 2", "Vince: pass")
    assert table.player("Vince").cash == 17, "the first to drop pays nothing"
    with pytest.raises(NotYourTurn):
        table.play("Dave: pass")
    table.play("Peter: pass")
    assert table.turn_order == ["John", "Peter", "Vince"]


def test_he_is_gone_from_actions_building_and_deliveries() -> None:
    table = bankrupt("Dave")
    table.go_on()
    table.play(*["shares 0"] * 3, "pass", "pass")
    asked = []
    for move in ("choose engineer", "choose locomotive", "choose production", *["pass"] * 9):
        asked.append(table.asked)
        table.play(move)
    assert "Dave" not in asked
    assert asked[:3] == asked[3:6] == asked[6:9] == asked[9:12] == ["Vince", "John", "Peter"]


def test_his_action_lapses() -> None:
    table = bankrupt("Dave")
    table.action("Dave", "production")
    table.column("Chicago", "- - -")
    table.go_on()
    assert table.state.holder_of(Privilege.PRODUCTION) is None
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2), "nobody was asked to draw"


def test_his_unfinished_lines_are_unowned_his_links_stay_his() -> None:
    table = bankrupt("Dave")
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.line("Dave", "J9 S-NE")
    table.line("Peter", "N9 NW-S")
    events = table.go_on()
    assert sentences(table, of(Bankrupt, events)) == [
        "Dave is bankrupt and leaves the game. Finished links stay on the board."
        " An unfinished line belongs to nobody now: Evansville → J9 NE."
    ]
    assert table.lines() == [
        (None, "Evansville", None, 1),
        ("Dave", "Cincinnati", "Evansville", 2),
        ("Peter", "Cincinnati", None, 1),
    ]


def test_his_unowned_line_may_be_taken_over() -> None:
    table = bankrupt("Dave")
    table.line("Dave", "K10 SW-NE")
    table.go_on()
    table.building("Peter")
    table.play("build L9 SW-NE")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_his_links_are_used_and_pay_nobody() -> None:
    table = bankrupt("Dave")
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "N9 NW-NE", "O9 SW-NE", "P8 SW-SE")
    table.go_on()
    table.no_goods()
    table.cubes("Evansville", "yellow")
    table.give("Peter", engine=2)
    table.begin(Phase.MOVING)
    before = table.income()
    events = table.play("deliver yellow Evansville-teal-Cincinnati-orange-Wheeling")
    assert of(IncomeRaised, events) == [IncomeRaised(0, 1, 1)]
    assert table.income() == [before[0] + 1, *before[1:]]


def test_a_town_with_his_link_must_be_reached() -> None:
    table = bankrupt("Dave")
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.go_on()
    table.building("Peter")
    assert table.why("build K9 SW N") == "not-connected"


def test_his_link_is_shortened_by_a_new_city_and_stays_his() -> None:
    table = bankrupt("Dave")
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.go_on()
    table.action("Peter", "urbanization")
    table.building("Peter")
    table.play("urbanize Indianapolis B")
    assert table.lines() == [("Dave", "Evansville", "Indianapolis", 1)]


def test_dice_and_turns_as_at_the_start() -> None:
    table = bankrupt("Dave", turn=7)
    events = table.go_on()
    assert [len(event.dice) for event in of(GrowthRolled, events)] == [4, 4]
    assert table.state.turn == 8
    table.begin(Phase.MONEY, turn=8)
    table.go_on()
    assert table.state.phase is Phase.OVER, "four players play eight turns, even if one of them is out"


def test_two_at_once() -> None:
    table = bankrupt("Dave", "Vince")
    assert of(Bankrupt, table.go_on()) == [Bankrupt(1, []), Bankrupt(3, [])]
    assert table.turn_order == ["Peter", "John"]
    assert table.state.phase is Phase.SHARES


def test_one_left_the_game_ends_there_and_he_wins() -> None:
    table = bankrupt("Dave", "John", players=THREE)
    table.give("Peter", shares=15, income=12)
    events = table.go_on()
    assert events[-1] == GameEnded([0], 1, 1)
    assert sentences(table, events)[-1] == (
        "The game is over: all companies but one are bankrupt. Peter wins."
    )
    assert of(IncomeReduced, events) == [], "it ends there"
    assert (table.state.phase, table.asked) == (Phase.OVER, None)
    assert ranks(table) == {"Peter": 1, "Dave": 2, "John": 2}
    assert [place.score for place in GAME.result(table.state) or []] == [3 * 12 - 3 * 15, 0, 0]


def test_he_wins_even_with_a_negative_score() -> None:
    table = bankrupt("Dave", "John", players=THREE)
    table.give("Peter", shares=10)
    table.go_on()
    places = GAME.result(table.state) or []
    assert (places[0].seat, places[0].score, places[0].rank) == (0, -30, 1)


def test_none_left_nobody_wins() -> None:
    table = bankrupt("Peter", "Dave", "John", players=THREE)
    events = table.go_on()
    assert events[-1] == GameEnded([], 1, 0)
    assert table.state.phase is Phase.OVER
    assert ranks(table) == {"Peter": 1, "Dave": 1, "John": 1}, "nobody wins, but places are counted from 1"
    match = taken_up(table, "age-of-steam")
    for locale, told in (("en", "Nobody wins"), ("fr", "Personne ne gagne")):
        assert asked(scene_of(match, locale=locale)) == told


def test_the_later_a_bankruptcy_the_higher_the_rank() -> None:
    table = bankrupt("Vince")
    table.go_on()
    table.give("John", cash=0, income=0)
    table.begin(Phase.MONEY, turn=3)
    table.go_on()
    table.give("Dave", cash=0, income=0)
    table.begin(Phase.MONEY, turn=5)
    assert of(GameEnded, table.go_on()) == [GameEnded([0], 5, 1)]
    assert ranks(table) == {"Peter": 1, "Dave": 2, "John": 3, "Vince": 4}
    assert [place.entries[0].figures for place in (GAME.result(table.state) or [])[1:]] == [
        {"turn": 5},
        {"turn": 3},
        {"turn": 1},
    ]


def test_bankrupts_rank_last_whatever_the_scores() -> None:
    table = bankrupt("Dave", turn=8)
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.give("John", shares=15, income=0)
    table.go_on()
    places = GAME.result(table.state) or []
    assert table.state.phase is Phase.OVER
    assert {table.names[place.seat]: (place.rank, place.score) for place in places} == {
        "Peter": (1, -6),
        "Vince": (1, -6),
        "John": (3, -45),
        "Dave": (4, 0),
    }


def test_when_it_is_over_nothing_is_played() -> None:
    table = bankrupt("Dave", "John", players=THREE)
    table.go_on()
    with pytest.raises(NotLegal) as error:
        table.play("Peter: shares 1")
    assert error.value.key == "game-over"
