"""The six company boxes: who controls a company, and what it has, or would have after a previewed move; in
the end the sets that its goods make."""

from dataclasses import dataclass

from games.steel_driver.components import SET_VALUES, SHARES, Company, Goods
from games.steel_driver.events import CompanySold
from games.steel_driver.scoring import sets
from games.steel_driver.state import Railway, State
from rendering.drawing import pieces as shared
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point, added
from rendering.drawing.sheet import GAP
from rendering.drawing.themes import RGB, mix
from rendering.scene import Form, Scene
from rendering.steel_driver import pieces
from rendering.steel_driver.panels import FINAL, investment, money, profit_of
from rendering.steel_driver.preview import After, previewed

SETS = 292.0
"""How tall a box is that holds sets."""
ROW = 68.0
"""How tall the row is that tells of one company."""
ARROW = "→"


@dataclass(frozen=True)
class Cards:
    """How the boxes are arranged: how many stand beside each other, and how tall each is; how far from the
    right its links are counted; from the top where what it would have begins, and how far apart that
    is; from the left and from the top where its
    shares begin, how far apart these are, how wide and tall each is; how large the values of sets are."""

    abreast: int
    tall: float
    links: float
    previewed: tuple[float, float]
    shares: tuple[float, float]
    apart: float
    share: tuple[float, float]
    figures: float


WIDE_CARDS = Cards(6, 292.0, 66.0, (134.0, 39.0), (18.0, 226.0), 45.0, (38.0, 48.0), 25.0)
UPRIGHT_CARDS = Cards(2, 218.0, 190.0, (133.0, 32.0), (252.0, 142.0), 23.0, (18.0, 48.0), 27.0)


def cards_of(scene: Scene) -> Cards:
    """Their arrangement in a scene's form."""
    return UPRIGHT_CARDS if scene.form is Form.PHONE else WIDE_CARDS


def tall(scene: Scene) -> float:
    """How tall all of them are."""
    rows = len(scene.view.railways) // cards_of(scene).abreast
    return rows * (_tall(scene) + GAP) - GAP


def cards(canvas: Canvas, scene: Scene, top: float) -> None:
    """The company boxes, from the top down."""
    state: State = scene.view
    abreast = cards_of(scene).abreast
    wide, height = (scene.units - GAP) / abreast, _tall(scene)
    for number, (company, railway) in enumerate(state.railways.items()):
        left, upper = GAP + number % abreast * wide, top + number // abreast * (height + GAP)
        _card(canvas, scene, company, railway, (left, upper, left + wide - GAP, upper + height))


def in_question(scene: Scene) -> Company | None:
    """The company that is on sale, or whose turn it is."""
    state: State = scene.view
    return state.sale.company if state.sale else state.active


def row(canvas: Canvas, scene: Scene, top: float) -> None:
    """The company in question in one row, with what it has, or has and would have."""
    state: State = scene.view
    company = in_question(scene)
    assert company is not None
    theme, railway, after = scene.theme, state.railways[company], previewed(scene).get(company)
    fill, right, y = pieces.company_colour(theme, company), scene.units - GAP, top + ROW / 2
    canvas.rectangle((GAP, top, right, top + ROW), theme.panel, theme.accent, radius=12)
    canvas.rectangle((GAP + 6, top + 6, 216, top + ROW - 6), fill, radius=9)
    name = scene.words.say(f"company-{company.value}")
    canvas.text((GAP + 20, y), name, 36, theme.ink_on(fill), bold=True, room=176)
    profits = money(scene, profit_of(state, railway)), money(scene, after.profit) if after else ""
    _change(canvas, (590, y), profits, 36, theme.text)
    if state.phase not in FINAL:
        shared.cube(canvas, (246, y), investment(scene), 42)
        _change(canvas, (276, y), (str(railway.cubes), str(after.cubes) if after else ""), 36, theme.text)
        pieces.link_left(canvas, theme, (426, y), company)
        links = str(railway.links_left), str(after.links_left) if after else ""
        _change(canvas, (456, y), links, 36, theme.text)


def _change(canvas: Canvas, at: Point, amounts: tuple[str, str], size: float, colour: RGB) -> None:
    """An amount, and what it would be then, if that is another."""
    (x, y), (now, then) = at, amounts
    parts = [now, ARROW, then] if then not in ("", now) else [now]
    for part in parts:
        canvas.text((x, y), part, size, colour, bold=True)
        x += typography.width(part, size * 4, typography.BOLD) / 4 + size * 0.22


def _tall(scene: Scene) -> float:
    return SETS if scene.view.phase in FINAL else cards_of(scene).tall


def _card(canvas: Canvas, scene: Scene, company: Company, railway: Railway, box: Box) -> None:
    state: State = scene.view
    theme = scene.theme
    left, top, right, bottom = box
    marked = (
        state.active is company or (state.sale and state.sale.company is company) or _touched(scene, company)
    )
    canvas.rectangle(box, theme.panel, theme.accent if marked else theme.panel_edge, radius=12)
    fill = pieces.company_colour(theme, company)
    after = previewed(scene).get(company)
    canvas.rectangle((left + 6, top + 6, right - 6, top + 60), fill, radius=9)
    profit = money(scene, profit_of(state, railway))
    name = scene.words.say(f"company-{company.value}")
    canvas.text((left + 20, top + 33), name, 36, theme.ink_on(fill), bold=True, room=130)
    canvas.text((right - 18, top + 33), profit, 36, theme.ink_on(fill), anchor="rm", bold=True)
    at, room = (left + 18, top + 92), right - left - 36
    if railway.controller is None:
        canvas.text(at, scene.words.say("picture-nobody"), 32, theme.muted, room=room)
    else:
        canvas.text(at, scene.name(railway.controller), 34, theme.text, bold=True, room=room)
    if state.phase in FINAL:
        _sets(canvas, scene, railway, (left + 12, top + 118, right - 12, bottom - 8))
    else:
        _box(canvas, scene, company, railway, after, box)


def _box(
    canvas: Canvas, scene: Scene, company: Company, railway: Railway, after: After | None, box: Box
) -> None:
    """Cubes, links and shares that are left."""
    theme, arranged = scene.theme, cards_of(scene)
    left, top, right, _ = box
    (x, y), (wide, tall) = arranged.shares, arranged.share
    if after:
        first, apart = arranged.previewed
        rows = [top + first + apart * number for number in range(3)]
        shared.cube(canvas, (left + 40, rows[0]), investment(scene), 34)
        pieces.link_left(canvas, theme, (left + 40, rows[1]), company)
        amounts = str(railway.links_left), str(after.links_left)
        _change(canvas, (left + 72, rows[0]), (str(railway.cubes), str(after.cubes)), 34, theme.text)
        _change(canvas, (left + 72, rows[1]), amounts, 34, theme.text)
        profits = money(scene, profit_of(scene.view, railway)), money(scene, after.profit)
        _change(canvas, (left + 22, rows[2]), profits, 34, theme.text)
        y, tall = (y, tall) if y < first + 2 * apart else (y + 14, tall - 12)
    else:
        shared.cube(canvas, (left + 46, top + 166), investment(scene), 58)
        canvas.text((left + 88, top + 168), str(railway.cubes), 62, theme.text, bold=True)
        at = right - arranged.links, top + 170
        canvas.text(at, str(railway.links_left), 36, theme.muted, anchor="rm", bold=True)
        pieces.link_left(canvas, theme, (at[0] + 28, at[1] - 0.5), company)
    fill = pieces.company_colour(theme, company)
    for share in range(SHARES):
        corner = left + x + share * arranged.apart
        place = corner, top + y, corner + wide, top + y + tall
        if share < railway.shares_left:
            canvas.rectangle(place, fill, mix(fill, theme.text, 0.3), 2, 6)
        else:
            canvas.rectangle(place, theme.panel, theme.panel_edge, 2, 6)


def _sets(canvas: Canvas, scene: Scene, railway: Railway, box: Box) -> None:
    """Goods cubes stacked into their sets, each with its value; a longer one has a wider column."""
    state: State = scene.view
    left, _, right, bottom = box
    size = cards_of(scene).figures
    values = [SET_VALUES[count] for count in sets(railway.goods)]
    needed = [typography.width(str(value), size * 4, typography.BOLD) / 4 + 4 for value in values]
    share = min((right - left) / max(added(needed), 1.0), 46.0 / max(needed, default=1.0))
    cube = min(min(needed, default=0.0) * share * 1.06, 37.0)
    held = {kind: sum(goods is kind for goods in railway.goods.values()) for kind in Goods}
    for number, (value, room) in enumerate(zip(values, needed, strict=True)):
        wide = room * share
        x, left = left + wide / 2, left + wide
        for level, kind in enumerate(kind for kind in Goods if held[kind] > number):
            pieces.goods_cube(
                canvas, scene.theme, (x, bottom - 46 - level * cube * 0.76), state.edition, kind, cube
            )
        canvas.text(
            (x, bottom - 12), str(value), size, scene.theme.text, anchor="mm", bold=True, room=wide - 2
        )


def _touched(scene: Scene, company: Company) -> bool:
    """Whether the last turn sold this company."""
    return any(isinstance(event, CompanySold) and event.company is company for event in scene.events)
