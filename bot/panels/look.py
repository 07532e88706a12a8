"""A place of the panel with everything on it, worked out and drawn in a worker."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages import ids
from bot.messages.hand import hand_of
from bot.messages.ids import Notation, spelled
from bot.messages.parts import Gallery, Part
from bot.messages.picture import Look, Picture, picture_of, scene_of
from bot.panels.confirm import confirm_panel
from bot.panels.hint import hint_panel
from bot.panels.menu import menu_panel
from bot.panels.numbers import counts_of, numbers_panel
from bot.panels.panel import Looking, Panel, looking_at
from bot.panels.plan import plan_panel, planned
from bot.store.rows import GameRow
from bot.tables.table import load
from rendering import focus_on, previewed

PREVIEW = "preview.png"
PANELS: dict[type[ids.PanelAt], Callable[[Looking, Any, int], Panel]] = {
    ids.MenuAt: menu_panel,
    ids.NumbersAt: numbers_panel,
    ids.MoveAt: confirm_panel,
    ids.PlanAt: plan_panel,
    ids.HintAt: hint_panel,
}


@dataclass(frozen=True)
class Shown:
    """A panel before it is Discord's, with a picture of what can be drawn of it."""

    parts: Sequence[Part]
    preview: Picture | None = None


def shown(row: GameRow, seat: int, locale: str, look: Look, place: ids.PanelAt, page: int) -> Shown:
    """A place of the panel of a seat that is asked."""
    looking = looking_at(row, seat, locale)
    with looking.table.told():
        panel = PANELS[type(place)](looking, place, page)
    parts: list[Part] = [panel.text, *panel.menus, panel.buttons]
    if hand := hand_of(looking.table, seat, looking.speaker):
        parts.append(f"-# {hand}")
    drawn, *behind = (
        [move for move in moves if previewed(row.game, move)] for moves in (panel.drawn, *panel.behind)
    )
    compared = [moves for moves in (drawn, *behind) if moves]
    if not (compared or panel.routes or panel.near or panel.board):
        return Shown(parts)
    places = [focus_on(row.game, moves) for moves in compared]
    focus = [*panel.near, *(name for names in places for name in names if all(places))]
    preview = picture_of(scene_of(looking.table, (), locale, look, drawn, focus, panel.routes))
    return Shown([Gallery(PREVIEW, preview.described), *parts], preview)


def made_up(row: GameRow, seat: int, verb: str, draft: tuple[int, ...]) -> Notation:
    """The move with the numbers chosen."""
    looking = looking_at(row, seat, row.locale)
    with looking.table.told():
        ranged = looking.ranged(verb)
    return looking.notation(ranged.filled(counts_of(ranged, draft)))


def meant(row: GameRow, seat: int, text: str, locale: str) -> ids.MoveAt | ids.PlanAt | None:
    """The move that a menu shows in these words, or the plan with these ends, if there is one."""
    looking = looking_at(row, seat, locale)
    if (move := looking.offer.labelled(text, looking.speaker)) is not None:
        return ids.MoveAt(looking.notation(move))
    return planned(looking, text)


def spelled_out(row: GameRow, seat: int, code: str) -> str:
    """The move behind a code."""
    table = load(row)
    with table.told():
        return spelled(table.match.game, table.seen(seat), seat, code)
