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

/// A format, the policy that rounds to it, and the random bits of one element.
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
    pub fn arithmetic(step: &Step<'_>, format: &'static FloatFormat, draws: Draws) -> Rounded {
        let by_reference = step.numerics.arithmetic.preset == Preset::Stablehlo;
        let policy = float_policy(step.numerics, format);
        Rounded::new(step, format, policy, draws, by_reference)
    }

    /// The rounding of the parts of a complex number, or of the expressed type of a quantized one.
    pub fn of_parts(step: &Step<'_>, format: &'static FloatFormat, draws: Draws) -> Rounded {
        let policy = step.numerics.arithmetic.compute(format);
        Rounded::new(step, format, policy, draws, false)
    }

    /// The rounding of a conversion between types that are not quantized.
    pub fn conversion(
        step: &Step<'_>,
        from: &ElementType,
        format: &'static FloatFormat,
        draws: Draws,
    ) -> Rounded {
        let policy = unquantized_policy(step.numerics, from, step.result, format);
        Rounded::new(step, format, policy, draws, false)
    }

    fn new(
        step: &Step<'_>,
        format: &'static FloatFormat,
        policy: ConvertPolicy,
        draws: Draws,
        by_reference: bool,
    ) -> Rounded {
        let draws = draws.of_step(step.place.step, 0);
        Rounded { format, policy, by_reference, draws, element: step.place.element }
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
        match self.policy.rounding {
            Rounding::Stochastic => self.draws.bits(self.element, place),
            _ => 0,
        }
    }
}

/// A value as it is, or the NaN that operations make.
pub fn canonical(value: f64) -> Number {
    if value.is_nan() { Number::NAN } else { Number::from_f64(value) }
}
