"""What a computer player makes of a position."""

from collections.abc import Iterable, Sequence
from random import Random

from games.engine.contract import Seat
from games.engine.mind import Mind, open_world
from games.steel_driver.actions import Auction, Bid, Build, Claim, Move, Pass
from games.steel_driver.claims import urgent_claims
from games.steel_driver.estimate import Outlook, worth
from games.steel_driver.links import prospects
from games.steel_driver.state import Phase, State

SEVERAL = 10
"""Links that are thought about: the best is hardly ever farther down, and more thin out the play-outs."""
WANTED = 3
"""Companies for which an opening is thought about that spares the first raises."""
DOUBT = 8.0
"""Points by which players judge a company or a link differently: less than a city more, so that they stay
sensible, and enough for play-outs to differ."""


def candidates(view: State, seat: Seat) -> Sequence[Sequence[Move]]:
    """Openings of every company, the best also halfway to what it is worth; raises; good links and claims."""
    match view.phase:
        case Phase.AUCTION:
            return [[move] for move in _openings(view, seat)]
        case Phase.BIDDING:
            return [[move] for move in _raises(view, seat)]
        case Phase.BUILDING:
            found = sorted(prospects(view), reverse=True)
            return [[Build(start, end)] for _, start, end in found[:SEVERAL]]
    assert view.active is not None
    return [[Claim(place)] for place in _of_each_kind(view, urgent_claims(view, view.active))]


def policy(state: State, seat: Seat, dice: Random) -> Move:
    """Bids while a company is worth it, builds and claims what looks best, with a little doubt."""
    match state.phase:
        case Phase.AUCTION:
            return _opening(state, seat, dice)
        case Phase.BIDDING:
            return _answer(state, seat, dice)
        case Phase.BUILDING:
            best = max(prospects(state), key=lambda prospect: prospect.score + DOUBT * dice.random())
            return Build(best.start, best.end)
    assert state.active is not None
    return Claim(urgent_claims(state, state.active)[0])


def _openings(view: State, seat: Seat) -> Iterable[Move]:
    outlook = Outlook(view)
    companies = sorted(outlook.unsold, key=lambda company: -outlook.gain(company, 1))
    for number, company in enumerate(companies if view.players[seat].cubes else ()):
        yield Auction(company, 1)
        if number < WANTED and (half := outlook.limit(company, seat) // 2) > 1:
            yield Auction(company, half)
    yield Pass()


def _raises(view: State, seat: Seat) -> Iterable[Move]:
    sale = view.sale
    assert sale is not None
    cubes = view.players[seat].cubes
    limit = Outlook(view).limit(sale.company, seat)
    enough = _enough(view, seat)
    for bid in sorted({sale.bid + 1, sale.bid + 2, limit, min(limit + 1, enough)}):
        if sale.bid < bid <= cubes:
            yield Bid(bid)
    yield Pass()


def _opening(state: State, seat: Seat, dice: Random) -> Move:
    outlook = Outlook(state)
    cubes = state.players[seat].cubes
    if not cubes:
        return Pass()
    company = max(outlook.unsold, key=lambda company: outlook.gain(company, 1) + DOUBT * dice.random())
    limit = outlook.limit(company, seat)
    return Auction(company, max(1, limit // 2)) if limit else Pass()


def _answer(state: State, seat: Seat, dice: Random) -> Move:
    sale = state.sale
    assert sale is not None
    if state.players[seat].cubes <= sale.bid:
        return Pass()
    limit = Outlook(state).limit(sale.company, seat) + dice.choice((-1, 0, 0, 1))
    if sale.bid >= limit:
        return Pass()
    bid = max(sale.bid + 1, min((sale.bid + limit) // 2, _enough(state, seat)))
    return Bid(min(bid, state.players[seat].cubes))


def _enough(state: State, seat: Seat) -> int:
    """A bid that nobody who is still in can go beyond."""
    assert state.sale is not None
    return max(state.players[other].cubes for other in state.sale.bidders if other != seat)


def _of_each_kind(view: State, places: Sequence[str]) -> Iterable[str]:
    """The first places of each kind that stand for the others of it: as many companies can take them."""
    seen = set()
    for place in places:
        rivals = tuple(place in railway.places for railway in view.railways.values())
        if (view.goods[place], rivals) not in seen:
            seen.add((view.goods[place], rivals))
            yield place


MIND: Mind[State, Move] = Mind(
    worth=worth,
    candidates=candidates,
    policy=policy,
    imagine=open_world,
    stretch=lambda state: state.round + (state.phase in (Phase.CLAIMING, Phase.OVER)),
    spread=80.0,
    pace=22_000,
    overhead=4,
)
