"""What those who look on are shown, put together in a worker: the board, the position in words, the score,
and the match file."""

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.ending import entries_of, signed
from bot.messages.limits import LAYOUT
from bot.messages.picture import Look, Picture, pictures_of, scene_of
from bot.messages.plain import as_typed
from bot.store.rows import GameRow
from bot.tables.table import Passage, load
from bot.words import speak
from games.engine import record
from games.engine.contract import Placing
from games.engine.words import Words
from rendering import describe

SIZES = {"small": 0.5, "normal": 1.0, "large": 1.5}
"""How large a board may be wanted, beside what is usual."""


def board_of(passage: Passage, locale: str, look: Look, size: float) -> dict[str, Picture]:
    """The board after a passage, with its last turn marked."""
    table = passage.play()
    last = [event for entry in table.log[-1:] for event in entry.turn.events]
    scene = scene_of(table, last, locale, look)
    return pictures_of(replace(scene, width=round(scene.width * size)))


def status_of(row: GameRow, locale: str, look: Look) -> tuple[str, str | None]:
    """The position in words: as many lines as a message shows, and the whole where these are not all."""
    whole = describe(scene_of(load(row), (), locale, look))
    head, *lines = as_typed(whole).split("\n")
    shown = f"**{head}**"
    for line in lines:
        if len(shown) + len(line) + 1 > LAYOUT:
            return shown.rstrip(), whole
        shown += f"\n{line}"
    return shown, None


def score_of(row: GameRow, locale: str) -> str:
    """What each would get if the game ended now."""
    table, speaker = load(row), speak(locale, row.game)
    names = [as_typed(name) for name in table.match.setting.seats]
    progress = table.match.game.advice.progress(table.seen())
    title = speaker.say("score-now" if table.asked else "score-final")
    return "\n".join([title, *score_lines(progress.standing, names, speaker)])


def score_lines(places: Sequence[Placing], names: Sequence[str], speaker: Words) -> list[str]:
    """Places with how each score comes about."""
    lines = []
    for place in places:
        figures = {"rank": place.rank, "seat": place.seat, **signed(place.score)}
        lines.append(speaker.say("podium-place", names, **figures))
        lines += [f"-# {speaker.score(entry)}" for entry in entries_of(place, places)]
    return lines


def exported(passage: Passage, seat: int | None, secret: bool) -> tuple[bytes, str]:
    """The match as a file, and the key of what is said about it; while chance is still to come, or the seed
    is a `secret` of another game, without the seed and what a seat, or a spectator, may not know."""
    table = passage.play()
    if (table.asked or secret) and table.match.game.draws_later:
        return record.write_excerpt(table.match, seat), "exported-excerpt"
    return record.write(table.match), "exported"
