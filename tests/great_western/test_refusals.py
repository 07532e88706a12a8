"""Moves that name what is not there are refused with a reason that can be told."""

import pytest

from games.engine.errors import NotLegal
from games.great_western import GAME
from games.great_western.actions import Bid, Connect
from tests.great_western.table import A, D, Table


def test_a_train_that_is_not_in_use_takes_no_bid() -> None:
    table = Table(("Red", "Blue"))
    with pytest.raises(NotLegal) as error:
        GAME.apply(table.state, GAME.actors(table.state)[0], Bid(D, 1))
    assert error.value.key == "no-such-train"
    assert error.value.figures == {"available": 10, "train": D}


def test_there_is_no_way_to_a_city_off_the_board() -> None:
    table = Table()
    table.building("Red", "11000", A)
    with pytest.raises(NotLegal) as error:
        GAME.apply(table.state, table.seat("Red"), Connect("Paris"))
    assert error.value.key == "no-way"
    assert error.value.figures["city"] == "Paris"
    assert "cost" not in error.value.figures
