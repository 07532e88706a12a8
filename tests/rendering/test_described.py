"""Every game's picture in words: lines of whole sentences, the most needed first, for everybody."""

import re
from collections.abc import Iterator

import pytest

from games.engine.match import replay
from games.engine.words import LOCALES
from rendering import ALT_TEXT, alt_text, asked, describe
from rendering.scene import Scene
from tests.rendering.courses import GAMES, boards, whole
from tests.rendering.scenes import scene_of

each_game = pytest.mark.parametrize("game", GAMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)
MOMENTS = 12


def moments(game: str, locale: str) -> Iterator[Scene]:
    """A whole game, at moments from its set-up to its end."""
    scenes = boards(whole(game), locale=locale)
    for moment in range(MOMENTS):
        yield scenes[moment * (len(scenes) - 1) // (MOMENTS - 1)]


@each_game
@each_locale
def test_every_line_is_whole_sentences(game: str, locale: str) -> None:
    for scene in moments(game, locale):
        for line in filter(None, describe(scene).split("\n")):
            assert re.fullmatch(r"[^\W_].*[.?!]", line), line
            assert not re.search(r"\s\s|\s[.,]|[.,:;][.,:;]|\(\s|\s\)|[{}…]|–\.", line), line


@each_game
@each_locale
def test_the_alt_text_is_the_first_lines_as_many_as_discord_takes(game: str, locale: str) -> None:
    for scene in moments(game, locale):
        told, lines = alt_text(scene), describe(scene).split("\n")
        assert len(told) <= ALT_TEXT
        assert lines[: told.count("\n") + 1] == told.split("\n")
        rest = lines[told.count("\n") + 1 :]
        more = next((number for number, line in enumerate(rest) if line), None)
        assert more is None or len("\n".join([told, *rest[: more + 1]])) > ALT_TEXT


@each_game
@each_locale
def test_whoever_is_asked_comes_first_then_all_players(game: str, locale: str) -> None:
    for scene in moments(game, locale):
        head, *lines = alt_text(scene).split("\n")
        for seat in scene.rules.actors(scene.view):
            assert scene.names[seat] in head
        if not scene.rules.actors(scene.view):
            assert asked(scene) in head
        for name in scene.names:
            assert any(line.startswith(name) for line in lines), name


@each_game
def test_french_puts_no_name_where_it_would_have_to_be_elided(game: str) -> None:
    for scene in moments(game, "fr"):
        assert not re.search(r"\b(?:[Dd]e|[Qq]ue|[Jj]usque) (?=[AEIOUÉaeiouéè])", describe(scene))


@each_game
@each_locale
def test_what_one_player_alone_may_know_is_not_told(game: str, locale: str) -> None:
    match = whole(game)
    step = match.played // MOMENTS
    for number, again in enumerate(replay(match.setting, match.script)):
        if number % step == 0:
            spectators = describe(scene_of(again, locale=locale))
            for seat in range(len(match.setting.seats)):
                own = Scene(game, again.game.view(again.state, seat), match.setting.seats, locale=locale)
                assert describe(own) == spectators
