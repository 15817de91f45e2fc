//! Ops of StableHLO in the making.

use std::collections::HashMap;
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Span};
use crate::ir::view::POLICY_ATTRIBUTES;
use crate::ir::{
    Attribute, Attributes, DenseElements, Dimension, Location, Op, OpName, Shape, TensorType, Type,
    ValueDef, ValueId, Values,
};
use crate::numeric::{ElementType, IntegerType};
use crate::ops;
use crate::tensor::Tensor;

/// Integers of 64 bits, for attributes.
pub const I64: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });

/// Writes ops, and knows the values that replace the results of ops that were replaced.
pub struct Builder {
    /// The function's values, and those made here.
    pub values: Values,
    /// The ops of the block that is being written.
    pub ops: Vec<Op>,
    /// The errors of the ops that are replaced.
    pub findings: Vec<Diagnostic>,
    replaced: HashMap<ValueId, ValueId>,
    /// The sizes that shapes were made of.
    extents: HashMap<ValueId, Vec<ValueId>>,
    /// Numbers that are known.
    numbers: HashMap<ValueId, i64>,
    span: Span,
    location: Option<Arc<Location>>,
}

impl Builder {
    /// A builder of ops on the values of a function.
    pub fn new(values: Values) -> Builder {
        Builder {
            values,
            ops: Vec::new(),
            findings: Vec::new(),
            replaced: HashMap::new(),
            extents: HashMap::new(),
            numbers: HashMap::new(),
            span: Span::default(),
            location: None,
        }
    }

    /// Gives the ops that follow the place of an op of the program, for messages.
    pub fn stand_at(&mut self, op: &Op) {
        (self.span, self.location) = (op.span, op.location.clone());
    }

    /// The value that replaces a value.
    pub fn current(&self, value: ValueId) -> ValueId {
        self.replaced.get(&value).copied().unwrap_or(value)
    }

    /// The value that replaces a value, of the type that the program states: more may be known of its shape.
    pub fn as_declared(&mut self, value: ValueId) -> ValueId {
        let current = self.current(value);
        match self.values[value].ty.clone() {
            Type::Tensor(ty) if self.values[current].ty != Type::Tensor(ty.clone()) => {
                self.op("convert", &[current], &[], ty)
            }
            _ => current,
        }
    }

    /// Replaces the results of an op by values, whose types have to fit those that the op states.
    pub fn replace(&mut self, op: &Op, values: &[ValueId]) {
        if op.results.len() != values.len() {
            return self.refuse(op, &format!("it has {} results", values.len()));
        }
        for (&result, &value) in op.results.iter().zip(values) {
            let (stated, found) = (self.values[result].ty.clone(), &self.values[value].ty);
            if !stated.compatible(found) {
                let message = format!("the result is {found}, the program says {stated}");
                return self.refuse(op, &message);
            }
            self.replaced.insert(result, value);
        }
    }

    /// Notes what is wrong with an op.
    pub fn refuse(&mut self, op: &Op, message: &str) {
        let message = format!("{}: {message}", op.full_name());
        self.findings.push(Diagnostic::error(message, op.span));
    }

    /// The tensor type of a value.
    pub fn tensor(&self, value: ValueId) -> Option<TensorType> {
        self.values[value].ty.as_tensor().cloned()
    }

    /// The sizes of a shape: how many there are, if that is known.
    pub fn length(&self, shape: ValueId) -> Option<usize> {
        match self.tensor(shape)?.shape.as_slice() {
            [Dimension::Static(length)] => Some(*length),
            _ => None,
        }
    }

    /// A number that is known.
    pub fn number(&self, value: ValueId) -> Option<i64> {
        self.numbers.get(&value).copied()
    }

    /// An op of StableHLO with one result.
    pub fn op(
        &mut self,
        name: &str,
        operands: &[ValueId],
        properties: &[(&str, Attribute)],
        ty: TensorType,
    ) -> ValueId {
        let value =
            ValueDef { ty: Type::Tensor(ty), name: String::new(), span: self.span, location: None };
        let result = self.values.add(value);
        self.push(name, operands, properties, Attributes::new(), vec![result]);
        result
    }

    fn push(
        &mut self,
        name: &str,
        operands: &[ValueId],
        properties: &[(&str, Attribute)],
        attributes: Attributes,
        results: Vec<ValueId>,
    ) {
        let entry = ops::entry(&format!("stablehlo.{name}")).expect("an op of StableHLO");
        let properties = properties.iter().map(|(name, value)| (name.to_string(), value.clone()));
        self.ops.push(Op {
            name: OpName::Known(&entry.def),
            operands: operands.to_vec(),
            results,
            properties: properties.collect(),
            attributes,
            regions: Vec::new(),
            successors: Vec::new(),
            span: self.span,
            location: self.location.clone(),
        });
    }

    /// An op on operands of one type that gives this type.
    pub fn alike(&mut self, name: &str, operands: &[ValueId]) -> Option<ValueId> {
        let ty = self.tensor(*operands.first()?)?;
        Some(self.op(name, operands, &[], ty))
    }

    /// A constant of one code for all elements.
    pub fn splat(&mut self, ty: TensorType, code: u128) -> ValueId {
        let elements = Tensor::splat(ty.element.clone(), &[], code);
        let dense = DenseElements { ty: ty.clone(), elements, splat: true };
        self.op("constant", &[], &[("value", Attribute::Dense(dense))], ty)
    }

    /// A small number for all elements of a type of known shape.
    pub fn splat_like(&mut self, ty: &TensorType, number: u128) -> Option<ValueId> {
        ty.static_shape()?;
        Some(self.splat(ty.clone(), number))
    }

    /// A truth value that is known.
    pub fn truth(&mut self, value: bool) -> ValueId {
        self.splat(TensorType::new(&[], ElementType::Boolean), u128::from(value))
    }

    /// An index that is known.
    pub fn index(&mut self, number: i64) -> ValueId {
        let ty = TensorType::new(&[], ElementType::Index);
        let value = self.splat(ty, u128::from(number as u64));
        self.numbers.insert(value, number);
        value
    }

    /// Notes that a value is a known number.
    pub fn note_number(&mut self, value: ValueId, number: i64) {
        self.numbers.insert(value, number);
    }

    /// A shape of known sizes.
    pub fn indices(&mut self, sizes: &[i64]) -> ValueId {
        let ty = TensorType::new(&[sizes.len()], ElementType::Index);
        let codes = sizes.iter().map(|&size| u128::from(size as u64));
        let elements = Tensor::from_wide_codes(ElementType::Index, &[sizes.len()], codes);
        let dense = DenseElements { ty: ty.clone(), elements, splat: false };
        let extents = sizes.iter().map(|&size| self.index(size)).collect();
        let shape = self.op("constant", &[], &[("value", Attribute::Dense(dense))], ty);
        self.extents.insert(shape, extents);
        shape
    }

    /// Elements as they are in another shape.
    pub fn reshaped(&mut self, value: ValueId, shape: Shape) -> Option<ValueId> {
        let ty = TensorType::with_shape(shape, self.tensor(value)?.element);
        Some(self.op("reshape", &[value], &[], ty))
    }

    /// Values of rank 0 side by side.
    pub fn gathered(&mut self, values: &[ValueId], element: &ElementType) -> Option<ValueId> {
        let one = || Shape::from_slice(&[Dimension::Static(1)]);
        let mut rows = Vec::with_capacity(values.len());
        for &value in values {
            if self.tensor(value)? != TensorType::new(&[], element.clone()) {
                return None;
            }
            rows.push(self.reshaped(value, one())?);
        }
        let gathered = self.concatenated(&rows, 0, element)?;
        self.extents.insert(gathered, values.to_vec());
        Some(gathered)
    }

    /// The sizes of a shape one by one, if it is known how many there are.
    pub fn extents(&mut self, shape: ValueId) -> Option<Vec<ValueId>> {
        if let Some(extents) = self.extents.get(&shape) {
            return Some(extents.clone());
        }
        let ty = self.tensor(shape)?;
        let length = self.length(shape)?;
        (0..length as i64)
            .map(|place| {
                let bounds =
                    [("start_indices", place), ("limit_indices", place + 1), ("strides", 1)];
                let bounds = bounds.map(|(name, number)| (name, integers(&[number])));
                let one = TensorType::new(&[1], ty.element.clone());
                let extent = self.op("slice", &[shape], &bounds, one);
                self.reshaped(extent, Shape::new())
            })
            .collect()
    }

    /// Tensors concatenated along a dimension; without tensors, an empty one.
    pub fn concatenated(
        &mut self,
        values: &[ValueId],
        dimension: usize,
        element: &ElementType,
    ) -> Option<ValueId> {
        let Some(&first) = values.first() else {
            return Some(self.splat(TensorType::new(&[0], element.clone()), 0));
        };
        let mut ty = self.tensor(first)?;
        let mut length = Some(0);
        for &value in values {
            let size = self.tensor(value)?.shape.get(dimension)?.size();
            length = length.zip(size).map(|(length, size): (usize, usize)| length + size);
        }
        ty.shape[dimension] = length.map_or(Dimension::Dynamic, Dimension::Static);
        Some(self.op("concatenate", values, &[("dimension", integer(dimension as i64))], ty))
    }

    /// A comparison of two values of one type: `EQ`, `LT` and so on.
    pub fn compare(&mut self, direction: &str, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
        let mut ty = self.tensor(lhs)?;
        ty.element = ElementType::Boolean;
        let direction =
            Attribute::Enum("stablehlo", "comparison_direction".to_string(), direction.to_string());
        Some(self.op("compare", &[lhs, rhs], &[("comparison_direction", direction)], ty))
    }

    /// A value as one of another element type.
    pub fn converted(&mut self, value: ValueId, element: ElementType) -> Option<ValueId> {
        let ty = self.tensor(value)?;
        if ty.element == element {
            return Some(value);
        }
        Some(self.op("convert", &[value], &[], TensorType { element, ..ty }))
    }

    /// Gives a policy to the conversion that was written last.
    pub fn round_by(&mut self, policy: &str) {
        if let Some(op) = self.ops.last_mut() {
            let policy = Attribute::String(policy.as_bytes().to_vec());
            op.attributes.insert(POLICY_ATTRIBUTES[0].to_string(), policy);
        }
    }

    /// Fails with a message where a truth value is false.
    pub fn assert(&mut self, holds: ValueId, message: &str) {
        let target = Attribute::String(b"shape_assertion".to_vec());
        let error = Attribute::String(message.as_bytes().to_vec());
        let properties =
            [("call_target_name", target), ("has_side_effect", Attribute::Boolean(true))];
        let attributes = [("error_message".to_string(), error)].into_iter().collect();
        self.push("custom_call", &[holds], &properties, attributes, Vec::new());
    }

    /// The size of a dimension as an index.
    pub fn size(&mut self, value: ValueId, dimension: usize) -> Option<ValueId> {
        match self.tensor(value)?.shape.get(dimension)? {
            Dimension::Static(size) => Some(self.index(*size as i64)),
            Dimension::Dynamic => {
                let i32 = ElementType::Integer(IntegerType { width: 32, signed: true });
                let dimension = [("dimension", integer(dimension as i64))];
                let size =
                    self.op("get_dimension_size", &[value], &dimension, TensorType::new(&[], i32));
                self.converted(size, ElementType::Index)
            }
        }
    }
}

/// An attribute of an op that is a number.
pub fn integer(number: i64) -> Attribute {
    Attribute::Integer(number.into(), Type::Element(I64))
}

/// An attribute of an op that is a list of numbers.
pub fn integers(numbers: &[i64]) -> Attribute {
    Attribute::DenseArray(I64, numbers.iter().map(|&number| number as u64).collect())
}

/// An attribute of an op of another dialect, be it a property or not.
pub fn attribute<'a>(op: &'a Op, name: &str) -> Option<&'a Attribute> {
    op.properties.get(name).or_else(|| op.attributes.get(name))
}
