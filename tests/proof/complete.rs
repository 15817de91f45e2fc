//! No elementwise op on floats is left out.

use std::collections::BTreeSet;

use shlo_interp::internal::{Meaning, entries};

use super::program::is_legal;
use super::{arithmetic, tables, unary};

/// Proven by tests of their own, with their attributes.
const WITH_ATTRIBUTES: [&str; 4] = [
    "stablehlo.compare",
    "chlo.broadcast_compare",
    "stablehlo.reduce_precision",
    "stablehlo.convert",
];

fn proven() -> BTreeSet<String> {
    let functions = [tables::UNARY, tables::BINARY].into_iter().flat_map(tables::lines);
    let functions: Vec<&str> = functions.map(|line| line[1]).collect();
    let arithmetic = arithmetic::ARITHMETIC.iter().map(|(op, _)| format!("stablehlo.{op}"));
    let names = functions.iter().copied().chain(WITH_ATTRIBUTES);
    let names = names.chain(unary::FLOATS.iter().map(|it| it.0));
    let names = names.chain(unary::TRUTHS.iter().map(|it| it.0));
    let names = names.chain(["stablehlo.select", "stablehlo.clamp", "chlo.next_after", "chlo.tan"]);
    let plain: BTreeSet<String> = names.map(String::from).chain(arithmetic).collect();
    let broadcasting =
        plain.iter().filter_map(|name| Some(format!("chlo.broadcast_{}", name.split_once('.')?.1)));
    plain.iter().cloned().chain(broadcasting).collect()
}

#[test]
fn every_elementwise_op_on_small_floats_is_proven() {
    let proven = proven();
    let element = "f8E4M3FN";
    for (_, entry) in entries() {
        let name = entry.def.name;
        if !matches!(entry.meaning, Meaning::Elementwise(_) | Meaning::Broadcasting(_)) {
            continue;
        }
        let runs = (1..=3).any(|count| {
            [element, "i1"].iter().any(|result| is_legal(name, &vec![element; count], result))
        });
        assert!(!runs || proven.contains(name), "{name} runs on {element}; nothing here proves it");
    }
}
