"""What French players type."""

import pytest

from games.age_of_steam import GAME
from tests.games.typed import reads_as

TYPED = {
    "passer": "pass",
    "Passer et rester": "stay",
    "titres 2": "shares 2",
    "choisir ordre du tour": "choose turn-order",
    "choisir Première construction": "choose first-build",
    "urbaniser indianapolis b": "urbanize Indianapolis B",
    "construire G8 NO-SE": "build G8 SE-NW",
    "construire K9 NE, SO": "build K9 NE SW",
    "construire K9 NE et SO": "build K9 NE SW",
    "construire G8 N–SE": "build G8 N-SE",
    "construire G8 courbe large N-SE": "build G8 gentle N-SE",
    "construire G8 droite N-S": "build G8 straight N-S",
    "construire K9 ville NE SO": "build K9 town NE SW",
    "Miser pour l'ordre du tour 3": "bid 3",
    "livrer bleu Evansville-vert-Indianapolis": "deliver blue Evansville-green-Indianapolis",
    "placer violet Chicago": "place purple Chicago",
}


@pytest.mark.parametrize(("text", "notation"), TYPED.items())
def test_what_is_shown_in_french_can_be_typed(text: str, notation: str) -> None:
    assert reads_as(GAME, text, notation)
