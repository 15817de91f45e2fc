//! `shlo-interp generate`: random programs are legal, run alike with both engines, and are the same for the same seed.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use serde_json::Value as Json;
use shlo_interp::{Engine, Executable, Limits, NoHost, Source, Value, load};

use crate::desk::Desk;
use crate::shlo::{Ran, shlo};

/// The element types of StableHLO.
const TYPES: &[&str] = &[
    "i1",
    "i2",
    "i4",
    "i8",
    "i16",
    "i32",
    "i64",
    "ui2",
    "ui4",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "bf16",
    "f16",
    "f32",
    "f64",
    "complex<f32>",
    "complex<f64>",
];

/// Ops of each kind that programs are to have.
const OPS: &[&str] = &[
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.bitcast_convert",
    "stablehlo.broadcast_in_dim",
    "stablehlo.case",
    "stablehlo.clamp",
    "stablehlo.compare",
    "stablehlo.complex",
    "stablehlo.concatenate",
    "stablehlo.convert",
    "stablehlo.convolution",
    "stablehlo.divide",
    "stablehlo.dot_general",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.exponential",
    "stablehlo.gather",
    "stablehlo.if",
    "stablehlo.imag",
    "stablehlo.iota",
    "stablehlo.map",
    "stablehlo.pad",
    "stablehlo.reduce",
    "stablehlo.reduce_precision",
    "stablehlo.reduce_window",
    "stablehlo.reshape",
    "stablehlo.reverse",
    "stablehlo.scatter",
    "stablehlo.select",
    "stablehlo.select_and_scatter",
    "stablehlo.shift_left",
    "stablehlo.slice",
    "stablehlo.sort",
    "stablehlo.transpose",
    "stablehlo.uniform_quantize",
    "stablehlo.while",
    "chlo.erf",
    "chlo.lgamma",
    "chlo.broadcast_add",
    "func.call",
];

fn generate(desk: &Desk, arguments: &[&str]) -> Ran {
    desk.shlo(&[&["generate"], arguments].concat())
}

/// The text of one program.
fn program(arguments: &[&str]) -> String {
    let ran = shlo(&[&["generate"], arguments].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran.out
}

/// The results of `main` without arguments, which both engines give; the codes of floats with their NaN bits.
fn results(text: &str) -> Vec<Value> {
    let source = Source { name: "program.mlir".into(), text: text.into() };
    let loaded = load(&source).unwrap_or_else(|report| panic!("{report}\n{text}"));
    let both = Executable::new(&Arc::clone(&loaded.module)).with_engine(Engine::Both);
    let outcome = both.call("main", Vec::new(), &mut NoHost, &Limits::default());
    outcome.into_results().unwrap_or_else(|found| panic!("{found:?}\n{text}"))
}

#[test]
fn programs_of_every_op_and_type_are_legal_and_both_engines_agree() {
    let desk = Desk::new();
    let arguments =
        ["--count", "200", "--size", "20", "--control-flow", "--quantized", "-o", "pack"];
    let ran = generate(&desk, &arguments);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let list: Json = serde_json::from_str(&desk.text("pack/pack.json")).expect("the list is JSON");
    let cases = list["cases"].as_array().expect("cases");
    assert_eq!(cases.len(), 200);
    let (mut ops, mut texts) = (BTreeSet::new(), String::new());
    for case in cases {
        ops.extend(case["variant"].as_str().expect("ops").split(' ').map(String::from));
        let name = case["name"].as_str().expect("a name");
        texts += &desk.text(&format!("pack/cases/{name}/program.mlir"));
    }
    let missing: Vec<&&str> = OPS.iter().filter(|op| !ops.contains(**op)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let has_type =
        |ty: &&&str| texts.contains(&format!("<{ty}>")) || texts.contains(&format!("x{ty}>"));
    let missing: Vec<&&str> = TYPES.iter().filter(|ty| !has_type(ty)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn both_engines_give_the_same_results() {
    for seed in 0..12 {
        let seed = seed.to_string();
        let text = program(&["--seed", &seed, "--size", "30", "--control-flow", "--quantized"]);
        assert!(!results(&text).is_empty(), "{text}");
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes_wherever_it_stands() {
    assert_eq!(program(&["--seed", "9"]), program(&["--seed", "9"]));
    assert_ne!(program(&["--seed", "9"]), program(&["--seed", "10"]));
    let desk = Desk::new();
    let write = |arguments: &[&str]| {
        let all = [&["--types", "f32,i32"], arguments].concat();
        assert_eq!(generate(&desk, &all).status, 0, "{arguments:?}");
    };
    write(&["--seed", "7", "--count", "3", "-o", "three"]);
    write(&["--seed", "9", "--count", "1", "-o", "one"]);
    let files = |pack: &str, case: &str| {
        let case = desk.path(pack).join("cases").join(case);
        let inputs = fs::read_dir(case.join("inputs")).expect("inputs").count();
        assert!(inputs > 0);
        ["program.mlir", "inputs/0.npy", "expect/0.npy"]
            .map(|name| fs::read(case.join(name)).expect(name))
    };
    assert_eq!(files("three", "0003_seed_9"), files("one", "0001_seed_9"));
}

#[test]
fn the_generator_is_the_same_on_every_machine() {
    // a digest of the text by FNV-1a, which a change of the table of ops changes as well
    let digest = |text: &str| {
        text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    };
    let text = program(&["--seed", "1", "--ops", "reshape", "--types", "i8", "--size", "3"]);
    assert_eq!(digest(&text), DIGEST, "{text}");
}

/// The digest of the program of seed 1 with three reshapes of i8.
const DIGEST: u64 = 6_391_731_142_285_607_591;

#[test]
fn ops_types_and_results_are_those_that_were_asked_for() {
    let text = program(&["--seed", "3", "--ops", "add,stablehlo.tanh", "--types", "bf16"]);
    let is_op = |line: &&str| line.contains(" = \"");
    for line in text.lines().filter(is_op) {
        let helpers = ["add", "tanh", "constant", "reshape", "slice", "broadcast_in_dim"];
        assert!(helpers.iter().any(|op| line.contains(&format!("\"stablehlo.{op}\""))), "{line}");
        assert!(line.ends_with("bf16>)") || line.ends_with("bf16>"), "{line}");
    }
    let count = |text: &str| text.lines().last().map_or(0, |_| text.matches("tensor<").count());
    let exposed = program(&["--seed", "3", "--ops", "add,tanh", "--types", "bf16", "--expose-all"]);
    assert!(count(&exposed) > count(&text));
    assert!(!program(&["--seed", "3"]).contains("stablehlo.while"));
}

#[test]
fn a_file_has_its_inputs_and_runs_alone() {
    let desk = Desk::new();
    let ran = generate(&desk, &["--seed", "5", "-o", "p.mlir"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let ran = desk.shlo(&["p.mlir"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn what_cannot_be_done_is_said() {
    let desk = Desk::new();
    desk.file("full/file", "text");
    let refuse = |arguments: &[&str], status: i32, part: &str| {
        let ran = generate(&desk, arguments);
        assert_eq!(ran.status, status, "{}", ran.err);
        assert!(ran.err.contains(part), "{}", ran.err);
    };
    refuse(&["--ops", "subtrac"], 2, "did you mean 'subtract'?");
    refuse(&["--types", "f9"], 2, "f9");
    refuse(&["--types", "index"], 2, "index");
    refuse(&["--ops", "popcnt", "--types", "f32"], 2, "takes any of these types");
    refuse(&["--count", "2"], 2, "-o DIR");
    refuse(&["--count", "0"], 2, "--count");
    refuse(&["--size", "0"], 2, "--size");
    refuse(&["-o", "full"], 2, "is not empty");
    refuse(&["-o", "missing/p.mlir"], 5, "cannot write");
}
