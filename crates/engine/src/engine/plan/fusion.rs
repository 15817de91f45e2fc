//! Runs of elementwise ops over one index space, which become one chunk program. Every value in the program
//! is rounded to its own type, so the bits are those of the ops one by one. An op that only repeats or
//! reshapes a value takes no step: the program reads the value in place, by a [`StridedView`].

use std::collections::{HashMap, HashSet};

use crate::engine::plan::planner::Lowering;
use crate::engine::plan::thresholds::FUSED_OPS_UP_TO;
use crate::engine::{Program, Register, StridedView};
use crate::ir::{Op, OpView, TensorType, Type, ValueId, Violation};
use crate::meaning::Steps;
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};

/// A group of elementwise ops that become one program.
pub struct Group<'m> {
    /// The index space of the group's first op. It is `None` if that is dynamic; then each op reads a value
    /// of another.
    shape: Option<Vec<usize>>,
    /// Whether the group has ops of different shapes, which have equally many elements in one row-major order.
    is_mixed: bool,
    /// Whether the results of some op depend on the position of elements in the shape.
    is_positional: bool,
    ops: Vec<&'m Op>,
    /// The values that the group defines.
    defined: HashSet<ValueId>,
}

/// A group, compiled to a program.
pub struct Chunks {
    /// The steps of all ops of the group.
    pub program: Program,
    /// The values that the program reads; a value of one element stands for every element.
    pub inputs: Vec<ValueId>,
    /// The views by which the program reads values of other sizes; empty if all values have the shape or one
    /// element.
    pub strided_views: Vec<Option<StridedView>>,
    /// The values that the program computes.
    pub outputs: Vec<ValueId>,
}

impl<'m> Group<'m> {
    /// A group without ops.
    pub fn new(shape: Option<Vec<usize>>) -> Group<'m> {
        let (ops, defined) = (Vec::new(), HashSet::new());
        Group { shape, is_mixed: false, is_positional: false, ops, defined }
    }

    /// The index space of an elementwise op: the shape of its results, if all shapes are static.
    /// Operands of rank 0 beside larger ones stand for every element.
    pub fn index_space(view: &OpView<'_>) -> Option<Vec<usize>> {
        let shape = view.result(0)?.static_shape()?;
        let fits = |ty: &TensorType| ty.rank() == 0 || ty.static_shape().as_ref() == Some(&shape);
        let mut operands = view.operand_types();
        operands.all(|ty| ty.as_tensor().is_some_and(fits)).then_some(shape)
    }

    /// Whether this is the group of an index space, for an op that depends on positions in it or not.
    pub fn covers(&self, shape: &[usize], is_positional: bool) -> bool {
        let Some(own) = &self.shape else { return false };
        match is_positional || self.is_positional {
            true => !self.is_mixed && own == shape,
            false => own == shape || size(own).is_some_and(|len| size(shape) == Some(len)),
        }
    }

    /// Whether an op of dynamic shapes has the index space of this group, because it reads one of the group's
    /// values: elementwise ops have the shape of their operands.
    pub fn continues_with(&self, op: &Op) -> bool {
        self.shape.is_none() && op.operands.iter().any(|operand| self.defines(*operand))
    }

    /// The index space, or `None` if it is dynamic.
    pub fn shape(&self) -> Option<&[usize]> {
        self.shape.as_deref()
    }

    /// The ops of the group.
    pub fn ops(&self) -> &[&'m Op] {
        &self.ops
    }

    /// Whether one of the group's ops defines a value.
    pub fn defines(&self, value: ValueId) -> bool {
        self.defined.contains(&value)
    }

    /// Whether the group is large enough to be compiled before more ops are added.
    pub fn is_full(&self) -> bool {
        self.ops.len() >= FUSED_OPS_UP_TO
    }

    /// The op at which a failure of the program is reported.
    pub fn last_op(&self) -> &'m Op {
        self.ops.last().unwrap_or_else(|| unreachable!("a group has an op"))
    }

    /// Adds an op whose operands are defined in this group or before it.
    pub fn add(&mut self, op: &'m Op, shape: Option<&[usize]>, is_positional: bool) {
        self.is_mixed |= self.shape.as_deref() != shape;
        self.is_positional |= is_positional;
        self.ops.push(op);
        self.defined.extend(&op.results);
    }

    /// Compiles the group to a program that computes the values that others read. The result is `None` if
    /// nobody reads any and the shapes are known to fit, and an error lists the ops that cannot run.
    pub fn lower(
        &self,
        lowering: &mut Lowering<'_, 'm>,
    ) -> Result<Option<Chunks>, Vec<(&'m Op, Violation)>> {
        let mut building = Building::default();
        let inputs = self.add_inputs(lowering, &mut building);
        self.add_splats(lowering, &mut building);
        for op in &self.ops {
            for &operand in &op.operands {
                let (root, _) = self.root(lowering, operand);
                if self.defines(root) {
                    let register = building.registers[&root];
                    building.registers.insert(operand, register);
                }
            }
            building.add_op(&lowering.surroundings().view(op));
        }
        let outputs = self.values_read_by_others(lowering);
        if !building.errors.is_empty() {
            self.ops.iter().for_each(|op| drop(lowering.define_all(&op.results)));
            return Err(building.errors);
        }
        if outputs.is_empty() && self.shape.is_some() {
            return Ok(None);
        }
        let registers: Vec<Register> =
            outputs.iter().map(|output| building.registers[output]).collect();
        let program = Program::new(building.steps, &registers);
        let (inputs, mut strided_views): (Vec<_>, Vec<_>) = inputs.0.into_iter().unzip();
        if strided_views.iter().all(Option::is_none) {
            strided_views.clear();
        }
        Ok(Some(Chunks { program, inputs, strided_views, outputs }))
    }

    /// Adds inputs for the operands that the group does not define and that are not splats.
    fn add_inputs(&self, lowering: &Lowering<'_, 'm>, building: &mut Building<'m>) -> Inputs {
        let mut inputs = Inputs::default();
        for (op, operand) in self.operands() {
            let (value, strided) = self.root(lowering, operand);
            if self.defines(value) || lowering.splat(value).is_some() {
                continue;
            }
            let register = inputs.find(value, strided).unwrap_or_else(|| {
                inputs.0.push((value, strided.cloned()));
                building.steps.input(element_of(&lowering.surroundings().view(op), operand))
            });
            building.registers.insert(operand, register);
        }
        inputs
    }

    /// Adds constants for the operands whose elements are all one code.
    fn add_splats(&self, lowering: &Lowering<'_, 'm>, building: &mut Building<'m>) {
        for (op, operand) in self.operands() {
            let (value, _) = self.root(lowering, operand);
            if building.registers.contains_key(&operand) || self.defines(value) {
                continue;
            }
            if let Some(dense) = lowering.splat(value) {
                let element = element_of(&lowering.surroundings().view(op), operand);
                let register = building.steps.constant(element, dense.code(0));
                building.registers.insert(operand, register);
            }
        }
    }

    /// The value that is read for an operand, and the view by which it is read, unless it is read element by
    /// element or has one element.
    fn root<'l>(
        &self,
        lowering: &Lowering<'l, 'm>,
        operand: ValueId,
    ) -> (ValueId, Option<&'l StridedView>) {
        match lowering.view(operand) {
            Some(view) if view.in_rows() && self.shape.is_some() => {
                let ty = lowering.surroundings().type_of(view.root).as_tensor();
                let is_one = ty.and_then(TensorType::static_len) == Some(1);
                let strided = Some(&view.strided).filter(|view| !is_one && !view.is_identity());
                (view.root, strided)
            }
            _ => (operand, None),
        }
    }

    fn operands(&self) -> impl Iterator<Item = (&'m Op, ValueId)> {
        self.ops.iter().flat_map(|&op| op.operands.iter().map(move |&operand| (op, operand)))
    }

    /// The values that the group defines and that something outside it reads.
    fn values_read_by_others(&self, lowering: &Lowering<'_, 'm>) -> Vec<ValueId> {
        let uses = lowering.surroundings().uses();
        let mut inside: HashMap<ValueId, usize> = HashMap::new();
        for (_, mut operand) in self.operands() {
            // if nothing else reads a view, the reads of its operand are inside of the group, too
            loop {
                let reads = inside.entry(operand).or_default();
                *reads += 1;
                match lowering.view(operand) {
                    Some(view)
                        if *reads == uses.count(operand) && lowering.is_mere_view(operand) =>
                    {
                        operand = view.operand;
                    }
                    _ => break,
                }
            }
        }
        let results = self.ops.iter().flat_map(|op| &op.results).copied();
        results
            .filter(|result| uses.count(*result) > inside.get(result).copied().unwrap_or(0))
            .collect()
    }
}

/// The number of elements, if a machine word holds it.
fn size(shape: &[usize]) -> Option<usize> {
    shape.iter().try_fold(1usize, |size, &dimension| size.checked_mul(dimension))
}

/// The values that a program reads, and the view of each, if it is read by one.
#[derive(Default)]
struct Inputs(Vec<(ValueId, Option<StridedView>)>);

impl Inputs {
    fn find(&self, value: ValueId, strided: Option<&StridedView>) -> Option<Register> {
        let position =
            self.0.iter().position(|input| input.0 == value && input.1.as_ref() == strided)?;
        Some(Register(position as u32))
    }
}

/// Whether the results of an op depend on the position of elements in the shape, because a type is quantized
/// along a dimension.
pub fn is_positional(view: &OpView<'_>) -> bool {
    let per_axis = |ty: &Type| ty.as_tensor().is_some_and(|ty| ty.element.is_per_axis());
    let mut values = view.op.operands.iter().chain(&view.op.results);
    values.any(|&value| per_axis(view.type_of(value)))
}

/// A program that is being built.
#[derive(Default)]
struct Building<'m> {
    steps: Steps,
    registers: HashMap<ValueId, Register>,
    errors: Vec<(&'m Op, Violation)>,
}

impl<'m> Building<'m> {
    /// Adds the steps of one op, whose operands have registers.
    fn add_op(&mut self, view: &OpView<'m>) {
        let op = view.op;
        let meaning = ops::entry(op.full_name()).map(|entry| &entry.meaning);
        let Some(Meaning::Elementwise(lower) | Meaning::Broadcasting(lower)) = meaning else {
            unreachable!("{} is elementwise: it was put into a group", op.full_name())
        };
        let operands: Vec<Register> =
            op.operands.iter().map(|operand| self.registers[operand]).collect();
        let results = ops::lower_elementwise(view, *lower, &operands, &mut self.steps);
        let results = results.unwrap_or_else(|violation| {
            self.errors.push((op, violation));
            let elements = op.results.iter().map(|&result| element_of(view, result));
            elements.map(|element| self.steps.constant(element, 0)).collect()
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
