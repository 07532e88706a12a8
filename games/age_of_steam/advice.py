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
from games.age_of_steam.components import (
    COLOURS,
    MOST_ENGINE,
    MOST_SHARES,
    SHARE,
    TURNS,
    Colour,
    Cube,
    Privilege,
)
from games.age_of_steam.events import (
    Bankrupt,
    FirstInOrder,
    GameEnded,
    GrowthRolled,
    LinkFinished,
    OrderSet,
    Paid,
    TurnEnded,
)
from games.age_of_steam.flow import actors, legal
from games.age_of_steam.goods import empty_spaces, income_of
from games.age_of_steam.laying import distance_left, lay_cost, tile_for
from games.age_of_steam.network import colour_of
from games.age_of_steam.phases.auction import place_and_cost
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.planning import best_links, plans, starts
from games.age_of_steam.scoring import standing
from games.age_of_steam.state import Phase, Player, State
from games.age_of_steam.tiles import DISC_EXITS, Exit, exits_of
from games.engine.advice import (
    Advice,
    Ceiling,
    Command,
    Detail,
    Progress,
    behind_of_turns,
    moment_of_turn,
)
from games.engine.contract import Seat
from games.engine.ranges import Amount, Ranged

SEVERAL = 5
TOPICS = {
    Phase.SHARES: "order",
    Phase.AUCTION: "order",
    Phase.PRIVILEGES: "actions",
    Phase.BUILDING: "building",
    Phase.MOVING: "deliveries",
    Phase.PRODUCTION: "growth",
    Phase.PLACING: "growth",
}
"""What the rules say of each phase that asks."""
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
    best deliveries; those that pay only others come last."""
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
        if not ways:
            return moves
        ways = sorted(ways, key=lambda way: delivery_rank(way, seat))[:SEVERAL]
        own = [way for way in ways if income_of(way).get(COLOURS[seat])]
        engine = [move for move in moves if isinstance(move, Upgrade) and to_spare > 0]
        return [*own, *engine, Pass(), *ways[len(own) :]]
    if state.phase is Phase.BUILDING:
        lays = [m for m in moves if isinstance(m, Lay) and lay_cost(state, seat, m) <= to_spare]
        lays.sort(key=lambda lay: (distance_left(state, seat, lay), lay_cost(state, seat, lay)))
        return [*lays[:SEVERAL], Pass()]
    return moves


def money_to_spare(state: State, seat: Seat) -> int:
    """What can be spent without going into the income for this turn's expenses."""
    player = state.players[seat]
    return player.cash + player.balance


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
        case Bid(amount):
            return Detail({"cash": player.cash, "left": player.cash - amount})
        case Choose(privilege):
            return _choosing(state, player, privilege)
        case Draw() | PlaceCube():
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


def _choosing(state: State, player: Player, privilege: Privilege) -> Detail:
    """What an action is good for, with the options of the game."""
    options = state.options
    faidutti = {
        Privilege.ENGINEER: options.faidutti_engineer,
        Privilege.PRODUCTION: options.faidutti_production,
    }
    return Detail(
        {
            "privilege": privilege.value,
            "faidutti": int(faidutti.get(privilege, False)),
            "engine": int(player.engine < MOST_ENGINE),
        }
    )


def _paid(state: State, colour: Colour) -> bool:
    return colour is not Colour.NOBODY and state.players[COLOURS.index(colour)].out is None


def menus(state: State, seat: Seat) -> list[str]:
    """New cities, as long as one may be placed; deliveries."""
    kinds = {type(move) for move in legal(state, seat)}
    return [verb for kind, verb in ((Urbanize, "urbanize"), (Deliver, "deliver")) if kind in kinds]


def first(state: State, seat: Seat, verb: str) -> list[Move]:
    """Of the ways of a cube to a city the best one, the cubes that bring the seat most first; none that
    bring it nothing."""
    if verb != "deliver":
        return []
    ways = [move for move in legal(state, seat) if isinstance(move, Deliver)]
    best: dict[object, Move] = {}
    for way in sorted(ways, key=lambda way: delivery_rank(way, seat)):
        if income_of(way).get(COLOURS[seat]):
            best.setdefault((way.cube, way.start, way.way[-1].to), way)
    return list(best.values())


def warning(state: State, seat: Seat, moves: Sequence[Move]) -> dict[str, object] | None:
    """Expenses that can't be paid as things stand, after moves that make it so or could have prevented it."""
    had, player = money_to_spare(state, seat), state.players[seat]
    left = had + sum(_effect(state, seat, move) for move in moves)
    remedied = isinstance(moves[0], Issue) or (state.phase is Phase.MOVING and moves[0] == Pass())
    if left >= 0 or (left >= had and not remedied):
        return None
    return {"short": -left, "bankrupt": int(-left > player.income)}


def _effect(state: State, seat: Seat, move: Move) -> int:
    """What a move does to the money that is left after the next expenses."""
    match move:
        case Issue(count):
            return (SHARE - 1) * count
        case Upgrade():
            return -1
        case Choose(Privilege.LOCOMOTIVE):
            return -int(state.players[seat].engine < MOST_ENGINE)
        case Deliver():
            return income_of(move).get(COLOURS[seat], 0)
        case Bid(amount):
            return -amount
    return -(detail(state, move).cost or 0)


def ceilings(state: State, seat: Seat) -> list[Ceiling]:
    """The turn order, for who is still in."""
    if state.auction is None or seat not in state.auction.remaining:
        return []
    return [Ceiling(state.auction.highest + 1, "bid up to", ", then pass")]


def progress(state: State) -> Progress:
    """What can be spent is the money at hand."""
    return Progress(standing(state), [player.cash for player in state.players])


def out(state: State) -> list[Seat]:
    """The bankrupts."""
    return [seat for seat, player in enumerate(state.players) if player.out is not None]


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
    milestones=(
        OrderSet,
        Paid,
        Bankrupt,
        TurnEnded,
        GameEnded,
    ),
    headlines=(
        FirstInOrder,
        OrderSet,
        LinkFinished,
        Bankrupt,
        GrowthRolled,
        TurnEnded,
        GameEnded,
    ),
    progress=progress,
    behind=lambda state: behind_of_turns(state.turn, TURNS[len(state.players)]),
    things=(Cube, Colour, Privilege, Exit),
    safe_move=safe_move,
    topic=lambda state: TOPICS.get(state.phase),
    pass_move=Pass(),
    bids=(Bid,),
    ceilings=ceilings,
    menus=menus,
    first=first,
    warning=warning,
    out=out,
    starts=starts,
    plans=plans,
    best_plans=best_links,
)
