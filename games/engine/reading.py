"""Reading JSON that people wrote: what is wrong, and on which line."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import msgspec

from games.engine.errors import BadInput

T = TypeVar("T")
Path = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t\n\r]*")
_KEYS = re.compile(rb'[{}\[\]]|("(?:[^"\\]|\\.)*")(?:[ \t\n\r]*(:))?')

_SHAPES = (  # how msgspec words its complaints, and our message for each
    (r"Expected `(?P<expected>.+?)`, got `(?P<got>.+?)`", "file-expected"),
    (r"Expected `(?P<expected>.+)", "file-expected"),
    (r"Object missing required field `(?P<field>.+?)`", "file-missing-field"),
    (r"Object contains unknown field `(?P<field>.+?)`", "file-unknown-field"),
    (r"Invalid (?:enum )?value (?P<got>'.*?'|[^-]+)", "file-unknown-value"),
)


def decode(text: bytes, kind: type[T]) -> T:
    """The JSON text as `kind`; what does not fit, or is there twice, is a `BadInput` with its line."""
    with located(text):
        try:
            found = msgspec.json.decode(text, type=kind)
        except msgspec.ValidationError as error:
            raise translated(error) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput("file-not-json", line=_line_of_syntax_error(text, str(error))) from error
        except RecursionError as error:
            raise BadInput("file-too-deep", line=1) from error
        _check_keys(text)
        return found


def translated(error: msgspec.ValidationError) -> BadInput:
    """msgspec's complaint as a message of ours, with the path it names."""
    complaint, where = re.fullmatch(r"(.*?)(?: - at (?:`key` in )?`\$(.*)`)?", str(error), re.S).groups("")  # type: ignore[union-attr]  # it matches anything
    path: Path = tuple(
        int(index) if index else name for name, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", where)
    )
    for pattern, key in _SHAPES:
        if found := re.match(pattern, complaint, re.S):
            figures = {"got": "nothing", **found.groupdict()}
            figures = {name: str(value).replace("`", "") for name, value in figures.items()}
            return BadInput(key, path, where=_dotted(path), **figures)
    return BadInput("file-misshapen", path, where=_dotted(path))


@contextmanager
def located(text: bytes, within: Path = ()) -> Iterator[None]:
    """Gives every `BadInput` that passes its line in `text`, the JSON that was read."""
    try:
        yield
    except BadInput as error:
        if "line" not in error.figures or within:
            error.path = within + error.path
            error.figures["line"] = line_of(text, error.path)
        raise


def line_of(text: bytes, path: Path) -> int:
    """The line on which the value at `path` starts, or the innermost one that is there and can be read."""
    source = text.decode(errors="replace")
    at = _skip(source, 0)
    # What is wrong was found before the end of the text: the rest may be no JSON at all.
    with suppress(StopIteration, ValueError, IndexError, RecursionError):
        for step in path:
            at = next(start for key, start in _members(source, at) if key == step)
    return source.count("\n", 0, at) + 1


def _check_keys(text: bytes) -> None:
    """No object of a JSON text has a key twice: msgspec would take the last without a word."""
    around: list[set[str]] = []
    with suppress(ValueError, IndexError):  # what is kept raw may be no JSON: whoever reads it refuses it
        for found in _KEYS.finditer(text):
            match found[0]:
                case b"{" | b"[":
                    around.append(set())
                case b"}" | b"]":
                    around.pop()
                case _ if found[2]:
                    key = json.loads(found[1]) if b"\\" in found[1] else found[1][1:-1].decode()
                    if key in around[-1]:
                        line = text.count(b"\n", 0, found.start()) + 1
                        raise BadInput("file-field-twice", line=line, field=key)
                    around[-1].add(key)


def _members(source: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Every member of the array or object at `at`, with the place where its value starts."""
    if source[at : at + 1] not in ("{", "["):
        return
    is_object, index, at = source[at] == "{", 0, _skip(source, at + 1)
    while source[at] not in "}]":
        key: str | int = index
        if is_object:
            key, at = _value(source, at)
            at = _skip(source, _skip(source, at) + 1)
        yield key, at
        at = _skip(source, _value(source, at)[1])
        index, at = index + 1, _skip(source, at + 1) if source[at] == "," else at


def _value(source: str, at: int) -> tuple[Any, int]:
    return json.JSONDecoder().raw_decode(source, at)


def _skip(source: str, at: int) -> int:
    space = _SPACE.match(source, at)
    return space.end() if space else at


def _line_of_syntax_error(text: bytes, complaint: str) -> int:
    """msgspec names the byte, or says that the text is cut off: then it is the last line."""
    byte = re.search(r"\(byte (\d+)\)", complaint)
    return text.count(b"\n", 0, int(byte[1]) if byte else None) + 1


def _dotted(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).strip(".") or "$"
