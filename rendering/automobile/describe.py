"""The picture in words, for those who don't see it."""

from collections.abc import Iterator

from games.automobile.components import (
    BONUS_COSTS,
    CHARACTERS,
    CLASSES,
    COLOURS,
    HIGHER_TILE,
    LOSS_RATES,
    RESEARCH_OF,
    TILES_A_PLAYER,
    TURNS,
    CarClass,
    Character,
)
from games.automobile.factories import research_cost
from games.automobile.scoring import standing
from games.automobile.state import State
from rendering.automobile.market import demand_key
from rendering.automobile.panels import order_of_play, phase_of, turn_of
from rendering.drawing.header import asked
from rendering.scene import Scene
from rendering.telling import sentences


def lines(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, what is built, the markets, the rest."""
    state: State = scene.view
    yield sentences(turn_of(scene), phase_of(scene), asked(scene))
    yield scene.words.say("describe-order", scene.names, seats=order_of_play(state))
    yield ""
    yield from _players(scene)
    yield ""
    yield from _works(scene)
    yield ""
    yield _turn(scene, state.turn)
    for car_class in CLASSES:
        yield from _class(scene, car_class)
    yield ""
    yield from _characters(scene)
    yield _executive(scene)
    yield ""
    yield from _vacant(scene)
    yield ""
    for turn in range(1, TURNS + 1):
        if turn != state.turn:
            yield _turn(scene, turn)


def _turn(scene: Scene, turn: int) -> str:
    rate, higher, tiles = LOSS_RATES[turn - 1], HIGHER_TILE[turn], TILES_A_PLAYER[turn]
    return scene.words.say("describe-turn", turn=turn, rate=rate, car_class=higher, tiles=tiles)


def _players(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    totals = {place.seat: place.score for place in standing(state)}
    character_of = {seat: character for character, seat in state.characters.items()}
    for seat, player in enumerate(state.players):
        yield scene.words.say(
            "describe-player", scene.names, seat=seat, colour=COLOURS[seat], cash=player.cash,
            debt=player.debt, total=totals[seat], research=player.research, losses=player.losses,
            loans=player.loans, distributors=state.distributors_left(seat),
            factories=state.factories_left(seat), parts=int(state.has_parts(seat)),
            cars=state.cars_left(seat), tiles=len(player.tiles), chosen=int(seat in character_of),
            character=character_of.get(seat, ""),
        )  # fmt: skip


def _works(scene: Scene) -> Iterator[str]:
    """The spaces that somebody has, those that are closed, and the most advanced one."""
    state: State = scene.view
    for model, space in state.spaces.items():
        if space.seat is not None:
            yield scene.words.say(
                "describe-works", scene.names, model=model, seat=space.seat, factories=space.factories,
                parts=int(space.parts), cars=space.cars, bonus=int(space.bonus), reduced=space.reduced,
                **_printed(scene, model),
            )  # fmt: skip
    if closed := [model for model, space in state.spaces.items() if space.closed]:
        yield scene.words.say("describe-closed", models=closed)
    if state.mark >= 0:
        yield scene.words.say("describe-mark", model=list(state.spaces)[state.mark])


def _printed(scene: Scene, model: str) -> dict[str, object]:
    state: State = scene.view
    row = state.board.models[model]
    return {"year": str(row.year), "car_class": row.car_class, "cost": row.cost}


def _class(scene: Scene, car_class: CarClass) -> Iterator[str]:
    """Figures, demand, slots and distributors of a class."""
    state: State = scene.view
    say, row = scene.words.say, state.board.classes[car_class]
    yield say(
        "describe-class", car_class=car_class, price=row.price,
        reducible=int(row.reduced is not None), reduced=row.reduced or 0,
        unit_cost=row.unit_cost, output=[f"{low}–{high}" for low, high in row.output],
    )  # fmt: skip
    demand = say(f"picture-demand-{demand_key(state, car_class)}")
    tiles = state.revealed.get(car_class, [])
    yield say(
        "describe-demand", car_class=car_class, demand=demand, tiles=tiles, sums="+".join(map(str, tiles)),
        sum=sum(tiles),
    )  # fmt: skip
    at_work = [
        say("describe-count", scene.names, seat=seat, count=player.bands[car_class])
        for seat, player in enumerate(state.players)
        if player.bands.get(car_class)
    ]
    yield say(
        "describe-slots", scene.names, car_class=car_class, open=row.slots_in(state.turn),
        slots=[str(count) for count in row.slots], seats=state.slots.get(car_class, []), bands=at_work,
    )  # fmt: skip


def _characters(scene: Scene) -> Iterator[str]:
    """Those whom nobody has chosen; the others stand beside their players."""
    state: State = scene.view
    say = scene.words.say
    free = [
        say("describe-character", character=character, research=RESEARCH_OF[character])
        for character in CHARACTERS
        if character not in state.characters
    ]
    yield say("describe-characters", characters=free)
    if Character.FORD in state.characters:
        yield say("describe-ford", ready=int(state.expects_ford))


def _executive(scene: Scene) -> str:
    state: State = scene.view
    return scene.words.say(
        "describe-executive", scene.names, closed=int(state.closer is not None), seat=state.closer or 0,
        bonuses=[str(cost) for cost in BONUS_COSTS[state.bonuses :]],
        sets=[str(markers) for markers in state.reduced_sets], passed_seats=state.passed,
    )  # fmt: skip


def _vacant(scene: Scene) -> Iterator[str]:
    """What can be built, with its price and R&D."""
    state: State = scene.view
    for model in filter(state.is_vacant, state.spaces):
        research = research_cost(state, model)
        yield scene.words.say("describe-vacant", model=model, research=research, **_printed(scene, model))
