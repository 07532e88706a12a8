"""What a command is given. Discord lets nobody choose what is not offered; we do not take its word for it."""

from collections.abc import Iterator
from typing import Any

from discord import AppCommandOptionType, InteractionType, app_commands

from bot.aliases import Interaction
from games.engine.errors import BadInput

TYPES: dict[AppCommandOptionType, tuple[type, ...]] = {
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.number: (int, float),
    AppCommandOptionType.boolean: (bool,),
}
BY_NUMBER = (AppCommandOptionType.user, AppCommandOptionType.attachment)
"""What is named by its number, and described beside it."""


def check_given(interaction: Interaction) -> None:
    """Refuses a command that we do not have, and anything in one that is not offered there."""
    command, data = interaction.command, dict(interaction.data or {})
    if isinstance(command, app_commands.ContextMenu):  # it takes nothing but what it was opened on
        return
    if not isinstance(command, app_commands.Command):
        raise BadInput("not-offered")
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given: dict[str, Any] = {option["name"]: option for option in _leaves(data)}
    if interaction.type is InteractionType.autocomplete:
        fits = _can_be_completed(known, given)
    else:
        resolved: Any = data.get("resolved") or {}
        described = {number for group in resolved.values() for number in group}
        missing = [name for name, parameter in known.items() if parameter.required and name not in given]
        fits = not missing and all(
            name in known and _is_offered(known[name], option, described) for name, option in given.items()
        )
    if not fits:
        raise BadInput("not-offered")


def _leaves(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command, or of the command within it."""
    for option in data.get("options") or []:
        if option.get("type") in (1, 2):
            yield from _leaves(option)
        else:
            yield option


def _can_be_completed(known: dict[str, app_commands.Parameter], given: dict[str, Any]) -> bool:
    """Whether what is typed is something that we complete; what stands beside it may be half typed."""
    if not all(name in known and _is_of_kind(known[name], option) for name, option in given.items()):
        return False
    return any(known[name].autocomplete for name, option in given.items() if option.get("focused"))


def _is_of_kind(parameter: app_commands.Parameter, option: dict[str, Any]) -> bool:
    kind, value = parameter.type, option.get("value")
    if option.get("type") != kind.value or not isinstance(value, TYPES.get(kind, (str,))):
        return False
    return kind not in BY_NUMBER or (str(value).isdecimal() and str(value).isascii())


def _is_offered(parameter: app_commands.Parameter, option: dict[str, Any], described: set[str]) -> bool:
    """Whether a value is of the kind that is asked for, one of the choices, and within the limits."""
    if not _is_of_kind(parameter, option):
        return False
    value: Any = option["value"]
    if parameter.type in BY_NUMBER:
        return value in described
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size: Any = len(value) if isinstance(value, str) else value
    low: Any = parameter.min_value
    high: Any = parameter.max_value
    return (low is None or size >= low) and (high is None or size <= high)
