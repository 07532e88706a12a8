"""Films: every board as it was, small, quick, and never too long."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games.engine.words import LOCALES
from rendering import palette
from rendering.film import EACH, FILM_WIDTH, LAST, MOST, caption, film, frame
from rendering.scene import Scene
from tests.fifth_game.table import over
from tests.marks import rarely
from tests.rendering.courses import GAMES, boards, whole
from tests.rendering.legible import collisions, outside

FIFTY = 50
SECONDS, BYTES = 3.0, 8_000_000

each_game = pytest.mark.parametrize("game", GAMES)


def frames_of(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """The pictures of a film, and how long each is shown."""
    pictures, times = [], []
    with Image.open(BytesIO(data)) as movie:
        assert movie.format == "GIF"
        assert movie.info["loop"] == 0
        for number in range(getattr(movie, "n_frames", 1)):
            movie.seek(number)
            pictures.append(movie.convert("RGB"))
            times.append(movie.info["duration"])
    return pictures, times


def drawn(scene: Scene, number: int, count: int) -> Image.Image:
    """A board of a film as it would be alone."""
    small = Scene(
        scene.game, scene.view, scene.names, scene.theme, scene.locale, scene.events, width=FILM_WIDTH
    )
    picture = frame(small, number, count).image
    return picture.quantize(palette=palette(small), dither=Image.Dither.NONE).convert("RGB")


@each_game
def test_a_film_shows_every_board_as_it_was(game: str) -> None:
    scenes = boards(whole(game))[:12]
    pictures, times = frames_of(film(scenes))
    assert times == [EACH] * 11 + [LAST]
    for number, (scene, picture) in enumerate(zip(scenes, pictures, strict=True), 1):
        assert ImageChops.difference(picture, drawn(scene, number, 12)).getbbox() is None


@pytest.mark.parametrize("game", rarely(GAMES, GAMES[-1:]))
def test_fifty_boards_are_far_below_eight_megabytes(game: str) -> None:
    """How long they take is measured by `make bench`."""
    assert len(film(boards(whole(game))[-FIFTY:])) < BYTES / 4


@pytest.mark.parametrize("game", rarely(GAMES, GAMES[-1:]))
def test_a_film_of_boards_that_have_nothing_in_common_is_small_enough(game: str) -> None:
    scenes = boards(whole(game))
    assert len(film([scenes[0], scenes[-1]] * (MOST // 2))) < BYTES


@pytest.mark.usefixtures("fifth_game")
def test_a_long_game_is_thinned_evenly_and_keeps_its_first_and_last_board() -> None:
    scenes = boards(over()) * 15
    assert len(scenes) > 3 * MOST
    pictures, times = frames_of(film(scenes))
    assert len(pictures) == len(times) == MOST
    assert ImageChops.difference(pictures[0], drawn(scenes[0], 1, MOST)).getbbox() is None
    assert ImageChops.difference(pictures[-1], drawn(scenes[-1], MOST, MOST)).getbbox() is None


@pytest.mark.usefixtures("fifth_game")
@pytest.mark.usefixtures("fifth_game")
def test_one_board_is_a_film_too() -> None:
    pictures, _ = frames_of(film(boards(over())[:1]))
    assert [picture.width for picture in pictures] == [FILM_WIDTH]


@each_game
def test_the_same_boards_make_the_same_film(game: str) -> None:
    scenes = boards(whole(game))[20:30]
    assert film(scenes) == film(scenes)


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_caption_tells_what_happened_and_hides_nothing(game: str, locale: str) -> None:
    scenes = boards(whole(game), locale=locale)
    for scene in scenes[:: len(scenes) // 4]:
        canvas = frame(scene, 1, 4)
        told = caption(scene)
        assert "\u202f" not in told
        assert any(told.startswith(text.removesuffix("…")) for text, _ in canvas.texts[-1:])
        assert collisions(canvas) == []
        assert outside(canvas) == []
