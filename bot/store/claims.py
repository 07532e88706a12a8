"""Which process does what, where several work on one database.

A process says that it is there, and what it claims is its own until it leaves, or until it has not said so
for too long: then it is anybody's. Places are claimed, not messages, so that each is told in order.
"""

import asyncio
import logging
import os
import platform
import secrets
from contextlib import suppress
from pathlib import Path

from bot.store.database import Connection, Database, Row
from bot.store.rows import Occupied

log = logging.getLogger(__name__)

COLUMNS = "id, host, pid, born, until"
LEASE = 30.0
"""Seconds for which a process is believed to be there."""
RENEWED = 1 / 6
"""How often it says so, in ticks of its clock."""
BOOT = Path("/proc/sys/kernel/random/boot_id")
LEFT = "left"
"""What all hear when a process leaves."""


def alive(dialect_now: str) -> str:
    """A query for the processes that are there."""
    return f"SELECT id FROM processes WHERE until > {dialect_now}"


class Claims:
    """What this process may do alone."""

    def __init__(self, database: Database) -> None:
        self.process = ""
        self.held: set[str] = set()
        self._database = database
        self._alone = not database.shared
        self._now = database.reading.dialect.now

    async def enter(self, alone: bool | None = None) -> None:
        """Says that this process is there. Raises `Occupied` where it must be `alone`, as in a file, and
        there is another."""
        self._alone = self._alone if alone is None else alone
        self.process, self.held = secrets.token_hex(8), set()
        seen: dict[str, float] = {}
        while other := await self._entered():
            if other["host"] == _host() or seen.setdefault(other["id"], other["until"]) != other["until"]:
                raise Occupied(other["host"].partition(":")[0], other["pid"])
            await asyncio.sleep(1.0)  # elsewhere: we see only whether it goes on saying so

    async def stay(self) -> bool:
        """Says that it is still there; whether another process is gone, so that there may be more to do."""
        async with self._database.transaction() as db:
            db.lock("processes")
            gone = await self._bury(db)
            stayed = await db.run(
                f"UPDATE processes SET until = {self._now} + {LEASE} WHERE id = ? AND until > {self._now}",
                self.process,
            )
        if not stayed:
            log.warning("this process was believed to be gone")
            await self.enter()
        return bool(gone) or not stayed

    async def leave(self) -> None:
        """What was claimed is anybody's."""
        if not self.process:
            return
        async with self._database.transaction() as db:
            db.put("DELETE FROM claims WHERE process = ?", self.process)
            db.put("DELETE FROM processes WHERE id = ?", self.process)
            db.tell(LEFT)
        self.process, self.held = "", set()

    async def hold(self, name: str) -> bool:
        """Claims something for as long as this process is there. False if it is another's, who hears so."""
        if name in self.held:
            return True
        process = await self.present()
        async with self._database.transaction() as db:
            ours = await db.run(
                "INSERT INTO claims (name, process) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET process = excluded.process"
                f" WHERE claims.process = excluded.process OR claims.process NOT IN ({alive(self._now)})",
                name,
                process,
            )
            if not ours:
                db.tell(name)
        if ours:
            self.held.add(name)
        return bool(ours)

    async def tell(self, what: str) -> None:
        """All processes hear of something."""
        async with self._database.transaction() as db:
            db.tell(what)

    async def present(self) -> str:
        """By what this process is known; it enters if it has not."""
        if not self.process:
            await self.enter()
        return self.process

    async def _entered(self) -> Row | None:
        """Enters, unless another process is in the way."""
        async with self._database.transaction() as db:
            db.lock("processes")
            await self._bury(db)
            if self._alone and (others := await db.rows(f"SELECT {COLUMNS} FROM processes")):
                return others[0]
            db.put(
                "INSERT INTO processes (id, host, pid, born, until)"
                f" VALUES (?, ?, ?, ?, {self._now} + {LEASE})",
                self.process,
                _host(),
                os.getpid(),
                _born(os.getpid()) or "",
            )
        return None

    async def _bury(self, db: Connection) -> list[str]:
        """Forgets processes that are gone, with what they had claimed."""
        rows = await db.rows(f"SELECT {COLUMNS}, until > {self._now} AS alive FROM processes")
        gone = [row["id"] for row in rows if not row["alive"] or _is_dead(row) or self._was(row)]
        for process in gone:
            db.put("DELETE FROM claims WHERE process = ?", process)
            db.put("DELETE FROM processes WHERE id = ?", process)
        return gone

    def _was(self, row: Row) -> bool:
        """Whether this process was known so, and has begun anew."""
        here = {"host": _host(), "pid": os.getpid(), "born": _born(os.getpid()) or ""}
        return self._alone and row["id"] != self.process and here.items() <= row.items()


def _is_dead(row: Row) -> bool:
    """Whether a process of this machine is seen to be gone."""
    return bool(row["host"] == _host() and _born(row["pid"]) != row["born"])


def _host() -> str:
    """This machine since it was started, and where on it processes are numbered: others may have its name."""
    with suppress(OSError):
        return f"{platform.node()}:{BOOT.read_text().strip()}:{Path('/proc/self/ns/pid').stat().st_ino}"
    return platform.node()


def _born(pid: int) -> str | None:
    """When a process of this machine has begun, as far as can be seen; nothing if there is none."""
    if Path("/proc/self/stat").exists():
        try:
            state, *values = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        except OSError:
            return None
        return None if state in "ZX" else values[18]
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return None
    except PermissionError:
        pass
    return ""
