//! Compares the f32 functions of shlo-interp with CORE-MATH, bit for bit.
//!
//!     cargo run --release --manifest-path tools/tables/sweep/Cargo.toml -- tan lgamma
//!     cargo run --release --manifest-path tools/tables/sweep/Cargo.toml -- --pairs 1000000000 power atan2
//!
//! Functions of one operand are swept over all 2^32 operands, power and atan2 over pseudo-random pairs
//! (10^9 unless stated) that favour results in range and exact cases. Without a name: everything.
//! What is compared is what programs run: each function is a program of one op. Differences are
//! printed as operands, our result, CORE-MATH's; the exit status says whether there were any.
//!
//! CORE-MATH is correctly rounded for every operand; any NaN counts as the same NaN.

mod random;

use std::process::ExitCode;
use std::time::Instant;

use shlo_interp::{ElementType, Executable, FloatFormat, Limits, NoHost, Source, Tensor, load};

use random::Pairs;

/// Operands that are compared at a time.
const BLOCK: usize = 1 << 16;
/// Differences of a function that are printed; the rest are only counted.
const PRINTED: u64 = 100;

/// What a function is compared with.
#[derive(Clone, Copy)]
enum Reference {
    One(fn(f32) -> f32),
    Two(fn(f32, f32) -> f32, fn(&mut Pairs) -> (f32, f32)),
}

use Reference::{One, Two};

const FUNCTIONS: &[(&str, Reference)] = &[
    ("stablehlo.tan", One(core_math::tanf)),
    ("stablehlo.exponential", One(core_math::expf)),
    ("stablehlo.exponential_minus_one", One(core_math::expm1f)),
    ("stablehlo.log", One(core_math::logf)),
    ("stablehlo.log_plus_one", One(core_math::log1pf)),
    ("stablehlo.sine", One(core_math::sinf)),
    ("stablehlo.cosine", One(core_math::cosf)),
    ("stablehlo.tanh", One(core_math::tanhf)),
    ("stablehlo.cbrt", One(core_math::cbrtf)),
    ("stablehlo.rsqrt", One(core_math::rsqrtf)),
    ("stablehlo.sqrt", One(sqrt)),
    ("stablehlo.logistic", One(logistic)),
    ("chlo.acos", One(core_math::acosf)),
    ("chlo.acosh", One(core_math::acoshf)),
    ("chlo.asin", One(core_math::asinf)),
    ("chlo.asinh", One(core_math::asinhf)),
    ("chlo.atan", One(core_math::atanf)),
    ("chlo.atanh", One(core_math::atanhf)),
    ("chlo.cosh", One(core_math::coshf)),
    ("chlo.sinh", One(core_math::sinhf)),
    ("chlo.erf", One(core_math::erff)),
    ("chlo.erfc", One(core_math::erfcf)),
    ("chlo.lgamma", One(core_math::lgammaf)),
    ("stablehlo.power", Two(power, Pairs::for_power)),
    ("stablehlo.atan2", Two(core_math::atan2f, Pairs::for_atan2)),
];

/// The composed rule of the specification, each step rounded.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + core_math::expf(-x))
}

/// By exact squares of the middles around an estimate.
fn sqrt(x: f32) -> f32 {
    if x < 0.0 {
        return f32::NAN;
    }
    let estimate = (x as f64).sqrt() as f32;
    if x == 0.0 || !x.is_finite() || estimate == 0.0 {
        return estimate;
    }
    let middle = |a: f32, b: f32| (a as f64 + b as f64) / 2.0;
    let (below, above) = (estimate.next_down(), estimate.next_up());
    let (low, high) = (middle(below, estimate), middle(estimate, above));
    match x as f64 {
        x if x < low * low => below,
        x if x > high * high => above,
        _ => estimate,
    }
}

/// CORE-MATH gives NaN for 1 to the power of a signaling NaN; here a NaN is a NaN.
fn power(base: f32, exponent: f32) -> f32 {
    if base == 1.0 || exponent == 0.0 { 1.0 } else { core_math::powf(base, exponent) }
}

/// A program of one op on f32.
struct Op(Executable);

impl Op {
    fn new(name: &str, operands: usize) -> Op {
        let arguments = ["%a", "%b"][..operands].join(", ");
        let tensor = format!("tensor<{BLOCK}xf32>");
        let typed = ["%a", "%b"][..operands].iter().map(|a| format!("{a}: {tensor}"));
        let types = vec![tensor.clone(); operands].join(", ");
        let text = format!(
            "func.func @main({}) -> {tensor} {{
               %0 = \"{name}\"({arguments}) : ({types}) -> {tensor}
               \"func.return\"(%0) : ({tensor}) -> ()
             }}",
            typed.collect::<Vec<_>>().join(", ")
        );
        let source = Source { name: name.into(), text: text.as_str().into() };
        let loaded = load(&source).expect("a legal program");
        Op(Executable::new(&loaded.module))
    }

    fn of(&self, operands: &[&[u32]]) -> Vec<u32> {
        let element = ElementType::Float(FloatFormat::parse("f32").expect("f32 is a format"));
        let tensor =
            |codes: &&[u32]| Tensor::from_codes(element.clone(), &[BLOCK], codes.to_vec()).into();
        let arguments = operands.iter().map(tensor).collect();
        let outcome = self.0.call("main", arguments, &mut NoHost, &Limits::default());
        outcome.end.ok().expect("elementwise ops do not fail")[0].tensor().codes::<u32>().to_vec()
    }
}

/// What is found about one function.
#[derive(Default)]
struct Tally {
    compared: u64,
    different: u64,
}

impl Tally {
    fn compare(&mut self, name: &str, operands: &[u32], ours: u32, theirs: f32) {
        self.compared += 1;
        let same = ours == theirs.to_bits() || f32::from_bits(ours).is_nan() && theirs.is_nan();
        if same {
            return;
        }
        self.different += 1;
        if self.different <= PRINTED {
            let operands: Vec<String> = operands.iter().map(|x| format!("{x:#010x}")).collect();
            println!("{name} {}: {ours:#010x}, {:#010x}", operands.join(" "), theirs.to_bits());
        }
    }
}

fn sweep(name: &str, reference: fn(f32) -> f32) -> Tally {
    let (op, mut tally) = (Op::new(name, 1), Tally::default());
    for start in (0..=u32::MAX).step_by(BLOCK) {
        let operands: Vec<u32> = (start..=start + (BLOCK - 1) as u32).collect();
        for (x, ours) in operands.iter().zip(op.of(&[&operands])) {
            tally.compare(name, &[*x], ours, reference(f32::from_bits(*x)));
        }
    }
    tally
}

fn sample(
    name: &str,
    reference: fn(f32, f32) -> f32,
    draw: fn(&mut Pairs) -> (f32, f32),
    count: u64,
) -> Tally {
    let (op, mut tally, mut pairs) = (Op::new(name, 2), Tally::default(), Pairs::default());
    for _ in 0..count.div_ceil(BLOCK as u64) {
        let drawn = (0..BLOCK).map(|_| draw(&mut pairs)).map(|(x, y)| (x.to_bits(), y.to_bits()));
        let (lhs, rhs): (Vec<u32>, Vec<u32>) = drawn.unzip();
        for ((x, y), ours) in lhs.iter().zip(&rhs).zip(op.of(&[&lhs, &rhs])) {
            let theirs = reference(f32::from_bits(*x), f32::from_bits(*y));
            tally.compare(name, &[*x, *y], ours, theirs);
        }
    }
    tally
}

fn main() -> ExitCode {
    let mut names: Vec<String> = std::env::args().skip(1).collect();
    let mut count = 1_000_000_000;
    if let Some(at) = names.iter().position(|name| name == "--pairs") {
        names.remove(at);
        count = names.remove(at).parse().expect("--pairs takes a number");
    }
    let mut all_same = true;
    let short = |name: &str| name.rsplit('.').next().unwrap_or_default().to_string();
    for (name, reference) in FUNCTIONS {
        if !names.is_empty() && !names.contains(&short(name)) {
            continue;
        }
        let start = Instant::now();
        let tally = match *reference {
            One(function) => sweep(name, function),
            Two(function, draw) => sample(name, function, draw, count),
        };
        all_same &= tally.different == 0;
        let Tally { compared, different } = tally;
        println!("{name}: {compared} compared, {different} differ, {:.0?}", start.elapsed());
    }
    ExitCode::from(!all_same as u8)
}
