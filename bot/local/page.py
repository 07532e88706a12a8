"""What is added to simcord's page: a look, and a way into threads. What the page asks of us comes by
its own door for actions, under kinds that simcord does not know."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from simcord import SetupError

from bot.local.world import World
from bot.words import speak

HERE = Path(__file__).parent
ADDED = {"/table.css": "text/css", "/table.js": "application/javascript"}
HEAD = '<link rel="stylesheet" href="/table.css"><script type="module" src="/table.js"></script></head>'


def dress(preview: Any) -> None:
    """Adds our style and script to the page; to be called before the page is opened."""
    server = preview._server
    serve = server._static
    server._STATIC_FILES = {**server._STATIC_FILES, **{path: path.removeprefix("/") for path in ADDED}}

    async def static(request: Any) -> Any:
        if request.path in ADDED:
            response = await serve(request.clone(rel_url="/"))  # with simcord's checks and headers
            response.text = (HERE / request.path.removeprefix("/")).read_text("utf-8")
            response.content_type = ADDED[request.path]
            return response
        response = await serve(request)
        if request.path == "/":
            response.text = response.text.replace("</head>", HEAD)
        return response

    server._static = static


def take_turns(preview: Any, world: World) -> asyncio.Lock:
    """Lets the page's actions and ours take turns, since simcord refuses two at once, and lets each tab
    act in the channel that it shows."""
    lock, act = asyncio.Lock(), preview._action
    home = preview.channel
    preview._python.layout = "message"  # what a program would see, were there one: not all of the channel

    async def action(context: Any, body: Any) -> Any:
        async with lock:
            page = preview._get_page(context)
            if body.get("kind") == "channels":
                return channels(page, world)
            if body.get("kind") == "channel":
                return go(preview, page, world, body.get("channel_id"))
            if "published_revision" in body:  # ours may be newer; a stale button is told by its version
                body = {**body, "published_revision": page.revision}
            preview.channel = world.places.get(page.channel_id, home)
            try:
                answer = await act(context, body)
            finally:
                preview.channel = home
            await measure(preview, page)
            return answer

    preview._action = action
    return lock


async def measure(preview: Any, page: Any) -> None:
    """Has a tab's new pictures looked at, so that it leaves room for them before they are there: else what
    stands below them moves, and a menu that has just been opened is closed again."""
    for id_, asset in list(page.assets.items()):
        if asset.available and not asset.validated and asset.contentType.startswith("image/"):
            with suppress(SetupError):  # the page says so in its place
                await preview._prepare_asset(page.id, id_)


def channels(page: Any, world: World) -> dict[str, Any]:
    """The channel and its threads, and which of them this tab shows."""
    return {
        "label": speak(world.languages[page.viewer.id]).say("local-channel"),
        "here": str(page.channel_id),
        "channels": [{"id": str(id_), "name": place.name} for id_, place in world.places.items()],
    }


def go(preview: Any, page: Any, world: World, channel_id: Any) -> dict[str, Any]:
    """Shows another channel in this tab, as whoever it speaks as; the page reads it by itself."""
    wanted = next((id_ for id_ in world.places if str(id_) == channel_id), None)
    if wanted is not None and wanted != page.channel_id:
        preview._clear_page_assets(page)
        page.channel_id = wanted
        page.generation += 1
        preview._reset_queries(page)
        page.target_id = preview._initial_target(page.viewer, wanted)
        page.window_end_id = page.modal = page.modal_handle = None
        preview._publish(page, reason="navigation")
    return channels(page, world)
