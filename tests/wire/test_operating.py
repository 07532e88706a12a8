"""What whoever runs the bot sees of a whole process: figures, health, and a log of JSON lines that gives
nothing away."""

import asyncio
import json
import os
import re
import sys
import urllib.request
from contextlib import nullcontext
from pathlib import Path

from tests.bot.conftest import TESTED
from tests.bot.test_start import free_port
from tests.postgres import database
from tests.wire.driver import ROOT, TOKEN, Wire
from tests.wire.server import Trouble

FIGURES = {
    "roundhouse_moves_total", "roundhouse_answer_seconds_count", "roundhouse_board_seconds_count",
    "roundhouse_outbox_age_seconds", "roundhouse_timers_late_seconds", "roundhouse_thinking_games",
}  # fmt: skip
SAID = {"time", "level", "logger", "message"}


async def test_what_is_seen_of_a_process(tmp_path: Path) -> None:
    with database() if TESTED == "postgres" else nullcontext() as address:
        port = str(free_port())
        settings = {"ROUNDHOUSE_METRICS": port, "ROUNDHOUSE_LOG": "json"}
        wire = Wire(tmp_path, settings | ({"ROUNDHOUSE_DATABASE": address} if address else {}))
        try:
            await wire.open()
            table = wire.table()
            await table.set_up()
            await table.play_on()
            trouble = Trouble("board", 429, channel_id=table.channel_id)
            wire.discord.troubles.append(trouble)
            await table.play_on(typed=True)
            assert not trouble.times
            while await _health(tmp_path):  # as soon as it is at the gateway
                await asyncio.sleep(0.1)
            page = await asyncio.to_thread(_page, port)
            [[seed]] = wire.rows("SELECT seed FROM games")
        finally:
            await wire.close()
        told = dict(re.findall(r"^(\w+) (\S+)$", page, re.M))
        assert told.keys() >= FIGURES
        assert (told["roundhouse_moves_total"], told["roundhouse_board_seconds_count"]) == ("2.0", "3.0")
        assert float(told["roundhouse_answer_seconds_count"]) > 2
        log = wire.log.read_text("utf-8")
        lines = [json.loads(line) for line in log.splitlines()]
        assert all(line.keys() - {"error"} == SAID for line in lines)
        assert any(line["level"] == "WARNING" and str(table.channel_id) in line["message"] for line in lines)
        for hidden in (TOKEN, str(seed), *([address] if address else [])):
            assert hidden not in log and hidden not in page


def _page(port: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return str(answer.read().decode())


async def _health(folder: Path) -> int:
    """What the health check says of a process."""
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(folder)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.health", cwd=ROOT, env=environment, stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait()
