"""The panel that only the player sees: who looks at it, and what is on it. Put together in a worker."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.messages.ids import Notation, PanelAt, StepId
from bot.messages.parts import Button, Menu
from bot.panels.offers import Offer, offer_of
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from bot.words import speak
from games.engine.contract import Action, AnyGame, BaseState
from games.engine.errors import NotLegal
from games.engine.ranges import Ranged
from games.engine.words import Words


@dataclass(frozen=True)
class Looking:
    """Somebody who is asked and looks at his panel: the table, his seat, what he may do, and his words."""

    table: Table
    seat: int
    offer: Offer
    speaker: Words

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.table.match.game

    @cached_property
    def public(self) -> BaseState:
        """What everybody knows."""
        return self.table.seen()

    def step(self, place: PanelAt, page: int = 0) -> StepId:
        """The way to another place of the panel."""
        return StepId(self.table.row.id, self.table.row.played, page, place)

    def notation(self, action: Action) -> Notation:
        """A move as it is written."""
        return Notation(self.game.write(action))

    def detail(self, action: Action) -> str:
        """What a move costs and brings, in words."""
        return self.speaker.detail(action, self.game.advice.detail(self.public, action))

    def ranged(self, verb: str) -> Ranged:
        """The ranges of a verb, as they are now."""
        for move in self.offer.legal:
            if isinstance(move, Ranged) and move.verb == verb:
                return move
        raise NotLegal("stale", version=self.table.row.played)


def looking_at(row: GameRow, seat: int, locale: str) -> Looking:
    """Somebody who looks at his panel now."""
    table = load(row)
    return Looking(table, seat, offer_of(table, seat), speak(locale, row.game))


@dataclass(frozen=True)
class Panel:
    """What is on the panel: a text, menus, buttons, and the moves that are drawn."""

    text: str
    menus: Sequence[Menu] = ()
    buttons: Sequence[Button] = ()
    drawn: Sequence[Action] = ()
