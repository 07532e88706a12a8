"""The lobby: who sits where, and the buttons to join, leave, set options, start and cancel."""

from enum import Enum
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import fields

from bot.panels.base import Pressed, answer, button
from bot.store.rows import GameRow, Player
from games.engine import registry
from games.engine.errors import BadInput
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

Interaction = "discord.Interaction[Roundhouse]"
SEATS = "seats"


class LobbyButton(
    Pressed["discord.ui.Button[Any]"],
    template=r"rh:lobby:(?P<game>\d+):(?P<what>join|leave|options|start|cancel)",
):
    """A button under the lobby."""

    def __init__(
        self,
        game_id: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        super().__init__(button(label or what, f"rh:lobby:{game_id}:{what}", style))
        self.game_id, self.what = game_id, what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "LobbyButton":
        return cls(int(match["game"]), match["what"], item.label or "", item.style)

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        bot = interaction.client
        sessions = bot.sessions
        if self.what == "join":
            player = Player(interaction.user.id, interaction.user.display_name)
            row = await sessions.join(self.game_id, player, interaction.id)
        elif self.what == "leave":
            row = await sessions.leave(self.game_id, interaction.user.id, interaction.id)
        else:
            row = await for_host(interaction, self.game_id)
            if self.what == "options":
                speaker = await bot.speaker(interaction, row.game)
                await interaction.response.send_message(view=options_view(row, speaker), ephemeral=True)
                return
            if self.what == "cancel":
                row = await sessions.cancel(self.game_id, interaction.id)
            else:
                row = await sessions.start(self.game_id, interaction.id)
        if row.status == "running" and row.channel_id:
            bot.poster.kick(row.channel_id)  # also if the answer is lost
            bot.clock.kick()
        await interaction.response.edit_message(view=await lobby_view(bot, row), allowed_mentions=NOBODY)


class OptionMenu(Pressed["discord.ui.Select[Any]"], template=r"rh:option:(?P<game>\d+):(?P<option>\w+)"):
    """An option of the game, the order of seats, or a player to remove."""

    def __init__(self, game_id: int, option: str, options: list[discord.SelectOption], hint: str) -> None:
        custom_id = f"rh:option:{game_id}:{option}"
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, placeholder=hint[:150]))
        self.game_id, self.option = game_id, option

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "OptionMenu":
        return cls(int(match["game"]), match["option"], item.options, item.placeholder or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        bot = interaction.client
        row = await for_host(interaction, self.game_id)
        chosen = self.item.values[0]
        if self.option == "remove":
            row = await bot.sessions.leave(row.id, int(chosen), interaction.id)
        elif self.option == SEATS:
            row = await bot.sessions.set_options(row.id, row.options, chosen == "keep", interaction.id)
        else:
            options = {**row.options, self.option: chosen}
            row = await bot.sessions.set_options(row.id, options, row.keep_seats, interaction.id)
        speaker = await bot.speaker(interaction, row.game)
        await interaction.response.edit_message(view=options_view(row, speaker))
        await bot.refresh_lobby(row)


class ThreadButton(Pressed["discord.ui.Button[Any]"], template=r"rh:thread:(?P<game>\d+)"):
    """Opens a thread for a game where the channel has one already."""

    def __init__(self, game_id: int, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:thread:{game_id}", discord.ButtonStyle.primary))
        self.game_id = game_id

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "ThreadButton":
        return cls(int(match["game"]), item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        bot = interaction.client
        row = await for_host(interaction, self.game_id)
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise BadInput("no-thread-here")
        thread = channel.get_thread(row.channel_id) if row.channel_id else None
        if thread is None:
            title = bot.words(row.locale, row.game).say("game-name")
            thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
            row = await bot.sessions.move_lobby(row.id, thread.id, interaction.id)
        await thread.send(view=await lobby_view(bot, row), allowed_mentions=NOBODY)
        speaker = await bot.speaker(interaction, row.game)
        await answer(interaction, speaker.say("thread-opened", thread=f"<#{thread.id}>"))


NOBODY = discord.AllowedMentions.none()


async def for_host(interaction: "discord.Interaction[Roundhouse]", game_id: int) -> GameRow:
    """The lobby, for its host or somebody with Manage Channels alone."""
    row = await interaction.client.store.game(game_id)
    if row is None:
        raise BadInput("lobby-closed")
    if interaction.user.id != row.host_id and not interaction.permissions.manage_channels:
        raise BadInput("host-only")
    return row


async def lobby_view(bot: "Roundhouse", row: GameRow) -> discord.ui.LayoutView:
    """The lobby as a message, in the channel's language."""
    locale, _ = await bot.channel_taste(row)
    speaker = bot.words(locale, row.game)
    game = registry.load(row.game)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(_text(row, speaker)))
    if row.status != "lobby":
        return view
    few, many = len(row.players) < game.players[0], len(row.players) >= game.players[-1]
    success, danger = discord.ButtonStyle.success, discord.ButtonStyle.danger
    join = LobbyButton(row.id, "join", speaker.say("button-join"), discord.ButtonStyle.primary)
    start = LobbyButton(row.id, "start", speaker.say("button-start"), success)
    join.item.disabled, start.item.disabled = many, few
    view.add_item(
        discord.ui.ActionRow(
            join,
            LobbyButton(row.id, "leave", speaker.say("button-leave")),
            LobbyButton(row.id, "options", speaker.say("button-options")),
            start,
            LobbyButton(row.id, "cancel", speaker.say("button-cancel"), danger),
        )
    )
    return view


def options_view(row: GameRow, speaker: Words) -> discord.ui.LayoutView:
    """The options, for the host alone."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(speaker.say("options-title")))
    for name, values in option_values(row.game).items():
        chosen = str(row.options.get(name, values[0]))
        options = [
            discord.SelectOption(
                label=speaker.say(f"option-{name}-{value}"), value=value, default=value == chosen
            )
            for value in values
        ]
        view.add_item(discord.ui.ActionRow(OptionMenu(row.id, name, options, speaker.say(f"option-{name}"))))
    orders = [
        discord.SelectOption(
            label=speaker.say(f"seats-{value}"), value=value, default=row.keep_seats == (value == "keep")
        )
        for value in ("shuffle", "keep")
    ]
    view.add_item(discord.ui.ActionRow(OptionMenu(row.id, SEATS, orders, speaker.say("seats-shuffle"))))
    others = [player for player in row.players if player.user_id != row.host_id]
    if others and row.status == "lobby":
        people = [
            discord.SelectOption(label=player.name[:100], value=str(player.user_id)) for player in others
        ]
        view.add_item(
            discord.ui.ActionRow(OptionMenu(row.id, "remove", people, speaker.say("button-remove")))
        )
    return view


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
    game = registry.load(row.game)
    name = speaker.say("game-name")
    sitting = [f"{number}. <@{player.user_id}>" for number, player in enumerate(row.players, 1)]
    chosen = [
        speaker.say(f"option-{option}-{row.options.get(option, values[0])}")
        for option, values in option_values(row.game).items()
    ]
    if row.keep_seats:
        chosen.append(speaker.say("seats-keep"))
    if row.board is not None and row.status == "lobby":
        chosen.append(speaker.say("own-board"))
    return (
        speaker.say(
            f"lobby-{row.status}",
            name=name,
            host=f"<@{row.host_id}>",
            low=game.players[0],
            high=game.players[-1],
            count=len(row.players),
            options=chosen,
        )
        + "\n"
        + "\n".join(sitting)
    )
