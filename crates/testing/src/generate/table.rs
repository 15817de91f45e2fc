//! The table of what random programs consist of: how often each op is chosen, and what writes it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::draft::Draft;
use super::{control, elementwise, folding, indexing, movement, products, quantized};
use crate::numeric::ElementType;
use crate::ops::{self, facts};
use crate::packs::cases;

/// What writes an op of this name and what it needs. The result is `None` if no type of the settings fits.
pub type Make = fn(&mut Draft<'_>, &'static str) -> Option<()>;

/// An op of the table.
pub struct Row {
    pub op: &'static str,
    /// How often the op is chosen, compared with the others.
    pub weight: usize,
    pub make: Make,
    /// What has to be asked for before the op is chosen.
    pub kind: Kind,
}

/// What has to be asked for before an op is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Plain,
    ControlFlow,
    Quantized,
}

/// What programs may have.
pub struct Settings {
    /// The rows of the ops that are chosen from.
    pub rows: Vec<Row>,
    /// The element types of operands.
    pub types: Vec<ElementType>,
    /// What [`Settings::signatures`] gives, once it has been asked for.
    signatures: BTreeMap<&'static str, OnceLock<Vec<(ElementType, ElementType)>>>,
    /// How many ops a program has, about.
    pub size: usize,
    /// How many elements a tensor has at most, about.
    pub most: usize,
    /// Whether every value of floats that an op of `main` gives is a result.
    pub expose_all: bool,
}

type Writer = (&'static str, Make, Kind);

const fn plain(op: &'static str, make: Make) -> Writer {
    (op, make, Kind::Plain)
}

const fn control(op: &'static str, make: Make) -> Writer {
    (op, make, Kind::ControlFlow)
}

/// What writes the ops that are not written as their definitions say, because they have attributes, regions or operands of several
/// types.
const WRITERS: &[Writer] = &[
    plain("stablehlo.compare", elementwise::compare),
    plain("stablehlo.select", elementwise::select),
    plain("stablehlo.convert", elementwise::convert),
    plain("stablehlo.bitcast_convert", elementwise::bitcast),
    plain("stablehlo.reduce_precision", elementwise::reduce_precision),
    plain("stablehlo.iota", movement::iota),
    plain("stablehlo.slice", movement::slice),
    plain("stablehlo.pad", movement::pad),
    plain("stablehlo.concatenate", movement::concatenate),
    plain("stablehlo.transpose", movement::transpose),
    plain("stablehlo.reverse", movement::reverse),
    plain("stablehlo.broadcast_in_dim", movement::broadcast),
    plain("stablehlo.reshape", movement::reshape),
    plain("stablehlo.optimization_barrier", movement::barrier),
    plain("stablehlo.dynamic_slice", indexing::dynamic_slice),
    plain("stablehlo.dynamic_update_slice", indexing::dynamic_update_slice),
    plain("stablehlo.gather", indexing::gather),
    plain("stablehlo.scatter", indexing::scatter),
    plain("stablehlo.dot_general", products::dot_general),
    plain("stablehlo.convolution", products::convolution),
    plain("stablehlo.reduce", folding::reduce),
    plain("stablehlo.reduce_window", folding::reduce_window),
    plain("stablehlo.select_and_scatter", folding::select_and_scatter),
    plain("stablehlo.sort", folding::sort),
    plain("stablehlo.map", folding::map),
    control("stablehlo.if", control::choice),
    control("stablehlo.case", control::choice),
    control("stablehlo.while", control::repetition),
    control("func.call", control::call),
    ("stablehlo.uniform_quantize", quantized::chain, Kind::Quantized),
];

/// All ops of the table.
pub fn rows() -> Vec<Row> {
    let has_writer = |op: &str| WRITERS.iter().any(|(own, ..)| *own == op);
    let elementwise = ops::entries().map(|(_, entry)| entry).filter(|it| cases::is_plain(it));
    let elementwise = elementwise.map(|entry| entry.def.name).filter(|op| !has_writer(op));
    let by_definition = elementwise.map(|op| plain(op, elementwise::by_definition));
    let row = |(op, make, kind): Writer| Row {
        op,
        weight: facts::named(op).map_or(0, |it| it.weight),
        make,
        kind,
    };
    let rows = WRITERS.iter().copied().chain(by_definition).map(row);
    rows.filter(|row| row.weight > 0).collect()
}

impl Settings {
    /// Settings with these ops of the table and these types.
    pub fn new(rows: Vec<Row>, types: Vec<ElementType>) -> Settings {
        let signatures = rows.iter().map(|row| (row.op, OnceLock::new())).collect();
        Settings { rows, types, signatures, size: 12, most: 128, expose_all: false }
    }

    /// The operand types of an op that is written as its definition says, each with the type of the result.
    pub fn signatures(&self, op: &str) -> &[(ElementType, ElementType)] {
        let known = self.signatures.get(op);
        known.map_or(&[], |known| known.get_or_init(|| cases::signatures(op, &self.types)))
    }

    /// The types for which something holds.
    pub fn types_where(&self, holds: impl Fn(&ElementType) -> bool) -> Vec<ElementType> {
        self.types.iter().filter(|element| holds(element)).cloned().collect()
    }
}

impl Draft<'_> {
    /// Writes one more op of the table; control flow not deep inside of other control flow.
    pub fn step(&mut self) -> Option<()> {
        let settings = self.settings;
        let is_deep = self.is_deep();
        let fits = |row: &&Row| !(is_deep && row.kind == Kind::ControlFlow);
        let total: usize = settings.rows.iter().filter(fits).map(|row| row.weight).sum();
        let mut left = self.random.below(total.max(1));
        let row = settings.rows.iter().filter(fits).find(|row| {
            let is_it = left < row.weight;
            left = left.saturating_sub(row.weight);
            is_it
        })?;
        (row.make)(self, row.op)?;
        self.ops.push(row.op);
        Some(())
    }

    /// Writes so many ops, fewer if no type fits most of those that are chosen.
    pub fn steps(&mut self, count: usize) {
        let (mut made, mut tried) = (0, 0);
        while made < count && tried < 30 * count {
            made += usize::from(self.step().is_some());
            tried += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ops_whose_facts_have_a_weight_are_those_that_something_writes() {
        let rows = rows();
        let is_written = |name: &str| rows.iter().any(|row| row.op == name);
        let has_weight = |name: &str| facts::named(name).is_some_and(|it| it.weight > 0);
        for (_, entry) in ops::entries() {
            let name = entry.def.name;
            assert_eq!(has_weight(name), is_written(name), "the weight of {name} in ops/facts.rs");
        }
        assert!(WRITERS.iter().all(|(op, ..)| has_weight(op)));
    }
}
