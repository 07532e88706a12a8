"""*More*: a menu of moves, or of the choices that lead to them."""

from bot.messages.buttons import fitting
from bot.messages.ids import MenuAt, NumbersAt, PickId
from bot.messages.limits import OPTION
from bot.messages.pages import paged, turning
from bot.messages.parts import Menu, Option
from bot.panels.panel import TOLD_APART, WARNING, Looking, Panel
from bot.panels.tree import Branch, Fork, fork, leaf, parts_of, text_of
from games.engine.contract import Action
from games.engine.ranges import Ranged
from rendering import previewed

LONGEST_NUMBER = len("25 · ")


def menu_panel(looking: Looking, place: MenuAt, number: int) -> Panel:
    """The choices after a path, a page of them; those that can be drawn are numbered as in the picture."""
    row, speaker = looking.table.row, looking.speaker
    reached = fork(looking.game, _by_verb(looking), place.path)
    first = _first(looking, place.path, reached)
    listed = [branch.move for branch in first]
    page = paged([*first, *(each for each in reached.branches if each.move not in listed)], number)
    moves = [branch.move for branch in page.items if branch.move is not None]
    drawn = [move for move in moves if previewed(row.game, move)]
    options = []
    for branch in page.items:
        nth = drawn.index(branch.move) + 1 if len(drawn) > 1 and branch.move in drawn else None
        options.append(_option(looking, reached.path, branch, nth))
    here, before = MenuAt(reached.path), MenuAt(reached.path[:-1])
    back = looking.step(before) if reached.path else None
    title = speaker.say("menu-title", page=page.number + 1, pages=page.count)
    return Panel(
        "\n".join([*_trail(looking, reached.path), title]),
        [Menu(PickId(row.id, row.played), options, speaker.say("menu-hint"))],
        [*turning(page, lambda other: looking.step(here, other), speaker, back), *looking.knowing()],
        drawn,
        behind=[branch.behind for branch in page.items],
    )


def _by_verb(looking: Looking) -> list[Action | Ranged]:
    """The legal moves, verb by verb in the game's order; of each verb first what serves the seat most,
    or suggests itself. Those that are chosen by numbers are all in one."""
    offer = looking.offer
    numbers: dict[str, Action | Ranged] = {ranged.verb: ranged for ranged in offer.numbers}

    def verb(move: Action | Ranged) -> str:
        return text_of(parts_of(looking.game, move)[0])

    place = {name: at for at, name in enumerate(dict.fromkeys(map(verb, offer.legal)))}
    first = [move for name in place for move in looking.game.advice.first(offer.state, looking.seat, name)]
    listed = [move for move in offer.ordered if verb(move) not in numbers and move not in first]
    return sorted([*first, *listed, *numbers.values()], key=lambda move: place[verb(move)])


def _first(looking: Looking, path: tuple[str, ...], reached: Fork) -> list[Branch]:
    """The moves of a verb that suggest themselves, where the choices alone are listed."""
    if len(path) != 1 or not any(branch.behind for branch in reached.branches):
        return []
    found = looking.game.advice.first(looking.offer.state, looking.seat, path[0])
    return [leaf(looking.game, move) for move in found[:TOLD_APART]]


def _trail(looking: Looking, path: tuple[str, ...]) -> list[str]:
    """The way so far: the verb, and what is chosen of its moves."""
    way = (parts_of(looking.game, move)[: len(path)] for move in looking.offer.legal)
    found = next((parts for parts in way if tuple(map(text_of, parts)) == path), ())
    if not found:
        return []
    verb, *chosen = found
    return [looking.trail(looking.speaker.say(f"verb-{text_of(verb)}"), *map(looking.speaker.thing, chosen))]


def _option(looking: Looking, path: tuple[str, ...], branch: Branch, nth: int | None) -> Option:
    speaker, move = looking.speaker, branch.move
    if isinstance(branch.place, NumbersAt):
        return Option(branch.place, f"{speaker.say(f'verb-{branch.place.verb}')}…")
    if move is None:
        label = speaker.thing(branch.part) if path else speaker.say(f"verb-{branch.part}")
        return Option(branch.place, label, speaker.say("menu-behind", count=len(branch.behind)))
    label = fitting(speaker.move(move), OPTION - LONGEST_NUMBER)
    detail = looking.detail(move)
    if looking.warned([move]):
        detail = f"{WARNING} {detail}"
    return Option(branch.place, f"{nth} · {label}" if nth else label, detail)
