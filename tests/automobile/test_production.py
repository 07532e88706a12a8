"""Producing cars: ranges, costs, pieces; and that ranges and rules agree."""

import random
from typing import cast

import pytest

from games.automobile import GAME
from games.automobile.actions import HowardSale, Produce
from games.automobile.events import CarsProduced, LoanTaken
from games.automobile.flow import refusal
from games.automobile.state import Phase, State
from games.engine.contract import clone
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Turn, set_up
from games.engine.ranges import Amount, Ranged
from tests.automobile.table import FIVE, FOUR, Table


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


def production(table: Table) -> Ranged | None:
    ranged = [move for move in GAME.legal(table.state, 0) if isinstance(move, Ranged)]
    return ranged[0] if ranged else None


def produce(**counts: int) -> Produce:
    return Produce(tuple(Amount(name.replace("_", " "), count) for name, count in counts.items()))


# The rows of the production table


@pytest.mark.parametrize(
    ("model", "factories", "low", "high", "unit"),
    [
        ("Packard L", 1, 1, 2, 100),
        ("Packard L", 2, 2, 4, 100),
        ("Packard L", 3, 3, 6, 100),
        ("Duryea", 1, 2, 4, 80),
        ("Duryea", 2, 4, 8, 80),
        ("Duryea", 3, 6, 12, 80),
        ("Ford N", 1, 3, 5, 60),
        ("Ford N", 2, 6, 10, 60),
        ("Ford N", 3, 9, 15, 60),
    ],
)
def test_the_least_and_the_most_by_class_and_factories(
    table: Table, model: str, factories: int, low: int, high: int, unit: int
) -> None:
    table.built("Yellow", model, factories)
    for count in (0, low - 1, high + 1):
        key, figures = table.refused(f"produce {model}:{count}")
        assert (key, figures["model"]) == ("produce-range", model)
        assert (figures["low"], figures["high"]) == (low, high)
    assert str(production(table)) == f"produce {model.replace(' ', '-')}:{low}-{high}"
    events = table.play(f"produce {model}:{high}")
    assert events == [CarsProduced(0, [Amount(model, high)], high * unit)]
    assert table.space(model).cars == high
    assert table.player("Yellow").cash == 2000 - high * unit


def test_a_parts_factory_saves_20_a_car_and_produces_nothing(table: Table) -> None:
    table.built("Yellow", "Duryea", 2, parts=True)
    table.built("Yellow", "Packard L", 1)
    assert table.why("produce Duryea:9") == "produce-range"
    table.play("produce Duryea:8 Packard L:2")
    assert table.player("Yellow").cash == 2000 - 8 * 60 - 2 * 100, "only that model is cheaper"


# Which spaces


def test_each_space_of_ones_choice_produces_at_least_one(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.built("Yellow", "Franklin A", 2)
    table.built("Yellow", "Packard L", 3)
    table.play("produce packard l:3 duryea:2")
    assert [table.space(model).cars for model in ("Duryea", "Franklin A", "Packard L")] == [2, 0, 3]
    assert table.player("Yellow").cash == 2000 - 2 * 80 - 3 * 100
    table.play("research", "research", "research")
    assert table.why(Produce(())) == "produce-each-once"


def test_each_space_is_named_once(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    table.built("Yellow", "Franklin A", 1)
    assert table.why("produce Duryea:4 Duryea:4") == "produce-each-once"
    assert table.why("produce Duryea:4 Franklin A:2 Duryea:4") == "produce-each-once"
    backwards = Produce((Amount("Franklin A", 2), Amount("Duryea", 4)))
    assert table.why(backwards) == "produce-each-once", "a production has one way to be written"


def test_only_ones_own_spaces_produce(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.built("Red", "Franklin A")
    for model in ("Franklin A", "Packard L"):
        key, figures = table.refused(f"produce Duryea:2 {model}:2")
        assert (key, figures["model"], figures["one_of"]) == ("produce-own-spaces", model, ["Duryea"])
    assert table.why(produce(Trabant=2)) == "produce-own-spaces"


def test_without_a_factory_nothing_is_produced(table: Table) -> None:
    assert production(table) is None
    assert table.why("produce Duryea:2") == "produce-own-spaces"


def test_a_space_produces_without_limit_in_a_turn(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    for _ in range(3):
        table.play("produce Duryea:8", "research", "research", "research")
    assert table.space("Duryea").cars == 24
    assert table.player("Yellow").cash == 2000 - 24 * 80


# Pieces and money


def test_28_cars_are_all_that_a_player_has(table: Table) -> None:
    table.built("Yellow", "Duryea", 2, cars=12)
    table.built("Yellow", "Franklin A", 2, cars=10)
    key, figures = table.refused("produce Duryea:7")
    assert (key, figures["cars"]) == ("cars-short", 6)
    assert table.why("produce Duryea:4 Franklin A:4") == "cars-short"
    assert str(production(table)) == "produce Duryea:4-6 Franklin-A:4-6"
    table.play("produce Duryea:6")
    assert table.state.cars_left(0) == 0


def test_a_space_whose_least_exceeds_the_pieces_cannot_be_chosen(table: Table) -> None:
    table.built("Yellow", "Duryea", 3, cars=23)
    table.built("Yellow", "Packard L", 1)
    assert str(production(table)) == "produce Packard-L:1-2"
    assert table.why("produce Duryea:6") == "cars-short"


def test_a_space_whose_least_exceeds_the_money_cannot_be_chosen(table: Table) -> None:
    table.built("Yellow", "Duryea", 1)
    table.built("Yellow", "Ford N", 1)
    table.give("Yellow", cash=170, loans=2)
    assert str(production(table)) == "produce Duryea:2-2"
    key, figures = table.refused("produce Ford N:3")
    assert (key, figures["cost"], figures["money"]) == ("production-money-short", 180, 170)
    table.give("Yellow", cash=150, loans=2)
    assert production(table) is None


def test_producing_takes_the_loans_it_needs_announced_before(table: Table) -> None:
    table.built("Yellow", "Duryea", 3)
    table.give("Yellow", cash=200)
    action = GAME.read(table.state, "produce Duryea:12")
    assert GAME.advice.detail(table.state, action).figures == {"cost": 960, "loans": 2, "left": 240}
    events = table.play("produce Duryea:12")
    assert events == [
        LoanTaken(0, 500, 1),
        LoanTaken(0, 500, 2),
        CarsProduced(0, [Amount("Duryea", 12)], 960),
    ]
    assert (table.player("Yellow").cash, table.player("Yellow").loans) == (240, 2)


def test_what_cash_and_loans_cannot_produce_is_refused(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    table.built("Yellow", "Franklin A", 2)
    table.give("Yellow", cash=100, loans=1)
    key, figures = table.refused("produce Duryea:4 Franklin A:4")
    assert (key, figures["cost"], figures["money"]) == ("production-money-short", 640, 600)
    ranged = production(table)
    assert ranged is not None
    assert produce(Duryea=4, Franklin_A=4) not in ranged
    assert produce(Duryea=7) in ranged


# The ranges


def test_the_ranges_hold_exactly_what_the_rules_allow(table: Table) -> None:
    """Every pair of numbers; the money is for seven cars."""
    table.built("Yellow", "Duryea", 1)
    table.built("Yellow", "Franklin A", 2)
    table.give("Yellow", cash=560, loans=2)
    ranged = production(table)
    assert ranged is not None
    inside = {
        (a, b)
        for a in range(-1, 7)
        for b in range(-1, 11)
        if Produce(
            tuple(Amount(model, count) for model, count in (("Duryea", a), ("Franklin A", b)) if count)
        )
        in ranged
    }
    alone = {(2, 0), (3, 0), (4, 0), (0, 4), (0, 5), (0, 6), (0, 7)}
    assert inside == alone | {(2, 4), (2, 5), (3, 4)}


def test_what_is_no_production_is_in_no_range(table: Table) -> None:
    table.built("Yellow", "Duryea", 1)
    ranged = production(table)
    assert ranged is not None
    assert HowardSale((Amount("Duryea", 2),)) not in ranged
    assert Produce((Amount("Duryea", 2), Amount("Duryea", 2))) not in ranged
    assert Produce((Amount("Duryea", 2), Amount("Franklin A", 0))) not in ranged
    assert Produce((Amount("Duryea", 2), Amount("Trabant", 2))) not in ranged
    assert Produce(()) not in ranged


def test_the_examples_are_everything_at_most_and_at_least_then_each_alone(table: Table) -> None:
    table.built("Yellow", "Duryea", 1)
    table.built("Yellow", "Franklin A", 2)
    ranged = production(table)
    assert ranged is not None
    assert list(ranged.examples()) == [
        produce(Duryea=4, Franklin_A=8),
        produce(Duryea=2, Franklin_A=4),
        produce(Duryea=4),
        produce(Duryea=2),
        produce(Franklin_A=8),
        produce(Franklin_A=4),
    ]


def random_productions(state: State, dice: random.Random, count: int) -> list[Produce]:
    """Productions inside, at the edge of and outside the ranges."""
    own = [model for model, _ in state.spaces_of(state.asked)]
    others = dice.sample(list(state.spaces), 2)
    made = []
    for _ in range(count):
        models = dice.sample(own, dice.randint(0, len(own)))
        if dice.random() < 0.15:
            models += dice.sample(others, 1)
        if dice.random() < 0.9:
            models.sort(key=list(state.spaces).index)
        made.append(Produce(tuple(Amount(model, dice.randint(-1, 13)) for model in models)))
    return made


@pytest.mark.parametrize("players", [3, 4, 5])
def test_membership_in_the_ranges_agrees_with_the_refusal(players: int) -> None:
    dice = random.Random(players)
    seen = {True: 0, False: 0}

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        if state.phase is not Phase.ACTIONS or not list(state.spaces_of(state.asked)):
            return
        if dice.random() < 0.5:  # poor, or with few pieces
            state = clone(state)
            player = state.players[state.asked]
            player.cash, player.loans = 10 * dice.randrange(0, 90), dice.randrange(3)
            own = [space for _, space in state.spaces_of(state.asked)]
            own[0].cars += dice.randrange(state.cars_left(state.asked) + 1)
        ranged = [move for move in GAME.legal(state, state.asked) if isinstance(move, Ranged)]
        for action in random_productions(state, dice, 60):
            inside = any(action in moves for moves in ranged)
            assert inside == (refusal(state, state.asked, action) is None), action
            seen[inside] += 1
        for moves in ranged:
            drawn = [moves.draw(dice) for _ in range(10)]
            for action in cast(list[Produce], [*moves.examples(), *drawn]):
                assert action in moves
                assert GAME.apply(clone(state), state.asked, action)

    for seed in range(8):
        random_match(set_up("automobile", FIVE[:players], f"ranges {seed}"), after)
    assert min(seen.values()) > 500
