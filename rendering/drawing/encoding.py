"""Palette PNG: small files, and colours that are exactly those of the theme."""

import struct
from collections.abc import Iterable
from functools import lru_cache

import deflate
from PIL import Image
from PIL.Image import Dither

from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix

QUICK, CLOSE = 2, 6
"""How hard a picture is compressed: one that is read again at once, or one that is sent, which takes half as
long again and makes it a tenth smaller."""
SIGNATURE, UNFILTERED, PALETTE = b"\x89PNG\r\n\x1a\n", b"\0", 3  # by the specification of PNG
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


@lru_cache(maxsize=32)
def theme_palette(theme: Theme, own: tuple[RGB, ...], more: tuple[RGB, ...] = ()) -> Image.Image:
    """The colours of a theme and of a game's own pieces exactly, with the steps that smooth edges
    take between each and what it meets."""
    named = [value for value in vars(theme).values() if isinstance(value, tuple)]
    shades = [mix(colour, INK, share) for colour in own for share in (0.12, 0.38, 0.6)]
    shades += [mix(colour, PAPER, share) for colour in own for share in (0.25, 0.6)]
    written = [(theme.panel, theme.text), (theme.panel, theme.muted), (theme.halo, theme.text)]
    meeting = [
        (theme.sea, theme.river),
        (theme.land, theme.river),
        (theme.land, theme.lines),
        (theme.land, theme.sea),
    ]
    meeting += [
        (theme.land, shade) for shade in (theme.relief_light, theme.relief_dark, theme.route, theme.halo)
    ]
    meeting += [(theme.neighbours, shade) for shade in (theme.sea, theme.river, theme.relief_dark)]
    edges = [mix(a, b, share) for a, b in written for share in (0.25, 0.5, 0.75)]
    edges += [mix(a, b, 0.5) for a, b in meeting]
    panel = [mix(theme.panel, theme.accent, 0.28), mix(theme.panel, theme.panel_edge, 0.45)]
    return palette([INK, PAPER, *named, *own, *more, *panel, *shades, *edges])


def encode(picture: Image.Image, colours: Image.Image) -> bytes:
    """The picture as a PNG in these colours."""
    return png(picture.quantize(palette=colours, dither=Dither.NONE))


def png(picture: Image.Image, compression: int = CLOSE) -> bytes:
    """The pixels of a picture with a palette, as they are. Pillow's own writer takes twice as long: what it
    has of deflate is older."""
    pixels, width = picture.tobytes(), picture.width
    lines = b"".join(UNFILTERED + pixels[start : start + width] for start in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, picture.height, 8, PALETTE, 0, 0, 0)
    chunks = {
        b"IHDR": header,
        b"PLTE": bytes(picture.getpalette() or ()),
        b"IDAT": bytes(deflate.zlib_compress(lines, compression)),
        b"IEND": b"",
    }
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks.items())


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", deflate.crc32(kind + data))
