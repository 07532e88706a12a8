"""`python -m rendering`, as somebody at a terminal uses it."""

from pathlib import Path

import pytest
from PIL import Image

from games.engine import record
from rendering.tool import main
from tests.fifth_game.table import WHOLE, played

pytestmark = pytest.mark.usefixtures("fifth_game")


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    record.save(played(*WHOLE[3][:6]), path)
    return path


def test_a_match_file_becomes_a_picture(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "board.png"
    assert main([str(match), "-o", str(picture), "--theme", "light", "--locale", "fr", "--width", "800"]) == 0
    with Image.open(picture) as image:
        assert image.width == 800
    assert capsys.readouterr().out.startswith("Tour 3")


def test_an_earlier_moment_can_be_drawn(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "board.png"
    assert main([str(match), "-o", str(picture), "--at", "0", "--locale", "en"]) == 0
    assert capsys.readouterr().out.startswith("Turn 1")


def test_a_seat_can_be_the_viewer(match: Path, tmp_path: Path) -> None:
    assert main([str(match), "-o", str(tmp_path / "board.png"), "--viewer", "Ben"]) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--width", "10"), "A picture is 400 to 3,200 pixels wide, not 10."),
        (("--at", "9999"), "There is no action 9,999: the match has "),
        (("--at", "-1"), "There is no action -1: the match has "),
        (("--viewer", "Nobody"), 'Nobody called "Nobody" sits here.'),
        (("-o", "no/such/folder.png"), "no/such/folder.png can't be written: "),
    ],
)
def test_bad_calls_get_a_clear_answer(
    match: Path, arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([str(match), "-o", str(tmp_path / "b.png"), *arguments, "--locale", "en"]) == 1
    assert capsys.readouterr().err.startswith(told)
    assert not (tmp_path / "b.png").exists()
