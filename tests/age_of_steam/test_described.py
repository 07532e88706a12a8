"""The picture in words has every figure of the position."""

import pytest

from games.age_of_steam.components import COLOURS
from games.age_of_steam.scoring import sections_of, standing
from games.age_of_steam.tiles import section, write_sections
from games.engine.words import LOCALES
from rendering import describe
from tests.age_of_steam.matches import MOMENTS, played
from tests.rendering.described import figures, line_about
from tests.rendering.scenes import scene_of

each_moment = pytest.mark.parametrize("moment", MOMENTS)


@each_moment
@pytest.mark.parametrize("locale", LOCALES)
def test_each_player_has_a_line_with_all_that_the_company_has(moment: str, locale: str) -> None:
    match = played(moment)
    scene = scene_of(match, locale=locale)
    scores = {place.seat: place.score for place in standing(match.state)}
    for seat, player in enumerate(match.state.players):
        line = line_about(scene, match.setting.seats[seat])
        sections, score = sections_of(match.state, seat), scores[seat]
        assert figures(line) == [player.cash, player.income, player.shares, player.engine, sections, score]
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
