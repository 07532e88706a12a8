"""What a game goes on from: moves that were made in a match file, or in another game."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.store import OpenGame, Store
from bot.store.rows import ActionRow, GameRow, Script
from bot.tables.table import Passage, load
from games.engine.errors import BadInput
from games.engine.history import RESEED
from games.engine.match import AnyMatch


@dataclass(frozen=True)
class Origin:
    """A setting without its players, the moves made in it, and the game where they were made, 0 for none of
    ours."""

    game: str
    seed: str
    options: Mapping[str, object]
    board: bytes | None
    script: Script
    source: int = 0


def origin_of(match: AnyMatch, source: int = 0) -> Origin:
    """What goes on from a match that was played from its start; one that is over does not."""
    setting = match.setting
    if not match.game.actors(match.state):
        raise BadInput("origin-is-over", played=match.played)
    moves = []
    for turn, seed in zip(match.turns, match.new_seeds, strict=True):
        seat, action = turn.chosen.seat, turn.chosen.move
        moves += [(seat, f"{RESEED} {seed}")] * bool(seed)
        moves.append((seat, match.game.write(action)))
    script = Script(len(setting.seats), tuple(moves), match.snapshot().decode())
    options = {
        name: str(value).lower() if isinstance(value, bool) else value  # as a lobby has them
        for name, value in msgspec.to_builtins(setting.options).items()
    }
    board = None if setting.board == match.game.board() else setting.board.json
    return Origin(match.game.name, setting.seed, options, board, script, source)


def origin_in(passage: Passage) -> Origin:
    """What goes on from a board of a game. For a worker."""
    return origin_of(passage.play().match, passage.row.id)


async def is_secret(store: Store, row: GameRow) -> bool:
    """Whether a game from which one goes on is still played with the same seed."""
    source: GameRow | None = row
    while source and source.source:
        source = await store.games.one(source.source)
        if source and source.status == "running":
            return True
    return False


async def begin(game: OpenGame, script: Script) -> None:
    """Makes the moves of a script in a game that begins. What is drawn from there on is not what would have
    been drawn where they were made: somebody may know that."""
    seed = secrets.token_hex(16)
    await game.change(snapshot=script.snapshot.encode())
    match = load(game.row).match
    match.reseed(seed)
    rows = [
        *(ActionRow(seat, move) for seat, move in script.moves),
        ActionRow(0, f"{RESEED} {seed}", "chance"),
    ]
    await game.recall(rows)
    await game.change(played=len(rows), snapshot=match.snapshot(), script=None)
