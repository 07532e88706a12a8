"""The head of every picture: when it is, and who is asked for what."""

from rendering.drawing.canvas import Canvas
from rendering.scene import WIDTH, Scene

HEIGHT = 92.0


def header(canvas: Canvas, scene: Scene, when: tuple[str, str], asked: str, room: float = 330) -> None:
    """The turn and its phase at the left, in so much room; the question in a box beside them."""
    theme, (turn, phase) = scene.theme, when
    canvas.rectangle((0, 0, WIDTH, HEIGHT), theme.panel, radius=0)
    canvas.text((24, 30), turn, 36, theme.text, bold=True, room=room)
    canvas.text((24, 68), phase, 31, theme.muted, room=room)
    left, right = room + 42, WIDTH - 14
    canvas.rectangle((left, 10, right, HEIGHT - 10), theme.accent, radius=14)
    middle, ink = ((left + right) / 2, HEIGHT / 2), theme.ink_on(theme.accent)
    canvas.text(middle, asked, 46, ink, anchor="mm", bold=True, room=right - left - 40)
