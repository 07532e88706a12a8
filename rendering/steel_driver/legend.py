"""What signs mean, and what sets of goods are worth: in the sea of the wide map, or in a strip below the
upright one."""

from collections.abc import Callable

from games.steel_driver.components import SET_VALUES, Goods
from games.steel_driver.state import State
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.drawing.sheet import GAP
from rendering.maps import pieces as shared
from rendering.scene import Scene
from rendering.steel_driver import pieces
from rendering.steel_driver.panels import money

STRIP = 104.0
"""How tall the strip is."""
WORD, FIGURE = 25.0, 28.0
SIGN = 46.0
"""How wide a sign is."""
ROW, SET = 33.0, 32.0
CUBE, STEP = 27.0, 17.0


def at_sea(canvas: Canvas, scene: Scene, box: Box) -> None:
    """In the corner of the sea that is kept free for it."""
    left, top, right, bottom = box
    theme, sea = scene.theme, scene.theme.sea
    for number, (key, paint) in enumerate(SIGNS.items()):
        y = top + ROW * (number + 0.5)
        paint(canvas, scene, (left + 8 + SIGN / 2, y))
        word, room = scene.words.say(key), right - left - SIGN - 22
        canvas.text((left + SIGN + 18, y), word, WORD, theme.text, room=room, halo=sea)
    top = bottom - SET * len(SET_VALUES) - 18
    canvas.text((left + 8, top + 22), scene.words.say("picture-sets"), 27, theme.text, bold=True, halo=sea)
    for size in range(1, len(SET_VALUES)):
        y = top + 28 + size * SET
        _set(canvas, scene, (left + 18, y), size, 23)
        canvas.text(
            (left + 186, y),
            money(scene, SET_VALUES[size]),
            FIGURE,
            theme.text,
            anchor="rm",
            bold=True,
            halo=sea,
        )


def strip(canvas: Canvas, scene: Scene, top: float) -> None:
    """From side to side: sets and their values above, signs below."""
    theme, right = scene.theme, scene.units - GAP
    canvas.rectangle((GAP, top, right, top + STRIP), theme.panel, theme.panel_edge)
    title = scene.words.say("picture-sets")
    widths = [_wide(title, WORD, bold=True)]
    widths += [
        _set_wide(size) + 5 + _wide(money(scene, SET_VALUES[size]), FIGURE, bold=True)
        for size in range(1, len(SET_VALUES))
    ]
    x, y, apart = GAP + 16, top + 30, (right - GAP - 32 - sum(widths)) / (len(widths) - 1)
    canvas.text((x, y), title, WORD, theme.text, bold=True)
    for size, wide in enumerate(widths[1:], 1):
        x += widths[size - 1] + apart
        _set(canvas, scene, (x + CUBE / 2, y), size, STEP)
        canvas.text((x + wide, y), money(scene, SET_VALUES[size]), FIGURE, theme.text, anchor="rm", bold=True)
    words = {key: scene.words.say(key) for key in SIGNS}
    widths = [SIGN + 8 + _wide(word, WORD) for word in words.values()]
    x, y, apart = GAP + 16, top + STRIP - 30, (right - GAP - 32 - sum(widths)) / (len(widths) - 1)
    for (key, paint), wide in zip(SIGNS.items(), widths, strict=True):
        paint(canvas, scene, (x + SIGN / 2, y))
        canvas.text((x + SIGN + 8, y), words[key], WORD, theme.text)
        x += wide + apart


def _set(canvas: Canvas, scene: Scene, at: Point, size: int, apart: float) -> None:
    """A set of so many goods cubes."""
    state: State = scene.view
    for level, kind in enumerate(list(Goods)[:size]):
        pieces.goods_cube(canvas, scene.theme, (at[0] + level * apart, at[1]), state.edition, kind, CUBE)


def _set_wide(size: int) -> float:
    return CUBE + (size - 1) * STEP


def _wide(text: str, size: float, *, bold: bool = False) -> float:
    return typography.width(text, size * 4, typography.BOLD if bold else typography.MEDIUM) / 4


def _route(canvas: Canvas, scene: Scene, at: Point) -> None:
    x, y = at
    shared.route(canvas, scene.theme, [(x - SIGN / 2, y), (x, y), (x + SIGN / 2, y)])


def _start(canvas: Canvas, scene: Scene, at: Point) -> None:
    canvas.polygon(at, "hexagon", 17, scene.theme.panel, scene.theme.text, line=3.5)


def _link(canvas: Canvas, scene: Scene, at: Point) -> None:
    state: State = scene.view
    pieces.link_left(canvas, scene.theme, at, state.active or next(iter(state.railways)))


def _marker(canvas: Canvas, scene: Scene, at: Point) -> None:
    pieces.marker(canvas, scene.theme, at)


SIGNS: dict[str, Callable[[Canvas, Scene, Point], None]] = {
    "picture-route": _route,
    "picture-start": _start,
    "picture-links": _link,
    "picture-marker": _marker,
}
"""What each sign's word is called, and how the sign is painted."""
