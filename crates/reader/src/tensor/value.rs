//! Run-time values: a tensor, a token or a tuple of values.

use super::Tensor;

/// A run-time value. A tensor has its actual shape, even if its type is dynamic.
#[derive(Debug, Clone)]
pub enum Value {
    /// Elements of one type in a shape.
    Tensor(Tensor),
    /// A token, which orders effects and holds nothing.
    Token,
    /// Values in order, which may themselves be tuples.
    Tuple(Vec<Value>),
}

impl Value {
    /// The tensor, if the value is one.
    pub fn as_tensor(&self) -> Option<&Tensor> {
        match self {
            Value::Tensor(tensor) => Some(tensor),
            _ => None,
        }
    }

    /// The tensor of a value that is known to be one.
    ///
    /// # Panics
    ///
    /// If the value is a token or a tuple; [`Value::as_tensor`] asks.
    pub fn tensor(&self) -> &Tensor {
        match self {
            Value::Tensor(tensor) => tensor,
            other => unreachable!("a tensor was verified, found {other:?}"),
        }
    }

    /// The tensor of a value that is known to be one, taken out of the value.
    ///
    /// # Panics
    ///
    /// If the value is a token or a tuple.
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
