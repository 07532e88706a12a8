"""Every setting, in one place: from the environment and a `.env` file, checked at the start."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from games.engine.errors import BadInput

PREVIEW_PORT = 8765


@dataclass(frozen=True)
class Shards:
    """Some of so many shards."""

    ids: range
    count: int


@dataclass(frozen=True)
class Settings:
    """What can be set.

    `DISCORD_TOKEN`: the bot's token; without one the local table is opened.
    `ROUNDHOUSE_DATA`: the folder for the database, if that is a file (`data`).
    `ROUNDHOUSE_DATABASE`: the address of a PostgreSQL database, such as `postgresql://me@host/roundhouse`.
    `ROUNDHOUSE_PORT`: the local table's port (8765).
    `ROUNDHOUSE_BROWSER`: `no` keeps the local table from opening a browser.
    `ROUNDHOUSE_SHARDS`: which shards this process runs, of how many: `0-3/8`; without it, all in one.
    `ROUNDHOUSE_METRICS`: where figures are told to Prometheus: `9464`, or `0.0.0.0:9464` for other machines.
    `ROUNDHOUSE_LOG`: `json` logs as lines of JSON.
    `ROUNDHOUSE_DISCORD`: another Discord, such as `http://127.0.0.1:8080`; for tests.
    """

    token: str | None
    data: Path
    port: int
    browser: bool
    discord: str | None = None
    postgres: str | None = None
    shards: Shards | None = None
    metrics: tuple[str, int] | None = None
    json_logs: bool = False

    @property
    def secrets(self) -> list[str]:
        """What must be told to nobody."""
        password = urlsplit(self.postgres).password if self.postgres else None
        return [secret for secret in (self.token, self.postgres, password) if secret]

    @property
    def database(self) -> Path | str:
        """Where everything is kept: a file, or the address of a PostgreSQL database."""
        return self.postgres or self.data / "roundhouse.sqlite"


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
    postgres = values.get("ROUNDHOUSE_DATABASE", "").strip() or None
    if postgres and not postgres.startswith(("postgresql://", "postgres://")):
        raise BadInput("bad-database")
    return Settings(
        token,
        data,
        int(port),
        browser,
        values.get("ROUNDHOUSE_DISCORD") or None,
        postgres,
        read_shards(values.get("ROUNDHOUSE_SHARDS", "")),
        read_metrics(values.get("ROUNDHOUSE_METRICS", "")),
        values.get("ROUNDHOUSE_LOG", "").lower() == "json",
    )


def read_shards(text: str) -> Shards | None:
    """`0-3/8`, or `2/8`."""
    if not text.strip():
        return None
    found = re.fullmatch(r"\s*([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})\s*", text)
    if found is None or not int(found[1]) <= int(found[2] or found[1]) < int(found[3]):
        raise BadInput("bad-shards", shards=text)
    return Shards(range(int(found[1]), int(found[2] or found[1]) + 1), int(found[3]))


def read_metrics(text: str) -> tuple[str, int] | None:
    """`9464` for this machine alone, or `0.0.0.0:9464`."""
    if not text.strip():
        return None
    found = re.fullmatch(r"\s*(?:([0-9a-zA-Z.-]+):)?([0-9]{1,5})\s*", text)
    if found is None or not 1024 <= int(found[2]) <= 65535:
        raise BadInput("bad-metrics", text=text)
    return found[1] or "127.0.0.1", int(found[2])


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
