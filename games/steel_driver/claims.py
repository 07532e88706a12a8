"""The claims of goods as sensible players make them: what others could take comes first."""

from collections.abc import Mapping

from games.steel_driver.components import Company, Goods
from games.steel_driver.state import Railway, State
from games.steel_driver.survey import KINDS, value_of


def urgent_claims(state: State, company: Company) -> list[str]:
    """The places whose cubes a company can claim, the most urgent first: those that others can take too, of a
    kind whose loss would cost most of all that the company can hope for."""
    return _most_urgent(state, state.railways[company], _claimants(state))


def final_values(state: State) -> Mapping[Company, float]:
    """What a share of each company will pay when everybody claims the most urgent first."""
    claimants = _claimants(state)
    wanted = {
        company: _most_urgent(state, railway, claimants)
        for company, railway in state.railways.items()
        if railway.controller is not None
    }
    counts = {company: dict.fromkeys(KINDS, 0) for company in state.railways}
    for company, railway in state.railways.items():
        for kind in railway.goods.values():
            counts[company][kind] += 1
    at = state.order.index(state.active) if state.active else 0
    turns = [company for company in (*state.order[at:], *state.order[:at]) if company in wanted]
    left = dict(state.goods)
    while turns:
        turns = [company for company in turns if _claimed(wanted[company], left, counts[company])]
    return {company: value_of(kinds.values()) for company, kinds in counts.items()}


def _claimed(wanted: list[str], left: dict[str, Goods], counts: dict[Goods, int]) -> bool:
    """Takes the first cube of a list that is left; not if none is."""
    for place in wanted:
        if kind := left.pop(place, None):
            counts[kind] += 1
            return True
    return False


def _most_urgent(state: State, railway: Railway, claimants: Mapping[str, int]) -> list[str]:
    left = state.goods
    places = [place for place in railway.places if place in left]
    hoped = dict.fromkeys(KINDS, 0)
    for kind in railway.goods.values():
        hoped[kind] += 1
    for place in places:
        hoped[left[place]] += 1
    loss = {kind: sum([other >= count for other in hoped.values()]) for kind, count in hoped.items()}
    return sorted(places, key=lambda place: (claimants[place] == 1, -loss[left[place]], -claimants[place]))


def _claimants(state: State) -> Mapping[str, int]:
    """How many companies that claim are connected to each place."""
    found: dict[str, int] = {}
    for railway in state.railways.values():
        if railway.controller is not None:
            for place in railway.places:
                found[place] = found.get(place, 0) + 1
    return found
