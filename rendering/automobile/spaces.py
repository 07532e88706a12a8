"""A space of the ring: its words, its factories, cars and markers, and what is planned there."""

from dataclasses import dataclass

from games.automobile.board import SpaceRow
from games.automobile.factories import research_cost
from games.automobile.state import Space, State
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.layout import BAND, FLOOR, TILE_WIDE, Plot
from rendering.automobile.plans import Plan, planner
from rendering.automobile.wording import money
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.pieces import cube
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.scene import Scene

AHEAD = 6  # so far ahead the R&D for a space is written on it
NAME, NAME_IN_TWO, ROOM = 34.0, 30.0, TILE_WIDE - 20
NUMBERS = 6
CAR = 56.0


def paint(canvas: Canvas, scene: Scene, place: Plot, row: SpaceRow, plan: Plan | None) -> None:
    """Everything on a space but its plate."""
    _Space(canvas, scene, place, row, plan or Plan(), plan is not None).paint()


def tint(theme: Theme, fill: RGB) -> RGB:
    """The floor of a player's space."""
    return mix(theme.panel, fill, 0.3)


@dataclass
class _Space:
    canvas: Canvas
    scene: Scene
    place: Plot
    row: SpaceRow
    plan: Plan
    is_planned: bool

    @property
    def state(self) -> State:
        state: State = self.scene.view
        return state

    @property
    def space(self) -> Space:
        return self.state.spaces[self.row.model]

    def paint(self) -> None:
        theme, space = self.scene.theme, self.space
        left, top, right, bottom = self.place.box
        if space.seat is not None or space.closed:
            fill = theme.ground if space.seat is None else pieces.player_colour(theme, space.seat)
            floor = mix(theme.panel, theme.ground, 0.8) if space.closed else tint(theme, fill)
            self.canvas.rectangle((left + 6, top + BAND, right - 6, bottom - 6), floor, radius=7)
            self.canvas.rectangle((left + 6, top + BAND, right - 6, top + BAND + 10), floor, radius=0)
        self._band()
        self._name(theme.muted if space.closed else theme.text)
        if space.closed or self.plan.closed:
            self._boards()
        elif space.seat is not None or self.plan.factories:
            self._works(planner(self.state) if space.seat is None else space.seat)
        else:
            self._research()

    def _band(self) -> None:
        """Year and price; or, where candidates are numbered, their numbers."""
        theme = self.scene.theme
        left, top, right, _ = self.place.box
        middle = top + BAND / 2 + 1
        if self.is_planned:
            self.canvas.rectangle((left + 2, top + 2, right - 2, top + BAND), theme.accent, radius=10)
            pieces.emblem(self.canvas, (left + 23, middle), self.row.car_class, 16)
        ink = theme.ink_on(theme.accent if self.is_planned else pieces.CLASS_COLOURS[self.row.car_class])
        if not self.plan.numbers:
            cost = money(self.scene, self.row.cost)
            self.canvas.text((left + 46, middle), str(self.row.year), 30, ink)
            self.canvas.text((right - 11, middle), cost, 33, ink, anchor="rm", bold=True, room=96)
            return
        numbers = [str(number) for number in self.plan.numbers]
        if len(numbers) > NUMBERS:
            numbers = [" ".join(numbers)]
        start = left + 42
        step = (right - 6 - start) / len(numbers)
        for place, number in enumerate(numbers):
            at = start + step * (place + 0.5), middle
            self.canvas.text(at, number, 36, ink, anchor="mm", bold=True, room=step - 6)

    def _name(self, ink: RGB) -> None:
        left, top, right, _ = self.place.box
        x = (left + right) / 2
        lines = name_lines(self.row.model)
        if len(lines) == 1:
            self.canvas.text((x, top + 68), lines[0], NAME, ink, anchor="mm", room=ROOM)
            return
        for line, y in zip(lines, (54, 81), strict=True):
            self.canvas.text((x, top + y), line, NAME_IN_TWO, ink, anchor="mm", room=ROOM)

    def _research(self) -> None:
        """What it takes to build so far ahead."""
        beyond = self.state.board.position[self.row.model] - self.state.mark
        if 0 < beyond <= AHEAD:
            left, _, _, bottom = self.place.box
            cube(self.canvas, (left + 32, bottom - 44), PAPER, 32)
            cost = str(research_cost(self.state, self.row.model))
            self.canvas.text((left + 53, bottom - 43), cost, 38, self.scene.theme.text, bold=True)

    def _works(self, seat: int) -> None:
        """The hall with its owner's mark, the parts factory, the cars, the markers."""
        theme, space, plan = self.scene.theme, self.space, self.plan
        left, top, right, bottom = self.place.box
        fill = pieces.player_colour(theme, seat)
        ink = theme.ink_on(fill)
        foot, x = bottom - 12, left + 12
        if not space.factories:
            self.canvas.rectangle((left + 6, top + FLOOR, right - 6, bottom - 6), tint(theme, fill), radius=7)
        if space.factories:
            pieces.hall(self.canvas, (x, foot), space.factories, fill, ink)
        if plan.factories:
            after = x + space.factories * pieces.GABLE
            ghost = mix(fill, theme.panel, 0.55)
            pieces.hall(self.canvas, (after, foot), plan.factories, ghost, theme.accent)
        wide = (space.factories or plan.factories) * pieces.GABLE
        mark = self.scene.marks[seat]
        self.canvas.text((x + wide / 2, foot - 20), mark, 31, ink, anchor="mm", bold=True, room=wide - 4)
        x += (space.factories + plan.factories) * pieces.GABLE
        if space.parts or plan.parts:
            edge = theme.accent if plan.parts else PAPER
            pieces.parts(self.canvas, (x, foot), theme.pieces["brown"], edge)
        if space.cars or plan.cars:
            self._cars(fill)
        self._markers()

    def _cars(self, fill: RGB) -> None:
        """How many cars stand there, with those that would come or go."""
        theme, count, change = self.scene.theme, self.space.cars, self.plan.cars
        _, _, right, bottom = self.place.box
        edge = PAPER if theme.ink_on(fill) == PAPER else INK
        car(self.canvas, (right - 37, bottom - 64), self.row.car_class, (fill, edge), CAR)
        text = f"{count}{change:+d}" if change else str(count)
        ink = theme.accent if change else theme.text
        self.canvas.text((right - 37, bottom - 29), text, 40, ink, anchor="mm", bold=True, room=74)

    def _markers(self) -> None:
        left, top = self.place.box[:2]
        x, y = left + 27, top + FLOOR + 13
        accent = self.scene.theme.accent
        for has, planned in ((self.space.bonus, False), (self.plan.bonus, True)):
            if has:
                pieces.bonus(self.canvas, (x, y), 15, accent if planned else PAPER)
                x += 33
        for count, planned in ((self.space.reduced, False), (self.plan.reduced, True)):
            for _ in range(count):
                pieces.reduced(self.canvas, (x, y), 15, INK, accent if planned else PAPER)
                x += 33

    def _boards(self) -> None:
        """Planks across a closed space."""
        theme = self.scene.theme
        left, top, right, bottom = self.place.box
        pieces.planks(self.canvas, theme, (left + 8, top + FLOOR, right - 8, bottom - 8), self.plan.closed)
        at = (left + right) / 2, (top + FLOOR + bottom - 8) / 2
        word = self.scene.words.say("picture-closed")
        ink = theme.ink_on(theme.accent) if self.plan.closed else PAPER
        self.canvas.text(at, word, 33, ink, anchor="mm", bold=True, room=TILE_WIDE - 50)


def name_lines(name: str) -> list[str]:
    """A model's name in one line, or in two where it is too long."""
    if typography.width(name, NAME) <= ROOM / 0.93:
        return [name]
    breaks = [at + 1 for at, letter in enumerate(name) if letter in " -"]
    if not breaks:
        return [name]
    middle = min(breaks, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle].rstrip(), name[middle:]]
