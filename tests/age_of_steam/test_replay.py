"""The same seed and moves give the same bytes; a state that was written down is the same state."""

import random
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.network import Network, links, network
from games.age_of_steam.state import Phase, State
from games.engine import record
from games.engine.contract import clone, freeze, thaw
from games.engine.match import AnyMatch, Match, Turn, replay
from tests.age_of_steam.table import scripted
from tests.marks import rarely


def plain(state: State, kept: Network) -> tuple[Any, ...]:
    """A network by what it holds, in its order, lines by their place in the state."""
    place = {id(line): number for number, line in enumerate(state.lines)}
    return (
        {at: [place[id(line)] for line in lines] for at, lines in kept.lines_in.items() if lines},
        [(edge, place[id(line)]) for edge, line in kept.loose.items()],
        links(state),
    )


@pytest.mark.parametrize("players", [3, 6])
def test_the_same_seed_and_moves_give_the_same_bytes(players: int) -> None:
    match = scripted(players, "bytes")
    *_, again = replay(match.setting, match.script)
    assert freeze(again.state) == freeze(match.state)
    assert [list(turn.events) for turn in again.turns] == [list(turn.events) for turn in match.turns]
    assert record.write(record.replay(record.write(match))) == record.write(match)


@pytest.mark.parametrize("players", rarely([3, 5], [3]))
def test_a_state_written_down_in_the_middle_of_a_build_has_an_equal_network(players: int) -> None:
    seen = 0

    def after(match: AnyMatch, _: Turn) -> None:
        nonlocal seen
        state: State = match.state
        if state.phase is not Phase.BUILDING:
            return
        seen += state.lays > 0
        again = thaw(State, freeze(state), state.board)
        assert "network" not in again.__dict__
        assert freeze(again) == freeze(state)
        assert plain(again, network(again)) == plain(state, network(state))
        assert list(GAME.legal(again, state.asked)) == list(GAME.legal(state, state.asked))

    scripted(players, "thaw", after, cash=50)
    assert seen > 30


def test_a_match_goes_on_from_a_snapshot_as_if_nothing_had_happened() -> None:
    match = scripted(4, "snapshot", most=60)
    again: AnyMatch = Match.resume(match.setting, match.snapshot())
    dice, same = random.Random(1), random.Random(1)
    for _ in range(60):
        for one, chance in ((match, dice), (again, same)):
            seats = one.game.actors(one.state)
            if seats:
                one.play(seats[0], chance.choice(list(one.game.legal(one.state, seats[0]))))
        assert freeze(match.state) == freeze(again.state)


def test_undo_by_replay() -> None:
    states: list[bytes] = []
    match = scripted(4, "undo", lambda match, _: states.append(freeze(match.state)), most=70)
    for number in range(1, 6):
        match = match.undone()
        assert freeze(match.state) == states[-1 - number]
        assert GAME.check(match.state) == []


def test_a_turn_without_chance_may_be_taken_back_alone() -> None:
    kinds: set[tuple[bool, bool]] = set()

    def after(match: AnyMatch, turn: Turn) -> None:
        rolled = any(type(event).__name__ in ("GrowthRolled", "CubesDrawn") for event in turn.events)
        kinds.add((rolled, match.reversible))

    scripted(3, "reversible", after, cash=40)
    assert kinds == {(True, False), (False, True)}


def test_a_copy_is_independent() -> None:
    match = scripted(4, "copy", most=40)
    before = freeze(match.state)
    copy = clone(match.state)
    copy.players[0].cash += 1
    for line in copy.lines:
        line.owner = None
    assert freeze(match.state) == before
