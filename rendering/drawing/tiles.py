"""A canvas in the colours of its file, put together from tiles.

From one board of a game to the next most of them look as they did: those are kept, and only the others are
painted and given their colours.
"""

from functools import partial

from PIL import Image
from PIL.Image import Dither

from rendering.drawing.caches import kept_tile, numbered
from rendering.drawing.canvas import Canvas
from rendering.drawing.layers import Layer, Pixels, paint

WIDE, TALL = 540, 100
"""Pixels of a tile. Of smaller ones less is painted anew, but more are put together."""


def indexed(canvas: Canvas, colours: Image.Image) -> Image.Image:
    """A canvas in the colours of a palette."""
    if not canvas.is_noted:
        return canvas.image.quantize(palette=colours, dither=Dither.NONE)
    picture = Image.new("P", canvas.size)
    picture.putpalette(colours.getpalette() or ())
    for box, layers in _tiles(canvas):
        key = box, canvas.size, numbered(colours), tuple(layers)
        picture.paste(kept_tile(key, partial(_painted, canvas, box, layers, colours)), box)
    return picture


def _tiles(canvas: Canvas) -> list[tuple[Pixels, list[Layer]]]:
    """The parts of a canvas, each with the layers that can be seen in it."""
    wide, tall = canvas.size
    boxes = [
        (x, y, min(x + WIDE, wide), min(y + TALL, tall))
        for y in range(0, tall, TALL)
        for x in range(0, wide, WIDE)
    ]
    across, down = -(-wide // WIDE), -(-tall // TALL)
    found: list[list[Layer]] = [[] for _ in boxes]
    for layer in canvas.layers:
        left, top, right, bottom = layer[:4]
        first, last = max(left // WIDE, 0), min((right - 1) // WIDE, across - 1)
        for row in range(max(top // TALL, 0), min((bottom - 1) // TALL, down - 1) + 1):
            for number in range(row * across + first, row * across + last + 1):
                if right - left >= WIDE and layer.hides(boxes[number]):
                    found[number].clear()
                found[number].append(layer)
    return list(zip(boxes, found, strict=True))


def _painted(canvas: Canvas, box: Pixels, layers: list[Layer], colours: Image.Image) -> Image.Image:
    left, top, right, bottom = box
    image = Image.new("RGB", (right - left, bottom - top))
    paint(image, layers, canvas.pictures, left, top)
    return image.quantize(palette=colours, dither=Dither.NONE)
