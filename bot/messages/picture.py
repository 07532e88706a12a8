"""What is drawn for everybody: a table, seen by a spectator."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.messages.parts import Gallery
from bot.tables.table import Table
from games.engine.contract import Action, Event
from rendering import alt_text, alt_texts, in_form, render, render_all
from rendering.drawing.themes import THEMES
from rendering.scene import Form, Scene

BOARD, TABLES = "board.png", "tables.png"


class Look(NamedTuple):
    """How boards are shown to somebody: a theme, and the form in which they are laid out."""

    theme: str
    form: Form = Form.WIDE


@dataclass(frozen=True)
class Picture:
    """A picture, and what it shows in words."""

    png: bytes
    described: str


def scene_of(
    table: Table,
    events: Sequence[Event],
    locale: str,
    look: Look,
    candidates: Sequence[Action] = (),
    focus: Sequence[str] = (),
    routes: Sequence[Sequence[Action]] = (),
) -> Scene:
    """The spectators' picture of a table."""
    scene = Scene(
        game=table.row.game,
        view=table.seen(),
        names=table.match.setting.seats,
        theme=THEMES[look.theme],
        locale=locale,
        events=events,
        candidates=candidates,
        focus=focus,
        routes=routes,
    )
    return in_form(scene, look.form)


def picture_of(scene: Scene) -> Picture:
    """A scene, drawn and told: all of it, or the map."""
    return Picture(render(scene), alt_text(scene))


def pictures_of(scene: Scene) -> dict[str, Picture]:
    """All pictures of a scene, by the names under which they are attached."""
    drawn = zip(render_all(scene), alt_texts(scene), strict=True)
    return {name: Picture(*picture) for name, picture in zip((BOARD, TABLES), drawn, strict=False)}


def galleries(pictures: Mapping[str, Picture]) -> list[Gallery]:
    """Pictures one below the other: side by side they would be cropped."""
    return [Gallery(name, picture.described) for name, picture in pictures.items()]
