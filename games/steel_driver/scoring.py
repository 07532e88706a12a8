"""What goods are worth and who has won."""

from collections import Counter

from games.engine import contract
from games.engine.contract import Placing, ScorePart
from games.steel_driver.components import SET_VALUES, Goods
from games.steel_driver.state import Phase, State


def result(state: State) -> list[Placing] | None:
    """The final standing, best first, or nothing yet."""
    return standing(state) if state.phase is Phase.OVER else None


def sets(goods: dict[str, Goods]) -> list[int]:
    """The sizes of the sets of different kinds that are worth most: as large as possible first,
    since a cube more is worth the more the larger the set."""
    counts = Counter(goods.values()).values()
    return [sum(count > made for count in counts) for made in range(max(counts, default=0))]


def value(goods: dict[str, Goods]) -> int:
    """What a share of a company with these goods pays."""
    return sum(SET_VALUES[size] for size in sets(goods))


def standing(state: State) -> list[Placing]:
    """Cash, shares at what the goods claimed so far are worth, and the places they give."""
    seats = range(len(state.players))
    return contract.standing([(_entries(state, seat), [_goods_controlled(state, seat)]) for seat in seats])


def _entries(state: State, seat: int) -> list[ScorePart]:
    shares = []
    for company, railway in state.railways.items():
        if count := railway.shares[seat]:
            worth = value(railway.goods)
            figures = {"company": company, "shares": count, "value": worth}
            shares.append(ScorePart("shares", count * worth, figures))
    paid = sum(entry.amount for entry in shares) if state.phase is Phase.OVER else 0
    return [ScorePart("profits", state.players[seat].cash - paid), *shares]


def _goods_controlled(state: State, seat: int) -> ScorePart:
    railways = state.railways.values()
    return ScorePart("goods", sum(len(railway.goods) for railway in railways if railway.controller == seat))
