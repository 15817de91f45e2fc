//! Run-time values: a tensor, a token or a tuple of values.

use super::Tensor;

/// A run-time value. A tensor carries its actual shape, also where its type is dynamic.
#[derive(Debug, Clone)]
pub enum Value {
    /// A tensor.
    Tensor(Tensor),
    /// A token, which orders effects and holds nothing.
    Token,
    /// A tuple.
    Tuple(Vec<Value>),
}

impl Value {
    /// The tensor that verification said is here.
    pub fn tensor(&self) -> &Tensor {
        match self {
            Value::Tensor(tensor) => tensor,
            other => unreachable!("a tensor was verified, found {other:?}"),
        }
    }

    /// The tensor that verification said is here, taken out.
    pub fn into_tensor(self) -> Tensor {
        match self {
            Value::Tensor(tensor) => tensor,
            other => unreachable!("a tensor was verified, found {other:?}"),
        }
    }
}

impl From<Tensor> for Value {
    fn from(tensor: Tensor) -> Value {
        Value::Tensor(tensor)
    }
}
