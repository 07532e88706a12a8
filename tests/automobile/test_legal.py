"""Legality has one source: what is legal is exactly what is accepted, in every position."""

import random
from collections import Counter
from itertools import product
from typing import cast

import pytest

from games.automobile import GAME
from games.automobile.actions import (
    Bonus,
    Build,
    Choose,
    Close,
    Distribute,
    FordBuild,
    HowardSale,
    Loan,
    Move,
    Pass,
    Produce,
    Reduce,
    Research,
    Sell,
)
from games.automobile.components import CHARACTERS, CLASSES
from games.automobile.state import Phase, State
from games.engine.contract import clone, freeze
from games.engine.errors import GameError
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, Turn, set_up
from games.engine.ranges import Amount, Ranged
from tests.automobile.table import FIVE
from tests.marks import rarely

ASKED = set(Phase) - {Phase.DRAWING, Phase.DEMAND, Phase.LOSSES, Phase.OVER}


def conceivable(state: State, seat: int) -> list[Move]:
    """Every action that could be written down, sensible or not; of productions and Howard's sales
    those of up to two of one's spaces."""
    models = [*state.spaces, "Trabant"]
    own = [model for model, _ in state.spaces_of(seat)] + ["Duryea", "Trabant"]
    some: list[tuple[Amount, ...]] = [(Amount(model, count),) for model, count in product(own, range(-1, 17))]
    some += [
        (Amount(one, count), Amount(two, other))
        for one, two, count, other in product(own, own, (1, 2, 3, 4, 6), (1, 2, 3, 5))
    ]
    return [
        Research(),
        Pass(),
        Loan(),
        *map(Choose, CHARACTERS),
        *(Build(model, count, parts) for model, count, parts in product(models, range(-1, 4), (False, True))),
        *(FordBuild(model, parts) for model, parts in product(models, (False, True))),
        *(Distribute(*counts) for counts in product(range(-1, 5), repeat=3)),
        *map(Close, models),
        *map(Bonus, models),
        *(Reduce(model, count) for model, count in product(models, range(-1, 4))),
        *(Sell(model, band) for model, band in product(models, CLASSES)),
        *(Produce(amounts) for amounts in (*some, ())),
        *(HowardSale(amounts) for amounts in (*some, ())),
    ]


def compare(state: State, seat: int) -> int:
    """Tries every conceivable action of a seat; how many were accepted."""
    moves = list(GAME.legal(state, seat))
    listed = {move for move in moves if not isinstance(move, Ranged)}
    ranges = [move for move in moves if isinstance(move, Ranged)]
    assert len(listed) + len(ranges) == len(moves), "nothing is listed twice"
    actions = conceivable(state, seat)
    assert listed <= set(actions)
    before = freeze(state)
    for action in actions:
        legal = action in listed or any(action in moves for moves in ranges)
        try:
            GAME.apply(clone(state) if legal else state, seat, action)
            accepted = True
        except GameError:
            accepted = False
        assert accepted == legal, (seat, action)
    assert freeze(state) == before
    return len(moves)


@pytest.mark.parametrize("players", rarely([3, 4, 5], [3]))
def test_what_is_legal_is_exactly_what_is_accepted(players: int) -> None:
    dice = random.Random(players)
    seen: Counter[Phase] = Counter()

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        if state.phase is not Phase.OVER and dice.random() < 0.8 / (1 + seen[state.phase]):
            seen[state.phase] += 1
            for seat in {GAME.actors(state)[0], dice.randrange(players)}:
                compare(state, seat)

    for seed in range(6):
        random_match(set_up("automobile", FIVE[:players], f"legal {seed}"), after)
    assert set(seen) >= ASKED - {Phase.HOWARD, Phase.DISTRIBUTION}


def test_every_phase_that_asks_is_compared_in_full() -> None:
    """In games where everybody builds, produces and distributes, so that the sales are asked too."""
    dice = random.Random(1)
    seen: Counter[Phase] = Counter()
    for seed in range(6):
        match = Match(set_up("automobile", FIVE[:4], f"busy {seed}"))
        while seats := GAME.actors(match.state):
            state, seat = match.state, seats[0]
            if seen[state.phase] < 4:
                seen[state.phase] += 1
                compare(state, seat)
            match.play(seat, busy(state, seat, dice))
    assert set(seen) == ASKED


def busy(state: State, seat: int, dice: random.Random) -> Move:
    """A move that goes on: no loans, no closing, and production half of the time."""
    moves = [move for move in GAME.legal(state, seat) if not isinstance(move, Loan | Close | Research)]
    ranges = [move for move in moves if isinstance(move, Ranged)]
    if ranges and dice.random() < 0.5:
        return ranges[0].draw(dice)  # type: ignore[return-value]
    plain = [move for move in moves if not isinstance(move, Ranged)]
    return dice.choice(plain) if plain else Research()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_legal_is_accepted_told_and_written_and_what_is_likely_is_legal(players: int) -> None:
    dice = random.Random(players)

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        for seat in range(players):
            moves = list(GAME.legal(state, seat))
            asked = seat in GAME.actors(state)
            assert asked or moves in ([], [Loan()])
            likely = list(GAME.advice.likely(state, seat))
            assert [move for move in likely if move not in moves] == []
            assert bool(likely) == asked
            if dice.random() < 0.05:
                for move in moves:
                    tried = move.examples() if isinstance(move, Ranged) else [move]
                    for action in cast(list[Move], tried):
                        copy = clone(state)
                        assert GAME.apply(copy, seat, action)
                        assert GAME.check(copy) == []
                        assert GAME.read(state, GAME.write(action)) == action
                        assert isinstance(GAME.advice.detail(state, action).figures, dict)

    for seed in range(2):
        random_match(set_up("automobile", FIVE[:players], f"accepted {seed}"), after)
