"""The tables of an upright picture: actions or auction, players, goods display, tiles that run out."""

from functools import partial

from games.age_of_steam.board import SIDES
from games.age_of_steam.components import PRIVILEGES, Privilege
from games.age_of_steam.network import tiles_in_use
from games.age_of_steam.scoring import standing
from games.age_of_steam.state import Phase, Piece, State
from games.age_of_steam.tiles import COMPLEX, SIMPLE, SUPPLY, TOWNS, read_sections
from games.engine.contract import Seat
from rendering.age_of_steam import display, panels, pieces, track
from rendering.age_of_steam.geometry import View
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.sheet import GAP, Strip
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import mix
from rendering.scene import Scene

CARD, BID, CARDS_ACROSS = 58.0, 92.0, 2
TABLE = PlayersTable(head=50.0, row=94.0)
COLUMNS = {
    "cash": 124.0,
    "income": 232.0,
    "balance": 340.0,
    "shares": 436.0,
    "engine": 556.0,
    "track": 654.0,
    "score": 768.0,
}
"""The right ends of the table's columns."""
ROOM = 102.0
TILES, TILE, TILES_ACROSS, TILE_RADIUS = 44.0, 74.0, 8, 27.0
"""The head of the tiles' panel, each of its rows, how many are in one, and how large a tile is drawn."""
MANY = 8
"""So many tiles of a kind do not run out."""


def strips(scene: Scene) -> list[Strip]:
    """One after the other, as they are asked about in a turn."""
    rows = -(-len(_cards(scene)) // CARDS_ACROSS)
    found = [Strip(rows * (_tall(scene) + GAP) - GAP, cards), Strip(TABLE.tall(scene), players)]
    found += [Strip(display.TALL, partial(_side, side)) for side in SIDES]
    if kinds := _few(scene.view):
        found.append(Strip(TILES + -(-len(kinds) // TILES_ACROSS) * TILE, tiles))
    return found


def _side(side: str, canvas: Canvas, scene: Scene, top: float) -> None:
    display.paint_side(canvas, scene, side, (GAP, top), scene.units - 2 * GAP)


def _tall(scene: Scene) -> float:
    """How tall a card is."""
    return CARD if scene.view.auction is None else BID


def _cards(scene: Scene) -> list[Seat | Privilege]:
    """Everybody in the auction while it lasts, otherwise the seven actions."""
    state: State = scene.view
    return list(PRIVILEGES) if state.auction is None else list(state.order)


def cards(canvas: Canvas, scene: Scene, top: float) -> None:
    """The bids, or who has which action."""
    wide, tall = (scene.units - (CARDS_ACROSS + 1) * GAP) / CARDS_ACROSS, _tall(scene)
    for place, card in enumerate(_cards(scene)):
        row, column = divmod(place, CARDS_ACROSS)
        left, upper = GAP + column * (wide + GAP), top + row * (tall + GAP)
        box = left, upper, left + wide, upper + tall
        if isinstance(card, Privilege):
            _action(canvas, scene, card, box)
        else:
            _bid(canvas, scene, card, box)


def _action(canvas: Canvas, scene: Scene, privilege: Privilege, box: Box) -> None:
    state: State = scene.view
    theme, middle = scene.theme, (box[1] + box[3]) / 2
    seat = state.holder_of(privilege)
    choosing = state.phase is Phase.PRIVILEGES
    panels.card(canvas, scene, box, seat is None and choosing)
    ink = theme.muted if seat is None and not choosing else theme.text
    word = scene.words.say(f"picture-action-{privilege.value}")
    canvas.text((box[0] + 16, middle), word, 30, ink, bold=True, room=box[2] - box[0] - 120)
    if seat is None:
        free = scene.words.say("picture-free")
        canvas.text((box[2] - 16, middle), free, 28, theme.muted, anchor="rm", room=90)
        return
    pieces.disc(canvas, scene, (box[2] - 36, middle), seat, 22)
    if privilege is Privilege.PRODUCTION:
        for place, cube in enumerate(state.drawn):
            pieces.cube(canvas, theme, (box[2] - 82 - place * 32, middle), cube, 30)


def _bid(canvas: Canvas, scene: Scene, seat: Seat, box: Box) -> None:
    state: State = scene.view
    theme, middle = scene.theme, (box[1] + box[3]) / 2
    sale = state.auction
    panels.card(canvas, scene, box, seat == state.asked)
    leading = sale is not None and seat == sale.holder
    ink, room = theme.text if leading else theme.muted, box[2] - box[0] - 84
    pieces.disc(canvas, scene, (box[0] + 38, middle), seat, 24)
    canvas.text((box[0] + 74, middle - 20), scene.name(seat), 32, theme.text, bold=True, room=room)
    canvas.text((box[0] + 74, middle + 22), panels.bid_of(scene, seat), 30, ink, bold=leading, room=room)


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """What every company has, in the order of the turn: its name and action, and below them its figures."""
    state: State = scene.view
    theme, say = scene.theme, scene.words.say
    TABLE.panel(canvas, scene, top)
    for key, right in COLUMNS.items():
        canvas.text((right, top + 28), say(f"picture-{key}"), 26, theme.muted, anchor="rm", room=ROOM + 4)
    scores = {place.seat: place.score for place in standing(state)}
    order = panels.order(state)
    for place, (seat, y) in enumerate(TABLE.rows(canvas, scene, top, order)):
        if place:
            line = y - TABLE.row / 2
            canvas.rectangle((GAP + 8, line - 1, scene.units - GAP - 8, line + 1), theme.panel_edge, radius=0)
        _player(canvas, scene, seat, place, y, scores[seat])


def _player(canvas: Canvas, scene: Scene, seat: Seat, place: int, y: float, score: int) -> None:
    state: State = scene.view
    theme, player, end = scene.theme, state.players[seat], scene.units - GAP - 16
    upper, lower = y - 22, y + 24
    out = player.out is not None
    if not out:
        canvas.text((38, upper), str(place + 1), 34, theme.muted, anchor="mm", bold=True)
    pieces.disc(canvas, scene, (80, upper), seat, 21)
    word = panels.standing_of(scene, seat)
    ink = theme.muted if out else theme.text
    room = 390 if word else 640
    canvas.text((112, upper), scene.name(seat), 36, ink, bold=True, room=room)
    canvas.text((end, upper), word, 28, theme.muted, anchor="rm", room=250)
    if out:
        canvas.text((end, lower), str(score), 34, theme.muted, anchor="rm", bold=True)
        return
    for key, value in panels.values(scene, seat, score).items():
        ink = panels.ink_of(scene, seat, key)
        canvas.text((COLUMNS[key], lower), value, 38, ink, anchor="rm", bold=True, room=ROOM)


def _few(state: State) -> dict[str, int]:
    """The kinds of tiles that may run out, with how many are left: those of which some were taken."""
    used = tiles_in_use(state)
    left = {kind: count - used[kind] for kind, count in SUPPLY.items()}
    return {kind: count for kind, count in left.items() if count <= MANY and used[kind]}


def tiles(canvas: Canvas, scene: Scene, top: float) -> None:
    """The tiles that may run out, each with how many are left."""
    state: State = scene.view
    theme, kinds = scene.theme, _few(state)
    tall = TILES + -(-len(kinds) // TILES_ACROSS) * TILE
    canvas.rectangle((GAP, top, scene.units - GAP, top + tall), theme.panel, theme.panel_edge)
    word = scene.words.say("picture-tiles")
    canvas.text((GAP + 20, top + 26), word, 28, theme.muted, room=scene.units - 4 * GAP)
    wide = (scene.units - 2 * GAP - 16) / TILES_ACROSS
    for place, (kind, left) in enumerate(kinds.items()):
        row, column = divmod(place, TILES_ACROSS)
        x, y = GAP + 8 + column * wide + 34, top + TILES + (row + 0.5) * TILE - 4
        _tile(canvas, scene, kind, x, y)
        ink = panels.alarm(theme) if not left else theme.text
        canvas.text((x + 34, y), str(left), 32, ink, bold=True)


def _tile(canvas: Canvas, scene: Scene, kind: str, x: float, y: float) -> None:
    """A kind of tile as it lies in a hex, small."""
    theme, board = scene.theme, scene.view.board
    view = View(board, TILE_RADIUS, x, y, scene.units, scene.units, upright=True)
    pieces.plate(canvas, (x, y), TILE_RADIUS, theme.land, mix(theme.panel, theme.muted, 0.6), 1.5)
    for pair in sorted(read_sections(KINDS[kind])):
        track.lay(canvas, theme, view, Piece("A1", *pair), None, loose=False)
    if kind in TOWNS:
        pieces.town(canvas, theme, (x, y), TILE_RADIUS * 0.24)


KINDS = {kind: text for table in (SIMPLE, COMPLEX, TOWNS) for kind, (_, text) in table.items()}
"""Of each kind of tile its sections."""
