//! Steps on complex numbers: each part by its formula, rounded once to its type.

use super::account::{AccountStep, Rounding};
use super::exact::{Made, arithmetic, infix};
use super::operand::{float_text, value_text};
use super::rules;
use crate::meaning::codes::complex as parts_of;
use crate::meaning::{Binary, Operation, Unary};
use crate::numeric::{ComplexPart, ElementType, Exact, FloatFormat, Function, complex, names};
use num_complex::Complex;

/// How many units in the last place a part of f32 may lie beside the correctly rounded one: the formula's f64 is
/// nearly always near enough to round to it.
const F32_BOUND: u64 = 1;
/// How many units in the last place a part of f64 may lie beside the correctly rounded one.
const F64_BOUND: u64 = 8;

/// The steps of an operation with complex operands or a complex result.
pub fn steps(made: &Made<'_>) -> Vec<AccountStep> {
    match (made.step.operation, &made.step.operands[0], made.step.result) {
        (Operation::Convert, from, to) => converted(made, from, to),
        (Operation::Binary(Binary::Complex), ..) => {
            vec![made.by_rule(made.call(), "the parts as they are", 1)]
        }
        (Operation::Unary(unary), ElementType::Complex(part), _) => unary_steps(made, unary, *part),
        (Operation::Binary(binary), ElementType::Complex(part), _) => {
            binary_steps(made, binary, *part)
        }
        _ => vec![rules::of(made)],
    }
}

fn converted(made: &Made<'_>, from: &ElementType, to: &ElementType) -> Vec<AccountStep> {
    let operand = made.operands[0];
    let source = match from {
        ElementType::Complex(part) => {
            parts_of::parts(*part, operand).map(|code| (part.element(), u128::from(code)))
        }
        _ => [(from.clone(), operand), (ComplexPart::F32.element(), 0)],
    };
    let rounding = |index: usize, format: &'static FloatFormat, code: u64| {
        let (element, value) = &source[index];
        let exact = super::exact::exact_value(element, *value);
        let formula = format!("{}: {}", PARTS[index], value_text(element, *value));
        AccountStep::rounded(formula, Rounding::new(exact, format, true), code)
    };
    match to {
        ElementType::Complex(part) => {
            let codes = parts_of::parts(*part, made.code);
            (0..2).map(|index| rounding(index, part.format(), codes[index])).collect()
        }
        ElementType::Float(format) => vec![rounding(0, format, made.code as u64)],
        _ => vec![made.by_rule(made.text(0), "only the real part counts, as of a float", 2)],
    }
}

const PARTS: [&str; 2] = ["real part", "imaginary part"];

/// The parts of an operand.
fn operand(made: &Made<'_>, part: ComplexPart, at: usize) -> [u64; 2] {
    parts_of::parts(part, made.operands[at])
}

fn value(part: ComplexPart, [re, im]: [u64; 2]) -> Complex<f64> {
    Complex::new(part.format().decode(re), part.format().decode(im))
}

fn unary_steps(made: &Made<'_>, unary: Unary, part: ComplexPart) -> Vec<AccountStep> {
    let z = operand(made, part, 0);
    let [x, y] = z.map(|code| Exact::of_code(part.format(), code));
    let text = made.text(0);
    match unary {
        Unary::Real => vec![made.by_rule(made.call(), "the real part, as it is", 1)],
        Unary::Imag => vec![made.by_rule(made.call(), "the imaginary part, as it is", 1)],
        Unary::Negate => {
            vec![made.by_rule(format!("-{text}"), "the sign bits of both parts are flipped", 1)]
        }
        Unary::Abs if is_finite(&x) && is_finite(&y) => {
            let exact = squares(&x, &y).square_root();
            let formula =
                format!("sqrt({} + {})", square_text(part, z[0]), square_text(part, z[1]));
            vec![near(part, formula, exact, made.code as u64)]
        }
        Unary::Abs => {
            let exact = of_f64(complex::abs(value(part, z)));
            vec![near(part, made.call(), exact, made.code as u64)]
        }
        Unary::Square if is_finite(&x) && is_finite(&y) => {
            let [re, im] = z.map(|code| float_text(part.format(), code));
            let two = x.plus(&x);
            let formulas = [
                format!("{} - {}", square_text(part, z[0]), square_text(part, z[1])),
                format!("2 * {}", infix(&re, "*", &im)),
            ];
            let exact = [x.times(&x).minus(&y.times(&y)), two.times(&y)];
            both(made, part, formulas, exact)
        }
        _ => by_formula(
            made,
            part,
            unary_formula(unary, part, z),
            parts_of::formula(unary, value(part, z)),
        ),
    }
}

fn is_finite(exact: &Exact) -> bool {
    exact.rational().is_some()
}

/// The sum of the squares of two numbers.
fn squares(x: &Exact, y: &Exact) -> Exact {
    x.times(x).plus(&y.times(y))
}

fn square_text(part: ComplexPart, code: u64) -> String {
    let text = float_text(part.format(), code);
    if text.starts_with('-') { format!("({text})^2") } else { format!("{text}^2") }
}

fn of_f64(value: f64) -> Exact {
    Exact::of_code(&names::F64, value.to_bits())
}

/// A part that a formula gives within its bound.
fn near(part: ComplexPart, formula: String, exact: Exact, code: u64) -> AccountStep {
    let bound = if part == ComplexPart::F32 { F32_BOUND } else { F64_BOUND };
    let rounding = Rounding { bound, ..Rounding::new(exact, part.format(), false) };
    AccountStep::rounded(formula, rounding, code)
}

/// Both parts of a result, of which the exact values are known.
fn both(
    made: &Made<'_>,
    part: ComplexPart,
    formulas: [String; 2],
    exact: [Exact; 2],
) -> Vec<AccountStep> {
    let codes = parts_of::parts(part, made.code);
    let parts = formulas.into_iter().zip(exact).zip(codes).zip(PARTS);
    parts
        .map(|(((formula, exact), code), name)| {
            near(part, format!("{name}: {formula}"), exact, code)
        })
        .collect()
}

/// Both parts of a result whose formulas are computed in f64.
fn by_formula(
    made: &Made<'_>,
    part: ComplexPart,
    formulas: [String; 2],
    value: Complex<f64>,
) -> Vec<AccountStep> {
    let mut steps = both(made, part, formulas, [value.re, value.im].map(of_f64));
    for step in &mut steps {
        if let super::account::Reason::Rounded(rounding) = &mut step.reason {
            rounding.note = Some("the formula is computed in f64");
        }
    }
    steps
}

/// The formulas of both parts, the operand's parts put in.
fn unary_formula(unary: Unary, part: ComplexPart, z: [u64; 2]) -> [String; 2] {
    let [x, y] = z.map(|code| float_text(part.format(), code));
    let z = value_text(&ElementType::Complex(part), parts_of::from_parts(part, z[0], z[1]));
    let templates = match unary {
        Unary::Sign => Some(["{x} / |{z}|", "{y} / |{z}|"]),
        Unary::Function(function) => templates(function),
        _ => None,
    };
    match templates {
        Some(templates) => templates.map(|template| {
            let template = filled(template, "{x}", &x);
            filled(&template, "{y}", &y).replace("{z}", &z)
        }),
        None => {
            let call = format!("{}({z})", super::exact::name(Operation::Unary(unary)));
            [call.clone(), call]
        }
    }
}

/// A formula with a number in the place of its name. A negative number is in parentheses.
fn filled(template: &str, name: &str, number: &str) -> String {
    let in_parentheses = format!("({number})");
    let alone = if number.starts_with('-') { &in_parentheses } else { number };
    template.replace(&format!("({name})"), &in_parentheses).replace(name, alone)
}

/// The formulas of the parts of a function at z = x + iy where they are short.
fn templates(function: Function) -> Option<[&'static str; 2]> {
    Some(match function {
        Function::Exponential => ["e^{x} * cos({y})", "e^{x} * sin({y})"],
        Function::ExponentialMinusOne => ["e^{x} * cos({y}) - 1", "e^{x} * sin({y})"],
        Function::Log => ["log |{z}|", "the angle of {z}"],
        Function::LogPlusOne => ["log |1 + {z}|", "the angle of 1 + {z}"],
        Function::Sine => ["sin({x}) * cosh({y})", "cos({x}) * sinh({y})"],
        Function::Cosine => ["cos({x}) * cosh({y})", "-sin({x}) * sinh({y})"],
        Function::Sinh => ["sinh({x}) * cos({y})", "cosh({x}) * sin({y})"],
        Function::Cosh => ["cosh({x}) * cos({y})", "sinh({x}) * sin({y})"],
        Function::Tan => [
            "sin({x}) * cos({x}) / (cos({x})^2 + sinh({y})^2)",
            "sinh({y}) * cosh({y}) / (cos({x})^2 + sinh({y})^2)",
        ],
        Function::Tanh => [
            "sinh({x}) * cosh({x}) / (sinh({x})^2 + cos({y})^2)",
            "sin({y}) * cos({y}) / (sinh({x})^2 + cos({y})^2)",
        ],
        Function::Sqrt => {
            ["sqrt((|{z}| + {x}) / 2)", "sqrt((|{z}| - {x}) / 2), with the sign of {y}"]
        }
        _ => return None,
    })
}

fn binary_steps(made: &Made<'_>, binary: Binary, part: ComplexPart) -> Vec<AccountStep> {
    let ([a, b], [c, d]) = (operand(made, part, 0), operand(made, part, 1));
    let of = |binary, lhs, rhs| arithmetic(part.format(), binary, lhs, rhs);
    match binary {
        Binary::Add | Binary::Subtract => named(made, part, [of(binary, a, c), of(binary, b, d)]),
        Binary::Multiply => {
            let products =
                [(a, c), (b, d), (a, d), (b, c)].map(|(lhs, rhs)| of(Binary::Multiply, lhs, rhs));
            let [ac, bd, ad, bc] = [0, 1, 2, 3].map(|at: usize| products[at].code as u64);
            let sums = [of(Binary::Subtract, ac, bd), of(Binary::Add, ad, bc)];
            products.into_iter().chain(named(made, part, sums)).collect()
        }
        Binary::Divide => quotient(made, part, [[a, b], [c, d]]),
        Binary::Power | Binary::Atan2 => {
            let (lhs, rhs) = (value(part, [a, b]), value(part, [c, d]));
            let of = if binary == Binary::Power { complex::power } else { complex::atan2 };
            by_formula(made, part, [made.call(), made.call()], of(lhs, rhs))
        }
        Binary::Maximum | Binary::Minimum => {
            let rule = "by the real parts, then by the imaginary parts";
            vec![made.by_rule(made.call(), rule, 4)]
        }
        _ => unreachable!("{binary:?} has no meaning on complex numbers"),
    }
}

/// Steps that give the parts of the result, whose codes are known.
fn named(made: &Made<'_>, part: ComplexPart, steps: [AccountStep; 2]) -> Vec<AccountStep> {
    let codes = parts_of::parts(part, made.code);
    let parts = steps.into_iter().zip(codes).zip(PARTS);
    parts
        .map(|((step, code), name)| {
            let formula = format!("{name}: {}", step.formula);
            AccountStep { formula, code: code.into(), ..step }
        })
        .collect()
}

/// (a + bi) / (c + di) = (ac + bd) / |c + di|^2 + (bc - ad) / |c + di|^2 i.
fn quotient(made: &Made<'_>, part: ComplexPart, operands: [[u64; 2]; 2]) -> Vec<AccountStep> {
    let [[a, b], [c, d]] =
        operands.map(|parts| parts.map(|code| Exact::of_code(part.format(), code)));
    let [lhs, rhs] = operands.map(|parts| value(part, parts));
    let formula = format!("{} / {}", made.text(0), made.text(1));
    let formulas = [formula.clone(), formula];
    let denominator = squares(&c, &d);
    let is_plain = [&a, &b, &c, &d].into_iter().all(is_finite);
    if !is_plain || matches!(denominator, Exact::Zero { .. }) {
        return by_formula(made, part, formulas, complex::divide(lhs, rhs));
    }
    let numerators = [a.times(&c).plus(&b.times(&d)), b.times(&c).minus(&a.times(&d))];
    if numerators.iter().any(|it| matches!(it, Exact::Zero { .. })) {
        // the sign of such a zero is that of the formula
        return by_formula(made, part, formulas, complex::divide(lhs, rhs));
    }
    both(made, part, formulas, numerators.map(|numerator| numerator.over(&denominator)))
}
