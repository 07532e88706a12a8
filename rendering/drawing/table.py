"""The players' table: a panel with a row for each, bright for those who are asked."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.engine.contract import Seat
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP
from rendering.drawing.themes import mix
from rendering.scene import Scene


@dataclass(frozen=True)
class PlayersTable:
    """A table by the height of its head and of its rows."""

    head: float
    row: float

    def tall(self, scene: Scene) -> float:
        """How tall it is with all players."""
        return self.head + self.row * len(scene.names)

    def panel(self, canvas: Canvas, scene: Scene, top: float) -> None:
        """The empty table."""
        box = GAP, top, scene.units - GAP, top + self.tall(scene)
        canvas.rectangle(box, scene.theme.panel, scene.theme.panel_edge)

    def rows(
        self, canvas: Canvas, scene: Scene, top: float, seats: Iterable[Seat]
    ) -> Iterator[tuple[Seat, float]]:
        """The players in this order, each with the middle of his row, which is lit if he is asked."""
        asked = scene.rules.actors(scene.view)
        for place, seat in enumerate(seats):
            y = top + self.head + self.row * (place + 0.5)
            if seat in asked:
                box = GAP + 5, y - self.row / 2 + 3, scene.units - GAP - 5, y + self.row / 2 - 3
                canvas.rectangle(box, mix(scene.theme.panel, scene.theme.accent, 0.28))
            yield seat, y
