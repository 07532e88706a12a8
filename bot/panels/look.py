"""A place of the panel with everything on it, worked out and drawn in a worker."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages import ids
from bot.messages.hand import hand_of
from bot.messages.ids import Notation, spelled
from bot.messages.parts import Gallery, Part
from bot.messages.picture import Picture, picture_of, scene_of
from bot.panels.confirm import confirm_panel
from bot.panels.menu import menu_panel
from bot.panels.numbers import counts_of, numbers_panel
from bot.panels.panel import Looking, Panel, looking_at
from bot.panels.plan import plan_panel, planned
from bot.store.rows import GameRow
from bot.tables.table import load
from rendering import focus_on, previewed

PREVIEW, PREVIEW_WIDTH = "preview.png", 1000
PANELS: dict[type[ids.PanelAt], Callable[[Looking, Any, int], Panel]] = {
    ids.MenuAt: menu_panel,
    ids.NumbersAt: numbers_panel,
    ids.MoveAt: confirm_panel,
    ids.PlanAt: plan_panel,
}


@dataclass(frozen=True)
class Shown:
    """A panel before it is Discord's, with a picture of what can be drawn of it."""

    parts: Sequence[Part]
    preview: Picture | None = None


def shown(row: GameRow, seat: int, locale: str, theme: str, place: ids.PanelAt, page: int) -> Shown:
    """A place of the panel of a seat that is asked."""
    looking = looking_at(row, seat, locale)
    with looking.table.told():
        panel = PANELS[type(place)](looking, place, page)
    parts: list[Part] = [panel.text, *panel.menus, panel.buttons]
    if hand := hand_of(looking.table, seat, looking.speaker):
        parts.append(f"-# {hand}")
    drawn = [action for action in panel.drawn if previewed(row.game, action)]
    if not drawn:
        return Shown(parts)
    focus = focus_on(row.game, drawn)
    preview = picture_of(scene_of(looking.table, (), locale, theme, drawn, PREVIEW_WIDTH, focus))
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
