"""Around the map: whose turn it is, the players and the income track."""

from dataclasses import dataclass

from games.great_western.scoring import standing
from games.great_western.state import Phase, State
from rendering.drawing import header as head
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import mix
from rendering.great_western import consists, pieces
from rendering.scene import Form, Scene

LONGEST_TRACK = 26


@dataclass(frozen=True)
class Track:
    """The income track by how many rows it has and how tall these are, where they begin, the size of the
    figures, and that of the pieces, how far these are apart and below the top of their row."""

    rows: int
    tall: float
    left: float
    top: float
    figure: float
    piece: float
    apart: float
    down: float


@dataclass(frozen=True)
class Table:
    """The players' table by its columns' right ends, the sizes of its words, names and figures, and how far
    names stand above and figures below a row's middle."""

    table: PlayersTable
    columns: dict[str, float]
    word: float
    words_room: float
    name: float
    room: float
    figure: float
    apart: float


TRACKS = {
    Form.WIDE: Track(1, tall=92, left=190, top=0, figure=25, piece=12, apart=25, down=51),
    Form.PHONE: Track(2, tall=92, left=18, top=38, figure=26, piece=14, apart=28, down=47),
}
TABLES = {
    Form.WIDE: Table(
        PlayersTable(head=62, row=70),
        {"available": 860, "unavailable": 1130, "income": 1330, "points": 1540},
        word=31, words_room=225, name=42, room=500, figure=46, apart=0,
    ),
    Form.PHONE: Table(
        PlayersTable(head=52, row=98),
        {"available": 150, "unavailable": 330, "on-trains": 480, "income": 610, "points": 764},
        word=25, words_room=170, name=36, room=620, figure=36, apart=22,
    ),
}  # fmt: skip


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    head.header(canvas, scene, when(scene), asked(scene))


def when(scene: Scene) -> tuple[str, str]:
    """The turn and its phase."""
    state: State = scene.view
    say = scene.words.say
    return say("picture-turn", turn=state.turn), say(f"picture-phase-{state.phase.value}")


def asked(scene: Scene) -> str:
    """Who is asked for what, or who has won."""
    state: State = scene.view
    return head.asked(scene, **({"train": state.builder} if state.phase is Phase.BUILDING else {}))


def track_height(scene: Scene) -> float:
    """How tall the income track is."""
    track = TRACKS[scene.form]
    return track.top + track.rows * track.tall


def track(canvas: Canvas, scene: Scene, top: float) -> None:
    """The income track: as many as one has cities."""
    state: State = scene.view
    theme, track = scene.theme, TRACKS[scene.form]
    canvas.rectangle((GAP, top, scene.units - GAP, top + track_height(scene)), theme.panel, theme.panel_edge)
    title = track.top / 2 if track.top else track.tall / 2
    canvas.text((36, top + title), scene.words.say("picture-income"), 32, theme.muted, room=130)
    a_row = LONGEST_TRACK // track.rows
    wide = (scene.units - 30 - track.left) / a_row if track.rows == 1 else (scene.units - 36) / a_row
    fields = [
        (track.left + step % a_row * wide, top + track.top + step // a_row * track.tall)
        for step in range(LONGEST_TRACK)
    ]
    for step, (x, y) in enumerate(fields, 1):
        shade = theme.panel if step % 2 else mix(theme.panel, theme.panel_edge, 0.45)
        canvas.rectangle((x, y + 6, x + wide, y + track.tall - 6), shade, radius=0)
        at = x + wide / 2, y + 24
        canvas.text(at, str(step), track.figure, theme.muted, anchor="mm", bold=True)
    stacked: dict[int, int] = {}
    incomes = _incomes(state)
    for seat, income in enumerate(incomes):
        place = stacked.get(income, 0)
        stacked[income] = place + 1
        aside = (place % 2 - 0.5) * track.apart if incomes.count(income) > 1 else 0
        x, y = fields[income - 1]
        at = x + wide / 2 + aside, y + track.down + place // 2 * track.apart
        pieces.piece(canvas, scene, at, seat, track.piece)


def _incomes(state: State) -> list[int]:
    return [min(len(state.cities_of(seat)), LONGEST_TRACK) for seat in range(len(state.players))]


def table_height(scene: Scene) -> float:
    """How tall the players' table is."""
    return TABLES[scene.form].table.tall(scene)


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """Every player's stocks, income and points."""
    state: State = scene.view
    theme, say, table = scene.theme, scene.words.say, TABLES[scene.form]
    table.table.panel(canvas, scene, top)
    for key, x in table.columns.items():
        at = x, top + table.table.head / 2 + 3
        canvas.text(at, say(f"picture-{key}"), table.word, theme.muted, anchor="rm", room=table.words_room)
    points = {place.seat: place.score for place in standing(state)}
    for seat, y in table.table.rows(canvas, scene, top, range(len(state.players))):
        player, above = state.players[seat], y - table.apart
        if state.first == seat:
            canvas.rectangle((24, above - 24, 32, above + 24), theme.accent, radius=4)
        pieces.piece(canvas, scene, (72, above), seat, 25 if not table.apart else 22)
        canvas.text((112, above), scene.name(seat), table.name, theme.text, bold=True, room=table.room)
        values = {
            "available": player.available,
            "unavailable": player.unavailable,
            "on-trains": consists.pieces_on(state, seat),
            "income": len(state.cities_of(seat)),
            "points": points[seat],
        }
        for key, x in table.columns.items():
            at, value = (x, y + table.apart), str(values[key])
            canvas.text(at, value, table.figure, theme.text, anchor="rm", bold=True)
