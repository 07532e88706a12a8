"""Twenty channels of all games move at once: everybody is answered well within Discord's three seconds."""

from pathlib import Path

import pytest

from tests.wire.load import measure

TABLES, ROUNDS = 20, 3
DISCORDS_PATIENCE = 3.0


@pytest.mark.slow
async def test_everybody_is_answered_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    load = await measure(tmp_path, TABLES, ROUNDS)
    with capsys.disabled():
        print("\n" + ", ".join(f"{name} {value:.0f} ms" for name, value in load.figures().items()))
    assert len(load.answers) == len(load.boards) == TABLES * ROUNDS
    assert max(load.answers) < DISCORDS_PATIENCE
