"""Forms: numbers that are typed, refused in words that say what would be right, and confirmed."""

from typing import Any

import pytest

from bot.panels.pressed import BUTTONS, FORMS
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play
from tests.bot.slow import THREE, both, other_than, speak
from tests.fifth_game.table import DRAWN


async def opened(table: DiscordTable) -> tuple[Any, Any]:
    """Whoever is asked to stack, and the form for it."""
    await table.start(*THREE)
    await play(table, *DRAWN)
    who = await table.asked()
    return who, await table.press(who, table.boards()[-1], ":stack:")


@both
async def test_numbers_are_typed_into_a_form_and_confirmed(table: DiscordTable, language: str) -> None:
    speak(table, language)
    who, form = await opened(table)
    text, field = form.modal["components"]
    assert field["label"] == "Nevis"
    assert ("1 to " if language == "en-US" else "de 1 à ") in field["description"]
    assert text["content"], "what all of them together keep to"
    panel = table.panel(await who.submit_modal(form, {"0": " 2 "}))
    assert panel.attachments, "what it comes to is drawn"
    assert (await table.game()).row.played == len(DRAWN), "not before it is confirmed"
    await table.press(who, panel, "rh:made:1:9:stack:2")
    assert (await table.game()).row.played == len(DRAWN) + 1


@both
async def test_bad_numbers_are_refused_with_what_would_be_right_and_stay_in_the_panel(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    english = language == "en-US"
    who, form = await opened(table)
    for typed, why in {
        "4": "That weighs 12" if english else "pèse 12",
        "two": "is no number" if english else "pas un nombre",
        "-1": "is no number" if english else "pas un nombre",
        "99999": "is no number" if english else "pas un nombre",
        "": "at least one" if english else "un nombre au moins",
    }.items():
        panel = table.panel(await who.submit_modal(form, {"0": typed}))
        assert why in texts(panel), typed
        assert not any("rh:made:" in id_ for id_ in table.ids(panel))
        assert any("rh:number:" in id_ for id_ in table.ids(panel))
        form = await table.press(who, table.boards()[-1], ":stack:")
    assert (await table.game()).row.played == len(DRAWN)


async def test_what_is_typed_stands_in_the_panel(table: DiscordTable) -> None:
    who, form = await opened(table)
    panel = table.panel(await who.submit_modal(form, {"0": "4"}))
    assert any(id_.endswith(":stack:0:4") for id_ in table.ids(panel))


async def test_a_form_is_sent_after_a_restart(table: DiscordTable) -> None:
    who, form = await opened(table)
    await table.restart()
    panel = table.panel(await who.submit_modal(form, {"0": "2"}))
    await table.press(who, panel, "rh:made:1:9:stack:2")
    assert (await table.game()).row.played == len(DRAWN) + 1


@both
async def test_a_form_of_another_position_is_refused_kindly(table: DiscordTable, language: str) -> None:
    speak(table, language)
    who, form = await opened(table)
    await play(table, "stack Nevis:1")
    other = await table.asked()
    data = {"custom_id": form.modal["custom_id"], "components": []}
    answers = await table.forge(other, table.channel.id, data, kind=5)
    assert ("moved on" if language == "en-US" else "a avancé") in str(answers)
    answer = told(table, await who.submit_modal(form, {"0": "2"}))
    assert ("not your turn" if language == "en-US" else "pas votre tour") in answer


async def test_only_who_is_asked_opens_a_form(table: DiscordTable) -> None:
    who, _ = await opened(table)
    for name, why in ((await other_than(table, who), "not your turn"), (table["dan"], "no seat")):
        pressed = await table.press(name, table.boards()[-1], ":stack:")
        assert pressed.modal is None
        assert why in told(table, pressed)


@pytest.mark.parametrize(
    "components",
    [None, [], [None], ["x"], [{"type": 18}], [{"type": 18, "component": {"custom_id": "0"}}],
     [{"type": 18, "component": {"custom_id": "7", "value": "1"}}],
     [{"type": 1, "components": [{"custom_id": "0", "value": 3}]}]],
)  # fmt: skip
async def test_what_no_form_of_ours_sends_is_refused(table: DiscordTable, components: Any) -> None:
    who, _ = await opened(table)
    data = {"custom_id": "rh:draft:1:9:stack:", "components": components}
    answers = await table.forge(who, table.channel.id, data, kind=5)
    assert "moved on" in str(answers)


async def test_what_is_no_form_is_not_sent_as_one(table: DiscordTable) -> None:
    who, _ = await opened(table)
    data = {"custom_id": "rh:move:1:9:pass", "components": []}
    assert "moved on" in str(await table.forge(who, table.channel.id, data, kind=5))
    assert (await table.game()).row.played == len(DRAWN)


def test_every_form_is_opened_by_a_button_of_the_same_kind() -> None:
    assert set(FORMS) <= set(BUTTONS)
