//! Steps that call functions: correctly rounded for every format of up to 32 bits.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::float::{FloatLane, computed};
use super::kernel::{Code, Kernel, one, one_with_ahead, two};
use super::thresholds::{FUNCTION_BYTE_TABLE_FROM, FUNCTION_TABLE_FROM};
use crate::numeric::functions::{apply, apply_with, apply2};
use crate::numeric::{
    AT_A_TIME, ByteTable, Carrier, ConvertPolicy, Encoder, FloatFormat, Function, Function2,
    FunctionTable, decode,
};
use crate::paths::{self, Path};

/// The code of a function of one operand.
pub fn unary<F: FloatLane>(function: Function, format: &'static FloatFormat) -> Code {
    match function {
        Function::Sqrt => computed(format, F::sqrt),
        _ if FunctionTable::is_possible(format) && paths::allows(Path::FunctionTable) => {
            by_long_table(function, format).into()
        }
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
    format.width <= 8 && format.carrier() == Carrier::F32 && paths::allows(Path::ByteTable)
}

/// How many lanes are encoded at a time.
const BLOCK: usize = 256;

/// The code of a function of a narrow operand. The function's value for every code is computed once, at the
/// first run of many lanes; from then on lanes are encoded, and the codes are looked up.
pub fn by_table(function: Function, format: &'static FloatFormat) -> Kernel {
    let known = OnceLock::new();
    let encoder = Encoder::new(format, ConvertPolicy::MOVE);
    one(move |operand: &[f32], result: &mut [f32]| {
        if operand.len() < FUNCTION_BYTE_TABLE_FROM && known.get().is_none() {
            return apply(function, format, operand, result);
        }
        paths::note(Path::ByteTable);
        let values = known.get_or_init(|| all_values(function, format));
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            let mut codes = [0u8; BLOCK];
            let codes = &mut codes[..operand.len()];
            encoder.run(operand, codes);
            values.run(codes, bytemuck::cast_slice_mut(result));
        }
    })
}

/// The code of a function of an operand of up to 16 bits, by a table of all values. The part of the table
/// that is read mostly stays in the caches.
fn by_long_table(function: Function, format: &'static FloatFormat) -> Kernel {
    let (known, so_far) = (OnceLock::new(), AtomicUsize::new(0));
    one_with_ahead(move |operand: &[f32], result: &mut [f32], ahead| {
        if known.get().is_none() && so_far.fetch_add(operand.len(), Relaxed) < FUNCTION_TABLE_FROM {
            return apply_with(function, format, operand, result, ahead);
        }
        paths::note(Path::FunctionTable);
        let values = known.get_or_init(|| FunctionTable::of(function, format));
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            ahead.fetch(operand.len().div_ceil(AT_A_TIME));
            values.run(operand, result);
        }
    })
}

/// The table of the function's value for every code.
fn all_values(function: Function, format: &'static FloatFormat) -> ByteTable<u32> {
    let codes: [u8; 256] = std::array::from_fn(|code| code as u8 & format.code_mask() as u8);
    let (mut operands, mut values) = ([0f32; 256], [0f32; 256]);
    decode(format, &codes, &mut operands);
    apply(function, format, &operands, &mut values);
    ByteTable::new(values.map(f32::to_bits))
}
