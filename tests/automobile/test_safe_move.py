"""What is played for an absent player harms as little as possible, and is no matter of luck."""

import pytest

from games.automobile import GAME
from games.automobile.state import Phase
from tests.automobile.table import THREE, Table


@pytest.fixture
def table() -> Table:
    return Table(THREE)


def safe(table: Table) -> str:
    """What is played for whoever is asked."""
    seat = GAME.actors(table.state)[0]
    return GAME.write(GAME.advice.safe_move(table.state, seat))


def test_the_character_with_the_most_rd_and_never_durant(table: Table) -> None:
    chosen = []
    for _ in THREE:
        chosen.append(safe(table))
        table.play(chosen[-1])
    assert chosen == ["choose Kettering", "choose Chrysler", "choose Sloan"]
    table = Table(THREE)
    table.play("choose Kettering", "choose Chrysler")
    assert safe(table) == "choose Sloan", "who discards points without being asked"


def test_howard_rather_than_durant() -> None:
    table = Table()
    table.play("choose Kettering", "choose Chrysler", "choose Sloan")
    assert safe(table) == "choose Ford"
    table = Table(("Yellow", "Red", "Blue", "Green", "Purple"))
    table.play("choose Kettering", "choose Chrysler", "choose Sloan", "choose Ford")
    assert safe(table) == "choose Howard"


def test_durant_builds_the_cheapest_factory_with_the_least_rd(table: Table) -> None:
    table.play("choose Durant")
    assert safe(table) == "build Duryea", "Oldsmobile's costs as much, and 3 R&D instead of 1"
    table = Table(THREE)
    table.built("Red", "Franklin A")
    table.play("choose Durant")
    assert safe(table) == "build Oldsmobile-Curved-Dash", "of two that cost the same the newer one"


def test_rd_instead_of_an_action(table: Table) -> None:
    table.begin(Phase.ACTIONS, Ford="Yellow", Kettering="Red", Sloan="Blue")
    table.built("Yellow", "Duryea", 2, cars=3)
    assert safe(table) == "research"


def test_no_tile_by_ford(table: Table) -> None:
    table.begin(Phase.ACTIONS, Ford="Yellow", Kettering="Red", Sloan="Blue")
    table.built("Yellow", "Duryea")
    table.play("research")
    assert (table.state.phase, safe(table)) == (Phase.FORD, "pass")


def test_howard_sells_the_dearest_cars_and_of_these_the_oldest(table: Table) -> None:
    table.begin(Phase.HOWARD, Howard="Yellow", Kettering="Red", Sloan="Blue")
    for model, cars in {"Duryea": 1, "Franklin A": 2, "Ford N": 3, "Packard L": 1}.items():
        table.built("Yellow", model, cars=cars)
    assert safe(table) == "howard Duryea:1 Packard-L:1"


@pytest.mark.parametrize(
    ("bands", "cars", "sale"),
    [
        ({"luxury": 1, "mid": 1}, ("Duryea", "Packard L"), "sell Packard-L luxury"),
        ({"mid": 1, "low": 1}, ("Duryea", "Ford N"), "sell Duryea low"),
        ({"mid": 2}, ("Duryea", "Franklin A", "Ford N"), "sell Duryea mid"),
    ],
)
def test_a_distributor_sells_the_dearest_car_and_keeps_the_middle_band(
    table: Table, bands: dict[str, int], cars: tuple[str, ...], sale: str
) -> None:
    table.begin(Phase.DISTRIBUTION)
    table.bands("Yellow", **bands)
    for model in cars:
        table.built("Yellow", model, cars=1)
    assert safe(table) == sale


def test_a_pass_instead_of_a_decision(table: Table) -> None:
    table.begin(Phase.EXECUTIVE)
    table.built("Yellow", "Duryea", cars=3)
    assert safe(table) == "pass"


def test_a_game_of_absent_players_builds_nothing_and_comes_to_its_end(table: Table) -> None:
    while table.asked:
        table.play(safe(table))
    assert all(not space.factories for space in table.state.spaces.values())
    assert [player.cash for player in table.state.players] == [2000, 2000, 2000]
