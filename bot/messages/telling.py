"""What is told after a move: what happened, the board, and who is asked. Put together in a worker."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.messages.buttons import buttons_of
from bot.messages.ending import chart_of, podium
from bot.messages.ids import FollowDeed, FollowId
from bot.messages.log import brief, shortened, tell
from bot.messages.parts import Button, Part
from bot.messages.people import named
from bot.messages.picture import Look, Picture, galleries, pictures_of, scene_of
from bot.messages.plain import as_typed
from bot.messages.signs import speak_with_signs
from bot.store.rows import RatingRow
from bot.tables.table import Passage, Table
from games.engine.contract import Event
from games.engine.history import LogEntry
from games.engine.words import Words
from rendering import asked
from rendering.scene import Scene

CHART = "chart.png"
NOTHING = "…"


@dataclass(frozen=True)
class Telling:
    """A message about moves, before it is Discord's."""

    parts: Sequence[Part]
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    """By the names under which they are attached."""


@dataclass(frozen=True)
class Left:
    """What is left of a board when the next one comes: in its own message, which goes where nothing is, and
    in the one before, where the last line of that goes on."""

    own: Telling | None
    before: Telling | None = None


def telling(
    passage: Passage,
    since: int,
    locale: str,
    look: Look,
    away: Mapping[int, datetime],
    before: str | None,
    rated: Mapping[int, RatingRow],
) -> Telling:
    """The living board: the moves from `since` on, the board after the last of them, and the question. `away`
    says until when users are, `before` is the address of the last board that stays. `rated` has the
    ratings that the end of the game has changed."""
    table = passage.play()
    row = table.row
    speaker = speak_with_signs(locale, row.game)
    entries = [entry for entry in table.log if entry.version == row.played]
    earlier = [entry for entry in table.log if since <= entry.version < row.played]
    scene = scene_of(table, _events(entries), locale, look)
    pictures = pictures_of(scene)
    if not table.asked:
        pictures[CHART] = chart_of(table, scene)
    question, buttons = _question(table, scene, away, speaker), buttons_of(table, speaker)
    if table.asked:
        buttons.append(Button(FollowId(row.id, FollowDeed.FOLLOW), speaker.say("button-follow")))
    if before:
        question += f"\n-# {speaker.say('board-before', where=before)}"
    happened = _happened(table, earlier, entries, rated, speaker)
    return Telling([happened, *galleries(pictures), question, buttons], pictures)


def settled(passage: Passage, earlier: int | None, since: int, locale: str, look: Look) -> Left:
    """What is left of a board when the next one comes: its moves, a short line each; and the picture, if
    something happened that is worth keeping. What goes on with the last line of the message before, which
    tells of moves from `earlier` on, is told there."""
    table = passage.play()
    speaker = speak_with_signs(locale, table.row.game)
    told = [entry for entry in table.log if since <= entry.version]
    lines, before = _brief(table, told, speaker), None
    kept = _is_kept(table, told)
    if earlier is not None:
        known = [entry for entry in table.log if earlier <= entry.version < since]
        above, whole = _brief(table, known, speaker), _brief(table, [*known, *told], speaker)
        rest = whole[len(above) :]
        if _goes_on(above, whole) and (rest or not kept):
            before = Telling([shortened(whole[: len(above)], speaker)])
            lines = rest
    if before and not lines:
        return Left(None, before)
    text = shortened(lines, speaker) or NOTHING
    if not kept:
        return Left(Telling([text]), before)
    newest = [entry for entry in told if entry.version == table.row.played]
    pictures = pictures_of(scene_of(table, _events(newest), locale, look))
    return Left(Telling([text, *galleries(pictures)], pictures), before)


def _goes_on(above: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether the last of these lines goes on in the whole, or nothing at all is told after it."""
    if not above or len(whole) < len(above) or whole[: len(above) - 1] != above[:-1]:
        return False
    return whole[len(above) - 1] != above[-1] or len(whole) == len(above)


def _brief(table: Table, entries: Sequence[LogEntry], speaker: Words) -> list[str]:
    names = [as_typed(name) for name in table.match.setting.seats]
    return brief(entries, table.match.game.advice.headlines, speaker, names)


def _is_kept(table: Table, entries: Sequence[LogEntry]) -> bool:
    """Whether the board after these moves stays in the channel."""
    milestones = table.match.game.advice.milestones
    standing = [entry for entry in entries if not entry.undoes and not entry.undone]
    return any(isinstance(event, milestones) for event in _events(standing))


def _events(entries: Sequence[LogEntry]) -> list[Event]:
    return [event for entry in entries if not entry.undoes for event in entry.turn.events]


def _happened(
    table: Table,
    earlier: Sequence[LogEntry],
    entries: Sequence[LogEntry],
    rated: Mapping[int, RatingRow],
    speaker: Words,
) -> str:
    places = table.match.game.result(table.match.state)
    if places is not None:  # the last moves are in the log
        return podium(table, places, rated, speaker)
    lines = [f"-# {line}" for line in _brief(table, earlier, speaker)]
    names = [as_typed(name) for name in table.match.setting.seats]
    return shortened([*lines, tell(entries, speaker, names)], speaker) or speaker.say("told-goes-on")


def _question(table: Table, scene: Scene, away: Mapping[int, datetime], speaker: Words) -> str:
    if not table.asked:
        return speaker.say("game-finished")
    mentions = [named(player) for player in table.asked]
    names = [as_typed(name) for name in table.match.setting.seats]
    lines = [speaker.say("your-turn", mentions=mentions, asked=asked(replace(scene, names=names)))]
    for player in table.asked:
        if player.level:
            lines.append(speaker.say("computer-thinks"))
        elif player.vacant:
            lines.append(speaker.say("seat-vacant"))
        elif player.user_id in away:
            day = f"<t:{int(away[player.user_id].timestamp())}:D>"
            lines.append(speaker.say("asked-is-away", day=day))
    return "\n".join(lines)
