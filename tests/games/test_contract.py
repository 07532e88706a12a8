"""What every registered game must keep."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from games.engine import record, registry
from games.engine.contract import clone, freeze, thaw
from games.engine.fuzz import fuzz, random_match
from games.engine.match import AnyMatch, AnySetting, Match, Turn
from games.engine.ranges import settled
from tests import playthroughs
from tests.games.settings import SETTINGS, each_setting, each_setting_played_out

BY_COMPUTERS = dict(playthroughs.by_computers())


@pytest.mark.parametrize("name", SETTINGS)
def test_the_golden_playthrough_comes_out_line_by_line(name: str) -> None:
    path = playthroughs.FOLDER / f"{name}.txt"
    assert path.exists(), f"{name} has no playthrough: make playthroughs"
    assert playthroughs.playthrough(SETTINGS[name]).splitlines() == path.read_text().splitlines()


@pytest.mark.parametrize("name", BY_COMPUTERS)
def test_the_golden_playthrough_of_computers_comes_out_line_by_line(name: str) -> None:
    written = (playthroughs.FOLDER / f"{name}.txt").read_text()
    assert playthroughs.playthrough(BY_COMPUTERS[name], playthroughs.sensible) == written


def test_there_is_a_playthrough_for_exactly_every_game_option_and_player_count() -> None:
    assert {path.stem for path in playthroughs.FOLDER.glob("*.txt")} == {*SETTINGS, *BY_COMPUTERS}
    assert set(registry.names()) == {setting.game.name for setting in SETTINGS.values()}


@each_setting_played_out
def test_the_move_trees_have_the_counted_sizes(setting: AnySetting) -> None:
    counted = json.loads((playthroughs.FOLDER / "move_trees.json").read_text())
    assert counted.keys() == SETTINGS.keys()
    [name] = [name for name, other in SETTINGS.items() if other == setting]
    assert playthroughs.trees(setting) == counted[name]


@each_setting_played_out
def test_a_few_fuzzed_games_hold(setting: AnySetting, tmp_path: Any) -> None:
    report = fuzz([setting], tmp_path)
    assert report.failures == []
    assert report.actions > 30
    assert report.refused > 40


@each_setting_played_out
def test_the_same_seed_and_actions_give_the_same_bytes(setting: AnySetting) -> None:
    first, second = random_match(setting), random_match(setting)
    assert freeze(first.state) == freeze(second.state)
    assert record.write(first) == record.write(second)


@each_setting
def test_a_copy_is_equal_and_independent(setting: AnySetting) -> None:
    match = Match(setting)
    before = freeze(match.state)
    copy = clone(match.state)
    assert copy == match.state
    assert copy.board is match.state.board
    seat = setting.game.actors(copy)[0]
    setting.game.apply(copy, seat, next(iter(setting.game.legal(copy, seat))))
    assert freeze(match.state) == before


@each_setting_played_out
def test_a_copy_is_what_json_would_make_of_a_state_and_shares_nothing_that_changes(
    setting: AnySetting,
) -> None:
    def after(match: AnyMatch, _: Turn) -> None:
        state: Any = match.state
        copy, written = clone(state), thaw(type(state), freeze(state), state.board)
        assert freeze(copy) == freeze(state)
        compare(copy, written)
        assert not {id(part) for part in changing(copy)} & {id(part) for part in changing(state)}
        assert setting.game.check(copy) == []

    random_match(setting, after)


def compare(one: Any, other: Any) -> None:
    """The same types, down to the last part; freezing has compared the values."""
    assert type(one) is type(other)
    for part, twin in zip(parts(one), parts(other), strict=True):
        compare(part, twin)


def changing(value: Any) -> Iterator[Any]:
    """Whatever in a value could be changed."""
    frozen = isinstance(value, Struct) and value.__struct_config__.frozen
    if isinstance(value, list | dict) or (isinstance(value, Struct) and not frozen):
        yield value
    for part in parts(value):
        yield from changing(part)


def parts(value: Any) -> list[Any]:
    match value:
        case Struct():
            return [getattr(value, name) for name in value.__struct_fields__]
        case list():
            return value
        case dict():
            return [*value.keys(), *value.values()]
    return []


@each_setting
def test_no_view_holds_the_seed_or_shares_anything_with_the_state(setting: AnySetting) -> None:
    match = Match(setting)
    for viewer in (None, *range(len(setting.seats))):
        view = setting.game.view(match.state, viewer)
        assert setting.seed.encode() not in freeze(view)
        assert view is not match.state
        assert view.players is not match.state.players


@each_setting
def test_a_move_by_a_seat_that_does_not_exist_is_refused(setting: AnySetting) -> None:
    match = Match(setting)
    move = next(iter(setting.game.legal(match.state, setting.game.actors(match.state)[0])))
    for seat in (-1, len(setting.seats)):
        with pytest.raises(Exception, match="not-your-turn"):
            match.play(seat, move)


@each_setting
def test_every_legal_move_reads_back_from_its_notation(setting: AnySetting) -> None:
    match = Match(setting)
    dice = random.Random(3)
    while seats := match.game.actors(match.state):
        seat = dice.choice(seats)
        moves = [settled(move, dice) for move in match.game.legal(match.state, seat)]
        for move in moves:
            assert match.game.read(match.state, match.game.write(move)) == move
        match.play(seat, dice.choice(moves))


def test_a_state_thaws_only_on_its_own_board() -> None:
    setting = next(iter(SETTINGS.values()))
    data = freeze(Match(setting).state)
    figures = json.loads(setting.board.json)
    other = setting.game.read_board(json.dumps({**figures, "name": "another"}).encode())
    with pytest.raises(Exception, match="board"):
        thaw(setting.game.State, data, other)
