"""Games that were begun before there was a choice of how trains are boarded, or track was kept."""

import json

from games.engine import record
from games.engine.contract import freeze, thaw
from games.great_western import GAME
from games.great_western.components import Boarding
from tests.great_western.matches import match_at, whole


def test_a_match_file_without_the_choice_is_played_with_the_bids_first() -> None:
    match = whole()
    file = json.loads(record.write(match))
    assert file["options"].pop("boarding") == "bids-first"
    again = record.replay(json.dumps(file).encode())
    assert again.state.boarding is Boarding.BIDS_FIRST
    assert freeze(again.state) == freeze(match.state)


def test_a_position_without_the_choice_goes_on_with_the_bids_first() -> None:
    match = match_at(20)
    kept = json.loads(freeze(match.state))
    del kept["boarding"]
    assert thaw(GAME.State, json.dumps(kept).encode(), match.state.board) == match.state


def test_a_position_without_track_goes_on_with_what_is_paid_for_from_then() -> None:
    match = match_at(40)
    kept = json.loads(freeze(match.state))
    for player in kept["players"]:
        assert player.pop("track")
    state = thaw(GAME.State, json.dumps(kept).encode(), match.state.board)
    assert [player.track for player in state.players] == [[], [], [], []]
    assert GAME.check(state) == []
