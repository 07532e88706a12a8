"""Between the phases that ask: the storm, if there is one, and everybody begins to stack."""

from games.cairn.components import STORM
from games.cairn.events import StormBlew
from games.cairn.state import Phase, State
from games.engine.contract import Event


def blow(state: State) -> list[Event]:
    """After a storm the cairns bear less, by lot."""
    events: list[Event] = []
    if state.storm:
        lost = state.chance.below(STORM)
        state.bears -= lost
        events.append(StormBlew(lost, state.bears))
    for player in state.players:
        player.done = False
    state.phase, state.asked, state.turn = Phase.STACKING, state.first, state.turn + 1
    return events
