"""The picture in words has every figure of the position."""

import pytest

from games.engine.words import LOCALES, words
from games.steel_driver.components import COLOURED_GOODS
from games.steel_driver.scoring import value
from games.steel_driver.state import Phase
from rendering import describe
from tests.rendering.described import figures, line_about
from tests.rendering.scenes import scene_of
from tests.steel_driver.matches import MOMENTS, match_at

each_moment = pytest.mark.parametrize("moment", MOMENTS)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_moment
@each_locale
def test_each_player_has_a_line_with_cubes_cash_and_shares(moment: str, locale: str) -> None:
    match = match_at(moment)
    scene = scene_of(match, locale=locale)
    for seat, player in enumerate(match.state.players):
        held = [railway.shares[seat] for railway in match.state.railways.values() if railway.shares[seat]]
        line = line_about(scene, match.setting.seats[seat])
        assert figures(line) == [player.cubes, player.cash, *held]


@each_moment
@each_locale
def test_each_company_has_a_line_with_its_box_and_what_is_left(moment: str, locale: str) -> None:
    match = match_at(moment)
    scene = scene_of(match, locale=locale)
    for company, railway in match.state.railways.items():
        line = line_about(scene, words(locale, "steel-driver").say(f"company-{company.value}"))
        if match.state.phase in (Phase.CLAIMING, Phase.OVER):
            goods = list(railway.goods.values())
            assert figures(line) == [
                *map(goods.count, dict.fromkeys(sorted(goods, key=list(type(goods[0])).index))),
                value(railway.goods),
            ]
        else:
            assert figures(line) == [railway.cubes, railway.profit, railway.shares_left, railway.links_left]
        if railway.controller is not None:
            assert match.setting.seats[railway.controller] in line


@each_moment
def test_the_marker_is_told_always(moment: str) -> None:
    match = match_at(moment)
    for seat, name in enumerate(match.setting.seats):
        assert ("the marker" in line_about(scene_of(match), name)) == (seat == match.state.marker)


def test_cities_are_told_with_their_value_goods_and_start() -> None:
    match = match_at("start")
    told = describe(scene_of(match)).splitlines()
    for name, place in match.state.board.places.items():
        assert any(f"{name} {place.value}" in line for line in told if line.startswith("Cities of "))
        (starts,) = (line for line in told if line.startswith("Starting cities: "))
        assert (name in starts) == place.start
    assert any(line.startswith("Cities of pink goods") and "Los Angeles 50" in line for line in told)


@pytest.mark.parametrize(
    ("edition", "supply", "told"),
    [
        ("pegasus", 24, "24 cubes are left in the supply."),
        ("pegasus", 0, "No cube is left in the supply."),
        (
            "treefrog",
            COLOURED_GOODS + 1,
            "1 cube is left in the supply; 26 goods cubes can stand in for more.",
        ),
        ("treefrog", 5, "No cube is left in the supply; 5 goods cubes can stand in for more."),
    ],
)
def test_goods_cubes_are_told_apart_from_the_supply(edition: str, supply: int, told: str) -> None:
    match = match_at("start", edition=edition)
    match.state.supply = supply
    assert told in describe(scene_of(match)).splitlines()


def test_the_line_from_coast_to_coast_is_told_with_its_ends() -> None:
    assert "No line joins San Francisco and New York yet." in describe(scene_of(match_at("start")))
    match = match_at("coast-to-coast")
    builder = words("en", "steel-driver").say(f"company-{match.state.transcontinental.builder.value}")
    line = f"{builder} has completed the line between San Francisco and New York"
    assert line in describe(scene_of(match))


def test_who_still_bids_is_told() -> None:
    match = match_at("bidding")
    sale, seats = match.state.sale, match.setting.seats
    head = describe(scene_of(match)).splitlines()[0]
    assert f"bid by {seats[sale.bidder]}." in head
    assert all(seats[seat] in head for seat in sale.bidders)
