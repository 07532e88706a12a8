"""Steel Driver's emblems: companies by colour and pattern, goods by their symbol."""

from collections.abc import Callable
from functools import partial

from games.steel_driver.components import Company, Goods
from rendering.drawing.canvas import Canvas
from rendering.drawing.pieces import cube
from rendering.drawing.themes import DARK, INK
from rendering.picture import EMBLEM
from rendering.steel_driver.pieces import SYMBOLS, link

MIDDLE, EDGE = EMBLEM / 2, 3.0
WIDE = 2.0
"""How many times as wide as on the map a link is."""
CURVE = [(-100.0, 0.0), (20.0, 0.0)]
"""Its middle, which has no pattern, is out of sight."""
TURNED = frozenset((Company.PURPLE, Company.BLACK))
"""They have the patterns of companies of the other edition, seen from the other end."""


def _company(company: Company, canvas: Canvas) -> None:
    """A piece of its track."""
    track, (left, top) = link(DARK, company, CURVE[::-1] if company in TURNED else CURVE, canvas.scale * WIDE)
    canvas.paste(track, (MIDDLE + left * WIDE, MIDDLE + top * WIDE))


def _goods(goods: Goods, canvas: Canvas) -> None:
    """Of no colour: that differs between the editions."""
    cube(canvas, (MIDDLE, MIDDLE), DARK.pieces["silver"], EMBLEM - 2 * EDGE)
    canvas.polygon((MIDDLE, MIDDLE + 1), SYMBOLS[goods], EMBLEM * 0.2, INK, INK, line=1)


EMBLEMS: dict[str, Callable[[Canvas], None]] = {
    **{f"company-{company.value}": partial(_company, company) for company in Company},
    **{f"goods-{goods.value}": partial(_goods, goods) for goods in Goods},
}
