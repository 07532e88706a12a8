"""Every button and menu there is, and what happens when somebody uses it."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.aliases import Interaction
from bot.messages import ids
from bot.panels import choose, lobby, log, notice, playing, recap

BUTTONS: dict[type[ids.Id], Callable[[Interaction, Any], Awaitable[None]]] = {
    ids.Move: playing.move,
    ids.More: choose.more,
    ids.Draft: choose.draft,
    ids.Plan: choose.plan,
    ids.Step: choose.step,
    ids.Made: choose.made,
    ids.Log: log.turned,
    ids.Recap: recap.turned,
    ids.Notice: notice.done,
    ids.Lobby: lobby.done,
    ids.Thread: lobby.thread,
}
MENUS: dict[type[ids.Id], Callable[[Interaction, Any, str], Awaitable[None]]] = {
    ids.Pick: choose.picked,
    ids.Number: choose.number,
    ids.Option: lobby.option,
}


async def press(interaction: Interaction, id_: ids.Id, chosen: str | None) -> None:
    """Does what a button, or what was chosen from a menu, is for."""
    if chosen is None:
        await BUTTONS[type(id_)](interaction, id_)
    else:
        await MENUS[type(id_)](interaction, id_, chosen)
