"""The picture in words, for those who don't see it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from games.age_of_steam.board import SIDES, Hex, Terrain
from games.age_of_steam.components import COLOURS, PRIVILEGES, Cube
from games.age_of_steam.goods import column_name, expected_growth
from games.age_of_steam.network import ends, is_finished, loose_end, tiles_in_use
from games.age_of_steam.scoring import sections_of, standing
from games.age_of_steam.state import Line, State
from games.age_of_steam.tiles import EDGES, SUPPLY, Exit, exits_of, section
from games.age_of_steam.urbanizing import letters_left
from rendering.age_of_steam.panels import asked, order, phase_of, turn_of
from rendering.scene import Scene
from rendering.telling import in_lots, sentences


def lines(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, what can be moved, the links, the rest."""
    yield sentences(turn_of(scene), phase_of(scene), asked(scene))
    yield from _order(scene)
    yield ""
    yield from _players(scene)
    yield ""
    yield from _cities(scene)
    yield ""
    yield from _links(scene)
    yield ""
    yield from _display(scene)
    yield ""
    yield _supply(scene)
    yield from _ground(scene)


def _order(scene: Scene) -> Iterator[str]:
    """The order of the turn; the bids for it and who is out, or which actions nobody has."""
    state: State = scene.view
    say, sale = scene.words.say, state.auction
    yield say("describe-order", scene.names, seats=state.order)
    if sale is not None:
        bids = [say("describe-bid", scene.names, seat=seat, amount=bid) for seat, bid in sale.bids.items()]
        yield say("describe-auction", scene.names, bids=bids, dropped_seats=sale.dropped)
        return
    free = [privilege for privilege in PRIVILEGES if state.holder_of(privilege) is None]
    yield say("describe-free-actions", privileges=free)


def _players(scene: Scene) -> Iterator[str]:
    """In the order of the turn, with the colours by which their links are called."""
    state: State = scene.view
    say = scene.words.say
    scores = {place.seat: place.score for place in standing(state)}
    for seat in order(state):
        player = state.players[seat]
        if player.out is not None:
            yield say("describe-bankrupt", scene.names, seat=seat, turn=player.out)
            continue
        yield say(
            "describe-player", scene.names, seat=seat, colour=COLOURS[seat], cash=player.cash,
            income=player.income, balance=player.balance, shares=player.shares, engine=player.engine,
            sections=sections_of(state, seat), score=scores[seat],
            chosen=int(player.privilege is not None), privilege=player.privilege or "",
        )  # fmt: skip


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
    for some in in_lots(towns):
        yield say("describe-towns", towns=some)


def _counted(scene: Scene, cubes: Iterable[Cube]) -> list[str]:
    counts = Counter(cubes)
    return [scene.words.say("describe-cubes", cube=cube, count=counts[cube]) for cube in Cube if counts[cube]]


def _links(scene: Scene) -> Iterator[str]:
    """Each owner's links with their track, hex by hex, and what is unfinished."""
    state: State = scene.view

    def owner(line: Line) -> int:
        return -1 if line.owner is None else line.owner

    for seat, found in groupby(sorted(state.lines, key=owner), key=owner):
        by_key: dict[str, list[str]] = {"describe-links": [], "describe-unfinished": []}
        for line in found:
            key = "describe-links" if is_finished(state, line) else "describe-unfinished"
            by_key[key].append(_line(scene, line))
        for key, told in by_key.items():
            for some in in_lots(told):
                yield scene.words.say(key, scene.names, links=some, owned=int(seat >= 0), seat=max(seat, 0))


def _line(scene: Scene, line: Line) -> str:
    """Its ends, a loose one with the edge that it points over, and its track as one types it."""
    state, thing = scene.view, scene.words.thing
    first, last = ends(state, line)
    loose = loose_end(state, line)
    stop = f"{loose[0]} {thing(Exit(EDGES[loose[1]]))}" if loose else ""
    names = state.board.names
    track = [f"{piece.at} {thing(exits_of([section(piece.a, piece.b)]))}" for piece in line.pieces]
    return scene.words.say(
        "describe-line", start=names[first] if first else stop, end=names[last] if last else stop, track=track
    )


def _display(scene: Scene) -> Iterator[str]:
    """The goods display, space by space from the top, and the last dice."""
    state: State = scene.view
    say = scene.words.say
    if state.drawn:
        yield say("describe-drawn", cubes=_counted(scene, state.drawn))
    columns = [
        say(
            "describe-column",
            column=column_name(state, column),
            cubes=[say("describe-space") if cube is None else cube for cube in slots],
            waiting=sum(cube is not None for cube in slots),
        )
        for column, slots in state.display.items()
    ]
    for some in in_lots(columns):
        yield say("describe-display", columns=some)
    growing = [
        say("describe-growth-of", column=column_name(state, column), cubes=cubes)
        for column, cubes in expected_growth(state).items()
    ]
    for some in in_lots(growing):
        yield say("describe-growth", columns=some)
    for side in SIDES:
        if dice := state.dice.get(side):
            yield say("describe-dice", side=say(f"describe-{side}"), dice=[str(face) for face in dice])


def _supply(scene: Scene) -> str:
    """The tiles that are left, and the kinds of which there are none."""
    state: State = scene.view
    used = tiles_in_use(state)
    say = scene.words.say
    left = {kind: count - used[kind] for kind, count in SUPPLY.items()}
    some = [
        say("describe-tile", tile=say(f"describe-tile-{kind}"), count=count)
        for kind, count in left.items()
        if count
    ]
    gone = [say(f"describe-tile-{kind}") for kind, count in left.items() if not count]
    return say("describe-tiles", tiles=some, gone=gone)


def _ground(scene: Scene) -> Iterator[str]:
    state: State = scene.view
    for terrain, key in ((Terrain.RIVER, "rivers"), (Terrain.MOUNTAIN, "mountains"), (Terrain.LAKE, "lakes")):
        hexes: list[Hex] = [at for at, found in state.board.terrain.items() if found is terrain]
        for some in in_lots(hexes):
            yield scene.words.say(f"describe-{key}", hexes=some)
