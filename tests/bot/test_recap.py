"""What has happened since I last moved, the game again, and how it ended: in words and in pictures."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from simcord.results import to_discord_message

import rendering.film
from bot.messages.film import last_move_of, moves_of_round, worthwhile
from bot.messages.ids import RecapId, custom_id
from bot.tables import play as moves_of
from bot.tables.table import whole
from games.engine import registry
from games.engine.history import LogEntry
from rendering.film import MOST
from tests.bot.discord_table import PEOPLE, DiscordTable, file_of, texts, told
from tests.bot.playing import finish, play, quickly
from tests.bot.slow import THREE
from tests.fifth_game.table import WHOLE, played
from tests.marks import rarely

WORDS = {
    "en": ("Since your last move", "takes 2 stones", "A film of the boards from move 1 to move 3"),
    "fr": ("Depuis votre dernier coup", "prend 2 pierres", "Un film des plateaux du coup 1 au coup 3"),
}


PASSES = 2
"""Mere passes of the whole game."""


async def frames(result: Any) -> int:
    """How many boards the film of an answer has."""
    with Image.open(BytesIO(await file_of(result))) as film:
        return getattr(film, "n_frames", 1)


def alt_texts(message: Any) -> list[str]:
    return [attachment["description"] for attachment in message.attachments]


@pytest.mark.parametrize("language", WORDS)
async def test_a_player_reads_and_sees_what_happened_since_his_last_move(
    table: DiscordTable, language: str
) -> None:
    title, taken, film = WORDS[language]
    await table.start(*THREE)
    first = await table.asked()
    table.speak(language, *table.people)
    await play(table, "take Nevis 1", "take Lomond 2")
    await table.restart()
    await play(table, "take Rannoch 3")
    result = await first.slash(table.channel, "recap")
    text = told(table, result)
    assert title in text
    assert "**2.**" in text
    assert taken in text
    assert "**1.**" not in text, "his own move is known to him"
    assert await frames(result) == 3, "the board after his move, and two more"
    panel = table.panel(result)
    assert panel.flags & 64
    assert alt_texts(panel)[0].startswith(film)


async def test_whoever_made_the_last_move_is_up_to_date(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "take Nevis 1")
    result = await first.slash(table.channel, "recap")
    assert told(table, result).strip() == "You are up to date: the last move was yours."
    assert not table.panel(result).attachments


async def test_what_an_order_or_the_clock_moved_for_a_player_is_news_to_him(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1", "take Lomond 2")
    game = await table.game()
    seat = game.match.game.actors(game.match.state)[0]
    async with table.bot.store.game(game.row.id) as opened:
        await moves_of.play_for(opened, game, seat, "pass", "clock")
    actions = (await whole(table.bot.store, (await table.game()).row, 3)).actions
    assert last_move_of(actions, seat) is None
    assert last_move_of(actions, actions[0].seat) == 1


async def test_a_spectator_reads_everything_from_the_start(table: DiscordTable) -> None:
    await table.start(*THREE)
    before = await table["dan"].slash(table.channel, "recap")
    assert "What has happened so far" in told(table, before)
    assert not table.panel(before).attachments, "one board is no film"
    await play(table, "take Nevis 1", "take Lomond 2")
    result = await table["dan"].slash(table.channel, "recap")
    assert "**0.** By lot" in told(table, result)
    assert await frames(result) == 3


async def test_a_film_leaves_out_mere_passes(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1", "pass", "take Rannoch 2")
    result = await table["dan"].slash(table.channel, "recap")
    assert await frames(result) == 3, "the start, and a board for each taking"


async def test_a_film_shows_what_is_worth_keeping_before_all_else(fifth_game: None) -> None:
    match = played(*WHOLE[3])
    log = [LogEntry(0, None, match.opening), *(LogEntry(n, 0, turn) for n, turn in enumerate(match.turns, 1))]
    many = log[:9] + [log[9]] * (2 * MOST) + log[10:]
    advice = match.game.advice
    stormy = [any(isinstance(event, advice.milestones) for event in entry.turn.events) for entry in many]
    storms = {place for place, storm in enumerate(stormy) if storm}
    shown = worthwhile(many, advice)
    assert len(shown) <= MOST and {0, len(many) - 1} <= shown
    assert len(storms) > MOST and len(shown - storms) == 1, "the start"
    assert len(worthwhile(log, advice)) == len(log) - 2, "two passes are no storm"


async def test_a_long_recap_has_pages_that_can_be_turned_after_a_restart(table: DiscordTable) -> None:
    await table.start(*THREE)
    seat = (await table.game()).seats_asked[0]
    await quickly(table, [(seat, "take Nevis 1"), (seat, "undo")] * 20)
    await play(table, "take Nevis 1", "take Lomond 2")
    result = await table["dan"].slash(table.channel, "recap")
    first = table.panel(result)
    assert "page 1 of " in texts(first)
    assert await frames(result) == 3
    await table.restart()
    await table.press(table["dan"], first, ":1")
    second = table.env.backend.messages[table.channel.id][first.id]
    assert "page 2 of " in texts(second)
    assert len(second.attachments) == 1, "the film stays"


async def test_a_page_is_turned_only_where_a_recap_is(table: DiscordTable) -> None:
    await table.start(*THREE)
    before = texts(table.boards()[-1])
    page = {"custom_id": custom_id(RecapId(1, -1, 0, 0)), "component_type": 2}
    answers = await table.forge(table["ann"], table.channel.id, page)
    assert "moved on" in str(answers), answers
    assert texts(table.boards()[-1]) == before


async def test_a_move_that_was_taken_back_is_told_but_not_in_the_film(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, "take Nevis 1")
    second = await table.asked()
    await play(table, "take Lomond 2")
    await second.slash(table.channel, "move", move="undo")
    await play(table, "take Rannoch 3")
    result = await table["dan"].slash(table.channel, "recap")
    assert "~~" in told(table, result)
    assert await frames(result) == 3


@pytest.mark.parametrize(
    ("language", "title", "drawing"),
    [
        ("en", "The game again", "Drawing the film: "),
        ("fr", "La partie revue", "Le film se dessine\u00a0: "),
    ],
)
async def test_a_finished_game_is_shown_again_with_how_far_the_film_is(
    table: DiscordTable, language: str, title: str, drawing: str
) -> None:
    await finish(table, *THREE)
    table.speak(language, "dan")
    played = (await table.game()).row.played
    before = len(table.env.http_requests)
    result = await table["dan"].slash(table.channel, "replay")
    assert title in told(table, result)
    assert await frames(result) == played + 1 - PASSES
    edits = [request.json for request in table.env.http_requests[before:] if request.method == "PATCH"]
    said = [edit["content"] for edit in edits if edit and drawing in (edit.get("content") or "")]
    assert 1 <= len(said) <= 3, "a few times, not for every board"
    assert drawing not in told(table, result)
    part = await table["dan"].slash(table.channel, "replay", first=9, last=4)
    assert await frames(part) == 6 - PASSES


async def test_a_round_can_be_shown_again(table: DiscordTable) -> None:
    await finish(table, *THREE)
    row = (await table.game()).row
    first, last = moves_of_round(await whole(table.bot.store, row), 2) or (0, 0)
    assert 0 < first < last < row.played
    result = await table["dan"].slash(table.channel, "replay", round=2)
    assert f"from move {first} to move {last}" in told(table, result)
    assert await frames(result) == last - first + 1
    assert "no round 99" in told(table, await table["dan"].slash(table.channel, "replay", round=99))
    refused = await table["dan"].slash(table.channel, "replay", last=row.played + 1)
    assert f"There is no move {row.played + 1}" in told(table, refused)


async def test_a_film_is_drawn_by_workers_and_one_at_a_time_for_each_reader(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("drawn where people are answered")

    monkeypatch.setattr(rendering.film, "frame", never)
    films: Any = table.bot.get_cog("Recap")
    await table.start(*THREE)
    await play(table, "take Nevis 1")
    with films._reader(table["dan"].id):
        refused = await table["dan"].slash(table.channel, "recap")
        assert "One film after another" in told(table, refused)
        assert "so far" in told(table, await table["eve"].slash(table.channel, "recap"))
    assert await frames(await table["dan"].slash(table.channel, "replay")) == 2


@pytest.mark.parametrize(
    ("language", "how", "described"),
    [
        ("en-US", " by stones from Nevis", "A chart of the scores"),
        ("fr", " par des pierres du Nevis", "Un graphique des scores"),
    ],
)
async def test_the_last_message_has_the_podium_how_it_came_about_and_a_chart(
    table: DiscordTable, language: str, how: str, described: str
) -> None:
    table.guild_language = language
    await finish(table, "ann", "ben", "cleo", "dan")
    last = table.boards()[-1]
    text = texts(last)
    game = await table.game()
    for place in game.match.game.result(game.match.state):
        assert f" <@{game.row.players[place.seat].user_id}> — {place.score}" in text
    assert how in text
    assert text.count("\n-# ") == 4
    assert len(text) <= 4000
    assert [attachment["filename"] for attachment in last.attachments] == [
        "board.png",
        "tables.png",
        "chart.png",
    ]
    galleries = [part for part in last.components if part["type"] == 12]
    assert [len(gallery["items"]) for gallery in galleries] == [1, 1, 1], "one below the other"
    assert galleries[-1]["items"][0]["description"].startswith(described)
    files = to_discord_message(table.env, last).attachments
    with Image.open(BytesIO(await files[-1].read())) as chart:
        assert chart.width == 1600
    assert all(len(board.attachments) == 1 for board in table.boards()[:-1])


@pytest.mark.parametrize("game", rarely(registry.names(), registry.names()[:2]))
async def test_the_last_message_of_every_game_fits(table: DiscordTable, game: str) -> None:
    await finish(table, *PEOPLE[: registry.load(game).players[-1]], game=game)
    text = texts(table.boards()[-1])
    assert text.strip().startswith("🥇 <@")
    assert "\n-# " in text
    assert len(text) <= 4000
