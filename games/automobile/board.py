"""The ring of models and the figures of the three classes: the data file, and what is checked in it."""

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from games.automobile.components import CLASSES, FACTORIES_A_SPACE, CarClass
from games.engine import boards, contract, reading
from games.engine.errors import BadInput

Money = Annotated[int, Meta(ge=10, le=5000, multiple_of=10)]
Count = Annotated[int, Meta(ge=0, le=28)]
Slots = Annotated[int, Meta(ge=0, le=12)]


class SpaceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A model. `sourced` names the figures known from the printed game; the others are
    reconstructed."""

    model: Annotated[str, Meta(max_length=24, pattern=r"^[^\W_]+(?:[ -][^\W_]+)*\Z")]
    year: Annotated[int, Meta(ge=1800, le=2100)]
    car_class: CarClass = msgspec.field(name="class")
    cost: Annotated[int, Meta(ge=110, le=5000, multiple_of=10)]
    sourced: tuple[Literal["name", "marque", "position", "class", "cost"], ...] = ()

    @property
    def name(self) -> str:
        """What must differ from model to model: when typed, a hyphen is a space."""
        return self.model.replace("-", " ")


class ClassRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A class: prices (reduced: none where prices can't be), the cost of a car, the least and the
    most that one, two and three factories produce, and the slots opened by turns 1, 2 and 3."""

    price: Money
    reduced: Money | None
    unit_cost: Annotated[int, Meta(ge=30, le=5000, multiple_of=10)]
    output: Annotated[
        tuple[tuple[Count, Count], ...], Meta(min_length=FACTORIES_A_SPACE, max_length=FACTORIES_A_SPACE)
    ]
    slots: tuple[Slots, Slots, Slots]
    sourced: tuple[Literal["price", "reduced", "unit_cost", "output", "slots"], ...] = ()

    def slots_in(self, turn: int) -> int:
        """The slots that are open in a turn."""
        return sum(self.slots[:turn])


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file."""

    game: Literal["automobile"]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    provenance: dict[Literal["en", "fr"], Annotated[str, Meta(max_length=1000)]]
    classes: dict[CarClass, ClassRow]
    spaces: Annotated[tuple[SpaceRow, ...], Meta(min_length=12, max_length=26)]


class Board(contract.Board):
    """The board as the rules use it. Models are in the order of the ring, the oldest first."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.name = figures.name
        self.provenance = figures.provenance
        self.classes = {car_class: figures.classes[car_class] for car_class in CLASSES}
        self.models = {row.model: row for row in figures.spaces}
        self.labels = self.models
        self.position = {model: place for place, model in enumerate(self.models)}
        self.words_of = {model: words(model) for model in self.models}

    def class_of(self, model: str) -> ClassRow:
        """The figures of a model's class."""
        return self.classes[self.models[model].car_class]


def words(text: str) -> list[str]:
    """The words of a model's name as they are typed."""
    return [word for word in re.split(r"[ -]+", text.casefold()) if word]


def read_board(text: bytes) -> Board:
    """The board of a file; a bad one is refused with the line and the reason."""
    with reading.located(text):
        figures = reading.decode(text, Figures)
        boards.check_names("spaces", figures.spaces)
        for car_class in CLASSES:
            if car_class not in figures.classes:
                raise BadInput("file-missing-field", ("classes",), field=car_class.value)
            _check_class(car_class, figures.classes[car_class])
            if all(row.car_class is not car_class for row in figures.spaces):
                raise BadInput("board-no-model", ("spaces",), car_class=car_class)
        return Board(figures)


def _check_class(car_class: CarClass, row: ClassRow) -> None:
    path = ("classes", car_class.value)
    for factories, (low, high) in enumerate(row.output):
        if not 1 <= low <= high:
            raise BadInput("board-output", (*path, "output", factories), low=low, high=high)
    if (row.reduced is None) != (car_class is CarClass.LUXURY):
        raise BadInput("board-reduced-class", (*path, "reduced"))
    if row.reduced is not None and row.reduced >= row.price:
        raise BadInput("board-reduced-price", (*path, "reduced"), reduced=row.reduced, price=row.price)
