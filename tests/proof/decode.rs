//! What each code of each format of up to 16 bits stands for, against tables of ml_dtypes and of exact
//! fractions.

use super::exact::Number;
use super::format::{Format, Nan};
use super::program::Program;
use super::report::{Report, shown};
use super::tables;

/// A number as the tables write it: an odd integer and the exponent of a power of two.
fn text(number: Number) -> String {
    let sign = if number.negative() { "-" } else { "" };
    match number {
        Number::Nan { .. } => "nan".into(),
        Number::Infinite { .. } => format!("{sign}inf"),
        Number::Zero { .. } => format!("{sign}0"),
        Number::Finite(exact) => {
            let zeros = exact.significand.trailing_zeros();
            format!("{sign}{}p{}", exact.significand >> zeros, exact.exponent + zeros as i32)
        }
    }
}

/// FNV-1a of 32 bits.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811C_9DC5, |hash, byte| (hash ^ byte as u32).wrapping_mul(0x0100_0193))
}

/// The formats of the table.
pub fn formats() -> impl Iterator<Item = Format> {
    tables::lines(tables::DECODE).map(|line| Format::named(line[0]))
}

#[test]
fn the_model_decodes_every_code_as_the_oracle_does() {
    for line in tables::lines(tables::DECODE) {
        let format = Format::named(line[0]);
        let texts: Vec<String> = format.codes().map(|code| text(format.decode(code))).collect();
        if line[1].starts_with('#') {
            let hashes = texts.chunks(256).map(|row| format!("#{:08x}", hash(&row.join(" "))));
            assert_eq!(hashes.collect::<Vec<_>>(), line[1..], "{}", format.name);
        } else {
            assert_eq!(texts, line[1..], "{}", format.name);
        }
    }
}

#[test]
fn every_code_of_every_format_is_decoded() {
    let mut report = Report::new("codes decoded");
    let double = Format::named("f64");
    for format in formats() {
        let count = 1 << format.width();
        for length in [count, count.max(2048)] {
            let codes: Vec<u64> = (0..length as u64).map(|index| index % count as u64).collect();
            let program = Program::op("stablehlo.convert", "", &[&format.name], "f64", length);
            report.compare(
                || format!("{} as f64", format.name),
                &program.run(&[&codes]),
                |index| double.encode(format.decode(codes[index]), Nan::KeepSign),
                |index| shown(&[codes[index]]),
            );
        }
    }
}
