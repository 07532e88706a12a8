"""What the notations of games share: numbers, and places that may be misspelt."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from games.engine.errors import NotUnderstood

LONGEST = 80
_NUMBER = re.compile(r"[0-9]{1,4}")


def read_number(text: str) -> int:
    """A number, written in plain figures."""
    if not _NUMBER.fullmatch(text):
        raise NotUnderstood("not-a-number", text=text[:LONGEST])
    return int(text)


def read_place(known: Mapping[str, str], text: str) -> str:
    """A place by its name in lower case; one that is nearly right is suggested."""
    if text in known:
        return known[text]
    if close := get_close_matches(text, known, n=1):
        raise NotUnderstood("unknown-place-perhaps", text=text[:LONGEST], place=known[close[0]])
    raise NotUnderstood("unknown-place", text=text[:LONGEST])
