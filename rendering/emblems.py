"""Small pictures of a game's things, to stand in a text beside their names."""

from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from rendering.drawing.canvas import Canvas, smaller
from rendering.picture import EMBLEM, picture_of

PIXELS = 128
FINE = 2
"""They are painted at so many times their size: where something meets what is clear, it is smooth then."""


def emblems_of(game: str) -> Mapping[str, bytes]:
    """A game's emblems as PNG files, each called as the message that names the thing."""
    found = {}
    for name, paint in picture_of(game).emblems.items():
        canvas = Canvas.on(Image.new("RGBA", (PIXELS * FINE, PIXELS * FINE)), PIXELS * FINE / EMBLEM)
        paint(canvas)
        file = BytesIO()
        smaller(canvas.image, (PIXELS, PIXELS)).save(file, "PNG", optimize=True)
        found[name] = file.getvalue()
    return found
