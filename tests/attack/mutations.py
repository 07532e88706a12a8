"""Texts spoilt on purpose: bytes as a file could hold them, and letters as somebody could type them."""

import json
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

LONGEST_TYPED = 6000
"""As many letters as Discord lets somebody type."""
SPACES = tuple(" \t\n\r")

ODD_VALUES = [
    *(b"NaN", b"-Infinity", b"1e400", b"-0", b"0.5", b"-1", b"0", b"1", b"2147483648", b"1_000", b"+1"),
    *(b"01", b"18446744073709551616", b"9" * 400, b"9" * 5000, b"null", b"true", b"[]", b"{}", b"'", b"oops"),
    *(b"//", b'""', rb'"\ud800"', rb'"\u0000"', b'"' + b"x" * 5000 + b'"', b'"\xff\xfe"', b'"\xed\xa0\x80"'),
    *(b'"\n"', "\"é\u202e💥\"".encode(), b"[" * 3000 + b"]" * 3000, b'{"a":' * 3000 + b"1" + b"}" * 3000),
    b'{"a":1,"a":2}',
]  # fmt: skip
ODD_WHOLES = [
    *(b"", b" ", b"\0", b"\xff" * 99, b"\xef\xbb\xbf", b"null", b"[]", b"{}", b"1", b'"', b"{"),
    *(b"9" * 100_000, b"[" * 100_000, b'{"a":' * 100_000, b'"' + b"\\" * 9999, b"{" + b'"a":1,' * 9999),
]  # fmt: skip
ODD_LETTERS = [*";,|:-=.~#' \t\n\0é²³١९Ⅷ½💥", "\u202e", "\u2028", "\ufeff", "\ud800", "\udfff", "ﷺ", "ß", "İ"]
ODD_WORDS = [
    *("9" * 30, "9" * 5000, "-1", "0", "1e9", "NaN", "²", "1_000", "١٢", "None", "undo", "pass", "rh:"),
    *(" or ", "bid up to 9", "then", "if free", "this phase", ";" * 500, "a b " * 400),
    *("x" * LONGEST_TYPED, " " * LONGEST_TYPED),
]  # fmt: skip


class Page(NamedTuple):
    """A JSON text, and where its values and the members of its objects and arrays stand in it."""

    text: bytes
    values: Sequence[tuple[int, int]]
    members: Sequence[tuple[int, int]]


def page_of(text: bytes) -> Page:
    """A JSON text that is sound, ready to be spoilt."""
    values: list[tuple[int, int]] = []
    members: list[tuple[int, int]] = []
    source = text.decode("latin-1")
    _walk(source, _skip(source, 0), values, members)
    return Page(text, values, members)


def spoilt_page(page: Page, dice: Random) -> bytes:
    """The text with one or two things wrong; sometimes with none, or with everything."""
    text = page.text
    match dice.randrange(10):
        case 0:
            return _flipped(text, dice)
        case 1:
            return text[: dice.randrange(len(text))]
        case 2:
            return _spliced(text, text, dice)
        case 3:
            return _without(text, dice.choice(page.members))
        case 4:
            start, end = dice.choice(page.members)
            return text[:end] + b"," * dice.randrange(2) + text[start:]
        case 5:
            return dice.choice(ODD_WHOLES) if dice.random() < 0.1 else _flipped(_flipped(text, dice), dice)
        case 6 | 7:
            start, end = dice.choice(page.values)
            return text[:start] + text[slice(*dice.choice(page.values))] + text[end:]
        case _:
            start, end = dice.choice(page.values)
            return text[:start] + dice.choice(ODD_VALUES) + text[end:]


def spoilt(bases: Sequence[str], dice: Random) -> str:
    """One of the texts with a few letters lost, doubled, swapped or strange; sometimes as it was."""
    text = dice.choice(bases)
    for _ in range(dice.randrange(4)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(6):
            case 0:
                text = text[:at] + text[at + dice.randint(1, 3) :]
            case 1:
                text = text[:at] + dice.choice(ODD_LETTERS) + text[at + dice.randrange(2) :]
            case 2:
                text = text[:at] + dice.choice(bases)[dice.randrange(3) :]
            case 3:
                text = text[:at] + dice.choice(ODD_WORDS) + text[at:]
            case 4:
                text = text[:at] + str(dice.randint(-2, 40)) + text[at + dice.randrange(3) :]
            case _:
                text = dice.choice((text.upper(), text[::-1], text * 2, text.title(), f" {text} "))
    return text[:LONGEST_TYPED]


def _flipped(text: bytes, dice: Random) -> bytes:
    at = dice.randrange(len(text))
    return text[:at] + bytes([dice.randrange(256)]) + text[at + dice.randrange(2) :]


def _spliced(text: bytes, other: bytes, dice: Random) -> bytes:
    start, at = dice.randrange(len(other)), dice.randrange(len(text))
    return text[:at] + other[start : start + dice.randrange(80)] + text[at + dice.randrange(80) :]


def _without(text: bytes, member: tuple[int, int]) -> bytes:
    """A member goes with the comma after it, or before it if it is the last."""
    start, end = member
    after = text[end:].lstrip()
    if after.startswith(b","):
        return text[:start] + after[1:]
    return text[:start].rstrip().removesuffix(b",") + after


def _walk(text: str, at: int, values: list[tuple[int, int]], members: list[tuple[int, int]]) -> int:
    """Notes where the value at `at` and all in it stand; returns where it ends."""
    start = at
    if text[at] in "{[":
        is_object, at = text[at] == "{", _skip(text, at + 1)
        while text[at] not in "}]":
            member = at
            if is_object:
                at = _skip(text, _skip(text, _end(text, at)) + 1)
            at = _walk(text, at, values, members)
            members.append((member, at))
            at = _skip(text, at)
            at = _skip(text, at + 1) if text[at] == "," else at
        at += 1
    else:
        at = _end(text, at)
    values.append((start, at))
    return at


def _end(text: str, at: int) -> int:
    return json.JSONDecoder().raw_decode(text, at)[1]


def _skip(text: str, at: int) -> int:
    while text[at : at + 1] in SPACES:
        at += 1
    return at
