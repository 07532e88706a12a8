"""Around the map: whose turn it is, the order, profits, companies and players."""

from games.steel_driver.components import SET_VALUES, SHARES, Company, Edition, Goods
from games.steel_driver.events import CompanySold
from games.steel_driver.scoring import sets, value
from games.steel_driver.state import Phase, Railway, State
from rendering.drawing import header as head
from rendering.drawing import pieces as shared
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import RGB, mix
from rendering.scene import WIDTH, Scene
from rendering.steel_driver import pieces
from rendering.steel_driver.atlas import ATLAS

ORDER, CARDS = 168.0, 292.0
TABLE = PlayersTable(head=70.0, row=66.0)
TOP_PROFIT = 200


def header(canvas: Canvas, scene: Scene) -> None:
    """Round and phase, and who is asked for what."""
    state: State = scene.view
    when = round_of(scene), scene.words.say(f"picture-phase-{state.phase.value}")
    head.header(canvas, scene, when, asked(scene))


def round_of(scene: Scene) -> str:
    """Which round it is, or that the game is at its end."""
    state: State = scene.view
    final = state.phase in (Phase.CLAIMING, Phase.OVER)
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
    left, right = GAP, 640.0
    canvas.rectangle((left, top, right, top + ORDER), theme.panel, theme.panel_edge)
    rows = (("picture-order", state.order, top + 46), ("picture-passed", state.pass_row, top + 122))
    for key, companies, y in rows:
        canvas.text((left + 18, y), scene.words.say(key), 32, theme.muted, room=140)
        for place in range(len(state.order)):
            x = left + 200 + place * 74
            if place < len(companies):
                company = companies[place]
                if company is state.active and key == "picture-order":
                    canvas.rectangle((x - 36, y - 36, x + 36, y + 36), theme.accent, radius=15)
                gone = key == "picture-order" and company in state.pass_row
                if gone:
                    canvas.rectangle((x - 27, y - 27, x + 27, y + 27), theme.panel, theme.panel_edge, 3, 11)
                    canvas.text((x, y), _short(scene, company), 30, theme.muted, anchor="mm", room=46)
                else:
                    pieces.token(canvas, theme, (x, y), company, _short(scene, company))
            else:
                canvas.rectangle((x - 27, y - 27, x + 27, y + 27), theme.panel, theme.panel_edge, 3, 11)


def profits(canvas: Canvas, scene: Scene, top: float) -> None:
    """The profit track; in the end it shows what a share is worth."""
    state: State = scene.view
    theme = scene.theme
    left, right = 640.0 + GAP, WIDTH - GAP
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


def cards(canvas: Canvas, scene: Scene, top: float) -> None:
    """The six company boxes."""
    state: State = scene.view
    wide = (WIDTH - GAP) / len(state.railways)
    for number, (company, railway) in enumerate(state.railways.items()):
        left = GAP + number * wide
        _card(canvas, scene, company, railway, (left, top, left + wide - GAP, top + CARDS))


def _card(
    canvas: Canvas, scene: Scene, company: Company, railway: Railway, box: tuple[float, float, float, float]
) -> None:
    state: State = scene.view
    theme = scene.theme
    left, top, right, bottom = box
    marked = (
        state.active is company or (state.sale and state.sale.company is company) or _touched(scene, company)
    )
    canvas.rectangle(box, theme.panel, theme.accent if marked else theme.panel_edge, radius=12)
    fill = pieces.company_colour(theme, company)
    canvas.rectangle((left + 6, top + 6, right - 6, top + 60), fill, radius=9)
    name = scene.words.say(f"company-{company.value}")
    canvas.text((left + 20, top + 33), name, 36, theme.ink_on(fill), bold=True, room=130)
    profit = _money(scene, profit_of(state, railway))
    canvas.text((right - 18, top + 33), profit, 36, theme.ink_on(fill), anchor="rm", bold=True)
    if railway.controller is None:
        canvas.text(
            (left + 18, top + 92), scene.words.say("picture-nobody"), 32, theme.muted, room=right - left - 36
        )
    else:
        canvas.text(
            (left + 18, top + 92),
            scene.name(railway.controller),
            34,
            theme.text,
            bold=True,
            room=right - left - 36,
        )
    if state.phase in (Phase.CLAIMING, Phase.OVER):
        _sets(canvas, scene, railway, (left + 12, top + 118, right - 12, bottom - 8))
        return
    cube_colour = _investment(scene)
    shared.cube(canvas, (left + 46, top + 166), cube_colour, 58)
    canvas.text((left + 88, top + 168), str(railway.cubes), 62, theme.text, bold=True)
    canvas.text((right - 66, top + 170), str(railway.links_left), 36, theme.muted, anchor="rm", bold=True)
    canvas.rectangle((right - 58, top + 163, right - 18, top + 176), fill, mix(fill, theme.text, 0.3), 2, 4)
    for share in range(SHARES):
        x = left + 18 + share * 45
        box_ = (x, top + 226, x + 38, top + 274)
        if share < railway.shares_left:
            canvas.rectangle(box_, fill, mix(fill, theme.text, 0.3), 2, 6)
        else:
            canvas.rectangle(box_, theme.panel, theme.panel_edge, 2, 6)


def _sets(canvas: Canvas, scene: Scene, railway: Railway, box: tuple[float, float, float, float]) -> None:
    """Goods cubes stacked into their sets, each with its value."""
    state: State = scene.view
    sizes = sets(railway.goods)
    if not sizes:
        return
    left, _, right, bottom = box
    wide = min((right - left) / len(sizes), 46.0)
    size = min(wide * 1.06, 37.0)
    held = {kind: sum(goods is kind for goods in railway.goods.values()) for kind in Goods}
    for number, count in enumerate(sizes):
        kinds = [kind for kind in Goods if held[kind] > number]
        x = left + (number + 0.5) * wide
        for level, kind in enumerate(kinds):
            at = x, bottom - 46 - level * size * 0.76
            pieces.goods_cube(canvas, scene.theme, at, state.edition, kind, size)
        canvas.text(
            (x, bottom - 12),
            str(SET_VALUES[count]),
            25,
            scene.theme.text,
            anchor="mm",
            bold=True,
            room=wide - 2,
        )


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """Every player's cubes, cash and shares."""
    state: State = scene.view
    theme = scene.theme
    TABLE.panel(canvas, scene, top)
    goods = 0 if state.phase in (Phase.CLAIMING, Phase.OVER) else state.goods_in_supply
    supply = scene.words.say("picture-supply", cubes=state.investments_in_supply, goods=goods)
    canvas.text((36, top + 38), supply, 32, theme.muted, room=440)
    canvas.text((690, top + 38), scene.words.say("picture-cubes"), 32, theme.muted, anchor="rm", room=170)
    canvas.text((920, top + 38), scene.words.say("picture-cash"), 32, theme.muted, anchor="rm", room=190)
    columns = {company: 1010.0 + place * 96 for place, company in enumerate(state.railways)}
    for company, x in columns.items():
        pieces.token(canvas, theme, (x, top + 38), company, _short(scene, company), 52)
    for seat, y in TABLE.rows(canvas, scene, top, range(len(state.players))):
        player = state.players[seat]
        marker = state.marker == seat and state.phase in (Phase.AUCTION, Phase.BIDDING)
        if marker:
            canvas.disc((48, y), 15, theme.accent, theme.halo)
        canvas.text((78, y), scene.name(seat), 42, theme.text, bold=True, room=450)
        shared.cube(canvas, (600, y), _investment(scene), 42)
        canvas.text((690, y), str(player.cubes), 46, theme.text, anchor="rm", bold=True)
        canvas.text((920, y), _money(scene, player.cash), 46, theme.text, anchor="rm", bold=True)
        for company, x in columns.items():
            count = state.railways[company].shares[seat]
            colour = theme.text if count else mix(theme.panel, theme.muted, 0.35)
            canvas.text((x, y), str(count) if count else "·", 46, colour, anchor="mm", bold=True)


def legend(canvas: Canvas, scene: Scene) -> None:
    """What goods and sets are worth, in the corner of the sea that is kept free for it."""
    state: State = scene.view
    left, top, *_ = ATLAS.free[0]
    theme = scene.theme
    words = scene.words
    canvas.text((left + 8, top + 22), words.say("picture-sets"), 27, theme.text, bold=True, halo=theme.sea)
    for size in range(1, len(SET_VALUES)):
        y = top + 28 + size * 32
        for level, kind in enumerate(list(Goods)[:size]):
            pieces.goods_cube(canvas, theme, (left + 18 + level * 23, y), state.edition, kind, 27)
        canvas.text(
            (left + 186, y),
            _money(scene, SET_VALUES[size]),
            28,
            theme.text,
            anchor="rm",
            bold=True,
            halo=theme.sea,
        )


def profit_of(state: State, railway: Railway) -> int:
    """What a company's token stands at: its profit, or what its goods are worth so far."""
    return value(railway.goods) if state.phase is Phase.CLAIMING else railway.profit


def _money(scene: Scene, amount: int) -> str:
    return scene.words.say("picture-money", amount=amount)


def _short(scene: Scene, company: Company) -> str:
    return scene.words.say(f"short-{company.value}")


def _investment(scene: Scene) -> RGB:
    """Investment cubes are blue in one edition and white in the other."""
    state: State = scene.view
    return scene.theme.pieces["blue" if state.edition is Edition.PEGASUS else "white"]


def _touched(scene: Scene, company: Company) -> bool:
    """Whether the last turn sold this company."""
    return any(isinstance(event, CompanySold) and event.company is company for event in scene.events)
