//! Runs of elementwise ops over one index space, which become one chunk program. Every value in it
//! is rounded to its own type, so the bits are those of the ops one by one.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::plan::{FusedRun, Sources};
use super::planner::Lowering;
use crate::ir::{DenseElements, Op, OpView, TensorType, Type, ValueId, Violation};
use crate::kernels::{ProgramBuilder, Register};
use crate::numeric::ElementType;
use crate::ops::{self, EvalError, Meaning};
use crate::tensor::{Tensor, Value};

/// Ops of one program: enough to keep values in the cache, few enough for the registers to stay
/// there.
const MOST_OPS: usize = 48;

/// Elementwise ops that will be one program.
pub struct Group<'m> {
    /// The index space; none when an op has dynamic shapes, and then the group has that op only.
    shape: Option<Vec<usize>>,
    ops: Vec<&'m Op>,
    /// The values it defines.
    defined: HashSet<ValueId>,
}

impl<'m> Group<'m> {
    /// A group without ops.
    pub fn new(shape: Option<Vec<usize>>) -> Group<'m> {
        Group { shape, ops: Vec::new(), defined: HashSet::new() }
    }

    /// The index space of an elementwise op: the shape of its results, if all shapes are static.
    /// Operands of rank 0 beside larger ones stand for every element.
    pub fn index_space(view: &OpView<'_>) -> Option<Vec<usize>> {
        let shape = view.result(0)?.static_shape()?;
        let fits = |ty: &TensorType| ty.rank() == 0 || ty.static_shape().as_ref() == Some(&shape);
        let mut operands = view.operand_types();
        operands.all(|ty| ty.as_tensor().is_some_and(fits)).then_some(shape)
    }

    /// Whether this is the group of an index space.
    pub fn covers(&self, shape: &[usize]) -> bool {
        self.shape.as_deref() == Some(shape)
    }

    /// Whether one of its ops defines a value.
    pub fn defines(&self, value: ValueId) -> bool {
        self.defined.contains(&value)
    }

    /// Whether it should run before more ops come.
    pub fn is_full(&self) -> bool {
        self.ops.len() >= MOST_OPS
    }

    /// The op that a failure of the program is reported at.
    pub fn last_op(&self) -> &'m Op {
        self.ops.last().unwrap_or_else(|| unreachable!("a group has an op"))
    }

    /// Adds an op whose operands are defined in this group or before it.
    pub fn add(&mut self, op: &'m Op) {
        self.ops.push(op);
        self.defined.extend(&op.results);
    }

    /// The group as a program that gives the values that others read, if others read any; or the
    /// ops that cannot run.
    pub fn lower(
        self,
        lowering: &mut Lowering<'_, 'm>,
    ) -> Result<Option<FusedRun>, Vec<(&'m Op, Violation)>> {
        let mut building = Building::default();
        let inputs = self.add_inputs(lowering, &mut building);
        self.add_splats(lowering, &mut building);
        for op in &self.ops {
            building.add_op(&lowering.surroundings().view(op));
        }
        let outputs = self.values_read_by_others(lowering);
        if !building.errors.is_empty() {
            self.ops.iter().for_each(|op| drop(lowering.define_all(&op.results)));
            return Err(building.errors);
        }
        if outputs.is_empty() {
            return Ok(None);
        }
        let registers: Vec<Register> =
            outputs.iter().map(|output| building.registers[output]).collect();
        Ok(Some(FusedRun {
            program: Arc::new(building.builder.finish(&registers)),
            inputs,
            result_types: lowering.types_to_check(&self.ops[0].operands, &outputs),
            result_bytes: lowering.bytes_of(&outputs),
            results: lowering.define_all(&outputs),
            rank: lowering.surroundings().rank_of(outputs[0]),
            shape: self.shape.map(Vec::into_boxed_slice),
        }))
    }

    /// Inputs for the operands that the group does not define itself and that are not splats.
    fn add_inputs(&self, lowering: &mut Lowering<'_, 'm>, building: &mut Building<'m>) -> Sources {
        let mut sources = Vec::new();
        for (op, operand) in self.operands() {
            let value = self.root(lowering, operand);
            if self.defines(operand) || self.splat(lowering, value).is_some() {
                continue;
            }
            if !building.registers.contains_key(&value) {
                sources.push(lowering.source(value, op));
                let element = element_of(&lowering.surroundings().view(op), operand);
                building.registers.insert(value, building.builder.input(element));
            }
            building.registers.insert(operand, building.registers[&value]);
        }
        sources.into()
    }

    /// Constants for the operands that are one code everywhere.
    fn add_splats(&self, lowering: &Lowering<'_, 'm>, building: &mut Building<'m>) {
        for (op, operand) in self.operands() {
            if building.registers.contains_key(&operand) || self.defines(operand) {
                continue;
            }
            if let Some(dense) = self.splat(lowering, self.root(lowering, operand)) {
                let element = element_of(&lowering.surroundings().view(op), operand);
                let register = building.builder.constant(element, dense.code(0));
                building.registers.insert(operand, register);
            }
        }
    }

    /// The scalar that an operand repeats, or itself. With dynamic shapes nothing but the operands'
    /// own shapes says what the index space is, so there it is always the operand itself.
    fn root(&self, lowering: &Lowering<'_, 'm>, operand: ValueId) -> ValueId {
        if self.shape.is_some() { lowering.unbroadcast(operand) } else { operand }
    }

    /// The constant that is all elements of a value, if that is all there is to know of it.
    fn splat(&self, lowering: &Lowering<'_, 'm>, value: ValueId) -> Option<&'m DenseElements> {
        lowering.splat(value).filter(|dense| self.shape.is_some() || dense.ty.rank() == 0)
    }

    fn operands(&self) -> impl Iterator<Item = (&'m Op, ValueId)> {
        self.ops.iter().flat_map(|&op| op.operands.iter().map(move |&operand| (op, operand)))
    }

    /// The values that the group defines and that something outside it reads.
    fn values_read_by_others(&self, lowering: &Lowering<'_, 'm>) -> Vec<ValueId> {
        let mut inside: HashMap<ValueId, usize> = HashMap::new();
        for (_, operand) in self.operands() {
            *inside.entry(operand).or_default() += 1;
        }
        let uses = lowering.surroundings().uses();
        let results = self.ops.iter().flat_map(|op| &op.results).copied();
        results
            .filter(|result| uses.count(*result) > inside.get(result).copied().unwrap_or(0))
            .collect()
    }
}

/// A program in the making.
#[derive(Default)]
struct Building<'m> {
    builder: ProgramBuilder,
    registers: HashMap<ValueId, Register>,
    errors: Vec<(&'m Op, Violation)>,
}

impl<'m> Building<'m> {
    /// The steps of one op, whose operands have registers.
    fn add_op(&mut self, view: &OpView<'m>) {
        let op = view.op;
        let Some(Meaning::Elementwise(lower)) = ops::entry(op.full_name()).map(|it| &it.meaning)
        else {
            unreachable!("{} is elementwise: it was put into a group", op.full_name())
        };
        let operands: Vec<Register> =
            op.operands.iter().map(|operand| self.registers[operand]).collect();
        let results = lower(view, &operands, &mut self.builder).unwrap_or_else(|violation| {
            self.errors.push((op, violation));
            let elements = op.results.iter().map(|&result| element_of(view, result));
            elements.map(|element| self.builder.constant(element, 0)).collect()
        });
        self.registers.extend(op.results.iter().copied().zip(results));
    }
}

fn element_of(view: &OpView<'_>, value: ValueId) -> ElementType {
    match view.type_of(value) {
        Type::Tensor(ty) => ty.element.clone(),
        other => unreachable!("operands of elementwise ops are tensors, found {other}"),
    }
}

/// Runs a program on its inputs.
pub fn run(run: &FusedRun, inputs: &[Value]) -> Result<Vec<Value>, EvalError> {
    let tensors: Vec<&Tensor> = inputs.iter().map(Value::tensor).collect();
    let results = match &run.shape {
        Some(shape) => run.program.run(&tensors, shape)?,
        None => run.program.run(&tensors, common_shape(&tensors, run.rank)?)?,
    };
    Ok(results.into_iter().map(Value::Tensor).collect())
}

/// The shape of all inputs of the results' rank; others are of rank 0 and stand for every element.
fn common_shape<'t>(tensors: &[&'t Tensor], rank: usize) -> Result<&'t [usize], EvalError> {
    let mut shapes = tensors.iter().map(|tensor| tensor.shape()).filter(|it| it.len() == rank);
    let first = shapes.next().unwrap_or(&[]);
    match shapes.find(|shape| *shape != first) {
        None => Ok(first),
        Some(other) => Err(EvalError::Failed(format!(
            "the operands have different shapes, {first:?} and {other:?}"
        ))),
    }
}
