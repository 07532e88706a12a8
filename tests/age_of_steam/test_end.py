"""The last turn and the score."""

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.events import GameEnded, GrowthRolled, IncomeReduced, Paid
from games.age_of_steam.state import Phase
from games.engine.contract import ScorePart
from games.engine.words import words
from tests.age_of_steam.table import SIX, Table, of, sentences


def last_turn(players: int = 4, turn: int | None = None) -> Table:
    table = Table(SIX[:players])
    for name in table.names:
        table.give(name, cash=50)
    table.begin(Phase.MONEY, turn=turn or {3: 10, 4: 8, 5: 7, 6: 6}[players])
    return table


def scores(table: Table) -> dict[str, tuple[int, int]]:
    return {table.names[place.seat]: (place.rank, place.score) for place in GAME.result(table.state) or []}


@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_the_number_of_turns(players: int, turns: int) -> None:
    table = last_turn(players, turns - 1)
    table.go_on()
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, turns)
    assert GAME.result(table.state) is None
    table.begin(Phase.MONEY, turn=turns)
    assert of(GameEnded, table.go_on())
    assert (table.state.phase, table.asked) == (Phase.OVER, None)


def test_the_last_turn_is_played_with_expenses_and_reduction() -> None:
    table = last_turn()
    table.give("Peter", cash=0, income=14, shares=10, engine=6)
    events = table.go_on()
    assert of(Paid, events)[0] == Paid(0, 14, 16, 2, 0, 12)
    assert of(IncomeReduced, events) == [IncomeReduced(0, 2, 10)]
    assert scores(table)["Peter"][1] == 3 * 10 - 3 * 10


def test_the_growth_after_the_last_turn_would_change_nothing_and_is_left_out() -> None:
    table = last_turn()
    table.action("Dave", "production")
    table.column("Chicago", "- - -")
    assert of(GrowthRolled, table.go_on()) == []


def test_3_an_income_dollar_minus_3_a_share_and_1_a_section_of_ones_links() -> None:
    table = last_turn()
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "N9 NW-NE", "O9 SW-NE", "P8 SW-SE")
    table.line("Peter", "C2 N-S", "C3 N-S")
    table.give("Peter", income=9, shares=4)
    table.go_on()
    place = next(place for place in GAME.result(table.state) or [] if place.seat == 0)
    assert place.score == 27 - 12 + 5, "a section each, not a point a link; nothing for a loose line"
    assert place.entries == [
        ScorePart("income", 27, {"income": 9}),
        ScorePart("shares", -12, {"shares": 4}),
        ScorePart("track", 5, {"sections": 5}),
    ]


def test_a_tile_with_a_town_disc_has_one_section_per_exit() -> None:
    table = last_turn()
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    table.line("Peter", "K9 o-NE", "L8 SW-SE")
    table.go_on()
    assert scores(table)["Peter"][1] == -6 + 4


def test_sections_on_a_shared_tile_count_for_their_owners() -> None:
    table = last_turn()
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Dave", "K9 o-S", "K10 N-S", "K11 N-NW")
    table.go_on()
    assert (scores(table)["Peter"][1], scores(table)["Dave"][1]) == (-6 + 2, -6 + 3)


def test_scores_may_be_negative() -> None:
    table = last_turn()
    table.give("Peter", shares=15)
    table.go_on()
    assert scores(table)["Peter"] == (4, -45)


def test_ties_share_and_cash_breaks_none() -> None:
    table = last_turn()
    table.give("Peter", income=5, cash=100)
    table.give("Dave", income=5, cash=30)
    events = table.go_on()
    assert events[-1] == GameEnded([0, 1], 8, 4)
    assert scores(table) == {"Peter": (1, 9), "Dave": (1, 9), "John": (3, -6), "Vince": (3, -6)}
    assert all(place.tie_break == [] for place in GAME.result(table.state) or [])


def test_what_ended_the_game_is_told() -> None:
    table = last_turn()
    table.give("Peter", income=5)
    assert sentences(table, table.go_on())[-1] == "The game is over: turn 8 was the last. Peter wins."


def test_the_standing_is_known_before_the_end() -> None:
    table = last_turn(turn=2)
    table.give("Vince", income=7)
    standing = GAME.advice.progress(table.state).standing
    assert [(table.names[place.seat], place.rank, place.score) for place in standing] == [
        ("Vince", 1, 15),
        ("Peter", 2, -6),
        ("Dave", 2, -6),
        ("John", 2, -6),
    ]


@pytest.mark.parametrize(("locale", "begins"), [("en", "−39 for 13 "), ("fr", "−39 pour 13 ")])
def test_what_shares_cost_is_told_with_a_minus_sign(locale: str, begins: str) -> None:
    assert words(locale, "age-of-steam").score(ScorePart("shares", -39, {"shares": 13})).startswith(begins)
