"""What one person asks for holds up nobody else's move."""

import statistics
from pathlib import Path

import pytest

from bot.cogs.unhurried import TIMES
from tests.wire.fairness import REQUESTS, measure
from tests.wire.test_load import DISCORDS_PATIENCE

BUSY = 1.0
"""Seconds; on a machine that does other things as well."""


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 10])
async def test_forty_boards_on_demand_hold_up_no_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], people: int
) -> None:
    found = await measure(tmp_path, people)
    alone, besides = statistics.median(found.alone), statistics.median(found.besides)
    with capsys.disabled():
        print(
            f"\n{people} asking for {REQUESTS} boards, {found.shown} drawn: "
            f"a move's board after {besides * 1e3:.0f} ms, {alone * 1e3:.0f} ms without"
        )
    assert max(found.answers) < DISCORDS_PATIENCE
    assert 1 <= found.shown <= min(people * TIMES, REQUESTS)
    assert besides < 3 * alone + BUSY
