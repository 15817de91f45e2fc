//! A region of an op by itself, on many elements at once.

use std::sync::Arc;

use super::one_op::{NAME, captured, module_of};
use super::wide::is_inexact;
use crate::diagnostic::Severity;
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{Block, Dimension, Module, Op, OpView, TensorType, Type, ValueId, Values};
use crate::numeric::ElementType;
use crate::ops::facts::{self, Rounds};
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value};
use crate::verify;

/// A region on scalars whose results do not depend on how a device computes: choices, comparisons and arithmetic of integers.
pub struct ExactRegion<'a, 'v> {
    view: &'a OpView<'v>,
    block: &'a Block,
    /// The values from outside of the op that its regions read, in the order in which they follow the operands.
    outside: Vec<ValueId>,
}

impl<'a, 'v> ExactRegion<'a, 'v> {
    /// A region of an op by its number; `None` unless all that it computes is exact and elementwise.
    pub fn of(view: &'a OpView<'v>, number: usize) -> Option<ExactRegion<'a, 'v>> {
        let [block] = view.op.regions.get(number)?.blocks.as_slice() else { return None };
        let (_, ops) = block.ops.split_last()?;
        let is_exact = |op: &Op| {
            let types = op.operands.iter().chain(&op.results).map(|&id| &view.values[id].ty);
            let mut tensors = types.map(Type::as_tensor);
            let is_scalar = tensors.clone().all(|ty| ty.is_some_and(|ty| ty.shape.is_empty()));
            let is_plain = tensors.clone().all(|ty| ty.is_some_and(|ty| !is_inexact(&ty.element)));
            let is_complex = |ty: Option<&TensorType>| {
                ty.is_some_and(|ty| matches!(ty.element, ElementType::Complex(_)))
            };
            let rounds = match facts::of(op).rounds {
                Rounds::Never => false,
                Rounds::IfComplex => tensors.any(is_complex),
                Rounds::Perhaps => !is_plain,
            };
            let entry = ops::entry(op.full_name());
            is_scalar
                && match entry.map(|entry| &entry.meaning) {
                    Some(Meaning::Constant) => true,
                    Some(Meaning::Elementwise(_)) => !rounds,
                    _ => false,
                }
        };
        ops.iter().all(is_exact).then(|| ExactRegion { view, block, outside: captured(view.op) })
    }

    /// How many arguments the region has.
    pub fn arguments(&self) -> usize {
        self.block.arguments.len()
    }

    /// What the region returns for each element of these vectors, one for each argument. `read` are the operands of the op and
    /// after them the values from outside that its regions read.
    pub fn run(&self, arguments: &[Tensor], read: &[Value]) -> Option<Vec<Tensor>> {
        let count = arguments.first()?.len();
        let (_, ops) = self.block.ops.split_last()?;
        let (constants, steps): (Vec<&Op>, Vec<&Op>) =
            ops.iter().partition(|op| ops::is_constant(op.full_name()));
        let mut inputs: Vec<Value> = arguments.iter().cloned().map(Value::from).collect();
        let mut ids = self.block.arguments.clone();
        for (&id, value) in self.outside.iter().zip(&read[self.view.op.operands.len()..]) {
            ids.push(id);
            inputs.push(repeated(value.as_tensor()?, count).into());
        }
        for op in constants {
            let constant = super::one_op::OneOp::of(&self.view.with_op(op)).run(&[]).ok()?;
            ids.push(op.results[0]);
            inputs.push(repeated(constant.first()?.as_tensor()?, count).into());
        }
        let module = self.module(&ids, &steps, count);
        if verify::verify(&module).iter().any(|it| it.severity == Severity::Error) {
            return None;
        }
        let executable = Executable::new(&module).with_numerics(self.view.run_numerics);
        let results = executable.call(NAME, inputs, &mut NoHost, &Limits::default()).end.ok()?;
        results.into_iter().map(|value| value.as_tensor().cloned()).collect()
    }

    /// A module whose function has the steps of the region on vectors.
    fn module(&self, arguments: &[ValueId], steps: &[&Op], count: usize) -> Arc<Module> {
        let mut renumbering = Renumbering::new(self.view.values, Values::default());
        let arguments = renumbering.all(arguments);
        let steps = steps.iter().map(|op| renumbering.op(op)).collect();
        let end = self.block.ops.last().map(|end| end.operands.as_slice()).unwrap_or_default();
        let returned = renumbering.all(end);
        let mut values = renumbering.values;
        for value in &mut values.0 {
            if let Type::Tensor(ty) = &mut value.ty {
                ty.shape = [Dimension::Static(count)].into_iter().collect();
            }
        }
        Arc::new(module_of(self.view, steps, returned, arguments, values))
    }
}

/// A vector of one element over and over.
fn repeated(tensor: &Tensor, count: usize) -> Tensor {
    let code = tensor.code(0);
    Tensor::from_wide_codes(tensor.element().clone(), &[count], (0..count).map(|_| code))
}
