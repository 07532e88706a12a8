"""Random games to the end, with illegal and garbled actions thrown in between.

After every action the invariants are checked, every intruder must be refused and change nothing,
and every finished game is replayed from its own file to the same bytes.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from games.engine import record
from games.engine.contract import A, Action, AnyGame, Game, S, Seat, clone, freeze
from games.engine.errors import GameError, NotUnderstood
from games.engine.match import AnySetting, Match, Setting, Turn
from games.engine.ranges import Ranged, settled

INTRUDERS_A_MOVE = 2
SENSE, WISDOM = 0.8, 0.95
POOL = 400

Choice = Callable[[AnyGame, Any, Seat, random.Random], Any]
"""How a seat that is asked moves."""


@dataclass
class Report:
    """What was played and what went wrong: the file that reproduces each failure, and why."""

    games: int = 0
    actions: int = 0
    refused: int = 0
    failures: list[tuple[Path, str]] = field(default_factory=list)


class Failed(Exception):
    """The game is not as it should be."""


def random_match(
    setting: Setting[S, A], after: Callable[[Match[S, A], Turn], None] | None = None
) -> Match[S, A]:
    """A whole game of random moves, the same for the same seed."""
    match = Match(setting)
    dice = random.Random(f"{setting.seed}/players")
    while seats := match.game.actors(match.state):
        seat = dice.choice(seats)
        turn = match.play(seat, random_move(match.game, match.state, seat, dice))
        if after:
            after(match, turn)
    return match


def random_move(game: Game[S, A], state: S, seat: Seat, dice: random.Random) -> A:
    """A legal move; mostly one that suggests itself, so that games go far."""
    moves = game.advice.likely(state, seat) if dice.random() < SENSE else ()
    return settled(dice.choice(list(moves) or list(game.legal(state, seat))), dice)


def wise_move(game: Game[S, A], state: S, seat: Seat, dice: random.Random) -> A:
    """A legal move; mostly what comes to a computer's mind, so that games go as deep as people's."""
    if dice.random() < WISDOM:
        return game.mind.policy(state, seat, dice)
    return random_move(game, state, seat, dice)


def fuzz(settings: Sequence[AnySetting], folder: Path, choose: Choice = random_move) -> Report:
    """Fuzzes a game for each setting; a failure leaves its match file in `folder`."""
    report = Report()
    for setting in settings:
        report.games += 1
        fuzzer = Fuzzer(setting, choose)
        try:
            fuzzer.run()
            fuzzer.replay()
        except Exception as error:  # whatever the rules raise is a finding
            name = f"fuzz-{setting.game.name}-{len(setting.seats)}-{setting.seed}.json"
            path = folder / "".join(letter if letter.isalnum() or letter in "-." else "_" for letter in name)
            record.save(fuzzer.match, path)
            report.failures.append((path, f"{type(error).__name__}: {error}"))
        report.actions += fuzzer.actions
        report.refused += fuzzer.refused
    return report


class Fuzzer:
    """One fuzzed game. `match` is as far as it came."""

    def __init__(self, setting: AnySetting, choose: Choice = random_move) -> None:
        self.choose = choose
        self.match = Match(setting)
        self.game: AnyGame = setting.game
        self.dice = random.Random(f"{setting.seed}/fuzz")
        self.seen: list[Action] = []
        self.actions = 0
        self.refused = 0

    def run(self) -> None:
        """Plays to the end."""
        while seats := self.game.actors(self.match.state):
            seat = self.dice.choice(seats)
            listed = list(self.game.legal(self.match.state, seat))
            moves = [settled(move, self.dice) for move in listed]
            if len(set(moves)) != len(moves):
                raise Failed(f"legal lists a move twice: {moves}")
            self.seen = (self.seen + self.dice.sample(moves, min(len(moves), 4)))[-POOL:]
            for _ in range(INTRUDERS_A_MOVE):
                self._intrude()
            move = self.choose(self.game, self.match.state, seat, self.dice)
            self._read_back(move)
            turn = self.match.play(seat, move)
            self.actions += len(turn.steps)
            if broken := self.game.check(self.match.state):
                raise Failed("; ".join(broken))
        self._end()

    def _read_back(self, move: Action) -> None:
        text = self.game.write(move)
        if self.game.read(self.match.state, text) != move:
            raise Failed(f"{text!r} reads as another move")

    def _intrude(self) -> None:
        """A move that is mostly illegal, as an action or as text, by any seat."""
        state = self.match.state
        seat = self.dice.randrange(-1, len(self.match.setting.seats) + 1)
        action = self._mutated(self.dice.choice(self.seen))
        if self.dice.random() < 0.5:
            try:
                action = self.game.read(state, self._garbled(self.game.write(action)))
            except NotUnderstood:
                self.refused += 1
                return
        legal = any(
            action in move if isinstance(move, Ranged) else action == move
            for move in self.game.legal(state, seat)
        )
        before = freeze(state)
        try:
            self.game.apply(clone(state) if legal else state, seat, action)
        except GameError as error:
            if legal:
                raise Failed(f"legal, but refused: {action} by {seat}: {error}") from error
            self.refused += 1
        else:
            if not legal:
                raise Failed(f"not legal, but accepted: {action} by {seat}")
        if freeze(state) != before:
            raise Failed(f"changed the state though refused: {action} by {seat}")

    def _mutated(self, action: Action) -> Action:
        """The action with a field taken from another one, or a number beyond its range."""
        fields = msgspec.structs.asdict(action)
        for name, value in fields.items():
            if self.dice.random() < 0.4:
                if isinstance(value, bool):
                    fields[name] = not value
                elif isinstance(value, int):
                    fields[name] = self.dice.choice((-1, 0, value + 1, value - 1, 10**9))
                else:
                    others = [msgspec.structs.asdict(other) for other in self.seen]
                    alike = [v for other in others for v in other.values() if _shape(v) == _shape(value)]
                    fields[name] = self.dice.choice(alike)
        return type(action)(**fields)

    def _garbled(self, text: str) -> str:
        """The text with a few letters lost, doubled, swapped or strange."""
        letters = list(text)
        for _ in range(self.dice.randrange(3)):
            at = self.dice.randrange(len(letters) + 1)
            letters[at : at + self.dice.randrange(2)] = self.dice.choice(
                ["", "-", "9", " ", "é", "\0", "💥", "A"]
            )
        return "".join(letters)

    def _end(self) -> None:
        """The finished game has a standing and keeps its secrets."""
        places = self.game.result(self.match.state)
        ranks = [place.rank for place in places or ()]
        if ranks != sorted(ranks) or len(ranks) != len(self.match.setting.seats) or ranks[0] != 1:
            raise Failed(f"no proper result: {places}")
        if self.match.setting.seed.encode() in freeze(self.game.view(self.match.state, None)):
            raise Failed("the spectators' view holds the seed")

    def replay(self) -> None:
        """The finished game's file leads to the same bytes."""
        text = record.write(self.match)
        again = record.replay(text)
        if freeze(again.state) != freeze(self.match.state) or record.write(again) != text:
            raise Failed("replayed to another state")
        if [list(turn.events) for turn in again.turns] != [list(turn.events) for turn in self.match.turns]:
            raise Failed("replayed to other events")


def _shape(value: object) -> object:
    """What another value must be like to stand in its place: of a tuple, what is in it, too."""
    return (tuple, {type(part) for part in value}) if isinstance(value, tuple) else type(value)
