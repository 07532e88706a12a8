"""Codes of long moves, for the tables."""

from bot.messages.ids import spelled

__all__ = ["spelled"]
