"""Who can be played against: three levels of one search, and the players that they are measured by."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

from games.engine.chance import Chance
from games.engine.contract import A, Game, S, Seat, clone
from games.engine.errors import GameError
from games.engine.match import AnyMatch, Match
from games.engine.ranges import Ranged, settled
from games.players.search import Judged, follow, never, search, value

LEVELS: Mapping[str, float] = {"easy": 0.02, "steady": 0.2, "strong": 1.0}
"""Seconds of thought a move, at the pace that each game was measured at."""

Player = Callable[[Game[S, A], S, Seat, str, Callable[[], bool]], Sequence[A]]
"""A player is given a game, a view of it, the seat, a seed and whether it is late; the answer are moves to be
made in a row."""


def any_move(
    game: Game[S, A], view: S, seat: Seat, seed: str, late: Callable[[], bool] = never
) -> Sequence[A]:
    """A legal move by lot."""
    dice, world = Random(seed), game.mind.imagine(view, seat, Chance(seed))
    return [settled(dice.choice(list(game.legal(world, seat))), dice)]


def likely_move(
    game: Game[S, A], view: S, seat: Seat, seed: str, late: Callable[[], bool] = never
) -> Sequence[A]:
    """A move by lot of those that suggest themselves."""
    dice, world = Random(seed), game.mind.imagine(view, seat, Chance(seed))
    moves = game.advice.likely(world, seat)
    return [settled(dice.choice(moves), dice)] if moves else any_move(game, view, seat, seed)


def quick_move(
    game: Game[S, A], view: S, seat: Seat, seed: str, late: Callable[[], bool] = never
) -> Sequence[A]:
    """What comes to mind: the policy of play-outs."""
    world = game.mind.imagine(view, seat, Chance(seed))
    return [game.mind.policy(world, seat, Random(seed))]


def greedy_move(
    game: Game[S, A], view: S, seat: Seat, seed: str, late: Callable[[], bool] = never
) -> Sequence[A]:
    """The move after which the seat stands best."""
    world = game.mind.imagine(view, seat, Chance(seed))

    def after(action: A) -> float:
        state = clone(world)
        follow(game, state, seat, [action])
        return value(game, game.mind.worth(state), seat)

    return [max(_listed(game, world, seat), key=after)]


def judged(
    game: Game[S, A], view: S, seat: Seat, level: str, seed: str, late: Callable[[], bool] = never
) -> list[Judged[A]]:
    """What a seat might do, the best first, judged as long as the level says."""
    return search(game, view, seat, round(LEVELS[level] * game.mind.pace), seed, late)


def thinker(level: str) -> Player[S, A]:
    """A player who searches, as long as the level says."""

    def think(
        game: Game[S, A], view: S, seat: Seat, seed: str, late: Callable[[], bool] = never
    ) -> Sequence[A]:
        return judged(game, view, seat, level, seed, late)[0].row

    return think


PLAYERS: Mapping[str, Player[Any, Any]] = {
    "random": any_move,
    "sense": likely_move,
    "greedy": greedy_move,
    "quick": quick_move,
    **{level: thinker(level) for level in LEVELS},
}


def moves_of(
    match: AnyMatch, seat: Seat, kind: str, seed: str, late: Callable[[], bool] = never
) -> list[str]:
    """What a player answers in a match, in notation, from what its seat may know of it."""
    view = match.game.view(match.state, seat)
    return _playable(match, seat, PLAYERS[kind](match.game, view, seat, seed, late))


def _playable(match: AnyMatch, seat: Seat, row: Sequence[Any]) -> list[str]:
    """The moves of a row as far as they can be made in one go: after one that draws everything may differ."""
    ahead, moves = Match.resume(match.setting, match.snapshot()), []
    for action in row:
        if seat not in ahead.game.actors(ahead.state):
            break
        try:
            drew = ahead.play(seat, action).drew
        except GameError:
            break
        moves.append(ahead.game.write(action))
        if drew:
            break
    return moves or [match.game.write(match.game.advice.safe_move(match.game.view(match.state, seat), seat))]


def _listed(game: Game[S, A], world: S, seat: Seat) -> Iterator[A]:
    """All legal moves; of those that are too many to list a few that suggest themselves."""
    for move in game.legal(world, seat):
        if isinstance(move, Ranged):
            yield from (cast(A, action) for action in move.examples())
        else:
            yield move
