"""Discord's own description of its API, against which every request of the bot is checked."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

FILE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
ROOT = "discord:openapi"


def complaints(requests: list[Any]) -> list[str]:
    """What Discord would not have taken."""
    found = []
    for request in requests:
        schema = body_schema(request.method, request.path)
        if request.json is None:
            continue
        assert schema is not None, f"Discord has no {request.method} {request.path}"
        for error in validator(schema).iter_errors(_plain(request.json)):
            found.append(f"{request.method} {request.path}: {error.json_path}: {error.message[:200]}")
    return found


def body_schema(method: str, path: str) -> str | None:
    """The schema of a request's body, as a pointer into the description."""
    for template, operations in description()["paths"].items():
        if method.lower() in operations and _pattern(template).fullmatch(path):
            content = operations[method.lower()].get("requestBody", {}).get("content", {})
            if "application/json" in content:
                pointer = template.replace("~", "~0").replace("/", "~1")
                return (
                    f"{ROOT}#/paths/{pointer}/{method.lower()}/requestBody/content/application~1json/schema"
                )
    return None


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template))


@cache
def validator(schema: str) -> Draft202012Validator:
    resource = Resource.from_contents(description(), default_specification=DRAFT202012)
    return Draft202012Validator({"$ref": schema}, registry=Registry().with_resource(ROOT, resource))


@cache
def description() -> dict[str, Any]:
    text = json.loads(FILE.read_text("utf-8"))
    text["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}  # discord.py sends both
    return dict(text)


def _plain(value: Any) -> Any:
    """What discord.py hands over, as JSON has it."""
    return json.loads(json.dumps(value, default=lambda other: getattr(other, "value", str(other))))
