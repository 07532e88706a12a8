"""`python -m tests.attack.forker`: has the whole bot imported, and forks one whenever it is asked.

Starting Python and importing everything takes over a second; a fork takes milliseconds. What runs in the
child is `bot.__main__.main`, on a clock that may run fast or be set. Asked by lines of JSON, it answers each
with the bot's process id, 0 if there is none.
"""

import json
import os
import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import bot.__main__
from bot.app import COGS, Roundhouse
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
            pid = os.fork() or _become(**asked["start"])
        elif "signal" in asked and pid:
            os.kill(pid, asked["signal"])
        if pid and os.waitpid(pid, 0 if asked.get("wait") else os.WNOHANG)[0]:
            pid = 0
        print(pid, flush=True)


def _become(log: str, environment: dict[str, str], fatal: list[Any] | None, clock: str) -> int:
    """The child's life."""
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(environment)
    if fatal:
        _die_at_commit(*fatal)
    now = partial(_now, Path(clock))
    bot.__main__.Roundhouse = partial(Roundhouse, now=now, backoff=BACKOFF, tick=TICK)  # type: ignore[misc]
    os._exit(bot.__main__.main())


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
