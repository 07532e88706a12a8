"""Great Western, for 2 to 4 players, with or without the ferries of the update."""

from pathlib import Path

from games.engine.contract import Game, open_view
from games.great_western.actions import Move, read, write
from games.great_western.advice import ADVICE
from games.great_western.board import check_room, read_board
from games.great_western.check import check
from games.great_western.flow import actors, apply, legal, setup
from games.great_western.player import MIND
from games.great_western.scoring import result
from games.great_western.state import GreatWesternOptions, State

GAME: Game[State, Move] = Game(
    name="great-western",
    players=range(2, 5),
    State=State,
    Options=GreatWesternOptions,
    folder=Path(__file__).parent,
    default_board="england",
    draws_later=True,
    read_board=read_board,
    check_room=check_room,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    view=open_view,
    result=result,
    check=check,
    write=write,
    read=read,
    advice=ADVICE,
    mind=MIND,
)
