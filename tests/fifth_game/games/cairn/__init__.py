"""Cairn, for 2 to 4 players: gather stones, weather the storm, and stack them as high as they bear."""

from pathlib import Path

from games.cairn.actions import Move, read, write
from games.cairn.advice import ADVICE
from games.cairn.board import read_board
from games.cairn.check import check
from games.cairn.flow import actors, apply, legal, setup
from games.cairn.player import MIND
from games.cairn.scoring import result
from games.cairn.state import CairnOptions, State
from games.engine.contract import Game, open_view

GAME: Game[State, Move] = Game(
    name="cairn",
    players=range(2, 5),
    State=State,
    Options=CairnOptions,
    folder=Path(__file__).parent,
    default_board="highlands",
    draws_later=True,
    read_board=read_board,
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
