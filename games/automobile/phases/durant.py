"""Durant: one factory on a vacant space, before the next player chooses."""

from collections.abc import Iterator

from games.automobile import factories
from games.automobile.actions import Build, Move
from games.automobile.phases.choosing import next_choice
from games.automobile.state import State
from games.engine.contract import Event, Seat

EXPECTED = "durant-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    builds = (Build(model, 1, False) for model in factories.within_reach(state, state.asked))
    return (build for build in builds if why_not(state, build) is None)


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Build):
        return EXPECTED
    if action.factories != 1 or action.parts:
        return "durant-one-factory"
    if action.model in state.spaces and not state.is_vacant(action.model):
        return "durant-vacant"
    return factories.why_not_build(state, state.asked, action)


def figures(state: State, action: Move) -> dict[str, object]:
    return factories.build_figures(state, state.asked, action) if isinstance(action, Build) else {}


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Build)
    return [*factories.build(state, state.asked, action), *next_choice(state)]
