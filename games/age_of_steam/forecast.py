"""Looking ahead: the moves that suggest themselves, what they cost and bring, the standing now."""

from collections.abc import Sequence
from typing import Any

from games.age_of_steam.actions import (
    Bid,
    Choose,
    Deliver,
    Draw,
    Issue,
    Lay,
    Move,
    Pass,
    Place,
    Upgrade,
    Urbanize,
)
from games.age_of_steam.components import COLOURS, SHARE, Colour
from games.age_of_steam.goods import income_of
from games.age_of_steam.laying import distance_left, lay_cost
from games.age_of_steam.legal import actors, legal
from games.age_of_steam.network import colour_of
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.scoring import standing
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import TILE_OF, TOWN_TILES_OF, write_sections
from games.engine.contract import Place as Standing
from games.engine.contract import Seat
from games.engine.ranges import Amount, Ranged

SEVERAL = 5
BUILD_MONEY = 8


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
    others = len(action.hops) - own
    return -own, others, len(action.hops)


def detail(state: State, action: Move) -> dict[str, Any]:
    """What a move costs and brings."""
    seat = next(iter(actors(state)), state.asked)
    player = state.players[seat]
    match action:
        case Issue(count):
            return {"cash": SHARE * count, "shares": player.shares + count}
        case Bid():
            return {"cash": player.cash}
        case Choose() | Draw() | Place():
            return {}
        case Lay(at, sections):
            kinds = TOWN_TILES_OF if state.is_town(at) else TILE_OF
            tile = kinds.get(frozenset(sections))
            left = player.cash - (cost := lay_cost(state, seat, action))
            name = tile if isinstance(tile, str) else (tile or ("",))[0]
            lays = most_lays(state) - state.lays - 1
            exits = write_sections(sections)
            return {"cost": cost, "left": left, "tile": name, "lays": lays, "exits": exits}
        case Urbanize(_, letter):
            return {"colour": state.board.new_cities[letter].colour}
        case Deliver():
            counts = income_of(action)
            own = counts.pop(colour_of(seat), 0)
            others = [Amount(colour.value, count) for colour, count in counts.items() if _paid(state, colour)]
            return {"own": own, "others": others, "links": len(action.hops)}
    return {"phase": state.phase, "engine": player.engine}


def _paid(state: State, colour: Colour) -> bool:
    return colour is not Colour.NOBODY and state.players[COLOURS.index(colour)].out is None


def forecast(state: State) -> list[Standing]:
    """The standing if the game ended now."""
    return standing(state)


def purse(state: State) -> list[int]:
    """What each player has to spend: the money at hand."""
    return [player.cash for player in state.players]
