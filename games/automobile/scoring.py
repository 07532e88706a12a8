"""Who has won: the money, with factories sold at their price and loans repaid."""

from games.automobile.components import PARTS_COST, REPAYMENT
from games.automobile.state import Phase, State
from games.engine import contract
from games.engine.contract import Placing, ScorePart, Seat


def result(state: State) -> list[Placing] | None:
    """The final standing, best first, or nothing yet."""
    return standing(state) if state.phase is Phase.OVER else None


def standing(state: State) -> list[Placing]:
    """The places if the game ended now."""
    return contract.standing([_score(state, seat) for seat in range(len(state.players))])


def _score(state: State, seat: Seat) -> tuple[list[ScorePart], list[ScorePart]]:
    """A tie goes to fewer loss points, then fewer loans, then the earlier place in the order."""
    player = state.players[seat]
    entries = [ScorePart("cash", player.cash)]
    for model, space in state.spaces_of(seat):
        figures = {"model": model, "factories": space.factories}
        entries.append(ScorePart("factories", space.factories * state.board.models[model].cost, figures))
    entries.append(ScorePart("parts", 0 if state.has_parts(seat) else PARTS_COST))
    repaid = REPAYMENT * player.loans
    entries.append(ScorePart("loans", -repaid, {"loans": player.loans, "repaid": repaid}))
    entries.append(ScorePart("debt", -player.debt, {"debt": player.debt}))
    place = state.order.index(seat) + 1
    return entries, [
        ScorePart("fewer-losses", -player.losses, {"losses": player.losses}),
        ScorePart("fewer-loans", -player.loans, {"loans": player.loans}),
        ScorePart("earlier-pass", -place, {"place": place, "over": int(state.phase is Phase.OVER)}),
    ]
