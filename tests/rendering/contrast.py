"""How well a colour can be told from another, by WCAG 2."""

from rendering.drawing.themes import RGB


def contrast(one: RGB, other: RGB) -> float:
    """From 1, for the same, to 21, for black and white."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
