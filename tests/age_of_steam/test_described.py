"""The picture in words has every figure of the position."""

import re

import pytest

from games.age_of_steam.components import COLOURS
from games.age_of_steam.scoring import sections_of, standing
from games.age_of_steam.tiles import section, write_sections
from games.engine.words import LOCALES
from rendering import describe
from tests.age_of_steam.matches import ALL_MOMENTS, played
from tests.rendering.described import figures, line_about
from tests.rendering.scenes import scene_of

each_moment = pytest.mark.parametrize("moment", ALL_MOMENTS)


@each_moment
@pytest.mark.parametrize("locale", LOCALES)
def test_each_player_has_a_line_with_all_that_the_company_has(moment: str, locale: str) -> None:
    match = played(moment)
    scene = scene_of(match, locale=locale)
    scores = {place.seat: place.score for place in standing(match.state)}
    for seat, player in enumerate(match.state.players):
        if player.out is not None:
            assert re.search(
                rf"^{match.setting.seats[seat]}\b.* {player.out}\.$", describe(scene), re.MULTILINE
            )
            continue
        line = line_about(scene, match.setting.seats[seat])
        sections, score = sections_of(match.state, seat), scores[seat]
        balance = player.income - player.shares - player.engine
        company = [player.cash, player.income, balance, player.shares, player.engine]
        assert figures(line) == [*company, sections, score]
        assert locale == "fr" or line.startswith(f" ({COLOURS[seat].value}):")
        assert player.privilege is None or scene.words.thing(player.privilege) in line


@each_moment
def test_track_is_told_hex_by_hex_as_one_types_it(moment: str) -> None:
    match = played(moment)
    told = describe(scene_of(match))
    for line in match.state.lines:
        for piece in line.pieces:
            assert f"{piece.at} {write_sections([section(piece.a, piece.b)])}" in told


@each_moment
def test_every_space_of_the_display_is_told(moment: str) -> None:
    match = played(moment)
    (told,) = (line for line in describe(scene_of(match)).splitlines() if line.startswith("Goods display"))
    for slots in match.state.display.values():
        cubes = [cube.value if cube else "free" for cube in slots]
        spaces = " and ".join(cubes) if len(cubes) == 2 else f"{', '.join(cubes[:-1])}, and {cubes[-1]}"
        assert (f"({spaces})" if any(slots) else "(empty)") in told


@each_moment
def test_tiles_that_are_used_up_are_named_as_such(moment: str) -> None:
    (told,) = (
        line for line in describe(scene_of(played(moment))).splitlines() if line.startswith("Tiles left")
    )
    assert " 0" not in told


def test_what_the_display_is_expected_to_bring_is_told() -> None:
    told = describe(scene_of(played("start")))
    assert "Cubes to expect at the next growth, on average: Chicago 1.0, St. Louis 1.0" in told
    french = describe(scene_of(played("start"), locale="fr"))
    (line,) = (line for line in french.splitlines() if line.startswith("Cubes à attendre"))
    assert line.count("1,0") == 12
    assert "Cubes to expect" not in describe(scene_of(played("full"))), "no dice after the last turn"
