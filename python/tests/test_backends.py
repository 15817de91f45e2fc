"""Functions of Python as backends, and arrays that commands take from memory."""

import tempfile

import ml_dtypes
import numpy as np
import pytest

import shlo_interp as shlo

DOUBLE = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


def exact(program, inputs):
    return shlo.load(program)(*inputs)


def in_f64(program, inputs):
    """A unit that rounds each sum to f64, and the last one to the type of the result."""
    return shlo.load(program, accumulate="f64")(*inputs)


def test_a_function_is_identified():
    found = shlo.identify(exact, types="f16", shape="2x8x2", only="sums")
    wide = shlo.identify(in_f64, types="f16", shape="2x8x2", only="sums")
    (sums,), (others,) = found["sums"], wide["sums"]
    assert (sums["model"], others["model"]) == ("f32", "f64") and sums["runs"] > 1
    assert sums["matched"] == sums["total"] > 0 and others["matched"] == others["total"] > 0


def test_conversions_of_a_function_are_identified():
    def saturating(program, inputs):
        return shlo.load(program, convert_policy="standard,overflow=saturate")(*inputs)

    # f8E4M3FN has no infinity, so that 1000 is NaN by default, and the largest number if results are saturated
    plain, other = (shlo.identify(it, types="f8E4M3FN", only="conversions")["conversions"][0] for it in (exact, saturating))
    assert plain["matched"] == plain["total"] and other["matched"] == other["total"]
    assert not set(plain["policies"]) & set(other["policies"])


@pytest.mark.parametrize("error", [NotImplementedError("no f16 here"), shlo.UnsupportedError("no f16 here")])
def test_a_function_may_refuse_programs(error):
    def refuses(program, inputs):
        raise error

    found = shlo.identify(refuses, types="f16", shape="2x4x2", only="sums")
    assert found["sums"][0]["error"] == "the backend refuses the program: no f16 here"


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda program, inputs: 1 / 0, "ZeroDivisionError: division by zero"),
        (lambda program, inputs: list(inputs), "the program has 1 result, and the backend gave 2"),
        (lambda program, inputs: inputs[0].astype(np.float64), "result 0 has to be tensor<2x2xf32>, and the backend gave"),
        (lambda program, inputs: "words", "it is a builtins.str, which is no array"),
    ],
)
def test_what_a_function_does_wrong_is_said(function, message):
    with pytest.raises(shlo.CommandError) as caught:
        shlo.identify(function, types="f16", shape="2x4x2", only="sums")
    assert caught.value.status == 4 and message in str(caught.value)


def test_an_interrupt_in_a_function_ends_the_command():
    calls = []

    def interrupted(program, inputs):
        calls.append(program)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shlo.identify(interrupted, types=["f16", "bf16"], shape="2x4x2")
    assert len(calls) == 1


def test_a_function_may_use_the_memory_of_its_results_again():
    kept = np.empty((2, 2), np.float32)

    def reusing(program, inputs):
        kept[...] = exact(program, inputs)
        return kept

    found = shlo.identify(reusing, types="f16", shape="2x4x2", only="sums")["sums"][0]
    assert found["matched"] == found["total"]


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    path = tmp_path_factory.mktemp("packs") / "pack"
    shlo.make_pack(path, ops=["add", "negate"], types=["f8E5M2", "i4"])
    return path


def test_a_function_runs_a_pack(pack):
    outcome = shlo.conformance(pack, exact, jobs=2)
    assert outcome and outcome.counts == {"exact": len(outcome.cases)} and not outcome.wrong
    assert {case["op"] for case in outcome.cases} == {"stablehlo.add", "stablehlo.negate"}
    assert {case["backend"] for case in outcome.cases} == {"exact"}
    outcome.check()


def test_wrong_results_of_a_function_are_found(pack, tmp_path):
    def wrong(program, inputs):
        result = exact(program, inputs)
        if "negate" in program:
            result.view(np.uint8).reshape(-1)[0] ^= 1
        return result

    log = tmp_path / "log"
    outcome = shlo.conformance(pack, wrong, filter="negate", keep=tmp_path / "kept", jsonl=log)
    assert not outcome and outcome.counts == {"wrong": len(outcome.cases)}
    assert repr(outcome) == f"<shlo_interp.Conformance: {len(outcome.cases)} wrong>"
    name = outcome.wrong[0]["name"]
    assert (tmp_path / "kept" / name / "0.npy").is_file() and len(log.read_text().splitlines()) == len(outcome.cases)
    with pytest.raises(shlo.CheckFailed, match=rf"{name}: result 0 at \[0"):
        outcome.check()


def test_a_function_may_fail_at_single_cases(pack):
    def partly(program, inputs):
        if "i4" in program:
            raise NotImplementedError("i4")
        if "negate" in program:
            raise ValueError("no such thing")
        return exact(program, inputs).astype(np.float32)

    statuses = {case["status"]: case["message"] for case in shlo.conformance(pack, partly).cases}
    assert statuses["refused"] == "i4" and statuses["crash"] == "ValueError: no such thing"
    assert "and the backend gave tensor<" in statuses["invalid"]


def test_an_interrupt_leaves_no_outcome_of_the_cases_that_did_not_run(pack, tmp_path):
    log = tmp_path / "log"
    calls = []

    def interrupted_after_one(program, inputs):
        calls.append(program)
        if len(calls) > 1:
            raise KeyboardInterrupt
        return exact(program, inputs)

    with pytest.raises(KeyboardInterrupt):
        shlo.conformance(pack, interrupted_after_one, jsonl=log)
    assert len(log.read_text().splitlines()) == 1
    # the next run goes on where that one stopped
    assert shlo.conformance(pack, exact, jsonl=log).counts == {"exact": 4}


def test_a_command_runs_a_pack(pack):
    with pytest.raises(shlo.ArgumentError, match="--server"):
        shlo.conformance(pack, "backend {program}")
    with pytest.raises(shlo.CommandError, match="conformance make DIR"):
        shlo.conformance(pack.parent / "nowhere", exact)
    with pytest.raises(shlo.ArgumentError, match="no case of the pack has such a name"):
        shlo.conformance(pack, exact, filter="sine")


def test_arrays_are_lent_without_files(monkeypatch):
    def no_files(*args, **options):
        raise AssertionError("a temporary file was made")

    m = shlo.load(DOUBLE)
    x = np.arange(4, dtype=np.float32)
    shlo.command(["formats"])  # names the program of the command line, for which a script may be written once
    for name in ("mkstemp", "mkdtemp", "NamedTemporaryFile", "TemporaryDirectory"):
        monkeypatch.setattr(tempfile, name, no_files)
    monkeypatch.setenv("TMPDIR", "/no/such/folder")
    assert shlo.compare(x, x) and not shlo.compare(x, x + 1)
    assert m.judge([x], x + x) and m.judge([x], x).verdict == "violation"
    assert len(m.profile_numerics(x)["rows"]) == 2
    assert shlo.identify(exact, types="f16", shape="2x4x2", only="sums")["sums"]


def test_a_judgement_does_not_follow_later_writes():
    m = shlo.load(DOUBLE, name="double.mlir")
    x = np.arange(4, dtype=np.float32)
    judged = m.judge([x], x + x)
    x += 1
    assert "legal" in judged.text and "VIOLATION" not in judged.text


def test_names_of_programs_are_words():
    x = np.ones(4, np.float32)
    for name in ("--help", "a b.mlir", "<text>", "weights.npy"):
        m = shlo.load(DOUBLE, name=name)
        assert m.judge([x], x + x) and m.profile_numerics(x)["rows"]


def test_strided_and_narrow_arrays_are_lent():
    x = np.arange(16, dtype=np.float32).reshape(4, 4)
    assert shlo.compare(x.T, x.T.copy()) and not shlo.compare(x.T, x)
    high_bits = np.array([0xF1, 0x02], np.uint8).view(ml_dtypes.float4_e2m1fn)
    assert shlo.compare(high_bits, np.array([1, 2], np.uint8).view(ml_dtypes.float4_e2m1fn))
