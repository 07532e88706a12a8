"""What is hidden: the tiles of others, the bag, the seed."""

import json
import random
from itertools import takewhile

import pytest

from games.automobile import GAME
from games.automobile.events import DemandTileDrawn, TilesRevealed
from games.automobile.state import Phase, State
from games.engine import record
from games.engine.contract import Event, clone, freeze
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, Turn, set_up
from games.engine.ranges import settled
from tests.automobile.table import FIVE, FOUR, THREE, Table


def test_a_player_sees_his_own_tiles_and_nobody_elses() -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, 2)
    table.tiles((5, 3), (4, 3), (5, 3), (4, 2))
    seen = GAME.view(table.state, 1)
    assert [player.tiles for player in seen.players] == [[0, 0], [4, 3], [0, 0], [0, 0]]
    assert seen.bag == [0] * 8
    assert (seen.chance.seed, seen.chance.drawn) == ("", table.state.chance.drawn)
    spectator = GAME.view(table.state, None)
    assert [player.tiles for player in spectator.players] == [[0, 0]] * 4
    assert spectator.bag == [0] * 8


def test_all_else_is_open() -> None:
    table = Table()
    table.built("Red", "Duryea", 2, cars=3, parts=True)
    table.bands("Blue", mid=2)
    table.give("Green", cash=10, losses=7, loans=1, debt=20, research=9)
    seen = GAME.view(table.state, 0)
    for player, other in zip(seen.players, table.state.players, strict=True):
        player.tiles = other.tiles
    seen.bag, seen.chance = table.state.bag, table.state.chance
    assert seen == table.state


@pytest.mark.parametrize(
    ("turn", "tiles", "mid", "low"),
    [(1, (4,), 4, 0), (2, (5, 3), 5, 3), (3, (5, 3), 3, 5), (4, (4, 2), 2, 4)],
)
def test_a_hand_tells_what_the_tiles_add_class_by_class(
    turn: int, tiles: tuple[int, ...], mid: int, low: int
) -> None:
    table = Table(THREE)
    table.begin(Phase.EXECUTIVE, turn)
    table.tiles(tiles, (2, 2), (3, 2))
    assert GAME.advice.hand(GAME.view(table.state, 0), 0) == {"mid": mid, "low": low}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_holds_a_tile_of_another_the_bag_or_the_seed(players: int) -> None:
    seed = f"secret seed {players}"

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        for viewer in (None, *range(players)):
            seen = GAME.view(state, viewer)
            assert seed.encode() not in freeze(seen)
            assert set(seen.bag) <= {0}
            assert len(seen.bag) == len(state.bag)
            for seat, player in enumerate(seen.players):
                tiles = state.players[seat].tiles
                assert player.tiles == (tiles if seat == viewer else [0] * len(tiles))

    random_match(set_up("automobile", FIVE[:players], seed), after)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_answers_like_the_whole_state(players: int) -> None:
    """Moves, suggestions, details and the forecast need nothing hidden."""
    dice = random.Random(players)

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        if dice.random() > 0.3:
            return
        for viewer in (None, *range(players)):
            seen = GAME.view(state, viewer)
            assert GAME.actors(seen) == GAME.actors(state)
            assert GAME.advice.progress(seen).standing == GAME.advice.progress(state).standing
            assert GAME.result(seen) == GAME.result(state)
            for seat in range(players):
                moves = list(GAME.legal(state, seat))
                assert list(GAME.legal(seen, seat)) == moves
                assert list(GAME.advice.likely(seen, seat)) == list(GAME.advice.likely(state, seat))
                for move in dice.sample(moves, min(3, len(moves))):
                    action = settled(move, dice)
                    assert (
                        GAME.advice.detail(seen, action).figures == GAME.advice.detail(state, action).figures
                    )
                    assert GAME.read(seen, GAME.write(action)) == action

    random_match(set_up("automobile", FIVE[:players], f"views {players}"), after)


def swapped(state: State, dice: random.Random) -> State:
    """The same position with other tiles in the hands, from and to the bag."""
    other = clone(state)
    pile = other.bag + [tile for player in other.players for tile in player.tiles]
    dice.shuffle(pile)
    for player in other.players:
        held = len(player.tiles)
        player.tiles, pile = sorted(pile[:held], reverse=True), pile[held:]
    other.bag = sorted(pile)
    assert GAME.check(other) == []
    return other


def before_the_reveal(events: list[Event]) -> list[Event]:
    return list(takewhile(lambda event: not isinstance(event, TilesRevealed), events))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_that_differ_in_hidden_tiles_look_alike_until_the_reveal(players: int) -> None:
    dice = random.Random(players)
    state: State = Match(set_up("automobile", FIVE[:players], f"swap {players}")).state
    differed = 0
    other = swapped(state, dice)
    while GAME.actors(state):
        turn = state.turn
        seat = dice.choice([*GAME.actors(state)] * 4 + list(range(players)))
        moves = list(GAME.legal(state, seat))
        if not moves:
            continue
        action = settled(dice.choice(moves), dice)
        events = GAME.apply(state, seat, action)
        others = GAME.apply(other, seat, action)
        assert before_the_reveal(events) == before_the_reveal(others)
        if state.turn == turn and state.phase is not Phase.OVER:
            assert events == others
            assert freeze(GAME.view(state, None)) == freeze(GAME.view(other, None))
            continue
        differed += events != others
        other = swapped(state, dice)
    assert differed >= 3, "the tiles did differ"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_event_tells_a_tile_before_the_last_pass(players: int) -> None:
    """What tells one comes after as many passes as there are players."""
    passes = 0

    def after(match: AnyMatch, turn: Turn) -> None:
        nonlocal passes
        for event in turn.events:
            kind = type(event).__name__
            passes = passes + 1 if kind == "Passed" else 0 if kind == "TilesDrawn" else passes
            if isinstance(event, TilesRevealed | DemandTileDrawn):
                assert passes == players
            if kind == "TilesDrawn":
                assert event.tiles == 2  # type: ignore[attr-defined]  # how many, not which

    random_match(set_up("automobile", FIVE[:players], f"told {players}"), after)


def test_the_demand_of_the_last_turn_stays_known_to_all() -> None:
    table = Table(FOUR)
    table.begin(Phase.EXECUTIVE, 2)
    table.all_pass()
    assert GAME.view(table.state, None).revealed == table.state.revealed
    assert sum(len(tiles) for tiles in table.state.revealed.values()) == 8


def test_an_excerpt_has_the_readers_tiles_and_nobody_elses() -> None:
    table = Table(THREE)
    table.begin(Phase.EXECUTIVE, 2)
    table.tiles((5, 3), (4, 3), (5, 2))
    excerpt = json.loads(record.write_excerpt(table.match(), 1))
    assert [player["tiles"] for player in excerpt["view"]["players"]] == [[0, 0], [4, 3], [0, 0]]
