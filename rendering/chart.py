"""The course of a game as lines: everybody's standing above, below it what there was to spend."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from babel.numbers import format_decimal
from PIL import Image, ImageDraw

from games.engine.course import Course
from rendering import ALT_TEXT, asked, seat_colour
from rendering.drawing.axis import apart, ticks
from rendering.drawing.canvas import Canvas, smaller
from rendering.drawing.encoding import encode, theme_palette
from rendering.drawing.geometry import Box, Point
from rendering.drawing.header import HEADER, bright_box
from rendering.drawing.pieces import stroke, token
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.drawing.themes import RGB, luminance, mix
from rendering.scene import WIDTH, Scene

TITLE, PLOT, FOOT = 104.0, 400.0, 68.0
PANEL = TITLE + PLOT + FOOT
LEFT, RIGHT = 150.0, 1080.0  # of the plot
LABEL, TOKEN = 62.0, 27.0
LINE, CASING, ASIDE = 7.0, 10.0, 3.0
FINE = 3  # lines are drawn so many times as large, and reduced
FAINT = 2.0  # lines with less contrast to the panel get an edge

Series = Sequence[Sequence[int]]


def render_chart(scene: Scene, course: Course) -> bytes:
    """The chart as a PNG. The scene is that of the end of the course."""
    theme = scene.theme
    seats = [seat_colour(scene.game, theme, seat) for seat in range(len(scene.names))]
    edges = [mix(theme.panel, theme.panel_edge, 0.6), *(mix(theme.panel, seat, 0.5) for seat in seats)]
    return encode(chart(scene, course).image, theme_palette(theme, tuple(seats), tuple(edges)))


def chart(scene: Scene, course: Course) -> Canvas:
    """The chart before it is encoded."""

    def panel(title: str, series: Series) -> Strip:
        return Strip(PANEL, lambda canvas, _, top: _panel(canvas, scene, top, title, course.turns, series))

    return sheet(
        scene, _header, [panel("chart-standing", course.scores), panel("chart-purse", course.purses)]
    )


def describe_chart(scene: Scene, course: Course) -> str:
    """The same in words, as long as Discord takes it."""
    told = scene.words.say("chart-described", moves=course.turns[-1])
    for seat in _best_first(course.scores[-1]):
        scores, purses = ([moment[seat] for moment in series] for series in (course.scores, course.purses))
        figures = {"score": scores[-1], "highest": max(scores), "purse": purses[-1], "most": max(purses)}
        longer = f"{told} {scene.words.say('chart-described-seat', scene.drawn_names, seat=seat, **figures)}"
        if len(longer) > ALT_TEXT:
            break
        told = longer
    return told


def _header(canvas: Canvas, scene: Scene) -> None:
    """What this is, and who has won."""
    theme = scene.theme
    canvas.rectangle((0, 0, WIDTH, HEADER), theme.panel, radius=0)
    canvas.text((24, HEADER / 2), scene.words.say("chart-title"), 42, theme.text, bold=True, room=400)
    bright_box(canvas, scene, 450, asked(scene))


def _panel(
    canvas: Canvas, scene: Scene, top: float, title: str, turns: Sequence[int], series: Series
) -> None:
    theme, words = scene.theme, scene.words
    canvas.rectangle((GAP, top, WIDTH - GAP, top + PANEL), theme.panel, theme.panel_edge)
    canvas.text((36, top + 44), words.say(title), 44, theme.text, bold=True, room=WIDTH - 72)
    box = (LEFT, top + TITLE, RIGHT, top + TITLE + PLOT)
    steps = ticks(min(map(min, series)), max(map(max, series)), 6)
    for step in steps:
        y = _between(step, steps[0], steps[-1], box[3], box[1])
        shade = theme.muted if step == 0 else mix(theme.panel, theme.panel_edge, 0.6)
        canvas.rectangle((box[0], y - 1.5, box[2], y + 1.5), shade, radius=0)
        canvas.text((box[0] - 16, y), _figure(scene, step), 36, theme.muted, anchor="rm", bold=True, room=118)
    for step in ticks(0, turns[-1], 7):
        if step <= turns[-1]:
            x = _between(step, 0, turns[-1] or 1, box[0], box[2])
            canvas.text((x, box[3] + 34), _figure(scene, step), 36, theme.muted, anchor="mm", bold=True)
    canvas.text((RIGHT + 76, box[3] + 34), words.say("chart-moves"), 36, theme.muted, room=400)
    ways = [list(_way(seat, turns, series, steps, box)) for seat in range(len(scene.names))]
    _lines(canvas, scene, box, ways)
    _labels(canvas, scene, box, ways, series[-1])


def _way(seat: int, turns: Sequence[int], series: Series, steps: Sequence[int], box: Box) -> Iterator[Point]:
    """A player's line through the plot, a little aside of the others, so that equal ones are all seen."""
    aside = ASIDE * (seat - (len(series[0]) - 1) / 2)
    for turn, moment in zip(turns, series, strict=True):
        yield (
            _between(turn, 0, turns[-1] or 1, box[0], box[2]),
            _between(moment[seat], steps[0], steps[-1], box[3], box[1]) + aside,
        )


def _lines(canvas: Canvas, scene: Scene, box: Box, ways: Sequence[Sequence[Point]]) -> None:
    """The lines, each with an edge, so that crossings can be followed."""
    unit = canvas.scale * FINE
    left, top = box[0] - 2 * CASING, box[1] - 2 * CASING
    size = (
        round((box[2] + 2 * CASING - left) * canvas.scale),
        round((box[3] + 2 * CASING - top) * canvas.scale),
    )
    layer = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(layer)
    for seat, way in enumerate(ways):
        line = [((x - left) * unit, (y - top) * unit) for x, y in way]
        for colour, wide in ((_edge(scene, seat), CASING), (_colour(scene, seat), LINE)):
            stroke(draw, line, colour, wide * unit)
    canvas.paste(smaller(layer, size), (left, top))


def _labels(
    canvas: Canvas, scene: Scene, box: Box, ways: Sequence[Sequence[Point]], last: Sequence[int]
) -> None:
    """At the end of each line its player: disc, name and figure, from the highest line to the lowest."""
    theme = scene.theme
    order = _best_first(last)
    ends = [ways[seat][-1][1] for seat in order]
    half = LABEL / 2
    wanted = list(accumulate(ends, max))  # lines that lie aside of each other keep the order of their figures
    places = apart(wanted, LABEL, box[1] + half - GAP, box[3] - half + GAP)
    pen = ImageDraw.Draw(canvas.image)
    for seat, end, y in zip(order, ends, places, strict=True):
        ends_at = [side * canvas.scale for side in (RIGHT + 4, end, RIGHT + 46, y)]
        pen.line(ends_at, _colour(scene, seat), max(round(3 * canvas.scale), 1))
        token(canvas, theme, (RIGHT + 76, y), _colour(scene, seat), scene.marks[seat], TOKEN)
        canvas.text((RIGHT + 116, y), scene.name(seat), 40, theme.text, bold=True, room=230)
        figure = _figure(scene, last[seat])
        canvas.text((WIDTH - 36, y), figure, 42, theme.text, anchor="rm", bold=True, room=130)


def _best_first(last: Sequence[int]) -> list[int]:
    """The seats by their last figures; equals as they sit."""
    return sorted(range(len(last)), key=lambda seat: -last[seat])


def _colour(scene: Scene, seat: int) -> RGB:
    return seat_colour(scene.game, scene.theme, seat)


def _edge(scene: Scene, seat: int) -> RGB:
    """Around a line: the ground, so that crossings are seen; something else where it is too alike."""
    theme, fill = scene.theme, _colour(scene, seat)
    dark, bright = sorted((luminance(fill), luminance(theme.panel)))
    return mix(fill, theme.text, 0.6) if (bright + 0.05) / (dark + 0.05) < FAINT else theme.panel


def _figure(scene: Scene, value: int) -> str:
    return format_decimal(value, locale=scene.locale).replace("-", "\N{MINUS SIGN}")


def _between(value: float, low: float, high: float, start: float, end: float) -> float:
    """Where a value lies between two points that stand for `low` and `high`."""
    return start + (end - start) * (value - low) / (high - low)
