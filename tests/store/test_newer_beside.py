"""A newer version has brought the database further, and this one still runs: for as long as both are there,
what the newer one has added disturbs nobody."""

from pathlib import Path

from bot.move import TABLES
from tests.databases import rows
from tests.fifth_game.table import WHOLE
from tests.store.house import House
from tests.store.test_plans import everything

OFTEN = 8
"""So often something is asked before the database prepares itself for it."""


async def test_new_columns_disturb_nobody(house: House) -> None:
    for number in range(OFTEN):
        before = await house.started(100 + number)
        await house.move(before, *WHOLE[3][:3])
    for table in (*TABLES, "processes", "claims"):
        rows(house.where, f"ALTER TABLE {table} ADD COLUMN later TEXT")
        if not isinstance(house.where, Path):
            rows(house.where, f"ALTER TABLE {table} ADD COLUMN also bigint NOT NULL DEFAULT 7")
    await house.move(before, *WHOLE[3][3:])
    await everything(house)
