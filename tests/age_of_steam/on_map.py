"""What is written on the map, and what lies under it."""

import re

from PIL import Image, ImageDraw

from games.age_of_steam.state import State
from rendering.age_of_steam import board, places, track
from rendering.age_of_steam.geometry import View, parts, whole
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, box_around
from rendering.scene import Form, Scene

Written = list[tuple[str, Box]]


def views(scene: Scene) -> tuple[View, ...]:
    """The parts of the map in a scene's form."""
    figures = scene.view.board
    return parts(figures) if scene.form is Form.PHONE else (whole(figures),)


def covering(scene: Scene) -> list[str]:
    """Names and coordinates that lie on track, on towns or on cubes."""
    return [text for view in views(scene) for text in covering_in(scene, view)]


def covering_in(scene: Scene, view: View) -> list[str]:
    """Those in a part of the map."""
    state: State = scene.view
    labels = written(board.paint(scene, view), state)
    taken = Image.new("1", (round(view.width), round(view.height)))
    draw = ImageDraw.Draw(taken)
    for line in state.lines:
        for piece in line.pieces:
            curve = view.curve(piece.at, piece.a, piece.b)
            draw.line(curve, 1, round(track.CASING * view.unit - 2))
    for at in state.board.towns:
        if state.is_town(at):
            draw.ellipse(box_around(view.centre(at), places.TOWN * view.unit - 2), 1)
    for at, cubes in state.cubes.items():
        size, spots = places.cube_spots(view, view.centre(at), len(cubes))
        for spot in spots:
            draw.rectangle(box_around(spot, size / 2 - 1), 1)
    return [text for text, box in labels if taken.crop(tuple(map(round, box))).getbbox()]


def written(canvas: Canvas, state: State) -> Written:
    """The names and coordinates on a picture of the map."""
    words = {word for name in state.board.names.values() for word in (name, *name.split())}
    coordinate = re.compile(r"[A-Z][1-9][0-9]?")
    return [(text, box) for text, box in canvas.texts if coordinate.fullmatch(text) or _all_of(text, words)]


def unnamed(scene: Scene) -> list[str]:
    """The cities and towns whose names can't be read anywhere on the map."""
    state: State = scene.view
    texts = [text for view in views(scene) for text, _ in written(board.paint(scene, view), state)]
    return [
        name
        for name in state.board.names.values()
        if name not in texts and not all(word in texts for word in name.split())
    ]


def _all_of(text: str, words: set[str]) -> bool:
    return text in words or (" " in text and all(word in words for word in text.split()))
