"""The local table: a press waits for its answer alone, and the channel keeps what is needed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Context
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PIL import Image
from simcord import MemberActor
from simcord.preview._media import MediaWorker
from simcord.results import to_discord_message

from bot.app import Roundhouse
from bot.local.table import follow
from bot.local.world import KEPT, PRIVATE, World, enter, outlived
from bot.settings import Settings
from tests.bot.conftest import workers
from tests.bot.discord_table import DiscordTable, close
from tests.bot.playing import play
from tests.bot.slow import THREE
from tests.fifth_game import NAME

LONG = 60.0


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[World]:
    """A local table, without its page."""
    bot = Roundhouse(Settings(None, folder, 8765, False), workers=workers())
    bot.apart = Context()
    path = folder / "channel.pickle"
    runner, fresh = enter(bot, path)
    try:
        async with runner as env:
            yield World(env, path, fresh)
    finally:
        await close(bot)


async def test_what_the_bot_does_by_itself_holds_up_no_press(tmp_path: Path) -> None:
    """Else a press would be held up until its clocks have ticked."""
    async with opened(tmp_path) as world:
        assert [record for record in world.env._work.callbacks if record.when is not None] == []


async def test_a_press_does_not_wait_for_the_board_that_comes_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        bot, people = world.env.bot, world.people[:3]
        assert isinstance(bot, Roundhouse)
        compose, drawn = bot.poster.compose, asyncio.Event()

        async def composed(row: Any) -> Any:
            await drawn.wait()
            return await compose(row)

        bot.poster.compose = composed
        await people[0].slash(world.channel, "game new", game=NAME)
        for person in people[1:]:
            await press(world, person, ":join")
        await press(world, people[0], ":start")
        assert not any(message.attachments for message in shown(world))
        drawn.set()
        async with asyncio.timeout(LONG):
            while not shown(world)[-1].attachments:
                await asyncio.sleep(0.01)


async def test_an_answer_may_take_longer_than_discord_waits(tmp_path: Path) -> None:
    """A machine may be busy, and no wire is lost here."""
    async with opened(tmp_path) as world:
        backend, person = world.env.backend, world.people[0]
        asked = backend.new_interaction(2, world.channel.id, person.id, person.guild.id)
        backend.clock.advance(LONG)
        assert backend.interaction_by_token(asked.token) is asked


async def test_what_is_refused_is_no_fault(tmp_path: Path) -> None:
    """Else the page would say that nobody knows what has become of it."""
    async with opened(tmp_path) as world:
        answer = await world.people[0].slash(world.channel, "game start")
        assert answer.response is not None and answer.response.content
        assert world.env.errors_since(0) == ()


async def test_the_world_is_kept_with_what_was_asked_in_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await world.people[0].slash(world.channel, "game new", game=NAME)
        before = [message.id for message in shown(world)]
        world.keep()
    async with opened(tmp_path) as world:
        assert not world.fresh
        assert [message.id for message in shown(world)] == before != []
        await press(world, world.people[1], ":join")


async def test_a_board_is_shown_as_it_was_drawn(tmp_path: Path) -> None:
    """On a busy machine it takes seconds to write it anew, in a process that is given up after thirty."""
    async with opened(tmp_path):
        board = BytesIO()
        Image.new("P", (1600, 1952)).save(board, "PNG")
        shown = await MediaWorker().validate("board", board.getvalue())
    assert shown.normalized == board.getvalue()
    assert (shown.width, shown.height, shown.frames) == (1600, 1952, 1)


async def test_what_takes_too_long_is_shown_later_and_ends_nothing() -> None:
    stop, refreshed = asyncio.Event(), 0

    async def refresh() -> None:
        nonlocal refreshed
        refreshed += 1
        if refreshed == 1:
            raise TimeoutError
        stop.set()

    world = SimpleNamespace(state=1, prune=lambda: None)
    async with asyncio.timeout(LONG):
        await follow(SimpleNamespace(refresh=refresh), world, asyncio.Lock(), stop)
    assert refreshed == 2


async def test_the_board_to_play_on_stays_however_much_is_said_after_it(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 3")
    board = table.boards()[-1]
    for style in ("every-move", "living") * KEPT:
        await table["ann"].slash(table.channel, "game style", style=style)
    dropped = outlived(table.messages())
    assert board not in dropped
    assert len([message for message in table.messages() if not message.flags & 64]) - len(dropped) == KEPT + 1


async def test_private_answers_push_out_none_but_ones_own(table: DiscordTable) -> None:
    await table.start(*THREE)
    for _ in range(KEPT):
        await table["ann"].slash(table.channel, "hand")
    await table["ben"].slash(table.channel, "hand")
    private = {name: [m for m in table.private() if _asked_by(m, table[name].id)] for name in THREE}
    assert [len(private[name]) for name in THREE] == [KEPT, 1, 0]
    dropped = outlived(table.messages())
    assert dropped == private["ann"][:-PRIVATE][::-1]


def shown(world: World) -> list[Any]:
    """The channel's messages, oldest first."""
    return sorted(world.env.backend.messages.get(world.channel.id, {}).values(), key=lambda each: each.id)


async def press(world: World, who: MemberActor, ending: str) -> None:
    """Presses a button of the newest message."""
    newest = to_discord_message(world.env, shown(world)[-1])
    ids = [button.custom_id for row in newest.components for button in getattr(row, "children", [])]
    await who.click(newest, custom_id=next(id_ for id_ in ids if str(id_).endswith(ending)))


def _asked_by(message: Any, user_id: int) -> bool:
    return str(message.interaction_metadata["user"]["id"]) == str(user_id)
