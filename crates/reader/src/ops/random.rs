//! Random numbers.

use super::elementwise::constraints::{Kinds, tensor};
use super::prelude::*;
use crate::ir::TensorType;
use crate::meaning;
use crate::numeric::{ElementType, FloatFormat, IntegerType};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&RNG, &RNG_BIT_GENERATOR];

/// `stablehlo.rng` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rng)).
pub static RNG: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a"), one_operand("b"), one_operand("shape")],
        attributes: Rng::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$a , $b , $shape , distribution = $rng_distribution attr-dict : functional-type(operands, results)",
        ),
        verify: verify_rng,
        ..OpDef::new("stablehlo.rng")
    },
    meaning: Meaning::Whole(rng),
};

/// `stablehlo.rng_bit_generator` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rng_bit_generator)).
pub static RNG_BIT_GENERATOR: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("initial_state")],
        attributes: RngBitGenerator::DEFINED,
        results: Results::Exactly(2),
        form: Form::Short(
            "$initial_state , algorithm = $rng_algorithm attr-dict : functional-type(operands, results)",
        ),
        verify: verify_rng_bit_generator,
        ..OpDef::new("stablehlo.rng_bit_generator")
    },
    meaning: Meaning::Whole(rng_bit_generator),
};

attributes! { pub struct Rng<'a> { required rng_distribution: &'a str = Enum(&RNG_DISTRIBUTION) } }

attributes! {
    pub struct RngBitGenerator<'a> {
        required rng_algorithm: &'a str = Enum(&RNG_ALGORITHM),
    }
}

/// The element types of which random numbers can be drawn.
const DRAWN: Kinds = Kinds::BOOLEAN.or(Kinds::INTEGER).or(Kinds::FLOAT);

fn verify_rng(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = (view.operand(0), view.operand(1), view.operand(2), view.result(0));
    let (Some(a), Some(b), Some(shape), Some(result)) = types else {
        let message = "operands and result have to be ranked tensors";
        return violations.push(Violation::unlabelled(message));
    };
    for (ty, label) in [(a, "rng_i1"), (b, "rng_i2")] {
        let message =
            || format!("a bound has to be one integer, boolean or float, not a {}", tensor(ty));
        require(ty.rank() == 0 && DRAWN.admits(&ty.element), label, message, violations);
    }
    let is_shape = shape.rank() == 1 && Kinds::INTEGER.admits(&shape.element);
    let message = || format!("shape has to be integers of rank 1, not a {}", tensor(shape));
    require(is_shape, "rng_i3", message, violations);
    let same = a.element == b.element && a.element == result.element;
    let message =
        || format!("element types differ: {}, {} and {}", a.element, b.element, result.element);
    require(same, "rng_c1", message, violations);
    let normal = Rng::of(view).rng_distribution == "NORMAL";
    let message = || format!("numbers of {} have no normal distribution", a.element);
    require(!normal || Kinds::FLOAT.admits(&a.element), "rng_c2", message, violations);
    if is_shape {
        let rank = shape.shape[0].size();
        let message =
            || format!("shape has {} sizes, the result rank {}", shape.shape[0], result.rank());
        require(rank.is_none_or(|rank| rank == result.rank()), "rng_c3", message, violations);
    }
    constant_shape(view, 2, "rng_c3", violations);
}

/// The format of normally distributed numbers, if the op draws these.
pub fn normal_format(view: &OpView<'_>, ty: &TensorType) -> Option<&'static FloatFormat> {
    match ty.element {
        ElementType::Float(format) if Rng::of(view).rng_distribution == "NORMAL" => Some(format),
        _ => None,
    }
}

/// The codes of both bounds (or of the mean and the deviation), and the shape of the result.
pub fn drawn_by(operands: &[Value], ty: &TensorType) -> Result<([u64; 2], Vec<usize>), EvalError> {
    let bounds = [0, 1].map(|index: usize| operands[index].tensor().code(0) as u64);
    let shape = sizes_of(operands[2].tensor())?;
    if !ty.admits(&shape) {
        let (found, written) = (show(&known(&shape)), show(&ty.shape));
        let message = format!("shape is {found}, the result has shape {written} [rng_c3]");
        return Err(EvalError::Failed(message));
    }
    Ok((bounds, shape))
}

fn rng(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let normal_format = normal_format(view, &ty);
    Ok(Box::new(move |runtime, operands| {
        let (bounds, shape) = drawn_by(operands, &ty)?;
        let state = runtime.next_draw();
        let result = match normal_format {
            Some(format) => meaning::random::normal(state, format, bounds, &shape)?,
            None => meaning::random::uniform(state, &ty.element, bounds, &shape)?,
        };
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// The sizes that a tensor of integers holds.
fn sizes_of(shape: &Tensor) -> Result<Vec<usize>, EvalError> {
    let shift = 64 - shape.element().bits();
    let signed = !matches!(shape.element(), ElementType::Integer(integer) if !integer.signed);
    let size = |index: usize| {
        let code = (shape.code(index) as u64) << shift;
        let size = if signed { code as i64 >> shift } else { (code >> shift) as i64 };
        usize::try_from(size)
            .map_err(|_| EvalError::Failed(format!("a dimension of size {size} [rng_c3]")))
    };
    (0..shape.len()).map(size).collect()
}

/// The type of a generator's state, `ui64`.
pub const STATE: ElementType = ElementType::Integer(IntegerType { width: 64, signed: false });

fn verify_rng_bit_generator(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(state), Some(after), Some(output)) =
        (view.operand(0), view.result(0), view.result(1))
    else {
        let message = "operand and results have to be ranked tensors";
        return violations.push(Violation::unlabelled(message));
    };
    let message = || "initial_state has to be a tensor of ui64 of rank 1".into();
    let is_state = state.rank() == 1 && state.element == STATE;
    if !require(is_state, "rng_bit_generator_i2", message, violations) {
        return;
    }
    let same = after.element == STATE && state.compatible_shape(after);
    let message = || "output_state has to have the type of initial_state".into();
    require(same, "rng_bit_generator_c1", message, violations);
    require_state_size(view, state, violations);
    let message = || format!("elements of {} cannot be random bits", output.element);
    let kinds = Kinds::INTEGER.or(Kinds::FLOAT);
    require(kinds.admits(&output.element), "rng_bit_generator_o2", message, violations);
}

/// Checks the size of the state (C2); the default algorithm is Philox.
fn require_state_size(view: &OpView<'_>, state: &TensorType, violations: &mut Vec<Violation>) {
    let algorithm = RngBitGenerator::of(view).rng_algorithm;
    let most = if algorithm == "THREE_FRY" { 2 } else { 3 };
    let fits = state.shape[0].size().is_none_or(|size| (2..=most).contains(&size));
    let message = || format!("the state of {algorithm} cannot have size {}", state.shape[0]);
    require(fits, "rng_bit_generator_c2", message, violations);
}

/// A generator of random bits: the algorithm, and the type of the output, whose shape is known.
pub struct Generator {
    is_three_fry: bool,
    pub element: ElementType,
    pub shape: Vec<usize>,
}

/// The numbers of a state, as many as the algorithm takes.
pub enum State<'a> {
    ThreeFry([u64; 2]),
    Philox(&'a [u64]),
}

impl Generator {
    pub fn of(view: &OpView<'_>) -> Result<Generator, Violation> {
        let output = tensor_result(view, 1)?;
        let shape = output.static_shape().ok_or_else(|| {
            Violation::unlabelled("the output's shape has to be known: no operand tells it")
        })?;
        let is_three_fry = RngBitGenerator::of(view).rng_algorithm == "THREE_FRY";
        Ok(Generator { is_three_fry, element: output.element.clone(), shape })
    }

    /// Reads a state, and checks (C2) for a size that the type left open.
    pub fn state<'a>(&self, operand: &'a Tensor) -> Result<State<'a>, EvalError> {
        match *operand.codes::<u64>() {
            [key, counter] if self.is_three_fry => Ok(State::ThreeFry([key, counter])),
            ref state @ ([_, _] | [_, _, _]) if !self.is_three_fry => Ok(State::Philox(state)),
            ref state => {
                let message = format!("a state of size {} [rng_bit_generator_c2]", state.len());
                Err(EvalError::Failed(message))
            }
        }
    }
}

fn rng_bit_generator(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let generator = Generator::of(view)?;
    Ok(Box::new(move |_, operands| {
        let Generator { element, shape, .. } = &generator;
        let (after, elements) = match generator.state(operands[0].tensor())? {
            State::ThreeFry(state) => meaning::random::three_fry(state, element, shape)?,
            State::Philox(state) => meaning::random::philox(state, element, shape)?,
        };
        let after = Tensor::from_codes(STATE, &[after.len()], after);
        Ok(vec![after.into(), elements.into_tensor()?.into()])
    }))
}
