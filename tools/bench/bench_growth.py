#!/usr/bin/env python3
"""Measures how the time of shlo-interp grows with the number of elements and of ops.

    bench_growth.py BINARY [NAMES...] [--largest 1e8] [--most-ops 1e5] [--write docs/measured/performance.md] [--list]

From 1e2 elements and 10 ops up to the largest, a factor of about 3 from one to the next: the least time of
some warm evaluations, of ops from the text to the result. The slope is that of a line fitted to the
logarithms of the upper half, 1 where time is linear. Beside the file of --write stand two plots.
"""

import argparse
import math
import pathlib
import sys
import tempfile

from tools.bench import bench_rows as rows
from tools.bench import svg
from tools.bench.bench_paths import Bench, Failed


def elements_series():
    """Name -> a row for a number of elements."""
    plane = lambda n: max(1, math.isqrt(n))
    return {
        "add f32": lambda n: rows.binary("", "add", "f32", n, None),
        "add f8E4M3": lambda n: rows.binary("", "add", "f8E4M3", n, None),
        "exp(tanh(x*y+z)) f32": lambda n: rows.chain("", "f32", n, None),
        "sum of all f32": lambda n: rows.reduce("", "f32", [n], [0], None),
        "row sums f8E4M3FN": lambda n: rows.reduce("", "f8E4M3FN", [plane(n)] * 2, [1], None),
        "transpose f32": lambda n: rows.transpose("", plane(n), None),
        "sort f32": lambda n: rows.sort("", "f32", n, None),
        "dot f32, by multiply-adds": lambda n: rows.dot("", "f32", "f32", max(1, round(n ** (1 / 3))), None),
    }


def chained(count):
    return rows.small_ops("", count, None)


def independent(count):
    """As many ops that do not need each other; all are results of a sum of every thousandth."""
    a = rows.tensor([4], "f32")
    lines = [f"  %v{index} = stablehlo.{('add', 'multiply', 'subtract')[index % 3]} %a0, %a1 : {a}" for index in range(count)]
    last = "%v0"
    for index in range(1000, count, 1000):
        lines.append(f"  %s{index} = stablehlo.add {last}, %v{index} : {a}")
        last = f"%s{index}"
    lines.append(f"  %r = stablehlo.add {last}, %a1 : {a}")
    return rows.Row("", rows.function([a, a], a, "\n".join(lines)), (((4,), "f32", 0, 1),) * 2, from_text=True)


def ops_series():
    return {"ops, each of the one before": chained, "ops that do not need each other": independent}


def sizes(first, largest):
    """From the first to the largest, by factors of 10 and a step between."""
    found = [first]
    while found[-1] * 3 <= largest * 1.01:
        found.append(found[-1] * 10 // 3 if len(found) % 2 else found[-2] * 10)
    return [size for size in found if size <= largest * 1.01]


def slope(points):
    """That of the logarithms of the upper half."""
    logs = [(math.log(x), math.log(y)) for x, y in points[len(points) // 2 :]]
    mean_x, mean_y = (sum(values) / len(logs) for values in zip(*logs))
    over = sum((x - mean_x) * (y - mean_y) for x, y in logs)
    under = sum((x - mean_x) ** 2 for x, _ in logs)
    return over / under if under else float("nan")


def measure(binary, series, counts):
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(binary, pathlib.Path(folder), 10, 600)
        for name, make in series.items():
            points = []
            for count in counts:
                try:
                    points.append((count, bench.least(make(count), "")))
                except Failed as error:
                    print(f"{name}, {count}: {error}", file=sys.stderr)
                    break
                print(f"{name:<34} {count:>10} {points[-1][1]:12.4f} ms", flush=True)
            if len(points) > 1:
                found[name] = points
    return found


def table(found, unit):
    """A line a series: the slope, and times at some sizes."""
    lines = [f"| work | slope | {unit}: time (ms) |", "| --- | --- | --- |"]
    for name, points in found.items():
        shown = points[::4] + ([] if (len(points) - 1) % 4 == 0 else [points[-1]])
        times = ", ".join(f"{count:.0e}: {ms:.3g}" for count, ms in shown)
        lines.append(f"| {name} | {slope(points):.2f} | {times} |")
    return "\n".join(lines)


TITLE = "Growth"
HEAD = """Written by `tools/bench/bench_growth.py BINARY --write docs/measured/performance.md`: the least of some warm
evaluations, of ops the time from the text to the result. The slope is that of a line fitted to the
logarithms of the upper half of the sizes: 1 is linear. It is above 1 where the data leave a cache.

"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("names", nargs="*", help="parts of the names of series (default: all)")
    parser.add_argument("--largest", type=float, default=1e8, help="elements")
    parser.add_argument("--most-ops", type=float, default=1e5)
    parser.add_argument("--write", metavar="FILE", help="write the section there")
    parser.add_argument("--list", action="store_true", help="list the series")
    options = parser.parse_args()
    chosen = lambda series: {name: make for name, make in series.items()
                             if not options.names or any(part in name for part in options.names)}
    elements, ops = chosen(elements_series()), chosen(ops_series())
    if options.list:
        return print("\n".join([*elements, *ops]))
    by_elements = measure(options.binary, elements, sizes(100, int(options.largest)))
    by_ops = measure(options.binary, ops, sizes(10, int(options.most_ops)))
    tables = table(by_elements, "elements") + "\n\n" + table(by_ops, "ops")
    if options.write:
        path = pathlib.Path(options.write)
        figures = ""
        for name, unit, found in (("elements", "elements", by_elements), ("ops", "ops", by_ops)):
            if found:
                picture = path.with_name(f"{path.stem}_{name}.svg")
                labelled = {f"{label} (slope {slope(points):.2f})": points for label, points in found.items()}
                picture.write_text(svg.log_log(f"time over {unit}", unit, "ms", labelled))
                figures += f"![time over {unit}]({picture.name})\n\n"
        svg.write_section(path, TITLE, HEAD + figures + tables)
    print("\n" + tables)


if __name__ == "__main__":
    main()
