"""`make bench`: a line per figure. Machines are noisy: compare figures of one run."""

import asyncio
import json
import statistics
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from PIL import Image

import rendering
from bot.messages.ids import MenuAt
from bot.messages.picture import Look
from bot.panels.menu import menu_panel
from bot.panels.offers import Offer
from bot.panels.panel import Looking
from bot.panels.tried import line_shown
from bot.store.rows import ActionRow, GameRow, Line, Player
from bot.tables import tries
from bot.tables.table import Passage, Table
from bot.words import speak
from games.age_of_steam.components import MOST_ENGINE
from games.age_of_steam.goods import deliveries
from games.age_of_steam.state import Phase
from games.engine import record, registry
from games.engine.contract import AnyGame, clone
from games.engine.course import course_of
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, replay, set_up
from rendering.chart import render_chart
from rendering.drawing.caches import CACHE_LIMIT, TILES_LIMIT, cached_bytes
from rendering.drawing.encoding import png
from rendering.drawing.themes import THEMES
from rendering.film import film
from rendering.scene import WIDTH, Form
from tests import growth, moves
from tests.age_of_steam import matches as steam
from tests.automobile import matches as cars
from tests.databases import DATABASES
from tests.great_western import matches as western
from tests.great_western import test_crowded as own_western
from tests.rendering.courses import boards, whole
from tests.rendering.crowded import LAYOUTS, opening
from tests.rendering.scenes import scene_of
from tests.steel_driver import matches as rails
from tests.steel_driver import test_crowded as own_rails
from tests.wire import fairness
from tests.wire.load import measure
from tests.wire.thinking import against_computers

GAMES = 40
TABLES = 100
RECAP = 50


def best_of(times: int, work: Callable[[], Any]) -> float:
    """The shortest of several runs, in seconds."""
    durations = []
    for _ in range(times):
        start = perf_counter()
        work()
        durations.append(perf_counter() - start)
    return min(durations)


def figure(name: str, value: float, unit: str) -> None:
    print(f"{name:<58} {value:>12,.2f} {unit}")


def rules(name: str) -> None:
    """Replaying, legality and loading of a game."""
    low, high = registry.load(name).players[0], registry.load(name).players[-1]
    seats = [low + number % (high - low + 1) for number in range(GAMES)]
    matches = [random_match(set_up(name, "ABCDEF"[:count], f"bench {n}")) for n, count in enumerate(seats)]
    actions = sum(len(turn.steps) for match in matches for turn in match.turns)

    def replay_all() -> None:
        for match in matches:
            deque(replay(match.setting, match.script), maxlen=0)

    files = [record.write(match) for match in matches]
    figure(f"{name}: replay, rules checked", actions / best_of(5, replay_all), "actions/s")
    from_files = best_of(5, lambda: [record.replay(text) for text in files])
    figure(f"{name}: replay from match files", actions / from_files, "actions/s")
    figure(f"{name}: slowest `legal` of those games", slowest_legal(matches) * 1e3, "ms")
    longest = max(matches, key=lambda match: match.played)
    for turns in (10, longest.played):
        *_, again = replay(longest.setting, longest.script[:turns])
        snapshot = again.snapshot()
        took = best_of(50, partial(Match.resume, longest.setting, snapshot))
        figure(f"{name}: load from the snapshot after {turns} turns", took * 1e3, "ms")


def slowest_legal(matches: list[AnyMatch]) -> float:
    """The slowest complete `legal` at any moment, each the best of three."""
    slowest = 0.0
    for match in matches[::4]:
        for again, turn in zip(replay(match.setting, match.script), match.turns, strict=False):
            seat, position = turn.chosen.seat, clone(again.state)
            slowest = max(slowest, best_of(3, partial(_all_legal, match.game, position, seat)))
    return slowest


def _all_legal(game: AnyGame, position: Any, seat: int) -> None:
    list(game.legal(position, seat))


def picture(board: AnyMatch, match: AnyMatch | None = None) -> None:
    """Drawing and encoding a crowded board; `match` is one to replay, where the board can't be."""
    scene = scene_of(board)
    name = f"{scene.game} picture"
    encoded = rendering.render(scene)
    with Image.open(BytesIO(encoded)) as image:
        image.load()
        pixels = image.copy()
    both = best_of(9, partial(rendering.render, scene))
    alone = best_of(9, partial(png, pixels))
    figure(f"{name}: draw and encode, 1,600 pixels wide", both * 1e3, "ms")
    figure(f"{name}: encode those pixels alone", alone * 1e3, "ms")
    figure(f"{name}: the one by the other", both / alone, "times")
    figure(f"{name}: size of the file", len(encoded) / 1e3, "KB")
    upright = rendering.in_form(scene, Form.PHONE)
    files = rendering.render_all(upright)
    took = best_of(9, partial(rendering.render_all, upright))
    figure(f"{name}: both upright ones, by the wide one", took / both, "times")
    figure(f"{name}: size of the larger of these", max(map(len, files)) / 1e3, "KB")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        record.save(match or board, path)
        command = [sys.executable, "-m", "rendering", str(path), "-o", f"{folder}/board.png"]
        cold = best_of(3, partial(subprocess.run, command, check=True, stdout=subprocess.DEVNULL))
    figure(f"{name}: from the start of the process to the first", cold, "s")


def crowded_boards() -> None:
    """The first picture of boards of somebody's own that are as crowded as they may be."""
    for layout in LAYOUTS:
        for scene in (
            opening("steel-driver", json.dumps(own_rails.board(layout)).encode()),
            opening("great-western", own_western.board(layout)),
        ):
            took = best_of(1, partial(rendering.render, scene))
            figure(f"{scene.game} board of one's own, crowded: {layout}: first picture", took, "s")


def recap(game: str) -> None:
    """A film of the last fifty moves, of a whole game, and the chart at its end."""
    match = whole(game)
    scenes = boards(match)
    last = scenes[-RECAP - 1 :]
    figure(f"{game} recap of fifty moves: draw and encode", best_of(3, partial(film, last)), "s")
    figure(f"{game} recap of fifty moves: size of the file", len(film(last)) / 1e6, "MB")
    figure(f"{game} replay of {match.played} moves: draw and encode", best_of(3, partial(film, scenes)), "s")
    figure(f"{game} replay of {match.played} moves: size of the file", len(film(scenes)) / 1e6, "MB")
    ending = replace(scenes[-1], width=WIDTH)
    took = best_of(3, lambda: render_chart(ending, course_of(match)))
    figure(f"{game} chart: play again, draw and encode", took * 1e3, "ms")


def tried(game: str) -> None:
    """A line from the board of fifty moves ago, as `/try` shows it: the first of all, and another."""
    match = whole(game)
    played = match.played - RECAP
    before = next(again for again in replay(match.setting, match.script) if again.played == played - 1)
    players = tuple(Player(10 + seat, name) for seat, name in enumerate(match.setting.seats))
    board, position = match.setting.board.json, before.snapshot()
    row = GameRow(
        1, "running", 1, 1, 10, "en", game, "tried", {}, board, True, played, match.snapshot(), players
    )
    chosen = match.turns[played - 1].chosen
    passage = Passage(row, [ActionRow(chosen.seat, match.game.write(chosen.move))], played - 1, position)
    numbers = count()

    def begin() -> None:
        world = tries.imagined(passage, 0, f"dream {next(numbers)}")
        line_shown(row, Line(10, row.id, 0, played, 0, world), (0,), "en", Look("dark"))

    figure(f"{game} line from fifty moves ago: the first", best_of(1, begin), "s")
    figure(f"{game} line from fifty moves ago: another", best_of(3, begin), "s")


def track(match: AnyMatch) -> None:
    """Building and delivering on a full board of six."""
    state = clone(match.state)
    state.phase, state.lays = Phase.BUILDING, 0
    slowest, listed = 0.0, 0
    for seat in state.order:
        state.asked, player = seat, state.players[seat]
        player.cash, player.engine = 50, MOST_ENGINE
        slowest = max(slowest, best_of(3, partial(_all_legal, match.game, state, seat)))
        listed = max(listed, len(list(match.game.legal(state, seat))))
    figure(f"age-of-steam: `legal` of a build, {listed} moves, full board", slowest * 1e3, "ms")
    slowest, listed = 0.0, 0
    for seat in state.order:
        slowest = max(slowest, best_of(3, lambda seat=seat: list(deliveries(state, seat))))  # type: ignore[misc]
        listed = max(listed, len(list(deliveries(state, seat))))
    figure(f"age-of-steam: all {listed} deliveries, engine {MOST_ENGINE}, full board", slowest * 1e3, "ms")
    planned = best_of(3, partial(match.game.advice.starts, state, state.asked))
    figure("age-of-steam: everything that a link can be planned from", planned * 1e3, "ms")
    starts = match.game.advice.starts(state, state.asked)
    plans = [partial(match.game.advice.plans, state, state.asked, start) for start in starts]
    slowest = max(best_of(3, plan) for plan in plans)
    figure("age-of-steam: all plans from one of these, at most", slowest * 1e3, "ms")


def building(match: AnyMatch) -> Table:
    """A table at which somebody with much money builds on a full board."""
    table = copy(match)
    table.state = clone(match.state)
    table.state.phase, table.state.lays, table.state.asked = Phase.BUILDING, 0, table.state.order[0]
    table.state.players[table.state.asked].cash = 50
    row = GameRow(
        1, "running", 1, 1, 1, "en", match.game.name, "", {}, None, False, match.played, None
    )  # fmt: skip
    return Table(row, table)


def typing(table: Table) -> None:
    """What is worked out for a key that is typed, and for a panel; the first look of a position is dearer."""
    game, seat, speaker = table.match.game, table.match.state.asked, speak("fr", table.row.game)
    offer = Offer(game, table.seen(seat), seat)
    first = best_of(3, lambda: Offer(game, table.seen(seat), seat).suggestions("", "", speaker))
    figure("age-of-steam: completion of a build, first key", first * 1e3, "ms")
    for typed in ("", "b", "construire", "xyz"):
        took = best_of(9, partial(offer.suggestions, "", typed, speaker))
        figure(f"age-of-steam: completion of a build, per key: {typed!r}", took * 1e3, "ms")
    looking = Looking(table, seat, offer, speaker)
    for place in (MenuAt(), MenuAt(("build",))):
        took = best_of(9, partial(menu_panel, looking, place, 0))
        figure(f"age-of-steam: panel: {' '.join(place.path) or 'all moves'}", took * 1e3, "ms")


def on_demand() -> None:
    """Forty large boards are asked for at once, by one person or by ten, while others move."""
    for people, told in ((1, "one"), (10, "ten")):
        with TemporaryDirectory() as folder:
            found = asyncio.run(fairness.measure(Path(folder), people))
        name = f"forty boards on demand of {told}: a move's board is later by"
        figure(name, found.later * 1e3, "ms")


def caches() -> None:
    for moment, theme in product(rails.MOMENTS, THEMES.values()):
        rendering.render(scene_of(rails.match_at(moment), theme))
    figure("pictures: caches after every moment and theme", cached_bytes() / 1e6, "MB")
    figure("pictures: caches at the very most", (CACHE_LIMIT + TILES_LIMIT) / 1e6, "MB")


def thinking(rounds: int) -> None:
    """Games of one person and three computers, all at once: how soon that person is answered."""
    with TemporaryDirectory() as folder:
        answers, turns = asyncio.run(against_computers(Path(folder), 10, rounds))
    figure("ten games against computers: answer, median", statistics.median(answers) * 1e3, "ms")
    figure("ten games against computers: answer, longest", max(answers) * 1e3, "ms")
    figure("ten games against computers: until asked again, median", statistics.median(turns), "s")


def load(rounds: int) -> None:
    """A hundred channels, in each of which somebody moves within the same second; and at the same moment."""
    for within, moment in (
        (1.0, "a hundred channels within a second"),
        (0.0, "a hundred channels at one moment"),
    ):
        with TemporaryDirectory() as folder:
            found = asyncio.run(measure(Path(folder), TABLES, rounds if within else 3, within))
        quiet = found.undisturbed()
        figure(f"{moment}: rounds", len(found.rounds), "")
        figure(f"{moment}: of them undisturbed by other machines", len(quiet.rounds), "")
        for told, load in (("", found), (" (undisturbed)", quiet)):
            for name, milliseconds in load.figures().items() if load.rounds else ():
                figure(f"{moment}: {name}{told}", milliseconds, "ms")
        figure(f"{moment}: memory after {TABLES} moves", found.memory[0], "MB")
        figure(f"{moment}: memory after {TABLES * len(found.memory):,} moves", found.memory[-1], "MB")


def grown() -> None:
    """What it costs later, by what it costs at the beginning."""
    for kind in DATABASES:
        for name, times in growth.figures(kind).items():
            figure(f"{kind}: {name}", times, "times")


def kept() -> None:
    """Moves a second, by processes and databases."""
    for name, speed in moves.figures():
        figure(name, speed, "moves/s")


if __name__ == "__main__":
    for game in registry.names():
        rules(game)
    for crowded in (rails.match_at("crowded"), western.match_at(40), cars.match_at("crowded")):
        picture(crowded)
    crowded_boards()
    full = steam.played("full")
    track(full)
    typing(building(full))
    picture(full, whole("age-of-steam"))
    for game in registry.names():
        recap(game)
        tried(game)
    on_demand()
    caches()
    grown()
    kept()
    thinking(2 if "short" in sys.argv else 5)
    load(3 if "short" in sys.argv else 50)
