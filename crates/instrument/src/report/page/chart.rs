//! Bars and curves as SVG.

use std::fmt::Write;

use super::html::escaped;

/// The size of a chart, in units of which a letter has 11.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 190.0;
/// The room of axes and labels: left, right, top, bottom.
const LEFT: f64 = 46.0;
const RIGHT: f64 = 8.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 22.0;
/// About how wide a letter of a label is.
const LETTER: f64 = 6.2;

/// Bars, or a curve.
#[derive(Debug, Clone)]
pub enum Chart {
    /// Bars, each with a number.
    Bars {
        /// What the chart shows.
        caption: String,
        /// The bars, from left to right.
        bars: Vec<ChartBar>,
        /// Whether heights are logarithms, so that rare things are seen beside frequent ones.
        is_logarithmic: bool,
        /// Ranges of bars that lie on a shaded background, each with its name.
        regions: Vec<(usize, usize, String)>,
    },
    /// A curve that grows from left to right.
    Curve(Curve),
}

/// A bar: one or more numbers side by side.
#[derive(Debug, Clone)]
pub struct ChartBar {
    /// The label below the bar.
    pub label: String,
    /// The numbers with their colours, and what is said when a pointer rests on the bar.
    pub values: Vec<(f64, Color, String)>,
}

/// The colours of bars. What they tell is also said in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Color {
    /// The first kind of bar.
    First,
    /// The second kind of bar.
    Second,
    /// Elements that are as they have to be.
    Good,
    /// Elements that are wrong.
    Bad,
    /// Elements about which nothing is known.
    Open,
}

impl Color {
    /// The class of the style that has the colour.
    pub(super) fn class(self) -> &'static str {
        match self {
            Color::First => "b0",
            Color::Second => "b1",
            Color::Good => "b2",
            Color::Bad => "b3",
            Color::Open => "b4",
        }
    }
}

/// A curve over an axis of which equal lengths are equal factors.
#[derive(Debug, Clone)]
pub struct Curve {
    /// What the chart shows.
    pub caption: String,
    /// The points: x from 0 on, and y from 0 to 1.
    pub points: Vec<(f64, f64)>,
    /// Vertical lines with their names.
    pub marks: Vec<Mark>,
    /// The labels of the axis, each with its x.
    pub labels: Vec<(f64, String)>,
}

/// A vertical line of a curve.
#[derive(Debug, Clone)]
pub struct Mark {
    /// The position of the mark.
    pub x: f64,
    /// The name of the mark.
    pub name: String,
}

impl Chart {
    pub(super) fn svg(&self) -> String {
        let (caption, drawing) = match self {
            Chart::Bars { caption, bars, is_logarithmic, regions } => {
                (caption, drawn_bars(bars, *is_logarithmic, regions))
            }
            Chart::Curve(curve) => (&curve.caption, drawn_curve(curve)),
        };
        let caption = escaped(caption);
        format!(
            "<figure><figcaption>{caption}</figcaption>\n<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-label=\"{caption}\">\n{drawing}</svg></figure>\n"
        )
    }
}

/// The place of a height between 0 and 1.
fn y_of(share: f64) -> f64 {
    TOP + (1.0 - share) * (HEIGHT - TOP - BOTTOM)
}

fn drawn_bars(
    bars: &[ChartBar],
    is_logarithmic: bool,
    regions: &[(usize, usize, String)],
) -> String {
    let height = |value: f64| if is_logarithmic { (value + 1.0).log10() } else { value };
    let values = bars.iter().flat_map(|bar| &bar.values).map(|(value, ..)| *value);
    let largest = values.filter(|value| value.is_finite()).fold(0.0, f64::max);
    let top = if largest > 0.0 { height(largest) } else { 1.0 };
    let step = (WIDTH - LEFT - RIGHT) / bars.len().max(1) as f64;
    let mut svg = String::new();
    for (first, end, name) in regions {
        let (x, width) = (LEFT + *first as f64 * step, (end - first) as f64 * step);
        let tall = HEIGHT - TOP - BOTTOM;
        // writing to a String cannot fail
        let _ = writeln!(
            svg,
            "<rect class=\"region\" x=\"{x:.1}\" y=\"{TOP}\" width=\"{width:.1}\" height=\"{tall}\"/>\
             <text x=\"{:.1}\" y=\"11\">{}</text>",
            x.min(WIDTH - RIGHT - name.chars().count() as f64 * LETTER),
            escaped(name)
        );
    }
    svg += &y_axis(largest, is_logarithmic, top);
    for (at, bar) in bars.iter().enumerate() {
        let left = LEFT + at as f64 * step;
        let gap = if step > 6.0 { 1.0 } else { 0.0 };
        let width = ((step - gap) / bar.values.len().max(1) as f64).max(0.2);
        for (number, (value, color, hover)) in bar.values.iter().enumerate() {
            // what there is can be seen, however little of it
            let share = if *value > 0.0 { (height(*value) / top).clamp(0.008, 1.0) } else { 0.0 };
            let (x, y) = (left + number as f64 * width, y_of(share));
            let tall = HEIGHT - BOTTOM - y;
            let class = color.class();
            let hover = escaped(hover);
            let _ = writeln!(
                svg,
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{tall:.1}\">\
                 <title>{hover}</title></rect>"
            );
        }
    }
    svg + &labels_below(bars, step)
}

/// The labels of bars, as many as there is room for.
fn labels_below(bars: &[ChartBar], step: f64) -> String {
    let longest = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(1);
    let every = ((longest as f64 + 1.0) * LETTER / step).ceil().max(1.0) as usize;
    let mut svg = String::new();
    for (at, bar) in bars.iter().enumerate().filter(|(at, _)| at % every == 0) {
        let (x, y) = (LEFT + (at as f64 + 0.5) * step, HEIGHT - 7.0);
        let label = escaped(&bar.label);
        let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{label}</text>");
    }
    svg
}

/// Lines at round numbers, with the numbers.
fn y_axis(largest: f64, is_logarithmic: bool, top: f64) -> String {
    let ticks: Vec<f64> = match is_logarithmic {
        true => {
            let powers = (0..=15).map(|power| 10f64.powi(power));
            let powers: Vec<f64> = powers.filter(|power| *power <= largest).collect();
            let every = powers.len().div_ceil(4).max(1);
            powers.into_iter().step_by(every).collect()
        }
        false => {
            [0.5, 1.0].iter().map(|share| share * largest).filter(|tick| *tick > 0.0).collect()
        }
    };
    let mut svg = format!(
        "<path class=\"axis\" d=\"M{LEFT} {:.1}H{:.1}\"/>\n",
        HEIGHT - BOTTOM,
        WIDTH - RIGHT
    );
    for tick in ticks {
        let share = if is_logarithmic { (tick + 1.0).log10() / top } else { tick / top };
        let y = y_of(share.min(1.0));
        let text = match is_logarithmic {
            true if tick >= 1e4 => format!("10{}", superscript(tick.log10().round() as u32)),
            _ => crate::diagnostic::figure(tick),
        };
        let _ = writeln!(
            svg,
            "<path class=\"axis\" d=\"M{LEFT} {y:.1}H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" \
             text-anchor=\"end\">{text}</text>",
            WIDTH - RIGHT,
            LEFT - 5.0,
            y + 4.0
        );
    }
    svg
}

/// A number in small raised digits.
pub fn superscript(number: u32) -> String {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().bytes().map(|digit| digits[usize::from(digit - b'0')]).collect()
}

fn drawn_curve(curve: &Curve) -> String {
    let xs = curve.points.iter().map(|(x, _)| *x).chain(curve.labels.iter().map(|(x, _)| *x));
    let right = xs.fold(1e-9, f64::max);
    let x_of = |x: f64| LEFT + x / right * (WIDTH - LEFT - RIGHT);
    let mut svg = String::new();
    for (share, name) in [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")] {
        let (y, end) = (y_of(share), WIDTH - RIGHT);
        let _ = writeln!(
            svg,
            "<path class=\"axis\" d=\"M{LEFT} {y:.1}H{end:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" \
             text-anchor=\"end\">{name}</text>",
            LEFT - 5.0,
            y + 4.0
        );
    }
    let mut path = String::new();
    let mut last = None;
    for (x, share) in &curve.points {
        let place = (format!("{:.1}", x_of(*x)), format!("{:.1}", y_of(*share)));
        match last.replace(place.clone()) {
            None => path += &format!("M{} {:.1}V{}", place.0, y_of(0.0), place.1),
            Some(before) if before == place => {}
            Some(_) => path += &format!("H{}V{}", place.0, place.1),
        }
    }
    let _ = writeln!(svg, "<path class=\"curve\" d=\"{path}H{:.1}\"/>", WIDTH - RIGHT);
    for (number, mark) in curve.marks.iter().enumerate() {
        let (x, name) = (x_of(mark.x), escaped(&mark.name));
        let y = TOP + 22.0 + 13.0 * number as f64;
        let is_right = x + mark.name.chars().count() as f64 * LETTER > WIDTH - RIGHT;
        let (anchor, shift) = if is_right { ("end", -4.0) } else { ("start", 4.0) };
        let _ = writeln!(
            svg,
            "<path class=\"mark\" d=\"M{x:.1} {TOP}V{:.1}\"/><text x=\"{:.1}\" y=\"{y:.1}\" \
             text-anchor=\"{anchor}\">{name}</text>",
            HEIGHT - BOTTOM,
            x + shift
        );
    }
    let mut free = f64::NEG_INFINITY;
    for (x, label) in &curve.labels {
        let (middle, half) = (x_of(*x), label.chars().count() as f64 * LETTER / 2.0);
        if middle - half >= free {
            free = middle + half + LETTER;
            let middle = middle.clamp(LEFT, WIDTH - RIGHT - half);
            let (y, label) = (HEIGHT - 7.0, escaped(label));
            let _ = writeln!(
                svg,
                "<text x=\"{middle:.1}\" y=\"{y}\" text-anchor=\"middle\">{label}</text>"
            );
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_say_what_they_are() {
        let bar = |label: &str, value| ChartBar {
            label: label.into(),
            values: vec![(value, Color::First, format!("{label}: {value}"))],
        };
        let bars = vec![bar("0", 1000.0), bar("1", 1.0), bar("2 to 3", 0.0)];
        let chart =
            Chart::Bars { caption: "ULP".into(), bars, is_logarithmic: true, regions: vec![] };
        let svg = chart.svg();
        assert!(svg.contains("<title>0: 1000</title>") && svg.contains(">2 to 3</text>"), "{svg}");
        assert_eq!(svg.matches("class=\"b0\"").count(), 3);
    }

    #[test]
    fn a_curve_does_not_grow_with_its_points() {
        let points: Vec<(f64, f64)> =
            (0..100_000).map(|at| (f64::from(at) / 1e4, f64::from(at) / 1e5)).collect();
        let marks = vec![Mark { x: 5.0, name: "p50".into() }];
        let curve = Curve { caption: "CDF".into(), points, marks, labels: vec![(0.0, "0".into())] };
        let svg = Chart::Curve(curve).svg();
        assert!(svg.len() < 100_000 && svg.contains("p50"), "{}", svg.len());
    }

    #[test]
    fn charts_without_anything_are_drawn() {
        let bars = Chart::Bars {
            caption: String::new(),
            bars: vec![],
            is_logarithmic: false,
            regions: vec![],
        };
        assert!(bars.svg().contains("<svg"));
        let curve = Curve { caption: String::new(), points: vec![], marks: vec![], labels: vec![] };
        assert!(!Chart::Curve(curve).svg().contains("NaN"));
    }
}
