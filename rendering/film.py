"""A film: boards one after the other, each with what happened on it written below.

It is a GIF. Every Discord client plays one, an animated WebP only the newer ones; the colours of a board
fit into its palette as they are; and where a board is as it was the film is transparent, so that another
board costs some kilobytes, and a third of the time that WebP takes.
"""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

from PIL import Image
from PIL.Image import Dither

from games.engine.course import spread
from rendering import draw, palette
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import QUICK, png
from rendering.drawing.typography import spaced
from rendering.scene import WIDTH, Scene

MOST = 60
"""The boards of a film, at most: so many fit into 8 MB even if no two had anything in common."""
FILM_WIDTH = 800
EACH, LAST = 1200, 4000  # milliseconds
CAPTION, BAR = 76.0, 8.0


def film(scenes: Sequence[Scene], width: int = FILM_WIDTH) -> bytes:
    """The scenes as a film, of many only some, evenly."""
    shown = [replace(scenes[place], width=width) for place in spread(len(scenes), MOST)]
    return bound([still(scene, number, len(shown)) for number, scene in enumerate(shown, 1)])


def still(scene: Scene, number: int, count: int) -> bytes:
    """A board of a film as a PNG, in the colours that all of them share."""
    return png(frame(scene, number, count).image.quantize(palette=palette(scene), dither=Dither.NONE), QUICK)


def bound(stills: Sequence[bytes]) -> bytes:
    """Boards as one film."""
    frames = (Image.open(BytesIO(picture)) for picture in stills)
    buffer = BytesIO()
    next(frames).save(
        buffer,
        "GIF",
        save_all=True,
        append_images=frames,
        duration=[EACH] * (len(stills) - 1) + [LAST],
        loop=0,
        optimize=True,
        disposal=1,
    )
    return buffer.getvalue()


def frame(scene: Scene, number: int, count: int) -> Canvas:
    """A board with its caption, and a bar that says how far the film is."""
    board = draw(scene)
    theme, tall = scene.theme, board.size[1] / board.scale
    canvas = Canvas.blank(WIDTH, tall + CAPTION + BAR, scene.scale, theme.panel)
    canvas.place(board, (0, 0))
    canvas.text((24, tall + CAPTION / 2), caption(scene), 42, theme.text, bold=True, room=WIDTH - 48)
    done = WIDTH * number / count
    canvas.rectangle((0, tall + CAPTION, WIDTH, tall + CAPTION + BAR), theme.panel_edge, radius=0)
    canvas.rectangle((0, tall + CAPTION, done, tall + CAPTION + BAR), theme.accent, radius=0)
    return canvas


def caption(scene: Scene) -> str:
    """What happened first in the turn; the rest can be seen."""
    return spaced(scene.words.tell(scene.events[0], scene.drawn_names)) if scene.events else ""
