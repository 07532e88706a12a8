"""No question that the bot asks looks through a table that grows: each is explained by its database."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import wraps
from inspect import isfunction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot.store
from bot.store import Desk, OpenGame
from bot.store.games import Games
from bot.store.lessons import Lessons
from bot.store.orders import Orders
from bot.store.outbox import Outbox, last_board
from bot.store.preferences import Preferences
from bot.store.ratings import Ratings
from bot.store.results import Results
from bot.store.rows import Appeal, Guess, Idle, Line, Notice, Pace, Player, Timer, channel, direct
from bot.store.spectators import Spectators
from bot.store.timers import Timers as TimerQueries
from bot.store.tries import Tries
from bot.store.votes import Votes
from bot.tables import (
    clocks,
    lessons,
    lobby,
    opening,
    orders,
    patience,
    play,
    reminders,
    seats,
    spectators,
    votes,
)
from bot.tables.origin import origin_in
from bot.tables.ratings import rate_anew, rate_the_unrated
from bot.tables.table import as_of, of_game, whole
from games.engine.errors import NotLegal
from tests.databases import rows
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE
from tests.store.house import PEOPLE, House
from tests.store.plans import Said, scans, slow_ones, unsaid

STORE = Path(bot.store.__file__).parent
SUBJECTS = (
    Games, TimerQueries, Votes, Orders, Preferences, Results, Ratings, Tries, Lessons, Spectators, Outbox,
    Desk, OpenGame,
)  # fmt: skip


@pytest.fixture
def unused(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ways to read and write that nobody has gone yet."""
    ways: set[str] = set()

    def noting(name: str, way: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(way)
        def noted(*args: Any, **kwargs: Any) -> Any:
            ways.discard(name)
            return way(*args, **kwargs)

        return noted

    for subject in SUBJECTS:
        for name, way in vars(subject).items():
            if isfunction(way) and not name.startswith("_"):
                ways.add(f"{subject.__name__}.{name}")
                monkeypatch.setattr(subject, name, noting(f"{subject.__name__}.{name}", way))
    return ways


async def test_nothing_looks_through_a_table_that_grows(house: House, said: Said, unused: set[str]) -> None:
    await everything(house)
    assert unused == set()
    assert "\n".join(unsaid(STORE, said)) == ""
    slow = slow_ones(house.where, said)
    assert "\n".join(f"{sql}: {steps}" for sql, steps in slow.items()) == ""


def test_what_nobody_has_said_is_known(tmp_path: Path) -> None:
    (tmp_path / "queries.py").write_text(
        'ONE = "SELECT a FROM b WHERE" f" c = {c} AND d = ?"\nrun("DELETE FROM b")\nsay("SELECTED")\n'
    )
    said: Said = {"SELECT a FROM b WHERE c = 1 AND d = ?": [1]}
    assert unsaid(tmp_path, said) == ["queries.py:2: DELETE FROM b"]
    said = {"SELECT a FROM b WHERE c = 1": [], "DELETE FROM b": []}
    assert [line.partition(": ")[0] for line in unsaid(tmp_path, said)] == ["queries.py:1"]


@pytest.mark.parametrize(
    ("step", "slow"),
    [
        ("SCAN games", True),
        ("SCAN games USING INDEX whole", True),
        ("SCAN games USING COVERING INDEX whole", True),
        ("SCAN outbox USING INDEX waiting", False),
        ("SEARCH games USING INTEGER PRIMARY KEY (rowid=?)", False),
        ("SCAN unrated", False),
    ],
)
def test_a_step_through_a_whole_table_is_known(step: str, slow: bool) -> None:
    assert scans(step, {"waiting"}) == slow


async def everything(house: House) -> None:
    """All that people and clocks do at tables, and what is posted of it."""
    store = house.store
    ann, ben, cleo = (player.user_id for player in PEOPLE)
    await a_lobby(house)
    game = await house.started(1)
    await house.move(game, *WHOLE[3][:2])
    await at_the_table(house, game)
    await the_posts(house, game)
    await reminders.set_away(store, ben, house.now + timedelta(days=3))
    await reminders.change_calls(store, "user", ann, direct=True, digest=8)
    await reminders.change_calls(store, "channel", 1, reminder=5.0)
    async with store.desk() as desk:
        await desk.prefer("user", cleo, "fr", "dark")
        await desk.post(direct(cleo), Notice("call"))
    await house.days_pass(45)
    await patience.revive(store, game, house.interaction(), ann)
    await the_ends(house, game)
    await house.days_pass(35)
    await the_processes(house)


async def a_lobby(house: House) -> None:
    store = house.store
    row = await house.lobby(None)
    await lobby.move_to_thread(store, row.id, 5)
    await lobby.join(store, row.id, house.interaction(), PEOPLE[1])
    await lobby.arrange(store, row.id, house.interaction(), {"storm": "false"})
    await lobby.leave(store, row.id, house.interaction(), PEOPLE[0].user_id)
    await lobby.leave(store, row.id, house.interaction(), PEOPLE[1].user_id)
    await store.games.place(row.id)
    await store.games.of_guild(1)
    await store.games.of_user(PEOPLE[0].user_id)
    await store.games.running()
    await store.games.thinking()
    announced = await house.lobby(6)
    await opening.announce(store, announced.id, house.interaction(), Appeal())
    await opening.join_from_afar(store, announced.id, house.interaction(), PEOPLE[1])
    assert [row.id for row in await store.games.announced(5)] == [announced.id]


async def at_the_table(house: House, game: int) -> None:
    store = house.store
    ann, ben, cleo = (player.user_id for player in PEOPLE)
    table = await of_game(store, game)
    mover = table.row.players[(table.seats_asked[0] - 1) % 3].user_id
    await play.move(store, game, mover, "undo", house.interaction())
    await house.move(game, WHOLE[3][1])
    with pytest.raises(NotLegal, match="stale"):
        await play.move(store, game, mover, "pass", house.interaction(), played=1)
    vote = await votes.ask_to_undo(store, game, mover)
    for voter in {ann, ben, cleo} - {mover}:
        await votes.cast(store, game, vote.id, voter, yes=True)
    pace = Pace(clock="bank", hours=24.0, at_zero="note")
    await votes.ask_for_clock(store, game, ann, pace)
    await clocks.set_pace(store, game, house.interaction(), pace)
    asked = (await of_game(store, game)).asked[0].user_id
    await orders.give(store, game, asked, "pass")
    await orders.shown(store, game, asked)
    await orders.drop(store, game, asked)
    await orders.give(store, game, asked, "pass")
    await reminders.mute(store, game, asked)
    row = await seats.resign(store, game, house.interaction(), asked)
    seat = row.seat_of(asked) or 0
    await seats.take(store, game, house.interaction(), seat, Player(21, "Dan"))
    await seats.invite(store, game, seat, asked)
    await seats.accept(store, game, house.interaction(), seat, Player(asked, "Back"))
    await votes.ask_to_replace(store, game, next(iter({ann, ben} - {asked})), seat, 99)
    async with store.game(game) as opened:
        await opened.set_timers(Timer(house.now, Idle(opened.row.played, asked=True), game))
    await patience.keep_alive(store, game, house.interaction(), ann)
    await as_of(store, (await of_game(store, game)).row)


async def the_posts(house: House, game: int) -> None:
    outbox = house.store.outbox
    [place] = {place for place in await outbox.waiting() if place == channel(1)}
    row = await outbox.next(place)
    assert row is not None
    assert await outbox.hold(place)
    await outbox.check_held(place)
    await outbox.tried(row)
    assert await outbox.oldest() is not None
    await outbox.arrived(row, 1001)
    await outbox.sent(row)
    second = await outbox.next(place)
    assert second is not None and await outbox.followed(second)
    await outbox.arrived(second, 1002)
    board = await outbox.before(second)
    assert board is not None and board.message_id == 1001
    assert await outbox.overtaken(row) == second.since and await outbox.overtaken(second) is None
    await outbox.stays(board)
    assert await outbox.last_kept(second) == 1001
    later = await last_board(house.store._database.reading, game, before=second.id + 1)
    assert later is not None and await outbox.told_before(second, later)
    await outbox.joined(second, later, board)
    await outbox.removed(second)
    await outbox.lost(place)
    assert await outbox.without_board(1) == [place]
    await outbox.regained(place, house.now)
    assert await house.post(1) == [(await of_game(house.store, game)).row.played]
    assert await outbox.called_to(direct(1)) == []
    await outbox.lost(direct(1))


async def the_ends(house: House, game: int) -> None:
    store = house.store
    ended, called_off = await house.started(7), await house.started(8)
    for user_id in (31, 32):
        await spectators.follow(store, ended, user_id)
        await spectators.guess(store, ended, Guess(user_id, "Eve", 2))
    await spectators.unfollow(store, ended, 31)
    assert not await store.spectators.follows(ended, 31)
    await house.move(ended, *WHOLE[3])
    assert [seer.guesses for seer in await store.spectators.seers(1, 10)] == [1, 1]
    vote = await votes.ask_to_end(store, called_off, PEOPLE[0].user_id)
    await votes.cast(store, called_off, vote.id, PEOPLE[1].user_id, yes=False)
    await play.call_off(store, called_off, house.interaction())
    await store.games.in_channel(7)
    await store.outbox.board_in(7)
    line = Line(PEOPLE[0].user_id, ended, 0, 0, None, "{}")
    async with store.desk() as desk:
        assert await desk.begin_line(line)
        assert await desk.continue_line(line, ())
        await desk.drop_line(line)
    assert await store.tries.of_user(line.user_id, ended) == []
    lesson = await lessons.begin(store, line.user_id, NAME)
    await lessons.go_to(store, lesson, replace(lesson, step=1))
    await lessons.leave(store, replace(lesson, step=1))
    assert await store.lessons.one(line.user_id, lesson.number) is None
    origin = origin_in(await whole(store, (await of_game(store, ended)).row, 2))
    row = await lobby.go_on_from(store, origin, None, PEOPLE[0], (9, 1), "en", house.interaction())
    for person in PEOPLE[1:]:
        await lobby.join(store, row.id, house.interaction(), person)
    await lobby.start(store, row.id, house.interaction())
    await store.results.places(PEOPLE[0].user_id, 1)
    assert await store.results.games_since(1, house.now - timedelta(days=1)) == [ended]
    await store.ratings.best(1, NAME, 25)
    await rate_the_unrated(store)
    async with store.desk() as desk:
        await rate_anew(desk, 1, NAME)
    timer = msgspec.structs.replace((await store.timers.of_game(game))[0], due_at=house.now)
    await store.put_off(timer, timedelta(hours=1))


async def the_processes(house: House) -> None:
    """One says that it is there, another is gone, and it leaves as well."""
    claims = house.store.claims
    rows(house.where, "INSERT INTO processes (id, host, pid, born, until) VALUES ('gone', 'there', 1, '', 0)")
    assert await claims.stay()
    await claims.leave()
    await claims.enter(alone=True)
