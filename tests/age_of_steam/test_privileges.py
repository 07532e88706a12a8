"""The seven actions: one player each, compulsory to choose."""

import pytest

from games.age_of_steam.components import Privilege
from games.age_of_steam.events import EngineImproved, PrivilegeChosen
from games.age_of_steam.state import Phase
from tests.age_of_steam.table import SIX, Table

SEVEN = ["first-move", "first-build", "engineer", "locomotive", "urbanization", "production", "turn-order"]


@pytest.fixture
def table() -> Table:
    table = Table()
    table.begin(Phase.PRIVILEGES)
    return table


def test_seven_actions(table: Table) -> None:
    assert table.legal() == [f"choose {action}" for action in SEVEN]


def test_in_order_one_player_each(table: Table) -> None:
    assert table.play("choose engineer") == [PrivilegeChosen(0, Privilege.ENGINEER)]
    key, figures = table.refused("Dave: choose engineer")
    assert (key, figures["owner_seat"], figures["privilege"]) == ("privilege-taken", 0, Privilege.ENGINEER)
    assert len(figures["one_of"]) == 6
    table.play("Dave: choose production", "John: choose urbanization", "Vince: choose first-move")
    assert (table.state.phase, table.asked) == (Phase.BUILDING, "Peter")


def test_six_players_leave_one_action() -> None:
    table = Table(SIX)
    table.begin(Phase.PRIVILEGES)
    for action in SEVEN[:6]:
        table.play(f"choose {action}")
    assert table.state.holder_of(Privilege.TURN_ORDER) is None


def test_choosing_is_compulsory(table: Table) -> None:
    assert table.why("pass") == "choose-expected"


def test_locomotive_works_at_once(table: Table) -> None:
    assert table.play("choose locomotive") == [
        PrivilegeChosen(0, Privilege.LOCOMOTIVE),
        EngineImproved(0, 2),
    ]
    assert table.player("Peter").engine == 2


def test_locomotive_at_6_does_nothing(table: Table) -> None:
    table.give("Peter", engine=6)
    assert table.play("choose locomotive") == [PrivilegeChosen(0, Privilege.LOCOMOTIVE)]
    assert table.player("Peter").engine == 6


def test_the_other_actions_do_nothing_at_once(table: Table) -> None:
    before = (table.cash(), table.income(), [player.engine for player in table.state.players])
    table.play("choose first-move", "choose production", "choose turn-order", "choose engineer")
    assert before == (table.cash(), table.income(), [player.engine for player in table.state.players])


def test_an_action_lasts_until_the_next_choice(table: Table) -> None:
    table.play("choose turn-order", "choose production", "choose engineer", "choose locomotive")
    table.begin(Phase.SHARES, turn=2)
    table.play(*["shares 0"] * 4)
    table.play("Peter: stay", "Dave: pass", "John: pass")
    assert table.state.holder_of(Privilege.TURN_ORDER) == 0
    table.play("Vince: pass")
    assert [player.privilege for player in table.state.players] == [None] * 4
    assert len(table.legal()) == 7
