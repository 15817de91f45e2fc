//! sort: a comparator that compares one key of each side is replaced by an order of integers. Rows are sorted;
//! other dimensions are turned into rows first.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{CompiledBody, Fast};
use crate::each_width;
use crate::engine::chunks::{CHUNK, Direction, Instruction, Operation, Order};
use crate::engine::codes::Codes;
use crate::engine::movement;
use crate::engine::sorts::{Direct, Keys, Lines, merge_sort, order_of, rearrange};
use crate::engine::{Lanes, Program, Register};
use crate::hardware::parallel;
use crate::ir::{OpView, Violation};
use crate::numeric::{ElementType, WordWidth};
use crate::ops::constraints::tensor_result;
use crate::ops::sorting::sort_dimension;
use crate::ops::{EvalError, Evaluate, Runtime};
use crate::paths::{self, Path};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::words::{Array, array};
use crate::tensor::{Tensor, Value, Word, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("stablehlo.sort", Fast::WithBodies(sort))];

fn sort(view: &OpView<'_>, mut bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let rank = tensor_result(view, 0)?.rank();
    let no_dimension = || Violation::new("sort_c4", "no such dimension");
    let dimension = sort_dimension(view, rank).ok_or_else(no_dimension)?;
    let no_comparator = || Violation::unlabelled("sort has no comparator");
    let elements = (0..view.op.operands.len()).filter_map(|place| view.operand(place));
    let elements = elements.map(|input| input.element.clone()).collect();
    let comparator = Comparator::of(bodies.pop().ok_or_else(no_comparator)?, elements);
    Ok(Box::new(move |runtime, operands| {
        let inputs: Vec<Tensor> = operands.iter().map(|operand| operand.tensor().clone()).collect();
        let shape = inputs[0].shape();
        if inputs.iter().any(|input| input.shape() != shape) {
            return Err(EvalError::Failed("the inputs differ in shape [sort_c3]".into()));
        }
        let lines = Lines::along(shape, dimension);
        if inputs[0].is_empty() || lines.length < 2 {
            return Ok(inputs.into_iter().map(Value::from).collect());
        }
        let types = inputs.iter().map(Tensor::element);
        let words = inputs.iter().map(|input| input.words().clone());
        let results = match lines.stride {
            1 => sort_rows(&comparator, lines, words.collect(), runtime)?,
            _ => sort_columns(&comparator, dimension, words.collect(), runtime)?,
        };
        let results = results.into_iter().zip(types);
        Ok(results.map(|(words, element)| Tensor::new(element.clone(), words).into()).collect())
    }))
}

/// Sorts along a dimension that is not the last, by transposing it to the last place and back.
fn sort_columns(
    comparator: &Comparator,
    dimension: usize,
    inputs: Vec<Words>,
    runtime: &mut dyn Runtime,
) -> Result<Vec<Words>, EvalError> {
    let rank = inputs[0].shape().len();
    let permutation: Vec<usize> =
        (0..rank).filter(|&d| d != dimension).chain([dimension]).collect();
    let mut inverse = vec![0; rank];
    permutation.iter().enumerate().for_each(|(to, &from)| inverse[from] = to);
    let turned = inputs.into_iter().map(|input| movement::transpose(&input, &permutation));
    let turned = turned.collect::<Result<Vec<Words>, _>>()?;
    let lines = Lines::along(turned[0].shape(), rank - 1);
    let sorted = sort_rows(comparator, lines, turned, runtime)?;
    let back = sorted.iter().map(|words| movement::transpose(words, &inverse));
    Ok(back.collect::<Result<_, _>>()?)
}

/// The least number of elements whose sort orders are in memory at the same time.
const GROUP: usize = 1 << 20;

/// Sorts along the last dimension.
fn sort_rows(
    comparator: &Comparator,
    lines: Lines,
    inputs: Vec<Words>,
    runtime: &mut dyn Runtime,
) -> Result<Vec<Words>, EvalError> {
    if let Some(result) = comparator.sort_directly(lines, &inputs)? {
        return Ok(vec![result]);
    }
    let captured: Vec<Tensor> = runtime
        .captured(comparator.body.meaning.region)
        .into_iter()
        .map(Value::into_tensor)
        .collect();
    let mut results = inputs.clone();
    let group = (GROUP / lines.length).max(parallel::tasks()).min(lines.count);
    for first in (0..lines.count).step_by(group) {
        let mut orders = allocation::filled(None, &[group.min(lines.count - first)])?;
        let lines_a_task = (LINES_A_TASK / lines.length).max(1);
        parallel::try_for_each_chunk(&mut orders, lines_a_task, |part, orders| {
            for (order, line) in orders.iter_mut().zip(first + part * lines_a_task..) {
                *order = comparator.order_by_keys(lines, line, &inputs, &captured)?;
            }
            Ok::<(), TooLarge>(())
        })?;
        let orders = orders.into_iter().zip(first..).map(|(order, line)| match order {
            Some(by_keys) => Ok(by_keys),
            None => comparator.order_by_body(lines, line, &inputs, &captured, runtime),
        });
        let orders = orders.collect::<Result<Vec<_>, EvalError>>()?;
        for (result, input) in results.iter_mut().zip(&inputs) {
            rearrange(result, input, lines.length, first, &orders)?;
        }
    }
    Ok(results)
}

/// The least number of elements in the lines that one task sorts.
const LINES_A_TASK: usize = 1 << 12;

/// A comparator, with the keys that it compares if it has the form `key(lhs) < key(rhs)`.
struct Comparator {
    body: CompiledBody,
    inputs: usize,
    elements: Vec<ElementType>,
    keyed: Option<Keyed>,
}

/// The keys of a comparator that compares one key of each side.
struct Keyed {
    /// The program from the comparator's inputs to the key of the left-hand side.
    program: Program,
    keys: Keys,
    descending: bool,
    /// How the elements are compared directly, if the elements of the only input are the keys.
    direct: Option<Direct>,
}

impl Comparator {
    fn of(body: CompiledBody, elements: Vec<ElementType>) -> Comparator {
        let inputs = elements.len();
        let program = body.program.as_ref().filter(|_| paths::allows(Path::SortKeys));
        let keyed = program.and_then(|program| Keyed::of(program, inputs));
        Comparator { body, inputs, elements, keyed }
    }

    /// The only input sorted by its own elements. `None` if the comparator compares something else, or some
    /// element has no order.
    fn sort_directly(&self, lines: Lines, inputs: &[Words]) -> Result<Option<Words>, EvalError> {
        fn sorted<W: Word>(
            direct: &Direct,
            lines: Lines,
            input: &Array<W>,
        ) -> Result<Option<Words>, EvalError> {
            let source = input.as_slice();
            let mut result = allocation::filled(W::default(), input.shape())?;
            let has_order = AtomicBool::new(true);
            let size = (LINES_A_TASK / lines.length).max(1) * lines.length;
            parallel::try_for_each_chunk(&mut result, size, |part, target| {
                let sources = source[part * size..].chunks(lines.length);
                for (source, target) in sources.zip(target.chunks_mut(lines.length)) {
                    if !direct.sort(source, target)? {
                        has_order.store(false, Ordering::Relaxed);
                    }
                }
                Ok::<(), TooLarge>(())
            })?;
            Ok(has_order.into_inner().then(|| W::wrap(array(input.shape(), result))))
        }
        match (self.keyed.as_ref().and_then(|keyed| keyed.direct.as_ref()), inputs) {
            (Some(direct), [input]) if paths::take(Path::DirectSort) => {
                each_width!(input, input => sorted(direct, lines, input))
            }
            _ => Ok(None),
        }
    }

    /// The stable order of a line by its keys. The result is `None` if the comparator has no keys, or a key is an unordered
    /// NaN.
    fn order_by_keys(
        &self,
        lines: Lines,
        line: usize,
        inputs: &[Words],
        captured: &[Tensor],
    ) -> Result<Option<Vec<usize>>, TooLarge> {
        let Some(Keyed { program, keys, descending, .. }) = self.keyed.as_ref() else {
            return Ok(None);
        };
        paths::note(Path::SortKeys);
        let start = line * lines.length;
        let mut keyed = allocation::filled(0u64, &[lines.length])?;
        let has_order = AtomicBool::new(true);
        parallel::for_each_chunk(&mut keyed, KEYS_A_TASK, |part, keyed| {
            let mut lanes = Lanes::new(program, CHUNK.min(keyed.len()));
            let capacity = lanes.capacity();
            for (index, value) in captured.iter().enumerate() {
                lanes.fill(2 * self.inputs + index, value.code(0), capacity);
            }
            let mut first = start + part * KEYS_A_TASK;
            for keyed in keyed.chunks_mut(CHUNK) {
                let end = first + keyed.len();
                for (index, input) in inputs.iter().enumerate() {
                    lanes.load_range(2 * index, input, first, end);
                }
                lanes.run(keyed.len());
                if !write_keys(keys, &lanes, keyed) {
                    has_order.store(false, Ordering::Relaxed);
                }
                first = end;
            }
            if *descending {
                keyed.iter_mut().for_each(|key| *key = !*key);
            }
        });
        has_order.into_inner().then(|| order_of(&keyed)).transpose()
    }

    /// The order of a line, sorted by calls of the comparator.
    fn order_by_body(
        &self,
        lines: Lines,
        line: usize,
        inputs: &[Words],
        captured: &[Tensor],
        runtime: &mut dyn Runtime,
    ) -> Result<Vec<usize>, EvalError> {
        let start = line * lines.length;
        let mut order: Vec<usize> = allocation::collected(0..lines.length)?;
        let Some(program) = &self.body.program else {
            merge_sort(&mut order, &mut |a: usize, b: usize| {
                let scalars = inputs.iter().zip(&self.elements).flat_map(|(input, element)| {
                    let scalar = |index: usize| {
                        let code = input.code(start + index);
                        Value::from(Tensor::splat(element.clone(), &[], code))
                    };
                    [scalar(a), scalar(b)]
                });
                let answer = runtime.apply(self.body.meaning.region, scalars.collect())?;
                Ok::<bool, EvalError>(answer[0].tensor().code(0) != 0)
            })?;
            return Ok(order);
        };
        let mut lanes = Lanes::new(program, 1);
        for (index, value) in captured.iter().enumerate() {
            lanes.fill(2 * self.inputs + index, value.code(0), 1);
        }
        merge_sort(&mut order, &mut |a: usize, b: usize| {
            for (index, input) in inputs.iter().enumerate() {
                let (a, b) = (start + a, start + b);
                lanes.load_range(2 * index, input, a, a + 1);
                lanes.load_range(2 * index + 1, input, b, b + 1);
            }
            lanes.run(1);
            Ok::<bool, EvalError>(lanes.is_true(0, 0))
        })?;
        Ok(order)
    }
}

/// The number of lanes of a line whose keys one task makes.
const KEYS_A_TASK: usize = 32 * CHUNK;

/// Writes the keys of the first lanes of the only output; returns false if some element has no order.
fn write_keys(keys: &Keys, lanes: &Lanes<'_>, keyed: &mut [u64]) -> bool {
    fn of<W: Word>(keys: &Keys, lanes: &Lanes<'_>, keyed: &mut [u64]) -> bool {
        let mut codes = [W::default(); CHUNK];
        let codes = &mut codes[..keyed.len()];
        lanes.store(0, codes);
        keys.write(Codes::of_slice(codes), keyed)
    }
    let element = lanes.program().outputs().next().map(ElementType::word);
    match element.unwrap_or(WordWidth::W128) {
        WordWidth::W8 => of::<u8>(keys, lanes, keyed),
        WordWidth::W16 => of::<u16>(keys, lanes, keyed),
        WordWidth::W32 => of::<u32>(keys, lanes, keyed),
        WordWidth::W64 => of::<u64>(keys, lanes, keyed),
        WordWidth::W128 => false,
    }
}

/// The most steps of a comparator that is searched for keys.
const LONGEST_KEY: usize = 200;

impl Keyed {
    fn of(program: &Arc<Program>, inputs: usize) -> Option<Keyed> {
        if program.instructions().len() > LONGEST_KEY {
            return None;
        }
        let &[output] = program.output_registers() else { return None };
        let Instruction { operation: Operation::Compare(direction, order), operands, .. } =
            defining(program, output)?
        else {
            return None;
        };
        let less = match direction {
            Direction::Lt => true,
            Direction::Gt => false,
            _ => return None,
        };
        let (first, second) = (operands[0], operands[1]);
        let mut sides = Sides { program, inputs, known: HashSet::new() };
        let (key, descending) = if sides.mirror(first, second) {
            (first, !less)
        } else if sides.mirror(second, first) {
            (second, less)
        } else {
            return None;
        };
        let keys = Keys::of(program.element(key), *order == Order::Total)?;
        let is_input = inputs == 1 && key == Register(0) && paths::allows(Path::DirectSort);
        let direct = if is_input { Direct::of(&keys, descending) } else { None };
        Some(Keyed { program: program.with_outputs(&[key]).ok()?, keys, descending, direct })
    }
}

fn defining(program: &Program, register: Register) -> Option<&Instruction> {
    program.instructions().iter().find(|instruction| instruction.result == register)
}

/// Decides whether two registers compute the same function, one of the left-hand and one of the right-hand
/// side.
struct Sides<'p> {
    program: &'p Program,
    inputs: usize,
    known: HashSet<(Register, Register)>,
}

impl Sides<'_> {
    fn mirror(&mut self, lhs: Register, rhs: Register) -> bool {
        if self.known.contains(&(lhs, rhs)) {
            return true;
        }
        let same = match (defining(self.program, lhs), defining(self.program, rhs)) {
            (None, None) => self.mirror_sources(lhs, rhs),
            (Some(a), Some(b)) => {
                a.operation == b.operation
                    && a.numerics == b.numerics
                    && self.program.element(lhs) == self.program.element(rhs)
                    && a.operands.len() == b.operands.len()
                    && a.operands.iter().zip(&b.operands).all(|(&a, &b)| self.mirror(a, b))
            }
            _ => false,
        };
        if same {
            self.known.insert((lhs, rhs));
        }
        same
    }

    /// Whether two registers that no step computes match: arguments of the two sides, captured values or
    /// constants.
    fn mirror_sources(&self, lhs: Register, rhs: Register) -> bool {
        let sides = 2 * self.inputs as u32;
        if lhs.0 < sides || rhs.0 < sides {
            return lhs.0 < sides && lhs.0.is_multiple_of(2) && rhs.0 == lhs.0 + 1;
        }
        let constants = self.program.constants();
        let code = |register: Register| constants.iter().find(|constant| constant.0 == register);
        let same_type = self.program.element(lhs) == self.program.element(rhs);
        lhs == rhs
            || same_type && code(lhs).is_some() && code(lhs).map(|c| c.1) == code(rhs).map(|c| c.1)
    }
}
