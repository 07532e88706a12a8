"""A match: seed, options, seats, board and the turns played, and how all of it is played again.

A turn is the move that somebody chose and the forced moves that followed by themselves.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, cast

import msgspec
from msgspec import Struct

from games.engine import registry
from games.engine.chance import Chance
from games.engine.contract import A, Action, AnyGame, Board, Event, Game, Options, S, Seat, freeze, thaw
from games.engine.errors import BadInput, NotLegal

LONGEST_NAME = 64


@dataclass(frozen=True)
class Setting(Generic[S, A]):
    """What is fixed before the first move. `seats` are the players' names, clockwise."""

    game: Game[S, A]
    seats: tuple[str, ...]
    seed: str
    options: Options
    board: Board


class Step(Struct, frozen=True):
    """One action with its events. The opening of a game is a step without a seat."""

    seat: Seat | None
    action: Action | None
    events: list[Event]
    forced: bool = False


@dataclass(frozen=True)
class Play:
    """A line of a script: a seat's move, as an action or in notation. From the one with a `seed` on chance
    follows that: what is to come can't be known from what was."""

    seat: Seat
    move: Action | str
    seed: str = ""


@dataclass(frozen=True)
class TakeBack:
    """A line of a script: the last turns are taken back, and the match goes on from before them."""

    turns: int = 1


class Turn(Struct, frozen=True):
    """A chosen move, first, and the forced ones that it caused; and the seed that chance followed."""

    steps: list[Step]
    drew: bool
    seed: str = ""

    @property
    def chosen(self) -> Play:
        """The move that somebody chose; an opening has none."""
        seat, action = self.steps[0].seat, self.steps[0].action
        assert seat is not None and action is not None
        return Play(seat, action, self.seed)

    @property
    def events(self) -> Iterator[Event]:
        """What happened, in order."""
        return (event for step in self.steps for event in step.events)


class Snapshot(Struct, frozen=True):
    """Enough to go on playing without the turns before: `played` says how many there were."""

    played: int
    drew: bool
    state: msgspec.Raw


class Match(Generic[S, A]):
    """A game under way. `turns` are those played since it was set up or taken up again."""

    def __init__(self, setting: Setting[S, A]) -> None:
        self.setting = setting
        self.game = setting.game
        chance = Chance(setting.seed)
        self.state, events = self.game.setup(len(setting.seats), setting.options, setting.board, chance)
        self.opening = Turn([Step(None, None, events), *self._forced_steps()], drew=True)
        self.turns: list[Turn] = []
        self.played = 0

    @classmethod
    def resume(cls, setting: Setting[S, A], data: bytes) -> "Match[S, A]":
        """Goes on from a snapshot, in a time that does not depend on the turns played."""
        snapshot = msgspec.json.decode(data, type=Snapshot)
        match = cls.__new__(cls)
        match.setting, match.game = setting, setting.game
        match.state = thaw(setting.game.State, bytes(snapshot.state), setting.board)
        match.opening = Turn([], drew=snapshot.drew)
        match.turns, match.played = [], snapshot.played
        return match

    def snapshot(self) -> bytes:
        """What `resume` goes on from."""
        return msgspec.json.encode(Snapshot(self.played, self._last.drew, msgspec.Raw(freeze(self.state))))

    def play(self, seat: Seat, action: A) -> Turn:
        """Plays a move and what it forces. A refused one raises and changes nothing."""
        drawn, seed = self.state.chance.drawn, self.state.chance.seed
        events = self.game.apply(self.state, seat, action)
        steps = [Step(seat, action, events), *self._forced_steps()]
        turn = Turn(steps, self.state.chance.drawn > drawn, seed)
        self.turns.append(turn)
        self.played += 1
        return turn

    def play_text(self, seat: Seat, text: str) -> Turn:
        """Plays a move given in notation."""
        return self.play(seat, self.game.read(self.state, text))

    def reseed(self, seed: str) -> None:
        """Lets chance follow another seed from now on."""
        self.state.chance.seed = seed

    @property
    def script(self) -> list[Play]:
        """What `replay` leads here by: the moves that were chosen, in a match played from its set-up."""
        assert len(self.turns) == self.played, "the turns before the snapshot are missing"
        return [turn.chosen for turn in self.turns]

    @property
    def new_seeds(self) -> list[str]:
        """By turn, the seed that chance went on by, where it was another than before."""
        seeds = [turn.seed for turn in self.turns]
        before = [self.setting.seed, *seeds]
        return ["" if seed == last else seed for last, seed in zip(before, seeds, strict=False)]

    @property
    def reversible(self) -> bool:
        """Whether the last turn may be taken back without everybody's consent: it drew nothing."""
        return self.played > 0 and not self._last.drew

    def undone(self, turns: int = 1) -> "Match[S, A]":
        """The match without its last turns, by replaying the others."""
        if not 0 < turns <= self.played:
            raise NotLegal("nothing-to-undo")
        *_, match = replay(self.setting, self.script[:-turns])
        return match

    @property
    def _last(self) -> Turn:
        return self.turns[-1] if self.turns else self.opening

    def _forced_steps(self) -> Iterator[Step]:
        while forced := self._forced_move():
            seat, action = forced
            yield Step(seat, action, self.game.apply(self.state, seat, action), forced=True)

    def _forced_move(self) -> tuple[Seat, A] | None:
        for seat in self.game.actors(self.state):
            move = self._only_answer(seat)
            if move is not None:
                return seat, move
        return None

    def _only_answer(self, seat: Seat) -> A | None:
        """The one move that a seat can answer with; nothing where it has a choice."""
        only, asides = None, self.game.asides
        for move in self.game.legal(self.state, seat):
            if not isinstance(move, asides):
                if only is not None:
                    return None
                only = move
        return only if isinstance(only, Action) else None


AnySetting = Setting[Any, Any]
AnyMatch = Match[Any, Any]


def set_up(
    name: str,
    players: Sequence[str],
    seed: str,
    options: Mapping[str, object] | None = None,
    board: Board | None = None,
    keep_seats: bool = False,
) -> AnySetting:
    """A setting from what people give; seats are shuffled by the seed unless they are to be kept."""
    game = registry.load(name)
    seats = tuple(players)
    if len(seats) not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadInput("player-count", low=low, high=high, count=len(seats))
    folded = [name.casefold() for name in seats]
    for name in seats:
        if not _is_name(name):
            raise BadInput("bad-name", name=name, longest=LONGEST_NAME)
        if folded.count(name.casefold()) > 1:
            raise BadInput("same-name-twice", name=name)
    if not keep_seats:
        seats = tuple(Chance(f"{seed}/seats").shuffled(seats))
    return Setting(
        game=game,
        seats=seats,
        seed=seed,
        options=read_options(game, options or {}),
        board=board or game.board(),
    )


def _is_name(name: str) -> bool:
    """Whether a text can be read as a name: something to see, on one line."""
    kinds = {unicodedata.category(letter) for letter in name}
    visible = any(kind[0] in "LNPS" for kind in kinds)
    return (
        visible
        and not kinds & {"Cc", "Cs", "Zl", "Zp"}
        and name == name.strip()
        and len(name) <= LONGEST_NAME
    )


def read_options(game: AnyGame, given: Mapping[str, object]) -> Options:
    """The options of a game from what was typed."""
    known = [field.name for field in msgspec.structs.fields(game.Options)]
    for name in given.keys() - set(known):
        raise BadInput("unknown-option", option=name, options=known)
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, game.Options, strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError) as error:
            raise BadInput("bad-option", option=name, value=str(value)) from error
    return msgspec.convert(given, game.Options, strict=False)


def replay(
    setting: Setting[S, A], script: Sequence[Play | TakeBack], snapshot: bytes | None = None
) -> Iterator[Match[S, A]]:
    """Plays a script from the set-up, or from a snapshot. It yields one and the same match, at first and
    after every line: look at it before going on. To take back costs no more than to play a turn."""
    match = Match(setting) if snapshot is None else Match.resume(setting, snapshot)
    yield match
    kept: dict[int, bytes] = {}
    returned_to = _returned_to(script, match.played)
    for line in script:
        if isinstance(line, TakeBack):
            if not 0 < line.turns <= len(match.turns):
                raise NotLegal("nothing-to-undo")
            del match.turns[-line.turns :]
            match.played -= line.turns
            seed = match.state.chance.seed
            match.state = thaw(setting.game.State, kept[match.played], setting.board)
            match.reseed(seed)
        else:
            if match.played in returned_to:
                kept[match.played] = freeze(match.state)
            if line.seed:
                match.reseed(line.seed)
            if isinstance(line.move, str):
                match.play_text(line.seat, line.move)
            else:
                match.play(line.seat, cast(A, line.move))
        yield match


def _returned_to(script: Sequence[Play | TakeBack], played: int) -> set[int]:
    """How many turns stand after each time that some are taken back."""
    found = set()
    for line in script:
        played += 1 if isinstance(line, Play) else -line.turns
        if isinstance(line, TakeBack):
            found.add(played)
    return found
