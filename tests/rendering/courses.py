"""Whole games, board by board, for films and charts."""

from functools import cache

from games.age_of_steam.actions import Pass
from games.age_of_steam.state import Phase
from games.engine.match import AnyMatch, Match, replay, set_up
from rendering.drawing.themes import DARK, Theme
from rendering.scene import Scene
from tests.rendering import matches, test_automobile, test_great_western

GAMES = ("steel-driver", "great-western", "automobile", "age-of-steam")
FIVE = ("Marguerite", "Don", "Simone", "Andy", "Tony")


@cache
def whole(game: str) -> AnyMatch:
    """A game to its end, with a full board."""
    if game == "steel-driver":
        return matches.match_at("end")
    if game == "age-of-steam":
        return _steadily(Match(set_up(game, FIVE, "seed2")))
    return test_great_western.match_at(999) if game == "great-western" else test_automobile.match_at("end")


def _steadily(match: AnyMatch) -> AnyMatch:
    """Plays what suggests itself first, and never bids for the order."""
    while seats := match.game.actors(match.state):
        bidding = match.state.phase is Phase.AUCTION
        move = Pass() if bidding else match.game.advice.likely(match.state, seats[0])[0]
        match.play(seats[0], move)
    return match


def boards(game: str, theme: Theme = DARK, locale: str = "en") -> list[Scene]:
    """Every board of the game, from the set-up on."""
    match = whole(game)
    scenes = []
    for again in replay(match.setting, match.script):
        turn = (again.turns or [again.opening])[-1]
        view = match.game.view(again.state, None)
        scenes.append(Scene(game, view, match.setting.seats, theme, locale, events=list(turn.events)))
    return scenes
