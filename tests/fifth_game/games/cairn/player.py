"""What a computer player makes of a position."""

from games.cairn.actions import Move
from games.cairn.advice import ADVICE
from games.cairn.state import Phase, State
from games.engine.mind import Mind, any_likely, likely_rows, open_world, score_now

MIND: Mind[State, Move] = Mind(
    worth=score_now(ADVICE),
    candidates=likely_rows(ADVICE),
    policy=any_likely(ADVICE),
    imagine=open_world,
    stretch=lambda state: list(Phase).index(state.phase),
    spread=10.0,
    pace=3_000,
)
