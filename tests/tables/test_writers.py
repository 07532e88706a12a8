"""Every pair of writers of a game against each other, at every interleaving of their awaits: what they
leave behind, and what they are answered, is as if one had come after the other."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.schedule import position
from bot.schedule.timers import Timers
from bot.store import Store
from bot.store.drivers import Where
from bot.store.drivers.postgres import Reader
from bot.store.drivers.postgres import Writer as Writing
from bot.store.rows import (
    OF_A_POSITION,
    Call,
    Idle,
    OrderDue,
    Pace,
    Player,
    Reminder,
    Timer,
    TimeUp,
    VoteEnds,
)
from bot.tables import clocks, lobby, orders, patience, play, reminders, seats, votes
from bot.tables.handlers import HANDLERS
from bot.tables.table import as_of, load, of_game
from games.engine.contract import freeze
from tests import postgres
from tests.databases import rows
from tests.fifth_game import NAME
from tests.marks import rarely
from tests.tables.interleaving import gated, schedules

NOW = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)
GAME = 1
PEOPLE = [Player(11, "Ann"), Player(12, "Ben"), Player(13, "Cleo"), Player(14, "Dan")]
NEW, INVITED, OTHER = Player(77, "Nora"), Player(78, "Ivo"), Player(79, "Olga")
MOST_SCHEDULES = 2000
TOGETHER = 3
NORMAL = {
    "games": "version, status, host_id, played, snapshot, pace, asked_at, archived, options",
    "seats": "seat, user_id, name, replaced, vacant, bank",
    "actions": "sequence, seat, move, origin, interaction_id",
    "timers": "name, due_at, occasion",
    "votes": "id, kind, state, asker_id, turns, seat, pace",
    "ballots": "vote_id, user_id, yes",
    "orders": "seat, steps",
    "outbox": "channel_id, user_id, version, notice, state",
    "invitations": "seat, user_id, holder_id",
    "interactions": "id",
    "results": "seat, rank",
    "preferences": "kind, id, calls",
}
IN_ORDER = ("outbox",)

Writer = Callable[[Store, "Cast"], Awaitable[object]]


class Cast:
    """Who is who in the position: the last mover, the asked, one who watches, and one who has left."""

    def __init__(self, mover: int, asked: int, watcher: int, gone: int, move: str, names: list[int]) -> None:
        self.mover, self.asked, self.watcher, self.gone = mover, asked, watcher, gone
        self.move = move
        self.user = names
        self.end_vote = self.undo_vote = self.replace_vote = self.clock_vote = 0
        self.timers: list[Timer] = []


async def table_with_everything(where: Where, archived: bool = False) -> Cast:
    """A running game with open votes, an invitation, an order, an empty seat, and all kinds of timers."""
    store = await Store.open(where, lambda: NOW)
    ids = iter(range(1, 1000))
    row = await lobby.open_lobby(store, NAME, {}, None, PEOPLE[0], (100, 1), "en", next(ids))
    for person in PEOPLE[1:]:
        await lobby.join(store, row.id, next(ids), person)
    await clocks.set_pace(store, row.id, next(ids), Pace(clock="bank", at_zero="default"))
    await lobby.start(store, row.id, next(ids))
    for _ in range(5):
        table = await of_game(store, GAME)
        seat = table.seats_asked[0]
        await play.move(store, GAME, table.asked[0].user_id, a_move(table, seat), next(ids))
    whole = await as_of(store, (await of_game(store, GAME)).row)
    mover, asked = whole.log[-1].seat, whole.seats_asked[0]
    assert mover is not None and mover != asked
    watcher, gone = (seat for seat in range(4) if seat not in (mover, asked))
    cast = Cast(mover, asked, watcher, gone, a_move(whole, asked), [p.user_id for p in whole.row.players])
    await seats.resign(store, GAME, next(ids), cast.user[gone])
    cast.end_vote = (await votes.ask_to_end(store, GAME, cast.user[mover])).id
    await votes.cast(store, GAME, cast.end_vote, cast.user[watcher], yes=True)
    cast.undo_vote = (await votes.ask_to_undo(store, GAME, cast.user[mover])).id
    await votes.cast(store, GAME, cast.undo_vote, cast.user[watcher], yes=True)
    cast.replace_vote = (await votes.ask_to_replace(store, GAME, cast.user[asked], watcher, OTHER.user_id)).id
    slower = Pace(clock="limit", hours=100.0)
    cast.clock_vote = (await votes.ask_for_clock(store, GAME, cast.user[mover], slower)).id
    await votes.cast(store, GAME, cast.clock_vote, cast.user[watcher], yes=True)
    await seats.invite(store, GAME, watcher, INVITED.user_id)
    await orders.give(store, GAME, cast.user[asked], cast.move)
    async with store.game(GAME) as game:
        played = game.row.played
        await game.set_timers(*[t for t in await game.timers.of_game(GAME) if t.kind != "idle"])
        idle = next(t for t in await game.timers.of_game(GAME) if t.kind == "idle")
        await game.set_timers(type(idle)(idle.due_at, Idle(played, asked=True), GAME))
    if archived:
        await patience.archive(store, GAME, next(ids), cast.user[mover])
    cast.timers = await store.timers.of_game(GAME)
    await store.close()
    return cast


def a_move(table: Any, seat: int) -> str:
    """A move that takes so little that as much as a test needs can follow."""
    game = table.match.game
    return str(game.write(next(iter(game.legal(table.match.state, seat)))))


def by_timer(occasion: type) -> Writer:
    """The timer of a kind has run out, and is dealt with."""

    async def ring(store: Store, cast: Cast) -> None:
        timer = next((timer for timer in cast.timers if type(timer.occasion) is occasion), None)
        if timer is not None:
            await Timers(store, HANDLERS)._act(timer)

    return ring


async def offer(store: Store, cast: Cast) -> None:
    async with store.game(GAME) as game:
        await seats.offer(game, cast.asked, "time-up-offer")


async def told(work: Awaitable[object]) -> bool:
    await work
    return True


WRITERS: dict[str, Writer] = {
    "move": lambda s, c: told(play.move(s, GAME, c.user[c.asked], c.move, 5001)),
    "undo": lambda s, c: told(play.move(s, GAME, c.user[c.mover], "undo", 5002)),
    "yes to end": lambda s, c: votes.cast(s, GAME, c.end_vote, c.user[c.asked], yes=True),
    "no to end": lambda s, c: votes.cast(s, GAME, c.end_vote, c.user[c.watcher], yes=False),
    "yes to undo": lambda s, c: votes.cast(s, GAME, c.undo_vote, c.user[c.asked], yes=True),
    "yes to replace": lambda s, c: votes.cast(s, GAME, c.replace_vote, c.user[c.mover], yes=True),
    "yes to clock": lambda s, c: votes.cast(s, GAME, c.clock_vote, c.user[c.asked], yes=True),
    "no to clock": lambda s, c: votes.cast(s, GAME, c.clock_vote, c.user[c.watcher], yes=False),
    "vote runs out": by_timer(VoteEnds),
    "give order": lambda s, c: told(orders.give(s, GAME, c.user[c.asked], f"{c.move}, then pass")),
    "drop order": lambda s, c: orders.drop(s, GAME, c.user[c.asked]),
    "play order": by_timer(OrderDue),
    "clock": by_timer(TimeUp),
    "remind": by_timer(Reminder),
    "call": by_timer(Call),
    "idle": by_timer(Idle),
    "offer": offer,
    "resign": lambda s, c: told(seats.resign(s, GAME, 5003, c.user[c.watcher])),
    "take seat": lambda s, c: told(seats.take(s, GAME, 5004, c.gone, NEW)),
    "accept": lambda s, c: told(seats.accept(s, GAME, 5005, c.watcher, INVITED)),
    "set clock": lambda s, _: told(clocks.set_pace(s, GAME, 5006, Pace(clock="limit", hours=5.0))),
    "set calls": lambda s, c: told(reminders.change_calls(s, "user", c.user[c.asked], reminder=5.0)),
    "go away": lambda s, c: reminders.set_away(s, c.user[c.asked], NOW + timedelta(days=3)),
    "mute": lambda s, c: reminders.mute(s, GAME, c.user[c.asked]),
    "end": lambda s, _: told(play.call_off(s, GAME, 5007)),
    "keep": lambda s, c: told(patience.keep_alive(s, GAME, 5008, c.user[c.mover])),
    "archive": lambda s, c: told(patience.archive(s, GAME, 5009, c.user[c.mover])),
    "revive": lambda s, c: told(patience.revive(s, GAME, 5010, c.user[c.mover])),
}
PREFERENCES = {"set calls", "go away"}
PAIRS = [
    pair for pair in combinations_with_replacement(WRITERS, 2) if not set(pair) <= PREFERENCES
]  # which are no writers of a game, but set its timers anew


@pytest.fixture(scope="module")
def positions(fifth_game: None, tmp_path_factory: pytest.TempPathFactory) -> dict[bool, tuple[Path, Cast]]:
    folder = tmp_path_factory.mktemp("positions")
    return {
        archived: (path := folder / f"{archived}.sqlite", asyncio.run(table_with_everything(path, archived)))
        for archived in (False, True)
    }


def kept(where: Where) -> dict[str, list[Any]]:
    """Everything in a database that does not depend on who came first."""
    return {
        table: rows(where, f"SELECT {columns} FROM {table} ORDER BY id")
        if table in IN_ORDER
        else sorted(rows(where, f"SELECT {columns} FROM {table}"), key=repr)
        for table, columns in NORMAL.items()
    }


async def check_whole(where: Where, serial: int) -> None:
    """The rows fit together, and the game can go on."""
    store = await Store.open(where, lambda: NOW)
    try:
        row = await store.games.one(GAME)
        assert row is not None
        again = await as_of(store, row)
        assert len(await store.games.actions(GAME, 10_000)) == row.played
        assert freeze(again.match.state) == freeze(load(row).match.state)
        timers = await store.timers.of_game(GAME)
        alive = row.status == "running" and not row.archived
        asked = {player.user_id for player in again.asked}
        for timer in timers:
            assert alive
            if isinstance(timer.occasion, OF_A_POSITION):
                assert timer.occasion.version == row.played
            if isinstance(timer.occasion, Reminder | TimeUp | OrderDue):
                assert timer.occasion.user_id in asked
        open_votes = {
            found.id
            for number in range(1, 6)
            if (found := await store.votes.one(number)) and found.state == "open"
        }
        assert open_votes == {t.occasion.vote_id for t in timers if isinstance(t.occasion, VoteEnds)}
        if alive:
            _, played = await play.move(
                store, GAME, again.asked[0].user_id, a_move(again, again.seats_asked[0]), 9000 + serial
            )
            assert played
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("one", "other"), rarely(PAIRS, [pair for pair in PAIRS if "move" in pair or pair[0] == pair[1]])
)
async def test_two_writers_leave_what_they_would_leave_one_after_the_other(
    one: str,
    other: str,
    positions: dict[bool, tuple[Path, Cast]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(position, "ORDER_DELAY", (30, 30))
    template, cast = positions["revive" in (one, other)]
    first, second = WRITERS[one], WRITERS[other]

    async def one_after_the_other(writers: list[Writer], name: str) -> tuple[Any, ...]:
        path = tmp_path / f"{name}.sqlite"
        shutil.copyfile(template, path)
        store = await Store.open(path, lambda: NOW)
        answers = []
        for writer in writers:
            try:
                answers.append(await writer(store, cast))
            except Exception as error:
                answers.append(f"{type(error).__name__}: {error}")
        await store.close()
        return answers, kept(path)

    there = await one_after_the_other([first, second], "there")
    answers, state = await one_after_the_other([second, first], "back")
    serial = [there, (answers[::-1], state)]
    tried = 0
    for schedule, tell in schedules():
        tried += 1
        path = tmp_path / "both.sqlite"
        for leftover in tmp_path.glob("both.sqlite*"):
            leftover.unlink()
        shutil.copyfile(template, path)
        store = await Store.open(path, lambda: NOW)
        with gated(monkeypatch) as gates:
            found, choices = await gates.run(
                (lambda store=store: first(store, cast), lambda store=store: second(store, cast)), schedule
            )
        await store.close()
        assert (found, kept(path)) in serial, (schedule, found)
        tell(choices)
        assert tried < MOST_SCHEDULES
    await check_whole(path, tried)


@pytest.fixture(scope="module")
def on_a_server(fifth_game: None) -> Iterator[dict[bool, tuple[str, Cast]]]:
    """The same positions in PostgreSQL."""
    with postgres.database() as running, postgres.database() as over:
        casts = {}
        for archived, where in ((False, running), (True, over)):
            casts[archived] = where, asyncio.run(table_with_everything(where, archived))
            postgres.keep(where)
        yield casts


@pytest.mark.parametrize(("one", "other"), rarely(PAIRS, [pair for pair in PAIRS if "move" in pair]))
async def test_two_processes_leave_what_they_would_leave_one_after_the_other(
    one: str,
    other: str,
    on_a_server: dict[bool, tuple[str, Cast]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two writers that know nothing of each other, on one PostgreSQL, as fast or slowly as it comes."""
    monkeypatch.setattr(position, "ORDER_DELAY", (30, 30))
    where, cast = on_a_server["revive" in (one, other)]
    dice = Random(f"{one} {other}")
    stores = [await Store.open(where, lambda: NOW) for _ in range(2)]
    works = list(zip(stores, (one, other), strict=True))

    async def told(store: Store, name: str) -> object:
        try:
            return await WRITERS[name](store, cast)
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    try:
        serial = []
        for way in (1, -1):
            postgres.put_back(where)
            answers = [await told(*work) for work in works[::way]]
            serial.append((answers[::way], kept(where)))
        for spoken in (Reader, Writing):
            monkeypatch.setattr(spoken, "_run", slowed(spoken._run, dice))
        for _ in range(TOGETHER):
            postgres.put_back(where)
            found = await asyncio.gather(*(told(*work) for work in works))
            assert (found, kept(where)) in serial
    finally:
        for store in stores:
            await store.close()
    await check_whole(where, 0)


def slowed(run: Callable[..., Awaitable[Any]], dice: Random) -> Callable[..., Awaitable[Any]]:
    async def later(*values: Any) -> Any:
        await asyncio.sleep(dice.choice((0, 0, 0.002, 0.01)))
        return await run(*values)

    return later
