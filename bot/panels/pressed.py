"""Every button, menu and form there is, and what happens when somebody uses it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

from discord import InteractionType

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.answer import admit
from bot.panels import (
    asking,
    choose,
    filling,
    finding,
    following,
    knowing,
    learning,
    leaving,
    lobby,
    log,
    notice,
    reading,
    recap,
    rematch,
    showing,
    trying,
)
from bot.panels.place import check_place
from games.engine.errors import NotLegal

BUTTONS: dict[type[ids.Id], Callable[[Interaction, Any], Awaitable[None]]] = {
    ids.MoveId: asking.move,
    ids.AskId: asking.final,
    ids.MoreId: choose.more,
    ids.DraftId: filling.numbers,
    ids.HandId: knowing.hand,
    ids.RulesId: knowing.rules,
    ids.ReadId: reading.onward,
    ids.BidId: filling.bid,
    ids.CeilingId: filling.ceiling,
    ids.PlanId: choose.plan,
    ids.StepId: choose.step,
    ids.MadeId: choose.made,
    ids.LogId: log.turned,
    ids.RecapId: recap.turned,
    ids.NoticeId: notice.done,
    ids.LobbyId: lobby.done,
    ids.ThreadId: lobby.thread,
    ids.NowId: lobby.now,
    ids.ShowId: showing.stopped,
    ids.RematchId: rematch.opened,
    ids.LeavingId: leaving.done,
    ids.FollowId: following.done,
    ids.GuessId: following.guessed,
    ids.LearnId: learning.wanted,
    ids.LessonId: learning.pressed,
    ids.TriedId: trying.pressed,
}
MENUS: dict[type[ids.Id], Callable[[Interaction, Any, str], Awaitable[None]]] = {
    ids.PickId: choose.picked,
    ids.NumberId: choose.number,
    ids.OptionId: lobby.computer,
    ids.FindId: finding.joined,
    ids.ReadId: reading.chosen,
    ids.LessonId: learning.picked,
    ids.TriedId: trying.picked,
}
FORMS: dict[type[ids.Id], Callable[[Interaction, Any, Mapping[str, str]], Awaitable[None]]] = {
    ids.DraftId: filling.numbers_given,
    ids.BidId: filling.bid_given,
    ids.CeilingId: filling.ceiling_given,
    ids.LessonId: learning.given,
    ids.TriedId: trying.given,
    ids.LobbyId: lobby.given,
}
"""A form has the id of the button that opens it."""


async def press(interaction: Interaction) -> None:
    """Does what a button, what was chosen from a menu, or a form that is sent is for. A refusal is told to
    whoever pressed, and anything unforeseen is logged and admitted."""
    given: Any = interaction.data or {}
    try:
        id_ = ids.read_id(str(given.get("custom_id")))
        await check_place(interaction, id_)
        if interaction.type is InteractionType.modal_submit:
            await _sent(interaction, id_, dict(_fields(given.get("components"))))
        else:
            await _pressed(interaction, id_, given.get("values") or [])
    except Exception as error:
        await admit(interaction, error)


async def _pressed(interaction: Interaction, id_: ids.Id, values: list[str]) -> None:
    if type(id_) in BUTTONS and not values:
        await BUTTONS[type(id_)](interaction, id_)
    elif type(id_) in MENUS and len(values) == 1:
        await MENUS[type(id_)](interaction, id_, str(values[0]))
    else:
        raise NotLegal("stale")


async def _sent(interaction: Interaction, id_: ids.Id, given: Mapping[str, str]) -> None:
    if type(id_) not in FORMS:
        raise NotLegal("stale")
    await FORMS[type(id_)](interaction, id_, given)


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    """What was given in a form, by the names of its fields; what is none of ours is passed over."""
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        yield from _fields(component.get("components") or [component.get("component")])
        values = component.get("values")
        value = component.get("value", values[0] if isinstance(values, list) and values else None)
        if isinstance(value, str):
            yield str(component.get("custom_id")), value
