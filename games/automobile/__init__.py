"""Automobile, for 3 to 5 players."""

from pathlib import Path

from games.automobile.actions import Loan, Move, parts, read, write
from games.automobile.board import read_board
from games.automobile.check import check
from games.automobile.forecast import detail, forecast, hand, likely, purse
from games.automobile.legal import actors, legal
from games.automobile.rules import apply, setup, view
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
    hand=hand,
    result=result,
    check=check,
    write=write,
    read=read,
    parts=parts,
    likely=likely,
    detail=detail,
    forecast=forecast,
    purse=purse,
)
