//! The account of an op in an explanation: its steps, each with its exact result and its rounding.

use crate::numeric::{ElementType, Exact, FloatFormat, Rounded};

/// The steps that make one element, in their order, and the code that they give.
#[derive(Debug, Clone, PartialEq)]
pub struct Account {
    /// The steps; the last one gives the result, or of a complex number the last two its parts.
    pub steps: Vec<AccountStep>,
    /// The code of the result.
    pub code: u128,
}

/// One step.
#[derive(Debug, Clone, PartialEq)]
pub struct AccountStep {
    /// The computation in values: `448 + 32`.
    pub formula: String,
    /// The element type of what the step gives: of a complex number's part, that of the part.
    pub element: ElementType,
    /// The code that the step gives.
    pub code: u128,
    /// How the code comes about.
    pub reason: Reason,
}

/// How a step comes to its code.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// A number is rounded once to a format.
    Rounded(Box<Rounding>),
    /// A rule gives the code without rounding.
    Rule {
        /// The rule.
        rule: String,
        /// The section of docs/numerics.md that has it.
        section: u32,
    },
}

/// A number and its rounding by comparisons with its neighbours.
#[derive(Debug, Clone, PartialEq)]
pub struct Rounding {
    /// The number before it is rounded.
    pub exact: Exact,
    /// A note on the exact result.
    pub note: Option<&'static str>,
    /// The format that it is rounded to.
    pub format: &'static FloatFormat,
    /// The rounding.
    pub rounded: Rounded,
    /// Whether a NaN keeps its sign, as in conversions.
    pub keeps_sign: bool,
    /// How many units in the last place the code of the step may lie beside the rounded number.
    pub bound: u64,
}

impl Rounding {
    /// The rounding of a number that has to give the very code of the step.
    pub fn new(exact: Exact, format: &'static FloatFormat, keeps_sign: bool) -> Rounding {
        let rounded = exact.rounded(format, keeps_sign);
        Rounding { exact, note: None, format, rounded, keeps_sign, bound: 0 }
    }
}

impl AccountStep {
    /// A step that rounds, of which the code is known.
    pub fn rounded(formula: String, rounding: Rounding, code: u64) -> AccountStep {
        let element = ElementType::Float(rounding.format);
        AccountStep {
            formula,
            element,
            code: code.into(),
            reason: Reason::Rounded(Box::new(rounding)),
        }
    }

    /// A step that rounds, whose code is that of the rounded number.
    pub fn rounding(formula: String, rounding: Rounding) -> AccountStep {
        let code = rounding.rounded.code;
        AccountStep::rounded(formula, rounding, code)
    }

    /// A step by a rule.
    pub fn rule(
        formula: String,
        element: &ElementType,
        code: u128,
        (rule, section): (String, u32),
    ) -> AccountStep {
        AccountStep {
            formula,
            element: element.clone(),
            code,
            reason: Reason::Rule { rule, section },
        }
    }

    /// The rounding, if the step rounds.
    pub fn as_rounding(&self) -> Option<&Rounding> {
        match &self.reason {
            Reason::Rounded(rounding) => Some(rounding),
            Reason::Rule { .. } => None,
        }
    }

    /// Whether the exact number, rounded by comparisons, gives another code than the step, by more than its bound.
    pub fn is_contradicted(&self) -> bool {
        let Some(Rounding { rounded, format, bound, .. }) = self.as_rounding() else {
            return false;
        };
        let (expected, code) = (rounded.code, self.code as u64);
        let is_number = |code| !format.is_nan(code);
        let is_near =
            is_number(expected) && is_number(code) && format.ulp_distance(expected, code) <= *bound;
        expected != code && !is_near
    }
}

impl Account {
    /// The only step, if there is one alone.
    pub fn only(&self) -> Option<&AccountStep> {
        match self.steps.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }
}
