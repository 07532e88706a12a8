"""The Pythons that are tested: pyproject.toml lists them, and everything else agrees with it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.__main__ import NEWEST_TESTED, doubt_about
from bot.words import speak
from games.engine.words import LOCALES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TESTED = [
    line.removeprefix("Programming Language :: Python :: ") for line in PROJECT["project"]["classifiers"]
]
OLDEST, NEWEST = TESTED[0], TESTED[-1]


def found(pattern: str, file: str) -> set[str]:
    return set(re.findall(pattern, (ROOT / file).read_text("utf-8")))


def test_the_tested_pythons_follow_each_other() -> None:
    minors = [int(version.removeprefix("3.")) for version in TESTED]
    assert minors == list(range(minors[0], minors[-1] + 1))
    assert len(minors) >= 3


def test_the_oldest_tested_python_is_the_one_that_is_asked_for() -> None:
    assert PROJECT["project"]["requires-python"] == f">={OLDEST}"
    assert PROJECT["tool"]["mypy"]["python_version"] == OLDEST
    for page in ("README.md", "CONTRIBUTING.md"):
        assert found(r"Python (3\.\d+) or newer", page) == {OLDEST}, page


def test_the_newest_tested_python_is_told_runs_in_the_image_and_is_known_to_the_bot() -> None:
    assert found(r"tested up to (3\.\d+)", "README.md") == {NEWEST}
    assert found(r"FROM python:(\S+)-slim", "Dockerfile") == {NEWEST}
    assert "{}.{}".format(*NEWEST_TESTED) == NEWEST


def test_the_public_checks_run_on_each_of_them() -> None:
    (matrix,) = found(r"python: \[(.*)\]", ".github/workflows/ci.yml")
    assert re.findall(r'"(.*?)"', matrix) == TESTED


def needed(lines: Iterable[str], extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """The packages that requirements come to on this Python, each as often as it is asked for."""
    for requirement in map(Requirement, lines):
        if requirement.marker and not any(
            requirement.marker.evaluate({"extra": extra}) for extra in extras or {""}
        ):
            continue
        yield canonicalize_name(requirement.name)
        yield from needed(requires(requirement.name) or (), frozenset(requirement.extras))


def test_every_package_is_pinned_on_this_python() -> None:
    project, pins = PROJECT["project"], (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {canonicalize_name(Requirement(line).name) for line in pins}
    asked_for = set(needed([*project["dependencies"], *project["optional-dependencies"]["dev"]]))
    assert len(asked_for) > 30
    assert asked_for <= pinned


@pytest.mark.parametrize("locale", LOCALES)
def test_a_newer_python_is_told_of_at_the_start(locale: str) -> None:
    assert doubt_about(sys.version_info[:2], speak(locale)) is None
    newer = NEWEST_TESTED[0], NEWEST_TESTED[1] + 1
    told = doubt_about(newer, speak(locale))
    assert told and "{}.{}".format(*newer) in told and NEWEST in told


INHERITED = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON")


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Make, as if no other make had called these tests with a Python of its own."""
    outside = {key: value for key, value in os.environ.items() if key not in INHERITED}
    return subprocess.run(["make", *arguments], cwd=folder, env=outside, capture_output=True, text=True)


def make_where(folder: Path, *tested: str) -> subprocess.CompletedProcess[str]:
    """`make python` with this Python, in a project that is tested with others."""
    shutil.copy(ROOT / "Makefile", folder)
    lines = [f'    "Programming Language :: Python :: {version}",' for version in tested]
    (folder / "pyproject.toml").write_text("\n".join(lines))
    return make(folder, "python", f"PYTHON={sys.executable}")


def test_make_takes_a_tested_python_without_a_word(tmp_path: Path) -> None:
    done = make_where(tmp_path, *TESTED)
    assert (done.returncode, done.stdout) == (0, "")


def test_make_tells_of_a_newer_python_and_takes_it(tmp_path: Path) -> None:
    done = make_where(tmp_path, "3.1", "3.2")
    assert done.returncode == 0
    assert "only up to 3.2" in done.stdout


def test_make_refuses_an_older_python(tmp_path: Path) -> None:
    done = make_where(tmp_path, "3.98", "3.99")
    assert done.returncode != 0
    assert "needs Python 3.98 or newer" in done.stdout


def test_each_python_has_a_venv_of_its_own() -> None:
    install = "--dry-run", "--always-make", "install"
    assert " -m venv .venv " in make(ROOT, *install).stdout
    version = "{}.{}".format(*sys.version_info)
    assert f" -m venv .venv-{version} " in make(ROOT, *install, f"PYTHON={sys.executable}").stdout
