"""What stands where at a city: who is there, what it is worth, the number of a choice. All at once, none over
another."""

from collections.abc import Mapping
from dataclasses import dataclass

from rendering.drawing.geometry import Point
from rendering.great_western.atlas import ATLAS, UPRIGHT

Slots = Mapping[int, tuple[float, tuple[Point, ...]]]


@dataclass(frozen=True, eq=False)
class Place:
    """A city by its radius, those of its value and of the number of a choice, how far these stand above and
    below its edge, the size of their figures, and `slots`: how large pieces are and where they lie, by how
    many there are. Fewer are larger."""

    radius: float
    coin: float
    coin_away: float
    worth: float
    badge: float
    badge_away: float
    number: float
    slots: Slots

    def coin_place(self, city: Point) -> Point:
        """Where a city's value stands: at its upper edge, clear of four pieces."""
        return city[0], city[1] - self.radius - self.coin_away

    def badge_place(self, city: Point) -> Point:
        """Where the number of a choice stands: at its lower edge, clear of three pieces."""
        return city[0], city[1] + self.radius + self.badge_away

    def pieces(self, city: Point, count: int) -> tuple[float, list[Point]]:
        """How large so many pieces in a city are, and where they lie."""
        radius, places = self.slots[count]
        return radius, [(city[0] + x, city[1] + y) for x, y in places]

    @property
    def beside(self) -> tuple[tuple[Point, float], ...]:
        """What stands at a city besides the pieces in it: where from its middle, and how far it reaches."""
        middle = (0.0, 0.0)
        return (self.coin_place(middle), self.coin), (self.badge_place(middle), self.badge)


WIDE = Place(
    radius=ATLAS.city, coin=20, coin_away=6, worth=29, badge=22, badge_away=18, number=32,
    slots={
        0: (17.0, ()),
        1: (25.0, ((0, 2),)),
        2: (19.0, ((-19.5, 1), (19.5, 1))),
        3: (17.0, ((-17.5, -9.5), (17.5, -9.5), (0, 20.5))),
        4: (17.0, ((-17.2, -14.5), (17.2, -14.5), (-17.2, 19.5), (17.2, 19.5))),
    },
)  # fmt: skip
PHONE = Place(
    radius=UPRIGHT.city, coin=18, coin_away=6, worth=27, badge=20, badge_away=17, number=29,
    slots={
        0: (15.0, ()),
        1: (22.0, ((0, 2),)),
        2: (17.0, ((-17.2, 1), (17.2, 1))),
        3: (15.0, ((-15.4, -9), (15.4, -9), (0, 17.6))),
        4: (15.0, ((-15.2, -12.6), (15.2, -12.6), (-15.2, 17.6), (15.2, 17.6))),
    },
)  # fmt: skip
