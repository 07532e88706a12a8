"""How a game ended, seat by seat, as it is kept."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.rows import GameRow, ResultRow
from games.engine.contract import Placing


@dataclass(frozen=True)
class Career:
    """What somebody has done in one game."""

    games: int
    places: dict[int, int]
    """How often each rank."""
    best: int

    @property
    def won(self) -> int:
        """The games won, shared victories among them."""
        return self.places.get(1, 0)

    @property
    def average(self) -> float:
        """The average rank."""
        return sum(rank * times for rank, times in self.places.items()) / self.games


def results_of(row: GameRow, places: Sequence[Placing] | None) -> list[ResultRow]:
    """The results of a game from its final standing; none while it runs."""
    return [
        ResultRow(
            game_id=row.id,
            guild_id=row.guild_id,
            game=row.game,
            seat=place.seat,
            user_id=row.players[place.seat].user_id,
            name=row.players[place.seat].name,
            rank=place.rank,
            score=place.score,
            players=len(row.players),
            counted=not row.players[place.seat].replaced,
        )
        for place in places or ()
    ]


def career_of(results: Sequence[ResultRow]) -> Career | None:
    """Somebody's results in one game summed up; nothing where none counts."""
    counted = [result for result in results if result.counted]
    if not counted:
        return None
    places = Counter(result.rank for result in counted)
    return Career(len(counted), dict(sorted(places.items())), max(result.score for result in counted))
