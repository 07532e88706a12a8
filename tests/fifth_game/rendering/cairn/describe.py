"""The picture in words, for those who don't see it."""

from collections.abc import Iterator, Mapping

from games.cairn.scoring import standing
from games.cairn.state import State
from games.engine.ranges import Amount
from rendering.drawing.header import asked
from rendering.scene import Scene
from rendering.telling import sentences


def lines(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the players, the heaps, what a cairn bears."""
    state: State = scene.view
    say = scene.words.say
    yield sentences(say("picture-turn", turn=state.turn), asked(scene))
    yield ""
    points = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        yield say(
            "describe-player", scene.names, seat=seat, bag=_told(scene, player.bag),
            cairn=_told(scene, player.cairn), height=state.height(player.cairn), score=points[seat],
        )  # fmt: skip
    yield ""
    for name, heap in state.board.heaps.items():
        stones = state.heaps[name]
        yield say("describe-heap", heap=name, stones=stones, weight=heap.weight, height=heap.height)
    yield say("describe-bears", bears=state.bears)


def _told(scene: Scene, stones: Mapping[str, int]) -> list[Amount] | str:
    amounts = [Amount(heap, count) for heap, count in stones.items() if count]
    return amounts or scene.words.say("describe-none")
