"""What the README says of backups: one that is taken while the bot runs is whole, and goes on elsewhere."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from bot.store import Store
from bot.store.drivers import Where
from bot.tables.table import of_game
from tests import postgres
from tests.fifth_game.table import WHOLE
from tests.store.house import House
from tests.store.test_move import kept


def copy(where: Where, folder: Path) -> Where:
    """A backup, restored where nothing was."""
    if isinstance(where, Path):
        restored = folder / "restored.sqlite"
        with closing(sqlite3.connect(where)) as db, closing(sqlite3.connect(restored)) as backup:
            db.backup(backup)
        return restored
    tools, file = postgres.tools(), folder / "backup.sql"
    target = postgres.new_database(postgres.address("template1"))
    with file.open("wb") as dumped:
        subprocess.run([tools / "pg_dump", where], stdout=dumped, check=True)
    with file.open("rb") as dumped:
        stop = ["-v", "ON_ERROR_STOP=1", "--quiet"]
        subprocess.run([tools / "psql", target, *stop], stdin=dumped, stdout=subprocess.DEVNULL, check=True)
    return target


async def test_a_backup_of_a_running_bot_is_whole_and_goes_on(house: House, tmp_path: Path) -> None:
    await house.store.claims.enter()
    game = await house.started(1)
    await house.move(game, *WHOLE[3][:3])
    async with house.store.desk() as desk:  # a write is under way
        await desk.prefer("user", 5, "fr")
        await desk.preferences.of("user", 6)
        restored = copy(house.where, tmp_path)
        assert kept(restored) == kept(house.where)
    await house.move(game, *WHOLE[3][3:])
    await house.store.close()
    house.where, house.store = restored, await Store.open(restored, lambda: house.now)
    await house.move(game, *WHOLE[3][3:])
    assert (await of_game(house.store, game)).row.status == "over"
    assert (await house.lobby(9)).id == game + 1
