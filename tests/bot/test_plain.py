"""What somebody else wrote is shown as it was typed, wherever it stands in a message."""

import re
from typing import Any

import pytest

from bot.messages.plain import as_typed, refused_as_typed
from bot.store.rows import Player
from bot.tables.table import table_names
from games.engine.errors import BadInput, NotUnderstood
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish, play
from tests.bot.slow import notices, resign
from tests.fifth_game import NAME

HOSTILE = {
    "ann": "<@1> @everyone <t:0:R> <#1> <:a:1> </game new:1>",
    "ben": "# **b** __u__ ~~s~~ ||x|| `c` > q",
    "cleo": "[go](https://x.y/z) discord.gg/abc \\*",
    "dan": "1. - http://a.b *_~",
}
RULES = {  # Discord's own, as far as they matter here; a backslash before a sign shows it as it is
    "mention": r"<@[!&]?\d+>|<#\d+>|</[^:]+:\d+>|<id:\w+>",
    "everybody": r"@(?:everyone|here)",
    "time": r"<t:-?\d+(?::\w)?>",
    "emoji": r"<a?:\w+:\d+>",
    "link": r"https?://\S|\[[^\]]+\]\([^)]+\)|discord\.gg/",
    "heading, quote or list": r"^\s*(?:#{1,3} |-# |>>> |> |[-*+] |\d+\. )",
    "style": r"\*[^*]+\*|_[^_]+_|~~|\|\||`",
}


@pytest.mark.parametrize(
    "text", [*HOSTILE.values(), "- a\n+ b\n  - c\n12. d", "-# small", ">>> q", "a_b_c", ""]
)
def test_nothing_in_it_means_anything_to_discord(text: str) -> None:
    shown = as_typed(text)
    unmarked = re.sub(r"\\[^0-9A-Za-z\s]", "·", shown)
    found = [rule for rule, pattern in RULES.items() if re.search(pattern, unmarked, re.MULTILINE)]
    assert found == []
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", shown) == text


@pytest.mark.parametrize("name", ["Ann", "Zoë de Vries", "R2-D2", "No. 5"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert as_typed(name) == name


def test_a_refusal_quotes_what_was_typed_letter_by_letter() -> None:
    error = NotUnderstood("order-step", step="*a*", reason=BadInput("x", names=["<@1>", 3]), seat=1)
    error.seats = ["_n_"]
    told = refused_as_typed(error)
    assert told.figures["step"] == r"\*a\*"
    assert told.figures["reason"].figures == {"names": [r"\<\@1\>", 3]}  # type: ignore[attr-defined]
    assert told.seats == [r"\_n\_"] and told.figures["seat"] == 1


async def called(table: DiscordTable) -> list[str]:
    """Gives people hostile names; those they have at a table."""
    for name, shown in HOSTILE.items():
        table.env.backend.users[table[name].id].global_name = shown
    return table_names([Player(table[name].id, shown) for name, shown in HOSTILE.items()])


def bare(text: str, names: list[str]) -> list[str]:
    """The names that stand in a text as nobody may write them."""
    return [name for name in names if name in text]


async def test_every_message_shows_names_as_they_are_typed(table: DiscordTable) -> None:
    names = await called(table)
    three = ("ann", "ben", "cleo")
    await table.start(*three)
    said = [texts(message) for message in table.messages()]
    first = await table.asked()
    first_name = as_typed(next(p.name for p in (await table.game()).row.players if p.user_id == first.id))
    await play(table, "pass")
    board = texts(table.boards()[-1])
    assert first_name in board
    second = await table.asked()
    second_name = as_typed(next(p.name for p in (await table.game()).row.players if p.user_id == second.id))
    await resign(table, second)
    assert second_name in texts(notices(table)[-1])
    offer = notices(table)[-1]
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    assert second_name in texts(notices(table)[-1])
    asker = table["eve"]
    for command in ("log", "status", "score", "game list", "recap", "board"):
        said.append(told(table, await asker.slash(table.channel, command)))
    assert any(first_name in text for text in said)
    refused = told(table, await first.slash(table.channel, "pass"))
    assert as_typed(names[3]) in refused, "whose turn it is"
    said += [refused, *(texts(message) for message in table.messages())]
    assert [found for text in said if (found := bare(text, names))] == []


async def test_results_show_names_as_they_are_typed(table: DiscordTable) -> None:
    names = await called(table)
    await finish(table, "ann", "ben", "cleo")
    said = [texts(message) for message in table.messages()]
    stats = told(table, await table["eve"].slash(table.channel, "stats", member=table["ann"]))
    board = told(table, await table["eve"].slash(table.channel, "leaderboard"))
    assert as_typed(names[0]) in stats
    assert all(as_typed(name) in board for name in names[:3])
    assert [found for text in [*said, stats, board] if (found := bare(text, names))] == []


async def test_a_refused_text_is_shown_as_it_was_typed(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    who = await table.asked()
    text = "<@1> [a](http://b.c) *d*"
    typed: dict[str, dict[str, Any]] = {
        "move": {"move": text},
        "order give": {"what": text},
        "away": {"until": text},
        "settings calls": {"zone": text},
        "rules": {"topic": text},
        "game new": {"game": NAME, "options": "<@1>=*d*"},
    }
    for command, arguments in typed.items():
        said = told(table, await who.slash(table.channel, command, **arguments))
        assert r"\<\@1\>" in said and "<@1>" not in said, command


async def test_the_position_in_words_fits_a_message_with_all_its_backslashes(table: DiscordTable) -> None:
    for name in ("ann", "ben", "cleo"):
        table.env.backend.users[table[name].id].global_name = "*" * 58 + name[0]
    await table.start("ann", "ben", "cleo")
    said = told(table, await table["eve"].slash(table.channel, "status"))
    assert len(said) <= 2000
    assert r"\*" in said
