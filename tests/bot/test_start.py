"""Settings, and a start that says what to do when it can't."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import health, settings
from bot.posting.drain import Trouble
from bot.store.rows import channel
from bot.words import speak
from games.engine.errors import BadInput
from games.engine.words import LOCALES

PATIENCE = 120
"""Seconds; a start takes one or two, and far longer on a busy machine."""
TOKEN = "a" * 26 + "." + "b" * 6 + "." + "c" * 38


def read(folder: Path, **values: str) -> settings.Settings:
    return settings.read({"ROUNDHOUSE_DATA": str(folder), **values}, folder / ".env")


def test_the_defaults(tmp_path: Path) -> None:
    chosen = read(tmp_path)
    assert (chosen.token, chosen.port, chosen.browser) == (None, 8765, True)
    assert chosen.database == tmp_path / "roundhouse.sqlite"


def test_a_dotenv_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"# mine\nexport DISCORD_TOKEN='{TOKEN}'\nROUNDHOUSE_PORT=9000\n\nnonsense\n"
    )
    assert read(tmp_path).token == TOKEN
    assert read(tmp_path).port == 9000
    assert read(tmp_path, ROUNDHOUSE_PORT="9001").port == 9001


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("bad-token", {"DISCORD_TOKEN": "hunter2"}),
        ("bad-port", {"ROUNDHOUSE_PORT": "eighty"}),
        ("bad-port", {"ROUNDHOUSE_PORT": "80"}),
        ("bad-database", {"ROUNDHOUSE_DATABASE": "mysql://me:hunter2@host/x"}),
        ("bad-shards", {"ROUNDHOUSE_SHARDS": "3-2/8"}),
        ("bad-shards", {"ROUNDHOUSE_SHARDS": "0-8/8"}),
        ("bad-metrics", {"ROUNDHOUSE_METRICS": "host:80"}),
        ("bad-data-folder", {"ROUNDHOUSE_DATA": "/proc/nowhere"}),
    ],
)
def test_bad_settings_say_what_to_do(tmp_path: Path, key: str, values: dict[str, str]) -> None:
    with pytest.raises(BadInput) as error:
        read(tmp_path, **values)
    assert error.value.key == key
    for locale in LOCALES:
        told = speak(locale).refuse(error.value)
        assert "hunter2" not in told, "a token is never repeated"
        assert len(told) > 30


def test_the_health_check_wants_a_recent_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path))
    assert health.main() == 1
    health.beat(tmp_path)
    assert health.main() == 0
    old = time.time() - 1000
    os.utime(tmp_path / "alive", (old, old))
    assert health.main() == 1


def test_the_health_check_says_where_something_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path))
    since = datetime(2026, 1, 1, tzinfo=UTC)
    health.beat(tmp_path, [str(Trouble(channel(7), since, "Forbidden()"))])
    assert health.main() == 0
    assert capsys.readouterr().out == "channel 7 2026-01-01T00:00:00+00:00 Forbidden()\n"


async def test_a_disk_that_takes_no_beat_stops_no_heart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing() -> list[str]:
        return []

    monkeypatch.setattr(health, "EVERY", 0.0)
    (tmp_path / "alive").mkdir()
    beating = asyncio.create_task(health.keep_beating(tmp_path, lambda: True, nothing))
    await asyncio.sleep(0.05)
    (tmp_path / "alive").rmdir()
    while not (tmp_path / "alive").is_file():
        assert not beating.done()
        await asyncio.sleep(0)
    beating.cancel()


def start(folder: Path, **values: str) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "ROUNDHOUSE_DATA": str(folder),
        "ROUNDHOUSE_BROWSER": "no",
        "LANG": "C",
        **values,
    }
    environment.pop("DISCORD_TOKEN", None) if "DISCORD_TOKEN" not in values else None
    return subprocess.Popen(
        [sys.executable, "-m", "bot"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_the_local_table_opens_and_sigterm_closes_it_in_order(tmp_path: Path) -> None:
    process = start(tmp_path, ROUNDHOUSE_PORT=str(free_port()))
    assert process.stdout
    line = process.stdout.readline()
    assert "http://127.0.0.1:" in line
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert (tmp_path / "roundhouse.sqlite").exists()


def test_a_port_in_use_is_told_plainly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = start(tmp_path, ROUNDHOUSE_PORT=port)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert f"Port {port} is in use" in errors.replace(",", "")
    assert "Traceback" not in errors


def test_a_bad_token_is_told_plainly(tmp_path: Path) -> None:
    process = start(tmp_path, DISCORD_TOKEN="hunter2")
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "DISCORD_TOKEN" in errors
    assert "Traceback" not in errors
