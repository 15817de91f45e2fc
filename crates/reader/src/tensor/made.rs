//! Tensors that are made instead of read: zeros, ones, iota, and random numbers, which
//! do not depend on the machine.
//!
//! Random numbers come from SplitMix64: the `k`-th number of a seed (from 0) is `mix(seed + (k + 1) *
//! 0x9E3779B97F4A7C15)` in 64-bit arithmetic, whose upper 53 bits are a fraction `u` in [0, 1). Element `i`
//! takes the numbers `2i` and `2i + 1`. `uniform` is `lo + (hi - lo) * u` with `u` from the first number,
//! rounded down for integers and booleans. `normal` is `sqrt(-2 ln(1 - u)) * cos(2 pi v)` after Box and
//! Muller, with `u` and `v` from both numbers, by correctly rounded functions. Elements are computed in f64
//! and rounded once to the element type. The parts of complex numbers are elements one after the other.

use thiserror::Error;

use crate::numeric::functions::Function;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, IntegerType};
use crate::tensor::{Tensor, allocation};

/// Why a rule makes no tensor.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MakingError {
    /// The elements do not fit into memory.
    #[error(transparent)]
    TooLarge(#[from] allocation::TooLarge),
    /// Normally distributed numbers are not integers.
    #[error("normal:SEED makes floats; uniform:SEED:LO:HI makes integers")]
    NormalIntegers,
    /// The parts of the words do not make a rule.
    #[error(
        "'{0}' is no way to make a tensor: there are zeros, ones, iota, normal:SEED, uniform:SEED and \
         uniform:SEED:LO:HI"
    )]
    Spelling(String),
}

/// The rule by which a made tensor gets its elements.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Making {
    /// Zeros.
    Zeros,
    /// Ones.
    Ones,
    /// The row-major index of each element.
    Iota,
    /// Normally distributed numbers, mean 0 and variance 1.
    Normal {
        /// The seed.
        seed: u64,
    },
    /// Uniformly distributed numbers.
    Uniform {
        /// The seed.
        seed: u64,
        /// The smallest number, and the bound that is not reached; by default 0 and 1, for integers 0 and
        /// 100.
        range: Option<(f64, f64)>,
    },
}

impl Making {
    /// Reads `zeros`, `ones`, `iota`, `normal:SEED`, `uniform:SEED` or `uniform:SEED:LO:HI`; the result is
    /// `None` for other words.
    ///
    /// # Errors
    ///
    /// One of these words with other parts.
    pub fn parse(spelled: &str) -> Option<Result<Making, MakingError>> {
        let mut parts = spelled.split(':').map(str::trim);
        let word = parts.next()?;
        let parts: Vec<&str> = parts.collect();
        let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
        let making = match (word, parts.as_slice()) {
            ("zeros", []) => Some(Making::Zeros),
            ("ones", []) => Some(Making::Ones),
            ("iota", []) => Some(Making::Iota),
            ("normal", [seed]) => seed.parse().ok().map(|seed| Making::Normal { seed }),
            ("uniform", [seed]) => {
                seed.parse().ok().map(|seed| Making::Uniform { seed, range: None })
            }
            ("uniform", [seed, low, high]) => {
                let range = number(low).zip(number(high)).filter(|(low, high)| low <= high);
                let seed = seed.parse().ok();
                seed.zip(range).map(|(seed, range)| Making::Uniform { seed, range: Some(range) })
            }
            ("zeros" | "ones" | "iota" | "normal" | "uniform", _) => None,
            _ => return None,
        };
        Some(making.ok_or_else(|| MakingError::Spelling(spelled.to_string())))
    }

    /// The tensor of this type and shape.
    ///
    /// # Errors
    ///
    /// Memory that does not hold the tensor, or a rule that the type has no numbers for.
    pub fn tensor(self, element: &ElementType, shape: &[usize]) -> Result<Tensor, MakingError> {
        let code_of = |index: u64| self.code(element, index);
        if matches!(self, Making::Zeros | Making::Ones) {
            let code = code_of(0)?;
            return Ok(Tensor::try_splat(element.clone(), shape, code)?);
        }
        let mut codes: Vec<u128> = allocation::with_capacity(shape)?;
        let count = allocation::len::<u128>(shape)? as u64;
        for index in 0..count {
            codes.push(code_of(index)?);
        }
        Ok(Tensor::from_wide_codes(element.clone(), shape, codes))
    }

    /// The code of the element of an index.
    fn code(self, element: &ElementType, index: u64) -> Result<u128, MakingError> {
        match element {
            ElementType::Complex(part) => {
                let format = part.format();
                let imaginary = match self {
                    Making::Zeros | Making::Ones | Making::Iota => 0,
                    _ => self.float(format, 2 * index + 1),
                };
                let real = match self {
                    Making::Zeros | Making::Ones | Making::Iota => self.float(format, index),
                    _ => self.float(format, 2 * index),
                };
                Ok(u128::from(real) | u128::from(imaginary) << format.width)
            }
            ElementType::Float(format) => Ok(self.float(format, index).into()),
            ElementType::Boolean => self.integer(1, false, index),
            ElementType::Integer(IntegerType { width, signed }) => {
                self.integer(*width, *signed, index)
            }
            ElementType::Index => self.integer(64, true, index),
            ElementType::Quantized(quantized) => {
                let IntegerType { width, signed } = quantized.storage;
                let (low, high) = quantized.range();
                let code = quantized.storage.of_code(self.integer(width, signed, index)?);
                Ok(code.clamp(low, high) as u128 & ((1 << width) - 1))
            }
        }
    }

    fn float(self, format: &FloatFormat, index: u64) -> u64 {
        if self == Making::Iota {
            return format.encode_u64(index);
        }
        let value = match self {
            Making::Zeros | Making::Iota => 0.0,
            Making::Ones => 1.0,
            Making::Normal { seed } => normal(seed, index),
            Making::Uniform { seed, range } => uniform(seed, index, range.unwrap_or((0.0, 1.0))),
        };
        format.encode(ConvertPolicy::CONVERT, value)
    }

    /// The code of an integer element; an index that the type does not have keeps its low bits.
    fn integer(self, width: u32, signed: bool, index: u64) -> Result<u128, MakingError> {
        let mask = (1u128 << width) - 1;
        let default = if width == 1 { (0.0, 2.0) } else { (0.0, 100.0) };
        match self {
            Making::Zeros => Ok(0),
            Making::Ones => Ok(1),
            Making::Iota => Ok(u128::from(index) & mask),
            Making::Normal { .. } => Err(MakingError::NormalIntegers),
            Making::Uniform { seed, range } => {
                let value = uniform(seed, index, range.unwrap_or(default)).floor();
                let integer = crate::numeric::convert::to_integer(value, width, signed);
                Ok(integer as u128 & mask)
            }
        }
    }
}

/// The number at position `place` of a seed's sequence.
fn random(seed: u64, place: u64) -> u64 {
    let step = place.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut bits = seed.wrapping_add(step);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// The upper 53 bits of a number as a fraction below 1.
fn fraction(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1u64 << 53) as f64
}

fn uniform(seed: u64, index: u64, (low, high): (f64, f64)) -> f64 {
    low + (high - low) * fraction(random(seed, index.wrapping_mul(2)))
}

fn normal(seed: u64, index: u64) -> f64 {
    let place = index.wrapping_mul(2);
    let [u, v] = [random(seed, place), random(seed, place.wrapping_add(1))].map(fraction);
    let radius = (-2.0 * Function::Log.f64()(1.0 - u)).sqrt();
    radius * Function::Cosine.f64()(std::f64::consts::TAU * v)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float(name: &str) -> ElementType {
        ElementType::Float(FloatFormat::parse(name).unwrap())
    }

    fn floats(spelled: &str, shape: &[usize]) -> Vec<f64> {
        let tensor = Making::parse(spelled).unwrap().unwrap().tensor(&float("f64"), shape).unwrap();
        tensor.codes::<u64>().iter().map(|code| f64::from_bits(*code)).collect()
    }

    #[test]
    fn the_generator_is_splitmix64() {
        // the first numbers of seed 1234567, as the authors of SplitMix64 publish them
        let published = [6457827717110365317u64, 3203168211198807973, 9817491932198370423];
        assert_eq!([0, 1, 2].map(|place| random(1234567, place)), published);
    }

    #[test]
    fn numbers_are_counted_repeated_and_drawn() {
        assert_eq!(floats("iota", &[2, 2]), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(floats("ones", &[2]), [1.0, 1.0]);
        assert_eq!(floats("zeros", &[0, 3]), [0.0; 0]);
        let uniform = floats("uniform:7:-2:3", &[10_000]);
        assert!(uniform.iter().all(|value| (-2.0..3.0).contains(value)));
        assert!((uniform.iter().sum::<f64>() / 1e4 - 0.5).abs() < 0.05);
        assert_ne!(uniform, floats("uniform:8:-2:3", &[10_000]));
        let normal = floats("normal:7", &[10_000]);
        let mean = normal.iter().sum::<f64>() / 1e4;
        let variance = normal.iter().map(|value| value * value).sum::<f64>() / 1e4;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }

    #[test]
    fn every_type_has_a_code() {
        let making = |spelled| Making::parse(spelled).unwrap().unwrap();
        let i4 = ElementType::Integer(IntegerType { width: 4, signed: true });
        let wrapped = making("iota").tensor(&i4, &[20]).unwrap();
        assert_eq!((wrapped.code(15), wrapped.code(17)), (15, 1));
        let drawn = making("uniform:1:-3:4").tensor(&i4, &[100]).unwrap();
        assert!((0..100).all(|at| [13, 14, 15, 0, 1, 2, 3].contains(&drawn.code(at))));
        let ones = making("ones")
            .tensor(&ElementType::Complex(crate::numeric::ComplexPart::F32), &[1])
            .unwrap();
        assert_eq!(ones.code(0), 0x3F80_0000);
        assert!(making("normal:1").tensor(&i4, &[1]).is_err());
        let booleans = making("uniform:1").tensor(&ElementType::Boolean, &[64]).unwrap();
        assert!((10..54).contains(&(0..64).filter(|at| booleans.code(*at) == 1).count()));
    }

    #[test]
    fn other_words_are_none_of_them() {
        assert!(Making::parse("1.5").is_none() && Making::parse("nan").is_none());
        for wrong in ["normal", "normal:x", "uniform:1:2", "uniform:1:3:2", "zeros:1"] {
            assert!(Making::parse(wrong).unwrap().is_err(), "{wrong}");
        }
    }
}
