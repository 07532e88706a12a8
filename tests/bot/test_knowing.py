"""What helps to decide, in the panel that *More…* opens: the rules for what is asked, and one's own hand."""

from bot.words import speak as words_of
from tests.bot.discord_table import DiscordTable, told
from tests.bot.playing import play
from tests.bot.slow import THREE, both, speak
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN


@both
async def test_the_rules_for_what_is_asked_are_a_press_away(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    for moves, topic in (((), "overview"), (DRAWN, "score")):
        await play(table, *moves)
        who, board = await table.asked(), table.boards()[-1]
        panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
        assert not any("rh:hand:" in id_ for id_ in table.ids(panel)), "there is no hand in this game"
        shown = await table.press(who, panel, table.id_with(panel, "rh:rules:"))
        speaker = words_of(language, NAME)
        title = f"## {speaker.say('game-name')} · {speaker.say(f'topic-{topic}')}"
        assert title in told(table, shown)
        assert table.panel(shown).flags & 64
