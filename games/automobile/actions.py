"""What a player can do, and its notation both ways."""

import re

from games.automobile.board import words
from games.automobile.components import CHARACTERS, CLASSES, CarClass, Character
from games.automobile.state import State
from games.engine.contract import Action
from games.engine.errors import Ambiguous, NotUnderstood
from games.engine.notation import LONGEST, read_alone, read_number, verb_of
from games.engine.ranges import Amount

PARTS = "parts"


class Choose(Action, frozen=True):
    """`choose Ford`: take a character."""

    character: Character


class Build(Action, frozen=True):
    """`build Franklin-A 2`, `build Duryea 1+parts`, `build Duryea parts`: tiles on one space."""

    model: str
    factories: int
    parts: bool


class FordBuild(Action, frozen=True):
    """`ford Duryea`, `ford Duryea parts`: Ford's additional tile."""

    model: str
    parts: bool


class Distribute(Action, frozen=True):
    """`distribute mid:2 low:1`: distributors into the bands."""

    luxury: int
    mid: int
    low: int

    @property
    def amounts(self) -> tuple[Amount, ...]:
        """A number for each band that gets some."""
        placed = zip(CLASSES, (self.luxury, self.mid, self.low), strict=True)
        return tuple(Amount(band.value, count) for band, count in placed if count)


class Research(Action, frozen=True):
    """`research`: two R&D cubes."""


class Produce(Action, frozen=True):
    """`produce Duryea:4 Franklin-A:6`: cars, a number for each space."""

    amounts: tuple[Amount, ...]


class Close(Action, frozen=True):
    """`close Duryea`: all tiles of a space."""

    model: str


class HowardSale(Action, frozen=True):
    """`howard Duryea:1 Ford-T:1`: the cars that Howard sells."""

    amounts: tuple[Amount, ...]


class Sell(Action, frozen=True):
    """`sell Ford-T mid`: a distributor of the mid band sells a Ford T."""

    model: str
    band: CarClass


class Bonus(Action, frozen=True):
    """`bonus Duryea`: a bonus sales marker."""

    model: str


class Reduce(Action, frozen=True):
    """`reduce Duryea 2`: a set of reduced price markers."""

    model: str
    markers: int


class Loan(Action, frozen=True):
    """`loan`: take a loan, at any time."""


class Pass(Action, frozen=True):
    """`pass`: no executive decision any more, or no tile by Ford now."""


Move = (
    Choose
    | Build
    | FordBuild
    | Distribute
    | Research
    | Produce
    | Close
    | HowardSale
    | Sell
    | Bonus
    | Reduce
    | Loan
    | Pass
)


_ALONE: dict[str, Move] = {"research": Research(), "loan": Loan(), "pass": Pass()}


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Choose(character):
            return f"choose {character.value.capitalize()}"
        case Build(model, factories, parts):
            tiles = "+".join(([str(factories)] if factories else []) + [PARTS] * parts)
            return f"build {_token(model)} {tiles}".removesuffix(" 1")
        case FordBuild(model, parts):
            return f"ford {_token(model)}" + f" {PARTS}" * parts
        case Distribute(luxury, mid, low):
            counts = zip(CLASSES, (luxury, mid, low), strict=True)
            return " ".join(["distribute", *(f"{band.value}:{count}" for band, count in counts if count)])
        case Produce(amounts):
            return " ".join(["produce", *map(_written, amounts)])
        case HowardSale(amounts):
            return " ".join(["howard", *map(_written, amounts)])
        case Sell(model, band):
            return f"sell {_token(model)} {band.value}"
        case Reduce(model, markers):
            return f"reduce {_token(model)} {markers}"
        case Close(model) | Bonus(model):
            return f"{action.__struct_config__.tag} {_token(model)}"
    return str(action.__struct_config__.tag)


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter, and as much of a
    model's name will do as tells it from the others."""
    verb, rest = verb_of(re.sub(r"\s*([:+])\s*", r"\1", text))
    if verb in _ALONE:
        read_alone(rest)
        return _ALONE[verb]
    match verb:
        case "sell" | "reduce" if " " not in rest:
            raise NotUnderstood("incomplete", verb=verb)
        case "choose" | "build" | "ford" | "distribute" | "produce" | "howard" | "close" | "bonus" if (
            not rest
        ):
            raise NotUnderstood("incomplete", verb=verb)
        case "choose":
            return Choose(_read_character(rest))
        case "build":
            return _read_build(state, rest)
        case "ford":
            model, has_parts = _without_parts(rest)
            return FordBuild(_read_model(state, model), has_parts)
        case "distribute":
            counts = dict.fromkeys(CLASSES, 0)
            for name, count in _read_pairs(rest):
                counts[_read_class(name)] += count
            return Distribute(*counts.values())
        case "produce":
            return Produce(_read_amounts(state, rest))
        case "howard":
            return HowardSale(_read_amounts(state, rest))
        case "sell":
            model, _, band = rest.rpartition(" ")
            return Sell(_read_model(state, model), _read_class(band))
        case "reduce":
            model, _, markers = rest.rpartition(" ")
            return Reduce(_read_model(state, model), read_number(markers))
        case "close":
            return Close(_read_model(state, rest))
        case "bonus":
            return Bonus(_read_model(state, rest))
    raise NotUnderstood("unknown-move", text=text[:LONGEST])


def _token(model: str) -> str:
    return model.replace(" ", "-")


def _written(amount: Amount) -> str:
    return f"{_token(amount.what)}:{amount.count}"


def _read_build(state: State, text: str) -> Build:
    """A number at the end counts tiles, unless it belongs to a model: "Hudson 20" is one tile."""
    model, has_parts = _without_parts(text)
    name, _, count = model.rpartition(" ")
    if name and re.fullmatch("[0-9]+", count) and (_is_whole(state, name) or not _matching(state, model)):
        return Build(_read_model(state, name), read_number(count), has_parts)
    return Build(_read_model(state, model), 0 if has_parts else 1, has_parts)


def _is_whole(state: State, text: str) -> bool:
    """Whether this is all of a model's name, written in one."""
    return any(_token(model).casefold() == text.casefold() for model in state.board.models)


def _without_parts(text: str) -> tuple[str, bool]:
    for ending in (f"+{PARTS}", f" {PARTS}"):
        if text.casefold().endswith(ending):
            return text[: -len(ending)], True
    return text, False


def _read_pairs(text: str) -> list[tuple[str, int]]:
    """`mid:2 low:1`; names may have spaces, so a pair ends with its number."""
    if not re.fullmatch(r"(?:[^:]+:[0-9]+(?: |\Z))+", text):
        raise NotUnderstood("not-pairs", text=text[:LONGEST])
    return [(name.strip(), read_number(count)) for name, count in re.findall(r"([^:]+):([0-9]+)", text)]


def _read_amounts(state: State, text: str) -> tuple[Amount, ...]:
    """The numbers by model, in the order of the ring; a model that is named twice stays so, to be
    refused by the rules."""
    amounts = [Amount(_read_model(state, name), count) for name, count in _read_pairs(text)]
    return tuple(sorted(amounts, key=lambda amount: state.board.position[amount.what]))


def _read_model(state: State, text: str) -> str:
    found = _matching(state, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("model-ambiguous", text, [_token(model) for model in found], one_of=found)
    raise NotUnderstood("model-unknown", text=text[:LONGEST])


def _matching(state: State, text: str) -> list[str]:
    """The models whose name holds these words in a row; the last may be cut short. A model whose
    whole name is typed is meant alone."""
    typed = words(text)
    for model, name in state.board.words_of.items():
        if name == typed:
            return [model]
    return [model for model, name in state.board.words_of.items() if typed and _holds(name, typed)]


def _holds(name: list[str], typed: list[str]) -> bool:
    *whole, last = typed
    return any(
        name[at : at + len(whole)] == whole
        and (name[at + len(whole)] == last or (last.isalpha() and name[at + len(whole)].startswith(last)))
        for at in range(len(name) - len(whole))
    )


def _read_character(text: str) -> Character:
    for character in CHARACTERS:
        if character.value == text.casefold():
            return character
    raise NotUnderstood("character-unknown", text=text[:LONGEST], one_of=list(CHARACTERS))


def _read_class(text: str) -> CarClass:
    for car_class in CLASSES:
        if car_class.value == text.casefold():
            return car_class
    raise NotUnderstood("class-unknown", text=text[:LONGEST], one_of=list(CLASSES))
