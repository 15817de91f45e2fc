//! `reduce_precision` on the bits of the operand's own type.

use crate::numeric::{ConvertPolicy, FloatFormat, Subnormals, Zero, names};

/// The operand with these numbers of exponent and mantissa bits, in its own type (docs/numerics.md,
/// "Elementwise operations"): the mantissa is rounded to the nearest, ties to even; then a magnitude beyond the
/// exponents asked for overflows as in a conversion, and one below their normal numbers becomes a zero of
/// its sign. Infinities and NaN stay as they are, but for NaN without mantissa bits, which becomes positive
/// infinity.
pub fn reduce_precision(
    format: &'static FloatFormat,
    operand: u64,
    exponent_bits: u32,
    mantissa_bits: u32,
) -> u64 {
    if format.table.is_some() {
        // the codes of a table have no fields: f64 has those of every value in it
        let wide = format.decode(operand).to_bits();
        let reduced = reduce_precision(&names::F64, wide, exponent_bits, mantissa_bits);
        return format.encode(ConvertPolicy::COMPUTE, f64::from_bits(reduced));
    }
    let overflow = |negative: bool| {
        let infinity = if negative { f64::NEG_INFINITY } else { f64::INFINITY };
        format.encode(ConvertPolicy::CONVERT, infinity)
    };
    if !format.is_finite(operand) {
        let loses_nan = format.is_nan(operand) && mantissa_bits == 0;
        return if loses_nan { overflow(false) } else { operand };
    }
    let sign = operand & format.sign_bit();
    let magnitude = operand & format.magnitude_mask();
    let dropped = format.mantissa_bits.saturating_sub(mantissa_bits);
    let rounded = round_to_even(magnitude, dropped);
    let narrower = exponent_bits < format.exponent_bits;
    let bias = (1i64 << (exponent_bits.min(32) - 1)) - 1;
    let is_zero = rounded == 0 && format.zero != Zero::None;
    let beyond = narrower && !is_zero && rounded >= first_code_of(format, bias + 1);
    let below = narrower && rounded < first_code_of(format, 1 - bias);
    match rounded {
        _ if beyond || rounded > format.max_finite => overflow(sign != 0),
        0 if format.zero == Zero::PositiveOnly => format.encoded_zero(),
        _ if !below => rounded | sign,
        _ if format.zero == Zero::Signed => sign,
        _ => format.encoded_zero(),
    }
}

/// A magnitude whose last `dropped` bits are zero: the nearest one, ties to even.
fn round_to_even(magnitude: u64, dropped: u32) -> u64 {
    if dropped == 0 {
        return magnitude;
    }
    let unit = 1u64 << dropped;
    let (below, past) = (magnitude / unit * unit, magnitude % unit);
    let up = 2 * past > unit || 2 * past == unit && below / unit % 2 == 1;
    if up { below + unit } else { below }
}

/// The first magnitude code, finite or not, of values of at least 2^exponent.
fn first_code_of(format: &FloatFormat, exponent: i64) -> u64 {
    let beyond_normal = exponent - i64::from(format.min_exponent());
    let above_quantum = exponent - i64::from(format.quantum_exponent());
    if format.subnormals == Subnormals::Normal {
        // every exponent field stands for its power of two, but code 0 may be zero
        let field = (exponent + i64::from(format.bias)).max(0) as u64;
        (field << format.mantissa_bits).max(format.min_normal())
    } else if beyond_normal >= 0 {
        format.min_normal() + ((beyond_normal as u64) << format.mantissa_bits)
    } else if above_quantum >= 0 && format.min_normal() > 0 {
        1 << above_quantum
    } else {
        0
    }
}
