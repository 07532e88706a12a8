"""Typography: the fonts that come with the package, and texts that always fit."""

import unicodedata
from functools import lru_cache
from math import ceil, floor
from pathlib import Path

from arabic_reshaper import reshape
from bidi import get_display
from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont, Layout

from rendering.drawing.caches import kept

FOLDER = Path(__file__).parent / "fonts"
MEDIUM = "BarlowSemiCondensed-Medium.ttf"
BOLD = "BarlowSemiCondensed-Bold.ttf"
WORLD = "DejaVuSansCondensed-Bold.ttf"  # for names in Greek, Cyrillic, Hebrew, Arabic letters

SMALLEST = 0.72  # how far a text may shrink before it is cut
ELLIPSIS = "…"
NARROW, WIDER = "\u202f", "\u00a0"  # our fonts have the wider of the spaces that keep a line together


@lru_cache(maxsize=256)
def font(name: str, size: int) -> FreeTypeFont:
    """A font at a size in pixels. The basic layout is the same on every machine."""
    return ImageFont.truetype(FOLDER / name, size, layout_engine=Layout.BASIC)


def font_for(text: str, size: float, name: str = MEDIUM) -> FreeTypeFont:
    """The font that has the letters of a text."""
    return font(name if _covers(name, text) else WORLD, max(round(size), 1))


@lru_cache(maxsize=4096)
def width(text: str, size: float, name: str = MEDIUM) -> float:
    """How wide a text is, as a canvas writes it."""
    text = spaced(text)
    return font_for(text, size, name).getlength(text)


def mask(text: str, size: float, name: str, anchor: str, around: int) -> tuple[Image.Image, int, int]:
    """A text as a mask to paste a colour through, with its place relative to the anchor; `around`
    makes it bolder by so many pixels, for a halo."""

    def make() -> tuple[Image.Image, int, int]:
        letters = font_for(text, size, name)
        box = letters.getbbox(text, anchor=anchor, stroke_width=around)
        left, top, right, bottom = floor(box[0]), floor(box[1]), ceil(box[2]), ceil(box[3])
        picture = Image.new("L", (right - left or 1, bottom - top or 1))
        draw = ImageDraw.Draw(picture)
        draw.text((-left, -top), text, 255, letters, anchor, stroke_width=around)
        return picture, left, top

    return kept(("text", text, size, name, anchor, around), make)


def spaced(text: str) -> str:
    """A text with spaces that our fonts have."""
    return text.replace(NARROW, WIDER)


@lru_cache(maxsize=2048)
def fit(text: str, size: float, room: float, name: str = MEDIUM, least: float = 0.0) -> tuple[str, float]:
    """A text and a size with which it is no wider than `room`: shrunk first, not below `least`, then cut."""
    full = width(text, size, name)
    if full <= room:
        return text, size
    smallest = min(max(size * SMALLEST, least), size)
    smaller = max(max(size * room / full, size * SMALLEST) * 0.99, min(least, size))
    while smaller > smallest and width(text, smaller, name) > room:
        smaller -= 1  # fonts come in whole sizes, which may round up
    while text and width(text + ELLIPSIS, smaller, name) > room and width(text, smaller, name) > room:
        text = text.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS if len(text) > 1 else ""
    return text, smaller


@lru_cache(maxsize=1024)
def readable(name: str, otherwise: str) -> str:
    """A player's name as it can be drawn: letters that no font of ours has are left out, and
    right-to-left ones put in the order of reading. Where little remains, `otherwise`."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(letter for letter in plain if _covers(WORLD, letter) and letter.isprintable())
    kept = " ".join(kept.split())
    letters = sum(letter.isalnum() for letter in plain)
    if not kept or sum(letter.isalnum() for letter in kept) * 2 < letters or not any(map(str.isalnum, kept)):
        return otherwise
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in kept):
        return str(get_display(reshape(kept)))
    return kept


def _covers(name: str, text: str) -> bool:
    return all(letter == " " or _has(name, letter) for letter in text)


@lru_cache(maxsize=4096)
def _has(name: str, letter: str) -> bool:
    """Whether a font has a letter: it does not look like the sign for a missing one."""
    missing = font(name, 20).getmask("\U0010fffd")
    drawn = font(name, 20).getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)
