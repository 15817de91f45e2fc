//! Float formats beyond MLIR's: by name, by definition and by table, with every zero, infinity and NaN.

use shlo_interp::FloatFormat;
use shlo_interp::numerics::Ties;

use super::draft::{Draft, list};
use super::random::Random;
use super::{elementwise, folds};

/// A few elementwise ops of such a format, or one reduction.
pub fn program(draft: &mut Draft) {
    let element = any(&mut draft.random);
    if draft.random.one_in(20) {
        return folds::reduce_of(draft, element);
    }
    let most = draft.random.pick(&[16, 40, 40, 300]);
    elementwise::chain_of(draft, element, most);
}

/// A float format by its name, which element types are written with.
pub fn any(random: &mut Random) -> &'static str {
    loop {
        let made = match random.below(4) {
            0 => FloatFormat::parse(&name(random)),
            1 => table(random),
            _ => defined(random),
        };
        // parameters at random may contradict each other
        if let Ok(format) = made {
            return format.name;
        }
    }
}

type Made = Result<&'static FloatFormat, shlo_interp::numerics::FormatError>;

/// The bits of the exponent and of the mantissa: mostly of a narrow format.
fn fields(random: &mut Random) -> [i64; 2] {
    let most = [random.pick(&[3, 5, 8, 9, 10]), random.pick(&[2, 4, 4, 7, 14, 24])];
    [random.between(1, most[0]), random.between(0, most[1])]
}

/// A bias that leaves the values about 1, or moves them to the ends of f32's range or of that between 2^-1000 and
/// 2^1000, where carriers have them no longer.
fn bias(random: &mut Random, exponent: i64) -> i64 {
    let usual = (1 << (exponent - 1)) - 1;
    match random.below(5) {
        0 | 1 => usual,
        2 => usual + random.between(-200, 200),
        3 => random.pick(&[1000, -1000]) - random.between(-60, 60),
        _ => random.between(-1000, 1000),
    }
}

/// A name of the grammar.
fn name(random: &mut Random) -> String {
    let [exponent, mantissa] = fields(random);
    let suffix = random.pick(&["", "FN", "F", "UZ", "FNUZ", "FUZ", "U", "FNU", "FU"]);
    let bias = match random.one_in(2) {
        true => String::new(),
        false => format!("B{}", bias(random, exponent).max(0)),
    };
    let sign = i64::from(!suffix.ends_with('U'));
    format!("f{}E{exponent}M{mantissa}{bias}{suffix}", sign + exponent + mantissa)
}

/// A format defined by parameters; its name tells them.
fn defined(random: &mut Random) -> Made {
    let [exponent, mantissa] = fields(random);
    let bias = bias(random, exponent);
    let [infinity, nan] = random.pick(&[
        ["ieee", "ieee"],
        ["none", "none"],
        ["none", "all-ones"],
        ["none", "negative-zero"],
        ["top", "none"],
        ["top", "all-ones"],
        ["top", "negative-zero"],
    ]);
    let zero = random.pick(&["signed", "positive", "none"]);
    let subnormals = match zero {
        "none" => "normal",
        _ => random.pick(&["gradual", "gradual", "gap", "flushed", "normal"]),
    };
    let sign = random.pick(&["yes", "yes", "no"]);
    let parameters = [
        format!("exponent:{exponent}"),
        format!("mantissa:{mantissa}"),
        format!("bias:{bias}"),
        format!("sign:{sign}"),
        format!("infinity:{infinity}"),
        format!("nan:{nan}"),
        format!("zero:{zero}"),
        format!("subnormals:{subnormals}"),
    ];
    let parameters = list(parameters);
    let name: String = parameters.chars().filter(|c| !" :".contains(*c)).collect();
    let name = format!("d{}", name.replace(['-', ','], "_"));
    FloatFormat::define(&name, &parameters)
}

/// A format of a few values, in any order, some of which repeat.
fn table(random: &mut Random) -> Made {
    let number = random.bits() >> 44;
    let mut random = Random::new(number);
    let random = &mut random;
    let width = random.pick(&[1, 2, 2, 3, 3, 4, 6, 8]);
    let kinds = random.pick(&[1, 3, 5, 6]);
    let lines = (0..1 << width).map(|code| format!("{code},{}\n", entry(random, kinds)));
    let lines: String = lines.collect();
    let ties = random.pick(&[Ties::EvenCode, Ties::Away]);
    FloatFormat::define_table(&format!("t{number}"), &lines, ties)
}

/// A value of a table, of one of the first kinds.
fn entry(random: &mut Random, kinds: usize) -> String {
    const SPECIAL: &[&str] = &["0", "-0.0", "inf", "-inf", "nan"];
    let sign = random.pick(&["", "-"]);
    let exponent = random.between(-300, 300);
    match random.below(kinds) {
        0 => format!("{sign}{}", random.between(1, 12) as f64 / 2.0),
        1 if random.one_in(2) => random.pick(SPECIAL).into(),
        1 | 2 => format!("{sign}{}", random.between(1, 4000) as f64 / 16.0),
        3 => format!("{sign}{:e}", 2f64.powi(random.between(-30, 30) as i32)),
        4 => format!("{sign}{}", random.fraction() + 0.1),
        _ => format!("{sign}{:e}", (1.0 + random.fraction()) * 10f64.powi(exponent as i32)),
    }
}
