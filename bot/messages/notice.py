"""Messages that are no board: reminders, votes, offers. Each button names the row it came with."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.base import Pressed, answer, button
from bot.schedule.pace import Notice
from bot.store.rows import OutboxRow, Player
from bot.tables.sessions import load
from games.engine.errors import BadInput
from games.engine.words import nearest

if TYPE_CHECKING:
    from bot.app import Roundhouse


@dataclass(frozen=True)
class NoticeMessage:
    """A notice ready to be sent."""

    view: discord.ui.LayoutView
    mentions: list[int]

    def files(self) -> list[discord.File]:
        """There are none."""
        return []


class NoticeButton(
    Pressed["discord.ui.Button[Any]"],
    template=r"rh:notice:(?P<game>\d+):(?P<what>[a-z]+)(?P<arguments>[-\d]*):o(?P<outbox>\d+)",
):
    """What can be done about a notice."""

    def __init__(self, game_id: int, what: str, outbox: int, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:notice:{game_id}:{what}:o{outbox}"))
        self.game_id = game_id
        self.what, *numbers = what.split("-")
        self.numbers = [int(number) for number in numbers]

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "NoticeButton":
        return cls(
            int(match["game"]), match["what"] + match["arguments"], int(match["outbox"]), item.label or ""
        )

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        said = await getattr(self, f"_{self.what}")(interaction)
        speaker = await interaction.client.speaker(interaction)
        await answer(interaction, speaker.say(said))

    async def _game(self, interaction: "discord.Interaction[Roundhouse]") -> Any:
        row = await interaction.client.store.game(self.game_id)
        if row is None or row.status != "running":
            raise BadInput("no-game")
        return row

    async def _mute(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        await interaction.client.store.drop_timer("remind", self.game_id, interaction.user.id)
        return "muted"

    async def _stop(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        await interaction.client.prefer_slow(interaction.user.id, reminder=0.0)
        await interaction.client.store.drop_timer("remind", self.game_id, interaction.user.id)
        return "reminders-stopped"

    async def _digestoff(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        await interaction.client.prefer_slow(interaction.user.id, digest=None)
        return "digest-stopped"

    async def _yes(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        return await interaction.client.slow.cast(self.numbers[0], interaction.user.id, yes=True)

    async def _no(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        return await interaction.client.slow.cast(self.numbers[0], interaction.user.id, yes=False)

    async def _take(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        row = await self._game(interaction)
        if not row.players[self.numbers[0]].vacant:
            raise BadInput("seat-taken")
        await self._sit(interaction, row)
        return "seat-is-yours"

    async def _accept(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        if interaction.user.id != self.numbers[1]:
            raise BadInput("not-invited")
        await self._sit(interaction, await self._game(interaction))
        return "seat-is-yours"

    async def _sit(self, interaction: "discord.Interaction[Roundhouse]", row: Any) -> None:
        newcomer = Player(interaction.user.id, interaction.user.display_name)
        await interaction.client.slow.sit_down(row, self.numbers[0], newcomer, interaction.id)

    async def _keep(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        row = await self._game(interaction)
        _seated(row, interaction.user.id)
        await interaction.client.slow.keep_alive(row)
        return "game-kept"

    async def _archive(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        row = await self._game(interaction)
        _seated(row, interaction.user.id)
        await interaction.client.slow.archive(row)
        return "game-archived"

    async def _revive(self, interaction: "discord.Interaction[Roundhouse]") -> str:
        row = await self._game(interaction)
        _seated(row, interaction.user.id)
        await interaction.client.slow.revive(row, interaction.id)
        return "game-revived"


def _seated(row: Any, user_id: int) -> None:
    if row.seat_of(user_id) is None:
        raise BadInput("not-seated")


async def notice_message(bot: "Roundhouse", outbox: OutboxRow, notice: Notice) -> NoticeMessage:
    """A notice in the language of where it goes."""
    row = await bot.store.game(outbox.game_id) if outbox.game_id else None
    if outbox.channel_id < 0:
        chosen = await bot.store.preference("user", -outbox.channel_id)
        locale = nearest(chosen.locale or (row.locale if row else "en"))
    else:
        assert row is not None
        locale, _ = await bot.channel_taste(row)
    speaker = bot.words(locale, row.game if row else None)
    names = [discord.utils.escape_markdown(player.name) for player in row.players] if row else []
    figures = {
        **notice.figures,
        "mentions": [f"<@{user_id}>" for user_id in notice.mentions],
        "where": f"<#{row.channel_id}>" if row else "",
        "game_name": speaker.say("game-name") if row else "",
        "waiting": [discord.utils.escape_markdown(player.name) for player in load(row).asked] if row else [],
    }
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(speaker.say(f"notice-{notice.key}", names, **figures)))
    buttons = [
        NoticeButton(outbox.game_id or 0, what, outbox.id, speaker.say(f"button-notice-{what.split('-')[0]}"))
        for what in notice.buttons
    ]
    if buttons:
        view.add_item(discord.ui.ActionRow(*buttons))
    return NoticeMessage(view, list(notice.mentions))
