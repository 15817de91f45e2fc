//! Sums under an accumulation policy, one output after the other: what contractions and reductions
//! share where no faster kernel gives the same bits.
//!
//! A sum is a start and terms `a * b` (of a reduction: `a * 1`), both factors exact. How they become
//! the code of the result is in docs/numerics.md, section "Accumulation".

use crate::numeric::policy::{NanBits, Rounding};
use crate::numeric::sum::{ExactSum, TruncatedSum};
use crate::numeric::{
    Accumulation, Chance, ConvertPolicy, FloatFormat, Number, Partial, Policy, Rounder, Truncation,
};

/// How sums are made, for results of one type.
#[derive(Debug, Clone, Copy)]
pub struct Summation {
    partial: Terms,
    blocks: Option<(usize, StepRounding)>,
    result: StepRounding,
}

/// How terms that follow each other are added. There is one of it for an op.
#[derive(Debug, Clone, Copy)]
#[allow(clippy::large_enum_variant)]
enum Terms {
    /// Each product rounded, to `product` first if that is not the type of the sum, and each sum.
    Steps {
        product: Option<StepRounding>,
        sum: StepRounding,
    },
    Exact,
    Truncated(Truncation),
}

/// The types in which sums of the policy `element` are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ElementTypes {
    /// The type that products are taken in.
    pub product: &'static FloatFormat,
    /// The type of sums.
    pub sum: &'static FloatFormat,
}

/// A rounding to a type.
#[derive(Debug, Clone, Copy)]
pub struct StepRounding {
    format: &'static FloatFormat,
    policy: ConvertPolicy,
    how: How,
}

/// How a step rounds what an f64 operation gives.
#[derive(Debug, Clone, Copy)]
enum How {
    /// Not at all: the type is f64.
    Native,
    /// Once more, which is innocent where the first rounding left enough bits.
    Carried(Rounder<f64>),
    /// From the exact result.
    Exactly,
}

impl StepRounding {
    /// The rounding to a type at the end of an arithmetic step.
    pub fn new(format: &'static FloatFormat, arithmetic: &Policy) -> StepRounding {
        let policy = arithmetic.compute(format);
        // the NaN of an operation in the carrier has the sign and payload that the processor gives it
        let carried = policy.rounding == Rounding::NearestEven && policy.nan == NanBits::Canonical;
        let how = match Rounder::in_carrier(format, policy) {
            _ if policy == ConvertPolicy::COMPUTE && format.is_f64() => How::Native,
            Some(rounder) if carried => How::Carried(rounder),
            _ => How::Exactly,
        };
        StepRounding { format, policy, how }
    }

    /// The product of two factors; `exact` says that every such product is an f64.
    #[inline(always)]
    pub fn product(&self, a: f64, b: f64, exact: bool, bits: &mut RandomBits) -> f64 {
        match &self.how {
            How::Native => a * b,
            How::Carried(rounder) if exact => rounder.round(a * b),
            _ => self.number(Number::product(a, b), bits),
        }
    }

    /// The sum of two values of the type.
    #[inline(always)]
    pub fn sum(&self, a: f64, b: f64, bits: &mut RandomBits) -> f64 {
        match &self.how {
            How::Native => a + b,
            How::Carried(rounder) => rounder.round(a + b),
            How::Exactly => self.number(Number::sum(a, b, self.policy.rounding), bits),
        }
    }

    /// A value.
    #[inline(always)]
    pub fn value(&self, value: f64, bits: &mut RandomBits) -> f64 {
        match &self.how {
            How::Native => value,
            How::Carried(rounder) => rounder.round(value),
            How::Exactly => self.number(Number::from_f64(value), bits),
        }
    }

    fn number(&self, number: Number, bits: &mut RandomBits) -> f64 {
        self.format.decode(self.code(number, bits))
    }

    /// The code of a number.
    pub fn code(&self, number: Number, bits: &mut RandomBits) -> u64 {
        let chance = if self.policy.rounding == Rounding::Stochastic { bits.draw() } else { 0 };
        self.format.encode_number(self.policy, number, chance)
    }
}

/// The state that is kept from one sum to the next.
#[derive(Default)]
pub struct Scratch {
    exact: ExactSum,
    /// For roundings by chance.
    pub bits: RandomBits,
}

/// The random bits of the roundings of sums: those of a rounding depend on a chance, on the number of
/// the sum among all outputs, and on the rounding's place in it.
#[derive(Debug, Clone, Copy, Default)]
pub struct RandomBits {
    chance: Chance,
    next: u64,
}

impl RandomBits {
    /// The random bits of an output, whose sum has `terms` terms.
    pub fn of_output(chance: Chance, output: usize, terms: usize) -> RandomBits {
        let most = 4 * (terms as u64 + 1);
        RandomBits { chance, next: most.wrapping_mul(output as u64) }
    }

    fn draw(&mut self) -> u32 {
        self.next = self.next.wrapping_add(1);
        self.chance.bits(self.next - 1)
    }
}

/// A partial sum.
enum Sum {
    /// A value of the type that partial sums are made in.
    Rounded(f64),
    Exact(Number),
}

impl Summation {
    /// How an accumulation makes sums of a result type; `element` in the types given.
    pub fn new(
        accumulation: Accumulation,
        element: ElementTypes,
        result: &'static FloatFormat,
        arithmetic: &Policy,
    ) -> Summation {
        let step = |format| StepRounding::new(format, arithmetic);
        let ElementTypes { product, sum } = element;
        let partial = match accumulation.partial {
            Partial::Element => {
                Terms::Steps { product: (product != sum).then(|| step(product)), sum: step(sum) }
            }
            Partial::In(format) => Terms::Steps { product: None, sum: step(format) },
            Partial::Exact => Terms::Exact,
            Partial::Truncated(truncation) => Terms::Truncated(truncation),
        };
        let blocks = accumulation.blocks.map(|blocks| (blocks.length.get(), step(blocks.format)));
        Summation { partial, blocks, result: step(result) }
    }

    /// The sum of `count` terms, to be rounded by [`Summation::code`]. It starts from a value that is a term too, or from
    /// nothing. `exact` says that every product is an f64.
    #[inline]
    pub fn sum(
        &self,
        scratch: &mut Scratch,
        start: Option<f64>,
        count: usize,
        exact: bool,
        term: impl Fn(usize) -> (f64, f64) + Copy,
    ) -> Number {
        match &self.blocks {
            None => match self.partial(scratch, start, 0..count, exact, term) {
                Sum::Rounded(value) => Number::from_f64(value),
                Sum::Exact(number) => number,
            },
            Some((length, step)) => {
                let mut total = start.map_or(0.0, |start| step.value(start, &mut scratch.bits));
                for first in (0..count).step_by(*length) {
                    let range = first..count.min(first.saturating_add(*length));
                    let partial = match self.partial(scratch, None, range, exact, term) {
                        Sum::Rounded(value) => step.value(value, &mut scratch.bits),
                        Sum::Exact(number) => step.number(number, &mut scratch.bits),
                    };
                    total = step.sum(total, partial, &mut scratch.bits);
                }
                Number::from_f64(total)
            }
        }
    }

    /// The code that a sum has in the result's type.
    pub fn code(&self, sum: Number, scratch: &mut Scratch) -> u64 {
        self.result.code(sum, &mut scratch.bits)
    }

    /// The sum of some terms.
    #[inline(always)]
    fn partial(
        &self,
        scratch: &mut Scratch,
        start: Option<f64>,
        range: std::ops::Range<usize>,
        exact: bool,
        term: impl Fn(usize) -> (f64, f64) + Copy,
    ) -> Sum {
        match &self.partial {
            Terms::Steps { product, sum } => {
                let bits = &mut scratch.bits;
                let mut total = start.map_or(0.0, |start| sum.value(start, bits));
                for index in range {
                    let (a, b) = term(index);
                    let product = match product {
                        None => sum.product(a, b, exact, bits),
                        Some(product) => sum.value(product.product(a, b, exact, bits), bits),
                    };
                    total = sum.sum(total, product, bits);
                }
                Sum::Rounded(total)
            }
            Terms::Exact => {
                scratch.exact.add(start.unwrap_or(0.0), 1.0);
                range.map(term).for_each(|(a, b)| scratch.exact.add(a, b));
                Sum::Exact(scratch.exact.finish(self.result.policy.rounding))
            }
            Terms::Truncated(Truncation { bits, group }) => {
                let mut total = TruncatedSum::starting(start.unwrap_or(0.0));
                for first in range.clone().step_by(group.get()) {
                    let group = first..range.end.min(first.saturating_add(group.get()));
                    total.add(*bits, group.map(term));
                }
                Sum::Exact(total.number())
            }
        }
    }
}
