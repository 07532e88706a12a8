"""What can be bid for, and in which bidding."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.engine.contract import Action, AnyGame, BaseState
from games.engine.ranges import Ranged


@dataclass(frozen=True)
class Lot:
    """Something that is bid for: what it is, its bid in notation without the number, how much may be bid."""

    what: tuple[object, ...]
    notation: str
    low: int
    high: int


def lots_of(game: AnyGame, moves: Iterable[Action | Ranged]) -> Sequence[Lot]:
    """What can be bid for with these moves, in their order."""
    found: dict[str, tuple[tuple[object, ...], list[int]]] = {}
    for move in moves:
        if isinstance(move, game.advice.bids):
            notation, (_, *what, number) = game.write(move).rpartition(" ")[0], game.advice.choices(move)
            assert isinstance(number, int)
            found.setdefault(notation, (tuple(what), []))[1].append(number)
    return [Lot(what, notation, min(bids), max(bids)) for notation, (what, bids) in found.items()]


def bidding_of(game: AnyGame, state: BaseState) -> tuple[str, ...]:
    """The bidding under way: its turn, phase and what it is about."""
    moment = game.advice.moment(state)
    return (str(moment.turn), moment.phase, *([moment.about] if moment.about else ()))
