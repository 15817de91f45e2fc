//! What quantizing to MX costs: the mean relative errors of the XLA proposal for MX types, again.
//!
//!     cargo run --release --example mx_error [FILE.svg]
//!
//! prints a table, draws it in text, and writes the drawing docs/mx_error.svg (or FILE.svg).
//!
//! The proposal (XLA's RFC on MX floating point) quantizes floats to blocks of 32 by the rule of OCP MX
//! v1.0, section 6.3, turns them back, and states mean relative errors of 4.7, 2.4, 5.0, 5.0 and 16
//! percent. It does not say from which numbers. Here they are uniform in [-A, A): the error depends on
//! the *mantissa* of the amplitude A alone (see the lower drawing), and A = 1.2 * 2^k fits all five best.
//! A = 2^k, the obvious choice, does not.

use std::fmt::Write as _;

use shlo_interp::blocks::{BlockFormat, BlockQuantizer, dequantize, quantize};
use shlo_interp::compare::Figures as Errors;
use shlo_interp::{ElementType, FloatFormat, Tensor};

/// The formats, the elements' names in the proposal, the error that it states in percent, and how far
/// from it the same procedure may end up.
const STATED: [(&str, &str, f64, f64); 5] = [
    ("mxfp8e5m2", "E5M2", 4.7, 0.15),
    ("mxfp8e4m3", "E4M3FN", 2.4, 0.15),
    ("mxfp6e3m2", "E3M2", 5.0, 0.15),
    ("mxfp6e2m3", "E2M3", 5.0, 0.15),
    ("mxfp4", "E2M1", 16.0, 0.5),
];

/// The amplitude whose errors are the proposal's.
const AMPLITUDE: f64 = 1.2;
/// Numbers drawn for the table.
const COUNT: usize = 1 << 16;
/// Numbers drawn for each point of a curve.
const POINT_COUNT: usize = 1 << 12;
/// Points of a curve, from amplitude 1 to 2.
const POINTS: usize = 33;

fn main() -> std::io::Result<()> {
    let figures = Figures::measured();
    print!("{}", figures.table());
    let path = std::env::args().nth(1).unwrap_or_else(|| "docs/mx_error.svg".into());
    std::fs::write(&path, figures.svg())?;
    println!("\ndrawn in {path}");
    Ok(())
}

/// Mean relative errors in percent, by format.
struct Figures {
    at_amplitude: [f64; 5],
    at_one: [f64; 5],
    curves: [Vec<f64>; 5],
}

impl Figures {
    fn measured() -> Figures {
        let row = |amplitude| STATED.map(|(format, ..)| mean_error(format, amplitude, COUNT));
        let point = |index: usize| 1.0 + index as f64 / (POINTS - 1) as f64;
        let curve =
            |format| (0..POINTS).map(|i| mean_error(format, point(i), POINT_COUNT)).collect();
        Figures {
            at_amplitude: row(AMPLITUDE),
            at_one: row(1.0),
            curves: STATED.map(|(format, ..)| curve(format)),
        }
    }
}

/// The mean of |after - before| / |before| in percent, of numbers uniform in [-amplitude, amplitude).
fn mean_error(format: &str, amplitude: f64, count: usize) -> f64 {
    let format = BlockFormat::parse(format).expect("a block format");
    let values = uniform(amplitude, count);
    let quantized = quantize(&values, 0, &BlockQuantizer::new(format), None);
    let quantized = quantized.expect("floats along an axis that they have");
    let again = dequantize(&quantized, 0, &format, f32_format()).expect("what was quantized");
    100.0 * Errors::new(&again, &values).expect("floats of one shape").mean_relative
}

fn f32_format() -> &'static FloatFormat {
    FloatFormat::parse("f32").expect("f32 is a format")
}

/// Numbers k * 2^-23 * amplitude, rounded to f32, with k from SplitMix64 of 0, 1, 2, …
fn uniform(amplitude: f64, count: usize) -> Tensor {
    let number = |index: usize| {
        let mut bits = (index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        let steps = f64::from((bits ^ bits >> 31) as i32 >> 8);
        ((steps / f64::from(1 << 23) * amplitude) as f32).to_bits()
    };
    Tensor::from_codes(ElementType::Float(f32_format()), &[count], (0..count).map(number).collect())
}

impl Figures {
    /// The table, and a bar a figure.
    fn table(&self) -> String {
        let mut text = format!(
            "Mean relative error of quantizing to MX and back, in percent; blocks of 32, OCP's rule.\n\
             {COUNT} numbers, uniform in [-A, A).\n\n\
             element   XLA's RFC   A = {AMPLITUDE} * 2^k   A = 2^k\n"
        );
        for (index, (_, name, stated, _)) in STATED.iter().enumerate() {
            let (ours, one) = (self.at_amplitude[index], self.at_one[index]);
            let _ = writeln!(text, "{name:<9} {stated:>9.1}   {ours:>13.2}   {one:>7.2}");
        }
        for (index, (_, name, stated, _)) in STATED.iter().enumerate() {
            let rows = [("RFC", *stated, '='), ("here", self.at_amplitude[index], '#')];
            let _ = writeln!(text);
            for (label, percent, mark) in rows {
                let bar = mark.to_string().repeat((percent * 4.0).round() as usize);
                let _ = writeln!(text, "{name:<7} {label:<5} {bar} {percent:.2}");
            }
        }
        text
    }

    /// The bars of the table above, below them the error as a curve of the amplitude.
    fn svg(&self) -> String {
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 560\" \
             font-family=\"sans-serif\" font-size=\"12\">\n\
             <rect width=\"640\" height=\"560\" fill=\"white\"/>\n",
        );
        text(
            &mut svg,
            20.0,
            24.0,
            "Mean relative error of MX (percent): blocks of 32, OCP MX v1.0 section 6.3",
        );
        let marks = ["#999999", "#1f6fb2", "#c8dcee"];
        for (index, (_, name, stated, _)) in STATED.iter().enumerate() {
            let left = 50.0 + 118.0 * index as f64;
            let bars = [*stated, self.at_amplitude[index], self.at_one[index]];
            for (place, (percent, color)) in bars.iter().zip(marks).enumerate() {
                let (x, height) = (left + 34.0 * place as f64, percent * 11.0);
                let _ = writeln!(
                    svg,
                    "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"30\" height=\"{height:.1}\" fill=\"{color}\"/>",
                    240.0 - height
                );
                text(&mut svg, x + 1.0, 236.0 - height, &format!("{percent:.2}"));
            }
            text(&mut svg, left + 20.0, 256.0, name);
        }
        let legend = ["the XLA RFC", "here, A = 1.2 * 2^k", "here, A = 2^k"];
        for (place, (label, color)) in legend.iter().zip(marks).enumerate() {
            let x = 50.0 + 150.0 * place as f64;
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"34\" width=\"12\" height=\"12\" fill=\"{color}\"/>"
            );
            text(&mut svg, x + 18.0, 44.0, label);
        }
        self.draw_curves(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn draw_curves(&self, svg: &mut String) {
        text(
            svg,
            20.0,
            288.0,
            "The same for numbers uniform in [-A, A), by the mantissa of A; dashed: the RFC",
        );
        let colors = ["#c0392b", "#1f6fb2", "#27864a", "#8e44ad", "#b9770e"];
        let place = |index: usize, percent: f64| {
            (50.0 + 520.0 * index as f64 / (POINTS - 1) as f64, 530.0 - percent * 12.0)
        };
        for (index, (_, name, stated, _)) in STATED.iter().enumerate() {
            let points = self.curves[index].iter().enumerate().map(|(at, percent)| {
                let (x, y) = place(at, *percent);
                format!("{x:.1},{y:.1}")
            });
            let (points, color) = (points.collect::<Vec<_>>().join(" "), colors[index]);
            let line = "stroke-width=\"1.5\" fill=\"none\"";
            let _ = writeln!(svg, "<polyline points=\"{points}\" stroke=\"{color}\" {line}/>");
            let (_, y) = place(0, *stated);
            let _ = writeln!(
                svg,
                "<line x1=\"50\" x2=\"570\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"{color}\" \
                 stroke-dasharray=\"2 4\"/>"
            );
            let (x, y) = place(POINTS - 1, *self.curves[index].last().unwrap_or(stated));
            text(svg, x + 6.0, y + 4.0 + if index == 2 { 6.0 } else { 0.0 }, name);
        }
        for (at, label) in [(0.0, "A = 1"), (0.2, "1.2"), (0.5, "1.5"), (1.0, "2")] {
            let x = 50.0 + 520.0 * at;
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"310\" y2=\"530\" stroke=\"#dddddd\"/>"
            );
            text(svg, x - 10.0, 548.0, label);
        }
    }
}

fn text(svg: &mut String, x: f64, y: f64, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_errors_are_those_of_the_proposal() {
        for (format, _, stated, tolerance) in STATED {
            let found = mean_error(format, AMPLITUDE, COUNT);
            assert!((found - stated).abs() <= tolerance, "{format}: {found} against {stated}");
        }
    }

    #[test]
    fn only_the_mantissa_of_the_amplitude_counts() {
        let at = |amplitude| mean_error("mxfp6e2m3", amplitude, 1 << 12);
        assert_eq!(at(AMPLITUDE), at(AMPLITUDE * 1024.0));
        assert!(at(1.0) < 4.3 && at(AMPLITUDE) > 4.7);
    }

    #[test]
    fn the_drawing_is_up_to_date() {
        let drawn = include_str!("../docs/mx_error.svg");
        assert!(drawn == Figures::measured().svg(), "run `cargo run --release --example mx_error`");
    }
}
