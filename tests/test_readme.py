"""What the README shows works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


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


def test_the_readme_names_the_rooms_that_there_are() -> None:
    rooms = {path.stem for path in (Path(__file__).parent.parent / "games" / "steel_driver").iterdir()}
    named = set(
        re.findall(r"`(\w+)/?`", README.partition("same rooms in each")[2].partition("Adding one")[0])
    )
    assert named <= rooms | {"boards", "locales"}
    assert len(named) > 8
