//! Which results of an op are legal, by the kind of the op.

use super::rows::Rows;
use super::selection;
use super::steps::Steps;
use super::sums::{self, Shape};
use crate::alone::bodies;
use crate::alone::wide::is_inexact;
use crate::ir::{OpView, TensorType, Type};
use crate::numeric::ElementType;
use crate::ops::contraction;
use crate::ops::facts::{self, Accuracy, Floor};
use crate::tensor::Value;

/// What makes a result of an op legal.
pub enum Law {
    /// The exact result rounded once, which this interpreter gives.
    One,
    /// A function whose error is some units in the last place of the type in which it is computed.
    Function(Accuracy),
    /// Sums in any order.
    Sums(Shape),
    /// Rows of the operands, which are judged together with the other results of the op.
    Rows(Rows),
    /// A scatter to the elements that windows select.
    Selection,
    /// Several rounded steps, whose order and form are open.
    Steps(Steps),
    /// The result is not determined, or no set of legal results is known: the reason.
    Undecided(&'static str),
}

impl Law {
    /// Why results that this law does not explain may be legal all the same, if they may. `operands` are those of the op, and
    /// after them the values from outside that its regions read.
    pub fn open_question(&self, view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
        match self {
            Law::Undecided(reason) => Some(reason),
            Law::Rows(rows) => rows.open_question(view, operands),
            Law::Selection => Some("which elements its windows select is not followed"),
            _ => bodies::open_question(view, operands),
        }
    }

    /// The law of an op.
    pub fn of(view: &OpView<'_>) -> Law {
        let results = || view.result_types().filter_map(Type::as_tensor);
        let has_floats = || results().any(|ty| is_inexact(&ty.element));
        let facts = facts::of(view.op);
        let mut all = view.operand_types().filter_map(Type::as_tensor).chain(results());
        if all.any(|ty| is_quantized(&ty.element)) && !facts.moves() {
            return Law::Undecided("scales of quantized types may be applied in any order");
        }
        if contraction::algorithm(view).is_some_and(|it| !sums::keeps_operands(view, it)) {
            return Law::Undecided("its algorithm rounds the operands");
        }
        let open = "of complex numbers no bound of its steps is known";
        match facts.law {
            facts::Law::Once | facts::Law::Inside => Law::One,
            facts::Law::OnceIfReal if !view.operand(0).is_some_and(is_complex) => Law::One,
            facts::Law::OnceIfReal => Law::Function(Accuracy { units: 1.0, floor: Floor::None }),
            facts::Law::Function(accuracy) => Law::Function(accuracy),
            facts::Law::Sums => Shape::of(view).map_or(Law::One, Law::Sums),
            facts::Law::Steps => Steps::of(view).map_or(Law::Undecided(open), Law::Steps),
            facts::Law::Rows => {
                let open = "its comparator computes with roundings";
                Rows::of(view).map_or(Law::Undecided(open), Law::Rows)
            }
            facts::Law::Selection if selection::is_exact(view) => Law::Selection,
            facts::Law::Selection => {
                Law::Undecided("its regions compute with roundings or read values from outside")
            }
            facts::Law::Region(reason) => Law::of_region(view)
                .or_else(|| (!has_floats() || bodies::has_one_order(view)).then_some(Law::One))
                .unwrap_or(Law::Undecided(reason)),
            facts::Law::Exchange if has_floats() => Law::Undecided("it depends on other processes"),
            facts::Law::Exchange => Law::One,
            facts::Law::Undecided(_) if bodies::hands_on(view.op) => Law::One,
            facts::Law::Undecided(reason) => Law::Undecided(reason),
        }
    }

    /// What makes the results of an op legal whose region chooses rows, adds or multiplies.
    fn of_region(view: &OpView<'_>) -> Option<Law> {
        let rows = Rows::of(view).map(Law::Rows);
        rows.or_else(|| Shape::of(view).map(Law::Sums)).or_else(|| Steps::of(view).map(Law::Steps))
    }
}

fn is_quantized(element: &ElementType) -> bool {
    matches!(element, ElementType::Quantized(_))
}

fn is_complex(ty: &TensorType) -> bool {
    matches!(ty.element, ElementType::Complex(_))
}
