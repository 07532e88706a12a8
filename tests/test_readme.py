"""What the README shows works."""

import re
import shlex
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests import samples

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    commands = [
        line for block in re.findall(r"```console\n(.*?)```", README, re.S) for line in block.splitlines()
    ]
    assert len(commands) >= 8
    for command in commands:
        arguments = [sys.executable, *shlex.split(command.removeprefix("$ python "))]
        done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout


def test_the_pictures_of_the_readme_are_drawn_so_on_every_python() -> None:
    for name, drawn in samples.drawn().items():
        kept, now = (
            Image.open(source).convert("RGB") for source in (samples.FOLDER / f"{name}.png", BytesIO(drawn))
        )
        assert kept.size == now.size and not ImageChops.difference(kept, now).getbbox(), name


def test_the_readme_names_the_rooms_that_there_are() -> None:
    listed = README.partition("same rooms in each")[2].partition("Adding one")[0]
    named = set(re.findall(r"`(\w+)/?`", listed))
    assert len(named) > 8
    for folder in ROOT.glob("games/*/boards"):
        assert named <= {path.stem for path in folder.parent.iterdir()}, folder


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    paths = re.findall(r"`((?:games|rendering|bot|tests|\.ci)/[\w./]*)`|\]\(([\w/]+\.\w+)\)", text)
    for path in filter(None, (room or linked for room, linked in paths)):
        assert (ROOT / path).exists(), path


def test_the_targets_that_a_page_names_are_there() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md"):
        named = set(re.findall(r"(?:`|    )make ([a-z-]+)", (ROOT / page).read_text("utf-8")))
        assert named <= made, page
