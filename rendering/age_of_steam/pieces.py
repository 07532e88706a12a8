"""The pieces of Age of Steam: goods with their symbols, dice, cities, towns and owners' discs."""

from PIL import ImageDraw

from games.age_of_steam.components import COLOURS, Colour, Cube
from games.engine.contract import Seat
from rendering.age_of_steam.geometry import CORNERS, HALF
from rendering.drawing.canvas import SHAPES, Canvas, sprite
from rendering.drawing.geometry import Point, box_around
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix, rgb
from rendering.drawing.upright import FIGURES, LETTERS
from rendering.scene import Form, Scene

SYMBOLS = {
    Cube.RED: "triangle",
    Cube.BLUE: "circle",
    Cube.PURPLE: "diamond",
    Cube.YELLOW: "star",
    Cube.BLACK: "square",
}
"""The symbol of each kind of goods, besides its colour."""
FIGURE_SIZE, LETTER_SIZE = 0.94, 0.86
"""How large the figure of a die and the letter of a new city are, by the size of these."""
BRIGHT = {
    Colour.ORANGE: rgb("#f08a24"),
    Colour.TEAL: rgb("#3fc4c8"),
    Colour.WHITE: rgb("#f3f0e8"),
    Colour.PINK: rgb("#f29cc6"),
    Colour.GREEN: rgb("#35a356"),
    Colour.BROWN: rgb("#84502a"),
}
"""The players' colours."""
PLAYERS = {
    "light": BRIGHT | {Colour.WHITE: rgb("#f6f4ec")},  # apart from its ground
    "colourblind": {
        Colour.ORANGE: rgb("#e69f00"),
        Colour.TEAL: rgb("#8ce4e6"),
        Colour.WHITE: rgb("#ffffff"),
        Colour.PINK: rgb("#f6bcda"),
        Colour.GREEN: rgb("#009e73"),
        Colour.BROWN: rgb("#6e3d12"),
    },
}
"""In themes in which they are others."""
LEAST_DISC = 15.0
"""An owner's disc on a phone is not smaller."""
REACH = {"triangle": 0.3, "circle": 0.24, "diamond": 0.3, "star": 0.34, "square": 0.29}

SKYLINE = (
    (-0.62, 0.16, 0.18), (-0.46, 0.14, 0.36), (-0.32, 0.18, 0.26), (-0.14, 0.12, 0.5),
    (-0.02, 0.16, 0.38), (0.14, 0.14, 0.58), (0.28, 0.16, 0.3), (0.44, 0.16, 0.42),
)  # fmt: skip
"""Houses of a city: from where, how wide, how tall, by the radius of its hex."""


def player_colour(theme: Theme, seat: Seat) -> RGB:
    """A player's colour, by seat: none that goods have."""
    return PLAYERS.get(theme.name, BRIGHT)[COLOURS[seat]]


def goods_colour(theme: Theme, cube: Cube) -> RGB:
    """The colour of goods, and of the cities that take them."""
    return theme.pieces[cube.value]


def disc(canvas: Canvas, scene: Scene, at: Point, seat: Seat, radius: float) -> None:
    """A player's disc, by colour and letter; on phones that is as large as it must be."""
    fill, mark = player_colour(scene.theme, seat), scene.marks[seat]
    least = 0.0 if scene.form is Form.WIDE else FIGURES if mark.isdigit() else LETTERS
    ink = scene.theme.ink_on(fill)
    canvas.disc(at, radius, fill, INK if ink == INK else PAPER, line=2.5)
    canvas.text(at, mark, max(radius * 1.35, least), ink, anchor="mm", bold=True, room=radius * 1.85)


def cube(canvas: Canvas, theme: Theme, at: Point, goods: Cube, size: float) -> None:
    """A goods cube from the front, with its symbol; black ones have a light edge."""
    fill = goods_colour(theme, goods)
    ink = theme.ink_on(fill)
    edge = mix(fill, PAPER, 0.6) if goods is Cube.BLACK else INK

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        side, line = size * unit - 1, max(round(size * 0.07 * unit), 1)
        draw.rounded_rectangle((0, 0, side, side), size * 0.2 * unit, edge)
        inner = (line, line, side - line, side - line)
        draw.rounded_rectangle(inner, size * 0.15 * unit, mix(fill, INK, 0.38))
        draw.rounded_rectangle((*inner[:3], side - line * 2.2), size * 0.15 * unit, mix(fill, PAPER, 0.25))
        front = (line * 1.6, line * 2.4, side - line * 1.6, side - line * 2.4)
        draw.rounded_rectangle(front, size * 0.1 * unit, fill)
        _symbol(draw, goods, (side / 2, side / 2), size * unit, ink)

    canvas.centre(sprite(("goods", goods, fill, size), (size, size), canvas.scale, paint), at)


def space(canvas: Canvas, theme: Theme, at: Point, size: float) -> None:
    """A space of the display without a cube."""
    half = size / 2 - 3
    box = box_around(at, half)
    canvas.rectangle(box, mix(theme.panel, theme.ground, 0.6), theme.panel_edge, 1.5, size * 0.15)


def emblem(canvas: Canvas, theme: Theme, at: Point, goods: Cube, size: float) -> None:
    """Which goods a city takes: the symbol alone, on the city's colour."""
    ink = theme.ink_on(goods_colour(theme, goods))

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        _symbol(draw, goods, (size * unit / 2, size * unit / 2), size * 1.55 * unit, ink)

    canvas.centre(sprite(("emblem", goods, ink, size), (size, size), canvas.scale, paint), at)


def _symbol(draw: ImageDraw.ImageDraw, goods: Cube, at: Point, size: float, ink: RGB) -> None:
    name = SYMBOLS[goods]
    reach = REACH[name] * size
    drop = 0.07 * size if name == "triangle" else 0.0
    draw.polygon([(at[0] + x * reach, at[1] + drop + y * reach) for x, y in SHAPES[name]], ink)


def die(canvas: Canvas, theme: Theme, at: Point, side: str, number: int, size: float) -> None:
    """A die by its number: white for the west, black for the east."""
    fill, ink = (PAPER, INK) if side == "west" else (INK, PAPER)
    half = size / 2
    box = box_around(at, half)
    canvas.rectangle(box, fill, mix(fill, ink, 0.6), size * 0.07, size * 0.2)
    canvas.text(at, str(number), size * FIGURE_SIZE, ink, anchor="mm", bold=True)


def letter(canvas: Canvas, theme: Theme, at: Point, text: str, size: float) -> None:
    """The letter of a new city."""
    canvas.disc(at, size / 2, theme.accent, INK, line=size * 0.06)
    canvas.text(at, text, size * LETTER_SIZE, theme.ink_on(theme.accent), anchor="mm", bold=True)


def city(canvas: Canvas, theme: Theme, at: Point, goods: Cube, radius: float, faint: bool = False) -> None:
    """A city's hex in the colour of its goods, with the outline of its houses."""
    fill = goods_colour(theme, goods)
    fill = mix(fill, theme.land, 0.35) if faint else fill
    houses = mix(fill, INK, 0.38) if theme.ink_on(fill) == PAPER else mix(fill, INK, 0.12)
    if goods is Cube.BLACK:
        houses = mix(fill, PAPER, 0.25)
    wide, tall = 2 * radius, 2 * HALF * radius
    line = min(0.07 * radius, 8)

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        middle = wide / 2 * unit, tall / 2 * unit
        for inset, colour in ((0.0, INK), (line * 0.3, theme.text), (line, fill)):
            reach = (radius - 1 - inset / HALF) * unit
            draw.polygon([(middle[0] + x * reach, middle[1] + y * reach) for x, y in CORNERS], colour)
        foot = middle[1] + 0.27 * radius * unit
        for left, width, height in SKYLINE:
            x = middle[0] + left * radius * unit
            draw.rectangle((x, foot - height * radius * unit, x + width * radius * unit, foot), houses)

    key = ("city", theme.name, goods, fill, radius)
    canvas.centre(sprite(key, (wide, tall), canvas.scale, paint), at)


def town(canvas: Canvas, theme: Theme, at: Point, radius: float) -> None:
    """A town: an open circle."""
    canvas.disc(at, radius, PAPER, INK, line=radius * 0.26)


def badge(canvas: Canvas, theme: Theme, at: Point, text: str, size: float, reach: float) -> None:
    """The number of a candidate, or of several, so wide to each side."""
    half = size * 0.62
    box = at[0] - reach, at[1] - half, at[0] + reach, at[1] + half
    canvas.rectangle(box, theme.accent, INK, size * 0.07, half)
    canvas.text(at, text, size, theme.ink_on(theme.accent), anchor="mm", bold=True)


def tag(canvas: Canvas, theme: Theme, at: Point, text: str, size: float, reach: float) -> None:
    """A price, so wide to each side."""
    half = size * 0.62
    box = at[0] - reach, at[1] - half, at[0] + reach, at[1] + half
    canvas.rectangle(box, theme.panel, theme.panel_edge, size * 0.07, size * 0.25)
    canvas.text(at, text, size, theme.text, anchor="mm", bold=True)


def outline(canvas: Canvas, at: Point, radius: float, colour: RGB, width: float) -> None:
    """A bright edge around a hex."""
    outer = radius + width / 2
    size = 2 * outer, 2 * HALF * outer

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        corners = [((outer + x * radius) * unit, (HALF * outer + y * radius) * unit) for x, y in CORNERS]
        draw.line([*corners, *corners[:2]], colour, round(width * unit), "curve")

    canvas.centre(sprite(("outline", colour, radius, width), size, canvas.scale, paint), at)


def plate(canvas: Canvas, at: Point, radius: float, fill: RGB, edge: RGB, width: float) -> None:
    """A whole hex, with its edge."""
    size = 2 * radius, 2 * HALF * radius

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        for inset, colour in ((0.0, edge), (width, fill)):
            reach = (radius - inset) * unit
            middle = radius * unit, HALF * radius * unit
            draw.polygon([(middle[0] + x * reach, middle[1] + y * reach) for x, y in CORNERS], colour)

    canvas.centre(sprite(("plate", fill, edge, radius, width), size, canvas.scale, paint), at)
