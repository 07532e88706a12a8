"""The database: once, whole, and from an older file."""

import asyncio
import shutil
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from psycopg.errors import SyntaxError as BadSyntax
from psycopg.errors import UndefinedTable

from bot.store import Store, database
from bot.store.drivers import Where
from bot.store.rows import (
    ActionRow,
    ChannelTaken,
    GameRow,
    Notice,
    Overtaken,
    Player,
    Preference,
    Repeated,
    Unkept,
    Wakes,
    channel,
)
from tests.databases import rows
from tests.fifth_game import NAME

ROW = GameRow(
    id=0, status="lobby", channel_id=7, guild_id=1, host_id=5, locale="en", game=NAME, seed="s",
    options={}, board=None, keep_seats=False, played=0, snapshot=None,
    players=(Player(5, "Ann"), Player(6, "Ben")),
)  # fmt: skip


async def opened(where: Where) -> Store:
    return await Store.open(where, lambda: datetime(2026, 1, 1, tzinfo=UTC))


async def test_a_game_is_kept_whole(where: Where) -> None:
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)
    await store.close()
    store = await opened(where)
    assert await store.games.one(game_id) == replace(ROW, id=game_id, version=1)
    assert await store.games.in_channel(7) == replace(ROW, id=game_id, version=1)
    await store.close()


async def test_a_channel_has_one_game(where: Where) -> None:
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)
    with pytest.raises(ChannelTaken):
        await store.new_game(ROW, 101)
    async with store.game(game_id) as game:
        await game.change(status="cancelled")
    await store.new_game(ROW, 103)
    await store.close()


async def test_a_move_its_snapshot_and_its_post_are_kept_together_or_not_at_all(where: Where) -> None:
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)

    async def move(interaction_id: int) -> None:
        async with store.game(game_id) as game:
            await game.change(played=game.row.played + 1, snapshot=b"%d" % interaction_id)
            await game.post_board()
            game.row = replace(game.row, played=game.row.played - 1)
            await game.act(ActionRow(0, "pass"), interaction_id)

    await move(102)
    with pytest.raises(Repeated):
        await move(102)
    kept = await store.games.one(game_id)
    assert kept is not None
    assert (kept.played, kept.snapshot, kept.version) == (1, b"102", 2)
    assert await store.games.actions(game_id, 9) == [ActionRow(0, "pass")]
    posts = []
    while post := await store.outbox.next(channel(7)):
        posts.append(post.version)
        await store.outbox.sent(post)
    assert posts == [1]
    await store.close()


async def test_a_version_that_was_overtaken_is_refused(where: Where) -> None:
    """Another process, which knows nothing of our lock, has changed the game since it was read."""
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)

    async def overtaken() -> None:
        async with store.game(game_id) as game:
            game.row = replace(game.row, version=game.row.version - 1)
            await game.change(status="cancelled")

    with pytest.raises(Overtaken):
        await overtaken()
    kept = await store.games.one(game_id)
    assert kept is not None
    assert kept.status == "lobby"
    await store.close()


async def test_after_a_commit_the_door_says_whom_to_wake_and_after_none_it_says_nothing(
    where: Where,
) -> None:
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)
    woken: list[Wakes] = []
    store.woken = woken.append
    async with store.game(game_id) as game:
        await game.tell(Notice("ended"))
        assert woken == []
    assert woken == [Wakes({channel(7)})]

    async def failing() -> None:
        async with store.game(game_id) as game:
            await game.tell(Notice("ended"))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    assert len(woken) == 1
    await store.close()


async def test_what_reads_cannot_write(where: Where) -> None:
    store = await opened(where)
    await store.new_game(ROW, 100)
    with pytest.raises(Unkept, match=r"read-?only"):
        await store._database.reading.run("UPDATE games SET status = 'cancelled'")
    await store.close()


async def test_transactions_do_not_mix(where: Where) -> None:
    store = await opened(where)
    games = [replace(ROW, channel_id=number) for number in range(50)]
    ids = await asyncio.gather(*(store.new_game(row, 1000 + number) for number, row in enumerate(games)))
    assert len(set(ids)) == 50
    await store.close()


async def test_preferences_are_kept(where: Where) -> None:
    store = await opened(where)
    assert await store.preferences.of("user", 1) == Preference()
    for theme in ("light", "dark"):
        async with store.desk() as desk:
            await desk.prefer("user", 1, "fr", theme)
    assert await store.preferences.of("user", 1) == Preference("fr", "dark")
    await store.close()


async def test_an_older_database_is_brought_up_to_date(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game from before a migration is there after it, and the migration runs once."""
    store = await opened(where)
    game_id = await store.new_game(ROW, 100)
    await store.close()
    folder = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, folder)
    (folder / "9000_colour.sql").write_text(
        "CREATE TABLE colours (name TEXT); INSERT INTO colours VALUES ('red');"
    )
    monkeypatch.setattr(database, "MIGRATIONS", folder)
    for _ in range(2):
        store = await opened(where)
        assert await store.games.one(game_id) == replace(ROW, id=game_id, version=1)
        await store.close()
    assert rows(where, "SELECT name FROM colours") == [("red",)]


async def test_a_migration_that_fails_changes_nothing(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(where)).close()
    folder = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, folder)
    (folder / "9000_bad.sql").write_text("CREATE TABLE half (name TEXT); CREATE TABLE oops (;")
    monkeypatch.setattr(database, "MIGRATIONS", folder)
    with pytest.raises((sqlite3.OperationalError, BadSyntax)):
        await opened(where)
    monkeypatch.undo()
    store = await opened(where)
    assert await store.games.one(1) is None
    await store.close()
    with pytest.raises((sqlite3.OperationalError, UndefinedTable)):
        rows(where, "SELECT name FROM half")


async def test_somebodys_games_are_those_that_are_open(where: Where) -> None:
    store = await opened(where)
    for number in range(1, 4):
        await store.new_game(replace(ROW, channel_id=number), number)
    for game_id, status in ((1, "over"), (2, "cancelled"), (3, "running"), (1, "running")):
        async with store.game(game_id) as game:
            await game.change(status=status)
    assert [row.id for row in await store.games.of_user(5)] == [1, 3]
    async with store.game(1) as game:
        await game.change(status="over")
    assert [row.id for row in await store.games.of_user(5)] == [3]
    await store.close()
