"""How everybody stands: the points that each company can expect at the end."""

from games.age_of_steam.components import (
    INCOME_POINTS,
    MOST_SHARES,
    MOVE_ROUNDS,
    SHARE,
    SHARE_POINTS,
    Privilege,
)
from games.age_of_steam.network import ends, owned
from games.age_of_steam.outlook import AFTER_MONEY, Outlook
from games.age_of_steam.phases.order import queue
from games.age_of_steam.state import Phase, State
from games.engine.contract import Seat

BANKRUPT, EARLIER = 30.0, 5.0
"""Points by which a bankrupt is behind whoever is still in, and how much more for every turn earlier."""
INCOME, SECTION, PROSPECT = 3.3, 1.0, 0.33
"""What a dollar of income, a section of a finished link, and a point of what is in view are worth."""
A_SHARE, LINK = 0.12, 0.37
"""What a share costs, besides what it counts, and what a link is worth: for the square of the turns left. A
least-squares fit of how far companies of the policy ended ahead of the others, turn by turn in 70 games, gave
about these figures and the others of this file."""
DOLLAR, SPENT = 0.35, 2.0
"""What a dollar is worth for every turn left but so many: later it is not missed any more."""
ENGINE, DRIVEN = 1.6, 2.0
"""The same of a step of the engine."""
RAISED = SHARE - 1
"""What a share raises, its first dollar of expenses paid."""


def worth(state: State) -> list[float]:
    """The points that each seat can expect at the end, in every phase."""
    found = [_expected(state, seat) if seat in state.order else 0.0 for seat in range(len(state.players))]
    last = min([found[seat] for seat in state.order], default=0.0)
    for seat, player in enumerate(state.players):
        if player.out is not None:
            found[seat] = last - BANKRUPT - EARLIER * (state.turn - player.out)
    return found


def _expected(state: State, seat: Seat) -> float:
    player = state.players[seat]
    links, sections = 0, 0
    for line in owned(state, seat):
        if None not in ends(state, line):
            links += 1
            sections += len(line.pieces)
    points = SECTION * sections
    if state.phase is Phase.OVER:
        return points + INCOME_POINTS * player.income - SHARE_POINTS * player.shares
    outlook = Outlook(state, seat, _slots(state, seat))
    turns = outlook.turns
    points += INCOME * player.income - (SHARE_POINTS + A_SHARE * turns**2) * player.shares
    points += (
        DOLLAR * max(turns - SPENT, 0.0) * player.cash + ENGINE * max(turns - DRIVEN, 0.0) * player.engine
    )
    points += LINK * turns**2 * links
    best, engine, goods = outlook.hauls, player.engine, outlook.goods
    points += PROSPECT * outlook.potential(best, engine, goods)
    cash = player.cash
    if state.phase in (*AFTER_MONEY, Phase.SHARES):  # what is missing can still be raised
        cash += RAISED * (MOST_SHARES - player.shares)
    return points - outlook.shortage(cash, outlook.soon(best, engine, goods), player.shares, engine)


def _slots(state: State, seat: Seat) -> int:
    """The deliveries that a seat still has in this turn."""
    if state.phase is not Phase.MOVING:
        return MOVE_ROUNDS
    seats = queue(state, Privilege.FIRST_MOVE)
    return MOVE_ROUNDS - state.move_round + (seats.index(seat) >= seats.index(state.asked))
