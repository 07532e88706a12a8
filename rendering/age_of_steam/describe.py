"""The picture in words, for those who don't see it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from games.age_of_steam.board import SIDES, Hex, Terrain
from games.age_of_steam.components import PRIVILEGES, Cube
from games.age_of_steam.goods import column_name
from games.age_of_steam.network import ends, is_finished, loose_end, tiles_in_use
from games.age_of_steam.scoring import sections_of, standing
from games.age_of_steam.state import Line, State
from games.age_of_steam.tiles import EDGES, SUPPLY
from games.age_of_steam.urbanizing import letters_left
from rendering.age_of_steam.panels import asked, phase_of, turn_of
from rendering.scene import Scene


def sentences(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, what can be moved, the links, the rest."""
    yield f"{turn_of(scene)}."
    yield f"{phase_of(scene)}."
    yield f"{asked(scene)}."
    yield from _auction(scene)
    yield from _players(scene)
    yield from _cities(scene)
    yield from _links(scene)
    yield from _display(scene)
    yield from _supply(scene)
    yield from _ground(scene)


def _auction(scene: Scene) -> Iterator[str]:
    """The bids that stand and who is out, or whose action is whose."""
    state: State = scene.view
    say, sale = scene.words.say, state.auction
    yield say("describe-order", scene.names, seats=state.order)
    if sale is not None:
        bids = [say("describe-bid", scene.names, seat=seat, amount=bid) for seat, bid in sale.bids.items()]
        yield say("describe-auction", scene.names, bids=bids, dropped_seats=sale.dropped)
    free = [privilege for privilege in PRIVILEGES if state.holder_of(privilege) is None]
    yield say("describe-free-actions", privileges=free)


def _players(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    say = scene.words.say
    scores = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        if player.out is not None:
            yield say("describe-bankrupt", scene.names, seat=seat, turn=player.out)
            continue
        yield say(
            "describe-player", scene.names, seat=seat, cash=player.cash, income=player.income,
            shares=player.shares, engine=player.engine, sections=sections_of(state, seat), score=scores[seat],
        )  # fmt: skip
        if player.privilege is not None:
            yield say("describe-action", scene.names, seat=seat, privilege=player.privilege)


def _cities(scene: Scene) -> Iterator[str]:
    """Cities with their goods, dice and cubes; then the towns."""
    state: State = scene.view
    say = scene.words.say
    for at, city in state.board.cities.items():
        yield say(
            "describe-city", city=city.name, hex=at, cube=city.colour, side=say(f"describe-{city.side}"),
            number=city.number, cubes=_counted(scene, state.cubes[at]),
        )  # fmt: skip
    for at, letter in state.new_cities.items():
        row = state.board.new_cities[letter]
        yield say(
            "describe-new-city", city=state.board.names[at], hex=at, letter=letter, cube=row.colour,
            side=say(f"describe-{row.side}"), number=row.number, cubes=_counted(scene, state.cubes[at]),
        )  # fmt: skip
    left = [
        say("describe-letter", letter=x, cube=state.board.new_cities[x].colour) for x in letters_left(state)
    ]
    yield say("describe-new-cities-left", letters=left)
    towns = [f"{town.name} {at}" for at, town in state.board.towns.items() if state.is_town(at)]
    yield say("describe-towns", towns=towns)


def _counted(scene: Scene, cubes: Iterable[Cube]) -> list[str]:
    counts = Counter(cubes)
    return [scene.words.say("describe-cubes", cube=cube, count=counts[cube]) for cube in Cube if counts[cube]]


def _links(scene: Scene) -> Iterator[str]:
    """Each owner's links with their sections, and what is unfinished."""
    state: State = scene.view
    say = scene.words.say

    def owner(line: Line) -> int:
        return -1 if line.owner is None else line.owner

    for seat, lines in groupby(sorted(state.lines, key=owner), key=owner):
        found = list(lines)
        links = [_link(state, line) for line in found if is_finished(state, line)]
        loose = [_loose(state, line) for line in found if not is_finished(state, line)]
        owned = {"owned": int(seat >= 0), "seat": max(seat, 0)}
        if links:
            yield say("describe-links", scene.names, links=links, **owned)
        if loose:
            yield say("describe-unfinished", scene.names, lines=loose, **owned)


def _link(state: State, line: Line) -> str:
    first, last = ends(state, line)
    names = state.board.names
    return f"{names[first or '']}–{names[last or '']} {len(line.pieces)}"


def _loose(state: State, line: Line) -> str:
    """From which place, and where it stops, with the edge that it points over."""
    first, _ = ends(state, line)
    end = loose_end(state, line)
    stop = f"{end[0]} {EDGES[end[1]]}" if end else ""
    return f"{state.board.names[first or '']}–{stop}"


def _display(scene: Scene) -> Iterator[str]:
    """The goods display, the next cube of each column first, and the last dice."""
    state: State = scene.view
    say = scene.words.say
    if state.drawn:
        yield say("describe-drawn", cubes=_counted(scene, state.drawn))
    for column, slots in state.display.items():
        waiting = [say(f"cube-{cube.value}") for cube in slots if cube is not None]
        yield say("describe-column", column=column_name(state, column), cubes=waiting)
    for side in SIDES:
        if dice := state.dice.get(side):
            yield say("describe-dice", side=say(f"describe-{side}"), dice=[str(face) for face in dice])


def _supply(scene: Scene) -> Iterator[str]:
    """The tiles that are left."""
    state: State = scene.view
    used = tiles_in_use(state)
    say = scene.words.say
    left = [
        say("describe-tile", tile=say(f"describe-tile-{kind}"), count=count - used[kind])
        for kind, count in SUPPLY.items()
    ]
    yield say("describe-tiles", tiles=left)


def _ground(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    for terrain, key in ((Terrain.RIVER, "rivers"), (Terrain.MOUNTAIN, "mountains"), (Terrain.LAKE, "lakes")):
        hexes: list[Hex] = [at for at, found in state.board.terrain.items() if found is terrain]
        for start in range(0, len(hexes), 40):
            yield scene.words.say(f"describe-{key}", hexes=hexes[start : start + 40])
