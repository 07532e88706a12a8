"""Palette PNG: small files, and colours that are exactly those of the theme."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image
from PIL.Image import Dither, Quantize

from rendering.themes import RGB

COMPRESSION = 6


def palette(samples: Iterable[Image.Image], exact: Iterable[RGB]) -> Image.Image:
    """256 colours: the exact ones, and for the rest those that the samples need most."""
    wanted = list(dict.fromkeys(exact))
    pictures = list(samples)
    sheet = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    found = sheet.quantize(256 - len(wanted), Quantize.MEDIANCUT).getpalette() or []
    flat = [value for colour in wanted for value in colour] + found
    chosen = Image.new("P", (1, 1))
    chosen.putpalette(flat[: 256 * 3])
    return chosen


def encode(picture: Image.Image, colours: Image.Image) -> bytes:
    """The picture as a PNG in these colours."""
    return png(picture.quantize(palette=colours, dither=Dither.NONE))


def png(picture: Image.Image) -> bytes:
    """The pixels alone, as they are."""
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
