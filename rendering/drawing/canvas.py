"""A canvas in layout units, with anti-aliased shapes.

Pillow draws text smoothly and shapes not, so shapes are drawn four times as large, reduced, kept
as sprites and pasted. What is put onto a canvas is noted as layers, and painted when somebody wants to see
it: then a part that looks as it did on an earlier one need not be painted again (`tiles`). Every text is
noted with its box, so that tests can look for collisions.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin

from PIL import Image, ImageDraw
from PIL.Image import Resampling

from rendering.drawing import typography
from rendering.drawing.caches import kept, numbered
from rendering.drawing.geometry import Box, Point
from rendering.drawing.layers import Layer, Rounded, moved, paint
from rendering.drawing.themes import RGB

OVERSAMPLING = 4
LARGEST_SPRITE = 20_000


@dataclass
class Canvas:
    """A picture of which `scale` pixels are a unit of the layout."""

    size: tuple[int, int]
    """In pixels."""
    scale: float
    least: float = 0.0
    """No text is shrunk below this size, in units; it is cut in its stead."""
    texts: list[tuple[str, Box]] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    """The size of each of the texts, in units."""
    layers: list[Layer] = field(default_factory=list)
    pictures: dict[int, Image.Image] = field(default_factory=dict)
    """The pictures and masks of the layers, by their numbers."""
    mode: str = "RGB"
    _painted: Image.Image | None = None
    _done: int = 0

    @classmethod
    def blank(cls, width: float, height: float, scale: float, colour: RGB, least: float = 0.0) -> "Canvas":
        """An empty canvas of a size in layout units."""
        size = round(width * scale), round(height * scale)
        return cls(size, scale, least, layers=[Layer(0, 0, *size, 0, 0, colour)])

    @classmethod
    def on(cls, ground: Image.Image, scale: float, least: float = 0.0) -> "Canvas":
        """A canvas on a ground, which stays as it is."""
        canvas = cls(ground.size, scale, least, mode=ground.mode)
        canvas._lay(ground, (0, 0))
        return canvas

    @property
    def image(self) -> Image.Image:
        """All that was put onto it until now, in pixels. Who draws there himself draws over it."""
        if self._painted is None:
            self._painted = Image.new(self.mode, self.size)
        paint(self._painted, self.layers[self._done :], self.pictures)
        self._done = len(self.layers)
        return self._painted

    @property
    def is_noted(self) -> bool:
        """Whether all that is on it is in its layers: nobody can have drawn there himself."""
        return self._painted is None

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        colour: RGB,
        *,
        anchor: str = "lm",
        bold: bool = False,
        room: float | None = None,
        halo: RGB | None = None,
    ) -> None:
        """A text at a point (`anchor` as in Pillow), no wider than `room`."""
        text = typography.spaced(text)
        name = typography.BOLD if bold else typography.MEDIUM
        size *= self.scale
        if room is not None:
            text, size = typography.fit(text, size, room * self.scale, name, self.least * self.scale)
        if not text:
            return
        around = max(round(size * 0.12), 1) if halo else 0
        x, y = round(at[0] * self.scale), round(at[1] * self.scale)
        if halo:
            shadow, dx, dy = typography.mask(text, size, name, anchor, around)
            self._lay(shadow, (x + dx, y + dy), halo)
        letters, dx, dy = typography.mask(text, size, name, anchor, 0)
        self._lay(letters, (x + dx, y + dy), colour)
        left, top = (x + dx) / self.scale, (y + dy) / self.scale
        box = left, top, left + letters.width / self.scale, top + letters.height / self.scale
        self.texts.append((text, box))
        self.sizes.append(size / self.scale)

    def rectangle(
        self, box: Box, fill: RGB, edge: RGB | None = None, line: float = 2, radius: float = 10
    ) -> None:
        """A rectangle with round corners: a sprite where it is small, plain pixels where that
        would fill the memory and nobody sees the difference."""
        width, height = box[2] - box[0], box[3] - box[1]
        if width * height > LARGEST_SPRITE:
            to_pixels = round if radius else int  # as Pillow does
            left, top, right, bottom = (to_pixels(value * self.scale) for value in box)
            outline = max(round(line * self.scale), 1) if edge else 0
            right, bottom = right + 1, bottom + 1  # its last pixel is drawn too
            shape = Rounded(right - left, bottom - top, radius * self.scale, fill, edge, outline)
            self.layers.append(Layer(left, top, right, bottom, left, top, shape))
            return
        key = ("rectangle", round(width, 1), round(height, 1), fill, edge, line, radius)

        def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
            outline = (0.5, 0.5, width * unit - 1.5, height * unit - 1.5)
            corner = _corner(outline, radius * unit)
            draw.rounded_rectangle(outline, corner, fill, edge, round(line * unit) if edge else 0)

        self.paste(sprite(key, (width, height), self.scale, paint), box)

    def disc(self, at: Point, radius: float, fill: RGB, edge: RGB, line: float = 3) -> None:
        """A circle with an edge."""

        def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
            end = 2 * radius * unit - 1
            draw.ellipse((0, 0, end, end), fill, edge, round(line * unit))

        key = ("disc", radius, fill, edge, line)
        self.centre(sprite(key, (2 * radius, 2 * radius), self.scale, paint), at)

    def polygon(self, at: Point, name: str, radius: float, fill: RGB, edge: RGB, line: float = 3) -> None:
        """One of the `SHAPES` around a point."""

        def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
            outer = [(radius * unit * (1 + x), radius * unit * (1 + y)) for x, y in SHAPES[name]]
            inner = (radius - line) / radius
            core = [
                (radius * unit * (1 + x * inner), radius * unit * (1 + y * inner)) for x, y in SHAPES[name]
            ]
            draw.polygon(outer, edge)
            draw.polygon(core, fill)

        key = ("polygon", name, radius, fill, edge, line)
        self.centre(sprite(key, (2 * radius, 2 * radius), self.scale, paint), at)

    def place(self, part: "Canvas", at: Point) -> None:
        """Puts another canvas onto this one, with its texts."""
        x, y = round(at[0] * self.scale), round(at[1] * self.scale)
        if part.is_noted:
            self.layers += moved(part.layers, x, y, part.size)
            self.pictures |= part.pictures
        else:
            self._lay(part.image, (x, y))
        for text, (left, top, right, bottom) in part.texts:
            self.texts.append((text, (left + at[0], top + at[1], right + at[0], bottom + at[1])))
        self.sizes += part.sizes

    def centre(self, picture: Image.Image, at: Point) -> None:
        """Pastes a sprite around a point."""
        x, y = round(at[0] * self.scale - picture.width / 2), round(at[1] * self.scale - picture.height / 2)
        self._lay(picture, (x, y))

    def paste(self, picture: Image.Image, at: Sequence[float]) -> None:
        """Pastes a sprite with its corner at a point."""
        self._lay(picture, (round(at[0] * self.scale), round(at[1] * self.scale)))

    def tint(self, mask: Image.Image, at: Sequence[float], colour: RGB) -> None:
        """Pastes one colour through a mask with its corner at a point."""
        self._lay(mask, (round(at[0] * self.scale), round(at[1] * self.scale)), colour)

    def _lay(self, picture: Image.Image, at: tuple[int, int], colour: RGB | None = None) -> None:
        """Notes a picture, or a colour through a mask."""
        (x, y), (wide, tall), number = at, picture.size, numbered(picture)
        self.pictures[number] = picture
        if colour is None:
            through = number if picture.mode == "RGBA" else 0
            self.layers.append(Layer(x, y, x + wide, y + tall, x, y, number, through))
        else:
            self.layers.append(Layer(x, y, x + wide, y + tall, x, y, colour, number))


Painter = Callable[[ImageDraw.ImageDraw, float], None]


def sprite(
    key: Hashable,
    size: Point,
    scale: float,
    paint: Painter,
    oversampling: int = OVERSAMPLING,
    mode: str = "RGBA",
) -> Image.Image:
    """A small transparent picture, or a mask (mode `L`), painted once and kept under its key."""
    pixels = max(round(size[0] * scale), 1), max(round(size[1] * scale), 1)

    def make() -> Image.Image:
        large = Image.new(mode, (pixels[0] * oversampling, pixels[1] * oversampling))
        paint(ImageDraw.Draw(large), scale * oversampling)
        return smaller(large, pixels) if mode == "RGBA" else large.resize(pixels, Resampling.BOX)

    return kept((key, pixels, scale), make)


def smaller(large: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Reduces without dark fringes where it is transparent."""
    return large.convert("RGBa").resize(size, Resampling.BOX).convert("RGBA")


def _corner(box: Box, radius: float) -> float:
    """A radius for the corners of a box that Pillow can draw: it fails where one of an even height is wider
    by a single pixel and as round as can be."""
    wide, tall = round(box[2]), round(box[3])
    roundest = min(box[2] - box[0], box[3] - box[1], 2 * radius)
    fails = wide == tall + 1 and tall % 2 == 0 and tall - 1 <= roundest < tall
    return tall / 2 - 1 if fails else radius


def _ring(corners: int, turn: float = 0.0, inner: float | None = None) -> list[Point]:
    """The corners of a regular polygon, or of a star where there is an inner radius."""
    points = []
    steps = corners * (2 if inner else 1)
    for step in range(steps):
        radius = inner if inner and step % 2 else 1.0
        angle = 2 * pi * step / steps - pi / 2 + turn
        points.append((radius * cos(angle), radius * sin(angle)))
    return points


SHAPES: dict[str, list[Point]] = {
    "hexagon": _ring(6, pi / 6),
    "hexagon-up": _ring(6),
    "triangle": _ring(3),
    "square": _ring(4, pi / 4),
    "diamond": _ring(4),
    "star": _ring(5, inner=0.45),
    "circle": _ring(32),
}
