"""Pictures of the games, pure: from a view to a PNG, and to the same facts in words.

Each game has a folder here with `draw`, `describe.sentences` and `palette`.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType

from PIL import Image

from games.engine.contract import Action, Seat
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import encode
from rendering.drawing.themes import RGB, Theme
from rendering.scene import Scene

ALT_TEXT = 1024


def draw(scene: Scene) -> Canvas:
    """The picture before it is encoded."""
    canvas: Canvas = _room(scene.game).draw(scene)
    return canvas


def render(scene: Scene) -> bytes:
    """The picture as a PNG."""
    return encode(draw(scene).image, palette(scene))


def palette(scene: Scene) -> Image.Image:
    """The colours of a game's pictures."""
    colours: Image.Image = _room(scene.game).palette(scene)
    return colours


def seat_colour(game: str, theme: Theme, seat: Seat) -> RGB:
    """The colour of a player's pieces, or of his line in a chart."""
    colour: RGB = import_module(f"{_room(game).__name__}.pieces").player_colour(theme, seat)
    return colour


def asked(scene: Scene) -> str:
    """Who is asked for what, as the picture says it."""
    return str(_room(scene.game).panels.asked(scene))


def previewed(game: str, action: object) -> bool:
    """Whether a picture can show this move before it is made."""
    return isinstance(action, _room(game).PREVIEWED)


def focus_on(game: str, actions: Sequence[Action]) -> Sequence[str]:
    """The places of the board to be shown enlarged in a preview; the whole where there are none."""
    chosen: Callable[[Sequence[Action]], Sequence[str]] | None = getattr(_room(game), "focus_on", None)
    return chosen(actions) if chosen else ()


def describe(scene: Scene, limit: int | None = None) -> str:
    """The same facts in words: all of them, or as many as fit, the most needed first."""
    told = ""
    for sentence in _room(scene.game).describe.sentences(scene):
        longer = f"{told} {sentence}".strip()
        if limit is not None and len(longer) > limit:
            break
        told = longer
    return told


def alt_text(scene: Scene) -> str:
    """The picture's description for screen readers, as long as Discord takes it."""
    return describe(scene, ALT_TEXT)


def _room(game: str) -> ModuleType:
    return import_module(f"rendering.{game.replace('-', '_')}")
