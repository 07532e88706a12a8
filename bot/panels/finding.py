"""`/game find`: the open tables that its reader may see, on all servers, and a seat at one of them."""

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import FindId, read_number
from bot.messages.items import layout
from bot.messages.limits import ABOUT, LAYOUT, OPTIONS
from bot.messages.lobby import appeal_told
from bot.messages.parts import Menu, Option
from bot.messages.plain import as_typed
from bot.messages.reader import speaker_for, taste_of
from bot.store.rows import GameRow, Player
from bot.tables import opening
from bot.tables.lobby import seats_of
from bot.words import speak
from games.engine.errors import BadInput

NEWEST = 200
"""Announced tables that are looked through."""
ASKED_FOR = 12
"""Servers of which Discord is asked at a time whether somebody is there."""


async def find(interaction: Interaction, game: str | None) -> None:
    """Shows the tables with a seat for whoever asks, those of the servers that are known first."""
    bot, user_id = interaction.client, interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot.sight.note(interaction.user)
    rows = [
        row
        for row in await bot.store.games.announced(NEWEST)
        if game in (None, row.game) and opening.has_room(row, user_id)
    ]
    own = {row.guild_id for row in await bot.store.games.of_user(user_id)}
    rows.sort(key=lambda row: (not bot.sight.knows(row.guild_id or 0, user_id), row.guild_id not in own))
    found, asked_for, left = [], set[int](), False
    for row in rows:
        guild_id = row.guild_id or 0
        if not bot.sight.knows(guild_id, user_id) and len(asked_for | {guild_id}) > ASKED_FOR:
            left = True
            continue
        if not bot.sight.knows(guild_id, user_id):
            asked_for.add(guild_id)
        if guild := await bot.sight.sees(row, user_id):
            found.append((row, guild.name))
    await _show(interaction, found[:OPTIONS], left or len(found) > OPTIONS)


async def _show(interaction: Interaction, found: list[tuple[GameRow, str]], more: bool) -> None:
    locale, _ = await taste_of(interaction)
    speaker = speak(locale)
    lines, options = [speaker.say("find-title" if found else "find-nothing")], []
    for number, (row, server) in enumerate(found, 1):
        words = speak(locale, row.game)
        figures = {
            "number": number,
            "name": words.say("game-name"),
            "count": len(row.players),
            "high": seats_of(row)[-1],
        }
        line = words.say(
            "find-table",
            **figures,
            where=f"<#{row.channel_id}>",
            server=as_typed(server),
            host=as_typed(row.players[0].name),
            appeal=appeal_told(row, words),
        )
        if len("\n".join([*lines, line])) > LAYOUT - ABOUT:
            more = True
            break
        lines.append(line)
        options.append(Option(str(row.id), words.say("find-join", **figures), server))
    if more:
        lines.append(speaker.say("find-more"))
    menu = [Menu(FindId(0), options, speaker.say("find-hint"))] if options else []
    await interaction.edit_original_response(view=layout("\n".join(lines), *menu))


async def joined(interaction: Interaction, _: FindId, chosen: str) -> None:
    """A seat at a table that was found, for who may still see it."""
    bot, user = interaction.client, interaction.user
    await interaction.response.defer(ephemeral=True, thinking=True)
    row = await bot.store.games.one(read_number(chosen))
    if row is None or row.appeal is None or not await bot.sight.sees(row, user.id, fresh=True):
        raise BadInput("lobby-closed")
    player = Player(user.id, user.display_name)
    row = await opening.join_from_afar(bot.store, row.id, interaction.id, player)
    speaker = await speaker_for(interaction, row.game)
    await answer(interaction, speaker.say("find-joined", where=f"<#{row.channel_id}>"))
