"""Books of a game of Automobile, kept from its English sentences."""

import re
from collections import Counter
from dataclasses import dataclass, field

from games.automobile import GAME
from games.automobile.board import Board
from games.automobile.components import CLASSES, CarClass, Character
from games.automobile.state import Phase, Space, State
from games.engine.match import AnyMatch
from games.engine.words import words
from tests.games.books import Books, reads

BANDS = {"luxury": CarClass.LUXURY, "mid-price": CarClass.MID, "low-price": CarClass.LOW}
BONUSES = (2, 1, 1)
ACTIONS = 3
TILES = 16


@dataclass
class Account:
    """What a player has, as far as it was told."""

    research: int
    cash: int = 2000
    losses: int = 0
    loans: int = 0
    debt: int = 0
    tiles: int = 0
    bands: Counter[CarClass] = field(default_factory=Counter)


class AutomobileBooks(Books):
    """The accounts of a table, its ring, and what lies beside it."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match)
        assert isinstance(match.setting.board, Board)
        self.board = match.setting.board
        self.accounts = {name: Account(8 - len(self.seats)) for name in self.seats}
        self.spaces = {model: Space() for model in self.board.models}
        self.turn = 0
        self.is_over = False
        self.order: list[str] = []
        self.characters: dict[Character, str] = {}
        self.actions: int | None = None
        self.ford_ready = False
        self.slots: dict[CarClass, list[str]] = {}
        self.passed: list[str] = []
        self.closer: str | None = None
        self.bonuses = 0
        self.sets = [2, 1, 1]
        self.revealed: dict[CarClass, list[int]] = {}
        self.sold: Counter[str] = Counter()
        self.demand = 0

    # A turn begins and ends

    @reads(r"By lot, (?P<name>\w+) is the first to choose a character\.")
    def drawn_first(self, name: str) -> None:
        first = self.seats.index(name)
        self.order = [*self.seats[first:], *self.seats[:first]]

    @reads(r"Turn (?P<turn>\d): everybody secretly draws (?P<tiles>\d) demand tiles?\.")
    def tiles_drawn(self, turn: str, tiles: str) -> None:
        assert int(turn) == self.turn + 1
        self.turn = int(turn)
        for account in self.accounts.values():
            account.tiles = int(tiles)

    @reads(r"(?P<name>\w+) chooses (?P<character>\w+)(?: and takes (?P<research>\d) R&D)?\.")
    def chosen(self, name: str, character: str, research: str | None) -> None:
        assert name == self.order[len(self.characters)]
        self.characters[Character(character.lower())] = name
        self.accounts[name].research += number(research)

    @reads(r"They play in this order: (?P<names>.+)\.")
    def order_set(self, names: str) -> None:
        assert listed(names) == self._playing_order()
        self.actions, self.ford_ready = 0, Character.FORD in self.characters

    def _playing_order(self) -> list[str]:
        return [self.characters[character] for character in Character if character in self.characters]

    @reads(
        r"""Turn (?P<turn>\d) is over; markers and characters are free again\.
        The next characters will be chosen in this order: (?P<names>.+)\."""
    )
    def turn_ended(self, turn: str, names: str) -> None:
        assert (int(turn), listed(names)) == (self.turn, self.passed)
        self._free_markers()
        self.characters, self.actions, self.ford_ready = {}, None, False
        self.order, self.passed = self.passed, []
        self.closer, self.bonuses, self.sets = None, 0, [2, 1, 1]

    @reads(r"Turn (?P<turn>\d) was the last\. (?P<name>\w+) wins the game\.")
    def game_ended(self, turn: str, name: str) -> None:
        assert int(turn) == self.turn
        assert self.worth(name) == max(map(self.worth, self.seats))
        self._free_markers()
        self.order, self.is_over = self.passed, True

    def _free_markers(self) -> None:
        assert not +self.sold
        for space in self.spaces.values():
            space.bonus, space.reduced = False, 0

    # Actions

    def _act(self, name: str) -> None:
        """One of the three that everybody has in a turn."""
        assert self.actions is not None
        assert name == self._playing_order()[self.actions % len(self.seats)]
        self.actions += 1

    def _in_actions(self) -> bool:
        return self.actions is not None and self.actions < ACTIONS * len(self.seats)

    @reads(r"(?P<name>\w+) takes a (?P<which>first|second) loan: \$500\.")
    def loan_taken(self, name: str, which: str) -> None:
        account = self.accounts[name]
        account.cash += 500
        account.loans += 1
        assert which == ("first", "second")[account.loans - 1]

    @reads(
        r"""(?P<ford>With Ford, )?(?P<name>\w+) (?:builds|adds)
        (?:(?P<factories>\d) factor(?:y|ies))?(?: and )?(?P<parts>a parts factory)?
        at (?P<model>.+?) for \$(?P<cost>[\d,]+)(?: and (?P<research>\d+) R&D)?\."""
    )
    def built(
        self,
        ford: str | None,
        name: str,
        factories: str | None,
        parts: str | None,
        model: str,
        cost: str,
        research: str | None,
    ) -> None:
        account, space = self.accounts[name], self.spaces[model]
        tiles = number(factories) * self.board.models[model].cost + 500 * (parts is not None)
        assert number(cost) == tiles
        account.cash -= number(cost)
        account.research -= number(research)
        space.seat = self.seats.index(name)
        space.factories += number(factories)
        space.parts |= parts is not None
        if ford:
            assert self.ford_ready
            self.ford_ready = False
        elif self.actions is not None:
            self._act(name)

    @reads(r"(?P<name>\w+) (?:keeps Ford's tile for later|does without Ford's tile)\.")
    def ford_kept(self, name: str) -> None:
        assert self.ford_ready
        assert self.characters[Character.FORD] == name

    @reads(
        r"(?P<name>\w+) places distributors: (?:(?P<luxury>\d) luxury)?(?:, )?"
        r"(?:(?P<mid>\d) mid-price)?(?:, )?(?:(?P<low>\d) low-price)?\."
    )
    def placed(self, name: str, luxury: str | None, mid: str | None, low: str | None) -> None:
        counts = dict(zip(CLASSES, map(number, (luxury, mid, low)), strict=True))
        self.accounts[name].bands.update(counts)
        self._act(name)

    @reads(r"(?P<name>\w+) takes (?P<research>\d) R&D\.")
    def researched(self, name: str, research: str) -> None:
        self.accounts[name].research += number(research)
        self._act(name)

    @reads(r"(?P<name>\w+) produces (?P<amounts>.+) for \$(?P<cost>[\d,]+)\.")
    def produced(self, name: str, amounts: str, cost: str) -> None:
        self.accounts[name].cash -= number(cost)
        for model, count in counted(amounts).items():
            self._own(name, model).cars += count
        self._act(name)

    @reads(
        r"(?P<name>\w+) closes (?P<model>.+?)(?:, discards (?P<discarded>\d+) loss points?)?"
        r" and receives \$(?P<cash>[\d,]+)"
        r"(?:; (?P<unsold>\d+) cars? there w\w+ unsold and \w+ (?:a )?loss points?)?"
        r"(?:; (?P<markers>\d+) markers? there \w+ lost)?\."
    )
    def closed(
        self, name: str, model: str, discarded: str | None, cash: str, unsold: str | None, markers: str | None
    ) -> None:
        account, space = self.accounts[name], self._own(name, model)
        refund = space.factories * (self.board.models[model].cost - 100) + 400 * space.parts
        assert (number(cash), number(unsold)) == (refund, space.cars)
        assert number(discarded) == (account.losses + 1) // 2
        assert number(markers) == space.bonus + space.reduced
        account.cash += number(cash)
        account.losses += number(unsold) - number(discarded)
        self.spaces[model] = Space(closed=True)
        if self._in_actions():
            self._act(name)
        else:
            self.closer = name

    def _own(self, name: str, model: str) -> Space:
        assert self.spaces[model].seat == self.seats.index(name)
        return self.spaces[model]

    # Sales by Howard and by distributors

    @reads(r"Howard sells (?P<amounts>.+) for (?P<name>\w+): \$(?P<cash>\d+)\.")
    def howard_sold(self, amounts: str, name: str, cash: str) -> None:
        assert self.characters[Character.HOWARD] == name
        sold = counted(amounts)
        assert number(cash) == sum(self.board.class_of(model).price * count for model, count in sold.items())
        self.accounts[name].cash += number(cash)
        for model, count in sold.items():
            self._own(name, model).cars -= count

    @reads(
        r"""(?P<name>\w+): a (?P<band>[\w-]+) distributor sells one (?P<model>.+)
        \((?P<car_class>[\w-]+)\) for \$(?P<cash>\d+)\."""
    )
    def distributor_sold(self, name: str, band: str, model: str, car_class: str, cash: str) -> None:
        account = self.accounts[name]
        assert number(cash) == self.board.classes[BANDS[car_class]].price
        account.cash += number(cash)
        account.bands[BANDS[band]] -= 1
        self._own(name, model).cars -= 1
        self.slots.setdefault(BANDS[car_class], []).append(name)

    @reads(
        r"""(?P<name>\w+) takes (?P<idle>\d) idle distributors? home,
        with (?:a loss point|as many loss points)\."""
    )
    def idle(self, name: str, idle: str) -> None:
        assert int(idle) == self.accounts[name].bands.total()
        self.accounts[name].losses += int(idle)
        self.accounts[name].bands.clear()

    @reads(
        r"""The sales by distributors are over:
        each that sold goes to the band of the class it sold in\."""
    )
    def distribution_ended(self) -> None:
        for car_class, names in self.slots.items():
            for name in names:
                self.accounts[name].bands[car_class] += 1
        self.slots = {}

    # Decisions

    @reads(r"(?P<name>\w+) puts a bonus sales marker on (?P<model>.+) for (?P<research>\d) R&D\.")
    def bonus_taken(self, name: str, model: str, research: str) -> None:
        assert number(research) == BONUSES[self.bonuses]
        self.bonuses += 1
        self.accounts[name].research -= number(research)
        self._own(name, model).bonus = True

    @reads(r"(?P<name>\w+) puts (?P<markers>a|\d) reduced price markers? on (?P<model>.+)\.")
    def price_reduced(self, name: str, markers: str, model: str) -> None:
        count = 1 if markers == "a" else int(markers)
        self.sets.remove(count)
        self._own(name, model).reduced = count

    @reads(r"(?P<name>\w+) passes as no\. (?P<place>\d)\.")
    def has_passed(self, name: str, place: str) -> None:
        self.passed.append(name)
        assert int(place) == len(self.passed)

    # Demand

    @reads(r"(?P<name>\w+) reveals (?P<mid>\d) for mid-price(?: and (?P<low>\d) for low-price)?\.")
    def tiles_revealed(self, name: str, mid: str, low: str | None) -> None:
        if all(account.tiles for account in self.accounts.values()):
            self.revealed = {car_class: [] for car_class in CLASSES}
        assert self.accounts[name].tiles == 1 + (low is not None)
        self.accounts[name].tiles = 0
        self.revealed[CarClass.MID].append(int(mid))
        if low is not None:
            self.revealed[CarClass.LOW].append(int(low))

    @reads(r"From the bag: (?P<cars>\d) for (?P<car_class>[\w-]+) cars\.")
    def tile_drawn(self, cars: str, car_class: str) -> None:
        self.revealed[BANDS[car_class]].append(int(cars))

    @reads(r"Demand for (?P<car_class>[\w-]+) cars: (?P<cars>\d+); cars offered: (?P<offered>\d+)\.")
    def demand_known(self, car_class: str, cars: str, offered: str) -> None:
        self.demand = int(cars)
        assert self.demand == sum(self.revealed[BANDS[car_class]])
        models = [row.model for row in self.board.models.values() if row.car_class is BANDS[car_class]]
        assert int(offered) == sum(self.spaces[model].cars for model in models)

    @reads(r"Round \d+: (?P<amounts>.+); demand left: (?P<left>\d+)\.")
    def demand_round(self, amounts: str, left: str) -> None:
        sold = counted(amounts)
        self.sold.update(sold)
        self.demand -= sum(sold.values())
        assert int(left) == self.demand
        for model, count in sold.items():
            assert count <= 1 + self.spaces[model].bonus + self.spaces[model].reduced

    @reads(
        r"(?P<name>\w+): (?P<model>.+?) sells"
        r" (?:nothing|(?P<cars>\d+) cars? at \$(?P<price>\d+), \$(?P<cash>[\d,]+) in all)"
        r"(?:; (?P<unsold>\d+) unsold (?:is a loss point|are loss points))?\."
    )
    def demand_sold(
        self,
        name: str,
        model: str,
        cars: str | None,
        price: str | None,
        cash: str | None,
        unsold: str | None,
    ) -> None:
        space, row = self._own(name, model), self.board.class_of(model)
        if price is not None:
            assert int(price) == (row.reduced if space.reduced else row.price)
        assert number(cash) == number(cars) * number(price)
        assert number(cars) == self.sold.pop(model, 0)
        assert number(cars) + number(unsold) == space.cars
        space.cars = 0
        self.accounts[name].cash += number(cash)
        self.accounts[name].losses += number(unsold)

    # Losses

    @reads(r"(?P<model>.+) is outdated: (?P<points>\d+) loss points? for (?P<name>\w+)\.")
    def outdated(self, model: str, points: str, name: str) -> None:
        self._own(name, model)
        self.accounts[name].losses += int(points)

    @reads(
        r"""(?P<character>\w+) (?:finds no loss point to discard|discards (?P<points>\d+) loss points?)
        for (?P<name>\w+)\."""
    )
    def losses_cut(self, character: str, points: str | None, name: str) -> None:
        assert self.characters[Character(character.lower())] == name
        self.accounts[name].losses -= number(points)

    @reads(r"(?P<name>\w+) has no loss points(?: and pays \$(?P<interest>\d+) in interest)?\.")
    def nothing_lost(self, name: str, interest: str | None) -> None:
        self._due(name, "0", None, interest)
        self.accounts[name].cash -= number(interest)

    @reads(
        r"(?P<name>\w+) pays \$(?P<cost>[\d,]+) for (?P<points>\d+) loss points?"
        r"(?: at \$(?P<rate>\d+) each)?(?: and \$(?P<interest>\d+) in interest)?\."
    )
    def losses_paid(self, name: str, cost: str, points: str, rate: str | None, interest: str | None) -> None:
        self._due(name, points, cost, interest, rate)
        self.accounts[name].cash -= number(cost) + number(interest)

    @reads(
        r"(?P<name>\w+) owes (?:\$(?P<cost>[\d,]+) for (?P<points>\d+) loss points?"
        r"(?: at \$(?P<rate>\d+) each)? and )?\$(?P<interest>\d+) in interest,"
        r" but can pay (?:nothing|only \$(?P<paid>[\d,]+)):"
        r" \$(?P<missing>[\d,]+) is missing, and the debt is now \$(?P<debt>[\d,]+)\."
    )
    def losses_owed(
        self,
        name: str,
        cost: str | None,
        points: str | None,
        rate: str | None,
        interest: str,
        paid: str | None,
        missing: str,
        debt: str,
    ) -> None:
        account = self.accounts[name]
        self._due(name, points, cost, interest, rate)
        assert number(paid) + number(missing) == number(cost) + number(interest)
        account.cash -= number(paid)
        account.debt += number(missing)
        assert account.debt == number(debt)

    def _due(
        self, name: str, points: str | None, cost: str | None, interest: str | None, rate: str | None = None
    ) -> None:
        """What is due is told with the points and loans that it is for."""
        account = self.accounts[name]
        assert number(points) == account.losses
        assert number(cost) == account.losses * 10 * self.turn
        assert number(interest) == 50 * account.loans
        assert rate is None or int(rate) == 10 * self.turn

    # The comparison

    def worth(self, name: str) -> int:
        """What a player would have at the end."""
        account = self.accounts[name]
        own = [(m, space) for m, space in self.spaces.items() if space.seat == self.seats.index(name)]
        tiles = sum(space.factories * self.board.models[m].cost + 500 * space.parts for m, space in own)
        return account.cash + tiles - 600 * account.loans - account.debt

    def compare(self, state: State) -> None:
        for name, player in zip(self.seats, state.players, strict=True):
            account = self.accounts[name]
            assert (account.cash, account.research) == (player.cash, player.research), name
            assert (account.losses, account.loans, account.debt) == (player.losses, player.loans, player.debt)
            assert account.tiles == len(player.tiles)
            assert account.bands == Counter(player.bands)
        assert self.spaces == state.spaces
        assert len(state.bag) == TILES - sum(account.tiles for account in self.accounts.values())
        assert self.revealed == state.revealed
        assert self.slots == {band: self._named(seats) for band, seats in state.slots.items() if seats}
        assert (self.turn, self.is_over) == (state.turn, state.phase is Phase.OVER)
        assert (self.order, self.passed) == (self._named(state.order), self._named(state.passed))
        assert self.characters == {who: self.seats[seat] for who, seat in state.characters.items()}
        assert self.ford_ready == state.ford_ready
        assert self._in_actions() == (state.phase in (Phase.ACTIONS, Phase.FORD))
        assert self.closer == (None if state.closer is None else self.seats[state.closer])
        assert (self.bonuses, self.sets) == (state.bonuses, state.reduced_sets)
        if self.is_over:
            self._compare_scores(state)

    def _named(self, seats: list[int]) -> list[str]:
        return [self.seats[seat] for seat in seats]

    def _compare_scores(self, state: State) -> None:
        """The lines of a score tell what it is made of."""
        speaker = words("en", "automobile")
        for place in GAME.result(state) or []:
            lines = [speaker.score(part) for part in place.entries]
            found = [re.match(r"(−?)\$([\d,]+)", line) for line in lines]
            amounts = [number(fits[2]) * (-1 if fits[1] else 1) for fits in found if fits]
            assert place.score == sum(amounts) == self.worth(self.seats[place.seat])


def number(text: str | None) -> int:
    """A figure as it is written, 0 where there is none."""
    return int(text.replace(",", "")) if text else 0


def listed(text: str) -> list[str]:
    """The names of a list."""
    return re.split(r",? and |, ", text)


def counted(text: str) -> dict[str, int]:
    """Cars by model."""
    return {model: int(count) for count, model in (item.split(" × ") for item in listed(text))}
