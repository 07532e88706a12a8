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


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        (b'{"a": {"x": {"b": 1,\n"b": 2}}}', "b", 2),
        (b'{"a": {},\n\n"a": {"x": {"b": 1}}}', "a", 3),
        (b'{"a": {"x": {"b": 1},\n"y": {"b": 2}, "x": {"b": 3}}}', "x", 2),
        (b'{"a": {"x": {"b": 1},\n"\\u0078" : {"b": 3}}}', "x", 2),
        (b'{"a": {}, "more": [{"k": "{"}, {"k": "a\\"k",\n"k":\n[]}]}', "k", 2),
        ('{"a": {"é": {"b": 1},\n"é": {"b": 3}}}'.encode(), "é", 2),
    ],
)
def test_a_field_that_is_there_twice_is_refused_with_the_line_of_the_second(
    text: bytes, field: str, line: int
) -> None:
    with pytest.raises(BadInput) as refused:
        decode(text, Outer)
    assert (refused.value.key, refused.value.figures) == ("file-field-twice", {"line": line, "field": field})


def test_the_same_name_in_two_objects_or_as_a_value_is_no_field_twice() -> None:
    text = b'{"a": {"x": {"b": 1}, "y": {"b": 2}}, "b": "a", "c": ["b", "b", {"b": "b"}, {"b": "b"}]}'
    assert decode(text, Outer) == Outer({"x": Inner(1), "y": Inner(2)})
