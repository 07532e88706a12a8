"""What user interfaces ask of a game besides its rules: which moves to offer, and what to say of them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol

from games.engine.contract import A, BaseState, Event, Placing, S, Seat
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


@dataclass(frozen=True)
class Ceiling:
    """A bidding that a seat can be in up to a number of its own, and the standing order for that, without the
    number: `bid up to`, `, then pass`. `what` it is for where one can choose; `low` is the lowest bid now."""

    low: int
    before: str
    after: str = ""
    what: object = None

    def order(self, most: int) -> str:
        """The order, up to a number."""
        return f"{self.before} {most}{self.after}"


@dataclass(frozen=True)
class Plan(Generic[A]):
    """Several moves that lead from a start to a goal, to be made one after the other."""

    start: str
    goal: str
    moves: Sequence[A]


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


def behind_of_turns(turn: int, turns: int) -> float:
    """How much of a game of so many turns is behind in the middle of one."""
    return (turn - 0.5) / turns


def no_topic(_: BaseState) -> None:
    """No part of the rules is about what is asked."""


def no_hand(_: BaseState, __: Seat) -> None:
    """Nobody sees anything that the others don't."""


def no_ceilings(_: BaseState, __: Seat) -> list[Ceiling]:
    """Nothing is bid for."""
    return []


def no_menus(_: BaseState, __: Seat) -> list[str]:
    """All that is wanted often has buttons."""
    return []


def nothing_first(_: BaseState, __: Seat, ___: str) -> list[A]:
    """No verb has so many moves, or none of them is better than another."""
    return []


def no_numbers(_: BaseState, __: Seat) -> list[Ranged]:
    """What takes numbers is described by its ranges already."""
    return []


def no_warning(_: BaseState, __: Seat, ___: Sequence[A]) -> None:
    """No move leads to anything that is to be feared."""


def nobody_out(_: BaseState) -> list[Seat]:
    """Everybody plays to the end."""
    return []


def no_starts(_: BaseState, __: Seat) -> list[str]:
    """No goal takes several moves."""
    return []


def no_plans(_: BaseState, __: Seat, ___: str) -> dict[str, list[Sequence[A]]]:
    """No goal takes several moves."""
    return {}


def no_best_plans(_: BaseState, __: Seat) -> Sequence[Plan[A]]:
    """No goal takes several moves."""
    return ()


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
    behind: Callable[[S], float]
    """How much of the game is behind, from 0 to 1, as well as can be told; it grows from turn to turn."""
    safe_move: Callable[[S, Seat], A]
    """What is played for an absent player: what harms least, from what he may see."""
    milestones: tuple[type[Event], ...] = ()
    """After these the board is worth keeping: the end of a phase or round, and what is talked about later."""
    headlines: tuple[type[Event], ...] = ()
    """What is told of a turn besides what it began with, where there is little room."""
    things: tuple[type[Enum], ...] = ()
    """What stands in moves besides names and numbers."""
    read_about: Callable[[S, str], str] | None = None
    """What a text names that a moment can be about, as `Moment.about` has it, where there is such a thing."""
    pass_move: A | None = None
    """The move that passes, where the game has one."""
    bids: tuple[type[A], ...] = ()
    """Kinds of moves that are bids: the number comes last, in their notation and in their choices."""
    ceilings: Callable[[S, Seat], Sequence[Ceiling]] = no_ceilings
    """What a seat could bid for by itself up to a number, asked or not."""
    menus: Callable[[S, Seat], Sequence[str]] = no_menus
    """Verbs that have a button of their own, which opens the menu of their moves."""
    first: Callable[[S, Seat, str], Sequence[A]] = nothing_first
    """The moves that the menu of a verb offers before all its choices, where they are too many for one menu:
    what serves the seat most first."""
    numbers: Callable[[S, Seat], Sequence[Ranged]] = no_numbers
    """Verbs whose moves are few enough to be listed, and easier to choose by their numbers: the same moves as
    ranges."""
    warning: Callable[[S, Seat, Sequence[A]], Mapping[str, object] | None] = no_warning
    """What moves of a seat, made one after the other, would lead to that is to be feared: the figures of the
    message `warning`."""
    topic: Callable[[S], str | None] = no_topic
    """The topic of its rules that is about what is asked now, as the messages `topic-<name>` have it."""
    hand: Callable[[S, Seat], Mapping[str, object] | None] = no_hand
    """What only this player sees, from his view: the figures of the message `hand`."""
    out: Callable[[S], Collection[Seat]] = nobody_out
    """Who has lost everything and is asked no more, in games in which that happens; everybody may know it."""
    starts: Callable[[S, Seat], list[str]] = no_starts
    """Where several moves that lead to a goal could begin, for games in which they do."""
    plans: Callable[[S, Seat, str], Mapping[str, Sequence[Sequence[A]]]] = no_plans
    """By goal, the best few ways there from a start: moves to be made one after the other."""
    best_plans: Callable[[S, Seat], Sequence[Plan[A]]] = no_best_plans
    """The plans to offer first, each by its best way, what serves the seat most first; `starts` and `plans`
    may lead to more."""
