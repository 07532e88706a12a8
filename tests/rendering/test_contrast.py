"""What is written can be read on what it is written on, in every theme."""

import pytest

from rendering.drawing.themes import THEMES, Theme, mix
from tests.rendering.contrast import contrast

LEAST = 4.5
"""What WCAG asks of text."""

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@each_theme
def test_a_letter_can_be_read_on_a_piece_of_every_colour(theme: Theme) -> None:
    for name, colour in theme.pieces.items():
        assert contrast(theme.ink_on(colour), colour) >= LEAST, name


@each_theme
def test_text_can_be_read_on_panels_and_maps(theme: Theme) -> None:
    striped, lit = mix(theme.panel, theme.panel_edge, 0.45), mix(theme.panel, theme.accent, 0.28)
    written = [
        *((theme.text, ground) for ground in (theme.panel, lit, theme.halo, theme.land, theme.sea)),
        *((theme.muted, ground) for ground in (theme.panel, striped)),
        (theme.ink_on(theme.accent), theme.accent),
        (theme.chip_text, theme.chip),
    ]
    for ink, ground in written:
        assert contrast(ink, ground) >= LEAST, (ink, ground)
