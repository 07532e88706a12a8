"""The tags of a forum's post: its game, its state, and whether a seat is free. The forum's own tags of these
names are taken, in whichever of our languages they are; those that are missing are made, where we may."""

import logging

import discord

from bot.store.rows import GameRow
from bot.tables.tags import tags_of
from bot.words import speak
from games.engine.words import LOCALES

log = logging.getLogger(__name__)

MOST_OF_A_FORUM, MOST_OF_A_POST, LONGEST = 20, 5, 20
REFUSED = (400, 403, 404)
"""What Discord says where a post can't be tagged: it is as it is."""


async def keep_tags(channel: object, row: GameRow, locale: str) -> None:
    """Lets the tags of a post say how its game is; what is so already is not said again. Other tags stay."""
    if not isinstance(channel, discord.Thread) or not isinstance(channel.parent, discord.ForumChannel):
        return
    try:
        ours = _named(channel.parent, [*_states(), *_games(row)])
        others = [tag for tag in channel.applied_tags if tag not in ours]
        wanted = await tags_for(channel.parent, row, locale)
        tags = [*wanted, *others][:MOST_OF_A_POST]
        if {tag.id for tag in tags} != {tag.id for tag in channel.applied_tags}:
            await channel.edit(applied_tags=tags)
    except discord.HTTPException as error:
        if error.status not in REFUSED:
            raise
        log.info("the tags of %d stay as they are: %r", channel.id, error)


async def tags_for(forum: discord.ForumChannel, row: GameRow, locale: str) -> list[discord.ForumTag]:
    """The forum's tags for a game as it is now."""
    wanted = ["game-name", *(f"tag-{word}" for word in tags_of(row).split())]
    return [tag for key in wanted if (tag := await _tag(forum, row.game, key, locale))]


async def _tag(forum: discord.ForumChannel, game: str, key: str, locale: str) -> discord.ForumTag | None:
    names = [speak(language, game).say(key)[:LONGEST] for language in (locale, *LOCALES)]
    if found := _named(forum, names):
        return found[0]
    if len(forum.available_tags) >= MOST_OF_A_FORUM or not _may_make(forum):
        return None
    return await forum.create_tag(name=names[0])


def _named(forum: discord.ForumChannel, names: list[str]) -> list[discord.ForumTag]:
    folded = {name.casefold() for name in names}
    return [tag for tag in forum.available_tags if tag.name.casefold() in folded]


def _states() -> list[str]:
    """Every name that a tag of ours about a state has."""
    keys = ("tag-lobby", "tag-running", "tag-over", "tag-seats")
    return [speak(language).say(key) for language in LOCALES for key in keys]


def _games(row: GameRow) -> list[str]:
    return [speak(language, row.game).say("game-name")[:LONGEST] for language in LOCALES]


def _may_make(forum: discord.ForumChannel) -> bool:
    return forum.permissions_for(forum.guild.me).manage_channels
