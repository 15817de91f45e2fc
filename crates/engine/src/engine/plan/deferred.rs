//! Ops whose types are dynamic. When the actual shapes are known, an op is prepared as if they had been
//! written: its result types are inferred, and it is verified and prepared. The result is kept for each tuple
//! of shapes, so a loop pays once.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use smallvec::SmallVec;

use crate::engine::Program;
use crate::engine::fast::{self, CompiledBody, Fast};
use crate::engine::machine::comparing::compared;
use crate::engine::machine::{Engine, FunctionPath};
use crate::engine::plan::OpOrigin;
use crate::engine::plan::renumbering::Renumbering;
use crate::engine::plan::thresholds::KEPT_PREPARATIONS;
use crate::ir::{
    Dimension, Module, Op, OpView, Region, TensorType, Type, ValueId, Values, Violation,
};
use crate::numeric::Numerics;
use crate::ops::{
    Body, Entry, EvalError, Evaluate, Meaning, Preparing, Runtime, Statement, index_values,
    legality, prepare_steps, prepare_whole,
};
use crate::tensor::{Tensor, Value};

/// The ops of one step, with values of their own.
pub struct Deferred {
    module: Arc<Module>,
    function: FunctionPath,
    numerics: Numerics,
    members: Vec<Op>,
    /// The place of each op.
    pub places: Vec<OpOrigin>,
    /// The values of the ops, with the types that the program states.
    values: Values,
    /// The values that the step reads, in the order of its sources.
    inputs: Vec<ValueId>,
    action: Action,
    /// The attributes that the last inputs state of the only op, which does not read these inputs itself.
    stated: Vec<Statement>,
    prepared: Mutex<HashMap<Sizes, Arc<Prepared>>>,
}

/// The plan of the ops, as far as it is known without shapes.
pub enum Action {
    /// Elementwise ops over one index space: the chunk program, whose steps do not depend on shapes.
    Chunks(Box<Program>),
    /// One op evaluated as a whole.
    Whole(Preparation),
    /// One op that applies its regions to elements.
    WithBodies(Preparation, Vec<CompiledBody>),
}

/// How an op that is evaluated as a whole is prepared.
#[derive(Clone, Copy)]
pub enum Preparation {
    /// The op is prepared from its types and attributes.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The op is prepared from its types and attributes, by its plain function.
    Plain(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The op is prepared with its regions.
    WithBodies(fn(&OpView<'_>, Vec<CompiledBody>) -> Result<Evaluate, Violation>),
    /// The op is prepared with its regions, by its plain function.
    MeantWithBodies(fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>),
    /// The op is prepared by both engines, and both evaluations are compared.
    Compared(&'static Entry),
}

impl Preparation {
    /// The way in which an engine prepares an op; `None` for ops that it does not evaluate as a whole.
    pub fn of(entry: &'static Entry, engine: Engine) -> Option<Preparation> {
        let (fast, plain) = (Preparation::fast(entry), Preparation::meant(entry));
        match engine {
            Engine::Fast => fast.or(plain),
            Engine::Plain => plain.or(fast),
            Engine::Both => match (fast, plain) {
                (Some(_), Some(_)) => Some(Preparation::Compared(entry)),
                (fast, plain) => fast.or(plain),
            },
        }
    }

    /// The way in which the fast engine prepares an op by itself, if it is not the op's meaning.
    fn fast(entry: &Entry) -> Option<Preparation> {
        match (fast::of(entry.def.name), &entry.meaning) {
            (
                Some(
                    Fast::Whole(prepare)
                    | Fast::View(prepare, _)
                    | Fast::Repeating(prepare, _)
                    | Fast::Consuming(prepare, _),
                ),
                _,
            ) => Some(Preparation::Whole(*prepare)),
            (Some(Fast::WithBodies(prepare)), _) => Some(Preparation::WithBodies(*prepare)),
            (None, Meaning::Elementwise(_) | Meaning::Broadcasting(_)) => {
                Some(Preparation::Whole(fast::prepare_elementwise))
            }
            _ => None,
        }
    }

    /// The way in which an op is prepared by its meaning.
    fn meant(entry: &Entry) -> Option<Preparation> {
        match &entry.meaning {
            Meaning::Elementwise(_) | Meaning::Broadcasting(_) => {
                Some(Preparation::Plain(prepare_steps))
            }
            Meaning::Whole(prepare) => Some(Preparation::Plain(*prepare)),
            Meaning::WithBodies(prepare) => Some(Preparation::MeantWithBodies(*prepare)),
            Meaning::Constant | Meaning::Exchange(_) | Meaning::Kernel | Meaning::Control(_) => {
                None
            }
        }
    }

    /// Whether the op's regions are prepared, too.
    pub fn takes_bodies(self) -> bool {
        match self {
            Preparation::Whole(_) | Preparation::Plain(_) => false,
            Preparation::WithBodies(_) | Preparation::MeantWithBodies(_) => true,
            Preparation::Compared(entry) => {
                Preparation::fast(entry).is_some_and(Preparation::takes_bodies)
            }
        }
    }

    /// Prepares the evaluation of an op.
    pub fn prepare(
        self,
        view: &OpView<'_>,
        bodies: &[CompiledBody],
    ) -> Result<Evaluate, Violation> {
        match self {
            Preparation::Whole(prepare) => prepare_whole(view, fast::preparing(prepare)),
            Preparation::Plain(prepare) => prepare_whole(view, Preparing::as_meant(prepare)),
            Preparation::WithBodies(prepare) => prepare(view, bodies.to_vec()),
            Preparation::MeantWithBodies(prepare) => prepare(view, meanings(bodies)),
            Preparation::Compared(entry) => {
                let (Some(fast), Some(plain)) =
                    (Preparation::fast(entry), Preparation::meant(entry))
                else {
                    unreachable!("{} is evaluated by both engines", entry.def.name)
                };
                Ok(compared(fast.prepare(view, bodies)?, plain.prepare(view, bodies)?))
            }
        }
    }
}

/// The meanings of regions, without the programs that they are compiled to.
pub fn meanings(bodies: &[CompiledBody]) -> Vec<Body> {
    bodies.iter().map(|body| body.meaning.clone()).collect()
}

/// The sizes of all operands one after the other; their ranks are known.
type Sizes = SmallVec<[usize; 8]>;

/// Ops that are prepared for some shapes.
pub enum Prepared {
    /// A chunk program, over this index space.
    Chunks(Vec<usize>),
    /// The evaluation of the op.
    Whole(Evaluate),
}

/// The op that cannot run with the actual shapes, and the reason.
pub struct Misfit {
    /// The index of the op among those of the step.
    pub member: usize,
    pub message: String,
}

impl Deferred {
    /// Ops that read `inputs`, operand by operand in the order of the step. Unless they are elementwise, they
    /// are one op.
    pub fn new(
        module: &Arc<Module>,
        function: FunctionPath,
        ops: &[(&Op, OpOrigin)],
        inputs: &[ValueId],
        types: &Values,
        mut action: Action,
    ) -> Deferred {
        let mut renumbering = Renumbering::new(types, Values::default());
        let inputs = renumbering.all(inputs);
        let members = ops.iter().map(|(op, _)| renumbering.op(op)).collect();
        if let Action::WithBodies(_, bodies) = &mut action {
            let bodies = bodies.iter_mut().map(|body| &mut body.meaning);
            bodies.for_each(|body| body.captures = renumbering.all(&body.captures));
        }
        Deferred {
            module: Arc::clone(module),
            function,
            numerics: Numerics::STANDARD,
            members,
            places: ops.iter().map(|(_, place)| place.clone()).collect(),
            values: renumbering.values,
            inputs,
            action,
            stated: Vec::new(),
            prepared: Mutex::default(),
        }
    }

    /// This op in a run under these policies.
    pub fn under(self, numerics: Numerics) -> Deferred {
        Deferred { numerics, ..self }
    }

    /// This op with its last inputs stating attributes and result shapes, and with a function's body as its
    /// region.
    pub fn stating(
        mut self,
        stated: Vec<Statement>,
        region: Option<(&Region, &Values)>,
    ) -> Deferred {
        self.stated = stated;
        if let Some((region, types)) = region {
            let values = std::mem::take(&mut self.values);
            let mut renumbering = Renumbering::new(types, values);
            self.members[0].regions = vec![renumbering.region(region)];
            self.values = renumbering.values;
        }
        self
    }

    /// The ops, prepared for operands of these shapes.
    pub fn prepare(&self, operands: &[Value]) -> Result<Arc<Prepared>, Misfit> {
        let mut sizes = Sizes::new();
        operands.iter().for_each(|operand| add_sizes(operand, &mut sizes));
        let read = operands.len() - self.stated.len();
        for stated in &operands[read..] {
            sizes.extend(index_values(stated.tensor()).into_iter().map(|number| number as usize));
        }
        let lock = || self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(prepared) = lock().get(&sizes) {
            return Ok(Arc::clone(prepared));
        }
        let prepared = Arc::new(self.prepare_anew(operands)?);
        let mut kept = lock();
        if kept.len() == KEPT_PREPARATIONS {
            kept.clear();
        }
        kept.insert(sizes, Arc::clone(&prepared));
        Ok(prepared)
    }

    /// Evaluates ops that were prepared for these operands.
    pub fn evaluate(
        &self,
        prepared: &Prepared,
        runtime: &mut dyn Runtime,
        operands: &mut [Value],
    ) -> Result<Vec<Value>, EvalError> {
        match (prepared, &self.action) {
            (Prepared::Whole(evaluate), _) => {
                let read = operands.len() - self.stated.len();
                evaluate(runtime, &mut operands[..read])
            }
            (Prepared::Chunks(shape), Action::Chunks(program)) => {
                let tensors: Vec<_> = operands.iter().map(Value::tensor).collect();
                let results = program.run(&tensors, shape)?;
                Ok(results.into_iter().map(Value::Tensor).collect())
            }
            _ => unreachable!("an index space is prepared for chunks only"),
        }
    }

    fn prepare_anew(&self, operands: &[Value]) -> Result<Prepared, Misfit> {
        let mut values = self.values.clone();
        for (&input, operand) in self.inputs.iter().zip(operands) {
            values[input].ty.take_sizes_of(operand);
        }
        let members = self.with_statements(operands, &mut values)?;
        for (member, op) in members.iter().enumerate() {
            let misfit = |message| Misfit { member, message };
            let results = self.result_types(&self.view(op, &values));
            for (&result, ty) in op.results.iter().zip(results.map_err(misfit)?) {
                values[result].ty = ty;
            }
            let of_scales = |&result: &ValueId| {
                let ty = values[result].ty.as_tensor()?;
                let misfit = ty.misfit_of_scales(&ty.static_shape()?)?;
                Some(format!("{}: {}: {misfit}", op.full_name(), values[result].ty))
            };
            if let Some(message) = op.results.iter().find_map(of_scales) {
                return Err(misfit(message));
            }
            let errors = legality::broken_constraints(&self.view(op, &values));
            if !errors.is_empty() {
                return Err(misfit(errors.join("; ")));
            }
        }
        let view = self.view(&members[0], &values);
        let evaluate = match &self.action {
            Action::Chunks(_) => return Ok(Prepared::Chunks(index_space(&view))),
            Action::Whole(preparation) => preparation.prepare(&view, &[]),
            Action::WithBodies(preparation, bodies) => preparation.prepare(&view, bodies),
        };
        let message = |violation: Violation| format!("{}: {violation}", view.op.full_name());
        let misfit = |violation| Misfit { member: 0, message: message(violation) };
        evaluate.map(Prepared::Whole).map_err(misfit)
    }

    /// The ops of the step, of which the only one gets the attributes and shapes that the last operands
    /// state.
    fn with_statements(
        &self,
        operands: &[Value],
        values: &mut Values,
    ) -> Result<Cow<'_, [Op]>, Misfit> {
        let mut members = Cow::Borrowed(&self.members[..]);
        for (stated, operand) in self.stated.iter().rev().zip(operands.iter().rev()) {
            let op = &mut members.to_mut()[0];
            match *stated {
                Statement::Attribute(name, kind) => {
                    let attribute = Statement::attribute(kind, operand.tensor());
                    op.properties.insert(name.to_string(), attribute);
                }
                Statement::Shape(result) => {
                    let ty = &mut values[op.results[result]].ty;
                    set_shape(ty, operand.tensor())
                        .map_err(|message| Misfit { member: 0, message })?;
                }
            }
        }
        Ok(members)
    }

    /// The result types that the program states, with the inferred sizes where theirs are dynamic.
    fn result_types(&self, view: &OpView<'_>) -> Result<Vec<Type>, String> {
        let mut types: Vec<Type> = view.result_types().cloned().collect();
        match (view.op.def().and_then(|def| def.infer), &self.action) {
            (Some(infer), _) => {
                let inferred = infer(view)
                    .map_err(|violation| format!("{}: {violation}", view.op.full_name()))?;
                types.iter_mut().zip(&inferred).for_each(|(ty, inferred)| ty.take_sizes(inferred));
            }
            (None, Action::Chunks(_)) => {
                let space = index_space(view);
                for ty in types.iter_mut().filter_map(Type::as_tensor_mut) {
                    ty.take_sizes(space.iter().map(|&size| Dimension::Static(size)));
                }
            }
            (None, _) => {}
        }
        Ok(types)
    }

    fn view<'a>(&'a self, op: &'a Op, values: &'a Values) -> OpView<'a> {
        let (module, _) = crate::engine::machine::function_at(&self.module, &self.function);
        OpView { op, values, function: None, module, run_numerics: self.numerics }
    }
}

/// The shape of the first operand that is as large as the results can be; operands of rank 0 stand for every
/// element. Verification says that all others agree.
fn index_space(view: &OpView<'_>) -> Vec<usize> {
    let rank = view.result(0).map_or(0, TensorType::rank);
    let operands = (0..view.op.operands.len()).filter_map(|index| view.operand(index));
    let mut shapes = operands.filter(|ty| ty.rank() == rank).filter_map(TensorType::static_shape);
    shapes.next().unwrap_or_default()
}

/// Gives a tensor type the shape that a value states.
fn set_shape(ty: &mut Type, stated: &Tensor) -> Result<(), String> {
    let sizes = index_values(stated);
    let shape: Option<Vec<usize>> = sizes.iter().map(|&size| usize::try_from(size).ok()).collect();
    match (ty.as_tensor_mut(), shape) {
        (Some(ty), Some(shape)) if ty.admits(&shape) => {
            ty.take_sizes(shape.into_iter().map(Dimension::Static));
            Ok(())
        }
        _ => Err(format!("a result of type {ty} cannot have the shape {sizes:?} that is stated")),
    }
}

fn add_sizes(value: &Value, sizes: &mut Sizes) {
    match value {
        Value::Tensor(tensor) => sizes.extend_from_slice(tensor.shape()),
        Value::Tuple(values) => values.iter().for_each(|value| add_sizes(value, sizes)),
        Value::Token => {}
    }
}
