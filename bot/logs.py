"""What the bot says of itself: lines to read, or lines of JSON; what opens a door is in none of them."""

import json
import logging
import sys
from collections.abc import Collection
from datetime import UTC, datetime

HIDDEN = "***"


class Discreet(logging.Formatter):
    """Lines to read, without what must not be read."""

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = sorted(secrets, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """Called by logging."""
        return self._discreet(super().format(record))

    def _discreet(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class Json(Discreet):
    """An object a line: time, level, logger, message, and what went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        """Called by logging."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": self._discreet(record.getMessage()),
        }
        if record.exc_info:
            said["error"] = self._discreet(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def begin(as_json: bool, secrets: Collection[str]) -> None:
    """From now on what is logged is told on the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((Json if as_json else Discreet)(secrets))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
