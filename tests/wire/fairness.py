"""Forty large boards are asked for at once while others play: how much later their own boards come."""

import asyncio
import statistics
from dataclasses import dataclass, field
from itertools import cycle, product
from pathlib import Path

from games.engine import registry
from rendering.drawing.themes import THEMES
from tests.wire.driver import Table, Wire

REQUESTS = 40
MOVING = 4
ROUNDS = 3
PLAYED = 3
"""Moves at the tables that are looked at, so that there are forty pictures to draw."""
DEFERRED = 5


@dataclass
class Fairness:
    """What was measured, in seconds: how long moves waited for their boards, and the forty for an answer."""

    alone: list[float] = field(default_factory=list)
    besides: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    shown: int = 0
    """How many of the forty pictures were drawn; who asks for too many is refused."""

    @property
    def later(self) -> float:
        """By how much a move's board is later, in the middle."""
        return statistics.median(self.besides) - statistics.median(self.alone)


async def measure(folder: Path, people: int) -> Fairness:
    """So many people ask for the forty boards, each for as many as the others."""
    wire = Wire(folder)
    backend = wire.discord.backend
    onlookers = [backend.make_user(f"onlooker {number}").id for number in range(people)]
    for onlooker in onlookers:
        backend.add_member(wire.guild.id, onlooker)
    await wire.open()
    try:
        games = registry.names()
        watched = [wire.table(game) for game in games]
        moving = [wire.table(games[-1]) for _ in range(MOVING)]  # of one game, so that they can be compared
        for tables in (watched, moving):
            await asyncio.gather(*(table.set_up() for table in tables))
        for _ in range(PLAYED):
            for tables in (watched, moving):  # at once: both workers draw what is drawn once
                await asyncio.gather(*(table.play_on() for table in tables))
        found = Fairness()
        for table in moving * ROUNDS:
            found.alone.append(await _seconds_to_board(table))
        await _crowd(wire, watched, moving, onlookers, found)
        for table in watched + moving:
            table.check()
        return found
    finally:
        await wire.close()


async def _crowd(
    wire: Wire, watched: list[Table], moving: list[Table], onlookers: list[int], found: Fairness
) -> None:
    """The forty boards are asked for, and moves are made for as long as they are being drawn."""
    discord = wire.discord
    before = len(discord.calls)
    wanted = product(range(PLAYED + 1), THEMES, watched)
    asked = [
        table.command(who, "board", size="large", theme=theme, at=at)
        for who, (at, theme, table) in zip(cycle(onlookers), list(wanted)[:REQUESTS], strict=False)
    ]
    await wire.until(lambda: discord.answered.keys() >= set(asked), "an answer to all")

    def pictures() -> int:
        return sum(call.kind == "followup" for call in discord.calls[before:])

    deferred = sum(discord.answered[request].body["type"] == DEFERRED for request in asked)
    for table in moving * ROUNDS:
        if pictures() < deferred or not found.besides:
            found.besides.append(await _seconds_to_board(table))
    await wire.until(lambda: pictures() >= deferred, "the pictures")
    found.answers = [discord.seconds(request) for request in asked]
    found.shown = sum(call.kind == "followup" and bool(call.files) for call in discord.calls[before:])


async def _seconds_to_board(table: Table) -> float:
    """Makes a move and waits for its board."""
    discord = table.wire.discord
    before = len(discord.calls)
    move = table.button()

    def arrivals() -> list[float]:
        return [
            call.arrived
            for call in discord.calls[before:]
            if call.shows_board and call.status and call.channel_id == table.channel_id
        ]

    await table.wire.until(arrivals, "the board")
    await table.settle()
    return arrivals()[0] - discord.emitted[move]
