"""The panel that only the player sees: who looks at it, and what is on it. Put together in a worker."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.messages.ids import HandId, Notation, PanelAt, RulesId, StepId
from bot.messages.parts import Button, Menu
from bot.messages.signs import speak_with_signs
from bot.panels.offers import Offer, offer_of
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from games.engine.contract import Action, AnyGame, BaseState
from games.engine.errors import NotLegal
from games.engine.ranges import Ranged
from games.engine.words import Words

STEP = " › "
"""Between the steps of the way so far."""
WARNING = "⚠️"
TOLD_APART = 12
"""As many moves or plans can be told apart in one picture."""


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

    def warned(self, moves: Sequence[Action]) -> list[str]:
        """What is to be feared after these moves, in words, if anything is."""
        figures = self.game.advice.warning(self.public, self.seat, moves)
        return [f"{WARNING} {self.speaker.say('warning', **figures)}"] if figures else []

    def trail(self, *steps: str) -> str:
        """The way so far, for the top of a panel; nothing at its beginning."""
        return f"**{STEP.join(steps)}**{STEP}…" if steps else ""

    def ranged(self, verb: str) -> Ranged:
        """The ranges of a verb, as they are now."""
        for move in (*self.offer.legal, *self.offer.numbers):
            if isinstance(move, Ranged) and move.verb == verb:
                return move
        raise NotLegal("stale", version=self.table.row.played)

    def knowing(self) -> list[Button]:
        """What helps to decide: one's hand, where there is one, and the rules for what is asked."""
        game_id, advice, found = self.table.row.id, self.game.advice, []
        if advice.hand(self.offer.state, self.seat):
            found.append(Button(HandId(game_id), self.speaker.say("button-hand")))
        if topic := advice.topic(self.public):
            found.append(Button(RulesId(game_id, topic), self.speaker.say("button-rules")))
        return found


def looking_at(row: GameRow, seat: int, locale: str) -> Looking:
    """Somebody who looks at his panel now."""
    table = load(row)
    return Looking(table, seat, offer_of(table, seat), speak_with_signs(locale, row.game))


@dataclass(frozen=True)
class Panel:
    """What is on the panel: a text, menus, buttons, and what is drawn: moves, or routes of several moves
    each, with places that are to be seen. `behind` are the moves to which each of its choices leads: where
    they can be drawn, the board is shown before one is chosen. `board` shows it in any case."""

    text: str
    menus: Sequence[Menu] = ()
    buttons: Sequence[Button] = ()
    drawn: Sequence[Action] = ()
    routes: Sequence[Sequence[Action]] = ()
    near: Sequence[str] = ()
    behind: Sequence[Sequence[Action]] = ()
    board: bool = False
