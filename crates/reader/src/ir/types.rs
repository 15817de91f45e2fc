//! Types of values.

use std::fmt;

use smallvec::SmallVec;

use super::Attribute;
use crate::numeric::ElementType;
use crate::tensor::Value;

/// The type of a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Type {
    /// `tensor<2x?xf32>`.
    Tensor(TensorType),
    /// `tensor<*xf32>`: parsed and printed, refused by verification.
    UnrankedTensor(ElementType),
    /// `!stablehlo.token`.
    Token,
    /// `tuple<…>`.
    Tuple(Vec<Type>),
    /// `!stablehlo.future<...>`: what an asynchronous op will have given, held as a tuple.
    Future(Vec<Type>),
    /// A bare element type, as in `1 : i64`.
    Element(ElementType),
    /// `(T...) -> (T...)`.
    Function(Box<FunctionType>),
    /// The type `none`.
    None,
    /// A type of another dialect, as written (`!mhlo.bundle<...>`, `memref<4xf32>`).
    Opaque(String),
}

/// A function's type.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct FunctionType {
    /// The types of the arguments.
    pub inputs: Vec<Type>,
    /// The types of the results.
    pub results: Vec<Type>,
}

/// The size of one dimension in a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dimension {
    /// Known.
    Static(usize),
    /// `?`: known at run time.
    Dynamic,
}

/// The dimensions of a tensor type.
pub type Shape = SmallVec<[Dimension; 4]>;

/// A ranked tensor type.
#[derive(Debug, Clone, PartialEq)]
pub struct TensorType {
    /// The sizes of the dimensions.
    pub shape: Shape,
    /// The element type.
    pub element: ElementType,
    /// The encoding, which is written after the element type: `#stablehlo.bounds<?, 4>` and the like.
    pub encoding: Option<Box<Attribute>>,
}

impl Dimension {
    /// The size, if known.
    pub fn size(self) -> Option<usize> {
        match self {
            Dimension::Static(size) => Some(size),
            Dimension::Dynamic => None,
        }
    }

    /// Whether one run-time size can fit both.
    pub fn compatible(self, other: Dimension) -> bool {
        match (self, other) {
            (Dimension::Static(a), Dimension::Static(b)) => a == b,
            _ => true,
        }
    }
}

impl TensorType {
    /// A tensor type of static shape.
    pub fn new(shape: &[usize], element: ElementType) -> TensorType {
        let shape = shape.iter().map(|&size| Dimension::Static(size)).collect();
        TensorType { shape, element, encoding: None }
    }

    /// A tensor type of any shape.
    pub fn with_shape(
        shape: impl IntoIterator<Item = Dimension>,
        element: ElementType,
    ) -> TensorType {
        TensorType { shape: shape.into_iter().collect(), element, encoding: None }
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// The sizes, if all are known.
    pub fn static_shape(&self) -> Option<Vec<usize>> {
        self.shape.iter().map(|dimension| dimension.size()).collect()
    }

    /// The number of elements, if all sizes are known and it fits a machine word.
    pub fn static_len(&self) -> Option<usize> {
        self.shape.iter().try_fold(1usize, |len, dimension| len.checked_mul(dimension.size()?))
    }

    /// Whether one run-time shape can fit both (ranks equal, known sizes equal and within bounds).
    pub fn compatible_shape(&self, other: &TensorType) -> bool {
        self.rank() == other.rank()
            && self.shape.iter().zip(&other.shape).all(|(a, b)| a.compatible(*b))
            && self.within_bounds(&other.shape)
            && other.within_bounds(&self.shape)
    }

    /// Whether the known sizes of a shape of the same rank exceed no bound of this type.
    pub fn within_bounds(&self, shape: &[Dimension]) -> bool {
        let bounds = self.bounds();
        let mut pairs = bounds.iter().zip(shape);
        pairs.all(|(bound, size)| bound.zip(size.size()).is_none_or(|(bound, size)| size <= bound))
    }

    /// Whether a run-time shape fits: it has the known sizes, exceeds no bound, and has a scale for
    /// each slice where the type is quantized along a dimension.
    pub fn admits(&self, shape: &[usize]) -> bool {
        self.rank() == shape.len()
            && self.shape.iter().zip(shape).all(|(a, &b)| a.compatible(Dimension::Static(b)))
            && self
                .bounds()
                .iter()
                .zip(shape)
                .all(|(bound, &size)| bound.is_none_or(|it| size <= it))
            && self.misfit_of_scales(shape).is_none()
    }

    /// Why a shape does not have a scale for each slice, if the type is quantized along a dimension.
    pub fn misfit_of_scales(&self, shape: &[usize]) -> Option<String> {
        let ElementType::Quantized(quantized) = &self.element else { return None };
        quantized.dimension?;
        quantized.misfit(&shape.iter().map(|&size| Some(size)).collect::<Vec<_>>())
    }

    /// The largest size of each dimension that has a bound (`#stablehlo.bounds<?, 4>`); empty where
    /// no bounds are written.
    pub fn bounds(&self) -> Vec<Option<usize>> {
        let Some(Attribute::Struct(encoding)) = self.encoding.as_deref() else { return Vec::new() };
        let Some(bounds) = encoding.fields.get("bounds").filter(|_| encoding.mnemonic == "bounds")
        else {
            return Vec::new();
        };
        let bounds = bounds.as_integers().unwrap_or_default();
        bounds.into_iter().map(|bound| usize::try_from(bound).ok()).collect()
    }

    /// Gives dynamic dimensions the sizes of a shape of the same rank.
    pub fn take_sizes(&mut self, sizes: impl ExactSizeIterator<Item = Dimension>) {
        if sizes.len() == self.rank() {
            for (size, found) in self.shape.iter_mut().zip(sizes) {
                *size = if *size == Dimension::Dynamic { found } else { *size };
            }
        }
    }
}

impl Type {
    /// The tensor type, if it is one.
    pub fn as_tensor(&self) -> Option<&TensorType> {
        match self {
            Type::Tensor(tensor) => Some(tensor),
            _ => None,
        }
    }

    /// The tensor type, to be changed, if this is one.
    pub fn as_tensor_mut(&mut self) -> Option<&mut TensorType> {
        match self {
            Type::Tensor(tensor) => Some(tensor),
            _ => None,
        }
    }

    /// Whether one run-time value can be of both types (shapes may differ in dynamic dimensions).
    pub fn compatible(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::Tensor(a), Type::Tensor(b)) => a.element == b.element && a.compatible_shape(b),
            (Type::Tuple(a), Type::Tuple(b)) | (Type::Future(a), Type::Future(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.compatible(b))
            }
            (a, b) => a == b,
        }
    }

    /// Whether every value of another type is of this one: it states no size that the other leaves
    /// open.
    pub fn holds(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::Tensor(a), Type::Tensor(b)) => {
                let mut sizes = a.shape.iter().zip(&b.shape);
                self.compatible(other)
                    && sizes.all(|(a, b)| *a == Dimension::Dynamic || b.size().is_some())
            }
            (Type::Tuple(a), Type::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.holds(b))
            }
            (a, b) => a == b,
        }
    }

    /// The type of a run-time value; its shapes are static.
    pub fn of(value: &Value) -> Type {
        match value {
            Value::Tensor(tensor) => {
                Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()))
            }
            Value::Token => Type::Token,
            Value::Tuple(values) => Type::Tuple(values.iter().map(Type::of).collect()),
        }
    }

    /// Whether a run-time value is of this type.
    pub fn admits(&self, value: &Value) -> bool {
        match (self, value) {
            (Type::Tensor(ty), Value::Tensor(tensor)) => {
                ty.element == *tensor.element() && ty.admits(tensor.shape())
            }
            (Type::Token, Value::Token) => true,
            // a place in memory, by what it holds
            (Type::Opaque(text), Value::Tensor(_)) => text.starts_with("memref<"),
            (Type::Tuple(types) | Type::Future(types), Value::Tuple(values)) => {
                types.len() == values.len()
                    && types.iter().zip(values).all(|(ty, value)| ty.admits(value))
            }
            _ => false,
        }
    }

    /// The end of the message that a value does not fit this type: why the scales do not fit, if they are the
    /// reason.
    pub fn misfit_of_scales(&self, value: &Value) -> String {
        let misfit = match (self, value) {
            (Type::Tensor(ty), Value::Tensor(tensor)) if ty.element == *tensor.element() => {
                ty.misfit_of_scales(tensor.shape())
            }
            _ => None,
        };
        misfit.map_or_else(String::new, |misfit| format!(": {misfit}"))
    }

    /// Gives dynamic dimensions the sizes that another type has.
    pub fn take_sizes(&mut self, other: &Type) {
        match (self, other) {
            (Type::Tensor(ty), Type::Tensor(other)) => ty.take_sizes(other.shape.iter().copied()),
            (Type::Tuple(types), Type::Tuple(others)) => {
                types.iter_mut().zip(others).for_each(|(ty, other)| ty.take_sizes(other));
            }
            _ => {}
        }
    }

    /// Gives dynamic dimensions the sizes of a run-time value of this type.
    pub fn take_sizes_of(&mut self, value: &Value) {
        match (self, value) {
            (Type::Tensor(ty), Value::Tensor(tensor)) => {
                ty.take_sizes(tensor.shape().iter().map(|&size| Dimension::Static(size)));
            }
            (Type::Tuple(types), Value::Tuple(values)) => {
                types.iter_mut().zip(values).for_each(|(ty, value)| ty.take_sizes_of(value));
            }
            _ => {}
        }
    }

    /// Whether every shape in it is static.
    pub fn is_static(&self) -> bool {
        match self {
            Type::Tensor(tensor) => tensor.shape.iter().all(|size| size.size().is_some()),
            Type::Tuple(types) | Type::Future(types) => types.iter().all(Type::is_static),
            _ => true,
        }
    }
}

impl fmt::Display for Dimension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dimension::Static(size) => write!(f, "{size}"),
            Dimension::Dynamic => write!(f, "?"),
        }
    }
}
