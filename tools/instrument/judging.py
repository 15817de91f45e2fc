"""What the tools of this folder have in common: adapters that answer requests, and the judge's command line."""

import json
import select
import subprocess
import time


class Server:
    """An adapter that answers requests, started again after a crash."""

    def __init__(self, command, timeout):
        self.command, self.timeout, self.process = command, timeout, None

    @classmethod
    def of(cls, python, backend, timeout):
        """An adapter of this folder."""
        return cls([python, "-m", f"tools.instrument.{backend}", "--server"], timeout)

    def ask(self, **paths):
        """The answer to a request; a crash if there is none."""
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.process.stdin.write(json.dumps({name: str(path) for name, path in paths.items()}) + "\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], self.timeout)[0]:
            self.process.kill()
            self.process.wait()
            return {"status": "timeout"}
        line = self.process.stdout.readline()
        if not line:
            return {"status": "crash", "message": f"exit status {self.process.wait()}"}
        return json.loads(line)


def with_inputs(folder):
    """The words that name the program of a folder and its inputs."""
    return [folder / "program.mlir", "--input", f"@{folder / 'inputs'}"]


def quietly(*words):
    """A command that has ended, with what it printed."""
    return subprocess.run(words, capture_output=True, text=True)


def compared(binary, folder, *flags):
    """`compare` of what a device gave for the program of a folder, by these flags."""
    return quietly(binary, "compare", *with_inputs(folder), *flags)


def judged(binary, folder, actual, flags=()):
    """What the judge says of a result, and how long it took."""
    start = time.monotonic()
    done = compared(binary, folder, "--actual", f"@{actual}", "--format", "json", *flags)
    seconds = time.monotonic() - start
    if done.returncode not in (0, 1):
        return {"status": "error", "message": done.stderr[-500:]}
    (value,) = json.loads(done.stdout)["values"]
    return {"status": "judged", "rung": value["rung"], "rungs": {rung["rung"]: rung["count"] for rung in value["rungs"]}, "violations": value["violations"],
            "elements": value["elements"], "worst": value["worst_elements"][:1], "judge_seconds": round(seconds, 2)}
