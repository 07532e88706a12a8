"""A scene goes to another process and is drawn there as it would be here."""

import pickle

import pytest

from games.engine.contract import freeze
from rendering import describe, focus_on, previewed, render
from rendering.drawing.themes import THEMES, Theme
from rendering.scene import Scene
from tests.rendering.courses import GAMES, boards, few_boards, whole

each_game = pytest.mark.parametrize("game", GAMES)


def sent(scene: Scene) -> Scene:
    """A scene as another process gets it."""
    there: Scene = pickle.loads(pickle.dumps(scene))
    return there


@each_game
def test_a_scene_that_was_pickled_is_drawn_alike(game: str) -> None:
    for scene in few_boards(whole(game), locale="fr"):
        there = sent(scene)
        assert freeze(there.view) == freeze(scene.view)
        assert describe(there) == describe(scene)
        assert render(there) == render(scene)


@each_game
def test_a_preview_that_was_pickled_is_drawn_alike(game: str) -> None:
    rules = whole(game).game
    for scene in boards(whole(game))[20:60:10]:
        moves = [move for seat in rules.actors(scene.view) for move in rules.legal(scene.view, seat)]
        shown = [move for move in moves if previewed(game, move)][:4]
        preview = Scene(
            game, scene.view, scene.names, candidates=shown, width=800, focus=focus_on(game, shown)
        )
        assert render(sent(preview)) == render(preview)


@each_game
def test_what_is_cached_is_not_pickled(game: str) -> None:
    scene = boards(whole(game))[-1]
    before = len(pickle.dumps(scene))
    render(scene)
    assert len(pickle.dumps(scene)) == before


@each_game
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_theme_stays_itself_and_so_does_a_board(game: str, theme: Theme) -> None:
    scenes = boards(whole(game), theme)
    one, two = sent(scenes[0]), sent(scenes[-1])
    assert one.theme is two.theme is scenes[0].theme
    assert one.view.board is two.view.board
