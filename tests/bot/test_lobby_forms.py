"""The forms of a lobby: all that a host can choose at once, and a board of one's own."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.limits import FIELDS
from bot.messages.lobby import options_form
from bot.messages.trial import Limits
from bot.store.rows import GameRow, Player
from bot.tables.lobby import set_board
from bot.words import speak as words
from games.engine import record, registry
from games.engine.errors import BadInput
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play
from tests.bot.slow import THREE, both, speak
from tests.fifth_game import NAME
from tests.fifth_game.table import GAME, WHOLE, played

LABELS = {
    "en-US": ["The storm", "Seats", "Hints", "Remove somebody"],
    "fr": ["La tempête", "Les places", "Les conseils", "Retirer quelqu'un"],
}
FITS = {"en-US": "Your board fits", "fr": "Votre plateau convient"}
RADIO, FILE = 21, 19


async def row_of(table: DiscordTable) -> GameRow:
    row = await table.bot.store.games.one(1)
    assert row is not None
    return row


def figures(**changes: Any) -> tuple[str, bytes]:
    """A board file with other figures than the game's own."""
    board = {**json.loads(GAME.board().json), **changes}
    return "own.json", json.dumps(board, indent=1).encode()


async def send_board(table: DiscordTable, lobby: Any, file: tuple[str, bytes] | None) -> Any:
    form = await table.press(table["ann"], lobby, ":board")
    return await table["ann"].submit_modal(form, {"board": file} if file else {})


@both
async def test_all_options_are_chosen_in_one_form(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":options")
    fields = {part["component"]["custom_id"]: part for part in form.modal["components"]}
    assert [part["label"] for part in fields.values()] == LABELS[language]
    radios = [part["component"] for part in fields.values() if part["component"]["type"] == RADIO]
    chosen = [option["value"] for field in radios for option in field["options"] if option.get("default")]
    assert chosen == ["true", "shuffle", "allowed"], "as it is now"
    await table.fill(table["ann"], form, storm="false", seats="keep", hints="none")
    speaker = words(language.partition("-")[0], NAME)
    row = await row_of(table)
    assert (row.options, row.keep_seats, row.hints, len(row.players)) == ({"storm": "false"}, True, False, 3)
    assert speaker.say("option-storm-false") in texts(table.messages()[0]), "the lobby shows it at once"
    again = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], again, remove=[str(table["cleo"].id)])
    row = await row_of(table)
    assert (row.options, row.keep_seats, row.hints, len(row.players)) == ({"storm": "false"}, True, False, 2)


async def test_a_form_that_is_sent_after_a_restart_holds(table: DiscordTable) -> None:
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":options")
    await table.restart()
    await table.fill(table["ann"], form, seats="keep")
    await table.repeat_last()
    assert (await row_of(table)).keep_seats


@both
async def test_who_is_no_longer_the_host_arranges_nothing(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":options")
    board = await table.press(table["ann"], lobby, ":board")
    await table.press(table["ann"], lobby, ":leave")
    refused = words(language.partition("-")[0]).say("error-host-only")
    assert refused in told(table, await table.fill(table["ann"], form, seats="keep"))
    assert refused in told(table, await table["ann"].submit_modal(board, {"board": figures(bears=12)}))
    row = await row_of(table)
    assert (row.keep_seats, row.board) == (False, None)


async def test_what_is_sent_after_the_start_is_refused(table: DiscordTable) -> None:
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":options")
    board = await table.press(table["ann"], lobby, ":board")
    await table.press(table["ann"], lobby, ":start")
    assert "no longer open" in told(table, await table.fill(table["ann"], form, seats="keep"))
    assert "no longer open" in told(table, await table["ann"].submit_modal(board, {"board": figures()}))
    await play(table, "take Nevis 3")


@pytest.mark.parametrize(
    "field",
    [{"custom_id": "storm", "value": "x"}, {"custom_id": "speed", "value": "1"},
     {"custom_id": "remove", "values": ["1"]}, {"custom_id": "board", "values": ["7"]}],
)  # fmt: skip
@pytest.mark.parametrize("deed", ["options", "board", "join", "start"])
async def test_what_no_form_of_ours_offers_is_refused(
    table: DiscordTable, field: dict[str, Any], deed: str
) -> None:
    await table.new_game(*THREE)
    before = await row_of(table)
    assert before.board is None
    data = {"custom_id": f"rh:lobby:1:{deed}", "components": [{"type": 18, "component": field}]}
    answers = await table.forge(table["ann"], table.channel.id, data, kind=5)
    if deed != "board" or field["custom_id"] == "board":
        assert "moved on" in str(answers)
    assert replace(await row_of(table), version=before.version) == before


@both
async def test_a_board_of_ones_own_is_brought_to_a_lobby_and_taken_away(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    own = words(language.partition("-")[0]).say("own-board")
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":board")
    text, field = form.modal["components"]
    assert "256" in text["content"]
    assert field["component"]["type"] == FILE
    done = await table["ann"].submit_modal(form, {"board": figures(bears=12)})
    assert FITS[language] in told(table, done)
    assert table.panel(done).flags & 64, "nobody else is told"
    assert own in texts(table.messages()[0])
    await send_board(table, lobby, None)
    assert own not in texts(table.messages()[0])
    await send_board(table, lobby, figures(bears=11))
    await table.press(table["ann"], lobby, ":start")
    assert (await table.game()).match.state.bears == 11


@both
async def test_a_board_that_will_not_do_leaves_the_lobby_as_it_is(table: DiscordTable, language: str) -> None:
    speak(table, language)
    speaker = words(language.partition("-")[0])
    lobby = await table.new_game(*THREE)
    await send_board(table, lobby, figures(bears=12))
    before = await row_of(table)
    assert "bears" in told(table, await send_board(table, lobby, figures(bears="many")))
    large = "own.json", b" " * (256 * 1024 + 1)
    refused = speaker.say("error-file-too-large", file="own.json", limit=256 * 1024)
    assert refused in told(table, await send_board(table, lobby, large))
    table.bot.trial = Limits(seconds=0.001)
    refused = speaker.say("error-board-too-heavy")
    assert refused in told(table, await send_board(table, lobby, figures(bears=11)))
    assert await row_of(table) == before


async def test_a_game_that_goes_on_keeps_its_board_and_options(table: DiscordTable) -> None:
    match = ("match.json", record.write(played(*WHOLE[3][:2])))
    await table["ann"].slash(table.channel, "game new", game=NAME, match=match)
    lobby = table.messages()[-1]
    buttons = [button for row in lobby.components[1:] for button in row["components"]]
    [grey] = [button["disabled"] for button in buttons if button["custom_id"].endswith(":board")]
    assert grey
    form = await table.press(table["ann"], lobby, ":options")
    assert [part["component"]["custom_id"] for part in form.modal["components"]] == ["seats", "hints"]
    with pytest.raises(BadInput, match="options-fixed"):
        await set_board(table.bot.store, 1, 1, None)


@pytest.mark.parametrize("game", registry.names())
def test_the_options_of_every_game_fit_a_form(game: str) -> None:
    """With somebody to be removed."""
    row = GameRow(
        id=1, status="lobby", channel_id=1, guild_id=1, host_id=1, locale="en", game=game, seed="",
        options={}, board=None, keep_seats=False, played=0, snapshot=None,
        players=(Player(1, "ann"), Player(2, "ben")),
    )  # fmt: skip
    for locale in ("en", "fr"):
        form = options_form(row, words(locale, game))
        assert len(form.fields) <= FIELDS
        assert all(2 <= len(field.options) <= 10 for field in form.fields if field.spread)
