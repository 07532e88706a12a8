"""*More*: a menu of moves, or of the choices that lead to them."""

from bot.messages.ids import MenuAt, NumbersAt, PickId
from bot.messages.pages import paged, turning
from bot.messages.parts import Menu, Option
from bot.panels.panel import Looking, Panel
from bot.panels.tree import Branch, fork
from rendering import previewed


def menu_panel(looking: Looking, place: MenuAt, number: int) -> Panel:
    """The choices after a path, a page of them; those that can be drawn are numbered as in the picture."""
    row, speaker = looking.table.row, looking.speaker
    reached = fork(looking.game, looking.offer.legal, place.path)
    page = paged(reached.branches, number)
    moves = [branch.move for branch in page.items if branch.move is not None]
    drawn = [move for move in moves if previewed(row.game, move)]
    options = []
    for branch in page.items:
        nth = drawn.index(branch.move) + 1 if len(drawn) > 1 and branch.move in drawn else None
        options.append(_option(looking, reached.path, branch, nth))
    here, before = MenuAt(reached.path), MenuAt(reached.path[:-1])
    back = looking.step(before) if reached.path else None
    return Panel(
        speaker.say("menu-title", page=page.number + 1, pages=page.count),
        [Menu(PickId(row.id, row.played), options, speaker.say("menu-hint"))],
        turning(page, lambda other: looking.step(here, other), speaker, back),
        drawn,
    )


def _option(looking: Looking, path: tuple[str, ...], branch: Branch, nth: int | None) -> Option:
    speaker, move = looking.speaker, branch.move
    if isinstance(branch.place, NumbersAt):
        return Option(branch.place, f"{speaker.say(f'verb-{branch.place.verb}')}…")
    if move is None:
        label = speaker.thing(branch.part) if path else speaker.say(f"verb-{branch.part}")
        return Option(branch.place, label, speaker.say("menu-behind", count=branch.behind))
    label = speaker.move(move)
    return Option(branch.place, f"{nth} · {label}" if nth else label, looking.detail(move))
