"""The picture in words has every figure of the position."""

import pytest

from games.automobile.components import COLOURS
from games.automobile.scoring import standing
from games.engine.words import LOCALES
from rendering import describe
from tests.automobile.matches import MOMENTS, match_at
from tests.rendering.described import figures, line_about
from tests.rendering.scenes import scene_of

each_moment = pytest.mark.parametrize("moment", MOMENTS)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_moment
@each_locale
@pytest.mark.parametrize("debt", [0, 70])
def test_each_player_has_a_line_with_all_that_is_before_him(moment: str, locale: str, debt: int) -> None:
    match = match_at(moment)
    state = match.state
    state.players[1].debt = debt
    scene = scene_of(match, locale=locale)
    totals = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        line = line_about(scene, match.setting.seats[seat])
        owed = [player.debt] if player.debt else []
        hand = [state.distributors_left(seat), state.factories_left(seat), state.cars_left(seat)]
        money = [player.cash, *owed, totals[seat]]
        tokens = [player.research, player.losses, player.loans]
        assert figures(line) == [*money, *tokens, *hand, len(player.tiles)]
        assert ("parts factory" in line or "usine de pièces détachées" in line) == state.has_parts(seat)
        assert locale == "fr" or line.startswith(f" ({COLOURS[seat].value}")


@each_moment
@each_locale
def test_each_space_that_is_built_has_a_line(moment: str, locale: str) -> None:
    match = match_at(moment)
    told = describe(scene_of(match, locale=locale)).splitlines()
    for model, space in match.state.spaces.items():
        row = match.state.board.models[model]
        lines = [line.removeprefix(model) for line in told if line.startswith(f"{model} ({row.year}")]
        assert len(lines) == (not space.closed)
        if space.seat is not None:
            reduced = [space.reduced] if space.reduced else []
            assert figures(lines[0]) == [row.year, row.cost, space.factories, space.cars, *reduced]
            assert match.setting.seats[space.seat] in lines[0]


@each_moment
def test_a_character_stands_beside_whoever_chose_it_or_among_the_free(moment: str) -> None:
    match = match_at(moment)
    for character, seat in match.state.characters.items():
        assert character.value in line_about(scene_of(match), match.setting.seats[seat]).casefold()
