"""A vote as everybody sees it: what is at stake, who has agreed, and how it ended. Its message is edited with
each ballot; one that is closed has no buttons."""

from typing import TYPE_CHECKING

import discord

from bot.foreman import Lane
from bot.messages import ids
from bot.messages.clock import clock_told
from bot.messages.items import layout
from bot.messages.parts import Button
from bot.messages.plain import as_typed
from bot.messages.reader import channel_speaker
from bot.store.rows import GameRow, Vote
from bot.tables.table import Passage, latest
from bot.tables.votes import is_alone, voters
from bot.words import speak
from games.engine.history import standing_entries
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

NAMED = 8
"""Moves that a vote names; of more than that the newest."""


async def vote_view(bot: "Roundhouse", vote: Vote, outbox: ids.OutboxId) -> discord.ui.LayoutView:
    """A vote as it is now, for the message that came with a row of the outbox."""
    row = await bot.store.games.one(vote.game_id)
    assert row is not None
    speaker = await channel_speaker(bot.store, row)
    lines = [_question(row, vote, speaker)]
    if vote.kind == "undo":
        passage = await latest(bot.store, row, vote.version, vote.turns)
        lines += await bot.foreman.do(Lane.MOVE, row.home.id, moves_told, passage, vote.turns, speaker.locale)
    if vote.state != "open":
        return layout("\n".join([*lines, speaker.say(f"vote-state-{_ending(vote)}")]))
    agreed = [as_typed(player.name) for player in row.players if vote.ballots.get(player.user_id)]
    deeds = (ids.Deed(what, (vote.id,)) for what in (ids.NoticeDeed.YES, ids.NoticeDeed.NO))
    buttons = [
        Button(ids.NoticeId(row.id, deed, outbox), speaker.say(f"button-notice-{deed.what}"))
        for deed in deeds
    ]
    return layout("\n".join([*lines, speaker.say("vote-state-open", agreed=agreed)]), buttons)


def moves_told(passage: Passage, turns: int, locale: str) -> list[str]:
    """The last turns of a passage that stand, a line each, oldest first. For a worker."""
    table, speaker = passage.play(), speak(locale, passage.row.game)
    names = [as_typed(name) for name in table.match.setting.seats]
    told = []
    for entry in standing_entries(table.log)[-turns:][-NAMED:]:
        action = entry.turn.steps[0].action
        assert action is not None
        told.append(speaker.say("vote-move", names, seat=entry.seat, move=speaker.move(action)))
    return [speaker.say("vote-moves-before", count=turns - NAMED), *told] if turns > NAMED else told


def _question(row: GameRow, vote: Vote, speaker: Words) -> str:
    asker = row.seat_of(vote.asker_id)
    figures: dict[str, object] = {
        "seat": f"<@{vote.asker_id}>" if asker is None else asker,
        "count": vote.turns,
        "version": vote.version,
        "other_seat": vote.seat or 0,
        "member": f"<@{vote.other_id}>" if vote.other_id else speaker.say("a-computer"),
        "clock": clock_told(vote.pace, speaker) if vote.pace else "",
        "mentions": [f"<@{user_id}>" for user_id in voters(row, vote)],
    }
    key = "replace-alone" if is_alone(row, vote) else vote.kind
    return speaker.say(f"notice-vote-{key}", [as_typed(player.name) for player in row.players], **figures)


def _ending(vote: Vote) -> str:
    if vote.state == "passed":
        return "passed"
    return "refused" if False in vote.ballots.values() else "lapsed"
