"""Those who look on: they are told of the boards that stay, and say who will win before the game is half
over. At the end all are told how that came out."""

from bot.store import OpenGame, Store
from bot.store.rows import GameRow, Guess, Notice, direct
from bot.tables.results import among_people
from bot.tables.table import Table, load
from games.engine.errors import BadInput
from games.engine.match import AnyMatch

HALF = 0.5
NAMED = 20
"""Seers who are named at the end."""


async def follow(store: Store, game_id: int, user_id: int) -> None:
    """From now on somebody gets the boards that stay. Direct messages that were closed are tried again."""
    row = await store.games.one(game_id)
    if row is None or row.status != "running":
        raise BadInput("no-game")
    if row.seat_of(user_id) is not None:
        raise BadInput("follow-seated")
    async with store.desk() as desk:
        await desk.follow(game_id, user_id)
        await desk.call("user", user_id, closed=False)


async def unfollow(store: Store, game_id: int, user_id: int) -> None:
    """Somebody gets nothing more of a game."""
    async with store.desk() as desk:
        await desk.unfollow(game_id, user_id)


async def guess(store: Store, game_id: int, guess: Guess) -> None:
    """Somebody who does not play says who wins: once, and before the game is half over. To say the same again
    is no second guess."""
    async with store.game(game_id) as game:
        row = game.row
        if row.seat_of(guess.user_id) is not None:
            raise BadInput("guess-seated")
        made = await game.spectators.guess_of(row.id, guess.user_id)
        if made is not None and made.seat != guess.seat:
            raise BadInput("guess-once")
        if row.status != "running" or row.archived or not can_guess(load(row)):
            raise BadInput("guess-late")
        if guess.seat not in range(len(row.players)):
            raise BadInput("not-offered")
        await game.keep_guess(row.id, guess)


def can_guess(table: Table) -> bool:
    """Whether less than half of a game is behind."""
    return bool(table.asked) and table.match.game.advice.behind(table.seen()) < HALF


async def told(game: OpenGame, match: AnyMatch) -> None:
    """After a move: the board goes to those who follow, if it stays; at the end of the game, also how the
    guesses came out."""
    over = not match.game.actors(match.state)
    milestones = match.game.advice.milestones
    if not over and not any(isinstance(event, milestones) for turn in match.turns for event in turn.events):
        return
    guesses = await _settled(game, match) if over else {}
    for user_id, calls in (await game.spectators.followers(game.row.id)).items():
        if calls.closed or game.row.seat_of(user_id) is not None:
            continue
        guessed = {True: "right", False: "wrong", None: "none"}[guesses.get(user_id)]
        figures = {"version": game.row.played, "guess": guessed}
        key = "followed-over" if over else "followed"
        await game.tell(Notice(key, figures, buttons=() if over else ("unfollow",)), direct(user_id))


async def _settled(game: OpenGame, match: AnyMatch) -> dict[int, bool]:
    """By user, whether a guess was right. Those who came to sit at the table themselves have made none."""
    row = game.row
    winners = {place.seat for place in match.game.result(match.state) or () if place.rank == 1}
    made = [one for one in await game.spectators.guesses(row.id) if row.seat_of(one.user_id) is None]
    right = {one.user_id: one.seat in winners for one in made}
    if row.guild_id is not None and among_people(row):
        for one in made:
            await game.credit(row.guild_id, one, right[one.user_id])
    if made:
        await game.tell(_notice(row, right))
    return right


def _notice(row: GameRow, right: dict[int, bool]) -> Notice:
    seers = [user_id for user_id, correct in right.items() if correct]
    figures = {
        "seers": [f"<@{user_id}>" for user_id in seers[:NAMED]],
        "more": max(len(seers) - NAMED, 0),
        "guesses": len(right),
    }
    return Notice("seers", figures, tuple(seers[:NAMED]))
