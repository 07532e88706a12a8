"""What is told of a move before it is made is what then happens."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from games.engine.contract import Event, clone
from games.engine.fuzz import random_match
from games.engine.match import AnySetting, replay
from games.engine.words import words
from games.great_western import GAME
from games.great_western.actions import Bid, Connect, Move
from games.great_western.events import CityConnected, TrainBoarded
from games.great_western.phases.bidding import lowest
from games.great_western.phases.boarding import building_order
from games.great_western.scoring import standing
from games.great_western.state import Phase, State
from tests.games.settings import SETTINGS
from tests.great_western.table import A, B, Boarding, Table, of
from tests.marks import rarely

OURS = [setting for setting in SETTINGS.values() if setting.game is GAME]
KEPT = [setting for setting in OURS if len(setting.seats) == 2 and setting.options.ferries]  # type: ignore[attr-defined]  # ours


@pytest.mark.parametrize("setting", rarely(OURS, KEPT))
def test_every_figure_told_of_a_move_is_what_then_happens(setting: AnySetting) -> None:
    compared: set[type[Move]] = set()
    for again in replay(setting, random_match(setting).script):
        for seat in GAME.actors(again.state):
            for move in GAME.legal(again.state, seat):
                assert isinstance(move, Move)
                assert GAME.advice.detail(again.state, move).figures == happens(again.state, seat, move)
                compared.add(type(move))
    assert len(compared) == 3


def happens(state: State, seat: int, move: Move) -> Mapping[str, object]:
    """The figures of a move, from what it does to a copy of the state."""
    after = clone(state)
    events = GAME.apply(after, seat, move)
    match move:
        case Bid():
            while after.phase is Phase.BIDDING:
                events += _bid_on_a_free_train(after)
            [boarded] = [event for event in of(TrainBoarded, events) if event.seat == seat]
            cars = state.trains[move.train].cars
            assert boarded.carriages + boarded.wagons + boarded.lost == sum(cars)
            left = state.players[seat].available - move.pieces
            figures = {"carriages": boarded.carriages, "wagons": boarded.wagons, "lost": boarded.lost}
            return {**figures, "left": left}
        case Connect():
            [made] = of(CityConnected, events)
            if after.phase is not Phase.OVER:
                assert _holdings(state, seat) == _holdings(
                    after, seat, made.carriages, made.wagons, made.stock
                )
            assert made.carriages + made.wagons + made.stock == made.cost + made.needed
            links = _links(state, made.way)
            return {
                "links": links,
                "passages": made.cost - links,
                "needed": made.needed,
                "carriages": made.carriages,
                "points": _score(after, seat) - _score(state, seat),
            }
    return {"possible": sum(isinstance(other, Connect) for other in GAME.legal(state, seat))}


def _bid_on_a_free_train(state: State) -> list[Event]:
    train = next(train for train, box in state.trains.items() if box.seat is None)
    return GAME.apply(state, state.bidder, Bid(train, lowest(state, Bid(train, 0))))


def _holdings(state: State, seat: int, *given: int) -> list[int]:
    """Pieces in carriages, in wagons and in stock, with what was given of them."""
    held = (
        state.carriage_pieces(state.builder),
        state.wagon_pieces(state.builder),
        state.players[seat].available,
    )
    return [has + gave for has, gave in zip(held, given or (0, 0, 0), strict=True)]


def _links(state: State, way: list[str]) -> int:
    graph = state.board.graph(state.ferries)
    return sum(graph[a][b]["cost"] for a, b in pairwise(way))


def _score(state: State, seat: int) -> int:
    return next(place.score for place in standing(state) if place.seat == seat)


@pytest.mark.parametrize(
    ("locale", "detail", "told"),
    [
        (
            "en",
            "links 1, city 1; 2 from carriages, 1 point",
            "Red connects Reading (London → Reading): 1 for the way and 1 for the city, "
            "paid with 2 from carriages.",
        ),
        (
            "fr",
            "liaisons 1, ville 1\u202f; 2 des voitures, 1 point",
            "Red relie Reading (Londres → Reading)\u00a0: 1 pour le chemin et 1 pour la ville, "
            "soit 2 des voitures.",
        ),
    ],
)
def test_a_way_paid_from_carriages_too_is_told_with_all_that_leaves_them(
    locale: str, detail: str, told: str
) -> None:
    table = Table()
    table.building("Red", "30000")
    table.stock("Red", 0)
    speaker, move = words(locale, GAME.name), Connect("Reading")
    assert speaker.detail(move, GAME.advice.detail(table.state, move)) == detail
    [event] = of(CityConnected, table.play("build Reading"))
    assert speaker.tell(event, table.names) == told
    assert table.state.carriage_pieces(A) == 1


def test_before_the_swap_the_order_is_told_as_it_would_be_after_it() -> None:
    table = Table(("Red", "Blue"), boarding=Boarding.BOOK)
    table.first("Red")
    table.cars(A="10000", B="01000")
    assert building_order(table.state) == [A, B]
    table.stock("Red", 24)
    table.play("Red: bid A 1")
    assert building_order(table.state) == [B, A], "Red has nothing to swap"


def test_the_longest_button_shows_all_of_its_figures() -> None:
    table = Table()
    for city in ("Reading", "Newbury", "Winchester"):
        table.pieces(city, "Blue")
    table.pieces("Southampton", "Yellow", "Green")
    table.building("Red", "10101")
    move: Any = Connect("Southampton")
    for locale in ("en", "fr"):
        speaker = words(locale, GAME.name)
        label = f"{speaker.move(move)} · {speaker.detail(move, GAME.advice.detail(table.state, move))}"
        assert len(label) <= 80, label
