"""What nobody needs any more goes, a little every day; what is played, or can be looked at, stays."""

from dataclasses import replace

import pytest

from bot.schedule.timers import Timers
from bot.store import Store
from bot.store.pruning import BATCH, KEPT_MESSAGES
from bot.store.rows import Guess, Line, Notice, Prune, channel
from bot.tables import lessons, lobby, orders, play, seats, undo, votes
from bot.tables.handlers import HANDLERS
from bot.tables.pruning import DAILY, WHILE_THERE_IS_MORE
from bot.tables.table import as_of, latest, load, of_game
from games.engine.errors import BadInput
from tests.databases import rows as change
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE
from tests.store.house import DAY, PEOPLE, House


async def test_interactions_go_when_discord_repeats_them_no_more(house: House) -> None:
    game = await house.started(1)
    begun = house.count("interactions")
    assert begun
    await house.days_pass(6)
    repeated = house.interaction()
    await votes_fail(house, game)
    await seats.resign(house.store, game, repeated, PEOPLE[0].user_id)
    assert house.count("interactions") == begun + 1
    await house.days_pass(2)
    assert house.count("interactions") == 1
    row = await seats.resign(house.store, game, repeated, PEOPLE[1].user_id)
    assert not row.players[row.seat_of(PEOPLE[1].user_id) or 0].vacant, "it was carried out before"


async def test_votes_go_a_month_after_they_are_closed_with_their_ballots(house: House) -> None:
    game = await house.started(1)
    failed = await votes_fail(house, game)
    await house.days_pass(30)
    assert (house.count("votes"), house.count("ballots")) == (1, 1)
    await votes.ask_to_end(house.store, game, PEOPLE[0].user_id)
    await house.days_pass(1)
    assert (house.count("votes"), house.count("ballots")) == (1, 0)
    assert house.count("votes", "state = 'open'") == 1
    with pytest.raises(BadInput, match="vote-closed"):
        await votes.cast(house.store, game, failed, PEOPLE[1].user_id, yes=True)


async def test_a_line_of_a_game_that_is_over_goes_when_nobody_has_looked_at_it_for_weeks(
    house: House,
) -> None:
    game = await house.started(1)
    old, seen = (Line(PEOPLE[0].user_id, game, number, 0, 0, "{}") for number in (0, 1))
    async with house.store.desk() as desk:
        assert await desk.begin_line(old) and await desk.begin_line(seen)
        assert not await desk.begin_line(old), "there is one of this number"
    await house.move(game, *WHOLE[3])
    await house.days_pass(20)
    async with house.store.desk() as desk:
        assert await desk.continue_line(seen, ((0, "pass"),))
        assert not await desk.continue_line(seen, ()), "it is no longer as it was"
    assert len(await house.store.tries.of_user(PEOPLE[0].user_id, game)) == 2
    await house.days_pass(10)
    [left] = await house.store.tries.of_user(PEOPLE[0].user_id, game)
    assert (left.number, left.moves) == (1, ((0, "pass"),))


async def test_a_line_of_a_game_that_is_played_stays_until_it_is_dropped(house: House) -> None:
    game = await house.started(1)
    line = Line(PEOPLE[0].user_id, game, 0, 0, 0, "{}")
    async with house.store.desk() as desk:
        await desk.begin_line(line)
    await house.days_pass(100)
    assert await house.store.tries.of_user(line.user_id, game) == [line]
    async with house.store.desk() as desk:
        await desk.drop_line(line)
    assert await house.store.tries.of_user(line.user_id, game) == []


async def test_a_lesson_goes_when_nobody_has_looked_at_it_for_weeks(house: House) -> None:
    old, seen = [await lessons.begin(house.store, user.user_id, NAME) for user in PEOPLE[:2]]
    assert await lessons.begin(house.store, old.user_id, NAME) == old, "it is there already"
    await house.days_pass(20)
    await lessons.go_to(house.store, seen, replace(seen, step=2, made=1))
    with pytest.raises(BadInput):
        await lessons.go_to(house.store, seen, seen)
    await house.days_pass(10)
    assert await house.store.lessons.one(old.user_id, old.number) is None
    left = await house.store.lessons.in_game(seen.user_id, NAME)
    assert left == replace(seen, step=2, made=1)


async def votes_fail(house: House, game: int) -> int:
    vote = await votes.ask_to_end(house.store, game, PEOPLE[0].user_id)
    await votes.cast(house.store, game, vote.id, PEOPLE[1].user_id, yes=False)
    return vote.id


async def test_a_lobby_that_was_never_begun_goes_and_its_buttons_with_it(house: House) -> None:
    pending, called_off = await house.lobby(None), await house.lobby(2)
    await lobby.join(house.store, called_off.id, house.interaction(), PEOPLE[1])
    await lobby.cancel(house.store, called_off.id, house.interaction())
    waiting = await house.lobby(3)
    await house.days_pass(29)
    assert house.count("games") == 3
    await house.days_pass(2)
    assert [row.id for row in await house.store.games.of_guild(1)] == [waiting.id]
    assert (house.count("games"), house.count("seats")) == (1, 1)
    for gone in (pending, called_off):
        with pytest.raises(BadInput, match="no-game"):
            await lobby.join(house.store, gone.id, house.interaction(), PEOPLE[2])
    assert (await house.lobby(4)).id > waiting.id


async def test_the_newest_number_is_not_given_twice(house: House) -> None:
    called_off = await house.lobby(1)
    await lobby.cancel(house.store, called_off.id, house.interaction())
    await house.days_pass(40)
    assert (await house.lobby(1)).id > called_off.id


async def test_of_a_game_that_is_over_all_that_can_be_looked_at_stays(house: House) -> None:
    ended, ended_early, running = await house.started(1), await house.started(2), await house.started(3)
    await house.move(ended, *WHOLE[3])
    for game in (ended_early, running):
        await house.move(game, *WHOLE[3][:4])
        asked = (await of_game(house.store, game)).seats_asked[0]
        await orders.give(house.store, game, PEOPLE[asked - 1].user_id, "pass")
        await seats.invite(house.store, game, 1, 99)
    await play.call_off(house.store, ended_early, house.interaction())
    looked_at = ("games", "seats", "actions", "results", "ratings")
    before = {table: house.count(table) for table in looked_at}
    for place in (1, 2, 3):
        await house.post(place)
    for game in (ended, ended_early, running):
        async with house.store.desk() as desk:
            await desk.follow(game, 31)
            await desk.keep_guess(game, Guess(31, "Eve", 2))
            await desk.credit(1, Guess(31, "Eve", 2), correct=True)
    await house.days_pass(29)
    assert house.count("positions") == len(WHOLE[3]) + 4 + 4
    await house.days_pass(2)
    assert {table: house.count(table) for table in looked_at} == before
    for table, left in (
        ("positions", 4), ("invitations", 1), ("orders", 1), ("follows", 1), ("guesses", 1),
    ):  # fmt: skip
        assert house.count(table, f"game_id = {running}") == house.count(table) == left, table
    assert house.count("seers", "correct = 3") == 1, "what came of the guesses stays"
    for game in (ended, ended_early):
        row = await house.store.games.one(game)
        assert row is not None
        again, passage = await as_of(house.store, row), await latest(house.store, row)
        assert again.match.snapshot() == passage.play().match.snapshot() == load(row).match.snapshot()


async def test_a_running_game_goes_on(house: House) -> None:
    game = await house.started(1)
    await house.move(game, *WHOLE[3][:5])
    await house.days_pass(20)
    await house.move(game, WHOLE[3][5])
    await house.days_pass(35)
    async with house.store.game(game) as opened:
        assert await undo.turns_since(opened, opened.row.seat_of(PEOPLE[0].user_id) or 0)
    await house.move(game, *WHOLE[3][6:])
    assert (await of_game(house.store, game)).row.status == "over"


async def test_the_outbox_keeps_what_waits_what_is_new_and_what_is_of_games_under_way(house: House) -> None:
    lost, over = await house.started(1), await house.started(2)
    await house.move(lost, *WHOLE[3][:3])
    await house.move(over, *WHOLE[3])
    await house.store.outbox.lost(channel(1))
    await house.post(2)
    async with house.store.desk() as desk:
        await desk.post(channel(3), Notice("waits"))
    old = house.count("outbox")
    fill_outbox(house, KEPT_MESSAGES)
    await house.days_pass(1)
    assert house.count("outbox", f"id <= {old} AND state = 'waiting'") == 1
    assert house.count("outbox", f"id <= {old} AND game_id = {lost}") == 4, "it is played"
    assert house.count("outbox", f"id <= {old}") == 5
    assert house.count("outbox", f"id > {old}") >= KEPT_MESSAGES
    assert await house.store.outbox.without_board(1) == [channel(1)]
    await house.store.outbox.regained(channel(1), house.now)
    again = await house.store.outbox.next(channel(1))
    assert again is not None and again.made_at == house.now, "it waits since now"
    assert await house.post(1) == [3]
    async with house.store.game(lost) as game:
        await game.post_board()
    assert await house.post(1) == [3], "it is posted again"
    async with house.store.game(over) as game:
        await game.post_board()
    assert await house.post(2) == [len(WHOLE[3])], "though its row was gone"


async def test_what_is_still_asked_is_brought_up_to_date_however_much_was_posted_since(house: House) -> None:
    """An open table, and a vote that is open, each in a message that was posted long ago."""
    table, game = await house.lobby(None), await house.started(2)
    await lobby.move_to_thread(house.store, table.id, 1)
    await house.move(game, *WHOLE[3][:2])
    vote = await votes.ask_to_end(house.store, game, PEOPLE[0].user_id)
    messages = {}
    for place in (1, 2):
        while row := await house.store.outbox.next(channel(place)):
            messages[place] = row.id
            await house.store.outbox.sent(row, message_id=row.id)
    fill_outbox(house, KEPT_MESSAGES)
    await house.days_pass(1)
    await lobby.join(house.store, table.id, house.interaction(), PEOPLE[1])
    async with house.store.game(game) as opened:
        await opened.show_vote(vote.id)
    for place, message in messages.items():
        row = await house.store.outbox.next(channel(place))
        assert row is not None and row.message_id == message
    assert await house.store.outbox.oldest() == house.now, "it waits since now"


def fill_outbox(house: House, rows: int) -> None:
    change(
        house.where,
        "WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
        " INSERT INTO outbox (channel_id, notice, state)"
        " SELECT 9, '{}', CASE n - n / 2 * 2 WHEN 0 THEN 'sent' ELSE 'lost' END FROM numbers",
        rows,
    )


async def test_much_is_removed_a_little_at_a_time(house: House) -> None:
    fill_outbox(house, KEPT_MESSAGES + 2 * BATCH + 7)
    removed = []
    for _ in range(4):
        before = house.count("outbox")
        house.now = max(house.now, *house.prunes())
        await Timers(house.store, HANDLERS)._ring()
        removed.append((before - house.count("outbox"), house.prunes()[0] - house.now))
    assert removed == [(BATCH, WHILE_THERE_IS_MORE), (BATCH, WHILE_THERE_IS_MORE), (7, DAILY), (0, DAILY)]


async def test_many_closed_games_are_gone_through_once_each(house: House) -> None:
    closed = 2 * BATCH + 5
    first = await house.lobby(1)
    await lobby.cancel(house.store, first.id, house.interaction())
    names = "status, channel_id, guild_id, host_id, locale, game, seed, options, created_at, changed_at"
    change(
        house.where,
        "WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
        f" INSERT INTO games (id, {names}) SELECT games.id + n, {names} FROM games, numbers",
        closed - 1,
    )
    house.now += 31 * DAY
    left = []
    for _ in range(4):
        house.now = max(house.now, *house.prunes())
        await Timers(house.store, HANDLERS)._ring()
        left.append(house.count("games"))
    assert left == [closed - BATCH, closed - 2 * BATCH, 1, 1]


async def test_it_survives_a_restart_and_a_second_hand(house: House) -> None:
    game = await house.started(1)
    await votes_fail(house, game)
    house.now += 40 * DAY
    due = await house.store.due_timers(house.now)
    [timer] = [timer for timer in due if isinstance(timer.occasion, Prune)]
    for _ in range(2):  # the second finds that it is taken
        await Timers(house.store, HANDLERS)._deal_with(timer)
    assert house.count("votes") == 0
    assert house.prunes() == [house.now + DAILY]
    await house.store.close()
    house.store = await Store.open(house.where, lambda: house.now)
    assert house.prunes() == [house.now + DAILY]
    await house.days_pass(2)
    assert house.prunes() == [house.now + DAILY]
