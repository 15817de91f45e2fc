//! Meanings that a run gives to targets.

use std::fmt;
use std::sync::Arc;

use super::{Handler, handled, refusal};
use crate::ops::prelude::*;

/// A meaning that a run gives to a custom call.
#[derive(Clone)]
pub enum GivenMeaning {
    /// The function of the module with this name, whose types have to be those of the call.
    Function(String),
    /// The results are zeros.
    Zeros,
    /// The results are the operands.
    Identity,
    /// The results are computed by a handler of the host.
    Handler(Arc<Handler>),
}

impl fmt::Debug for GivenMeaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenMeaning::Function(name) => write!(f, "@{name}"),
            GivenMeaning::Zeros => write!(f, "zeros"),
            GivenMeaning::Identity => write!(f, "identity"),
            GivenMeaning::Handler(_) => write!(f, "a handler"),
        }
    }
}

impl std::str::FromStr for GivenMeaning {
    type Err = String;

    /// Reads `@function`, `zeros` or `identity`.
    fn from_str(text: &str) -> Result<GivenMeaning, String> {
        match (text, text.strip_prefix('@')) {
            ("zeros", _) => Ok(GivenMeaning::Zeros),
            ("identity", _) => Ok(GivenMeaning::Identity),
            (_, Some(name)) if !name.is_empty() => Ok(GivenMeaning::Function(name.to_string())),
            _ => Err(format!("'{text}' is neither @function, zeros nor identity")),
        }
    }
}

/// Prepares a call with a meaning that the run gives it. Calls of a function are planned by the planner.
pub fn prepare_given(
    view: &OpView<'_>,
    name: &str,
    given: &GivenMeaning,
) -> Result<Evaluate, Violation> {
    match given {
        GivenMeaning::Handler(handler) => Ok(handled(view, name, Arc::clone(handler))),
        GivenMeaning::Zeros => zeros(view),
        GivenMeaning::Identity => identity(view),
        GivenMeaning::Function(name) => {
            Err(refusal(view, format!("there is no function @{name} to compute it")))
        }
    }
}

fn zeros(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let types: Vec<Type> = view.result_types().cloned().collect();
    if let Some(ty) = types.iter().find(|ty| !has_zero(ty)) {
        return Err(refusal(view, format!("there are no zeros of type {ty}")));
    }
    Ok(Box::new(move |_, _| types.iter().map(zero).collect()))
}

/// Whether a type has a value of zeros. Unknown sizes are asked for when the call runs.
fn has_zero(ty: &Type) -> bool {
    match ty {
        Type::Tensor(_) | Type::Token => true,
        Type::Tuple(types) => types.iter().all(has_zero),
        _ => false,
    }
}

fn zero(ty: &Type) -> Result<Value, EvalError> {
    let failed = || EvalError::Failed(format!("a {ty} of zeros: its shape is not known"));
    match ty {
        Type::Tensor(tensor) => {
            let shape = tensor.static_shape().ok_or_else(failed)?;
            Ok(Tensor::try_splat(tensor.element.clone(), &shape, 0)?.into())
        }
        Type::Tuple(types) => Ok(Value::Tuple(types.iter().map(zero).collect::<Result<_, _>>()?)),
        _ => Ok(Value::Token),
    }
}

fn identity(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (operands, results): (Vec<&Type>, Vec<&Type>) =
        (view.operand_types().collect(), view.result_types().collect());
    let same = operands.len() == results.len()
        && operands.iter().zip(&results).all(|(operand, result)| operand.compatible(result));
    if !same {
        let listed =
            |types: &[&Type]| types.iter().map(|ty| ty.to_string()).collect::<Vec<_>>().join(", ");
        let (operands, results) = (listed(&operands), listed(&results));
        let message = format!("is no identity: operands ({operands}), results ({results})");
        return Err(refusal(view, message));
    }
    Ok(Box::new(|_, operands| Ok((0..operands.len()).map(|index| take(operands, index)).collect())))
}
