"""The picture in words, for those who don't see it."""

from collections.abc import Iterator

from games.steel_driver.components import GOODS_COLOURS, Company, Goods
from games.steel_driver.scoring import value
from games.steel_driver.state import Railway, State
from rendering.scene import Scene
from rendering.steel_driver.panels import FINAL, asked, profit_of, round_of
from rendering.telling import in_lots, sentences


def lines(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, the companies, the order, the map."""
    state: State = scene.view
    yield _head(scene)
    yield ""
    yield from _players(scene)
    yield ""
    for company, railway in state.railways.items():
        yield _company(scene, company, railway)
    yield ""
    yield scene.words.say("describe-order", order=list(state.order), passed=list(state.pass_row))
    if state.phase not in FINAL:
        yield _supply(scene)
    yield _line(scene)
    yield ""
    yield from _networks(scene)
    if state.phase in FINAL:
        yield from _goods(scene)
    else:
        yield from _cities(scene)
        yield ""
        yield from _routes(scene)


def _head(scene: Scene) -> str:
    state: State = scene.view
    say, sale = scene.words.say, state.sale
    phase = say(f"picture-phase-{state.phase.value}")
    if sale is None:
        return sentences(round_of(scene), phase, asked(scene))
    bidding = say(
        "describe-sale", scene.names, seat=sale.asked, company=sale.company, bid=sale.bid,
        bidder_seat=sale.bidder, seats=sale.bidders,
    )  # fmt: skip
    return sentences(round_of(scene), phase, bidding)


def _players(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    say = scene.words.say
    for seat, player in enumerate(state.players):
        held = [
            say("describe-share", company=company, count=railway.shares[seat])
            for company, railway in state.railways.items()
            if railway.shares[seat]
        ]
        yield say(
            "describe-player", scene.names, seat=seat, cubes=player.cubes, cash=player.cash, shares=held,
            marker=int(state.marker == seat),
        )  # fmt: skip


def _company(scene: Scene, company: Company, railway: Railway) -> str:
    state: State = scene.view
    say = scene.words.say
    who = {"controlled": int(railway.controller is not None), "seat": railway.controller or 0}
    if state.phase not in FINAL:
        return say(
            "describe-company", scene.names, company=company, cubes=railway.cubes,
            profit=profit_of(state, railway), shares=railway.shares_left, links=railway.links_left, **who,
        )  # fmt: skip
    claimed = list(railway.goods.values())
    goods = [
        say("describe-claimed", colour=GOODS_COLOURS[state.edition][kind], count=claimed.count(kind))
        for kind in Goods
        if kind in claimed
    ]
    worth = value(railway.goods)
    return say("describe-company-goods", scene.names, company=company, goods=goods, value=worth, **who)


def _supply(scene: Scene) -> str:
    """The cubes that are left; where goods cubes may stand in for them, those apart."""
    state: State = scene.view
    cubes, goods = state.investments_in_supply, state.goods_in_supply
    return scene.words.say("describe-supply", cubes=cubes, goods=goods)


def _line(scene: Scene) -> str:
    """Whether there is a line from coast to coast, and whose."""
    state: State = scene.view
    line, (start, end) = state.transcontinental, state.board.ends
    builders = [] if line is None else [line.builder]
    others = [] if line is None else line.others
    return scene.words.say("describe-line", start=start, end=end, builders=builders, others=others)


def _networks(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    for company, railway in state.railways.items():
        links = [name.replace("-", "–") for name, owner in state.built.items() if owner is company]
        if links:
            yield scene.words.say("describe-links", company=company, links=links, start=railway.places[0])


def _goods(scene: Scene) -> Iterator[str]:
    """The goods cubes that lie on the map, by their colour."""
    state: State = scene.view
    for kind, colour in GOODS_COLOURS[state.edition].items():
        for places in in_lots([place for place, goods in state.goods.items() if goods is kind]):
            yield scene.words.say("describe-goods", colour=colour, places=places)


def _cities(scene: Scene) -> Iterator[str]:
    """The values of the cities, by the colour of their goods; and where a network may start."""
    state: State = scene.view
    say = scene.words.say
    for kind, colour in GOODS_COLOURS[state.edition].items():
        found = [place for place in state.board.places.values() if place.goods is kind]
        for some in in_lots([say("describe-value", place=place.name, value=place.value) for place in found]):
            yield say("describe-cities", colour=colour, places=some)
    for places in in_lots(state.board.starts):
        yield say("describe-starts", places=places)


def _routes(scene: Scene) -> Iterator[str]:
    """The routes that are free, from each place to those that follow it in the board's file."""
    state: State = scene.view
    say = scene.words.say
    yield say("describe-routes")
    for name in state.board.places:
        free = [r for r in state.board.routes.values() if r.a == name and r.name not in state.built]
        for some in in_lots([say("describe-value", place=route.b, value=route.cost) for route in free]):
            yield say("describe-free", place=name, routes=some)
