"""What a player can do, and its notation both ways."""

import re
from difflib import get_close_matches
from typing import Any

from games.contract import Action
from games.errors import NotUnderstood
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

_NUMBER = re.compile(r"[0-9]{1,4}")


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Bid(train, pieces):
            return f"bid {train.value} {pieces}"
        case Connect(city):
            return f"build {city}"
        case Done():
            return "pass"


def parts(action: Move) -> tuple[Any, ...]:
    """The action as choices, one after the other."""
    match action:
        case Bid(train, pieces):
            return "bid", train, pieces
        case Connect(city):
            return "build", city
        case Done():
            return ("pass",)


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter."""
    verb, _, rest = " ".join(text.casefold().split()).partition(" ")
    match verb:
        case "bid":
            train, _, pieces = rest.partition(" ")
            return Bid(_read_train(state, train), _read_pieces(pieces))
        case "build":
            return Connect(_read_city(state, rest))
        case "pass" if not rest:
            return Done()
    raise NotUnderstood("unknown-move", text=text[:80])


def _read_train(state: State, text: str) -> Train:
    for train in state.trains:
        if train.value.casefold() == text:
            return train
    raise NotUnderstood("unknown-train", text=text[:80], names=[train.value for train in state.trains])


def _read_pieces(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotUnderstood("not-a-number", text=text[:80])
    return int(text)


def _read_city(state: State, text: str) -> str:
    known = state.board.city_by_text
    if text in known:
        return known[text]
    close = get_close_matches(text, known, n=1)
    if close:
        raise NotUnderstood("unknown-place-perhaps", text=text[:80], place=known[close[0]])
    raise NotUnderstood("unknown-place", text=text[:80])
