"""Every button and menu there is, and what happens when somebody uses it."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import InteractionType

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.answer import admit
from bot.panels import choose, lobby, log, notice, playing, recap
from bot.panels.place import check_place
from games.engine.errors import NotLegal

BUTTONS: dict[type[ids.Id], Callable[[Interaction, Any], Awaitable[None]]] = {
    ids.MoveId: playing.move,
    ids.MoreId: choose.more,
    ids.DraftId: choose.draft,
    ids.PlanId: choose.plan,
    ids.StepId: choose.step,
    ids.MadeId: choose.made,
    ids.LogId: log.turned,
    ids.RecapId: recap.turned,
    ids.NoticeId: notice.done,
    ids.LobbyId: lobby.done,
    ids.ThreadId: lobby.thread,
}
MENUS: dict[type[ids.Id], Callable[[Interaction, Any, str], Awaitable[None]]] = {
    ids.PickId: choose.picked,
    ids.NumberId: choose.number,
    ids.OptionId: lobby.option,
}


async def press(interaction: Interaction) -> None:
    """Does what a button, or what was chosen from a menu, is for. A refusal is told to whoever pressed, and
    anything unforeseen is logged and admitted."""
    given: Any = interaction.data or {}
    try:
        await _do(interaction, ids.read_id(str(given.get("custom_id"))), given.get("values") or [])
    except Exception as error:
        await admit(interaction, error)


async def _do(interaction: Interaction, id_: ids.Id, values: list[str]) -> None:
    await check_place(interaction, id_)
    if interaction.type is not InteractionType.component:  # we have no modals
        raise NotLegal("stale")
    if type(id_) in BUTTONS and not values:
        await BUTTONS[type(id_)](interaction, id_)
    elif type(id_) in MENUS and len(values) == 1:
        await MENUS[type(id_)](interaction, id_, str(values[0]))
    else:
        raise NotLegal("stale")
