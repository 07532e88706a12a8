"""What everybody can expect: the money of the end, from shares, from companies under control, from cubes."""

from collections.abc import Mapping, Sequence
from math import fsum

from games.engine.contract import Seat
from games.steel_driver.claims import final_values
from games.steel_driver.components import ROUNDS, Company
from games.steel_driver.state import Phase, State
from games.steel_driver.survey import MOST_CUBES, Survey, survey

GROWTH = 3.2
"""What a cube that a company builds with adds to each of its shares. This and what follows was measured in
games of computer players."""
SNOWBALL = 3.3
"""How much further a company that is ahead of the others on the map gets ahead, when all cubes are still to
be built with; it is much less when part of them are gone, by the fourth power of what is left."""
EARNING = 11.0
"""What a cube that is built with earns its company on the average."""


def worth(state: State) -> Sequence[float]:
    """The money that each seat can expect at the end."""
    if state.phase is Phase.OVER:
        return [float(player.cash) for player in state.players]
    if state.phase is Phase.CLAIMING:
        values: Mapping[Company, float] = final_values(state)
        return [player.cash + _shares(state, seat, values) for seat, player in enumerate(state.players)]
    outlook = Outlook(state)
    found = [
        player.cash + _shares(state, seat, outlook.values) + outlook.cube * (player.cubes + outlook.dealt)
        for seat, player in enumerate(state.players)
    ]
    for company, railway in state.railways.items():
        if railway.controller is not None:
            found[railway.controller] += railway.profit + outlook.earned(company, railway.cubes)
    if state.sale:
        found[state.sale.bidder] += outlook.gain(state.sale.company, state.sale.bid)
    return found


class Outlook:
    """What a share of each company, by `values`, and a `cube` in hand will have brought at the end. Each
    player is still to be `dealt` so many cubes."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.survey: Survey = survey(state)
        later, players, railways = ROUNDS - state.round, len(state.players), state.railways
        self.dealt = later * state.cubes_a_round
        to_spend = self.dealt * players + sum(player.cubes for player in state.players)
        left = to_spend / (ROUNDS * state.cubes_a_round * players)
        ahead = 1 + SNOWBALL * left**4
        now = self.survey.values
        mean = fsum(now.values()) / len(railways)
        level = (1 - ahead) * mean + GROWTH * to_spend / len(railways)
        self.values = {
            company: ahead * now.get(company, 0.0) + level + GROWTH * railway.cubes
            for company, railway in railways.items()
        }
        on_offer = later * fsum(self.values.values())
        if state.phase in (Phase.AUCTION, Phase.BIDDING):
            on_offer += fsum(self.values[company] for company in self.unsold)
        # All shares that are still to be had are bought with all cubes, at a like price.
        self.cube = on_offer / max(1, to_spend) + EARNING if on_offer else 0.0

    @property
    def unsold(self) -> list[Company]:
        """The companies that can still be put up or bid for in this round."""
        return [company for company, railway in self.state.railways.items() if railway.controller is None]

    def earned(self, company: Company, cubes: int) -> int:
        """What a company makes of its cubes in this round."""
        return self.survey.earnings(company)[min(cubes, MOST_CUBES)]

    def gain(self, company: Company, bid: int) -> float:
        """What it brings to get a company for so many cubes."""
        box = self.state.railways[company].cubes
        return self.values[company] + self.earned(company, box + bid) - self.cube * bid

    def limit(self, company: Company, seat: Seat) -> int:
        """The highest bid of a seat that loses nothing."""
        for bid in range(self.state.players[seat].cubes, 0, -1):
            if self.gain(company, bid) >= 0:
                return bid
        return 0


def _shares(state: State, seat: Seat, values: Mapping[Company, float]) -> float:
    return fsum(railway.shares[seat] * values[company] for company, railway in state.railways.items())
