"""How often somebody may ask for what is drawn or played again."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

T = TypeVar("T")

TIMES, SECONDS = 5, 20.0
"""More than anybody can look at, and too little to keep a worker busy."""


def unhurried() -> Callable[[T], T]:
    """A command that one person may use only so often; each has its own count."""
    return app_commands.checks.cooldown(TIMES, SECONDS)
