"""`make play` without a token: the bot, a channel and six people, on a page of this machine."""

import asyncio
import logging
import signal
import webbrowser
from contextlib import suppress
from contextvars import copy_context
from typing import Any

import discord

from bot.app import Roundhouse
from bot.messages.ids import NowId
from bot.messages.items import layout
from bot.messages.parts import Button, Style
from bot.settings import Settings
from bot.tables.table import load
from bot.words import speak
from games.engine import registry
from games.engine.errors import BadInput
from games.engine.words import Words, nearest

log = logging.getLogger(__name__)
EVERY = 0.2


async def run(chosen: Settings, speaker: Words) -> None:
    """Opens the table and keeps it open until it is stopped."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(_concerns_us)
    try:
        from simcord import SetupError

        from bot.local import page
        from bot.local import world as worlds
    except ImportError as error:
        raise BadInput("no-local-table") from error
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bot = Roundhouse(chosen)
    runner, fresh = worlds.enter(bot, chosen.data / "local-channel.pickle")
    bot.apart = copy_context()  # simcord waits for what follows from a press, not for what is done outside
    async with runner as env:
        world = worlds.World(env, chosen.data / "local-channel.pickle", fresh)
        try:
            preview = env.preview(world.channel, viewers=world.people, layout="channel", port=chosen.port)
            page.dress(preview)
            async with preview:
                turns = page.take_turns(preview, world)
                if fresh:
                    await post_anew(bot, world)
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
            for at_work in (bot.staying, bot.thinkers, bot.timers, bot.poster):
                await at_work.finish()
            world.keep()
            await bot.dismiss()
            await bot.store.close()


def _concerns_us(record: logging.LogRecord) -> bool:
    """The libraries' warnings are about another Discord than this one."""
    return record.levelno >= logging.ERROR or not record.name.startswith(("discord", "simcord"))


async def post_anew(bot: Roundhouse, world: Any) -> None:
    """The current board of every running game, in a world whose messages are gone; a greeting, if there
    is none in the channel."""
    greeted = False
    for row in await bot.store.games.running():
        if row.channel_id is None:
            continue
        if row.channel_id == world.channel.id:
            greeted = True
        else:
            world.reopen(row.channel_id, speak(row.locale, row.game).say("game-name"))
        async with bot.store.game(row.id) as game:
            await game.post_board([player.user_id for player in load(game.row).asked])
    if not greeted:
        await greet(bot, world)


async def greet(bot: Roundhouse, world: Any) -> None:
    """Says how to begin, in every language that is spoken here; at one press against computers."""
    channel = bot.get_channel(world.channel.id)
    if isinstance(channel, discord.TextChannel):
        spoken = dict.fromkeys(nearest(language) for language in world.languages.values())
        words = [speak(language).say("local-greeting", host=world.people[0].name) for language in spoken]
        first = next(iter(spoken))
        buttons = [
            Button(NowId(0, name), speaker.say("button-now", name=speaker.say("game-name")), Style.SUCCESS)
            for name in registry.names()
            for speaker in [speak(first, name)]
        ]
        view = layout("\n\n".join(words), buttons)
        await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())


async def follow(preview: Any, world: Any, turns: asyncio.Lock, stop: asyncio.Event) -> None:
    """Shows what the bot posts by itself, and keeps the channel short."""
    seen = None
    while not stop.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), EVERY)
        if world.state != seen:
            async with turns:
                world.prune()
                state = world.state
                try:
                    await preview.refresh()
                    seen = state
                except TimeoutError:  # something that was pressed is not done yet: shown as soon as it is
                    log.info("the page is not up to date", exc_info=True)
