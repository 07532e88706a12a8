"""The goods display: a die's column for each city, with the new city that shares its number."""

from collections.abc import Mapping

from babel.numbers import format_decimal

from games.age_of_steam.board import NUMBERS, SIDES, CityRow, NewCityRow
from games.age_of_steam.components import Cube
from games.age_of_steam.goods import expected_growth
from games.age_of_steam.state import State
from rendering.age_of_steam import pieces
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.drawing.sheet import GAP
from rendering.drawing.themes import RGB, mix
from rendering.scene import WIDTH, Scene

TALL = 264.0
HEAD, DIE, NAME, CITY, NEW = 32.0, 82.0, 122.0, 168.0, 228.0
CUBE, EXPECTED = 24.0, 26.0


def paint(canvas: Canvas, scene: Scene, top: float) -> None:
    """West to the left, east to the right, each with its last dice."""
    half = (WIDTH - 3 * GAP) / 2
    for number, side in enumerate(SIDES):
        paint_side(canvas, scene, side, (GAP + number * (half + GAP), top), half)


def paint_side(canvas: Canvas, scene: Scene, side: str, corner: Point, wide: float) -> None:
    """A side with its last dice, and what each column is expected to bring next."""
    (left, top), state = corner, scene.view
    theme, say = scene.theme, scene.words.say
    canvas.rectangle((left, top, left + wide, top + TALL), theme.panel, theme.panel_edge)
    canvas.text((left + 20, top + HEAD), say(f"picture-{side}"), 32, theme.text, bold=True, room=262)
    expected = expected_growth(state)
    if expected:
        right = left + wide - 220
        canvas.text((right, top + HEAD), say("picture-expected"), 28, theme.muted, anchor="rm", room=258)
    if state.dice.get(side):
        word = say("picture-dice")
        canvas.text((left + wide - 52, top + HEAD), word, 28, theme.muted, anchor="rm", room=150)
        _rolled(canvas, scene, left + wide - 32, top + HEAD)
    each = (wide - 16) / len(NUMBERS)
    for place, number in enumerate(NUMBERS):
        _column(canvas, scene, side, number, (left + 8 + place * each, top), each, expected)


def _column(
    canvas: Canvas,
    scene: Scene,
    side: str,
    number: int,
    corner: Point,
    wide: float,
    expected: Mapping[str, float],
) -> None:
    left, top = corner
    state: State = scene.view
    board = state.board
    city = next((row for row in board.cities.values() if (row.side, row.number) == (side, number)), None)
    new = next((row for row in board.new_cities.values() if (row.side, row.number) == (side, number)), None)
    if city is None and new is None:
        return
    pieces.die(canvas, scene.theme, (left + 22, top + DIE), side, number, 34)
    count = state.dice.get(side, []).count(number)
    apart = min(24.0, (wide - 72) / max(count - 1, 1))
    for place in range(count):
        _rolled(canvas, scene, left + 54 + place * apart, top + DIE)
    if city is not None:
        canvas.text((left + 6, top + NAME), city.name, 27, scene.theme.text, room=wide - 8)
        _row(canvas, scene, city, (left, top + CITY), wide, expected)
    if new is not None:
        _row(canvas, scene, new, (left, top + NEW), wide, expected)


def _rolled(canvas: Canvas, scene: Scene, x: float, y: float) -> None:
    """A die of the last throw, over the column that it took from."""
    theme = scene.theme
    canvas.rectangle((x - 11, y - 11, x + 11, y + 11), theme.accent, theme.panel, 2, 6)


def _row(
    canvas: Canvas,
    scene: Scene,
    row: CityRow | NewCityRow,
    at: Point,
    wide: float,
    expected: Mapping[str, float],
) -> None:
    """A column's cubes, the next one first, on its city's colour; before them how many are expected next."""
    state: State = scene.view
    theme, (left, middle) = scene.theme, at
    letter = row.letter if isinstance(row, NewCityRow) else ""
    column = row.letter if isinstance(row, NewCityRow) else row.hex
    slots = state.display[column]
    box = left + 4, middle - 25, left + wide - 4, middle + 25
    edge = theme.muted if row.colour is Cube.BLACK else pieces.goods_colour(theme, row.colour)
    canvas.rectangle(box, shade(scene, row), edge, 3, 10)
    if letter:
        placed = letter in state.new_cities.values()
        ink = theme.text if placed else theme.muted
        canvas.text((left + 17, middle), letter, 32, ink, anchor="mm", bold=True)
    first = left + wide - 9 - CUBE / 2 - (len(slots) - 1) * (CUBE + 1)
    if column in expected:
        figure = format_decimal(expected[column], "0.0", scene.locale)
        canvas.text((first - CUBE / 2 - 4, middle), figure, EXPECTED, theme.text, anchor="rm")
    for place, cube in enumerate(slots):
        spot = first + place * (CUBE + 1), middle
        if cube is None:
            pieces.space(canvas, theme, spot, CUBE)
        else:
            pieces.cube(canvas, theme, spot, cube, CUBE)


def shade(scene: Scene, row: CityRow | NewCityRow) -> RGB:
    """A hint of the city's colour."""
    return mix(scene.theme.panel, pieces.goods_colour(scene.theme, row.colour), 0.25)
