"""How boards look: upright in the channel, wide for who asks for one, or as one has chosen."""

from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import MemberActor

from bot.messages.ids import NumbersAt, value_of
from rendering.scene import UPRIGHT_WIDTH, WIDTH
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play
from tests.bot.slow import THREE, both
from tests.fifth_game.table import DRAWN

GALLERY = 12
UPRIGHT, WIDE = {"board.png": UPRIGHT_WIDTH, "tables.png": UPRIGHT_WIDTH}, {"board.png": WIDTH}
SAID = {"en-US": "boards wide, all on one picture", "fr": "plateaux\u00a0: en largeur, tout sur une image"}


def pictures(table: DiscordTable, message: Any) -> dict[str, int]:
    """How wide the pictures of a message are, by their names."""
    found = {}
    for attachment in message.attachments:
        data = table.env.backend.cdn.get(attachment["url"])
        assert data is not None
        with Image.open(BytesIO(data)) as picture:
            found[attachment["filename"]] = picture.width
    return found


def one_who_manages(table: DiscordTable) -> MemberActor:
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    return table.guild.add_member(table.env.create_user("mod"), roles=[role])


@both
async def test_a_channel_has_upright_boards_unless_it_wants_wide_ones(
    table: DiscordTable, language: str
) -> None:
    await table.start(*THREE)
    assert pictures(table, table.boards()[-1]) == UPRIGHT
    galleries = [part for part in table.boards()[-1].components if part["type"] == GALLERY]
    assert all(gallery["items"][0]["description"] for gallery in galleries) and len(galleries) == len(UPRIGHT)
    mod = one_who_manages(table)
    table.languages[mod.id] = language
    assert SAID[language] in told(table, await mod.slash(table.channel, "settings channel", form="wide"))
    await play(table, "take Nevis 1")
    assert pictures(table, table.boards()[-1]) == WIDE
    await table.restart()
    await mod.slash(table.channel, "settings channel", theme="light")
    await play(table, "take Lomond 1")
    assert pictures(table, table.boards()[-1]) == WIDE, "another theme changes no form"
    await mod.slash(table.channel, "settings channel", form="auto")
    await play(table, "take Rannoch 1")
    assert pictures(table, table.boards()[-1]) == UPRIGHT


async def test_who_asks_for_a_board_gets_a_wide_one_unless_he_wants_another(table: DiscordTable) -> None:
    await table.start(*THREE)

    async def asked(**options: str) -> dict[str, int]:
        return pictures(table, table.panel(await table["dan"].slash(table.channel, "board", **options)))

    assert await asked() == WIDE
    assert await asked(form="phone") == UPRIGHT
    await table["dan"].slash(table.channel, "settings me", form="phone")
    assert await asked() == UPRIGHT
    assert await asked(form="wide") == WIDE


@pytest.mark.parametrize(("form", "wide"), [("auto", UPRIGHT_WIDTH), ("wide", WIDTH)])
async def test_a_preview_is_the_map_in_the_form_of_who_looks(
    table: DiscordTable, form: str, wide: int
) -> None:
    await table.start(*THREE)
    await play(table, *DRAWN)
    who = await table.asked()
    await who.slash(table.channel, "settings me", form=form)
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    panel = table.panel(await table.choose(who, panel, value_of(NumbersAt("stack"))))
    panel = table.panel(await table.press(who, panel, table.id_with(panel, "rh:draft:")))
    assert pictures(table, panel) == {"preview.png": wide}, texts(panel)
