"""A clock in words."""

from bot.store.rows import Pace
from games.engine.words import Words


def clock_told(pace: Pace, speaker: Words) -> str:
    """What kind of clock it is, and what happens at zero."""
    return speaker.say(
        "clock-set",
        kind=pace.clock,
        hours=pace.hours,
        increment=pace.increment,
        grace=pace.grace,
        clock=speaker.say(f"clock-{pace.clock}"),
        at_zero=speaker.say(f"zero-{pace.at_zero}"),
        away=speaker.say(f"while-away-{pace.away}"),
    )
