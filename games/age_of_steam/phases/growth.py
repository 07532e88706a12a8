"""Goods growth: dice for the west, thrown anew for the east; then the next turn."""

from collections import Counter
from collections.abc import Iterator

from games.age_of_steam.board import SIDES, CityRow, NewCityRow
from games.age_of_steam.components import FACES, Cube
from games.age_of_steam.events import GoodsGrown, GrowthRolled, TurnEnded
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event
from games.engine.ranges import Amount


def grow(state: State) -> list[Event]:
    """As many dice as players at the start."""
    events: list[Event] = []
    for side in SIDES:
        dice = sorted(state.chance.below(FACES) + 1 for _ in state.players)
        state.dice[side] = dice
        events += [GrowthRolled(side, dice), *_take(state, side, dice)]
    events.append(TurnEnded(state.turn))
    state.turn += 1
    state.phase, state.asked = Phase.SHARES, state.order[0]
    return events


def _take(state: State, side: str, dice: list[int]) -> Iterator[Event]:
    """Each die takes the topmost cube of its city's column, and of its new city's if that is in play;
    on an empty column it is lost."""
    places = {letter: at for at, letter in state.new_cities.items()}
    for number, count in sorted(Counter(dice).items()):
        for column in _columns(state, side, number):
            home = column if column in state.board.cities else places.get(column)
            cubes = [_topmost(state, column) for _ in range(count)] if home is not None else []
            grown = [cube for cube in cubes if cube is not None]
            if grown and home is not None:
                state.cubes[home] += grown
                amounts = [Amount(cube.value, found) for cube, found in Counter(grown).items()]
                yield GoodsGrown(state.board.names[home], amounts)


def _columns(state: State, side: str, number: int) -> list[str]:
    """The columns of a die: that of a city, and that of a new city."""
    rows: dict[str, CityRow | NewCityRow] = {**state.board.cities, **state.board.new_cities}
    return [column for column, row in rows.items() if (row.side, row.number) == (side, number)]


def _topmost(state: State, column: str) -> Cube | None:
    slots = state.display[column]
    place = next((place for place, cube in enumerate(slots) if cube is not None), None)
    if place is None:
        return None
    cube, slots[place] = slots[place], None
    return cube
