"""Around the ring: whose turn it is, and the players."""

from dataclasses import dataclass
from itertools import pairwise

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
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import PAPER, mix
from rendering.scene import Form, Scene


@dataclass(frozen=True)
class Table:
    """The players' table in a form: the right ends of its columns, where a row has its line of figures and
    its name, from the row's middle, and the sizes of both. A character stands below the name, or far right
    of it. Of who is owing, the size of the cash and how far it stands above the line, and so of the
    debt below."""

    table: PlayersTable
    columns: dict[str, float]
    word: float
    figure: float
    figures: float
    owing: tuple[float, float, float, float]
    name: float
    names: float
    names_room: float
    below: bool

    @property
    def rooms(self) -> list[float]:
        """How wide each column may be."""
        ends = [GAP, *self.columns.values()]
        return [right - left - APART for left, right in pairwise(ends)]


APART = 8.0
TABLES = {
    Form.WIDE: Table(
        PlayersTable(head=88, row=72),
        {
            "cash": 620, "total": 780, "research": 896, "losses": 1010, "loans": 1118,
            "distributors-left": 1234, "factories": 1362, "cars": 1476, "tiles": 1566,
        },
        word=30, figure=44, figures=0, owing=(38, 14, 30, 20),
        name=42, names=0, names_room=356, below=True,
    ),
    Form.PHONE: Table(
        PlayersTable(head=92, row=104),
        {
            "cash": 124, "total": 236, "research": 300, "losses": 378, "loans": 444,
            "distributors-left": 522, "factories": 620, "cars": 708, "tiles": 776,
        },
        word=23, figure=33, figures=20, owing=(31, 11, 27, 19),
        name=36, names=-28, names_room=440, below=False,
    ),
}  # fmt: skip


def table_of(scene: Scene) -> Table:
    """The players' table in the form of a scene."""
    return TABLES[scene.form]


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
    """What every player has, in money and in pieces that are not on the board, in the order of play."""
    state: State = scene.view
    table = table_of(scene).table
    table.panel(canvas, scene, top)
    _heads(canvas, scene, top)
    totals = {place.seat: place.score for place in standing(state)}
    for place, (seat, y) in enumerate(table.rows(canvas, scene, top, order_of_play(state)), 1):
        _row(canvas, scene, seat, place, y)
        _values(canvas, scene, seat, y, totals[seat])


def _heads(canvas: Canvas, scene: Scene, top: float) -> None:
    table, theme = table_of(scene), scene.theme
    y = top + table.table.head - 22
    for (key, right), room in zip(table.columns.items(), table.rooms, strict=True):
        word = scene.words.say(f"picture-{key}")
        canvas.text((right, y), word, table.word, theme.muted, anchor="rm", room=min(104.0, room))
        _icon(canvas, scene, key, (right - 24, y - 38))


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
            pieces.hall(canvas, (at[0] - 26, at[1] + 17), 2, (22, 37), grey, theme.panel)
        case "cars":
            car(canvas, (at[0] - 8, at[1]), CarClass.MID, (grey, theme.panel), 62)
        case "tiles":
            pieces.tile(canvas, theme, at, 34)


def _row(canvas: Canvas, scene: Scene, seat: Seat, place: int, y: float) -> None:
    """The place in the order, the piece, the name, the character."""
    state: State = scene.view
    theme, table, y = scene.theme, table_of(scene), y + table_of(scene).names
    canvas.text((36, y), str(place), 36, theme.muted, anchor="mm", bold=True)
    pieces.piece(canvas, scene, (82, y), seat, 25 if table.below else 22)
    character = next((name for name, owner in state.characters.items() if owner == seat), None)
    below = character is not None and table.below
    at, size = (120, y - 15 if below else y), table.name - 4 if below else table.name
    canvas.text(at, scene.name(seat), size, theme.text, bold=True, room=table.names_room)
    if character is None:
        return
    word = scene.words.say(f"character-{character.value}")
    at, anchor = ((120, y + 20), "lm") if table.below else ((scene.units - 20, y), "rm")
    canvas.text(
        at, word, 30, theme.muted, anchor=anchor, room=min(table.names_room, 200 if not below else 356)
    )


def _values(canvas: Canvas, scene: Scene, seat: Seat, y: float, total: int) -> None:
    state: State = scene.view
    theme, table, player = scene.theme, table_of(scene), state.players[seat]
    unfinished, y = "total" if scene.rules.actors(scene.view) else "cash", y + table.figures
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
    size, up, small, down = table.owing
    for (key, value), room in zip(values.items(), table.rooms, strict=True):
        ink = theme.muted if key == unfinished else theme.text
        at, large = (table.columns[key], y), table.figure
        if key == "cash" and player.debt:
            at, large = (table.columns[key], y - up), size
        canvas.text(at, value, large, ink, anchor="rm", bold=True, room=min(138.0, room))
    if player.debt:
        at = table.columns["cash"], y + down
        canvas.text(
            at, money(scene, -player.debt), small, theme.text, anchor="rm", room=min(138.0, table.rooms[0])
        )
    if state.has_parts(seat):
        at = table.columns["factories"] - table.figure * 1.7, y + table.figure / 2
        pieces.parts(canvas, at, (table.figure * 0.84, table.figure), theme.pieces["brown"], PAPER)
