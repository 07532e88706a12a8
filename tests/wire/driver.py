"""The bot's process, and people who play at its tables over the wire."""

import asyncio
import json
import os
import re
import sqlite3
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from bot.words import speak
from games.engine import registry
from games.engine.match import Match, Setting, read_options
from tests.fifth_game import NAME
from tests.wire.server import Discord

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-for-the-wire.1234.no-secret-just-a-shape"
PEOPLE = ("ann", "ben", "cleo")
PATIENCE = 60.0
COMMAND, SUBCOMMAND = 1, 1
OPTIONS: dict[type, int] = {str: 3, int: 4, bool: 5, float: 10}


class Wire:
    """A Discord of our own and one bot, which may die and come back."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.settings = settings or {}
        self.discord = Discord()
        self.discord.kill = self.kill
        backend = self.discord.backend
        self.guild = backend.create_guild("wire")
        backend.add_member(self.guild.id, backend.bot_user.id)
        self.people = [backend.make_user(name).id for name in PEOPLE]
        for person in self.people:
            backend.add_member(self.guild.id, person)
        self._process: Process | None = None

    async def open(self) -> None:
        await self.discord.open()
        await self.start()

    async def close(self) -> None:
        """Stops the bot in order."""
        if self._process and self._process.returncode is None:
            self._process.terminate()
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        await self.discord.close()

    # The process

    async def start(self) -> None:
        """Starts the bot and waits until it is at the gateway, or dead."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "ROUNDHOUSE_DISCORD": self.discord.address,
            "ROUNDHOUSE_DATA": str(self.folder),
            **self.settings,
        }
        self.discord.connected.clear()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.wire.process", cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        await self.until(lambda: self.discord.connected.is_set() or not self.alive, "the bot's start")

    def kill(self) -> None:
        """kill -9; what the bot's socket still held is lost."""
        if self._process and self._process.returncode is None:
            self._process.kill()
        self.discord.connected.clear()

    async def death(self) -> None:
        """Waits for the bot to be killed."""
        assert self._process is not None
        await asyncio.wait_for(self._process.wait(), PATIENCE)
        self.discord.connected.clear()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def log(self) -> Path:
        return self.folder / "bot.log"

    async def until(self, happened: Callable[[], object], what: str) -> None:
        """Waits for something; the bot's log tells why it did not come."""
        end = perf_counter() + PATIENCE
        while not happened():
            if perf_counter() > end:
                raise AssertionError(f"waited in vain for {what}\n{self.log.read_text()[-6000:]}")
            await asyncio.sleep(0.02)

    def memory(self) -> float:
        """Megabytes of the bot and of all processes that it has started; what they share counts once."""
        assert self._process is not None
        waiting, found = [self._process.pid], 0.0
        while waiting:
            process = Path(f"/proc/{waiting.pop()}")
            children = [file.read_text().split() for file in process.glob("task/*/children")]
            waiting += [int(child) for found_here in children for child in found_here]
            shares = (process / "smaps_rollup").read_text()
            found += sum(float(kb) for kb in re.findall(r"^Pss:\s+(\d+) kB", shares, re.M)) / 1e3
        return found

    def rows(self, sql: str, *values: object) -> list[Any]:
        """What the bot has on disk."""
        database = sqlite3.connect(self.folder / "roundhouse.sqlite")
        try:
            return database.execute(sql, values).fetchall()
        finally:
            database.close()

    def table(self, game: str = NAME) -> "Table":
        """A new channel, for a game."""
        return Table(self, self.discord.backend.create_channel(self.guild.id, "railways").id, game)


class Table:
    """A channel, and what its people do in it, going by what they see there."""

    def __init__(self, wire: Wire, channel_id: int, game: str) -> None:
        self.wire = wire
        self.channel_id = channel_id
        self.game = game
        self.moves: list[int] = []

    # What is in the channel

    def messages(self) -> list[Any]:
        """Every message, oldest first, also those that one person alone sees."""
        return list(self.wire.discord.backend.messages[self.channel_id].values())

    def boards(self) -> Counter[int]:
        """How often the board of each version is there."""
        return Counter(version for version, _ in self._boards())

    def _boards(self) -> list[tuple[int, Any]]:
        versions = [(_version(message), message) for message in self.messages()]
        return [(version, message) for version, message in versions if version is not None]

    @property
    def board(self) -> Any:
        """The newest board."""
        return next(message for message in reversed(self.messages()) if _version(message) is not None)

    @property
    def lobby(self) -> Any | None:
        return next((m for m in self.messages() if any(i.startswith("rh:lobby:") for i in ids(m))), None)

    @property
    def asked(self) -> int:
        """The one whom the newest board calls."""
        return int(re.findall(r"<@(\d+)>", texts(self.board))[-1])

    def panel(self) -> Any:
        """The newest message that only one person sees."""
        return [message for message in self.messages() if message.is_ephemeral][-1]

    # What is on disk

    @property
    def played(self) -> int:
        return int(self.wire.rows("SELECT played FROM games WHERE channel_id = ?", self.channel_id)[0][0])

    def stored(self) -> list[tuple[int, int]]:
        """Number and interaction of every move."""
        return self.wire.rows(
            "SELECT sequence, interaction_id FROM actions JOIN games ON games.id = game_id"
            " WHERE channel_id = ? ORDER BY sequence",
            self.channel_id,
        )

    def waiting(self) -> int:
        """How many boards are still to be posted."""
        rows = self.wire.rows(
            "SELECT count(*) FROM outbox WHERE channel_id = ? AND state = 'waiting'", self.channel_id
        )
        return int(rows[0][0])

    # What people do; nothing here waits for an answer

    def command(self, user: int, *path: str, **options: str | bool | int | float) -> int:
        """Types a command and returns the interaction's id."""
        command = self.wire.discord.backend.find_command(path[0], None)
        assert command is not None
        nested: list[dict[str, Any]] = [
            {"name": name, "type": OPTIONS[type(value)], "value": value} for name, value in options.items()
        ]
        for name in reversed(path[1:]):
            nested = [{"name": name, "type": SUBCOMMAND, "options": nested}]
        data = {"id": command["id"], "name": path[0], "type": COMMAND, "options": nested}
        return self._interact(InteractionType.APPLICATION_COMMAND, user, data)

    def complete(self, user: int, command: str, option: str) -> int:
        """Looks at what a command's option may be."""
        found = self.wire.discord.backend.find_command(command, None)
        assert found is not None
        focused = [{"name": option, "type": OPTIONS[str], "value": "", "focused": True}]
        data = {"id": found["id"], "name": command, "type": COMMAND, "options": focused}
        return self._interact(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, user, data)

    def press(self, user: int, message: Any, custom_id: str) -> int:
        """Presses a button, which must be there and enabled."""
        found = _component(message, custom_id)
        assert not found.get("disabled"), f"{custom_id} can't be pressed"
        data = {"custom_id": found["custom_id"], "component_type": ComponentType.BUTTON}
        return self._interact(InteractionType.MESSAGE_COMPONENT, user, data, message)

    def choose(self, user: int, message: Any, custom_id: str) -> int:
        """Chooses the last line of a menu."""
        found = _component(message, custom_id)
        data = {
            "custom_id": found["custom_id"],
            "component_type": ComponentType.STRING_SELECT,
            "values": [found["options"][-1]["value"]],
        }
        return self._interact(InteractionType.MESSAGE_COMPONENT, user, data, message)

    def again(self) -> None:
        """Delivers the last interaction once more."""
        self.wire.discord.backend.emit("INTERACTION_CREATE", self._last)

    def _interact(self, kind: int, user: int, data: dict[str, Any], message: Any = None) -> int:
        backend = self.wire.discord.backend
        record, payload = base_payload(
            backend,
            type=int(kind),
            channel_id=self.channel_id,
            guild_id=self.wire.guild.id,
            user_id=user,
            data=data,
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        self._last = payload
        self.wire.discord.interact(record, payload)
        return record.id

    # The steps of a game

    def new(self) -> int:
        return self.command(self.wire.people[0], "game", "new", game=self.game)

    def join(self, seat: int) -> int:
        return self.press(self.wire.people[seat], self.lobby, f"{self._lobby_id()}:join")

    def options(self) -> int:
        return self.press(self.wire.people[0], self.lobby, f"{self._lobby_id()}:options")

    def option(self) -> int:
        return self.choose(self.wire.people[0], self.panel(), "rh:option:")

    def begin(self) -> int:
        return self.press(self.wire.people[0], self.lobby, f"{self._lobby_id()}:start")

    def _lobby_id(self) -> str:
        return ids(self.lobby)[0].rpartition(":")[0]

    def button(self) -> int:
        """Makes the first move under the newest board."""
        return self._moved(self.press(self.asked, self.board, "rh:move:"))

    @property
    def running(self) -> bool:
        """Whether the newest board asks for a move."""
        return any(i.startswith(("rh:move:", "rh:more:")) for i in ids(self.board))

    def likely(self) -> int:
        """Makes the first move under the newest board, or types the safe one where none has a button."""
        if any(i.startswith("rh:move:") and not i.endswith(":undo") for i in ids(self.board)):
            return self.button()
        names = ("game", "board", "snapshot", "options", "seed")
        columns = ", ".join(names)
        [kept] = self.wire.rows(f"SELECT {columns} FROM games WHERE channel_id = ?", self.channel_id)
        row = dict(zip(names, kept, strict=True))
        game = registry.load(row["game"])
        options = read_options(game, json.loads(row["options"]))
        setting = Setting(game, PEOPLE, row["seed"], options, game.read_board(row["board"]))
        [[seat]] = self.wire.rows(
            "SELECT seat FROM seats JOIN games ON games.id = game_id WHERE channel_id = ? AND user_id = ?",
            self.channel_id,
            self.asked,
        )
        state = Match.resume(setting, row["snapshot"]).state
        move = game.write(game.advice.safe_move(state, seat))
        return self._moved(self.command(self.asked, "move", move=move))

    def typed(self) -> int:
        """Types the first move under the newest board."""
        move = next(i for i in ids(self.board) if i.startswith("rh:move:")).split(":", 4)[4]
        return self._moved(self.command(self.asked, "move", move=move))

    def more(self) -> int:
        return self.press(self.asked, self.board, "rh:more:")

    def pick(self) -> int:
        return self.choose(self.asked, self.panel(), "rh:pick:")

    def confirm(self) -> int:
        return self._moved(self.press(self.asked, self.panel(), "rh:move:"))

    def _moved(self, interaction_id: int) -> int:
        self.moves.append(interaction_id)
        return interaction_id

    # Whole stretches

    async def answer(self, interaction_id: int) -> None:
        """Waits for the answer to an interaction."""
        answered = self.wire.discord.answered
        await self.wire.until(lambda: interaction_id in answered, "an answer")

    async def gather(self) -> None:
        """Opens a lobby and fills it, as far as that is still to do."""
        if self.lobby is None:
            await self.answer(self.new())
        for seat, person in enumerate(self.wire.people):
            if f"<@{person}>" not in texts(self.lobby):
                await self.answer(self.join(seat))

    async def set_up(self) -> None:
        """Sees to it that a game runs."""
        if not self.boards():
            await self.gather()
            await self.answer(self.begin())
            await self.wire.until(self.boards, "the first board")

    async def open_panel(self) -> None:
        await self.answer(self.more())
        await self.wire.until(lambda: any(i.startswith("rh:pick") for i in ids(self.panel())), "a menu")

    async def choose_move(self) -> None:
        """Goes through the panel's menus up to *Confirm*."""
        await self.open_panel()
        while not any(i.startswith("rh:move") for i in ids(self.panel())):
            await self._go_deeper()

    async def _go_deeper(self) -> None:
        seen = ids(self.panel())
        await self.answer(self.pick())
        await self.wire.until(lambda: ids(self.panel()) != seen, "the next menu")

    async def settle(self) -> None:
        """Waits until every board is posted."""
        await self.wire.until(lambda: not self.waiting(), "the outbox")

    async def play_on(self) -> None:
        """Makes a move, and waits for its board."""
        before = sum(self.boards().values())
        await self.answer(self.button())
        await self.wire.until(lambda: sum(self.boards().values()) > before, "the next board")
        await self.settle()

    # What must hold

    def accepted(self, interaction_id: int) -> bool:
        """Whether somebody was told that his move is made."""
        call = self.wire.discord.answered.get(interaction_id)
        if call is None:
            return False
        data = call.body.get("data") or {}
        return call.body["type"] in (6, 7) or data.get("content") == speak("en").say("move-made")

    def check(self) -> None:
        """Every acknowledged move is there once, none twice, and each board is in the channel once."""
        stored = self.stored()
        assert [number for number, _ in stored] == list(range(1, self.played + 1))
        times = Counter(interaction for _, interaction in stored)
        assert set(times.values()) <= {1}
        assert [move for move in self.moves if self.accepted(move) and not times[move]] == []
        assert set(times) <= set(self.moves)
        assert self.boards() == Counter(range(self.played + 1))


def _version(message: Any) -> int | None:
    """The number of moves that a message shows the board of."""
    marks = re.findall(r"rh:(?:move|more|log):\d+:(\d+)", " ".join(ids(message)))
    return int(marks[0]) if marks and not message.is_ephemeral else None


def components(message: Any) -> Iterator[dict[str, Any]]:
    """Everything in a message, also what is within something else."""
    waiting = list(message.components) if message else []
    while waiting:
        item = waiting.pop(0)
        yield item
        waiting = [*item.get("components", []), *waiting]


def _component(message: Any, custom_id: str) -> dict[str, Any]:
    return next(item for item in components(message) if item.get("custom_id", "").startswith(custom_id))


def ids(message: Any) -> list[str]:
    """The custom ids of a message."""
    return [item["custom_id"] for item in components(message) if "custom_id" in item]


def texts(message: Any) -> str:
    return "\n".join(item["content"] for item in components(message) if "content" in item)
