//! Steps that call functions: correctly rounded for every format of up to 32 bits.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::float::{FloatLane, computed};
use super::kernel::{Code, Kernel, one, one_with_ahead, two};
use crate::numeric::functions::{apply, apply_with, apply2};
use crate::numeric::{
    AT_A_TIME, ByteTable, Carrier, ConvertPolicy, Encoder, FloatFormat, Function, Function2,
    FunctionTable, decode,
};

/// The code of a function of one operand.
pub fn unary<F: FloatLane>(function: Function, format: &'static FloatFormat) -> Code {
    match function {
        Function::Sqrt => computed(format, F::sqrt),
        _ if FunctionTable::is_possible(format) => by_long_table(function, format).into(),
        _ => one_with_ahead(move |operand: &[F], result: &mut [F], ahead| {
            apply_with(function, format, operand, result, ahead);
        })
        .into(),
    }
}

/// The code of a function of two operands.
pub fn binary<F: FloatLane>(function: Function2, format: &'static FloatFormat) -> Kernel {
    two(move |lhs: &[F], rhs: &[F], result: &mut [F]| apply2(function, format, lhs, rhs, result))
}

/// Whether [`by_table`] has code for a format.
pub fn has_table(format: &FloatFormat) -> bool {
    format.width <= 8 && format.carrier() == Carrier::F32
}

/// From how many lanes on a table of 256 values is worth making.
const WORTH_A_TABLE: usize = 512;

/// How many lanes are encoded at a time.
const BLOCK: usize = 256;

/// The code of a function of a narrow operand: its value for every code is computed once, when there
/// are many lanes for the first time; lanes then become codes, and codes values.
pub fn by_table(function: Function, format: &'static FloatFormat) -> Kernel {
    let known = OnceLock::new();
    let encoder = Encoder::new(format, ConvertPolicy::MOVE);
    one(move |operand: &[f32], result: &mut [f32]| {
        if operand.len() < WORTH_A_TABLE && known.get().is_none() {
            return apply(function, format, operand, result);
        }
        let values = known.get_or_init(|| all_values(function, format));
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            let mut codes = [0u8; BLOCK];
            let codes = &mut codes[..operand.len()];
            encoder.run(operand, codes);
            values.run(codes, bytemuck::cast_slice_mut(result));
        }
    })
}

/// From how many lanes on a table of 65536 values is worth making.
const WORTH_A_LONG_TABLE: usize = 1 << 17;

/// The same of an operand of up to 16 bits: most of the table that is read stays in the caches.
fn by_long_table(function: Function, format: &'static FloatFormat) -> Kernel {
    let (known, so_far) = (OnceLock::new(), AtomicUsize::new(0));
    one_with_ahead(move |operand: &[f32], result: &mut [f32], ahead| {
        if known.get().is_none() && so_far.fetch_add(operand.len(), Relaxed) < WORTH_A_LONG_TABLE {
            return apply_with(function, format, operand, result, ahead);
        }
        let values = known.get_or_init(|| FunctionTable::of(function, format));
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            ahead.fetch(operand.len().div_ceil(AT_A_TIME));
            values.run(operand, result);
        }
    })
}

/// The function's value for every code.
fn all_values(function: Function, format: &'static FloatFormat) -> ByteTable<u32> {
    let codes: [u8; 256] = std::array::from_fn(|code| code as u8 & format.code_mask() as u8);
    let (mut operands, mut values) = ([0f32; 256], [0f32; 256]);
    decode(format, &codes, &mut operands);
    apply(function, format, &operands, &mut values);
    ByteTable::new(values.map(f32::to_bits))
}
