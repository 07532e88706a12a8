"""Interactions that no client sends: of other servers, by the wrong people, garbled, repeated.

`python -m tests.attack.forged N [seed]`
"""

import asyncio
import contextlib
import logging
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import simcord
from discord import app_commands
from simcord import MemberActor

from bot import app
from bot.cogs.unhurried import SECONDS
from bot.panels import pressed
from bot.store.rows import Repeated
from bot.tables import boards
from bot.tables.table import load
from bot.words import speak
from games.engine import registry
from games.engine.errors import GameError
from tests.attack.outcome import Outcome, run
from tests.bot.conftest import new_bot
from tests.bot.discord_table import DiscordTable
from tests.bot.slow import resign
from tests.fifth_game import NAME, found

NAMES = ("<@1> @everyone", "[a](https://b.c)", "😀" * 30, "**b** _c_", "\u202eabc", "# 1. - x")
HOSTILE = (
    *NAMES, "", " ", "x" * 6000, "\x00", "\ud800", "²", "-1", "nan", "1e999", "0001-01-01", "; ; ;",
    "draw; draw", "undo", "~0123456789abcdef", "' OR 1=1 --", "{ $seat }", "9" * 400, "../../etc/passwd",
    "pass", "None",
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (0, -1, 1, 2**31, 2**53, 2**63, 2**70, -(2**63), 0.5, 1e308, 1e-9, True, "7", None)
LONG = 1000
"""From so many on, every game is besieged."""
NEWEST, AGAIN = 8, 10
"""Messages of a channel whose buttons are pressed, and after how many presses they are looked at again."""
OF_NO_TABLE = ("rh:now:", "rh:show:", "rh:read:", "rh:find:", "rh:learn:", "rh:lesson:")
"""What may be pressed wherever it stands."""
KEPT = 40
"""Requests, messages and ids that are remembered; a long attack must not grow."""


def attack(count: int, seed: int) -> Outcome:
    """Sends so many forged interactions to a bot with several games on two servers."""
    logging.disable(logging.CRITICAL)
    try:
        with found(), tempfile.TemporaryDirectory() as folder:
            outcome = Outcome("forged", 0)
            with contextlib.suppress(ExceptionGroup):  # simcord's, of what was counted when it happened
                asyncio.run(_attack(count, outcome, seed, Path(folder)))
            return outcome
    finally:
        logging.disable(logging.NOTSET)


@dataclass
class Siege:
    """The besieged tables, and what came of it so far."""

    table: DiscordTable
    dice: random.Random
    outcome: Outcome
    abroad: list[MemberActor]
    far: int
    others: list[int]
    """Channels of the first server in which there is no game."""
    ids: list[tuple[int, str, list[str]]] = field(default_factory=list)
    """Where they stand, what they are, and what can be chosen there."""
    asked: list[MemberActor] = field(default_factory=list)
    refused: list[Exception] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    seen_errors: int = 0

    def someone(self, where: int) -> MemberActor:
        """Anybody of the server that a channel is in; of the first one, every other is asked somewhere."""
        if where == self.far:
            return self.dice.choice(self.abroad)
        return self.dice.choice(self.dice.choice([list(self.table.people.values()), self.asked]))


async def _attack(count: int, outcome: Outcome, seed: int, folder: Path) -> None:
    bot = new_bot(folder)
    async with simcord.run(bot, settle_timeout=60) as env:
        table = DiscordTable(env, lambda: bot)
        at_the_table, boards.AT_THE_TABLE = (
            boards.AT_THE_TABLE,
            timedelta(),
        )  # or timers would write meanwhile
        try:
            siege = await _tables(table, random.Random(seed), outcome, count)
            with _listening(siege), sqlite3.connect(bot.settings.database) as db:
                for _ in range(count):
                    await _once(siege, db)
            db.close()
        finally:
            boards.AT_THE_TABLE = at_the_table
            await table.close()
        outcome.notes.append(", ".join(f"{name} {times:,}" for name, times in sorted(siege.counted.items())))


async def _tables(table: DiscordTable, dice: random.Random, outcome: Outcome, count: int) -> Siege:
    """A running game of each kind, a lobby, a pending one, and people on two servers."""
    for name, shown in zip(table.people, NAMES, strict=True):
        table.env.backend.users[table[name].id].global_name = shown
    for number, game in enumerate([NAME, *registry.names()] if count >= LONG else [NAME, NAME]):
        where = table.channel if number == 0 else table.guild.create_text_channel(f"c{number}")
        await table.start("ann", "ben", "cleo", channel=where, game=game)
    await table.new_game("ann", "ben", channel=table.guild.create_text_channel("lobby"))
    await table["ben"].slash(table.channel, "game new", game=NAME)
    await table["ann"].slash(table.channel, "game end")
    await resign(table, table["cleo"])
    server = table.env.create_guild()
    abroad = [server.add_member(person.user) for person in table.people.values()]
    others = [table.guild.create_text_channel(f"empty{number}").id for number in range(2)]
    siege = Siege(table, dice, outcome, abroad, server.create_text_channel("abroad").id, others)
    await _look(siege)
    return siege


async def _look(siege: Siege) -> None:
    """What stands under the newest messages of the servers, and who is asked."""
    backend = siege.table.env.backend
    stored = [there for id_, there in backend.messages.items() if backend.channels[id_].guild_id]
    pressable = [[m for _, m in sorted(there.items()) if siege.table.ids(m)] for there in stored]
    newest = [message for there in pressable for message in there[-NEWEST:]]
    siege.ids = [id_ for message in newest for id_ in _standing(message.channel_id, message.components)]
    running = await siege.table.bot.store.games.running()
    if not any(row.game == NAME for row in running):
        await siege.table.start(
            "ann", "ben", "cleo", channel=siege.table.guild.create_text_channel(f"again{siege.outcome.tried}")
        )
        running = await siege.table.bot.store.games.running()
    asked = {player.user_id for row in running for player in load(row).asked}
    siege.asked = [person for person in siege.table.people.values() if person.id in asked]


def _standing(where: int, components: list[dict[str, Any]]) -> Iterator[tuple[int, str, list[str]]]:
    for component in components:
        if "custom_id" in component:
            options = [option["value"] for option in component.get("options") or []]
            yield where, component["custom_id"], options
        yield from _standing(where, component.get("components") or [])


@contextlib.contextmanager
def _listening(siege: Siege) -> Iterator[None]:
    """Hears which errors are told to people."""
    admit = app.admit

    async def heard(interaction: Any, error: Exception) -> None:
        siege.refused.append(error)
        await admit(interaction, error)

    pressed.admit = app.admit = heard  # type: ignore[attr-defined]
    try:
        yield
    finally:
        pressed.admit = app.admit = admit  # type: ignore[attr-defined]


async def _once(siege: Siege, db: sqlite3.Connection) -> None:
    """One forged interaction: it is answered, and what was refused has changed nothing."""
    name = siege.dice.choice(list(FORGERIES))
    env, outcome = siege.table.env, siege.outcome
    siege.refused.clear()
    [[before]] = db.execute("PRAGMA data_version")
    sent = len(env.http_requests)
    try:
        answered = await FORGERIES[name](siege)
    except Exception as error:
        answered, siege.refused = False, [error]
    [[after]] = db.execute("PRAGMA data_version")
    outcome.tried += 1
    unforeseen = [error for error in siege.refused if not isinstance(error, GameError | Repeated)]
    unforeseen += [error for error in env.errors[siege.seen_errors :] if not _is_foreseen(error)]
    siege.seen_errors = len(env.errors)
    told = str([request.json for request in env.http_requests[sent:]])
    payload = siege.table.emitted[-1]
    if unforeseen or speak("en").say("error-unforeseen") in told:
        outcome.unhandled += 1
        outcome.notes.append(f"{name}: {unforeseen!r:.300} {payload['type']} {payload['data']!r:.300}")
    elif not answered:
        outcome.stuck += 1
        outcome.notes.append(f"{name}: silence about {payload['type']} {payload['data']!r:.300}")
    elif (siege.refused or name in ALWAYS_REFUSED) and after != before:
        outcome.lost += 1
        outcome.notes.append(f"{name}: refused, but written: {payload['type']} {payload['data']!r:.300}")
    siege.counted[f"{name} {'refused' if siege.refused else 'taken'}"] += 1
    _forget(siege)
    if outcome.tried % AGAIN == 0:
        await env.advance_time(SECONDS)  # or nobody is shown anything any more
        await _look(siege)


def _is_foreseen(error: BaseException) -> bool:
    cause = getattr(error, "original", error)
    refusals = (
        app_commands.MissingPermissions | app_commands.TransformerError | app_commands.CommandOnCooldown
    )
    return isinstance(cause, GameError | Repeated | refusals) or getattr(cause, "code", None) == 40060


def _forget(siege: Siege) -> None:
    backend = siege.table.env.backend
    del backend.http_requests[:-KEPT], backend.transcript[:-KEPT], siege.table.emitted[:-KEPT]
    for stored in backend.messages.values():
        for old in sorted(stored)[:-KEPT]:
            if stored[old].flags & 64:
                del stored[old]


# What is forged


async def _elsewhere(siege: Siege) -> bool:
    """What stands somewhere, pressed in another server or channel."""
    where, custom_id, options = siege.dice.choice(
        [id_ for id_ in siege.ids if not id_[1].startswith(OF_NO_TABLE)]
    )
    places = [siege.far, *siege.others]
    if custom_id.startswith("rh:thread"):  # may stand beside its thread, in the same server
        places = siege.others if where == siege.far else [siege.far]
    place = siege.dice.choice([place for place in places if place != where])
    return bool(await siege.table.forge(siege.someone(place), place, _press(custom_id, options[:1])))


async def _stranger(siege: Siege) -> bool:
    """What stands somewhere, pressed by somebody of the server."""
    where, custom_id, options = siege.dice.choice(siege.ids)
    return bool(await siege.table.forge(siege.someone(where), where, _press(custom_id, options[:1])))


async def _garbled_id(siege: Siege) -> bool:
    """An id with a few letters or numbers changed."""
    where, custom_id, options = siege.dice.choice(siege.ids)
    garbled = _garbled(custom_id, siege.dice)
    return bool(await siege.table.forge(siege.someone(where), where, _press(garbled, options[:1])))


async def _wrong_kind(siege: Siege) -> bool:
    """A button as a menu, a menu as a button, or with what is not offered."""
    where, custom_id, options = siege.dice.choice(siege.ids)
    garbled = _garbled((options or ["menu:"])[0], siege.dice)
    values: Any = siege.dice.choice([[], [siege.dice.choice(HOSTILE)], [*options, *options], [garbled]])
    data = {"custom_id": custom_id, "component_type": siege.dice.choice([2, 3, 5, 8, 99]), "values": values}
    return bool(await siege.table.forge(siege.someone(where), where, data))


async def _repeated(siege: Siege) -> bool:
    """The same press twice: it is carried out once."""
    running = await siege.table.bot.store.games.running()
    row = siege.dice.choice([row for row in running if row.game == NAME] or running)
    table = load(row)
    who = next(person for person in siege.table.people.values() if person.id == table.asked[0].user_id)
    move = table.match.game.write(next(iter(table.match.game.legal(table.match.state, table.seats_asked[0]))))
    assert row.channel_id is not None
    answers = await siege.table.forge(who, row.channel_id, _press(f"rh:move:{row.id}:{row.played}:{move}"))
    once = await siege.table.bot.store.games.one(row.id)
    await siege.table.repeat_last()
    twice = await siege.table.bot.store.games.one(row.id)
    assert once and twice
    siege.outcome.doubled += twice.played - once.played
    siege.refused.clear()  # the repeated one may be told that it is stale
    return bool(answers)


async def _directly(siege: Siege) -> bool:
    """What stands somewhere, pressed in direct messages."""
    _, custom_id, options = siege.dice.choice(siege.ids)
    who = siege.someone(siege.table.channel.id)
    there = siege.table.env.backend.get_dm_channel(who.id).id
    return bool(await siege.table.forge(who, there, _press(custom_id, options[:1]), direct=True))


async def _modal(siege: Siege) -> bool:
    """A modal, of which there are none."""
    where, custom_id, _ = siege.dice.choice(siege.ids)
    data = {"custom_id": custom_id, "components": []}
    return bool(await siege.table.forge(siege.someone(where), where, data, kind=5))


async def _command(siege: Siege) -> bool:
    """A command with whatever somebody puts into it."""
    where = siege.dice.choice([*(where for where, *_ in siege.ids), *siege.others])
    return bool(await siege.table.forge(siege.someone(where), where, _given(siege), kind=2))


async def _foreign_command(siege: Siege) -> bool:
    """A command in a channel of one server that claims to come from another."""
    where = str(siege.table.channel.id)
    commands = ["move", "log", "status", "hand", "undo", "resign", "board", "recap"]
    data = _given(siege, siege.dice.choice(commands))
    who = siege.dice.choice(siege.abroad)
    return bool(await siege.table.forge(who, siege.far, data, kind=2, channel_id=where))


async def _completed(siege: Siege) -> bool:
    """Something half typed."""
    where = siege.dice.choice([*(where for where, *_ in siege.ids), *siege.others])
    data = _given(siege)
    level = data
    while level.get("options") and level["options"][0].get("type") in (1, 2):
        level = level["options"][0]
    if not any(option["type"] == 3 for option in level.get("options", [])):
        level.setdefault("options", []).append({"name": "x", "type": 3, "value": ""})
    level["options"][-1]["focused"] = True
    return bool(await siege.table.forge(siege.someone(where), where, data, kind=4))


FORGERIES: dict[str, Callable[[Siege], Awaitable[bool]]] = {
    "elsewhere": _elsewhere,
    "stranger": _stranger,
    "garbled id": _garbled_id,
    "wrong kind": _wrong_kind,
    "repeated": _repeated,
    "directly": _directly,
    "modal": _modal,
    "command": _command,
    "foreign command": _foreign_command,
    "completed": _completed,
}
ALWAYS_REFUSED = ("elsewhere", "foreign command", "modal", "completed")


def _press(custom_id: str, values: list[str] | None = None) -> dict[str, Any]:
    menu = {"component_type": 3, "values": values} if values else {"component_type": 2}
    return {"custom_id": custom_id, **menu}


def _garbled(text: str, dice: random.Random) -> str:
    """A text with some of its parts changed, cut, doubled, or exchanged for something else."""
    parts = text.split(":")
    at = dice.randrange(len(parts))
    old = parts[at]
    new = [str(dice.choice(NUMBERS)), dice.choice(HOSTILE)[:60], old[::-1], old * 2, old[:-1]]
    parts[at] = dice.choice(new)
    if dice.random() < 0.2:
        parts.insert(dice.randrange(len(parts) + 1), str(dice.randrange(9)))
    return ":".join(parts)[:100] or "rh:"


def _given(siege: Siege, name: str | None = None) -> dict[str, Any]:
    """A command of ours with values that fit, nearly fit, or do not."""
    tree = siege.table.bot.tree
    command: dict[str, Any] = siege.dice.choice(
        [found.to_dict(tree) for found in tree.get_commands() if name in (None, found.name)]
    )
    return {"id": "1", "type": 1, **_filled(siege, command)}


def _filled(siege: Siege, command: dict[str, Any]) -> dict[str, Any]:
    dice, options = siege.dice, command.get("options") or []
    if options and options[0]["type"] in (1, 2):
        within = dice.choice(options)
        return {"name": command["name"], "options": [{"type": within["type"], **_filled(siege, within)}]}
    given = []
    for option in options:
        if dice.random() < (0.9 if option.get("required") else 0.5):
            kind = option["type"] if dice.random() < 0.95 else dice.randint(3, 11)
            given.append({"name": option["name"], "type": kind, "value": _value(siege, option)})
    if dice.random() < 0.03:
        given.append({"name": "nonsense", "type": 3, "value": "x"})
    return {"name": command["name"] if dice.random() < 0.98 else "nonsense", "options": given}


def _value(siege: Siege, option: dict[str, Any]) -> Any:
    dice = siege.dice
    if option.get("choices") and dice.random() < 0.8:
        return dice.choice(option["choices"])["value"]
    match option["type"]:
        case 4 | 10:
            return dice.choice([*NUMBERS, 1, 2, 5, 12.0])
        case 5:
            return dice.choice([True, False, "yes", 1])
        case 3:
            return dice.choice([*HOSTILE, "3", "22-7", "Europe/Paris", "ann", "storm=false"])
    return str(dice.choice([siege.someone(siege.table.channel.id).id, 1, 2**63 - 1]))


if __name__ == "__main__":
    sys.exit(run(attack))
