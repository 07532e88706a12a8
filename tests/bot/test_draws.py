"""Nobody learns what is not yet drawn: what a player is told is the same, whichever way chance will fall."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.ids import MenuAt, MoveAt, PlanAt
from bot.panels.confirm import confirm_panel
from bot.panels.menu import menu_panel
from bot.panels.offers import Offer
from bot.panels.panel import Looking
from bot.panels.plan import plan_panel
from bot.store.rows import ActionRow, GameRow
from bot.tables.order_language import decide, read_order, told
from bot.tables.play import play_row
from bot.tables.table import Table
from bot.words import speak
from games.engine import registry
from games.engine.contract import freeze
from games.engine.errors import GameError
from games.engine.fuzz import random_match
from games.engine.history import AND_THEN, play_again
from games.engine.match import AnyMatch, AnySetting, Match, set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES
from tests.fifth_game import NAME
from tests.playthroughs import NAMES, variants

pytestmark = pytest.mark.usefixtures("fifth_game")
GAMES = (*registry.names(), NAME)
ROW = GameRow(1, "running", 1, 1, 1, "en", "", "", {}, None, False, 0, None)
GARBLED = ("", "castle", "pass 9", "undo", "²", "draw;draw")
SEEDS = ("one way", "another way")

Position = tuple[bytes, int, str, bool]
"""A snapshot, who moved then, the move, and whether it drew."""


def positions(setting: AnySetting) -> list[Position]:
    """Every position of a random game."""
    match: AnyMatch = Match(setting)
    before, found = match.snapshot(), []

    def after(match: AnyMatch, turn: Any) -> None:
        nonlocal before
        found.append((before, turn.chosen.seat, match.game.write(turn.chosen.move), turn.drew))
        before = match.snapshot()

    random_match(setting, after)
    return found


def futures(setting: AnySetting, snapshot: bytes) -> list[AnyMatch]:
    """The same position, before chances that differ."""
    matches: list[AnyMatch] = [Match.resume(setting, snapshot) for _ in SEEDS]
    for match, seed in zip(matches, SEEDS, strict=True):
        match.state.chance.seed = seed
    return matches


def legal(match: AnyMatch, seat: int, dice: random.Random, most: int) -> list[str]:
    moves = list(match.game.legal(match.state, seat))
    return [match.game.write(settled(move, dice)) for move in dice.sample(moves, min(most, len(moves)))]


def seconds(
    setting: AnySetting, snapshot: bytes, seat: int, first: str, dice: random.Random
) -> Iterator[str]:
    """What may come second in a row: what is legal now, or after the first in any future, or never."""
    for match in futures(setting, snapshot):
        yield from legal(match, seat, dice, 2)
        match.play_text(seat, first)
        yield from legal(match, seat, dice, 4)
    yield from GARBLED


def answer_to(match: AnyMatch, seat: int, row: str) -> tuple[str, ...]:
    """What a player is told of a row of moves, its key first; a refused one has changed nothing."""
    before = match.snapshot()
    try:
        play_row(match, seat, row)
    except GameError as error:
        assert match.snapshot() == before
        speakers = [speak(locale, match.game.name) for locale in LOCALES]
        return error.key, *(speaker.refuse(error, match.setting.seats) for speaker in speakers)
    return ("played",)


def told_before(match: AnyMatch, seat: int, row: str) -> list[str]:
    """All that a player can be shown before a move is made: completion, menus, previews, plans, orders."""
    texts, first = [], row.partition(AND_THEN)[0]
    for locale in LOCALES:
        table = Table(replace(ROW, game=match.game.name), match)
        offer, speaker = Offer(match.game, table.seen(seat), seat), speak(locale, match.game.name)
        looking = Looking(table, seat, offer, speaker)
        texts += [str(offer.suggestions("", typed, speaker)) for typed in ("", row, first)]
        panels = [menu_panel(looking, MenuAt(), 0), plan_panel(looking, PlanAt(), 0)]
        panels.append(confirm_panel(looking, MoveAt(first), 0))  # type: ignore[arg-type]  # a notation
        texts += [panel.text + str(panel.drawn) for panel in panels]
        try:
            order = read_order(match.game, table.seen(seat), seat, row)
            texts += [*told(order, speaker), str(decide(match.game, table.seen(seat), seat, order))]
        except GameError as error:
            texts.append(speaker.refuse(error, match.setting.seats))
    return texts


def check_rows(setting: AnySetting, position: Position, firsts: int, dice: random.Random) -> set[str]:
    """Tries rows from a position, and returns the keys of the answers."""
    snapshot, seat, played, _ = position
    keys = set()
    for first in {played, *legal(futures(setting, snapshot)[0], seat, dice, firsts)}:
        rows = [first + AND_THEN + second for second in seconds(setting, snapshot, seat, first, dice)]
        for row in dict.fromkeys(rows):
            one, another = (answer_to(match, seat, row) for match in futures(setting, snapshot))
            assert one == another, row
            keys.add(one[0])
    shown = [told_before(match, seat, rows[0]) for match in futures(setting, snapshot)]
    assert shown[0] == shown[1]
    return keys


def check_game(name: str, seed: str, drawing: int, others: int) -> None:
    """Some positions of a random game in which something was drawn next, and some others."""
    game, dice = registry.load(name), random.Random(seed)
    options = dice.choice(list(variants(game)))
    setting = set_up(name, NAMES[: dice.choice(game.players)], seed, options)
    found = positions(setting)
    drew, plain = ([one for one in found if one[3] is flag] for flag in (True, False))
    for position in dice.sample(drew, min(drawing, len(drew))):
        assert "row-draws" in check_rows(setting, position, 1, dice)
    for position in dice.sample(plain, min(others, len(plain))):
        check_rows(setting, position, 1, dice)
    assert game.draws_later or not drew


@pytest.mark.parametrize("name", GAMES)
def test_a_row_of_moves_tells_nothing_of_what_would_be_drawn(name: str) -> None:
    check_game(name, "draws", 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_no_row_of_moves_in_long_searches_tells_what_would_be_drawn(name: str, seed: int) -> None:
    check_game(name, f"draws {seed}", 20, 20)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_that_was_once_kept_is_still_played_again(name: str) -> None:
    setting = set_up(name, NAMES[: registry.load(name).players[0]], "kept")
    match = random_match(setting)
    rows: list[ActionRow] = []
    for turn in match.turns:
        move = match.game.write(turn.chosen.move)
        if rows and rows[-1].seat == turn.chosen.seat:
            move = rows.pop().move + AND_THEN + move
        rows.append(ActionRow(turn.chosen.seat, move))
    again, _ = play_again(setting, rows)
    assert freeze(again.state) == freeze(match.state)
    assert len(rows) < len(match.turns)
