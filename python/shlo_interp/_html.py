"""What notebooks show."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Any

import numpy as np


def framed(page: str) -> str:
    """A whole page in a frame, which keeps its styles to itself."""
    return f'<iframe style="width:100%;height:40em;border:1px solid #ccc" srcdoc="{html.escape(page, quote=True)}"></iframe>'


def table(title: str, rows: Mapping[str, Any]) -> str:
    """A table of names and values."""
    cells = "".join(
        f"<tr><th style='text-align:left'>{html.escape(name)}</th><td><pre>{html.escape(_short(value))}</pre></td></tr>"
        for name, value in rows.items()
    )
    return f"<table><caption>{html.escape(title)}</caption>{cells}</table>"


def _short(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{list(value.shape)}\n{np.array2string(value, threshold=60)}"
    return str(value)


def module(own: Any) -> str:
    """A table of the functions of a module, and its text."""
    rows = []
    for function in own.functions.values():
        names = [name or f"{index}" for index, name in enumerate(function.input_names)]
        takes = ", ".join(f"{name}: {ty}" for name, ty in zip(names, function.inputs))
        gives = ", ".join(str(ty) for ty in function.results)
        cells = (f"@{function.name}", takes, gives)
        rows.append("<tr>" + "".join(f"<td><code>{html.escape(cell)}</code></td>" for cell in cells) + "</tr>")
    head = "<tr><th>function</th><th>takes</th><th>gives</th></tr>"
    text = html.escape(own.text())
    return (
        f"<table><caption>{html.escape(own.name)}</caption>{head}{''.join(rows)}</table>"
        f"<details><summary>program</summary><pre>{text}</pre></details>"
    )
