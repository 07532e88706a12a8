"""Phases 8 and 9: losses are taken, cut and paid; then the next turn, or the end."""

from collections.abc import Iterator

from games.automobile.components import (
    CLASSES,
    INTEREST,
    LOANS,
    LOSS_RATES,
    REDUCED_SETS,
    TURNS,
    Character,
)
from games.automobile.events import GameEnded, LossesCut, LossesPaid, Outdated, TurnEnded
from games.automobile.factories import halved
from games.automobile.money import take_loan
from games.automobile.scoring import standing
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat


def take_losses(state: State) -> list[Event]:
    """Nobody is asked."""
    events = [*_outdated(state), *_cut(state)]
    for seat in state.playing_order:
        events += _pay(state, seat)
    return [*events, *_end_turn(state)]


def _outdated(state: State) -> Iterator[Event]:
    """Per class and across all players: 0, 1, 2 ... from the newest space built or closed; a closed
    one costs nobody."""
    for car_class in CLASSES:
        used = [
            model
            for model in reversed(state.spaces)
            if state.board.models[model].car_class is car_class and not state.is_vacant(model)
        ]
        for points, model in enumerate(used):
            seat = state.spaces[model].seat
            if seat is not None and points:
                state.players[seat].losses += points
                yield Outdated(seat, model, points)


def _cut(state: State) -> Iterator[Event]:
    """Sloan discards half of the points, Chrysler as many as the turn's number."""
    for character in (Character.SLOAN, Character.CHRYSLER):
        if character in state.characters:
            seat = state.characters[character]
            player = state.players[seat]
            sloan = character is Character.SLOAN
            points = halved(player.losses) if sloan else min(player.losses, state.turn)
            player.losses -= points
            yield LossesCut(seat, character, points)


def _pay(state: State, seat: Seat) -> list[Event]:
    """Who is short takes a loan, whose interest is due at once, then the second; the rest is a debt."""
    player, rate = state.players[seat], LOSS_RATES[state.turn - 1]
    cost = player.losses * rate
    loans: list[Event] = []
    while player.cash < cost + INTEREST * player.loans and player.loans < LOANS:
        loans.append(take_loan(state, seat))
    interest = INTEREST * player.loans
    paid = min(player.cash, cost + interest)
    missing = cost + interest - paid
    player.cash -= paid
    player.debt += missing
    return [*loans, LossesPaid(seat, player.losses, rate, cost, interest, paid, missing, player.debt)]


def _end_turn(state: State) -> list[Event]:
    """The board is set up for the next turn, in the order of passing."""
    state.order = state.passed
    if state.turn == TURNS:
        state.phase = Phase.OVER
        return [GameEnded(state.turn, [place.seat for place in standing(state) if place.rank == 1])]
    ended = TurnEnded(state.turn, state.order)
    state.turn += 1
    state.phase, state.round, state.passed, state.characters = Phase.DRAWING, 1, [], {}
    state.ford_ready, state.closer, state.bonuses = False, None, 0
    state.reduced_sets = list(REDUCED_SETS)
    return [ended]
