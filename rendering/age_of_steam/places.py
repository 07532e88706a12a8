"""Towns and cities on the map, with the cubes that stand in them."""

from games.age_of_steam.board import CityRow, Hex, NewCityRow
from games.age_of_steam.components import Cube
from games.age_of_steam.state import State
from rendering.age_of_steam import pieces
from rendering.age_of_steam.geometry import View
from rendering.age_of_steam.labels import Labels
from rendering.age_of_steam.pieces import FIGURE_SIZE, LETTER_SIZE
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point, box_around
from rendering.scene import Scene

TOWN = 14.0
DIE, EMBLEM, LETTERED = 28.0, 26.0, 20.0
ROOM = 90.0
HEAD, LEAN = -30.0, 7.0
"""How far above the middle of its hex a city's die stands; beside a letter, how far to the left."""
ROWS = ((3, 1, 24.0), (4, 1, 22.0), (8, 2, 21.0), (10, 2, 19.0), (21, 3, 13.0))
"""Up to so many cubes stand in so many rows, so large; more than that stand closer."""
BELOW_HEAD, APART, ASIDE = -14.0, 0.97, 7.0
"""Where the cubes begin, how close they stand by their size, and how far from the coordinate long rows do."""


def take(labels: Labels, scene: Scene) -> None:
    """Keeps what is written off towns, and off what stands in cities."""
    state: State = scene.view
    view = labels.view
    for at in state.board.names:
        x, y = view.centre(at)
        if not view.shows((x, y)):
            continue
        if not state.is_city(at):
            labels.take(box_around((x, y), TOWN * view.unit + 1))
            continue
        labels.take(_head(view, (x, y), at in state.new_cities))
        size, spots = cube_spots(view, (x, y), len(state.cubes[at]))
        for spot in spots:
            labels.take(box_around(spot, size / 2))


def towns(canvas: Canvas, scene: Scene, view: View) -> None:
    """Towns that have not become cities."""
    state: State = scene.view
    for at in state.board.towns:
        if state.is_town(at) and view.shows(view.centre(at)):
            pieces.town(canvas, scene.theme, view.centre(at), TOWN * view.unit)


def cities(canvas: Canvas, scene: Scene, view: View) -> None:
    """Old and new cities."""
    state: State = scene.view
    for at in (*state.board.cities, *state.new_cities):
        if view.shows(view.centre(at)):
            goods = state.city_colour(at)
            assert goods is not None
            pieces.city(canvas, scene.theme, view.centre(at), goods, view.radius)
            cubes(canvas, scene, view, view.centre(at), state.cubes[at])


def heads(canvas: Canvas, scene: Scene, view: View) -> None:
    """What stands over the cubes of cities, and over a light around them."""
    state: State = scene.view
    for at in (*state.board.cities, *state.new_cities):
        if view.shows(view.centre(at)):
            signs(canvas, scene, view, at, _row(state, at), state.new_cities.get(at, ""))


def _row(state: State, at: Hex) -> CityRow | NewCityRow:
    if at in state.new_cities:
        return state.board.new_cities[state.new_cities[at]]
    return state.board.cities[at]


def signs(canvas: Canvas, scene: Scene, view: View, at: Hex, row: CityRow | NewCityRow, letter: str) -> None:
    """A city's die, the symbol of its goods, and a new city's letter, over its cubes."""
    unit, die = view.unit, _die(view)
    box = _head(view, view.centre(at), bool(letter))
    if not view.holds(box):
        return
    (left, _, right, _), y = box, (box[1] + box[3]) / 2
    sign = (LETTERED if letter else EMBLEM) * unit
    pieces.die(canvas, scene.theme, (left + die / 2, y), row.side, row.number, die)
    pieces.emblem(canvas, scene.theme, (right - sign / 2, y), row.colour, sign)
    if letter:
        size = _letter(view)
        pieces.letter(canvas, scene.theme, (left + die + 2 * unit + size / 2, y), letter, size)


def _head(view: View, at: Point, lettered: bool) -> Box:
    """Where a city's signs stand: with a letter further to the left, where no coordinate is."""
    unit, die = view.unit, _die(view)
    wide = die + 3 * unit + (LETTERED if lettered else EMBLEM) * unit
    if lettered:
        wide += _letter(view)
    x, y = at[0] - (LEAN * unit if lettered else 0), at[1] + HEAD * unit
    return x - wide / 2, y - die / 2, x + wide / 2, y + die / 2


def _die(view: View) -> float:
    return view.figures(DIE * FIGURE_SIZE * view.unit) / FIGURE_SIZE


def _letter(view: View) -> float:
    return view.letters(DIE * LETTER_SIZE * view.unit) / LETTER_SIZE


def cubes(canvas: Canvas, scene: Scene, view: View, at: Point, goods: list[Cube]) -> None:
    """Cubes around a point, in rows that fit a hex."""
    size, spots = cube_spots(view, at, len(goods))
    for cube, spot in zip(sorted(goods, key=list(Cube).index), spots, strict=True):
        pieces.cube(canvas, scene.theme, spot, cube, size)


def cube_spots(view: View, at: Point, count: int) -> tuple[float, list[Point]]:
    """How large so many cubes are in a city, and where each of them stands."""
    rows, size = next((row[1:] for row in ROWS if count <= row[0]), ROWS[-1][1:])
    each = max(-(-count // rows), 1)
    size *= view.unit
    apart = min(size * APART, ROOM * view.unit / each)
    aside = ASIDE * view.unit if each * apart > ROOM * view.unit * 0.8 else 0
    top = at[1] + BELOW_HEAD * view.unit + size / 2
    spots = []
    for place in range(count):
        row, column = divmod(place, each)
        wide = min(each, count - row * each)
        spots.append((at[0] + aside + (column - (wide - 1) / 2) * apart, top + row * size * APART))
    return size, spots
