"""Whether the tables go on, and what all that happened has left behind."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from time import perf_counter

from tests.attack.crowd import Crowd
from tests.attack.house import House
from tests.attack.outcome import Outcome

SETTLING = 60.0


async def within(seconds: float, happened: Callable[[], object]) -> bool:
    """Waits for something, but not for ever; whether it has happened."""
    end = perf_counter() + seconds
    while not happened():
        if perf_counter() > end:
            return False
        await asyncio.sleep(0.02)
    return True


def check(crowd: Crowd, outcome: Outcome) -> None:
    """Whether what was acknowledged is still there."""
    lost = crowd.lost()
    outcome.lost += len(lost)
    outcome.notes += [f"lost: {what}" for what in lost]


async def goes_on(crowd: Crowd, outcome: Outcome, after: str) -> None:
    """Waits until something is done at every table; one where nothing is, is stuck."""
    before = {company: company.steps for company in crowd.tables}
    await within(SETTLING, lambda: all(company.steps > steps for company, steps in before.items()))
    stuck = [company for company, steps in before.items() if company.steps == steps]
    outcome.stuck += len(stuck)
    outcome.notes += [f"stuck after {after}: {company.told()}" for company in stuck]


async def besiege(
    house: House,
    crowd: Crowd,
    outcome: Outcome,
    ways: Iterator[tuple[str, Callable[[], Awaitable[None]]]],
    count: int,
) -> None:
    """Does so many things to the bot, and looks after each whether it goes on WITHOUT a restart."""
    tried: Counter[str] = Counter()
    for way, happens in islice(ways, count):
        await happens()
        tried[way] += 1
        outcome.tried += 1
        await goes_on(crowd, outcome, way)
        check(crowd, outcome)
        if not house.alive:
            outcome.stuck += 1
            outcome.notes.append(f"the bot is gone after: {way}")
            await house.start()
    await judge(house, crowd, outcome)
    outcome.notes += [f"tried {dict(tried)}", f"acknowledged {dict(crowd.done)}"]


async def judge(house: House, crowd: Crowd, outcome: Outcome) -> None:
    """Ends the play, lets everything be posted, and looks at what is there."""
    await crowd.end()
    await _emptied(house)
    check(crowd, outcome)
    rows = house.rows("SELECT id, state, since < version AND message_id IS NOT NULL FROM outbox")
    waiting = [id_ for id_, state, _ in rows if state == "waiting"]
    lost = [
        id_
        for id_, state, goes_on in rows
        if state == "sent" and not house.discord.created[f"rh-{id_}"] and not goes_on
    ]
    doubled = [
        (times, house.rows("SELECT * FROM outbox WHERE id = ?", nonce.partition("-")[2]))
        for nonce, times in house.discord.created.items()
        if times > 1
    ]
    gaps = house.rows(
        "SELECT game_id FROM actions GROUP BY game_id HAVING count(*) != max(sequence) OR min(sequence) != 1"
    )
    complaints = house.complaints()
    outcome.lost += len(lost) + len(gaps)
    outcome.doubled += len(doubled)
    outcome.stuck += len(crowd.stuck) + len(waiting)
    outcome.unhandled += len(complaints)
    outcome.notes += [f"stuck: {what}" for what in crowd.stuck]
    outcome.notes += [
        f"never posted: {row}"
        for id_ in waiting
        for row in house.rows(
            "SELECT id, game_id, channel_id, user_id, version, tried FROM outbox WHERE id = ?", id_
        )
    ]
    if waiting:
        outcome.notes.append(house.log.read_text()[-4000:])
    outcome.notes += [f"marked as sent, but not there: row {id_}" for id_ in lost]
    outcome.notes += [f"there {times} times: {row}" for times, row in doubled]
    outcome.notes += [f"a gap in the moves of game {game}" for (game,) in gaps]
    outcome.notes += [f"unhandled: {line} ({times} times)" for line, times in Counter(complaints).items()]


async def _emptied(house: House) -> None:
    """Waits for the outbox as long as it gets emptier."""

    left = None

    def emptier() -> bool:
        nonlocal left
        before, left = left, len(house.rows("SELECT 1 FROM outbox WHERE state = 'waiting'"))
        return before is None or left < before

    while left != 0 and await within(SETTLING, emptier):
        pass
