"""What is drawn for everybody: a table, seen by a spectator."""

from collections.abc import Sequence

from bot.sessions import Table
from games.contract import Action
from games.match import Turn
from rendering.scene import WIDTH, Scene
from rendering.themes import THEMES


def scene_of(
    table: Table,
    turn: Turn | None,
    locale: str,
    theme: str,
    candidates: Sequence[Action] = (),
    width: int = WIDTH,
) -> Scene:
    """The spectators' picture of a table."""
    return Scene(
        game=table.row.game,
        view=table.seen(),
        names=table.match.setting.seats,
        theme=THEMES[theme],
        locale=locale,
        events=list(turn.events) if turn else (),
        candidates=candidates,
        width=width,
    )
