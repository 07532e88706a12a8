"""What a player can do, and its notation both ways."""

from games.engine.contract import Action
from games.engine.errors import NotUnderstood
from games.engine.notation import LONGEST, read_alone, read_number, read_place, verb_of
from games.great_western.components import Train
from games.great_western.state import State


class Bid(Action, frozen=True):
    """`bid A 3`: stand on train A with three pieces."""

    train: Train
    pieces: int


class Connect(Action, frozen=True):
    """`build Southampton`: connect a city, by the cheapest way."""

    city: str


class Done(Action, frozen=True):
    """`pass`: no more connections this turn."""


Move = Bid | Connect | Done


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Bid(train, pieces):
            return f"bid {train.value} {pieces}"
        case Connect(city):
            return f"build {city}"
        case Done():
            return "pass"


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter."""
    verb, rest = verb_of(text)
    match verb:
        case "pass":
            read_alone(rest)
            return Done()
        case "bid" | "build" if not rest:
            raise NotUnderstood("incomplete", verb=verb)
        case "bid":
            train, _, pieces = rest.partition(" ")
            return Bid(_read_train(state, train), read_number(pieces))
        case "build":
            return Connect(read_place(state.board.city_by_text, rest))
    raise NotUnderstood("unknown-move", text=text[:LONGEST])


def _read_train(state: State, text: str) -> Train:
    for train in state.trains:
        if train.value.casefold() == text.casefold():
            return train
    raise NotUnderstood("unknown-train", text=text[:LONGEST], names=[train.value for train in state.trains])
