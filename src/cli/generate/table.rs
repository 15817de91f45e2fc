//! The table of what random programs consist of: how often each op is chosen, and what writes it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::draft::Draft;
use super::{control, elementwise, folding, indexing, movement, products, quantized};
use crate::cli::conformance::cases;
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};

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
    pub rows: Vec<Row>,
    /// The element types of operands.
    pub types: Vec<ElementType>,
    /// What [`Settings::signatures`] gives, once it has been asked for.
    signatures: BTreeMap<&'static str, OnceLock<Vec<(ElementType, ElementType)>>>,
    /// How many ops a program has, about.
    pub size: usize,
    /// How many elements a tensor has at most, about.
    pub most: usize,
    pub expose_all: bool,
}

const fn plain(op: &'static str, weight: usize, make: Make) -> Row {
    Row { op, weight, make, kind: Kind::Plain }
}

const fn control(op: &'static str, weight: usize, make: Make) -> Row {
    Row { op, weight, make, kind: Kind::ControlFlow }
}

/// The ops that are not written as their definitions say, because they have attributes, regions or operands of several
/// types.
const ROWS: &[Row] = &[
    plain("stablehlo.compare", 6, elementwise::compare),
    plain("stablehlo.select", 5, elementwise::select),
    plain("stablehlo.convert", 12, elementwise::convert),
    plain("stablehlo.bitcast_convert", 3, elementwise::bitcast),
    plain("stablehlo.reduce_precision", 3, elementwise::reduce_precision),
    plain("stablehlo.iota", 2, movement::iota),
    plain("stablehlo.slice", 4, movement::slice),
    plain("stablehlo.pad", 4, movement::pad),
    plain("stablehlo.concatenate", 3, movement::concatenate),
    plain("stablehlo.transpose", 5, movement::transpose),
    plain("stablehlo.reverse", 2, movement::reverse),
    plain("stablehlo.broadcast_in_dim", 5, movement::broadcast),
    plain("stablehlo.reshape", 5, movement::reshape),
    plain("stablehlo.optimization_barrier", 1, movement::barrier),
    plain("stablehlo.dynamic_slice", 3, indexing::dynamic_slice),
    plain("stablehlo.dynamic_update_slice", 3, indexing::dynamic_update_slice),
    plain("stablehlo.gather", 4, indexing::gather),
    plain("stablehlo.scatter", 4, indexing::scatter),
    plain("stablehlo.dot_general", 10, products::dot_general),
    plain("stablehlo.convolution", 5, products::convolution),
    plain("stablehlo.reduce", 10, folding::reduce),
    plain("stablehlo.reduce_window", 6, folding::reduce_window),
    plain("stablehlo.select_and_scatter", 2, folding::select_and_scatter),
    plain("stablehlo.sort", 3, folding::sort),
    plain("stablehlo.map", 2, folding::map),
    control("stablehlo.if", 8, control::choice),
    control("stablehlo.case", 5, control::choice),
    control("stablehlo.while", 9, control::repetition),
    control("func.call", 6, control::call),
    Row {
        op: "stablehlo.uniform_quantize",
        weight: 8,
        make: quantized::chain,
        kind: Kind::Quantized,
    },
];

/// Ops that are chosen more often than other elementwise ones.
const FREQUENT: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.negate",
    "stablehlo.exponential",
    "stablehlo.tanh",
    "stablehlo.sqrt",
];

/// Ops of one or more operands of one type that are left out, and why.
const LEFT_OUT: &[&str] = &[
    // it gives the argument of `main` back on one process, which movement does as well
    "stablehlo.cross-replica-sum",
    // a name of what lowering writes, which other readers do not know
    "chlo._asin_acos_kernel",
];

/// All ops of the table.
pub fn rows() -> Vec<Row> {
    let has_row = |op: &str| ROWS.iter().any(|row| row.op == op) || LEFT_OUT.contains(&op);
    let elementwise = ops::entries().filter(|(_, entry)| cases::is_plain(entry));
    let elementwise = elementwise.filter(|(_, entry)| !has_row(entry.def.name));
    let row = |(_, entry): (&str, &ops::Entry)| {
        let weight = match &entry.meaning {
            _ if FREQUENT.contains(&entry.def.name) => 6,
            Meaning::Broadcasting(_) => 1,
            _ => 2,
        };
        plain(entry.def.name, weight, elementwise::by_definition)
    };
    let own = ROWS.iter().map(|row| Row { ..*row });
    own.chain(elementwise.map(row)).collect()
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
