"""Building, producing and closing: what the action phase, Durant, Ford and the executives share."""

from collections.abc import Iterator

from games.automobile.actions import Build
from games.automobile.components import (
    CLOSING_LOSS,
    FACTORIES_A_SPACE,
    PARTS_COST,
    PARTS_SAVING,
    TILES_A_BUILD,
)
from games.automobile.events import SpaceClosed, TilesBuilt
from games.automobile.money import pay
from games.automobile.state import Space, State
from games.engine.contract import Event, Seat


def research_cost(state: State, model: str) -> int:
    """1 + 2 + ... for the spaces beyond the most advanced one ever built."""
    beyond = max(state.board.position[model] - state.mark, 0)
    return beyond * (beyond + 1) // 2


def within_reach(state: State, seat: Seat) -> Iterator[str]:
    """The spaces that are worth asking `why_not_build` about: a player's own, and with a factory in hand the
    vacant ones that his R&D and his money reach."""
    research, money, beyond = state.players[seat].research, state.money(seat), -state.mark
    factories, models = state.factories_left(seat), state.board.models
    if not factories and not state.has_parts(seat):
        return
    for model, space in state.spaces.items():
        if space.seat == seat or (
            factories
            and space.seat is None
            and not space.closed
            and models[model].cost <= money
            and (beyond <= 0 or beyond * (beyond + 1) // 2 <= research)
        ):
            yield model
        beyond += 1


def build_cost(state: State, build: Build) -> int:
    """The money for the tiles."""
    return build.factories * state.board.models[build.model].cost + PARTS_COST * build.parts


def why_not_build(state: State, seat: Seat, build: Build) -> str | None:
    """Why these tiles can't be built; research and money last."""
    space = state.spaces.get(build.model)
    if space is None:
        return "model-not-there"
    if not 0 <= build.factories <= TILES_A_BUILD or not 1 <= build.factories + build.parts <= TILES_A_BUILD:
        return "build-one-or-two"
    if space.closed:
        return "space-closed"
    if space.seat not in (None, seat):
        return "space-taken"
    if space.factories + build.factories == 0:
        return "parts-need-factory"
    if space.factories + build.factories > FACTORIES_A_SPACE:
        return "space-full"
    if build.factories > state.factories_left(seat):
        return "factories-used-up"
    if build.parts and not state.has_parts(seat):
        return "parts-used-up"
    if research_cost(state, build.model) > state.players[seat].research:
        return "research-short"
    return "money-short" if build_cost(state, build) > state.money(seat) else None


def build_figures(state: State, seat: Seat, build: Build) -> dict[str, object]:
    """For the refusal of a build."""
    told: dict[str, object] = {
        "model": build.model,
        "research": state.players[seat].research,
        "money": state.money(seat),
        "factories": state.factories_left(seat),
    }
    if space := state.spaces.get(build.model):
        told |= {"needed": research_cost(state, build.model), "cost": build_cost(state, build)}
        told |= {"owner_seat": space.seat}
    return told


def build(state: State, seat: Seat, build: Build, ford: bool = False) -> list[Event]:
    """Pays for the tiles and places them."""
    cost, research = build_cost(state, build), research_cost(state, build.model)
    loans = pay(state, seat, cost)
    state.players[seat].research -= research
    space = state.spaces[build.model]
    space.seat = seat
    space.factories += build.factories
    space.parts |= build.parts
    return [*loans, TilesBuilt(seat, build.model, build.factories, int(build.parts), cost, research, ford)]


def output(state: State, model: str) -> tuple[int, int]:
    """The least and the most cars that a space's factories produce."""
    return state.board.class_of(model).output[state.spaces[model].factories - 1]


def unit_cost(state: State, model: str) -> int:
    """What a car costs to produce there."""
    return state.board.class_of(model).unit_cost - PARTS_SAVING * state.spaces[model].parts


def halved(points: int) -> int:
    """Half the points, rounded up: what is discarded."""
    return -(-points // 2)


def refund(state: State, model: str) -> int:
    """What closing a space pays."""
    space = state.spaces[model]
    factories = space.factories * (state.board.models[model].cost - CLOSING_LOSS)
    return factories + (PARTS_COST - CLOSING_LOSS) * space.parts


def why_not_close(state: State, seat: Seat, model: str) -> str | None:
    """The reason why a player may not close a space, or nothing."""
    space = state.spaces.get(model)
    if space is None:
        return "model-not-there"
    return None if space.seat == seat else "space-not-yours"


def close(state: State, seat: Seat, model: str) -> SpaceClosed:
    """First the points are halved; then the cars there are unsold."""
    player, space = state.players[seat], state.spaces[model]
    discarded, cash = halved(player.losses), refund(state, model)
    player.losses += space.cars - discarded
    player.cash += cash
    state.spaces[model] = Space(closed=True)
    return SpaceClosed(seat, model, discarded, cash, space.cars, space.markers)
