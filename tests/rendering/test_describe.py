"""The picture in words."""

import pytest

from games.engine.words import LOCALES
from rendering import ALT_TEXT, alt_text, describe
from tests.rendering.matches import MOMENTS, SIX, match_at, scene_of


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_fact_of_the_panels_is_told(moment: str, locale: str) -> None:
    match = match_at(moment)
    told = describe(scene_of(match, locale=locale))
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        assert str(match.state.players[seat].cash) in told
    for name in match.state.built:
        assert name.replace("-", "–") in told
    for place in match.state.goods:
        assert place in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_alt_text_fits_and_has_the_most_needed_first(moment: str, locale: str) -> None:
    names = tuple(f"{letter}{'w' * 31}" for letter in "ABCDEF")
    scene = scene_of(match_at(moment), locale=locale, names=names)
    told = alt_text(scene)
    assert 200 < len(told) <= ALT_TEXT
    assert describe(scene).startswith(told)


def test_whose_turn_it_is_comes_first() -> None:
    match = match_at("crowded")
    asked = match.setting.seats[match.game.actors(match.state)[0]]
    assert f"{asked}: build a link for" in alt_text(scene_of(match))[:120]


def test_free_routes_are_told_with_their_costs() -> None:
    told = describe(scene_of(match_at("start", SIX)))
    assert "Free from Boston, with the cost: Albany 2 and New York 2." in told
