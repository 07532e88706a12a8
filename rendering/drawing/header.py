"""The head of every picture: when it is, and who is asked for what."""

from rendering.drawing.canvas import Canvas
from rendering.scene import Scene

HEADER = 92.0
"""How tall it is."""


def header(canvas: Canvas, scene: Scene, when: tuple[str, str], question: str, room: float = 330) -> None:
    """The turn and its phase at the left, in so much room; the question in a box beside them."""
    theme, (turn, phase) = scene.theme, when
    canvas.rectangle((0, 0, scene.units, HEADER), theme.panel, radius=0)
    canvas.text((24, 30), turn, 36, theme.text, bold=True, room=room)
    canvas.text((24, 68), phase, 31, theme.muted, room=room)
    bright_box(canvas, scene, room + 42, question)


def bright_box(canvas: Canvas, scene: Scene, left: float, text: str) -> None:
    """What everybody should read first, from somewhere to the right end of the header."""
    theme, right = scene.theme, scene.units - 14
    canvas.rectangle((left, 10, right, HEADER - 10), theme.accent, radius=14)
    middle, ink = ((left + right) / 2, HEADER / 2), theme.ink_on(theme.accent)
    canvas.text(middle, text, 46, ink, anchor="mm", bold=True, room=right - left - 40)


def asked(scene: Scene, **figures: object) -> str:
    """Who is asked for what, or who has won: the message `picture-asked-<phase>` with these figures and the
    seat, or `picture-won`."""
    seats = scene.rules.actors(scene.view)
    if not seats:
        winners = [place.seat for place in scene.rules.result(scene.view) or () if place.rank == 1]
        return scene.words.say("picture-won", scene.drawn_names, winner_seats=winners)
    key = f"picture-asked-{scene.view.phase.value}"
    return scene.words.say(key, scene.drawn_names, seat=seats[0], **figures)
