"""A table at which anything may happen in any order: hypothesis looks for an order that breaks a promise.

A game has a subclass with its name; what its views must hide beyond the seed is its own affair."""

import random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.engine import record, registry
from games.engine.contract import freeze, thaw
from games.engine.errors import GameError
from games.engine.fuzz import random_move
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import Ranged, settled
from tests.playthroughs import NAMES, variants

FEW = settings(
    max_examples=40,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # to find the shortest way to a failure takes longer than a test may
    suppress_health_check=[HealthCheck.too_slow],
)
READ_BACK = 20
SOME_WAY = 60
"""So many turns at most are played at random before anything else happens."""


class Machine(RuleBasedStateMachine):
    """A match under way. `seen` are moves that were once legal, to be tried when they are not."""

    name: ClassVar[str]

    def hides(self, view: Any, viewer: int | None) -> bool:
        """Whether a view keeps the game's own secrets from its viewer."""
        return True

    @initialize(seed=st.integers(0, 99), way=st.integers(0, SOME_WAY), dice=st.randoms())
    def sit_down(self, seed: int, way: int, dice: random.Random) -> None:
        self.game = registry.load(self.name)
        names = NAMES[: dice.choice(self.game.players)]
        options = dice.choice(list(variants(self.game)))
        self.match: AnyMatch = Match(set_up(self.name, names, f"machine {seed}", options))
        self.seen: list[Any] = []
        opponents = random.Random(seed)
        for _ in range(way):
            if self.asked:
                self.make(random_move(self.game, self.state, self.asked[0], opponents))

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> Any:
        return self.game.actors(self.state)

    @property
    def going_on(self) -> bool:
        return bool(self.asked)

    def make(self, move: Any) -> None:
        self.seen.append(move)
        self.match.play(self.asked[0], move)

    def is_legal(self, seat: int, move: Any) -> bool:
        listed = self.game.legal(self.state, seat)
        return any(move in one if isinstance(one, Ranged) else move == one for one in listed)

    def is_refused(self, seat: int, move: Any) -> None:
        before = freeze(self.state)
        with pytest.raises(GameError):
            self.match.play(seat, move)
        assert freeze(self.state) == before

    @precondition(lambda self: self.going_on)
    @rule(dice=st.randoms())
    def a_legal_move_is_played(self, dice: random.Random) -> None:
        self.make(settled(dice.choice(list(self.game.legal(self.state, self.asked[0]))), dice))

    @precondition(lambda self: self.seen)
    @rule(dice=st.randoms())
    def a_move_out_of_place_is_refused(self, dice: random.Random) -> None:
        seat, move = dice.randint(-1, len(self.match.setting.seats)), dice.choice(self.seen)
        if not self.is_legal(seat, move):
            self.is_refused(seat, move)

    @precondition(lambda self: self.going_on)
    @rule(dice=st.randoms())
    def nobody_moves_for_another(self, dice: random.Random) -> None:
        move = settled(dice.choice(list(self.game.legal(self.state, self.asked[0]))), dice)
        for seat in range(-1, len(self.match.setting.seats) + 1):
            if seat not in self.asked and not isinstance(move, self.game.asides):
                self.is_refused(seat, move)

    @precondition(lambda self: self.match.played)
    @rule()
    def a_turn_taken_back_and_played_again_is_the_same(self) -> None:
        after, turn = freeze(self.state), self.match.turns[-1]
        chosen = turn.steps[0]
        self.match = self.match.undone()
        again = self.match.play(chosen.seat, chosen.action)  # type: ignore[arg-type]  # no opening
        assert again == turn
        assert freeze(self.state) == after

    @rule()
    def the_game_goes_on_from_what_was_kept(self) -> None:
        before = freeze(self.state)
        resumed = Match.resume(self.match.setting, self.match.snapshot())
        assert (resumed.played, resumed.reversible) == (self.match.played, self.match.reversible)
        assert freeze(resumed.state) == before
        self.match.state = thaw(self.game.State, before, self.match.setting.board)
        assert freeze(self.state) == before

    @rule()
    def a_view_keeps_the_secrets(self) -> None:
        before = freeze(self.state)
        for viewer in (None, *range(len(self.match.setting.seats))):
            view = self.game.view(self.state, viewer)
            assert self.match.setting.seed.encode() not in freeze(view)
            assert self.hides(view, viewer)
        assert freeze(self.state) == before

    @precondition(lambda self: self.going_on)
    @rule(dice=st.randoms())
    def legal_moves_read_back_from_their_notation(self, dice: random.Random) -> None:
        listed = list(self.game.legal(self.state, self.asked[0]))
        for one in dice.sample(listed, min(len(listed), READ_BACK)):
            move = settled(one, dice)
            assert self.game.read(self.state, self.game.write(move)) == move

    @invariant()
    def the_position_is_sound(self) -> None:
        assert self.game.check(self.state) == []
        assert (self.game.result(self.state) is None) == self.going_on

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert freeze(record.replay(record.write(self.match)).state) == freeze(self.state)
