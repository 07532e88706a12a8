"""The map as crowded as it may be, and what on it covers something else."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import dist

from games.engine.match import AnyMatch, Match, set_up
from games.great_western import GAME
from games.great_western.state import State
from games.players.levels import PLAYERS
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Line, Point
from rendering.drawing.upright import LETTERS
from rendering.great_western import pieces
from rendering.great_western.board import draw
from rendering.great_western.layout import Chart, chart_of, lay_out, name_of
from rendering.maps.layout import MapLayout
from rendering.scene import Form, Scene
from tests.great_western.matches import FOUR


@cache
def by_computers(seed: int) -> AnyMatch:
    """A game of quick computers to its end, where most is on the map."""
    match: AnyMatch = Match(set_up("great-western", FOUR, str(seed), {"ferries": seed % 2 == 0}))
    while seats := GAME.actors(match.state):
        for move in PLAYERS["quick"](
            GAME, GAME.view(match.state, seats[0]), seats[0], f"{seed} {match.played}"
        ):
            match.play(seats[0], move)
    return match


def crowded(state: State) -> State:
    """Whoever can have paid for a link has, and three are in each city: more than there ever were."""
    for seat, player in enumerate(state.players):
        player.track = list(range(len(state.board.rows))) if seat < 3 else []
    for seats in state.cities.values():
        seats[:] = [0, 1, 2, 3] if len(seats) == 4 else [0, 1, 2]
    return state


def written(scene: Scene) -> list[tuple[str, Box]]:
    """The names on the map, each line with its letters' box."""
    words = {line for name in layout_of(scene).names.values() for line, _ in name.lines}
    return [(text, box) for text, box in map_of(scene).texts if text in words]


def hidden(scene: Scene) -> Iterator[str]:
    """Names that touch a circle, a piece, a value, the number of a choice, a cost, or track."""
    layout, state, chart = layout_of(scene), scene.view, chart_of(scene)
    places = [(at, radius) for city in layout.cities.values() for at, radius in circles(chart, city)]
    places += [(at, chart.atlas.chip) for at in layout.chips.values()]
    for text, box in written(scene):
        if any(away(box, at) < radius for at, radius in places):
            yield f"{text} touches a circle or a cost"
        for number, row in enumerate(state.board.rows):
            owners = sum(number in player.track for player in state.players)
            half = half_width(owners)
            if any(away(box, at) < half for at in finely(layout.curves[name_of(row.between)])):
                yield f"{text} touches the track {row.between}"


def layout_of(scene: Scene) -> MapLayout:
    """Where everything on a scene's map is."""
    return lay_out(scene.view.board, scene.locale, chart_of(scene))


def map_of(scene: Scene) -> Canvas:
    """A scene's map, a pixel for each unit."""
    return draw(scene, chart_of(scene), 1.0, LETTERS if scene.form is Form.PHONE else 0.0)


def circles(chart: Chart, city: Point) -> list[tuple[Point, float]]:
    """A city, its value, and the number of a choice."""
    x, y = city
    return [(city, chart.place.radius), *(((x + dx, y + dy), r) for (dx, dy), r in chart.place.beside)]


def half_width(owners: int) -> float:
    """How far a link reaches to each side with the track of so many."""
    wide = pieces.STRANDS.get(owners, 0.0)
    return (owners * (wide + pieces.BETWEEN) + pieces.CASING) / 2 if owners else 5.0


def finely(curve: Line) -> Iterator[Point]:
    """A link, point by point."""
    for (ax, ay), (bx, by) in pairwise(curve):
        for step in range(3):
            yield ax + (bx - ax) * step / 3, ay + (by - ay) * step / 3


def away(box: Box, point: Point) -> float:
    """How far a point lies from a box."""
    nearest = min(max(point[0], box[0]), box[2]), min(max(point[1], box[1]), box[3])
    return dist(nearest, point)
