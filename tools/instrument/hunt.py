"""Hunts for faults of a backend by random programs: writes them, runs and judges them, and makes those with violations small.

    python -m tools.instrument.hunt run SHLO_INTERP xla --folder DIR [--python PYTHON] [--count N] [--seed N] [--only WORD]
    python -m tools.instrument.hunt write docs/measured/programs.md "XLA:CPU (jaxlib 0.10.2)=DIR" ...
    python -m tools.instrument.hunt check SHLO_INTERP

`run` writes N programs for each mix of ops and types by `shlo-interp generate`, has the adapter tools.instrument.BACKEND run them,
and judges them by `shlo-interp conformance run`. A program with results that are not legal is judged again with each freedom that
is not accepted by default, and with all of them. If none explains it, the backend runs what `shlo-interp expose` makes of the
program, and `compare --dumps` names the first op that is wrong; of each op and type the first program is made small by
`shlo-interp reduce`. DIR then has `found.jsonl`, with a line for each program, and `reduced/`, with the small programs and
their inputs. A mix that has lines there does not run again. `write` puts the counts between the lines `hunt` of a page. `check` hunts in this interpreter, which has no
fault, and in the same with divisions that are rounded toward zero, which must be found.
"""

import argparse
import collections
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.instrument import judging

ROOT = Path(__file__).resolve().parents[2]
MARK = "<!-- hunt -->"
FUNCTIONS = ("exponential,exponential_minus_one,log,log_plus_one,logistic,tanh,sine,cosine,tan,sqrt,rsqrt,cbrt,power,atan2,divide,remainder,"
             "chlo.erf,chlo.erfc,chlo.erf_inv,chlo.lgamma,chlo.digamma,chlo.sinh,chlo.cosh,chlo.asin,chlo.acos,chlo.atan,chlo.asinh,chlo.acosh,chlo.atanh")
SUMS = "dot_general,convolution,reduce,reduce_window,scatter,convert,add,multiply,concatenate"
MOVES = ("slice,pad,concatenate,reverse,transpose,reshape,broadcast_in_dim,gather,scatter,dynamic_slice,dynamic_update_slice,iota,"
         "select,sort,bitcast_convert,clamp,compare,convert")
# what a mix is called, and its flags of `shlo-interp generate`
MIXES = {
    "all ops of f32, bf16, f16, i32": "--size 3 --types f32,bf16,f16,i32",
    "all ops of f8 and f32": "--size 3 --types f8E4M3FN,f8E5M2,f8E4M3FNUZ,f8E3M4,f32",
    "functions of f64, f32, bf16, f16": f"--size 2 --types f64,f32,bf16,f16 --ops {FUNCTIONS}",
    "sums of f32, bf16, f16, f8": f"--size 4 --elements 1024 --types f32,bf16,f16,f8E4M3FN,f8E5M2 --ops {SUMS}",
    "integers": "--size 8 --types i1,i8,i16,i32,i64,ui8,ui16,ui32,ui64",
    "complex numbers": "--size 3 --types complex<f32>,f32",
    "moves, choices, sorting": f"--size 10 --types f32,bf16,i8,i32 --ops {MOVES}",
    "control flow": "--size 8 --types f32,i32,i1 --control-flow",
    "12 ops, all shown": "--size 12 --types f32,bf16,i32 --expose-all",
}
# the freedoms that are not accepted by default, and what a program is called that needs one of them
FREEDOMS = {"flush": "flush", "element": "element", "maxnum": "maxnum", "saturate": "saturate", "conversion": "conversion",
            "flush,element,maxnum,saturate,conversion": "several of these"}
LAST = list(FREEDOMS)[-1]


def cause(binary, case, kept):
    """The first freedom that explains all results of a program, or None."""
    # 0.npy, or main_0.npy
    files = sorted(kept.glob("*.npy"), key=lambda path: int(path.stem.rpartition("_")[2]))
    actual = [f"--actual=@{path}" for path in files]
    for legal, name in FREEDOMS.items():
        done = judging.compared(binary, case, *actual, f"--legal={legal}")
        if done.returncode == 0:
            return name
        if done.returncode != 1:
            raise SystemExit(f"{case.name}: {done.stderr}")
    return None


def first_wrong(binary, server, case, folder):
    """The op and the type of the first value that is a violation, if the backend shows all values; None if then there is none."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shown, outputs, dumps = folder / "shown.mlir", folder / "outputs", folder / "dumps"
    outputs.mkdir()
    if judging.quietly(binary, "expose", *judging.with_inputs(case), "--values", "op:*", "-o", shown).returncode:
        return None
    if server.ask(program=shown, inputs=case / "inputs", outputs=outputs)["status"] != "ok":
        return None
    if judging.quietly(binary, "expose", shown, "--collect", f"@{outputs}", "-o", dumps).returncode:
        return None
    done = judging.compared(binary, case, "--dumps", dumps, f"--legal={LAST}", "--format", "json")
    found = json.loads(done.stdout or "{}")
    values = [value for value in found.get("values", []) if value["name"] == found.get("first_violation")]
    return (values[0]["op"], re.sub(r"^tensor<(\d+x)*|>$", "", values[0]["type"])) if values else None


def reduced(binary, command, case, out):
    """A small program that shows what no freedom explains."""
    done = judging.quietly(binary, "reduce", *judging.with_inputs(case), "--check", "violation", "--server", "--backend", command, f"--legal={LAST}",
                           "--as-arguments", "--max-checks", "100", "-o", out)
    return {"small": "", "reason": done.stderr.strip().split("\n")[0][:300]} if done.returncode else {"small": out.name}


def hunted(options, mix, flags, command, seen):
    """A line for each program of a mix; `seen` has the ops and types of which there is a small program."""
    folder = Path(options.folder, re.sub(r"\W+", "_", mix))
    pack, kept = folder / "pack", folder / "kept"
    folder.mkdir(parents=True, exist_ok=True)
    if not pack.exists():
        subprocess.run([options.binary, "generate", "--seed", str(options.seed), "--count", str(options.count), *shlex.split(flags), "-o", pack],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    log = folder / "log.jsonl"
    subprocess.run([options.binary, "conformance", "run", pack, "--server", "--backend", command, "--jsonl", log, "--keep", kept,
                    "--timeout", str(options.timeout)], stdout=subprocess.DEVNULL, check=False)
    small = Path(options.folder, "reduced")
    small.mkdir(exist_ok=True)
    server = judging.Server(shlex.split(command), options.timeout)
    for row in map(json.loads, log.read_text().splitlines()):
        found = {"mix": mix, "name": row["name"], "status": row["status"], "rung": row["rung"], "message": row["message"][:400]}
        if row["status"] == "wrong":
            case = pack / "cases" / row["name"]
            found["cause"] = cause(options.binary, case, kept / row["name"])
            if found["cause"] is None:
                found["first_wrong"] = first_wrong(options.binary, server, case, folder / "shown")
                if found["first_wrong"] is None or found["first_wrong"] not in seen:
                    seen.add(found["first_wrong"])
                    found |= reduced(options.binary, command, case, small / f"{folder.name}_{row['name']}.mlir")
                print(json.dumps(found), flush=True)
        yield found
    if server.process is not None:
        server.process.kill()


def run(options):
    """Hunts with each mix that has no lines yet."""
    command = options.command or f"{options.python} -m tools.instrument.{options.backend} --server"
    log = Path(options.folder, "found.jsonl")
    log.parent.mkdir(parents=True, exist_ok=True)
    before = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    done = {row["mix"] for row in before}
    seen = {tuple(row["first_wrong"]) for row in before if row.get("first_wrong")}
    for mix, flags in MIXES.items():
        if mix not in done and options.only in mix:
            rows = list(hunted(options, mix, flags, command, seen))
            with open(log, "a") as lines:
                lines.writelines(json.dumps(row) + "\n" for row in rows)
    return 0


def counts(name, rows):
    """A line of the table of counts for each mix, and one for all."""
    causes = [*FREEDOMS.values(), None]
    for mix in [*dict.fromkeys(row["mix"] for row in rows), "all"]:
        of_mix = [row for row in rows if mix in (row["mix"], "all")]
        status = collections.Counter(row["status"] for row in of_mix)
        why = collections.Counter(row["cause"] for row in of_mix if row["status"] == "wrong")
        cells = [len(of_mix), *(status[word] for word in ("exact", "legal", "undecided", "refused", "timeout", "crash", "invalid")), *(why[word] for word in causes)]
        yield f"| {name} | {mix} | " + " | ".join(map(str, cells)) + " |"


def faults(name, rows):
    """A line for each op that is the first wrong one of programs, with the types of its results."""
    found = collections.defaultdict(list)
    for row in rows:
        if row["status"] == "wrong" and row["cause"] is None:
            found[tuple(row["first_wrong"] or ("", ""))].append(row)
    ops = collections.defaultdict(dict)
    for (op, ty), group in found.items():
        ops[op][ty] = len(group)
    for op, types in sorted(ops.items()):
        of = ", ".join(f"{ty} ({count})" if ty else str(count) for ty, count in sorted(types.items()))
        yield f"| {name} | {f'`{op}`' if op else 'not seen if all values are shown'} | {of} |"


def write(options):
    """Puts the tables into a page."""
    heads = ["| backend | mix | programs | exact | legal | undecided | refused | timeout | crash | invalid | "
             + " | ".join(FREEDOMS.values()) + " | nothing explains it |", "|---" * (11 + len(FREEDOMS)) + "|"]
    table, small = heads, ["| backend | first wrong op | types of its results, and programs |", "|---|---|---|"]
    for text in options.logs:
        name, _, folders = text.rpartition("=")
        rows = [json.loads(line) for folder in folders.split(",") for line in Path(folder, "found.jsonl").read_text().splitlines()]
        table += counts(name, rows)
        small += faults(name, rows)
    before, _, after = Path(options.page).read_text().split(MARK)
    Path(options.page).write_text(before + MARK + "\n" + "\n".join(table) + "\n\n" + "\n".join(small) + "\n" + MARK + after)
    return 0


# a backend of `conformance run`: this interpreter, perhaps with flags that make it compute something else
OURSELVES = '''
import json, subprocess, sys
for line in sys.stdin:
    request = json.loads(line)
    done = subprocess.run([sys.argv[1], request["program"], "--input", "@" + request["inputs"], "-o", request["outputs"], "--format", "none", *sys.argv[2:]],
                          capture_output=True, text=True)
    answer = {"status": "ok"} if done.returncode == 0 else {"status": "crash", "message": done.stderr}
    print(json.dumps(answer), flush=True)
'''


def check(options):
    """A hunt in ourselves finds nothing, and one in ourselves with other roundings finds divisions."""
    mistakes = []
    with tempfile.TemporaryDirectory() as scratch:
        adapter = Path(scratch, "ourselves.py")
        adapter.write_text(OURSELVES)
        for name, flags in (("as it is", ""), ("toward zero", "--arith-policy standard,rounding=toward-zero")):
            folder = Path(scratch, name.replace(" ", "_"))
            log = folder / "found.jsonl"
            hunt = argparse.Namespace(binary=options.binary, backend="", folder=folder, command=f"{sys.executable} {adapter} {options.binary} {flags}",
                                      count=25, seed=1, only="functions", timeout=60)
            run(hunt)
            rows = [json.loads(line) for line in log.read_text().splitlines()]
            outcomes = collections.Counter(row["status"] for row in rows)
            ops = {row["first_wrong"][0] for row in rows if row.get("first_wrong")}
            small = list(folder.glob("reduced/*.mlir"))
            print(f"{name}: {dict(outcomes)}, first wrong ops: {', '.join(sorted(ops)) or 'none'}; {len(small)} small programs")
            if not flags and outcomes != {"exact": 25}:
                mistakes.append("a backend without faults is not exact")
            if flags and not (outcomes["wrong"] and "stablehlo.divide" in ops and small):
                mistakes.append("divisions that are rounded toward zero are not found")
            # every line of the table of counts has as many cells as its head
            page = Path(scratch, "page.md")
            page.write_text(f"{MARK}\n{MARK}")
            write(argparse.Namespace(page=page, logs=[f"X={folder}"]))
            lines = page.read_text().splitlines()[1:]
            table = lines[:lines.index("")]
            if len({line.count("|") for line in table}) != 1 or len(table) != 4:
                mistakes.append("the table of counts is not whole")
    print("\n".join(mistakes) or "the hunt finds what is there")
    return 1 if mistakes else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run")
    running.add_argument("binary")
    running.add_argument("backend", help="an adapter of tools.instrument: xla, iree, official, torch_ops")
    running.add_argument("--folder", required=True)
    running.add_argument("--python", default=sys.executable)
    running.add_argument("--command", help="the command of another backend, which answers requests")
    running.add_argument("--count", type=int, default=60, help="programs of each mix")
    running.add_argument("--seed", type=int, default=1)
    running.add_argument("--only", default="", help="only mixes whose names contain this")
    running.add_argument("--timeout", type=int, default=60)
    running.set_defaults(run=run)
    writing = commands.add_parser("write")
    writing.add_argument("page")
    writing.add_argument("logs", nargs="+", metavar="NAME=DIR[,DIR...]")
    writing.set_defaults(run=write)
    checking = commands.add_parser("check")
    checking.add_argument("binary")
    checking.set_defaults(run=check)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
