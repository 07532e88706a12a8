"""What whoever runs the bot sees: figures, logs, shards; nothing there opens a door or gives a game away."""

import asyncio
import json
import logging
import re
import urllib.request
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot import health, logs, metrics
from bot.app import Roundhouse
from bot.settings import Settings, Shards, read_metrics, read_shards
from bot.sharded import ShardedRoundhouse
from bot.store.rows import Digest, Notice, Timer, Unkept, channel
from bot.workers import Workers
from tests.bot.discord_table import DiscordTable
from tests.bot.test_start import TOKEN, free_port, read

COMPOSE = Path(__file__).parents[2] / "compose.yaml"
ADDRESS = "postgresql://me:open-sesame@host/roundhouse"


def test_settings_for_several_processes(tmp_path: Path) -> None:
    chosen = read(tmp_path, ROUNDHOUSE_DATABASE=ADDRESS, ROUNDHOUSE_LOG="json")
    assert chosen.database == ADDRESS and chosen.json_logs
    assert read_shards("0-3/8") == Shards(range(4), 8)
    assert read_shards("5/8") == Shards(range(5, 6), 8)
    assert read_shards("") is None
    assert read_metrics("9464") == ("127.0.0.1", 9464)
    assert read_metrics("0.0.0.0:9464") == ("0.0.0.0", 9464)


def test_the_processes_of_the_compose_file_share_all_shards(tmp_path: Path) -> None:
    compose = COMPOSE.read_text("utf-8")
    given = re.findall(r"^ +(ROUNDHOUSE_\w+): (\S+)$", compose, re.M)
    shares = [value for name, value in given if name == "ROUNDHOUSE_SHARDS"]
    others = {
        name: re.sub(r"\$\{\w+:\?\}", "secret", value) for name, value in given if name != "ROUNDHOUSE_SHARDS"
    }
    processes = [read(tmp_path, DISCORD_TOKEN=TOKEN, ROUNDHOUSE_SHARDS=share, **others) for share in shares]
    assert len(processes) == 2
    for process in processes:
        assert process.shards and process.metrics == ("0.0.0.0", 9464) and process.json_logs
        assert process.database == "postgresql://roundhouse:secret@postgres/roundhouse"
    shards = [number for process in processes if process.shards for number in process.shards.ids]
    assert {process.shards.count for process in processes if process.shards} == {len(shards)}
    assert shards == list(range(len(shards)))


async def test_some_of_the_shards_are_ours(tmp_path: Path, own_workers: Workers) -> None:
    chosen = Settings(TOKEN, tmp_path, 8765, False, shards=Shards(range(2, 4), 8))
    bot = ShardedRoundhouse(chosen, workers=own_workers)
    assert isinstance(bot, discord.AutoShardedClient)
    assert (bot.shard_ids, bot.shard_count) == ([2, 3], 8)


@dataclass
class Socket:
    """What one has of a gateway."""

    open: bool


@dataclass
class Shard:
    """One of the shards that are ours, as discord.py has it."""

    id: int
    ws: Socket


async def test_who_has_lost_the_gateway_is_not_heard(tmp_path: Path, own_workers: Workers) -> None:
    one = Roundhouse(Settings(TOKEN, tmp_path, 8765, False), workers=own_workers)
    assert not one.is_heard, "not yet"
    for is_open in (True, False):
        one.ws = Socket(is_open)
        assert one.is_heard == is_open
    chosen = Settings(TOKEN, tmp_path, 8765, False, shards=Shards(range(2, 4), 8))
    several = ShardedRoundhouse(chosen, workers=own_workers)
    for sockets in ((True, True), (True, False)):
        several._AutoShardedClient__shards = {
            n: Shard(n, Socket(is_open)) for n, is_open in enumerate(sockets)
        }
        assert several.is_heard == all(sockets)


async def test_a_database_that_does_not_answer_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no beat for as long."""
    answers = iter([Unkept("no answer"), Unkept("no answer"), ["the oldest message waits"]])

    async def figures() -> list[str]:
        answer = next(answers)
        assert not (tmp_path / "alive").exists()
        if isinstance(answer, Unkept):
            raise answer
        return answer

    monkeypatch.setattr(health, "SOON", 0.0)
    beating = asyncio.create_task(health.keep_beating(tmp_path, lambda: True, figures))
    while not (tmp_path / "alive").is_file():
        assert not beating.done()
        await asyncio.sleep(0)
    assert (tmp_path / "alive").read_text() == "the oldest message waits\n"
    beating.cancel()


async def test_what_waits_is_measured_also_without_the_gateway_and_after_any_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it grows old."""
    asked = 0

    async def figures() -> list[str]:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise KeyError("whatever it is")
        return []

    monkeypatch.setattr(health, "SOON", 0.0)
    beating = asyncio.create_task(health.keep_beating(tmp_path, lambda: False, figures))
    while asked < 3:
        assert not beating.done()
        await asyncio.sleep(0)
    assert not (tmp_path / "alive").exists()
    beating.cancel()


async def test_a_bot_that_begins_has_nothing_to_measure(tmp_path: Path, own_workers: Workers) -> None:
    one = Roundhouse(Settings(TOKEN, tmp_path, 8765, False), workers=own_workers)
    assert await one.figures() == []


@pytest.mark.parametrize("form", [logs.Discreet, logs.Json])
def test_no_token_and_no_password_is_in_the_log(tmp_path: Path, form: type[logs.Discreet]) -> None:
    chosen = read(tmp_path, DISCORD_TOKEN=TOKEN, ROUNDHOUSE_DATABASE=ADDRESS)
    try:
        raise OSError(f"no way to {ADDRESS} with {TOKEN}")
    except OSError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "sent %s to %s", (TOKEN, "open-sesame"), info)
    line = form(chosen.secrets).format(record)
    assert TOKEN not in line and "open-sesame" not in line and "no way to ***" in line


def test_a_line_of_json_says_what_when_and_why() -> None:
    record = logging.LogRecord("bot.posting", logging.WARNING, "", 0, "waits: %s", ("\u00e9t\u00e9",), None)
    said = json.loads(logs.Json([]).format(record))
    assert (said["level"], said["logger"]) == ("WARNING", "bot.posting")
    assert said["message"] == "waits: \u00e9t\u00e9"
    assert said["time"].endswith("+00:00") and "error" not in said


async def test_what_is_counted_is_told_and_gives_nothing_away(
    table: DiscordTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    moves, answers = told("roundhouse_moves_total"), told("roundhouse_answer_seconds_count")
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "pass")
    assert told("roundhouse_moves_total") == moves + 1
    assert told("roundhouse_answer_seconds_count") > answers
    await table.bot.figures()
    row = (await table.game()).row
    port = free_port()
    metrics.serve("127.0.0.1", port)
    logging.getLogger("bot.x").error("so it goes")
    assert not any(row.seed in record.getMessage() for record in caplog.records)
    caplog.clear()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        page = answer.read().decode()
    assert 'roundhouse_errors_total{kind="bot.x"} 1.0' in page
    hidden = (row.seed, str(row.channel_id), str(row.guild_id), *(str(p.user_id) for p in row.players))
    assert not [secret for secret in hidden if secret in page]


async def test_the_oldest_message_that_waits_is_told(table: DiscordTable) -> None:
    assert await table.bot.figures() == []
    store = table.bot.store
    store.woken = lambda _: None
    async with store.desk() as desk:
        await desk.post(channel(table.channel.id), Notice("ended"))
    [line] = await table.bot.figures()
    assert store.now().isoformat(timespec="seconds") in line


async def test_what_waits_is_measured(table: DiscordTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The age of the oldest message, how late the clocks are, games that wait for a computer; and how soon a
    board is there."""
    boards = told("roundhouse_board_seconds_count")
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "pass")
    assert told("roundhouse_board_seconds_count") == boards + 2
    await table.bot.figures()
    waiting = "roundhouse_outbox_age_seconds", "roundhouse_timers_late_seconds", "roundhouse_thinking_games"
    assert [told(name) for name in waiting] == [0.0, 0.0, 0.0]
    store, held = table.bot.store, asyncio.Event()

    async def hold(_: str) -> bool:
        return await held.wait()

    store.woken = lambda _: None
    monkeypatch.setattr(store.claims, "hold", hold)
    async with store.desk() as desk:
        await desk.post(channel(table.channel.id), Notice("ended"))
        await desk.set_timers(Timer(store.now() - timedelta(minutes=5), Digest(1)))
    began = store.now()
    store.now = lambda: began + timedelta(minutes=1)
    table.bot.now = store.now
    with table.within():
        table.bot.thinkers.kick(1)
    await table.bot.figures()
    assert [told(name) for name in waiting] == [60.0, 360.0, 1.0]
    held.set()


def told(name: str) -> float:
    return metrics.REGISTRY.get_sample_value(name) or 0.0
