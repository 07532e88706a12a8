"""Pictures of Steel Driver."""

from functools import lru_cache

from PIL import Image

from games.steel_driver.actions import Build, Claim
from games.steel_driver.components import COMPANIES, GOODS_COLOURS, Edition
from rendering import encoding
from rendering.canvas import Canvas
from rendering.scene import WIDTH, Scene
from rendering.steel_driver import board, describe, panels
from rendering.steel_driver.layout import LEGEND
from rendering.steel_driver.projection import HEIGHT
from rendering.themes import INK, PAPER, Theme, mix

__all__ = ["PREVIEWED", "describe", "draw", "palette"]

PREVIEWED = (Build, Claim)
"""The moves that a preview shows as ghosts."""


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, panels."""
    top = panels.HEADER
    bottom = top + HEIGHT + panels.height(len(scene.view.players))
    canvas = Canvas.blank(WIDTH, bottom, scene.scale, scene.theme.ground)
    around = Canvas.blank(WIDTH, HEIGHT, scene.scale, scene.theme.sea)
    board.paint(around, scene)
    panels.legend(around, scene, *LEGEND[:2])
    canvas.place(around, (0, top))
    panels.header(canvas, scene, 0)
    top += HEIGHT + panels.GAP
    panels.order(canvas, scene, top)
    panels.profits(canvas, scene, top)
    top += panels.ORDER + panels.GAP
    panels.cards(canvas, scene, top)
    top += panels.CARDS + panels.GAP
    panels.players(canvas, scene, top)
    return canvas


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme and edition."""
    return _palette(scene.theme, scene.view.edition)


@lru_cache(maxsize=6)
def _palette(theme: Theme, edition: Edition) -> Image.Image:
    """The theme's colours and those of every piece exactly, with the steps that smooth edges take
    between each and what it meets."""
    named = [value for value in vars(theme).values() if isinstance(value, tuple)]
    names = [company.value for company in COMPANIES[edition]] + [
        c.value for c in GOODS_COLOURS[edition].values()
    ]
    own = [theme.pieces[name] for name in dict.fromkeys([*names, "blue"])]
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
    return encoding.palette([INK, PAPER, *named, *own, *panel, *shades, *edges])
