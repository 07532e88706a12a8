"""Bids by forms: a number, or how far one would go, which the auction follows by itself."""

import re
from copy import deepcopy
from typing import Any

from games.engine.words import words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import Presses
from tests.bot.slow import THREE, both, speak

NAME = "steel-driver"


async def opened(table: DiscordTable, who: Any, part: str) -> Any:
    board = table.boards()[-1]
    return await table.press(who, board, table.id_with(board, part))


async def up_to(table: DiscordTable, who: Any, number: int, **what: list[str]) -> Any:
    """Somebody says how far to bid."""
    return await who.submit_modal(await opened(table, who, "rh:upto:"), {"number": str(number), **what})


async def others(table: DiscordTable) -> list[Any]:
    """Those who are asked after whoever is asked now, in this order."""
    game = await table.game()
    seat, seats = game.seats_asked[0], len(game.row.players)
    users = [game.row.players[(seat + step) % seats].user_id for step in range(1, seats)]
    return [next(person for person in table.people.values() if person.id == user) for user in users]


@both
async def test_an_opening_bid_of_three_takes_three_presses(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE, game=NAME)
    asked, presses = await table.asked(), Presses(table)
    form = await opened(table, asked, "rh:bid:")
    what, _ = form.modal["components"]
    assert ("From 1 to 10" if language == "en-US" else "De 1 à 10") in str(what)
    company = next(o["value"] for o in what["component"]["options"] if o["label"] in ("Green", "Vert"))
    await asked.submit_modal(form, {"what": [company], "number": "3"})
    game = await table.game()
    assert (game.match.state.sale.company.value, game.match.state.sale.bid) == ("green", 3)
    assert game.row.played == 1
    assert presses.count == 3


@both
async def test_a_bid_that_will_not_do_is_refused_with_what_would(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE, game=NAME)
    await table.press(await table.asked(), table.boards()[-1], ":auction red 1")
    asked = await table.asked()
    for typed, why in {
        "1": "2" , "99": "10", "two": "is no number: 2" if english else "pas un nombre\u00a0: l'enchère",
        "  ": "Type a number: 2" if english else "Écrivez un nombre\u00a0: l'enchère",
    }.items():  # fmt: skip
        form = await opened(table, asked, "rh:bid:")
        [number] = form.modal["components"]
        span = "From 2 to 10 (2: " if english else "De 2 à 10 (2\u00a0: "
        left = words(language[:2], NAME).say("detail-bid", left=8)
        assert number["description"] == f"{span}{left})", "what the bid would leave"
        assert why in told(table, await asked.submit_modal(form, {"number": typed}))
    form = await opened(table, asked, "rh:upto:")
    low = told(table, await asked.submit_modal(form, {"number": "1"}))
    assert ("2 is the lowest" if english else "est maintenant 2") in low
    assert (await table.game()).row.played == 1


async def test_in_an_auction_the_board_has_the_lowest_bid_a_form_and_a_pass(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await table.press(await table.asked(), table.boards()[-1], ":auction red 1")
    ids = [id_.split(":", 2)[1] + id_.rpartition(":")[2] for id_ in table.ids(table.boards()[-1])]
    assert ids == ["movebid 2", "movepass", "bid1", "upto1|auction|red", "more1", "moveundo", "followfollow"]


@both
async def test_an_auction_runs_on_by_itself_as_far_as_the_orders_go(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE, game=NAME)
    first = await table.asked()
    second, third = await others(table)
    await table.press(first, table.boards()[-1], ":auction red 1")
    kept = told(table, await up_to(table, third, 7))
    assert "7" in kept and ("eyes only" if language == "en-US" else "vos yeux") in kept
    assert (await table.game()).row.played == 1, "it is not yet their turn"
    await up_to(table, first, 4)
    await up_to(table, second, 5)
    game = await table.game()
    railway = game.match.state.railways[next(c for c in game.match.state.railways if c.value == "red")]
    assert game.match.state.sale is None
    assert railway.controller == game.row.seat_of(third.id)
    assert railway.cubes == 6, "as little as it took"
    assert table.versions()[-1] == game.row.played and len(table.boards()) == 1
    seen = [texts(message) for message in table.messages() if not message.flags & 64]
    public = re.sub("<@[0-9]+>", "", "\n".join(seen))
    assert not any(part in public for part in ("7", "up to", "jusqu")), "a ceiling is nobody else's business"
    left = [await table.bot.store.orders.of_seat(1, game.row.seat_of(who.id) or 0) for who in (first, second)]
    assert left == [None, None]


async def test_a_ceiling_ends_with_the_auction_that_it_opened(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    first = await table.asked()
    seat = (await table.game()).row.seat_of(first.id) or 0
    await up_to(table, first, 4, what=["0"])
    game = await table.game()
    assert game.match.state.sale.bid == 1
    assert game.row.played == 1
    steps = await table.bot.store.orders.of_seat(1, seat)
    assert steps is not None and b'"begun":true' in steps
    for _ in range(2):
        await (await table.asked()).slash(table.channel, "pass")
    assert (await table.game()).match.state.sale is None
    for _ in range(2):
        await (await table.asked()).slash(table.channel, "pass")
    await table.env.advance_time(100)
    assert (await table.asked()).id == first.id
    assert (await table.game()).row.played == 5, "nothing is played that was not meant"
    assert await table.bot.store.orders.of_seat(1, seat) is None


async def test_an_undone_bid_is_not_made_again_at_once(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    first = await table.asked()
    await up_to(table, first, 4, what=["0"])
    await table.press(first, table.boards()[-1], ":undo")
    assert (await table.game()).row.played == 2
    assert (await table.asked()).id == first.id


async def test_an_order_sent_twice_is_one(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await up_to(table, await table.asked(), 4, what=["0"])
    await table.repeat_last()
    assert (await table.game()).row.played == 1


@both
async def test_only_who_is_in_the_bidding_says_how_far(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE, game=NAME)
    board = deepcopy(table.boards()[-1])
    [second, _] = await others(table)
    assert "no seat" in told(table, await opened(table, table["dan"], "rh:upto:")) or language == "fr"
    why = "nothing that you could bid" if language == "en-US" else "rien ici"
    assert why in told(table, await opened(table, second, "rh:upto:"))
    await table.press(await table.asked(), board, ":auction red 1")
    stale = await table.press_late(second, board, table.id_with(board, "rh:upto:"))
    assert ("moved on" if language == "en-US" else "a avancé") in stale
