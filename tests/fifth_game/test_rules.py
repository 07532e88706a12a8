"""The rules of Cairn."""

import json

import pytest

from games.cairn import GAME
from games.cairn.events import CairnStacked, GameEnded, NothingStacked, StormBlew
from games.cairn.state import Phase
from games.engine.errors import BadInput, NotAsked, NotLegal, NotUnderstood
from games.engine.words import words
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN, SHORTEST, UNDOABLE, WHOLE, asked, happened, over, played, started

SEEDS = [str(number) for number in range(20)]


@pytest.mark.parametrize("players", GAME.players)
def test_the_scripts_fit_every_seed(players: int) -> None:
    for seed in SEEDS:
        assert over(players, seed).state.phase is Phase.OVER
        assert len(happened(played(*SHORTEST[players], players=players, seed=seed), GameEnded)) == 1


@pytest.mark.parametrize(("players", "scores"), [(2, [5, 5]), (3, [9, 8, 5]), (4, [9, 8, 5, 0])])
def test_how_the_scripts_end(players: int, scores: list[int]) -> None:
    places = GAME.result(over(players).state) or []
    assert [place.score for place in places] == scores
    assert [place.rank for place in places] == list(range(1, players + 1))


def test_heaps_and_first_player_are_drawn() -> None:
    states = [started(seed=seed).state for seed in SEEDS]
    assert {state.first for state in states} == {0, 1, 2}
    for name, heap in GAME.board().heaps.items():
        assert {state.heaps[name] for state in states} == set(range(heap.least, heap.most + 1))


def test_gathering_goes_round_and_skips_those_who_have_passed() -> None:
    match = started()
    first = asked(match)
    for move in ("take Nevis 1", "pass", "take Lomond 3"):
        match.play_text(asked(match), move)
    assert (asked(match), match.state.turn) == (first, 2)
    match.play_text(first, "take Rannoch 1")
    assert asked(match) == (first + 2) % 3


def test_gathering_ends_with_the_last_stone() -> None:
    match = started(2)
    while match.state.phase is Phase.GATHERING:
        match.play(asked(match), next(iter(GAME.legal(match.state, asked(match)))))
    assert not any(match.state.heaps.values())


@pytest.mark.parametrize("storm", [True, False])
def test_after_a_storm_the_cairns_bear_less(storm: bool) -> None:
    matches = [played(*DRAWN, seed=seed, storm=storm) for seed in SEEDS]
    assert {match.state.bears for match in matches} == ({7, 8, 9} if storm else {9})
    assert all(len(happened(match, StormBlew)) == storm for match in matches)
    assert {match.reversible for match in matches} == {not storm}


def test_a_take_can_be_taken_back() -> None:
    match = played(*UNDOABLE)
    assert match.reversible
    assert match.undone().state == started().state


def test_who_has_no_stones_passes_by_force() -> None:
    last = over(4).turns[-1]
    assert [step.forced for step in last.steps] == [False, True]
    assert happened(over(4), CairnStacked)
    assert len(happened(over(4), NothingStacked)) == 1


def test_all_may_share_the_victory() -> None:
    [ended] = happened(played(*SHORTEST[3]), GameEnded)
    assert ended.winner_seats == [0, 1, 2]


@pytest.mark.parametrize(
    ("before", "move", "key"),
    [
        ((), "stack Nevis:1", "take-expected"),
        ((), "take Nevis 4", "not-a-handful"),
        ((), "take Nevis 0", "not-a-handful"),
        (("take Nevis 3",), "take Nevis 3", "too-few-stones"),
        (DRAWN, "take Nevis 1", "stack-expected"),
        (DRAWN, "stack Nevis:1 Nevis:1", "stack-each-once"),
        (DRAWN, "stack Lomond:1", "stack-beyond-bag"),
        (DRAWN, "stack Nevis:0", "stack-beyond-bag"),
        (DRAWN, "stack Nevis:4", "stack-too-heavy"),
        (WHOLE[3], "pass", "game-over"),
    ],
)
def test_what_is_refused_is_refused_with_its_reason(before: tuple[str, ...], move: str, key: str) -> None:
    match = played(*before)
    with pytest.raises(NotLegal) as refused:
        match.play_text(0 if before == WHOLE[3] else asked(match), move)
    assert refused.value.key == key
    assert isinstance(refused.value, NotAsked) == key.endswith("-expected")
    for locale in ("en", "fr"):
        assert words(locale, NAME).refuse(refused.value)


@pytest.mark.parametrize("text", ["", "take", "take Skye 2", "stack", "stack Nevis", "pass 2", "dance"])
def test_what_is_no_move_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.read(started().state, text)


def test_a_bad_board_is_refused_with_its_line() -> None:
    text = json.dumps(json.loads(GAME.board().json), indent=1).replace('"least": 5', '"least": 9', 1)
    with pytest.raises(BadInput) as refused:
        GAME.read_board(text.encode())
    assert refused.value.key == "heap-range"
    line = refused.value.figures["line"]
    assert isinstance(line, int)
    assert '"name": "Lomond"' in text.splitlines()[line]
