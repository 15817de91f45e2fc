//! Elementwise ops in pairs, step by step on columns of elements.

use super::{Input, guarded, wide_of};
use crate::engine::parallel;
use crate::meaning::codes::integer;
use crate::meaning::{Binary, Direction, Instruction, Operation, Order, Steps, Unary};
use crate::numeric::{ComplexPart, Double, ElementType, FloatFormat, Function2, names};
use crate::shadow::wide::Wide;
use crate::tensor::Tensor;

/// How many elements a column has at most.
const COLUMN: usize = 1024;

/// Elements of one type.
#[derive(Debug, Clone)]
enum Column {
    Real(Vec<Double>),
    Complex(Vec<[Double; 2]>),
    Whole(Vec<i128>),
    Flags(Vec<bool>),
}

/// Whether every step has a formula for pairs.
pub fn can_be_made(steps: &Steps) -> bool {
    let ones = steps.inputs().iter().map(|element| Column::one(element, 1));
    let ones: Option<Vec<Column>> = ones.collect();
    ones.and_then(|ones| columns(steps, ones, 1)).is_some()
}

/// The results of the steps, in order; `None` for those that are no floats.
pub fn run(steps: &Steps, inputs: &[Input]) -> Option<Vec<Option<Wide>>> {
    let shape = shape(inputs)?;
    let count: usize = shape.iter().product();
    let mut parts: Vec<(usize, Option<Vec<Column>>)> =
        (0..count.div_ceil(COLUMN)).map(|part| (part, None)).collect();
    parallel::for_each_chunk(&mut parts, 4, |_, parts| {
        for (part, results) in parts {
            let range = *part * COLUMN..((*part + 1) * COLUMN).min(count);
            let columns_of = inputs.iter().zip(steps.inputs());
            let columns_of = columns_of.map(|(input, element)| Column::of(input, element, &range));
            let columns_of: Option<Vec<Column>> = columns_of.collect();
            *results = columns_of.and_then(|inputs| columns(steps, inputs, range.len()));
        }
    });
    let parts: Vec<Vec<Column>> =
        parts.into_iter().map(|(_, results)| results).collect::<Option<_>>()?;
    let outputs = steps.outputs().iter().enumerate();
    let results = outputs.map(|(output, register)| {
        let columns = parts.iter().map(|part| &part[output]);
        match steps.element(*register) {
            ElementType::Float(_) | ElementType::Complex(_) => joined(&shape, columns),
            _ => None,
        }
    });
    Some(results.collect())
}

/// The shape that the inputs have in common, where those of one element are repeated.
fn shape(inputs: &[Input]) -> Option<Vec<usize>> {
    let mut shapes = inputs.iter().map(|input| Some(input.tensor()?.shape()));
    let shapes: Vec<&[usize]> = shapes.by_ref().collect::<Option<_>>()?;
    let count = |shape: &&&[usize]| shape.iter().product::<usize>();
    let shape = *shapes.iter().find(|shape| count(shape) != 1).or(shapes.first())?;
    let fits = |other: &&[usize]| *other == shape || count(&other) == 1;
    shapes.iter().all(fits).then(|| shape.to_vec())
}

/// One tensor of columns of floats.
fn joined<'a>(shape: &[usize], columns: impl Iterator<Item = &'a Column>) -> Option<Wide> {
    let (mut numbers, mut is_complex) = (Vec::new(), false);
    for column in columns {
        match column {
            Column::Real(column) => numbers.extend_from_slice(column),
            Column::Complex(column) => {
                numbers.extend(column.iter().flatten());
                is_complex = true;
            }
            Column::Whole(_) | Column::Flags(_) => return None,
        }
    }
    wide_of(shape, is_complex, &numbers)
}

/// What the steps make of columns.
fn columns(steps: &Steps, inputs: Vec<Column>, count: usize) -> Option<Vec<Column>> {
    let mut registers: Vec<Option<Column>> = vec![None; steps.registers().len()];
    registers.iter_mut().zip(inputs).for_each(|(register, input)| *register = Some(input));
    for (register, code) in steps.constants() {
        let column = Column::constant(steps.element(*register), *code, count)?;
        registers[register.0 as usize] = Some(column);
    }
    for instruction in steps.instructions() {
        let made = {
            let operand = |index: usize| -> Option<&Column> {
                registers[instruction.operands.get(index)?.0 as usize].as_ref()
            };
            made(instruction, steps.element(instruction.result), &operand)?
        };
        registers[instruction.result.0 as usize] = Some(made);
    }
    let outputs = steps.outputs().iter();
    outputs.map(|output| registers[output.0 as usize].clone()).collect()
}

impl Column {
    /// Elements of a range of an input.
    fn of(input: &Input, element: &ElementType, range: &std::ops::Range<usize>) -> Option<Column> {
        let tensor = input.tensor()?;
        let repeats = tensor.len() == 1;
        let places = if repeats { 0..1 } else { range.clone() };
        let column = match (input, element) {
            (Input::Wide(wide), ElementType::Float(_)) => Column::Real(doubles(wide, places)),
            (Input::Wide(wide), ElementType::Complex(_)) => {
                let parts = doubles(wide, 2 * places.start..2 * places.end);
                Column::Complex(parts.as_chunks::<2>().0.to_vec())
            }
            (Input::Value(_), ElementType::Boolean) => {
                Column::Flags(places.map(|place| tensor.code(place) != 0).collect())
            }
            (Input::Value(_), _) => {
                let values = places.map(|place| whole(element, tensor, place));
                Column::Whole(values.collect::<Option<_>>()?)
            }
            (Input::Wide(_), _) => return None,
        };
        Some(if repeats { column.repeated(range.len()) } else { column })
    }

    /// The element 1, so many times.
    fn one(element: &ElementType, count: usize) -> Option<Column> {
        Some(match element {
            ElementType::Float(_) => Column::Real(vec![Double::from(1.0); count]),
            ElementType::Complex(_) => Column::Complex(vec![[Double::from(1.0); 2]; count]),
            ElementType::Boolean => Column::Flags(vec![true; count]),
            ElementType::Integer(_) | ElementType::Index => Column::Whole(vec![1; count]),
            ElementType::Quantized(_) => return None,
        })
    }

    /// The element of a code, so many times.
    fn constant(element: &ElementType, code: u128, count: usize) -> Option<Column> {
        let real = |format: &FloatFormat, code: u64| Double::from(format.decode(code));
        Some(match element {
            ElementType::Float(format) => Column::Real(vec![real(format, code as u64); count]),
            ElementType::Complex(ComplexPart::F64) => {
                let parts = [code as u64, (code >> 64) as u64];
                Column::Complex(vec![parts.map(|part| real(&names::F64, part)); count])
            }
            ElementType::Boolean => Column::Flags(vec![code != 0; count]),
            _ => return None,
        })
    }

    /// A column of one element, so many times.
    fn repeated(self, count: usize) -> Column {
        match self {
            Column::Real(column) => Column::Real(vec![column[0]; count]),
            Column::Complex(column) => Column::Complex(vec![column[0]; count]),
            Column::Whole(column) => Column::Whole(vec![column[0]; count]),
            Column::Flags(column) => Column::Flags(vec![column[0]; count]),
        }
    }
}

fn doubles(wide: &Wide, range: std::ops::Range<usize>) -> Vec<Double> {
    let (mut high, mut low) = (vec![0.0; range.len()], vec![0.0; range.len()]);
    wide.parts(range, &mut high, &mut low);
    high.into_iter().zip(low).map(|(high, low)| Double { high, low }).collect()
}

/// An integer of a tensor.
fn whole(element: &ElementType, tensor: &Tensor, place: usize) -> Option<i128> {
    let code = tensor.code(place);
    match element {
        ElementType::Integer(ty) => Some(integer::value(*ty, code)),
        ElementType::Index => Some(integer::value(integer::INDEX, code)),
        _ => None,
    }
}

/// What a step makes of its operands; `None` if there is no formula.
fn made<'a>(
    instruction: &Instruction,
    result: &ElementType,
    operand: &impl Fn(usize) -> Option<&'a Column>,
) -> Option<Column> {
    match (instruction.operation, operand(0)?) {
        (Operation::Copy, column) => Some(column.clone()),
        (Operation::Unary(unary), Column::Real(x)) => of_real(unary, x),
        (Operation::Unary(unary), Column::Complex(x)) => of_complex(unary, x),
        (Operation::Binary(binary), Column::Real(x)) => of_reals(binary, x, operand(1)?),
        (Operation::Binary(binary), Column::Complex(x)) => of_complexes(binary, x, operand(1)?),
        (Operation::Compare(direction, Order::Quiet), lhs) => compared(direction, lhs, operand(1)?),
        (Operation::Select, Column::Flags(flags)) => selected(flags, operand(1)?, operand(2)?),
        (Operation::Convert, column) => converted(column, result),
        _ => None,
    }
}

fn of_real(unary: Unary, x: &[Double]) -> Option<Column> {
    let each = |of: &dyn Fn(Double) -> Double| Column::Real(x.iter().map(|&x| of(x)).collect());
    Some(match unary {
        Unary::Abs => each(&Double::magnitude),
        Unary::Negate => each(&|x| -x),
        Unary::Sign => each(&|x| match x.high == 0.0 || x.high.is_nan() {
            true => x,
            false => Double::from(x.high.signum()),
        }),
        Unary::Floor => each(&floor),
        Unary::Ceil => each(&|x| -floor(-x)),
        Unary::RoundNearestAfz => each(&|x| {
            let nearest = floor(x.magnitude() + Double::from(0.5));
            if x.high < 0.0 { -nearest } else { nearest }
        }),
        Unary::RoundNearestEven => each(&nearest_even),
        Unary::Real => Column::Real(x.to_vec()),
        Unary::Imag => each(&|_| Double::from(0.0)),
        Unary::IsFinite => Column::Flags(x.iter().map(|x| x.high.is_finite()).collect()),
        Unary::Function(function) => {
            let of = function.of_double()?;
            each(&of)
        }
        _ => return None,
    })
}

fn floor(x: Double) -> Double {
    let high = x.high.floor();
    match high == x.high {
        true => Double::sum(high, x.low.floor()),
        false => Double::from(high),
    }
}

fn nearest_even(x: Double) -> Double {
    let (one, half) = (Double::from(1.0), Double::from(0.5));
    let below = floor(x);
    let rest = x - below;
    let is_odd = floor(below * half) * Double::from(2.0) != below;
    let up = half.is_less(rest) || (rest == half && is_odd);
    if up { below + one } else { below }
}

fn of_reals(binary: Binary, x: &[Double], y: &Column) -> Option<Column> {
    let Column::Real(y) = y else { return None };
    fn each(x: &[Double], y: &[Double], of: impl Fn(Double, Double) -> Double) -> Column {
        Column::Real(x.iter().zip(y).map(|(&x, &y)| of(x, y)).collect())
    }
    let function = |of: Function2| Some(each(x, y, of.of_doubles()?));
    let is_nan = |x: Double, y: Double| x.high.is_nan() || y.high.is_nan();
    Some(match binary {
        Binary::Add => each(x, y, |x, y| guarded(x + y, x.high + y.high)),
        Binary::Subtract => each(x, y, |x, y| guarded(x - y, x.high - y.high)),
        Binary::Multiply => each(x, y, |x, y| guarded(x * y, x.high * y.high)),
        Binary::Divide => each(x, y, |x, y| guarded(x / y, x.high / y.high)),
        Binary::Remainder => each(x, y, remainder),
        Binary::Maximum => each(x, y, |x, y| match is_nan(x, y) {
            true => Double::from(f64::NAN),
            false => {
                if x.is_less(y) {
                    y
                } else {
                    x
                }
            }
        }),
        Binary::Minimum => each(x, y, |x, y| match is_nan(x, y) {
            true => Double::from(f64::NAN),
            false => {
                if y.is_less(x) {
                    y
                } else {
                    x
                }
            }
        }),
        Binary::Complex => Column::Complex(x.iter().zip(y).map(|(&x, &y)| [x, y]).collect()),
        Binary::Power => function(Function2::Power)?,
        Binary::Atan2 => function(Function2::Atan2)?,
        _ => return None,
    })
}

/// What the quotient towards zero leaves. Of two f64 it is an f64.
fn remainder(x: Double, y: Double) -> Double {
    const LARGE: f64 = (1u64 << 50) as f64;
    let plain = x.high % y.high;
    let quotient = x / y;
    if (x.low == 0.0 && y.low == 0.0) || !plain.is_finite() || quotient.high.abs() > LARGE {
        return Double::from(plain);
    }
    let whole = match quotient.high < 0.0 {
        true => -floor(-quotient),
        false => floor(quotient),
    };
    x - whole * y
}

fn of_complex(unary: Unary, x: &[[Double; 2]]) -> Option<Column> {
    let real = |of: fn(&[Double; 2]) -> Double| Column::Real(x.iter().map(of).collect());
    Some(match unary {
        Unary::Negate => Column::Complex(x.iter().map(|x| x.map(|part| -part)).collect()),
        Unary::Real => real(|x| x[0]),
        Unary::Imag => real(|x| x[1]),
        Unary::Square => Column::Complex(x.iter().map(|&x| product(x, x)).collect()),
        Unary::Abs => Column::Real(x.iter().map(|&x| modulus(x)).collect::<Option<_>>()?),
        _ => return None,
    })
}

/// The square root of the sum of the squares, scaled by a power of two so that no square overflows.
fn modulus([real, imaginary]: [Double; 2]) -> Option<Double> {
    let root = crate::numeric::Function::Sqrt.of_double()?;
    let largest = real.high.abs().max(imaginary.high.abs());
    if real.high.is_infinite() || imaginary.high.is_infinite() {
        return Some(Double::from(f64::INFINITY));
    }
    if largest == 0.0 || real.high.is_nan() || imaginary.high.is_nan() {
        return Some(Double::from(real.high.abs() + imaginary.high.abs()));
    }
    let exponent = ((largest.to_bits() >> 52) as i32 - 1023).clamp(-1000, 1000);
    let [down, up] = [2f64.powi(-exponent), 2f64.powi(exponent)].map(Double::from);
    let [real, imaginary] = [real * down, imaginary * down];
    Some(root(real * real + imaginary * imaginary) * up)
}

fn product([a, b]: [Double; 2], [c, d]: [Double; 2]) -> [Double; 2] {
    [a * c - b * d, a * d + b * c]
}

fn of_complexes(binary: Binary, x: &[[Double; 2]], y: &Column) -> Option<Column> {
    let Column::Complex(y) = y else { return None };
    type Of = fn([Double; 2], [Double; 2]) -> [Double; 2];
    let of: Of = match binary {
        Binary::Add => |x, y| [x[0] + y[0], x[1] + y[1]],
        Binary::Subtract => |x, y| [x[0] - y[0], x[1] - y[1]],
        Binary::Multiply => product,
        Binary::Divide => |x, y| {
            let norm = y[0] * y[0] + y[1] * y[1];
            product(x, [y[0], -y[1]]).map(|part| part / norm)
        },
        _ => return None,
    };
    Some(Column::Complex(x.iter().zip(y).map(|(&x, &y)| of(x, y)).collect()))
}

fn compared(direction: Direction, lhs: &Column, rhs: &Column) -> Option<Column> {
    use std::cmp::Ordering;
    let of_order = |order: Option<Ordering>| match direction {
        Direction::Eq => order == Some(Ordering::Equal),
        Direction::Ne => order != Some(Ordering::Equal),
        Direction::Ge => order.is_some_and(Ordering::is_ge),
        Direction::Gt => order.is_some_and(Ordering::is_gt),
        Direction::Le => order.is_some_and(Ordering::is_le),
        Direction::Lt => order.is_some_and(Ordering::is_lt),
    };
    let order = |x: &Double, y: &Double| {
        let high = x.high.partial_cmp(&y.high)?;
        Some(high.then(x.low.partial_cmp(&y.low).unwrap_or(Ordering::Equal)))
    };
    Some(Column::Flags(match (lhs, rhs) {
        (Column::Real(x), Column::Real(y)) => {
            x.iter().zip(y).map(|(x, y)| of_order(order(x, y))).collect()
        }
        (Column::Whole(x), Column::Whole(y)) => {
            x.iter().zip(y).map(|(x, y)| of_order(Some(x.cmp(y)))).collect()
        }
        _ => return None,
    }))
}

fn selected(flags: &[bool], on_true: &Column, on_false: &Column) -> Option<Column> {
    fn each<T: Copy>(flags: &[bool], on_true: &[T], on_false: &[T]) -> Vec<T> {
        let pairs = flags.iter().zip(on_true.iter().zip(on_false));
        pairs.map(|(&flag, (&yes, &no))| if flag { yes } else { no }).collect()
    }
    Some(match (on_true, on_false) {
        (Column::Real(x), Column::Real(y)) => Column::Real(each(flags, x, y)),
        (Column::Complex(x), Column::Complex(y)) => Column::Complex(each(flags, x, y)),
        (Column::Whole(x), Column::Whole(y)) => Column::Whole(each(flags, x, y)),
        (Column::Flags(x), Column::Flags(y)) => Column::Flags(each(flags, x, y)),
        _ => return None,
    })
}

/// The exact values as floats.
fn converted(column: &Column, result: &ElementType) -> Option<Column> {
    let of_whole = |&whole: &i128| {
        let high = whole as f64;
        Double::sum(high, whole.saturating_sub(high as i128) as f64)
    };
    let real = match column {
        Column::Real(x) => x.clone(),
        Column::Whole(x) => x.iter().map(of_whole).collect(),
        Column::Flags(x) => x.iter().map(|&flag| Double::from(f64::from(u8::from(flag)))).collect(),
        Column::Complex(_) => {
            return matches!(result, ElementType::Complex(_)).then(|| column.clone());
        }
    };
    match result {
        ElementType::Float(_) => Some(Column::Real(real)),
        ElementType::Complex(_) => {
            Some(Column::Complex(real.into_iter().map(|x| [x, Double::from(0.0)]).collect()))
        }
        _ => None,
    }
}
