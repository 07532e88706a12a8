"""Moves that leave no choice are played by the match, and told as forced."""

from games.engine.match import AnyMatch, Match, set_up
from games.steel_driver.state import Phase
from tests.steel_driver.table import BLUE, RED, SIX, YELLOW, Table


def match_at(table: Table) -> AnyMatch:
    match = Match(set_up("steel-driver", SIX, "forced", keep_seats=True))
    match.state = table.state
    return match


def test_the_only_possible_link_is_built_at_once() -> None:
    table = Table(marker="Richard")
    table.sold(RED, "Andy")
    table.sold(YELLOW, "Mary")
    table.box(RED, 3)
    table.box(YELLOW, 2)
    table.lay(RED, "San Francisco-Portland")
    table.lay(BLUE, "San Francisco-Salt Lake City-Portland-Helena")
    match = match_at(table)
    table.state.handed_on = 5
    turn = match.play_text(table.state.marker, "pass")
    forced = [(SIX[step.seat or 0], match.game.write(step.action)) for step in turn.steps if step.forced]
    assert forced == [("Andy", "build San Francisco-Los Angeles")]
    assert table.asked == "Mary"


def test_the_only_possible_claim_is_made_at_once() -> None:
    table = Table(marker="Richard")
    table.sold(RED, "Andy")
    table.lay(RED, "Boston-Albany")
    table.state.round, table.state.handed_on = 5, 5
    match = match_at(table)
    match.play_text(table.state.marker, "pass")
    turn = match.play_text(table.seat("Andy"), "claim Boston")
    assert [match.game.write(step.action) for step in turn.steps] == ["claim Boston", "claim Albany"]
    assert table.state.phase is Phase.OVER
