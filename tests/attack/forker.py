"""`python -m tests.attack.forker`: has the whole bot imported, and forks one whenever it is asked.

Starting Python and importing everything takes over a second; a fork takes milliseconds. What runs in the
child is `bot.__main__.main`, on a clock that may run fast or be set. Asked by lines of JSON, it answers each
with the bot's process id, 0 if there is none.
"""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import bot.__main__
from bot import workers
from bot.app import COGS, Roundhouse
from bot.settings import Settings
from bot.store import database
from bot.words import speak
from games.engine import registry
from games.engine.match import Match, set_up
from games.engine.words import LOCALES
from rendering import alt_text, render
from rendering.scene import Scene
from tests.fifth_game import found

BACKOFF = (0.1, 0.2, 0.5, 1.0)
TICK = 0.25
HEARTBEAT_TIMEOUT = 12.0  # discord.py itself waits five seconds after an invalid session


def main() -> None:
    with found():
        _warm()
        _serve()


def _serve() -> None:
    """Starts, kills, and tells whether the bot lives; there is one at a time."""
    pid = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if "start" in asked:
            with _sink(asked["log"]) as output:
                pid = os.fork() or _become(output, **asked["start"])
        elif "signal" in asked and pid:
            os.kill(pid, asked["signal"])
        SINKS[:] = [sink for sink in SINKS if sink.poll() is None]
        if pid and os.waitpid(pid, 0 if asked.get("wait") else os.WNOHANG)[0]:
            pid = 0
        print(pid, flush=True)


@contextmanager
def _sink(log: str) -> Iterator[int]:
    """Where a bot writes its log to: another process, as it may itself have no room on the disk."""
    with Path(log).open("ab") as file:
        sink = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=file)
    assert sink.stdin
    with sink.stdin:
        yield sink.stdin.fileno()
    SINKS.append(sink)


SINKS: list[subprocess.Popen[bytes]] = []
"""They end with their bots."""


def _become(output: int, environment: dict[str, str], fatal: list[Any] | None, clock: str) -> int:
    """The child's life."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(environment)
    if fatal:
        _die_at_commit(*fatal)
    vars(workers)["get_context"] = _forking  # they come from here, warm
    vars(bot.__main__)["Roundhouse"] = partial(_hasty, Path(clock))
    os._exit(bot.__main__.main())


def _hasty(clock: Path, settings: Settings) -> Roundhouse:
    """A bot that waits for little."""
    made = Roundhouse(settings, partial(_now, clock), BACKOFF, tick=TICK)
    made._connection.heartbeat_timeout = HEARTBEAT_TIMEOUT
    return made


def _forking(_: str) -> Any:
    return multiprocessing.get_context("fork")


def _now(clock: Path) -> datetime:
    """The time as the driver has it: since when it runs, how fast, and by how many seconds it is wrong."""
    began, speed, offset = json.loads(clock.read_text())
    real = time.time()
    return datetime.fromtimestamp(began, UTC) + timedelta(seconds=(real - began) * speed + offset)


def _die_at_commit(number: int, after: bool) -> None:
    run, left = database.Connection.run, number

    async def counted(self: database.Connection, sql: str, *values: database.Value) -> int:
        nonlocal left
        left -= sql == "COMMIT"
        if left or sql != "COMMIT":
            return await run(self, sql, *values)
        if after:
            await run(self, sql, *values)
        os.kill(os.getpid(), signal.SIGKILL)
        return 0

    database.Connection.run = counted  # type: ignore[method-assign]


def _warm() -> None:
    """Reads and draws what every bot reads and draws first."""
    for cog in COGS:
        __import__(f"bot.cogs.{cog}")
    for locale, game_name in product(LOCALES, (None, *registry.names())):
        speak(locale, game_name)
    for name in registry.names():
        game = registry.load(name)
        setting = set_up(name, ["Ann", "Ben", "Cleo"], "warm", {}, None, True)
        match = Match(setting)
        scene = Scene(name, game.view(match.state, None), setting.seats)
        render(scene)
        alt_text(scene)


if __name__ == "__main__":
    main()
