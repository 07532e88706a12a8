"""Signs as Discord shows them: emoji that the application has."""

import discord

from bot.messages.signs import is_sign, without_signs

shown: dict[str, discord.PartialEmoji] = {}
"""By sign. There is one application in a process."""


def in_text(text: str, room: int) -> str:
    """A text with emoji for its signs, or without any where they would not fit."""
    told = "".join(f"{shown[letter]} " if letter in shown else letter for letter in text)
    return without_signs(told if len(told) <= room else text)


def on_label(text: str) -> tuple[str, discord.PartialEmoji | None]:
    """A label without signs, and the emoji of its first one."""
    first = next((letter for letter in text if is_sign(letter)), "")
    return without_signs(text), shown.get(first)
