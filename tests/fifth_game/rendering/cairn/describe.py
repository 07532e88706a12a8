"""The picture in words, for those who don't see it."""

from collections.abc import Iterator, Mapping

from games.cairn.scoring import standing
from games.cairn.state import State
from games.engine.ranges import Amount
from rendering.drawing.header import asked
from rendering.scene import Scene


def sentences(scene: Scene) -> Iterator[str]:
    """The most needed first: whose turn it is, the heaps, what a cairn bears, the players."""
    state: State = scene.view
    say = scene.words.say
    yield say("picture-turn", turn=state.turn) + "."
    yield asked(scene) + "."
    for name, heap in state.board.heaps.items():
        stones = state.heaps[name]
        yield say("describe-heap", heap=name, stones=stones, weight=heap.weight, height=heap.height)
    yield say("describe-bears", bears=state.bears)
    points = {place.seat: place.score for place in standing(state)}
    for seat, player in enumerate(state.players):
        yield say(
            "describe-player", scene.names, seat=seat, bag=_told(scene, player.bag),
            cairn=_told(scene, player.cairn), height=state.height(player.cairn), score=points[seat],
        )  # fmt: skip


def _told(scene: Scene, stones: Mapping[str, int]) -> list[Amount] | str:
    amounts = [Amount(heap, count) for heap, count in stones.items() if count]
    return amounts or scene.words.say("describe-none")
