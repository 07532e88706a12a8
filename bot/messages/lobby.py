"""The lobby: who sits where, what is chosen, and the buttons under it."""

from enum import Enum

import discord
from msgspec.structs import fields

from bot.messages.ids import LobbyDeed, LobbyId, OptionId
from bot.messages.items import layout
from bot.messages.parts import Button, Menu, Option, Style
from bot.messages.reader import channel_speaker
from bot.store import Store
from bot.store.rows import GameRow
from games.engine import registry
from games.engine.words import Words

SEATS, KEEP, REMOVE = "seats", "keep", "remove"


async def lobby_view(store: Store, row: GameRow) -> discord.ui.LayoutView:
    """The lobby as a message, in the channel's language."""
    speaker = await channel_speaker(store, row)
    text = _text(row, speaker)
    if row.status != "lobby":
        return layout(text)
    players, count = registry.load(row.game).players, len(row.players)
    styles = {LobbyDeed.JOIN: Style.PRIMARY, LobbyDeed.START: Style.SUCCESS, LobbyDeed.CANCEL: Style.DANGER}
    grey = {LobbyDeed.JOIN: count >= players[-1], LobbyDeed.START: count < players[0]}
    buttons = [
        Button(
            LobbyId(row.id, deed),
            speaker.say(f"button-{deed}"),
            styles.get(deed, Style.SECONDARY),
            grey.get(deed, False),
        )
        for deed in LobbyDeed
    ]
    return layout(text, buttons)


def options_view(row: GameRow, speaker: Words) -> discord.ui.LayoutView:
    """The options, for the host alone."""
    menus = []
    for name, values in option_values(row.game).items():
        chosen = str(row.options.get(name, values[0]))
        options = [
            Option(value, speaker.say(f"option-{name}-{value}"), chosen=value == chosen) for value in values
        ]
        menus.append(Menu(OptionId(row.id, name), options, speaker.say(f"option-{name}")))
    orders = [
        Option(value, speaker.say(f"seats-{value}"), chosen=row.keep_seats == (value == KEEP))
        for value in offered(row, SEATS)
    ]
    menus.append(Menu(OptionId(row.id, SEATS), orders, speaker.say("seats-shuffle")))
    if others := offered(row, REMOVE):
        names = {str(player.user_id): player.name for player in row.players}
        people = [Option(user_id, names[user_id]) for user_id in others]
        menus.append(Menu(OptionId(row.id, REMOVE), people, speaker.say("button-remove")))
    return layout(speaker.say("options-title"), *menus)


def offered(row: GameRow, name: str) -> list[str]:
    """What can be chosen from a menu of the options."""
    if name == SEATS:
        return ["shuffle", KEEP]
    if name == REMOVE:
        return [str(player.user_id) for player in row.players if player.user_id != row.host_id]
    return option_values(row.game).get(name, [])


def option_values(game: str) -> dict[str, list[str]]:
    """What can be chosen for each option of a game, the default first."""
    found = {}
    for field in fields(registry.load(game).Options):
        values = (
            [member.value for member in field.type] if issubclass(field.type, Enum) else ["true", "false"]
        )
        default = field.default.value if isinstance(field.default, Enum) else str(field.default).lower()
        found[field.name] = [default, *(value for value in values if value != default)]
    return found


def _text(row: GameRow, speaker: Words) -> str:
    players = registry.load(row.game).players
    sitting = [f"{number}. <@{player.user_id}>" for number, player in enumerate(row.players, 1)]
    chosen = [
        speaker.say(f"option-{name}-{row.options.get(name, values[0])}")
        for name, values in option_values(row.game).items()
    ]
    if row.keep_seats:
        chosen.append(speaker.say("seats-keep"))
    if row.board is not None and row.status == "lobby":
        chosen.append(speaker.say("own-board"))
    about = speaker.say(
        f"lobby-{row.status}",
        name=speaker.say("game-name"),
        host=f"<@{row.host_id}>",
        low=players[0],
        high=players[-1],
        count=len(row.players),
        options=chosen,
    )
    return "\n".join([about, *sitting])
