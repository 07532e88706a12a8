"""What lies on a canvas, from below: pictures, colours through masks, and large boxes.

They are noted first and painted later: all of them, or those that lie on a part of the canvas.
"""

from collections.abc import Iterable, Iterator, Mapping
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.drawing.caches import kept
from rendering.drawing.themes import RGB

Pixels = tuple[int, int, int, int]
"""Left, top, right, bottom of a part of a canvas."""
Pictures = Mapping[int, Image.Image]


class Rounded(NamedTuple):
    """A box with round corners, its edge so many pixels wide."""

    wide: int
    tall: int
    radius: float
    fill: RGB
    edge: RGB | None
    line: int


class Layer(NamedTuple):
    """A picture, by its number, a colour or a box; painted through a mask, by its number, or as it is. It
    begins at a point, and is seen within `left` to `bottom` only. Equal ones look alike."""

    left: int
    top: int
    right: int
    bottom: int
    x: int
    y: int
    what: int | RGB | Rounded
    through: int = 0

    def hides(self, box: Pixels) -> bool:
        """Whether nothing below it can be seen in a part of the canvas."""
        covers = self.left <= box[0] and self.top <= box[1] and self.right >= box[2] and self.bottom >= box[3]
        return covers and not self.through and not isinstance(self.what, Rounded)


def moved(layers: Iterable[Layer], x: int, y: int, size: tuple[int, int]) -> Iterator[Layer]:
    """The layers of a canvas of a size as they lie on another, with its corner at a point."""
    wide, tall = x + size[0], y + size[1]
    for left, top, right, bottom, from_x, from_y, what, through in layers:
        seen = max(left + x, x), max(top + y, y), min(right + x, wide), min(bottom + y, tall)
        if seen[0] < seen[2] and seen[1] < seen[3]:
            yield Layer(*seen, from_x + x, from_y + y, what, through)


def paint(image: Image.Image, layers: Iterable[Layer], pictures: Pictures, x: int = 0, y: int = 0) -> None:
    """Paints layers onto the part of their canvas that begins at a point."""
    for layer in layers:
        seen = layer.left - x, layer.top - y, layer.right - x, layer.bottom - y
        if not isinstance(layer.what, Rounded):
            what = _seen(layer, pictures[layer.what]) if isinstance(layer.what, int) else layer.what
            image.paste(what, seen, _seen(layer, pictures[layer.through]) if layer.through else None)
        elif (layer.right - layer.left, layer.bottom - layer.top) == (layer.what.wide, layer.what.tall):
            _box(image, layer.what, *seen[:2])
        else:
            part = image.crop(seen)
            _box(part, layer.what, layer.x - layer.left, layer.y - layer.top)
            image.paste(part, seen[:2])


def _seen(layer: Layer, picture: Image.Image) -> Image.Image:
    """What is seen of a picture."""
    box = layer.left - layer.x, layer.top - layer.y, layer.right - layer.x, layer.bottom - layer.y
    return picture if box == (0, 0, *picture.size) else picture.crop(box)


def _box(image: Image.Image, box: Rounded, left: int, top: int) -> None:
    """A box, put together from its corners and its sides: Pillow rounds otherwise what begins outside of a
    picture, and a part must look as it does in the whole."""
    right, bottom, corner = left + box.wide, top + box.tall, ceil(box.radius) + 2 if box.radius else box.line
    if min(box.wide, box.tall) <= 2 * corner:
        whole = _drawn(box)
        image.paste(whole, (left, top), whole)
        return
    for colour, line in ((box.edge, 0), (box.fill, box.line)):
        if colour:
            image.paste(colour, (left + corner, top + line, right - corner, bottom - line))
            image.paste(colour, (left + line, top + corner, right - line, bottom - corner))
    if not corner:
        return
    for x, is_right in ((left, False), (right - corner, True)):
        for y, is_lower in ((top, False), (bottom - corner, True)):
            if -corner < x < image.width and -corner < y < image.height:
                picture = _corner(box, corner, is_right, is_lower)
                image.paste(picture, (x, y), picture)


def _corner(box: Rounded, size: int, is_right: bool, is_lower: bool) -> Image.Image:
    """One of the corners of a box: those of a small one are the same."""
    small = box._replace(wide=2 * size + 1, tall=2 * size + 1)
    x, y = (size + 1) * is_right, (size + 1) * is_lower
    return kept(("corner", small, x, y), lambda: _drawn(small).crop((x, y, x + size, y + size)))


def _drawn(box: Rounded) -> Image.Image:
    """A box on a clear ground."""

    def make() -> Image.Image:
        picture = Image.new("RGBA", (box.wide, box.tall))
        whole = 0, 0, box.wide - 1, box.tall - 1
        ImageDraw.Draw(picture).rounded_rectangle(whole, box.radius, box.fill, box.edge, box.line)
        return picture

    return kept(("box", box), make)
