"""Around the ring: whose turn it is, and the players."""

from games.automobile.components import ROUNDS, TURNS, CarClass
from games.automobile.scoring import standing
from games.automobile.state import State
from games.engine.contract import Seat
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.wording import money
from rendering.drawing import header as head
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.drawing.pieces import cube
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import PAPER, mix
from rendering.scene import Scene

TABLE = PlayersTable(head=88.0, row=72.0)
COLUMNS = {
    "cash": 620.0,
    "total": 780.0,
    "research": 896.0,
    "losses": 1010.0,
    "loans": 1118.0,
    "distributors-left": 1234.0,
    "factories": 1362.0,
    "cars": 1476.0,
    "tiles": 1566.0,
}
"""The right ends of the table's columns."""


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    head.header(canvas, scene, (turn_of(scene), phase_of(scene)), head.asked(scene))


def turn_of(scene: Scene) -> str:
    """Which turn it is."""
    state: State = scene.view
    return scene.words.say("picture-turn", turn=state.turn, turns=TURNS)


def phase_of(scene: Scene) -> str:
    """Which phase of it, and which round of actions."""
    state: State = scene.view
    return scene.words.say(f"picture-phase-{state.phase.value}", round=state.round, rounds=ROUNDS)


def order_of_play(state: State) -> list[Seat]:
    """By characters as soon as everybody has one, otherwise the order of choosing."""
    return state.playing_order if len(state.characters) == len(state.players) else state.order


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """What every player has, in money and in pieces that are not on the board."""
    state: State = scene.view
    TABLE.panel(canvas, scene, top)
    _heads(canvas, scene, top)
    totals = {place.seat: place.score for place in standing(state)}
    for seat, y in TABLE.rows(canvas, scene, top, range(len(state.players))):
        _row(canvas, scene, seat, y, totals[seat])


def _heads(canvas: Canvas, scene: Scene, top: float) -> None:
    theme = scene.theme
    for key, right in COLUMNS.items():
        word = scene.words.say(f"picture-{key}")
        canvas.text((right, top + 66), word, 30, theme.muted, anchor="rm", room=104)
        _icon(canvas, scene, key, (right - 24, top + 28))


def _icon(canvas: Canvas, scene: Scene, key: str, at: Point) -> None:
    theme = scene.theme
    grey = mix(theme.panel, theme.muted, 0.6)
    match key:
        case "research":
            cube(canvas, at, PAPER, 34)
        case "losses":
            cube(canvas, at, pieces.loss_colour(theme), 34)
        case "distributors-left":
            pieces.distributor(canvas, at, grey, theme.panel, 38)
        case "factories":
            pieces.hall(canvas, (at[0] - 26, at[1] + 17), 2, grey, theme.panel, 22)
        case "cars":
            car(canvas, (at[0] - 8, at[1]), CarClass.MID, (grey, theme.panel), 62)
        case "tiles":
            pieces.tile(canvas, theme, at, 34)


def _row(canvas: Canvas, scene: Scene, seat: Seat, y: float, total: int) -> None:
    state: State = scene.view
    theme, player = scene.theme, state.players[seat]
    place = str(order_of_play(state).index(seat) + 1)
    canvas.text((36, y), place, 36, theme.muted, anchor="mm", bold=True)
    pieces.piece(canvas, scene, (82, y), seat, 25)
    character = next((name for name, owner in state.characters.items() if owner == seat), None)
    if character is None:
        canvas.text((120, y), scene.name(seat), 42, theme.text, bold=True, room=356)
    else:
        canvas.text((120, y - 15), scene.name(seat), 38, theme.text, bold=True, room=356)
        word = scene.words.say(f"character-{character.value}")
        canvas.text((120, y + 20), word, 30, theme.muted, room=356)
    values = {
        "cash": money(scene, player.cash),
        "total": money(scene, total),
        "research": str(player.research),
        "losses": str(player.losses),
        "loans": str(player.loans),
        "distributors-left": str(state.distributors_left(seat)),
        "factories": str(state.factories_left(seat)),
        "cars": str(state.cars_left(seat)),
        "tiles": str(len(player.tiles)),
    }
    _values(canvas, scene, values, y, player.debt)
    if state.has_parts(seat):
        pieces.parts(canvas, (COLUMNS["factories"] - 74, y + 22), theme.pieces["brown"], PAPER)


def _values(canvas: Canvas, scene: Scene, values: dict[str, str], y: float, debt: int) -> None:
    theme = scene.theme
    unfinished = "total" if scene.rules.actors(scene.view) else "cash"
    for key, value in values.items():
        indebted = key == "cash" and debt > 0
        ink = theme.muted if key == unfinished else theme.text
        at = COLUMNS[key], y - 14 if indebted else y
        canvas.text(at, value, 38 if indebted else 44, ink, anchor="rm", bold=True, room=138)
    if debt:
        canvas.text((COLUMNS["cash"], y + 20), money(scene, -debt), 30, theme.text, anchor="rm", room=138)
