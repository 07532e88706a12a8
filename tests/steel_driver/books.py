"""Steel Driver's books: what one knows who sat at the set-up and since then only reads the sentences."""

import re
from dataclasses import dataclass, field

from games.engine.match import AnyMatch
from games.steel_driver import GAME
from games.steel_driver.board import Board
from games.steel_driver.components import (
    COLOURED_GOODS,
    COMPANIES,
    GOODS_COLOURS,
    INVESTMENT_CUBES,
    LINKS,
    SHARES,
    Colour,
    Company,
    Edition,
    Goods,
)
from games.steel_driver.state import Phase, State
from games.steel_driver.state import Railway as RailwayState
from tests.games.books import Books, reads

COMPANY = "(?P<company>Red|Yellow|Green|Blue|Grey|Brown|Purple|Black)"


def listed(text: str | None) -> list[str]:
    """The members of `Red, Yellow, and Blue`."""
    return re.split(r",\s*(?:and\s+)?|\s+and\s+", text) if text else []


def number(text: str) -> int:
    return int(text.replace(",", ""))


def company_of(name: str) -> Company:
    return Company(name.lower())


def companies_of(text: str | None) -> list[Company]:
    return [company_of(name) for name in listed(text)]


@dataclass
class Sale:
    """The auction that is under way."""

    company: Company
    bid: int
    bidder: str
    bidders: list[str]
    asked: str


@dataclass
class Railway:
    """A company's box, shares and network."""

    shares: dict[str, int]
    shares_left: int = SHARES
    links_left: int = LINKS
    cubes: int = 0
    controller: str | None = None
    last_controller: str | None = None
    profit: int = 0
    places: list[str] = field(default_factory=list)
    goods: dict[str, Goods] = field(default_factory=dict)


class SteelDriverBooks(Books):
    """Cubes, cash, shares, networks, goods and everybody's turn."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match)
        assert isinstance(match.setting.board, Board)
        self.board = match.setting.board
        edition: Edition = match.setting.options.edition  # type: ignore[attr-defined]
        self.kinds = {colour: goods for goods, colour in GOODS_COLOURS[edition].items()}
        self.supply, self.standing_in = INVESTMENT_CUBES, 0
        self.goods_apart = COLOURED_GOODS if edition is Edition.TREEFROG else 0
        self.hands = dict.fromkeys(self.seats, 0)
        self.cash = dict.fromkeys(self.seats, 0)
        self.order = list(COMPANIES[edition])
        self.railways = {company: Railway(dict.fromkeys(self.seats, 0)) for company in self.order}
        self.round, self.marker = 1, ""
        self.sale: Sale | None = None
        self.acting = False
        self.acted: Company | None = None
        self.passed: list[Company] = []
        self.built: dict[str, Company] = {}
        self.on_map: set[str] = set()
        self.line: tuple[Company, list[Company]] | None = None
        self.winners: list[str] = []

    @reads(r"By lot, (?P<seat>\w+) starts with the marker\.")
    def drawn(self, seat: str) -> None:
        self.marker = seat

    @reads(
        r"Round (?P<round_>\d): (?P<dealt>.+?), (?P<supply>\d+) left in the supply"
        r"(?:, and (?P<apart>\d+) goods cubes apart)?\."
    )
    def dealt(self, round_: str, dealt: str, supply: str, apart: str | None) -> None:
        self._deal(round_, dealt)
        self.supply, self.goods_apart = int(supply), int(apart or 0)

    @reads(
        r"Round (?P<round_>\d): (?P<dealt>.+)\. No cubes are left in the supply: "
        r"(?P<standing_in>\d+) goods cubes? stands? in, (?P<apart>\d+|no) more can\."
    )
    def dealt_with_goods(self, round_: str, dealt: str, standing_in: str, apart: str) -> None:
        self._deal(round_, dealt)
        self.supply, self.standing_in = 0, int(standing_in)
        self.goods_apart = 0 if apart == "no" else int(apart)

    def _deal(self, round_: str, dealt: str) -> None:
        self.round = int(round_)
        each = re.search(r"(\d+) (?:cubes )?for everybody", dealt)
        assert each or dealt == "too few cubes for everybody, nobody receives any"
        for seat in self.seats:
            self.hands[seat] += int(each[1]) if each else 0

    @reads(rf"(?P<seat>\w+) puts {COMPANY} up and opens with (?P<bid>\d+) cubes?\.")
    def put_up(self, seat: str, company: str, bid: str) -> None:
        at = self.seats.index(seat)
        clockwise = [*self.seats[at:], *self.seats[:at]]
        self.sale = Sale(company_of(company), int(bid), seat, clockwise, clockwise[1])

    @reads(r"(?P<seat>\w+) hands the marker on to (?P<left>\w+)\.")
    def handed_on(self, seat: str, left: str) -> None:
        assert self.marker == seat
        self.marker = left

    @reads(rf"(?P<seat>\w+) bids (?P<bid>\d+) for {COMPANY}\.")
    def bid(self, seat: str, bid: str, company: str) -> None:
        sale = self._sale_of(company)
        sale.bid, sale.bidder, sale.asked = int(bid), seat, self._after(sale, seat)

    @reads(rf"(?P<seat>\w+) drops out of the bidding for {COMPANY}\.")
    def dropped(self, seat: str, company: str) -> None:
        sale = self._sale_of(company)
        sale.asked = self._after(sale, seat)
        sale.bidders.remove(seat)

    def _sale_of(self, company: str) -> Sale:
        assert self.sale is not None and self.sale.company is company_of(company)
        return self.sale

    def _after(self, sale: Sale, seat: str) -> str:
        return sale.bidders[(sale.bidders.index(seat) + 1) % len(sale.bidders)]

    @reads(rf"{COMPANY} goes to (?P<seat>\w+) for (?P<price>\d+) cubes?\. The marker goes to (?P<left>\w+)\.")
    def sold(self, company: str, seat: str, price: str, left: str) -> None:
        railway = self.railways[self._sale_of(company).company]
        self.hands[seat] -= int(price)
        railway.cubes += int(price)
        railway.controller = railway.last_controller = seat
        railway.shares[seat] += 1
        railway.shares_left -= 1
        self.sale, self.marker = None, left

    @reads(
        r"The auctions are over; (?P<seat>\w+) keeps the marker\."
        r"(?: Without a controller this round: (?P<unsold>.+)\.)?"
    )
    def auctions_over(self, seat: str, unsold: str | None) -> None:
        assert self.marker == seat
        without = [company for company, railway in self.railways.items() if railway.controller is None]
        assert companies_of(unsold) == without
        self.acting, self.acted = True, None

    @reads(
        rf"{COMPANY} \((?P<seat>\w+)\) builds (?P<start>[\w.\s]+)–(?P<end>[\w.\s]+) for (?P<cost>\d+) cubes?"
        r" and earns (?:nothing|\$(?P<earned>[\d,]+)): profit \$(?P<profit>[\d,]+)\."
    )
    def link(
        self, company: str, seat: str, start: str, end: str, cost: str, earned: str | None, profit: str
    ) -> None:
        railway = self.railways[company_of(company)]
        assert railway.controller == seat
        railway.cubes -= int(cost)
        self._give_back(int(cost))
        railway.links_left -= 1
        railway.places += [place for place in (start, end) if place not in railway.places]
        railway.profit += number(earned or "0")
        assert railway.profit == number(profit)
        self.built[self.board.between[start, end].name] = company_of(company)
        self.acted = company_of(company)

    def _give_back(self, cubes: int) -> None:
        goods = min(cubes, self.standing_in)
        self.standing_in -= goods
        self.goods_apart += goods
        self.supply += cubes - goods

    @reads(
        rf"(?P<west>.+) and (?P<east>.+) are joined! {COMPANY} earns a bonus of \$(?P<bonus>\d+): "
        r"profit \$(?P<profit>[\d,]+)\."
        r"(?: (?P<others>.+) takes? part and earns? \$(?P<each>\d+)(?: each)?\.)?"
    )
    def joined(
        self,
        west: str,
        east: str,
        company: str,
        bonus: str,
        profit: str,
        others: str | None,
        each: str | None,
    ) -> None:
        assert (west, east) == self.board.ends
        railway = self.railways[company_of(company)]
        railway.profit += int(bonus)
        assert railway.profit == number(profit)
        for other in companies_of(others):
            self.railways[other].profit += int(each or 0)
        self.line = company_of(company), companies_of(others)

    @reads(
        rf"{COMPANY} (?:is controlled by nobody and passes|has used all its links and passes"
        r"|has no free route to build on and passes|belongs to nobody and claims nothing"
        r"|has built nothing and claims nothing|finds no more goods|can't afford a link and passes)"
        r"(?:; (?P<cubes>\d+) cubes? stays? in its box)?\."
    )
    def passes(self, company: str, cubes: str | None) -> None:
        self.acted = company_of(company)
        assert self.railways[self.acted].cubes == int(cubes or 0)
        self.passed.append(self.acted)

    @reads(rf"(?P<seat>\w+) is paid \$(?P<amount>[\d,]+) for {COMPANY}\.")
    def paid(self, seat: str, amount: str, company: str) -> None:
        self._close(company, number(amount), seat)
        self.cash[seat] += number(amount)

    @reads(rf"{COMPANY} has earned nothing this round for (?P<seat>\w+)\.")
    def paid_nothing(self, company: str, seat: str) -> None:
        self._close(company, 0, seat)

    @reads(rf"Nobody controls {COMPANY}: its \$(?P<amount>[\d,]+) is lost\.")
    def lost(self, company: str, amount: str) -> None:
        self._close(company, number(amount), None)

    def _close(self, company: str, amount: int, seat: str | None) -> None:
        railway = self.railways[company_of(company)]
        assert (railway.profit, railway.controller) == (amount, seat)
        railway.profit, railway.controller = 0, None

    @reads(r"Round (?P<round_>\d) is over\. The order is now (?P<order>.+)\.")
    def round_over(self, round_: str, order: str) -> None:
        assert self.round == int(round_)
        assert companies_of(order) == self.passed
        self.order, self.passed, self.acting = self.passed, [], False

    @reads(r"The cubes left in the boxes go back to the supply: (?P<boxes>.+)\.")
    def emptied(self, boxes: str) -> None:
        for cubes, name in re.findall(r"(\d+) of (\w+)", boxes):
            self.railways[company_of(name)].cubes -= int(cubes)
            self._give_back(int(cubes))

    @reads(
        r"Final scoring: (?:no city is connected, so no goods cube is placed on the map"
        r"|(?P<count>\d+) goods cubes? (?:is|are) placed on the map, .+)\."
    )
    def goods_placed(self, count: str | None) -> None:
        self.on_map = {place for railway in self.railways.values() for place in railway.places}
        assert len(self.on_map) == int(count or 0)
        self.acting, self.acted = True, None

    @reads(rf"(?P<seat>\w+) decides for {COMPANY} with (?P<shares>\d) shares?\.")
    def decides(self, seat: str, company: str, shares: str) -> None:
        railway = self.railways[company_of(company)]
        held = sorted(railway.shares.values())
        assert held[-2] < held[-1] == railway.shares[seat] == int(shares)
        railway.controller = seat

    @reads(
        rf"(?P<seat>\w+) decides for {COMPANY}: (?P<tied>.+) hold (?P<shares>\d) shares? each, and "
        r"(?P<again>\w+) (?:comes first clockwise from (?P<last>\w+), who )?controlled it last\."
    )
    def decides_tied(
        self, seat: str, company: str, tied: str, shares: str, again: str, last: str | None
    ) -> None:
        railway = self.railways[company_of(company)]
        most = [name for name in self.seats if railway.shares[name] == max(railway.shares.values())]
        assert (listed(tied), again) == (most, seat)
        assert railway.shares[seat] == int(shares)
        assert railway.last_controller == (last or seat)
        railway.controller = seat

    @reads(rf"{COMPANY} \((?P<seat>\w+)\) claims the (?P<colour>\w+) cube of (?P<place>.+)\.")
    def claims(self, company: str, seat: str, colour: str, place: str) -> None:
        self.acted = company_of(company)
        railway = self.railways[self.acted]
        assert railway.controller == seat
        self.on_map.remove(place)
        railway.goods[place] = self.kinds[Colour(colour)]

    @reads(rf"{COMPANY} ends with (?:a set|sets) of (?P<sets>.+): each share pays \$(?P<value>[\d,]+)\.")
    def valued(self, company: str, sets: str, value: str) -> None:
        railway = self.railways[company_of(company)]
        assert sum(map(int, listed(sets))) == len(railway.goods)
        railway.profit = number(value)

    @reads(rf"{COMPANY} has no goods: its shares are worth nothing\.")
    def worthless(self, company: str) -> None:
        assert not self.railways[company_of(company)].goods

    @reads(
        r"(?P<seat>\w+) receives (?:nothing|\$(?P<amount>[\d,]+)) for shares"
        r" and ends with \$(?P<cash>[\d,]+)\."
    )
    def shares_paid(self, seat: str, amount: str | None, cash: str) -> None:
        due = sum(railway.shares[seat] * railway.profit for railway in self.railways.values())
        assert due == number(amount or "0")
        self.cash[seat] += due
        assert self.cash[seat] == number(cash)

    @reads(
        r"The fifth round was the last: (?P<winners>.+) (?:wins the game|share the victory)"
        r" with \$(?P<cash>[\d,]+)(?: each)?\."
        r"(?: The tie with (?P<tied>.+) is broken by the goods cubes in the companies controlled:"
        r" (?P<goods>\d+) cubes? for .+\.)?"
    )
    def ended(self, winners: str, cash: str, tied: str | None, goods: str | None) -> None:
        self.winners = listed(winners)
        first = {seat for seat in self.seats if self.cash[seat] == number(cash)}
        assert number(cash) == max(self.cash.values())
        assert first == {*self.winners, *listed(tied)}
        held = {seat: self._goods_of(seat) for seat in self.seats}
        for seat in self.winners:
            assert goods is None or held[seat] == int(goods)
        assert all(held[seat] < held[self.winners[0]] for seat in listed(tied))
        self.acting = False

    def _goods_of(self, seat: str) -> int:
        return sum(len(railway.goods) for railway in self.railways.values() if railway.controller == seat)

    def compare(self, state: State) -> None:
        """Every figure of the books against the state's."""
        assert (self.supply, self.goods_apart, self.standing_in) == (
            state.investments_in_supply,
            state.goods_in_supply,
            state.goods_standing_in,
        )
        assert list(self.hands.values()) == [player.cubes for player in state.players]
        assert list(self.cash.values()) == [player.cash for player in state.players]
        assert sum(self.cash.values()) == state.paid_out
        for company, railway in state.railways.items():
            self._compare_railway(self.railways[company], railway)
        assert (self.order, self.passed, self.round) == (state.order, state.pass_row, state.round)
        assert self._active() is state.active
        assert self.marker == self.seats[state.marker]
        assert self.built == state.built
        assert self.on_map == set(state.goods)
        line = state.transcontinental
        assert self.line == ((line.builder, line.others) if line else None)
        self._compare_sale(state)
        if state.phase is Phase.OVER:
            places = GAME.result(state) or []
            assert {self.seats[place.seat] for place in places if place.rank == 1} == set(self.winners)
            assert {self.seats[place.seat]: place.score for place in places} == self.cash

    def _compare_railway(self, ours: Railway, theirs: RailwayState) -> None:
        for name in ("shares_left", "links_left", "cubes", "profit", "places", "goods"):
            assert getattr(ours, name) == getattr(theirs, name), name
        for name in ("controller", "last_controller"):
            seat = getattr(theirs, name)
            assert getattr(ours, name) == (None if seat is None else self.seats[seat]), name
        assert list(ours.shares.values()) == theirs.shares

    def _compare_sale(self, state: State) -> None:
        if not self.sale or not state.sale:
            assert (self.sale, state.sale) == (None, None)
            return
        ours, theirs = self.sale, state.sale
        assert (ours.company, ours.bid) == (theirs.company, theirs.bid)
        assert (ours.bidder, ours.asked) == (self.seats[theirs.bidder], self.seats[theirs.asked])
        assert ours.bidders == [self.seats[seat] for seat in theirs.bidders]

    def _active(self) -> Company | None:
        """Whose turn it is to build or to claim: the next in the order that has not passed."""
        if not self.acting or len(self.passed) == len(self.order):
            return None
        at = self.order.index(self.acted) + 1 if self.acted else 0
        row = self.order[at:] + self.order[:at]
        return next(company for company in row if company not in self.passed)
