"""The phases of a game: who is asked, everything that he may do, and what runs by itself."""

from games.age_of_steam.actions import Move
from games.age_of_steam.phases import auction, building, growth, money, moving, privileges, production, shares
from games.age_of_steam.state import Phase, State
from games.engine.flow import Flow

FLOW: Flow[State, Move] = Flow(
    asking={
        Phase.SHARES: shares,
        Phase.AUCTION: auction,
        Phase.PRIVILEGES: privileges,
        Phase.BUILDING: building,
        Phase.MOVING: moving,
        Phase.PRODUCTION: production,
        Phase.PLACING: production,
    },
    by_itself={
        Phase.MONEY: money.settle,
        Phase.GROWTH: growth.grow,
    },
)

actors, legal = FLOW.actors, FLOW.legal
