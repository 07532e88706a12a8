"""The pieces on the map: cities with who is in them and what they are worth, links, track, ferries."""

from math import atan2, cos, sin

from PIL import Image, ImageDraw

from games.engine.contract import Seat
from games.great_western.components import COLOURS
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Line, Point
from rendering.drawing.pieces import along, stations, stroke, token
from rendering.drawing.themes import INK, PAPER, RGB, Theme, luminance, mix, rgb
from rendering.great_western.places import Place
from rendering.scene import Scene

GOLD = rgb("#f0c95c")
STRANDS = {1: 14.0, 2: 9.5, 3: 7.5, 4: 5.0}
"""How wide the track of each is, by how many have paid for a link."""
BETWEEN, CASING, GLOW = 2.0, 5.0, 9.0
BRIGHT = 0.4
PATTERNS = ("plain", "dots", "bars", "stripe")
"""The pattern of each player's track, by seat."""


def player_colour(theme: Theme, seat: Seat) -> RGB:
    """A player's colour, by seat."""
    return theme.pieces[COLOURS[seat].value]


def piece(canvas: Canvas, scene: Scene, at: Point, seat: Seat, radius: float) -> None:
    """A player's piece, by colour and letter."""
    token(canvas, scene.theme, at, player_colour(scene.theme, seat), scene.marks[seat], radius)


def city(canvas: Canvas, scene: Scene, place: Place, at: Point, points: int, seats: list[Seat]) -> None:
    """A city: its value above, whoever is there within; dark while nobody is."""
    canvas.disc(at, place.radius, *plate(scene.theme, empty=not seats), line=4)
    radius, spots = place.pieces(at, len(seats))
    for seat, spot in zip(sorted(seats), spots, strict=True):
        piece(canvas, scene, spot, seat, radius)
    coin(canvas, place, place.coin_place(at), points)


def plate(theme: Theme, empty: bool) -> tuple[RGB, RGB]:
    """What pieces lie on, and its edge; dull where nobody is."""
    is_light = theme.ink_on(theme.land) == INK
    plate, edge = (PAPER, theme.text) if is_light else (theme.chip, theme.route_edge)
    return (
        (mix(theme.land, theme.relief_dark, 0.6), edge if is_light else theme.chip)
        if empty
        else (plate, edge)
    )


def coin(canvas: Canvas, place: Place, at: Point, points: int) -> None:
    """What a city is worth."""
    canvas.disc(at, place.coin, INK, GOLD, line=3)
    canvas.text(at, str(points), place.worth, GOLD, anchor="mm", bold=True, room=1.6 * place.coin)


def choice(canvas: Canvas, theme: Theme, place: Place, at: Point, number: str) -> None:
    """A city that could be connected: bright around, with its number where there are several."""
    canvas.disc(at, place.radius + 9, theme.accent, theme.halo, line=3)
    if number:
        spot, ink, room = place.badge_place(at), theme.ink_on(theme.accent), 1.7 * place.badge
        canvas.disc(spot, place.badge, theme.accent, theme.halo, line=2.5)
        canvas.text(spot, number, place.number, ink, anchor="mm", bold=True, room=room)


def ferry(theme: Theme, curve: Line, scale: float) -> tuple[Image.Image, Point]:
    """A ferry: dashes over the water."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: Line) -> None:
        for (x, y), angle, _ in stations(line, 22 * unit):
            dx, dy = cos(angle) * 6 * unit, sin(angle) * 6 * unit
            stroke(draw, [(x - dx, y - dy), (x + dx, y + dy)], theme.text, 4 * unit)

    return along(("ferry", theme.name), curve, scale, paint)


def track(
    theme: Theme, seats: tuple[Seat, ...], marked: bool, curve: Line, scale: float
) -> tuple[Image.Image, Point]:
    """The track of all who have paid for a link, side by side; with a light behind it where it is marked."""
    wide = STRANDS[len(seats)]
    whole = len(seats) * (wide + BETWEEN) - BETWEEN

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: Line) -> None:
        if marked:
            stroke(draw, line, theme.accent, (whole + GLOW) * unit)
        stroke(draw, line, INK, (whole + CASING) * unit)
        for place, seat in enumerate(seats):
            aside = (wide + BETWEEN) * place + wide / 2 - whole / 2
            _strand(draw, theme, seat, _beside(line, aside * unit), wide * unit)

    return along(("track", theme.name, seats, marked), curve, scale, paint)


def _strand(draw: ImageDraw.ImageDraw, theme: Theme, seat: Seat, line: Line, wide: float) -> None:
    """A player's track, by colour and pattern."""
    fill = player_colour(theme, seat)
    stroke(draw, line, fill, wide)
    mark = mix(fill, PAPER if luminance(fill) < BRIGHT else INK, 0.85)
    match PATTERNS[seat]:
        case "stripe":
            stroke(draw, line, mark, wide * 0.28)
        case "dots":
            for (x, y), _, _ in stations(line, wide * 1.5):
                draw.ellipse((x - wide * 0.29, y - wide * 0.29, x + wide * 0.29, y + wide * 0.29), mark)
        case "bars":
            for (x, y), angle, _ in stations(line, wide * 1.2):
                dx, dy = -sin(angle) * wide / 2, cos(angle) * wide / 2
                draw.line((x - dx, y - dy, x + dx, y + dy), mark, round(wide * 0.36))


def _beside(line: Line, aside: float) -> Line:
    """A line beside another."""
    moved = []
    for place, (x, y) in enumerate(line):
        before, after = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        angle = atan2(after[1] - before[1], after[0] - before[0])
        moved.append((x - sin(angle) * aside, y + cos(angle) * aside))
    return moved
