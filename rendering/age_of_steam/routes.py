"""Ways of several tiles that could be laid: one with the price of every hex, several with numbers."""

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.laying import lay_cost
from games.age_of_steam.network import sections_in
from games.age_of_steam.state import Piece, State
from rendering.age_of_steam import ghosts, track
from rendering.age_of_steam.geometry import View
from rendering.age_of_steam.labels import Labels
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.scene import Scene

FEW = 5
"""So many ways can be followed from hex to hex; of more, each has its number near its goal only."""
PRICE = 24.0
THICK = 13.0
"""As wide as track, so that it is seen on a phone."""


def of(scene: Scene) -> list[tuple[int, list[Lay]]]:
    """The ways that can be shown, with their numbers."""
    tiles = [[move for move in moves if isinstance(move, Lay)] for moves in scene.routes]
    return [(number, lays) for number, lays in enumerate(tiles, 1) if lays]


def hexes(scene: Scene) -> set[Hex]:
    """Where tiles would lie."""
    return {lay.at for _, lays in of(scene) for lay in lays}


def tiles(canvas: Canvas, scene: Scene, view: View) -> None:
    """Under what is written: the tiles of one way as they would lie, or the courses of several."""
    found = of(scene)
    if len(found) == 1:
        for lay in found[0][1]:
            ghosts.ghost(canvas, scene, view, lay)
        return
    for piece in dict.fromkeys(piece for _, lays in found for lay in lays for piece in _new(scene.view, lay)):
        if view.shows(view.centre(piece.at)):
            track.glow(canvas, view, piece, scene.theme.accent, THICK, round_ends=True)


def badges(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """Over everything: the price of every hex, and the numbers of the ways."""
    found = of(scene)
    if len(found) > FEW:
        for number, lays in found:
            spots = [spot for spot in _from_goal(scene.view, labels.view, lays) if labels.view.has(spot)]
            if spots:
                ghosts.badge(canvas, scene, labels, spots, str(number))
        return
    through: dict[Hex, dict[int, Lay]] = {}
    for number, lays in found:
        for lay in lays:
            through.setdefault(lay.at, {})[number] = lay
    for at, laid in through.items():
        if not labels.view.has(labels.view.centre(at)):
            continue
        spots = ghosts.spots(labels.view, at)
        if len(found) > 1:
            ghosts.badge(canvas, scene, labels, spots, ghosts.numbers(list(laid)))
        costs = sorted({lay_cost(scene.view, scene.view.asked, lay) for lay in laid.values()})
        text = "/".join(scene.words.say("picture-money", amount=cost) for cost in costs)
        ghosts.price(canvas, scene, labels, spots, text, PRICE)


def _new(state: State, lay: Lay) -> list[Piece]:
    old = sections_in(state, lay.at)
    return [Piece(lay.at, *pair) for pair in lay.sections if pair not in old]


def _from_goal(state: State, view: View, lays: list[Lay]) -> list[Point]:
    """Where the number of a way may stand: the nearer to its goal the better."""
    points = [view.curve(piece.at, piece.a, piece.b) for lay in reversed(lays) for piece in _new(state, lay)]
    return [curve[round(share * (len(curve) - 1))] for curve in points for share in (0.5, 0.25, 0.75)]
