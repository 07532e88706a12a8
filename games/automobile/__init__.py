"""Automobile, for 3 to 5 players."""

from pathlib import Path

from games.automobile.actions import Loan, Move, read, write
from games.automobile.advice import ADVICE
from games.automobile.board import read_board
from games.automobile.check import check
from games.automobile.flow import actors, apply, legal, setup, view
from games.automobile.player import MIND
from games.automobile.scoring import result
from games.automobile.state import AutomobileOptions, State
from games.engine.contract import Game

GAME: Game[State, Move] = Game(
    name="automobile",
    players=range(3, 6),
    State=State,
    Options=AutomobileOptions,
    folder=Path(__file__).parent,
    default_board="america",
    draws_later=True,
    asides=(Loan,),
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
    advice=ADVICE,
    mind=MIND,
)
