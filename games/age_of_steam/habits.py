"""What a sensible company does without much thought: play-outs are made of it."""

from random import Random

from games.age_of_steam import judging
from games.age_of_steam.actions import Bid, Draw, Issue, Lay, Move, Pass, Stay
from games.age_of_steam.components import MOST_SHARES
from games.age_of_steam.outlook import Outlook
from games.age_of_steam.phases import auction, building
from games.age_of_steam.state import Phase, State
from games.engine.contract import Seat

BUILD_MONEY = 7
"""What is kept for building when bids are made."""
EAGER = 6
"""What first place is worth at the most, in dollars."""
DOUBT = 2.0
"""How far the judgement of an action may be off, by chance, in points."""


def policy(state: State, seat: Seat, dice: Random) -> Move:
    """A sensible move."""
    match state.phase:
        case Phase.SHARES:
            return Issue(judging.issues(state, seat, MOST_SHARES - state.players[seat].shares, dice)[0][1])
        case Phase.AUCTION:
            return _bid(state, seat, dice)
        case Phase.PRIVILEGES:
            wishes = judging.choices(state, seat)
            return max(wishes, key=lambda wish: wish[0] + DOUBT * dice.random())[1]
        case Phase.BUILDING:
            return _build(state, seat, dice)
        case Phase.MOVING:
            return judging.moves(state, seat, dice)[0][1]
        case Phase.PRODUCTION:
            return Draw()
    return judging.placings(state, seat, dice)[0][1]


def _bid(state: State, seat: Seat, dice: Random) -> Move:
    """A dollar more, while there is money to spare."""
    assert state.auction is not None
    outlook = Outlook(state, seat)
    player, bid = outlook.player, state.auction.highest + 1
    soon = outlook.soon(outlook.hauls, player.engine, outlook.goods).sure
    due = max(player.shares + player.engine - player.income - soon, 0)
    if bid <= min(player.cash - due - BUILD_MONEY, dice.random() * EAGER):
        return Bid(bid)
    return Stay() if auction.why_not(state, Stay()) is None else Pass()


def _build(state: State, seat: Seat, dice: Random) -> Move:
    """A new city that helps; then, tile by tile, the project that is worth most."""
    for lay in _intended(state, seat):
        if building.why_not(state, lay) is None:
            return lay
    for _, city in judging.cities(state, seat):
        return city
    for _, lays in judging.builds(state, seat, dice):
        if building.why_not(state, lays[0]) is None:
            state.__dict__[INTENDED] = seat, lays[1:]
            return lays[0]
    return Pass()


INTENDED = "intended"
"""Where a state keeps what is left of the project under way: it is not judged again at every tile."""


def _intended(state: State, seat: Seat) -> list[Lay]:
    """The next tile of the project that a seat has begun, if it is one."""
    whose, lays = state.__dict__.pop(INTENDED, (None, []))
    if whose != seat or not state.lays or not lays:
        return []
    state.__dict__[INTENDED] = whose, lays[1:]
    return [lays[0]]
