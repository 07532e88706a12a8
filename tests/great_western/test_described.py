"""The picture in words has every figure of the position."""

import pytest

from games.engine.words import LOCALES
from games.great_western.components import COLOURS
from games.great_western.phases.boarding import building_order
from games.great_western.scoring import standing
from rendering import describe
from tests.great_western.matches import MOMENTS, match_at
from tests.rendering.described import figures, line_about
from tests.rendering.scenes import scene_of

each_moment = pytest.mark.parametrize("moment", MOMENTS)


@each_moment
@pytest.mark.parametrize("locale", LOCALES)
def test_each_player_has_a_line_with_stocks_income_and_points(moment: str, locale: str) -> None:
    match = match_at(MOMENTS[moment])
    scene = scene_of(match, locale=locale)
    points = {place.seat: place.score for place in standing(match.state)}
    for seat, player in enumerate(match.state.players):
        line = line_about(scene, match.setting.seats[seat])
        income = len(match.state.cities_of(seat))
        assert figures(line) == [player.available, player.unavailable, income, points[seat]]
        assert locale == "fr" or line.startswith(f" ({COLOURS[seat].value}):")


@each_moment
@pytest.mark.parametrize("locale", LOCALES)
def test_trains_are_told_in_the_order_in_which_they_build(moment: str, locale: str) -> None:
    match = match_at(MOMENTS[moment])
    state = match.state
    order = state.order or building_order(state)
    told = [
        line
        for line in describe(scene_of(match, locale=locale)).splitlines()
        if "carriage" in line or "voiture" in line
    ]
    assert len(told) == len(order)
    for place, (train, line) in enumerate(zip(order, told, strict=True), 1):
        box = state.trains[train]
        bid = [box.bid] if box.seat is not None and not state.order else []
        assert figures(line) == [place, *bid, *box.cars]
        assert f"train {train.value}," in line
        assert box.seat is None or match.setting.seats[box.seat] in line


@each_moment
def test_every_city_is_told_with_its_points_and_who_is_there(moment: str) -> None:
    match = match_at(MOMENTS[moment])
    told = describe(scene_of(match)).splitlines()
    for name, seats in match.state.cities.items():
        points = match.state.board.cities[name].points
        if seats:
            line = line_about(scene_of(match), name)
            assert figures(line) == [points]
            assert all(match.setting.seats[seat] in line for seat in seats)
        else:
            assert any(f"{name} {points}" in line for line in told if line.startswith("Empty cities"))


@each_moment
def test_what_each_has_paid_for_is_told(moment: str) -> None:
    match = match_at(MOMENTS[moment])
    told = describe(scene_of(match)).splitlines()
    for seat, player in enumerate(match.state.players):
        start = f"Track paid for by {match.setting.seats[seat]}: "
        lines = " ".join(line for line in told if line.startswith(start))
        assert lines.count(" to ") == len(player.track)
        for number in player.track:
            assert " to ".join(match.state.board.rows[number].between) in lines


@pytest.mark.parametrize("ferries", [True, False])
def test_ferries_are_told_as_such_where_there_are_any(ferries: bool) -> None:
    told = describe(scene_of(match_at(0, ferries=ferries)))
    assert ("by ferry" in told) == ferries


def test_the_first_player_is_told() -> None:
    match = match_at(MOMENTS["middle"])
    for seat, name in enumerate(match.setting.seats):
        assert ("first player" in line_about(scene_of(match), name)) == (seat == match.state.first)
