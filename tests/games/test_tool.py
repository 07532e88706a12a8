"""`python -m games`, as somebody at a terminal uses it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from games.engine import record, registry
from games.engine.contract import Placing
from games.engine.match import Match, set_up
from games.engine.tool import NAMES, main
from games.engine.words import LOCALES, words
from games.players import tool as arena
from games.players.arena import Bout, Played
from tests.fifth_game import NAME
from tests.fifth_game.table import GAME

pytestmark = pytest.mark.usefixtures("fifth_game")


class Terminal:
    """Runs commands and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str | Path, fails: bool = False) -> list[str]:
        self.capsys.readouterr()
        code = main([*map(str, arguments), "--locale", "en"], [arena.ARENA])
        printed = self.capsys.readouterr()
        assert code == (1 if fails else 0), printed
        assert bool(printed.err) == fails
        return (printed.err if fails else printed.out).splitlines()


def title() -> str:
    """What the game is called."""
    return words("en", NAME).say("game-name")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def match(run: Terminal, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    run("new", NAME, "--players", "4", "--seed", "7", "-o", path)
    return path


def test_list_names_the_games(run: Terminal) -> None:
    assert f"{NAME} — {title()}, 2 to 4 players" in run("list")


def test_new_writes_a_match_and_says_whose_turn_it_is(run: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    lines = run(
        "new",
        NAME,
        "--names",
        "Zoé,Max,Lin",
        "--keep-seats",
        "-o",
        path,
        "--option",
        "storm=false",
    )
    assert lines[0] == f"{path}: {title()}, seats Zoé, Max, and Lin."
    assert lines[1].startswith("The table waits for ")
    assert json.loads(path.read_text())["options"] == {"storm": False}


def test_legal_prints_a_move_a_line(run: Terminal, match: Path) -> None:
    lines = run("legal", match)
    assert len(lines) == 3 * 3 + 1
    assert lines[0] == "take Nevis 1"
    assert lines[-1] == "pass"


def test_play_plays_and_tells(run: Terminal, match: Path) -> None:
    lines = run("play", match, "take Nevis 2", "take Lomond 1")
    assert lines[0].endswith(": take Nevis 2")
    assert any("takes 2 stones from Nevis" in line for line in lines)
    assert len(json.loads(match.read_text())["actions"]) == 2


def test_a_refused_move_names_the_reason_and_nothing_is_played(run: Terminal, match: Path) -> None:
    before = match.read_bytes()
    assert run("play", match, "take Nevis 3", "take Nevis 3", fails=True) == ["Only 2 stones lie at Nevis."]
    assert match.read_bytes() == before
    seats = json.loads(before)["seats"]
    asked = run("replay", match)[-1].removeprefix("The table waits for ").rstrip(".")
    other = next(name for name in seats if name != asked)
    assert run("play", match, "pass", "--seat", other, fails=True) == [
        f"It is not your turn: the table waits for {asked}."
    ]


def test_random_replay_and_log(run: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    standing = run("random", NAME, "--players", "4", "-o", path)[1:]
    lines = run("replay", path)
    assert lines[0].endswith(" actions, the rules hold.")
    assert lines[1:] == standing
    assert standing[0].startswith("1. ")
    log = run("log", path)
    assert log[-len(standing) :] == standing
    assert any("stacks" in line for line in log)


def test_fuzz_prints_games_actions_and_failures(run: Terminal, tmp_path: Path) -> None:
    (line,) = run("fuzz", NAME, "--players", "3", "--games", "3", "--seed", "q", "--folder", tmp_path)
    assert line.startswith("3 games, ")
    assert line.endswith(" 0 failures")


def test_a_fuzz_failure_leaves_a_match_file_that_reproduces_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(state: Any, seat: int, move: Any) -> Any:
        events = GAME.apply(state, seat, move)
        state.heaps["Nevis"] += 1  # a stone out of nowhere
        return events

    monkeypatch.setattr(import_module(f"games.{NAME}"), "GAME", replace(GAME, apply=forgetful))
    arguments = [
        "fuzz",
        NAME,
        "--players",
        "3",
        "--games",
        "1",
        "--folder",
        str(tmp_path),
        "--locale",
        "en",
    ]
    assert main(arguments) == 1
    failure, counts = capsys.readouterr().out.splitlines()
    (path,) = tmp_path.glob("*.json")
    assert str(path) in failure
    assert "stones are not" in failure
    assert counts.endswith("1 failure")
    assert main(["replay", str(path), "--locale", "en"]) == 1
    assert "stones are not" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("new", "chess", "-o", "m.json"), 'There is no game called "chess". The games: '),
        (("new", NAME, "--players", "9", "-o", "m.json"), "This game takes 2 to 4 players, not 9."),
        (
            ("new", NAME, "--option", "fast", "-o", "m.json"),
            '"fast" is not an option: write it as name=value.',
        ),
        (
            ("new", NAME, "--option", "a=b", "-o", "m.json"),
            'There is no option "a". The options: storm.',
        ),
        (
            ("new", NAME, "--option", "storm=x", "-o", "m.json"),
            '"x" is not a value of the option storm.',
        ),
        (("new", NAME, "--board", "none.json", "-o", "m.json"), "none.json can't be read: "),
        (("new", NAME, "-o", "no/such/folder/m.json"), "no/such/folder/m.json can't be written: "),
        (("replay", "none.json"), "none.json can't be read: "),
        (
            ("new", NAME, "--players", "-1", "-o", "m.json"),
            "This game takes 2 to 4 players, not -1.",
        ),
        (("new", NAME, "--players", "1000000000", "-o", "m.json"), "This game takes 2 to 4"),
        (
            ("new", NAME, "--players", "4", "--names", "A,B,C", "-o", "m.json"),
            "3 names are given for 4",
        ),
        (("new", NAME, "--option", "=1", "-o", "m.json"), 'There is no option "".'),
        (("new", NAME, "--option", "a\nb=1", "-o", "m.json"), 'There is no option "a b".'),
        (
            ("new", NAME, "--seed", "\udcff", "-o", "m.json"),
            "The command line holds bytes that are no text.",
        ),
        (("new", "x" * 100_000, "-o", "m.json"), 'There is no game called "xxx'),
        (("fuzz", NAME, "--games", "-3"), "-3 is not a number of games: at least 1."),
    ],
)
def test_bad_calls_get_a_clear_answer(
    run: Terminal, arguments: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (line,) = run(*arguments, fails=True)
    assert line.startswith(told)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_seat_is_named(run: Terminal, match: Path) -> None:
    (line,) = run("play", match, "pass", "--seat", "Nobody", fails=True)
    assert line.startswith('Nobody called "Nobody" sits here.')


def test_a_damaged_match_file_is_told_with_its_line(run: Terminal, match: Path) -> None:
    lines = match.read_text().splitlines()
    match.write_text("\n".join(lines[:10]))
    (line,) = run("legal", match, fails=True)
    assert line == "Line 10: the JSON breaks off or is malformed here."


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace(b"Ann", b"\xff"),
        lambda text: text.replace(b'"options": {', b'"options": {"x": ' + b"[" * 5000),
        lambda text: text.replace(b'"options": {', b'"options": {"x": ' + b"[" * 400 + b"]" * 400 + b","),
        lambda text: text.replace(b'"move"', b'"mvoe"'),
        lambda text: b"\xef\xbb\xbf" + text,
        lambda text: text.replace(b'"seed": "7"', b'"seed": NaN'),
        lambda _: b"",
        lambda _: b"[" * 100_000,
    ],
)
def test_a_hostile_match_file_gets_one_clear_line(
    run: Terminal, match: Path, damage: Callable[[bytes], bytes]
) -> None:
    run("play", match, "pass")
    match.write_bytes(damage(match.read_bytes()))
    for command in ("replay", "legal", "log"):
        (line,) = run(command, match, fails=True)
        assert len(line) < 400


def test_a_seat_whose_turn_it_is_not_has_no_legal_moves(run: Terminal, match: Path) -> None:
    asked = run("replay", match)[-1].removeprefix("The table waits for ").rstrip(".")
    assert run("legal", match, "--seat", asked) == run("legal", match)
    other = next(name for name in json.loads(match.read_text())["seats"] if name != asked)
    assert run("legal", match, "--seat", other, fails=True) == [
        f"It is not your turn: the table waits for {asked}."
    ]


def test_writing_follows_links_keeps_modes_and_spares_what_is_no_file(
    run: Terminal, match: Path, tmp_path: Path
) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(match)
    match.chmod(0o640)
    run("play", link, "pass")
    assert link.is_symlink()
    assert match.stat().st_mode & 0o777 == 0o640
    assert len(json.loads(match.read_text())["actions"]) == 1
    (line,) = run("new", NAME, "-o", tmp_path, fails=True)
    assert "can't be written" in line


def test_french_is_spoken(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    assert main(["play", str(match), "stack Nevis:1", "--locale", "fr"]) == 1
    assert capsys.readouterr().err.startswith("Prenez")


@pytest.fixture
def real_match(tmp_path: Path) -> Path:
    """A match of a game that another process finds, too."""
    match = Match(set_up(next(name for name in registry.names() if name != NAME), NAMES[:3], "7"))
    record.save(match, path := tmp_path / "match.json")
    return path


def test_it_runs_as_a_module(real_match: Path) -> None:
    command = f"{sys.executable} -m games legal {real_match} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    match = record.load(real_match)
    first = next(iter(match.game.legal(match.state, match.game.actors(match.state)[0])))
    assert done.stdout == f"{match.game.write(first)}\n"
    assert done.stderr == ""


@pytest.mark.parametrize(
    "command",
    ["games legal {match}", "games log {match}", "games --help", "rendering {match} -o {match}.png"],
)
def test_a_reader_who_has_gone_gets_no_traceback(real_match: Path, command: str) -> None:
    read, written = os.pipe()
    os.close(read)
    called = command.format(match=real_match).split()
    done = subprocess.run(
        [sys.executable, "-m", *called], stdout=written, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(written)
    assert done.stderr == ""
    assert real_match.with_suffix(".json.png").exists() == command.startswith("rendering")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_field_that_is_there_twice_is_refused_in_every_file(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    twice = words(locale).say("error-file-field-twice", line=2, field="seed")
    match.write_bytes(match.read_bytes().replace(b"{", b'{"seed": "1",\n"seed": "2",', 1))
    assert main(["replay", str(match), "--locale", locale]) == 1
    assert capsys.readouterr().err == f"{twice}\n"
    own = tmp_path / "own.json"
    own.write_bytes(GAME.board().json.replace(b"{", b'{"name": "Mine",\n', 1))
    assert main(["new", NAME, "--board", str(own), "-o", str(match), "--locale", locale]) == 1
    assert capsys.readouterr().err == f"{twice.replace('seed', 'name')}\n"


def test_the_arena_says_in_a_line_how_each_kind_of_player_did(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("strong", *["greedy"] * 3)

    def fought(wanted: Sequence[Bout], _: int | None) -> Iterator[Played]:
        for number, bout in enumerate(wanted):
            first = bout.kinds.index("strong") if number < 41 else bout.kinds.index("greedy")
            places = [Placing(seat, 1 if seat == first else 2, 412, [], []) for seat in range(4)]
            yield Played(bout, places, [[0.0, 1.6] if kind == "strong" else [0.01] for kind in bout.kinds])

    monkeypatch.setattr(arena, "all_played", fought)
    assert run("arena", NAME, "--seats", ",".join(seats), "--games", "50", "--seed", "1") == [
        "strong: 41 of 50 wins, 82 % (69-90), score 412, 0.8 s a move, 1.6 at worst",
        "greedy: 9 of 50 wins, 18 % (10-31), score 412, 0.0 s a move, 0.0 at worst",
    ]


def test_the_arena_knows_its_players(run: Terminal) -> None:
    [told] = run("arena", NAME, "--seats", "strong,genius", fails=True)
    assert "genius" in told and "greedy" in told
