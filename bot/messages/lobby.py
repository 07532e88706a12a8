"""The lobby: who sits where, what is chosen, and the buttons under it."""

from collections.abc import Iterator, Sequence
from enum import Enum

import discord
from msgspec.structs import fields

from bot.messages.ending import BETWEEN
from bot.messages.ids import LobbyDeed, LobbyId, OptionId
from bot.messages.items import layout
from bot.messages.parts import Button, Field, Form, Menu, Option, Style
from bot.messages.people import named
from bot.messages.reader import channel_speaker
from bot.store import Store
from bot.store.rows import GameRow, Player
from bot.tables.lobby import seats_of
from games.engine import registry
from games.engine.words import Words
from games.players.levels import LEVELS

ANY = "any"
SEATS, REMOVE, COMPUTER, HINTS, BOARD = "seats", "remove", "computer", "hints", "board"
SHUFFLE, KEEP, ALLOWED = "shuffle", "keep", "allowed"


async def lobby_view(store: Store, row: GameRow) -> discord.ui.LayoutView:
    """The lobby as a message, in the channel's language."""
    speaker = await channel_speaker(store, row)
    text = _text(row, speaker)
    if row.status != "lobby":
        return layout(text)
    players, count = seats_of(row), len(row.players)
    styles = {LobbyDeed.JOIN: Style.PRIMARY, LobbyDeed.START: Style.SUCCESS, LobbyDeed.CANCEL: Style.DANGER}
    full = count >= players[-1]
    grey = {
        LobbyDeed.JOIN: full,
        LobbyDeed.BOARD: row.script is not None,
        LobbyDeed.COMPUTER: full,
        LobbyDeed.START: count < players[0],
    }
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


def options_form(row: GameRow, speaker: Words) -> Form:
    """The options, for the host alone."""
    return Form(
        LobbyId(row.id, LobbyDeed.OPTIONS), speaker.say("button-options"), list(_options(row, speaker))
    )


def board_form(row: GameRow, speaker: Words) -> Form:
    """A file with a board of one's own, for the host alone."""
    file = Field(BOARD, speaker.say("form-board"), speaker.say("form-board-about"), required=False, file=True)
    id_ = LobbyId(row.id, LobbyDeed.BOARD)
    return Form(id_, speaker.say("button-board"), [file], speaker.say("form-board-text"))


def _options(row: GameRow, speaker: Words) -> Iterator[Field]:
    """What a host can choose, as it is now."""
    for name, values in option_values(row.game).items() if not row.script else ():
        chosen = str(row.options.get(name, values[0]))
        yield _choice(name, speaker.say(f"option-{name}"), values, chosen, f"option-{name}", speaker)
    seats = KEEP if row.keep_seats else SHUFFLE
    yield _choice(SEATS, speaker.say("form-seats"), offered(row, SEATS), seats, "seats", speaker)
    hints = ALLOWED if row.hints else "none"
    yield _choice(HINTS, speaker.say("form-hints"), offered(row, HINTS), hints, "hints", speaker)
    if others := offered(row, REMOVE):
        names = {str(player.user_id): player.name for player in row.players}
        people = [Option(user_id, names[user_id]) for user_id in others]
        yield Field(REMOVE, speaker.say("button-remove"), options=people, required=False)


def _choice(name: str, label: str, values: Sequence[str], chosen: str, prefix: str, speaker: Words) -> Field:
    options = [Option(value, speaker.say(f"{prefix}-{value}"), chosen=value == chosen) for value in values]
    return Field(name, label, options=options, spread=True)


def computers_view(row: GameRow, speaker: Words) -> discord.ui.LayoutView:
    """The levels of a computer that is to sit down, for the host alone."""
    levels = [Option(level, *_level(level, speaker)) for level in offered(row, COMPUTER)]
    if not levels:
        return layout(speaker.say("computers-enough"))
    return layout(speaker.say("computer-title"), Menu(OptionId(row.id, COMPUTER), levels))


def _level(level: str, speaker: Words) -> tuple[str, str]:
    return speaker.say(f"computer-{level}"), speaker.say(f"computer-{level}-about")


def offered(row: GameRow, name: str) -> list[str]:
    """What can be chosen from a menu of the options."""
    if name == SEATS:
        return [SHUFFLE, KEEP]
    if name == HINTS:
        return [ALLOWED, "none"]
    if name == REMOVE:
        return [str(player.user_id) for player in row.players if player.user_id != row.host_id]
    if name == COMPUTER:
        return list(LEVELS) if len(row.players) < seats_of(row)[-1] else []
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
    players = seats_of(row)
    sitting = [f"{number}. {_sitting(player, speaker)}" for number, player in enumerate(row.players, 1)]
    chosen = [
        speaker.say(f"option-{name}-{row.options.get(name, values[0])}")
        for name, values in option_values(row.game).items()
    ]
    if row.keep_seats:
        chosen.append(speaker.say("seats-keep"))
    if not row.hints:
        chosen.append(speaker.say("hints-none"))
    if row.board is not None and row.status == "lobby":
        chosen.append(speaker.say("own-board"))
    kind = "goes-on" if row.script and row.status == "lobby" else row.status
    about = speaker.say(
        f"lobby-{kind}",
        name=speaker.say("game-name"),
        host=f"<@{row.host_id}>",
        low=players[0],
        high=players[-1],
        count=len(row.players),
        options=chosen,
        moves=len(row.script.moves) if row.script else 0,
    )
    open_to = [speaker.say("lobby-open", appeal=appeal_told(row, speaker))] if _is_announced(row) else []
    return "\n".join([about, *sitting, *open_to])


def appeal_told(row: GameRow, speaker: Words) -> str:
    """What is said of an open table that is announced."""
    appeal = row.appeal
    assert appeal is not None
    told = [
        speaker.say(f"pace-{appeal.pace}"),
        speaker.say(f"language-{appeal.language or ANY}"),
        speaker.say(f"level-{appeal.level}"),
    ]
    if appeal.fill_at is not None:
        told.append(speaker.say("appeal-fill", when=f"<t:{int(appeal.fill_at.timestamp())}:R>"))
    return BETWEEN.join(told)


def _is_announced(row: GameRow) -> bool:
    return row.appeal is not None and row.status == "lobby"


def _sitting(player: Player, speaker: Words) -> str:
    if not player.level:
        return named(player)
    return speaker.say("lobby-computer", name=named(player), level=speaker.say(f"computer-{player.level}"))
