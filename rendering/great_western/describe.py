"""The picture in words, for those who don't see it."""

from collections.abc import Iterator

from games.great_western.phases.boarding import building_order
from games.great_western.scoring import standing
from games.great_western.state import Phase, State
from rendering.great_western.panels import asked
from rendering.scene import Scene


def sentences(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the trains, the players, the cities, the links."""
    state: State = scene.view
    say = scene.words.say
    yield say("picture-turn", turn=state.turn) + "."
    yield asked(scene) + "."
    order = state.order or building_order(state)
    for train, box in state.trains.items():
        cars = [
            say("describe-car", kind="carriage" if is_carriage else "wagon", pieces=pieces)
            for is_carriage, pieces in zip(state.board.carriages[train], box.cars, strict=True)
        ]
        taken = "free" if box.seat is None else "won" if state.order else "bid"
        yield say(
            "describe-train", scene.names, train=train, cars=cars, taken=taken,
            seat=box.seat or 0, bid=box.bid, place=order.index(train) + 1,
        )  # fmt: skip
    points = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        yield say(
            "describe-player", scene.names, seat=seat, available=player.available,
            unavailable=player.unavailable, income=len(state.cities_of(seat)), points=points[seat],
        )  # fmt: skip
    if state.phase is not Phase.OVER:
        yield say("describe-first", scene.names, seat=state.first)
    for name, seats in state.cities.items():
        yield say(
            "describe-city", scene.names, city=name, points=state.board.cities[name].points, seats=seats
        )
    graph = state.board.graph(state.ferries)
    told: set[str] = set()
    for name in state.cities:
        links = [
            f"{scene.words.place(other)} {graph[name][other]['cost']}"
            for other in graph[name]
            if other not in told
        ]
        told.add(name)
        if links:
            yield say("describe-links", city=name, links=links)
