"""Marks that several tests share."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def rarely(cases: Iterable[Any], kept: Collection[Any]) -> list[Any]:
    """The cases of a test, of which `make test` runs only those that are kept; the others are slow. A case of
    several arguments is a tuple."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)), marks=() if case in kept else pytest.mark.slow
        )
        for case in cases
    ]
