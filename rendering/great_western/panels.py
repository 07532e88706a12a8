"""Around the map: whose turn it is, the trains, the players and the income track."""

from games.great_western.components import Train
from games.great_western.phases.boarding import building_order
from games.great_western.scoring import standing
from games.great_western.state import Phase, State
from rendering.drawing import header as head
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import RGB, mix
from rendering.great_western import pieces
from rendering.scene import WIDTH, Scene

TRAIN, TRACK = 116.0, 92.0
TABLE = PlayersTable(head=62.0, row=70.0)
LONGEST_TRACK = 26


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    state: State = scene.view
    say = scene.words.say
    when = say("picture-turn", turn=state.turn), say(f"picture-phase-{state.phase.value}")
    head.header(canvas, scene, when, asked(scene))


def asked(scene: Scene) -> str:
    """Who is asked for what, or who has won."""
    state: State = scene.view
    return head.asked(scene, **({"train": state.builder} if state.phase is Phase.BUILDING else {}))


def trains(canvas: Canvas, scene: Scene, top: float) -> None:
    """The trains in use, with their cars, dice, bids and place in the order."""
    state: State = scene.view
    for number, train in enumerate(state.trains):
        _train(canvas, scene, train, top + number * (TRAIN + GAP))


def _train(canvas: Canvas, scene: Scene, train: Train, top: float) -> None:
    state: State = scene.view
    theme, say = scene.theme, scene.words.say
    box = state.trains[train]
    active = state.phase is Phase.BUILDING and state.builder is train
    edge = theme.accent if active else theme.panel_edge
    canvas.rectangle((GAP, top, WIDTH - GAP, top + TRAIN), theme.panel, edge)
    middle = top + TRAIN / 2
    canvas.text((40, middle), train.value, 52, theme.text, bold=True)
    pieces.engine(canvas, theme, (92, middle - 30))
    own = state.phase not in (Phase.BIDDING, Phase.BOARDING) and box.seat is not None
    fill: RGB = (
        pieces.player_colour(theme, box.seat) if own and box.seat is not None else theme.pieces["black"]
    )
    for car, (count, is_carriage) in enumerate(zip(box.cars, state.board.carriages[train], strict=True)):
        pieces.car(canvas, theme, (192 + car * 98, middle - 30), is_carriage, count, fill)
    for number, face in enumerate(box.dice):
        pieces.die(canvas, theme, (724 + number * 46, middle), face)
    total, carriages = sum(box.cars), state.carriage_pieces(train)
    order = state.order or building_order(state)
    worth = say("picture-worth", pieces=total, carriages=carriages)
    canvas.text((860, middle - 21), worth, 31, theme.text, room=340)
    place = say("picture-order", place=order.index(train) + 1)
    canvas.text((860, middle + 21), place, 31, theme.muted, room=340)
    if box.seat is None:
        canvas.text((WIDTH - 40, middle), say("picture-free"), 34, theme.muted, anchor="rm", room=330)
        return
    pieces.piece(canvas, scene, (1236, middle), box.seat, 25)
    shown = (
        scene.name(box.seat)
        if state.order
        else say("picture-bid", scene.drawn_names, seat=box.seat, bid=box.bid)
    )
    canvas.text((1276, middle), shown, 36, theme.text, bold=True, room=290)


def track(canvas: Canvas, scene: Scene, top: float) -> None:
    """The income track: as many as one has cities."""
    state: State = scene.view
    theme = scene.theme
    canvas.rectangle((GAP, top, WIDTH - GAP, top + TRACK), theme.panel, theme.panel_edge)
    canvas.text((36, top + TRACK / 2), scene.words.say("picture-income"), 32, theme.muted, room=130)
    wide = (WIDTH - 220) / LONGEST_TRACK
    for step in range(1, LONGEST_TRACK + 1):
        x = 190 + (step - 1) * wide
        shade = theme.panel if step % 2 else mix(theme.panel, theme.panel_edge, 0.45)
        canvas.rectangle((x, top + 6, x + wide, top + TRACK - 6), shade, radius=0)
        canvas.text((x + wide / 2, top + 24), str(step), 25, theme.muted, anchor="mm", bold=True)
    stacked: dict[int, int] = {}
    for seat in range(len(state.players)):
        income = _incomes(state)[seat]
        place = stacked.get(income, 0)
        stacked[income] = place + 1
        aside = place % 2 * 24 - 12 if _incomes(state).count(income) > 1 else 0
        x = 190 + (income - 0.5) * wide + aside
        canvas.disc(
            (x, top + 50 + place // 2 * 24), 11, pieces.player_colour(theme, seat), theme.halo, line=2
        )


def _incomes(state: State) -> list[int]:
    return [min(len(state.cities_of(seat)), LONGEST_TRACK) for seat in range(len(state.players))]


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """Every player's stocks, income and points."""
    state: State = scene.view
    theme, say = scene.theme, scene.words.say
    TABLE.panel(canvas, scene, top)
    columns = {"available": 860.0, "unavailable": 1130.0, "income": 1330.0, "points": 1540.0}
    for key, x in columns.items():
        canvas.text((x, top + 34), say(f"picture-{key}"), 31, theme.muted, anchor="rm", room=225)
    points = {place.seat: place.score for place in standing(state)}
    for seat, y in TABLE.rows(canvas, scene, top, range(len(state.players))):
        player = state.players[seat]
        if state.first == seat:
            canvas.rectangle((24, y - 24, 32, y + 24), theme.accent, radius=4)
        pieces.piece(canvas, scene, (72, y), seat, 25)
        canvas.text((112, y), scene.name(seat), 42, theme.text, bold=True, room=500)
        values = (player.available, player.unavailable, len(state.cities_of(seat)), points[seat])
        for x, value in zip(columns.values(), values, strict=True):
            canvas.text((x, y), str(value), 46, theme.text, anchor="rm", bold=True)
