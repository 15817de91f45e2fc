//! Steps that round by another policy than the default, or to a format that needs more than a carrier: the codes of
//! each lane go through the scalar functions of [`crate::meaning::codes`], which know every rounding, every rule for
//! overflow and every NaN.
//!
//! These steps are slower than those of [`super::float`], which are loops of vector instructions and round to
//! nearest.

use num_complex::Complex;

use super::float::FloatLane;
use super::integer::IntegerLane;
use super::kernel::{Kernel, Operands};
use super::quantized::{Parameter, slice_count};
use super::register_file::{Carrier, Lane};
use super::{Binary, Unary};
use crate::meaning::codes::complex::{self, parts};
use crate::meaning::codes::quantized::{Dequantize, Quantize, Requantize};
use crate::meaning::codes::{Float, Rounded, convert as conversion, float, integer};
use crate::numeric::word::Bits;
use crate::numeric::{
    Carrier as FloatCarrier, Code, ComplexPart, ConvertPolicy, ElementType, Encoder, QuantizedType,
    Zero, decode,
};

/// How many lanes are computed at a time.
const BLOCK: usize = 64;

/// The rounding of a step, and its number among the steps of the program.
#[derive(Debug, Clone, Copy)]
pub struct ExactStep {
    /// The rounding, without random bits.
    pub rounded: Rounded,
    /// The number of the step.
    pub number: usize,
}

/// The kernel of a step of one float operand; it is `None` if the step rounds by the default policy.
pub fn unary(unary: Unary, step: ExactStep) -> Option<Kernel> {
    let Rounded { format, by_reference, .. } = step.rounded;
    let rounds = match unary {
        Unary::Sign
        | Unary::Ceil
        | Unary::Floor
        | Unary::RoundNearestAfz
        | Unary::RoundNearestEven
        | Unary::Imag
        | Unary::Function(_) => true,
        Unary::Negate => by_reference && format.zero == Zero::None,
        Unary::ReducePrecision { .. } => by_reference,
        _ => false,
    };
    rounds.then(|| match format.carrier() {
        FloatCarrier::F32 => unary_in::<f32>(unary, step),
        FloatCarrier::F64 => unary_in::<f64>(unary, step),
    })
}

/// The kernel of a step of two float operands; it is `None` if the step rounds by the default policy.
pub fn binary(binary: Binary, step: ExactStep) -> Option<Kernel> {
    let rounds = match binary {
        Binary::Maximum | Binary::Minimum => step.rounded.by_reference,
        Binary::Polygamma | Binary::Zeta | Binary::Remainder => true,
        _ => is_complex_binary(binary),
    };
    rounds.then(|| match step.rounded.format.carrier() {
        FloatCarrier::F32 => binary_in::<f32>(binary, step),
        FloatCarrier::F64 => binary_in::<f64>(binary, step),
    })
}

/// The kernel of a step of one complex operand; it is `None` if the step does not round.
pub fn complex_unary(unary: Unary, part: ComplexPart, step: ExactStep) -> Option<Kernel> {
    let rounds = match unary {
        Unary::Abs | Unary::Sign | Unary::Square | Unary::AsinAcosKernel => true,
        Unary::Function(function) => crate::numeric::complex::function(function).is_some(),
        _ => false,
    };
    rounds.then(|| match part {
        ComplexPart::F32 => complex_unary_in::<f32>(unary, part, step),
        ComplexPart::F64 => complex_unary_in::<f64>(unary, part, step),
    })
}

/// The kernel of a step of two complex operands; it is `None` if the step does not round.
pub fn complex_binary(binary: Binary, part: ComplexPart, step: ExactStep) -> Option<Kernel> {
    is_complex_binary(binary).then(|| match part {
        ComplexPart::F32 => complex_binary_in::<f32>(binary, part, step),
        ComplexPart::F64 => complex_binary_in::<f64>(binary, part, step),
    })
}

/// Whether a step of two complex operands rounds.
fn is_complex_binary(binary: Binary) -> bool {
    matches!(
        binary,
        Binary::Add
            | Binary::Subtract
            | Binary::Multiply
            | Binary::Divide
            | Binary::Power
            | Binary::Atan2
    )
}

/// The kernel of a conversion between types that are not quantized; it is `None` if the result is neither a
/// float nor a complex type.
pub fn convert(from: &ElementType, to: &ElementType, step: ExactStep) -> Option<Kernel> {
    match Carrier::of(from) {
        Carrier::Boolean => converted(from, to, step, each_code(|lane: u8| lane.into())),
        Carrier::I32 => converted(from, to, step, integer_codes::<i32>(from)),
        Carrier::U32 => converted(from, to, step, integer_codes::<u32>(from)),
        Carrier::I64 => converted(from, to, step, integer_codes::<i64>(from)),
        Carrier::F32 => converted(from, to, step, float_codes::<f32>(from)?),
        Carrier::F64 => converted(from, to, step, float_codes::<f64>(from)?),
        Carrier::Complex32 => converted(from, to, step, each_code(packed::<f32>)),
        Carrier::Complex64 => converted(from, to, step, each_code(packed::<f64>)),
    }
}

/// The kernel of a conversion between types of which at least one is quantized; it is `None` if the
/// conversion does not round, or if there is no such conversion.
pub fn convert_quantized(from: &ElementType, to: &ElementType, step: ExactStep) -> Option<Kernel> {
    match (from, to) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) => requantize(from, to, step),
        (ElementType::Quantized(from), ElementType::Float(format)) if from.expressed == *format => {
            Some(match format.carrier() {
                FloatCarrier::F32 => dequantize::<f32>(from, step),
                FloatCarrier::F64 => dequantize::<f64>(from, step),
            })
        }
        (ElementType::Float(format), ElementType::Quantized(to)) if to.expressed == *format => {
            Some(match format.carrier() {
                FloatCarrier::F32 => quantize::<f32>(to, step),
                FloatCarrier::F64 => quantize::<f64>(to, step),
            })
        }
        _ => None,
    }
}

fn unary_in<F: FloatLane>(unary: Unary, step: ExactStep) -> Kernel {
    let encoder = Encoder::<F>::new(step.rounded.format, ConvertPolicy::MOVE);
    to_floats::<F, F, 1>(step, move |mut block, [lanes], codes| {
        encoder.run(lanes, codes);
        for (lane, (code, value)) in codes.iter_mut().zip(lanes).enumerate() {
            let operand = Float { code: *code, value: value.widen() };
            *code = float::unary(unary, block.rounded(lane), operand) as u64;
        }
    })
}

fn binary_in<F: FloatLane>(binary: Binary, step: ExactStep) -> Kernel {
    let encoder = Encoder::<F>::new(step.rounded.format, ConvertPolicy::MOVE);
    to_floats::<F, F, 2>(step, move |mut block, [lhs, rhs], codes| {
        let mut rhs_codes = [0u64; BLOCK];
        encoder.run(lhs, codes);
        encoder.run(rhs, &mut rhs_codes[..rhs.len()]);
        let values = lhs.iter().zip(rhs).zip(rhs_codes);
        for (lane, (code, ((lhs, rhs), rhs_code))) in codes.iter_mut().zip(values).enumerate() {
            let lhs = Float { code: *code, value: lhs.widen() };
            let rhs = Float { code: rhs_code, value: rhs.widen() };
            *code = float::binary(binary, block.rounded(lane), lhs, rhs) as u64;
        }
    })
}

fn complex_unary_in<F: FloatLane>(unary: Unary, part: ComplexPart, step: ExactStep) -> Kernel
where
    Complex<F>: Lane,
{
    let code = move |block: &mut Block<'_>, lane: usize, operand: Complex<F>| {
        complex::unary(unary, part, block.rounded(lane), packed(operand))
    };
    match unary {
        Unary::Abs => to_floats::<Complex<F>, F, 1>(step, move |mut block, [lanes], codes| {
            for (lane, (result, &operand)) in codes.iter_mut().zip(lanes).enumerate() {
                *result = code(&mut block, lane, operand) as u64;
            }
        }),
        _ => in_blocks::<Complex<F>, Complex<F>, 1>(step, move |mut block, [lanes], results| {
            for (lane, (result, &operand)) in results.iter_mut().zip(lanes).enumerate() {
                *result = unpacked(part, code(&mut block, lane, operand));
            }
        }),
    }
}

fn complex_binary_in<F: FloatLane>(binary: Binary, part: ComplexPart, step: ExactStep) -> Kernel
where
    Complex<F>: Lane,
{
    in_blocks::<Complex<F>, Complex<F>, 2>(step, move |mut block, [lhs, rhs], results| {
        let operands = lhs.iter().zip(rhs);
        for (lane, (result, (&lhs, &rhs))) in results.iter_mut().zip(operands).enumerate() {
            let operands = [packed(lhs), packed(rhs)];
            let code = complex::binary(binary, part, block.rounded(lane), operands);
            *result = unpacked(part, code);
        }
    })
}

/// The code of a complex lane.
fn packed<F: FloatLane>(lane: Complex<F>) -> u128 {
    let code = |part: F| u128::from(part.bits().to_u64());
    code(lane.re) | code(lane.im) << (8 * size_of::<F>())
}

/// The complex lane of a code.
fn unpacked<F: FloatLane>(part: ComplexPart, code: u128) -> Complex<F> {
    let [re, im] = parts(part, code).map(|code| F::of_bits(F::Bits::of_code(code)));
    Complex::new(re, im)
}

/// Encodes integers, whose lanes are their values.
fn integer_codes<L: IntegerLane>(element: &ElementType) -> impl Fn(&[L], &mut [u128]) + use<L> {
    let mask = u128::MAX >> (128 - element.bits());
    each_code(move |lane: L| lane.into() as u128 & mask)
}

/// Encodes floats, whose lanes are their values.
fn float_codes<F: FloatLane>(element: &ElementType) -> Option<impl Fn(&[F], &mut [u128]) + use<F>> {
    let ElementType::Float(format) = *element else { return None };
    let encoder = Encoder::<F>::new(format, ConvertPolicy::MOVE);
    Some(move |lanes: &[F], codes: &mut [u128]| {
        let mut narrow = [0u64; BLOCK];
        encoder.run(lanes, &mut narrow[..lanes.len()]);
        codes.iter_mut().zip(narrow).for_each(|(code, narrow)| *code = narrow.into());
    })
}

fn each_code<L: Lane>(code: impl Fn(L) -> u128) -> impl Fn(&[L], &mut [u128]) {
    move |lanes, codes| codes.iter_mut().zip(lanes).for_each(|(result, &lane)| *result = code(lane))
}

fn converted<L: Lane>(
    from: &ElementType,
    to: &ElementType,
    step: ExactStep,
    codes_of: impl Fn(&[L], &mut [u128]) + Send + Sync + 'static,
) -> Option<Kernel> {
    let from = from.clone();
    Some(match to {
        ElementType::Float(format) => match format.carrier() {
            FloatCarrier::F32 => converted_to_float::<L, f32>(from, step, codes_of),
            FloatCarrier::F64 => converted_to_float::<L, f64>(from, step, codes_of),
        },
        ElementType::Complex(part @ ComplexPart::F32) => {
            converted_to_complex::<L, f32>(from, *part, step, codes_of)
        }
        ElementType::Complex(part @ ComplexPart::F64) => {
            converted_to_complex::<L, f64>(from, *part, step, codes_of)
        }
        _ => return None,
    })
}

fn converted_to_float<L: Lane, F: FloatLane>(
    from: ElementType,
    step: ExactStep,
    codes_of: impl Fn(&[L], &mut [u128]) + Send + Sync + 'static,
) -> Kernel {
    to_floats::<L, F, 1>(step, move |mut block, [lanes], results| {
        let mut codes = [0u128; BLOCK];
        codes_of(lanes, &mut codes[..lanes.len()]);
        for (lane, (result, code)) in results.iter_mut().zip(codes).enumerate() {
            *result = conversion::to_float(&from, block.rounded(lane), code);
        }
    })
}

fn converted_to_complex<L: Lane, F: FloatLane>(
    from: ElementType,
    part: ComplexPart,
    step: ExactStep,
    codes_of: impl Fn(&[L], &mut [u128]) + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    in_blocks::<L, Complex<F>, 1>(step, move |mut block, [lanes], results| {
        let mut codes = [0u128; BLOCK];
        codes_of(lanes, &mut codes[..lanes.len()]);
        for (lane, (result, code)) in results.iter_mut().zip(codes).enumerate() {
            let code = conversion::to_complex(&from, part, block.rounded(lane), code);
            *result = unpacked(part, code);
        }
    })
}

fn dequantize<F: FloatLane>(from: &QuantizedType, step: ExactStep) -> Kernel {
    let slices = Slices::new(&[from], |slice| Dequantize::new(from, slice));
    let storage = from.storage;
    to_floats::<i64, F, 1>(step, move |mut block, [lanes], results| {
        slices.for_each_lane(&mut block, lanes.len(), |rounded, lane, steps| {
            let code = integer::wrapped(storage, lanes[lane].into());
            results[lane] = steps.code(rounded, code);
        });
    })
}

fn quantize<F: FloatLane>(to: &QuantizedType, step: ExactStep) -> Kernel {
    let slices = Slices::new(&[to], |slice| Quantize::new(to, slice));
    let storage = to.storage;
    in_blocks::<F, i64, 1>(step, move |mut block, [lanes], results| {
        slices.for_each_lane(&mut block, lanes.len(), |rounded, lane, steps| {
            let code = steps.code(rounded, lanes[lane].widen());
            results[lane] = integer::value(storage, code) as i64;
        });
    })
}

/// The kernel of a conversion between quantized types; it is `None` if the codes stay as they are.
fn requantize(from: &QuantizedType, to: &QuantizedType, step: ExactStep) -> Option<Kernel> {
    let dimension = from.dimension.or(to.dimension);
    let along_others = [from, to]
        .iter()
        .any(|quantized| quantized.dimension.is_some() && quantized.dimension != dimension);
    if from.expressed != to.expressed || from.same_parameters(to) || along_others {
        return None;
    }
    let rounded = step.rounded.with(Requantize::format(from), step.rounded.policy);
    let slices = Slices::new(&[from, to], |slice| Requantize::new(from, to, slice));
    let (from, to) = (from.storage, to.storage);
    Some(in_blocks::<i64, i64, 1>(
        ExactStep { rounded, ..step },
        move |mut block, [lanes], results| {
            slices.for_each_lane(&mut block, lanes.len(), |rounded, lane, steps| {
                let code = integer::wrapped(from, lanes[lane].into());
                results[lane] = integer::value(to, steps.code(rounded, code)) as i64;
            });
        },
    ))
}

/// The steps on the codes of each slice of a quantized type.
struct Slices<P> {
    steps: Vec<P>,
    numbers: Parameter<usize>,
}

impl<P> Slices<P> {
    fn new(types: &[&QuantizedType], steps: impl Fn(usize) -> P) -> Slices<P> {
        let count = slice_count(types);
        let dimension = types.iter().find_map(|ty| ty.dimension);
        let numbers = Parameter { slices: (0..count).collect(), dimension };
        Slices { steps: (0..count).map(steps).collect(), numbers }
    }

    /// Calls a function for each lane of a block, with the lane, its rounding and the steps of its slice.
    fn for_each_lane(
        &self,
        block: &mut Block<'_>,
        lanes: usize,
        mut run: impl FnMut(&Rounded, usize, &P),
    ) {
        let mut numbers = [0usize; BLOCK];
        self.numbers.spread(&block.at, block.first, &mut numbers[..lanes]);
        for (lane, &number) in numbers[..lanes].iter().enumerate() {
            run(block.rounded(lane), lane, &self.steps[number]);
        }
    }
}

/// Lanes of a chunk that are computed together.
struct Block<'s> {
    /// The rounding with the random bits of the chunk.
    rounded: Rounded,
    at: Operands<'s>,
    /// The number of the block's first lane in the chunk.
    first: usize,
}

impl Block<'_> {
    /// The rounding of a lane's result.
    #[inline]
    fn rounded(&mut self, lane: usize) -> &Rounded {
        self.rounded.of_element(self.first + lane)
    }
}

/// A kernel that gives floats, from a function that writes their codes block by block.
fn to_floats<L: Lane, F: FloatLane, const N: usize>(
    step: ExactStep,
    codes_of: impl Fn(Block<'_>, [&[L]; N], &mut [u64]) + Send + Sync + 'static,
) -> Kernel {
    in_blocks::<L, F, N>(step, move |block, operands, results| {
        let mut codes = [0u64; BLOCK];
        let codes = &mut codes[..results.len()];
        codes_of(block, operands, codes);
        decode(step.rounded.format, codes, results);
    })
}

/// A kernel from a function that computes a block of `N` results from `N` operands.
fn in_blocks<L: Lane, R: Lane, const N: usize>(
    step: ExactStep,
    run: impl Fn(Block<'_>, [&[L]; N], &mut [R]) + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        let rounded = step.rounded.with_bits(bank.draws.of_step(step.number, at.first));
        bank.write::<R>(at.result, |bank, result| {
            let operands: [&[L]; N] =
                std::array::from_fn(|operand| bank.lanes(at.sources[operand]));
            for (block, result) in result[..at.lanes].chunks_mut(BLOCK).enumerate() {
                let first = block * BLOCK;
                let operands = operands.map(|lanes| &lanes[first..first + result.len()]);
                run(Block { rounded, at, first }, operands, result);
            }
        });
    })
}
