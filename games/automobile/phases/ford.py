"""Ford: once, directly before or after an action, one more tile where one's factory stands."""

from collections.abc import Iterator

from games.automobile import factories
from games.automobile.actions import Build, FordBuild, Move, Pass
from games.automobile.components import ROUNDS, Character
from games.automobile.events import FordKept
from games.automobile.phases.rounds import next_action
from games.automobile.state import State
from games.engine.contract import Event, Seat

EXPECTED = "ford-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    yield from builds(state)
    yield Pass()


def builds(state: State) -> Iterator[Move]:
    """Every tile that Ford may add now."""
    if state.characters.get(Character.FORD) != state.asked:
        return iter(())
    own = (model for model, _ in state.spaces_of(state.asked))
    candidates = (FordBuild(model, parts) for model in own for parts in (False, True))
    return (build for build in candidates if why_not_build(state, build) is None)


def is_possible(state: State) -> bool:
    """Whether the player asked has Ford and somewhere to use him."""
    return next(builds(state), None) is not None


def why_not(state: State, action: Move) -> str | None:
    match action:
        case FordBuild():
            return why_not_build(state, action)
        case Pass():
            return None
    return EXPECTED


def why_not_build(state: State, action: FordBuild) -> str | None:
    """The reason why Ford may not add this tile now, or nothing."""
    if state.characters.get(Character.FORD) != state.asked:
        return "ford-not-yours"
    if not state.ford_ready:
        return "ford-used"
    space = state.spaces.get(action.model)
    if space is not None and space.seat != state.asked:
        return "ford-own-space"
    return factories.why_not_build(state, state.asked, _tile(action))


def figures(state: State, action: Move) -> dict[str, object]:
    return factories.build_figures(state, state.asked, _tile(action)) if isinstance(action, FordBuild) else {}


def play(state: State, action: Move) -> list[Event]:
    events: list[Event] = [FordKept(state.asked, later=state.round < ROUNDS)]
    if isinstance(action, FordBuild):
        events = build(state, action)
    next_action(state)
    return events


def build(state: State, action: FordBuild) -> list[Event]:
    """Adds the tile; the token goes back."""
    state.ford_ready = False
    return factories.build(state, state.asked, _tile(action), ford=True)


def _tile(action: FordBuild) -> Build:
    return Build(action.model, 0 if action.parts else 1, action.parts)
