"""Every rule of the original and every ruling."""

import pytest

from games.engine.errors import NotLegal, NotUnderstood, NotYourTurn
from games.great_western import GAME
from games.great_western.components import PIECES, Boarding, Ending
from games.great_western.events import (
    BuildingEnded,
    CityConnected,
    DrivenOff,
    FirstDrawn,
    GameEnded,
    IncomePaid,
    OrderSet,
    TrainBoarded,
    TrainCleared,
    TrainLoaded,
    TurnEnded,
)
from games.great_western.flow import follow
from games.great_western.network import ways
from games.great_western.phases.boarding import building_order
from games.great_western.state import Phase
from tests.great_western.table import FOUR, A, B, C, D, Table, of


def refused(table: Table, move: str) -> str:
    with pytest.raises(NotLegal) as error:
        table.play(move)
    return error.value.key


# Setting up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_has_a_piece_on_london_one_on_the_income_track_10_available_14_not(players: int) -> None:
    table = Table(FOUR[:players])
    for player in table.state.players:
        assert (player.available, player.unavailable) == (10, 14)
        assert PIECES == 10 + 14 + 1 + 1
    assert table.state.cities["London"] == list(range(players))
    assert of(FirstDrawn, table.opening) == [FirstDrawn(table.state.first)]


# Loading


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_trains_as_players_are_loaded_from_the_top(players: int) -> None:
    table = Table(FOUR[:players])
    assert [event.train for event in of(TrainLoaded, table.opening)] == [A, B, C, D][:players]


def test_each_die_loads_the_car_of_its_face_and_a_1_loads_nothing() -> None:
    for seed in range(30):
        table = Table(seed=str(seed))
        for event in of(TrainLoaded, table.opening):
            assert len(event.dice) == 3
            cars = table.state.trains[event.train].cars
            assert cars == [event.dice.count(face) for face in range(2, 7)]
            assert sum(cars) == sum(face > 1 for face in event.dice)


# Bidding


def test_bidding_goes_clockwise_from_the_first_player_and_ends_when_all_stand() -> None:
    table = Table()
    table.first("Yellow")
    asked = []
    for move in ("bid A 1", "bid B 1", "bid C 1", "bid D 1"):
        asked.append(table.asked)
        table.play(move)
    assert asked == ["Yellow", "Green", "Red", "Blue"]
    assert table.state.phase is Phase.BUILDING


def test_a_bid_is_at_least_one_and_at_most_the_available_stock() -> None:
    table = Table()
    assert refused(table, "bid A 0") == "bid-below-one"
    assert refused(table, "bid A 11") == "bid-beyond-stock"
    table.play("bid A 10")


def test_whoever_is_reached_must_bid() -> None:
    assert refused(Table(), "pass") == "bid-expected"


def test_a_higher_bid_drives_the_lower_bidder_off_who_takes_his_pieces_back_at_once() -> None:
    table = Table()
    table.first("Red")
    table.play("Red: bid A 3")
    assert refused(table, "bid A 3") == "bid-too-low"
    events = table.play("Blue: bid A 4")
    assert of(DrivenOff, events) == [DrivenOff(table.seat("Red"), A, 3)]
    assert table.player("Red").available == 10
    assert table.asked == "Yellow", "Red waits for the turn"


def test_an_outbid_player_may_go_back_to_the_train_he_was_driven_from() -> None:
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.play("Red: bid A 3", "Blue: bid A 4", "Red: bid A 5")
    assert table.state.trains[A].seat == table.seat("Red")
    assert table.asked == "Blue"


def test_who_stands_on_a_train_is_skipped_and_cannot_raise() -> None:
    table = Table(("Red", "Blue", "Yellow"))
    table.first("Red")
    table.play("Red: bid A 3", "Blue: bid B 1", "Yellow: bid B 2")
    assert table.asked == "Blue", "Red stands on A and is passed over"
    with pytest.raises(NotYourTurn):
        table.play("Red: bid A 4")


def test_who_has_no_piece_bids_0_on_a_free_train_alone() -> None:
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.stock("Red", 0)
    assert table.legal() == ["bid A 0", "bid B 0"]
    table.play("bid B 0")
    assert refused(table, "bid B 0") == "bid-too-low"


# Boarding


def test_bids_become_unavailable_before_the_swap() -> None:
    """With no other unavailable pieces, the bid itself can be loaded."""
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.cars(A="10000", B="00000")
    table.stock("Red", 24)
    events = table.play("Red: bid A 1", "Blue: bid B 1")
    assert of(TrainBoarded, events)[0] == TrainBoarded(table.seat("Red"), A, 1, 1, 0, 0)
    assert table.player("Red").available == 23
    assert table.player("Red").unavailable == 0


def test_as_in_the_book_the_swap_comes_before_the_bids() -> None:
    """With no other unavailable pieces nothing is loaded; the bid is unavailable after it."""
    table = Table(("Red", "Blue"), boarding=Boarding.BOOK)
    table.first("Red")
    table.cars(A="10000", B="00000")
    table.stock("Red", 24)
    events = table.play("Red: bid A 1", "Blue: bid B 1")
    assert of(TrainBoarded, events)[0] == TrainBoarded(table.seat("Red"), A, 1, 0, 0, 1)
    assert table.player("Red").available == 23
    assert table.player("Red").unavailable == 1


def test_as_in_the_book_pieces_that_were_unavailable_before_are_swapped() -> None:
    table = Table(("Red", "Blue"), boarding=Boarding.BOOK)
    table.cars(A="11100", B="00000")  # train A is C W C W C
    table.stock("Red", 22)
    table.stand("Red", "Blue")
    events = follow(table.state)
    assert table.state.trains[A].cars == [1, 0, 1, 0, 0], "the two that there were, in carriages"
    assert of(TrainBoarded, events)[0] == TrainBoarded(table.seat("Red"), A, 1, 2, 0, 1)
    assert table.player("Red").unavailable == 1, "the bid"


def test_black_pieces_are_swapped_for_unavailable_ones() -> None:
    table = Table(("Red", "Blue"))
    table.cars(A="11100", B="00000")
    table.stand("Red", "Blue")
    follow(table.state)
    assert table.state.trains[A].cars == [1, 1, 1, 0, 0]
    assert table.player("Red").unavailable == 14 + 1 - 3


def test_too_few_pieces_load_carriages_before_wagons_from_the_engine_back() -> None:
    table = Table(("Red", "Blue"))
    table.cars(A="01110", B="00000")  # train A is C W C W C
    table.stock("Red", 23)
    table.stand("Red", "Blue")
    events = follow(table.state)
    assert table.state.trains[A].cars == [0, 1, 1, 0, 0], "the carriage, then the first wagon"
    assert of(TrainBoarded, events)[0].lost == 1


@pytest.mark.parametrize(
    ("cars", "order"),
    [
        ({"A": "00100", "B": "01000", "C": "10000", "D": "00010"}, [C, B, A, D]),
        ({"A": "10001", "B": "10010", "C": "10100", "D": "11000"}, [D, C, B, A]),
        ({"A": "10000", "B": "10010", "C": "00000", "D": "00001"}, [B, A, D, C]),
        ({"A": "20000", "B": "11000", "C": "20000", "D": "10000"}, [A, C, B, D]),
    ],
)
def test_the_train_with_pieces_nearest_the_engine_builds_first(
    cars: dict[str, str], order: list[object]
) -> None:
    table = Table()
    table.cars(**cars)
    assert building_order(table.state) == order


def test_the_order_is_that_after_the_swap() -> None:
    """Red's wagon piece behind the engine could not be swapped, so blue builds first."""
    table = Table(("Red", "Blue"))
    table.cars(A="00000", B="10000")  # train B is W C C W C
    table.state.trains[A].cars = [0, 0, 0, 0, 1]
    table.stock("Blue", 24)
    table.stand("Red", "Blue")
    table.player("Blue").available += 1
    table.state.trains[B].bid = 0
    events = follow(table.state)
    assert of(OrderSet, events) == [OrderSet([table.seat("Red"), table.seat("Blue")])]


# Building


def test_example_blue_connects_southampton_from_winchester_for_1_and_3_from_carriages() -> None:
    table = Table()
    table.pieces("Winchester", "Blue")
    table.pieces("Southampton", "Yellow", "Green")
    table.building("Blue", "10101")
    table.stock("Blue", 1)
    (event,) = of(CityConnected, table.play("build Southampton"))
    assert (event.cost, event.needed, event.way) == (1, 3, ["Winchester", "Southampton"])
    assert (event.carriages, event.wagons, event.stock) == (3, 0, 1)
    assert table.player("Blue").available == 0


def test_example_red_connects_southampton_from_reading_for_6_and_3_from_carriages() -> None:
    table = Table()
    table.pieces("Reading", "Red")
    table.pieces("Newbury", "Blue")
    table.pieces("Winchester", "Blue")
    table.pieces("Southampton", "Yellow", "Green")
    table.building("Red", "10101")
    (event,) = of(CityConnected, table.play("build Southampton"))
    assert (event.cost, event.needed) == (6, 3)
    assert (event.carriages, event.wagons, event.stock) == (3, 0, 6)
    assert event.way == ["Reading", "Newbury", "Winchester", "Southampton"]
    assert table.player("Red").available == 10 - 6


def test_a_connection_s_links_are_kept_as_paid_for_once_and_only_by_who_paid() -> None:
    table = Table()
    table.pieces("Reading", "Red")
    table.pieces("Newbury", "Blue")
    table.building("Red", "11100")
    table.play("build Winchester", "build Swindon")
    board, track = table.state.board, table.player("Red").track
    ways = [("Reading", "Newbury"), ("Newbury", "Winchester"), ("Reading", "Swindon")]
    assert [frozenset(board.rows[number].between) for number in track] == [*map(frozenset, ways)]
    assert table.player("Blue").track == []


def test_an_empty_city_cannot_be_passed() -> None:
    table = Table()
    table.building("Red", "10000")
    assert "Newbury" not in ways(table.state, table.seat("Red"))
    assert refused(table, "build Newbury") == "no-way"
    table.pieces("Reading", "Blue")
    assert ways(table.state, table.seat("Red"))["Newbury"] == (3, ["London", "Reading", "Newbury"])


def test_a_city_just_connected_is_ones_own_at_once() -> None:
    table = Table()
    table.building("Red", "10100")
    table.play("build Reading", "build Newbury")
    assert table.player("Red").available == 10 - 1 - 1


def test_the_city_is_paid_from_carriages_alone() -> None:
    table = Table()
    table.building("Red", "03000")  # wagons only
    assert table.legal() == ["pass"]
    assert refused(table, "build Reading") == "too-few-carriages"


def test_the_way_is_paid_from_wagons_then_stock_then_carriages() -> None:
    table = Table()
    table.building("Red", "21000")  # two in a carriage, one in a wagon
    table.stock("Red", 0)
    events = table.play("build Oxford")  # way 2: a wagon piece and a carriage piece; city: a carriage piece
    assert of(CityConnected, events) == [CityConnected(0, "Oxford", ["London", "Oxford"], 2, 1, 2, 1, 0)]
    assert table.state.trains[A].cars == [0, 0, 0, 0, 0]
    assert table.player("Red").available == 0


def test_carriage_pieces_for_the_city_are_not_spent_on_the_way() -> None:
    table = Table()
    table.building("Red", "10000")
    table.stock("Red", 0)
    assert refused(table, "build Reading") == "too-few-pieces"


def test_one_piece_stays_and_the_others_become_unavailable() -> None:
    table = Table()
    table.pieces("Reading", "Blue", "Yellow")
    table.building("Red", "10101")
    before = table.player("Red").unavailable
    table.play("build Reading")
    assert table.state.cities["Reading"][-1] == table.seat("Red")
    assert table.player("Red").unavailable == before + 1 + 3 - 1


def test_nobody_has_two_pieces_in_a_city() -> None:
    table = Table()
    table.building("Red", "10100")
    table.play("build Reading")
    assert refused(table, "build Reading") == "already-connected"
    assert refused(table, "build London") == "already-connected"


def test_what_is_left_on_the_train_becomes_available() -> None:
    table = Table()
    table.building("Red", "12000")
    events = table.play("pass")
    assert of(BuildingEnded, events)[0] == BuildingEnded(table.seat("Red"), 3)
    assert table.player("Red").available == 13


def test_ferries_are_links_and_an_option() -> None:
    for ferries in (True, False):
        table = Table(ferries=ferries)
        table.pieces("Bristol", "Red")
        reached = ways(table.state, table.seat("Red"))
        assert ("Cardiff" in reached) == ferries


def test_the_cheapest_way_is_taken() -> None:
    table = Table()
    table.pieces("Reading", "Red")
    assert ways(table.state, table.seat("Red"))["Oxford"] == (1, ["Reading", "Oxford"])


# Income and the next turn


def test_income_is_a_piece_for_every_city_london_too_as_far_as_they_go() -> None:
    table = Table(("Red", "Blue"))
    table.pieces("Reading", "Red")
    table.pieces("Oxford", "Red")
    table.building("Red", "00000")
    table.stock("Blue", 24)
    events = table.play("Red: pass", "Blue: pass")
    assert of(IncomePaid, events) == [IncomePaid(0, 3), IncomePaid(1, 0)]


def test_the_last_in_the_order_building_or_not_is_the_next_first_player() -> None:
    table = Table()
    table.building("Red", "10000")
    last = table.state.trains[table.state.order[-1]].seat
    events = table.play("pass", "pass", "pass", "pass")
    assert of(TurnEnded, events) == [TurnEnded(1, last, 1)]
    assert table.state.first == table.state.bidder == last


# The end


def test_the_game_ends_the_moment_every_city_has_a_piece() -> None:
    table = Table(("Red", "Blue"))
    for city in table.state.cities:
        if city not in ("London", "Reading"):
            name = ("Red", "Blue")[len(table.state.cities_of(0)) > 12]
            table.pieces(city, name)
    table.stock("Red", 3)
    table.building("Red", "20000")
    events = table.play("build Reading")
    assert table.state.phase is Phase.OVER
    assert of(IncomePaid, events) == [], "the rest of the turn falls away"
    assert [event.ending for event in of(GameEnded, events)] == [Ending.CONNECTED]
    assert of(TrainCleared, events) == [TrainCleared(table.seat("Red"), A, 1)]
    assert table.player("Red").available == 3 - 1 + 1, "pieces on trains become available"


def test_the_game_ends_after_three_turns_running_without_a_connection() -> None:
    table = Table(("Red", "Blue"))
    turns, events = 0, table.opening
    while table.asked:
        if table.state.phase is Phase.BIDDING:
            free = next(train for train, box in table.state.trains.items() if box.seat is None)
            events = table.play(f"bid {free.value} 1")
        else:
            events = table.play("pass")
        turns = table.state.turn
    assert turns == 3
    assert table.state.idle == 3
    assert [event.ending for event in of(GameEnded, events)] == [Ending.IDLE]
    assert of(TurnEnded, events) == [], "there is no next first player"


def test_a_connection_starts_the_count_anew() -> None:
    table = Table(("Red", "Blue"))
    table.state.idle = 2
    table.building("Red", "10000")
    events = table.play("build Reading", "pass", "pass")
    assert of(TurnEnded, events)[0].idle == 0


def test_cities_count_their_points_and_pieces_off_the_board_break_ties() -> None:
    table = Table(("Red", "Blue"))
    table.pieces("Oxford", "Red")  # 2
    table.pieces("Reading", "Blue")  # 1
    table.pieces("Newbury", "Blue")  # 1
    table.state.phase = Phase.OVER
    places = GAME.result(table.state) or []
    assert [(place.rank, place.seat, place.score) for place in places] == [(1, 0, 2), (2, 1, 2)]
    assert [place.tie_break[0].amount for place in places] == [23, 22]


def test_only_london_ever_holds_four_players() -> None:
    """A city with three others takes four carriage pieces, and a train carries three."""
    table = Table()
    table.pieces("Reading", "Blue", "Yellow", "Green")
    table.building("Red", "30000")
    assert refused(table, "build Reading") == "too-few-carriages"


# Notation


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("castle", "unknown-move"),
        ("bid E 2", "unknown-train"),
        ("bid A", "number-missing"),
        ("bid A two", "not-a-number"),
        ("build Zzyzx", "unknown-place"),
        ("build Readnig", "unknown-place-perhaps"),
    ],
)
def test_what_is_not_understood(text: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(Table().state, text)
    assert error.value.key == key


def test_a_train_that_is_not_in_use_is_not_known() -> None:
    with pytest.raises(NotUnderstood):
        GAME.read(Table(("Red", "Blue")).state, "bid C 1")


# What menus offer


def test_a_connection_says_what_it_takes_and_done_warns_of_what_could_still_be_connected() -> None:
    table = Table()
    table.pieces("Reading", "Red")
    table.pieces("Newbury", "Blue")
    table.pieces("Winchester", "Blue")
    table.pieces("Southampton", "Yellow", "Green")
    table.building("Red", "10101")
    told = GAME.advice.detail(table.state, GAME.read(table.state, "build Southampton")).figures
    assert told == {"links": 4, "passages": 2, "needed": 3, "carriages": 3, "points": 3}
    assert (
        GAME.advice.detail(table.state, GAME.read(table.state, "pass")).figures["possible"]
        == len(table.legal()) - 1
    )


def test_every_train_is_offered_at_its_lowest_bid() -> None:
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.play("bid A 3")
    seat = GAME.actors(table.state)[0]
    assert [GAME.write(move) for move in GAME.advice.likely(table.state, seat)] == ["bid A 4", "bid B 1"]
