"""Standing orders: what a player wants done when next asked. Pure: no Discord, no database, no clock.

An order is a few steps, one after the other. It is judged from its owner's view of the table, through
the contract alone; an answer to another question is told from an illegal move by the refusal, `NotAsked`.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec
from msgspec import Struct

from games.engine.advice import Moment
from games.engine.chance import Chance
from games.engine.contract import Action, AnyGame, BaseState, Seat, clone, freeze
from games.engine.errors import BadInput, GameError, NotAsked, NotLegal, NotUnderstood
from games.engine.notation import LONGEST
from games.engine.ranges import Ranged
from games.engine.typed import in_notation, read_typed
from games.engine.words import Words

LONGEST_ORDER = 300
MOST_STEPS = 12
LASTS = 1
"""How many turns (or rounds) after its own an order is kept."""

_THEN = re.compile(r"(?:\s*[,;]\s*|\s+)(?:then|puis)\s+", re.I)
_OR = re.compile(r"\s*\|\s*|\s+(?:or|ou)\s+", re.I)
_IF_FREE = re.compile(r"\s+(?:if|si)\s+(?:free|libre|possible)$", re.I)
_UP_TO = re.compile(r"\b(?:up\s+to|jusqu['’][àa])(?!\w)", re.I)
_CEILING = re.compile(
    r"(?P<bid>bid(?:\s+\S+)?)\s+(?:up\s+to|jusqu['’][àa])\s+(?P<most>\S+)(?:\s+(?:for|pour)\s+(?P<company>.+))?",
    re.I,
)
_PASS_PHASE = re.compile(r"pass(?:er)?\s+(?:this|cette)\s+phase", re.I)


class Bidding(Struct, frozen=True):
    """One bidding: when it is, and what is on sale if that has a name."""

    turn: int
    phase: str
    company: str | None


class Moves(Struct, frozen=True, tag="moves"):
    """`build here | build there if free`: the first that is legal. If none is, the order is
    dropped, or the step is skipped when it is optional. As typed: what it means may become clear later."""

    moves: list[str]
    optional: bool = False


class Ceiling(Struct, frozen=True, tag="ceiling"):
    """`bid up to 5 for this`: the lowest bid, again and again, in one `auction`: the one under way when
    it was said, or the next. `bid` is all of the notation but the number; `begun`: it has bid."""

    bid: str
    most: int
    company: str | None = None
    auction: Bidding | None = None
    begun: bool = False


class PassPhase(Struct, frozen=True, tag="pass-phase"):
    """`pass this phase`: each time, as long as it lasts."""

    turn: int
    phase: str


class Tried(Struct, frozen=True, tag="tried"):
    """A move that was tried, where the table looked like this to its owner; anywhere else it is no answer."""

    move: str
    seen: str


Step = Moves | Ceiling | PassPhase | Tried


class Order(Struct, frozen=True):
    """What is left to be done, and the turn in which it was said. One that is `prompt` follows at once."""

    steps: list[Step]
    turn: int
    prompt: bool = False


class Decision(Struct, frozen=True):
    """`move` is to be played now; then `order` is left, or nothing. `dropped`: it no longer fits."""

    move: str | None = None
    order: Order | None = None
    dropped: bool = False


def read_order(game: AnyGame, state: BaseState, seat: Seat, text: str) -> Order:
    """The order that a text says. Its moves may become legal later; but if the seat is asked already and
    nothing of it can be done, it is refused."""
    plain = " ".join(unicodedata.normalize("NFKC", text).translate({0x2019: "'", 0x60: "'"}).split())
    texts = [step for step in re.split(r"\s*;\s*", _THEN.sub(";", plain)) if step]
    if not texts:
        raise BadInput("order-empty")
    if len(plain) > LONGEST_ORDER or len(texts) > MOST_STEPS:
        raise BadInput("order-too-long", letters=LONGEST_ORDER, steps=MOST_STEPS)
    if not game.actors(state):
        raise NotLegal("game-over")
    order = Order([_read_step(game, state, seat, step) for step in texts], game.advice.moment(state).turn)
    if decide(game, state, seat, order).dropped:
        likely = [_written(game, move) for move in game.advice.likely(state, seat)]
        raise BadInput("order-does-not-fit", one_of=likely)
    return order


def decide(game: AnyGame, state: BaseState, seat: Seat, order: Order) -> Decision:
    """What the order says to the question that the seat is asked, if it is. A step that answers another
    question waits for it, and so do those after it."""
    asked = game.actors(state)
    if not asked:
        return Decision()
    moment = game.advice.moment(state)
    if moment.turn > order.turn + LASTS:
        return Decision(dropped=True)
    if seat not in asked:
        return Decision(order=order)
    question, steps, unfit = _Question(game, state, seat), order.steps, False
    while steps:
        step, *rest = steps
        match step:
            case Moves():
                if move := question.first_legal(step.moves):
                    return Decision(move, _left(order, rest))
                if not question.is_answered_by(step.moves):
                    return Decision(order=_left(order, steps))
                if not step.optional:
                    return Decision(dropped=True)
                steps, unfit = rest, True
            case Ceiling():
                if step.auction and step.auction != _bidding(moment):
                    steps, unfit = _after_auction(game, step, rest), unfit or not step.begun
                elif not question.is_about(step):
                    return Decision(order=_left(order, steps))
                elif bid := question.lowest(step):
                    begun = msgspec.structs.replace(step, auction=_bidding(moment), begun=True)
                    return Decision(bid, _left(order, [begun, *rest]))
                else:
                    steps, unfit = rest, True
            case PassPhase():
                if (step.turn, step.phase) != (moment.turn, moment.phase):
                    steps = rest
                elif move := question.first_legal(_pass(game)):
                    return Decision(move, _left(order, steps))
                else:
                    return Decision(dropped=True)
            case Tried():
                move = question.first_legal([step.move]) if step.seen == seen_as(state) else None
                return Decision(move, _left(order, rest)) if move else Decision(dropped=True)
    return Decision(dropped=unfit)


def seen_as(view: BaseState) -> str:
    """What tells a view from all others, whatever chance there is to come."""
    plain = clone(view)
    plain.chance = Chance("")
    return blake2b(freeze(plain), digest_size=8).hexdigest()


def bound(game: AnyGame, state: BaseState, order: Order) -> Order | None:
    """What is left of an order that has opened an auction: its ceiling is for that one alone."""
    step, *rest = order.steps
    if not isinstance(step, Ceiling) or step.auction is not None:
        return order
    if not any(_Question(game, state, seat).is_about(step) for seat in game.actors(state)):
        return None
    opened = msgspec.structs.replace(step, auction=_bidding(game.advice.moment(state)), begun=True)
    return _left(order, [opened, *rest])


def told(order: Order, speaker: Words) -> list[str]:
    """The order in words for its owner, a line for each step; moves are in notation."""
    return [_told(step, speaker) for step in order.steps]


class _Question:
    """What a seat is asked, and which moves answer it."""

    def __init__(self, game: AnyGame, state: BaseState, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.legal = list(game.legal(state, seat))

    def first_legal(self, moves: Iterable[str]) -> str | None:
        """The first of the moves that is legal, as it is written."""
        for text in moves:
            action = self._read(text)
            if action is not None and self._is_legal(action):
                return self.game.write(action)
        return None

    def is_answered_by(self, moves: Iterable[str]) -> bool:
        """Whether this is the question to which one of the moves is an answer, be it a legal one or not.
        A move that is no longer clear has no other question to wait for."""
        return any((action := self._read(text)) is None or self._is_answer(action) for text in moves)

    def is_about(self, step: Ceiling) -> bool:
        """Whether this is the auction that a ceiling is for."""
        if step.company is not None and step.company != self.game.advice.moment(self.state).about:
            return False
        return self.is_answered_by([f"{step.bid} {step.most}"])

    def lowest(self, step: Ceiling) -> str | None:
        """The lowest legal bid, if it keeps to the ceiling."""
        written = [self.game.write(move) for move in self.legal if not isinstance(move, Ranged)]
        numbers = [int(number) for bid, _, number in (m.rpartition(" ") for m in written) if bid == step.bid]
        low = min(numbers, default=None)
        return f"{step.bid} {low}" if low is not None and low <= step.most else None

    def _read(self, text: str) -> Action | None:
        try:
            return read_typed(self.game, self.state, self.seat, text)
        except GameError:
            return None

    def _is_legal(self, action: Action) -> bool:
        return any(action in move if isinstance(move, Ranged) else action == move for move in self.legal)

    def _is_answer(self, action: Action) -> bool:
        if self._is_legal(action):
            return True
        try:
            self.game.apply(clone(self.state), self.seat, action)
        except GameError as refused:
            return not isinstance(refused, NotAsked)
        return True


def _read_step(game: AnyGame, state: BaseState, seat: Seat, text: str) -> Step:
    options = [_IF_FREE.sub("", option) for option in _OR.split(text)]
    if len(options) == 1 and _PASS_PHASE.fullmatch(options[0]):
        moment = game.advice.moment(state)
        return PassPhase(moment.turn, moment.phase)
    if len(options) == 1 and (found := _CEILING.fullmatch(in_notation(game, state.board, options[0]))):
        return _read_ceiling(game, state, text, **found.groupdict())
    if len(options) > 1 and any(_UP_TO.search(option) or _PASS_PHASE.fullmatch(option) for option in options):
        raise NotUnderstood("order-stands-alone", step=text[:LONGEST])
    for option in options:
        try:
            read_typed(game, state, seat, option)
        except GameError as error:
            key = "order-ceiling" if _UP_TO.search(option) else "order-step"
            raise NotUnderstood(key, step=option[:LONGEST], reason=error) from error
    return Moves(options, optional=bool(_IF_FREE.search(text)))


def _read_ceiling(
    game: AnyGame, state: BaseState, text: str, bid: str, most: str, company: str | None
) -> Ceiling:
    try:
        plain, _, number = game.write(game.read(state, f"{bid} {most}")).rpartition(" ")
    except GameError as error:
        raise NotUnderstood("order-ceiling", step=text[:LONGEST], reason=error) from error
    step = Ceiling(plain, int(number), company and _read_company(game, state, text, company))
    under_way = any(_Question(game, state, seat).is_about(step) for seat in game.actors(state))
    return msgspec.structs.replace(step, auction=_bidding(game.advice.moment(state)) if under_way else None)


def _read_company(game: AnyGame, state: BaseState, text: str, company: str) -> str:
    if game.advice.read_about is None:
        raise NotUnderstood("order-no-sales", step=text[:LONGEST])
    try:
        return game.advice.read_about(state, company)
    except GameError as error:
        raise NotUnderstood("order-ceiling", step=text[:LONGEST], reason=error) from error


def _after_auction(game: AnyGame, step: Ceiling, rest: Sequence[Step]) -> list[Step]:
    """What is left when an auction is over: not what else was to be done in it."""
    for at, other in enumerate(rest):
        belongs = isinstance(other, Ceiling) and other.company == step.company
        if not belongs and not _is_pass(game, other):
            return list(rest[at:])
    return []


def _pass(game: AnyGame) -> list[str]:
    move = game.advice.pass_move
    return [] if move is None else [game.write(move)]


def _is_pass(game: AnyGame, step: Step) -> bool:
    return isinstance(step, Moves) and [move.casefold() for move in step.moves] == _pass(game)


def _left(order: Order, steps: list[Step]) -> Order | None:
    return Order(steps, order.turn, order.prompt) if steps else None


def _bidding(moment: Moment) -> Bidding:
    return Bidding(moment.turn, moment.phase, moment.about)


def _written(game: AnyGame, move: Action | Ranged) -> str:
    return str(move) if isinstance(move, Ranged) else game.write(move)


def _told(step: Step, speaker: Words) -> str:
    match step:
        case Moves(moves, optional):
            told = [f"`{move}`" for move in moves]
            return speaker.say("order-moves-if-legal" if optional else "order-moves", one_of=told)
        case Ceiling(bid, most, company) if company:
            return speaker.say("order-bid-for", bid=bid, most=most, company=company)
        case Ceiling(bid, most):
            return speaker.say("order-bid", bid=bid, most=most)
        case Tried(move):
            return speaker.say("order-tried", move=move)
        case PassPhase():
            return speaker.say("order-pass-phase")
