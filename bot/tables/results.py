"""How a game ended, seat by seat, as it is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store.rows import GameRow, PlaceRow, ResultRow
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


def among_people(row: GameRow) -> bool:
    """Whether a game is one of people alone, from its beginning on: only such a one counts for anybody."""
    return row.source is None and not any(player.level for player in row.players)


def results_of(row: GameRow, places: Sequence[Placing] | None, ended_at: datetime) -> list[ResultRow]:
    """The results of a game from its final standing; none while it runs. With a computer at the table, or
    where it began with moves that were made elsewhere, they count for nobody."""
    counts = among_people(row)
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
            counted=counts and not row.players[place.seat].replaced,
            ended_at=ended_at.isoformat(),
        )
        for place in places or ()
    ]


def career_of(places: Sequence[PlaceRow]) -> Career | None:
    """Somebody's results in one game summed up; nothing where none counts."""
    if not places:
        return None
    times = {place.rank: place.times for place in sorted(places, key=lambda place: place.rank)}
    return Career(sum(times.values()), times, max(place.best for place in places))
