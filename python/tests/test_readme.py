"""The Python of the repository's README runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.skipif(not README.is_file(), reason="the repository is not there")
def test_the_section_on_python():
    pytest.importorskip("jax")
    section = README.read_text().split("## From Python\n")[1]
    code = re.search(r"```python\n(.*?)```", section, re.S).group(1)
    exec(compile(code, str(README), "exec"), {"__name__": "readme"})
