"""What interfaces ask: likely moves, what they weigh and bring, how everybody stands."""

from itertools import product

from games.cairn.actions import Move, Pass, Stack, Take
from games.cairn.components import HANDFUL
from games.cairn.events import GameEnded, StormBlew
from games.cairn.flow import legal
from games.cairn.phases.stacking import stones_of
from games.cairn.scoring import standing
from games.cairn.state import Phase, Player, State
from games.engine.advice import Advice, Command, Detail, Progress, moment_of_turn
from games.engine.contract import Seat, clone
from games.engine.ranges import Ranged


def likely(state: State, seat: Seat) -> list[Move | Ranged]:
    """As many stones as can be taken from each heap, or to stack; then to pass."""
    most = {heap: min(stones, HANDFUL) for heap, stones in state.heaps.items()}
    return [
        move for move in legal(state, seat) if not isinstance(move, Take) or move.stones == most[move.heap]
    ]


def choices(action: Move) -> tuple[object, ...]:
    """The action as choices, one after the other."""
    match action:
        case Take(heap, stones):
            return "take", heap, stones
        case Stack(amounts):
            return "stack", *amounts
        case Pass():
            return ("pass",)


def detail(state: State, action: Move) -> Detail:
    """What stones weigh and how high they stand."""
    match action:
        case Take(heap, stones):
            return _of_stones(state, {heap: stones})
        case Stack():
            return _of_stones(state, stones_of(action))
    return Detail({})


def progress(state: State) -> Progress:
    """Whoever has not stacked yet is taken to do so as well as can be; what can be spent are the stones."""
    future = clone(state)
    for player in future.players:
        if state.phase is not Phase.OVER and not (state.phase is Phase.STACKING and player.done):
            player.cairn = _best(state, player)
            player.bag = {heap: count - player.cairn[heap] for heap, count in player.bag.items()}
    return Progress(standing(future), [sum(player.bag.values()) for player in state.players])


def _of_stones(state: State, stones: dict[str, int]) -> Detail:
    return Detail({"weight": state.weight(stones), "height": state.height(stones)})


def _best(state: State, player: Player) -> dict[str, int]:
    """The highest cairn that a bag is good for."""
    counts = product(*(range(count + 1) for count in player.bag.values()))
    cairns = (dict(zip(player.bag, count, strict=True)) for count in counts)
    return max((cairn for cairn in cairns if state.weight(cairn) <= state.bears), key=state.height)


ADVICE: Advice[State, Move] = Advice(
    commands=(Command("take", takes=True), Command("stack", takes=True), Command("pass", takes=False)),
    moment=moment_of_turn,
    choices=choices,
    likely=likely,
    detail=detail,
    milestones=(
        StormBlew,
        GameEnded,
    ),
    headlines=(
        StormBlew,
        GameEnded,
    ),
    progress=progress,
    behind=lambda state: 0.25 if state.phase is Phase.GATHERING else 0.75,
    safe_move=lambda state, seat: Pass(),
    pass_move=Pass(),
    topic=lambda state: "score" if state.phase is Phase.STACKING else "overview",
)
