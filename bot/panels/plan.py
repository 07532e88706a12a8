"""Several moves that lead to a goal, offered as one: where from, where to, which way, *Confirm*."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.base import Pressed, button
from bot.panels.buttons import MoveButton
from bot.panels.codes import LONGEST
from bot.tables.sessions import Table
from games.engine.contract import Action
from games.engine.history import AND_THEN
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

LINES = 25
SEPARATOR = "|"
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


class PlanButton(
    Pressed["discord.ui.Button[Any]"],
    template=r"rh:plan:(?P<game>\d+):(?P<version>\d+):(?P<page>\d+):(?P<way>.*)",
):
    """Opens the panel, or goes back in it or to another page."""

    def __init__(
        self, game_id: int, version: int, page: int, way: str, label: str = "", style: Any = PRIMARY
    ) -> None:
        super().__init__(button(label or "…", f"rh:plan:{game_id}:{version}:{page}:{way}", style))
        self.game_id, self.version, self.page, self.way = game_id, version, page, way

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "PlanButton":
        return cls(
            int(match["game"]), int(match["version"]), int(match["page"]), match["way"], item.label or ""
        )

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        from bot.panels.choose import open_panel, show

        inside = interaction.message is not None and interaction.message.flags.ephemeral
        chosen = f"@{self.way}"
        if inside:
            await show(interaction, self.game_id, self.version, chosen, self.page)
        else:
            await open_panel(interaction, self.game_id, self.version, chosen)


async def plan_panel(
    table: Table, seat: int, way: str, page: int, speaker: Words
) -> tuple[discord.ui.LayoutView, list[Action]]:
    """The menu after what is chosen so far (start, goal, number of the way), and the moves to draw."""
    game, state = table.match.game, table.seen(seat)
    steps = way.split(SEPARATOR) if way else []
    if not steps:
        starts = await asyncio.to_thread(game.advice.starts, state, seat)
        return _menu(table, "plan-from", [(name, name, "") for name in starts], way, page, speaker), []
    found = await asyncio.to_thread(game.advice.plans, state, seat, steps[0])
    short = {goal: [moves for moves in ways if _fits(table, moves)] for goal, ways in found.items()}
    plans = {goal: ways for goal, ways in short.items() if ways}
    if len(steps) == 1 or steps[1] not in plans:
        goals = [(goal, goal, _price(table, plans[goal][0], speaker)) for goal in plans]
        return _menu(table, "plan-to", goals, steps[0], page, speaker), []
    ways = plans[steps[1]]
    if len(steps) == 2 and len(ways) > 1:
        lines = [
            (str(number), _named(table, moves, speaker), _price(table, moves, speaker))
            for number, moves in enumerate(ways)
        ]
        return _menu(table, "plan-way", lines, SEPARATOR.join(steps[:2]), page, speaker), []
    chosen = ways[min(int(steps[2]), len(ways) - 1) if len(steps) > 2 and steps[2].isdigit() else 0]
    before = SEPARATOR.join(steps[: 2 if len(ways) > 1 else 1])
    return _confirm(table, chosen, before, speaker), list(chosen)


def _menu(
    table: Table, title: str, lines: list[tuple[str, str, str]], way: str, page: int, speaker: Words
) -> discord.ui.LayoutView:
    from bot.panels.choose import ChooseMenu

    row = table.row
    pages = max(-(-len(lines) // LINES), 1)
    page = min(max(page, 0), pages - 1)
    view = discord.ui.LayoutView(timeout=None)
    steps = [_step(table, 0, way.rpartition(SEPARATOR)[0], speaker.say("button-back"))] if way else []
    if not lines:
        view.add_item(discord.ui.TextDisplay(speaker.say("plan-none")))
    else:
        view.add_item(discord.ui.TextDisplay(speaker.say(title)))
        options = [
            discord.SelectOption(
                label=label[:100],
                value=f"@{SEPARATOR.join(part for part in (way, value) if part)}",
                description=detail[:100] or None,
            )
            for value, label, detail in lines[page * LINES : (page + 1) * LINES]
        ]
        hint = speaker.say("menu-hint")
        view.add_item(discord.ui.ActionRow(ChooseMenu(row.id, row.played, options, hint)))
    if page:
        steps.append(_step(table, page - 1, way, speaker.say("button-previous")))
    if page + 1 < pages:
        steps.append(_step(table, page + 1, way, speaker.say("button-next")))
    if steps:
        view.add_item(discord.ui.ActionRow(*steps))
    return view


def _confirm(table: Table, moves: Sequence[Action], way: str, speaker: Words) -> discord.ui.LayoutView:
    row = table.row
    view = discord.ui.LayoutView(timeout=None)
    lines = [f"▸ {speaker.move(move)}" for move in moves]
    view.add_item(discord.ui.TextDisplay("\n".join([*lines, _price(table, moves, speaker)])))
    confirm = MoveButton(
        row.id,
        row.played,
        _text(table, moves),
        speaker.say("button-confirm"),
        discord.ButtonStyle.success,
    )
    view.add_item(discord.ui.ActionRow(confirm, _step(table, 0, way, speaker.say("button-back"))))
    return view


def _step(table: Table, page: int, way: str, label: str) -> PlanButton:
    return PlanButton(table.row.id, table.row.played, page, way, label, SECONDARY)


def _text(table: Table, moves: Sequence[Action]) -> str:
    return AND_THEN.join(table.match.game.write(move) for move in moves)


def _fits(table: Table, moves: Sequence[Action]) -> bool:
    """Whether *Confirm* has room for the moves."""
    return len(_text(table, moves)) <= LONGEST - 25


def _named(table: Table, moves: Sequence[Action], speaker: Words) -> str:
    """A way by its places: what stands first in a move after the verb."""
    return ", ".join(speaker.thing(table.match.game.advice.choices(move)[1]) for move in moves)


def _price(table: Table, moves: Sequence[Action], speaker: Words) -> str:
    """What the moves cost together."""
    state, advice = table.seen(), table.match.game.advice
    cost = sum(advice.detail(state, move).cost or 0 for move in moves)
    return speaker.say("plan-price", cost=cost, moves=len(moves))
