"""The clock: one timer handle for the next row. A row is taken in the transaction that does what it
was for, so nothing is lost by a restart and nothing happens twice."""

import asyncio
import logging
import random
from datetime import timedelta
from typing import TYPE_CHECKING

import msgspec

from bot.schedule.hours import awake, next_hour
from bot.schedule.pace import Notice, TimerRow
from bot.store.rows import GameRow, Letter, OrderLeft
from bot.tables.orders import Order, decide
from bot.tables.sessions import Table, load

if TYPE_CHECKING:
    from bot.app import Roundhouse

log = logging.getLogger(__name__)

LONGEST_SLEEP = 86400.0
ARCHIVED_AFTER = timedelta(days=7)


class Clock:
    """Waits for the next timer, and acts."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        self.task: asyncio.Task[None] | None = None
        self._handle: asyncio.TimerHandle | None = None
        self._dirty = False
        self._stopped = False

    def kick(self) -> None:
        """The timers have changed, or one has run out."""
        self._dirty = True
        if self._handle:
            self._handle.cancel()
            self._handle = None
        if not self._stopped and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        self._stopped = True
        if self._handle:
            self._handle.cancel()
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        store, now = self.bot.store, self.bot.now
        due = None
        while self._dirty and not self._stopped:
            self._dirty = False
            while not self._stopped and (timer := await store.due(now())):
                await self._act(timer)
            due = await store.next_due()
        if due is not None and not self._stopped:
            seconds = min(max((due - now()).total_seconds(), 0), LONGEST_SLEEP)
            self._handle = asyncio.get_running_loop().call_later(seconds, self.kick)

    async def _act(self, timer: TimerRow) -> None:
        """Does what a timer is for. One that fails is put off, so that it holds up no other."""
        try:
            letters = await getattr(self, f"_{timer.kind}")(timer)
        except Exception:
            log.exception("timer %s", timer)
            later = msgspec.structs.replace(timer, due_at=self.bot.now() + timedelta(hours=1))
            await self.bot.store.fire(timer, timers=[later])
            return
        for letter in letters:
            self.bot.poster.kick(letter.place)

    async def _game(self, timer: TimerRow) -> GameRow | None:
        """The game of a timer, if it still is where the timer was set."""
        row = await self.bot.store.game(timer.game_id)
        fits = row is not None and row.status == "running" and row.played == timer.version
        return row if fits else None

    # Kinds of timers

    async def _remind(self, timer: TimerRow) -> list[Letter]:
        """Calls the asked player again, and sets the next reminder from now on."""
        row = await self._game(timer)
        if row is None:
            await self.bot.store.fire(timer)
            return []
        keeper = self.bot.sessions.keeper
        rest = await keeper.rest(timer.user_id)
        if rest.is_quiet(self.bot.now()):  # they were changed since
            later = msgspec.structs.replace(timer, due_at=awake(self.bot.now(), rest))
            await self.bot.store.fire(timer, timers=[later])
            return []
        notice = Notice("remind", {"version": row.played}, (timer.user_id,), ("mute", "stop"))
        letters = [Letter(await self._place(row, timer.user_id), notice, row.id)]
        due = await keeper.reminder(row, timer.user_id, rest)
        again = [msgspec.structs.replace(timer, due_at=due)] if due else []
        return letters if await self.bot.store.fire(timer, letters, again) else []

    async def _place(self, row: GameRow, user_id: int) -> int:
        """Where a player is called: in his direct messages if he wants that and they are open."""
        slow = (await self.bot.store.preference("user", user_id)).slow
        return -user_id if slow.direct and not slow.closed else row.channel_id or 0

    async def _clock(self, timer: TimerRow) -> list[Letter]:
        """A player's time is up: what then happens is the group's choice."""
        row = await self._game(timer)
        if row is None:
            await self.bot.store.fire(timer)
            return []
        seat = row.seat_of(timer.user_id)
        assert seat is not None
        if row.pace.at_zero == "default":
            async with self.bot.sessions.lock(row.channel_id or 0):
                table = load(row)
                await self.bot.sessions.play_for(table, seat, safe_move(table, seat), "clock", -timer.id)
            await self.bot.store.fire(timer)
            self._post(row)
            return []
        if row.pace.at_zero == "offer":
            return await self.bot.slow.offer_seat(row, seat, "time-up-offer", -timer.id)
        letters = [Letter(row.channel_id or 0, Notice("time-up", {"seat": seat}), row.id)]
        return letters if await self.bot.store.fire(timer, letters) else []

    async def _order(self, timer: TimerRow) -> list[Letter]:
        """Plays what a standing order says now; one that no longer fits is dropped."""
        row = await self._game(timer)
        seat = row.seat_of(timer.user_id) if row else None
        steps = await self.bot.store.order(timer.game_id, seat) if seat is not None else None
        if row is None or seat is None or steps is None:
            await self.bot.store.fire(timer)
            return []
        async with self.bot.sessions.lock(row.channel_id or 0):
            table = load(row)
            decision = decide(
                table.match.game, table.seen(seat), seat, msgspec.json.decode(steps, type=Order)
            )
            rest = msgspec.json.encode(decision.order) if decision.order else None
            if decision.move is not None:
                left = OrderLeft(rest)
                await self.bot.sessions.play_for(table, seat, decision.move, "order", -timer.id, left)
        if decision.move is None:
            await self.bot.store.set_order(row.id, seat, rest)
        letters = []
        if decision.dropped:
            letters = await self._privately(timer.user_id, row, Notice("order-dropped"))
        await self.bot.store.fire(timer, letters)
        self._post(row)
        return letters

    def _post(self, row: GameRow) -> None:
        """A move was made: its board is to be posted, and whoever is asked may want a call."""
        for place in (row.channel_id or 0, *(-player.user_id for player in row.players)):
            self.bot.poster.kick(place)

    async def _privately(self, user_id: int, row: GameRow, notice: Notice) -> list[Letter]:
        """A notice for one person alone, if direct messages are wanted."""
        place = await self._place(row, user_id)
        return [Letter(place, notice, row.id)] if place < 0 else []

    async def _idle(self, timer: TimerRow) -> list[Letter]:
        """A game without any life is asked about once; the second time it is archived."""
        row = await self._game(timer)
        if row is None or row.archived:
            await self.bot.store.fire(timer)
            return []
        place = row.channel_id or 0
        if timer.user_id == 0:
            letters = [Letter(place, Notice("idle", {}, (), ("keep", "archive")), row.id)]
            due = self.bot.now() + ARCHIVED_AFTER
            again = TimerRow("idle", due, row.id, 1, row.played)
            return letters if await self.bot.store.fire(timer, letters, [again]) else []
        return await self.bot.slow.archive(row, timer)

    async def _vote(self, timer: TimerRow) -> list[Letter]:
        """A vote that nobody ended is lost."""
        vote = await self.bot.store.vote(timer.user_id)
        row = await self.bot.store.game(timer.game_id)
        await self.bot.store.fire(timer)
        if vote is None or row is None:
            return []
        letters = [Letter(row.channel_id or 0, Notice(f"failed-{vote.kind}"), row.id)]
        return letters if await self.bot.store.close_vote(vote.id, "failed", letters) else []

    async def _digest(self, timer: TimerRow) -> list[Letter]:
        """Once a day, all games that wait for somebody."""
        slow = (await self.bot.store.preference("user", timer.user_id)).slow
        if slow.digest is None or slow.closed:
            await self.bot.store.fire(timer)
            return []
        again = msgspec.structs.replace(timer, due_at=next_hour(self.bot.now(), slow.zone, slow.digest))
        waiting = []
        for row in await self.bot.store.games_of_user(timer.user_id):
            if row.status == "running" and not row.archived:
                asked = [player.user_id for player in load(row).asked]
                waiting += [f"<#{row.channel_id}>"] if timer.user_id in asked else []
        letters = []
        if waiting:
            notice = Notice("digest", {"games": waiting}, (), ("digestoff",))
            letters = [Letter(-timer.user_id, notice)]
        return letters if await self.bot.store.fire(timer, letters, [again]) else []


def safe_move(table: Table, seat: int) -> str:
    """What is played for an absent player; chance in it comes from the game's seed."""
    game = table.match.game
    dice = random.Random(f"{table.row.seed}/clock/{table.row.played}")
    return game.write(game.advice.safe_move(table.match.state, seat, dice))
