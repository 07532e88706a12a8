"""The bot's process, and people who play at its tables over the wire."""

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import Any

from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from bot.store.drivers import Where
from bot.words import speak
from games.engine import registry
from games.engine.match import Match, Setting, read_options
from tests.databases import rows
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
        self.where: Where = self.settings.get("ROUNDHOUSE_DATABASE") or folder / "roundhouse.sqlite"
        self.discord = Discord()
        self.discord.kill = self.kill
        backend = self.discord.backend
        self.guild = backend.create_guild("wire")
        backend.add_member(self.guild.id, backend.bot_user.id)
        self.people = [backend.make_user(name).id for name in PEOPLE]
        for person in self.people:
            backend.add_member(self.guild.id, person)
        self.at_one_press = False
        """Whether they have said that no move is to be shown to them first."""
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
        self.discord.connected.clear()
        self._process = await self.spawn()
        await self.until(lambda: self.discord.connected.is_set() or not self.alive, "the bot's start")

    async def spawn(self, **settings: str) -> Process:
        """A process of the bot."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "ROUNDHOUSE_DISCORD": self.discord.address,
            "ROUNDHOUSE_DATA": str(self.folder),
            **self.settings,
            **settings,
        }
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.wire.process", cwd=ROOT, env=environment, stdout=log, stderr=log
            )

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
        return rows(self.where, sql, *values)

    def table(self, game: str = NAME) -> "Table":
        """A new channel, for a game."""
        return Table(self, self.guild.id, game)


class Table:
    """A channel, and what its people do in it, going by what they see there."""

    def __init__(self, wire: Wire, guild_id: int | None, game: str, channel_id: int | None = None) -> None:
        self.wire = wire
        self.guild_id = guild_id
        self.channel_id = channel_id or wire.discord.backend.create_channel(guild_id, "railways").id
        self.game = game
        self.moves: list[int] = []
        self.mover = 0

    # What is in the channel

    def messages(self) -> list[Any]:
        """Every message, oldest first, also those that one person alone sees."""
        return list(self.wire.discord.backend.messages[self.channel_id].values())

    def boards(self) -> list[int]:
        """The versions of the boards that somebody can play at; there should be one."""
        return [version for message in self.messages() if (version := _version(message)) is not None]

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

    def reminders(self) -> list[Any]:
        """The messages that remind somebody."""
        return [message for message in self.messages() if any(":mute:" in i for i in ids(message))]

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
            guild_id=self.guild_id,
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
        """Sends the form of the options, in which seats are not drawn by lot."""
        seats = {"type": int(ComponentType.RADIO_GROUP), "custom_id": "seats", "value": "keep"}
        label = {"type": int(ComponentType.LABEL), "component": seats}
        data = {"custom_id": f"{self._lobby_id()}:options", "components": [label]}
        return self._interact(InteractionType.MODAL_SUBMIT, self.wire.people[0], data, self.lobby)

    def begin(self) -> int:
        return self.press(self.wire.people[0], self.lobby, f"{self._lobby_id()}:start")

    def _lobby_id(self) -> str:
        return ids(self.lobby)[0].rpartition(":")[0]

    def button(self) -> int:
        """Makes the first move under the newest board."""
        self.mover = self.asked
        return self._moved(self.press(self.asked, self.board, self._moves()[0]))

    def _moves(self) -> list[str]:
        """The buttons under the newest board that make a move."""
        made = (i for i in ids(self.board) if i.startswith(("rh:move:", "rh:ask:")))
        return [i for i in made if not i.endswith(":undo")]

    def undo(self) -> int:
        """Takes back what was moved by a button."""
        id_ = next(id_ for id_ in ids(self.board) if id_.endswith(":undo"))
        return self._moved(self.press(self.mover, self.board, id_))

    @property
    def running(self) -> bool:
        """Whether the newest board asks for a move."""
        return any(i.startswith(("rh:move:", "rh:ask:", "rh:more:")) for i in ids(self.board))

    def likely(self) -> int:
        """Makes the first move under the newest board, or types the safe one where none has a button."""
        if self._moves():
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
        move = self._moves()[0].split(":", 4)[4]
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
            await self._insist(self.new)
        for person in self.wire.people if not self.wire.at_one_press else ():
            await self._insist(partial(self.command, person, "settings", "confirm", when="never"))
        self.wire.at_one_press = True
        for seat, person in enumerate(self.wire.people):
            if f"<@{person}>" not in texts(self.lobby):
                await self._insist(partial(self.join, seat))

    async def set_up(self) -> None:
        """Sees to it that a game runs."""
        if not self.boards():
            await self.gather()
            await self._insist(self.begin)
            await self.wire.until(self.boards, "the first board")

    async def _insist(self, act: Callable[[], int]) -> None:
        """Does something until it is answered; on a busy machine that may be too late for Discord."""
        while not await self._in_time(act()):
            pass

    async def _in_time(self, interaction_id: int) -> bool:
        """Waits for an answer; whether Discord has taken it."""
        answered, too_late = self.wire.discord.answered, self.wire.discord.too_late
        await self.wire.until(lambda: interaction_id in answered or interaction_id in too_late, "an answer")
        return interaction_id in answered

    async def set_up_against_computers(self, count: int) -> None:
        """Sees to it that a game of one person and computers runs, and that that one is asked."""
        host = self.wire.people[0]
        await self.answer(self.new())
        await self.answer(self.command(host, "settings", "confirm", when="never"))
        for _ in range(count):
            await self.answer(self.press(host, self.lobby, f"{self._lobby_id()}:computer"))
            before = texts(self.lobby)
            await self.answer(self.choose(host, self.panel(), "rh:option:"))
            await self.wire.until(lambda before=before: texts(self.lobby) != before, "the computer")
        await self.answer(self.begin())
        await self.wire.until(self.boards, "the first board")
        await self.computers()

    async def computers(self) -> None:
        """Waits until computers have played, and all of it is told."""
        sql = "SELECT thinking FROM games WHERE channel_id = ?"
        done = lambda: self.wire.rows(sql, self.channel_id) == [(0,)] and not self.waiting()  # noqa: E731
        await self.wire.until(done, "the computers")
        await self.wire.until(lambda: self.boards() == [self.played], "the board")

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

    async def play_on(self, typed: bool = False) -> None:
        """Makes a move, and waits for its board."""
        await self._until_told(self.typed if typed else self.button)

    async def go_round(self) -> None:
        """Makes a move or, every second time, takes it back; that can be done for ever."""
        await self._until_told(self.undo if self.played % 2 else self.button)

    async def _until_told(self, move: Callable[[], int]) -> None:
        before = self.boards()
        await self._in_time(move())  # the move is made all the same
        await self.wire.until(lambda: self.boards() != before, "the next board")
        await self.settle()

    # What must hold

    def accepted(self, interaction_id: int) -> bool:
        """Whether somebody was told that his move is made."""
        call = self.wire.discord.answered.get(interaction_id)
        if call is None:
            return False
        data = call.body.get("data") or {}
        made = [speak("en").say(key) for key in ("move-made", "move-made-before")]
        return call.body["type"] in (6, 7) or data.get("content") in made

    def check(self) -> None:
        """Every acknowledged move is there once, none twice, and each board is in the channel once."""
        stored = self.stored()
        assert [number for number, _ in stored] == list(range(1, self.played + 1))
        times = Counter(interaction for _, interaction in stored)
        assert set(times.values()) <= {1}
        assert [move for move in self.moves if self.accepted(move) and not times[move]] == []
        assert set(times) <= set(self.moves)
        self.check_channel()

    def check_channel(self) -> None:
        """One board lives, the newest. What came before is told once and in order, without buttons, and with
        its picture only where that stays."""
        assert self.boards() == [self.played]
        rows = self.wire.rows(
            "SELECT outbox.version, since, message_id, kept, state FROM outbox JOIN games"
            " ON games.id = game_id WHERE games.channel_id = ? AND since IS NOT NULL ORDER BY outbox.id",
            self.channel_id,
        )
        assert [version for version, *_ in rows] == list(range(self.played + 1))
        assert {state for *_, state in rows} == {"sent"}
        told = {message_id: list(moves) for message_id, moves in groupby(rows, key=lambda row: row[2])}
        shown = {message.id: message for message in self.messages() if not message.is_ephemeral}
        assert [message_id for message_id in shown if message_id in told] == list(told), "in order"
        for message_id, moves in list(told.items())[:-1]:
            assert {since for _, since, *_ in moves} == {moves[0][0]}, "told from its first move on"
            assert not ids(shown[message_id])
            assert bool(shown[message_id].attachments) == any(kept for *_, kept, _ in moves)
            assert texts(shown[message_id])


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
