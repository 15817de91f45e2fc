//! `convert` between all pairs of types: floats of up to 16 bits, f32, f64, tf32, every integer type.

use super::SMALL;
use super::integers::Element;
use super::program::Program;
use super::random::splitmix;
use super::report::{Report, shown};

const OTHERS: [&str; 18] = [
    "f16", "bf16", "tf32", "f32", "f64", "i1", "i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4",
    "ui8", "ui16", "ui32", "ui64",
];

/// Every code, or, of more than 16 bits, those around powers of two and pseudo-random ones.
fn codes(element: &Element) -> Vec<u64> {
    let width = element.width();
    if width <= 16 {
        return (0..1 << width).collect();
    }
    let mask = u64::MAX >> (64 - width);
    let near =
        |shift: u32| [0u64, 1, 2, 3].map(|low| (1u64 << shift).wrapping_sub(2).wrapping_add(low));
    let mut codes: Vec<u64> = (0..width).flat_map(near).collect();
    codes.extend(codes.clone().iter().map(|code| code.wrapping_neg()));
    codes.extend(codes.clone().iter().map(|code| code ^ mask));
    codes.extend((0..6000).map(splitmix));
    // of every magnitude
    codes.extend((0..6000u64).map(|index| splitmix(index) >> (index % 64)));
    codes.extend((0..6000u64).map(|index| (splitmix(index) as i64 >> (index % 64)) as u64));
    codes.iter().map(|code| code & mask).collect()
}

#[test]
fn every_type_converts_to_every_other() {
    let mut report = Report::new("conversions");
    let names = || SMALL.into_iter().chain(OTHERS);
    for from in names() {
        let source = Element::named(from);
        let codes = codes(&source);
        for to in names() {
            let target = Element::named(to);
            let wraps = !source.is_float() && !target.is_float();
            let program = Program::op("stablehlo.convert", "", &[from], to, codes.len());
            let right = |index: usize| {
                let number = source.decode(codes[index]);
                match from == to {
                    // floats of one type: codes move, but for NaN payloads
                    true if !number.is_nan() => codes[index],
                    _ if wraps => target.wrapped(number),
                    _ => target.converted(number),
                }
            };
            report.compare(
                || format!("convert {from} to {to}"),
                &program.run(&[&codes]),
                right,
                |index| shown(&[codes[index]]),
            );
        }
    }
}
