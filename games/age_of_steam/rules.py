"""A game from its set-up to its end: the move that is asked for, then all that follows by itself."""

from collections.abc import Callable

from games.age_of_steam.actions import Move
from games.age_of_steam.board import Board
from games.age_of_steam.components import ORDER_DICE
from games.age_of_steam.events import OrderRolled, OrderSet
from games.age_of_steam.goods import draw_cube, fill_display, full_bag
from games.age_of_steam.legal import ASKING, actors, refusal
from games.age_of_steam.phases import growth, money
from games.age_of_steam.state import AgeOfSteamOptions, Phase, Player, State
from games.chance import Chance
from games.contract import Event, Seat, open_view

BY_ITSELF: dict[Phase, Callable[[State], list[Event]]] = {
    Phase.MONEY: money.settle,
    Phase.GROWTH: growth.grow,
}


def setup(seats: int, options: AgeOfSteamOptions, board: Board, chance: Chance) -> tuple[State, list[Event]]:
    """A new game: the display is filled, then the cities, and dice give the first order."""
    state = State(
        board=board,
        chance=chance,
        options=options,
        players=[Player() for _ in range(seats)],
        order=[],
        bag=full_bag(),
        cubes={at: [] for at in board.cities},
        display={column: [] for column in board.columns},
    )
    fill_display(state)
    for at, city in board.cities.items():
        state.cubes[at] = [draw_cube(state) for _ in range(city.cubes)]
    events: list[Event] = []
    state.order = _roll_order(state, list(range(seats)), events)
    state.asked = state.order[0]
    return state, [*events, OrderSet(list(state.order))]


def _roll_order(state: State, seats: list[Seat], events: list[Event]) -> list[Seat]:
    """Three dice each, the highest first; those who tie throw again among themselves."""
    totals: dict[int, list[Seat]] = {}
    for seat in seats:
        dice = [state.chance.below(6) + 1 for _ in range(ORDER_DICE)]
        events.append(OrderRolled(seat, dice))
        totals.setdefault(sum(dice), []).append(seat)
    order: list[Seat] = []
    for total in sorted(totals, reverse=True):
        tied = totals[total]
        order += tied if len(tied) == 1 else _roll_order(state, tied, events)
    return order


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    if refused := refusal(state, seat, action):
        raise refused
    return ASKING[state.phase].play(state, action) + follow(state)


def follow(state: State) -> list[Event]:
    """What happens by itself until somebody is asked, or the game is over."""
    events: list[Event] = []
    while state.phase is not Phase.OVER and not actors(state):
        events += BY_ITSELF[state.phase](state)
    return events


def view(state: State, seat: Seat | None) -> State:
    """Everything but the bag and the seed."""
    seen = open_view(state, seat)
    seen.bag = dict.fromkeys(state.bag, 0)
    return seen
