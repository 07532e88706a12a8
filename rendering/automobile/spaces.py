"""A space of the ring: its words, its factories, cars and markers, and what is planned there."""

from dataclasses import dataclass

from games.automobile.board import SpaceRow
from games.automobile.factories import research_cost
from games.automobile.state import Space, State
from rendering.automobile import pieces
from rendering.automobile.cars import LONG, TALL, car
from rendering.automobile.layout import Plot, Ring, ring_of
from rendering.automobile.plans import Plan, planner
from rendering.automobile.tiles import TILES, Tile, name_lines, written
from rendering.automobile.wording import money
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import added
from rendering.drawing.pieces import cube
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.drawing.upright import smallest
from rendering.scene import Form, Scene

BESIDE_NUMBER, BETWEEN = 8.0, 4.0
"""How far the plate of a choice's number reaches beside it, and between two of them."""
AHEAD = 6  # so far ahead the R&D for a space is written on it


def paint(canvas: Canvas, scene: Scene, place: Plot, row: SpaceRow, plan: Plan | None) -> None:
    """Everything on a space but its plate."""
    _Space(canvas, scene, place, row, plan or Plan(), plan is not None).paint()


def badge(canvas: Canvas, theme: Theme, place: Plot, row: SpaceRow, form: Form) -> None:
    """What its plate has: the badge of its class and, where its name does not reach so far down, a shadow of
    its car."""
    tile, (left, top, right, bottom) = TILES[form], place.box
    pieces.emblem(canvas, (left + tile.badge[0], top + tile.badge[1]), row.car_class, tile.badge_radius)
    at = right - tile.shadow[0], bottom - tile.shadow[1]
    lines = name_lines(row.model, tile, tile.room)
    reach = top + tile.rows[0 if len(lines) == 1 else 2] + tile.name_in_two / 2
    if reach <= at[1] - tile.shadow_wide * TALL / LONG / 2:
        car(canvas, at, row.car_class, (shade(theme), theme.panel), tile.shadow_wide)


def shade(theme: Theme) -> RGB:
    """The colour of a car's shadow."""
    return mix(theme.panel, theme.muted, 0.34)


def _wide(text: str, size: float) -> float:
    return typography.width(text, size * 4, typography.BOLD) / 4


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

    @property
    def ring(self) -> Ring:
        return ring_of(self.scene)

    @property
    def tile(self) -> Tile:
        return TILES[self.scene.form]

    def paint(self) -> None:
        theme, space, band = self.scene.theme, self.space, self.ring.band
        left, top, right, bottom = self.place.box
        if space.seat is not None or space.closed:
            fill = theme.ground if space.seat is None else pieces.player_colour(theme, space.seat)
            floor = mix(theme.panel, theme.ground, 0.8) if space.closed else tint(theme, fill)
            self.canvas.rectangle((left + 6, top + band, right - 6, bottom - 6), floor, radius=7)
            self.canvas.rectangle((left + 6, top + band, right - 6, top + band + 10), floor, radius=0)
        self._band()
        self._name(theme.muted if space.closed else theme.text)
        if space.closed or self.plan.closed:
            self._boards()
        elif space.seat is not None or self.plan.factories:
            self._works(planner(self.state) if space.seat is None else space.seat)
        else:
            self._research()

    def _band(self) -> None:
        """Year and price; where candidates are numbered their numbers, and the price if there is room."""
        theme, tile, band = self.scene.theme, self.tile, self.ring.band
        left, top, right, _ = self.place.box
        middle = top + tile.badge[1]
        if self.is_planned:
            self.canvas.rectangle((left + 2, top + 2, right - 2, top + band), theme.accent, radius=10)
            pieces.emblem(self.canvas, (left + tile.badge[0], middle), self.row.car_class, tile.badge_radius)
        ink = theme.ink_on(theme.accent if self.is_planned else pieces.CLASS_COLOURS[self.row.car_class])
        cost, end, start = money(self.scene, self.row.cost), right - tile.edge, left + tile.numbers_at
        numbers = written(self.plan.numbers, tile.numbers)
        wide = [_wide(number, tile.number) + 2 * BESIDE_NUMBER for number in numbers]
        fits = start + added(wide) + BETWEEN * len(wide) <= end - min(_wide(cost, tile.cost), tile.cost_room)
        if fits:
            self.canvas.text((end, middle), cost, tile.cost, ink, anchor="rm", bold=True, room=tile.cost_room)
        if not numbers:
            self.canvas.text((left + tile.year_at, middle), str(self.row.year), tile.year, ink)
            return
        if not fits:
            wide = [(right - 8 - start) / len(numbers) - BETWEEN] * len(numbers)
        for number, room in zip(numbers, wide, strict=True):
            self.canvas.rectangle((start, top + 3, start + room, top + band - 1), ink, radius=9)
            at = start + room / 2, middle - 1
            self.canvas.text(at, number, tile.number, theme.accent, anchor="mm", bold=True, room=room - 4)
            start += room + BETWEEN

    def _name(self, ink: RGB) -> None:
        tile, (left, top, right, _) = self.tile, self.place.box
        room = tile.room - (self._markers() if tile.markers_beside_name else 0)
        x = (left + right) / 2 - (tile.room - room) / 2
        lines = name_lines(self.row.model, tile, room)
        size, rows = (tile.name, tile.rows[:1]) if len(lines) == 1 else (tile.name_in_two, tile.rows[1:])
        for line, y in zip(lines, rows, strict=True):
            large = max(size, smallest(self.canvas, line))
            self.canvas.text((x, top + y), line, large, ink, anchor="mm", room=room)

    def _research(self) -> None:
        """What it takes to build so far ahead."""
        beyond = self.state.board.position[self.row.model] - self.state.mark
        if 0 < beyond <= AHEAD:
            tile, (left, _, _, bottom) = self.tile, self.place.box
            x, y = left + tile.research[0], bottom - tile.research[1]
            cube(self.canvas, (x, y), PAPER, tile.cube)
            cost, at = str(research_cost(self.state, self.row.model)), (x + tile.cube * 0.66, y + 1)
            self.canvas.text(at, cost, tile.count, self.scene.theme.text, bold=True)

    def _works(self, seat: int) -> None:
        """The hall with how many factories it has, the parts factory, the cars, the markers, its owner's
        piece."""
        theme, space, plan, tile = self.scene.theme, self.space, self.plan, self.tile
        left, top, right, bottom = self.place.box
        fill = pieces.player_colour(theme, seat)
        ink = theme.ink_on(fill)
        if not space.factories:
            floor = left + 6, top + self.ring.floor, right - 6, bottom - 6
            self.canvas.rectangle(floor, tint(theme, fill), radius=7)
        foot, x = bottom - tile.foot, left + tile.works_at
        count = space.factories + plan.factories
        gable = tile.gable(count)
        if space.factories:
            pieces.hall(self.canvas, (x, foot), space.factories, (gable, tile.tall), fill, ink)
        if plan.factories:
            after, ghost = x + space.factories * gable, mix(fill, theme.panel, 0.55)
            pieces.hall(self.canvas, (after, foot), plan.factories, (gable, tile.tall), ghost, theme.accent)
        self._figure((x + count * gable / 2, foot - tile.tall * 0.38), ink, count * gable - 2)
        if space.parts or plan.parts:
            edge = theme.accent if plan.parts else PAPER
            after = x + count * gable + 1
            pieces.parts(self.canvas, (after, foot), tile.parts, theme.pieces["brown"], edge)
        if space.cars or plan.cars:
            self._cars(fill)
        if not tile.markers_beside_name:
            self._markers()
        at = left + tile.owner[0], bottom - tile.owner[1]
        pieces.piece(self.canvas, self.scene, at, seat, tile.owner_radius)

    def _figure(self, at: tuple[float, float], ink: RGB, room: float) -> None:
        """How many factories there are; with those that would come."""
        there, planned, theme = self.space.factories, self.plan.factories, self.scene.theme
        if planned:
            text = f"{there or ''}+{planned}"
            halo = theme.halo
            self.canvas.text(
                at, text, self.tile.factories, theme.accent, anchor="mm", bold=True, room=room, halo=halo
            )
        elif there:
            self.canvas.text(at, str(there), self.tile.factories, ink, anchor="mm", bold=True, room=room)

    def _cars(self, fill: RGB) -> None:
        """How many cars stand there, with those that would come or go."""
        theme, count, change, tile = self.scene.theme, self.space.cars, self.plan.cars, self.tile
        _, _, right, bottom = self.place.box
        edge = PAPER if theme.ink_on(fill) == PAPER else INK
        room = tile.change_room if change else tile.count_room
        if room == tile.count_room:
            at = right - tile.car[0], bottom - tile.car[1]
            car(self.canvas, at, self.row.car_class, (fill, edge), tile.car_wide)
        text = f"{count}{change:+d}" if change else str(count)
        ink = theme.accent if change else theme.text
        at = right - tile.count_at[0], bottom - tile.count_at[1]
        self.canvas.text(at, text, tile.cars, ink, anchor=tile.anchor, bold=True, room=room)

    def _markers(self) -> float:
        """Bonus sales and reduced prices, from one side of the space; how far they reach."""
        tile, (left, top, right, _) = self.tile, self.place.box
        x, y = tile.marker_at
        x, y = right - x if tile.markers_beside_name else left + x, top + y
        accent, start = self.scene.theme.accent, x
        for has, planned in ((self.space.bonus, False), (self.plan.bonus, True)):
            if has:
                pieces.bonus(self.canvas, (x, y), tile.marker, accent if planned else PAPER)
                x += tile.marker_step
        for count, planned in ((self.space.reduced, False), (self.plan.reduced, True)):
            for _ in range(count):
                pieces.reduced(self.canvas, (x, y), tile.marker, INK, accent if planned else PAPER)
                x += tile.marker_step
        return abs(x - start) + tile.marker if x != start else 0.0

    def _boards(self) -> None:
        """Planks across a closed space."""
        theme, tile, floor = self.scene.theme, self.tile, self.ring.floor
        left, top, right, bottom = self.place.box
        pieces.planks(self.canvas, theme, (left + 8, top + floor, right - 8, bottom - 8), self.plan.closed)
        at = (left + right) / 2, (top + floor + bottom - 8) / 2
        word = self.scene.words.say("picture-closed")
        ink = theme.ink_on(theme.accent) if self.plan.closed else PAPER
        self.canvas.text(at, word, tile.closed, ink, anchor="mm", bold=True, room=self.ring.tile[0] - 50)
