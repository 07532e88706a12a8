"""A database that can't be used is told in a sentence that says what to do; others are their owner's."""

import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store.database import newest_migration
from bot.store.drivers.sqlite import DIALECT
from bot.store.opening import check_database, keep_private
from games.engine.errors import BadInput
from tests.bot.test_start import TOKEN, free_port
from tests.marks import rarely

SAID = {
    "broken": {"en": "is damaged", "fr": "est abîmée"},
    "newer": {"en": "newer version", "fr": "version plus récente"},
    "unusable": {"en": "can't be used", "fr": "est inutilisable"},
    "locked": {"en": "is in use", "fr": "est occupée"},
}


def garbage(path: Path) -> None:
    path.write_bytes(os.urandom(8192))


def garbled(path: Path) -> None:
    """Begins like a database, and goes on like none."""
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, text TEXT)")
        db.executemany("INSERT INTO games (text) VALUES (?)", [("x" * 500,)] * 200)
    db.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 8192) + whole[-4096:])


def newer(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {newest_migration(DIALECT) + 1}")
    db.close()


def folder(path: Path) -> None:
    path.mkdir()


def nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "missing" / "roundhouse.sqlite")


BAD: dict[str, tuple[Callable[[Path], None], str]] = {
    "garbage": (garbage, "broken"),
    "garbled": (garbled, "broken"),
    "newer": (newer, "newer"),
    "folder": (folder, "unusable"),
    "nowhere": (nowhere, "unusable"),
}


def started(data: Path, language: str, full: bool = False, **values: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` as somebody starts it, on a disk that may be full."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"ROUNDHOUSE_DATA": str(data), "ROUNDHOUSE_BROWSER": "no", "LANG": language, **values}
    environment |= {"ROUNDHOUSE_PORT": str(free_port()), "LC_ALL": language, "LANGUAGE": ""}
    no_room = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))) if full else None
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=no_room,
        check=False,
    )


def check_told(done: subprocess.CompletedProcess[str], words: str, path: Path) -> None:
    assert done.returncode == 1, done.stderr
    assert words in done.stderr and str(path) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", rarely(["en", "fr"], ["fr"]))
@pytest.mark.parametrize("how", BAD)
def test_a_database_that_can_t_be_used_is_told_plainly(tmp_path: Path, how: str, language: str) -> None:
    spoil, key = BAD[how]
    path = tmp_path / "roundhouse.sqlite"
    spoil(path)
    before = path.read_bytes() if path.is_file() else None
    done = started(tmp_path, {"en": "C", "fr": "fr_FR.UTF-8"}[language])
    check_told(done, SAID[key][language], path)
    assert before is None or path.read_bytes() == before, "nothing is done to it"


@pytest.mark.parametrize("language", rarely(["en", "fr"], ["en"]))
def test_a_full_disk_is_told_plainly(tmp_path: Path, language: str) -> None:
    done = started(tmp_path, {"en": "C", "fr": "fr_FR.UTF-8"}[language], full=True)
    check_told(done, SAID["unusable"][language], tmp_path / "roundhouse.sqlite")


def test_it_is_told_before_discord_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.sqlite"
    garbage(path)
    done = started(tmp_path, "C", DISCORD_TOKEN=TOKEN, ROUNDHOUSE_DISCORD="http://127.0.0.1:9")
    check_told(done, SAID["broken"]["en"], path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_database_that_is_not_writable_is_told_plainly(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.sqlite"
    sqlite3.connect(path).close()
    path.chmod(0o444)
    with pytest.raises(BadInput) as error:
        check_database(path)
    assert error.value.key == "database-unusable"


def test_a_locked_database_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.sqlite"
    with sqlite3.connect(path, isolation_level=None) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("CREATE TABLE games (id INTEGER)")
        with pytest.raises(BadInput) as error:
            check_database(path)
    db.close()
    assert error.value.key == "database-locked"


def test_nobody_but_its_owner_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.sqlite"
    check_database(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE games (id INTEGER)")
        files = sorted(tmp_path.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        for file in files:
            file.chmod(0o644)
        keep_private(path)
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    db.close()


def test_the_home_of_nobody_is_refused(tmp_path: Path) -> None:
    done = started(tmp_path, "C", ROUNDHOUSE_DATA="~nobody-of-this-name/x")
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "data folder" in done.stderr
