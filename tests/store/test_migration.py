"""A database of the last version opens, keeps everything, and its games go on."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.schedule.timers import Timers
from bot.store import Store
from bot.store.rows import Digest, Idle, Notice, Prune, Reminder, TimeUp, VoteEnds, channel, direct
from bot.tables import patience, play, votes
from bot.tables.handlers import HANDLERS
from bot.tables.ratings import rate_the_unrated
from bot.tables.table import as_of, load, of_game
from games.engine.contract import freeze
from games.engine.errors import BadInput

BEFORE = Path(__file__).parent.parent / "data" / "database-3.sql"
NOW = datetime(2026, 1, 6, 12, 0, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database as the last version wrote it."""
    file = tmp_path / "roundhouse.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(BEFORE.read_text("utf-8"))
    db.close()
    return file


async def test_every_game_comes_through(path: Path) -> None:
    with sqlite3.connect(path) as db:
        before = db.execute(
            "SELECT id, status, channel_id, host_id, played, snapshot, archived FROM games ORDER BY id"
        ).fetchall()
        moves = db.execute("SELECT count(*) FROM actions").fetchone()[0]
    db.close()
    store = await Store.open(path, lambda: NOW)
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
                assert freeze(again.match.state) == freeze(load(row).match.state)
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


async def test_running_games_are_played_on(path: Path) -> None:
    store = await Store.open(path, lambda: NOW)
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


async def test_timers_say_what_they_are_about(path: Path) -> None:
    store = await Store.open(path, lambda: NOW)
    try:
        occasions = [timer.occasion for timer in await store.timers.of_game(1)]
        assert occasions == [VoteEnds(1), VoteEnds(2), Idle(23), Reminder(14, 23), TimeUp(14, 23)]
        assert await store.timers.of_game(3) == []  # it is archived
        for occasion in (Prune(), Reminder(14, 23), Digest(12)):
            first = await store.timers.due(NOW + timedelta(days=1))
            assert first is not None
            assert first.occasion == occasion
            async with store.desk() as desk:
                assert await desk.take(first)
    finally:
        await store.close()


async def test_what_waited_is_posted_where_it_belongs(path: Path) -> None:
    store = await Store.open(path, lambda: NOW)
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


async def test_a_vote_that_was_open_is_carried_out(path: Path) -> None:
    store = await Store.open(path, lambda: NOW)
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


async def test_timers_of_the_last_version_ring(path: Path) -> None:
    later = NOW + timedelta(days=100)
    store = await Store.open(path, lambda: later)
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
