"""Every setting, in one place: from the environment and a `.env` file, checked at the start."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from games.engine.errors import BadInput

PREVIEW_PORT = 8765


@dataclass(frozen=True)
class Settings:
    """What can be set.

    `DISCORD_TOKEN`: the bot's token; without one the local table is opened.
    `ROUNDHOUSE_DATA`: the folder for the database (`data`).
    `ROUNDHOUSE_PORT`: the local table's port (8765).
    `ROUNDHOUSE_BROWSER`: `no` keeps the local table from opening a browser.
    `ROUNDHOUSE_DISCORD`: another Discord, such as `http://127.0.0.1:8080`; for tests.
    """

    token: str | None
    data: Path
    port: int
    browser: bool
    discord: str | None = None

    @property
    def database(self) -> Path:
        """Where everything is kept."""
        return self.data / "roundhouse.sqlite"


def read(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Settings:
    """The settings, or a `BadInput` that says what to do."""
    values = {**read_dotenv(dotenv), **(os.environ if environment is None else environment)}
    token = values.get("DISCORD_TOKEN", "").strip() or None
    if token and not re.fullmatch(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}", token):
        raise BadInput("bad-token")
    port = values.get("ROUNDHOUSE_PORT", str(PREVIEW_PORT))
    if not re.fullmatch(r"[0-9]{1,5}", port) or not 1024 <= int(port) <= 65535:
        raise BadInput("bad-port", port=port)
    data = Path(values.get("ROUNDHOUSE_DATA", "data"))
    try:
        data = data.expanduser()
        data.mkdir(parents=True, exist_ok=True)
        probe = data / ".writable"
        probe.touch()
        probe.unlink()
    except (OSError, RuntimeError) as error:  # the latter for the home of nobody
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("bad-data-folder", folder=str(data), reason=reason) from error
    browser = values.get("ROUNDHOUSE_BROWSER", "yes").lower() not in ("no", "0", "false", "off")
    return Settings(token, data, int(port), browser, values.get("ROUNDHOUSE_DISCORD") or None)


def read_dotenv(path: Path) -> dict[str, str]:
    """`NAME=value` lines; what is empty or begins with # is passed over."""
    if not path.is_file():
        return {}
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("bad-dotenv", file=str(path)) from error
    found = {}
    for line in lines:
        name, equals, value = line.strip().partition("=")
        if equals and not name.startswith("#"):
            found[name.strip().removeprefix("export ")] = value.strip().strip("\"'")
    return found
