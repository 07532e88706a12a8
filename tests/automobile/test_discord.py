"""Automobile on Discord: what is hidden stays hidden, numbers are chosen in a panel, loans at any time."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest
from simcord import ChannelHandle
from simcord.results import to_discord_message

from bot.messages.film import scenes_of
from bot.messages.picture import Look
from bot.tables import lobby, tries
from bot.tables.table import as_of, latest
from bot.words import speak
from games.automobile.actions import Distribute
from games.automobile.components import CarClass
from games.automobile.state import Phase
from games.engine.errors import BadInput
from games.engine.match import Match, set_up
from games.engine.record import replay
from games.engine.words import words
from tests.bot.discord_table import DiscordTable, file_of, texts, told
from tests.bot.playing import Presses, play, quickly, to_the_end
from tests.bot.slow import THREE, notices, resign
from tests.bot.stories import sensible, story_of
from tests.bot.whole_game import Way, each_way, whole_game

NAME = "automobile"
OPENING = (
    "choose Kettering", "choose Sloan", "choose Howard",
    "build Duryea 2", "build Franklin-A", "build Packard-L",
)  # fmt: skip


def twin_seeds() -> tuple[str, str]:
    """Two seeds that give the same seats and first player, but other tiles to everybody."""
    known: dict[Any, tuple[str, list[list[int]]]] = {}
    for number in range(2000):
        seed = f"{number:032x}"
        match = Match(set_up(NAME, THREE, seed))
        tiles = [player.tiles for player in match.state.players]
        key = (match.setting.seats, match.state.asked)
        if key in known and all(a != b for a, b in zip(known[key][1], tiles, strict=True)):
            return known[key][0], seed
        known.setdefault(key, (seed, tiles))
    raise AssertionError("no such seeds")


@each_way((3, "en-US"), (5, "fr"))
async def test_a_whole_game(table: DiscordTable, players: int, language: str, way: Way) -> None:
    await whole_game(table, NAME, players, language, way)


async def public(table: DiscordTable, channel: ChannelHandle) -> list[Any]:
    """Every message of a channel with all its bytes, but the game's number and addresses."""
    kept = []
    for message in table.messages(channel):
        if message.flags & 64:
            continue
        shown = json.dumps(message.components, default=str)
        shown = re.sub(r"rh:(\w+):\d+:", r"rh:\1:N:", shown)
        shown = re.sub(r'"(id|url|proxy_url|attachment_id)": [^,}]+', "", shown)
        shown = re.sub(r"/channels/\d+/\d+/\d+", "/channels/N/N/N", shown)
        files = to_discord_message(table.env, message).attachments
        pictures = [await file.read() for file in files]
        kept.append((message.content, shown, pictures))
    return kept


async def twins(table: DiscordTable, monkeypatch: pytest.MonkeyPatch) -> list[ChannelHandle]:
    """Two games that differ in what is hidden alone, each in its channel."""
    seeds = iter(twin_seeds())
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda _: next(seeds))
    channels = [table.channel, table.guild.create_text_channel("twin")]
    for channel in channels:
        await table.start(*THREE, channel=channel, game=NAME)
    return channels


async def test_everything_public_is_the_same_whatever_the_hidden_tiles_are(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = await twins(table, monkeypatch)
    spectator, hands = table["dan"], []
    while True:
        shown = [await public(table, channel) for channel in channels]
        assert shown[0][1:] == shown[1][1:], "all but the lobby, which names its own channel's game"
        games = [await table.game(channel) for channel in channels]
        if games[0].match.state.turn > 1:
            break
        state = games[0].match.state
        if state.phase is Phase.EXECUTIVE and len(state.passed) == 2:
            break
        move = next(iter(_steady(games[0])))
        for channel in channels:
            await play(table, move, channel=channel)
    for command in ("status", "log", "score"):
        answers = [told(table, await spectator.slash(channel, command)) for channel in channels]
        assert answers[0] == answers[1], command
    refusals = [told(table, await spectator.slash(channel, "move", move="loan")) for channel in channels]
    assert refusals[0] == refusals[1]
    exports = [await file_of(await spectator.slash(channel, "export")) for channel in channels]
    assert exports[0] == exports[1]
    hands = [told(table, await table["ann"].slash(channel, "hand")) for channel in channels]
    assert hands[0] != hands[1], "only their owners see a difference"
    own = [await file_of(await table["ann"].slash(channel, "export")) for channel in channels]
    assert own[0] != own[1]


def _steady(game: Any) -> list[str]:
    """A plain player's move: what is listed first, a pass where it is possible."""
    legal = list(game.match.game.legal(game.match.state, game.match.game.actors(game.match.state)[0]))
    moves = [(getattr(move, "filled", None) and next(iter(move.examples()))) or move for move in legal]
    produced = [move for move in moves if type(move).__name__ in ("Produce", "Pass")]
    return [game.match.game.write(move) for move in (produced or moves)]


async def test_an_export_of_a_running_game_has_neither_seed_nor_bag_nor_others_tiles(
    table: DiscordTable,
) -> None:
    await table.start(*THREE, game=NAME)
    await play(table, "choose Kettering")
    game = await table.game()
    for name, seat in (("dan", None), *((name, game.row.seat_of(table[name].id)) for name in THREE)):
        text = await file_of(await table[name].slash(table.channel, "export"))
        excerpt = json.loads(text)
        assert game.row.seed not in text.decode()
        assert "seed" not in excerpt
        assert set(excerpt["view"]["bag"]) == {0}
        for other, player in enumerate(excerpt["view"]["players"]):
            actual = game.match.state.players[other].tiles
            assert player["tiles"] == (actual if other == seat else [0])
        assert [action["move"] for action in excerpt["actions"]] == ["choose Kettering"]
        with pytest.raises(BadInput) as refused:
            replay(text)
        assert refused.value.key == "file-is-excerpt"


async def test_a_hand_is_told_to_its_owner_alone(table: DiscordTable) -> None:
    table.speak("fr", "ben")
    await table.start(*THREE, game=NAME)
    game = await table.game()
    for name in ("ann", "ben"):
        tile = game.match.state.players[game.row.seat_of(table[name].id) or 0].tiles[0]
        result = await table[name].slash(table.channel, "hand")
        assert f"{tile} " in told(table, result)
        assert table.panel(result).flags & 64
    assert "no seat" in told(table, await table["dan"].slash(table.channel, "hand"))
    asked = await table.asked()
    board = table.boards()[-1]
    panel = table.panel(await table.press(asked, board, table.id_with(board, "rh:more:")))
    tile = game.match.state.players[game.row.seat_of(asked.id) or 0].tiles[0]
    assert re.search(rf"\b{tile}\b", texts(panel).splitlines()[-1])
    shown = await table.press(asked, panel, table.id_with(panel, "rh:hand:"))
    assert re.search(rf"\b{tile}\b", told(table, shown))


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_whoever_takes_a_seat_over_has_its_hand(table: DiscordTable, language: str) -> None:
    table.speak(language, *table.people)
    await table.start(*THREE, game=NAME)
    who, dan = await table.asked(), table["dan"]
    await resign(table, who)
    offer = notices(table)[-1]
    hidden = told(table, await dan.slash(table.channel, "hand"))
    assert ("no seat" if language == "en-US" else "pas de place") in hidden
    await table.press(dan, offer, table.id_with(offer, ":take-"))
    game = await table.game()
    seat = game.row.seat_of(dan.id)
    assert seat is not None
    tile = game.match.state.players[seat].tiles[0]
    assert str(tile) in told(table, await dan.slash(table.channel, "hand"))
    await dan.slash(table.channel, "choose", who="Kettering")
    assert (await table.game()).row.played == 1


async def test_a_loan_is_open_to_whoever_is_not_asked(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    asked = await table.asked()
    other = next(table[name] for name in THREE if table[name].id != asked.id)
    await other.slash(table.channel, "loan")
    game = await table.game()
    assert game.match.state.players[game.row.seat_of(other.id) or 0].loans == 1
    assert (await table.asked()).id == asked.id
    offered = await other.autocomplete(table.channel, "move", "move", "")
    assert [choice["value"] for choice in offered] == ["loan"]
    assert "no seat" in told(table, await table["dan"].slash(table.channel, "loan"))


async def test_production_is_chosen_number_by_number(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING)
    asked, board = await table.asked(), deepcopy(table.boards()[-1])
    panel = table.panel(await table.press(asked, board, table.id_with(board, "rh:more:")))
    panel = table.panel(await table.choose(asked, panel, "numbers:produce:"))
    assert "2 to 8" not in texts(panel)
    assert "4 to 8" in texts(panel)
    assert table.values(panel) == ["0", "4", "5", "6", "7", "8"]
    assert not any("rh:made" in id_ for id_ in table.ids(panel)), "nothing to confirm yet"
    panel = table.panel(await table.choose(asked, panel, "5", "rh:number"))
    assert "5 × Duryea" in texts(panel)
    assert "$400" in texts(panel)
    await table.restart()
    panel = table.panel(await table.choose(await table.asked(), panel, "7", "rh:number"))
    await table.press(await table.asked(), panel, table.id_with(panel, "rh:made"))
    assert (await table.game()).match.state.spaces["Duryea"].cars == 7
    assert "7 × Duryea" in texts(table.boards()[-1])
    late = await table.press_late(await table.asked(), board, table.id_with(board, ":produce:"))
    assert "moved on" in late


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_production_of_two_models_takes_three_presses(table: DiscordTable, language: str) -> None:
    table.speak(language, *table.people)
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING, "build Oldsmobile-Curved-Dash", "research", "research")
    asked, board, presses = await table.asked(), table.boards()[-1], Presses(table)
    opened = await table.press(asked, board, ":produce:")
    labels = [part["label"] for part in opened.modal["components"] if "label" in part]
    assert labels == ["Duryea", "Oldsmobile Curved Dash"]
    panel = table.panel(await asked.submit_modal(opened, {"0": "4", "1": "3"}))
    assert ("Confirm?" if language == "en-US" else "On confirme") in texts(panel)
    await table.press(asked, panel, ":produce:4.3")
    spaces = (await table.game()).match.state.spaces
    assert (spaces["Duryea"].cars, spaces["Oldsmobile Curved Dash"].cars) == (4, 3)
    assert presses.count == 3


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_distributors_are_chosen_in_a_form(table: DiscordTable, language: str) -> None:
    table.speak(language, *table.people)
    speaker = speak(language[:2], NAME)
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING)
    asked, board, presses = await table.asked(), table.boards()[-1], Presses(table)
    form = await table.press(asked, board, ":distribute:")
    text, *fields = form.modal["components"]
    assert text["content"] == speaker.say("limits-distribute", left=8, most=3)
    named = [speaker.thing(band) for band in (CarClass.MID, CarClass.LUXURY, CarClass.LOW)]
    assert [field["label"] for field in fields] == named, "first those of the class that is made"
    assert all(len(field["component"]["options"]) == 4 for field in fields)
    panel = table.panel(await table.fill(asked, form, **{"0": "2", "2": "1"}))
    told_so = speaker.say("menu-confirm", move=speaker.move(Distribute(0, 2, 1)), detail="")
    assert told_so.splitlines()[0].strip() in texts(panel)
    await table.press(asked, panel, ":distribute:2.0.1")
    game = await table.game()
    bands = game.match.state.players[game.row.seat_of(asked.id) or 0].bands
    assert bands == {CarClass.LUXURY: 0, CarClass.MID: 2, CarClass.LOW: 1}
    assert presses.count == 3


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_distributors_that_are_too_many_are_refused_with_what_would_do(
    table: DiscordTable, language: str
) -> None:
    table.speak(language, *table.people)
    speaker = words(language[:2], NAME)
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING)
    asked, board = await table.asked(), table.boards()[-1]
    for chosen, why in (
        ({"0": "3", "1": "3"}, speaker.say("error-distribute-one-to-three")),
        ({}, speak(language[:2]).say("error-no-numbers")),
    ):
        form = await table.press(asked, board, ":distribute:")
        panel = table.panel(await table.fill(asked, form, **chosen))
        assert why in texts(panel)
        assert panel.attachments, "the board on which they would stand"
        assert not any("rh:made" in id_ for id_ in table.ids(panel))
    panel = table.panel(await table.choose(asked, panel, "2", "rh:number:1:6:distribute:0"))
    await table.press(asked, panel, ":distribute:2.0.0")
    assert (await table.game()).row.played == len(OPENING) + 1


async def test_only_the_asked_player_opens_the_numbers(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING)
    asked, board = await table.asked(), table.boards()[-1]
    other = next(table[name] for name in THREE if table[name].id != asked.id)
    assert "not your turn" in told(table, await table.press(other, board, table.id_with(board, ":produce:")))


async def test_a_typed_production_is_completed_and_checked_as_a_whole(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await play(table, *OPENING)
    asked = await table.asked()
    offered = await asked.autocomplete(table.channel, "produce", "cars", "dur:6")
    assert offered[0]["value"] == "Duryea:6"
    assert "$480" in offered[0]["name"]
    refused = await asked.slash(table.channel, "produce", cars="duryea:9")
    assert "from 4 to 8" in told(table, refused)
    assert "no factory at Franklin A" in told(table, await asked.slash(table.channel, "produce", cars="fr:2"))
    await asked.slash(table.channel, "produce", cars="duryea:4")
    assert (await table.game()).match.state.spaces["Duryea"].cars == 4


async def test_a_film_shows_nothing_that_is_hidden(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await quickly(table, to_the_end(await table.game())[:12])
    row = (await table.game()).row
    whole = await as_of(table.bot.store, row)
    scenes = scenes_of(whole, (0, row.played), "en", Look("dark"))
    passes = [action.move for action in await table.bot.store.games.actions(row.id, 12)].count("pass")
    assert len(scenes) == row.played + 1 - passes == 13 - passes > 10
    assert any(player.tiles for player in whole.match.state.players)
    for scene in scenes:
        assert {tile for player in scene.view.players for tile in player.tiles} <= {0}
        assert set(scene.view.bag) <= {0}


async def test_a_line_knows_no_more_than_who_tries_it(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two games that differ in what others hide, the one who tries a line sees the same."""
    channels = await twins(table, monkeypatch)
    spectator, games = table["dan"], [await table.game(channel) for channel in channels]
    worlds, shown, before = [], [], [await public(table, channel) for channel in channels]
    for channel, game in zip(channels, games, strict=True):
        panel = table.panel(await spectator.slash(channel, "try"))
        panel = table.panel(await table.press(spectator, panel, ":answer"))
        shown.append(re.sub(r"rh:try:\d+:", "", texts(panel)))
        passage = await latest(table.bot.store, game.row)
        worlds.append(tries.imagined(passage, None, "dream"))
        assert game.row.seed not in worlds[-1]
        for seat in range(3):
            own = json.loads(tries.imagined(passage, seat, "dream"))["state"]["players"]
            assert own[seat]["tiles"] == game.match.state.players[seat].tiles
            others = [player["tiles"] for number, player in enumerate(own) if number != seat]
            real = [player.tiles for number, player in enumerate(game.match.state.players) if number != seat]
            assert [len(tiles) for tiles in others] == [len(tiles) for tiles in real]
    assert worlds[0] == worlds[1]
    assert [await public(table, channel) for channel in channels] == before


@pytest.mark.slow
@pytest.mark.timeout(1800)  # hundreds of boards, each drawn twice
@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_the_story_of_a_game(table: DiscordTable, language: str) -> None:
    """Few pictures stay, the newest board is always up to date, and few questions come with a call."""
    story = await story_of(table, NAME, language, sensible)
    assert story.pictures <= 40
    assert max(story.shares) <= 0.5, "a call for half of anybody's questions at most"
