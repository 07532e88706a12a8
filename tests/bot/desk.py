"""A seat with a standing order, for the tests of orders in each game."""

from typing import Any

import msgspec
import pytest

from bot.tables.order_language import Decision, Order, decide, read_order, told
from bot.words import speak
from games.engine.errors import BadInput, NotUnderstood
from games.engine.match import AnyMatch, Match, set_up
from games.engine.words import LOCALES

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = range(3)


class Desk:
    """A match in which one seat has an order; forced moves are played, the order's when `answer` is asked."""

    def __init__(self, match: AnyMatch, seat: int, text: str) -> None:
        self.match, self.seat = match, seat
        self.game = match.game
        self.order: Order | None = read_order(self.game, self.view(), seat, text)

    def view(self) -> Any:
        return self.game.view(self.match.state, self.seat)

    def decision(self) -> Decision:
        assert self.order is not None
        kept = msgspec.json.decode(msgspec.json.encode(self.order), type=Order)
        return decide(self.game, self.view(), self.seat, kept)

    def answer(self) -> str | None:
        """Plays what the order says now, and keeps what is left of it."""
        decision = self.decision()
        self.order = decision.order
        assert not decision.dropped
        if decision.move:
            self.match.play_text(self.seat, decision.move)
        return decision.move

    def others(self, *moves: str) -> None:
        """Moves by whoever is asked, who is somebody else."""
        for move in moves:
            (asked,) = self.game.actors(self.match.state)
            assert asked != self.seat
            self.match.play_text(asked, move)

    def by_hand(self, *moves: str) -> None:
        for move in moves:
            self.match.play_text(self.seat, move)

    @property
    def asked(self) -> bool:
        return self.seat in self.game.actors(self.match.state)

    @property
    def left(self) -> list[str]:
        return [] if self.order is None else told(self.order, speak("en", self.game.name))


def begun(name: str, *moves: str, **fields: object) -> AnyMatch:
    """A match of three, after moves by whoever is asked; fields of its first state are given."""
    match: AnyMatch = Match(set_up(name, NAMES, "orders", keep_seats=True))
    for field, value in fields.items():
        setattr(match.state, field, value)
    for move in moves:
        match.play_text(match.game.actors(match.state)[0], move)
    return match


def taken_up(table: Any, name: str) -> AnyMatch:
    """A match that goes on from a table's position."""
    match: AnyMatch = Match(set_up(name, table.names, "orders", keep_seats=True))
    match.state = table.state
    return match


def dropped(desk: Desk) -> bool:
    decision = desk.decision()
    assert not decision.dropped or (decision.move, decision.order) == (None, None)
    return decision.dropped


def same(name: str, text: str, other: str) -> bool:
    """Whether two texts say the same order, to a seat that is not asked."""
    match = begun(name)
    seat = next(seat for seat in range(3) if seat not in match.game.actors(match.state))
    view = match.game.view(match.state, seat)
    orders = [read_order(match.game, view, seat, said) for said in (text, other)]
    lines = [[line.casefold() for line in told(order, speak("en", name))] for order in orders]
    kinds = [[type(step) for step in order.steps] for order in orders]
    return lines[0] == lines[1] and kinds[0] == kinds[1]


def why_refused(name: str, text: str) -> str:
    """The key of the reason why a text is no order, which can be told in both languages."""
    match = begun(name)
    with pytest.raises((NotUnderstood, BadInput)) as error:
        read_order(match.game, match.state, ANN, text)
    assert isinstance(error.value, NotUnderstood) or error.value.key in ("order-empty", "order-too-long")
    english, french = (speak(locale, name).refuse(error.value) for locale in LOCALES)
    assert english != french
    reason = error.value.figures.get("reason")
    assert reason is None or speak("en", name).refuse(reason) in english
    return error.value.key
