"""A plugin of pytest that runs the tests in files of programs, as `shlo-interp test` does.

pytest collects the files that match the option `shlo_interp_files` of its configuration, `interpret_*.mlir` by default,
and any `.mlir` file that is named on its command line. Each test in a file, a function or a RUN line, is an item.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from . import _command


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(
        "shlo_interp_files",
        "patterns of names of files whose tests shlo-interp runs",
        type="args",
        default=["interpret_*.mlir"],
    )
    parser.addini("shlo_interp_arguments", "further arguments of `shlo-interp test`", type="args", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".mlir":
        return None
    named = {Path(argument.split("::")[0]).absolute() for argument in parent.config.args}
    matches = any(file_path.match(pattern) for pattern in parent.config.getini("shlo_interp_files"))
    if not matches and file_path.absolute() not in named:
        return None
    file: pytest.Collector = ProgramFile.from_parent(parent, path=file_path)
    return file


class ProgramFailed(Exception):
    """A test in a file of programs failed."""


class ProgramFile(pytest.File):
    """A file of programs. Its tests run together, when it is collected, which takes as long as running one of them."""

    def collect(self) -> Iterable[pytest.Item]:
        cases, message = self._report()
        if message:
            raise self.CollectError(message)
        seen: dict[str, int] = {}
        for case in cases:
            name = str(case["name"])
            seen[name] = seen.get(name, 0) + 1
            unique = name if seen[name] == 1 else f"{name}#{seen[name]}"
            item: pytest.Item = ProgramTest.from_parent(self, name=unique, case=case)
            yield item

    def _report(self) -> tuple[list[dict[str, Any]], str]:
        """The tests of the file with their verdicts, or why there are none."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            more: list[str] = self.config.getini("shlo_interp_arguments")
            status, _, errors = _command.command(["test", str(self.path), "--json", str(report), *more])
            if not report.is_file():
                return [], errors or f"shlo-interp test ended with status {status}"
            files = json.loads(report.read_text())["files"]
        cases = [case for file in files for case in file["cases"]]
        return cases, "" if cases or status == 0 else errors


class ProgramTest(pytest.Item):
    """A test in a file of programs."""

    def __init__(self, *, case: dict[str, Any], **more: Any) -> None:
        super().__init__(**more)
        self.case = case

    def runtest(self) -> None:
        verdict, message = self.case["verdict"], str(self.case["message"])
        if verdict in ("disabled", "unsupported"):
            pytest.skip(message or verdict)
        if verdict == "expected failure":
            pytest.xfail(message or verdict)
        if verdict != "passed":
            raise ProgramFailed(message or verdict)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ProgramFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, max(int(self.case["line"] or 1) - 1, 0), self.name
