//! The program as a tree of ops over an arena of values per function. This room names no kernel and no op.

pub mod attribute;
mod definers;
pub mod definition;
pub mod dialects;
pub mod elements;
mod forget;
pub mod op;
pub mod quantized;
pub mod text;
pub mod types;
pub mod view;

pub use attribute::{
    Attribute, Attributes, DenseElements, ELIDED, Location, MAX_SPLAT_LIST, StructAttribute,
};
pub use definers::Definers;
pub use definition::{
    AttributeDef, AttributeKind, EnumDef, FieldDef, FieldKind, Form, OpDef, OperandDef,
    OperandKind, Regions, Registry, Results, StructDef, Violation,
};
pub use op::{
    Block, FUNCTION_CONSTANT, Function, Item, Module, Op, OpName, Region, ValueDef, ValueId,
    Values, Visibility,
};
pub use types::{Dimension, FunctionType, Shape, TensorType, Type};
pub use view::{Fields, OpView};
