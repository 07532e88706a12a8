"""Phases 1, 4 and 5: cubes at the start of a round, profits and the new order at its end."""

from games.engine.contract import Event
from games.steel_driver.components import ROUNDS
from games.steel_driver.events import CubesDealt, ProfitLost, ProfitPaid, RoundEnded
from games.steel_driver.state import Phase, State


def deal_cubes(state: State) -> list[Event]:
    """What each player is due; if the supply is short, equal shares, and the rest stays."""
    due = state.cubes_a_round
    each = min(due, state.supply // len(state.players))
    for player in state.players:
        player.cubes += each
    state.supply -= each * len(state.players)
    state.phase = Phase.AUCTION
    supply, goods = state.investments_in_supply, state.goods_in_supply
    return [CubesDealt(state.round, each, due - each, supply, goods, state.goods_standing_in)]


def pay_profits(state: State) -> list[Event]:
    """Controllers are paid; the pass row is the next round's order."""
    events: list[Event] = []
    for company, railway in state.railways.items():
        if railway.controller is not None:
            state.players[railway.controller].cash += railway.profit
            state.paid_out += railway.profit
            events.append(ProfitPaid(railway.controller, company, railway.profit))
        elif railway.profit:
            events.append(ProfitLost(company, railway.profit))
        railway.profit = 0
        railway.controller = None
    state.order, state.pass_row = state.pass_row, []
    events.append(RoundEnded(state.round, state.order))
    state.phase = Phase.GOODS if state.round == ROUNDS else Phase.CUBES
    state.round = min(state.round + 1, ROUNDS)
    return events
