//! The program as a tree of ops over an arena of values per function. This room names no kernel and no op.

pub(crate) mod attribute;
mod definers;
pub(crate) mod definition;
pub(crate) mod dialects;
pub(crate) mod elements;
mod forget;
pub(crate) mod op;
pub(crate) mod quantized;
pub(crate) mod text;
pub(crate) mod types;
pub(crate) mod view;

pub use attribute::{
    Attribute, Attributes, DenseElements, ELIDED, Location, MAX_SPLAT_LIST, StructAttribute,
};
pub(crate) use definers::Definers;
pub use definition::{
    AttributeDef, AttributeKind, EnumDef, FieldDef, FieldKind, Form, OpDef, OperandDef,
    OperandKind, Regions, Registry, Results, StructDef, Violation,
};
pub use op::{
    Block, FUNCTION_CONSTANT, Function, Item, Module, Op, OpName, Region, ValueDef, ValueId,
    Values, Visibility,
};
pub use types::{Dimension, FunctionType, Shape, TensorType, Type};
pub use view::OpView;
