"""Accounts kept from the events alone: nothing appears or vanishes untold."""

from collections import Counter
from typing import Any

import pytest

from games.automobile import events as told
from games.automobile.components import CarClass
from games.automobile.state import Phase, State
from games.engine.contract import Event
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, Turn, set_up
from tests.automobile.table import FIVE, LOW, LUXURY, MID

FULL = {LUXURY: 200, MID: 150, LOW: 100}
REDUCED = {MID: 120, LOW: 70}
RATES = {1: 10, 2: 20, 3: 30, 4: 40}


class Account:
    """What a player has, as far as it was told."""

    def __init__(self, players: int) -> None:
        self.cash, self.research = 2000, 8 - players
        self.losses = self.loans = self.debt = 0
        self.factories: Counter[str] = Counter()
        self.parts: set[str] = set()
        self.cars: Counter[str] = Counter()
        self.bands: Counter[CarClass] = Counter()
        self.slots: Counter[CarClass] = Counter()


class Ledger:
    """The accounts of a table."""

    def __init__(self, match: AnyMatch) -> None:
        self.players = len(match.setting.seats)
        self.accounts = [Account(self.players) for _ in range(self.players)]
        self.classes = {row.model: row.car_class for row in match.setting.board.figures.spaces}  # type: ignore[attr-defined]
        self.costs = {row.model: row.cost for row in match.setting.board.figures.spaces}  # type: ignore[attr-defined]
        self.closed: set[str] = set()
        self.reduced: set[str] = set()
        self.sold: Counter[str] = Counter()
        self.turn = 1
        self.kinds: Counter[str] = Counter()

    def book(self, events: list[Event]) -> None:
        for event in events:
            self.kinds[type(event).__name__] += 1
            self.enter(event)

    def enter(self, event: Any) -> None:
        of = self.accounts[event.seat] if hasattr(event, "seat") else Account(self.players)
        match event:
            case told.CharacterChosen() | told.ResearchTaken():
                of.research += event.research
            case told.LoanTaken():
                of.cash += 500
                of.loans += 1
                assert (event.cash, event.loans) == (500, of.loans)
            case told.TilesBuilt():
                assert event.cost == event.factories * self.costs[event.model] + 500 * event.parts
                of.cash -= event.cost
                of.research -= event.research
                of.factories[event.model] += event.factories
                of.parts |= {event.model} if event.parts else set()
            case told.DistributorsPlaced():
                of.bands.update({LUXURY: event.luxury, MID: event.mid, LOW: event.low})
            case told.CarsProduced():
                of.cash -= event.cost
                of.cars.update({amount.what: amount.count for amount in event.amounts})
            case told.SpaceClosed():
                parts = event.model in of.parts
                assert event.cash == of.factories[event.model] * (self.costs[event.model] - 100) + 400 * parts
                assert event.unsold == of.cars.pop(event.model, 0)
                assert event.discarded == (of.losses + 1) // 2
                of.cash += event.cash
                of.losses += event.unsold - event.discarded
                del of.factories[event.model]
                of.parts -= {event.model}
                self.closed.add(event.model)
            case told.HowardSold():
                for amount in event.amounts:
                    of.cars[amount.what] -= amount.count
                of.cash += event.cash
                assert event.cash == sum(FULL[self.classes[a.what]] * a.count for a in event.amounts)
            case told.DistributorSold():
                assert event.cash == FULL[event.car_class]
                of.cash += event.cash
                of.cars[event.model] -= 1
                of.bands[event.band] -= 1
                of.slots[event.car_class] += 1
            case told.DistributorsIdle():
                assert event.distributors == of.bands.total()
                of.losses += event.distributors
                of.bands.clear()
            case told.BonusTaken():
                of.research -= event.research
            case told.PriceReduced():
                self.reduced.add(event.model)
            case told.DemandRound():
                self.sold.update({amount.what: amount.count for amount in event.amounts})
            case told.DemandSold():
                car_class = self.classes[event.model]
                price = REDUCED[car_class] if event.model in self.reduced else FULL[car_class]
                assert (event.price, event.cash) == (price, event.cars * price)
                assert event.cars == self.sold.pop(event.model, 0)
                assert event.cars + event.unsold == of.cars.pop(event.model)
                of.cash += event.cash
                of.losses += event.unsold
            case told.Outdated():
                of.losses += event.points
            case told.LossesCut():
                of.losses -= event.points
            case told.LossesPaid():
                assert event.points == of.losses
                assert event.cost == of.losses * RATES[self.turn]
                assert event.interest == 50 * of.loans
                of.cash -= event.paid
                of.debt += event.missing
            case told.TurnEnded() | told.GameEnded():
                self.turn += 1
                self.reduced.clear()
                assert not +self.sold

    def settle(self) -> None:
        """After the last sale distributors go to the band beside their slot."""
        for account in self.accounts:
            account.bands.update(account.slots)
            account.slots.clear()

    def compare(self, state: State) -> None:
        if state.phase is not Phase.DISTRIBUTION:
            self.settle()
        for seat, (account, player) in enumerate(zip(self.accounts, state.players, strict=True)):
            own = dict(state.spaces_of(seat))
            assert account.cash == player.cash
            assert account.research == player.research
            assert account.losses == player.losses
            assert (account.loans, account.debt) == (player.loans, player.debt)
            assert +account.factories == {model: space.factories for model, space in own.items()}
            assert account.parts == {model for model, space in own.items() if space.parts}
            assert +account.cars == {model: space.cars for model, space in own.items() if space.cars}
            assert +account.bands == {band: count for band, count in player.bands.items() if count}
            slots = {band: seats.count(seat) for band, seats in state.slots.items() if seat in seats}
            assert +account.slots == slots
            on_board = account.bands.total() + account.slots.total()
            assert state.distributors_left(seat) == 8 - on_board
            assert state.cars_left(seat) == 28 - account.cars.total()
            assert state.factories_left(seat) == 6 - account.factories.total()
        assert self.closed == {model for model, space in state.spaces.items() if space.closed}
        assert self.turn == (5 if state.phase is Phase.OVER else state.turn)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_cash_rd_losses_loans_cars_factories_and_distributors_are_what_was_told(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        setting = set_up("automobile", FIVE[:players], f"accounts {seed}")
        ledger = Ledger(Match(setting))

        def after(match: AnyMatch, turn: Turn, ledger: Ledger = ledger) -> None:
            for step in turn.steps:
                ledger.book(step.events)
            ledger.compare(match.state)

        match = random_match(setting, after)
        for place in match.game.result(match.state) or []:
            account = ledger.accounts[place.seat]
            worth = sum(count * ledger.costs[model] for model, count in account.factories.items())
            parts = 500 * len(account.parts)
            assert place.score == account.cash + worth + parts - 600 * account.loans - account.debt
        kinds += ledger.kinds
    every = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == told.__name__}
    assert every - set(kinds) == {"FirstDrawn"}, "every kind of event came up, this one before the first move"
