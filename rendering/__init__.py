"""Pictures of the games, pure: from a view to a PNG, and to the same facts in words.

Each game has a folder here with a `PICTURE`, see `rendering.picture`.
"""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.engine.contract import Action, Seat
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import png
from rendering.drawing.themes import RGB, Theme
from rendering.drawing.tiles import indexed
from rendering.picture import picture_of
from rendering.scene import UPRIGHT_WIDTH, WIDTH, Form, Scene

ALT_TEXT = 1024
"""As many characters as Discord takes for a picture's description."""


def sheets(scene: Scene) -> list[Canvas]:
    """The pictures of a scene in its form, before they are encoded: all on one, or the map and the tables."""
    picture = picture_of(scene.game)
    return [paint(scene) for paint in (picture.phone if scene.form is Form.PHONE else [picture.draw])]


def draw(scene: Scene) -> Canvas:
    """The first of these: all of the board, or the map."""
    picture = picture_of(scene.game)
    return (picture.phone[0] if scene.form is Form.PHONE else picture.draw)(scene)


def render_all(scene: Scene) -> list[bytes]:
    """The pictures of a scene as PNGs."""
    return [png(indexed(sheet, palette(scene))) for sheet in sheets(scene)]


def render(scene: Scene) -> bytes:
    """The first of them."""
    return png(indexed(draw(scene), palette(scene)))


def in_form(scene: Scene, form: Form) -> Scene:
    """A scene in a form, as wide as that is shown."""
    return replace(scene, form=form, width=UPRIGHT_WIDTH if form is Form.PHONE else WIDTH)


def palette(scene: Scene) -> Image.Image:
    """The colours of a game's pictures."""
    return picture_of(scene.game).palette(scene)


def seat_colour(game: str, theme: Theme, seat: Seat) -> RGB:
    """The colour of a player's pieces, or of his line in a chart."""
    return picture_of(game).seat_colour(theme, seat)


def asked(scene: Scene) -> str:
    """Who is asked for what, as the picture says it."""
    return picture_of(scene.game).asked(scene)


def previewed(game: str, action: object) -> bool:
    """Whether a picture can show this move before it is made."""
    return isinstance(action, picture_of(game).previewed)


def focus_on(game: str, actions: Sequence[Action]) -> Sequence[str]:
    """The places of the board to be shown enlarged in a preview; the whole where there are none."""
    return picture_of(game).focus(actions)


def describe(scene: Scene, limit: int | None = None) -> str:
    """The same facts in words, line by line: all of them, or as many whole lines as fit, the most needed
    first."""
    told = ""
    for line in picture_of(scene.game).describe(scene):
        longer = f"{told}\n{line}"
        if limit is not None and len(longer.strip()) > limit:
            break
        told = longer
    return told.strip()


def alt_text(scene: Scene) -> str:
    """The picture's description for screen readers, as long as Discord takes it."""
    return describe(scene, ALT_TEXT)


def alt_texts(scene: Scene) -> list[str]:
    """A description for each picture of a scene: all facts are told with the first."""
    tables = [scene.words.say("picture-tables")] if scene.form is Form.PHONE else []
    return [alt_text(scene), *tables]
