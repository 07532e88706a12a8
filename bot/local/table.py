"""`make play` without a token: the bot, a channel and four people, on a page of this machine."""

import asyncio
import logging
import signal
import webbrowser
from contextlib import suppress
from typing import Any

from bot.app import Roundhouse
from bot.settings import Settings
from games.engine.errors import BadInput
from games.engine.words import Words

log = logging.getLogger(__name__)
EVERY = 0.5


async def run(chosen: Settings, speaker: Words) -> None:
    """Opens the table and keeps it open until it is stopped."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(_concerns_us)
    try:
        from simcord import SetupError

        from bot.local import world as worlds
    except ImportError as error:
        raise BadInput("no-local-table") from error
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bot = Roundhouse(chosen)
    runner, fresh = worlds.enter(bot, chosen.data / "local-channel.pickle")
    async with runner as env:
        world = worlds.World(env, chosen.data / "local-channel.pickle", fresh)
        try:
            preview = env.preview(world.channel, viewers=world.people, layout="channel", port=chosen.port)
            async with preview:
                turns = serialise(preview)
                if fresh:
                    await post_anew(bot)
                print(speaker.say("local-ready", address=preview.url), flush=True)
                print(speaker.say("local-hint"), flush=True)
                if chosen.browser:
                    with suppress(webbrowser.Error):
                        webbrowser.open(preview.url)
                await follow(preview, world, turns, stop)
        except SetupError as error:
            if "port" in str(error).lower() or "address" in str(error).lower():
                raise BadInput("port-in-use", port=str(chosen.port)) from error
            raise
        finally:
            await bot.poster.finish()
            world.keep()
            await bot.dismiss()
            await bot.store.close()


def _concerns_us(record: logging.LogRecord) -> bool:
    """The libraries' warnings are about another Discord than this one."""
    return record.levelno >= logging.ERROR or not record.name.startswith(("discord", "simcord"))


async def post_anew(bot: Roundhouse) -> None:
    """The current board of every running game, in a channel whose messages are gone."""
    for row in await bot.store.games.running():
        async with bot.store.game(row.id) as game:
            await game.post_board()


def serialise(preview: Any) -> asyncio.Lock:
    """Lets the page's actions and ours take turns: simcord refuses two at once."""
    lock, act = asyncio.Lock(), preview._action

    async def action(context: Any, body: Any) -> Any:
        async with lock:
            if "published_revision" in body:  # ours may be newer; a stale button is told by its version
                body = {**body, "published_revision": preview._get_page(context).revision}
            return await act(context, body)

    preview._action = action
    return lock


async def follow(preview: Any, world: Any, turns: asyncio.Lock, stop: asyncio.Event) -> None:
    """Shows what the bot posts by itself, and keeps the channel short."""
    seen = 0
    while not stop.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), EVERY)
        if world.newest != seen:
            async with turns:
                world.prune()
                seen = world.newest
                await preview.refresh()
