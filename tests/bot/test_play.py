"""Playing: everything that people do to buttons, and what they type."""

from copy import deepcopy

from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish, play
from tests.bot.slow import THREE, both, other_than, speak


async def test_somebody_elses_button_does_nothing(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    other = await other_than(table, asked)
    board = table.boards()[-1]
    assert "not your turn" in told(table, await table.press(other, board, ":pass"))
    assert "not your turn" in told(table, await table.press(other, board, table.id_with(board, "rh:more:")))
    assert (await table.game()).row.played == 0
    assert len(table.boards()) == 1


async def test_a_spectator_can_only_watch(table: DiscordTable) -> None:
    await table.start(*THREE)
    board = table.boards()[-1]
    assert "no seat" in told(table, await table.press(table["dan"], board, ":pass"))
    assert "no seat" in told(table, await table.press(table["dan"], board, table.id_with(board, "rh:more:")))
    assert "no seat" in told(table, await table["dan"].slash(table.channel, "move", move="pass"))
    assert await table["dan"].autocomplete(table.channel, "move", "move", "") == []
    assert (await table.game()).row.played == 0


async def test_a_stale_button_is_refused_kindly(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = deepcopy(table.boards()[-1])
    await table.press(await table.asked(), first, ":pass")
    asked = await table.asked()
    assert "moved on" in await table.press_late(asked, first, ":pass")
    assert (await table.game()).row.played == 1


async def test_a_double_click_is_one_move(table: DiscordTable) -> None:
    await table.start(*THREE)
    board, asked = deepcopy(table.boards()[-1]), await table.asked()
    await table.press(asked, board, ":pass")
    await table.press_late(asked, board, ":pass")
    assert (await table.game()).row.played == 1
    assert table.versions() == [0, 1]


async def test_the_same_interaction_delivered_twice_is_one_move(table: DiscordTable) -> None:
    await table.start(*THREE)
    await table.press(await table.asked(), table.boards()[-1], ":take Nevis 3")
    await table.repeat_last()
    assert (await table.game()).row.played == 1
    assert table.versions() == [0, 1]
    await table.asked()


async def test_the_same_command_delivered_twice_is_one_move(table: DiscordTable) -> None:
    await table.start(*THREE)
    await (await table.asked()).slash(table.channel, "pass")
    await table.repeat_last()
    assert (await table.game()).row.played == 1
    assert table.versions() == [0, 1]


async def test_two_players_at_the_same_instant(table: DiscordTable) -> None:
    """One is asked and one is not; of the moves of the one who is asked one counts, whichever comes first."""
    await table.start(*THREE)
    board, asked = table.boards()[-1], await table.asked()
    other = await other_than(table, asked)
    await table.at_once(board, [(asked, ":take Nevis 3"), (other, ":pass"), (asked, ":take Lomond 3")])
    game = await table.game()
    assert game.row.played == 1
    bag = game.match.state.players[game.row.seat_of(asked.id) or 0].bag
    assert bag in ({"Nevis": 3}, {"Lomond": 3})
    assert not any(player.done for player in game.match.state.players)
    assert table.versions() == [0, 1]


async def test_old_buttons_work_after_a_restart(table: DiscordTable) -> None:
    await table.start(*THREE)
    board = table.boards()[-1]
    panel = table.panel(await table.press(await table.asked(), board, table.id_with(board, "rh:more:")))
    await table.restart()
    assert table.versions() == [0], "nothing is posted twice"
    panel = table.panel(await table.choose(await table.asked(), panel, "move:pass"))
    await table.press(await table.asked(), panel, ":pass")
    await table.press(await table.asked(), table.boards()[-1], ":pass")
    assert (await table.game()).row.played == 2


async def test_completion_offers_legal_moves_in_the_readers_language(table: DiscordTable) -> None:
    table.speak("fr", *THREE)
    await table.start(*THREE)
    asked = await table.asked()
    choices = await asked.autocomplete(table.channel, "move", "move", "prendre")
    assert choices
    assert all("En prendre" in choice["name"] for choice in choices)
    assert all(choice["value"].startswith("take ") for choice in choices)
    choices = await asked.autocomplete(table.channel, "take", "stones", "nevis 2")
    assert [choice["value"] for choice in choices] == ["Nevis 2"]


async def test_a_refused_move_says_what_would_be_right(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    assert "A handful is" in told(table, await asked.slash(table.channel, "take", stones="Nevis 9"))
    assert "is not a move" in told(table, await asked.slash(table.channel, "move", move="castle"))
    assert "Take stones now" in told(table, await asked.slash(table.channel, "stack", stones="Nevis:1"))
    assert (await table.game()).row.played == 0
    assert len(table.boards()) == 1


async def test_without_a_game_every_command_says_so(table: DiscordTable) -> None:
    for command, options in {
        "move": {"move": "pass"}, "pass": {}, "take": {"stones": "Nevis 1"}, "board": {}, "status": {},
        "log": {}, "score": {}, "export": {},
    }.items():  # fmt: skip
        assert "No game runs" in told(table, await table["ann"].slash(table.channel, command, **options))


async def test_forced_moves_are_told_in_the_message_of_the_move_that_caused_them(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    await play(table, "pass", "take Nevis 1", "pass")
    board = texts(table.boards()[-1])
    assert "gathers no more" in board
    assert "stacks nothing. _(no choice)_" in board
    assert table.versions() == [0, 1, 2, 3]


async def test_names_and_boards_never_ping(table: DiscordTable) -> None:
    evil = table.guild.add_member(table.env.create_user("@everyone **x** <@1>"))
    table.people["evil"] = evil
    await table.start("evil", "ben", "cleo")
    await table.press(await table.asked(), table.boards()[-1], ":pass")
    asked = await table.asked()
    for request in table.env.http_requests:
        allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
        if allowed and request.path.endswith("/messages"):
            assert allowed["parse"] == []
            assert len(allowed.get("users", [])) <= 1
    assert asked


NO_GAME = {
    "en-US": "No game runs in this channel. Begin one",
    "fr": "Aucune partie n'est en cours dans ce salon",
}
NOT_BEGUN = {"en-US": "has not begun yet", "fr": "n'a pas encore commencé"}
VERBS: dict[str, dict[str, str]] = {
    "pass": {},
    "take": {"stones": "Nevis 3"},
    "bid": {"amount": "4"},
    "move": {"move": "pass"},
    "undo": {},
}


@both
async def test_where_no_game_runs_a_verb_says_so(table: DiscordTable, language: str) -> None:
    speak(table, language)
    for verb, typed in VERBS.items():
        assert NO_GAME[language] in told(table, await table["ann"].slash(table.channel, verb, **typed)), verb


@both
async def test_after_the_end_a_verb_says_that_no_game_runs_instead_of_explaining_the_last(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await finish(table, *THREE)
    played = (await table.game()).row.played
    for verb, typed in VERBS.items():
        for name in ("ann", "dan"):
            answer = told(table, await table[name].slash(table.channel, verb, **typed))
            assert NO_GAME[language] in answer, verb
    assert (await table.game()).row.played == played


async def test_the_last_move_delivered_again_is_no_move_in_an_ended_game(table: DiscordTable) -> None:
    await finish(table, *THREE)
    await table.repeat_last()
    assert NO_GAME["en-US"] not in texts(table.private()[-1])


@both
async def test_at_an_open_table_a_verb_says_that_the_game_has_not_begun(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.new_game(*THREE)
    for verb, typed in VERBS.items():
        assert NOT_BEGUN[language] in told(table, await table["ann"].slash(table.channel, verb, **typed)), (
            verb
        )
