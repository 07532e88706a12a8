"""Track: sections in their owner's colour and pattern, bridges, loose ends, lights behind them."""

from collections.abc import Callable
from functools import lru_cache
from math import atan2, cos, sin

from PIL import ImageDraw

from games.age_of_steam.board import Hex
from games.age_of_steam.components import COLOURS, Colour
from games.age_of_steam.network import loose_end
from games.age_of_steam.state import Line, Piece, State
from games.age_of_steam.tiles import Section, section
from games.engine.contract import Seat
from rendering.age_of_steam.geometry import View, crosses, meeting, section_curve
from rendering.age_of_steam.pieces import player_colour
from rendering.drawing.canvas import Canvas, sprite
from rendering.drawing.geometry import Box, Point
from rendering.drawing.pieces import stations, stroke, ties
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix

LINE, CASING = 11.0, 17.0  # 3 of casing on each side: the colour reads beside any other
GLOW = 34.0  # as much light on each side as half the track is wide
PLANNED, LAID = 32.0, 27.0  # a little less where the hex around it is lit as well
HINT = 7.0  # thinner than track, where several plans share a hex
SLEEPER = 13.0  # how far it reaches to each side: beyond the casing, within a glow
SLEEPERS_EVERY, SLEEPER_WIDE = 11.5, 4.6
LARGE = 1.2
"""The unit of a view from which sleepers can be seen at all."""
OVERSAMPLING = 2  # fewer shades at the edges of so many curves: a smaller file
PATTERNS = {
    Colour.ORANGE: "",
    Colour.TEAL: "dashes",
    Colour.WHITE: "dots",
    Colour.PINK: "bars",
    Colour.GREEN: "stripe",
    Colour.BROWN: "dots",
}
"""The pattern of each player's track."""

Painter = Callable[[ImageDraw.ImageDraw, float, list[Point]], None]


def paint(canvas: Canvas, theme: Theme, view: View, state: State) -> None:
    """All the track; where two sections cross, the younger line goes over a bridge."""
    seen = set(view.hexes())
    inside: dict[Hex, list[tuple[Piece, Line]]] = {}
    for line in state.lines:
        for piece in line.pieces:
            if piece.at in seen:
                inside.setdefault(piece.at, []).append((piece, line))
    for at, found in inside.items():
        for number, (piece, line) in enumerate(found):
            for under, _ in found[:number]:
                if crosses(_ends(piece), _ends(under)):
                    bridge(canvas, theme, view, at, _ends(piece), _ends(under))
            lay(canvas, theme, view, piece, line.owner, loose_end(state, line) == (at, piece.b))


def _ends(piece: Piece) -> Section:
    return section(piece.a, piece.b)


def casing(theme: Theme, seat: Seat | None) -> RGB:
    """The edge of a player's track: light around brown."""
    if seat is None:
        return mix(theme.land, INK, 0.6)
    return PAPER if COLOURS[seat] is Colour.BROWN else INK


def nobodys(theme: Theme) -> RGB:
    """Track without an owner."""
    return mix(theme.route, theme.land, 0.35)


def ballast(theme: Theme) -> RGB:
    """What sleepers are drawn in."""
    return mix(theme.route, theme.relief_dark, 0.5)


def lay(canvas: Canvas, theme: Theme, view: View, piece: Piece, seat: Seat | None, loose: bool) -> None:
    """A section where it lies, from `a` to `b`; a loose one runs out in dashes towards `b`."""
    fill = nobodys(theme) if seat is None else player_colour(theme, seat)
    edge, wide = casing(theme, seat), view.unit
    pattern = "" if seat is None else PATTERNS[COLOURS[seat]]
    ink = mix(fill, theme.ink_on(fill), 0.82)

    def paint_it(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        thick = unit * wide
        if wide > LARGE:
            ties(draw, line, ballast(theme), (SLEEPERS_EVERY * thick, SLEEPER * thick, SLEEPER_WIDE * thick))
        if not loose:
            stroke(draw, line, edge, CASING * thick)
            stroke(draw, line, fill, LINE * thick)
            _pattern(draw, pattern, line, ink, thick)
            return
        half = len(line) // 2 - 1
        for part in (line[: half + 1], line[half + 2 : half + 6], line[half + 7 : half + 10]):
            stroke(draw, part, edge, CASING * thick)
            stroke(draw, _shorter(part, 3 * thick), fill, LINE * thick)

    key = ("track", theme.name, seat, loose)
    _along(canvas, view, (key, piece.a, piece.b), piece, SLEEPER + 2, paint_it)


def glow(
    canvas: Canvas, view: View, piece: Piece, colour: RGB, width: float = GLOW, round_ends: bool = False
) -> None:
    """A light behind a section; with round ends it meets that of the next."""

    def paint_it(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        thick = unit * view.unit
        stroke(draw, line, colour, width * thick)
        for x, y in (line[0], line[-1]) if round_ends else ():
            reach = width / 2 * thick
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), colour)

    _along(
        canvas, view, ("glow", colour, width, round_ends, piece.a, piece.b), piece, width / 2 + 2, paint_it
    )


def bridge(canvas: Canvas, theme: Theme, view: View, at: Hex, over: Section, under: Section) -> None:
    """The bridge that carries one section over another: a deck with two parapets."""
    middle, wide = _middle(view.radius, over, under), view.unit

    def paint_it(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        deck, thick = line[middle - 4 : middle + 5], unit * wide
        stroke(draw, deck, INK, 34 * thick)
        stroke(draw, deck, theme.chip, 29 * thick)
        stroke(draw, deck, mix(theme.land, INK, 0.38), 23 * thick)

    piece = Piece(at, *over)
    _along(canvas, view, ("bridge", theme.name, middle, *over), piece, 20, paint_it)


@lru_cache(maxsize=256)
def _middle(radius: float, over: Section, under: Section) -> int:
    """The step of a section at which it crosses another, not too near to its ends."""
    curve = section_curve(radius, *over)
    return min(max(meeting(curve, section_curve(radius, *under)), 4), len(curve) - 5)


def _along(
    canvas: Canvas, view: View, key: tuple[object, ...], piece: Piece, margin: float, paint_it: Painter
) -> None:
    """Pastes a sprite around a section; it is the same in every hex."""
    curve = section_curve(view.radius, piece.a, piece.b)
    left, top, wide, tall = _around(view.radius, piece.a, piece.b, margin * view.unit)
    whole = (*key, round(view.radius, 3), view.unit)

    def painted(draw: ImageDraw.ImageDraw, unit: float) -> None:
        paint_it(draw, unit, _over(curve, unit, left, top))

    x, y = view.centre(piece.at)
    canvas.paste(sprite(whole, (wide, tall), canvas.scale, painted, OVERSAMPLING), (x + left, y + top))


@lru_cache(maxsize=512)
def _around(radius: float, a: int, b: int, margin: float) -> Box:
    """Where what is painted of a section begins, and how large it is."""
    curve = section_curve(radius, a, b)
    left, top = min(x for x, _ in curve) - margin, min(y for _, y in curve) - margin
    return left, top, max(x for x, _ in curve) + margin - left, max(y for _, y in curve) + margin - top


def _over(curve: list[Point], unit: float, left: float, top: float) -> list[Point]:
    """The curve in pixels, a little longer than it is, so that no gap shows at an edge."""
    line = [((x - left) * unit, (y - top) * unit) for x, y in curve]
    line[0] = _beyond(line[1], line[0], 0.7 * unit)
    line[-1] = _beyond(line[-2], line[-1], 0.7 * unit)
    return line


def _beyond(a: Point, b: Point, by: float) -> Point:
    angle = atan2(b[1] - a[1], b[0] - a[0])
    return b[0] + cos(angle) * by, b[1] + sin(angle) * by


def _shorter(line: list[Point], by: float) -> list[Point]:
    """Without a little at its end."""
    return [*line[:-1], _beyond(line[-2], line[-1], -by)]


def _pattern(draw: ImageDraw.ImageDraw, pattern: str, line: list[Point], ink: RGB, unit: float) -> None:
    """A player's pattern along a section."""
    if pattern == "stripe":
        stroke(draw, line, ink, 3.2 * unit)
    every = {"dashes": 20.0, "dots": 13.0, "bars": 15.0}.get(pattern)
    if every is None:
        return
    for (x, y), angle, _ in stations(line, every * unit):
        dx, dy = cos(angle) * unit, sin(angle) * unit
        if pattern == "dashes":
            draw.line((x - 5 * dx, y - 5 * dy, x + 5 * dx, y + 5 * dy), ink, round(3.4 * unit))
        elif pattern == "bars":
            draw.line((x + 5.5 * dy, y - 5.5 * dx, x - 5.5 * dy, y + 5.5 * dx), ink, round(3 * unit))
        else:
            reach = 2.4 * unit
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), ink)


def course(view: View, line: Line) -> list[Point]:
    """All points of a line, from its first end to its last."""
    points: list[Point] = []
    for piece in line.pieces:
        points += view.curve(piece.at, piece.a, piece.b)
    return points
