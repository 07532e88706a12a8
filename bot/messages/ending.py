"""The end of a game: the podium, how each score came about, and the chart of how it went."""

from collections.abc import Mapping, Sequence

from bot.messages.limits import BREAKDOWNS
from bot.messages.people import named
from bot.messages.picture import Picture
from bot.store.rows import RatingRow
from bot.tables.table import Table
from games.engine.contract import Placing, ScorePart
from games.engine.course import course_of
from games.engine.words import Words
from rendering import in_form
from rendering.chart import describe_chart, render_chart
from rendering.scene import Form, Scene

BETWEEN, CUT, MINUS = " · ", "…", "\N{MINUS SIGN}"


def podium(table: Table, places: Sequence[Placing], rated: Mapping[int, RatingRow], speaker: Words) -> str:
    """The places, each with its player, what it did to the rating, and how the score came about, as far as
    there is room."""
    room = BREAKDOWNS // len(places)
    lines = []
    for place in places:
        player = table.row.players[place.seat]
        line = place_told(place, named(player), speaker)
        if row := rated.get(player.user_id):
            by = f"{row.change:+d}".replace("-", MINUS)
            line += BETWEEN + speaker.say("ending-rating", rating=row.rating, by=by)
        lines.append(line)
        if how := _how(entries_of(place, places), speaker, room):
            lines.append(f"-# {how}")
    return "\n".join(lines)


def place_told(place: Placing, player: str, speaker: Words) -> str:
    """A place, who has it and the score."""
    return speaker.say("ending-place", rank=place.rank, player=player, **signed(place.score))


def signed(score: int) -> dict[str, object]:
    """The figures of a score, for words that have a minus sign of their own."""
    return {"score": abs(score), "below_zero": "yes" if score < 0 else "no"}


def chart_of(table: Table, scene: Scene) -> Picture:
    """The chart of a whole game that was played again; it is wide in any form."""
    course, scene = course_of(table.match), in_form(scene, Form.WIDE)
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
