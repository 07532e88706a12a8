"""Palette PNG: small files, and colours that are exactly those of the theme."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image
from PIL.Image import Dither

from rendering.themes import RGB

COMPRESSION = 6
ALIKE = 4


def palette(colours: Iterable[RGB]) -> Image.Image:
    """The colours for `encode`, at most 256. One that nobody could tell from an earlier one is
    left out, or Pillow's rounded search might take it for that."""
    chosen: list[RGB] = []
    for colour in colours:
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) > ALIKE for other in chosen):
            chosen.append(colour)
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in chosen[:256] for value in colour])
    return picture


def encode(picture: Image.Image, colours: Image.Image) -> bytes:
    """The picture as a PNG in these colours."""
    return png(picture.quantize(palette=colours, dither=Dither.NONE))


def png(picture: Image.Image) -> bytes:
    """The pixels alone, as they are."""
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
