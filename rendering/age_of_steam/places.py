"""Towns and cities on the map, with the cubes that stand in them."""

from games.age_of_steam.board import CityRow, Hex, NewCityRow
from games.age_of_steam.components import Cube
from games.age_of_steam.state import State
from rendering.age_of_steam import pieces
from rendering.age_of_steam.geometry import View
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.scene import Scene

TOWN = 14.0
DIE, EMBLEM, LETTERED = 30.0, 28.0, 23.0
ROWS = ((4, 1, 25.0), (10, 2, 17.5), (21, 3, 12.0))
"""Up to so many cubes stand in so many rows, so large; more than that stand closer."""


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
            signs(canvas, scene, view, at, _row(state, at), state.new_cities.get(at, ""))
            x, y = view.centre(at)
            cubes(canvas, scene, view, (x, y), state.cubes[at])


def _row(state: State, at: Hex) -> CityRow | NewCityRow:
    if at in state.new_cities:
        return state.board.new_cities[state.new_cities[at]]
    return state.board.cities[at]


def signs(canvas: Canvas, scene: Scene, view: View, at: Hex, row: CityRow | NewCityRow, letter: str) -> None:
    """A city's die, the symbol of its goods, and a new city's letter, over its cubes."""
    x, y = view.centre(at)
    unit = view.unit
    y -= 33 * unit
    apart, sign = (27 * unit, LETTERED * unit) if letter else (16 * unit, EMBLEM * unit)
    half = DIE / 2 * unit
    if not view.holds((x - apart - half, y - half, x + apart + half, y + half)):
        return
    pieces.die(canvas, scene.theme, (x - apart, y), row.side, row.number, (DIE - 3 if letter else DIE) * unit)
    pieces.emblem(canvas, scene.theme, (x + apart, y), row.colour, sign)
    if letter:
        pieces.letter(canvas, scene.theme, (x, y), letter, (DIE - 3) * unit)


def cubes(canvas: Canvas, scene: Scene, view: View, at: Point, goods: list[Cube]) -> None:
    """Cubes around a point, in rows that fit a hex."""
    if not goods:
        return
    rows, size = next((row[1:] for row in ROWS if len(goods) <= row[0]), ROWS[-1][1:])
    size *= view.unit
    each = -(-len(goods) // rows)
    room = 96 * view.unit
    apart = min(size * 0.96, room / max(each, 1))
    ordered = sorted(goods, key=list(Cube).index)
    for number, cube in enumerate(ordered):
        row, column = divmod(number, each)
        wide = min(each, len(goods) - row * each)
        x = at[0] + (column - (wide - 1) / 2) * apart
        y = at[1] + (row - (rows - 1) / 2) * size * 0.98
        pieces.cube(canvas, scene.theme, (x, y), cube, size)
