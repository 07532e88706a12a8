"""What is drawn for everybody: a table, seen by a spectator."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.table import Table
from games.engine.contract import Action, Event
from rendering import alt_text, render
from rendering.drawing.themes import THEMES
from rendering.scene import WIDTH, Scene


@dataclass(frozen=True)
class Picture:
    """A picture, and what it shows in words."""

    png: bytes
    described: str


def scene_of(
    table: Table,
    events: Sequence[Event],
    locale: str,
    theme: str,
    candidates: Sequence[Action] = (),
    width: int = WIDTH,
    focus: Sequence[str] = (),
) -> Scene:
    """The spectators' picture of a table."""
    return Scene(
        game=table.row.game,
        view=table.seen(),
        names=table.match.setting.seats,
        theme=THEMES[theme],
        locale=locale,
        events=events,
        candidates=candidates,
        width=width,
        focus=focus,
    )


def picture_of(scene: Scene) -> Picture:
    """A scene, drawn and told."""
    return Picture(render(scene), alt_text(scene))
