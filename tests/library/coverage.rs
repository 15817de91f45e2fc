//! Every op that takes floats is run in each of the eleven small types by a program of
//! `tests/interpret`, whose results are checked there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::small_formats::SMALL;
use shlo_interp::internal::{Control, Meaning, entries, facts, specification};
use shlo_interp::ir::{Item, Region, Type, Values};
use shlo_interp::{ElementType, Program};

/// Ops whose row of the specification says floats, and which yet have no use for a small type.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("chlo.broadcast_complex", "a complex number has parts of f32 or f64"),
    ("chlo._asin_acos_kernel", "of complex numbers"),
    ("stablehlo.fft", "of f32, f64 and their complex numbers"),
];

/// Op name -> the small types among those of its operands and results.
type Seen = BTreeMap<&'static str, BTreeSet<&'static str>>;

fn programs(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).expect("a directory of programs");
    let paths = entries.map(|entry| entry.expect("an entry of the directory").path());
    paths.flat_map(|path| if path.is_dir() { programs(&path) } else { vec![path] }).collect()
}

fn note_programs(path: &Path, seen: &mut Seen) {
    let program = Program::read(path).expect("the test file is readable");
    for part in program.parts().expect("brackets that match") {
        let Ok(parsed) = program.parse(part) else { panic!("{}", path.display()) };
        parsed.module.items.iter().for_each(|item| note_item(item, seen));
    }
}

fn note_item(item: &Item, seen: &mut Seen) {
    match item {
        Item::Module(module) => module.items.iter().for_each(|item| note_item(item, seen)),
        Item::Function(function) => {
            if let Some(body) = &function.body {
                note_ops(body, &function.values, seen);
            }
        }
        Item::Other(..) => {}
    }
}

fn note_ops(region: &Region, values: &Values, seen: &mut Seen) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        let types = seen.entry(op.full_name()).or_default();
        for value in op.operands.iter().chain(&op.results) {
            note_type(&values[*value].ty, types);
        }
        op.regions.iter().for_each(|region| note_ops(region, values, seen));
    }
}

fn note_type(ty: &Type, types: &mut BTreeSet<&'static str>) {
    match ty {
        Type::Tensor(tensor) => types.extend(float_name(&tensor.element)),
        Type::Tuple(parts) | Type::Future(parts) => {
            parts.iter().for_each(|it| note_type(it, types))
        }
        _ => {}
    }
}

/// The float type of an element, or the one that a quantized type stands for.
fn float_name(element: &ElementType) -> Option<&'static str> {
    let format = match element {
        ElementType::Float(format) => format,
        ElementType::Quantized(quantized) => quantized.expressed,
        _ => return None,
    };
    SMALL.into_iter().find(|name| *name == format.name)
}

/// Whether the specification lets floats into an op.
fn takes_floats(name: &str) -> bool {
    let words = |row: &specification::Specified| row.types.split(", ").collect::<Vec<_>>();
    let any = ["f", "any", "values", "tuple", "future", "q/axis"];
    specification::of(name).is_some_and(|row| words(row).iter().any(|word| any.contains(word)))
}

#[test]
fn every_op_runs_in_every_small_type() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interpret");
    let mut seen = Seen::new();
    programs(&directory).iter().for_each(|path| note_programs(path, &mut seen));
    let mut missing = Vec::new();
    for name in entries().map(|(_, entry)| entry.def.name).filter(|name| takes_floats(name)) {
        let types = seen.get(name).cloned().unwrap_or_default();
        let absent: Vec<_> = SMALL.into_iter().filter(|it| !types.contains(it)).collect();
        let excepted = EXCEPTIONS.iter().any(|(op, _)| *op == name);
        if !absent.is_empty() && !excepted {
            missing.push(format!("{name}: {}", absent.join(" ")));
        }
    }
    assert!(missing.is_empty(), "ops without a program in a small type:\n{}", missing.join("\n"));
}

#[test]
fn exceptions_are_needed() {
    let floats: Vec<_> =
        entries().map(|(_, entry)| entry.def.name).filter(|it| takes_floats(it)).collect();
    for (name, reason) in EXCEPTIONS {
        assert!(floats.contains(name) && !reason.is_empty(), "{name} takes no floats at all");
    }
}

#[test]
fn every_op_has_a_row_of_facts() {
    let names: Vec<&str> = entries().map(|(_, entry)| entry.def.name).collect();
    for name in &names {
        let Some(row) = facts::named(name) else {
            panic!(
                "crates/reader/src/ops/facts.rs has no row for {name}: write which of its results are legal, and what else is known of it"
            );
        };
        assert!(
            names.contains(&row.plain),
            "{name} does the same as {}, which is no op",
            row.plain
        );
    }
    for name in facts::names() {
        assert!(
            names.contains(&name),
            "crates/reader/src/ops/facts.rs has a row for {name}, which is no op"
        );
    }
}

#[test]
fn the_rows_of_facts_do_not_contradict_the_entries() {
    for (_, entry) in entries() {
        let row = facts::named(entry.def.name).expect("a row for each op");
        let name = row.name;
        let is_elementwise =
            matches!(entry.meaning, Meaning::Elementwise(_) | Meaning::Broadcasting(_));
        assert!(is_elementwise || row.trend == facts::Trend::Unknown, "the trend of {name}");
        assert_eq!(
            row.ties == facts::Ties::Regions,
            matches!(entry.meaning, Meaning::Control(Control::If | Control::Case | Control::While)),
            "the ties of {name}"
        );
        let is_inside = matches!(row.law, facts::Law::Inside);
        assert_eq!(is_inside, matches!(entry.meaning, Meaning::Control(_)), "the law of {name}");
        if matches!(entry.meaning, Meaning::Exchange(_)) {
            let is_law = matches!(row.law, facts::Law::Exchange | facts::Law::Undecided(_));
            assert!(is_law, "the law of {name}");
        }
        if row.moves() {
            assert!(row.linear && row.rounds == facts::Rounds::Never, "what {name} moves");
        }
    }
}
