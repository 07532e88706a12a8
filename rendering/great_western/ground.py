"""The ground of the map as it would be printed: waterlines along the coast, hills in a few tones, rivers that
widen."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from PIL.Image import Resampling

from rendering.drawing.geometry import Line, Point, between, box_around
from rendering.drawing.themes import INK, RGB, Theme, mix
from rendering.maps.atlas import Atlas

SUPERSAMPLING = 2
WATERLINES = (46.0, 26.0)
"""How wide the sea is within each line around the coast, both sides together, the outermost first."""
SHALLOWS, COAST = 11.0, 2.6
HILLS = ((20.0, 110), (27.0, 170), (34.0, 240))
"""How far a range reaches to each side and how high it is, of 255, by its weight."""
EVERY, STEPS = 8.0, 7
SOFT, RISE = 4.5, 4
"""How far the ground is smoothed, and over how many units its rise or fall is looked at."""
SLOPES = (6, 17)
"""By how much, of 255, gentle and steep ground rises or falls there."""


OVER = [0] * 128 + [255] * 128
"""The upper half of what a pixel may be."""


def tones(theme: Theme) -> tuple[RGB, ...]:
    """What the ground has besides the theme's own colours: coast and shallows, and of the hills the
    slopes in the light and those in the shade, gentle and steep."""
    coast, shallow = mix(theme.river, INK, 0.35), mix(theme.sea, theme.river, 0.55)
    lit = [mix(theme.land, theme.relief_light, share) for share in (0.35, 0.75)]
    shaded = [mix(theme.land, theme.relief_dark, share) for share in (0.3, 0.65)]
    return coast, shallow, *lit, *shaded


def paint(theme: Theme, scale: float, atlas: Atlas) -> Image.Image:
    """The ground at a scale, drawn at double size and reduced."""
    unit, layers = scale * SUPERSAMPLING, atlas.layers
    size = round(atlas.width * scale), round(atlas.height * scale)
    image = Image.new("RGB", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), theme.sea)
    draw = ImageDraw.Draw(image)
    coast, shallow, *hills = tones(theme)

    def stroke(line: Line, colour: RGB, wide: float) -> None:
        scaled = [(x * unit, y * unit) for x, y in line]
        draw.line(scaled, colour, max(round(wide * unit), 1), "curve")

    shores = [[*ring, *ring[:2]] for ring in layers.land]
    for wide in WATERLINES:
        for shore in shores:
            stroke(shore, shallow, wide)
        for shore in shores:
            stroke(shore, theme.sea, wide - 2.4)
    for shore in shores:
        stroke(shore, shallow, SHALLOWS)
    land = Image.new("1", image.size)
    for ring in layers.land:
        ImageDraw.Draw(land).polygon([(x * unit, y * unit) for x, y in ring], 1)
    image.paste(theme.land, mask=land)
    for colour, where in zip(hills, _relief(size, scale, layers.ranges), strict=True):
        image.paste(colour, mask=ImageChops.logical_and(where.resize(image.size).point(OVER, "1"), land))
    for line in layers.lines:
        stroke(line, theme.lines, 1.2)
    for weight, course in layers.rivers:
        for step, (a, b) in enumerate(pairwise(course)):
            stroke([a, b], theme.river, (0.9 + 0.9 * weight) * (0.5 + 0.5 * step / len(course)))
    for shore in shores:
        stroke(shore, coast, COAST)
    return image.resize(size, Resampling.BOX)


def _relief(size: tuple[int, int], scale: float, ranges: list[tuple[int, Line]]) -> Iterator[Image.Image]:
    """Bright, over the half, where the ground rises from the north-west, from which the light comes: gently
    or more, steeply; and where it falls so."""
    ground = Image.new("L", size)
    draw = ImageDraw.Draw(ground)
    for step in range(1, STEPS + 1):
        for weight, spine in sorted(ranges):
            reach, height = HILLS[weight - 1]
            for at in _crest(spine, reach):
                box = box_around(at, reach * (1 - (step - 1) / STEPS))
                draw.ellipse([value * scale for value in box], height * step // STEPS)
    ground = ground.filter(ImageFilter.GaussianBlur(SOFT * scale))
    behind = ground.copy()
    behind.paste(ground, (round(RISE * scale), round(RISE * scale)))
    for higher, lower in ((ground, behind), (behind, ground)):
        for slope in SLOPES:
            yield ImageChops.subtract(higher, lower, offset=128 - slope)


def _crest(spine: Line, reach: float) -> Iterator[Point]:
    """Points along a range, now on its one side, now on the other, so that no two hills look alike."""
    left = 0.0
    for a, b in pairwise(spine):
        length = dist(a, b)
        while left < length:
            x, y = between(a, b, left / length)
            yield x + reach * 0.4 * sin(0.19 * y + 0.05 * x), y + reach * 0.4 * sin(0.23 * x + 0.07 * y)
            left += EVERY
        left -= length
