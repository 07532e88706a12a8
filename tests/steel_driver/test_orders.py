"""Standing orders in Steel Driver: sales with a ceiling, phases that are passed, builds."""

import pytest

from bot.tables.order_language import Decision, read_order, told
from bot.words import speak
from games.engine.match import AnyMatch
from tests.bot.desk import ANN, BEN, CLEO, Desk, begun, dropped, same, why_refused

NAME = "steel-driver"


def new(*moves: str, first: int = ANN) -> AnyMatch:
    """A match of three, after moves by whoever is asked; who has the marker at first is given."""
    return begun(NAME, *moves, marker=first)


def test_the_lowest_bid_up_to_the_ceiling_then_pass() -> None:
    desk = Desk(new(), BEN, "bid up to 5 for green, then pass")
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
        desk = Desk(new(f"auction red {opening}"), BEN, "bid up to 5; pass")
        assert desk.answer() == move


def test_a_bid_for_a_company_waits_while_another_is_on_sale() -> None:
    desk = Desk(new(), BEN, "bid up to 5 for green, then pass")
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
    desk = Desk(new(first=CLEO), BEN, "bid up to 5 for green, then pass")
    desk.others("auction green 1", "pass")
    assert desk.answer() == "bid 2"
    desk.others("pass", "auction red 1")
    assert desk.asked
    assert desk.decision() == Decision()


def test_a_ceiling_said_in_a_sale_is_for_that_sale() -> None:
    match = new("auction red 1", "bid 2")
    desk = Desk(match, BEN, "bid up to 9")
    desk.others("pass", "pass")
    assert match.state.sale is None
    desk.by_hand("auction green 1")
    desk.others("bid 2", "pass")
    assert desk.asked
    assert dropped(desk), "red was won without it, and green is something else"


def test_two_ceilings_for_two_companies_follow_each_other() -> None:
    desk = Desk(new(), BEN, "bid up to 2 for green then pass then bid up to 3 for red then pass")
    desk.others("auction green 1")
    assert desk.answer() == "bid 2"
    desk.others("pass", "pass")
    desk.by_hand("auction red 1")
    desk.others("bid 2", "pass")
    assert desk.answer() == "bid 3"
    assert len(desk.left) == 2


def test_a_ceiling_without_more_is_dropped_when_it_is_reached() -> None:
    desk = Desk(new(), BEN, "bid up to 3")
    desk.others("auction blue 3")
    assert dropped(desk)


def test_passing_this_phase_is_passing_in_every_sale_and_with_the_marker() -> None:
    desk = Desk(new(), BEN, "pass this phase")
    desk.others("auction red 1")
    assert desk.answer() == "pass"
    desk.others("pass")
    assert desk.match.state.sale is None
    assert desk.answer() == "pass", "hands the marker on"
    desk.others("auction green 1", "pass")
    assert desk.answer() == "pass"
    assert desk.order is not None


def test_passing_this_phase_ends_with_it() -> None:
    match = new("auction red 1", "bid 4", "pass", "pass")
    assert match.game.actors(match.state) == [BEN]
    desk = Desk(match, BEN, "pass this phase; build Baltimore-Pittsburgh")
    assert desk.answer() == "pass"
    desk.others("pass", "pass")
    assert match.state.phase.value == "building"
    assert desk.answer() == "build Baltimore-Pittsburgh"
    assert desk.order is None


def test_passing_this_phase_alone_is_used_up_by_its_end_not_dropped() -> None:
    desk = Desk(new("auction red 1", "bid 4", "pass", "pass"), BEN, "pass this phase")
    assert desk.answer() == "pass"
    desk.others("pass", "pass")
    assert desk.asked
    assert desk.decision() == Decision()


def test_passing_this_phase_is_not_for_the_same_phase_of_the_next_round() -> None:
    desk = Desk(new("auction red 1"), BEN, "pass this phase")
    assert desk.decision().move == "pass"
    desk.match.state.round += 1
    assert desk.decision() == Decision()


def in_building(text: str) -> Desk:
    """Red is Ben's, with 9 cubes, and green Cleo's; red builds first."""
    match = new("auction red 1", "bid 9", "pass", "pass", "pass", "auction green 9")
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
    desk = Desk(new(), BEN, "build Baltimore-Pittsburgh if free; pass")
    desk.others("auction red 1")
    assert desk.asked
    assert desk.answer() is None
    assert len(desk.left) == 2, "one does not pass on red instead"


def test_an_order_is_told_in_both_languages() -> None:
    match = new()
    text = "bid up to 5 for green; bid up to 2; claim Boston | pass if free; claim Boston; pass this phase"
    order = read_order(match.game, match.state, BEN, text)
    assert told(order, speak("en", NAME)) == [
        "While green is on sale, play `bid` with the lowest number that is legal, up to 5.",
        "In the auction, play `bid` with the lowest number that is legal, up to 2.",
        "Play the first of these that is legal, if there is one, else go on: `claim Boston` or `pass`.",
        "Play `claim Boston`.",
        "Pass each time you are asked, until this phase is over.",
    ]
    assert told(order, speak("fr", NAME)) == [
        "Tant que green est en vente, `bid` avec le plus petit nombre légal, jusqu'à 5.",
        "Dans l'enchère, `bid` avec le plus petit nombre légal, jusqu'à 2.",
        "Jouer le premier coup légal s'il y en a un, sinon continuer, parmi\u00a0: `claim Boston` ou `pass`.",
        "Jouer `claim Boston`.",
        "Passer à chaque question, jusqu'à la fin de cette phase.",
    ]


SAME = [
    ("bid up to 5 for green, then pass", "bid jusqu'à 5 pour green, puis pass"),
    ("bid up to 5; pass", "BID  Up To 5 ;Pass"),
    ("bid up to 5; pass", "bid jusqu’a\u0300 5\u00a0; puis pass"),
    ("claim Chicago | claim Boston", "claim Chicago ou claim Boston"),
    ("claim Chicago | claim Boston", "claim Chicago if free or claim Boston"),
    ("claim Chicago if free; pass", "claim Chicago si libre, puis pass;"),
]


@pytest.mark.parametrize(("text", "other"), SAME)
def test_the_same_order_in_other_words(text: str, other: str) -> None:
    assert same(NAME, text, other)


REFUSED = [
    ("pass; build Atlantis-Boston", "order-step"),
    ("bid up to five", "order-ceiling"),
    ("bid up to", "order-ceiling"),
    ("bid up to 5 for pink", "order-ceiling"),
    ("bid A up to 3", "order-ceiling"),
    ("bid up to 5 or pass", "order-stands-alone"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_what_is_refused_says_why_in_both_languages(text: str, key: str) -> None:
    assert why_refused(NAME, text) == key
