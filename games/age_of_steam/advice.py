"""What interfaces ask: likely moves, what they cost and bring, how everybody stands."""

from collections.abc import Sequence

from games.age_of_steam.actions import (
    Bid,
    Choose,
    Deliver,
    Draw,
    Issue,
    Lay,
    Move,
    Pass,
    PlaceCube,
    Upgrade,
    Urbanize,
    write,
)
from games.age_of_steam.components import COLOURS, MOST_SHARES, SHARE, Colour, Cube, Privilege
from games.age_of_steam.flow import actors, legal
from games.age_of_steam.goods import empty_spaces, income_of
from games.age_of_steam.laying import distance_left, lay_cost, tile_for
from games.age_of_steam.network import colour_of
from games.age_of_steam.phases.auction import place_and_cost
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.planning import plans, starts
from games.age_of_steam.scoring import standing
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import DISC_EXITS, Exit, exits_of
from games.engine.advice import Advice, Command, Detail, Progress, moment_of_turn
from games.engine.contract import Seat
from games.engine.ranges import Amount, Ranged

SEVERAL = 5
BUILD_MONEY = 8
HARMLESS = (
    Privilege.TURN_ORDER,
    Privilege.ENGINEER,
    Privilege.URBANIZATION,
    Privilege.FIRST_BUILD,
    Privilege.FIRST_MOVE,
    Privilege.PRODUCTION,
    Privilege.LOCOMOTIVE,
)
"""Actions for an absent player: first those that ask for nothing more and hold nobody up, last what costs."""


def likely(state: State, seat: Seat) -> Sequence[Move | Ranged]:
    """A few shares, the lowest bids, every free action, tiles that finish a link or come near it, the
    best deliveries."""
    moves = list(legal(state, seat))
    to_spare = money_to_spare(state, seat)
    if state.phase is Phase.SHARES:
        least = min(max(-(-(BUILD_MONEY - to_spare) // SHARE), 0), len(moves) - 1)
        return moves[least : least + 3] + moves[:least]
    if state.phase is Phase.AUCTION:
        bids = [move for move in moves if isinstance(move, Bid) and move.amount <= to_spare][:SEVERAL]
        return [*bids, *(move for move in moves if not isinstance(move, Bid))]
    if state.phase is Phase.MOVING:
        ways = [move for move in moves if isinstance(move, Deliver)]
        ways.sort(key=lambda way: delivery_rank(way, seat))
        others = [move for move in moves if isinstance(move, Upgrade) and to_spare > 0] if ways else moves
        return [*ways[:SEVERAL], *others, *([Pass()] if ways else ())]
    if state.phase is Phase.BUILDING:
        lays = [m for m in moves if isinstance(m, Lay) and lay_cost(state, seat, m) <= to_spare]
        lays.sort(key=lambda lay: (distance_left(state, seat, lay), lay_cost(state, seat, lay)))
        return [*lays[:SEVERAL], Pass()]
    return moves


def money_to_spare(state: State, seat: Seat) -> int:
    """What can be spent without going into the income for this turn's expenses."""
    player = state.players[seat]
    return player.cash + player.income - player.shares - player.engine


def delivery_rank(action: Deliver, seat: Seat) -> tuple[int, int, int]:
    """Best first for a player: his own links, then few of others, then short ones."""
    own = income_of(action).get(COLOURS[seat], 0)
    others = len(action.way) - own
    return -own, others, len(action.way)


def choices(action: Move) -> tuple[object, ...]:
    """The action as choices, one after the other."""
    verb = write(action).split()[0]
    match action:
        case Issue(number) | Bid(number):
            return verb, number
        case Choose(privilege):
            return verb, privilege
        case Urbanize(town, letter):
            return verb, town, letter
        case Lay(at, sections):
            return verb, at, exits_of(sections)
        case Deliver(cube, start, hops):
            return verb, start, cube, hops[-1].to, write(action)
        case PlaceCube(cube, column, space):
            return verb, cube, column, space
    return (verb,)


def detail(state: State, action: Move) -> Detail:
    """What a move costs and brings."""
    seat = next(iter(actors(state)), state.asked)
    player = state.players[seat]
    match action:
        case Issue(count):
            return Detail({"cash": SHARE * count, "shares": player.shares + count})
        case Bid():
            return Detail({"cash": player.cash})
        case Choose() | Draw() | PlaceCube():
            return Detail({})
        case Lay(at, sections):
            cost = lay_cost(state, seat, action)
            figures = {
                "cost": cost,
                "left": player.cash - cost,
                "lays": most_lays(state) - state.lays - 1,
                "exits": exits_of(sections),
                "tile": tile_for(state, action) or "none",
                "disc": int(state.is_town(at) and len(sections) in DISC_EXITS),
            }
            return Detail(figures, cost)
        case Urbanize(_, letter):
            return Detail({"colour": state.board.new_cities[letter].colour})
        case Deliver():
            counts = income_of(action)
            own = counts.pop(colour_of(seat), 0)
            others = [Amount(colour.value, count) for colour, count in counts.items() if _paid(state, colour)]
            return Detail({"own": own, "others": others, "links": len(action.way)})
        case Upgrade():
            return Detail({"engine": player.engine + 1})
        case Pass() if state.phase is Phase.AUCTION:
            place, cost = place_and_cost(state, seat)
            return Detail({"phase": state.phase, "place": place, "cost": cost}, cost)
    return Detail({"phase": state.phase})


def _paid(state: State, colour: Colour) -> bool:
    return colour is not Colour.NOBODY and state.players[COLOURS.index(colour)].out is None


def progress(state: State) -> Progress:
    """What can be spent is the money at hand."""
    return Progress(standing(state), [player.cash for player in state.players])


def safe_move(state: State, seat: Seat) -> Move:
    """What harms an absent player least: only the shares without which the expenses can't be paid, an action
    that costs nothing, the first empty space; else to pass."""
    match state.phase:
        case Phase.SHARES:
            missing = -money_to_spare(state, seat)
            needed = max(-(-missing // (SHARE - 1)), 0)  # each costs a dollar of what it brings
            return Issue(min(needed, MOST_SHARES - state.players[seat].shares))
        case Phase.PRIVILEGES:
            return Choose(next(p for p in HARMLESS if state.holder_of(p) is None))
        case Phase.PLACING:
            return PlaceCube(state.drawn[0], *empty_spaces(state)[0])
    return Pass()


ADVICE: Advice[State, Move] = Advice(
    commands=(
        Command("shares", takes=True),
        Command("bid", takes=True),
        Command("stay", takes=False),
        Command("choose", takes=True),
        Command("urbanize", takes=True),
        Command("build", takes=True),
        Command("deliver", takes=True),
        Command("engine", takes=False),
        Command("draw", takes=False),
        Command("place", takes=True),
        Command("pass", takes=False),
    ),
    moment=moment_of_turn,
    choices=choices,
    likely=likely,
    detail=detail,
    progress=progress,
    things=(Cube, Colour, Privilege, Exit),
    safe_move=safe_move,
    pass_move=Pass(),
    starts=starts,
    plans=plans,
)
