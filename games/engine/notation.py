"""What the notations of games share: a verb and what follows it, numbers, and places that may be misspelt."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from games.engine.errors import NotUnderstood

LONGEST = 80
MOST = 9999
_NUMBER = re.compile(r"[0-9]{1,4}")
_ANY_NUMBER = re.compile(r"[-+−]?[0-9]+(?:[.,][0-9]+)?")


def verb_of(text: str) -> tuple[str, str]:
    """The verb in lower case, and the rest as it was typed."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    return verb.casefold(), rest


def read_alone(rest: str) -> None:
    """Refuses what follows a verb that takes nothing, or a move that is whole."""
    if rest:
        raise NotUnderstood("word-too-many", text=rest[:LONGEST])


def read_number(text: str) -> int:
    """A number, written in plain figures, with nothing after it."""
    number, _, more = text.partition(" ")
    if _NUMBER.fullmatch(number):
        read_alone(more)
        return int(number)
    if not text:
        raise NotUnderstood("number-missing")
    if _ANY_NUMBER.fullmatch(text):
        raise NotUnderstood("number-out-of-range", text=text[:LONGEST], most=MOST)
    raise NotUnderstood("not-a-number", text=text[:LONGEST])


def read_place(known: Mapping[str, str], text: str) -> str:
    """A place by its name, upper or lower case; one that is nearly right is suggested."""
    folded = text.casefold()
    if folded in known:
        return known[folded]
    if close := get_close_matches(folded, known, n=1):
        raise NotUnderstood("unknown-place-perhaps", text=text[:LONGEST], place=known[close[0]])
    raise NotUnderstood("unknown-place", text=text[:LONGEST])
