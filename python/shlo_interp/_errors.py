"""The exceptions of the package, and what they say about a program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Diagnostic:
    """A finding about a program."""

    severity: str
    """`error` or `warning`."""
    message: str
    """What is wrong, without its place."""
    file: str
    """The name of the program."""
    line: int | None
    """The line in the program's text, from 1, or None if the finding has no place there."""
    column: int | None
    """The column in characters, from 1."""
    notes: list[str] = field(default_factory=list)
    """Further facts."""
    rendered: str = ""
    """The finding with the line of the program and a caret."""

    @property
    def location(self) -> str | None:
        """The place that the op's `loc(...)` states: `model.py:9:36` where it names a file, else as it is written."""
        for note in self.notes:
            if note.startswith("loc(") and note.endswith(")"):
                return _short(note[4:-1])
        return None

    @property
    def op(self) -> str | None:
        """The full name of the op that the finding is about, such as `stablehlo.add`, if the message names one."""
        named = re.search(r"\b(?:stablehlo|chlo|func|check|interpreter|sdy|mhlo)\.[a-z_0-9]+", self.message)
        return named.group(0) if named else None

    def __str__(self) -> str:
        return self.rendered or f"{self.severity}: {self.message}"


def _short(location: str) -> str:
    """The innermost file of a location, which is where the user's code stands, or the location as it is."""
    place = re.search(r'"([^"]*\.[A-Za-z]+)":(\d+):(\d+)', location)
    return f"{place.group(1)}:{place.group(2)}:{place.group(3)}" if place else location


class Error(Exception):
    """The exceptions of this package that are about programs."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics: list[Diagnostic] = list(diagnostics)
        """The findings, each with its place."""

    def _first(self) -> Diagnostic | None:
        errors = [it for it in self.diagnostics if it.severity == "error"]
        return errors[0] if errors else None

    @property
    def op(self) -> str | None:
        """The op that the first error is about, if it names one."""
        first = self._first()
        return first.op if first else None

    @property
    def location(self) -> str | None:
        """The place that the op's `loc(...)` states, such as `model.py:9:36`, else the place in the program's text."""
        first = self._first()
        if first is None:
            return None
        if first.location is None and first.line is not None:
            return f"{first.file}:{first.line}:{first.column}"
        return first.location


class ParseError(Error):
    """A text or a file is no program."""


class VerificationError(Error):
    """A program is not valid."""


class UnsupportedError(Error):
    """A program asks for an op or a type that does not run."""


class RuntimeFailure(Error):
    """A program failed while it ran."""


class CheckFailed(Error):
    """A check in a program failed, or values differ that were to be equal."""

    @property
    def failures(self) -> list[Diagnostic]:
        """The checks that failed."""
        return self.diagnostics


class ArgumentError(Error, TypeError):
    """An argument is not what the function takes: its number, element type or shape, or an option."""


class CommandError(Error):
    """A command of the command line refused what it was asked."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status
        """The exit status: 2 usage, 3 program rejected, 4 failed while running, 5 file or I/O."""


class InternalError(Error):
    """A fault of this package. Please report it, with the program."""


for _class in (ArgumentError, CheckFailed, CommandError, Diagnostic, Error, InternalError, ParseError, RuntimeFailure, UnsupportedError, VerificationError):
    _class.__module__ = __package__
