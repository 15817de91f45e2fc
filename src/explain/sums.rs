//! Sums: `reduce` and `dot_general`, step by step.

use super::account::Account;
use super::exact::ExactSteps;
use super::operand::Operand;
use super::operation::{Comparison, Operation};
use super::program::{OneOp, column};
use super::{
    ExplainError, Explanation, Interpreted, Other, Question, element_type, explanation,
    required_type,
};
use crate::meaning::{self, Array, DotDimensions, Fold, ProductSum, Steps};
use crate::numeric::{Accumulation, ElementType, Numerics};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The longest sum that is told step by step.
const MOST_VALUES: usize = 1024;

/// The names of the ops that are explained here.
pub const NAMES: [&str; 2] = ["dot_general", "reduce_add"];

/// A sum of values, or of products.
struct Sum {
    /// Whether it is the sum of the products of the first and the second half of the values.
    is_dot: bool,
    element: ElementType,
    result: ElementType,
    codes: Vec<u128>,
}

/// `reduce_add TYPE VALUES…` and `dot_general TYPE LHS… RHS…`.
pub fn explain(question: &Question, base: &str) -> Result<Explanation, ExplainError> {
    let element = required_type(question.words.first())?;
    let mut words = &question.words[1..];
    let mut to = question.to.as_deref().and_then(element_type);
    if let Some(element) = words.first().and_then(|word| element_type(word)) {
        (to, words) = (Some(element), &words[1..]);
    }
    let is_dot = base != "reduce_add";
    if words.is_empty() || words.len() > MOST_VALUES || is_dot && words.len() % 2 == 1 {
        return Err(ExplainError(match is_dot {
            true => format!(
                "{base} takes the elements of both operands, as many of the first as of the second: {base} f32 1 2 3 4"
            ),
            false => format!("{base} takes from 1 to {MOST_VALUES} values"),
        }));
    }
    let operands: Result<Vec<Operand>, String> =
        words.iter().map(|text| Operand::parse(&element, text)).collect();
    let operands = operands.map_err(ExplainError)?;
    let codes: Vec<u128> = operands.iter().map(|operand| operand.code).collect();
    let result = to.unwrap_or_else(|| element.clone());
    let sum = Sum { is_dot, element, result, codes };
    let program = OneOp::of_text(&sum.text()).map_err(ExplainError)?;
    let run = |numerics| program.run(sum.operands(), numerics).map(|codes| codes[0]);
    let (code, paths) = program.run_recorded(sum.operands()).map_err(ExplainError)?;
    let account = sum.account(&program).map_err(ExplainError)?;
    let mut others = policies(question, code, &run);
    others.extend(accumulations(&sum, &run));
    Ok(explanation(sum.operation(), operands, account, Interpreted { code, paths, others }))
}

/// What the policies asked for give.
fn policies(
    question: &Question,
    code: u128,
    run: &dyn Fn(Numerics) -> Result<u128, String>,
) -> Vec<Other> {
    let policies = question.policies.iter().filter_map(|(name, policy)| {
        let numerics = Numerics { convert: *policy, arithmetic: *policy, ..Numerics::STANDARD };
        let given = run(numerics).ok()?;
        let why = if given == code { "" } else { "its steps round otherwise" };
        let who = policy.preset.what().to_string();
        Some(Other { name: name.clone(), who, code: given, why: why.into() })
    });
    policies.collect()
}

/// What other accumulations give, where the op is a sum of floats.
fn accumulations(sum: &Sum, run: &dyn Fn(Numerics) -> Result<u128, String>) -> Vec<Other> {
    let ways =
        [("f32", "sums in f32, one rounding at the end"), ("exact", "the true sum, rounded once")];
    let of_floats = matches!(sum.result, ElementType::Float(_) | ElementType::Complex(_));
    let accumulated = ways.iter().filter(|_| of_floats).filter_map(|(name, why)| {
        let accumulation: Accumulation = name.parse().ok()?;
        let given = run(Numerics { accumulation, ..Numerics::STANDARD }).ok()?;
        let name = format!("--accumulate {name}");
        Some(Other { name, who: String::new(), code: given, why: (*why).into() })
    });
    accumulated.collect()
}

impl Sum {
    /// The operands as the program takes them.
    fn operands(&self) -> Vec<Tensor> {
        match self.is_dot {
            true => {
                let (lhs, rhs) = self.codes.split_at(self.codes.len() / 2);
                vec![column(&self.element, lhs), column(&self.element, rhs)]
            }
            false => {
                let first = Tensor::splat(self.result.clone(), &[], self.result.encoded_zero());
                vec![column(&self.element, &self.codes), first]
            }
        }
    }

    /// The op as the sentences and the checks of an explanation take it.
    fn operation(&self) -> Operation {
        Operation {
            op: if self.is_dot { "stablehlo.dot_general" } else { "stablehlo.reduce" },
            elements: vec![self.element.clone(); self.codes.len()],
            codes: self.codes.clone(),
            result: self.result.clone(),
            comparison: Comparison { direction: "EQ", total_order: false },
            precision: (1, 0),
        }
    }

    fn text(&self) -> String {
        let (from, to, count) = (&self.element, &self.result, self.codes.len());
        if self.is_dot {
            let half = count / 2;
            return format!(
                "func.func @main(%x: tensor<{half}x{from}>, %y: tensor<{half}x{from}>) -> tensor<{to}> {{\n\
                 %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<{half}x{from}>, tensor<{half}x{from}>) -> tensor<{to}>\n\
                 return %0 : tensor<{to}>\n}}\n"
            );
        }
        format!(
            "func.func @main(%x: tensor<{count}x{from}>, %first: tensor<{to}>) -> tensor<{to}> {{\n\
             %0 = \"stablehlo.reduce\"(%x, %first) ({{\n\
             ^bb0(%a: tensor<{to}>, %b: tensor<{to}>):\n\
             %s = stablehlo.add %a, %b : tensor<{to}>\n\
             stablehlo.return %s : tensor<{to}>\n\
             }}) {{dimensions = array<i64: 0>}} : (tensor<{count}x{from}>, tensor<{to}>) -> tensor<{to}>\n\
             return %0 : tensor<{to}>\n}}\n"
        )
    }

    /// The steps of the sum.
    fn account(&self, program: &OneOp) -> Result<Account, String> {
        let mut arithmetic = ExactSteps::without_idle_conversions();
        let result = match self.is_dot {
            true => self.products(&mut arithmetic)?,
            false => {
                let body = program.body()?;
                self.fold(&body, &mut arithmetic).map_err(|error| error.to_string())?
            }
        };
        Ok(Account { steps: arithmetic.steps, code: result.scalar() })
    }

    fn products(&self, arithmetic: &mut ExactSteps) -> Result<Array<u128>, String> {
        let (lhs, rhs) = self.codes.split_at(self.codes.len() / 2);
        let [lhs, rhs] = [lhs, rhs]
            .map(|codes| Array::new(self.element.clone(), &[codes.len()], codes.to_vec()));
        if [&self.element, &self.result].iter().any(|it| matches!(it, ElementType::Quantized(_))) {
            let (from, to) = (&self.element, &self.result);
            return Err(format!("dot_general of {from} to {to} is not explained"));
        }
        let sum = ProductSum::new([&self.element; 2], &self.result);
        let dimensions = DotDimensions {
            lhs_contracting: vec![0],
            rhs_contracting: vec![0],
            ..DotDimensions::default()
        };
        meaning::dot_general_by(&lhs, &rhs, &dimensions, &self.result, |factors, _| {
            sum.sum(arithmetic, factors)
        })
        .map_err(|error| error.to_string())
    }

    fn fold(&self, body: &Steps, arithmetic: &mut ExactSteps) -> Result<Array<u128>, TooLarge> {
        let shape = [self.codes.len()];
        let input = Array::new(self.element.clone(), &shape, self.codes.clone());
        let input = match self.element == self.result {
            true => input,
            false => meaning::convert(arithmetic, &input, &self.result, &Numerics::STANDARD)?,
        };
        let initial = Array::new(self.result.clone(), &[], vec![self.result.encoded_zero()]);
        let results = Fold::along(&shape, &[0]).by_body(&[input], &[initial], |values| {
            Ok::<_, TooLarge>(meaning::run(arithmetic, body, &values, &[], 0))
        })?;
        Ok(results[0].clone())
    }
}
