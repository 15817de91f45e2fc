//! Reductions to one element of registers that a loop has.

use super::float::{FloatLane, maximum, minimum};
use super::integer::{IntegerLane, Wrap};
use super::register_file::{Carrier, RegisterFile, integer_type};
use super::scalar_code::Words;
use super::{Binary, Program, Register};
use crate::hardware::cpu::dispatch;
use crate::numeric::ElementType;

/// The reduction of a register: all of its lanes, taken in one after the other.
#[derive(Debug, Clone)]
pub struct Folded {
    /// The step of the program before which the reduction runs, which copies its result.
    pub before: usize,
    /// The operation by which a lane is taken in.
    pub binary: Binary,
    /// The register that is reduced.
    pub source: Register,
    /// How many lanes are reduced: those of the register, or any number of copies of a single lane.
    pub lanes: usize,
    /// The register of the initial value, which has one lane.
    pub initial: Register,
    /// The register of the result, which is an input of one lane.
    pub result: Register,
}

/// A reduction that is ready to run.
#[derive(Debug, Clone, Copy)]
pub struct Fold {
    way: FoldKind,
    slot: u32,
    lanes: usize,
    /// The words of the initial value and the result.
    initial: u8,
    result: u8,
}

#[derive(Debug, Clone, Copy)]
enum FoldKind {
    /// Whether one boolean is true.
    Any,
    /// Whether all booleans are true.
    All,
    /// An operation on integers of a carrier, whose result wraps.
    Integers(Carrier, Binary, Wrap),
    F32(Binary),
    F64(Binary),
}

impl Folded {
    /// Whether a reduction in a loop can take in elements of a type by an operation.
    pub fn is_possible(binary: Binary, element: &ElementType) -> bool {
        FoldKind::of(binary, element).is_some()
    }
}

impl FoldKind {
    fn of(binary: Binary, element: &ElementType) -> Option<FoldKind> {
        use Binary::{Add, And, Maximum, Minimum, Multiply, Or, Xor};
        let is_extreme = matches!(binary, Maximum | Minimum);
        let is_arithmetic = matches!(binary, Add | Multiply | Maximum | Minimum);
        match element {
            ElementType::Boolean => match binary {
                Add | Maximum | Or => Some(FoldKind::Any),
                Multiply | Minimum | And => Some(FoldKind::All),
                _ => None,
            },
            ElementType::Integer(_) | ElementType::Index => {
                let integer = integer_type(element)?;
                // lanes of 64-bit unsigned types do not compare like signed ones
                let is_ordered = integer.signed || integer.width < 64;
                let is_known = is_arithmetic || matches!(binary, And | Or | Xor);
                (is_known && (is_ordered || !is_extreme))
                    .then(|| FoldKind::Integers(Carrier::of(element), binary, Wrap::to(integer)))
            }
            ElementType::Float(format) if format.is_f32() => {
                is_arithmetic.then_some(FoldKind::F32(binary))
            }
            ElementType::Float(format) if format.is_f64() => {
                is_arithmetic.then_some(FoldKind::F64(binary))
            }
            _ => None,
        }
    }
}

impl Fold {
    /// The reduction in a loop whose registers have these words, or `None` if it cannot take in the elements.
    pub fn new(folded: &Folded, program: &Program, words: &[u8]) -> Option<Fold> {
        let Folded { binary, source, lanes, initial, result, .. } = *folded;
        let way = FoldKind::of(binary, program.element(source))?;
        let [initial, result] = [initial, result].map(|register| words[register.0 as usize]);
        Some(Fold { way, slot: program.slot(source), lanes, initial, result })
    }

    /// Computes the result. (The function is out of line, since loops without reductions run faster then.)
    #[inline(never)]
    pub fn run(&self, words: &mut Words, bank: &RegisterFile<'_>) {
        let Fold { way, slot, lanes, initial, result } = *self;
        let initial = words[usize::from(initial)];
        words[usize::from(result)] = match way {
            FoldKind::Any => initial | u64::from(bank.lanes::<u8>(slot)[..lanes].contains(&1)),
            FoldKind::All => initial & u64::from(!bank.lanes::<u8>(slot)[..lanes].contains(&0)),
            FoldKind::Integers(carrier, binary, wrap) => {
                let initial = initial as i64;
                let folded = match carrier {
                    Carrier::I32 => integers(binary, initial, &bank.lanes::<i32>(slot)[..lanes]),
                    Carrier::U32 => integers(binary, initial, &bank.lanes::<u32>(slot)[..lanes]),
                    _ => integers(binary, initial, &bank.lanes::<i64>(slot)[..lanes]),
                };
                wrap.value(folded) as u64
            }
            FoldKind::F32(binary) => {
                let initial = f32::from_bits(initial as u32);
                floats(binary, initial, &bank.lanes::<f32>(slot)[..lanes]).to_bits().into()
            }
            FoldKind::F64(binary) => {
                let initial = f64::from_bits(initial);
                floats(binary, initial, &bank.lanes::<f64>(slot)[..lanes]).to_bits()
            }
        };
    }
}

/// Reduces integers, whose result is wrapped afterwards: the low bits of sums and products depend on low bits
/// alone.
fn integers<L: IntegerLane + Into<i64>>(binary: Binary, initial: i64, lanes: &[L]) -> i64 {
    let fold = |of: fn(i64, i64) -> i64| {
        lanes.iter().fold(initial, |so_far, &lane| of(so_far, lane.into()))
    };
    match binary {
        Binary::Add => {
            dispatch(|| lanes.iter().fold(initial, |sum, &lane| sum.wrapping_add(lane.into())))
        }
        Binary::Multiply => fold(i64::wrapping_mul),
        Binary::Maximum => {
            dispatch(|| lanes.iter().fold(initial, |most, &lane| most.max(lane.into())))
        }
        Binary::Minimum => {
            dispatch(|| lanes.iter().fold(initial, |least, &lane| least.min(lane.into())))
        }
        Binary::And => fold(|a, b| a & b),
        Binary::Or => fold(|a, b| a | b),
        Binary::Xor => fold(|a, b| a ^ b),
        other => unreachable!("{other:?} is not taken in by"),
    }
}

/// Reduces floats in order, each step rounded.
fn floats<F: FloatLane>(binary: Binary, initial: F, lanes: &[F]) -> F {
    let all = lanes.iter().copied();
    match binary {
        Binary::Add => all.fold(initial, |sum, lane| sum + lane).with_one_nan(),
        Binary::Multiply => all.fold(initial, |product, lane| product * lane).with_one_nan(),
        Binary::Maximum => all.fold(initial, maximum),
        Binary::Minimum => all.fold(initial, minimum),
        other => unreachable!("{other:?} is not taken in by"),
    }
}
