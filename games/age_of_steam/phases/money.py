"""Income, expenses and the reduction of income, for everybody at once."""

from games.age_of_steam.components import REDUCTIONS, TURNS
from games.age_of_steam.events import Bankrupt, GameEnded, IncomeReduced, Paid
from games.age_of_steam.network import Link, LooseLine, abandon, is_finished, named, owned
from games.age_of_steam.phases import production
from games.age_of_steam.scoring import winners
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat


def settle(state: State) -> list[Event]:
    """Who can't pay loses income; below nothing, the company is bankrupt."""
    events: list[Event] = [_pay(state, seat) for seat in state.order]
    for seat in [seat for seat in state.order if state.players[seat].income < 0]:
        events.append(Bankrupt(seat, _leave(state, seat)))
    if len(state.order) <= 1:
        return [*events, *_end(state)]
    events += [reduced for seat in state.order if (reduced := _reduce(state, seat))]
    if state.turn == TURNS[len(state.players)]:
        return [*events, *_end(state)]
    state.phase = Phase.PRODUCTION
    state.asked = state.order[0]
    production.begin(state)
    return events


def _pay(state: State, seat: Seat) -> Paid:
    player = state.players[seat]
    income, expenses = player.income, player.shares + player.engine
    missing = max(expenses - player.cash - income, 0)
    player.cash += income - expenses + missing
    player.income -= missing
    return Paid(seat, income, expenses, missing, player.cash, player.income)


def _leave(state: State, seat: Seat) -> list[Link | LooseLine]:
    """Unfinished lines, which are returned, belong to nobody; finished links stay."""
    player = state.players[seat]
    player.out, player.privilege = state.turn, None
    state.order.remove(seat)
    loose = [line for line in owned(state, seat) if not is_finished(state, line)]
    abandon(state, loose)
    return [named(state, line) for line in loose]


def _reduce(state: State, seat: Seat) -> IncomeReduced | None:
    player = state.players[seat]
    lost = next((loss for above, loss in REDUCTIONS if player.income > above), 0)
    player.income -= lost
    return IncomeReduced(seat, lost, player.income) if lost else None


def _end(state: State) -> list[Event]:
    state.phase = Phase.OVER
    return [GameEnded(winners(state), state.turn, len(state.order))]
