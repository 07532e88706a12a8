"""Who has won: the height of the cairn less a point for each stone left, then the stones on the cairn."""

from games.cairn.state import Phase, Player, State
from games.engine import contract
from games.engine.contract import Placing, ScorePart


def result(state: State) -> list[Placing] | None:
    """The final standing, best first, or nothing yet."""
    return standing(state) if state.phase is Phase.OVER else None


def standing(state: State) -> list[Placing]:
    """The places that the cairns give now."""
    return contract.standing([_score(state, player) for player in state.players])


def _score(state: State, player: Player) -> tuple[list[ScorePart], list[ScorePart]]:
    heights = {heap: state.height({heap: count}) for heap, count in player.cairn.items()}
    entries = [ScorePart("cairn", height, {"heap": heap}) for heap, height in heights.items()]
    entries.append(ScorePart("left", -sum(player.bag.values())))
    return entries, [ScorePart("stones", sum(player.cairn.values()))]
