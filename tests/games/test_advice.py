"""What interfaces ask of a game holds in whole games, from everybody's view."""

import random
from itertools import product

import pytest

from games.engine.contract import Action
from games.engine.errors import GameError, NotAsked
from games.engine.fuzz import random_match
from games.engine.match import AnySetting, replay
from games.engine.ranges import Ranged, settled
from tests.games.settings import each_setting_played_out


@each_setting_played_out
def test_a_safe_move_is_a_legal_one_and_a_pass_where_that_is_one(setting: AnySetting) -> None:
    game, advice = setting.game, setting.game.advice
    match = random_match(setting)
    for again in replay(setting, match.script):
        for seat in game.actors(again.state):
            legal = list(game.legal(again.state, seat))
            move = advice.safe_move(again.game.view(again.state, seat), seat)
            assert any(move in found if isinstance(found, Ranged) else move == found for found in legal)
            assert not isinstance(move, game.asides)
            assert move == advice.pass_move or advice.pass_move not in legal


@each_setting_played_out
def test_the_moments_of_a_game_go_on_and_everybody_has_a_place_at_each(setting: AnySetting) -> None:
    game, advice = setting.game, setting.game.advice
    turns, behind = [], []
    for again in replay(setting, random_match(setting).script):
        seen = game.view(again.state, None)
        assert advice.moment(seen) == advice.moment(again.state)
        turns.append(advice.moment(seen).turn)
        behind.append(advice.behind(seen))
        progress = advice.progress(seen)
        assert sorted(place.seat for place in progress.standing) == list(range(len(setting.seats)))
        assert len(progress.means) == len(setting.seats)
    assert turns == sorted(turns)
    assert turns[0] == 1
    assert behind == sorted(behind)
    assert 0 <= behind[0] < 0.5 and behind[-1] <= 1


@each_setting_played_out
def test_what_menus_offer_first_or_by_numbers_is_what_is_legal(setting: AnySetting) -> None:
    """Moves by numbers are all the moves of their verb, and no others."""
    game, advice = setting.game, setting.game.advice
    for again in replay(setting, random_match(setting).script):
        for seat in game.actors(again.state):
            legal: dict[str, list[Action]] = {}
            for move in game.legal(again.state, seat):
                if not isinstance(move, Ranged):
                    legal.setdefault(game.write(move).split()[0], []).append(move)
            for ranged in advice.numbers(again.state, seat):
                numbers = product(*(range(span.high + 1) for span in ranged.spans))
                names = [span.what for span in ranged.spans]
                filled = [ranged.filled(dict(zip(names, counts, strict=True))) for counts in numbers]
                described = [move for move in filled if move in ranged]
                assert len(described) == len(legal[ranged.verb])
                assert all(move in described for move in legal[ranged.verb])
            for verb, moves in legal.items():
                first = advice.first(again.state, seat, verb)
                assert all(move in moves for move in first)
                assert len(set(first)) == len(first)


@each_setting_played_out
def test_every_move_begins_with_a_verb_that_is_a_command(setting: AnySetting) -> None:
    game, advice = setting.game, setting.game.advice
    takes = {command.verb: command.takes for command in advice.commands}
    for turn in random_match(setting).turns:
        for step in turn.steps:
            verb, _, rest = game.write(step.action).partition(" ")
            assert takes[verb] == bool(rest)
            assert advice.choices(step.action)[0] == verb


@each_setting_played_out
def test_a_move_of_another_phase_is_told_from_an_illegal_one(setting: AnySetting) -> None:
    game = setting.game
    match = random_match(setting)
    dice = random.Random(setting.seed)
    moves = [turn.chosen.move for turn in match.turns]
    others = 0
    for again in replay(setting, match.script):
        for seat in game.actors(again.state):
            kinds = {type(settled(move, dice)) for move in game.legal(again.state, seat)}
            move = dice.choice(moves)
            if type(move) in kinds:
                continue
            with pytest.raises(GameError) as refused:
                game.apply(again.state, seat, move)
            others += isinstance(refused.value, NotAsked)
            assert isinstance(refused.value, NotAsked) == refused.value.key.endswith("-expected")
    assert others
