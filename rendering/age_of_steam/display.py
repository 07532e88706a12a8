"""The goods display: a die's column for each city, with the new city that shares its number."""

from games.age_of_steam.board import NUMBERS, SIDES, CityRow, NewCityRow
from games.age_of_steam.components import Cube
from games.age_of_steam.state import State
from rendering.age_of_steam import pieces
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.themes import RGB, mix
from rendering.scene import WIDTH, Scene

TALL = 264.0
HEAD, DIE, NAME, CITY, NEW = 32.0, 82.0, 122.0, 168.0, 228.0
CUBE = 36.0


def paint(canvas: Canvas, scene: Scene, top: float) -> None:
    """West to the left, east to the right, each with its last dice."""
    half = (WIDTH - 3 * GAP) / 2
    for number, side in enumerate(SIDES):
        _side(canvas, scene, side, GAP + number * (half + GAP), top, half)


def _side(canvas: Canvas, scene: Scene, side: str, left: float, top: float, wide: float) -> None:
    state: State = scene.view
    theme = scene.theme
    canvas.rectangle((left, top, left + wide, top + TALL), theme.panel, theme.panel_edge)
    canvas.text(
        (left + 20, top + HEAD), scene.words.say(f"picture-{side}"), 32, theme.text, bold=True, room=270
    )
    if state.dice.get(side):
        word = scene.words.say("picture-dice")
        canvas.text((left + wide - 52, top + HEAD), word, 30, theme.muted, anchor="rm", room=240)
        _rolled(canvas, scene, left + wide - 32, top + HEAD, "")
    each = (wide - 16) / len(NUMBERS)
    for place, number in enumerate(NUMBERS):
        _column(canvas, scene, side, number, left + 8 + place * each, top, each)


def _column(
    canvas: Canvas, scene: Scene, side: str, number: int, left: float, top: float, wide: float
) -> None:
    state: State = scene.view
    board = state.board
    city = next((row for row in board.cities.values() if (row.side, row.number) == (side, number)), None)
    new = next((row for row in board.new_cities.values() if (row.side, row.number) == (side, number)), None)
    if city is None and new is None:
        return
    pieces.die(canvas, scene.theme, (left + 22, top + DIE), side, number, 34)
    count = state.dice.get(side, []).count(number)
    for place in range(count):
        apart = min(24.0, (wide - 72) / max(count - 1, 1))
        _rolled(canvas, scene, left + 54 + place * apart, top + DIE, str(number) if count < 4 else "")
    if city is not None:
        canvas.text((left + 6, top + NAME), city.name, 27, scene.theme.text, room=wide - 8)
        _row(canvas, scene, city, left, top + CITY, wide)
    if new is not None:
        _row(canvas, scene, new, left, top + NEW, wide)


def _rolled(canvas: Canvas, scene: Scene, x: float, y: float, face: str) -> None:
    """A die of the last throw, over the column that it took from."""
    theme = scene.theme
    canvas.rectangle((x - 13, y - 13, x + 13, y + 13), theme.accent, theme.panel, 2, 6)
    if face:
        canvas.text((x, y), face, 22, theme.ink_on(theme.accent), anchor="mm", bold=True)


def _row(
    canvas: Canvas, scene: Scene, row: CityRow | NewCityRow, left: float, middle: float, wide: float
) -> None:
    """A column's cubes, the next one first, on its city's colour."""
    state: State = scene.view
    theme = scene.theme
    letter = row.letter if isinstance(row, NewCityRow) else ""
    slots = state.display[letter or row.hex if isinstance(row, CityRow) else letter]
    box = left + 4, middle - 25, left + wide - 4, middle + 25
    edge = theme.muted if row.colour is Cube.BLACK else pieces.goods_colour(theme, row.colour)
    canvas.rectangle(box, shade(scene, row), edge, 3, 10)
    if letter:
        placed = letter in state.new_cities.values()
        ink = theme.text if placed else theme.muted
        canvas.text((left + 24, middle), letter, 34, ink, anchor="mm", bold=True)
    for place, cube in enumerate(slots):
        at = left + wide - 26 - (len(slots) - 1 - place) * (CUBE + 1), middle
        if cube is None:
            pieces.space(canvas, theme, at, CUBE)
        else:
            pieces.cube(canvas, theme, at, cube, CUBE)


def shade(scene: Scene, row: CityRow | NewCityRow) -> RGB:
    """A hint of the city's colour."""
    return mix(scene.theme.panel, pieces.goods_colour(scene.theme, row.colour), 0.25)
