"""A table to set positions up on and to play at, by names."""

from typing import Any

import pytest

from games.automobile import GAME
from games.automobile.actions import Move
from games.automobile.components import CLASSES, Character
from games.automobile.flow import FLOW
from games.automobile.state import AutomobileOptions, Phase, Player, Space, State
from games.engine.chance import Chance
from games.engine.contract import Event
from games.engine.errors import GameError, NotLegal
from games.engine.match import AnyMatch, Match, set_up

FIVE = ("Yellow", "Red", "Blue", "Green", "Purple")
FOUR = FIVE[:4]
THREE = FIVE[:3]
LUXURY, MID, LOW = CLASSES
PLAIN = ("Ford", "Kettering", "Howard", "Durant", "Chrysler")  # the first four cut no losses


class Table:
    """A state with names for its seats; after every move the invariants are checked."""

    def __init__(self, names: tuple[str, ...] = FOUR, seed: str = "table") -> None:
        self.names = names
        self.state: State
        self.state, self.opening = GAME.setup(len(names), AutomobileOptions(), GAME.board(), Chance(seed))
        self.order(*names)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def space(self, model: str) -> Space:
        return self.state.spaces[model]

    @property
    def asked(self) -> str | None:
        seats = GAME.actors(self.state)
        return self.names[seats[0]] if seats else None

    # Playing

    def play(self, *moves: str) -> list[Event]:
        """Plays moves in notation by whoever is asked, or `Name: move` by that player."""
        return [event for text in moves for event in self.act(*self._meant(text))]

    def act(self, seat: int, action: Move) -> list[Event]:
        events = GAME.apply(self.state, seat, action)
        self.sound()
        return events

    def _meant(self, text: str) -> tuple[int, Move]:
        name, colon, move = text.partition(": ")
        if colon and name in self.names:
            return self.seat(name), GAME.read(self.state, move)
        return GAME.actors(self.state)[0], GAME.read(self.state, text)

    def refused(self, move: str | Move) -> tuple[str, dict[str, Any]]:
        """The key and the figures of a refusal that leaves everything as it was."""
        seat, action = self._meant(move) if isinstance(move, str) else (GAME.actors(self.state)[0], move)
        before = self.frozen()
        with pytest.raises(GameError) as error:
            GAME.apply(self.state, seat, action)
        assert self.frozen() == before
        assert isinstance(error.value, NotLegal)
        return error.value.key, error.value.figures

    def why(self, move: str | Move) -> str:
        return self.refused(move)[0]

    def legal(self, name: str | None = None) -> list[str]:
        """What somebody may do; production is told by its ranges."""
        seat = self.seat(name) if name else GAME.actors(self.state)[0]
        return [
            GAME.write(move) if isinstance(move, Move) else str(move) for move in GAME.legal(self.state, seat)
        ]

    def sound(self) -> None:
        assert GAME.check(self.state) == []

    def frozen(self) -> str:
        return repr(self.state)

    def match(self) -> AnyMatch:
        """A match that goes on from here, with the forced moves."""
        match = Match(set_up("automobile", self.names, "forced", keep_seats=True))
        match.state = self.state
        return match

    # Setting up

    def order(self, *names: str) -> None:
        """The order of choosing characters."""
        self.state.order = [self.seat(name) for name in names]
        self.state.asked = self.state.order[0]

    def give(self, name: str, **figures: int) -> None:
        """Cash, research, loans, losses or debt, exactly so much."""
        for field, amount in figures.items():
            assert hasattr(self.player(name), field)
            setattr(self.player(name), field, amount)

    def built(self, name: str, model: str, factories: int = 1, cars: int = 0, parts: bool = False) -> None:
        assert self.state.is_vacant(model)
        self.state.spaces[model] = Space(self.seat(name), factories, parts, cars=cars)

    def closed(self, *models: str) -> None:
        for model in models:
            self.state.spaces[model] = Space(closed=True)

    def bands(self, name: str, luxury: int = 0, mid: int = 0, low: int = 0) -> None:
        """A player's distributors on the board."""
        self.player(name).bands = {LUXURY: luxury, MID: mid, LOW: low}

    def banded(self, name: str) -> tuple[int, int, int]:
        bands = self.player(name).bands
        return bands[LUXURY], bands[MID], bands[LOW]

    def tiles(self, *hands: tuple[int, ...]) -> None:
        """The demand tiles in the players' hands, by seat; the others are in the bag."""
        for player, hand in zip(self.state.players, hands, strict=True):
            self.state.bag += player.tiles
            player.tiles = sorted(hand, reverse=True)
        for hand in hands:
            for tile in hand:
                self.state.bag.remove(tile)
        self.state.bag.sort()

    def begin(self, phase: Phase, turn: int = 1, **characters: str) -> None:
        """A phase of a turn in which the characters are chosen: `Ford="Yellow"`. Without any the
        players, by seat, have Ford (used already), Kettering, Howard, Durant and Chrysler."""
        chosen = characters or dict(zip(PLAIN, self.names, strict=False))
        state = self.state
        state.characters = {Character(name.lower()): self.seat(player) for name, player in chosen.items()}
        assert len(state.playing_order) == len(self.names)
        state.phase, state.turn, state.asked = phase, turn, state.playing_order[0]
        state.ford_ready = "Ford" in characters and phase is Phase.ACTIONS
        if phase is Phase.HOWARD:
            state.asked = state.characters.get(Character.HOWARD, state.asked)
        if phase is Phase.DISTRIBUTION:
            state.slots = {band: [] for band in CLASSES}
        if turn > 1:
            self.tiles(*[(4, 3), (4, 3), (4, 3), (4, 3), (5, 2)][: len(self.names)])

    def go_on(self) -> list[Event]:
        """What happens by itself from here."""
        events = FLOW.follow(self.state)
        self.sound()
        return events

    def rest(self, *moves: str) -> list[Event]:
        """Plays moves, then everybody takes R&D until the actions are over."""
        events = self.play(*moves)
        while self.state.phase in (Phase.ACTIONS, Phase.FORD):
            events += self.play("pass" if self.state.phase is Phase.FORD else "research")
        return events

    def all_pass(self) -> list[Event]:
        """Ends the executive decisions, and with them the turn."""
        events: list[Event] = []
        for _ in self.names:
            if self.state.phase is Phase.EXECUTIVE:
                events += self.play("pass")
        return events


def of(kind: type[Any], events: list[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
