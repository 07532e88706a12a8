"""Votes: what all others at a table must accept. Ballots are counted and carried out in one transaction.

What an interaction asks for is asked once; of one that comes again `Repeated` is raised.
"""

from dataclasses import replace
from datetime import timedelta

import msgspec

from bot.store import OpenGame, Store
from bot.store.rows import ActionRow, GameRow, Notice, Pace, Timer, Vote, VoteEnds
from bot.tables import clocks, play, seats, undo
from bot.tables.once import check_first
from bot.tables.table import load
from games.engine.errors import BadInput
from games.engine.history import UNDO

LASTS = timedelta(hours=48)


async def ask_to_undo(store: Store, game_id: int, user_id: int, interaction_id: int | None = None) -> Vote:
    """A request to take back everything since, and with, one's own last move."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        turns = await undo.turns_since(game, load(game.row).seat_of(user_id))
        return await _ask(game, Vote(0, game_id, "undo", user_id, game.row.played, turns))


async def ask_to_end(store: Store, game_id: int, user_id: int, interaction_id: int | None = None) -> Vote:
    """A request to end the game without a result."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        load(game.row).seat_of(user_id)
        return await _ask(game, Vote(0, game_id, "end", user_id, game.row.played))


async def ask_to_replace(
    store: Store,
    game_id: int,
    user_id: int,
    seat: int,
    other_id: int | None,
    interaction_id: int | None = None,
) -> Vote:
    """A request to invite somebody to another's seat, or to let a computer play there."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        load(game.row).seat_of(user_id)
        if other_id is not None:
            seats.check_invitation(game.row, seat, other_id)
        vote = Vote(0, game_id, "replace", user_id, game.row.played, seat=seat, other_id=other_id)
        return await _ask(game, vote)


async def ask_for_clock(
    store: Store, game_id: int, user_id: int, pace: Pace, interaction_id: int | None = None
) -> Vote:
    """A request to play with another clock."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        load(game.row).seat_of(user_id)
        return await _ask(game, Vote(0, game_id, "clock", user_id, game.row.played, pace=pace))


async def ask_to_clone(
    store: Store, game_id: int, user_id: int, version: int, interaction_id: int | None = None
) -> Vote:
    """A request to let others play on from a board."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        load(game.row).seat_of(user_id)
        return await _ask(game, Vote(0, game_id, "clone", user_id, version))


async def check_clone(store: Store, game_id: int, vote_id: int) -> Vote:
    """The vote that allowed to play on from a board."""
    vote = await store.votes.one(vote_id)
    if vote is None or (vote.game_id, vote.kind, vote.state) != (game_id, "clone", "passed"):
        raise BadInput("vote-closed")
    return vote


async def cast(store: Store, game_id: int, vote_id: int, user_id: int, yes: bool) -> None:
    """A ballot. The first *no* ends a vote, the last *yes* carries it out."""
    async with store.game(game_id) as game:
        vote = await game.votes.one(vote_id)
        if vote is None or vote.game_id != game_id:
            raise BadInput("vote-closed")
        if vote.state != "open":
            if vote.ballots.get(user_id) is yes:  # this very ballot, delivered again, or to another process
                return
            raise BadInput("vote-closed")
        asked = voters(game.row, vote)
        if user_id not in asked:
            raise BadInput("vote-not-yours")
        vote = await game.cast(vote, user_id, yes)
        if not yes:
            await _fail(game, vote)
        elif all(vote.ballots.get(voter) for voter in asked):
            await _carry_out(game, vote)


async def expire(game: OpenGame, timer: Timer) -> None:
    """A vote that nobody ended is lost, and its message says so."""
    assert isinstance(timer.occasion, VoteEnds)
    vote = await game.votes.one(timer.occasion.vote_id)
    if vote is None or vote.state != "open":
        return
    await game.show_vote(vote.id)
    if is_alone(game.row, vote) and not await _is_away(game, vote):
        await _carry_out(game, vote)
    else:
        await _fail(game, vote)


def voters(row: GameRow, vote: Vote) -> list[int]:
    """Everybody affected: all others at the table who are still there and in the game, and no computer. Not
    the one to be replaced, unless there is nobody else: then silence is consent, for who has left can't
    answer."""
    table = load(row)
    out = table.match.game.advice.out(table.match.state)
    others = [
        (seat, player.user_id)
        for seat, player in enumerate(row.players)
        if player.user_id != vote.asker_id and not player.vacant and not player.level and seat not in out
    ]
    return [user_id for seat, user_id in others if seat != vote.seat or len(others) == 1]


def is_alone(row: GameRow, vote: Vote) -> bool:
    """Whether only the one to be replaced is asked."""
    return vote.seat is not None and voters(row, vote) == [row.players[vote.seat].user_id]


async def _is_away(game: OpenGame, vote: Vote) -> bool:
    """Whether the one to be replaced has said to be away."""
    away = await game.preferences.away(voters(game.row, vote))
    return any(until > game.now() for until in away.values())


async def _ask(game: OpenGame, vote: Vote) -> Vote:
    """Opens a vote among all others at the table, and asks them; with nobody to ask it is carried out. One
    that somebody else has opened comes first: nobody talks it away with another."""
    if game.row.status != "running":
        raise BadInput("no-game")
    if game.row.archived:
        raise BadInput("archived")
    if await game.votes.asker(game.row.id, vote.kind) not in (None, vote.asker_id):
        raise BadInput("vote-open")
    others = voters(game.row, vote)
    opened = await game.open_vote(vote, game.now() + LASTS)
    if not others:
        await _carry_out(game, opened)
        return replace(opened, state="passed")
    buttons = f"yes-{opened.id}", f"no-{opened.id}"
    await game.tell(Notice("vote", mentions=tuple(others), buttons=buttons))
    return opened


async def _carry_out(game: OpenGame, vote: Vote) -> None:
    asker = game.row.seat_of(vote.asker_id)
    if vote.kind == "undo" and (game.row.played != vote.version or asker is None):
        await _fail(game, vote)  # somebody has moved since, or the asker has left: it is another question
        return
    await game.close_vote(vote, "passed")
    match vote.kind:
        case "end":
            await play.end(game)
            await game.tell(Notice("ended"))
        case "replace":
            assert vote.seat is not None
            if vote.other_id is None:
                await seats.offer(game, vote.seat, "computer-plays", computer=True)
            else:
                await seats.invite_to(game, vote.seat, vote.other_id)
        case "clock":
            assert vote.pace is not None
            await clocks.put_pace(game, vote.pace)
            await game.tell(Notice("clock", {"pace": msgspec.to_builtins(vote.pace)}))
        case "clone":
            await game.tell(Notice("clone", {"move": vote.version}, buttons=(f"clone-{vote.id}",)))
        case "undo":
            assert asker is not None
            match = await undo.taken_back(game, asker, vote.turns)
            await play.keep(game, match, ActionRow(asker, f"{UNDO} {vote.turns}"))


async def _fail(game: OpenGame, vote: Vote) -> None:
    await game.close_vote(vote, "failed")
    await game.tell(Notice(f"failed-{vote.kind}"))
