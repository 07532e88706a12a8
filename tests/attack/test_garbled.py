"""Garbled inputs, in a short form; `make attack` makes a million."""

from tests.attack.garbled import garble


def test_whatever_is_typed_or_uploaded_is_taken_or_refused_in_words() -> None:
    for kind, tally in garble(4800, seed=2).items():
        assert tally.findings == [], kind
        assert min(tally.refused, tally.accepted) > 20, kind
