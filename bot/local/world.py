"""The local world: a server, a channel and four people, kept between runs. This is the only room
of the product that touches simcord's private names; the version is pinned."""

import logging
import pickle
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import simcord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord._clock import Clock
from simcord.preview._media import MediaWorker

log = logging.getLogger(__name__)

PEOPLE = {"Ann": "en-US", "Ben": "en-US", "Cléo": "fr", "Denis": "fr"}
KEPT = 12
PICTURES = 64


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
    """Lets the page check each picture once: it starts a process for every one, at every look."""
    check = MediaWorker.validate
    known: dict[tuple[str, float | None], Any] = {}

    async def validate(self: MediaWorker, key: str, blob: bytes, *, media_time: float | None = None) -> Any:
        if (key, media_time) not in known:
            known[key, media_time] = await check(self, key, blob, media_time=media_time)
            while len(known) > PICTURES:
                known.pop(next(iter(known)))
        return known[key, media_time]

    MediaWorker.validate = validate  # type: ignore[method-assign]


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
            self.channel: ChannelHandle = guild.create_text_channel("railways")
            self.people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
        else:
            stored = next(iter(env.backend.guilds.values()))
            guild = GuildHandle(env, stored)
            self.channel = guild.channels["railways"]
            users = {user.name: user for user in env.backend.users.values()}
            self.people = [MemberActor(env, guild, UserHandle(env, users[name])) for name in PEOPLE]
        env.backend.clock = WallClock()
        self._let_people_speak()

    def _let_people_speak(self) -> None:
        """Discord says in which language somebody has it; simcord always says English."""
        languages = {
            person.id: language for person, language in zip(self.people, PEOPLE.values(), strict=True)
        }
        emit: Callable[[str, Any], Any] = self.env.backend.emit

        def with_locale(event: str, payload: Any) -> Any:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "locale": languages.get(user, "en-US"), "guild_locale": "en-US"}
            return emit(event, payload)

        self.env.backend.emit = with_locale  # type: ignore[method-assign]

    @property
    def newest(self) -> int:
        """The newest message, by which a change is seen."""
        return max(self._messages, default=0)

    @property
    def _messages(self) -> dict[int, Any]:
        found: dict[int, Any] = self.env.backend.messages.get(self.channel.id, {})
        return found

    def prune(self) -> None:
        """Drops old messages with their pictures: the page parses all that there are."""
        backend = self.env.backend
        for message_id in sorted(self._messages)[:-KEPT]:
            for attachment in self._messages[message_id].attachments:
                backend.cdn._blobs.pop(attachment["url"], None)
            backend.delete_message(self.channel.id, message_id)
        del backend.transcript[:-200]
        del self.env.http_requests[:-200]

    def keep(self) -> None:
        """Saves the messages, so that the next run shows them with their buttons."""
        backend = self.env.backend
        backend.subscribers = []
        backend.__dict__.pop("emit", None)
        try:
            self.path.write_bytes(pickle.dumps(backend))
        except Exception:  # a convenience: without it the next run begins with an empty channel
            log.info("the channel's messages are not kept", exc_info=True)


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
    runner = simcord.run(bot, settle_timeout=10.0, check_errors=False)
    kept = load(path)
    if kept is not None:
        runner._env.backend = kept
    return runner, kept is None
