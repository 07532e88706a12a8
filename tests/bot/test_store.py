"""The database: once, whole, and from an older file."""

import asyncio
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import sqlite
from bot.store.rows import ActionRow, ChannelTaken, GameRow, Player, Preference, Repeated
from bot.store.sqlite import SqliteStore

ROW = GameRow(
    id=0, status="lobby", channel_id=7, guild_id=1, host_id=5, locale="en", game="steel-driver", seed="s",
    options={}, board=None, keep_seats=False, played=0, snapshot=None,
    players=(Player(5, "Ann"), Player(6, "Ben")),
)  # fmt: skip


async def opened(path: Path) -> SqliteStore:
    return await SqliteStore.open(path / "db.sqlite", lambda: datetime(2026, 1, 1, tzinfo=UTC))


async def test_a_game_is_kept_whole(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    game_id = await store.new_game(ROW, 100)
    await store.close()
    store = await opened(tmp_path)
    assert await store.game(game_id) == replace(ROW, id=game_id)
    assert await store.game_in(7) == replace(ROW, id=game_id)
    await store.close()


async def test_a_channel_has_one_game(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    game_id = await store.new_game(ROW, 100)
    with pytest.raises(ChannelTaken):
        await store.new_game(ROW, 101)
    await store.change_lobby(replace(ROW, id=game_id, status="cancelled"), 102)
    await store.new_game(ROW, 103)
    await store.close()


async def test_a_move_its_snapshot_and_its_post_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    row = replace(ROW, id=await store.new_game(ROW, 100), status="running", snapshot=b"0")
    await store.start(row, 101)
    moved = replace(row, played=1, snapshot=b"1")
    await store.move(moved, ActionRow(0, "pass"), 102)
    with pytest.raises(Repeated):
        await store.move(replace(moved, played=2, snapshot=b"2"), ActionRow(0, "pass"), 102)
    with pytest.raises(Repeated):
        await store.move(replace(moved, snapshot=b"3"), ActionRow(0, "pass"), 103)
    kept = await store.game(row.id)
    assert kept is not None
    assert (kept.played, kept.snapshot) == (1, b"1")
    assert await store.actions(row.id, 9) == [ActionRow(0, "pass")]
    posts = []
    while post := await store.next_unsent(7):
        posts.append(post.version)
        await store.mark_sent(post.id)
    assert posts == [0, 1]
    await store.close()


async def test_transactions_do_not_mix(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rows = [replace(ROW, channel_id=channel) for channel in range(50)]
    ids = await asyncio.gather(*(store.new_game(row, 1000 + number) for number, row in enumerate(rows)))
    assert len(set(ids)) == 50
    await store.close()


async def test_preferences_are_kept(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    assert await store.preference("user", 1) == Preference()
    await store.prefer("user", 1, Preference("fr", "light"))
    await store.prefer("user", 1, Preference("fr", "dark"))
    assert await store.preference("user", 1) == Preference("fr", "dark")
    await store.close()


async def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game from before a migration is there after it, and the migration runs once."""
    store = await opened(tmp_path)
    game_id = await store.new_game(ROW, 100)
    await store.close()
    folder = tmp_path / "migrations"
    folder.mkdir()
    for path in sqlite.MIGRATIONS.glob("*.sql"):
        (folder / path.name).write_text(path.read_text())
    (folder / "9000_colour.sql").write_text(
        "CREATE TABLE colours (name TEXT); INSERT INTO colours VALUES ('red');"
    )
    monkeypatch.setattr(sqlite, "MIGRATIONS", folder)
    for _ in range(2):
        store = await opened(tmp_path)
        assert await store.game(game_id) == replace(ROW, id=game_id)
        await store.close()
    with sqlite3.connect(tmp_path / "db.sqlite") as db:
        assert db.execute("SELECT count(*) FROM colours").fetchone() == (1,)
        assert db.execute("PRAGMA user_version").fetchone() == (9000,)
    db.close()


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(tmp_path)).close()
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "9000_bad.sql").write_text("CREATE TABLE half (name TEXT); CREATE TABLE oops (;")
    monkeypatch.setattr(sqlite, "MIGRATIONS", folder)
    with pytest.raises(sqlite3.OperationalError):
        await opened(tmp_path)
    monkeypatch.undo()
    store = await opened(tmp_path)
    assert await store.game(1) is None
    await store.close()
    with sqlite3.connect(tmp_path / "db.sqlite") as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    db.close()
