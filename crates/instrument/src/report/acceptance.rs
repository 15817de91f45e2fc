//! Which numbers of a block a rule rejects.

use crate::compare::{Rule, Tolerance};

use super::numbers::{BLOCK, Block};

/// Says of each of the first `count` pairs of a block whether a rule rejects it.
#[inline(always)]
pub(super) fn reject(rule: Rule, is_integer: bool, block: &Block, rejected: &mut [bool; BLOCK]) {
    let at = |index: usize| Numbers {
        actual: block.values[0][index],
        expected: block.values[1][index],
        ulps: block.ulps[index],
        same_bits: block.same_bits[index],
        is_integer,
    };
    let mut each = |accepts: &dyn Fn(Numbers) -> bool| {
        for (index, rejected) in rejected.iter_mut().enumerate() {
            *rejected = !accepts(at(index));
        }
    };
    match rule {
        // most comparisons are by these two, whose loops need no calls
        Rule::Bitwise => {
            for (index, rejected) in rejected.iter_mut().enumerate() {
                *rejected = !at(index).is_bitwise();
            }
        }
        Rule::Within(tolerance) => {
            for (index, rejected) in rejected.iter_mut().enumerate() {
                *rejected = !at(index).is_within(tolerance);
            }
        }
        Rule::Codes => each(&|numbers| numbers.same_bits),
        Rule::Equal => each(&|numbers| numbers.equals()),
        Rule::Ulp { min, max } => each(&|numbers| (min..=max).contains(&numbers.ulps)),
        Rule::Absolute(most) => each(&|numbers| {
            numbers.equals()
                || numbers.are_nan()
                || numbers.are_finite() && numbers.difference() <= most
        }),
    }
}

/// The size of a difference in the measure of a rule, by which the worst are found.
#[inline(always)]
pub(super) fn size(rule: Rule, is_integer: bool, block: &Block, index: usize) -> f64 {
    let ulps = block.ulps[index];
    let by_difference = match rule {
        Rule::Absolute(_) => true,
        Rule::Within(tolerance) => tolerance.max_ulp.is_none() && tolerance != Tolerance::default(),
        _ => false,
    };
    let size = match (by_difference && !is_integer, ulps) {
        (_, u64::MAX) => f64::INFINITY,
        (true, _) => (block.values[0][index] - block.values[1][index]).abs(),
        (false, ulps) => ulps as f64,
    };
    if size.is_nan() { 0.0 } else { size }
}

/// A pair of numbers.
#[derive(Clone, Copy)]
struct Numbers {
    actual: f64,
    expected: f64,
    ulps: u64,
    same_bits: bool,
    is_integer: bool,
}

impl Numbers {
    #[inline(always)]
    fn equals(self) -> bool {
        if self.is_integer { self.ulps == 0 } else { self.actual == self.expected }
    }

    #[inline(always)]
    fn are_nan(self) -> bool {
        self.actual.is_nan() & self.expected.is_nan()
    }

    #[inline(always)]
    fn are_finite(self) -> bool {
        self.actual.is_finite() & self.expected.is_finite()
    }

    #[inline(always)]
    fn difference(self) -> f64 {
        match self.is_integer {
            true => self.ulps as f64,
            false => (self.actual - self.expected).abs(),
        }
    }

    #[inline(always)]
    fn is_bitwise(self) -> bool {
        self.same_bits | self.are_nan()
    }

    #[inline(always)]
    fn is_within(self, tolerance: Tolerance) -> bool {
        let bound = tolerance.atol + tolerance.rtol * self.expected.abs();
        let near = self.ulps <= tolerance.max_ulp.unwrap_or(0) && tolerance.max_ulp.is_some();
        self.is_bitwise()
            | self.equals()
            | (self.are_finite() & (near | (self.difference() <= bound)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::numbers::Pair;
    use super::*;
    use crate::compare::{Mismatch, compare};
    use crate::numeric::{ElementType, FloatFormat, IntegerType};
    use crate::tensor::Tensor;

    const TOLERANCE: Tolerance = Tolerance { max_ulp: None, atol: 0.0, rtol: 0.0 };
    const RULES: [Rule; 10] = [
        Rule::Codes,
        Rule::Bitwise,
        Rule::Equal,
        Rule::Ulp { min: 0, max: 2 },
        Rule::Ulp { min: 1, max: u64::MAX },
        Rule::Absolute(0.25),
        Rule::Within(TOLERANCE),
        Rule::Within(Tolerance { max_ulp: Some(1), ..TOLERANCE }),
        Rule::Within(Tolerance { atol: 0.5, rtol: 0.125, ..TOLERANCE }),
        Rule::Within(Tolerance { max_ulp: Some(3), atol: 0.1, ..TOLERANCE }),
    ];

    /// The rejected pairs of all codes of a type with one code, against the comparison of tensors.
    fn agree(element: &ElementType) {
        let count = 1usize << element.bits();
        let all = Tensor::from_wide_codes(element.clone(), &[count], 0..count as u128);
        let (mut block, mut rejected) = (Block::new(), [false; BLOCK]);
        for other in (0..count as u128).step_by(3) {
            let others = Tensor::splat(element.clone(), &[count], other);
            let pair = Pair::new(&all, &others).expect("one type");
            pair.fill(&mut block, 0, count);
            for rule in RULES {
                reject(rule, pair.is_integer(), &block, &mut rejected);
                let ours = rejected[..count].iter().filter(|rejected| **rejected).count();
                let theirs = match compare(&all, &others, rule) {
                    Ok(()) => 0,
                    Err(Mismatch::Elements(report)) => report.differing,
                    Err(Mismatch::Types { .. }) => unreachable!("the types are one"),
                };
                assert_eq!(ours, theirs, "{element} {other:#x} {rule:?}");
            }
        }
    }

    #[test]
    fn blocks_are_judged_as_elements_are() {
        for name in ["f8E4M3FN", "f8E5M2", "f8E4M3B11FNUZ", "f8E8M0FNU", "f6E3M2FN"] {
            agree(&ElementType::Float(FloatFormat::parse(name).expect("a format of MLIR")));
        }
        agree(&ElementType::Integer(IntegerType { width: 8, signed: true }));
        agree(&ElementType::Boolean);
    }
}
