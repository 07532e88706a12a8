"""`python -m tests.attack.outages N [seed]`: N times something is wrong with Discord, or on the way there.

Answers with errors, lost after all was done, or late; a gateway that hangs up, forgets or falls silent;
rights taken and given back; a server that shows the bot the door and invites it again; channels and messages
that are deleted. After each, every table must go on WITHOUT a restart, nothing acknowledged is lost, and
nothing is there twice.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from games.engine import registry
from tests.attack.crowd import Crowd
from tests.attack.house import House
from tests.attack.judging import besiege, goes_on
from tests.attack.outcome import Outcome, run
from tests.fifth_game import NAME, found
from tests.wire.server import ANY, INVALID, RECONNECT, Trouble

KINDS = ("board", "callback", "history", "channel", "edit", "followup", "panel", ANY)
VIA = {"Via": "1.1 google"}  # without it discord.py takes a 429 for a ban
ALL = 1000
HEARTBEAT = 1.5
RIGHTS = (
    discord.Permissions(send_messages=True),
    discord.Permissions(read_message_history=True),
    discord.Permissions(view_channel=True),
    discord.Permissions(send_messages=True, read_message_history=True),
)


class Outages:
    """A Discord in trouble, for a while each time."""

    def __init__(self, house: House, crowd: Crowd, random: Random) -> None:
        self.house, self.crowd, self.random = house, crowd, random
        self.discord = house.discord
        self.ways: dict[str, Callable[[], Awaitable[None]]] = {
            "errors": self._errors,
            "too many requests": self._too_many,
            "lost answers": self._lost_answers,
            "dropped requests": self._dropped,
            "slow answers": self._slow,
            "hung up": self._hung_up,
            "resumed": self._resumed,
            "told to reconnect": self._reconnect,
            "invalid session": self._invalid,
            "heartbeat lost": self._heartbeat_lost,
            "rights taken": self._rights_taken,
            "shown the door": self._shown_the_door,
            "locked": self._locked,
            "channel deleted": self._channel_deleted,
            "messages deleted": self._messages_deleted,
        }

    async def _for_a_while(self, *troubles: Trouble) -> None:
        self.discord.troubles += troubles
        await asyncio.sleep(self.random.uniform(0.2, 1.5))
        self.discord.troubles.clear()

    async def _errors(self) -> None:
        status = self.random.choice([500, 502, 503, 504])
        after = self.random.random() < 0.3
        await self._for_a_while(Trouble(self.random.choice(KINDS), status, after, times=ALL))

    async def _too_many(self) -> None:
        headers = VIA if self.random.random() < 0.7 else {}
        await self._for_a_while(Trouble(self.random.choice(KINDS), 429, times=ALL, headers=headers))

    async def _lost_answers(self) -> None:
        await self._for_a_while(Trouble(self.random.choice(KINDS), "silence", after=True, times=ALL))

    async def _dropped(self) -> None:
        await self._for_a_while(Trouble(self.random.choice(KINDS), "silence", times=ALL, held=0.0))

    async def _slow(self) -> None:
        await self._for_a_while(
            Trouble(self.random.choice(KINDS), "slow", times=ALL, held=self.random.uniform(0.3, 2.5))
        )

    async def _hung_up(self) -> None:
        await self.discord.hang_up()
        await self._back()

    async def _resumed(self) -> None:
        self.discord.forgetful = False
        await self.discord.hang_up()
        await self._back()
        self.discord.forgetful = True

    async def _reconnect(self) -> None:
        await self.discord.command(RECONNECT)
        await self._back()

    async def _invalid(self) -> None:
        await self.discord.command(INVALID)
        await self._back()

    async def _heartbeat_lost(self) -> None:
        self.discord.deaf = True
        await self.house.until(lambda: not self.discord.connected.is_set(), "an impatient bot")
        self.discord.deaf = False
        await self._back()

    async def _back(self) -> None:
        await asyncio.sleep(0.2)
        await self.house.until(self.discord.connected.is_set, "the bot's return")

    def _somewhere(self) -> int:
        return self.random.choice(self.crowd.tables).table.channel_id

    async def _rights_taken(self) -> None:
        channel_id, backend = self._somewhere(), self.discord.backend
        denied = self.random.choice(RIGHTS)
        if denied.read_message_history:  # just when it wants to look for what it sent
            self.discord.troubles.append(Trouble("board", 503, times=2, channel_id=channel_id))
        for deny in (denied.value, 0):
            backend.set_overwrite(channel_id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=deny))
            await asyncio.sleep(self.random.uniform(0.2, 1.5))
        self.discord.troubles.clear()

    async def _shown_the_door(self) -> None:
        backend, guild = self.discord.backend, self.house.guild
        backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await self._for_a_while(
            *(Trouble(kind, 403, times=ALL, code=50001) for kind in ("board", "channel", "history", "edit"))
        )
        backend.emit("GUILD_CREATE", dict(serializers.guild_create_payload(backend, guild)))

    async def _locked(self) -> None:
        """As a thread is: nobody may write, until it is opened again."""
        channel_id = self._somewhere()
        await self._for_a_while(Trouble("board", 403, times=ALL, channel_id=channel_id, code=50001))
        self.discord.backend.announce_channel_update(channel_id)

    async def _channel_deleted(self) -> None:
        company = self.random.choice(self.crowd.tables)
        await self.crowd.leave(company)
        self.discord.backend.delete_channel(company.table.channel_id)
        self.crowd.sit_down(company.table.game)

    async def _messages_deleted(self) -> None:
        """By a moderator, who does not know better."""
        backend = self.discord.backend
        for company in self.random.sample(self.crowd.tables, 3):
            for message in company.table.messages()[-3:]:
                backend.delete_message(company.table.channel_id, message.id)


def attack(count: int, seed: int) -> Outcome:
    """So many outages, one after the other."""
    with tempfile.TemporaryDirectory() as folder, found():
        return asyncio.run(_attack(Path(folder), count, Random(seed)))


async def _attack(folder: Path, count: int, random: Random) -> Outcome:
    outcome = Outcome("outages", 0)
    house = House(folder, speed=600.0)
    house.discord.heartbeat = HEARTBEAT
    await house.open()
    try:
        crowd = Crowd(house, [*registry.names(), NAME, NAME], random)
        crowd.begin()
        await goes_on(crowd, outcome, "at the start")
        await besiege(house, crowd, outcome, _shuffled(Outages(house, crowd, random)), count)
    finally:
        await house.close()
    return outcome


def _shuffled(outages: Outages) -> Iterator[tuple[str, Callable[[], Awaitable[None]]]]:
    """All kinds, in another order each time."""
    while True:
        yield from outages.random.sample(list(outages.ways.items()), len(outages.ways))


if __name__ == "__main__":
    sys.exit(run(attack))
