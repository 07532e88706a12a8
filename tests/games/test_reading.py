"""Lines in JSON."""

import json

import pytest

from games.engine.reading import line_of

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
