"""What a move is said to cost and bring is what it costs and brings, for every legal move."""

from itertools import product
from typing import get_args

from games.automobile import GAME
from games.automobile import events as told
from games.automobile.actions import Loan, Move
from games.automobile.components import INTEREST, REPAYMENT
from games.automobile.flow import FLOW
from games.automobile.state import State
from games.engine.contract import clone
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Turn, set_up
from games.engine.ranges import Ranged
from tests.automobile.table import FIVE, of


def brought(state: State, seat: int, move: Move) -> dict[str, object]:
    """What a move did, in the figures of its detail: from its events and from the state before and after."""
    after = clone(state)
    events = FLOW.play(after, seat, move)
    loans = len(of(told.LoanTaken, events))
    player, was = after.players[seat], state.players[seat]
    paid: dict[str, object] = {"loans": loans, "left": player.cash}
    match event := events[loans]:
        case told.CharacterChosen():
            assert player.research == was.research + event.research
            return {"research": event.research, "character": event.character.value}
        case told.TilesBuilt():
            assert player.cash == was.cash + 500 * loans - event.cost
            assert player.research == was.research - event.research
            return {"cost": event.cost, "research": event.research, **paid}
        case told.CarsProduced():
            assert player.cash == was.cash + 500 * loans - event.cost
            return {"cost": event.cost, **paid}
        case told.DistributorsPlaced():
            return {"left": after.distributors_left(seat)}
        case told.ResearchTaken():
            assert player.research == was.research + event.research
            return {"research": player.research}
        case told.SpaceClosed():
            assert player.cash == was.cash + event.cash
            assert player.losses == was.losses - event.discarded + event.unsold
            space = state.spaces[event.model]
            assert (event.unsold, event.markers) == (space.cars, space.bonus + space.reduced)
            return {name: getattr(event, name) for name in ("cash", "discarded", "unsold", "markers")}
        case told.HowardSold():
            assert player.cash == was.cash + event.cash
            return {"cash": event.cash}
        case told.DistributorSold():
            assert player.cash == was.cash + event.cash
            return {"cash": event.cash, "cars": state.spaces[event.model].cars}
        case told.BonusTaken():
            assert player.research == was.research - event.research
            return {"research": event.research, "cars": after.spaces[event.model].cars}
        case told.PriceReduced():
            price = state.board.class_of(event.model).reduced
            return {"price": price, "cars": after.spaces[event.model].cars}
        case told.Passed():
            assert after.passed[event.place - 1] == seat
            return {"place": event.place, "later": 0}
        case told.FordKept():
            assert after.ford_ready
            return {"place": 0, "later": int(event.later)}
    raise AssertionError(event)


def test_every_figure_of_a_detail_is_what_the_move_does() -> None:
    kinds = set()

    def look(match: AnyMatch, _: Turn) -> None:
        for seat in GAME.actors(match.state):
            for listed in GAME.legal(match.state, seat):
                for move in listed.examples() if isinstance(listed, Ranged) else [listed]:
                    kinds.add(type(move))
                    if not isinstance(move, Loan):
                        detail = GAME.advice.detail(match.state, move)
                        assert detail.figures == brought(match.state, seat, move)
                        assert detail.cost == detail.figures.get("cost")

    for players, seed in product((3, 4, 5), range(3)):
        random_match(set_up("automobile", FIVE[:players], f"details {seed}"), look)
    assert kinds == set(get_args(Move)), "every kind of move came up"


def test_a_loan_says_what_it_will_cost() -> None:
    match = random_match(set_up("automobile", FIVE[:3], "details"))
    assert GAME.advice.detail(match.state, Loan()).figures == {"interest": INTEREST, "repayment": REPAYMENT}
