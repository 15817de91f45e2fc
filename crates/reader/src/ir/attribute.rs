//! Attributes: the constants of an op, known before a program runs.

use std::sync::Arc;

use indexmap::IndexMap;

use super::{TensorType, Type};
use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// A dictionary of attributes, in the order written.
pub type Attributes = IndexMap<String, Attribute>;

/// A constant of the program that belongs to an op, a function, an argument or a module.
#[derive(Debug, Clone, PartialEq)]
pub enum Attribute {
    /// `unit`, or a bare key in a dictionary.
    Unit,
    /// `true`, `false`.
    Boolean(bool),
    /// `1 : i64`; without a type it is i64. Signless values are kept sign-extended.
    Integer(i128, Type),
    /// `1.0 : f32`; without a type it is f64. The code of the value in that type.
    Float(u64, Type),
    /// `"text"`, unescaped; MLIR strings are bytes.
    String(Vec<u8>),
    /// `"text" : T`.
    TypedString(Vec<u8>, Type),
    /// `[a, b]`.
    Array(Vec<Attribute>),
    /// `{a = 1, b}`.
    Dictionary(Attributes),
    /// `@f`, `@module::@f`.
    Symbol(Vec<String>),
    /// A type as an attribute.
    Type(Type),
    /// `dense<...> : tensor<...>` (also `dense_resource<...>`, once its bytes are found).
    Dense(DenseElements),
    /// `dense_resource<key> : tensor<...>` whose bytes are not in the file.
    MissingResource(String, TensorType),
    /// `array<i64: 1, 2>`, `array<i1: true>`, `array<f32: 1.0>`: codes of the element type, zero-extended.
    DenseArray(ElementType, Vec<u64>),
    /// `#stablehlo<comparison_direction LT>` or `#stablehlo.enum<...>`: dialect, mnemonic, word.
    Enum(&'static str, String, String),
    /// `#stablehlo.gather<offset_dims = [0], ...>` and its like.
    Struct(StructAttribute),
    /// `loc(...)`.
    Location(Arc<Location>),
    /// Any other dialect's attribute, as written from `#` to its end.
    Opaque(String),
}

/// A dialect attribute of named fields. Integer lists are `Array`s of `Integer`; fields absent in
/// the text are absent here (their default is the empty list or zero).
#[derive(Debug, Clone, PartialEq)]
pub struct StructAttribute {
    /// The dialect: `stablehlo`, `chlo`.
    pub dialect: String,
    /// The mnemonic: `gather`, `scatter`, `dot`, `conv`, `channel_handle`, `bounds`, ...
    pub mnemonic: String,
    /// The fields by name.
    pub fields: Attributes,
}

/// The value of a dense attribute. A splat has one code for all elements.
#[derive(Debug, Clone)]
pub struct DenseElements {
    /// The type as written; the shape is static.
    pub ty: TensorType,
    /// The elements: of the type's shape, or of one element and rank 0 if `splat`.
    pub elements: Tensor,
    /// Whether all elements are the one in `elements`.
    pub splat: bool,
}

/// The resource that printers name for a constant whose values they dropped.
pub const ELIDED: &str = "__elided__";

/// The most entries that a list of an op may have if they are written as one value (`dense<0> :
/// tensor<1000xi64>`). No list that an op can use is longer, and such a text bounds no length.
pub const MAX_SPLAT_LIST: usize = 1 << 16;

impl PartialEq for DenseElements {
    fn eq(&self, other: &DenseElements) -> bool {
        let stored = if self.splat && other.splat { self.len().min(1) } else { self.len() };
        self.ty == other.ty && (0..stored).all(|index| self.code(index) == other.code(index))
    }
}

impl DenseElements {
    /// Whether the elements may be gone through one by one as entries of a list: there are not more
    /// than were written, or not more than [`MAX_SPLAT_LIST`].
    pub fn is_listable(&self) -> bool {
        !self.splat || self.len() <= MAX_SPLAT_LIST
    }

    /// The number of elements of the type.
    ///
    /// # Panics
    ///
    /// If the type has a dimension of unknown size, which no dense elements that were parsed have.
    pub fn len(&self) -> usize {
        self.ty.static_len().expect("dense elements have a static shape")
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code of one element, row-major.
    pub fn code(&self, index: usize) -> u128 {
        self.elements.code(if self.splat { 0 } else { index })
    }

    /// The value as a tensor of the type's shape.
    pub fn to_tensor(&self) -> Tensor {
        if !self.splat {
            return self.elements.clone();
        }
        Tensor::splat(self.ty.element.clone(), &self.shape(), self.elements.code(0))
    }

    /// The literal as a tensor, where a splat may be of any shape.
    ///
    /// # Errors
    ///
    /// Memory cannot hold a splat of the type's shape.
    pub fn try_to_tensor(&self) -> Result<Tensor, TooLarge> {
        if !self.splat {
            return Ok(self.elements.clone());
        }
        Tensor::try_splat(self.ty.element.clone(), &self.shape(), self.elements.code(0))
    }

    fn shape(&self) -> Vec<usize> {
        self.ty.static_shape().expect("dense elements have a static shape")
    }
}

/// The source location of an op, as its producer states it. Locations are shared, since thousands of ops name one place.
#[derive(Debug, Clone, PartialEq)]
pub enum Location {
    /// `loc(unknown)`.
    Unknown,
    /// `loc("file.py":12:3)` and its range forms, as written after the name.
    File {
        /// The file's name.
        file: String,
        /// Line, from 1.
        line: u64,
        /// Column, from 1.
        column: u64,
    },
    /// `loc("name")` or `loc("name"(child))`.
    Name(String, Option<Arc<Location>>),
    /// `loc(callsite(callee at caller))`.
    CallSite(Arc<Location>, Arc<Location>),
    /// `loc(fused[...])`, with its metadata as written.
    Fused(Option<Box<Attribute>>, Vec<Arc<Location>>),
    /// Any other form, as written.
    Opaque(String),
}

impl Attribute {
    /// The integer of an integer attribute.
    pub fn as_integer(&self) -> Option<i128> {
        match self {
            Attribute::Integer(value, _) => Some(*value),
            _ => None,
        }
    }

    /// The integers of an `array<i64: ...>`, of an array of integers or of dense i64 elements. The result is `None` for a
    /// splat of more than [`MAX_SPLAT_LIST`] elements.
    pub fn as_integers(&self) -> Option<Vec<i64>> {
        match self {
            Attribute::DenseArray(ElementType::Integer(_), codes) => {
                Some(codes.iter().map(|&code| code as i64).collect())
            }
            Attribute::Array(items) => {
                items.iter().map(|item| i64::try_from(item.as_integer()?).ok()).collect()
            }
            Attribute::Dense(dense) if dense.ty.element.bits() == 64 && dense.is_listable() => {
                Some((0..dense.len()).map(|index| dense.code(index) as i64).collect())
            }
            _ => None,
        }
    }

    /// The text of a string attribute, bytes that are not UTF-8 replaced.
    pub fn as_text(&self) -> Option<String> {
        match self {
            Attribute::String(bytes) | Attribute::TypedString(bytes, _) => {
                Some(String::from_utf8_lossy(bytes).into_owned())
            }
            _ => None,
        }
    }
}
