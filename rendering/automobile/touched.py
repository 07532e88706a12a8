"""What the last move touched."""

from collections.abc import Sequence

from games.automobile.components import CarClass, Character
from games.automobile.events import (
    BonusTaken,
    CarsProduced,
    CharacterChosen,
    DemandSold,
    DistributorSold,
    DistributorsPlaced,
    HowardSold,
    PriceReduced,
    SpaceClosed,
    TilesBuilt,
)
from games.engine.contract import Event, Seat


def models_touched(events: Sequence[Event]) -> set[str]:
    """The spaces where something was built, closed, produced, sold or marked."""
    models: set[str] = set()
    for event in events:
        match event:
            case CarsProduced() | HowardSold():
                models |= {amount.what for amount in event.amounts}
            case TilesBuilt() | SpaceClosed() | BonusTaken() | PriceReduced():
                models.add(event.model)
            case DistributorSold() | DemandSold():
                models.add(event.model)
    return models


def bands_touched(events: Sequence[Event]) -> set[tuple[CarClass, Seat]]:
    """Where distributors were placed, and by whom."""
    found = set()
    for event in events:
        if isinstance(event, DistributorsPlaced):
            placed = zip(CarClass, (event.luxury, event.mid, event.low), strict=True)
            found |= {(band, event.seat) for band, count in placed if count}
    return found


def slots_touched(events: Sequence[Event]) -> set[CarClass]:
    """The rows in which the last sale was."""
    return {event.car_class for event in events if isinstance(event, DistributorSold)}


def characters_touched(events: Sequence[Event]) -> set[Character]:
    """Who was chosen."""
    return {event.character for event in events if isinstance(event, CharacterChosen)}
