"""What French players type."""

import pytest

from games.automobile import GAME
from games.engine.errors import Ambiguous, NotUnderstood
from games.engine.match import Match, set_up
from games.engine.typed import read_typed
from tests.games.typed import PEOPLE, reads_as

TYPED = {
    "passer": "pass",
    "choisir Ford": "choose Ford",
    "distribuer moyen:2, bas:1": "distribute mid:2 low:1",
    "construire Duryea 1 + pièces": "build Duryea 1+parts",
    "produire duryea:4, franklin a:6": "produce Duryea:4 Franklin-A:6",
    "emprunter": "loan",
}


@pytest.mark.parametrize(("text", "notation"), TYPED.items())
def test_what_is_shown_in_french_can_be_typed(text: str, notation: str) -> None:
    assert reads_as(GAME, text, notation)


def test_a_name_that_fits_only_one_of_several_now_is_that_one() -> None:
    match = Match(set_up(GAME.name, PEOPLE, "typed"))
    seen = set()
    while match.state.turn < 2:
        seat = GAME.actors(match.state)[0]
        for word in ("old", "ford", "chry"):
            try:
                GAME.read(match.state, f"build {word}")
            except Ambiguous as error:
                legal = [
                    action
                    for name in error.candidates
                    if (action := GAME.read(match.state, f"build {name}"))
                    in set(GAME.legal(match.state, seat))
                ]
                seen.add(len(legal))
                if len(legal) == 1:
                    assert read_typed(GAME, match.state, seat, f"build {word}") == legal[0]
                else:
                    with pytest.raises(Ambiguous):
                        read_typed(GAME, match.state, seat, f"build {word}")
            except NotUnderstood:
                continue
        match.play(seat, GAME.advice.likely(match.state, seat)[0])
    assert 1 in seen
