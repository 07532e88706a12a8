"""Howard's sale and the sales by distributors."""

from itertools import product

import pytest

from games.automobile import GAME
from games.automobile.actions import HowardSale, Sell
from games.automobile.components import CarClass
from games.automobile.events import DistributionEnded, DistributorsIdle, DistributorSold, HowardSold
from games.automobile.state import Phase
from games.engine.errors import NotYourTurn
from games.engine.ranges import Amount
from tests.automobile.table import FOUR, LOW, LUXURY, MID, THREE, Table, of

# Howard


@pytest.fixture
def howard() -> Table:
    """Green has Howard."""
    table = Table(FOUR)
    table.built("Green", "Duryea", cars=1)
    table.built("Green", "Packard L", cars=2)
    table.built("Green", "Ford N", cars=3)
    table.built("Red", "Franklin A", cars=4)
    table.begin(Phase.HOWARD, Ford="Yellow", Kettering="Red", Sloan="Blue", Howard="Green")
    return table


@pytest.mark.parametrize(
    ("sale", "cash"),
    [
        ("Duryea:1 Packard L:1", 350),
        ("Duryea:1 Ford N:1", 250),
        ("Packard L:2", 400),
        ("Packard L:1 Ford N:1", 300),
        ("Ford N:2", 200),
    ],
)
def test_howard_sells_two_cars_of_any_class_at_the_full_price(howard: Table, sale: str, cash: int) -> None:
    assert howard.asked == "Green"
    (sold, *_) = howard.play(f"howard {sale}")
    assert isinstance(sold, HowardSold)
    assert sold.cash == cash
    assert howard.player("Green").cash == 2000 + cash
    assert howard.state.cars_left(3) == 28 - 6 + 2


def test_howards_choice_is_free(howard: Table) -> None:
    assert howard.legal() == [
        "howard Duryea:1 Packard-L:1",
        "howard Duryea:1 Ford-N:1",
        "howard Packard-L:2",
        "howard Packard-L:1 Ford-N:1",
        "howard Ford-N:2",
        "loan",
    ]


def test_howard_sells_exactly_two(howard: Table) -> None:
    for move in ("howard Duryea:1", "howard Ford N:3", "howard Duryea:1 Packard L:1 Ford N:1"):
        key, figures = howard.refused(move)
        assert (key, figures["cars"]) == ("howard-count", 2)
    assert howard.why(HowardSale(())) == "howard-count"


def test_howard_sells_cars_that_one_has(howard: Table) -> None:
    own = [Amount("Duryea", 1), Amount("Packard L", 2), Amount("Ford N", 3)]
    for move in ("howard Duryea:2", "howard Franklin A:2", "howard Duryea:1 Ford N:0", "howard Ford T:2"):
        key, figures = howard.refused(move)
        assert (key, figures["one_of"]) == ("howard-own-cars", own)
    assert howard.why("howard Ford N:1 Ford N:1") == "howard-own-cars", "a model is named once"
    assert howard.why(HowardSale((Amount("Ford N", 1), Amount("Duryea", 1)))) == "howard-own-cars"


def test_howard_must_sell(howard: Table) -> None:
    for move in ("pass", "research", "sell Duryea mid"):
        assert howard.why(move) == "howard-expected"


def test_howard_sells_one_if_there_is_one(howard: Table) -> None:
    for model in ("Packard L", "Ford N"):
        howard.state.spaces[model].cars = 0
    assert howard.why("howard Duryea:2") == "howard-own-cars"
    assert howard.legal() == ["howard Duryea:1", "loan"]
    howard.play("howard Duryea:1")
    assert howard.player("Green").cash == 2150


def test_howard_without_cars_sells_nothing(howard: Table) -> None:
    for model in ("Duryea", "Packard L", "Ford N"):
        howard.state.spaces[model].cars = 0
    assert howard.go_on() == []
    assert howard.state.phase is Phase.EXECUTIVE


def test_howard_uses_no_slot(howard: Table) -> None:
    howard.bands("Green", luxury=2, low=3)
    howard.state.spaces["Packard L"].cars = 4
    howard.play("howard Packard L:2", "sell Packard L luxury", "sell Packard L luxury")
    assert howard.asked == "Green", "both luxury slots of turn 1 were free"
    assert howard.player("Green").cash == 2000 + 4 * 200
    howard.play("sell Ford N low")


def test_without_howard_nobody_is_asked() -> None:
    table = Table(THREE)
    table.begin(Phase.ACTIONS, Kettering="Yellow", Sloan="Red", Durant="Blue")
    table.built("Yellow", "Duryea", cars=2)
    assert of(HowardSold, table.rest()) == []
    assert table.state.phase is Phase.EXECUTIVE


# The rules' example


@pytest.fixture
def example() -> Table:
    """Turn 2 in the order yellow, red, blue, green."""
    table = Table(FOUR)
    table.built("Yellow", "Duryea", cars=2)
    table.built("Yellow", "Oldsmobile Curved Dash", cars=1)
    table.built("Yellow", "Packard L", cars=1)
    table.built("Red", "Franklin A", cars=2)
    table.built("Red", "Pierce-Arrow", cars=1)
    table.built("Blue", "Oldsmobile S", cars=2)
    table.built("Green", "Cadillac Thirty", cars=2)
    table.built("Green", "Buick F", cars=1)
    table.bands("Yellow", low=3)
    table.bands("Red", mid=3)
    table.bands("Blue", mid=2)
    table.bands("Green", mid=3)
    table.begin(Phase.DISTRIBUTION, 2, Ford="Yellow", Kettering="Red", Sloan="Blue", Howard="Green")
    return table


def test_the_example_of_the_second_turn(example: Table) -> None:
    key, figures = example.refused("Yellow: sell Packard L low")
    assert (key, figures["band"], figures["car_class"]) == ("sell-too-far", LOW, LUXURY)
    events = example.play(
        "Yellow: sell Duryea low",
        "Red: sell Franklin A mid",
        "Blue: sell Oldsmobile S mid",
        "Green: sell Cadillac Thirty mid",
        "Yellow: sell Duryea low",
        "Red: sell Pierce-Arrow mid",
        "Blue: sell Oldsmobile S mid",
        "Green: sell Cadillac Thirty mid",
        "Yellow: sell Curved Dash low",
    )
    assert example.player("Green").losses == 0
    events += example.play("Red: sell Franklin A mid")
    sold = [(FOUR[sale.seat], sale.car_class, sale.cash) for sale in of(DistributorSold, events)]
    assert sold == [
        ("Yellow", MID, 150),
        ("Red", MID, 150),
        ("Blue", MID, 150),
        ("Green", LUXURY, 200),
        ("Yellow", MID, 150),
        ("Red", LUXURY, 200),
        ("Blue", MID, 150),
        ("Green", LUXURY, 200),
        ("Yellow", LOW, 100),
        ("Red", MID, 150),
    ]
    assert [player.cash - 2000 for player in example.state.players] == [400, 500, 300, 400]
    assert of(DistributorsIdle, events) == [DistributorsIdle(3, 1)]
    assert [player.losses for player in example.state.players] == [0, 0, 0, 1]
    assert [example.banded(name) for name in FOUR] == [(0, 2, 1), (1, 2, 0), (0, 2, 0), (2, 0, 0)]
    assert [example.state.distributors_left(seat) for seat in range(4)] == [5, 5, 6, 6]
    assert [example.state.cars_left(seat) for seat in range(4)] == [27, 28, 28, 27]
    assert (example.state.phase, example.asked) == (Phase.EXECUTIVE, "Yellow")


# The rules of it


@pytest.mark.parametrize(("band", "car_class"), list(product(CarClass, CarClass)))
def test_a_distributor_sells_its_own_class_and_the_neighbouring_one(
    band: CarClass, car_class: CarClass
) -> None:
    model = {LUXURY: "Packard L", MID: "Duryea", LOW: "Ford N"}[car_class]
    table = Table(THREE)
    table.built("Yellow", model, cars=1)
    table.bands("Yellow", **{band.value: 1})
    table.begin(Phase.DISTRIBUTION)
    if {band, car_class} == {LUXURY, LOW}:
        events = table.go_on()
        assert events == [DistributorsIdle(0, 1)]
        assert table.banded("Yellow") == (0, 0, 0)
        return
    price = {LUXURY: 200, MID: 150, LOW: 100}[car_class]
    assert table.legal() == [f"sell {model.replace(' ', '-')} {band.value}", "loan"]
    events = table.play(f"sell {model} {band.value}")
    assert events == [DistributorSold(0, model, band, car_class, price), DistributionEnded()]
    assert table.player("Yellow").bands == {other: int(other is car_class) for other in CarClass}
    assert table.player("Yellow").cash == 2000 + price


@pytest.mark.parametrize(
    ("turn", "luxury", "mid", "low"), [(1, 2, 4, 2), (2, 3, 6, 4), (3, 4, 8, 8), (4, 4, 8, 8)]
)
def test_slots_open_by_turn(turn: int, luxury: int, mid: int, low: int) -> None:
    for model, band, slots in (("Packard L", LUXURY, luxury), ("Duryea", MID, mid), ("Ford N", LOW, low)):
        table = Table(THREE)
        table.built("Yellow", model, cars=8)
        table.bands("Yellow", **{band.value: 8})
        table.built("Blue", "Cord 810" if band is LUXURY else "Dodge 30" if band is MID else "Ford T", cars=1)
        table.bands("Blue", **{band.value: 1})
        table.begin(Phase.DISTRIBUTION, turn)
        sold = 0
        while table.state.phase is Phase.DISTRIBUTION:
            sold += 1
            table.play(next(move for move in table.legal() if move != "loan"))
        assert sold == min(slots, 9)
        assert table.player("Yellow").losses == 8 - (sold - 1)


def test_a_full_class_is_refused_while_another_is_open() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=3)
    table.built("Yellow", "Duryea", cars=1)
    table.bands("Yellow", luxury=3)
    table.begin(Phase.DISTRIBUTION)
    table.play("sell Packard L luxury", "sell Packard L luxury")
    key, figures = table.refused("sell Packard L luxury")
    assert (key, figures["car_class"]) == ("sell-no-slot", LUXURY)
    table.play("sell Duryea luxury")
    assert table.banded("Yellow") == (2, 1, 0)


def test_one_sale_each_in_turn_order_until_nobody_can() -> None:
    table = Table(THREE)
    for name, model, cars in (("Yellow", "Duryea", 2), ("Red", "Franklin A", 1), ("Blue", "Buick F", 1)):
        table.built(name, model, cars=cars)
        table.bands(name, mid=2)
    table.begin(Phase.DISTRIBUTION, 2, Chrysler="Yellow", Ford="Blue", Sloan="Red")
    asked = []
    while table.state.phase is Phase.DISTRIBUTION:
        asked.append(table.asked)
        table.play(table.legal()[0])
    assert asked == ["Blue", "Red", "Yellow", "Yellow"]
    assert [player.losses for player in table.state.players] == [0, 1, 1]


def test_who_cannot_sell_is_out_of_the_phase() -> None:
    table = Table(THREE)
    table.built("Blue", "Duryea", cars=1)
    table.bands("Blue", mid=1)
    table.bands("Red", mid=1)
    table.begin(Phase.DISTRIBUTION)
    assert table.asked == "Blue"
    with pytest.raises(NotYourTurn):
        table.play("Red: sell Duryea mid")
    assert of(DistributorsIdle, table.play("sell Duryea mid")) == [DistributorsIdle(1, 1)]


def test_nobody_declines_a_sale(example: Table) -> None:
    for move in ("pass", "research", "bonus Duryea"):
        assert example.refused(move) == ("sell-expected", {})


def test_one_may_strand_ones_own_distributors() -> None:
    """The mid distributor takes the only low car; the low one then has nothing within reach."""
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=1)
    table.built("Yellow", "Ford N", cars=1)
    table.bands("Yellow", mid=1, low=1)
    table.begin(Phase.DISTRIBUTION)
    events = table.play("sell Ford N mid")
    assert of(DistributorsIdle, events) == [DistributorsIdle(0, 1)]
    assert table.banded("Yellow") == (0, 0, 1)
    assert table.space("Packard L").cars == 1


def test_one_may_strand_others() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=2)
    table.built("Yellow", "Duryea", cars=2)
    table.bands("Yellow", mid=2)
    table.built("Red", "Pierce-Arrow", cars=1)
    table.bands("Red", luxury=1)
    table.begin(Phase.DISTRIBUTION)
    table.state.slots[LUXURY] = [2]
    events = table.play("sell Packard L mid")
    assert table.asked == "Yellow", "the last luxury slot is taken"
    events += table.play("sell Duryea mid")
    assert of(DistributorsIdle, events) == [DistributorsIdle(1, 1)]


def test_a_distributor_sells_once_and_bands_change_only_after_the_last_sale() -> None:
    """Sold from mid to low: it stands in a slot, and does not sell from the low band at once."""
    table = Table(THREE)
    table.built("Yellow", "Ford N", cars=3)
    table.bands("Yellow", mid=1)
    table.built("Red", "Duryea", cars=2)
    table.bands("Red", mid=2)
    table.begin(Phase.DISTRIBUTION)
    table.play("sell Ford N mid")
    assert table.banded("Yellow") == (0, 0, 0)
    assert table.state.distributors_left(0) == 7
    table.play("sell Duryea mid")
    assert table.asked == "Red"
    table.play("sell Duryea mid")
    assert table.banded("Yellow") == (0, 0, 1)
    assert table.space("Ford N").cars == 2


def test_the_player_chooses_distributor_class_and_space() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=1)
    table.built("Yellow", "Franklin A", cars=1)
    table.built("Yellow", "Packard L", cars=1)
    table.bands("Yellow", luxury=1, mid=1)
    table.begin(Phase.DISTRIBUTION)
    assert table.legal() == [
        "sell Duryea luxury",
        "sell Duryea mid",
        "sell Franklin-A luxury",
        "sell Franklin-A mid",
        "sell Packard-L luxury",
        "sell Packard-L mid",
        "loan",
    ]


def test_a_sale_needs_a_car_and_a_distributor() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=1)
    table.built("Yellow", "Franklin A")
    table.built("Red", "Buick F", cars=1)
    table.bands("Yellow", mid=1)
    table.begin(Phase.DISTRIBUTION)
    for model in ("Franklin A", "Buick F", "Cord 810"):
        key, figures = table.refused(f"sell {model} mid")
        assert (key, figures["model"]) == ("sell-no-car", model)
    assert table.why(Sell("Trabant", MID)) == "sell-no-car"
    key, figures = table.refused("sell Duryea low")
    assert (key, figures["band"]) == ("sell-no-distributor", LOW)


def test_distributors_sell_at_the_full_price_whatever_the_markers() -> None:
    """Markers come only in phase 6; a marker left over would not matter."""
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=1)
    table.space("Duryea").reduced = 2
    table.state.reduced_sets.remove(2)
    table.bands("Yellow", mid=1)
    table.begin(Phase.DISTRIBUTION)
    table.play("sell Duryea mid")
    assert table.player("Yellow").cash == 2150


def test_idle_distributors_come_home_with_a_point_each() -> None:
    table = Table(THREE)
    table.bands("Yellow", luxury=1, mid=2, low=1)
    table.begin(Phase.DISTRIBUTION)
    assert table.go_on() == [DistributorsIdle(0, 4)]
    assert table.player("Yellow").losses == 4
    assert table.state.distributors_left(0) == 8


def test_distributors_begin_the_next_turn_where_they_ended() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=1)
    table.bands("Yellow", mid=1)
    table.begin(Phase.DISTRIBUTION)
    table.play("sell Packard L mid")
    table.all_pass()
    assert table.state.turn == 2
    assert table.banded("Yellow") == (1, 0, 0)


def test_the_detail_of_a_sale() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=3)
    table.bands("Yellow", mid=1)
    table.begin(Phase.DISTRIBUTION)
    assert GAME.advice.detail(table.state, Sell("Packard L", MID)).figures == {"cash": 200, "cars": 3}
