"""The simulated Discord as a table of people; the only place that knows simcord's private names."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

from simcord import ChannelHandle, Env, InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.interactions import base_payload
from simcord.results import to_discord_message

from bot.app import Roundhouse
from bot.tables.table import Table, in_channel
from tests.fifth_game import NAME

PEOPLE = ("ann", "ben", "cleo", "dan", "eve", "finn")


class DiscordTable:
    """A server, a channel, and people in it. `french` speak French."""

    def __init__(self, env: Env, new_bot: Callable[[], Roundhouse]) -> None:
        self.env = env
        self.new_bot = new_bot
        self.languages: dict[int, str] = {}
        self.guild_language = "en-US"
        self.emitted: list[dict[str, Any]] = []
        self._shown: list[tuple[int, int]] = []
        self.expected_errors: set[str] = set()
        self._emit = env.backend.emit
        env.backend.emit = self._with_locale  # type: ignore[method-assign]
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("railways")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in PEOPLE}
        self._bots: list[Any] = [env.bot]

    @property
    def bot(self) -> Roundhouse:
        bot = self.env.bot
        assert isinstance(bot, Roundhouse)
        return bot

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    def speak(self, language: str, *names: str) -> None:
        """Lets people have Discord in a language."""
        for name in names:
            self.languages[self.people[name].id] = language

    def _with_locale(self, event: str, payload: dict[str, Any], *more: Any, **options: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]["id"]
            payload = {
                **payload,
                "locale": self.languages.get(int(user), "en-US"),
                "guild_locale": self.guild_language,
            }
            self.emitted.append(payload)
        elif event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and (board := _version(payload)) is not None:
            self._shown.append((int(payload["channel_id"]), board))
        return self._emit(event, payload, *more, **options)

    def within(self) -> AbstractContextManager[None]:
        """What happens within is the bot's own doing, and what comes of it is waited for."""
        return self.env._bot_scope()

    async def repeat_last(self) -> None:
        """Delivers the last interaction a second time."""
        self._emit("INTERACTION_CREATE", self.emitted[-1])
        await self.env.settle()

    async def restart(self) -> None:
        """A new bot process on the same database and server."""
        old = self.bot
        await self.env.restart_bot(self.new_bot())
        await close(old)
        await self.env.settle()

    async def close(self) -> None:
        await close(self.bot)

    # Reading the channel

    def messages(self, channel: ChannelHandle | None = None) -> list[Any]:
        """The backend's messages of a channel, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return sorted(stored.values(), key=lambda message: message.id)

    def boards(self, channel: ChannelHandle | None = None) -> list[Any]:
        """The messages with a board."""
        return [
            message for message in self.messages(channel) if message.attachments and not message.flags & 64
        ]

    def file(self, message: Any) -> bytes:
        """The first file of a message."""
        data = self.env.backend.cdn.get(message.attachments[0]["url"])
        assert data is not None
        return data

    def versions(self, channel: ChannelHandle | None = None) -> list[int]:
        """The boards to play on that a channel was ever shown, by their moves, in the order in which they
        were sent, or put in the place of another."""
        return [version for place, version in self._shown if place == (channel or self.channel).id]

    def private(self) -> list[Any]:
        """The messages that only one person sees, oldest first."""
        return [message for message in self.messages() if message.flags & 64]

    async def game(self, channel: ChannelHandle | None = None) -> Table:
        return await in_channel(self.bot.store, (channel or self.channel).id)

    async def asked(self, channel: ChannelHandle | None = None) -> MemberActor:
        """The player whom the table waits for."""
        table = await self.game(channel)
        return next(person for person in self.people.values() if person.id == table.asked[0].user_id)

    # Acting

    async def new_game(self, *names: str, channel: ChannelHandle | None = None, game: str = NAME) -> Any:
        """A lobby with these people, the first of them its host; returns its message."""
        where = channel or self.channel
        await self.people[names[0]].slash(where, "game new", game=game)
        lobby = self.messages(where)[-1]
        for name in names[1:]:
            await self.press(self.people[name], lobby, ":join")
        return lobby

    async def start(self, *names: str, channel: ChannelHandle | None = None, game: str = NAME) -> None:
        """A game of these people, begun."""
        lobby = await self.new_game(*names, channel=channel, game=game)
        await self.press(self.people[names[0]], lobby, ":start")

    @asynccontextmanager
    async def unposted(self) -> AsyncIterator[None]:
        """Nothing of what happens meanwhile is posted."""
        store = self.bot.store
        woken, store.woken = store.woken, lambda _: None
        yield
        for destination in await store.outbox.waiting():
            await store.outbox.lost(destination)
        store.woken = woken

    def ids(self, message: Any) -> list[str]:
        """The custom ids of a message's buttons and menus."""
        return list(_ids(message.components))

    def id_of(self, message: Any, ending: str) -> str:
        return next(id_ for id_ in self.ids(message) if id_.endswith(ending))

    async def press(self, who: MemberActor, message: Any, ending: str) -> InteractionResult:
        """Presses the button of a message whose custom id ends so."""
        shown = to_discord_message(self.env, message)
        return await who.click(shown, custom_id=self.id_of(message, ending))

    async def press_late(self, who: MemberActor, message: Any, ending: str) -> str:
        """Presses a button of a message as it was when it was copied: the client has not seen yet what became
        of it. What the presser is told."""
        payload = _click_payload(self.env, who, message, self.id_of(message, ending))
        before = len(self.env.http_requests)
        self._with_locale("INTERACTION_CREATE", payload)
        await self.env.settle()
        answers = [
            request.json for request in self.env.http_requests[before:] if payload["token"] in request.path
        ]
        return "\n".join(_said(answer) for answer in answers if answer)

    async def press_directly(self, who: MemberActor, message: Any, part: str) -> None:
        """Presses a button of a direct message, which simcord's actors can't."""
        payload = _click_payload(self.env, who, message, self.id_with(message, part), guild_id=None)
        self._with_locale("INTERACTION_CREATE", payload)
        await self.env.settle()

    async def choose(
        self, who: MemberActor, message: Any, value: str, ending: str = "rh:pick"
    ) -> InteractionResult:
        """Chooses a line of a menu of a message."""
        shown = to_discord_message(self.env, message)
        return await who.select(shown, [value], custom_id=self.id_with(message, ending))

    async def fill(self, who: MemberActor, form: InteractionResult, **values: Any) -> InteractionResult:
        """Sends a form with these values; where there are several to choose from, the others as they are."""
        fields = [part["component"] for part in form.modal["components"] if "component" in part]
        chosen = {
            field["custom_id"]: option["value"]
            for field in fields
            for option in field.get("options") or ()
            if option.get("default")
        }
        return await who.submit_modal(form, chosen | values)

    def id_with(self, message: Any, part: str) -> str:
        return next(id_ for id_ in self.ids(message) if part in id_)

    def values(self, message: Any) -> list[str]:
        """The lines of the menus of a message."""
        return [option["value"] for menu in _menus(message.components) for option in menu["options"]]

    async def at_once(self, message: Any, presses: list[tuple[MemberActor, str]]) -> None:
        """Several people press buttons of a message at the same instant."""
        for who, ending in presses:
            payload = _click_payload(self.env, who, message, self.id_of(message, ending))
            self._with_locale("INTERACTION_CREATE", payload)
        await self.env.settle()

    async def forge(
        self,
        who: MemberActor,
        where: int,
        data: dict[str, Any],
        kind: int = 3,
        direct: bool = False,
        **claims: Any,
    ) -> list[dict[str, Any]]:
        """Somebody sends an interaction that no client would, with whatever he claims; what the bot answers,
        request by request."""
        record, payload = base_payload(
            self.env.backend,
            type=kind,
            channel_id=where,
            guild_id=None if direct else who.guild.id,
            user_id=who.id,
            data=data,
        )
        there = self.env.backend.messages.get(where, {}).values()
        if kind == 3 and (public := [message for message in there if not message.flags & 64]):
            own = [message for message in public if data.get("custom_id") in self.ids(message)]
            carrier = max(own or public, key=lambda message: message.id)
            record.source_message_id = carrier.id
            payload["message"] = serializers.message_payload(self.env.backend, carrier)
        payload |= claims
        before = len(self.env.http_requests)
        self._with_locale("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [
            request.json
            for request in self.env.http_requests[before:]
            if record.token in request.path and isinstance(request.json, dict)
        ]

    def panel(self, result: InteractionResult) -> Any:
        """The message that only one person sees, after an interaction."""
        shown = [*result.followups, result.response]
        return next(message._message for message in shown if message is not None)


def texts(message: Any) -> str:
    """All text of a message, of both kinds."""
    return "\n".join([getattr(message, "content", "") or "", *_texts(getattr(message, "components", []))])


def _said(answer: dict[str, Any]) -> str:
    data = answer.get("data") or answer
    return "\n".join([data.get("content") or "", *_texts(data.get("components") or [])])


def told(table: DiscordTable, result: Any) -> str:
    """What somebody is told after an interaction."""
    return texts(table.panel(result))


async def file_of(result: Any) -> bytes:
    """The first file of an answer."""
    message = next(
        message for message in (*result.followups, result.response) if message and message.attachments
    )
    data: bytes = await message.attachments[0].read()
    return data


def _ids(components: list[dict[str, Any]]) -> Any:
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _ids(component.get("components") or [])


def _texts(components: list[dict[str, Any]]) -> Any:
    for component in components:
        if "content" in component:
            yield component["content"]
        yield from _texts(component.get("components") or [])


def _version(message: dict[str, Any]) -> int | None:
    """After how many moves the board is that a message shows with its buttons."""
    if not message.get("attachments") or message.get("flags", 0) & 64:
        return None
    ids = [id_.split(":") for id_ in _ids(message.get("components") or [])]
    return next((int(version) for _, kind, _, version, *_ in ids if kind in ("more", "log")), None)


async def close(bot: Roundhouse) -> None:
    """Closes what simcord leaves open: the timers, the work under way and the database."""
    await bot.thinkers.finish()
    await bot.timers.finish()
    await bot.poster.finish()
    await bot.foreman.finish()
    await bot.store.close()


def _menus(components: list[dict[str, Any]]) -> Any:
    for component in components:
        if component.get("type") == 3:
            yield component
        yield from _menus(component.get("components") or [])


def _click_payload(
    env: Env, who: MemberActor, message: Any, custom_id: str, guild_id: int | None = -1
) -> dict[str, Any]:
    record, payload = base_payload(
        env.backend,
        type=3,
        channel_id=message.channel_id,
        guild_id=who.guild.id if guild_id == -1 else guild_id,
        user_id=who.id,
        data={"custom_id": custom_id, "component_type": 2},
    )
    record.source_message_id = message.id
    return {**payload, "message": serializers.message_payload(env.backend, message)}
