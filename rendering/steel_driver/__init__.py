"""Pictures of Steel Driver."""

from functools import lru_cache

from PIL import Image

from games.steel_driver.components import COMPANIES, GOODS_COLOURS, Edition
from rendering import encoding
from rendering.canvas import Canvas
from rendering.scene import WIDTH, Scene
from rendering.steel_driver import board, describe, panels
from rendering.steel_driver.layout import LEGEND
from rendering.steel_driver.projection import HEIGHT
from rendering.themes import INK, PAPER, Theme, mix

__all__ = ["describe", "draw", "palette"]


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
    """The theme's own colours and those of every piece exactly, with the steps between each and
    what it is drawn on; the rest from the ground."""
    named = [value for value in vars(theme).values() if isinstance(value, tuple)]
    names = [company.value for company in COMPANIES[edition]] + [
        c.value for c in GOODS_COLOURS[edition].values()
    ]
    own = [theme.pieces[name] for name in dict.fromkeys([*names, "blue"])]
    steps = [mix(colour, INK, share) for colour in own for share in (0.12, 0.38, 0.6)]
    steps += [mix(colour, PAPER, share) for colour in own for share in (0.25, 0.6)]
    steps += [mix(theme.panel, theme.text, share) for share in (0.2, 0.4, 0.6, 0.8)]
    steps += [mix(theme.panel, theme.accent, 0.28), mix(theme.panel, theme.panel_edge, 0.45)]
    return encoding.palette([board.ground(theme, 0.5)], [INK, PAPER, *named, *own, *steps])
