"""Lines in JSON."""

import json

import pytest
from msgspec import Struct

from games.engine.errors import BadInput
from games.engine.reading import decode, line_of

TEXT = b"""{
 "a": 1,
 "b": [
   {"x": "}]", "y": [1,
     2]},

   {"x": 3}
 ],
 "c": {"d": {"e": []}}
}"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("a",), 2),
        (("b",), 3),
        (("b", 0), 4),
        (("b", 0, "y", 1), 5),
        (("b", 1, "x"), 7),
        (("c", "d", "e"), 9),
        (("b", 1, "missing"), 7),
        (("c", "d", "e", 0), 9),
        (("a", "inside"), 2),
    ],
)
def test_the_line_of_a_value(path: tuple[str | int, ...], line: int) -> None:
    assert json.loads(TEXT)
    assert line_of(TEXT, path) == line


class Inner(Struct, forbid_unknown_fields=True):
    b: int


class Outer(Struct):
    a: dict[str, Inner]


@pytest.mark.parametrize(
    "text",
    [
        b'{\n"a":{"x":{"b":"no" oops',
        b'{\n"a":{"x":{"b":"no"',
        b'{\n"a":{"x":{"b":"no"}',
        b'{\n"a":{"x":{"b":"no"}, "y":',
        b'{\n"a":{"x":{"b":"no", \xff',
        b'{\n"a":{"x":{"b":"no", "c":' + b"9" * 5000 + b"}}}",
        b'{\n"a":{"x":{"b":"no", "c":' + b"[" * 3000 + b"]" * 3000 + b"}}}",
    ],
)
def test_what_is_wrong_has_a_line_although_the_rest_cannot_be_read(text: bytes) -> None:
    with pytest.raises(BadInput) as refused:
        decode(text, Outer)
    assert refused.value.figures["line"] == 2
