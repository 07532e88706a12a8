"""The fifth game keeps what every game promises."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.engine import registry
from games.engine.fuzz import fuzz
from games.engine.match import Match
from games.engine.words import LOCALES
from tests.fifth_game import HERE, NAME, found
from tests.fifth_game.table import GAME, SEED, started
from tests.games import test_advice, test_contract, test_details, test_words
from tests.playthroughs import settings, tree

FOLDER = HERE / "games" / NAME
each_setting = pytest.mark.parametrize("storm", [True, False])
each_count = pytest.mark.parametrize("players", GAME.players)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def test_it_is_found_beside_the_others_and_forgotten() -> None:
    assert NAME in registry.names()
    others = set(registry.names()) - {NAME}
    assert {setting.game.name for _, setting in settings()} == {NAME, *others}
    with found():
        assert registry.load(NAME) is GAME
    assert others


@pytest.mark.parametrize(
    "promise",
    [
        test_contract.test_the_same_seed_and_actions_give_the_same_bytes,
        test_contract.test_a_copy_is_equal_and_independent,
        test_contract.test_no_view_holds_the_seed_or_shares_anything_with_the_state,
        test_contract.test_a_move_by_a_seat_that_does_not_exist_is_refused,
        test_contract.test_every_legal_move_reads_back_from_its_notation,
        test_advice.test_a_safe_move_is_a_legal_one_and_a_pass_where_that_is_one,
        test_advice.test_the_moments_of_a_game_go_on_and_everybody_has_a_place_at_each,
        test_advice.test_every_move_begins_with_a_verb_that_is_a_command,
        test_advice.test_a_move_of_another_phase_is_told_from_an_illegal_one,
    ],
)
@each_setting
@each_count
def test_it_keeps_the_promises_of_the_rules(
    promise: Callable[[Any], None], players: int, storm: bool
) -> None:
    promise(started(players, "promise", storm).setting)


@each_setting
@each_count
def test_fifty_fuzzed_games_hold(players: int, storm: bool, tmp_path: Path) -> None:
    setting = started(players, SEED, storm).setting
    report = fuzz([replace(setting, seed=f"fuzz-{number}") for number in range(50)], tmp_path)
    assert report.failures == []
    assert report.actions > 300
    assert report.refused > 500


def test_the_move_tree_has_the_counted_size() -> None:
    assert tree(started().setting, 0) == [10, 97]


@pytest.mark.parametrize(
    "promise",
    [
        test_words.test_both_languages_have_the_same_messages_with_the_same_figures,
        test_words.test_no_message_is_left_in_english,
        test_words.test_french_keeps_its_signs_on_the_line,
    ],
)
def test_its_words_are_complete_in_both_languages(promise: Callable[[Path], None]) -> None:
    promise(FOLDER / "locales")


def test_there_is_a_message_for_every_refusal() -> None:
    test_words.test_there_is_a_message_for_every_refusal(NAME)


@pytest.mark.parametrize(
    "promise",
    [
        test_words.test_every_command_has_its_words,
        test_words.test_every_event_and_every_thing_has_its_words,
        test_details.test_every_kind_of_move_can_be_told_with_its_figures,
    ],
)
@each_locale
def test_everything_has_its_words(promise: Callable[[str, str], None], locale: str) -> None:
    promise(NAME, locale)


@each_locale
@each_count
def test_whole_games_can_be_told(players: int, locale: str) -> None:
    told = test_words.told(started(players).setting, locale)
    assert len(told) > 12
    assert test_words.badly_told(told) == []


def test_its_verbs_take_what_they_take_in_other_games() -> None:
    test_words.test_a_verb_of_several_games_takes_the_same_in_each()


@pytest.mark.parametrize(
    "promise",
    [
        test_details.test_the_choices_of_a_move_begin_with_its_verb,
        test_details.test_everybody_stands_somewhere_with_so_much_to_spend,
    ],
)
def test_it_advises_as_the_others_do(promise: Callable[[str], None]) -> None:
    promise(NAME)


def test_a_match_goes_on_from_its_snapshot() -> None:
    match = started()
    again = Match.resume(match.setting, match.snapshot())
    assert again.state == match.state
