"""Moves that could be made: tiles, new cities and deliveries, numbered where there are several."""

from collections.abc import Sequence

from games.age_of_steam.actions import Deliver, Lay, Urbanize
from games.age_of_steam.board import Hex
from games.age_of_steam.network import sections_in
from games.age_of_steam.state import Piece, State
from games.age_of_steam.tiles import TOWN
from rendering.age_of_steam import pieces, places, track, ways
from rendering.age_of_steam.geometry import View, crosses
from rendering.age_of_steam.labels import SHARES, Labels
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.drawing.themes import mix
from rendering.scene import Scene

PREVIEWED = (Lay, Urbanize, Deliver)
"""The moves that a preview shows as ghosts."""

NUMBER = 28.0
CORNERS = ((0.6, 0.0), (0.34, -0.5), (0.34, 0.5), (-0.34, -0.5), (-0.34, 0.5), (0.0, 0.0))
"""Where in a hex a number may stand, best first."""
NEAR = tuple(
    (step * dx, step * dy)
    for step in (0.7, 1.4, 2.1, 2.8, 3.5)
    for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, -0.7), (-0.7, 0.7))
)
"""How far from the best places, by its size, it stands where they are taken."""
Placed = Lay | Urbanize


def moves(scene: Scene) -> list[tuple[int, Placed | Deliver]]:
    """The candidates that can be shown, with their numbers."""
    return [(number, move) for number, move in enumerate(scene.candidates, 1) if isinstance(move, PREVIEWED)]


def by_hex(scene: Scene) -> dict[Hex, list[tuple[int, Placed]]]:
    """Tiles and new cities by where they would lie."""
    found: dict[Hex, list[tuple[int, Placed]]] = {}
    for number, move in moves(scene):
        if not isinstance(move, Deliver):
            found.setdefault(where(scene.view, move), []).append((number, move))
    return found


def where(state: State, move: Placed) -> Hex:
    """The hex in which a tile or a new city would lie."""
    return move.at if isinstance(move, Lay) else ways.place(state, move.town)


def tiles(canvas: Canvas, scene: Scene, view: View) -> None:
    """Under what is written: one tile as it would be, or all that could lie in a hex; ends of deliveries."""
    for at, found in by_hex(scene).items():
        if not view.shows(view.centre(at)):
            continue
        if len(found) == 1:
            ghost(canvas, scene, view, found[0][1])
        else:
            _several(canvas, scene, view, at, found)
    for _, move in moves(scene):
        if isinstance(move, Deliver):
            for name in (move.start, move.way[-1].to):
                ways.ring(canvas, view, view.centre(ways.place(scene.view, name)), scene.theme.accent)


def lights(canvas: Canvas, scene: Scene, view: View) -> None:
    """Behind the track of deliveries."""
    for _, move in moves(scene):
        if isinstance(move, Deliver):
            lines = ways.way(scene.view, move.start, move.way)
            ways.light(canvas, view, lines, scene.theme.accent)


def lit(scene: Scene) -> set[Hex]:
    """Where candidates are drawn over the ground."""
    found = set(by_hex(scene))
    for _, move in moves(scene):
        if isinstance(move, Deliver):
            found |= ways.hexes(ways.way(scene.view, move.start, move.way))
            found |= {ways.place(scene.view, name) for name in (move.start, move.way[-1].to)}
    return found


def cities(scene: Scene) -> set[Hex]:
    """Towns that are shown as the new city that they would be."""
    return {
        at for at, found in by_hex(scene).items() if len(found) == 1 and isinstance(found[0][1], Urbanize)
    }


def ghost(canvas: Canvas, scene: Scene, view: View, move: Placed) -> None:
    """A tile or a new city as it would lie."""
    state: State = scene.view
    if isinstance(move, Lay):
        _tile(canvas, scene, view, move)
    else:
        at, row = where(state, move), state.board.new_cities[move.letter]
        pieces.city(canvas, scene.theme, view.centre(at), row.colour, view.radius)
        ways.ring(canvas, view, view.centre(at), scene.theme.accent)
        places.signs(canvas, scene, view, at, row, move.letter)


def _tile(canvas: Canvas, scene: Scene, view: View, move: Lay) -> None:
    """What stays is drawn as it was, what is new in the player's colour."""
    state: State = scene.view
    theme = scene.theme
    fill = mix(theme.land, theme.accent, 0.3)
    pieces.plate(canvas, view.centre(move.at), view.radius, fill, theme.accent, 5 * view.unit)
    old = sections_in(state, move.at)
    ordered = sorted(move.sections, key=lambda pair: pair not in old)
    for number, pair in enumerate(ordered):
        for under in ordered[:number]:
            if crosses(pair, under):
                track.bridge(canvas, theme, view, move.at, pair, under)
        owner = old[pair].owner if pair in old else state.asked
        if pair not in old:
            track.glow(canvas, view, Piece(move.at, *pair), theme.accent, track.PLANNED)
        track.lay(canvas, theme, view, Piece(move.at, *pair), owner, loose=False)
    if any(b == TOWN for _, b in move.sections):
        pieces.town(canvas, theme, view.centre(move.at), places.TOWN * view.unit)


def _several(canvas: Canvas, scene: Scene, view: View, at: Hex, found: list[tuple[int, Placed]]) -> None:
    theme = scene.theme
    old = sections_in(scene.view, at)
    ways.ring(canvas, view, view.centre(at), theme.accent)
    new = {pair for _, move in found if isinstance(move, Lay) for pair in move.sections if pair not in old}
    for pair in sorted(new):
        track.glow(canvas, view, Piece(at, *pair), theme.accent, track.HINT)


def badges(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """Over everything: cubes on their way, and the numbers."""
    view = labels.view
    several = len(moves(scene)) > 1
    for number, move in moves(scene):
        if isinstance(move, Deliver):
            _delivery(canvas, scene, labels, move, number if several else 0)
    for at, found in by_hex(scene).items():
        if several and view.has(view.centre(at)):
            text = numbers([number for number, _ in found])
            badge(canvas, scene, labels, spots(view, at), text)


def spots(view: View, at: Hex) -> list[Point]:
    """Where in a hex a number may stand, best first."""
    x, y = view.centre(at)
    return [(x + dx * view.radius, y + dy * view.radius) for dx, dy in CORNERS]


def _delivery(canvas: Canvas, scene: Scene, labels: Labels, move: Deliver, number: int) -> None:
    state: State = scene.view
    view = labels.view
    lines = ways.way(state, move.start, move.way)
    if not number:
        ways.load(canvas, scene, view, lines, move.cube)
        return
    points = [point for line in reversed(lines) for point in reversed(track.course(view, line))]
    free = [points[round(share * (len(points) - 1))] for share in SHARES] if points else []
    free = [spot for spot in (*free, view.centre(ways.place(state, move.start))) if view.has(spot)]
    if free:
        badge(canvas, scene, labels, free, str(number), move)


def badge(
    canvas: Canvas, scene: Scene, labels: Labels, places: list[Point], text: str, load: Deliver | None = None
) -> None:
    """A number at the first of some spots that is free, with the cube that it stands for."""
    unit = labels.view.unit
    size = labels.view.figures(NUMBER * unit)
    (x, y), reach = _free(labels, places, text, size)
    pieces.badge(canvas, scene.theme, (x, y), text, size, reach)
    if load is not None:
        pieces.cube(canvas, scene.theme, (x + 20 * unit, y + 16 * unit), load.cube, 20 * unit)


def price(canvas: Canvas, scene: Scene, labels: Labels, places: list[Point], text: str, size: float) -> None:
    """What a hex costs, quieter than a number, at the first of some spots that is free."""
    size = labels.view.figures(size * labels.view.unit)
    at, reach = _free(labels, places, text, size)
    pieces.tag(canvas, scene.theme, at, text, size, reach)


def _free(labels: Labels, places: list[Point], text: str, size: float) -> tuple[Point, float]:
    """The first of some spots that is free, or one near them, or the first that can be seen; and how far a
    text reaches to each side there."""
    reach = max(typography.width(text, size, typography.BOLD) / 2 + 0.3 * size, 0.62 * size)
    boxes = {spot: _box(spot, reach, 0.62 * size) for spot in _near(places, size)}
    seen = [spot for spot in boxes if labels.view.holds(boxes[spot])] or places[:1]
    chosen = next((spot for spot in seen if labels.is_free(boxes[spot])), seen[0])
    labels.take(boxes[chosen])
    return chosen, reach


def _near(places: list[Point], size: float) -> list[Point]:
    """Some spots, then those around them."""
    return places + [(x + dx * size, y + dy * size) for dx, dy in NEAR for x, y in places]


def _box(at: Point, across: float, down: float) -> Box:
    return at[0] - across, at[1] - down, at[0] + across, at[1] + down


def numbers(found: Sequence[int]) -> str:
    """`3`, `3–7` or `3, 5`."""
    first, last = found[0], found[-1]
    if len(found) > 1 and last - first == len(found) - 1:
        return f"{first}–{last}"
    return ", ".join(map(str, found))
