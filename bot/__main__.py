"""`python -m bot`: Discord where there is a token, the local table where there is none."""

import asyncio
import gc
import logging
import signal
import sys
from dataclasses import replace

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import logs, metrics, settings
from bot.app import Roundhouse
from bot.health import keep_beating
from bot.messages.answer import UNWELL
from bot.sharded import ShardedRoundhouse
from bot.store.claims import Claims
from bot.store.drivers import open_database
from bot.store.opening import check_database, told
from bot.words import speak
from games.engine.errors import BadInput
from games.engine.tool import system_locale
from games.engine.words import Words

NEWEST_TESTED = 3, 13


def main() -> int:
    """0 when stopped in order, 1 with a sentence that says what to do."""
    speaker = speak(system_locale())
    if doubt := doubt_about(sys.version_info[:2], speaker):
        print(doubt, file=sys.stderr)
    try:
        chosen = settings.read()
        logs.begin(chosen.json_logs, chosen.secrets)
        if not chosen.token:
            chosen = replace(chosen, postgres=None)  # the local table keeps to its own file
        check_database(chosen.database)
        asyncio.run(migrate(chosen))
        if chosen.token:
            asyncio.run(on_discord(chosen))
        else:
            from bot.local import table

            asyncio.run(table.run(chosen, speaker))
    except BadInput as error:
        print(speaker.refuse(error), file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print(speaker.say("error-refused-token"), file=sys.stderr)
        return 1
    except UNWELL as error:
        reason = type(error).__name__
        print(speaker.say("error-discord-unwell", reason=reason), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


async def migrate(chosen: settings.Settings) -> None:
    """Brings the database up to date, and sees that it is ours, before anybody is told that the bot is
    there."""
    with told(chosen.database):
        database = await open_database(chosen.database)
        try:
            claims = Claims(database)
            await claims.enter()
            await claims.leave()
        finally:
            await database.close()


def doubt_about(python: tuple[int, int], speaker: Words) -> str | None:
    """A line to tell where the Python is newer than all that are tested."""
    if python <= NEWEST_TESTED:
        return None
    version, newest = ("{}.{}".format(*each) for each in (python, NEWEST_TESTED))
    return speaker.say("untested-python", version=version, newest=newest)


async def on_discord(chosen: settings.Settings) -> None:
    """Runs until SIGTERM or Ctrl-C, and finishes what is under way."""
    assert chosen.token is not None
    if chosen.discord:
        Route.BASE = f"{chosen.discord}/api/v10"
        DiscordWebSocket.DEFAULT_GATEWAY = URL(chosen.discord.replace("http", "ws", 1) + "/gateway")
    bot = ShardedRoundhouse(chosen) if chosen.shards else Roundhouse(chosen)
    if chosen.metrics:
        try:
            metrics.serve(*chosen.metrics)
        except OSError as error:
            raise BadInput("port-in-use", port=str(chosen.metrics[1])) from error
    loop = asyncio.get_running_loop()
    loop.slow_callback_duration = 0.05  # told in asyncio's debug mode
    running = asyncio.current_task()
    assert running is not None
    loop.add_signal_handler(signal.SIGTERM, running.cancel)
    async with bot:
        beating = asyncio.create_task(
            keep_beating(
                chosen.data,
                lambda: bot.is_ready() and not bot.is_closed() and bot.is_heard,
                bot.figures,
            )
        )
        settling = asyncio.create_task(settle(bot))
        try:
            await bot.start(chosen.token)
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("stopping")
        finally:
            beating.cancel()
            settling.cancel()


async def settle(bot: Roundhouse) -> None:
    """What is there at the start stays: to look through it for garbage would hold up the event loop."""
    await bot.wait_until_ready()
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    sys.exit(main())
