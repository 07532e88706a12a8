"""Golden playthroughs and counted move trees: kept as data, written anew by this module.

A playthrough is a whole game in neutral words: every move in notation, how many were legal, every event
with its fields. In one for each setting everybody moves at random; in one for each player count computers
play what comes to mind, so that it goes as deep as people's games. A move tree counts the positions so many
moves deep.
"""

import json
import random
from collections.abc import Iterator
from enum import Enum
from itertools import cycle, product
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import fields

from games.engine import registry
from games.engine.contract import AnyGame, Event, clone
from games.engine.fuzz import Choice, random_move
from games.engine.match import AnyMatch, AnySetting, Match, Turn, set_up
from games.engine.ranges import settled

FOLDER = Path(__file__).parent / "data"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
SEED = "golden"
TREE_DEPTHS = 3
LARGEST_TREE = 600  # no deeper where there would be more


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every combination of a game's options."""
    choices = {
        field.name: [member.value for member in field.type] if issubclass(field.type, Enum) else [True, False]
        for field in fields(game.Options)
    }
    return (dict(zip(choices, values, strict=True)) for values in product(*choices.values()))


def settings(seed: str = SEED) -> Iterator[tuple[str, AnySetting]]:
    """A setting for every game, combination of options and player count, with its name."""
    for name in registry.names():
        game = registry.load(name)
        for options, players in product(variants(game), game.players):
            called = "-".join([name, *(_called(*option) for option in options.items()), str(players)])
            yield called, set_up(name, NAMES[:players], seed, options)


def _called(option: str, value: Any) -> str:
    if isinstance(value, bool):
        return option if value else f"no-{option}"
    return str(value)


def by_computers() -> Iterator[tuple[str, AnySetting]]:
    """A setting for every game and player count, with the game's combinations of options in turns."""
    for name in registry.names():
        game = registry.load(name)
        for options, players in zip(cycle(variants(game)), game.players, strict=False):
            yield f"{name}-computers-{players}", set_up(name, NAMES[:players], SEED, options)


def playthrough(setting: AnySetting, choose: Choice = random_move) -> str:
    """A whole game as text, of random moves or of others."""
    lines = [f"{setting.game.name}, {to_builtins(setting.options)}, seats {', '.join(setting.seats)}"]
    match = Match(setting)
    dice = random.Random(setting.seed)
    lines += _told(match, match.opening, 0)
    while seats := match.game.actors(match.state):
        seat = dice.choice(seats)
        moves = list(match.game.legal(match.state, seat))
        lines += _told(match, match.play(seat, choose(match.game, match.state, seat, dice)), len(moves))
    for place in match.game.result(match.state) or []:
        lines.append(f"{place.rank}. {setting.seats[place.seat]} {place.score}")
    return "\n".join(lines) + "\n"


def sensible(game: AnyGame, state: Any, seat: int, dice: random.Random) -> Any:
    """What comes to a computer's mind."""
    return game.mind.policy(state, seat, dice)


def tree(setting: AnySetting, after: int) -> list[int]:
    """How many positions there are 1, 2, 3 moves deep, from a position of a random game."""
    match = Match(setting)
    dice = random.Random(setting.seed)
    for _ in range(after):
        if seats := match.game.actors(match.state):
            seat = dice.choice(seats)
            match.play(seat, random_move(match.game, match.state, seat, dice))
    counts, positions, wide = [], [match.state], 1
    for _ in range(TREE_DEPTHS):
        if len(positions) * wide > LARGEST_TREE:
            break
        before = len(positions)
        positions = [child for state in positions for child in _children(match.game, state)]
        counts.append(len(positions))
        wide = -(-len(positions) // max(before, 1))
    return counts


def trees(setting: AnySetting) -> dict[str, list[int]]:
    """The move trees of a setting, by the number of turns played before."""
    return {str(after): tree(setting, after) for after in (0, 10, 40, 80)}


def _children(game: AnyGame, state: Any) -> Iterator[Any]:
    for seat in game.actors(state):
        for move in game.legal(state, seat):
            child = clone(state)
            game.apply(child, seat, settled(move, random.Random(0)))
            yield child


def _told(match: AnyMatch, turn: Turn, legal: int) -> Iterator[str]:
    for step in turn.steps:
        if step.seat is not None:
            name, move = match.setting.seats[step.seat], match.game.write(step.action)
            told = "forced" if step.forced else f"of {legal}"
            number = "" if step.forced else f"{match.played}. "
            yield f"{number}{name}: {move} ({told})"
        yield from (f"    {_plain(event)}" for event in step.events)


def _plain(event: Event) -> str:
    told = to_builtins(event)
    return " ".join([told.pop("type"), *(f"{name}={_value(value)}" for name, value in told.items())])


def _value(value: Any) -> str:
    return ",".join(map(str, value)) or "-" if isinstance(value, list) else str(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setting in settings():
        (FOLDER / f"{name}.txt").write_text(playthrough(setting))
    for name, setting in by_computers():
        (FOLDER / f"{name}.txt").write_text(playthrough(setting, sensible))
    counted = [(name, trees(setting)) for name, setting in settings()]
    lines = [f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in counted]
    (FOLDER / "move_trees.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
