//! Custom calls: the targets that frameworks emit and that have one clear meaning, and those to which a user
//! of the library gives a meaning.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use super::prelude::*;
use crate::ir::{Attribute, Attributes, Op};

mod callbacks;
mod given;
pub mod matrices;
mod movement;
mod names;
pub mod signature;
mod standing;
mod tuples;

pub use given::{GivenMeaning, prepare_given};
pub use names::{Target as TargetRow, known_targets, targets_of, unknown_target, unknown_targets};
pub use standing::{stand_in, standing_op};

/// A custom call, as the handler of its target sees it.
#[derive(Debug, Clone)]
pub struct CustomCall {
    /// The target.
    pub target: String,
    /// The attributes of the op itself, such as `backend_config`, by name.
    pub properties: Attributes,
    /// All other attributes, such as `mhlo.backend_config`.
    pub attributes: Attributes,
    /// The types of the results.
    pub result_types: Vec<Type>,
}

/// A function that computes the results of a custom call from its operands, or says why it cannot.
pub type Handler = dyn Fn(&CustomCall, &[Value]) -> Result<Vec<Value>, String> + Send + Sync;

static HANDLERS: LazyLock<RwLock<HashMap<String, Arc<Handler>>>> = LazyLock::new(RwLock::default);

/// Gives a target of `stablehlo.custom_call` a meaning, for every program that is planned from then on in
/// this process of the operating system. It replaces a meaning that the target has already. The results are
/// checked against the types that the program states.
pub fn register_custom_call(
    target: impl Into<String>,
    handler: impl Fn(&CustomCall, &[Value]) -> Result<Vec<Value>, String> + Send + Sync + 'static,
) {
    let mut handlers = HANDLERS.write().unwrap_or_else(PoisonError::into_inner);
    handlers.insert(target.into(), Arc::new(handler));
}

/// A function that prepares the targets for which the engine has kernels, by their names.
pub type Kernel = fn(&OpView<'_>, &str) -> Option<Result<Evaluate, Violation>>;

/// Targets of one meaning.
struct Target {
    names: &'static [&'static str],
    /// The operands and results, for the documentation. The preparation checks them.
    signature: &'static str,
    /// The entries of the configuration, for the documentation.
    settings: &'static str,
    /// The meaning of the target, for the documentation.
    meaning: &'static str,
    prepare: Option<fn(&OpView<'_>) -> Result<Evaluate, Violation>>,
}

const fn target(
    names: &'static [&'static str],
    signature: &'static str,
    settings: &'static str,
    meaning: &'static str,
    prepare: Option<fn(&OpView<'_>) -> Result<Evaluate, Violation>>,
) -> Target {
    Target { names, signature, settings, meaning, prepare }
}

/// The targets that say how a tensor is spread over devices, and hand it on.
const SHARDINGS: &[&str] = &["Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"];

/// The targets that mark a value for a partitioner or a compiler, and hand it on.
const MARKS: &[&str] = &[
    "xla.sdy.FuncResultSharding",
    "xla.sdy.PropagationBarrier",
    "xla.sdy.ShardingGroup",
    "InspectSharding",
    "annotate_device_placement",
    "LayoutConstraint",
    "MoveToHost",
    "MoveToDevice",
    "mhlo.copy",
    "Pin",
    "Unpin",
    "tt.mark_argument",
    "xla.megascale.provide_metadata",
    "stablehlo.shape_refinement_operand_wrapper",
    "NopCustomCallTarget",
];

/// Whether an op is a custom call that hands its only operand on.
pub fn hands_on(op: &Op) -> bool {
    let target = op.properties.get("call_target_name").and_then(Attribute::as_text);
    let is_mark = |target: String| SHARDINGS.iter().chain(MARKS).any(|mark| *mark == target);
    let is_call = op.full_name() == "stablehlo.custom_call";
    is_call && op.operands.len() == 1 && op.results.len() == 1 && target.is_some_and(is_mark)
}

/// The targets with a meaning of their own, except routines on matrices.
static TARGETS: &[Target] = &[
    target(
        SHARDINGS,
        "x -> x",
        "mhlo.sharding is not read",
        "how a tensor is spread over devices: its operand",
        Some(movement::same_values),
    ),
    target(
        MARKS,
        "x, ... -> x, ... or nothing",
        "",
        "marks for a partitioner or a compiler, places in memory: the operands",
        Some(movement::same_values),
    ),
    target(
        &["AllocateBuffer", "CreateBuffer"],
        "-> x",
        "",
        "memory whose content is not defined: zeros here",
        Some(movement::zeros),
    ),
    target(
        &["X64SplitLow"],
        "x: 64 bits[..] -> 32 bits[..]",
        "",
        "the lower half of an integer; of an f64 what its f32 leaves over",
        Some(movement::low_half),
    ),
    target(
        &["X64SplitHigh"],
        "x: 64 bits[..] -> 32 bits[..]",
        "",
        "the upper half of an integer; an f64 as f32",
        Some(movement::high_half),
    ),
    target(
        &["X64Combine"],
        "low: 32 bits[..], high: 32 bits[..] -> 64 bits[..]",
        "",
        "an integer of its halves; the sum of two f32 as f64",
        Some(movement::combined),
    ),
    target(
        &["cu_threefry2x32_ffi", "hip_threefry2x32_ffi"],
        "k0: ui32[..], k1: ui32[..], c0: ui32[..], c1: ui32[..] -> ui32[..], ui32[..]",
        "",
        "Threefry2x32 with 20 rounds of each key and counter",
        Some(movement::threefry),
    ),
    target(
        &["mhlo.topk", "TopK"],
        "x: T[.., n] -> T[.., k], indices: i32[.., k]",
        "k (else the result's size), largest (true)",
        "the k largest elements of each line, and where they stand",
        None,
    ),
    target(
        &["ApproxTopK", "stablehlo.dynamic_approx_top_k"],
        "x: T[..], indices: I[..], T, I -> T[..], I[..]; the dynamic one has k: i32 as operand 4",
        "reduction_dim, top_k, called_computations (top_k_gt... or top_k_lt...)",
        "the k largest elements along a dimension, exactly, and their indices",
        None,
    ),
    target(
        &["__op$block_scaled_dot"],
        "lhs: T[.., m, k], rhs: U[.., n, k], scales of both, global: V -> W[.., m, n]",
        "block_size",
        "dot products of blocks that share scales (MX, NVFP4)",
        None,
    ),
    target(
        &["__op$quantize"],
        "x: T[.., n] -> U[.., n], scales: V[.., b]",
        "",
        "elements and scales of blocks along the last dimension",
        None,
    ),
    target(
        &["__op$dequantize"],
        "x: T[.., n], scales: U[.., b] -> V[.., n]",
        "",
        "elements times the scales of their blocks",
        None,
    ),
];

/// Prepares a call of the target `name`. The result is `None` if the target has no meaning.
pub fn prepare(
    view: &OpView<'_>,
    name: &str,
    kernel: Kernel,
) -> Option<Result<Evaluate, Violation>> {
    if let Some(handler) = handler(name) {
        return Some(Ok(handled(view, name, handler)));
    }
    if let Some(prepared) = tuples::prepare(view, name, kernel) {
        return Some(prepared);
    }
    if let Some(prepared) = callbacks::prepare(view, name) {
        return Some(prepared);
    }
    let target = TARGETS.iter().find(|target| target.names.contains(&name));
    match target.and_then(|target| target.prepare) {
        Some(prepare) => Some(prepare(view)),
        None => kernel(view, name),
    }
}

fn handler(name: &str) -> Option<Arc<Handler>> {
    HANDLERS.read().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
}

/// The evaluation of a call by a handler, whose results are checked.
fn handled(view: &OpView<'_>, name: &str, handler: Arc<Handler>) -> Evaluate {
    let call = CustomCall {
        target: name.to_string(),
        properties: view.op.properties.clone(),
        attributes: view.op.attributes.clone(),
        result_types: view.result_types().cloned().collect(),
    };
    Box::new(move |_, operands| {
        let fail = |message| EvalError::Failed(format!("@{}: {message}", call.target));
        let results = handler(&call, operands).map_err(fail)?;
        let fits = results.len() == call.result_types.len()
            && call.result_types.iter().zip(&results).all(|(ty, result)| ty.admits(result));
        if !fits {
            let found: Vec<_> = results.iter().map(|value| Type::of(value).to_string()).collect();
            let message = format!("the handler's results are ({})", found.join(", "));
            return Err(fail(message));
        }
        Ok(results)
    })
}

/// A violation that names the target.
pub fn refusal(view: &OpView<'_>, message: impl std::fmt::Display) -> Violation {
    let target = view.op.properties.get("call_target_name").and_then(Attribute::as_text);
    Violation::unlabelled(format!("@{}: {message}", target.unwrap_or_default()))
}

/// An entry of the configuration, a dictionary under one of its usual names.
pub fn configured<'a>(view: &OpView<'a>, name: &str) -> Option<&'a Attribute> {
    let stated = |attributes: &'a Attributes, key: &str| match attributes.get(key) {
        Some(Attribute::Dictionary(entries)) => entries.get(name),
        _ => None,
    };
    stated(&view.op.properties, "backend_config")
        .or_else(|| stated(&view.op.attributes, "mhlo.backend_config"))
        .or_else(|| stated(&view.op.attributes, "mhlo.attributes"))
}

/// An integer of the configuration.
pub fn configured_integer(view: &OpView<'_>, name: &str) -> Option<i64> {
    i64::try_from(configured(view, name)?.as_integer()?).ok()
}
