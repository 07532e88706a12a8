"""The phases of a game: who is asked, everything that he may do, and what runs by itself."""

from games.engine.flow import Flow
from games.steel_driver.actions import Move
from games.steel_driver.phases import auction, bidding, building, claiming, final, rounds
from games.steel_driver.state import Phase, State

FLOW: Flow[State, Move] = Flow(
    asking={
        Phase.AUCTION: auction,
        Phase.BIDDING: bidding,
        Phase.BUILDING: building,
        Phase.CLAIMING: claiming,
    },
    by_itself={
        Phase.CUBES: rounds.deal_cubes,
        Phase.BUILDING: building.next_company,
        Phase.PROFITS: rounds.pay_profits,
        Phase.GOODS: final.place_goods,
        Phase.CLAIMING: claiming.next_company,
        Phase.SHARES: final.pay_shares,
    },
)

actors, legal = FLOW.actors, FLOW.legal
