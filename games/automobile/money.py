"""Paying: what is beyond the cash takes the loans that it needs by itself."""

from games.automobile.components import LOAN, LOANS
from games.automobile.events import LoanTaken
from games.automobile.state import State
from games.engine.contract import Event, Seat


def loans_needed(state: State, seat: Seat, cost: int) -> int:
    """The loans that a payment takes."""
    return max(-(-(cost - state.players[seat].cash) // LOAN), 0)


def pay(state: State, seat: Seat, cost: int) -> list[Event]:
    """Pays what cash and loans can; the loans taken for it are told."""
    loans: list[Event] = [take_loan(state, seat) for _ in range(loans_needed(state, seat, cost))]
    state.players[seat].cash -= cost
    return loans


def take_loan(state: State, seat: Seat) -> LoanTaken:
    """Takes one loan; the caller has seen to it that one is left."""
    player = state.players[seat]
    player.loans += 1
    player.cash += LOAN
    return LoanTaken(seat, LOAN, player.loans)


def why_no_loan(state: State, seat: Seat) -> str | None:
    """The reason why a player can't have another loan, or nothing."""
    return "loans-used-up" if state.players[seat].loans >= LOANS else None
