"""Age of Steam on the Rust Belt, for 3 to 6 players, with Faidutti's variants as options."""

from pathlib import Path

from games.age_of_steam.actions import Move, parts, read, write
from games.age_of_steam.board import read_board
from games.age_of_steam.check import check
from games.age_of_steam.forecast import detail, forecast, likely, purse
from games.age_of_steam.legal import actors, legal
from games.age_of_steam.planning import plans, starts
from games.age_of_steam.rules import apply, setup, view
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
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    view=view,
    result=result,
    check=check,
    write=write,
    read=read,
    parts=parts,
    likely=likely,
    detail=detail,
    forecast=forecast,
    purse=purse,
    starts=starts,
    plans=plans,
)
