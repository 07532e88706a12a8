"""The phases of a game: who is asked, everything that he may do, and what runs by itself."""

from games.engine.flow import Flow
from games.great_western.actions import Move
from games.great_western.phases import bidding, boarding, building, income, loading
from games.great_western.state import Phase, State

FLOW: Flow[State, Move] = Flow(
    asking={Phase.BIDDING: bidding, Phase.BUILDING: building},
    by_itself={
        Phase.LOADING: loading.load_trains,
        Phase.BOARDING: boarding.board_trains,
        Phase.INCOME: income.pay_income,
    },
)

actors, legal = FLOW.actors, FLOW.legal
