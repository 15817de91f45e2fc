//! Making ops, functions and literals.

use std::fmt::Write;

use crate::diagnostic::Span;
use crate::ir::elements::blob_bytes;
use crate::ir::{
    Attribute, Attributes, Block, DenseElements, Function, FunctionType, Op, OpName, Region,
    TensorType, Type, ValueDef, ValueId, Values, Visibility,
};
use crate::numeric::ElementType;
use crate::ops;
use crate::tensor::Tensor;

/// Makes ops whose values are added to those of a function.
pub struct Builder {
    /// The values of the function.
    pub values: Values,
    /// The ops that were made, in order.
    pub ops: Vec<Op>,
}

impl Builder {
    /// Adds a value without a name.
    pub fn value(&mut self, ty: Type) -> ValueId {
        self.values.add(ValueDef { ty, name: String::new(), span: Span::default(), location: None })
    }

    /// Adds an op with at most one result, of which it gives the value.
    pub fn op(
        &mut self,
        name: &str,
        operands: &[ValueId],
        properties: Attributes,
        result: Type,
    ) -> ValueId {
        let result = self.value(result);
        self.ops.push(Op { results: vec![result], ..op(name, operands, properties) });
        result
    }

    /// Adds a constant, whose literal is the bits of the tensor.
    pub fn constant(&mut self, tensor: &Tensor) -> ValueId {
        let properties = Attributes::from_iter([("value".to_string(), literal(tensor))]);
        self.op("stablehlo.constant", &[], properties, Type::Tensor(type_of(tensor)))
    }
}

/// An op without results, regions and attributes besides its properties.
///
/// # Panics
///
/// If there is no op of this name.
pub fn op(name: &str, operands: &[ValueId], properties: Attributes) -> Op {
    let entry = ops::entry(name).unwrap_or_else(|| panic!("there is an op {name}"));
    Op {
        name: OpName::Known(&entry.def),
        operands: operands.to_vec(),
        results: Vec::new(),
        properties,
        attributes: Attributes::default(),
        regions: Vec::new(),
        successors: Vec::new(),
        span: Span::default(),
        location: None,
    }
}

/// A public function of these ops, the last of which is its terminator.
pub fn function(name: &str, values: Values, arguments: Vec<ValueId>, ops: Vec<Op>) -> Function {
    let types = |ids: &[ValueId]| ids.iter().map(|&id| values[id].ty.clone()).collect::<Vec<_>>();
    let results = ops.last().map(|end| types(&end.operands)).unwrap_or_default();
    let ty = FunctionType { inputs: types(&arguments), results };
    Function {
        name: name.to_string(),
        visibility: Visibility::Public,
        argument_attributes: vec![Attributes::default(); ty.inputs.len()],
        result_attributes: vec![Attributes::default(); ty.results.len()],
        ty,
        attributes: Attributes::default(),
        body: Some(Region { blocks: vec![Block { label: None, arguments, ops }] }),
        values,
        span: Span::default(),
        location: None,
        definers: Default::default(),
    }
}

/// The type of a tensor.
pub fn type_of(tensor: &Tensor) -> TensorType {
    TensorType::new(tensor.shape(), tensor.element().clone())
}

/// A literal of a tensor's bits: `dense<"0x0000803F"> : tensor<f32>`. Integers of less than a byte, booleans and
/// quantized values, which MLIR packs in other ways, are written as numbers.
pub fn literal(tensor: &Tensor) -> Attribute {
    let ty = type_of(tensor);
    let has_bits = match tensor.element() {
        ElementType::Float(_) | ElementType::Complex(_) => true,
        ElementType::Integer(integer) => integer.width >= 8,
        ElementType::Boolean | ElementType::Index | ElementType::Quantized(_) => false,
    };
    if !has_bits || tensor.is_empty() {
        return Attribute::Dense(DenseElements { ty, elements: tensor.clone(), splat: false });
    }
    let bytes = blob_bytes(tensor.element());
    let first = tensor.code(0);
    let is_splat = (1..tensor.len()).all(|index| tensor.code(index) == first);
    let stored = if is_splat { 1 } else { tensor.len() };
    let mut text = String::from("dense<\"0x");
    for index in 0..stored {
        for byte in &tensor.code(index).to_le_bytes()[..bytes] {
            // writing to a String cannot fail
            let _ = write!(text, "{byte:02X}");
        }
    }
    let _ = write!(text, "\"> : {ty}");
    Attribute::Opaque(text)
}
