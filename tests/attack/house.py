"""A Discord of our own with a bot that is forked, not started: it dies and comes back in no time."""

import asyncio
import json
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.wire.driver import ROOT, TOKEN, Wire
from tests.wire.server import Call

PEOPLE = ("dan", "eve", "finn")
NOTED = ("exception in autocomplete", "Attempting a reconnect")
UNWELL = ("discord.errors.", "aiohttp.", "ConnectionResetError")
"""What discord.py notes with a traceback though it is foreseen: a late completion, a lost line."""
KEPT_MESSAGES = 150
KEPT_PICTURES = 40


class House(Wire):
    """A wire whose bot lives many times; `life` counts them."""

    def __init__(self, folder: Path, speed: float = 1.0) -> None:
        super().__init__(folder)
        backend = self.discord.backend
        for name in PEOPLE:
            self.people.append(backend.make_user(name).id)
            backend.add_member(self.guild.id, self.people[-1])
        self.life = 0
        self.fatal_commit: tuple[int, bool] | None = None
        self._began, self._speed = time.time(), speed
        self._pid = 0
        self.set_clock(0)

    async def open(self) -> None:
        self._forker = await asyncio.to_thread(
            subprocess.Popen,
            [sys.executable, "-m", "tests.attack.forker"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        await asyncio.to_thread(self._ask)
        await super().open()

    async def close(self) -> None:
        if self.alive:
            await asyncio.to_thread(self._ask, signal=signal.SIGTERM, wait=True)
        assert self._forker.stdin and self._forker.stdout
        self._forker.stdin.close()
        self._forker.wait()
        self._forker.stdout.close()
        await self.discord.close()

    def set_clock(self, offset: float) -> None:
        """Sets the bot's clock wrong by so many seconds."""
        (self.folder / "clock.new").write_text(json.dumps([self._began, self._speed, offset]))
        (self.folder / "clock.new").rename(self.folder / "clock")

    # The process

    async def start(self) -> None:
        self.kill()
        self.life += 1
        self._forget()
        self.discord.connected.clear()
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "ROUNDHOUSE_DISCORD": self.discord.address,
            "ROUNDHOUSE_DATA": str(self.folder),
        }
        self._ask(
            log=str(self.log),
            start={
                "environment": environment,
                "fatal": self.fatal_commit,
                "clock": str(self.folder / "clock"),
            },
        )
        self.fatal_commit = None
        await self.until(lambda: self.discord.connected.is_set() or not self.alive, "the bot's start")

    def kill(self) -> None:
        if self._pid:
            self._ask(signal=signal.SIGKILL, wait=True)
        self.discord.connected.clear()

    async def death(self) -> None:
        await self.until(lambda: not self.alive, "the bot's death")
        self.discord.connected.clear()

    @property
    def alive(self) -> bool:
        return bool(self._pid and self._ask())

    def _ask(self, **asked: Any) -> int:
        assert self._forker.stdin and self._forker.stdout
        self._forker.stdin.write(json.dumps(asked) + "\n")
        self._forker.stdin.flush()
        self._pid = int(self._forker.stdout.readline())
        return self._pid

    def _forget(self) -> None:
        """Old messages and pictures, so that hours of play fit into memory."""
        backend = self.discord.backend
        self.discord.calls.clear()
        for messages in backend.messages.values():
            for id_ in list(messages)[:-KEPT_MESSAGES]:
                del messages[id_]
        blobs = backend.cdn._blobs
        for key in list(blobs)[:-KEPT_PICTURES]:
            del blobs[key]
        backend.transcript.clear()

    def limit_files(self, limited: bool) -> None:
        """The bot's files may not grow: for it the disk is full."""
        _, hard = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (1 if limited else hard, hard))

    # What people do

    async def answer_to(self, interaction_id: int, patience: float = 4.0) -> Call | None:
        """The answer to an interaction; none if the bot dies, or for too long."""
        life, end = self.life, perf_counter() + patience
        while interaction_id not in self.discord.answered and life == self.life and perf_counter() < end:
            await asyncio.sleep(0.01)
        return self.discord.answered.get(interaction_id)

    def complaints(self) -> list[str]:
        """What the bot did not foresee: every traceback in its log, by its last line."""
        found, before, inside = [], "", False
        for line in self.log.read_text(errors="replace").splitlines() if self.log.exists() else []:
            if line.startswith("Traceback"):
                inside = True
            elif inside and line and not line[0].isspace():
                inside = False
                if not (any(noted in before for noted in NOTED) and line.startswith(UNWELL)):
                    found.append(line)
            elif not inside:
                before = line
        return found
