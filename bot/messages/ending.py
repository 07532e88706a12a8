"""The end of a game: the podium, how each score came about, and the chart of how it went."""

from collections.abc import Sequence

from bot.messages.limits import BREAKDOWNS
from bot.messages.picture import Picture
from bot.tables.table import Table
from games.engine.contract import Placing, ScorePart
from games.engine.course import course_of
from games.engine.words import Words
from rendering.chart import describe_chart, render_chart
from rendering.scene import Scene

BETWEEN, CUT = " · ", "…"


def podium(places: Sequence[Placing], speaker: Words, names: Sequence[str]) -> str:
    """The places, each with how its score came about, as far as there is room."""
    room = BREAKDOWNS // len(places)
    lines = []
    for place in places:
        lines.append(speaker.say("podium-place", names, rank=place.rank, seat=place.seat, score=place.score))
        if how := _how(entries_of(place, places), speaker, room):
            lines.append(f"-# {how}")
    return "\n".join(lines)


def chart_of(table: Table, scene: Scene) -> Picture:
    """The chart of a whole game that was played again."""
    course = course_of(table.match)
    return Picture(render_chart(scene, course), describe_chart(scene, course))


def entries_of(place: Placing, places: Sequence[Placing]) -> list[ScorePart]:
    """What a score is made of, the weightiest first; with the tie-breaks where they decided."""
    weighty = [entry for entry in place.entries if entry.amount] or list(place.entries)
    weighty.sort(key=lambda entry: -abs(entry.amount))
    tied = any(other.score == place.score and other.rank != place.rank for other in places)
    return [*weighty, *(place.tie_break if tied else ())]


def _how(entries: Sequence[ScorePart], speaker: Words, room: int) -> str:
    """The entries of a score, as many as there is room for."""
    told = ""
    for entry in entries:
        longer = f"{told}{BETWEEN}{speaker.score(entry)}" if told else speaker.score(entry)
        if len(longer) + len(BETWEEN) + len(CUT) > room:
            return f"{told}{BETWEEN}{CUT}" if told else ""
        told = longer
    return told
