"""The local world: a server, a channel and six people, kept between runs. This is the only room
of the product that touches simcord's private names; the version is pinned."""

import logging
import pickle
import struct
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord._clock import Clock
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.preview._media import MediaInfo, MediaWorker

log = logging.getLogger(__name__)

PEOPLE = {"Ann": "en-US", "Ben": "en-US", "Cléo": "fr", "Denis": "fr", "Emma": "en-US", "Finn": "en-US"}
"""In the order in which they came to be: their ids, which games remember, follow from it."""
CHANNEL = "railways"
KEPT = 40
PRIVATE = 3
BOARD = "'rh:more:"
"""What only a board to play on has."""
PICTURES = 64
PNG = b"\x89PNG\r\n\x1a\n"
PATIENCE = 60.0
"""Seconds in which the page waits for what follows from a press, however slow the machine is."""


class WallClock(Clock):
    """simcord's clock, running with the wall's."""

    def __init__(self) -> None:
        self._epoch, self._start, self._offset = datetime.now(UTC), perf_counter(), 0.0

    @property
    def elapsed(self) -> float:  # type: ignore[override]  # simcord counts it, the wall does here
        """The seconds since the start, with those that were skipped."""
        return perf_counter() - self._start + self._offset

    def advance(self, seconds: float) -> None:
        """Skips some seconds."""
        self._offset += seconds


def remember_pictures() -> None:
    """Lets the page show our boards as they are, and check anything else once: it starts a process for every
    picture, at every look, that decodes it and writes it anew, three times over."""
    check = MediaWorker.validate
    known: dict[tuple[str, float | None], Any] = {}

    async def validate(self: MediaWorker, key: str, blob: bytes, *, media_time: float | None = None) -> Any:
        if blob.startswith(PNG):
            return as_drawn(blob)
        if (key, media_time) not in known:
            known[key, media_time] = await check(self, key, blob, media_time=media_time)
            while len(known) > PICTURES:
                known.pop(next(iter(known)))
        return known[key, media_time]

    MediaWorker.validate = validate  # type: ignore[method-assign]


def as_drawn(blob: bytes) -> MediaInfo:
    """What the page knows of a PNG that it need not check, and shows as it is."""
    width, height = struct.unpack_from(">II", blob, len(PNG) + 8)  # after the first chunk's length and name
    return MediaInfo(
        "PNG", width, height, 1, 4 * width * height, blob, "image/png", capture=blob, poster=blob
    )


class World:
    """What the page shows, and who can be spoken as."""

    def __init__(self, env: Env, path: Path, fresh: bool) -> None:
        self.env = env
        self.path = path
        self.fresh = fresh
        env.backend.bot_user.name = "Roundhouse"
        remember_pictures()
        if fresh:
            guild = env.create_guild(name="Roundhouse")
            self.channel: ChannelHandle = guild.create_text_channel(CHANNEL)
        else:
            guild = GuildHandle(env, next(iter(env.backend.guilds.values())))
            self.channel = guild.channels[CHANNEL]
        self.people = [self._person(guild, name) for name in PEOPLE]
        env.backend.clock = WallClock()
        self._let_the_first_manage()
        self._hurry_nobody()
        self._refuse_without_fault(env.bot)
        self._events = 0
        self._follow_events()

    def _person(self, guild: GuildHandle, name: str) -> MemberActor:
        """Somebody of the world, who may be new in a kept one."""
        known = next((user for user in self.env.backend.users.values() if user.name == name), None)
        if known is None:
            return guild.add_member(self.env.create_user(name))
        return MemberActor(self.env, guild, UserHandle(self.env, known))

    def _let_the_first_manage(self) -> None:
        """Lets the one as whom the page opens do what a channel's host may."""
        allowed = discord.Permissions(manage_channels=True).value
        overwrite = Overwrite(self.people[0].id, OverwriteType.MEMBER, allow=allowed)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def _refuse_without_fault(self, bot: Any) -> None:
        """Keeps simcord from counting what a command refuses among the faults: whoever gave it was told why,
        and the page would say that nobody knows what came of it."""
        vars(bot.tree).pop("on_error", None)

    def _hurry_nobody(self) -> None:
        """Lets an answer take longer than Discord waits: no wire is lost here, and a machine may be busy."""
        begin = self.env.backend.new_interaction

        def without_limit(*about: Any) -> Any:
            interaction = begin(*about)
            interaction.initial_response_deadline = None
            return interaction

        setattr(self.env.backend, begin.__name__, without_limit)

    @property
    def languages(self) -> dict[int, str]:
        """Who has Discord in which language."""
        return {person.id: language for person, language in zip(self.people, PEOPLE.values(), strict=True)}

    def _follow_events(self) -> None:
        """Counts what the channel is told of; and says in which language somebody has Discord, where
        simcord always says English."""
        languages = self.languages
        emit: Callable[[str, Any], Any] = self.env.backend.emit

        def with_locale(event: str, payload: Any) -> Any:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "locale": languages.get(user, "en-US"), "guild_locale": "en-US"}
            self._events += event.startswith(("MESSAGE_", "THREAD_"))
            return emit(event, payload)

        self.env.backend.emit = with_locale  # type: ignore[method-assign]

    @property
    def places(self) -> dict[int, ChannelHandle]:
        """The channel, and its threads, oldest first."""
        return {place.id: place for place in (self.channel, *self.channel.threads)}

    @property
    def state(self) -> tuple[int, int]:
        """What differs as soon as the page has something new to show, or to drop."""
        return self._events, max((max(self._messages(place), default=0) for place in self.places), default=0)

    def _messages(self, place: int) -> dict[int, Any]:
        found: dict[int, Any] = self.env.backend.messages.get(place, {})
        return found

    def prune(self) -> None:
        """Drops old messages with their pictures: the page parses all that there are. What only one
        person sees is counted by itself, so that nobody's private answers push a board out."""
        backend = self.env.backend
        for place in self.places:
            for message in outlived(self._messages(place).values()):
                for attachment in message.attachments:
                    backend.cdn._blobs.pop(attachment["url"], None)
                backend.delete_message(place, message.id)
        del backend.transcript[:-200]
        del self.env.http_requests[:-200]

    def reopen(self, thread_id: int, name: str) -> None:
        """Makes a thread anew of which a game knows, in a world whose channel was lost."""
        backend = self.env.backend
        if thread_id not in backend.channels:
            thread = backend.create_thread(
                self.channel.id, name, backend.bot_user.id, message_id=thread_id, broadcast=False
            )
            backend.announce_thread_create(thread)

    def keep(self) -> None:
        """Saves the messages, so that the next run shows them with their buttons."""
        backend = self.env.backend
        backend.subscribers = []
        for ours in ("emit", "new_interaction"):
            backend.__dict__.pop(ours, None)
        try:
            self.path.write_bytes(pickle.dumps(backend))
        except Exception:  # a convenience: without it the next run begins with an empty channel
            log.info("the channel's messages are not kept", exc_info=True)


def outlived(messages: Iterable[Any]) -> list[Any]:
    """What a channel can do without: all but the newest that everybody sees, the board to play on wherever it
    stands, and each one's newest that nobody else sees."""
    kept: dict[str | None, int] = {}
    old = []
    board: Any = None
    for message in sorted(messages, key=lambda each: each.id, reverse=True):
        asker = (message.interaction_metadata or {}).get("user") or {}
        owner = str(asker.get("id")) if message.is_ephemeral else None
        kept[owner] = kept.get(owner, 0) + 1
        if board is None and owner is None and BOARD in str(message.components):
            board = message
        elif kept[owner] > (KEPT if owner is None else PRIVATE):
            old.append(message)
    return old


def load(path: Path) -> Any | None:
    """The world of the last run, if it can still be read."""
    try:
        return pickle.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except Exception:  # of another version, or damaged
        log.info("the channel's messages of the last run can't be read; it begins empty")
        return None


def enter(bot: Any, path: Path) -> tuple[Any, bool]:
    """simcord's runner for the bot, in the kept world or a new one."""
    runner = simcord.run(bot, settle_timeout=PATIENCE, check_errors=False)
    kept = load(path)
    if kept is not None:
        runner._env.backend = kept
    return runner, kept is None
