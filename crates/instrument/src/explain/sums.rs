//! Sums: `reduce`, `reduce_window`, `dot_general` and `convolution`, step by step.

use super::account::Account;
use super::exact::ExactSteps;
use super::operand::Operand;
use super::operation::{Comparison, Operation};
use super::program::OneOp;
use super::windows::Window;
use super::{
    ExplainError, Explanation, Interpreted, Other, Question, element_type, explanation,
    required_type,
};
use crate::meaning::{
    self, Array, Convolution, ConvolutionAxes, ConvolutionProducts, DotDimensions, Fold,
    ProductSum, Steps, indices,
};
use crate::numeric::{Accumulation, ElementType, Numerics};
use crate::tensor::allocation::TooLarge;

/// The longest sum that is told step by step.
const MOST_VALUES: usize = 1024;

/// The names of the ops that are explained here.
pub const NAMES: [&str; 4] = ["convolution", "dot_general", "reduce_add", "reduce_window_add"];

/// A sum of values, or of products.
pub struct Sum {
    /// What is summed.
    pub kind: Kind,
    /// The type of the values.
    pub element: ElementType,
    /// The type of the sum.
    pub result: ElementType,
    /// The codes of the values.
    pub codes: Vec<u128>,
}

/// What is summed.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// All values.
    Reduce,
    /// The values of a window.
    ReduceWindow(Window),
    /// The products of the first and the second half of the values.
    Dot,
    /// The products of the values of a window and of the last values, which are the kernel.
    Convolution(Window),
}

/// `reduce_add TYPE VALUES…` and the others: the answer to a question about the op `base`.
pub fn explain(question: &Question, base: &str) -> Result<Explanation, ExplainError> {
    let element = required_type(question.words.first())?;
    let mut words: Vec<&String> = question.words[1..].iter().collect();
    let mut to = question.to.as_deref().and_then(element_type);
    if let Some(element) = words.first().and_then(|word| element_type(word)) {
        to = Some(element);
        words.remove(0);
    }
    let kind = Kind::read(base, &mut words)?;
    let operands: Result<Vec<Operand>, String> =
        words.iter().map(|text| Operand::parse(&element, text)).collect();
    let operands = operands.map_err(ExplainError)?;
    let codes: Vec<u128> = operands.iter().map(|operand| operand.code).collect();
    let result = to.unwrap_or_else(|| element.clone());
    let is_quantized = |it: &&ElementType| matches!(it, ElementType::Quantized(_));
    if kind.multiplies() && [&element, &result].iter().any(is_quantized) {
        return Err(ExplainError(format!("{base} of {element} to {result} is not explained")));
    }
    let sum = Sum { kind, element, result, codes };
    let program = OneOp::of_text(&sum.text()).map_err(ExplainError)?;
    let place = kind.window().map_or(0, |window| window.at);
    let run = |numerics| program.run(sum.operands(), numerics).map(|codes| codes[place]);
    let (codes, paths) = program.run_recorded(sum.operands()).map_err(ExplainError)?;
    let code = codes[place];
    let account = sum.account(&program).map_err(ExplainError)?;
    let mut others = policies(question, code, &run);
    others.extend(accumulations(&sum, &run));
    let interpreted = Interpreted { code, paths, others };
    let mut explained = explanation(sum.operation(), operands, account, interpreted);
    explained.why.splice(..0, kind.window().map(Window::sentence));
    Ok(explained)
}

/// The results of the policies that are asked for.
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

/// The results of other accumulations, where the op is a sum of floats.
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

impl Kind {
    /// The kind of sum of an op: the words that are not values are taken out.
    fn read(base: &str, words: &mut Vec<&String>) -> Result<Kind, ExplainError> {
        match base {
            "reduce_window_add" => Window::of_reduction(words).map(Kind::ReduceWindow),
            "convolution" => Window::of_convolution(words).map(Kind::Convolution),
            "reduce_add" if (1..=MOST_VALUES).contains(&words.len()) => Ok(Kind::Reduce),
            "reduce_add" => {
                Err(ExplainError(format!("{base} takes from 1 to {MOST_VALUES} values")))
            }
            _ if (2..=MOST_VALUES).contains(&words.len()) && words.len().is_multiple_of(2) => {
                Ok(Kind::Dot)
            }
            _ => Err(ExplainError(format!(
                "{base} takes the elements of both operands, as many of the first as of the second: {base} f32 1 2 3 4"
            ))),
        }
    }

    fn window(&self) -> Option<&Window> {
        match self {
            Kind::ReduceWindow(window) | Kind::Convolution(window) => Some(window),
            Kind::Reduce | Kind::Dot => None,
        }
    }

    fn multiplies(&self) -> bool {
        matches!(self, Kind::Dot | Kind::Convolution(_))
    }

    /// The full name of the op.
    pub fn op(&self) -> &'static str {
        match self {
            Kind::Reduce => "stablehlo.reduce",
            Kind::ReduceWindow(_) => "stablehlo.reduce_window",
            Kind::Dot => "stablehlo.dot_general",
            Kind::Convolution(_) => "stablehlo.convolution",
        }
    }
}

impl Sum {
    /// The op as the sentences and the checks of an explanation take it.
    fn operation(&self) -> Operation {
        Operation {
            op: self.kind.op(),
            elements: vec![self.element.clone(); self.codes.len()],
            codes: self.codes.clone(),
            result: self.result.clone(),
            comparison: Comparison { direction: "EQ", total_order: false },
            precision: (1, 0),
        }
    }

    /// The type of the value that a reduction starts from.
    pub fn initial(&self) -> &ElementType {
        match self.kind {
            Kind::Reduce => &self.result,
            _ => &self.element,
        }
    }

    /// The codes of the left and of the right operand of an op that multiplies.
    pub fn factors(&self) -> (&[u128], &[u128]) {
        self.codes.split_at(match self.kind {
            Kind::Convolution(window) => window.length,
            _ => self.codes.len() / 2,
        })
    }

    /// The steps of the sum.
    fn account(&self, program: &OneOp) -> Result<Account, String> {
        let mut arithmetic = ExactSteps::without_idle_conversions();
        let code = match self.kind {
            Kind::Reduce => self.folded(&program.body()?, self.codes.clone(), &mut arithmetic),
            Kind::ReduceWindow(window) => {
                let body = program.body()?;
                let elements = self.elements_of(&window);
                elements.and_then(|elements| self.folded(&body, elements, &mut arithmetic))
            }
            Kind::Dot => self.dot(&mut arithmetic),
            Kind::Convolution(window) => self.convolved(&window, &mut arithmetic),
        };
        let code = code.map_err(|error| error.to_string())?;
        Ok(Account { steps: arithmetic.steps, code })
    }

    /// The elements of a window, with those that padding adds.
    fn elements_of(&self, window: &Window) -> Result<Vec<u128>, TooLarge> {
        let Window { length, size, slide, at } = *window;
        let input = Array::new(self.element.clone(), &[length], self.codes.clone());
        let initial = Array::new(self.element.clone(), &[], vec![self.element.encoded_zero()]);
        let padded = meaning::pad(&input, &initial, &[slide.padding()], &[window.padded()])?;
        let (sizes, slides) = ([size], [slide]);
        let fold = Fold::of_windows(&[length], &sizes, &slides);
        Ok(indices(&sizes).map(|step| padded.at(&(fold.element)(&[at], &step))).collect())
    }

    /// The result of the body of a reduction, applied to elements one after the other.
    fn folded(
        &self,
        body: &Steps,
        elements: Vec<u128>,
        arithmetic: &mut ExactSteps,
    ) -> Result<u128, TooLarge> {
        let shape = [elements.len()];
        let mut promoted = |array: Array<u128>| match array.element() == &self.result {
            true => Ok(array),
            false => meaning::convert(arithmetic, &array, &self.result, &Numerics::STANDARD),
        };
        let initial = self.initial();
        let initial = Array::new(initial.clone(), &[], vec![initial.encoded_zero()]);
        let initial = promoted(initial)?;
        let input = promoted(Array::new(self.element.clone(), &shape, elements))?;
        let results = Fold::along(&shape, &[0]).by_body(&[input], &[initial], |values| {
            Ok::<_, TooLarge>(meaning::run(arithmetic, body, &values, &[], 0))
        })?;
        Ok(results[0].scalar())
    }

    fn dot(&self, arithmetic: &mut ExactSteps) -> Result<u128, TooLarge> {
        let (lhs, rhs) = self.factors();
        let [lhs, rhs] = [lhs, rhs]
            .map(|codes| Array::new(self.element.clone(), &[codes.len()], codes.to_vec()));
        let sum = ProductSum::new([&self.element; 2], &self.result);
        let dimensions = DotDimensions {
            lhs_contracting: vec![0],
            rhs_contracting: vec![0],
            ..DotDimensions::default()
        };
        let result =
            meaning::dot_general_by(&lhs, &rhs, &dimensions, &self.result, |factors, _| {
                sum.sum(arithmetic, factors)
            })?;
        Ok(result.scalar())
    }

    fn convolved(&self, window: &Window, arithmetic: &mut ExactSteps) -> Result<u128, TooLarge> {
        let (lhs, rhs) = self.factors();
        let lhs = Array::new(self.element.clone(), &[1, lhs.len(), 1], lhs.to_vec());
        let rhs = Array::new(self.element.clone(), &[rhs.len(), 1, 1], rhs.to_vec());
        let axes =
            |batch, spatial, feature| ConvolutionAxes { batch, feature, spatial: vec![spatial] };
        let convolution = Convolution {
            input: axes(0, 1, 2),
            kernel: axes(2, 0, 1),
            output: axes(0, 1, 2),
            slides: vec![window.slide],
            feature_groups: 1,
            batch_groups: 1,
        };
        let products = ConvolutionProducts::new(&lhs, &rhs, 0, &convolution)?;
        let factors = products.factors(&[0, window.at, 0]);
        Ok(ProductSum::new([&self.element; 2], &self.result).sum(arithmetic, &factors))
    }
}
