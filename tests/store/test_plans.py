"""No question that the bot asks looks through a table that grows: each is explained by SQLite."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import wraps
from inspect import isfunction
from typing import Any

import msgspec
import pytest

from bot.store import Desk, OpenGame, database
from bot.store.games import Games
from bot.store.orders import Orders
from bot.store.outbox import Outbox
from bot.store.preferences import Preferences
from bot.store.ratings import Ratings
from bot.store.results import Results
from bot.store.rows import Idle, Notice, Pace, Player, Timer, channel, direct
from bot.store.timers import Timers as TimerQueries
from bot.store.votes import Votes
from bot.tables import clocks, lobby, orders, patience, play, reminders, seats, votes
from bot.tables.ratings import rate_anew, rate_the_unrated
from bot.tables.table import as_of, of_game
from games.engine.errors import NotLegal
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE
from tests.store.house import PEOPLE, House

SUBJECTS = (
    Games, TimerQueries, Votes, Orders, Preferences, Results, Ratings, Outbox, Desk, OpenGame,
)  # fmt: skip
OF_NONE = "IN ()"
"""Nothing is looked through for what nothing can match, whatever the plan says."""
SMALL = {"unrated"}
"""Tables that do not grow."""

Said = dict[str, Sequence[Any]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """What the database is told and asked, with values of one time."""
    heard: Said = {}
    run = database._run

    def hear(connection: sqlite3.Connection, statements: Sequence[Any]) -> Any:
        heard.update({sql: values for sql, values, *_ in statements if OF_NONE not in sql})
        return run(connection, statements)

    monkeypatch.setattr(database, "_run", hear)
    return heard


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
    with house.file() as db:
        plans = {sql: explained(db, sql, values) for sql, values in said.items()}
        partial = {
            name for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index'")
            if sql and " WHERE " in sql
        }  # fmt: skip
    slow = {sql: steps for sql, steps in plans.items() if any(scans(step, partial) for step in steps)}
    assert "\n".join(f"{sql}: {steps}" for sql, steps in slow.items()) == ""


def explained(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> list[str]:
    return [detail for *_, detail in db.execute(f"EXPLAIN QUERY PLAN {sql}", tuple(values))]


def scans(step: str, partial: set[str]) -> bool:
    """Whether a step goes through a whole table; an index of those few that wait is none."""
    found = re.fullmatch(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    return found is not None and found[1] not in SMALL and found[2] not in partial


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


async def a_lobby(house: House) -> None:
    store = house.store
    row = await house.lobby(None)
    await lobby.move_to_thread(store, row.id, house.interaction(), 5)
    await lobby.join(store, row.id, house.interaction(), PEOPLE[1])
    await lobby.set_option(store, row.id, house.interaction(), "storm", "false")
    await lobby.leave(store, row.id, house.interaction(), PEOPLE[0].user_id)
    await lobby.leave(store, row.id, house.interaction(), PEOPLE[1].user_id)
    await store.games.place(row.id)
    await store.games.of_guild(1)
    await store.games.of_user(PEOPLE[0].user_id)
    await store.games.running()


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
    await outbox.tried(row)
    await outbox.sent(row)
    await outbox.lost(place)
    assert await outbox.without_board(1) == [place]
    await outbox.regained(place)
    assert await house.post(1) == [(await of_game(house.store, game)).row.played]
    await outbox.lost(direct(1))


async def the_ends(house: House, game: int) -> None:
    store = house.store
    ended, called_off = await house.started(7), await house.started(8)
    await house.move(ended, *WHOLE[3])
    vote = await votes.ask_to_end(store, called_off, PEOPLE[0].user_id)
    await votes.cast(store, called_off, vote.id, PEOPLE[1].user_id, yes=False)
    await play.call_off(store, called_off, house.interaction())
    await store.games.in_channel(7)
    await store.results.places(PEOPLE[0].user_id, 1)
    await store.ratings.best(1, NAME, 25)
    await rate_the_unrated(store)
    async with store.desk() as desk:
        await rate_anew(desk, 1, NAME)
    timer = msgspec.structs.replace((await store.timers.of_game(game))[0], due_at=house.now)
    await store.put_off(timer, timedelta(hours=1))
