"""A game that nobody plays: a fine position of it, and a short tour. Put together in a worker."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from bot.messages.ids import NowId, ShowId
from bot.messages.parts import Button, Gallery, Part, Style
from bot.messages.picture import Look, picture_of
from bot.messages.rules import rules_of, topics_of
from bot.messages.watching import score_lines
from bot.panels.look import PREVIEW, Shown
from bot.words import speak
from games.engine import record, registry
from games.engine.contract import Action
from games.engine.match import AnyMatch
from games.engine.words import Words
from rendering import asked, in_form, previewed
from rendering.drawing.themes import THEMES
from rendering.scene import Scene

FEW = 5
"""Moves of the question that are told."""


class Stop(NamedTuple):
    """What is told at a stop of the tour, and the moves that are drawn."""

    text: str
    drawn: list[Action] = []  # nobody adds to it


def showpiece(game: str, stop: int, locale: str, look: Look) -> Shown:
    """A stop of the tour through a game; the first is its position, for everybody."""
    match, speaker = _match(game), speak(locale, game)
    stop = max(0, min(stop, len(STOPS) - 1))
    text, drawn = STOPS[stop](match, speaker)
    view = match.game.view(match.state, None)
    events = [] if drawn else list(match.turns[-1].events)
    scene = Scene(game, view, match.setting.seats, THEMES[look.theme], locale, events, drawn)
    board = picture_of(in_form(scene, look.form))
    parts: list[Part] = [text, Gallery(PREVIEW, board.described)]
    if stop == 0:
        parts.append(f"**{asked(scene)}**")
    parts.append(_buttons(game, stop, speaker))
    return Shown(parts, board)


def _buttons(game: str, stop: int, speaker: Words) -> list[Button]:
    named = speaker.say("game-name")
    begin = Button(NowId(0, game), speaker.say("button-now", name=named), Style.SUCCESS)
    if stop == 0:
        return [Button(ShowId(0, game, 1), speaker.say("button-tour"), Style.PRIMARY), begin]
    ways = [(stop - 1, "button-previous")] * (stop > 1) + [(stop + 1, "button-next")] * (
        stop + 1 < len(STOPS)
    )
    return [*(Button(ShowId(0, game, way), speaker.say(key)) for way, key in ways), begin]


def _position(match: AnyMatch, speaker: Words) -> Stop:
    players = match.game.players
    return Stop(
        speaker.say(
            "show-position",
            name=speaker.say("game-name"),
            low=players[0],
            high=players[-1],
            moves=match.played,
            seats=list(match.setting.seats),
        )
    )


def _overview(match: AnyMatch, speaker: Words) -> Stop:
    game = match.game.name
    return Stop(rules_of(game, topics_of(game)[0], speaker))


def _question(match: AnyMatch, speaker: Words) -> Stop:
    """What is asked now, and some of what could be done; the moves that can be drawn are numbered."""
    game, view = match.game, match.game.view(match.state, None)
    [seat, *_] = game.actors(view)
    likely = [move for move in game.advice.likely(view, seat) if isinstance(move, Action)][:FEW]
    drawn = [move for move in likely if previewed(game.name, move)]
    lines = [speaker.say("show-question", list(match.setting.seats), seat=seat)]
    for move in likely:
        number = f"**{drawn.index(move) + 1}.** " if len(drawn) > 1 and move in drawn else "▸ "
        detail = speaker.detail(move, game.advice.detail(view, move))
        lines.append(f"{number}{speaker.move(move)}{f' · {detail}' * bool(detail)}")
    return Stop("\n".join(lines), drawn)


def _score(match: AnyMatch, speaker: Words) -> Stop:
    places = match.game.advice.progress(match.game.view(match.state, None)).standing
    names = list(match.setting.seats)
    return Stop("\n".join([speaker.say("show-score"), *score_lines(places, names, speaker)]))


def _begin(_: AnyMatch, speaker: Words) -> Stop:
    return Stop(speaker.say("show-begin"))


STOPS: list[Callable[[AnyMatch, Words], Stop]] = [_position, _overview, _question, _score, _begin]


@lru_cache
def _match(game: str) -> AnyMatch:
    return record.replay((registry.load(game).folder / "showpiece.json").read_bytes())
