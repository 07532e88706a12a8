"""What a player can do, and its notation both ways."""

from games.cairn.state import State
from games.engine.contract import Action
from games.engine.errors import NotUnderstood
from games.engine.notation import LONGEST, read_number
from games.engine.ranges import Amount


class Take(Action, frozen=True):
    """`take Nevis 2`: two stones from a heap into the bag."""

    heap: str
    stones: int


class Stack(Action, frozen=True):
    """`stack Nevis:2 Rannoch:1`: stones from the bag onto the cairn, in the order of the heaps."""

    amounts: tuple[Amount, ...]


class Pass(Action, frozen=True):
    """`pass`: gather no more, or stack nothing."""


Move = Take | Stack | Pass


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Take(heap, stones):
            return f"take {heap} {stones}"
        case Stack(amounts):
            return " ".join(["stack", *(f"{amount.what}:{amount.count}" for amount in amounts)])
        case Pass():
            return "pass"


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter."""
    verb, _, rest = " ".join(text.casefold().split()).partition(" ")
    match verb:
        case "take":
            heap, _, stones = rest.rpartition(" ")
            return Take(_read_heap(state, heap), read_number(stones))
        case "stack" if rest:
            return Stack(_read_amounts(state, rest))
        case "pass" if not rest:
            return Pass()
    raise NotUnderstood("unknown-move", text=text[:LONGEST])


def _read_amounts(state: State, text: str) -> tuple[Amount, ...]:
    """The numbers by heap; one that is named twice stays so, to be refused by the rules."""
    pairs = (pair.partition(":") for pair in text.split())
    amounts = [Amount(_read_heap(state, heap), read_number(count)) for heap, _, count in pairs]
    return tuple(sorted(amounts, key=lambda amount: list(state.heaps).index(amount.what)))


def _read_heap(state: State, text: str) -> str:
    if text in state.board.heap_by_text:
        return state.board.heap_by_text[text]
    raise NotUnderstood("unknown-heap", text=text[:LONGEST], one_of=list(state.heaps))
