"""Bids, and how far to bid: forms with a number and, where there are several, what it is bid for. Made in a
worker."""

from collections.abc import Mapping, Sequence

from bot.messages.bidding import Lot, bidding_of, lots_of
from bot.messages.buttons import asks_first
from bot.messages.ids import BidId, CeilingId, Id, Notation
from bot.messages.limits import OPTIONS
from bot.messages.parts import Field, Form, Option
from bot.panels.numbers import is_number
from bot.panels.panel import Looking, looking_at
from bot.store.rows import GameRow
from bot.tables.order_language import Ceiling as Step
from bot.tables.order_language import read_order
from games.engine.advice import Ceiling
from games.engine.errors import BadInput, NotLegal
from games.engine.words import Words

NUMBER, WHAT = "number", "what"


def bid_form(row: GameRow, seat: int, locale: str, id_: BidId) -> Form:
    """What to bid, and on what."""
    looking = looking_at(row, seat, locale)
    lots = [(lot.what, _told(looking, lot)) for lot in _lots(looking)]
    return _form(id_, "bid", looking.speaker, lots)


def bid_typed(row: GameRow, seat: int, typed: Mapping[str, str]) -> Notation:
    """The bid that somebody typed. Whether it is legal the game says when it is played."""
    looking = looking_at(row, seat, row.locale)
    with looking.table.told():
        lots = _lots(looking)
        lot = lots[_chosen(typed, len(lots), row)]
        return Notation(f"{lot.notation} {_number(typed, lot.low)}")


def bid_to_make(row: GameRow, seat: int, typed: Mapping[str, str], confirm: str) -> tuple[Notation, bool]:
    """The same, and whether it is shown before it is made, as who bids wants to `confirm`; not where the game
    refuses it."""
    bid, looking = bid_typed(row, seat, typed), looking_at(row, seat, row.locale)
    move = looking.game.read(looking.offer.state, bid)
    if confirm == "never" or move not in looking.offer.legal:
        return bid, False
    return bid, confirm == "always" or asks_first(looking.table, seat, move)


def ceiling_form(row: GameRow, seat: int, locale: str, id_: CeilingId) -> Form:
    """How far to bid, and on what."""
    looking = looking_at(row, seat, locale)
    speaker = looking.speaker
    lots = [
        ((ceiling.what,), speaker.say("form-up-to-about", low=ceiling.low))
        for ceiling in _ceilings(looking, id_)
    ]
    return _form(id_, "up-to", speaker, lots)


def ceiling_typed(
    row: GameRow, seat: int, locale: str, id_: CeilingId, typed: Mapping[str, str]
) -> tuple[str, Sequence[str]]:
    """The standing order for what somebody typed, and what is to be feared if it comes to that bid."""
    looking = looking_at(row, seat, locale)
    game, state = looking.game, looking.offer.state
    ceilings = _ceilings(looking, id_)
    with looking.table.told():
        ceiling = ceilings[_chosen(typed, len(ceilings), row)]
        most = _number(typed, ceiling.low)
        if most < ceiling.low:
            raise BadInput("below-lowest-bid", number=most, low=ceiling.low)
        order = ceiling.order(most)
        steps = read_order(game, state, seat, order).steps
    bids = [f"{step.bid} {step.most}" for step in steps if isinstance(step, Step)]
    return order, [line for bid in bids for line in looking.warned([game.read(state, bid)])]


def _lots(looking: Looking) -> Sequence[Lot]:
    lots = lots_of(looking.game, looking.offer.legal)
    if not lots:
        with looking.table.told():
            raise NotLegal("stale", version=looking.table.row.played)
    return lots[:OPTIONS]


def _ceilings(looking: Looking, id_: CeilingId) -> Sequence[Ceiling]:
    with looking.table.told():
        if bidding_of(looking.game, looking.public) != id_.bidding:
            raise NotLegal("stale", version=looking.table.row.played)
        ceilings = looking.game.advice.ceilings(looking.offer.state, looking.seat)
        if not ceilings:
            raise BadInput("not-in-the-bidding")
        return ceilings[:OPTIONS]


def _told(looking: Looking, lot: Lot) -> str:
    """How much may be bid, and what the lowest bid would leave."""
    lowest = looking.game.read(looking.offer.state, f"{lot.notation} {lot.low}")
    return looking.speaker.say("form-bid-about", low=lot.low, high=lot.high, detail=looking.detail(lowest))


def _form(id_: Id, kind: str, speaker: Words, lots: Sequence[tuple[Sequence[object], str]]) -> Form:
    """A form for one of several things, each with what is said of its number."""
    about = [told for _, told in lots]
    number = Field(NUMBER, speaker.say(f"form-{kind}"), about[0] if len(lots) == 1 else "")
    fields = [number]
    if len(lots) > 1:
        named = [" ".join(speaker.thing(part) for part in what) for what, _ in lots]
        options = [
            Option(str(at), label, detail, chosen=at == 0)
            for at, (label, detail) in enumerate(zip(named, about, strict=True))
        ]
        fields = [Field(WHAT, speaker.say("form-bid-what"), options=options), number]
    return Form(id_, speaker.say(f"button-{kind}"), fields)


def _chosen(typed: Mapping[str, str], count: int, row: GameRow) -> int:
    at = typed.get(WHAT, "0" if count == 1 else "")
    if NUMBER not in typed or not is_number(at) or int(at) >= count:
        raise NotLegal("stale", version=row.played)
    return int(at)


def _number(typed: Mapping[str, str], low: int) -> int:
    text = typed[NUMBER].strip()
    if not text:
        raise BadInput("bid-missing", low=low)
    if not is_number(text):
        raise BadInput("no-bid", text=text, low=low)
    return int(text)
