"""Around the map: whose turn it is, the auction or the actions, and the players."""

from games.age_of_steam.components import MOVE_ROUNDS, PRIVILEGES, TURNS, Privilege
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.scoring import sections_of, standing, winners
from games.age_of_steam.state import Phase, State
from games.engine.contract import Seat
from rendering.age_of_steam import pieces
from rendering.drawing import header as head
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import RGB, Theme, mix
from rendering.scene import WIDTH, Scene

MINUS = "\N{MINUS SIGN}"
STRIP = 96.0
TABLE = PlayersTable(head=56.0, row=72.0)
COLUMNS = {
    "cash": 770.0,
    "income": 905.0,
    "balance": 1040.0,
    "shares": 1165.0,
    "engine": 1300.0,
    "track": 1430.0,
    "score": 1560.0,
}
"""The right ends of the table's columns."""


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    head.header(canvas, scene, (turn_of(scene), phase_of(scene)), asked(scene), room=400)


def turn_of(scene: Scene) -> str:
    """Which turn it is, of how many."""
    state: State = scene.view
    last = TURNS[len(state.players)]
    return scene.words.say("picture-turn", turn=min(state.turn, last), turns=last)


def phase_of(scene: Scene) -> str:
    """Which phase of it, with the lays that are left or the round of deliveries."""
    state: State = scene.view
    left = most_lays(state) - state.lays if state.phase is Phase.BUILDING else 0
    return scene.words.say(
        f"picture-phase-{state.phase.value}", left=left, round=state.move_round, rounds=MOVE_ROUNDS
    )


def asked(scene: Scene) -> str:
    """Who is asked for what, or who has won."""
    state: State = scene.view
    if state.phase is Phase.OVER:
        return scene.words.say("picture-won", scene.drawn_names, winner_seats=winners(state))
    return head.asked(scene, **({"bid": state.auction.highest} if state.auction is not None else {}))


def strip(canvas: Canvas, scene: Scene, top: float) -> None:
    """The auction while it lasts, otherwise the seven actions and who has them."""
    state: State = scene.view
    if state.auction is not None:
        _auction(canvas, scene, top)
        return
    for place, privilege in enumerate(PRIVILEGES):
        box = _box(place, len(PRIVILEGES), top)
        seat = state.holder_of(privilege)
        card(canvas, scene, box, seat is None and state.phase is Phase.PRIVILEGES)
        word = scene.words.say(f"picture-action-{privilege.value}")
        theme = scene.theme
        middle = (box[0] + box[2]) / 2
        ink = theme.muted if seat is None and state.phase is not Phase.PRIVILEGES else theme.text
        canvas.text((middle, top + 26), word, 30, ink, anchor="mm", bold=True, room=box[2] - box[0] - 10)
        if seat is None:
            free = scene.words.say("picture-free")
            canvas.text((middle, top + 68), free, 30, theme.muted, anchor="mm", room=box[2] - box[0] - 20)
        else:
            _who(canvas, scene, box, top + 67, seat, "")
            if privilege is Privilege.PRODUCTION:
                _drawn(canvas, scene, box, top + 67)


def _drawn(canvas: Canvas, scene: Scene, box: Box, middle: float) -> None:
    """The cubes that were drawn and are not placed yet, two on each side of the disc."""
    state: State = scene.view
    for place, cube in enumerate(state.drawn):
        aside = (46.0, 82.0)[place // 2] * (1 if place % 2 == 0 else -1)
        pieces.cube(canvas, scene.theme, ((box[0] + box[2]) / 2 + aside, middle), cube, 34)


def _auction(canvas: Canvas, scene: Scene, top: float) -> None:
    """Everybody in the order of the turn before: the bid that stands, or the place that was taken."""
    state: State = scene.view
    sale, theme = state.auction, scene.theme
    assert sale is not None
    for place, seat in enumerate(state.order):
        box = _box(place, len(state.order), top)
        card(canvas, scene, box, seat == state.asked)
        _who(canvas, scene, box, top + 29, seat, scene.name(seat))
        text = bid_of(scene, seat)
        leading = seat == sale.holder
        ink = theme.text if leading else theme.muted
        room = box[2] - box[0] - 20
        at = (box[0] + box[2]) / 2, top + 70
        canvas.text(at, text, 32, ink, anchor="mm", bold=leading, room=room)


def bid_of(scene: Scene, seat: Seat) -> str:
    """The bid that stands, or the place that was taken."""
    state: State = scene.view
    sale, say = state.auction, scene.words.say
    assert sale is not None
    if seat in sale.dropped:
        return say("picture-dropped", place=len(state.order) - sale.dropped.index(seat))
    return say("picture-bid", amount=sale.bids[seat]) if seat in sale.bids else say("picture-no-bid")


def _box(place: int, count: int, top: float) -> Box:
    wide = (WIDTH - (count + 1) * GAP) / count
    left = GAP + place * (wide + GAP)
    return left, top, left + wide, top + STRIP


def card(canvas: Canvas, scene: Scene, box: Box, bright: bool) -> None:
    """A panel for one action or one bidder, bright where something is asked."""
    theme = scene.theme
    fill = mix(theme.panel, theme.accent, 0.28) if bright else theme.panel
    canvas.rectangle(box, fill, theme.panel_edge)


def _who(canvas: Canvas, scene: Scene, box: Box, middle: float, seat: Seat, name: str) -> None:
    """A player's disc in the middle of a card, or to the left of his name."""
    if not name:
        pieces.disc(canvas, scene, ((box[0] + box[2]) / 2, middle), seat, 21)
        return
    pieces.disc(canvas, scene, (box[0] + 30, middle), seat, 20)
    room = box[2] - box[0] - 72
    canvas.text((box[0] + 60, middle), name, 34, scene.theme.text, bold=True, room=room)


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """What every company has, in the order of the turn; bankrupt ones last, struck out."""
    state: State = scene.view
    TABLE.panel(canvas, scene, top)
    for key, right in COLUMNS.items():
        word = scene.words.say(f"picture-{key}")
        canvas.text((right, top + 34), word, 30, scene.theme.muted, anchor="rm", room=128)
    scores = {place.seat: place.score for place in standing(state)}
    for place, (seat, y) in enumerate(TABLE.rows(canvas, scene, top, order(state))):
        _row(canvas, scene, seat, place, y, scores[seat])


def alarm(theme: Theme) -> RGB:
    """The colour of a balance below zero."""
    return mix(theme.pieces["red"], theme.text, 0.3)


def order(state: State) -> list[Seat]:
    """The order of the turn, then those who are out."""
    return [*state.order, *(seat for seat in range(len(state.players)) if seat not in state.order)]


def _row(canvas: Canvas, scene: Scene, seat: Seat, place: int, y: float, score: int) -> None:
    state: State = scene.view
    theme, player = scene.theme, state.players[seat]
    out = player.out is not None
    if not out:
        canvas.text((38, y), str(place + 1), 36, theme.muted, anchor="mm", bold=True)
    pieces.disc(canvas, scene, (84, y), seat, 25)
    _name(canvas, scene, seat, y)
    if out:
        canvas.rectangle((122, y - 17, COLUMNS["score"], y - 13), theme.muted, radius=2)
        canvas.text((COLUMNS["score"], y + 16), str(score), 34, theme.muted, anchor="rm", bold=True)
        return
    for key, value in values(scene, seat, score).items():
        ink = ink_of(scene, seat, key)
        canvas.text((COLUMNS[key], y), value, 44, ink, anchor="rm", bold=True, room=136)


def values(scene: Scene, seat: Seat, score: int) -> dict[str, str]:
    """A company's figures, by the table's columns."""
    state: State = scene.view
    player = state.players[seat]
    return {
        "cash": scene.words.say("picture-money", amount=player.cash),
        "income": str(player.income),
        "balance": f"{player.balance:+d}".replace("-", MINUS),
        "shares": str(player.shares),
        "engine": str(player.engine),
        "track": str(sections_of(state, seat)),
        "score": str(score).replace("-", MINUS),
    }


def ink_of(scene: Scene, seat: Seat, column: str) -> RGB:
    """A balance below zero is alarming; a score counts at the end only."""
    if column == "balance" and scene.view.players[seat].balance < 0:
        return alarm(scene.theme)
    unfinished = column == "score" and bool(scene.rules.actors(scene.view))
    return scene.theme.muted if unfinished else scene.theme.text


def standing_of(scene: Scene, seat: Seat) -> str:
    """A company's action in the turn, or the turn of its bankruptcy."""
    player = scene.view.players[seat]
    if player.out is not None:
        return scene.words.say("picture-bankrupt", turn=player.out)
    return scene.words.say(f"picture-action-{player.privilege.value}") if player.privilege else ""


def _name(canvas: Canvas, scene: Scene, seat: Seat, y: float) -> None:
    """A name, with the action of the turn or the turn of the bankruptcy below."""
    theme, player, word = scene.theme, scene.view.players[seat], standing_of(scene, seat)
    if not word:
        canvas.text((122, y), scene.name(seat), 42, theme.text, bold=True, room=520)
        return
    ink = theme.muted if player.out is not None else theme.text
    canvas.text((122, y - 16), scene.name(seat), 38, ink, bold=True, room=520)
    canvas.text((122, y + 18), word, 30, theme.muted, room=520)
