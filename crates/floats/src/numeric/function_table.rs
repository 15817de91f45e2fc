//! Functions of formats of 9 to 16 bits as tables, which have the value for every code and are computed once
//! in a process.

use std::sync::{Mutex, PoisonError};

use super::codec::{Encoder, decode, upper_part};
use super::format::{Carrier, FloatFormat};
use super::functions::{Function, apply};
use super::policy::ConvertPolicy;
use crate::hardware::cpu;

/// How many codes there are at most.
const CODES: usize = 1 << 16;

/// How many values are looked up at a time.
const BLOCK: usize = 256;

/// The values of a function of a format, as f32. [`FunctionTable::is_possible`] says for which formats.
#[derive(Debug)]
pub struct FunctionTable {
    values: Box<[f32; CODES]>,
    /// How far the bits of an f32 are shifted to become its code, if the code is their upper part.
    shift: Option<u32>,
    encoder: Encoder<'static, f32>,
}

impl FunctionTable {
    /// Whether functions of the format have tables: values are computed in f32, and codes have 9 to 16 bits.
    pub fn is_possible(format: &FloatFormat) -> bool {
        (9..=16).contains(&format.width) && format.carrier() == Carrier::F32
    }

    fn new(function: Function, format: &'static FloatFormat) -> FunctionTable {
        let codes: Vec<u16> = (0..=u16::MAX).map(|code| code & format.code_mask() as u16).collect();
        let (mut operands, mut values) = (vec![0f32; CODES], vec![0f32; CODES]);
        decode(format, &codes, &mut operands);
        apply(function, format, &operands, &mut values);
        let Ok(values) = values.into_boxed_slice().try_into() else {
            unreachable!("there are as many values as codes")
        };
        let encoder = Encoder::new(format, ConvertPolicy::MOVE);
        let shift = upper_part::<f32>(format).filter(|_| format.width == 16);
        FunctionTable { values, shift, encoder }
    }

    /// The table of a function of a format, which is computed at its first use and kept.
    pub fn of(function: Function, format: &'static FloatFormat) -> &'static FunctionTable {
        type Known = (Function, &'static FloatFormat, &'static FunctionTable);
        static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |known: &&Known| known.0 == function && std::ptr::eq(known.1, format);
        if let Some((.., table)) = known.iter().find(is_it) {
            return table;
        }
        // the table is never freed, as formats are not
        let table = &*Box::leak(Box::new(FunctionTable::new(function, format)));
        known.push((function, format, table));
        table
    }

    /// Writes the function's values at values of the format. The slices have equal lengths.
    pub fn run(&self, operands: &[f32], results: &mut [f32]) {
        debug_assert_eq!(operands.len(), results.len());
        let values = &*self.values;
        if let Some(shift) = self.shift {
            return cpu::dispatch(move || {
                for (result, operand) in results.iter_mut().zip(operands) {
                    *result = values[usize::from((operand.to_bits() >> shift) as u16)];
                }
            });
        }
        for (operands, results) in operands.chunks(BLOCK).zip(results.chunks_mut(BLOCK)) {
            let mut codes = [0u16; BLOCK];
            let codes = &mut codes[..operands.len()];
            self.encoder.run(operands, codes);
            for (result, code) in results.iter_mut().zip(codes) {
                *result = values[usize::from(*code)];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names::{BF16, F8E4M3, F16, F32};

    #[test]
    fn a_table_has_the_function_of_every_value() {
        for format in [&BF16, &F16] {
            assert!(FunctionTable::is_possible(format));
            let codes: Vec<u16> = (0..=u16::MAX).collect();
            let mut operands = vec![0f32; CODES];
            decode(format, &codes, &mut operands);
            for function in [Function::Exponential, Function::Log, Function::Erf, Function::Tan] {
                let (mut found, mut expected) = (vec![0f32; CODES], vec![0f32; CODES]);
                FunctionTable::of(function, format).run(&operands, &mut found);
                apply(function, format, &operands, &mut expected);
                for ((found, expected), code) in found.iter().zip(&expected).zip(&codes) {
                    let bits = (found.to_bits(), expected.to_bits());
                    assert_eq!(bits.0, bits.1, "{function:?} of {code:#x} of {}", format.name);
                }
            }
        }
        assert!(![&F8E4M3, &F32].into_iter().any(FunctionTable::is_possible));
    }
}
