"""The notation both ways, abbreviations, and what is not understood."""

import json

import pytest

from games.automobile import GAME
from games.automobile.actions import (
    Bonus,
    Build,
    Choose,
    Close,
    Distribute,
    FordBuild,
    HowardSale,
    Loan,
    Move,
    Pass,
    Produce,
    Reduce,
    Research,
    Sell,
)
from games.automobile.components import CHARACTERS, CLASSES, CarClass, Character
from games.automobile.state import AutomobileOptions, State
from games.engine.chance import Chance
from games.engine.errors import NotUnderstood
from games.engine.ranges import Amount
from tests.automobile.table import LOW, LUXURY, MID, Table


@pytest.fixture(scope="module")
def state() -> State:
    return Table().state


def amounts(**counts: int) -> tuple[Amount, ...]:
    return tuple(Amount(name.replace("_", " "), count) for name, count in counts.items())


TILES = ((1, False), (2, False), (1, True), (0, True))
EVERY_KIND: list[tuple[Move, str]] = [
    (Choose(Character.FORD), "choose Ford"),
    (Choose(Character.CHRYSLER), "choose Chrysler"),
    (Build("Duryea", 1, False), "build Duryea"),
    (Build("Franklin A", 2, False), "build Franklin-A 2"),
    (Build("Duryea", 1, True), "build Duryea 1+parts"),
    (Build("Duryea", 0, True), "build Duryea parts"),
    (Build("Hudson 20", 1, False), "build Hudson-20"),
    (Build("Hudson 20", 2, False), "build Hudson-20 2"),
    (Build("Cord 810", 0, True), "build Cord-810 parts"),
    (Build("Cord 810", 1, True), "build Cord-810 1+parts"),
    (Build("Cadillac V-16", 2, False), "build Cadillac-V-16 2"),
    (FordBuild("Ford T", False), "ford Ford-T"),
    (FordBuild("Ford T", True), "ford Ford-T parts"),
    (Distribute(0, 2, 1), "distribute mid:2 low:1"),
    (Distribute(1, 1, 1), "distribute luxury:1 mid:1 low:1"),
    (Research(), "research"),
    (Produce(amounts(Duryea=4, Franklin_A=6)), "produce Duryea:4 Franklin-A:6"),
    (Produce(amounts(Hudson_20=20)), "produce Hudson-20:20"),
    (Close("Pierce-Arrow"), "close Pierce-Arrow"),
    (HowardSale(amounts(Duryea=1, Ford_T=1)), "howard Duryea:1 Ford-T:1"),
    (Sell("Ford T", MID), "sell Ford-T mid"),
    (Sell("Hudson 20", LOW), "sell Hudson-20 low"),
    (Bonus("Chrysler B-70"), "bonus Chrysler-B-70"),
    (Reduce("Hudson 20", 2), "reduce Hudson-20 2"),
    (Loan(), "loan"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("action", "text"), EVERY_KIND, ids=[text for _, text in EVERY_KIND])
def test_every_kind_of_action_both_ways(state: State, action: Move, text: str) -> None:
    assert GAME.write(action) == text
    assert GAME.read(state, text) == action
    assert GAME.advice.choices(action)[0] == text.split()[0]


def test_every_model_character_and_class_both_ways(state: State) -> None:
    actions: list[Move] = [Choose(character) for character in CHARACTERS]
    for model in state.spaces:
        actions += [Build(model, *tiles) for tiles in TILES]
        actions += [FordBuild(model, False), FordBuild(model, True), Close(model), Bonus(model)]
        actions += [Reduce(model, 1), Reduce(model, 2), *(Sell(model, band) for band in CLASSES)]
        actions += [Produce((Amount(model, 12),)), HowardSale((Amount(model, 2),))]
    for action in actions:
        assert GAME.read(state, GAME.write(action)) == action
    assert len({GAME.write(action) for action in actions}) == len(actions)
    assert len({GAME.advice.choices(action) for action in actions}) == len(actions)


# Abbreviations


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("produce duryea:4 franklin:6", Produce(amounts(Duryea=4, Franklin_A=6))),
        ("produce franklin:6 duryea:4", Produce(amounts(Duryea=4, Franklin_A=6))),
        ("produce franklin a:6 hudson 20:3", Produce(amounts(Franklin_A=6, Hudson_20=3))),
        ("produce hud:3", Produce(amounts(Hudson_20=3))),
        ("build Hudson 20", Build("Hudson 20", 1, False)),
        ("build Hudson 20 2", Build("Hudson 20", 2, False)),
        ("build Hudson 2", Build("Hudson 20", 2, False)),
        ("build Hudson", Build("Hudson 20", 1, False)),
        ("build hudson 1", Build("Hudson 20", 1, False)),
        ("build Hudson 20 1 + parts", Build("Hudson 20", 1, True)),
        ("build Hudson 20 parts", Build("Hudson 20", 0, True)),
        ("build hudson 1 parts", Build("Hudson 20", 1, True)),
        ("build hudson +parts", Build("Hudson 20", 0, True)),
        ("build 490", Build("Chevrolet 490", 1, False)),
        ("build 490 2", Build("Chevrolet 490", 2, False)),
        ("build curved 2", Build("Oldsmobile Curved Dash", 2, False)),
        ("build twin six", Build("Packard Twin Six", 1, False)),
        ("build cadillac v", Build("Cadillac V-16", 1, False)),
        ("build b 70", Build("Chrysler B-70", 1, False)),
        ("build willys knight", Build("Willys-Knight", 1, False)),
        ("ford ford a", FordBuild("Ford A", False)),
        ("ford ford t parts", FordBuild("Ford T", True)),
        ("sell ford t low", Sell("Ford T", LOW)),
        ("close arrow", Close("Pierce-Arrow")),
        ("reduce hudson 20 1", Reduce("Hudson 20", 1)),
        ("reduce hudson 1", Reduce("Hudson 20", 1)),
        ("distribute mid:2 mid:1", Distribute(0, 3, 0)),
        ("distribute low:1 luxury:2", Distribute(2, 0, 1)),
    ],
)
def test_as_much_of_a_name_will_do_as_tells_it_from_the_others(state: State, text: str, action: Move) -> None:
    assert GAME.read(state, text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  PRODUCE   Duryea : 4   FRANKLIN-a: 6 ", Produce(amounts(Duryea=4, Franklin_A=6))),
        ("Build\tduryea  1 +Parts", Build("Duryea", 1, True)),
        ("CHOOSE ford", Choose(Character.FORD)),
        (" Distribute LOW :1", Distribute(0, 0, 1)),
        ("sell  FORD  t  MID", Sell("Ford T", MID)),
        ("\nPass\n", Pass()),
        ("LOAN", Loan()),
        ("howard ford-T:1 DURYEA:1", HowardSale(amounts(Duryea=1, Ford_T=1))),
    ],
)
def test_case_and_spaces_do_not_matter(state: State, text: str, action: Move) -> None:
    assert GAME.read(state, text) == action


@pytest.mark.parametrize(
    ("text", "models"),
    [
        ("ford", ["Ford N", "Ford T", "Ford A"]),
        ("Chrysler", ["Chrysler B-70", "Chrysler 65"]),
        ("six", ["Packard Twin Six", "Pontiac Six"]),
        ("oldsmobile", ["Oldsmobile Curved Dash", "Oldsmobile S"]),
        ("p", ["Packard L", "Pierce-Arrow", "Packard Twin Six", "Pontiac Six"]),
    ],
)
def test_a_name_of_several_models_is_ambiguous(state: State, text: str, models: list[str]) -> None:
    for move in ("build {}", "build {} 2", "close {}", "ford {} parts", "produce {}:3", "sell {} mid"):
        with pytest.raises(NotUnderstood) as error:
            GAME.read(state, move.format(text))
        assert error.value.key == "model-ambiguous"
        assert error.value.figures["text"] == text
        assert error.value.figures["one_of"] == models


def test_a_whole_name_is_meant_alone(state: State) -> None:
    assert GAME.read(state, "close ford a") == Close("Ford A")
    assert GAME.read(state, "close oldsmobile s") == Close("Oldsmobile S")


# Not understood


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-move"),
        ("resign", "unknown-move"),
        ("build", "incomplete"),
        ("produce", "incomplete"),
        ("sell Duryea", "incomplete"),
        ("reduce Duryea", "incomplete"),
        ("pass please", "word-too-many"),
        ("loan 2", "word-too-many"),
        ("research 2", "word-too-many"),
        ("choose Edison", "character-unknown"),
        ("build Trabant", "model-unknown"),
        ("build Trabant 2", "model-unknown"),
        ("build parts", "model-unknown"),
        ("build -", "model-unknown"),
        ("close Hudson 2", "model-unknown"),
        ("close Hudson 200", "model-unknown"),
        ("bonus uryea", "model-unknown"),
        ("produce Trabant:3", "model-unknown"),
        ("produce Duryea", "not-pairs"),
        ("produce Duryea:", "not-pairs"),
        ("produce Duryea:four", "not-pairs"),
        ("produce Duryea:4 Franklin", "not-pairs"),
        ("produce Duryea:-4", "not-pairs"),
        ("produce :4", "unknown-move"),
        ("produce Duryea:٤", "not-pairs"),
        ("distribute mid", "not-pairs"),
        ("distribute high:2", "class-unknown"),
        ("sell Duryea high", "class-unknown"),
        ("reduce Duryea two", "not-a-number"),
        ("reduce Duryea 99999", "number-out-of-range"),
        ("produce Duryea:99999", "number-out-of-range"),
        ("build Duryea 99999999999", "number-out-of-range"),
    ],
)
def test_what_is_not_understood(state: State, text: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, text)
    assert error.value.key == key


def test_what_is_not_understood_tells_what_would_be(state: State) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, "choose Edison")
    assert (error.value.figures["text"], error.value.figures["one_of"]) == ("Edison", list(CHARACTERS))
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, "distribute high:1")
    assert (error.value.figures["text"], error.value.figures["one_of"]) == ("high", list(CLASSES))


@pytest.mark.parametrize("text", ["x" * 10_000, "build " + "x" * 10_000, "produce " + "x" * 10_000])
def test_a_long_text_is_not_repeated_whole(state: State, text: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, text)
    assert len(error.value.figures["text"]) == 80


@pytest.mark.parametrize("text", ["a:1111 " * 280 + "x", "a:1111" * 300 + "x", "a :1 " * 400, ":" * 2000])
def test_no_text_takes_long_to_read(state: State, text: str) -> None:
    """A message of Discord's longest: it once took the pattern for pairs years."""
    with pytest.raises(NotUnderstood):
        GAME.read(state, f"produce {text}")


# Boards of one's own


def renamed(**names: str) -> State:
    """A game on a board with other names for some models, by their place."""
    figures = json.loads(GAME.board().json)
    for place, name in names.items():
        figures["spaces"][int(place[1:])]["model"] = name
    board = GAME.read_board(json.dumps(figures).encode())
    state, _ = GAME.setup(3, AutomobileOptions(), board, Chance("own"))
    return state


def test_models_of_which_one_is_another_with_a_number_are_told_apart() -> None:
    state = renamed(_0="Benz", _1="Benz 2", _2="Benz 1", _3="Acme parts", _4="20", _5="20 2")
    models = ("Benz", "Benz 2", "Benz 1", "Acme parts", "20", "20 2")
    for model in models:
        actions: list[Move] = [Build(model, *tiles) for tiles in TILES]
        actions += [FordBuild(model, True), FordBuild(model, False), Reduce(model, 1), Reduce(model, 2)]
        actions += [Sell(model, LUXURY), Produce((Amount(model, 2),)), HowardSale((Amount(model, 2),))]
        for action in actions:
            assert GAME.read(state, GAME.write(action)) == action


def test_a_class_is_read_by_its_name(state: State) -> None:
    for band in CarClass:
        assert GAME.read(state, f"sell Duryea {band.value}") == Sell("Duryea", band)
