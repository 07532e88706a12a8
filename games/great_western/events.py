"""What happens, for the log, the narration and the picture."""

from games.engine.contract import Event, Seat
from games.great_western.components import Ending, Train


class FirstDrawn(Event, frozen=True):
    """Who begins, by lot."""

    seat: Seat


class TrainLoaded(Event, frozen=True):
    """The dice of a train; a 1 loads nothing."""

    turn: int
    train: Train
    dice: list[int]


class BidMade(Event, frozen=True):
    """`pieces` are what now stands on the train."""

    seat: Seat
    train: Train
    pieces: int


class DrivenOff(Event, frozen=True):
    """Somebody was outbid and takes the pieces back."""

    seat: Seat
    train: Train
    pieces: int


class TrainBoarded(Event, frozen=True):
    """The bid becomes unavailable, the black pieces the winner's; `lost` are those for which there were no
    pieces."""

    seat: Seat
    train: Train
    bid: int
    carriages: int
    wagons: int
    lost: int


class OrderSet(Event, frozen=True):
    """Who builds when."""

    seats: list[Seat]


class CityConnected(Event, frozen=True):
    """`way` is from a city of one's own to the new one; `cost` pays links and passages, `needed` the city.
    Together they were paid from carriages, wagons and stock; one piece stays."""

    seat: Seat
    city: str
    way: list[str]
    cost: int
    needed: int
    carriages: int
    wagons: int
    stock: int


class BuildingEnded(Event, frozen=True):
    """What was left on the train becomes available."""

    seat: Seat
    left: int


class IncomePaid(Event, frozen=True):
    """Pieces that became available, one for each city as far as there are any."""

    seat: Seat
    pieces: int


class TurnEnded(Event, frozen=True):
    """`idle` counts the turns running without a connection."""

    turn: int
    first_seat: Seat
    idle: int


class TrainCleared(Event, frozen=True):
    """What is on a train when the game ends becomes available."""

    seat: Seat
    train: Train
    pieces: int


class GameEnded(Event, frozen=True):
    """What ended it, and who has won."""

    ending: Ending
    winner_seats: list[Seat]
