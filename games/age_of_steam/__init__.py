"""Age of Steam on the Rust Belt, for 3 to 6 players, with Faidutti's variants as options."""

from pathlib import Path

from games.age_of_steam.actions import Move, read, write
from games.age_of_steam.advice import ADVICE
from games.age_of_steam.board import check_room, read_board
from games.age_of_steam.check import check
from games.age_of_steam.flow import actors, apply, legal, setup, view
from games.age_of_steam.player import MIND
from games.age_of_steam.scoring import result
from games.age_of_steam.state import AgeOfSteamOptions, State
from games.engine.contract import Game

GAME: Game[State, Move] = Game(
    name="age-of-steam",
    players=range(3, 7),
    State=State,
    Options=AgeOfSteamOptions,
    folder=Path(__file__).parent,
    default_board="rust_belt",
    draws_later=True,
    read_board=read_board,
    check_room=check_room,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    view=view,
    result=result,
    check=check,
    write=write,
    read=read,
    advice=ADVICE,
    mind=MIND,
)
