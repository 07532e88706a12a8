"""The week of a server in a channel: what is played, what has ended, and where there is a seat, as far as all
who read the channel may see it."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from bot.foreman import Lane
from bot.messages.ending import signed
from bot.messages.limits import ANSWER
from bot.messages.plain import as_typed
from bot.store.rows import GameRow, OutboxRow
from bot.tables.lobby import seats_of
from bot.tables.opening import has_room
from bot.tables.table import load
from bot.words import speak
from games.engine.words import nearest

if TYPE_CHECKING:
    from bot.app import Roundhouse

NOBODY = 0
"""A user who sits nowhere."""


async def weekly_text(bot: "Roundhouse", outbox: OutboxRow, guild_id: int, locale: str, since: str) -> str:
    """The digest of the week that ends now; it names no game in a channel that not everybody may see."""
    store, place = bot.store, outbox.destination.id
    chosen = await store.preferences.of("channel", place)
    ended = [
        await store.games.one(number)
        for number in await store.results.games_since(guild_id, datetime.fromisoformat(since))
    ]
    rows = [*(row for row in ended if row), *await store.games.of_guild(guild_id)]
    shown = [
        row
        for row in rows
        if not row.archived and (row.channel_id == place or await bot.sight.is_public(row, place))
    ]
    return await bot.foreman.do(Lane.DEMAND, place, week_told, shown, nearest(chosen.locale or locale))


def week_told(rows: Sequence[GameRow], locale: str) -> str:
    """The games of a week in words, from the spectators' view, as many as there is room for. For a worker."""
    speaker = speak(locale)
    parts = {
        "over": [_over(row, locale) for row in rows if row.status == "over"],
        "running": [_running(row, locale) for row in rows if row.status == "running"],
        "open": [_open(row, locale) for row in rows if row.status == "lobby" and has_room(row, NOBODY)],
    }
    lines = [speaker.say("weekly-title")]
    for key, told in parts.items():
        if told:
            lines += [speaker.say(f"weekly-{key}"), *told]
    if len(lines) == 1:
        lines.append(speaker.say("weekly-nothing"))
    while len("\n".join(lines)) > ANSWER:
        lines.pop()
    return "\n".join(lines)


def _over(row: GameRow, locale: str) -> str:
    table = load(row)
    places = table.match.game.result(table.match.state) or []
    winners = [as_typed(row.players[place.seat].name) for place in places if place.rank == 1]
    return _said(row, locale, "weekly-won", winners=winners, **signed(places[0].score if places else 0))


def _running(row: GameRow, locale: str) -> str:
    table = load(row)
    advice, seen = table.match.game.advice, table.seen()
    places = advice.progress(seen).standing
    leaders = [as_typed(row.players[place.seat].name) for place in places if place.rank == 1]
    behind = round(advice.behind(seen) * 100)
    return _said(row, locale, "weekly-leads", leaders=leaders, behind=behind, **signed(places[0].score))


def _open(row: GameRow, locale: str) -> str:
    return _said(row, locale, "weekly-seats", count=len(row.players), high=seats_of(row)[-1])


def _said(row: GameRow, locale: str, key: str, **figures: object) -> str:
    speaker = speak(locale, row.game)
    return speaker.say(key, name=speaker.say("game-name"), where=f"<#{row.channel_id}>", **figures)
