"""What passes between the package and its native module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ._native import Elements

Given: TypeAlias = tuple[Any, str, Sequence[int], bool]
"""An array on the way in: an object with a buffer, the element type, the shape, and whether to ignore high bits of bytes."""

Shown: TypeAlias = "tuple[Elements, str, tuple[int, ...]]"
"""A tensor on the way out: its elements, the element type of its codes, and its shape."""

CHOICES: dict[str, Any] = {
    "accumulate": None,
    "convert_policy": None,
    "arith_policy": None,
    "engine": "fast",
    "seed": 0,
    "threads": None,
    "storage_only": (),
    "custom_calls": (),
}
"""The options with which the native module loads a program, and what they are if nobody chooses."""
