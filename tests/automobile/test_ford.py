"""Ford: an additional tile, before or after one action of the turn."""

import pytest

from games.automobile.actions import FordBuild
from games.automobile.components import Character
from games.automobile.events import FordKept, LoanTaken, TilesBuilt
from games.automobile.state import Phase
from tests.automobile.table import THREE, Table


@pytest.fixture
def ford() -> Table:
    """The first action of Yellow, who has Ford; his factory is at Duryea."""
    table = Table(THREE)
    table.begin(Phase.ACTIONS, Ford="Yellow", Kettering="Red", Durant="Blue")
    table.built("Yellow", "Duryea")
    return table


def test_ford_adds_a_factory_before_the_action(ford: Table) -> None:
    assert ford.play("ford Duryea") == [TilesBuilt(0, "Duryea", 1, 0, cost=200, research=0, ford=True)]
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.ACTIONS), "the action is still due"
    ford.play("research")
    assert ford.asked == "Red", "not asked again"


def test_ford_adds_a_factory_after_the_action(ford: Table) -> None:
    ford.play("produce Duryea:4")
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.FORD)
    ford.play("ford Duryea")
    assert ford.asked == "Red"
    assert ford.space("Duryea").factories == 2
    assert ford.player("Yellow").cash == 2000 - 320 - 200


def test_ford_before_producing_gives_a_factory_more_to_produce_with(ford: Table) -> None:
    assert ford.why("produce Duryea:8") == "produce-range"
    ford.play("ford Duryea", "produce Duryea:8")


def test_ford_adds_the_parts_factory_for_500(ford: Table) -> None:
    ford.play("research", "ford Duryea parts")
    assert ford.space("Duryea").parts
    assert ford.player("Yellow").cash == 1500


def test_ford_may_add_to_the_space_that_this_action_built(ford: Table) -> None:
    assert ford.why("ford Franklin A") == "ford-own-space"
    ford.play("build Franklin A 2", "ford Franklin A")
    assert ford.space("Franklin A").factories == 3
    assert ford.player("Yellow").research == 5 - 3


def test_ford_is_used_once(ford: Table) -> None:
    ford.play("ford Duryea")
    assert ford.refused("ford Duryea")[0] == "ford-used"
    ford.play("research", "research", "research")
    assert ford.asked == "Yellow"
    assert ford.why("ford Duryea") == "ford-used"
    assert not [move for move in ford.legal() if move.startswith("ford")]


def test_ford_can_be_kept_for_a_later_round(ford: Table) -> None:
    ford.play("research")
    assert ford.play("pass") == [FordKept(0, later=True)]
    ford.play("research", "research", "research", "pass", "research", "research")
    ford.play("research", "ford Duryea")
    assert ford.space("Duryea").factories == 2


def test_ford_is_lost_after_the_third_action(ford: Table) -> None:
    ford.rest()
    assert ford.state.phase is Phase.EXECUTIVE
    assert ford.why("ford Duryea") == "decision-expected"
    ford.all_pass()
    assert not ford.state.ford_ready
    ford.play("choose Kettering", "choose Ford")
    ford.play("choose Sloan")
    assert ford.asked == "Red"
    assert ford.state.ford_ready, "and is there anew in the next turn"


def test_only_a_tile_or_a_pass_answers_ford(ford: Table) -> None:
    ford.play("research")
    for move in ("research", "build Duryea", "close Duryea"):
        assert ford.refused(move) == ("ford-expected", {})
    assert ford.legal() == ["ford Duryea", "ford Duryea parts", "pass", "loan"]


def test_ford_adds_only_where_a_factory_of_ones_own_stands(ford: Table) -> None:
    ford.built("Red", "Franklin A")
    for model in ("Franklin A", "Packard L"):
        key, figures = ford.refused(f"ford {model}")
        assert (key, figures["model"]) == ("ford-own-space", model)
    assert ford.why(FordBuild("Trabant", False)) == "model-not-there"


def test_nobody_else_builds_by_ford(ford: Table) -> None:
    ford.play("research", "pass")
    ford.built("Red", "Franklin A")
    assert ford.why("ford Franklin A") == "ford-not-yours"
    ford.play("research")
    assert ford.asked == "Blue"


def test_ford_keeps_to_the_tiles_and_the_money(ford: Table) -> None:
    ford.state.spaces["Duryea"].factories = 3
    assert ford.why("ford Duryea") == "space-full"
    ford.state.spaces["Duryea"].factories = 1
    ford.give("Yellow", cash=190, loans=2)
    key, figures = ford.refused("ford Duryea")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 200, 190)
    ford.state.spaces["Duryea"].parts = True
    assert ford.why("ford Duryea parts") == "parts-used-up"


def test_ford_takes_loans_too(ford: Table) -> None:
    ford.give("Yellow", cash=0)
    assert ford.play("ford Duryea")[0] == LoanTaken(0, 500, 1)
    assert ford.player("Yellow").cash == 300


@pytest.mark.parametrize(
    "action", ["research", "distribute mid:1", "produce Duryea:2", "build Duryea", "build Franklin A"]
)
def test_ford_is_asked_after_any_action(ford: Table, action: str) -> None:
    ford.play(action)
    assert (ford.asked, ford.state.phase) == ("Yellow", Phase.FORD)


def test_ford_is_asked_whenever_he_was_chosen() -> None:
    table = Table(THREE)
    table.built("Blue", "Duryea")
    table.play("choose Sloan", "choose Kettering", "choose Ford", "Blue: research")
    assert (table.asked, table.state.phase) == ("Blue", Phase.FORD)
    table.play("ford Duryea")
    assert table.space("Duryea").factories == 2


def test_ford_is_asked_only_while_a_tile_is_possible(ford: Table) -> None:
    ford.give("Yellow", cash=160, loans=2)
    ford.play("produce Duryea:2")
    assert ford.asked == "Red", "no money is left"


def test_ford_without_a_factory_is_not_asked(ford: Table) -> None:
    ford.play("close Duryea")
    assert ford.asked == "Red"


def test_ford_with_everything_built_is_not_asked(ford: Table) -> None:
    ford.state.spaces["Duryea"].factories = 3
    ford.state.spaces["Duryea"].parts = True
    ford.play("research")
    assert ford.asked == "Red"


def test_ford_alone_is_named_for_his_tile() -> None:
    table = Table()
    table.begin(Phase.ACTIONS, Kettering="Yellow", Sloan="Red", Durant="Blue", Chrysler="Green")
    table.built("Yellow", "Duryea")
    assert Character.FORD not in table.state.characters
    assert table.why("ford Duryea") == "ford-not-yours"
