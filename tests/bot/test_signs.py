"""Signs in texts: emoji where the application has them, else nothing."""

import asyncio
from collections.abc import Iterator

import discord
import pytest

from bot.emblems import Emblems
from bot.messages import emblems
from bot.messages.items import layout
from bot.messages.limits import LAYOUT
from bot.messages.plain import as_typed
from bot.messages.signs import signs, speak_with_signs, without_signs
from games.engine.words import FIRST_MARK, LAST_MARK, LOCALES

SIGN = "\ue001"
EMOJI = discord.PartialEmoji(name="x_y_012345", id=7)


@pytest.fixture
def one_emoji() -> Iterator[None]:
    emblems.shown[SIGN] = EMOJI
    yield
    del emblems.shown[SIGN]


def test_each_thing_has_a_sign_of_its_own() -> None:
    found = list(signs().values())
    assert len(set(found)) == len(found) > 0
    assert all(FIRST_MARK <= sign <= LAST_MARK for sign in found)


@pytest.mark.parametrize("locale", LOCALES)
def test_words_with_signs_say_the_same(locale: str) -> None:
    for game, name in signs():
        assert speak_with_signs(locale, game).say(name) == without_signs(
            speak_with_signs(locale, game).say(name)
        )


def test_a_text_has_emoji_or_only_words(one_emoji: None) -> None:
    assert emblems.in_text(f"{SIGN}red and {FIRST_MARK}blue", 100) == f"{EMOJI} red and blue"
    assert emblems.in_text(f"{SIGN}red", 5) == "red"


def test_a_label_has_its_first_emoji(one_emoji: None) -> None:
    assert emblems.on_label(f"take {SIGN}red") == ("take red", EMOJI)
    assert emblems.on_label(f"take {FIRST_MARK}red") == ("take red", None)


def test_a_message_never_grows_too_long(one_emoji: None) -> None:
    full = (f"{SIGN}red " * LAYOUT)[: LAYOUT - 100]
    view = layout(full, "and more")
    shown = [item.content for item in view.children if isinstance(item, discord.ui.TextDisplay)]
    assert sum(map(len, shown)) <= LAYOUT and SIGN not in shown[0]


def test_nobody_is_called_by_a_sign() -> None:
    assert as_typed(f"Do{SIGN}n") == "Don"


def test_a_sign_stays_in_a_sentence_within_another() -> None:
    (game, name), sign = next(iter(signs().items()))
    speaker = speak_with_signs("en", game)
    assert sign in speaker.say("told-forced", told=f"for {sign}{speaker.say(name)}")


async def test_whoever_has_uploaded_too_many_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    emblems_of_ours, tried = Emblems(None), []  # type: ignore[arg-type]

    async def bring() -> None:
        tried.append(len(tried))
        if len(tried) == 1:
            raise discord.RateLimited(0.01)

    monkeypatch.setattr(emblems_of_ours, "_bring_up_to_date", bring)
    emblems_of_ours.kick()
    async with asyncio.timeout(60):
        while len(tried) < 2:
            await asyncio.sleep(0.01)
    await emblems_of_ours.finish()
