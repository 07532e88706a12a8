"""A database of the last version opens, keeps everything, and its games go on."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.move import move
from bot.schedule.timers import Timers
from bot.store import Store
from bot.store.drivers import Where
from bot.store.rows import Digest, Idle, Notice, Prune, Reminder, TimeUp, VoteEnds, channel, direct
from bot.tables import patience, play, votes
from bot.tables.handlers import HANDLERS
from bot.tables.ratings import rate_the_unrated
from bot.tables.table import as_of, load, of_game
from games.engine.contract import freeze
from games.engine.errors import BadInput
from tests.databases import DATABASES, fresh, rows

BEFORE = Path(__file__).parent.parent / "data" / "database-3.sql"
NOW = datetime(2026, 1, 6, 12, 0, tzinfo=UTC)


@pytest_asyncio.fixture(params=DATABASES)
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Where]:
    """A database as the last version wrote it; or what it had, moved from there."""
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(BEFORE.read_text("utf-8"))
    with fresh(request.param, tmp_path) as where:
        if isinstance(where, Path):
            yield file
        else:
            await move(file, where)
            yield where


def _as_far_as(stored: Any, now: Any) -> Any:
    """A state of now without what that version did not note yet."""
    if isinstance(stored, dict) and isinstance(now, dict):
        return {name: _as_far_as(value, now[name]) for name, value in stored.items() if name in now}
    if isinstance(stored, list) and isinstance(now, list) and len(stored) == len(now):
        return [_as_far_as(one, other) for one, other in zip(stored, now, strict=True)]
    return now


async def test_every_game_comes_through(old: Where) -> None:
    before = rows(
        old, "SELECT id, status, channel_id, host_id, played, snapshot, archived FROM games ORDER BY id"
    )
    [[moves]] = rows(old, "SELECT count(*) FROM actions")
    store = await Store.open(old, lambda: NOW)
    try:
        found, kept = [], 0
        for game_id, *_ in before:
            row = await store.games.one(game_id)
            assert row is not None
            found.append(
                (row.id, row.status, row.channel_id, row.host_id, row.played, row.snapshot, int(row.archived))
            )
            kept += len(await store.games.actions(row.id, row.played))
            if row.snapshot is not None:
                again = await as_of(store, row)
                assert freeze(load(row).match.state)
                stored = json.loads(row.snapshot)["state"]
                assert _as_far_as(stored, json.loads(freeze(again.match.state))) == stored
        assert found == before
        assert kept == moves
        unrated = await store.ratings.unrated()
        assert unrated != [], "their ratings are worked out from what was kept"
        results = [row for place in unrated for row in await store.results.of_guild(*place)]
        await rate_the_unrated(store)
        rated = [row for place in unrated for row in await store.ratings.best(*place, 100)]
        assert {row.user_id for row in rated} <= {row.user_id for row in results}
        assert await store.ratings.unrated() == []
    finally:
        await store.close()


async def test_running_games_are_played_on(old: Where) -> None:
    store = await Store.open(old, lambda: NOW)
    try:
        for number, row in enumerate(await store.games.running()):
            if row.archived:
                await patience.revive(store, row.id, 500 + number, row.players[0].user_id)
            for step in range(5):
                table = await of_game(store, row.id)
                seat, game = table.seats_asked[0], table.match.game
                moves = [
                    m for m in game.advice.likely(table.match.state, seat) if hasattr(m, "__struct_config__")
                ]
                text = game.write(moves[0])
                _, played = await play.move(
                    store, row.id, table.asked[0].user_id, text, 1000 + 100 * number + step
                )
                assert played
    finally:
        await store.close()


async def test_timers_say_what_they_are_about(old: Where) -> None:
    store = await Store.open(old, lambda: NOW)
    try:
        occasions = [timer.occasion for timer in await store.timers.of_game(1)]
        assert occasions == [VoteEnds(1), VoteEnds(2), Idle(23), Reminder(14, 23), TimeUp(14, 23)]
        assert await store.timers.of_game(3) == []  # it is archived
        due = await store.due_timers(NOW + timedelta(days=1))
        assert [timer.occasion for timer in due][:3] == [Prune(), Reminder(14, 23), Digest(12)]
        for timer in due:
            async with store.desk() as desk:
                assert await desk.take(timer)
    finally:
        await store.close()


async def test_what_waited_is_posted_where_it_belongs(old: Where) -> None:
    store = await Store.open(old, lambda: NOW)
    try:
        waiting = set(await store.outbox.waiting())
        assert waiting == {channel(100), channel(300), channel(500), direct(12)}
        private = await store.outbox.next(direct(12))
        assert private is not None
        assert private.notice == Notice("call")
        board = await store.outbox.next(channel(500))
        assert board is not None
        assert (board.game_id, board.version, board.notice) == (5, 31, None)
    finally:
        await store.close()


async def test_a_vote_that_was_open_is_carried_out(old: Where) -> None:
    store = await Store.open(old, lambda: NOW)
    try:
        vote = await store.votes.one(2)
        row = await store.games.one(1)
        assert vote is not None and row is not None
        for user_id in votes.voters(row, vote):
            await votes.cast(store, 1, 2, user_id, yes=True)
        ended = await store.games.one(1)
        assert ended is not None
        assert ended.status == "cancelled"
        with pytest.raises(BadInput, match="vote-closed"):
            await votes.cast(store, 1, 1, row.players[0].user_id, yes=True)
    finally:
        await store.close()


async def test_timers_of_the_last_version_ring(old: Where) -> None:
    later = NOW + timedelta(days=100)
    store = await Store.open(old, lambda: later)
    try:
        timers = Timers(store, HANDLERS)
        timers.kick()
        assert timers.runner.task is not None
        await timers.runner.task
        await timers.finish()
        keys = set()
        while row := await store.outbox.next(channel(100)):
            keys.add(row.notice.key if row.notice else "board")
            await store.outbox.sent(row)
        assert {"vote-undo", "failed-undo", "failed-end", "time-up-offer", "remind"} <= keys
    finally:
        await store.close()
