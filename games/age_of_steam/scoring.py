"""Who has won: income, less shares, and the track of one's links. Bankrupts come last."""

from games.age_of_steam.components import INCOME_POINTS, SHARE_POINTS
from games.age_of_steam.network import is_finished, owned
from games.age_of_steam.state import Phase, State
from games.engine import contract
from games.engine.contract import Placing, ScorePart, Seat


def result(state: State) -> list[Placing] | None:
    """The final standing, best first, or nothing yet."""
    return standing(state) if state.phase is Phase.OVER else None


def standing(state: State) -> list[Placing]:
    """The places if the game ended now; equals share one, and a later bankruptcy is better."""
    places = contract.standing([(_score(state, seat), []) for seat in range(len(state.players))])
    keys = {place.seat: _key(state, place) for place in places}
    ranked = [
        Placing(place.seat, 1 + sum(other > keys[place.seat] for other in keys.values()), *_rest(place))
        for place in places
    ]
    return sorted(ranked, key=lambda place: place.rank)


def winners(state: State) -> list[Seat]:
    """Who has won if the game ended now: the last one left does, and with nobody left, nobody."""
    return [place.seat for place in standing(state) if place.rank == 1] if state.order else []


def _key(state: State, place: Placing) -> tuple[int, int]:
    out = state.players[place.seat].out
    return (1, place.score) if out is None else (0, out)


def _rest(place: Placing) -> tuple[int, list[ScorePart], list[ScorePart]]:
    return place.score, place.entries, place.tie_break


def _score(state: State, seat: Seat) -> list[ScorePart]:
    player = state.players[seat]
    if player.out is not None:
        return [ScorePart("bankrupt", 0, {"turn": player.out})]
    sections = sections_of(state, seat)
    return [
        ScorePart("income", INCOME_POINTS * player.income, {"income": player.income}),
        ScorePart("shares", -SHARE_POINTS * player.shares, {"shares": player.shares}),
        ScorePart("track", sections, {"sections": sections}),
    ]


def sections_of(state: State, seat: Seat) -> int:
    """The sections of a player's finished links."""
    return sum(len(line.pieces) for line in owned(state, seat) if is_finished(state, line))
