"""One board lives at the end of a channel; what is above it is short, and calls nobody again."""

from typing import Any

import pytest
from simcord import MemberActor

from bot.words import speak as words
from games.engine import registry
from games.engine.words import Words
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.playing import play
from tests.bot.slow import HOUR, MINUTE, THREE, both, direct, notices, speak
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN, WHOLE

SILENT = 1 << 12
EDIT = "/channels/*/messages/*"


def speaker_of(language: str) -> Words:
    return words(language.partition("-")[0], NAME)


async def names_of(table: DiscordTable) -> list[str]:
    return [player.name for player in (await table.game()).row.players]


def requests(table: DiscordTable, method: str) -> list[Any]:
    """What the bot did to messages of the channel, in order."""
    within = f"/channels/{table.channel.id}/messages"
    return [
        call for call in table.env.http_requests if call.method == method and call.path.startswith(within)
    ]


def called(table: DiscordTable) -> list[list[int]]:
    """Whom each new board calls; none is heard that calls nobody."""
    found = []
    for sent in (call.json for call in requests(table, "POST")):
        if sent.get("attachments"):
            users = [int(user) for user in sent["allowed_mentions"].get("users", [])]
            assert sent["allowed_mentions"]["parse"] == []
            assert bool(sent.get("flags", 0) & SILENT) == (not users)
            found.append(users)
    return found


def told_of(table: DiscordTable) -> list[str]:
    """What stands in the channel, message by message, after the lobby."""
    return [texts(message).strip() for message in table.messages()[1:] if not message.flags & 64]


def is_living(table: DiscordTable, message: Any) -> bool:
    return bool(message.attachments and table.ids(message))


def only_the_newest_lives(table: DiscordTable) -> bool:
    *above, newest = [message for message in table.messages()[1:] if not message.flags & 64]
    return is_living(table, newest) and not any(table.ids(message) for message in above)


async def write(table: DiscordTable, sql: str, *values: Any) -> None:
    """Leaves something in the database, as a crash does."""
    async with table.bot.store._database.transaction() as db:
        await db.run(sql, *values)


@both
async def test_only_the_newest_board_has_picture_and_buttons(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    await play(table, "take Nevis 2")
    first, second = [message for message in table.messages()[1:] if not message.flags & 64]
    assert only_the_newest_lives(table)
    assert not first.attachments
    seat = (await table.game()).match.state.first
    drawn = speaker_of(language).say("event-first-drawn", await names_of(table), seat=seat)
    assert texts(first).strip() == drawn
    await play(table, "pass")
    [mover] = [player.name for player in (await table.game()).row.players if player.name in texts(second)]
    line = speaker_of(language).say("lead-stones-taken", [mover], seat=0, stones=2, heap="Nevis")
    assert told_of(table)[1] == line, "in one line"
    assert only_the_newest_lives(table)
    assert table.versions() == [0, 1, 2]


@both
async def test_a_line_goes_on_in_the_message_that_began_it(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    seats = []
    for move in ("take Nevis 2", "take Lomond 1", "pass", "take Nevis 1"):
        seats.append((await table.game()).seats_asked[0])
        await play(table, move)
    speaker, names = speaker_of(language), await names_of(table)
    joined = ", ".join(
        [
            speaker.say("lead-stones-taken", names, seat=seats[0], stones=2, heap="Nevis"),
            speaker.say("brief-stones-taken-stones-taken", names, seat=seats[1], stones=1, heap="Lomond"),
            speaker.say("brief-stones-taken-gathering-left", names, seat=seats[2]),
        ]
    )
    assert told_of(table)[1] == joined
    assert len(told_of(table)) == 3, "the start, the line, and the living board"
    assert only_the_newest_lives(table)
    assert table.versions() == [0, 1, 2, 3, 4]


@both
async def test_a_line_goes_on_in_the_message_that_began_it_whatever_comes_after_it(
    table: DiscordTable, language: str
) -> None:
    """Here the storm, whose board stays."""
    speak(table, language)
    await table.start(*THREE)
    await play(table, *DRAWN)
    storm = table.boards()[-1]
    await play(table, WHOLE[3][len(DRAWN)])
    speaker, line = speaker_of(language), told_of(table)[1]
    no_more = speaker.say("brief-stones-taken-gathering-left", seat="").strip()
    assert line.count(no_more) == 3, "all who gather no more, in the line that tells who gathers"
    assert "\n" not in line
    bears, printed = (await table.game()).match.state.bears, registry.load(NAME).board().bears
    blown = speaker.say("event-storm-blew", lost=printed - bears, bears=bears)
    assert texts(storm).strip() == blown, "the rest is told once"
    assert table.boards()[0] is storm and table.ids(storm) == []
    assert len(told_of(table)) == 4, "the start, the line, the storm, and the living board"


async def test_a_line_that_can_t_go_on_above_is_told_where_it_ends(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, *DRAWN)
    before, storm = told_of(table)[1], table.boards()[-1]
    table.env.inject_error("PATCH", f"/channels/*/messages/{notices(table)[-1].id}", status=403, code=50001)
    await play(table, WHOLE[3][len(DRAWN)])
    assert told_of(table)[1] == before
    assert texts(storm).strip().count("\n") == 1, "what it began with, and the storm"
    assert only_the_newest_lives(table)


async def test_a_line_that_went_on_before_a_crash_is_not_told_twice(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, *DRAWN)
    storm = table.boards()[-1]
    table.env.inject_error("PATCH", f"/channels/*/messages/{storm.id}", status=503)
    await play(table, WHOLE[3][len(DRAWN)])
    line = told_of(table)[1]
    await table.restart()
    assert told_of(table)[1] == line
    assert texts(storm).strip().count("\n") == 0
    await write(table, f"UPDATE outbox SET state = 'waiting' WHERE version = {len(DRAWN) + 1}")
    before = told_of(table)
    await table.restart()
    assert told_of(table) == before
    assert table.boards()[0] is storm and only_the_newest_lives(table)


@both
async def test_a_milestone_keeps_its_picture_and_is_linked_to(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start("ann", "ben")
    await play(table, *WHOLE[2][:5])
    storm = table.boards()[-1]
    assert is_living(table, storm)
    await play(table, *WHOLE[2][5:6])
    assert table.boards() == [storm, table.boards()[-1]], "its picture stays"
    assert table.ids(storm) == []
    speaker = speaker_of(language)
    assert texts(storm).strip().count("\n") == 0, "the storm; what went before is told above"
    await play(table, *WHOLE[2][6:])
    where = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{storm.id}"
    assert len(table.boards()) == 2
    assert speaker.say("board-before", where=where) in texts(table.boards()[-1])
    assert table.versions() == list(range(8))


async def test_who_is_asked_again_sees_the_same_message_change(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    await play(table, *WHOLE[2][:3])
    board, asked = table.boards()[-1], await table.asked()
    sent = len(requests(table, "POST"))
    await play(table, WHOLE[2][3])
    assert (await table.asked()).id == asked.id
    assert table.boards() == [board] and is_living(table, board)
    assert len(requests(table, "POST")) == sent
    assert requests(table, "PATCH")[-1].json["allowed_mentions"] == {"parse": []}
    assert "-# ann gathers no more." in texts(board) or "-# ben gathers no more." in texts(board)
    assert "takes 2 stones from Rannoch" in texts(board)
    assert table.versions() == [0, 1, 2, 3, 4]


async def test_called_is_who_is_newly_asked(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = [(await table.asked()).id]
    for move in ("take Nevis 1", "pass", "take Lomond 1"):
        await table.env.advance_time(HOUR)
        await play(table, move)
        asked.append((await table.asked()).id)
    assert called(table) == [[user] for user in asked]


async def around(table: DiscordTable) -> MemberActor:
    """Everybody moves once; who is asked then has just moved."""
    await play(table, "take Nevis 1", "take Lomond 1", "take Rannoch 1")
    return await table.asked()


@both
async def test_who_is_at_the_table_is_called_only_once_he_has_left_it(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await around(table)
    assert [len(users) for users in called(table)] == [1, 1, 1, 0], "he has just moved"
    words = "your turn" if language == "en-US" else "à vous"
    sent = len(requests(table, "POST"))
    await table.env.advance_time(2 * MINUTE)
    await table.restart()
    assert len(requests(table, "POST")) == sent
    await table.env.advance_time(2 * MINUTE)
    await table.env.advance_time(HOUR)
    assert len(requests(table, "POST")) == sent + 1
    assert requests(table, "POST")[-1].json["allowed_mentions"]["users"] == [first.id]
    assert words in texts(table.messages()[-1])


async def called_late(table: DiscordTable) -> MemberActor:
    """Somebody at the table is asked, does not move, and is called after all."""
    await table.start(*THREE)
    first = await around(table)
    await table.env.advance_time(4 * MINUTE)
    assert f"<@{first.id}>" in told_of(table)[-1] and not table.messages()[-1].attachments
    return first


async def test_a_call_goes_once_it_is_answered(table: DiscordTable) -> None:
    first = await called_late(table)
    call = table.messages()[-1]
    await table.restart()
    await play(table, "take Nevis 1")
    assert call not in table.messages() and only_the_newest_lives(table)
    assert f"<@{first.id}>" not in texts(table.messages()[-1])
    sent = len(requests(table, "DELETE"))
    await play(table, "pass", "pass")
    gone = [call.path for call in requests(table, "DELETE")[sent:]]
    assert not any(path.endswith(f"/{call.id}") for path in gone), "once"


async def test_a_call_stays_while_its_player_is_asked(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    await play(table, *WHOLE[2][:3])
    called_one = await table.asked()
    await table.env.advance_time(4 * MINUTE)
    call = table.messages()[-1]
    assert f"<@{called_one.id}>" in texts(call) and not call.attachments
    await play(table, WHOLE[2][3])
    assert (await table.asked()).id == called_one.id and call in table.messages()
    await play(table, WHOLE[2][4])
    assert (await table.asked()).id != called_one.id and call not in table.messages()


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50013)])
async def test_a_call_that_cannot_be_removed_stops_nothing(
    table: DiscordTable, status: int, code: int
) -> None:
    await called_late(table)
    table.env.inject_error("DELETE", EDIT, status=status, code=code)
    await play(table, "take Nevis 1")
    assert await table.bot.store.outbox.waiting() == [] and table.bot.poster.troubles() == []
    assert is_living(table, table.messages()[-1])


async def test_who_moves_in_time_is_not_called_later(table: DiscordTable) -> None:
    await table.start(*THREE)
    await around(table)
    await play(table, "pass")
    await table.env.advance_time(4 * MINUTE)
    sent = [request.json for request in requests(table, "POST")]
    assert sent[-1]["allowed_mentions"]["users"] == [(await table.asked()).id]
    assert len([message for message in sent if not message.get("attachments")]) == 1


async def test_who_moved_long_ago_is_called_at_once(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1", "take Lomond 1")
    await table.env.advance_time(11 * MINUTE)
    await play(table, "take Rannoch 1")
    assert called(table)[-1] == [(await table.asked()).id]


async def test_nobody_is_called_by_what_he_takes_back(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "take Nevis 1")
    second, board = await table.asked(), table.boards()[-1]
    await table.press(first, board, ":undo")
    assert (await table.asked()).id == first.id
    assert table.boards() == [board] and f"<@{first.id}>" in texts(board)
    assert "takes back" in texts(board)
    assert called(table) == [[first.id], [second.id]]
    await play(table, "take Nevis 2")
    assert called(table) == [[first.id], [second.id], [second.id]]
    assert only_the_newest_lives(table)
    assert table.versions() == [0, 1, 2, 3]


async def test_nobody_is_called_in_quiet_hours(table: DiscordTable) -> None:
    """The simulated day begins at midnight in UTC."""
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", quiet="0-6", zone="Europe/London")
    await play(table, "take Nevis 1")
    assert called(table) == [[first.id], []]
    assert f"<@{(await table.asked()).id}>" in texts(table.boards()[-1]), "asked all the same"
    assert direct(table) == []


async def test_who_wants_direct_messages_gets_only_those(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", direct=True)
    await play(table, "take Nevis 1")
    assert called(table) == [[first.id], []]
    assert len(direct(table)) == 1
    await table.press(first, table.boards()[-1], ":undo")
    assert len(direct(table)) == 1, "not for one's own next step"


async def test_a_board_that_was_sent_before_a_crash_is_followed_by_putting_the_last_in_order(
    table: DiscordTable,
) -> None:
    await table.start(*THREE)
    table.env.inject_error("PATCH", EDIT, status=503)
    await play(table, "take Nevis 1")
    assert len(table.boards()) == 2
    await table.restart()
    assert only_the_newest_lives(table)
    assert await table.bot.store.outbox.waiting() == []
    assert table.versions() == [0, 1]


async def test_a_board_whose_arrival_was_not_written_down_is_found_and_the_last_put_in_order(
    table: DiscordTable,
) -> None:
    await table.start(*THREE)
    table.env.inject_error("PATCH", EDIT, status=503)
    await play(table, "take Nevis 1")
    await write(table, "UPDATE outbox SET message_id = NULL WHERE version = 1")
    await table.restart()
    assert only_the_newest_lives(table)
    assert table.versions() == [0, 1]
    await play(table, "take Nevis 1")
    assert only_the_newest_lives(table)
    assert len(told_of(table)) == 3


async def test_a_line_that_was_joined_before_a_crash_is_not_told_twice(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 2", "take Lomond 1")
    second = table.boards()[-1].id
    await play(table, "take Rannoch 1")
    before = told_of(table)
    await write(table, "UPDATE outbox SET message_id = ?, since = 2 WHERE version = 2", second)
    await write(table, "UPDATE outbox SET state = 'waiting' WHERE version = 3")
    await table.restart()
    assert told_of(table) == before
    await write(table, "UPDATE outbox SET state = 'waiting' WHERE version = 3")
    await table.restart()
    assert told_of(table) == before, "nor if only the last mark is missing"
    await play(table, "pass")
    assert told_of(table)[1].count(",") == 2
    assert table.versions() == [0, 1, 2, 3, 4]


async def test_a_game_told_by_every_move_keeps_every_board(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    await write(table, "UPDATE games SET style = 'every-move'")
    await play(table, *WHOLE[2][:5])
    assert len(table.boards()) == 6
    assert all(is_living(table, board) for board in table.boards())
    assert requests(table, "PATCH") == requests(table, "DELETE") == []
    assert called(table)[4] == [], "who is asked again is not called again"
    assert table.versions() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (429, 30046)])
async def test_a_message_that_cannot_be_edited_stops_nothing(
    table: DiscordTable, status: int, code: int
) -> None:
    await table.start(*THREE)
    table.env.inject_error("PATCH", EDIT, status=status, code=code, times=2)
    first = await table.asked()
    await play(table, "take Nevis 1")
    await table.press(first, table.boards()[-1], ":undo")
    assert table.versions() == [0, 1, 2], "in a message of its own"
    assert await table.bot.store.outbox.waiting() == [] and table.bot.poster.troubles() == []
    await play(table, "take Nevis 1")
    assert table.versions() == [0, 1, 2, 3]
    assert is_living(table, table.boards()[-1])


@pytest.mark.parametrize("method", ["PATCH", "DELETE"])
async def test_what_discord_fails_to_put_in_order_is_put_in_order_later(
    table: DiscordTable, method: str
) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1", "take Lomond 1")
    table.env.inject_error(method, EDIT, status=503, times=2)
    await play(table, "take Rannoch 1", "pass")
    assert table.versions() == [0, 1, 2, 3], "what is above comes first"
    await table.env.advance_time(31)
    await table.env.advance_time(61)
    assert table.versions() == [0, 1, 2, 3, 4]
    assert only_the_newest_lives(table)
    assert len(told_of(table)) == 3 and told_of(table)[1].count(",") == 2
    assert table.bot.poster.troubles() == []


async def test_a_living_board_that_cannot_be_changed_now_is_changed_later(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "take Nevis 1")
    table.env.inject_error("PATCH", EDIT, status=503, times=2)
    await table.press(first, table.boards()[-1], ":undo")
    assert table.versions() == [0, 1]
    await table.env.advance_time(31)
    await table.env.advance_time(61)
    assert table.versions() == [0, 1, 2]
    assert len(table.boards()) == 1 and only_the_newest_lives(table)


async def test_a_board_that_a_moderator_deleted_is_posted_where_it_would_have_changed(
    table: DiscordTable,
) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "take Nevis 1")
    table.env.backend.delete_message(table.channel.id, table.boards()[-1].id)
    await first.slash(table.channel, "undo")
    assert table.versions() == [0, 1, 2]
    assert called(table)[-1] == []
    assert only_the_newest_lives(table)


async def test_a_line_whose_message_a_moderator_deleted_begins_anew(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1", "take Lomond 1")
    began = notices(table)[-1]
    table.env.backend.delete_message(table.channel.id, began.id)
    await play(table, "take Rannoch 1")
    assert only_the_newest_lives(table)
    assert "from Lomond" in told_of(table)[1] and "from Nevis" not in told_of(table)[1]
    assert table.versions() == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("making", "method", "move"),
    [("compose", "POST", "pass"), ("compose", "PATCH", "undo"), ("settle", "PATCH", "pass")],
)
async def test_who_has_lost_the_channel_to_another_process_does_nothing_there(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch, making: str, method: str, move: str
) -> None:
    """It has stood still for too long, in the midst of it."""
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "take Nevis 1")
    who = {True: await table.asked(), False: first}
    made = getattr(table.bot.poster, making)

    async def too_late(*asked: Any) -> Any:
        message = await made(*asked)
        await write(
            table,
            "INSERT INTO processes (id, host, pid, born, until) VALUES ('other', 'elsewhere', 1, '', 1e12)",
        )
        await write(table, "UPDATE claims SET process = 'other'")
        return message

    monkeypatch.setattr(table.bot.poster, making, too_late)
    before = len(requests(table, method))
    await who[move == "pass"].slash(table.channel, "move", move=move)
    assert len(requests(table, method)) == before
    assert table.bot.poster.troubles() == [] and table.bot.poster._drains == {}
    assert await table.bot.store.outbox.waiting() != [], "the other sees to it"
