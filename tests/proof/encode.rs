//! Rounding to each format, from f32 and f64: at every value, every middle between two values, next to
//! those, around the thresholds of overflow and underflow, and at random.

use super::decode::formats;
use super::exact::Number;
use super::format::{Format, Nan};
use super::program::Program;
use super::random::splitmix;
use super::report::{Report, shown};

/// The codes of a carrier at and next to a value, of both signs.
fn around(carrier: &Format, value: Number, probes: &mut Vec<u64>) {
    let code = carrier.encode(value, Nan::KeepSign);
    for magnitude in [code.saturating_sub(1), code, (code + 1).min(carrier.largest())] {
        probes.extend([magnitude, magnitude | carrier.sign_bit()]);
    }
}

/// The middle between a magnitude and the next one.
fn middle(format: &Format, magnitude: u64) -> Number {
    let sum = format.finite(magnitude).plus(format.finite(magnitude + 1));
    sum.over(Number::integer(2))
}

/// Every value and middle of a format (of wide ones each `step`-th), one value beyond the largest.
fn probes(carrier: &Format, format: &Format, step: usize) -> Vec<u64> {
    let mut probes = Vec::new();
    for magnitude in (0..=format.largest()).step_by(step).chain([format.largest()]) {
        around(carrier, format.finite(magnitude), &mut probes);
        around(carrier, middle(format, magnitude), &mut probes);
    }
    let smallest = format.finite(format.has_zero().into());
    let mut below = smallest;
    for _ in 0..3 {
        below = below.over(Number::integer(2));
        around(carrier, below, &mut probes);
    }
    let beyond = format.finite(format.largest() + 1);
    around(carrier, beyond, &mut probes);
    around(carrier, beyond.times(Number::integer(2)), &mut probes);
    for number in [Number::Zero { negative: false }, Number::Infinite { negative: false }] {
        around(carrier, number, &mut probes);
    }
    probes.extend(
        [Number::Nan { negative: false }, Number::Nan { negative: true }]
            .map(|nan| carrier.encode(nan, Nan::KeepSign)),
    );
    probes
}

/// Pseudo-random codes of a carrier, of magnitudes that the format has and somewhat beyond; some
/// with few bits, some any bits at all.
fn random(carrier: &Format, format: &Format, count: u64) -> Vec<u64> {
    let (low, high) = match (format.finite(1), format.finite(format.largest())) {
        (Number::Finite(low), Number::Finite(high)) => (low.top() - 3, high.top() + 3),
        _ => unreachable!("neither the smallest nor the largest value is zero"),
    };
    let code = |index: u64| {
        let (bits, choice) = (splitmix(index), splitmix(!index));
        let span = (high - low) as u64;
        let field = (low + (choice % span) as i32 + carrier.bias).max(0) as u64;
        let mantissa = match choice >> 62 {
            0 => return bits >> (64 - carrier.width()),
            1 => bits & (0xFF << (carrier.mantissa_bits - 8)),
            _ => bits & ((1 << carrier.mantissa_bits) - 1),
        };
        let sign = if bits >> 63 == 1 { carrier.sign_bit() } else { 0 };
        mantissa | (field << carrier.mantissa_bits).min(carrier.largest()) | sign
    };
    (0..count).map(code).collect()
}

fn check(carrier: &Format, format: &Format, codes: &[u64], report: &mut Report) {
    let operands = [carrier.name.as_str()];
    let program = Program::op("stablehlo.convert", "", &operands, &format.name, codes.len());
    report.compare(
        || format!("{} to {}", carrier.name, format.name),
        &program.run(&[codes]),
        |index| format.encode(carrier.decode(codes[index]), Nan::KeepSign),
        |index| shown(&[codes[index]]),
    );
}

#[test]
fn f64_rounds_to_every_format_at_every_tie_and_threshold() {
    let mut report = Report::new("values of f64 rounded to formats");
    let carrier = Format::named("f64");
    for format in formats() {
        let mut codes = probes(&carrier, &format, 1);
        codes.extend(random(&carrier, &format, 20_000));
        check(&carrier, &format, &codes, &mut report);
    }
}

#[test]
fn f32_rounds_to_every_format_at_every_tie_and_threshold() {
    let mut report = Report::new("values of f32 rounded to formats");
    let carrier = Format::named("f32");
    for format in formats() {
        let mut codes = probes(&carrier, &format, 1);
        codes.extend(random(&carrier, &format, 20_000));
        check(&carrier, &format, &codes, &mut report);
    }
}

/// Of formats beyond 16 bits each so manieth tie.
#[test]
fn f64_rounds_to_wide_formats_at_ties_and_thresholds() {
    let mut report = Report::new("values of f64 rounded to wide formats");
    let carrier = Format::named("f64");
    for (name, step) in [("f32", 49_999), ("tf32", 5), ("f24E8M15", 211), ("f32E9M22", 49_999)] {
        let format = Format::named(name);
        let mut codes = probes(&carrier, &format, step);
        codes.extend(random(&carrier, &format, 200_000));
        check(&carrier, &format, &codes, &mut report);
    }
}
