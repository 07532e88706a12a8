"""Marks that several tests share."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def rarely(
    cases: Iterable[Any], kept: Collection[Any], mark: pytest.MarkDecorator = pytest.mark.slow
) -> list[Any]:
    """The cases of a test, of which `make test` runs only those that are kept; the others are slow, or else
    marked. A case of several arguments is a tuple."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=() if case in kept else mark)
        for case in cases
    ]


def audited(cases: Iterable[Any], kept: Collection[Any]) -> list[Any]:
    """Whole games whose books are kept from what is told; `make test-books` goes through all of them."""
    return rarely(cases, kept, pytest.mark.books)
