"""What is noted with the network is what would be worked out anew, in a game and in its copies."""

import random
from typing import Any

import pytest

from games.age_of_steam.fitting import Fit, Site
from games.age_of_steam.goods import deliveries
from games.age_of_steam.network import links, network, sections_in
from games.age_of_steam.state import Phase, State
from games.engine.contract import clone, freeze, thaw
from games.engine.match import AnyMatch, Turn
from tests.age_of_steam.table import Table, scripted
from tests.marks import rarely


def compare(state: State) -> int:
    """Everything that is noted, beside a state that was just written down and read; how much it was."""
    fresh, kept = thaw(State, freeze(state), state.board), network(state)
    place = {id(line): number for number, line in enumerate(state.lines)}
    again = {id(line): number for number, line in enumerate(fresh.lines)}
    for at, sections in kept.sections.items():
        found = [(pair, again[id(line)]) for pair, line in sections_in(fresh, at).items()]
        assert [(pair, place[id(line)]) for pair, line in sections.items()] == found
    if kept.links is not None:
        assert [*kept.links.items()] == [*links(fresh).items()]
        noted = dict(kept.hops)
        assert [*deliveries(state, 0)] == [*deliveries(fresh, 0)]
        assert noted.items() <= network(fresh).hops.items()
    for at, by_seat in kept.fits.items():
        for seat in by_seat.keys() - {None}:
            site = Site(fresh, seat, at)
            tried = [site.fit_or_why_not(tuple(sorted(sections))) for sections in site.shapes()]
            assert [*by_seat[seat]] == [fit for fit in tried if isinstance(fit, Fit)], (at, seat)
    return sum(map(len, kept.fits.values()))


@pytest.mark.parametrize("players", rarely([3, 4, 5, 6], [4]))
def test_what_is_noted_is_what_would_be_worked_out_anew(players: int) -> None:
    dice = random.Random(players)
    counts: list[int] = []
    copies: list[Any] = []

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        if state.phase in (Phase.SHARES, Phase.AUCTION):
            return
        if dice.random() < 0.2:
            counts.extend(map(compare, (state, *copies)))
        if dice.random() < 0.2:
            copies[:] = [state]  # its network is no longer brought up to date by the match
            match.state = clone(state)
            links(match.state)

    scripted(players, "noted", after, cash=80)
    assert max(counts) > 60


@pytest.mark.parametrize("lies_in_it", [True, False])
def test_a_new_city_changes_what_is_noted_around_it(lies_in_it: bool) -> None:
    table = Table()
    table.line("Dave", "N9 NW-NE", "O9 SW-NE", "P8 SW-SE")
    table.line(None, "K10 SW-NW")
    if lies_in_it:
        table.line("Peter", "J9 S-NE", "K9 SW-o")
        table.line("Peter", "K9 o-NE", "L8 SW-SE")
    table.action("Peter", "urbanization")
    for name in table.names:
        table.building(name)
        assert table.moves()
    assert links(table.state)
    table.building("Peter")
    assert compare(table.state) > 200
    table.play("urbanize Indianapolis B")
    table.cubes("Evansville", "black blue red yellow")
    assert compare(table.state) > 150
