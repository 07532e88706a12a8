"""The map's title and legend, in the corner that its atlas keeps free."""

from collections.abc import Iterator

from games.great_western.state import State
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Line, Point, overlap, within
from rendering.great_western import pieces
from rendering.great_western.layout import Chart
from rendering.maps import pieces as shared
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout
from rendering.scene import Scene


def paint(canvas: Canvas, scene: Scene, chart: Chart, layout: MapLayout) -> None:
    """Nothing where a board of somebody's own has a city or a link there."""
    atlas = chart.atlas
    if not atlas.free or not _is_free(atlas.free[0], atlas, layout):
        return
    left, top, right, bottom = atlas.free[0]
    theme, say, middle = scene.theme, scene.words.say, (left + right) / 2
    canvas.rectangle((left, top, right, bottom), theme.panel, theme.muted, 2, 6)
    canvas.rectangle((left + 6, top + 6, right - 6, bottom - 6), theme.panel, theme.muted, 1.5, 3)
    y = top + chart.head
    for word in say("game-name").upper().split():
        canvas.text(
            (middle, y), word, chart.title, theme.text, anchor="mm", bold=True, room=right - left - 36
        )
        y += chart.head
    canvas.rectangle((left + 24, y - 14, right - 24, y - 11), theme.accent, radius=0)
    room = right - left - chart.text - 14
    for key, at in _signs(canvas, scene, chart, (left + chart.sign, y + chart.row / 2)):
        canvas.text((left + chart.text, at[1]), say(f"picture-{key}"), chart.word, theme.text, room=room)


def _signs(canvas: Canvas, scene: Scene, chart: Chart, first: Point) -> Iterator[tuple[str, Point]]:
    """Draws one sign of the legend after the other, and says which and where."""
    state: State = scene.view
    (x, y), theme, scale = first, scene.theme, canvas.scale
    pieces.coin(canvas, chart.place, (x, y), 1)
    yield "value", (x, y)
    y += chart.row
    canvas.disc((x, y), chart.place.coin - 1, *pieces.plate(theme, empty=True), line=3.5)
    yield "empty", (x, y)
    y += chart.row
    shared.chip(canvas, theme, (x, y), 1, chart.atlas.chip)
    yield "cost", (x, y)
    y += chart.row
    canvas.paste(*pieces.track(theme, (0, 1), False, _short((x, y)), scale))
    yield "paid", (x, y)
    if state.ferries and state.board.ferries:
        y += chart.row
        canvas.paste(*pieces.ferry(theme, _short((x, y)), scale))
        yield "ferry", (x, y)


def _short(at: Point) -> Line:
    """A short straight line."""
    return [(at[0] + aside, at[1]) for aside in (-24, 0, 24)]


def _is_free(box: Box, atlas: Atlas, layout: MapLayout) -> bool:
    left, top, right, bottom = box
    wide = left - atlas.reach, top - atlas.reach, right + atlas.reach, bottom + atlas.reach
    return (
        not any(within(wide, city) for city in layout.cities.values())
        and not any(within(box, point) for curve in layout.curves.values() for point in curve)
        and not any(overlap(box, name.box) for name in layout.names.values())
    )
