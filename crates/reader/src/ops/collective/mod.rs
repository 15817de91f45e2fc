//! Ops between processes. The machine's scheduler lets the processes meet; the files of this folder say which
//! processes take part, and what each receives.

use super::prelude::*;
use crate::ir::TensorType;
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::Words;

mod channels;
pub mod gathering;
mod groups;
mod mesh;
pub mod reducing;
pub mod reduction;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &channels::INFEED,
    &channels::OUTFEED,
    &channels::SEND,
    &channels::RECV,
    &REPLICA_ID,
    &PARTITION_ID,
    &gathering::ALL_GATHER,
    &reducing::ALL_REDUCE,
    &reducing::REDUCE_SCATTER,
    &gathering::ALL_TO_ALL,
    &gathering::COLLECTIVE_BROADCAST,
    &reducing::COLLECTIVE_REDUCE,
    &gathering::COLLECTIVE_PERMUTE,
    &reducing::CROSS_REPLICA_SUM,
];

/// `stablehlo.replica_id` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#replica_id)).
pub static REPLICA_ID: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        infer: Some(|_| Ok(vec![id_type()])),
        ..OpDef::new("stablehlo.replica_id")
    },
    meaning: Meaning::Whole(|_| {
        Ok(Box::new(|runtime, _| Ok(vec![id_value(runtime.process().1.replica)])))
    }),
};

/// `stablehlo.partition_id` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#partition_id)).
pub static PARTITION_ID: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        infer: Some(|_| Ok(vec![id_type()])),
        ..OpDef::new("stablehlo.partition_id")
    },
    meaning: Meaning::Whole(|_| {
        Ok(Box::new(|runtime, _| Ok(vec![id_value(runtime.process().1.partition)])))
    }),
};

const UI32: ElementType = ElementType::Integer(IntegerType { width: 32, signed: false });

fn id_type() -> Type {
    Type::Tensor(TensorType::new(&[], UI32))
}

fn id_value(id: usize) -> Value {
    Tensor::splat(UI32, &[], id as u128).into()
}

/// The constraint that global ids need a channel.
fn require_channel(view: &OpView<'_>, label: &'static str, violations: &mut Vec<Violation>) {
    let channel = groups::channel_id(view);
    let ok = !view.flag("use_global_device_ids") || channel > 0;
    let message =
        || format!("channel_id must be positive when use_global_device_ids is set, is {channel}");
    require(ok, label, message, violations);
}

/// Whether there is a result for each operand without the last `others`; if not, records a violation.
fn same_count(
    view: &OpView<'_>,
    others: usize,
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> bool {
    let (operands, results) = (view.op.operands.len(), view.op.results.len());
    let message = || format!("{operands} operands and {results} results do not go together");
    require(results > 0 && operands == results + others, label, message, violations)
}

/// Checks that each result has the type of its operand.
fn require_types_alike(view: &OpView<'_>, label: &'static str, violations: &mut Vec<Violation>) {
    for index in 0..view.op.results.len() {
        if let Some((operand, result)) = view.operand(index).zip(view.result(index)) {
            require_element(result, operand, false, label, violations);
            require_shape(result, &operand.shape, label, violations);
        }
    }
}

/// A text that all processes of a meeting must have in common: these attributes, and the channel.
fn agreement(view: &OpView<'_>, names: &[&str]) -> String {
    let mut parts = Vec::new();
    for name in names {
        match view.integer(name) {
            Some(value) => parts.push(format!("{name} = {value}")),
            None if view.flag(name) => parts.push((*name).to_string()),
            None => {}
        }
    }
    parts.push(format!("channel {}", groups::channel_id(view)));
    parts.join(", ")
}

/// Zeros of a value's type.
fn zeros(like: &Value) -> Result<Value, EvalError> {
    let tensor = like.tensor();
    super::exchange::zeros(tensor.element(), tensor.shape())
}

/// Words as a value of a type, whose shape they have to fit.
fn checked(ty: &TensorType, words: Words, label: &str) -> Result<Value, EvalError> {
    if ty.admits(words.shape()) {
        return Ok(Tensor::new(ty.element.clone(), words).into());
    }
    let (found, written) = (show(&known(words.shape())), show(&ty.shape));
    Err(EvalError::Failed(format!(
        "the result has shape {found}, its type says {written} [{label}]"
    )))
}
