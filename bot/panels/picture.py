"""What is drawn for everybody: a table, seen by a spectator."""

from collections.abc import Sequence

from bot.sessions import Table
from games.contract import Action, Event
from rendering.scene import WIDTH, Scene
from rendering.themes import THEMES


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
