"""What a board needs does not grow with the game."""

from bot.store.rows import KEPT_POSITIONS
from bot.tables import play
from bot.tables.table import latest, load, of_game
from tests.store.house import House


async def test_a_board_plays_a_few_moves_again_where_all_was_taken_back_for_long(house: House) -> None:
    game = await house.started(1)
    for _ in range(KEPT_POSITIONS // 2 + 1):
        mover = (await of_game(house.store, game)).asked[0].user_id
        for move in ("take Nevis 1", "undo"):
            await play.move(house.store, game, mover, move, house.interaction())
    row = (await of_game(house.store, game)).row
    passage = await latest(house.store, row, since=row.played)
    assert [action.move for action in passage.actions] == ["take Nevis 1", "undo"]
    assert passage.play().match.snapshot() == load(row).match.snapshot()
    exact = await latest(house.store, row)
    assert len(exact.actions) == row.played, "what is to be taken back is looked for in all of it"
