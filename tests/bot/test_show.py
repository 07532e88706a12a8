"""`/game show`: a position of a game that nobody plays, and the tour through it."""

import pytest

from bot.messages.picture import Look
from bot.panels.showpiece import STOPS, showpiece
from bot.words import speak as words
from games.engine import record, registry
from games.engine.words import LOCALES
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.slow import both, speak
from tests.fifth_game import NAME


@both
async def test_a_game_is_shown_to_all_and_toured_by_one(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table["ann"].slash(table.channel, "game show", game=NAME)
    [shown] = table.messages()
    speaker = words(language.partition("-")[0], NAME)
    assert not shown.flags & 64 and shown.attachments
    assert speaker.say("game-name") in texts(shown)
    await table.restart()
    panel = table.panel(await table.press(table["ben"], shown, f"rh:show:0:{NAME}:1"))
    seen = [texts(panel)]
    for stop in range(2, len(STOPS)):
        assert panel.flags & 64, "for nobody else"
        panel = table.panel(await table.press(table["ben"], panel, f"rh:show:0:{NAME}:{stop}"))
        seen.append(texts(panel))
    assert len(set(seen)) == len(STOPS) - 1
    assert speaker.say("show-score") in seen[-2]
    assert len([message for message in table.messages() if not message.flags & 64]) == 1
    await table.press(table["ben"], panel, f"rh:now:0:{NAME}")
    assert (await table.game()).row.host_id == table["ben"].id


@pytest.mark.parametrize("name", [*registry.names(), NAME])
def test_each_game_has_a_showpiece_that_is_played_by_the_rules(name: str) -> None:
    game = registry.load(name)
    match = record.replay((game.folder / "showpiece.json").read_bytes())
    assert game.actors(match.state) and game.check(match.state) == []
    assert match.setting.board == game.board()
    for locale in LOCALES:
        for stop in range(len(STOPS)):
            shown = showpiece(name, stop, locale, Look("dark"))
            assert shown.preview and sum(len(part) for part in shown.parts if isinstance(part, str)) < 4000
