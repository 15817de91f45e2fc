//! Arithmetic of f16, bf16, tf32 and f32: pseudo-random pairs, pairs whose results lie at or next to
//! the middle of two values or are subnormal, and several steps in one program.

use super::arithmetic::ARITHMETIC;
use super::exact::Number;
use super::format::Format;
use super::program::{Program, Shaped, op_text};
use super::random::splitmix;
use super::report::{Report, shown};

const ELEMENTS: [&str; 4] = ["f16", "bf16", "tf32", "f32"];
/// Pairs of each kind, op and type.
const COUNT: u64 = 30_000;

/// Operands of every kind for an operation.
struct Pairs<'a> {
    format: &'a Format,
    op: &'a str,
}

impl Pairs<'_> {
    fn all(&self, count: u64) -> (Vec<u64>, Vec<u64>) {
        (0..5 * count).map(|index| self.pair(index)).unzip()
    }

    fn pair(&self, index: u64) -> (u64, u64) {
        let bits = splitmix(index);
        let width = self.format.width();
        let mask = (1u64 << width) - 1;
        let (a, b) = (bits >> (64 - width), splitmix(!index) & mask);
        match index % 5 {
            0 => (a, b),
            // magnitudes near each other
            1 => (a, self.with_field(b, self.field(a) as i64 + (bits % 9) as i64 - 4)),
            // terms as far apart as the significand is long
            2 => {
                let gap = self.format.mantissa_bits as i64 + (bits % 5) as i64 - 1;
                (a, self.with_field(b, self.field(a) as i64 - gap))
            }
            3 => (a, self.with_field(b, self.field_of_subnormal_result(a, bits))),
            _ => (a, self.at_a_middle(a, b, bits)),
        }
    }

    fn field(&self, code: u64) -> u64 {
        (code & !self.format.sign_bit()) >> self.format.mantissa_bits
    }

    /// The code with another exponent field, as near as there is one.
    fn with_field(&self, code: u64, field: i64) -> u64 {
        let top = (1i64 << self.format.exponent_bits) - 2;
        let (shift, field) = (self.format.mantissa_bits, field.clamp(0, top) as u64);
        let rest = code & (self.format.sign_bit() | ((1 << shift) - 1));
        rest | field << shift
    }

    /// An exponent with which a product or quotient is near the smallest values.
    fn field_of_subnormal_result(&self, a: u64, bits: u64) -> i64 {
        let (bias, near) = (i64::from(self.format.bias), (bits % 16) as i64);
        let result = 2 - near;
        match self.op {
            "divide" => self.field(a) as i64 + bias - result,
            _ => result - self.field(a) as i64 + bias,
        }
    }

    /// An operand with which the exact result is near the middle between two values: the result
    /// wanted, taken back through the inverse operation.
    fn at_a_middle(&self, a: u64, wanted: u64, bits: u64) -> u64 {
        let format = self.format;
        let below = wanted & !format.sign_bit();
        let middle = match below < format.largest() {
            true => format.finite(below).plus(format.finite(below + 1)).over(Number::integer(2)),
            false => return wanted,
        };
        let operand = match (self.op, format.decode(a)) {
            (_, Number::Nan { .. } | Number::Infinite { .. } | Number::Zero { .. }) => {
                return wanted;
            }
            ("multiply", value) => middle.over(value),
            ("divide", value) => value.over(middle),
            _ => return wanted,
        };
        match operand {
            Number::Finite(_) => {
                format.computed(operand).wrapping_add(bits % 3).wrapping_sub(1)
                    & format.codes().end.wrapping_sub(1)
            }
            _ => wanted,
        }
    }
}

#[test]
fn wide_arithmetic_is_rounded_once() {
    let mut report = Report::new("results of arithmetic at pairs of f16, bf16, tf32 and f32");
    for element in ELEMENTS {
        let format = Format::named(element);
        for (op, exact) in ARITHMETIC {
            let (lhs, rhs) = Pairs { format: &format, op }.all(COUNT);
            let name = format!("stablehlo.{op}");
            let program = Program::op(&name, "", &[element; 2], element, lhs.len());
            report.compare(
                || format!("{element} {name}"),
                &program.run(&[&lhs, &rhs]),
                |index| {
                    format.computed(exact(format.decode(lhs[index]), format.decode(rhs[index])))
                },
                |index| shown(&[lhs[index], rhs[index]]),
            );
        }
    }
}

#[test]
fn square_roots_of_wide_types_are_rounded_once() {
    let mut report = Report::new("square roots of tf32 and f32");
    for (element, step) in [("tf32", 1), ("f32", 60_013)] {
        let format = Format::named(element);
        let codes: Vec<u64> = format.codes().step_by(step).collect();
        let program = Program::op("stablehlo.sqrt", "", &[element], element, codes.len());
        report.compare(
            || format!("{element} stablehlo.sqrt"),
            &program.run(&[&codes]),
            |index| format.computed(format.decode(codes[index]).sqrt()),
            |index| shown(&[codes[index]]),
        );
    }
}

/// Two steps of one program: `first` of %0 and %1, then `second` of that and %2.
struct TwoSteps {
    first: usize,
    second: usize,
}

impl TwoSteps {
    fn name(&self) -> String {
        format!("{} then {}", ARITHMETIC[self.first].0, ARITHMETIC[self.second].0)
    }

    fn program(&self, element: &str, length: usize) -> Program {
        let vector = Shaped::vector(element, length);
        let of = |index: usize| format!("stablehlo.{}", ARITHMETIC[index].0);
        let types = [vector.clone(), vector.clone()];
        let first = op_text("m", &of(self.first), "", &types, &vector);
        let second = op_text("r", &of(self.second), "", &types, &vector);
        let second = second.replace("(%0, %1)", "(%m, %2)");
        let operands = [vector.clone(), vector.clone(), vector.clone()];
        Program::new(&operands, &vector, &format!("{first}\n{second}"))
    }

    fn right(&self, format: &Format, operands: [u64; 3]) -> u64 {
        let [a, b, c] = operands.map(|code| format.decode(code));
        let first = format.computed(ARITHMETIC[self.first].1(a, b));
        format.computed(ARITHMETIC[self.second].1(format.decode(first), c))
    }
}

/// Steps that run as one are rounded each: no fused multiply-add can be seen.
#[test]
fn fused_steps_are_rounded_one_by_one() {
    let mut report = Report::new("results of two steps in one program");
    for element in ELEMENTS.into_iter().chain(super::SMALL) {
        let format = Format::named(element);
        let count = if format.width() > 8 { COUNT } else { COUNT / 5 };
        let index_of = |op: &str| ARITHMETIC.iter().position(|it| it.0 == op).expect("an op");
        for (first, second) in [
            ("multiply", "add"),
            ("multiply", "subtract"),
            ("add", "multiply"),
            ("divide", "add"),
            ("subtract", "divide"),
        ] {
            let steps = TwoSteps { first: index_of(first), second: index_of(second) };
            let (mut a, mut b) = Pairs { format: &format, op: first }.all(count);
            let mut c: Vec<u64> = third_operands(&format, &steps, &a, &b);
            if element == "f16" {
                // an f32 fused multiply-add gives 0x5e8a for the exact sum
                a.push(0x781A);
                b.push(0x8A76);
                c.push(0x5EA5);
            }
            report.compare(
                || format!("{element} {}", steps.name()),
                &steps.program(element, a.len()).run(&[&a, &b, &c]),
                |index| steps.right(&format, [a[index], b[index], c[index]]),
                |index| shown(&[a[index], b[index], c[index]]),
            );
        }
    }
}

/// Operands near the first step's results, so that its rounding matters to the second.
fn third_operands(format: &Format, steps: &TwoSteps, a: &[u64], b: &[u64]) -> Vec<u64> {
    let pairs = a.iter().zip(b).enumerate();
    let third = |(index, (a, b)): (usize, (&u64, &u64))| {
        let exact = ARITHMETIC[steps.first].1(format.decode(*a), format.decode(*b));
        let (bits, mask) = (splitmix(index as u64 ^ 0x55), format.codes().end - 1);
        let low = (1 << (format.mantissa_bits + 2)) - 1;
        (format.computed(exact) ^ (bits & low) ^ (bits & format.sign_bit())) & mask
    };
    pairs.map(third).collect()
}
