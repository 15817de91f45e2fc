//! The targets of custom_call that frameworks emit and that have one plain meaning, and those that a
//! user of the library gives a meaning to.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use super::prelude::*;
use crate::ir::{Attribute, Attributes};

mod functions;
mod matrices;
mod scaled_dot;
mod selection;

/// What a custom call says, for the handler of its target.
#[derive(Debug, Clone)]
pub struct CustomCall {
    /// The target.
    pub target: std::string::String,
    /// The attributes of the op itself, such as `backend_config`, by name.
    pub properties: Attributes,
    /// All other attributes, such as `mhlo.backend_config`.
    pub attributes: Attributes,
    /// The types that the results must have.
    pub result_types: Vec<Type>,
}

/// Computes the results of a custom call from its operands, or says why it cannot.
pub type Handler =
    dyn Fn(&CustomCall, &[Value]) -> Result<Vec<Value>, std::string::String> + Send + Sync;

static HANDLERS: LazyLock<RwLock<HashMap<std::string::String, Arc<Handler>>>> =
    LazyLock::new(RwLock::default);

/// Gives a target of `stablehlo.custom_call` a meaning, for every program that is planned from then
/// on in this process of the operating system. It goes before a meaning that the target has already;
/// the results are checked against the types that the program states.
///
/// ```
/// use shlo_interp::ops::register_custom_call;
/// use shlo_interp::tensor::Tensor;
///
/// register_custom_call("my.bit_reverse", |_call, operands| {
///     let operand = operands[0].tensor();
///     let codes = operand.codes::<u8>().iter().map(|code| code.reverse_bits()).collect();
///     Ok(vec![Tensor::from_codes(operand.element().clone(), operand.shape(), codes).into()])
/// });
///
/// let program = "func.func @main() -> tensor<2xui8> {
///     %0 = stablehlo.constant dense<[1, 6]> : tensor<2xui8>
///     %1 = stablehlo.custom_call @my.bit_reverse(%0) : (tensor<2xui8>) -> tensor<2xui8>
///     return %1 : tensor<2xui8>
/// }";
/// let results = shlo_interp::run_text(program, vec![]).unwrap();
/// assert_eq!(results[0].tensor().codes::<u8>(), [0x80, 0x60]);
/// ```
pub fn register_custom_call(
    target: impl Into<std::string::String>,
    handler: impl Fn(&CustomCall, &[Value]) -> Result<Vec<Value>, std::string::String>
    + Send
    + Sync
    + 'static,
) {
    let mut handlers = HANDLERS.write().unwrap_or_else(PoisonError::into_inner);
    handlers.insert(target.into(), Arc::new(handler));
}

/// The meaning of targets, each name with what prepares it.
static TARGETS: &[(&str, fn(&OpView<'_>) -> Result<Evaluate, Violation>)] = &[
    ("Sharding", same_value),
    ("SPMDFullToShardShape", same_value),
    ("SPMDShardToFullShape", same_value),
    ("annotate_device_placement", same_value),
    ("LayoutConstraint", same_value),
    ("MoveToHost", same_value),
    ("MoveToDevice", same_value),
    ("mhlo.topk", selection::top_k),
    ("TopK", selection::top_k),
    ("ApproxTopK", selection::approximate_top_k),
    ("__op$block_scaled_dot", scaled_dot::block_scaled_dot),
    ("__op$quantize", scaled_dot::quantize),
    ("__op$dequantize", scaled_dot::dequantize),
    ("Cholesky", matrices::cholesky),
    ("Qr", matrices::qr),
    ("ProductOfElementaryHouseholderReflectors", matrices::reflectors),
    ("Eigh", matrices::eigh),
    ("LuDecomposition", matrices::lu),
    ("__gpu$xla.gpu.triton", compiled_for_a_gpu),
];

/// The target `name` as a meaning; none if it has none.
pub fn prepare(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    if let Some(handler) = handler(name) {
        return Some(Ok(handled(view, name, handler)));
    }
    if let Some((_, prepare)) = TARGETS.iter().find(|(target, _)| *target == name) {
        return Some(prepare(view));
    }
    matrices::lapack(view, name).or_else(|| functions::prepare(view, name))
}

/// The names of the targets that run.
pub fn names() -> impl Iterator<Item = &'static str> {
    TARGETS.iter().map(|(name, _)| *name).filter(|name| !name.starts_with("__gpu$"))
}

fn handler(name: &str) -> Option<Arc<Handler>> {
    HANDLERS.read().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
}

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

/// Marks for a partitioner or a memory space: the result is the operand.
fn same_value(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (operands, results): (Vec<_>, Vec<_>) =
        (view.operand_types().collect(), view.result_types().collect());
    match (operands.as_slice(), results.as_slice()) {
        ([operand], [result]) if operand.compatible(result) => {}
        _ => {
            let message = "the result has to be the operand: shapes of shards differ only where a \
                           program was partitioned";
            return Err(refusal(view, message));
        }
    }
    Ok(Box::new(|_, operands| Ok(vec![take(operands, 0)])))
}

/// A kernel in the form that a GPU's compiler takes.
fn compiled_for_a_gpu(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    Err(refusal(view, "a kernel for a GPU's compiler, which says nothing about values"))
}

/// A violation that names the target.
fn refusal(view: &OpView<'_>, message: impl std::fmt::Display) -> Violation {
    let target = view.attribute("call_target_name").and_then(Attribute::as_text);
    Violation::unlabelled(format!("@{}: {message}", target.unwrap_or_default()))
}

/// An entry of the configuration, a dictionary under one of its usual names.
fn configured<'a>(view: &OpView<'a>, name: &str) -> Option<&'a Attribute> {
    let stated = |attributes: &'a Attributes, key: &str| match attributes.get(key) {
        Some(Attribute::Dictionary(entries)) => entries.get(name),
        _ => None,
    };
    stated(&view.op.properties, "backend_config")
        .or_else(|| stated(&view.op.attributes, "mhlo.backend_config"))
        .or_else(|| stated(&view.op.attributes, "mhlo.attributes"))
}

/// An integer of the configuration.
fn configured_integer(view: &OpView<'_>, name: &str) -> Option<i64> {
    i64::try_from(configured(view, name)?.as_integer()?).ok()
}
