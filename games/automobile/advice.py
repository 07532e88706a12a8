"""What interfaces ask: likely moves, what they cost and bring, a hand, how everybody stands."""

from collections.abc import Sequence

from games.automobile import factories
from games.automobile.actions import (
    Bonus,
    Build,
    Choose,
    Close,
    Distribute,
    FordBuild,
    HowardSale,
    Loan,
    Move,
    Pass,
    Produce,
    Reduce,
    Research,
    Sell,
    write,
)
from games.automobile.components import (
    CLASSES,
    HIGHER_TILE,
    INTEREST,
    LOAN,
    PLACED_AT_ONCE,
    REPAYMENT,
    RESEARCH_ACTION,
    RESEARCH_OF,
    ROUNDS,
    TURNS,
    CarClass,
    Character,
)
from games.automobile.events import DistributionEnded, GameEnded, OrderSet, TurnEnded
from games.automobile.flow import actors, legal
from games.automobile.money import loans_needed
from games.automobile.phases.actions import production_cost
from games.automobile.phases.executive import bonus_cost
from games.automobile.scoring import standing
from games.automobile.state import Phase, State
from games.engine.advice import Advice, Command, Detail, Progress, behind_of_turns, moment_of_turn
from games.engine.contract import Seat
from games.engine.ranges import Amount, Ranged, Span

SEVERAL = 3
TOPICS = {
    Phase.CHOOSING: "characters",
    Phase.DURANT: "characters",
    Phase.ACTIONS: "actions",
    Phase.FORD: "characters",
    Phase.HOWARD: "distribution",
    Phase.DISTRIBUTION: "distribution",
    Phase.EXECUTIVE: "decisions",
}
"""What the rules say of each phase that asks."""


def likely(state: State, seat: Seat) -> Sequence[Move | Ranged]:
    """Production and R&D, the nearest builds, a full set of distributors; elsewhere what pays best."""
    moves = [move for move in legal(state, seat) if not isinstance(move, Loan)]
    if state.phase is Phase.ACTIONS:
        return [move for kind in (Ranged, Research) for move in moves if isinstance(move, kind)] + [
            *_best_builds(state, seat, moves),
            *_most_distributors(state, seat, moves),
            *(move for move in moves if isinstance(move, FordBuild)),
        ]
    if state.phase is Phase.DURANT:
        return _nearest(state, [move for move in moves if isinstance(move, Build)])[: SEVERAL + 2]
    if state.phase is Phase.EXECUTIVE:
        by_cars = [move for move in moves if isinstance(move, Bonus | Reduce)]
        by_cars.sort(key=lambda move: -state.spaces[move.model].cars)
        return by_cars[: 2 * SEVERAL] + [move for move in moves if isinstance(move, Pass)]
    return moves


def _best_builds(state: State, seat: Seat, moves: Sequence[Move | Ranged]) -> Sequence[Move]:
    """One and two factories on the nearest new spaces, then one more where he has some."""
    builds = [move for move in moves if isinstance(move, Build) and not move.parts]
    new = [move for move in builds if state.is_vacant(move.model)]
    own = [move for move in builds if state.spaces[move.model].seat == seat and move.factories == 1]
    nearest = list(dict.fromkeys(move.model for move in _nearest(state, new)))[:2]
    return [move for move in new if move.model in nearest] + own[-SEVERAL:]


def _nearest(state: State, builds: Sequence[Build]) -> list[Build]:
    """Builds that take the least R&D, the most advanced of these first."""
    board = state.board
    return sorted(
        builds, key=lambda move: (factories.research_cost(state, move.model), -board.position[move.model])
    )


def menus(state: State, seat: Seat) -> list[str]:
    """Distributors, as long as some are in hand."""
    return [ranged.verb for ranged in numbers(state, seat)]


def numbers(state: State, seat: Seat) -> list[Ranged]:
    """Distributors by band, first those of the classes that the seat makes."""
    if not any(isinstance(move, Distribute) for move in legal(state, seat)):
        return []
    made, left = _classes_made(state, seat), state.distributors_left(seat)
    most = min(left, PLACED_AT_ONCE)
    spans = [
        Span(band.value, 1, most, {"most": 1}, band)
        for band in sorted(CLASSES, key=lambda band: band not in made)
    ]
    return [Ranged("distribute", tuple(spans), {"most": most, "left": left}, _distribute)]


def _distribute(amounts: tuple[Amount, ...]) -> Distribute:
    placed = {amount.what: amount.count for amount in amounts}
    return Distribute(*(placed.get(band.value, 0) for band in CLASSES))


def _classes_made(state: State, seat: Seat) -> set[CarClass]:
    return {state.board.models[model].car_class for model, _ in state.spaces_of(seat)}


def _most_distributors(state: State, seat: Seat, moves: Sequence[Move | Ranged]) -> Sequence[Move]:
    """As many as can be placed at once, all in classes that the seat makes, and in each of these if they are
    enough; the middle band can sell everything."""
    made = _classes_made(state, seat)

    def fit(move: Distribute) -> tuple[int, ...]:
        placed = dict(zip(CLASSES, (move.luxury, move.mid, move.low), strict=True))
        fitting = [count for band, count in placed.items() if band in made]
        return sum(placed.values()), sum(fitting), sum(map(bool, fitting)), move.mid, move.luxury

    return sorted((move for move in moves if isinstance(move, Distribute)), key=fit)[-1:]


def choices(action: Move) -> tuple[object, ...]:
    """The action as choices, one after the other."""
    verb, _, rest = write(action).partition(" ")
    match action:
        case Choose(character):
            return verb, character
        case Build(model) | FordBuild(model) | Reduce(model) | Close(model) | Bonus(model):
            return verb, model, rest
        case Sell(model, band):
            return verb, model, band
    return (verb, rest) if rest else (verb,)


def detail(state: State, action: Move) -> Detail:
    """What a move costs and brings, with the loans that it would take."""
    seat = next(iter(actors(state)), state.asked)
    match action:
        case Choose(character):
            return Detail({"research": RESEARCH_OF[character], "character": character.value})
        case Build():
            return _building(state, seat, action)
        case FordBuild(model, parts):
            return _building(state, seat, Build(model, 0 if parts else 1, parts))
        case Produce():
            return _payment(state, seat, production_cost(state, action))
        case Distribute(luxury, mid, low):
            return Detail({"left": state.distributors_left(seat) - luxury - mid - low})
        case Research():
            return Detail({"research": state.players[seat].research + RESEARCH_ACTION})
        case Close(model):
            discarded = factories.halved(state.players[seat].losses)
            cash, space = factories.refund(state, model), state.spaces[model]
            return Detail(
                {"cash": cash, "discarded": discarded, "unsold": space.cars, "markers": space.markers}
            )
        case HowardSale(amounts):
            return Detail({"cash": sum(state.board.class_of(a.what).price * a.count for a in amounts)})
        case Sell(model):
            return Detail({"cash": state.board.class_of(model).price, "cars": state.spaces[model].cars})
        case Bonus(model):
            return Detail({"research": bonus_cost(state), "cars": state.spaces[model].cars})
        case Reduce(model):
            return Detail({"price": state.board.class_of(model).reduced, "cars": state.spaces[model].cars})
        case Loan():
            return Detail({"interest": INTEREST, "repayment": REPAYMENT})
    place = len(state.passed) + 1 if state.phase is Phase.EXECUTIVE else 0
    return Detail({"place": place, "later": int(state.round < ROUNDS)})


def _building(state: State, seat: Seat, build: Build) -> Detail:
    research = factories.research_cost(state, build.model)
    return _payment(state, seat, factories.build_cost(state, build), research=research)


def _payment(state: State, seat: Seat, cost: int, **more: int) -> Detail:
    loans = loans_needed(state, seat, cost)
    left = state.players[seat].cash + LOAN * loans - cost
    return Detail({"cost": cost, "loans": loans, "left": left, **more}, cost)


def safe_move(state: State, seat: Seat) -> Move:
    """What harms an absent player least: to pass or to take R&D; where neither will do, the character with
    the most R&D, the cheapest factory, the dearest cars."""
    moves = [move for move in legal(state, seat) if not isinstance(move, Ranged | Loan)]
    harmless = next((move for move in moves if isinstance(move, Pass | Research)), None)
    return harmless or max(moves, key=lambda move: _safety(state, move))


def _safety(state: State, move: Move) -> tuple[int, ...]:
    """The higher, the safer. Durant has to build, while Sloan helps by himself; the oldest cars are the last
    to be in demand, and a distributor of the middle band is the easiest to sell by later."""
    position = state.board.position
    match move:
        case Choose(character):
            by_himself = character is Character.SLOAN
            return character is not Character.DURANT, RESEARCH_OF[character], by_himself
        case Build(model):
            cost, research = factories.build_cost(state, move), factories.research_cost(state, model)
            return -cost, -research, position[model]
        case HowardSale(amounts):
            cars = sum(state.board.class_of(amount.what).price * amount.count for amount in amounts)
            return cars, -sum(position[amount.what] * amount.count for amount in amounts)
        case Sell(model, band):
            return state.board.class_of(model).price, -position[model], band is not CarClass.MID
    return ()


def hand(view: State, seat: Seat) -> dict[str, object] | None:
    """A player's own demand tiles: what they add to the demand, class by class."""
    if not view.players[seat].tiles:
        return None
    higher = HIGHER_TILE[view.turn]
    lower = CarClass.LOW if higher is CarClass.MID else CarClass.MID
    shares = dict(zip((higher, lower), view.players[seat].tiles, strict=False))
    return {band.value: shares.get(band, 0) for band in CLASSES if band is not CarClass.LUXURY}


def progress(state: State) -> Progress:
    """What can be spent is the money at hand."""
    return Progress(standing(state), [player.cash for player in state.players])


ADVICE: Advice[State, Move] = Advice(
    commands=(
        Command("choose", takes=True),
        Command("build", takes=True),
        Command("ford", takes=True),
        Command("produce", takes=True),
        Command("distribute", takes=True),
        Command("research", takes=False),
        Command("close", takes=True),
        Command("howard", takes=True),
        Command("sell", takes=True),
        Command("bonus", takes=True),
        Command("reduce", takes=True),
        Command("loan", takes=False),
        Command("pass", takes=False),
    ),
    moment=moment_of_turn,
    choices=choices,
    likely=likely,
    menus=menus,
    numbers=numbers,
    detail=detail,
    milestones=(
        OrderSet,
        DistributionEnded,
        TurnEnded,
        GameEnded,
    ),
    headlines=(
        OrderSet,
        TurnEnded,
        GameEnded,
    ),
    progress=progress,
    behind=lambda state: behind_of_turns(state.turn, TURNS),
    things=(CarClass, Character),
    safe_move=safe_move,
    topic=lambda state: TOPICS.get(state.phase),
    pass_move=Pass(),
    hand=hand,
)
