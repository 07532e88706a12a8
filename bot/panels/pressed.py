"""Every button and menu there is, and what happens when somebody uses it."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.aliases import Interaction
from bot.messages import ids
from bot.panels import choose, lobby, log, notice, playing, recap

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


async def press(interaction: Interaction, id_: ids.Id, chosen: str | None) -> None:
    """Does what a button, or what was chosen from a menu, is for."""
    if chosen is None:
        await BUTTONS[type(id_)](interaction, id_)
    else:
        await MENUS[type(id_)](interaction, id_, chosen)
