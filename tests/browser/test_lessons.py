"""A newcomer learns a game on the page, by what its lesson says and the buttons that it names."""

from pathlib import Path

import pytest

from bot.messages.signs import without_signs
from bot.words import speak
from games.engine import registry
from games.engine.lesson import lesson_of
from tests.browser.page import Channel, Message, Process, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


@pytest.mark.width(400)
@pytest.mark.parametrize("name", registry.names())
def test_a_lesson_is_played_to_its_end_and_a_game_begins(
    name: str, channel: Channel, process: Process, shots: Path
) -> None:
    lesson, speaker = lesson_of(name), speak("en", name)
    channel.command("learn", speaker.say("game-name"), complete=True)
    for step in range(len(lesson.steps)):
        wait_for(lambda: f"lesson, {step + 1} of" in channel.answer.text, "the step")  # noqa: B023
        channel.picture(shots / f"{name}-{step + 1}.png", whole=channel.answer)
        for made, move in enumerate(lesson.wanted(step, 0)):
            label = without_signs(speaker.move(move))
            shown = channel.answer
            fitting = [button for button in shown.buttons if button.label.startswith(label)]
            if fitting:
                assert label in shown.text or lesson.steps[step].moves > 1, "the text names the button"
                channel.press(fitting[0])
            else:
                channel.open_form(shown.button(speaker.say("button-lesson-type")))
                channel.fill(lesson.game.write(move))
            done = made + 1 == lesson.steps[step].moves
            wait_for(lambda: _went_on(channel.answer, shown, done), "what came of it")  # noqa: B023
        channel.picture(shots / f"{name}-{step + 1}-done.png", whole=channel.answer)
        if step + 1 < len(lesson.steps):
            channel.press(channel.answer.button(speaker.say("button-lesson-show")))
    assert not channel.newest_board(), "nobody else sees it"
    channel.press(channel.answer.button(speaker.say("button-lesson-game")))
    channel.go(speaker.say("game-name"))
    wait_for(channel.newest_board, "the board of the game")
    assert "ERROR" not in process.log, process.log


def _went_on(now: Message, before: Message, done: bool) -> bool:
    """Whether the message shows the next thing to do, or that the step is done."""
    labels = [button.label for button in now.buttons]
    return now.text != before.text and ("Type…" not in labels) == done
