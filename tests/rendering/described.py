"""Pictures in words, read line by line."""

import re

from rendering import describe
from rendering.scene import Scene

NUMBER = re.compile(r"-?\d{1,3}(?:[,\u202f\u00a0]\d{3})+|-?\d+")


def line_about(scene: Scene, name: str) -> str:
    """The one line that begins with a name, and tells of whoever or whatever is called so."""
    (line,) = (
        line
        for line in describe(scene).splitlines()
        if re.match(rf"{re.escape(name)}(?: \(|\s?[:,] ?)", line)
    )
    return line.removeprefix(name)


def figures(line: str) -> list[int]:
    """The numbers of a line, in their order."""
    return [int(re.sub(r"[^\d-]", "", number)) for number in NUMBER.findall(line)]
