//! Operations on two values of a format of up to 8 bits, from codes to codes.
//!
//! If the machine can permute bytes, 64 pairs of codes stay in registers from operands to results. Decoding
//! looks up the two upper bytes of the f32 of each code. The operation is that of f32, whose rounding does
//! not change a result of so few bits. The result is rounded in f32 to the format's mantissa, as if the
//! exponents had no end, but no finer than to the format's quantum. The upper bytes of the rounded result
//! give an index into a table of codes: how many steps of the mantissa the magnitude is above zero. The sign
//! is handled separately. On other machines three passes do the work: decode, operate, encode.

use super::byte_table::{ByteTable, values_of};
use super::codec::Encoder;
use super::format::{FloatFormat, Zero};
use super::policy::ConvertPolicy;
use crate::hardware::cpu;
#[cfg(target_arch = "x86_64")]
use crate::paths::{self, Path};

#[cfg(target_arch = "x86_64")]
mod registers;

/// An operation on two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NarrowOperation {
    /// The sum.
    Add,
    /// The difference.
    Subtract,
    /// The product.
    Multiply,
    /// The quotient.
    Divide,
    /// The larger value: NaN wins, and +0 is larger than -0.
    Maximum,
    /// The smaller value: NaN wins, and -0 is smaller than +0.
    Minimum,
}

/// An operation on codes of a format, whose result is rounded as that of a computing op.
#[derive(Debug, Clone)]
pub struct NarrowBinary {
    operation: NarrowOperation,
    values: &'static ByteTable<u32>,
    encoder: Encoder<'static, f32>,
    #[cfg(target_arch = "x86_64")]
    tables: registers::Tables,
}

/// How many pairs are computed at a time by passes.
const BLOCK: usize = 256;

impl NarrowBinary {
    /// The operation on a format. The result is `None` for a format of more than 8 bits, without sign,
    /// mantissa or zero, or whose values no rule gives.
    pub fn new(operation: NarrowOperation, format: &'static FloatFormat) -> Option<NarrowBinary> {
        let fits = format.signed
            && format.mantissa_bits > 0
            && format.zero != Zero::None
            && !format.is_irregular();
        if !fits {
            return None;
        }
        let values = values_of(format)?;
        let encoder = Encoder::new(format, ConvertPolicy::COMPUTE);
        Some(NarrowBinary {
            operation,
            #[cfg(target_arch = "x86_64")]
            tables: registers::Tables::new(format, values, &encoder, operation)?,
            values,
            encoder,
        })
    }

    /// Writes the result of each pair. The slices have equal lengths.
    pub fn run(&self, lhs: &[u8], rhs: &[u8], results: &mut [u8]) {
        debug_assert_eq!((lhs.len(), rhs.len()), (results.len(), results.len()));
        #[cfg(target_arch = "x86_64")]
        if paths::allows(Path::SmallFloatOps)
            && let Some(done) = registers::run(self.operation, &self.tables, lhs, rhs, results)
        {
            paths::note(Path::SmallFloatOps);
            return self.run_by_passes(&lhs[done..], &rhs[done..], &mut results[done..]);
        }
        self.run_by_passes(lhs, rhs, results);
    }

    fn run_by_passes(&self, lhs: &[u8], rhs: &[u8], results: &mut [u8]) {
        let operands = lhs.chunks(BLOCK).zip(rhs.chunks(BLOCK));
        for ((lhs, rhs), results) in operands.zip(results.chunks_mut(BLOCK)) {
            let (mut a, mut b) = ([0f32; BLOCK], [0f32; BLOCK]);
            let (a, b) = (&mut a[..lhs.len()], &mut b[..lhs.len()]);
            self.values.run(lhs, bytemuck::cast_slice_mut(a));
            self.values.run(rhs, bytemuck::cast_slice_mut(b));
            self.operation.run(a, b);
            self.encoder.run(a, results);
        }
    }
}

impl NarrowOperation {
    /// Replaces the left operands by the results.
    fn run(self, lhs: &mut [f32], rhs: &[f32]) {
        match self {
            NarrowOperation::Add => each(lhs, rhs, |a, b| a + b),
            NarrowOperation::Subtract => each(lhs, rhs, |a, b| a - b),
            NarrowOperation::Multiply => each(lhs, rhs, |a, b| a * b),
            NarrowOperation::Divide => each(lhs, rhs, |a, b| a / b),
            NarrowOperation::Maximum => {
                each(lhs, rhs, |a, b| ordered(a, b, a.total_cmp(&b).is_gt()));
            }
            NarrowOperation::Minimum => {
                each(lhs, rhs, |a, b| ordered(a, b, a.total_cmp(&b).is_lt()));
            }
        }
    }
}

#[inline(always)]
fn each(lhs: &mut [f32], rhs: &[f32], of: impl Fn(f32, f32) -> f32) {
    cpu::dispatch(|| {
        for (a, &b) in lhs.iter_mut().zip(rhs) {
            *a = of(*a, b);
        }
    });
}

/// The operand that `first` chooses, or NaN if one of them is NaN.
#[inline(always)]
fn ordered(a: f32, b: f32, first: bool) -> f32 {
    let chosen = if first { a } else { b };
    if a.is_nan() || b.is_nan() { f32::NAN } else { chosen }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{MLIR_FORMATS, decode};

    const OPERATIONS: [NarrowOperation; 6] = [
        NarrowOperation::Add,
        NarrowOperation::Subtract,
        NarrowOperation::Multiply,
        NarrowOperation::Divide,
        NarrowOperation::Maximum,
        NarrowOperation::Minimum,
    ];

    /// The operation in f64, whose rounding changes none of these results.
    fn in_f64(operation: NarrowOperation, a: f64, b: f64) -> f64 {
        match operation {
            NarrowOperation::Add => a + b,
            NarrowOperation::Subtract => a - b,
            NarrowOperation::Multiply => a * b,
            NarrowOperation::Divide => a / b,
            _ if a.is_nan() || b.is_nan() => f64::NAN,
            NarrowOperation::Maximum if a.total_cmp(&b).is_gt() => a,
            NarrowOperation::Maximum => b,
            NarrowOperation::Minimum if a.total_cmp(&b).is_lt() => a,
            NarrowOperation::Minimum => b,
        }
    }

    fn expected(operation: NarrowOperation, format: &FloatFormat, operands: [&[u8]; 2]) -> Vec<u8> {
        let [a, b] = operands.map(|codes| {
            let mut values = vec![0f64; codes.len()];
            decode(format, codes, &mut values);
            values
        });
        let results: Vec<f64> = a.iter().zip(&b).map(|(&a, &b)| in_f64(operation, a, b)).collect();
        let mut codes = vec![0; results.len()];
        Encoder::new(format, ConvertPolicy::COMPUTE).run(&results, &mut codes);
        codes
    }

    #[test]
    fn all_pairs_of_codes_at_every_level() {
        let narrow = |format: &&&FloatFormat| format.signed && format.width <= 8;
        let mut count = 0;
        for &format in MLIR_FORMATS.iter().filter(narrow) {
            let codes = 1u32 << format.width;
            let pairs = 0..codes * codes;
            let lhs: Vec<u8> = pairs.clone().map(|pair| (pair / codes) as u8).collect();
            let rhs: Vec<u8> = pairs.map(|pair| (pair % codes) as u8).collect();
            for operation in OPERATIONS {
                let kernel = NarrowBinary::new(operation, format).expect(format.name);
                let expected = expected(operation, format, [&lhs, &rhs]);
                for level in cpu::Level::available() {
                    cpu::use_level(level);
                    let mut results = vec![0xAA; lhs.len()];
                    kernel.run(&lhs, &rhs, &mut results);
                    let wrong = results.iter().zip(&expected).position(|(a, b)| a != b);
                    let wrong = wrong.map(|at| (lhs[at], rhs[at], results[at], expected[at]));
                    assert_eq!(wrong, None, "{} {operation:?} {level}", format.name);
                }
                count += 1;
            }
        }
        assert_eq!(count, 10 * OPERATIONS.len());
    }

    #[test]
    fn odd_lengths_are_done_to_the_end() {
        let format = &crate::numeric::names::F8E4M3;
        let kernel = NarrowBinary::new(NarrowOperation::Add, format).expect("a narrow format");
        let lhs: Vec<u8> = (0..=255).collect();
        let rhs: Vec<u8> = lhs.iter().map(|code| code.wrapping_mul(91)).collect();
        let expected = expected(NarrowOperation::Add, format, [&lhs, &rhs]);
        for level in cpu::Level::available() {
            cpu::use_level(level);
            for length in [0, 1, 63, 64, 65, 200] {
                let mut results = vec![0; length];
                kernel.run(&lhs[..length], &rhs[..length], &mut results);
                assert_eq!(results, expected[..length], "{level} {length}");
            }
        }
    }
}
