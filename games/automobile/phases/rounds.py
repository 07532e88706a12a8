"""Whose action is next."""

from games.automobile.components import ROUNDS, Character
from games.automobile.state import Phase, State


def next_action(state: State) -> None:
    """The next player, the next round, or the sales."""
    order = state.playing_order
    place = order.index(state.asked) + 1
    state.phase = Phase.ACTIONS
    if place < len(order):
        state.asked = order[place]
    elif state.round < ROUNDS:
        state.round, state.asked = state.round + 1, order[0]
    else:
        state.phase = Phase.HOWARD
        state.asked = state.characters.get(Character.HOWARD, order[0])
