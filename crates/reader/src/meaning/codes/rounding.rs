//! How the steps of a format round.

use crate::meaning::step::Order;
use crate::meaning::{Draws, Step, float_policy, unquantized_policy};
use crate::numeric::policy::{Preset, Rounding};
use crate::numeric::{
    ConvertPolicy, ElementType, FloatFormat, Function, Function2, Number, Numerics,
};

/// How floats are compared: the policy `stablehlo` knows no total order.
pub fn order(numerics: &Numerics, order: Order) -> Order {
    match numerics.arithmetic.preset {
        Preset::Stablehlo => Order::Quiet,
        _ => order,
    }
}

/// How a step rounds: a format, the policy that rounds to it, and the random bits of one element.
#[derive(Debug, Clone, Copy)]
pub struct Rounded {
    /// The format of the result.
    pub format: &'static FloatFormat,
    /// The policy of the rounding.
    pub policy: ConvertPolicy,
    /// Whether the step is made as the reference interpreter makes it.
    pub by_reference: bool,
    draws: Draws,
    element: usize,
}

impl Rounded {
    /// The rounding of an arithmetic step.
    pub fn arithmetic(numerics: &Numerics, format: &'static FloatFormat) -> Rounded {
        let by_reference = numerics.arithmetic.preset == Preset::Stablehlo;
        Rounded { by_reference, ..Rounded::new(format, float_policy(numerics, format)) }
    }

    /// The rounding of the parts of a complex number, or of the expressed type of a quantized one.
    pub fn of_parts(numerics: &Numerics, format: &'static FloatFormat) -> Rounded {
        Rounded::new(format, numerics.arithmetic.compute(format))
    }

    /// The rounding of a conversion between types that are not quantized; `format` is that of the result or of
    /// its parts.
    pub fn conversion(
        numerics: &Numerics,
        [from, to]: [&ElementType; 2],
        format: &'static FloatFormat,
    ) -> Rounded {
        Rounded::new(format, unquantized_policy(numerics, from, to, format))
    }

    fn new(format: &'static FloatFormat, policy: ConvertPolicy) -> Rounded {
        Rounded { format, policy, by_reference: false, draws: Draws::default(), element: 0 }
    }

    /// This rounding with the random bits of the element that a step computes.
    pub fn of_step(self, step: &Step<'_>, draws: Draws) -> Rounded {
        let draws = draws.of_step(step.place.step, 0);
        Rounded { draws, element: step.place.element, ..self }
    }

    /// This rounding with random bits: those of the first element that `draws` is for.
    pub fn with_bits(self, draws: Draws) -> Rounded {
        Rounded { draws, element: 0, ..self }
    }

    /// This rounding with the random bits of another element.
    #[inline]
    pub fn of_element(&mut self, element: usize) -> &Rounded {
        self.element = element;
        self
    }

    /// Whether the rounding takes random bits.
    pub fn is_stochastic(&self) -> bool {
        self.policy.rounding == Rounding::Stochastic
    }

    /// The code of a number, rounded once. `place` tells the roundings of one step apart.
    pub fn code(&self, number: Number, place: u64) -> u64 {
        self.format.encode_number(self.policy, number, self.bits(place))
    }

    /// The value of a number, rounded once.
    pub fn value(&self, number: Number, place: u64) -> f64 {
        self.format.decode(self.code(number, place))
    }

    /// The code of a function's value.
    pub fn function(&self, function: Function, x: f64) -> u64 {
        self.format.function_code(function, x, self.policy, self.bits(0))
    }

    /// The code of the value of a function of two operands.
    pub fn function2(&self, function: Function2, x: f64, y: f64) -> u64 {
        self.format.function2_code(function, x, y, self.policy, self.bits(0))
    }

    /// The exact sum of two values. The direction of the rounding decides the sign of a zero that is made by
    /// cancellation.
    pub fn sum(&self, lhs: f64, rhs: f64) -> Number {
        Number::sum(lhs, rhs, self.policy.rounding)
    }

    /// This rounding with another format and policy.
    pub fn with(&self, format: &'static FloatFormat, policy: ConvertPolicy) -> Rounded {
        Rounded { format, policy, ..*self }
    }

    fn bits(&self, place: u64) -> u32 {
        if self.is_stochastic() { self.draws.bits(self.element, place) } else { 0 }
    }
}

/// A value as it is, or the NaN that operations make.
pub fn canonical(value: f64) -> Number {
    if value.is_nan() { Number::NAN } else { Number::from_f64(value) }
}
