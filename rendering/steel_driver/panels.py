"""Around the map: whose turn it is, the order, profits, companies and players."""

from dataclasses import dataclass

from games.steel_driver.components import Company, Edition
from games.steel_driver.scoring import value
from games.steel_driver.state import Phase, Railway, State
from rendering.drawing import header as head
from rendering.drawing import pieces as shared
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import RGB, mix
from rendering.scene import Form, Scene
from rendering.steel_driver import pieces

FINAL = (Phase.CLAIMING, Phase.OVER)
"""When goods count, and nothing is built any more."""
ORDER = 168.0
TOP_PROFIT = 200


@dataclass(frozen=True)
class Players:
    """How the players' table is arranged: from the top where the supply stands, and how much room it has;
    where the heads of the columns stand; how far from the left a name, how much room it has, and its size; a
    cube; the right end of cubes and of cash, and the size of figures; the first column of shares, and how far
    apart they are."""

    table: PlayersTable
    supply: tuple[float, float]
    heads: float
    name: tuple[float, float, float]
    cube: float
    cubes: float
    cash: float
    figures: float
    shares: tuple[float, float]


WIDE_PLAYERS = Players(
    table=PlayersTable(head=70.0, row=66.0),
    supply=(38.0, 440.0),
    heads=38.0,
    name=(78.0, 450.0, 42.0),
    cube=600.0,
    cubes=690.0,
    cash=920.0,
    figures=46.0,
    shares=(1010.0, 96.0),
)
UPRIGHT_PLAYERS = Players(
    table=PlayersTable(head=122.0, row=62.0),
    supply=(36.0, 700.0),
    heads=90.0,
    name=(64.0, 200.0, 36.0),
    cube=292.0,
    cubes=356.0,
    cash=480.0,
    figures=38.0,
    shares=(526.0, 46.0),
)


def players_of(scene: Scene) -> Players:
    """The arrangement of the players' table in a scene's form."""
    return UPRIGHT_PLAYERS if scene.form is Form.PHONE else WIDE_PLAYERS


def header(canvas: Canvas, scene: Scene) -> None:
    """Round and phase, and who is asked for what."""
    head.header(canvas, scene, when(scene), asked(scene))


def when(scene: Scene) -> tuple[str, str]:
    """Round and phase."""
    return round_of(scene), scene.words.say(f"picture-phase-{scene.view.phase.value}")


def round_of(scene: Scene) -> str:
    """Which round it is, or that the game is at its end."""
    state: State = scene.view
    final = state.phase in FINAL
    return scene.words.say("picture-final") if final else scene.words.say("picture-round", round=state.round)


def asked(scene: Scene) -> str:
    """Who is asked for what, or who has won."""
    state: State = scene.view
    if state.sale:
        sale = state.sale
        return head.asked(scene, company=sale.company, bid=sale.bid, bidder_seat=sale.bidder)
    return head.asked(scene, **({"company": state.active} if state.active else {}))


def order_and_profits(canvas: Canvas, scene: Scene, top: float) -> None:
    """The order table, and the profit track beside it."""
    order(canvas, scene, top)
    profits(canvas, scene, top)


def order(canvas: Canvas, scene: Scene, top: float) -> None:
    """The order table: the top row with the active company, and the pass row."""
    state: State = scene.view
    theme = scene.theme
    upright = scene.form is Form.PHONE
    left, right, apart = GAP, scene.units - GAP if upright else 640.0, 98 if upright else 74
    canvas.rectangle((left, top, right, top + ORDER), theme.panel, theme.panel_edge)
    rows = (("picture-order", state.order, top + 46), ("picture-passed", state.pass_row, top + 122))
    for key, companies, y in rows:
        canvas.text((left + 18, y), scene.words.say(key), 32, theme.muted, room=140)
        for place in range(len(state.order)):
            x = left + 200 + place * apart
            if place < len(companies):
                company = companies[place]
                if company is state.active and key == "picture-order":
                    canvas.rectangle((x - 36, y - 36, x + 36, y + 36), theme.accent, radius=15)
                gone = key == "picture-order" and company in state.pass_row
                if gone:
                    canvas.rectangle((x - 27, y - 27, x + 27, y + 27), theme.panel, theme.panel_edge, 3, 11)
                    canvas.text((x, y), short(scene, company), 30, theme.muted, anchor="mm", room=46)
                else:
                    pieces.token(canvas, theme, (x, y), company, short(scene, company))
            else:
                canvas.rectangle((x - 27, y - 27, x + 27, y + 27), theme.panel, theme.panel_edge, 3, 11)


def profits(canvas: Canvas, scene: Scene, top: float) -> None:
    """The profit track; in the end it shows what a share is worth."""
    state: State = scene.view
    theme = scene.theme
    left, right = 640.0 + GAP, scene.units - GAP
    canvas.rectangle((left, top, right, top + ORDER), theme.panel, theme.panel_edge)
    steps = TOP_PROFIT // 10 + 1
    wide = (right - left - 24) / steps
    for step in range(steps):
        x = left + 12 + step * wide
        shade = theme.panel if step % 2 else mix(theme.panel, theme.panel_edge, 0.45)
        canvas.rectangle((x, top + 46, x + wide, top + ORDER - 10), shade, radius=0)
        if step % 2 == 0:
            mark = f"{step * 10}+" if step == steps - 1 else str(step * 10)
            canvas.text((x + wide / 2, top + 27), mark, 28, theme.muted, anchor="mm", bold=True)
    stacked: dict[int, int] = {}
    for company, railway in state.railways.items():
        step = min(profit_of(state, railway) // 10, steps - 1)
        place = stacked.get(step, 0)
        stacked[step] = place + 1
        x = left + 12 + (step + 0.5) * wide + (12 if place % 2 else -12)
        y = top + 66 + (place // 2) * 33
        pieces.token(canvas, theme, (x, y), company, "", 26)


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """Every player's cubes, cash and shares, and who has the marker."""
    state: State = scene.view
    theme, at = scene.theme, players_of(scene)
    x, room, size = at.name
    at.table.panel(canvas, scene, top)
    goods = 0 if state.phase in FINAL else state.goods_in_supply
    supply = scene.words.say("picture-supply", cubes=state.investments_in_supply, goods=goods)
    y, head_size = top + at.heads, min(32.0, size * 0.84)
    down, room_of_supply = at.supply
    canvas.text((36, top + down), supply, 32, theme.muted, room=room_of_supply)
    for key, right in (("picture-cubes", at.cubes), ("picture-cash", at.cash)):
        canvas.text((right, y), scene.words.say(key), head_size, theme.muted, anchor="rm", room=170)
    columns = {company: at.shares[0] + place * at.shares[1] for place, company in enumerate(state.railways)}
    for company, column in columns.items():
        pieces.token(canvas, theme, (column, y), company, short(scene, company), min(52.0, at.shares[1] - 4))
    for seat, y in at.table.rows(canvas, scene, top, range(len(state.players))):
        player = state.players[seat]
        if state.marker == seat:
            pieces.marker(canvas, theme, (x - 30, y))
        canvas.text((x, y), scene.name(seat), size, theme.text, bold=True, room=room)
        shared.cube(canvas, (at.cube, y), investment(scene), size)
        canvas.text((at.cubes, y), str(player.cubes), at.figures, theme.text, anchor="rm", bold=True)
        cash, free = money(scene, player.cash), at.cash - at.cubes - 12
        canvas.text((at.cash, y), cash, at.figures, theme.text, anchor="rm", bold=True, room=free)
        for company, column in columns.items():
            count = state.railways[company].shares[seat]
            colour = theme.text if count else mix(theme.panel, theme.muted, 0.35)
            mark = str(count) if count else "·"
            canvas.text((column, y), mark, at.figures, colour, anchor="mm", bold=True)


def profit_of(state: State, railway: Railway) -> int:
    """What a company's token stands at: its profit, or what its goods are worth so far."""
    return value(railway.goods) if state.phase is Phase.CLAIMING else railway.profit


def money(scene: Scene, amount: int) -> str:
    """An amount of money."""
    return scene.words.say("picture-money", amount=amount)


def short(scene: Scene, company: Company) -> str:
    """The letters of a company."""
    return scene.words.say(f"short-{company.value}")


def investment(scene: Scene) -> RGB:
    """Investment cubes are blue in one edition and white in the other."""
    state: State = scene.view
    return scene.theme.pieces["blue" if state.edition is Edition.PEGASUS else "white"]
