"""The local page as a person uses it: who one is, what one types, presses and reads."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

from bot.messages.limits import FIELDS

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESK: Any = {"width": 1280, "height": 900}
PHONE: Any = {"width": 400, "height": 850}
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
OPENING = 5.0
LOOKING = 0.1
"""Seconds between two looks: each lays the page out, and a machine may be busy."""
SUCCESS = "button-style-3"

READ = """() => [...document.querySelectorAll('.channel-message')].map(message => ({
  id: message.dataset.messageId,
  private: !!message.querySelector('.message-ephemeral-note'),
  text: [...message.querySelectorAll('.text-display, .message-content')].map(e => e.innerText).join('\\n'),
  mentions: [...message.querySelectorAll('.mention')].map(e => e.innerText.replace(/^@/, '')),
  shows: !!message.querySelector('.component-gallery'),
  picture: message.querySelector('img.gallery-image')?.alt ?? null,
  buttons: [...message.querySelectorAll('.component-button')].map(e =>
    ({key: e.dataset.controlKey, label: e.innerText, style: e.className, disabled: e.disabled})),
  menus: [...message.querySelectorAll('button.select-trigger:enabled')].map(e => e.dataset.controlKey),
}))"""
STATE = """() => { const s = window.simcordPreview; return s && {
  ready: s.ready, viewer: s.viewerId, action: s.lastAction?.requestId ?? null,
  rejected: s.lastAction?.rejected ?? false,
  uncertain: !!s.transport.uncertainRequestId || !!s.lastAction?.uncertain,
  told: s.presentation && JSON.stringify(s.presentation.host) === JSON.stringify(s.geometry.host)} }"""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Process:
    """`python -m bot` without a token, on a port of its own."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = data
        self.address = ""
        self._log = data.parent / "bot.log"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits for the address that it prints."""
        environment = {
            **{name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"},
            "ROUNDHOUSE_DATA": str(self.data),
            "ROUNDHOUSE_PORT": str(self.port),
            "ROUNDHOUSE_BROWSER": "no",
        }
        with self._log.open("wb") as log:
            command = [sys.executable, "-m", "bot"]
            self._running = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        self.address = wait_for(self._printed, "the address of the page")

    def _printed(self) -> str | None:
        assert self._running is not None
        assert self._running.poll() is None, self.log
        found = re.search(r"http://127\.0\.0\.1:\S+", self.log)
        return found and found.group()

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        if self._running is None:
            return 0
        self._running.send_signal(signal.SIGINT)
        try:
            return self._running.wait(PATIENCE)
        finally:
            self._running.kill()
            self._running = None

    @property
    def log(self) -> str:
        """All that it printed."""
        return self._log.read_text("utf-8")


class Browser:
    """A chromium without a window."""

    def __enter__(self) -> "Browser":
        from playwright.sync_api import sync_playwright

        self._playwright = sync_playwright().start()
        self._chromium = self._playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._chromium.close()
        self._playwright.stop()

    def open(self, address: str, size: Any = DESK) -> "Channel":
        """A tab on the page, of a size."""
        page = self._chromium.new_page(viewport=size)
        page.set_default_timeout(PATIENCE * 1000)
        return Channel(page, address, size)


@dataclass(frozen=True)
class Button:
    """A button, by the key that simcord gives it."""

    key: str
    label: str
    style: str
    disabled: bool


@dataclass(frozen=True)
class Message:
    """A message as it can be read."""

    id: str
    private: bool
    text: str
    mentions: list[str]
    shows: bool
    """Whether it has a picture, there yet or not."""
    picture: str | None
    buttons: list[Button]
    menus: list[str]

    def button(self, label: str) -> Button:
        """The button whose label begins so."""
        return next(button for button in self.buttons if button.label.startswith(label))

    @property
    def confirm(self) -> Button:
        """The green button, whatever its language."""
        return next(button for button in self.buttons if SUCCESS in button.style)


class Channel:
    """The channel on the page, as whoever is chosen there."""

    def __init__(self, page: Any, address: str, size: Any) -> None:
        self.page = page
        self.size = size
        self.refused = 0
        self.presses = 0
        """How often a button was pressed, a line chosen or a form sent."""
        self._answered = 0
        self.open(address)

    def open(self, address: str) -> None:
        """Goes to an address, of this process or of the next one."""
        self.page.goto("about:blank")
        self.page.goto(address)
        wait_for(lambda: (state := self.page.evaluate(STATE)) and state["ready"], "the page")

    @property
    def width(self) -> int:
        """How wide the page is."""
        return int(self.size["width"])

    # Reading

    def messages(self) -> list[Message]:
        """All that is shown, oldest first."""
        read = self.page.evaluate(READ)
        return [Message(**{**row, "buttons": [Button(**each) for each in row["buttons"]]}) for row in read]

    def newest(self, fits: Callable[[Message], bool]) -> Message | None:
        """The newest message of a kind."""
        return next((message for message in reversed(self.messages()) if fits(message)), None)

    @property
    def board(self) -> Message:
        """The newest board that everybody sees."""
        found: Message = wait_for(self.newest_board, "a board")
        return found

    def newest_board(self) -> Message | None:
        """The same, if it is there yet, with its picture. One that only stays has no buttons."""
        found = self.newest(lambda message: not message.private and message.shows and bool(message.buttons))
        return found if found and found.picture is not None else None

    @property
    def answer(self) -> Message:
        """The newest message that only this person sees, which came since a board was last used."""
        found: Message = wait_for(self.newly_answered, "an answer")
        return found

    def newly_answered(self) -> Message | None:
        """The same, if it is there yet."""
        return self.newest(lambda message: message.private and int(message.id) > self._answered)

    @property
    def asked(self) -> str | None:
        """The one whom the newest board asks."""
        return next(iter(self.board.mentions), None)

    def is_seen(self, message: Message) -> bool:
        """Whether the beginning of a message's picture is on the screen."""
        image = self.page.locator(f'article[data-message-id="{message.id}"] img.gallery-image').first
        top: float = image.evaluate("image => image.getBoundingClientRect().top")
        return 0 <= top < self.size["height"]

    def follow_link(self, message: Message, text: str) -> None:
        """Follows a link in a message."""
        self.page.locator(f'article[data-message-id="{message.id}"] a', has_text=text).click()
        self.page.evaluate(DRAWN)

    def shape(self, message: Message) -> float:
        """How tall a message's picture is for its width."""
        measure = "image => image.complete && image.naturalHeight / image.naturalWidth"
        image = self.page.locator(f'article[data-message-id="{message.id}"] img.gallery-image').first
        return float(wait_for(lambda: image.evaluate(measure), "the picture"))

    def picture(self, path: Path, whole: Message | None = None, size: Any = None) -> None:
        """A screenshot of the page as it is, at another size, or of one message, whole."""
        size = size or ({**self.size, "height": 2600} if whole else None)
        if size:
            self._resize(size)
        where = self.page.locator(f'article[data-message-id="{whole.id}"]') if whole else self.page
        where.screenshot(path=path)
        if size:
            self._resize(self.size)

    def _resize(self, size: Any) -> None:
        self.page.set_viewport_size(size)
        self.page.evaluate(DRAWN)
        self._settle(lambda state: state["told"])  # the bot knows the size, and the page is laid out anew
        self.jump()

    # Doing

    def speak_as(self, name: str) -> None:
        """Chooses who one is."""
        picker = self.page.locator("#viewer-picker")
        (chosen,) = picker.select_option(label=name)
        self._settle(lambda state: state["viewer"] == chosen)
        self.jump()

    def go(self, name: str) -> None:
        """Goes to the channel, or the newest thread, of this name, by the menu above."""
        menu = self.page.locator("#table-channels select")
        wanted = menu.locator("option", has_text=name).last
        wait_for(lambda: wanted.count(), "the thread in the menu")
        before = self.page.evaluate("() => window.simcordPreview.contextGeneration")
        menu.select_option(value=wanted.get_attribute("value"))
        wait_for(
            lambda: self.page.evaluate("() => window.simcordPreview.contextGeneration") > before,
            "the channel",
        )
        self._settle()
        self.jump()

    def press(self, button: Button) -> None:
        """Presses a button."""
        control = self.page.locator(f'button[data-control-key="{button.key}"]')
        if not any(message.private and button in message.buttons for message in self.messages()):
            self._expect_answer()
        self.presses += 1
        self._act(control.click)
        self.jump()

    def open_form(self, button: Button) -> list[str]:
        """Presses a button that opens a form; what that says about each of its fields. A panel opens in its
        stead where there are more than a form holds: then nothing; or on a busy machine: then once more."""
        fields, before = self.page.locator(".modal-dialog .modal-field"), self.presses
        for _ in range(5):
            self.presses = before
            self.press(button)
            wait_for(lambda: fields.count() or self.newly_answered(), "a form")
            if fields.count():
                found: list[str] = fields.all_inner_texts()
                return found
            if len(self.answer.menus) > FIELDS:
                return []
        raise AssertionError("no form")

    def fill(self, *values: str, shot: Path | None = None) -> None:
        """Types into the fields of the form that is open, from the first on, and sends it."""
        fields = self.page.locator(".modal-dialog .modal-input")
        fields.first.wait_for()
        for place, value in enumerate(values):
            fields.nth(place).fill(value)
        if shot:
            self.picture(shot)
        self.presses += 1
        self._act(self.page.locator(".modal-dialog button[type=submit]").click)
        self.jump()

    def _expect_answer(self) -> None:
        self._answered = max((int(message.id) for message in self.messages() if message.private), default=0)

    def open_menu(self, message: Message, which: int = 0) -> list[str]:
        """Opens a message's menu, or another of its menus, unless one is open; its lines."""
        lines = self.page.locator(".select-list:popover-open .option-label")
        trigger = self.page.locator(f'button.select-trigger[data-control-key="{message.menus[which]}"]')
        for _ in range(5):  # a message that arrives at this moment closes it again
            if lines.count():
                break
            trigger.scroll_into_view_if_needed()
            self.page.evaluate(DRAWN)  # the page takes notice of the scrolling, else it scrolls back
            trigger.click()
            with suppress(AssertionError):
                wait_for(lines.count, "the menu", OPENING)
        found: list[str] = lines.all_inner_texts()
        assert found, "the menu does not open"
        return found

    def described(self) -> list[str]:
        """What stands below each line of the menu that is open."""
        lines = self.page.locator(".select-list:popover-open [role=option]").all()
        return [" ".join(line.locator(".option-description").all_inner_texts()) for line in lines]

    def choose(self, message: Message, place: int, which: int = 0) -> None:
        """Chooses a line of a message's menu, or of another of its menus."""

        def choose() -> None:
            self.open_menu(message, which)
            self.page.locator(".select-list:popover-open [role=option]").nth(place).click()

        self.presses += 1
        self._act(choose)
        self.jump()

    def command(
        self,
        name: str,
        *values: str,
        complete: bool = False,
        shot: Path | None = None,
        file: tuple[str, Path] | None = None,
    ) -> None:
        """Types `/name`, fills its arguments in, completing the last one if so told, attaches a file as the
        argument that is named with it, and sends it."""
        self._expect_answer()
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{name}")
        entries = self.page.locator(".command-entry")
        entries.filter(has=self.page.get_by_text(f"/{name}", exact=True)).click()
        for place, value in enumerate(values):
            field = self.page.locator(".command-option-input").nth(place)
            field.click()
            self.page.keyboard.type(value)
            if complete and place == len(values) - 1:
                suggested = self.page.locator(".command-suggestion").first
                suggested.wait_for()
                if shot:
                    self.picture(shot)
                suggested.click()
        if file:
            self._attach(*file)
        self._send()
        self.jump()

    def _send(self) -> None:
        """Sends what is typed; a completion that is asked for at this moment takes the press to itself, and
        one presses again."""
        typed = self.page.locator(".command-chip")
        for _ in range(3):
            self._act(self.page.locator("#send-message").click)
            if not typed.count():
                return
        raise AssertionError("the command is not sent")

    def _attach(self, argument: str, path: Path) -> None:
        self.page.locator(".command-chip").click()
        offered = self.page.locator(".command-suggestion")
        offered.filter(has=self.page.get_by_text(argument, exact=True)).click()
        self.page.locator(f'.command-file-input[data-option="{argument}"]').set_input_files(path)

    def jump(self) -> None:
        """To the newest message."""
        button = self.page.locator("#new-messages")
        if button.is_visible():  # a late completion may lie over it, which a person would wait for to go
            self._act(lambda: button.dispatch_event("click"))

    def _act(self, act: Callable[[], Any]) -> None:
        """Does something and waits until the page shows what came of it; refused because the page
        was behind, it is done again."""
        for _ in range(3):
            before = self.page.evaluate(STATE)["action"]
            act()
            if not self._settle(partial(_is_new, before))["rejected"]:
                return
            self.refused += 1
        raise AssertionError(self.page.locator("#action-status").inner_text())

    def _settle(self, also: Callable[[Any], bool] = bool) -> Any:
        def settled() -> Any:
            state = self.page.evaluate(STATE)
            assert not state["uncertain"], "the page is dead: outcome uncertain"
            return state if state["ready"] and also(state) else None

        return wait_for(settled, "the page to settle")


def _is_new(before: Any, state: Any) -> bool:
    return bool(state["action"] != before)


def wait_for(look: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(LOOKING)
    return found
