"""Independent copies of structs, by functions that are put together once for each type from its fields.

Several times as fast as by way of JSON, and the same: what never changes is shared, all else is copied.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

Copier = Callable[[Any], Any]
UNCHANGING = (int, float, str, bytes, NoneType, Enum)


@cache
def copier(kind: Any, *shared: type) -> Copier | None:
    """How a value of a type is copied, where the types named are shared; nothing where it need not be, since
    it never changes."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _either({option: copier(option, *shared) for option in args})
    if origin is list:
        return _list(copier(args[0], *shared))
    if origin is dict:
        return _dict(copier(args[1], *shared))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, shared)
    if isinstance(kind, type) and issubclass(kind, UNCHANGING + shared):
        return None
    raise TypeError(f"no way to copy {kind}")


def _struct(kind: type[Struct], shared: tuple[type, ...]) -> Copier | None:
    parts = [(name, copier(hint, *shared)) for name, hint in get_type_hints(kind).items()]
    changing = [(name, copy_part) for name, copy_part in parts if copy_part]
    if kind.__struct_config__.frozen:
        return _frozen(changing) if changing else None

    def copied(value: Any) -> Any:
        twin = value.__copy__()
        for name, copy_part in changing:
            setattr(twin, name, copy_part(getattr(value, name)))
        return twin

    return copied


def _frozen(changing: list[tuple[str, Copier]]) -> Copier:
    return lambda value: msgspec.structs.replace(
        value, **{name: copy_part(getattr(value, name)) for name, copy_part in changing}
    )


def _list(copy_item: Copier | None) -> Copier:
    if copy_item is None:
        return list.copy
    return lambda value: [copy_item(item) for item in value]


def _dict(copy_item: Copier | None) -> Copier:
    if copy_item is None:
        return dict.copy
    return lambda value: {key: copy_item(item) for key, item in value.items()}


def _either(options: dict[type, Copier | None]) -> Copier | None:
    """One of several types of which at most one has to be copied: nothing else would be told apart."""
    copiers = {get_origin(kind) or kind: copy_one for kind, copy_one in options.items() if copy_one}
    if not copiers:
        return None
    [(kind, copy_one)] = copiers.items()
    return lambda value: copy_one(value) if isinstance(value, kind) else value
