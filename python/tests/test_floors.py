"""The files of the package import each other in no circle."""

import ast
import graphlib
import pathlib

import shlo_interp


def imports(path):
    """The files of the package that a file imports, also inside functions; imports for types alone are left out."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            yield from [node.module] if node.module else [name.name for name in node.names]


def test_no_files_import_each_other_in_a_circle():
    files = pathlib.Path(shlo_interp.__file__).parent.glob("*.py")
    graph = {path.stem: set(imports(path)) for path in files}
    assert "_arrays" in graph["_module"]
    list(graphlib.TopologicalSorter(graph).static_order())  # raises CycleError
