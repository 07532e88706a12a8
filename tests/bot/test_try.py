"""`/try`: lines in an imagined world that only their owner sees, and what can be made of them."""

from dataclasses import replace
from typing import Any

import pytest
from discord import Message
from simcord import MemberActor
from simcord.results import to_discord_message

from bot.messages.ids import MenuAt, PlanAt
from bot.messages.items import layout
from bot.messages.picture import Look
from bot.panels import tried as tried_panels
from bot.panels.own import panel_shown
from bot.store.rows import GameRow, Line, Player
from bot.tables import tries
from bot.tables.table import Passage, latest
from bot.words import speak as words
from games.engine import registry
from games.engine.fuzz import random_match
from games.engine.match import replay, set_up
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish, play, quickly, to_the_end
from tests.bot.slow import HOUR, THREE, both, other_than, speak
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE
from tests.store.plans import Said

FIRST = WHOLE[3][0]


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


async def opened(table: DiscordTable, who: MemberActor, **more: Any) -> Any:
    return table.panel(await who.slash(table.channel, "try", **more))


async def press(table: DiscordTable, who: MemberActor, panel: Any, *endings: str) -> Any:
    """Presses buttons, one after the other, each on what the last one has shown."""
    for ending in endings:
        panel = table.panel(await table.press(who, panel, ending))
    return panel


async def tried(table: DiscordTable, who: MemberActor, panel: Any, *moves: str) -> Any:
    """Types moves into a line, one after the other."""
    for move in moves:
        form = await table.press(who, panel, ":type")
        panel = table.panel(await who.submit_modal(form, {"move": move}))
    return panel


def labels(panel: Any) -> list[str]:
    return [
        button["label"]
        for row in panel.components
        for button in row.get("components", [])
        if button.get("label")
    ]


@both
async def test_a_line_is_played_for_everybody_and_stays_through_a_restart(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await other_than(table, await table.asked())
    panel = await opened(table, who)
    assert panel.flags & 64 and panel.attachments
    assert said(language, "try-title", letter="A", version=0) in texts(panel)
    assert said(language, "try-note") in texts(panel)
    panel = await tried(table, who, panel, FIRST)
    await table.restart()
    panel = await press(table, who, panel, ":1:pass")
    moves = (await table.bot.store.tries.of_user(who.id, 1))[0].moves
    assert [move for _, move in moves] == [FIRST, "pass"]
    assert len({seat for seat, _ in moves}) == 2, "it is played for everybody"
    panel = await press(table, who, panel, ":undo")
    assert len((await table.bot.store.tries.of_user(who.id, 1))[0].moves) == 1
    again = await opened(table, who)
    assert texts(again) == texts(panel)
    assert (await table.game()).row.played == 0, "nothing of it is played"


@both
async def test_computers_answer_until_its_owner_is_asked(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await other_than(table, await table.asked())
    panel = await press(table, who, await opened(table, who), ":answer")
    [line] = await table.bot.store.tries.of_user(who.id, 1)
    seat = (await table.game()).row.seat_of(who.id)
    assert line.moves and seat not in {mover for mover, _ in line.moves}
    assert said(language, "button-line-answer") in labels(panel)


async def test_where_there_are_no_hints_no_computer_answers(table: DiscordTable) -> None:
    await table.start(*THREE)
    async with table.bot.store.game(1) as game:
        await game.change(hints=False)
    asked = await table.asked()
    panel = await opened(table, asked)
    assert not any(id_.endswith(":answer") for id_ in table.ids(panel))


@both
async def test_all_moves_are_chosen_typed_and_confirmed_as_in_the_game(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked = await table.asked()
    panel = await press(table, asked, await opened(table, asked), "more:0:0")
    panel = table.panel(await table.choose(asked, panel, "move:take Nevis 1", "rh:try:1:pick"))
    panel = await press(table, asked, panel, ":move:0:0:take Nevis 1")
    panel = await tried(table, asked, panel, "pass" if language == "en-US" else "passer")
    assert "castle" in texts(await tried(table, asked, panel, "castle"))
    panel = await press(table, asked, await opened(table, asked), ":pass", ":pass")
    form = await table.press(asked, panel, "stack:")
    await table.restart()
    panel = table.panel(await asked.submit_modal(form, {"0": "1"}))
    panel = await press(table, asked, panel, "stack:1")
    [line] = await table.bot.store.tries.of_user(asked.id, 1)
    assert line.moves[-1][1] == "stack Nevis:1"
    assert said(language, "game-finished") in texts(panel)


async def test_lines_stand_side_by_side_until_they_are_dropped(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    panel = await press(table, asked, await opened(table, asked), ":pass", ":copy", ":pass")
    assert "Line B" in texts(panel)
    panel = await press(table, asked, panel, ":line:0:0:show")
    assert "Line A" in texts(panel)
    lines = {line.number: line.moves for line in await table.bot.store.tries.of_user(asked.id, 1)}
    assert [len(lines[number]) for number in (0, 1)] == [1, 2] and lines[1][:1] == lines[0]
    panel = await press(table, asked, panel, ":drop")
    assert "Line B" in texts(panel)
    await table.restart()
    panel = await press(table, asked, panel, ":drop")
    assert said("en", "try-dropped") in texts(panel)
    assert await table.bot.store.tries.of_user(asked.id, 1) == []


async def test_there_are_only_so_many_lines(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    panel = await opened(table, asked)
    for _ in range(tries.MOST - 1):
        panel = await press(table, asked, panel, ":copy")
    assert not any(id_.endswith(":copy") for id_ in table.ids(panel))
    async with table.bot.store.desk() as desk:
        assert not await desk.begin_line((await table.bot.store.tries.of_user(asked.id, 1))[0])


@both
async def test_ones_own_moves_are_played_once_they_are_confirmed(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked = await table.asked()
    panel = await tried(table, asked, await opened(table, asked), FIRST, "pass")
    panel = await press(table, asked, panel, ":play")
    assert said(language, "try-play") in texts(panel)
    assert (await table.game()).row.played == 0
    await table.restart()
    await table.press(asked, panel, f"rh:move:1:0:{FIRST}")
    assert (await table.game()).row.played == 1
    panel = await opened(table, asked)
    refused = await table.press(asked, panel, ":play")
    assert said(language, "error-try-nothing-of-yours") in told(table, refused)
    panel = await tried(table, asked, panel, "pass", "pass")
    panel = table.panel(await table.press(asked, await opened(table, asked), ":play"))
    name = (await table.game()).asked[0].name
    assert name in texts(panel), "it is somebody else's turn now"


async def test_moves_that_come_later_in_a_line_are_played_where_the_table_looks_so(
    table: DiscordTable,
) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await tried(table, first, await opened(table, first), FIRST, "pass", "pass", "take Lomond 2")
    await play(table, FIRST, "pass", "pass")
    panel = await press(table, first, await opened(table, first), ":play")
    assert any(id_.endswith(":take Lomond 2") and id_.startswith("rh:move:1:3") for id_ in table.ids(panel))


@both
async def test_a_line_is_kept_as_an_order_that_holds_where_the_table_looks_so(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    await play(table, FIRST)
    panel = await opened(table, first)
    assert not any(id_.endswith(":order") for id_ in table.ids(panel)), "there is no move in it"
    await ordered(table, first)
    await table.restart()
    for move in ("pass", "pass"):
        await play(table, move)
    await table.env.advance_time(100)
    game = await table.game()
    assert game.row.played == 4
    rows = await table.bot.store.games.actions(1, 9)
    assert (rows[-1].move, rows[-1].origin) == ("take Lomond 2", "order")


async def ordered(table: DiscordTable, who: MemberActor) -> None:
    """A line from the board now, kept as an order."""
    panel = await opened(table, who, at=(await table.game()).row.played)
    panel = await tried(table, who, panel, "pass", "pass", "take Lomond 2")
    answer = await table.press(who, panel, ":order")
    assert "take Lomond 2" in told(table, answer)


async def test_an_order_is_dropped_where_the_table_looks_otherwise(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, FIRST)
    await ordered(table, first)
    for move in ("pass", "take Nevis 1"):
        await play(table, move)
    await table.env.advance_time(100)
    assert (await table.game()).row.played == 3
    assert await table.bot.store.orders.of_seat(1, (await table.game()).row.seat_of(first.id) or 0) is None


@both
async def test_a_line_begins_at_the_board_of_a_message(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    await play(table, FIRST, "pass", "pass")
    for message in (table.boards()[-1], table.messages()[1]):
        panel = table.panel(await here(table, table["dan"], message))
        assert said(language, "try-note-spectator") in texts(panel)
    lines = await table.bot.store.tries.of_user(table["dan"].id, 1)
    assert sorted(line.version for line in lines)[-1] == 3
    refused = await here(table, table["dan"], await table["ann"].send(table.channel, "hello"))
    assert said(language, "error-try-no-board") in told(table, refused)


async def here(table: DiscordTable, who: MemberActor, message: Any) -> Any:
    shown = message if isinstance(message, Message) else to_discord_message(table.env, message)
    return await who.context_menu(table.channel, "Try from here", shown)


@both
async def test_a_game_that_is_over_is_tried_from_any_of_its_boards(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await finish(table, *THREE)
    await table.restart()
    panel = await opened(table, table["dan"])
    version = (await table.game()).row.played - 1
    assert said(language, "try-title", letter="A", version=version) in texts(panel)
    panel = await opened(table, table["ann"], at=1)
    assert said(language, "try-title", letter="A", version=1) in texts(panel)
    assert not any(id_.endswith((":play", ":order")) for id_ in table.ids(panel))
    panel = await press(table, table["ann"], panel, ":answer")


async def requests(table: DiscordTable) -> list[Any]:
    """What everybody may see of what the bot sends."""
    return [
        (request.method, request.path, request.json)
        for request in table.env.http_requests
        if "/interactions/" not in request.path and "/webhooks/" not in request.path
    ]


async def test_nobody_else_hears_of_a_line(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    before = await requests(table)
    panel = await tried(table, asked, await opened(table, asked), FIRST)
    panel = await press(table, asked, panel, ":answer", ":copy", ":undo")
    assert await requests(table) == before
    assert all(message.flags & 64 for message in table.messages()[2:])
    other = await other_than(table, asked)
    data = {"custom_id": table.ids(panel)[-1], "component_type": 2}
    answers = await table.forge(other, table.channel.id, data)
    assert said("en", "error-try-gone") in str(answers)


@both
async def test_what_is_left_of_an_old_panel_is_refused_kindly(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked = await table.asked()
    panel = await opened(table, asked)
    old = table.id_of(panel, ":pass")
    await press(table, asked, panel, ":pass")
    answers = await table.forge(asked, table.channel.id, {"custom_id": old, "component_type": 2})
    assert said(language, "error-try-stale") in str(answers)


@pytest.mark.parametrize("inner", ["try:1:try:1:line:0:0:show", "lobby:0:join", "step:0:0:0:hint:", "x"])
async def test_what_does_not_belong_in_a_line_is_refused(table: DiscordTable, inner: str) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    await opened(table, asked)
    data = {"custom_id": f"rh:try:1:{inner}", "component_type": 2}
    answers = await table.forge(asked, table.channel.id, data)
    assert any(word in str(answers) for word in ("newest board", "elsewhere", "dropped"))


async def test_the_same_board_is_imagined_alike(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    for _ in range(2):
        await opened(table, asked, at=0)
    one, two = await table.bot.store.tries.of_user(asked.id, 1)
    assert one.world == two.world and (await table.game()).row.seed not in one.world
    passage = await latest(table.bot.store, (await table.game()).row, 0)
    assert tries.imagined(passage, 1, "x") != tries.imagined(passage, 1, "y")


def worked(table: DiscordTable, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What workers are given to do from now on, each with what it begins with."""
    heard: list[tuple[str, Any]] = []
    do = table.bot.foreman.do

    def hear(lane: Any, whose: int, work: Any, *arguments: Any) -> Any:
        heard.append((work.__name__, arguments[0]))
        return do(lane, whose, work, *arguments)

    monkeypatch.setattr(table.bot.foreman, "do", hear)
    return heard


async def test_a_hundred_lines_cost_nothing_while_nobody_looks_at_them(
    table: DiscordTable, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    await opened(table, asked)
    [line] = await table.bot.store.tries.of_user(asked.id, 1)
    async with table.bot.store.desk() as desk:
        for number in range(100):
            other = replace(line, user_id=1 + number // tries.MOST, number=number % tries.MOST)
            assert await desk.begin_line(other)
    said.clear()
    await table.restart()
    heard = worked(table, monkeypatch)
    await play(table, FIRST, "pass")
    await table.env.advance_time(HOUR)
    await table["dan"].slash(table.channel, "board")
    assert not [sql for sql in said if "tries" in sql], "nobody asks for them"
    assert {work for work, _ in heard} == {"telling", "settled", "board_of"}
    await opened(table, asked)
    sought = [values for sql, values in said.items() if "FROM tries" in sql]
    assert sought and all(asked.id in values for values in sought), "who looks is shown but his own"


async def test_a_line_from_fifty_moves_ago_begins_without_what_came_before(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a game is, whoever waits for the line waits for a move and a board."""
    await table.start(*THREE, game=registry.names()[-1])
    moves = to_the_end(await table.game())
    played = len(moves) * 2 // 3
    await quickly(table, moves[:played])
    heard = worked(table, monkeypatch)
    assert (await opened(table, table["dan"], at=played - 50)).attachments
    [(_, passage), (_, _)] = heard
    assert [work for work, _ in heard] == ["imagined", "line_shown"]
    assert passage.row.played == played - 50 and len(passage.actions) == 1


@pytest.mark.parametrize("name", registry.names())
def test_a_line_of_each_game_fits_what_discord_takes(name: str) -> None:
    """Boards and panels of a line of a hundred moves, of a game with a long number."""
    match = random_match(set_up(name, ("Ann", "Ben", "Cleo"), "tried", keep_seats=True))
    for turns in (len(match.script) // 3, len(match.script) * 2 // 3):
        *_, half = replay(match.setting, match.script[:turns])
        players = tuple(Player(10 + seat, name) for seat, name in enumerate(match.setting.seats))
        board, seat = half.setting.board.json, half.game.actors(half.state)[0]
        row = GameRow(
            99_999, "running", 1, 1, 10, "en", name, "tried", {}, board, True, 0, half.snapshot(), players
        )
        world = tries.imagined(Passage(row, [], 0, half.snapshot()), seat, "dream")
        line = Line(10, row.id, 4, turns, seat, world)
        line = replace(line, moves=tries.answered(row, line))
        shown = tried_panels.line_shown(row, line, range(5), "fr", Look("dark"))
        panels = [
            panel_shown(tried_panels.Tried(row, line), "fr", Look("dark"), place, 0)
            for place in (MenuAt(), PlanAt())
        ]
        for parts in (shown.parts, *(panel.parts for panel in panels)):
            view = layout(*parts)
            assert view.content_length() <= 4000 and view.total_children_count <= 40
