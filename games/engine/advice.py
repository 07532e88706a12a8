"""What user interfaces ask of a game besides its rules: which moves to offer, and what to say of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol

from games.engine.contract import A, BaseState, Placing, S, Seat
from games.engine.ranges import Ranged


@dataclass(frozen=True)
class Command:
    """A slash command of a game: `takes` says whether the verb needs more to be a move. Its words are the
    messages `command-<verb>` and, if it takes something, `argument-<verb>`, each with its `-about`."""

    verb: str
    takes: bool


@dataclass(frozen=True)
class Moment:
    """When something happens: the turn, or the round in a game that has those; the phase as players count
    them; and what it is about, if that has a name."""

    turn: int
    phase: str
    about: str | None = None


@dataclass(frozen=True)
class Detail:
    """What a player wants to know of a move before it is made: the figures of the message `detail-<tag>`,
    and what it costs where that is one number."""

    figures: Mapping[str, object]
    cost: int | None = None


@dataclass(frozen=True)
class Progress:
    """How everybody stands: the `standing` if the game ended now, and the `means` to spend, by seat."""

    standing: list[Placing]
    means: list[int]


class InTurns(Protocol):
    """A state that counts turns and says which phase it is in."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1 on."""

    @property
    def phase(self) -> Enum:
        """The phase; its value is the name that messages know it by."""


def moment_of_turn(state: InTurns) -> Moment:
    """The moment in a game of turns, whose phases are about nothing in particular."""
    return Moment(state.turn, str(state.phase.value))


def no_hand(_: BaseState, __: Seat) -> None:
    """Nobody sees anything that the others don't."""


def no_starts(_: BaseState, __: Seat) -> list[str]:
    """No goal takes several moves."""
    return []


def no_plans(_: BaseState, __: Seat, ___: str) -> dict[str, list[Sequence[A]]]:
    """No goal takes several moves."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S, A]):
    """A game's answers, each from a state as the one who asks may see it."""

    commands: tuple[Command, ...]
    """The slash commands of its verbs."""
    moment: Callable[[S], Moment]
    """Which turn and phase it is."""
    choices: Callable[[A], tuple[object, ...]]
    """An action as the choices that lead to it, the verb first, for menus."""
    likely: Callable[[S, Seat], Sequence[A | Ranged]]
    """A few legal moves to offer first."""
    detail: Callable[[S, A], Detail]
    """What a move costs and brings."""
    progress: Callable[[S], Progress]
    """Everybody's standing and means."""
    safe_move: Callable[[S, Seat], A]
    """What is played for an absent player: what harms least, from what he may see."""
    things: tuple[type[Enum], ...] = ()
    """What stands in moves besides names and numbers."""
    read_about: Callable[[S, str], str] | None = None
    """What a text names that a moment can be about, as `Moment.about` has it, where there is such a thing."""
    pass_move: A | None = None
    """The move that passes, where the game has one."""
    hand: Callable[[S, Seat], Mapping[str, object] | None] = no_hand
    """What only this player sees, from his view: the figures of the message `hand`."""
    starts: Callable[[S, Seat], list[str]] = no_starts
    """Where several moves that lead to a goal could begin, for games in which they do."""
    plans: Callable[[S, Seat, str], Mapping[str, Sequence[Sequence[A]]]] = no_plans
    """By goal, the best few ways there from a start: moves to be made one after the other."""
