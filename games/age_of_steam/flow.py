"""The phases in the order of play, and a game from its set-up to its end."""

from games.age_of_steam.actions import Move
from games.age_of_steam.board import Board
from games.age_of_steam.components import ORDER_DICE
from games.age_of_steam.events import OrderRolled, OrderSet
from games.age_of_steam.goods import draw_cube, fill_display, full_bag
from games.age_of_steam.phases import (
    auction,
    building,
    growth,
    money,
    moving,
    placing,
    privileges,
    production,
    shares,
)
from games.age_of_steam.state import AgeOfSteamOptions, Phase, Player, State
from games.engine.chance import Chance
from games.engine.contract import Event, Seat, open_view
from games.engine.flow import Flow, Stage

FLOW: Flow[State, Move] = Flow(
    [
        Stage(Phase.SHARES, asks=shares),
        Stage(Phase.AUCTION, asks=auction),
        Stage(Phase.PRIVILEGES, asks=privileges),
        Stage(Phase.BUILDING, asks=building),
        Stage(Phase.MOVING, asks=moving),
        Stage(Phase.MONEY, runs=money.settle),
        Stage(Phase.PRODUCTION, asks=production),
        Stage(Phase.PLACING, asks=placing),
        Stage(Phase.GROWTH, runs=growth.grow),
    ]
)

actors, legal = FLOW.actors, FLOW.legal


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
    return FLOW.play(state, seat, action) + FLOW.follow(state)


def view(state: State, seat: Seat | None) -> State:
    """Everything but the bag and the seed."""
    seen = open_view(state, seat)
    seen.bag = dict.fromkeys(state.bag, 0)
    return seen
