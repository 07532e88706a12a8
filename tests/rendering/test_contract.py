"""Every game has a picture, and it is found by the game's name alone."""

import pytest

from games.engine import registry
from games.engine.contract import Action
from rendering.picture import Picture, picture_of


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_picture(game: str) -> None:
    picture = picture_of(game)
    assert isinstance(picture, Picture)
    assert picture.previewed
    assert all(issubclass(kind, Action) for kind in picture.previewed)
    assert list(picture.focus([])) == []
