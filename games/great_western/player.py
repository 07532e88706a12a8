"""What a computer player makes of a position."""

from itertools import compress
from math import fsum
from random import Random
from typing import NamedTuple

from games.engine.contract import Seat, clone
from games.engine.mind import Mind, open_world
from games.great_western import network
from games.great_western.actions import Bid, Connect, Done, Move
from games.great_western.estimate import reach_of, turns_left, weights_of, worth
from games.great_western.flow import actors, apply
from games.great_western.phases.boarding import cars_of
from games.great_western.state import Phase, State

BEHIND = 0.1
"""What a piece one car nearer the engine is worth, in points: who builds first pays less. It decides
between trains that are alike, and makes no difference that could be measured."""
RIVAL = 0.3
"""How much of what a rival loses is one's own gain: there are up to three of them to be ahead of."""
TAKEN = 0.5
"""How much of an empty city's points others could hope for, who lose that hope when it is connected. Of 80
games against greedy the policy won 18 with it, and 14 with 1.2."""
JUMP = 0.3
"""How far a bid may jump at the very most, in pieces for a point that the best train is ahead: play-outs are
shorter for it, and know bids that surprise."""
RAISES = (1, 2, 4)
"""By how much more than the lowest bid to come to stand on one of the `RAISED` best trains."""
RAISED = 2
FIRSTS, NEXTS, PLANS = 7, 3, 12
"""How many cities a plan may begin with, how many may follow each, and how many plans are thought about: four
rounds of the search, as for bids."""


def policy(state: State, seat: Seat, dice: Random) -> Move:
    """The train that is worth most at its lowest bid, sometimes for more; then city by city that which is
    worth most, as long as one is worth its cost."""
    if state.phase is Phase.BIDDING:
        best, *others = _offers(state, seat)
        ahead = best.gain - others[0].gain if others else 0.0
        raised = min(int(ahead * JUMP * dice.random()), state.players[seat].available - best.bid.pieces)
        return Bid(best.bid.train, best.bid.pieces + raised)
    sites = _sites(state, seat)
    return Connect(sites[0].city) if sites and sites[0].gain > 0 else Done()


def candidates(view: State, seat: Seat) -> list[list[Move]]:
    """Every train at its lowest bid, and the best ones for more; or whole turns of building."""
    if view.phase is Phase.BUILDING:
        return _plans(view, seat)
    found: list[list[Move]] = []
    stock = view.players[seat].available
    for rank, (_, bid) in enumerate(_offers(view, seat)):
        found.append([bid])
        if rank < RAISED:
            higher = [Bid(bid.train, bid.pieces + more) for more in RAISES if bid.pieces + more <= stock]
            found += [[more] for more in higher if _differs(view, seat, bid, more)]
    return found


def _differs(state: State, seat: Seat, bid: Bid, higher: Bid) -> bool:
    """Whether a higher bid may do what a lower one does not: keep others off the train, or load more."""
    box, others = state.trains[bid.train], set(range(len(state.players))) - {seat}
    ends = box.seat is None and all(state.train_of(other) is not None for other in others)
    loaded = [cars_of(state, bid.train, seat, one.pieces) for one in (bid, higher)]
    return not ends or loaded[0] != loaded[1]


class Offer(NamedTuple):
    """A train at its lowest bid, and what standing on it is worth, in points."""

    gain: float
    bid: Bid


def _offers(state: State, seat: Seat) -> list[Offer]:
    """The trains that a bidder can still have, the best first."""
    turns, weights, found = turns_left(state), weights_of(state), []
    a_carriage, stock = weights.of_carriage(turns), state.players[seat].available
    income = min(len(state.cities_of(seat)), state.players[seat].unavailable)
    free = [state.carriage_pieces(train) for train, box in state.trains.items() if box.seat is None]
    usual = sum(free) / len(free)
    for train, box in state.trains.items():
        price = box.bid + 1 if box.seat is not None else min(stock, 1)
        if price > stock:
            continue
        cars = cars_of(state, train, seat, price)
        carriages = sum(compress(cars, state.board.carriages[train]))
        first = next((car for car, pieces in enumerate(cars) if pieces), len(cars))
        left = stock + income + sum(cars) - carriages - price
        gain = a_carriage * carriages - BEHIND * first + weights.of_stock(left, turns)
        if box.seat is not None:
            rival = state.players[box.seat].available + income
            returned = weights.of_stock(rival + box.bid, turns) - weights.of_stock(rival, turns)
            gain += RIVAL * (a_carriage * (carriages - usual) - returned)
        found.append(Offer(gain, Bid(train, price)))
    return sorted(found, key=lambda offer: -offer.gain)


class Site(NamedTuple):
    """A city that can be connected now, and how much better that is than to be done, in points."""

    gain: float
    city: str


def _sites(state: State, seat: Seat) -> list[Site]:
    """The cities that a builder can pay, the best first."""
    carriages = state.carriage_pieces(state.builder)
    if not carriages:
        return []
    board, stock, turns, weights = (
        state.board,
        state.players[seat].available,
        turns_left(state),
        weights_of(state),
    )
    pieces = sum(state.trains[state.builder].cars) + stock
    a_piece = weights.of_piece(stock + len(state.cities_of(seat)), turns)
    a_carriage, a_city = max(weights.of_carriage(turns), a_piece), weights.of_city(turns) + a_piece
    empty, reach = [not seats for seats in state.cities.values()], reach_of(board, state.ferries)
    own = list(compress(reach, [seat in seats for seats in state.cities.values()]))
    near = list(map(max, *own, own[0]))
    hopes = list(compress(near, empty))
    hoped, number_of = fsum(hopes), {city: number for number, city in enumerate(board.cities)}
    found = []
    for city, (cost, _) in network.ways(state, seat).items():
        needed = len(state.cities[city]) + 1
        if needed > carriages or cost + needed > pieces:
            continue
        points, number = board.cities[city].points, number_of[city]
        access = fsum(map(max, hopes, compress(reach[number], empty))) - hoped
        if empty[number]:
            access += TAKEN * points - near[number]
        used = needed + max(0, cost + carriages - pieces)  # where wagons and stock don't pay the way
        spent = a_piece * (cost + needed - used) + a_carriage * used
        kept = carriages * (a_carriage - a_piece)  # what is lost on the carriages by being done
        found.append(Site(points + a_city + weights.access * access - spent + kept, city))
    return sorted(found, key=lambda site: -site.gain)


def _plans(view: State, seat: Seat) -> list[list[Move]]:
    """Cities to connect one after the other, then to be done: the plans after which the seat stands best."""
    found: list[tuple[float, list[Move]]] = []
    seen: set[frozenset[Move]] = set()

    def look(state: State, made: list[Move], most: int) -> None:
        if frozenset(made) in seen:
            return
        seen.add(frozenset(made))
        plan = [*made, Done()] if actors(state) else made
        ended = clone(state)
        if actors(state):
            apply(ended, seat, Done())
        stands = worth(ended)
        found.append((stands.pop(seat) - max(stands), plan))
        if not actors(state):
            return
        empty = [city for city, seats in state.cities.items() if not seats]
        for rank, (_, city) in enumerate(_sites(state, seat)):
            if rank < most or empty == [city]:  # to end the game is always a thought
                after = clone(state)
                apply(after, seat, Connect(city))
                look(after, [*made, Connect(city)], NEXTS)

    look(view, [], FIRSTS)
    found.sort(key=lambda row: -row[0])
    return [plan for _, plan in found[:PLANS]]


MIND: Mind[State, Move] = Mind(
    worth=worth,
    candidates=candidates,
    policy=policy,
    imagine=open_world,
    stretch=lambda state: state.turn,
    ahead=2,  # with one turn less it won 13 of 20 games against greedy, with this or one more 17
    spread=4.0,  # what fits games of the policy best is 8, 5 and 3 with two, three and four players
    pace=12_000,
)
