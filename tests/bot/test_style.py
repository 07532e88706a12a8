"""How a game is told, as its host chooses, and who hears of being next."""

from bot.store.rows import Calls
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import THREE, both, direct, host_of, other_than, speak


@both
async def test_a_host_chooses_a_board_after_every_move(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    await host.slash(table.channel, "game style", style="every-move")
    words = {"en-US": "every move has a board", "fr": "chaque coup a son plateau"}
    assert words[language] in texts(table.messages()[-1])
    for _ in range(2):
        await (await table.asked()).slash(table.channel, "pass")
    assert len(table.boards()) == 3
    assert all(table.ids(board) for board in table.boards())
    await table.restart()
    await host.slash(table.channel, "game style", style="living")
    await (await table.asked()).slash(table.channel, "pass")
    assert [bool(table.ids(board)) for board in table.boards()].count(True) == 3, "the older ones stay"


async def test_only_the_host_chooses(table: DiscordTable) -> None:
    await table.start(*THREE)
    other = await other_than(table, await host_of(table))
    result = await other.slash(table.channel, "game style", style="every-move")
    assert "Only the host" in told(table, result)
    assert (await table.game()).row.style == "living"


@both
async def test_who_wants_to_hears_of_being_next(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    row, asked = (await table.game()).row, await table.asked()
    second, third = (row.players[((row.seat_of(asked.id) or 0) + ahead) % 3] for ahead in (1, 2))
    names = {person.id: name for name, person in table.people.items()}
    keen = table[names[third.user_id]]
    await keen.slash(table.channel, "settings calls", next=True)
    assert (await table.bot.store.preferences.calls(keen.id)).next
    await asked.slash(table.channel, "pass")
    words = {"en-US": "You are next", "fr": "Votre tour approche"}
    [message] = direct(table)
    assert words[language] in texts(message) and second.name in texts(message)


async def test_nobody_hears_of_being_next_unasked(table: DiscordTable) -> None:
    assert Calls().next is False
    await table.start(*THREE)
    await (await table.asked()).slash(table.channel, "pass")
    assert direct(table) == []
