"""Discord on a loopback port: simcord's backend behind real HTTP and a real websocket.

It can be told to be in trouble: to kill the bot, or to answer badly, at a chosen request. Like Discord
it keeps a nonce, so that a message sent twice is there once.
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from time import perf_counter
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import dispatch
from simcord.intents import prune_guild_create, required_intent

from bot.local.world import WallClock

HELLO, IDENTIFY, HEARTBEAT, ACKNOWLEDGED, RESUME, RECONNECT, INVALID = 10, 2, 1, 11, 6, 7, 9
ANY = "any"
UNKNOWN_INTERACTION = 10062
LARGEST_UPLOAD = 32 * 1024 * 1024
KINDS = {
    "login": r"GET /users/@me",
    "application": r"GET /oauth2/applications/@me",
    "commands": r"GET /applications/\d+/commands",
    "sync": r"PUT /applications/\d+/commands",
    "channel": r"GET /channels/\d+",
    "history": r"GET /channels/\d+/messages",
    "board": r"POST /channels/\d+/messages",
    "edit": r"PATCH /channels/\d+/messages/\d+",
    "delete": r"DELETE /channels/\d+/messages/\d+",
    "callback": r"POST /interactions/\d+/[^/]+/callback",
    "panel": r"PATCH /webhooks/\d+/[^/]+/messages/@original",
    "followup": r"POST /webhooks/\d+/[^/]+",
    "emoji": r"GET /applications/\d+/emojis",
    "draw": r"POST /applications/\d+/emojis",
    "rub out": r"DELETE /applications/\d+/emojis/\d+",
}


@dataclass
class Call:
    """A request of the bot."""

    kind: str
    method: str
    path: str
    body: Any
    params: dict[str, str]
    files: list[discord.File]
    channel_id: int | None
    arrived: float = field(default_factory=perf_counter)
    status: int | None = None

    @property
    def shows_board(self) -> bool:
        """Whether it puts a board into a channel, in a message of its own or in that of the last one."""
        return self.kind in ("board", "edit") and bool(re.search(r"rh:(?:more|log):", str(self.body)))


@dataclass
class Trouble:
    """What happens at the next requests of a kind: `kill`, `silence` (the line is held for a while, then
    closed), `slow` (it is held, then all is well), or the status of an answer. `after` lets the request run
    first, so that only its answer is lost; `late` lets it run only after the bot has looked for it in the
    channel's history; `times` is for how many requests it lasts."""

    kind: str
    does: str | int
    after: bool = False
    late: bool = False
    times: int = 1
    channel_id: int | None = None
    held: float = 0.2
    headers: dict[str, str] = field(default_factory=dict)
    code: int = 0
    retry_after: float = 0.3

    def meets(self, call: Call) -> bool:
        here = self.channel_id in (None, call.channel_id)
        return self.times > 0 and self.kind in (ANY, call.kind) and here


@dataclass
class Line:
    """The gateway of a shard, of so many."""

    socket: web.WebSocketResponse
    shard: int = 0
    shards: int = 1
    sequence: int = 0
    outgoing: asyncio.Queue[tuple[str, Any]] = field(default_factory=asyncio.Queue)

    def has(self, guild_id: int) -> bool:
        """Whether it is that of a server; what belongs to none is the first one's."""
        return (guild_id >> 22) % self.shards == self.shard


class Discord:
    """The server. `kill` ends the bot's process at once."""

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())
        self.backend.subscribers.append(self._publish)
        self.address = ""
        self.kill: Callable[[], None] = lambda: None
        self.calls: list[Call] = []
        self.troubles: list[Trouble] = []
        self.nonces: dict[tuple[int | None, str], Any] = {}
        self.emoji: dict[int, str] = {}
        """Those of the application, by name; simcord has none."""
        self.created: Counter[str] = Counter()
        """How many messages there are of each nonce."""
        self.last_words: tuple[int, bool] | None = None
        """The bot is killed at the so many-th request from now, before or after it is carried out."""
        self.under_way = 0
        """Requests that are not answered yet."""
        self.emitted: dict[int, float] = {}
        self.answered: dict[int, Call] = {}
        self.too_late: set[int] = set()
        """Interactions that were answered after Discord's three seconds."""
        self._late: list[Call] = []
        self.pongs: list[float] = []
        self.connected = asyncio.Event()
        self.heartbeat = 41.25
        self.deaf = False
        """The gateway hears nothing and says nothing."""
        self.forgetful = True
        """A session that was cut off can't be taken up again."""
        self._lines: list[Line] = []

    async def open(self) -> None:
        """Begins to listen, at `address`."""
        application = web.Application(client_max_size=LARGEST_UPLOAD)
        application.router.add_get("/gateway", self._gateway)
        application.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"http://{host}:{port}"

    async def close(self) -> None:
        await self._runner.cleanup()

    def interact(self, record: Any, payload: dict[str, Any]) -> None:
        """Hands an interaction to the bot, if there is one."""
        self.backend.emit("INTERACTION_CREATE", payload)

    def seconds(self, interaction_id: int) -> float:
        """How long the bot took to answer an interaction."""
        return self.answered[interaction_id].arrived - self.emitted[interaction_id]

    async def ping(self, every: float = 0.01) -> None:
        """Pings for ever. The bot's event loop has to turn for a pong, so `pongs` show how long it stood."""
        while True:
            await self._first.socket.ping(str(perf_counter()).encode())
            await asyncio.sleep(every)

    async def hang_up(self) -> None:
        """Cuts the bot off from the gateway."""
        await self._first.socket.close(code=4000)

    async def command(self, operation: int) -> None:
        """Tells the bot to reconnect, or that its session is invalid."""
        await self._first.socket.send_json({"op": operation, "d": False})

    def open_lines(self, shard: int) -> list[Line]:
        """Those of a shard: of each process that runs it one."""
        return [line for line in self._lines if line.shard == shard and not line.socket.closed]

    @property
    def _first(self) -> Line:
        """The newest of the first shard."""
        return next(line for line in reversed(self._lines) if line.shard == 0)

    # REST

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        self.under_way += 1
        arrived = perf_counter()
        try:
            return await self._answer(request, arrived)
        except ConnectionError:  # the bot died in the middle of it
            return web.Response()
        finally:
            self.under_way -= 1

    async def _answer(self, request: web.Request, arrived: float) -> web.StreamResponse:
        call = await self._read(request)
        call.arrived = arrived
        self.calls.append(call)
        if self.last_words:
            left, after = self.last_words
            self.last_words = (left - 1, after) if left > 1 else None
            if self.last_words is None:
                return await self._fail(request, Trouble(call.kind, "kill", after), call)
        trouble = next((trouble for trouble in self.troubles if trouble.meets(call)), None)
        if trouble is None:
            response = _response(*self._run(call))
            if call.kind == "history" and self._late:
                self._run(self._late.pop())
            return response
        trouble.times -= 1
        return await self._fail(request, trouble, call)

    async def _read(self, request: web.Request) -> Call:
        path = "/" + request.match_info["path"]
        files = []
        if request.content_type == "multipart/form-data":
            boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"')
            body, files = _parts(await request.read(), boundary)
        else:
            body = await request.json() if request.can_read_body else None
        line = f"{request.method} {path}"
        kind = next((kind for kind, pattern in KINDS.items() if re.fullmatch(pattern, line)), "other")
        return Call(kind, request.method, path, body, dict(request.query), files, self._channel(path))

    def _channel(self, path: str) -> int | None:
        """The channel that a request is about."""
        place, _, rest = path[1:].partition("/")
        if place == "channels":
            return int(rest.partition("/")[0])
        if place == "interactions":
            record = self.backend.interactions.get(int(rest.partition("/")[0]))
            return record.channel_id if record else None
        return None

    def _run(self, call: Call) -> tuple[int, Any]:
        """What Discord does with a request: status and answer."""
        nonce = (call.channel_id, str(call.body.get("nonce"))) if isinstance(call.body, dict) else None
        if nonce and call.body.get("enforce_nonce") and nonce in self.nonces:
            return 200, self.nonces[nonce]
        try:
            answer = self._about_emoji(call) or dispatch(
                self.backend, call.method, call.path, json=call.body, params=call.params, files=call.files
            )
            call.status = 204 if answer is None else 200
        except BackendError as error:
            answer, call.status = error.to_json(), error.status
            if call.kind == "callback" and error.code == UNKNOWN_INTERACTION:
                self.too_late.add(int(call.path.split("/")[2]))
        if call.status < 300:
            if nonce and call.body.get("enforce_nonce"):
                self.nonces[nonce] = answer
                self.created[nonce[1]] += 1
            if call.kind == "callback":
                self.answered[int(call.path.split("/")[2])] = call
        return call.status, answer

    def _about_emoji(self, call: Call) -> Any:
        """The answer to what is asked about the application's emoji."""
        if call.kind == "emoji":
            return {"items": [{"id": str(number), "name": name} for number, name in self.emoji.items()]}
        if call.kind == "draw":
            number = len(self.calls)
            self.emoji[number] = call.body["name"]
            return {"id": str(number), "name": call.body["name"]}
        if call.kind == "rub out":
            return {"id": "0", "name": self.emoji.pop(int(call.path.rpartition("/")[2]))}
        return None

    async def _fail(self, request: web.Request, trouble: Trouble, call: Call) -> web.StreamResponse:
        if trouble.late:
            self._late.append(call)
        elif trouble.after:
            self._run(call)
        if trouble.does == "slow":
            await asyncio.sleep(trouble.held)
            return _response(*self._run(call))
        if isinstance(trouble.does, int):
            answer = {
                "message": "trouble",
                "code": trouble.code,
                "retry_after": trouble.retry_after,
                "global": False,
            }
            return _response(trouble.does, answer, trouble.headers)
        if trouble.does == "kill":
            self.kill()
        else:
            await asyncio.sleep(trouble.held)
        if request.transport:
            request.transport.abort()
        return web.Response()

    # Gateway

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(autoping=False)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": round(self.heartbeat * 1000)}})
        sending = line = None
        try:
            async for frame in socket:
                if frame.type is WSMsgType.PONG:
                    self.pongs.append(perf_counter() - float(frame.data))
                    continue
                message = json.loads(frame.data)
                if message["op"] == HEARTBEAT and not self.deaf:
                    await asyncio.sleep(0.02)  # faster than any wire, it would confuse discord.py
                    with suppress(ConnectionError):  # it may be dead by now
                        await socket.send_json({"op": ACKNOWLEDGED})
                elif message["op"] == RESUME and self.forgetful:
                    await socket.send_json({"op": INVALID, "d": False})
                elif message["op"] == RESUME:
                    line = self._first
                    line.socket = socket
                    line.outgoing.put_nowait(("RESUMED", {}))
                    self.connected.set()
                    sending = asyncio.create_task(self._send(line))
                elif message["op"] == IDENTIFY:
                    line = Line(socket, *message["d"].get("shard", ()))
                    elsewhere = [other for other in self._lines if other.shard != line.shard]
                    self._lines = [*elsewhere, *self._others(line), line]
                    self._welcome(line, discord.Intents._from_value(message["d"]["intents"]))
                    sending = asyncio.create_task(self._send(line))
        finally:
            if sending:
                sending.cancel()
            if line and line.socket is socket and not self._others(line):
                self.connected.clear()
        return socket

    def _others(self, line: Line) -> list[Line]:
        """What else is open of the same shard."""
        return [other for other in self.open_lines(line.shard) if other is not line]

    def _welcome(self, line: Line, intents: discord.Intents) -> None:
        backend = self.backend
        guilds = [guild for guild in backend.guilds.values() if line.has(guild.id)]
        here = [guild.id for guild in guilds]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in here],
            "session_id": "wire",
            "shard": [line.shard, line.shards],
            "resume_gateway_url": f"ws{self.address[4:]}/gateway",
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        line.outgoing.put_nowait(("READY", ready))
        for guild in guilds:
            payload: Any = dict(serializers.guild_create_payload(backend, guild))
            prune_guild_create(payload, intents, backend.bot_user.id)
            line.outgoing.put_nowait(("GUILD_CREATE", payload))
        if all(map(self.open_lines, range(line.shards))):
            self.connected.set()

    def _publish(self, event: str, payload: Any) -> None:
        """An event for the bot, for each of its processes that run the shard, as far as its intents go; one
        that finds no bot is lost."""
        guild_id = int(payload.get("guild_id") or 0)
        for line in self._lines:
            heard = self.connected.is_set() or (line.shards > 1 and not line.socket.closed)
            here = line.has(guild_id) and (heard or not self.forgetful)
            if here and required_intent(event, payload) in (None, "guilds"):
                line.outgoing.put_nowait((event, payload))

    async def _send(self, line: Line) -> None:
        while True:
            event, payload = await line.outgoing.get()
            while self.deaf:
                await asyncio.sleep(0.05)
            line.sequence += 1
            if event == "INTERACTION_CREATE":
                self.emitted[int(payload["id"])] = perf_counter()
            await line.socket.send_json({"op": 0, "s": line.sequence, "t": event, "d": payload})


def _parts(form: bytes, boundary: str) -> tuple[Any, list[discord.File]]:
    """The JSON and the files of a form. aiohttp's own reader takes as long for a board as its drawing."""
    body, files = None, []
    for part in form.split(f"--{boundary}".encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = re.search(rb'filename="([^"]*)"', head)
        if name:
            files.append(discord.File(BytesIO(content[:-2]), name[1].decode()))
        elif b'name="payload_json"' in head:
            body = json.loads(content[:-2])
    return body, files


def _response(status: int, answer: Any, headers: dict[str, str] | None = None) -> web.Response:
    """discord.py reads JSON only where the content type says so and nothing more."""
    if answer is None:
        return web.Response(status=status)
    body = json.dumps(answer).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)
