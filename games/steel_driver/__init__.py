"""Steel Driver, for 3 to 6 players, in the editions `pegasus` and `treefrog`."""

from pathlib import Path

from games.engine.contract import Game, open_view
from games.steel_driver.actions import Move, read, write
from games.steel_driver.advice import ADVICE
from games.steel_driver.board import check_room, read_board
from games.steel_driver.check import check
from games.steel_driver.flow import actors, apply, legal, setup
from games.steel_driver.player import MIND
from games.steel_driver.scoring import result
from games.steel_driver.state import State, SteelDriverOptions

GAME: Game[State, Move] = Game(
    name="steel-driver",
    players=range(3, 7),
    State=State,
    Options=SteelDriverOptions,
    folder=Path(__file__).parent,
    default_board="usa",
    draws_later=False,
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
