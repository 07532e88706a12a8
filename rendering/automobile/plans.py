"""What candidates would do to the board: one is shown as a ghost, several as numbers."""

from dataclasses import dataclass, field

from games.automobile.actions import Bonus, Build, Close, FordBuild, HowardSale, Produce, Reduce, Sell
from games.automobile.components import CarClass
from games.automobile.flow import actors
from games.automobile.state import State
from games.engine.contract import Action, Seat
from rendering.scene import Scene

PREVIEWED = (Build, FordBuild, Produce, Close, Sell, HowardSale, Bonus, Reduce)
"""The moves that a preview shows."""


@dataclass
class Plan:
    """What would come to a space; `numbers` are those of the candidates where there are several."""

    numbers: list[int] = field(default_factory=list)
    factories: int = 0
    parts: bool = False
    cars: int = 0
    closed: bool = False
    bonus: bool = False
    reduced: int = 0


def planner(state: State) -> Seat:
    """Whose plans they are."""
    return next(iter(actors(state)), state.asked)


def plans(scene: Scene) -> dict[str, Plan]:
    """The plans by model."""
    moves = [move for move in scene.candidates if isinstance(move, PREVIEWED)]
    if len(moves) == 1:
        return _ghost(moves[0])
    found: dict[str, Plan] = {}
    for number, move in enumerate(moves, 1):
        for model in _models(move):
            found.setdefault(model, Plan()).numbers.append(number)
    return found


def planned_sale(scene: Scene) -> CarClass | None:
    """The row of the distribution board in which the only candidate would sell."""
    sales = [move for move in scene.candidates if isinstance(move, PREVIEWED)]
    if len(sales) == 1 and isinstance(sales[0], Sell):
        state: State = scene.view
        return state.board.models[sales[0].model].car_class
    return None


def _models(move: Action) -> list[str]:
    match move:
        case Produce(amounts) | HowardSale(amounts):
            return [amount.what for amount in amounts]
        case Build(model) | FordBuild(model) | Close(model) | Sell(model) | Bonus(model) | Reduce(model):
            return [model]
    return []


def _ghost(move: Action) -> dict[str, Plan]:
    match move:
        case Build(model, factories, parts):
            return {model: Plan(factories=factories, parts=parts)}
        case FordBuild(model, parts):
            return {model: Plan(factories=int(not parts), parts=parts)}
        case Produce(amounts):
            return {amount.what: Plan(cars=amount.count) for amount in amounts}
        case HowardSale(amounts):
            return {amount.what: Plan(cars=-amount.count) for amount in amounts}
        case Sell(model):
            return {model: Plan(cars=-1)}
        case Close(model):
            return {model: Plan(closed=True)}
        case Bonus(model):
            return {model: Plan(bonus=True)}
        case Reduce(model, markers):
            return {model: Plan(reduced=markers)}
    return {}
