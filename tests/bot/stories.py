"""A whole game as the channel's story: how many pictures are left of it, and how often people were called,
playing as people do. The newest board is looked at after every single action."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from bot.messages.picture import BOARD
from bot.messages.reader import channel_taste
from bot.messages.telling import telling
from bot.tables import lobby
from bot.tables.play import play_row
from bot.tables.ratings import changed_by
from bot.tables.table import Table, latest, setting_of, whole
from games.engine.match import AnyMatch, Match
from tests.bot.discord_table import PEOPLE, DiscordTable, texts
from tests.bot.slow import HOUR, MINUTE
from tests.bot.whole_game import Choice, any_move

FOUR = PEOPLE[:4]
RELUCTANCE, KEENEST = 0.25, 5
"""How often somebody bids or passes by hand, and over how many numbers the others' limits are spread."""
EVENING, NIGHT = 20, 20 * HOUR
"""So many moves are made while all are at the table; then they leave it for so long."""
SOON, LATER = (5.0, 150.0), 5 * MINUTE
"""Seconds until somebody at the table answers, as a rule and now and then."""
ABSENCE = 0.1
"""How often it is now and then."""


@dataclass
class Story:
    """What a game has left in its channel."""

    pictures: int = 0
    messages: int = 0
    moves: int = 0
    calls: Counter[int] = field(default_factory=Counter)
    """How often each was called."""
    asked: Counter[int] = field(default_factory=Counter)
    """How often each was asked: so often a board after every move calls that calls whom it asks."""

    @property
    def shares(self) -> list[float]:
        """How many of the questions came with a call, for each of those who play."""
        return [self.calls[user_id] / asked for user_id, asked in self.asked.items()]


def sensible(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """What comes to a computer's mind, from what the seat may know."""
    return match.game.mind.policy(match.game.view(match.state, seat), seat, dice)


async def story_of(
    table: DiscordTable, game_name: str, language: str, choose: Choice = any_move, seed: int = 4
) -> Story:
    """Plays a game of four to its end: in a bidding everybody says once how far to go, by *Up to…*."""
    table.guild_language = language
    table.speak(language, *FOUR)
    with patch.object(lobby.secrets, "token_hex", lambda _: f"{seed:032x}"):
        await table.start(*FOUR, game=game_name)
    dice, story = random.Random(seed), Story()
    while (game := await table.game()).asked:
        await _check_board(table)
        await table.env.advance_time(_pause(game.row.played, dice))
        await _act(table, game, choose, dice)
        assert (await table.game()).row.played > game.row.played
    await _check_board(table)
    public = [message for message in table.messages() if not message.flags & 64]
    story.moves, story.pictures, story.messages = game.row.played, len(table.boards()), len(public)
    story.calls, story.asked = _calls(table), await _asked(table, game)
    return story


def _pause(played: int, dice: random.Random) -> float:
    if played % EVENING == EVENING - 1:
        return NIGHT
    return LATER if dice.random() < ABSENCE else dice.uniform(*SOON)


async def _act(table: DiscordTable, game: Table, choose: Choice, dice: random.Random) -> None:
    seat, who, rules = game.seats_asked[0], await table.asked(), game.match.game
    ceilings = rules.advice.ceilings(game.match.state, seat)
    if not ceilings or dice.random() < RELUCTANCE:
        await who.slash(table.channel, "move", move=rules.write(choose(game.match, seat, dice)))
        return
    board = table.boards()[-1]
    form = await table.press(who, board, table.id_with(board, "rh:upto:"))
    at = dice.randrange(len(ceilings))
    number = {"number": str(ceilings[at].low + dice.randrange(KEENEST))}
    await who.submit_modal(form, number | ({"what": [str(at)]} if len(ceilings) > 1 else {}))


async def _asked(table: DiscordTable, game: Table) -> Counter[int]:
    """Whom each position of a game asked."""
    found: Counter[int] = Counter()
    match = Match(setting_of(game.row))
    for action in await table.bot.store.games.actions(game.row.id, game.row.played):
        found.update(game.row.players[seat].user_id for seat in match.game.actors(match.state))
        play_row(match, action.seat, action.move)
    return found


async def _check_board(table: DiscordTable) -> None:
    """The newest board is a picture of the game as it is, and the only one with buttons."""
    store, game = table.bot.store, await table.game()
    living = [message for message in table.messages() if not message.flags & 64 and _plays(table, message)]
    assert len(living) == 1 and living[0] is table.boards()[-1]
    [row] = await store._database.reading.rows(
        "SELECT since FROM outbox WHERE game_id = ? AND version = ?", game.row.id, game.row.played
    )
    over = not game.asked
    passage = await (whole(store, game.row) if over else latest(store, game.row, since=row["since"]))
    rated = await changed_by(store, game.row) if over else {}
    fresh = telling(passage, row["since"], *await channel_taste(store, game.row), {}, None, rated)
    assert table.file(living[0]) == fresh.pictures[BOARD].png, texts(living[0])


def _calls(table: DiscordTable) -> Counter[int]:
    """Who was notified by what was posted in the channel."""
    posted = [
        request.json
        for request in table.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{table.channel.id}/messages"
    ]
    return Counter(int(user) for message in posted for user in message["allowed_mentions"].get("users", ()))


def _plays(table: DiscordTable, message: object) -> bool:
    return any(id_.startswith(("rh:more:", "rh:log:")) for id_ in table.ids(message))
