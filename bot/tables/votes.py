"""Votes: what all others at a table must accept. Ballots are counted and carried out in one transaction."""

from dataclasses import replace
from datetime import timedelta

from bot.store import OpenGame, Store
from bot.store.rows import ActionRow, GameRow, Notice, Timer, Vote, VoteEnds
from bot.tables import play, seats, undo
from bot.tables.table import load
from games.engine.errors import BadInput
from games.engine.history import UNDO

LASTS = timedelta(hours=48)


async def ask_to_undo(store: Store, game_id: int, user_id: int) -> Vote:
    """A request to take back everything since, and with, one's own last move."""
    async with store.game(game_id) as game:
        turns = await undo.turns_since(game, load(game.row).seat_of(user_id))
        return await _ask(game, Vote(0, game_id, "undo", user_id, game.row.played, turns))


async def ask_to_end(store: Store, game_id: int, user_id: int) -> Vote:
    """A request to end the game without a result."""
    async with store.game(game_id) as game:
        if game.row.seat_of(user_id) is None or game.row.status != "running":
            raise BadInput("host-only")
        return await _ask(game, Vote(0, game_id, "end", user_id, game.row.played))


async def ask_to_replace(store: Store, game_id: int, user_id: int, seat: int, other_id: int) -> Vote:
    """A request to invite somebody to another's seat."""
    async with store.game(game_id) as game:
        load(game.row).seat_of(user_id)
        seats.check_invitation(game.row, seat, other_id)
        vote = Vote(0, game_id, "replace", user_id, game.row.played, seat=seat, other_id=other_id)
        return await _ask(game, vote)


async def cast(store: Store, game_id: int, vote_id: int, user_id: int, yes: bool) -> None:
    """A ballot. The first *no* ends a vote, the last *yes* carries it out."""
    async with store.game(game_id) as game:
        vote = await game.votes.one(vote_id)
        if vote is None or vote.game_id != game_id or vote.state != "open":
            raise BadInput("vote-closed")
        if user_id not in voters(game.row, vote):
            raise BadInput("vote-not-yours")
        vote = await game.cast(vote, user_id, yes)
        if not yes:
            await _fail(game, vote)
        elif all(vote.ballots.get(voter) for voter in voters(game.row, vote)):
            await _carry_out(game, vote)


async def expire(game: OpenGame, timer: Timer) -> None:
    """A vote that nobody ended is lost."""
    assert isinstance(timer.occasion, VoteEnds)
    vote = await game.votes.one(timer.occasion.vote_id)
    if vote is not None and vote.state == "open":
        await _fail(game, vote)


def voters(row: GameRow, vote: Vote) -> list[int]:
    """Everybody affected: all others at the table who are still there; not the one to be replaced."""
    return [
        player.user_id
        for seat, player in enumerate(row.players)
        if player.user_id != vote.asker_id and not player.vacant and seat != vote.seat
    ]


async def _ask(game: OpenGame, vote: Vote) -> Vote:
    """Opens a vote among all others at the table, and asks them; with nobody to ask it is carried out."""
    others = voters(game.row, vote)
    opened = await game.open_vote(vote, game.now() + LASTS)
    if not others:
        await _carry_out(game, opened)
        return replace(opened, state="passed")
    figures = {
        "seat": game.row.seat_of(vote.asker_id) or 0,
        "count": vote.turns,
        "other_seat": vote.seat or 0,
        "member": f"<@{vote.other_id}>",
    }
    buttons = f"yes-{opened.id}", f"no-{opened.id}"
    await game.tell(Notice(f"vote-{vote.kind}", figures, tuple(others), buttons))
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
            assert vote.seat is not None and vote.other_id is not None
            await seats.invite_to(game, vote.seat, vote.other_id)
        case "undo":
            assert asker is not None
            match = await undo.taken_back(game, asker, vote.turns)
            await play.keep(game, match, ActionRow(asker, f"{UNDO} {vote.turns}"))


async def _fail(game: OpenGame, vote: Vote) -> None:
    await game.close_vote(vote, "failed")
    await game.tell(Notice(f"failed-{vote.kind}"))
