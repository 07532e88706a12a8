"""Standing orders: what is understood in any game, and what is played in any position of it. What a game's
own moves mean in an order is tested with the game."""

import random
from functools import cache

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
from games.engine import registry
from games.engine.contract import freeze
from games.engine.errors import GameError, NotLegal
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES
from tests.bot.desk import ANN, BEN, NAMES, Desk, begun, dropped, same, why_refused
from tests.fifth_game import NAME


def new() -> AnyMatch:
    """A match of three that begins, Ann first."""
    return begun(NAME, first=ANN, asked=ANN)


# What is understood


SAME = [
    ("take Nevis 1; pass", "TAKE  nevis 1 ;Pass"),
    ("take Nevis 1; pass", "take Nevis 1\u00a0; puis pass"),
    ("pass this phase", "passer cette phase"),
    ("take Nevis 1 | take Lomond 2", "take Nevis 1 ou take Lomond 2"),
    ("take Nevis 1 | take Lomond 2", "take Nevis 1 if free or take Lomond 2"),
    ("take Nevis 1 if free; pass", "take Nevis 1 si libre, puis pass;"),
]


@pytest.mark.parametrize(("text", "other"), SAME)
def test_the_same_order_in_other_words(text: str, other: str) -> None:
    assert same(NAME, text, other)


REFUSED = [
    ("", "order-empty"),
    (" ; ", "order-empty"),
    ("pass;" * (MOST_STEPS + 1), "order-too-long"),
    ("take Nevis 1 or " * 30 + "pass", "order-too-long"),
    ("build here", "order-step"),
    ("pass; take Atlantis 1", "order-step"),
    ("pass | fly", "order-step"),
    ("bid up to 3", "order-ceiling"),
    ("take Nevis 1 up to 3 or pass", "order-stands-alone"),
    ("pass or pass this phase", "order-stands-alone"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_what_is_refused_says_why_in_both_languages(text: str, key: str) -> None:
    assert why_refused(NAME, text) == key


def test_the_longest_order_is_understood() -> None:
    match = new()
    text = ";".join(["pass"] * (MOST_STEPS - 1) + ["take Nevis 1"])
    padded = text + " or pass" * ((LONGEST_ORDER - len(text)) // len(" or pass"))
    assert len(read_order(match.game, match.state, BEN, padded).steps) == MOST_STEPS


def test_a_game_that_is_over_takes_no_orders_and_has_used_up_those_it_had() -> None:
    desk = Desk(new(), BEN, "pass")
    desk.match.state.phase = type(desk.match.state.phase)("over")
    assert desk.decision() == Decision()
    with pytest.raises(NotLegal, match="game-over"):
        Desk(desk.match, BEN, "pass")


def test_nothing_happens_while_others_are_asked() -> None:
    desk = Desk(new(), BEN, "pass")
    assert not desk.asked
    assert desk.decision() == Decision(order=desk.order)


@pytest.mark.parametrize(("later", "kept"), [(0, True), (1, True), (2, False)])
def test_an_order_is_kept_until_the_end_of_the_next_turn(later: int, kept: bool) -> None:
    desk = Desk(new(), BEN, "stack Nevis:1")
    desk.match.state.turn += later
    assert dropped(desk) == (not kept)


# In any position


PIECES = [
    "pass",
    "pass this phase",
    "{move}",
    "{move} if free",
    "{move} or {other}",
    "{other} | {move} si libre",
]


@cache
def sayings(name: str) -> list[str]:
    """What else is said in a game: a move of each kind, and a ceiling for each bid."""
    match, dice, found = random_match(name, 1, 0), random.Random(1), {}
    while match.played < 40 and (asked := match.game.actors(match.state)):
        moves = [settled(move, dice) for move in match.game.legal(match.state, asked[0])]
        about = match.game.advice.moment(match.state).about
        for move in moves:
            text = match.game.write(move)
            bid, _, _ = text.rpartition(" ")
            found[type(move).__name__] = f"{text} if free"
            if text.startswith("bid "):
                found[bid] = f"{bid} up to {{number}}"
                if about:
                    found[f"{bid} for {about}"] = f"{bid} up to {{number}} for {about}"
        match.play(asked[0], dice.choice(moves))
    return list(found.values())


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
    known = [saying for saying in sayings(game.name) if is_read(match, seat, saying.format(number=1))]
    said = [
        piece.format(number=dice.randint(0, 8), move=dice.choice(written), other=dice.choice(written))
        for piece in dice.choices(PIECES + 2 * known, k=dice.randint(1, 4))
    ]
    order, refused = read_or_refused(match, seat, "; ".join(said))
    assert refused in (None, "order-does-not-fit", "order-too-long"), said
    return order


def is_read(match: AnyMatch, seat: int, text: str) -> bool:
    """Whether a text is an order here, be it one that fits or not."""
    return read_or_refused(match, seat, text)[1] in (None, "order-does-not-fit")


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


WORDS = [
    "bid",
    "up to",
    "jusqu'à",
    "5",
    "for",
    "pour",
    ";",
    ",",
    "then",
    "pass",
    "this phase",
    "if free",
    "or",
]


@pytest.mark.parametrize("name", registry.names())
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_any_text_is_an_order_or_is_refused_in_words(name: str, data: st.DataObject) -> None:
    words = WORDS + [word for saying in sayings(name) for word in saying.split()]
    text = data.draw(st.text(max_size=40) | st.lists(st.sampled_from(words), max_size=9).map(" ".join))
    order, _ = read_or_refused(random_match(name, 1, 0), BEN, text)
    if order is not None:
        assert len(told(order, speak("fr", name))) == len(order.steps) > 0
        assert msgspec.json.decode(msgspec.json.encode(order), type=Order) == order
