"""Has `shlo-interp identify` find out how a backend adds, and tries the model on other products: the table of docs/measured/identify.md.

    python -m tools.instrument.identified run SHLO_INTERP xla --jsonl FILE [--python PYTHON] [--shape MxKxN ...] [--type T ...]
    python -m tools.instrument.identified write docs/measured/identify.md "XLA:CPU (jaxlib 0.10.2)=FILE" ...

For each shape and type, `identify` writes a model. The backend then multiplies matrices that identify has not seen, of each kind of
tools/instrument/full_size.py, and `compare --replay` judges the results with `--legal none,replay`, so that the bits of the model are
all that is legal beside those of this interpreter. Products that have a line in FILE do not run again.
"""

import argparse
import json
import re
import sys
import tempfile
from pathlib import Path

from tools.instrument import full_size, judging

MARK = "<!-- identified -->"
SHAPES = ("129x300x37", "1x129x1", "1x512x1", "1x2048x1", "1x129x64", "1x512x64", "1x2048x64", "16x1024x16")
TYPES = ("f32", "f16", "bf16", "f8E4M3FN", "f8E5M2")


def identified(binary, command, shape, element, model, timeout):
    """What identify says: the model, which share of its own products it gives, and the units that add so."""
    done = judging.quietly(binary, "identify", "--server", "--backend", command, "--types", element, "--shape", shape, "--only", "sums", "--model", model,
                           "--timeout", str(timeout))
    if done.returncode not in (0, 1):
        return {"status": "failed", "message": (done.stderr.strip() or done.stdout.strip())[-300:]}
    found = dict(re.findall(r"^  (.{24})  (.*)$", done.stdout, re.M))
    found = {name.strip(): value for name, value in found.items()}
    return {"status": "identified", "model": found.get("model", ""), "gives": found.get("which gives", ""), "runs": int(found.get("runs of the backend", 0))}


def replayed(binary, server, shape, element, model, folder):
    """How many elements of products of each kind of data the model gives, of how many."""
    sizes = tuple(map(int, shape.split("x")))
    case = full_size.product(*sizes, element, "f32")
    counts = {}
    for kind in full_size.KINDS:
        full_size.written(folder, case, kind)
        answer = server.ask(program=folder / "program.mlir", inputs=folder / "inputs", outputs=folder / "outputs")
        if answer["status"] != "ok":
            return {"status": answer["status"], "message": answer.get("message", "")[:300]}
        found = judging.judged(binary, folder, folder / "outputs" / "0.npy", ("--replay", model, "--legal", "none,replay"))
        if found["status"] != "judged":
            return found
        # a replay counts only if it gives every element of a result
        counts[kind] = [found["elements"] - found["violations"], found["elements"], found["rung"]]
    return {"status": "replayed", "counts": counts}


def run(options):
    """A line for each shape and type that has none yet."""
    log = Path(options.jsonl)
    done = {json.loads(line)["case"] for line in log.read_text().splitlines()} if log.exists() else set()
    server = judging.Server.of(options.python, options.backend, options.timeout)
    command = f"{options.python} -m tools.instrument.{options.backend} --server"
    with tempfile.TemporaryDirectory() as scratch, open(log, "a") as lines:
        for shape in options.shape:
            for element in options.type:
                name = f"{element} {shape}"
                if name in done:
                    continue
                model = Path(scratch, "model.toml")
                model.unlink(missing_ok=True)
                row = {"case": name, "shape": shape, "type": element} | identified(options.binary, command, shape, element, model, options.timeout)
                if row["status"] == "identified":
                    row["replay"] = replayed(options.binary, server, shape, element, model, Path(scratch))
                print(json.dumps(row), file=lines, flush=True)
                print(json.dumps(row), flush=True)
    return 0


def outcome(row):
    """What the model gives of other products, in words."""
    if row["status"] != "identified":
        return "", row["message"].split("\n")[0]
    if row["replay"]["status"] != "replayed":
        return row["gives"], f"{row['replay']['status']}: {row['replay'].get('message', '')[:60]}"
    counts = row["replay"]["counts"]
    units = {kind: rung.removeprefix("replay:") for kind, (_, _, rung) in counts.items()
             if rung.startswith("replay:") and rung != f"replay:{row['model']}"}
    # replays are not asked where every element is correctly rounded
    rounded = [kind for kind, (_, _, rung) in counts.items() if rung == "correctly rounded"]
    missed = [kind for kind, (given, of, _) in counts.items() if given != of]
    notes = [f"{kind} by {unit}" for kind, unit in units.items()] + [f"{kind} correctly rounded" for kind in rounded]
    all_of = sum(of for _, of, _ in counts.values())
    text = f"all {all_of}" if not missed else f"{len(counts) - len(missed)} of {len(counts)} kinds of data, not {', '.join(missed)}"
    return row["gives"], text + (f" ({', '.join(notes)})" if notes else "")


def write(options):
    """Puts the table into a page."""
    lines = ["| backend | operands | shape | model | gives of identify's products | gives of other products |", "|---|---|---|---|---|---|"]
    for text in options.logs:
        name, _, file = text.rpartition("=")
        for row in map(json.loads, Path(file).read_text().splitlines()):
            own, others = outcome(row)
            model = f"`{row['model']}`" if row.get("model") else "-"
            lines.append(f"| {name} | {row['type']} | {row['shape']} | {model} | {own.removesuffix(', bit for bit')} | {others} |")
    page = Path(options.page)
    before, _, after = page.read_text().split(MARK)
    page.write_text(f"{before}{MARK}\n" + "\n".join(lines) + f"\n{MARK}{after}")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run")
    running.add_argument("binary")
    running.add_argument("backend", help="an adapter of tools.instrument: xla, iree, torch_ops")
    running.add_argument("--jsonl", required=True)
    running.add_argument("--python", default=sys.executable)
    running.add_argument("--shape", nargs="+", default=SHAPES)
    running.add_argument("--type", nargs="+", default=TYPES)
    running.add_argument("--timeout", type=int, default=120)
    running.set_defaults(run=run)
    writing = commands.add_parser("write")
    writing.add_argument("page")
    writing.add_argument("logs", nargs="+", metavar="NAME=JSONL")
    writing.set_defaults(run=write)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
