"""A table of one's own, which nobody else sees: what its panels show, and what is played there. Put together
in a worker."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from bot.messages import ids
from bot.messages.hand import hand_of
from bot.messages.ids import Notation, spelled
from bot.messages.parts import Button, Field, Form, Menu, Part
from bot.messages.picture import Look
from bot.messages.rules import rules_of, topics_of
from bot.panels.bids import bid_form, bid_typed
from bot.panels.look import Shown, made_up, shown
from bot.panels.numbers import numbers_form, numbers_typed
from bot.panels.offers import offer_of
from bot.tables.play import play_row
from bot.tables.table import Table
from bot.tables.tries import seat_asked
from bot.words import speak
from games.engine.errors import NotLegal, NotUnderstood

MOVE = "move"
LONGEST_MOVE = 200


class Own(Protocol):
    """What a table of one's own is made of, as it is sent to a worker."""

    def stand(self) -> Table:
        """The table; the ids of its buttons have the numbers of its row."""

    def inside(self, id_: ids.Id) -> ids.Id:
        """What stands there instead of a button of that table."""

    def back(self) -> Button:
        """The way from a panel back to the board; its label is the key of a message."""


def inside(own: Own, parts: Sequence[Part]) -> list[Part]:
    """Parts whose buttons and menus belong there."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, Menu):
            found.append(replace(part, id=own.inside(part.id)))
        elif isinstance(part, list | tuple):
            found.append([replace(button, id=own.inside(button.id)) for button in part])
        else:
            found.append(part)
    return found


def panel_shown(own: Own, locale: str, look: Look, place: ids.PanelAt, page: int) -> Shown:
    """A place of the panel of whoever is asked there."""
    if isinstance(place, ids.HintAt):
        raise NotLegal("stale")
    table = own.stand()
    panel = shown(table.row, seat_asked(table), locale, look, place, page)
    back = own.back()
    back = replace(back, label=speak(locale).say(back.label))
    return replace(panel, parts=inside(own, [*panel.parts, [back]]))


def play(table: Table, text: str, locale: str) -> tuple[int, str]:
    """Plays what is pressed or typed there: whose move it is, and the moves of it as they are kept."""
    seat, match, game = seat_asked(table), table.match, table.match.game
    offer = offer_of(table, seat)
    with table.told():
        written = spelled(game, table.seen(seat), seat, text)
        try:
            return seat, play_row(match, seat, written)
        except NotUnderstood:
            if (move := offer.labelled(text, speak(locale, game.name))) is None:
                raise
            return seat, play_row(match, seat, game.write(move))


def made(own: Own, id_: ids.MadeId) -> Notation:
    """The move with the numbers chosen."""
    table = own.stand()
    return made_up(table.row, seat_asked(table), id_.verb, id_.draft)


def form(own: Own, locale: str, id_: ids.Id) -> Form | None:
    """A form for a bid, for the numbers of a verb, or for any move; nothing where they are too many."""
    table = own.stand()
    seat = seat_asked(table)
    match id_:
        case ids.BidId():
            found: Form | None = bid_form(table.row, seat, locale, id_)
        case ids.DraftId():
            found = numbers_form(table.row, seat, locale, id_)
        case _:
            speaker = speak(locale)
            field = Field(MOVE, speaker.say("try-typed"), longest=LONGEST_MOVE)
            found = Form(id_, speaker.say("button-line-type"), [field])
    return found and replace(found, id=own.inside(found.id))


def bid(own: Own, given: Mapping[str, str]) -> Notation:
    """The bid that was typed."""
    table = own.stand()
    return bid_typed(table.row, seat_asked(table), given)


def numbers(own: Own, locale: str, verb: str, given: Mapping[str, str]) -> tuple[ids.NumbersAt, str]:
    """The numbers that were typed, and why they will not do, if so."""
    table = own.stand()
    return numbers_typed(table.row, seat_asked(table), locale, verb, given)


def told_of(own: Own, locale: str, id_: ids.Id) -> str:
    """The hand of whoever is asked there, or a topic of the rules."""
    table = own.stand()
    game = table.row.game
    speaker = speak(locale, game)
    if isinstance(id_, ids.RulesId):
        if id_.topic not in topics_of(game):
            raise NotLegal("stale")
        return rules_of(game, id_.topic, speaker)
    return hand_of(table, seat_asked(table), speaker) or speaker.say("hand-empty")
