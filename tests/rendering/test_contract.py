"""Every game has a picture, and it is found by the game's name alone."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from games.engine import registry
from games.engine.contract import Action
from rendering import in_form, render_all
from rendering.picture import Picture, picture_of
from rendering.scene import NARROWEST, UPRIGHT_WIDTH, WIDEST, Form, Scene
from tests.fifth_game import NAME
from tests.fifth_game.table import over
from tests.rendering.courses import whole
from tests.rendering.scenes import scene_of

each_game = pytest.mark.parametrize("game", registry.names())


@each_game
def test_every_game_has_a_picture(game: str) -> None:
    picture = picture_of(game)
    assert isinstance(picture, Picture)
    assert picture.previewed
    assert all(issubclass(kind, Action) for kind in picture.previewed)
    assert list(picture.focus([])) == []


@pytest.mark.usefixtures("fifth_game")
@pytest.mark.parametrize("game", [*registry.names(), NAME])
def test_those_of_its_upright_form_are_two_of_any_width_and_the_same_wherever_they_are_drawn(
    game: str,
) -> None:
    scene = in_form(_end_of(game), Form.PHONE)
    for width in (NARROWEST, UPRIGHT_WIDTH, WIDEST):
        wide = replace(scene, width=width)
        files = render_all(wide)
        pictures = [Image.open(BytesIO(file)) for file in files]
        assert [(picture.width, picture.mode) for picture in pictures] == [(width, "P")] * 2
        with ThreadPoolExecutor(2) as pool:
            elsewhere = list(pool.map(render_all, [wide, pickle.loads(pickle.dumps(wide))]))
        assert elsewhere == [files] * 2


def _end_of(game: str) -> Scene:
    return scene_of(over(4) if game == NAME else whole(game))
