"""A panel with a number for each of several things: menus with what the rest allows, checked as a
whole. The numbers chosen so far stand in the custom ids, so that it survives a restart."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.base import Pressed, button
from bot.tables.sessions import Table
from games.engine.errors import NotLegal, told_by
from games.engine.ranges import Ranged, Span
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

ID = r"(?P<game>\d+):(?P<version>\d+):(?P<verb>[a-z-]+)"
DRAFT = r"(?P<draft>[\d.]*)"
LARGEST_MENU = 25


class NumberMenu(Pressed["discord.ui.Select[Any]"], template=rf"rh:number:{ID}:(?P<at>\d+):{DRAFT}"):
    """The number of one thing; grey where the rest allows none, as nothing could be chosen there."""

    def __init__(self, where: str, at: int, draft: str, options: list[discord.SelectOption]) -> None:
        custom_id, grey = f"rh:number:{where}:{at}:{draft}", len(options) == 1
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, disabled=grey))
        self.where, self.at, self.draft = where, at, draft

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "NumberMenu":
        return cls(_where(match), int(match["at"]), match["draft"], item.options)

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        numbers = self.draft.split(".")
        numbers[self.at] = self.item.values[0]
        await _show(interaction, self.where, ".".join(numbers))


class DraftButton(Pressed["discord.ui.Button[Any]"], template=rf"rh:draft:{ID}:{DRAFT}"):
    """Opens the panel, or puts all numbers to what suggests itself."""

    def __init__(self, where: str, draft: str, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:draft:{where}:{draft}"))
        self.where, self.draft = where, draft

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "DraftButton":
        return cls(_where(match), match["draft"], item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await _show(interaction, self.where, self.draft)


class MadeButton(Pressed["discord.ui.Button[Any]"], template=rf"rh:made:{ID}:{DRAFT}"):
    """*Confirm*: plays the move with the numbers chosen."""

    def __init__(self, where: str, draft: str, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:made:{where}:{draft}", discord.ButtonStyle.success))
        self.where, self.draft = where, draft

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "MadeButton":
        return cls(_where(match), match["draft"], item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        game_id, version, verb = self.where.split(":")
        table = await interaction.client.sessions.table_of(int(game_id))
        ranged = find(table, table.seat_asked(interaction.user.id), verb)
        move = table.match.game.write(ranged.filled(counts_of(ranged, self.draft)))
        await interaction.client.play(interaction, move, int(version), int(game_id))


async def _show(interaction: "discord.Interaction[Roundhouse]", where: str, draft: str) -> None:
    from bot.panels.choose import open_panel, show

    game_id, version, verb = where.split(":")
    inside = interaction.message is not None and interaction.message.flags.ephemeral
    await (show if inside else open_panel)(interaction, int(game_id), int(version), f"#{verb}:{draft}")


def find(table: Table, seat: int, verb: str) -> Ranged:
    """The ranges of a verb, as they are now."""
    for move in table.match.game.legal(table.seen(seat), seat):
        if isinstance(move, Ranged) and move.verb == verb:
            return move
    with told_by(table.row.game, table.match.setting.seats):
        raise NotLegal("stale", version=table.row.played)


def counts_of(ranged: Ranged, draft: str) -> dict[str, int]:
    """The numbers of a draft; those that are missing are 0."""
    numbers = [int(number or 0) for number in draft.split(".")]
    numbers += [0] * len(ranged.spans)
    return {span.what: number for span, number in zip(ranged.spans, numbers, strict=False)}


def numbers_panel(table: Table, ranged: Ranged, draft: str, speaker: Words) -> discord.ui.LayoutView:
    """A menu for each thing, what it all costs, and *Confirm* once something is chosen."""
    row, game = table.row, table.match.game
    where = f"{row.id}:{row.played}:{ranged.verb}"
    counts = counts_of(ranged, draft)
    action = ranged.filled(counts)
    view = discord.ui.LayoutView(timeout=None)
    lines = [speaker.say(f"limits-{ranged.verb}", **ranged.limits)]
    lines += [
        speaker.say(f"span-{ranged.verb}", what=span.what, low=span.low, high=span.high, **span.uses)
        for span in ranged.spans
    ]
    if action in ranged:
        detail = speaker.detail(action, game.advice.detail(table.seen(), action))
        lines.append(speaker.say("menu-confirm", move=speaker.move(action), detail=f"({detail})"))
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    written = _draft(ranged, counts)
    for at, span in enumerate(ranged.spans):
        options = _options(ranged, span, counts, speaker)
        view.add_item(discord.ui.ActionRow(NumberMenu(where, at, written, options)))
    most, least = (_draft(ranged, _counts(example)) for example in _extremes(ranged))
    buttons: list[Any] = [MadeButton(where, written, speaker.say("button-confirm"))] * (action in ranged)
    buttons.append(DraftButton(where, most, speaker.say("button-most")))
    if least != most:
        buttons.append(DraftButton(where, least, speaker.say("button-least")))
    view.add_item(discord.ui.ActionRow(*buttons))
    return view


def _options(
    ranged: Ranged, span: Span, counts: Mapping[str, int], speaker: Words
) -> list[discord.SelectOption]:
    """None, or as many as the rest allows."""
    chosen = counts[span.what]
    numbers = [0, *range(span.low, ranged.most(span, counts) + 1)][:LARGEST_MENU]
    options = []
    for number in numbers:
        used = {name: use * number for name, use in span.uses.items()}
        label = speaker.say(f"number-{ranged.verb}", what=span.what, count=number, **used)
        options.append(discord.SelectOption(label=label[:100], value=str(number), default=number == chosen))
    return options


def _extremes(ranged: Ranged) -> tuple[Any, Any]:
    examples = list(ranged.examples())
    return examples[0], examples[min(1, len(examples) - 1)]


def _counts(action: Any) -> dict[str, int]:
    return {amount.what: amount.count for amount in action.amounts}


def _draft(ranged: Ranged, counts: Mapping[str, int]) -> str:
    return ".".join(str(counts.get(span.what, 0)) for span in ranged.spans)


def _where(match: Any) -> str:
    return f"{match['game']}:{match['version']}:{match['verb']}"
