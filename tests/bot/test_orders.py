"""Standing orders, in all four games: what is understood, what is played, and when they are dropped."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.order_language import (
    LONGEST_ORDER,
    MOST_STEPS,
    Ceiling,
    Decision,
    Order,
    decide,
    read_order,
    told,
)
from bot.words import speak
from games.age_of_steam.state import Phase as SteamPhase
from games.automobile.state import Phase as AutomobilePhase
from games.engine import registry
from games.engine.contract import freeze
from games.engine.errors import BadInput, GameError, NotLegal, NotUnderstood
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES
from tests.age_of_steam.table import Table as SteamTable
from tests.automobile.table import Table as AutomobileTable

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = range(3)


class Desk:
    """A match in which one seat has an order; forced moves are played, the order's when `answer` is asked."""

    def __init__(self, match: AnyMatch, seat: int, text: str) -> None:
        self.match, self.seat = match, seat
        self.game = match.game
        self.order: Order | None = read_order(self.game, self.view(), seat, text)

    def view(self) -> Any:
        return self.game.view(self.match.state, self.seat)

    def decision(self) -> Decision:
        assert self.order is not None
        kept = msgspec.json.decode(msgspec.json.encode(self.order), type=Order)
        return decide(self.game, self.view(), self.seat, kept)

    def answer(self) -> str | None:
        """Plays what the order says now, and keeps what is left of it."""
        decision = self.decision()
        self.order = decision.order
        assert not decision.dropped
        if decision.move:
            self.match.play_text(self.seat, decision.move)
        return decision.move

    def others(self, *moves: str) -> None:
        """Moves by whoever is asked, who is somebody else."""
        for move in moves:
            (asked,) = self.game.actors(self.match.state)
            assert asked != self.seat
            self.match.play_text(asked, move)

    def by_hand(self, *moves: str) -> None:
        for move in moves:
            self.match.play_text(self.seat, move)

    @property
    def asked(self) -> bool:
        return self.seat in self.game.actors(self.match.state)

    @property
    def left(self) -> list[str]:
        return [] if self.order is None else told(self.order, speak("en", self.game.name))


def new(name: str, *moves: str, first: int = ANN) -> AnyMatch:
    """A match of three, after moves by whoever is asked; who is asked first is given."""
    match: AnyMatch = Match(set_up(name, NAMES, "orders", keep_seats=True))
    fields = {"steel-driver": ["marker"], "great-western": ["first", "bidder"], "automobile": ["asked"]}
    for field in fields[name]:
        setattr(match.state, field, first)
    if name == "automobile":
        match.state.order = [(first + step) % 3 for step in range(3)]
    for move in moves:
        match.play_text(match.game.actors(match.state)[0], move)
    return match


def taken_up(table: Any, name: str) -> AnyMatch:
    """A match that goes on from a table's position."""
    match: AnyMatch = Match(set_up(name, table.names, "orders", keep_seats=True))
    match.state = table.state
    return match


def dropped(desk: Desk) -> bool:
    decision = desk.decision()
    assert not decision.dropped or (decision.move, decision.order) == (None, None)
    return decision.dropped


# Steel Driver


def test_the_lowest_bid_up_to_the_ceiling_then_pass() -> None:
    desk = Desk(new("steel-driver"), BEN, "bid up to 5 for green, then pass")
    desk.others("auction green 1")
    assert desk.answer() == "bid 2"
    desk.others("bid 3", "bid 4")
    assert desk.answer() == "bid 5"
    desk.others("bid 6", "pass")
    assert desk.answer() == "pass"
    assert desk.order is None
    assert desk.match.state.sale is None


def test_the_ceiling_itself_is_still_bid_and_one_more_is_not() -> None:
    for opening, move in [(4, "bid 5"), (5, "pass")]:
        desk = Desk(new("steel-driver", f"auction red {opening}"), BEN, "bid up to 5; pass")
        assert desk.answer() == move


def test_a_bid_for_a_company_waits_while_another_is_on_sale() -> None:
    desk = Desk(new("steel-driver"), BEN, "bid up to 5 for green, then pass")
    desk.others("auction red 1")
    assert desk.asked
    assert desk.answer() is None
    assert len(desk.left) == 2, "it is not for red that one passes"
    desk.by_hand("pass")
    desk.others("pass")
    assert desk.asked, "the marker is Ben's"
    assert desk.answer() is None
    desk.by_hand("auction green 1")
    desk.others("bid 2", "bid 3")
    assert desk.answer() == "bid 4"


def test_who_wins_does_not_pass_on_the_next_sale() -> None:
    desk = Desk(new("steel-driver", first=CLEO), BEN, "bid up to 5 for green, then pass")
    desk.others("auction green 1", "pass")
    assert desk.answer() == "bid 2"
    desk.others("pass", "auction red 1")
    assert desk.asked
    assert desk.decision() == Decision()


def test_a_ceiling_said_in_a_sale_is_for_that_sale() -> None:
    match = new("steel-driver", "auction red 1", "bid 2")
    desk = Desk(match, BEN, "bid up to 9")
    desk.others("pass", "pass")
    assert match.state.sale is None
    desk.by_hand("auction green 1")
    desk.others("bid 2", "pass")
    assert desk.asked
    assert dropped(desk), "red was won without it, and green is something else"


def test_two_ceilings_for_two_companies_follow_each_other() -> None:
    desk = Desk(
        new("steel-driver"), BEN, "bid up to 2 for green then pass then bid up to 3 for red then pass"
    )
    desk.others("auction green 1")
    assert desk.answer() == "bid 2"
    desk.others("pass", "pass")
    desk.by_hand("auction red 1")
    desk.others("bid 2", "pass")
    assert desk.answer() == "bid 3"
    assert len(desk.left) == 2


def test_a_ceiling_without_more_is_dropped_when_it_is_reached() -> None:
    desk = Desk(new("steel-driver"), BEN, "bid up to 3")
    desk.others("auction blue 3")
    assert dropped(desk)


def test_passing_this_phase_is_passing_in_every_sale_and_with_the_marker() -> None:
    desk = Desk(new("steel-driver"), BEN, "pass this phase")
    desk.others("auction red 1")
    assert desk.answer() == "pass"
    desk.others("pass")
    assert desk.match.state.sale is None
    assert desk.answer() == "pass", "hands the marker on"
    desk.others("auction green 1", "pass")
    assert desk.answer() == "pass"
    assert desk.order is not None


def test_passing_this_phase_ends_with_it() -> None:
    match = new("steel-driver", "auction red 1", "bid 4", "pass", "pass")
    assert match.game.actors(match.state) == [BEN]
    desk = Desk(match, BEN, "pass this phase; build Baltimore-Pittsburgh")
    assert desk.answer() == "pass"
    desk.others("pass", "pass")
    assert match.state.phase.value == "building"
    assert desk.answer() == "build Baltimore-Pittsburgh"
    assert desk.order is None


def test_passing_this_phase_alone_is_used_up_by_its_end_not_dropped() -> None:
    desk = Desk(new("steel-driver", "auction red 1", "bid 4", "pass", "pass"), BEN, "pass this phase")
    assert desk.answer() == "pass"
    desk.others("pass", "pass")
    assert desk.asked
    assert desk.decision() == Decision()


def test_passing_this_phase_is_not_for_the_same_phase_of_the_next_round() -> None:
    desk = Desk(new("steel-driver", "auction red 1"), BEN, "pass this phase")
    assert desk.decision().move == "pass"
    desk.match.state.round += 1
    assert desk.decision() == Decision()


def in_building(text: str) -> Desk:
    """Red is Ben's, with 9 cubes, and green Cleo's; red builds first."""
    match = new("steel-driver", "auction red 1", "bid 9", "pass", "pass", "pass", "auction green 9")
    desk = Desk(match, BEN, text)
    while match.state.phase.value != "building":
        match.play_text(match.game.actors(match.state)[0], "pass")
    return desk


def test_builds_one_after_the_other_whichever_way_round_they_are_written() -> None:
    desk = in_building("build baltimore - pittsburgh; build cleveland-pittsburgh")
    assert desk.answer() == "build Baltimore-Pittsburgh"
    assert desk.decision().move is None, "Cleo builds now"
    desk.others("build Philadelphia-Buffalo")
    assert desk.answer() == "build Pittsburgh-Cleveland"
    assert desk.order is None


def test_a_move_that_is_taken_drops_what_would_follow_it() -> None:
    desk = in_building("build Baltimore-Pittsburgh; build Pittsburgh-Cleveland; build Pittsburgh-Columbus")
    assert desk.answer() == "build Baltimore-Pittsburgh"
    desk.match.state.built[desk.match.state.board.between["Pittsburgh", "Cleveland"].name] = list(
        desk.match.state.railways
    )[2]
    desk.others("build Philadelphia-Buffalo")
    assert desk.asked
    assert dropped(desk)


def test_a_move_if_free_is_skipped_and_alternatives_are_tried_in_turn() -> None:
    desk = in_building("build Chicago-Milwaukee if free; build Chicago-Detroit or build Baltimore-Pittsburgh")
    assert desk.answer() == "build Baltimore-Pittsburgh"
    assert desk.order is None


def test_builds_wait_for_building() -> None:
    desk = Desk(new("steel-driver"), BEN, "build Baltimore-Pittsburgh if free; pass")
    desk.others("auction red 1")
    assert desk.asked
    assert desk.answer() is None
    assert len(desk.left) == 2, "one does not pass on red instead"


def test_nothing_happens_while_others_are_asked() -> None:
    desk = Desk(new("steel-driver"), BEN, "pass")
    assert not desk.asked
    assert desk.decision() == Decision(order=desk.order)


@pytest.mark.parametrize(("later", "kept"), [(0, True), (1, True), (2, False)])
def test_an_order_is_kept_until_the_end_of_the_next_turn(later: int, kept: bool) -> None:
    desk = Desk(new("steel-driver"), BEN, "claim Chicago")
    desk.match.state.round += later
    assert dropped(desk) == (not kept)


# Great Western


def test_a_train_up_to_a_ceiling_then_another_one() -> None:
    desk = Desk(new("great-western", "bid A 1"), BEN, "bid a up to 3, then bid B up to 2; build Oxford")
    assert desk.answer() == "bid A 2"
    desk.others("bid A 3", "bid B 1")
    assert desk.answer() == "bid B 2", "A is beyond 3"
    desk.others("bid C 1")
    assert desk.match.state.phase.value == "building"
    while not desk.asked:
        desk.others("pass")
    assert desk.answer() == "build Oxford"


def test_the_other_train_is_forgotten_when_the_first_was_had() -> None:
    match = new("great-western", "bid B 1")
    desk = Desk(match, BEN, "bid A up to 3; bid B up to 2")
    assert desk.answer() == "bid A 1"
    desk.others("bid C 1")
    while not desk.asked:
        desk.others("pass")
    assert match.state.phase.value == "building"
    assert desk.decision() == Decision()


def test_ones_own_train_is_not_bid_for_again() -> None:
    desk = Desk(new("great-western", "bid B 1"), BEN, "bid A up to 9")
    assert desk.answer() == "bid A 1"
    desk.others("bid B 2")
    assert not desk.asked
    assert desk.decision().move is None


def test_a_train_beyond_the_ceiling_from_the_first_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as error:
        Desk(new("great-western", "bid A 4"), BEN, "bid A up to 4")
    assert error.value.key == "order-does-not-fit"
    assert all(move.startswith("bid ") for move in error.value.figures["one_of"])


# Age of Steam


def steam(text: str, *moves: str, asked: str = "Dave") -> Desk:
    """Peter, Dave, John and Vince in this order, in the shares phase of the first turn."""
    table = SteamTable()
    table.play(*moves)
    return Desk(taken_up(table, "age-of-steam"), table.seat(asked), text)


def test_bids_then_pass_then_a_choice_with_an_alternative() -> None:
    desk = steam("bid up to 3, then pass, then choose locomotive | choose engineer", *["shares 0"] * 4)
    desk.others("bid 1")
    assert desk.answer() == "bid 2"
    desk.others("bid 4", "pass", "pass")
    assert desk.answer() == "pass"
    desk.others("choose locomotive")
    assert desk.asked
    assert desk.answer() == "choose engineer"
    assert desk.order is None


def test_who_wins_the_auction_goes_on_with_the_choice() -> None:
    desk = steam("bid up to 3, then pass, then choose locomotive", *["shares 0"] * 4)
    desk.others("pass")
    assert desk.answer() == "bid 1"
    desk.others("pass", "pass")
    assert desk.asked
    assert desk.answer() == "choose locomotive"


def test_an_order_for_the_actions_waits_through_shares_and_auction() -> None:
    desk = steam("choose locomotive if free", "shares 0")
    assert desk.asked
    assert desk.answer() is None
    desk.by_hand("shares 1")
    desk.others("shares 0", "shares 0", "bid 1")
    assert desk.answer() is None
    desk.by_hand("pass")
    desk.others("pass", "pass", "choose first-build", "choose engineer", "choose first-move")
    assert desk.answer() == "choose locomotive"


def test_locomotive_if_free_is_dropped_when_it_is_not() -> None:
    desk = steam("choose locomotive if free", *["shares 0"] * 4)
    desk.others("bid 1")
    desk.by_hand("pass")
    desk.others("pass", "pass", "choose locomotive", "choose engineer", "choose first-move")
    assert desk.asked
    assert dropped(desk)


def test_shares_said_the_turn_before() -> None:
    table = SteamTable()
    table.begin(SteamPhase.MOVING)
    desk = Desk(taken_up(table, "age-of-steam"), table.seat("Vince"), "shares 1")
    table.state.turn, table.state.phase, table.state.asked = 2, SteamPhase.SHARES, desk.seat
    assert desk.answer() == "shares 1"


def test_the_engine_if_it_can_be_had_else_pass() -> None:
    for upgraded, move in [([], "engine"), ([1], "pass")]:
        table = SteamTable()
        table.begin(SteamPhase.MOVING, "Dave")
        table.state.upgraded = upgraded
        assert Desk(taken_up(table, "age-of-steam"), 1, "engine if free; pass").answer() == move


def test_a_ceiling_goes_on_to_pass_where_no_bid_is_left_at_all() -> None:
    table = SteamTable()
    table.action("Dave", "turn-order")
    table.play(*["shares 0"] * 4)
    desk = Desk(taken_up(table, "age-of-steam"), table.seat("Dave"), "bid up to 20, then pass")
    desk.others("bid 10")
    assert desk.asked, "Dave could stay"
    assert desk.answer() == "pass"


def test_a_delivery_over_a_link_that_is_built_first() -> None:
    table = SteamTable()
    table.no_goods()
    table.cubes("Evansville", "blue")
    table.building("Peter", built=False)
    text = "build k10 SW-NE; build L9 SW-NE; pass; deliver blue evansville-cincinnati"
    desk = Desk(taken_up(table, "age-of-steam"), table.seat("Peter"), text)
    assert [desk.answer() for _ in range(3)] == ["build K10 NE-SW", "build L9 NE-SW", "pass"]
    desk.others("pass", "pass", "pass")
    assert desk.answer() == "deliver blue Evansville-red-Cincinnati"


def test_a_delivery_that_could_by_now_go_two_ways_is_dropped() -> None:
    table = SteamTable()
    table.begin(SteamPhase.BUILDING, "Peter")
    desk = Desk(taken_up(table, "age-of-steam"), table.seat("Dave"), "deliver blue evansville-indianapolis")
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.line("Vince", "K11 NW-N", "K10 S-N", "K9 S-o")
    table.begin(SteamPhase.MOVING, "Dave")
    with pytest.raises(NotUnderstood, match="which-link"):
        desk.by_hand("deliver blue evansville-indianapolis")
    assert dropped(desk)


# Automobile


def test_a_character_or_another_one() -> None:
    desk = Desk(new("automobile"), BEN, "choose ford ou choose sloan")
    desk.others("choose Ford")
    assert desk.answer() == "choose Sloan"


def automobile(phase: AutomobilePhase, text: str) -> Desk:
    table = AutomobileTable()
    table.built("Red", "Duryea", factories=2)
    table.begin(phase)
    table.state.asked = table.seat("Red")
    return Desk(taken_up(table, "automobile"), table.seat("Red"), text)


def test_a_number_within_the_range_is_legal() -> None:
    desk = automobile(AutomobilePhase.ACTIONS, "produce duryea:5; research")
    assert desk.answer() == "produce Duryea:5"
    assert desk.left == ["Play `research`."]


def test_a_number_beyond_the_range_is_not() -> None:
    with pytest.raises(BadInput, match="order-does-not-fit"):
        automobile(AutomobilePhase.ACTIONS, "produce Duryea:99")
    assert automobile(AutomobilePhase.ACTIONS, "produce Duryea:99 if free; research").answer() == "research"


def test_passing_the_executive_decisions() -> None:
    desk = automobile(AutomobilePhase.EXECUTIVE, "passer cette phase")
    assert desk.answer() == "pass"
    assert desk.order is not None


def test_passing_where_there_is_no_pass_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as error:
        automobile(AutomobilePhase.ACTIONS, "pass this phase")
    assert "research" in error.value.figures["one_of"]


def test_an_executive_decision_waits_during_the_actions() -> None:
    desk = automobile(AutomobilePhase.ACTIONS, "bonus Duryea; pass")
    assert desk.answer() is None
    assert len(desk.left) == 2


# What is understood


SAME = [
    ("steel-driver", "bid up to 5 for green, then pass", "bid jusqu'à 5 pour green, puis pass"),
    ("steel-driver", "bid up to 5; pass", "BID  Up To 5 ;Pass"),
    ("steel-driver", "bid up to 5; pass", "bid jusqu’a\u0300 5\u00a0; puis pass"),
    ("steel-driver", "pass this phase", "passer cette phase"),
    ("steel-driver", "claim Chicago | claim Boston", "claim Chicago ou claim Boston"),
    ("steel-driver", "claim Chicago | claim Boston", "claim Chicago if free or claim Boston"),
    ("steel-driver", "claim Chicago if free; pass", "claim Chicago si libre, puis pass;"),
    ("great-western", "bid A up to 3, then bid B up to 2", "bid a jusqu'à 3 puis bid b jusqu'à 2"),
    ("age-of-steam", "bid up to 3; choose turn-order if free", "bid jusqu'à 3; choose turn-order si libre"),
    ("automobile", "choose Ford or choose Sloan", "choose Ford | choose Sloan"),
]


@pytest.mark.parametrize(("name", "text", "other"), SAME)
def test_the_same_order_in_other_words(name: str, text: str, other: str) -> None:
    match: AnyMatch = Match(set_up(name, NAMES, "orders"))
    seat = next(seat for seat in range(3) if seat not in match.game.actors(match.state))
    orders = [
        read_order(match.game, match.game.view(match.state, seat), seat, said) for said in (text, other)
    ]
    lines = [told(order, speak("en", name)) for order in orders]
    assert [line.casefold() for line in lines[0]] == [line.casefold() for line in lines[1]]
    assert [type(step) for step in orders[0].steps] == [type(step) for step in orders[1].steps]


def test_a_game_that_is_over_takes_no_orders_and_has_used_up_those_it_had() -> None:
    desk = Desk(new("steel-driver"), BEN, "pass")
    desk.match.state.phase = type(desk.match.state.phase)("over")
    assert desk.decision() == Decision()
    with pytest.raises(NotLegal, match="game-over"):
        Desk(desk.match, BEN, "pass")


def test_an_order_is_told_in_both_languages() -> None:
    match = new("steel-driver")
    text = "bid up to 5 for green; bid up to 2; claim Boston | pass if free; claim Boston; pass this phase"
    order = read_order(match.game, match.state, BEN, text)
    assert told(order, speak("en", "steel-driver")) == [
        "While green is on sale, `bid` with the lowest number that is legal, up to 5.",
        "In the auction, `bid` with the lowest number that is legal, up to 2.",
        "Play the first of these that is legal, if there is one, else go on: `claim Boston` or `pass`.",
        "Play `claim Boston`.",
        "Pass each time you are asked, until this phase is over.",
    ]
    assert told(order, speak("fr", "steel-driver")) == [
        "Tant que green est en vente, `bid` avec le plus petit nombre légal, jusqu'à 5.",
        "Dans l'enchère, `bid` avec le plus petit nombre légal, jusqu'à 2.",
        "Jouer le premier coup légal s'il y en a un, sinon continuer, parmi\u00a0: `claim Boston` ou `pass`.",
        "Jouer `claim Boston`.",
        "Passer à chaque question, jusqu'à la fin de cette phase.",
    ]


REFUSED = [
    ("steel-driver", "", "order-empty"),
    ("steel-driver", " ; ", "order-empty"),
    ("steel-driver", "pass;" * (MOST_STEPS + 1), "order-too-long"),
    ("steel-driver", "claim Chicago or " * 30 + "pass", "order-too-long"),
    ("steel-driver", "take green", "order-step"),
    ("steel-driver", "pass; build Atlantis-Boston", "order-step"),
    ("steel-driver", "pass | fly", "order-step"),
    ("steel-driver", "bid up to five", "order-ceiling"),
    ("steel-driver", "bid up to", "order-ceiling"),
    ("steel-driver", "bid up to 5 for pink", "order-ceiling"),
    ("steel-driver", "bid A up to 3", "order-ceiling"),
    ("steel-driver", "bid up to 5 or pass", "order-stands-alone"),
    ("steel-driver", "pass or pass this phase", "order-stands-alone"),
    ("great-western", "bid up to 3", "order-ceiling"),
    ("great-western", "bid Z up to 3", "order-ceiling"),
    ("age-of-steam", "bid up to 3 for green", "order-no-sales"),
    ("great-western", "bid A up to 3 pour green", "order-no-sales"),
    ("automobile", "bid up to 3", "order-ceiling"),
    ("automobile", "choose Edsel", "order-step"),
]


@pytest.mark.parametrize(("name", "text", "key"), REFUSED)
def test_what_is_refused_says_why_in_both_languages(name: str, text: str, key: str) -> None:
    match: AnyMatch = Match(set_up(name, NAMES, "orders"))
    with pytest.raises(NotUnderstood if key not in ("order-empty", "order-too-long") else BadInput) as error:
        read_order(match.game, match.state, ANN, text)
    assert error.value.key == key
    english, french = (speak(locale, name).refuse(error.value) for locale in LOCALES)
    assert english != french
    reason = error.value.figures.get("reason")
    assert reason is None or speak("en", name).refuse(reason) in english


def test_the_longest_order_is_understood() -> None:
    match = new("steel-driver")
    text = ";".join(["pass"] * (MOST_STEPS - 1) + ["claim Chicago"])
    padded = text + " or pass" * ((LONGEST_ORDER - len(text)) // len(" or pass"))
    assert len(read_order(match.game, match.state, BEN, padded).steps) == MOST_STEPS


# In any position


PIECES = [
    "pass",
    "pass this phase",
    "{move}",
    "{move} if free",
    "{move} or {other}",
    "{other} | {move} si libre",
]
OF_A_GAME = {
    "steel-driver": ["bid up to {number}", "bid up to {number} for red", "auction red 1 if free"],
    "great-western": ["bid A up to {number}", "bid B up to {number}"],
    "age-of-steam": ["bid up to {number}", "choose locomotive or choose engineer", "shares 0"],
    "automobile": ["choose Ford or choose Sloan", "research", "loan"],
}


def random_match(name: str, seed: int, most: int) -> AnyMatch:
    dice = random.Random(seed)
    match: AnyMatch = Match(set_up(name, NAMES, f"orders {seed}"))
    while match.played < most and (asked := match.game.actors(match.state)):
        match.play(asked[0], settled(dice.choice(list(match.game.legal(match.state, asked[0]))), dice))
    return match


def random_order(match: AnyMatch, seat: int, dice: random.Random) -> Order | None:
    """An order out of what somebody may do now; nothing if its owner is asked and none of it fits."""
    game = match.game
    moves = [move for asked in game.actors(match.state) for move in game.legal(match.state, asked)]
    written = [game.write(settled(dice.choice(moves), dice)) for _ in range(4)]
    said = [
        piece.format(number=dice.randint(0, 8), move=dice.choice(written), other=dice.choice(written))
        for piece in dice.choices(PIECES + 2 * OF_A_GAME[game.name], k=dice.randint(1, 4))
    ]
    order, refused = read_or_refused(match, seat, "; ".join(said))
    assert refused in (None, "order-does-not-fit", "order-too-long"), said
    return order


def read_or_refused(match: AnyMatch, seat: int, text: str) -> tuple[Order | None, str | None]:
    """The order, or the key of a refusal that can be told."""
    try:
        return read_order(match.game, match.game.view(match.state, seat), seat, text), None
    except GameError as refused:
        for locale in LOCALES:
            speak(locale, match.game.name).refuse(refused)
        return None, refused.key


@pytest.mark.parametrize("name", registry.names())
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), played=st.integers(0, 60))
def test_what_an_order_plays_is_legal_and_known_from_its_owners_view_alone(
    name: str, seed: int, played: int
) -> None:
    match, dice = random_match(name, seed, played), random.Random(seed)
    game = match.game
    if not game.actors(match.state):
        return
    seat = dice.randrange(3)
    order = random_order(match, seat, dice)
    for _ in range(60):
        if order is None or not (asked := game.actors(match.state)):
            break
        view = game.view(match.state, seat)
        before = freeze(view)
        decision = decide(game, view, seat, order)
        assert freeze(view) == before
        assert decision == decide(game, match.state, seat, order), "what is hidden makes no difference"
        assert msgspec.json.decode(msgspec.json.encode(decision), type=Decision) == decision
        if decision.dropped:
            assert decision == Decision(dropped=True)
        if decision.order is not None:
            assert len(decision.order.steps) <= len(order.steps)
            assert decide(game, view, seat, decision.order) == decision or decision.move
        order = decision.order
        if decision.move is None:
            chooser = asked[0]
            match.play(chooser, settled(dice.choice(list(game.legal(match.state, chooser))), dice))
        else:
            assert seat in asked
            if decision.order and isinstance(step := decision.order.steps[0], Ceiling) and step.begun:
                bid, _, number = decision.move.rpartition(" ")
                assert bid != step.bid or int(number) <= step.most
            match.play_text(seat, decision.move)


WORDS = ["bid", "up to", "jusqu'à", "5", "for", "pour", "green", ";", ",", "then", "pass", "this phase"]
WORDS += ["if free", "or", "build", "claim", "Boston"]


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
def test_any_text_is_an_order_or_is_refused_in_words(text: str) -> None:
    order, _ = read_or_refused(MATCH, BEN, text)
    if order is not None:
        assert len(told(order, speak("fr", "steel-driver"))) == len(order.steps) > 0
        assert msgspec.json.decode(msgspec.json.encode(order), type=Order) == order


MATCH = new("steel-driver")
