"""Phase 2: characters, one each; they give R&D at once and the order of play."""

from collections.abc import Iterator

from games.automobile.actions import Build, Choose, Move
from games.automobile.components import CHARACTERS, RESEARCH_OF, Character
from games.automobile.events import CharacterChosen, OrderSet
from games.automobile.factories import build_cost, research_cost
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "choose-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    return (choose for choose in map(Choose, CHARACTERS) if why_not(state, choose) is None)


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Choose):
        return EXPECTED
    if action.character in state.characters:
        return "character-taken"
    if action.character is Character.DURANT and not _can_use_durant(state):
        return "durant-cannot-build"
    return None


def _can_use_durant(state: State) -> bool:
    """Whether a vacant space could be built, Durant's own R&D counted."""
    research = state.players[state.asked].research + RESEARCH_OF[Character.DURANT]
    return state.factories_left(state.asked) > 0 and any(
        state.is_vacant(model)
        and research_cost(state, model) <= research
        and build_cost(state, Build(model, 1, False)) <= state.money(state.asked)
        for model in state.spaces
    )


def figures(state: State, action: Move) -> dict[str, object]:
    free = [character for character in CHARACTERS if why_not(state, Choose(character)) is None]
    told: dict[str, object] = {"one_of": free}
    if isinstance(action, Choose):
        told |= {"character": action.character, "owner_seat": state.characters.get(action.character)}
    return told


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Choose)
    seat, research = state.asked, RESEARCH_OF[action.character]
    state.characters[action.character] = seat
    state.players[seat].research += research
    if action.character is Character.DURANT:
        state.phase = Phase.DURANT
    event = CharacterChosen(seat, action.character, research)
    return [event] if state.phase is Phase.DURANT else [event, *next_choice(state)]


def next_choice(state: State) -> list[Event]:
    """The next player chooses, or everybody has chosen and the actions begin."""
    chosen = len(state.characters)
    if chosen < len(state.order):
        state.phase, state.asked = Phase.CHOOSING, state.order[chosen]
        return []
    state.ford_ready = Character.FORD in state.characters
    state.phase, state.round, state.asked = Phase.ACTIONS, 1, state.playing_order[0]
    return [OrderSet(state.playing_order)]
