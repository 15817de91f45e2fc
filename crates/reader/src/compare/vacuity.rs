//! Values that a tolerance accepts although nobody computed them: zeros, ones and the like for the expected values.

use super::rule::{Rule, complex_format};
use crate::ir::elements::integer_value;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, IntegerType};
use crate::tensor::Tensor;

/// How many elements are looked at, at most: of larger tensors as many, evenly spread.
const SAMPLE: usize = 1 << 16;
/// One element of this number is missing from [`StandIn::Missing`].
const SHARE: u128 = 100;
/// The share of elements from which on a stand-in is worth a warning.
const NOTABLE: f64 = 0.1;

/// A tensor that stands in for a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StandIn {
    /// Zeros.
    Zeros,
    /// Ones.
    Ones,
    /// The expected values with the other sign.
    Negated,
    /// The expected values, each in the place of the next one.
    Shifted,
    /// Twice the expected values.
    Doubled,
    /// The expected values with a zero in each hundredth place.
    Missing,
    /// The expected values, each 1 % too large or too small by turns.
    Perturbed,
}

impl StandIn {
    /// The stand-ins that no tolerance should accept.
    pub const ALL: [StandIn; 5] =
        [StandIn::Zeros, StandIn::Ones, StandIn::Negated, StandIn::Shifted, StandIn::Doubled];

    /// The stand-in in words.
    pub fn name(self) -> &'static str {
        match self {
            StandIn::Zeros => "zeros",
            StandIn::Ones => "ones",
            StandIn::Negated => "the negated values",
            StandIn::Shifted => "the values moved by one place",
            StandIn::Doubled => "twice the values",
            StandIn::Missing => "the values with a zero in each hundredth place",
            StandIn::Perturbed => "the values with errors of 1 %",
        }
    }

    /// The stand-in for a tensor.
    pub fn of(self, expected: &Tensor) -> Tensor {
        let (element, count) = (expected.element(), expected.len());
        let code = |place: usize| {
            let before = expected.code(if place == 0 { count - 1 } else { place - 1 });
            self.code(element, expected.code(place), [before, place as u128])
        };
        Tensor::from_wide_codes(element.clone(), expected.shape(), (0..count).map(code))
    }

    /// The code of the stand-in for an element, for the code of the element before it and its place.
    fn code(self, element: &ElementType, code: u128, [before, place]: [u128; 2]) -> u128 {
        match self {
            StandIn::Shifted => return before,
            StandIn::Missing if place % SHARE == 0 => {
                return StandIn::Zeros.code(element, code, [before, place]);
            }
            StandIn::Missing => return code,
            _ => {}
        }
        let up = place % 2 == 0;
        const U1: IntegerType = IntegerType { width: 1, signed: false };
        const I64: IntegerType = IntegerType { width: 64, signed: true };
        match element {
            ElementType::Float(format) => self.float(format, code as u64, up).into(),
            ElementType::Complex(part) => {
                let (format, width) = complex_format(*part);
                let real = self.float(format, (code & ((1 << width) - 1)) as u64, up);
                let imaginary = match self {
                    StandIn::Ones => StandIn::Zeros.float(format, 0, up),
                    _ => self.float(format, (code >> width) as u64, up),
                };
                u128::from(real) | u128::from(imaginary) << width
            }
            ElementType::Integer(ty) => self.integer(*ty, code),
            ElementType::Quantized(quantized) => self.integer(quantized.storage, code),
            ElementType::Index => self.integer(I64, code),
            ElementType::Boolean => match self {
                StandIn::Negated => code ^ 1,
                _ => self.integer(U1, code),
            },
        }
    }

    fn float(self, format: &FloatFormat, code: u64, up: bool) -> u64 {
        let value = format.decode(code);
        format.encode(
            ConvertPolicy::CONVERT,
            match self {
                StandIn::Zeros => 0.0,
                StandIn::Ones => 1.0,
                StandIn::Negated => -value,
                StandIn::Doubled => 2.0 * value,
                StandIn::Perturbed if up => value * 1.01,
                StandIn::Perturbed => value * 0.99,
                StandIn::Shifted | StandIn::Missing => value,
            },
        )
    }

    fn integer(self, ty: IntegerType, code: u128) -> u128 {
        let value = integer_value(ty, code);
        let value = match self {
            StandIn::Zeros => 0,
            StandIn::Ones => 1,
            StandIn::Negated => -value,
            StandIn::Doubled => 2 * value,
            StandIn::Shifted | StandIn::Missing | StandIn::Perturbed => value,
        };
        let (low, high) = ty.range();
        value.clamp(low, high) as u128 & (u128::MAX >> (128 - ty.width))
    }
}

/// How many elements of a stand-in a rule accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    /// The stand-in.
    pub stand_in: StandIn,
    /// How many elements the rule accepts.
    pub accepted: usize,
    /// How many of them are the expected elements, bit for bit, and would be accepted by any rule.
    pub same: usize,
    /// How many elements were looked at.
    pub elements: usize,
}

impl Accepted {
    /// The share of the elements that the rule accepts.
    pub fn share(&self) -> f64 {
        self.accepted as f64 / self.elements.max(1) as f64
    }

    /// Whether the tolerance accepts a tenth of the elements or more that are not as expected.
    pub fn is_notable(&self) -> bool {
        (self.accepted - self.same) as f64 >= NOTABLE * self.elements.max(1) as f64
            && self.accepted > self.same
    }

    /// The warning: `this tolerance accepts zeros for 93 % of the elements`.
    pub fn sentence(&self) -> String {
        let share = (self.share() * 100.0).floor();
        format!("this tolerance accepts {} for {share} % of the elements", self.stand_in.name())
    }
}

/// The place of a sampled element, of `count` elements.
fn sampled(at: usize, count: usize) -> usize {
    (at as u128 * count as u128 / count.min(SAMPLE) as u128) as usize
}

/// The elements of a tensor that are looked at, as a tensor of one dimension.
pub fn sample(tensor: &Tensor) -> Tensor {
    let (count, looked_at) = (tensor.len(), tensor.len().min(SAMPLE));
    let codes = (0..looked_at).map(|at| tensor.code(sampled(at, count)));
    Tensor::from_wide_codes(tensor.element().clone(), &[looked_at], codes)
}

/// How much of each stand-in a rule accepts in the place of the expected values. A rule without a tolerance accepts
/// equal elements alone, and has no stand-ins.
pub fn stand_ins(expected: &Tensor, rule: Rule) -> Vec<Accepted> {
    if matches!(rule, Rule::Codes | Rule::Bitwise | Rule::Equal) || expected.is_empty() {
        return Vec::new();
    }
    let element = expected.element();
    let measure = rule.measure(element, element);
    let (count, looked_at) = (expected.len(), expected.len().min(SAMPLE));
    let place = |at: usize| sampled(at, count);
    let of = |stand_in: StandIn| {
        let (mut accepted, mut same) = (0, 0);
        for place in (0..looked_at).map(place) {
            let code = expected.code(place);
            let before = expected.code(if place == 0 { count - 1 } else { place - 1 });
            let other = stand_in.code(element, code, [before, place as u128]);
            accepted += usize::from(measure.accepts(other, code));
            same += usize::from(measure.accepts(other, code) && other == code);
        }
        Accepted { stand_in, accepted, same, elements: looked_at }
    };
    StandIn::ALL.into_iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Tolerance;
    use super::*;

    const TOLERANCE: Tolerance = Tolerance { max_ulp: None, atol: 0.0, rtol: 0.0 };

    fn accepted(values: &[f32], tolerance: Tolerance) -> [usize; 5] {
        let expected = Tensor::from_vec(&[values.len()], values.to_vec()).expect("numbers");
        let found = stand_ins(&expected, Rule::Within(tolerance));
        std::array::from_fn(|at| found[at].accepted)
    }

    #[test]
    fn an_absolute_tolerance_above_the_values_accepts_zeros() {
        let values = [0.001, -0.002, 0.0005, 2.0];
        let loose = Tolerance { atol: 0.01, ..TOLERANCE };
        assert_eq!(accepted(&values, loose), [3, 0, 3, 2, 3]);
        let relative = Tolerance { rtol: 0.5, ..TOLERANCE };
        assert_eq!(accepted(&values, relative), [0, 1, 0, 0, 0]);
        let whole = Tolerance { rtol: 1.0, ..TOLERANCE };
        assert_eq!(accepted(&values, whole), [4, 1, 0, 1, 4]);
    }

    #[test]
    fn elements_that_are_as_expected_are_no_reason_to_warn() {
        let zeros = Tensor::from_vec(&[4], vec![0.0f32, 0.0, 0.0, 9.0]).expect("numbers");
        let found = stand_ins(&zeros, Rule::Within(Tolerance { atol: 1.0, ..TOLERANCE }));
        assert_eq!((found[0].accepted, found[0].same, found[0].is_notable()), (3, 3, false));
        assert_eq!((found[1].accepted, found[1].same, found[1].is_notable()), (3, 0, true));
        assert_eq!(found[1].sentence(), "this tolerance accepts ones for 75 % of the elements");
    }

    #[test]
    fn integers_stay_in_their_range() {
        let i8s = ElementType::Integer(IntegerType { width: 8, signed: true });
        let tensor = Tensor::from_codes(i8s, &[2], vec![0x80u8, 100]);
        let found = stand_ins(&tensor, Rule::Within(Tolerance { atol: 1.0, ..TOLERANCE }));
        // -128 doubled is -128 again, and negated 127
        assert_eq!(found.iter().map(|it| it.accepted).collect::<Vec<_>>(), [0, 0, 0, 0, 1]);
    }

    #[test]
    fn bits_need_no_stand_ins() {
        let tensor = Tensor::from_vec(&[1], vec![0.0f32]).expect("a number");
        assert!(stand_ins(&tensor, Rule::Bitwise).is_empty());
    }
}
