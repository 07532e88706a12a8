"""The picture in words, for those who don't see it."""

from collections.abc import Iterator

from games.steel_driver.components import Company
from games.steel_driver.state import Phase, Railway, State
from rendering.scene import Scene
from rendering.steel_driver.panels import asked, profit_of, round_of


def sentences(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the companies, the players, the order, the map."""
    state: State = scene.view
    say = scene.words.say
    yield round_of(scene)
    yield asked(scene)
    for company, railway in state.railways.items():
        yield _company(scene, company, railway)
    for seat, player in enumerate(state.players):
        held = [
            say("describe-share", company=company, count=railway.shares[seat])
            for company, railway in state.railways.items()
            if railway.shares[seat]
        ]
        yield say(
            "describe-player", scene.names, seat=seat, cubes=player.cubes, cash=player.cash, shares=held
        )
    yield say("describe-order", order=list(state.order), passed=list(state.pass_row))
    yield from _supply(scene)
    yield _line(scene)
    yield from _map(scene)


def _company(scene: Scene, company: Company, railway: Railway) -> str:
    return scene.words.say(
        "describe-company",
        scene.names,
        company=company,
        controlled=0 if railway.controller is None else 1,
        seat=railway.controller or 0,
        cubes=railway.cubes,
        profit=profit_of(scene.view, railway),
        shares=railway.shares_left,
        links=railway.links_left,
        goods=len(railway.goods),
    )


def _supply(scene: Scene) -> Iterator[str]:
    """What can still be dealt; in the final scoring nothing is."""
    state: State = scene.view
    if state.phase not in (Phase.CLAIMING, Phase.OVER):
        yield scene.words.say(
            "describe-supply",
            cubes=state.investments_in_supply,
            goods=state.goods_in_supply,
            standing_in=state.goods_standing_in,
        )


def _line(scene: Scene) -> str:
    """Whether the ends of the board are joined, and by whom."""
    state: State = scene.view
    west, east = state.board.ends
    line = state.transcontinental
    return scene.words.say(
        "describe-line",
        west=west,
        east=east,
        builders=[line.builder] if line else [],
        others=line.others if line else [],
    )


def _map(scene: Scene) -> Iterator[str]:
    """Networks, free routes with their costs, and goods that lie on the map."""
    state: State = scene.view
    say = scene.words.say
    for company, railway in state.railways.items():
        links = [name.replace("-", "–") for name, owner in state.built.items() if owner is company]
        if links:
            yield say("describe-links", company=company, links=links, start=railway.places[0])
    if state.goods:
        yield say("describe-goods", places=list(state.goods))
    if state.phase in (Phase.CLAIMING, Phase.OVER):
        return
    for name in state.board.places:
        free = [r for r in state.board.routes.values() if r.a == name and r.name not in state.built]
        if free:
            yield say("describe-free", place=name, routes=[f"{route.b} {route.cost}" for route in free])
