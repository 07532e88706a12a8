"""Age of Steam on Discord: links planned in a panel, tiles taken back, long deliveries."""

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from bot.messages.buttons import buttons_of
from bot.messages.ids import MenuAt, MoveAt
from bot.messages.parts import Menu
from bot.messages.picture import Look, Picture
from bot.panels import look
from bot.panels.panel import TOLD_APART
from bot.tables import lobby
from bot.tables.table import load
from bot.words import speak
from games.age_of_steam.actions import Deliver, Pass
from games.age_of_steam.state import Phase
from games.engine.match import AnyMatch, replay
from games.engine.words import ARROW, words
from tests.age_of_steam.matches import LATE, played
from tests.bot.discord_table import PEOPLE, DiscordTable, texts, told
from tests.bot.playing import Presses, play, quickly
from tests.bot.slow import THREE
from tests.bot.stories import sensible, story_of
from tests.bot.test_buttons import row_of
from tests.bot.whole_game import Way, each_way, whole_game
from tests.marks import rarely

NAME = "age-of-steam"


async def building(table: DiscordTable) -> Any:
    """A game in which somebody is asked to build, with money."""
    await table.start(*THREE, game=NAME)
    await play(table, "shares 2", "shares 2", "shares 2", "pass", "pass")
    await play(table, "choose engineer", "choose first-move", "choose locomotive")
    assert (await table.game()).match.state.phase is Phase.BUILDING
    return await table.asked()


def steady(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """What suggests itself first, without bidding; other players are bankrupt after a turn or two."""
    if match.state.phase is Phase.AUCTION:
        return Pass()
    moves = list(match.game.advice.likely(match.state, seat))
    return dice.choice(moves) if match.state.phase is Phase.PRIVILEGES else moves[0]


@each_way((3, "en-US"), (6, "fr"))
async def test_a_whole_game(table: DiscordTable, players: int, language: str, way: Way) -> None:
    await whole_game(table, NAME, players, language, way, steady)


@pytest.mark.parametrize("language", rarely(["en-US", "fr"], ["fr"]))
async def test_a_link_is_planned_from_here_to_there(table: DiscordTable, language: str) -> None:
    table.speak(language, *THREE)
    who = await building(table)
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:plan:")))
    assert table.values(panel)[-1] == "plan:*", "what the first menu does not list"
    panel = table.panel(await table.choose(who, panel, "plan:*"))
    assert "plan:Chicago" in table.values(panel)
    panel = table.panel(await table.choose(who, panel, "plan:Chicago"))
    assert "plan:Chicago|Milwaukee" in table.values(panel)
    panel = table.panel(await table.choose(who, panel, "plan:Chicago|Milwaukee"))
    ways = table.values(panel)
    assert 1 < len(ways) <= 5
    panel = table.panel(await table.choose(who, panel, ways[0]))
    assert panel.attachments, "the way is shown"
    assert "H5" in texts(panel)
    before = table.versions()
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert table.versions() == [*before, before[-1] + 1], "one board for the whole link"
    assert {"H5", "H4"} <= set((await table.game()).match.state.tiles)
    assert (await table.asked()).id == who.id


@pytest.mark.parametrize(("language", "verb"), [("en-US", "Build"), ("fr", "Construire")])
async def test_a_link_of_three_tiles_takes_four_presses_each_with_a_map(
    table: DiscordTable, language: str, verb: str
) -> None:
    table.speak(language, *THREE)
    who = await building(table)
    board, presses = table.boards()[-1], Presses(table)
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:plan:")))
    assert panel.attachments, "the best links on the map"
    assert f"**{verb}**" in texts(panel)
    panel = table.panel(await table.choose(who, panel, "plan:Chicago|Milwaukee"))
    assert panel.attachments, "the ways on the map"
    assert f"**{verb} › Chicago › Milwaukee**" in texts(panel)
    game = await table.game()
    ways = game.match.game.advice.plans(game.match.state, game.match.state.asked, "Chicago")["Milwaukee"]
    three = next(number for number, way in enumerate(ways) if len(way) == 3)
    panel = table.panel(await table.choose(who, panel, f"plan:Chicago|Milwaukee|{three}"))
    assert panel.attachments, "the tiles on the map"
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert set((await table.game()).match.state.tiles) == {move.at for move in ways[three]}
    assert presses.count == 4


@pytest.mark.parametrize(
    "typed", rarely(["chicago – milwaukee", "Milwaukee-Chicago"], ["chicago – milwaukee"])
)
async def test_a_link_that_is_typed_by_its_ends_is_shown_before_it_is_played(
    table: DiscordTable, typed: str
) -> None:
    who = await building(table)
    panel = table.panel(await who.slash(table.channel, "build", where=typed))
    assert panel.attachments, "the way is shown"
    assert (await table.game()).match.state.tiles == {}
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert {"H5", "H4"} <= set((await table.game()).match.state.tiles)


async def test_a_link_that_can_t_be_built_is_refused_as_it_was_typed(table: DiscordTable) -> None:
    who = await building(table)
    assert "Chicago-Zzyzx" in told(table, await who.slash(table.channel, "build", where="Chicago-Zzyzx"))
    assert (await table.game()).match.state.tiles == {}


@pytest.mark.parametrize(("language", "command"), [("en-US", "move"), ("fr", "move")])
async def test_a_move_can_be_typed_as_a_menu_shows_it(
    table: DiscordTable, language: str, command: str
) -> None:
    table.speak(language, *THREE)
    who = await building(table)
    game = await table.game()
    move = game.match.game.read(game.match.state, "build H5 N-S")
    shown = words(language[:2], NAME).move(move)
    await who.slash(table.channel, command, move=shown.upper())
    assert set((await table.game()).match.state.tiles) == {"H5"}


async def test_tiles_are_taken_back_one_by_one_and_stay_in_the_log_as_undone(table: DiscordTable) -> None:
    who = await building(table)
    await play(table, "build H5 N-S; build H4 S")
    assert set((await table.game()).match.state.tiles) == {"H5", "H4"}
    other = next(table[name] for name in THREE if table[name].id != who.id)
    board = deepcopy(table.boards()[-1])
    assert "only its player" in told(table, await table.press(other, board, ":undo"))
    await table.press(who, board, ":undo")
    assert set((await table.game()).match.state.tiles) == {"H5"}
    assert "takes back" in texts(table.boards()[-1])
    assert "moved on" in await table.press_late(who, board, ":undo")
    await table.restart()
    await who.slash(table.channel, "undo")
    game = await table.game()
    assert game.match.state.tiles == {}
    assert game.match.state.players[game.row.seat_of(who.id) or 0].cash == 20
    log = told(table, await table["dan"].slash(table.channel, "log"))
    assert log.count("~~") >= 4
    assert log.count("takes back") == 2
    await play(table, "build H5 N-S")
    assert set((await table.game()).match.state.tiles) == {"H5"}


async def test_what_drew_something_is_not_taken_back(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    first, who = deepcopy(table.boards()[0]), await table.asked()
    assert "no move to take back" in told(table, await who.slash(table.channel, "undo"))
    await play(table, "shares 1")
    await who.slash(table.channel, "undo")
    assert (await table.asked()).id == who.id
    assert all(":undo" not in id_ for id_ in table.ids(first))


async def test_several_moves_are_played_all_or_none(table: DiscordTable) -> None:
    who = await building(table)
    refused = await who.slash(table.channel, "move", move="build H5 N-S; build A1 N-S")
    assert "A1" in told(table, refused) or "map" in told(table, refused)
    assert (await table.game()).match.state.tiles == {}


async def test_the_tile_menu_shows_numbered_ghosts_of_a_hex(table: DiscordTable) -> None:
    who = await building(table)
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    panel = table.panel(await table.choose(who, panel, "menu:build"))
    hexes = table.values(panel)
    assert "menu:build|G6" in hexes
    panel = table.panel(await table.choose(who, panel, "menu:build|G6"))
    assert panel.attachments
    assert "move:build G6 NE-SE" in table.values(panel) or len(table.values(panel)) > 3


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_a_new_city_takes_four_presses_each_of_which_says_where_one_is(
    table: DiscordTable, language: str
) -> None:
    table.speak(language, *THREE)
    await table.start(*THREE, game=NAME)
    await play(table, "shares 2", "shares 2", "shares 2", "pass", "pass")
    await play(table, "choose urbanization", "choose first-move", "choose locomotive")
    who, board, speaker = await table.asked(), table.boards()[-1], words(language[:2], NAME)
    presses = Presses(table)
    panel = table.panel(await table.press(who, board, ":menu:urbanize"))
    assert f"**{speaker.say('verb-urbanize')}** › …" in texts(panel)
    assert panel.attachments, "the towns on the map"
    panel = table.panel(await table.choose(who, panel, "menu:urbanize|Indianapolis"))
    assert f"**{speaker.say('verb-urbanize')} › Indianapolis** › …" in texts(panel)
    assert panel.attachments, "the new cities on the map"
    panel = table.panel(await table.choose(who, panel, "move:urbanize Indianapolis B"))
    assert panel.attachments, "the new city on the map"
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert set((await table.game()).match.state.new_cities.values()) == {"B"}
    assert presses.count == 4
    assert not any("urbanize" in id_ for id_ in table.ids(table.boards()[-1])), "there is one a turn"


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_a_move_that_makes_expenses_unpayable_says_so_before_it_is_made(
    table: DiscordTable, language: str
) -> None:
    table.speak(language, *THREE)
    await table.start(*THREE, game=NAME)
    await play(table, "shares 0", "shares 0", "shares 0")
    who, board = await table.asked(), table.boards()[-1]
    assert not any(id_.endswith(":bid 8") for id_ in table.ids(board)), "not among what suggests itself"
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    options = [option for menu in panel.components for option in _options(menu)]
    assert [option["value"] for option in options if "⚠️" in option.get("description", "")] == [
        "move:bid 8", "move:bid 9", "move:bid 10",
    ]  # fmt: skip
    panel = table.panel(await table.choose(who, panel, "move:bid 8"))
    speaker = words(language[:2], NAME)
    assert f"⚠️ {speaker.say('warning', short=1, bankrupt=1)}" in texts(panel)
    assert (await table.game()).row.played == 3
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert (await table.game()).row.played == 4


@pytest.mark.parametrize("language", ["en-US", "fr"])
@pytest.mark.parametrize(
    ("confirm", "number", "shown"),
    [(None, "8", True), (None, "7", False), ("never", "8", False), ("always", "7", True)],
)
async def test_a_bid_in_a_form_is_shown_first_where_a_button_would_be(
    table: DiscordTable, language: str, confirm: str | None, number: str, shown: bool
) -> None:
    """One of 8 makes expenses unpayable."""
    table.speak(language, *THREE)
    await table.start(*THREE, game=NAME)
    await play(table, "shares 0", "shares 0", "shares 0")
    who, board, speaker = await table.asked(), table.boards()[-1], words(language[:2], NAME)
    if confirm:
        await who.slash(table.channel, "settings confirm", when=confirm)
    form = await table.press(who, board, table.id_with(board, "rh:bid:"))
    too_much = told(table, await who.submit_modal(form, {"number": "99"}))
    assert "rh:move" not in too_much and (await table.game()).row.played == 3, "refused, and not shown"
    form = await table.press(who, board, table.id_with(board, "rh:bid:"))
    sent = await who.submit_modal(form, {"number": number})
    if shown:
        panel = table.panel(sent)
        assert (f"⚠️ {speaker.say('warning', short=1, bankrupt=1)}" in texts(panel)) == (number == "8")
        assert (await table.game()).row.played == 3
        await table.press(who, panel, f"rh:move:1:3:bid {number}")
    assert (await table.game()).row.played == 4


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_who_would_bid_up_to_more_than_is_payable_is_told_so(
    table: DiscordTable, language: str
) -> None:
    table.speak(language, *THREE)
    await table.start(*THREE, game=NAME)
    await play(table, "shares 0", "shares 0", "shares 0")
    who, speaker = await table.asked(), words(language[:2], NAME)
    for number, warned in (("7", False), ("8", True)):
        board = table.boards()[-1]
        form = await table.press(who, board, table.id_with(board, "rh:upto:"))
        kept = told(table, await who.submit_modal(form, {"number": number}))
        assert (f"⚠️ {speaker.say('warning', short=1, bankrupt=1)}" in kept) == warned


def _options(component: Any) -> list[Any]:
    found = list(component.get("options") or [])
    for inner in component.get("components") or []:
        found += _options(inner)
    return found


async def moving(table: DiscordTable, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, AnyMatch]:
    """The last deliveries of a whole game: whoever is asked has a hundred to choose from."""
    late = played(LATE)
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda _: late.setting.seed)
    await table.start(*PEOPLE, game=NAME)
    moves = [(turn.chosen.seat, late.game.write(turn.chosen.move)) for turn in late.turns]
    await quickly(table, moves[:-1])
    seat, move = moves[-1]
    user = (await table.game()).row.players[seat].user_id
    mover = next(person for person in table.people.values() if person.id == user)
    await mover.slash(table.channel, "move", move=move)
    return await table.asked(), late


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_a_delivery_takes_three_presses_also_where_there_are_many(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    table.speak(language, *table.people)
    who, late = await moving(table, monkeypatch)
    seat, board, presses = late.state.asked, table.boards()[-1], Presses(table)
    under = [id_.rpartition(":")[2] for id_ in table.ids(board) if ":deliver" in id_]
    offered = [late.game.write(move) for move in late.game.advice.first(late.state, seat, "deliver")]
    panel = table.panel(await table.press(who, board, ":menu:deliver"))
    assert panel.attachments, "the best of them on the map"
    listed = table.values(panel)
    chosen = offered[TOLD_APART - 1]
    assert f"move:{chosen}" in listed and chosen not in under, "one that has no button under the board"
    assert any(value.startswith("menu:deliver|") for value in listed), "and the way to all others"
    panel = table.panel(await table.choose(who, panel, f"move:{chosen}"))
    assert panel.attachments, "the delivery on the map"
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert (await table.game()).row.played == len(late.turns) + 1
    assert presses.count == 3


async def test_every_menu_on_the_way_to_a_delivery_has_a_map(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, _ = await moving(table, monkeypatch)
    panel = table.panel(
        await table.press(who, table.boards()[-1], table.id_with(table.boards()[-1], "rh:more:"))
    )
    steps = 0
    while not any(id_.startswith("rh:move:") for id_ in table.ids(panel)):
        assert panel.attachments, texts(panel)
        deeper = [value for value in table.values(panel) if value.startswith("menu:deliver")]
        panel = table.panel(await table.choose(who, panel, (deeper or table.values(panel))[-1]))
        steps += 1
    assert steps > 2


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_deliveries_are_told_apart_by_their_buttons(locale: str) -> None:
    late = played(LATE)
    row = row_of(late)
    labels = [button.label for button in buttons_of(load(row), speak(locale, NAME))]
    assert len(set(labels)) == len(labels)
    income = "revenu" if locale == "fr" else "income"
    delivers = [label for label in labels if ARROW in label]
    assert len(delivers) > 2 and all(income in label for label in delivers), "what they bring stands on them"


def _best_are_alone(match: AnyMatch) -> bool:
    """Whether there are many deliveries, and one of the best is the only one from its city."""
    state, seat = match.state, match.state.asked
    starts = Counter(move.start for move in match.game.legal(state, seat) if isinstance(move, Deliver))
    first: Any = match.game.advice.first(state, seat, "deliver")
    return starts.total() > TOLD_APART and any(starts[move.start] == 1 for move in first[:TOLD_APART])


def test_a_delivery_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is among the best, and the only one from its city: Discord takes no line twice."""
    late = played(LATE)
    before = next(match for match in replay(late.setting, late.script) if _best_are_alone(match))
    monkeypatch.setattr(look, "picture_of", lambda _: Picture(b"", ""))
    shown = look.shown(row_of(before), before.state.asked, "en", Look("dark"), MenuAt(("deliver",)), 0)
    values = [option.value for part in shown.parts if isinstance(part, Menu) for option in part.options]
    assert len(set(values)) == len(values) > TOLD_APART / 2


def test_a_short_menu_of_deliveries_has_those_that_bring_something_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(look, "picture_of", lambda _: Picture(b"", ""))
    looked_at = 0
    for match in replay(played(LATE).setting, played(LATE).script):
        state, [seat, *_] = match.state, [*match.game.actors(match.state), -1]
        if state.phase is not Phase.MOVING or not any(
            isinstance(move, Deliver) for move in match.game.legal(state, seat)
        ):
            continue
        shown = look.shown(row_of(match), seat, "en", Look("dark"), MenuAt(("deliver",)), 0)
        values = [option.value for part in shown.parts if isinstance(part, Menu) for option in part.options]
        moves = [match.game.read(state, value.move) for value in values if isinstance(value, MoveAt)]
        if len(moves) != len(values):
            continue
        first = match.game.advice.first(state, seat, "deliver")
        assert moves[: len(first)] == first
        looked_at += 0 < len(first) < len(moves)
    assert looked_at > 2


async def test_the_first_menus_of_building_have_a_map(table: DiscordTable) -> None:
    who = await building(table)
    panel = table.panel(
        await table.press(who, table.boards()[-1], table.id_with(table.boards()[-1], "rh:more:"))
    )
    assert panel.attachments, "verbs, of which one is about the map"
    panel = table.panel(await table.choose(who, panel, "menu:build"))
    assert panel.attachments, "hexes"
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:plan:")))
    panel = table.panel(await table.choose(who, panel, "plan:*"))
    assert panel.attachments, "where links begin"


async def test_a_menu_of_what_is_not_on_the_map_has_none(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    who, board = await table.asked(), table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    assert not panel.attachments, "shares"


@pytest.mark.slow
@pytest.mark.timeout(1800)  # hundreds of boards, each drawn twice
@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_the_story_of_a_game(table: DiscordTable, language: str) -> None:
    """Few pictures stay, the newest board is always up to date, and few questions come with a call."""
    story = await story_of(table, NAME, language, sensible)
    assert story.pictures <= 60
    assert max(story.shares) <= 0.5, "a call for half of anybody's questions at most"
