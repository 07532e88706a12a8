"""People who do whatever can be written down, at several tables at once, whatever happens to the bot."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

from bot.words import speak
from tests.attack.house import House
from tests.wire.driver import Table, components, ids
from tests.wire.server import Call

EPHEMERAL = 64
SEEN = 40
"""Messages that somebody looks at."""
SITTING = 3
PATIENCE = 45.0
"""Seconds without anything new, with the bot at work, after which a table is stuck."""
SAY = speak("en").say


class Crowd:
    """Tables, and what was acknowledged at them and is still to be checked."""

    def __init__(self, house: House, games: list[str], random: Random) -> None:
        self.house = house
        self.done: Counter[str] = Counter()
        self.stuck: list[str] = []
        self.tables: list[Company] = []
        self._random = random
        self._games = games
        self._acknowledged: list[tuple[str, str, tuple[object, ...]]] = []
        self._tasks: dict[Company, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Lets them play until `end`."""
        for game in self._games:
            self.sit_down(game)

    def sit_down(self, game: str) -> None:
        """Another table, in a channel of its own."""
        company = Company(self, self.house.table(game), Random(self._random.random()))
        self.tables.append(company)
        self._tasks[company] = asyncio.create_task(company.live())

    async def leave(self, company: "Company") -> None:
        """Everybody stops at a table; what went wrong with them is raised."""
        self.tables.remove(company)
        task = self._tasks.pop(company)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def end(self) -> None:
        """Everybody stops."""
        for company in list(self.tables):
            await self.leave(company)

    def acknowledged(self, what: str, sql: str, *values: object) -> None:
        """Somebody was told that something is done: from now on a query finds it."""
        self.done[what] += 1
        self._acknowledged.append((what, sql, values))

    def lost(self) -> list[str]:
        """What was acknowledged since the last time, and is not on disk."""
        asked, self._acknowledged = self._acknowledged, []
        return [f"{what} {values}" for what, sql, values in asked if not self.house.rows(sql, *values)]


MOVED = "SELECT 1 FROM actions WHERE interaction_id = ?"
ONCE = "SELECT 1 FROM interactions WHERE id = ?"
VOTED = (
    "SELECT 1 FROM votes WHERE id = ? AND (state != 'open'"
    " OR EXISTS (SELECT 1 FROM ballots WHERE vote_id = id AND user_id = ?))"
)


class Company:
    """The people at one table. They go by what they see, and by what is on disk where that is the same."""

    def __init__(self, crowd: Crowd, table: Table, random: Random) -> None:
        self.crowd = crowd
        self.house = crowd.house
        self.table = table
        self.random = random
        self.steps = 0
        self._progress = perf_counter()
        self._state: object = None

    async def live(self) -> None:
        while True:
            life = self.house.life
            if not self.house.discord.connected.is_set():
                await asyncio.sleep(0.01)
                self._progress = perf_counter()
                continue
            await self._step()
            self._watch(life)
            await asyncio.sleep(self.random.uniform(0, 0.05))

    def _watch(self, life: int) -> None:
        """Notes when nothing goes on any more though the bot is there."""
        state = self.steps, len(self.table.messages()) and self.table.messages()[-1].id
        if state != self._state or life != self.house.life:
            self._state, self._progress = state, perf_counter()
        elif perf_counter() > self._progress + PATIENCE:
            self.crowd.stuck.append(self.told())
            self._progress = perf_counter()

    def told(self) -> str:
        """Where the table stands."""
        return f"{self.table.game} in {self.table.channel_id}: {self._game()}"

    async def _step(self) -> None:
        game = self._game()
        if game is None or game["status"] in ("over", "cancelled"):
            await self._new()
        elif game["status"] == "lobby":
            await self._gather(game)
        elif game["archived"]:
            await self._press("revive", r":revive:", self._anybody(), ONCE)
        else:
            await self._play(game)

    def _game(self) -> dict[str, Any] | None:
        """The channel's game, as the bot finds it."""
        rows = self.house.rows(
            "SELECT id, status, archived, played, host_id FROM games WHERE channel_id = ?"
            " AND status != 'cancelled' ORDER BY status IN ('lobby', 'running') AND archived = 0 DESC,"
            " id DESC LIMIT 1",
            self.table.channel_id,
        )
        names = "id", "status", "archived", "played", "host_id"
        return dict(zip(names, rows[0], strict=True)) if rows else None

    def _sitting(self, game_id: int) -> list[int]:
        rows = self.house.rows("SELECT user_id FROM seats WHERE game_id = ? ORDER BY seat", game_id)
        return [int(user_id) for (user_id,) in rows]

    def _anybody(self) -> int:
        return self.random.choice(self.house.people)

    def _seen(self) -> list[Any]:
        return [message for message in self.table.messages()[-SEEN:] if not message.is_ephemeral]

    # The lobby

    async def _new(self) -> None:
        self.steps += 1
        await self._carried_out(
            "new", self.table.command(self._anybody(), "game", "new", game=self.table.game)
        )

    async def _gather(self, game: dict[str, Any]) -> None:
        sitting = self._sitting(game["id"])
        others = [person for person in self.house.people if person not in sitting]
        chance = self.random.random()
        if len(sitting) < SITTING and chance < 0.5:
            await self._press("join", rf"rh:lobby:{game['id']}:join", others[0], ONCE)
        elif len(sitting) < SITTING:
            await self._carried_out("join", self.table.command(others[0], "game", "join"))
        elif chance < 0.1:
            await self._press("leave", rf"rh:lobby:{game['id']}:leave", sitting[-1], ONCE)
        elif chance < 0.2:
            await self._clock(game)
        elif chance < 0.6:
            await self._press("start", rf"rh:lobby:{game['id']}:start", game["host_id"], ONCE)
        else:
            await self._carried_out("start", self.table.command(game["host_id"], "game", "start"))

    # The game

    async def _play(self, game: dict[str, Any]) -> None:
        board = self._board(game)
        deeds: list[tuple[float, Callable[[], Any]]] = [
            (0.62, lambda: self._move(game, board)),
            (0.08, lambda: self._typed(board)),
            (0.06, lambda: self._undo(game)),
            (0.10, lambda: self._vote(game)),
            (0.04, lambda: self._order(game)),
            (0.04, lambda: self._settle()),
            (0.02, lambda: self._clock(game)),
            (0.02, lambda: self._resign(game)),
            (0.01, lambda: self._away()),
            (0.01, lambda: self._end(game)),
        ]
        [(_, deed)] = self.random.choices(deeds, [weight for weight, _ in deeds])
        await deed()
        if self.random.random() < 0.2:
            await self._press("take", r":take-\d+:", self._anybody(), ONCE)

    def _board(self, game: dict[str, Any]) -> Any | None:
        """The newest board, if it is there yet."""
        wanted = rf"rh:(?:move|ask|more|log|draft|plan):{game['id']}:{game['played']}\b"
        boards = [message for message in self._seen() if re.search(wanted, " ".join(ids(message)))]
        return boards[-1] if boards else None

    async def _move(self, game: dict[str, Any], board: Any | None) -> None:
        buttons = [id_ for id_ in ids(board) if id_.startswith("rh:move:")] if board else []
        if not buttons:
            await (self._by_panel(board) if board else self._by_word(game))
            return
        self.steps += 1
        pressed = self.table.press(self._asked(board), board, self.random.choice(buttons))
        if self.random.random() < 0.1:
            self.table.again()
        await self._moved(pressed)

    async def _by_word(self, game: dict[str, Any]) -> None:
        """Types a move that is offered, where no board is to be seen."""
        for user_id in self._sitting(game["id"]):
            call = await self._answer(self.table.complete(user_id, "move", "move"))
            offered = (call.body.get("data") or {}).get("choices") if call else None
            if offered:
                self.steps += 1
                move = self.random.choice(offered)["value"]
                await self._moved(self.table.command(user_id, "move", move=move))
                return

    async def _by_panel(self, board: Any) -> None:
        """Goes through the panel's menus where no button leads on."""
        asked = self._asked(board)
        if not any(id_.startswith("rh:more:") for id_ in ids(board)):
            return
        if not await self.house.answer_to(self.table.press(asked, board, "rh:more:")):
            return
        for _ in range(8):
            await asyncio.sleep(0.1)
            panel = next((m for m in reversed(self.table.messages()) if m.is_ephemeral), None)
            last = [
                item["custom_id"]
                for item in components(panel)
                if item.get("custom_id", "").startswith(("rh:move:", "rh:made:")) and not item.get("disabled")
            ]
            if last:
                self.steps += 1
                await self._moved(self.table.press(asked, panel, last[0]))
                return
            if not any(id_.startswith("rh:pick:") for id_ in ids(panel)):
                return
            if not await self.house.answer_to(self.table.choose(asked, panel, "rh:pick:")):
                return

    async def _typed(self, board: Any | None) -> None:
        buttons = [id_ for id_ in ids(board) if id_.startswith("rh:move:")] if board else []
        if buttons:
            move = self.random.choice(buttons).split(":", 4)[4]
            self.steps += 1
            await self._moved(self.table.command(self._asked(board), "move", move=move))

    def _asked(self, board: Any | None) -> int:
        called = re.findall(r"<@(\d+)>", str(board.components)) if board else []
        return int(called[-1]) if called else self._anybody()

    async def _undo(self, game: dict[str, Any]) -> None:
        for user_id in self._sitting(game["id"]):
            await self._moved(self.table.command(user_id, "undo"))

    async def _vote(self, game: dict[str, Any]) -> None:
        rows = self.house.rows("SELECT id FROM votes WHERE game_id = ? AND state = 'open'", game["id"])
        for (vote,) in rows:
            yes = "yes" if self.random.random() < 0.7 else "no"
            for user_id in self._sitting(game["id"]):
                await self._press(f"vote {yes}", rf":{yes}-{vote}:", user_id, VOTED, vote, user_id)

    async def _order(self, game: dict[str, Any]) -> None:
        user_id = self.random.choice(self._sitting(game["id"]))
        call = await self.house.answer_to(self.table.command(user_id, "order", "give", what="pass"))
        self.crowd.done["order"] += bool(call and _text(call).startswith(SAY("order-kept")))

    async def _settle(self) -> None:
        user_id, hours = self._anybody(), float(self.random.randint(1, 3))
        wants: dict[str, float | bool] = {"reminders": hours, "direct": self.random.random() < 0.5}
        call = await self.house.answer_to(self.table.command(user_id, "settings", "calls", **wants))
        self.crowd.done["settings"] += call is not None

    async def _clock(self, game: dict[str, Any]) -> None:
        wants: dict[str, str | float] = {
            "clock": self.random.choice(["limit", "bank", "none"]),
            "hours": 2.0,
            "at_zero": "default",
        }
        await self._carried_out("clock", self.table.command(game["host_id"], "game", "clock", **wants))

    async def _resign(self, game: dict[str, Any]) -> None:
        user_id = self.random.choice(self._sitting(game["id"]))
        if not await self.house.answer_to(self.table.command(user_id, "resign")):
            return
        panel = next((m for m in reversed(self.table.messages()) if m.is_ephemeral), None)
        if panel and (sure := [id_ for id_ in ids(panel) if re.search(r"rh:leaving:\d+:resign", id_)]):
            await self._pressed("resign", self.table.press(user_id, panel, sure[0]), ONCE)

    async def _away(self) -> None:
        call = await self.house.answer_to(self.table.command(self._anybody(), "away", until="1"))
        self.crowd.done["away"] += call is not None

    async def _end(self, game: dict[str, Any]) -> None:
        user_id = self.random.choice(self._sitting(game["id"]))
        await self._carried_out("end", self.table.command(user_id, "game", "end"))

    # What they are told

    async def _answer(self, interaction_id: int) -> Call | None:
        return await self.house.answer_to(interaction_id)

    async def _moved(self, interaction_id: int) -> None:
        call = await self._answer(interaction_id)
        if call and (call.body["type"] in (6, 7) or _text(call).startswith(SAY("move-made"))):
            self.crowd.acknowledged("move", MOVED, interaction_id)

    async def _carried_out(self, what: str, interaction_id: int) -> None:
        """Something whose answer everybody sees; a refusal is for one person alone."""
        call = await self._answer(interaction_id)
        if (
            call
            and not (call.body.get("data") or {}).get("flags", 0) & EPHEMERAL
            and call.body["type"] in (4, 7)
        ):
            self.crowd.acknowledged(what, ONCE, interaction_id)

    async def _press(self, what: str, pattern: str, user: int, sql: str, *values: object) -> None:
        """Presses the newest button there is of a kind."""
        for message in reversed(self._seen()):
            for item in components(message):
                if re.search(pattern, item.get("custom_id", "")) and not item.get("disabled"):
                    pressed = self.table.press(user, message, item["custom_id"])
                    await self._pressed(what, pressed, sql, *values)
                    return

    async def _pressed(self, what: str, interaction_id: int, sql: str, *values: object) -> None:
        call = await self._answer(interaction_id)
        said = (SAY("seat-is-yours"), SAY("game-revived"))
        if call and (call.body["type"] == 7 or _text(call) in said):
            self.steps += 1
            self.crowd.acknowledged(what, sql, *(values or (interaction_id,)))


def _text(call: Call) -> str:
    return str((call.body.get("data") or {}).get("content") or "")
