"""The picture in words, for those who don't see it."""

from collections.abc import Iterator

from games.great_western.components import COLOURS, Train
from games.great_western.phases.boarding import building_order
from games.great_western.scoring import standing
from games.great_western.state import Phase, State
from rendering.great_western.panels import asked
from rendering.scene import Scene
from rendering.telling import in_lots, sentences


def lines(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, the trains in order, the cities, the links."""
    state: State = scene.view
    say = scene.words.say
    phase = say(f"picture-phase-{state.phase.value}")
    yield sentences(say("picture-turn", turn=state.turn), phase, asked(scene))
    yield ""
    yield from _players(scene)
    yield ""
    for place, train in enumerate(state.order or building_order(state), 1):
        yield _train(scene, train, place)
    yield ""
    yield from _cities(scene)
    yield ""
    yield from _links(scene)
    yield from _track(scene)


def _players(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    points = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        yield scene.words.say(
            "describe-player", scene.names, seat=seat, colour=COLOURS[seat], available=player.available,
            unavailable=player.unavailable, income=len(state.cities_of(seat)), points=points[seat],
            first=int(state.first == seat and state.phase is not Phase.OVER),
        )  # fmt: skip


def _train(scene: Scene, train: Train, place: int) -> str:
    state: State = scene.view
    say, box = scene.words.say, state.trains[train]
    cars = [
        say("describe-carriage" if is_carriage else "describe-wagon", pieces=pieces)
        for is_carriage, pieces in zip(state.board.carriages[train], box.cars, strict=True)
    ]
    taken = "free" if box.seat is None else "won" if state.order else "bid"
    return say(
        "describe-train", scene.names, train=train, place=place, cars=cars, taken=taken, seat=box.seat or 0,
        bid=box.bid,
    )  # fmt: skip


def _cities(scene: Scene) -> Iterator[str]:
    """The empty ones first, for which the game goes on; then who is where."""
    state: State = scene.view
    say = scene.words.say
    points = {name: city.points for name, city in state.board.cities.items()}
    empty = [name for name, seats in state.cities.items() if not seats]
    for some in in_lots([say("describe-figure", city=name, figure=points[name]) for name in empty]):
        yield say("describe-empty", cities=some)
    for name, seats in state.cities.items():
        if seats:
            yield say("describe-city", scene.names, city=name, points=points[name], seats=seats)


def _links(scene: Scene) -> Iterator[str]:
    """Every link once, with its cost."""
    state: State = scene.view
    say, graph = scene.words.say, state.board.graph(state.ferries)
    ferries = {frozenset(ferry.between) for ferry in state.board.ferries}
    told: set[str] = set()
    yield say("describe-costs")
    for name in state.cities:
        told.add(name)
        found = [
            say(
                "describe-ferry" if {name, other} in ferries else "describe-figure",
                city=other,
                figure=graph[name][other]["cost"],
            )
            for other in graph[name]
            if other not in told
        ]
        for some in in_lots(found):
            yield say("describe-links", city=name, links=some)


def _track(scene: Scene) -> Iterator[str]:
    """What each player has paid for."""
    state: State = scene.view
    say = scene.words.say
    for seat, player in enumerate(state.players):
        links = [state.board.rows[number].between for number in sorted(player.track)]
        for some in in_lots([say("describe-paid", start=start, end=end) for start, end in links]):
            yield say("describe-track", scene.names, seat=seat, links=some)
