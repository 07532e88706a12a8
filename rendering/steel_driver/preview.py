"""What companies would have after a move that is shown before it is made."""

from dataclasses import dataclass

from games.steel_driver.actions import Build
from games.steel_driver.components import BUILDER_BONUS, OTHERS_BONUS, Company
from games.steel_driver.network import completed_by
from games.steel_driver.phases.building import city_pays
from games.steel_driver.state import State
from rendering.scene import Scene


@dataclass(frozen=True)
class After:
    """Cubes, links left and profit of a company."""

    cubes: int
    links_left: int
    profit: int


def previewed(scene: Scene) -> dict[Company, After]:
    """The companies that a link changes, where it is the only move that is shown: the one that builds it, and
    any that has a bonus from it."""
    state: State = scene.view
    if len(scene.candidates) != 1 or state.active is None:
        return {}
    build = scene.candidates[0]
    if not isinstance(build, Build):
        return {}
    route = state.board.between[build.start, build.end]
    line = completed_by(state, state.active, route)
    earned = city_pays(state, build) + (BUILDER_BONUS if line else 0)
    railway = state.railways[state.active]
    after = {state.active: After(railway.cubes - route.cost, railway.links_left - 1, railway.profit + earned)}
    for company in line.others if line else ():
        other = state.railways[company]
        after[company] = After(other.cubes, other.links_left, other.profit + OTHERS_BONUS)
    return after
