//! A comparison in the terminal: figures, a histogram of two rows, and the worst elements.

use std::fmt::Write;

use super::pair::Compared;
use crate::diagnostic::printable_line;
use crate::report::Survey;

/// The eighths of a row that a bar fills.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The width of a terminal that does not say its own.
const WIDTH: usize = 80;

/// How text is written.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// Whether the text has colours.
    pub color: bool,
    /// How many columns there are.
    pub width: usize,
}

impl Style {
    /// The style of a terminal or, if nobody looks at it, of a file.
    pub fn of(color: bool, is_terminal: bool) -> Style {
        let stated = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let own = is_terminal.then(terminal_width).flatten();
        let width = stated.or(own).unwrap_or(WIDTH).clamp(20, 400);
        Style { color: color && is_terminal, width }
    }

    /// A text in the colour of its outcome: red for what failed, green for what holds.
    pub fn outcome(self, text: &str, holds: bool) -> String {
        match self.color {
            true => format!("\x1b[1;{}m{text}\x1b[0m", if holds { 32 } else { 31 }),
            false => text.to_string(),
        }
    }
}

#[cfg(target_os = "linux")]
fn terminal_width() -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(std::io::stdout()).ok()?;
    Some(usize::from(size.ws_col)).filter(|&columns| columns > 0)
}

#[cfg(not(target_os = "linux"))]
fn terminal_width() -> Option<usize> {
    None
}

/// All that is said of one pair.
pub fn whole(compared: &Compared, worst: usize, style: Style) -> String {
    let mut text = verdict(compared, style) + "\n";
    let Some(survey) = compared.survey() else { return text };
    if survey.counts.same_bits < survey.counts.all() {
        // the verdict has the metrics that were asked for
        if compared.metrics.is_empty() {
            text += &figures(survey);
        }
        text += &histogram(survey, style);
        for (rank, difference) in survey.worst.iter().take(worst).enumerate() {
            // writing to a String cannot fail
            let _ = writeln!(text, "  worst {}: {difference}", rank + 1);
        }
    }
    for sentence in survey.periods() {
        let _ = writeln!(text, "  note: {sentence}");
    }
    text
}

/// The verdict on one pair, in a line.
pub fn verdict(compared: &Compared, style: Style) -> String {
    let outcome = compared.outcome();
    let holds = outcome == crate::report::page::Outcome::Holds;
    let name = match compared.name.as_str() {
        "" => String::new(),
        name => format!(" {}", printable_line(name)),
    };
    format!("{}{name}: {}", style.outcome(outcome.word(), holds), compared.sentence())
}

/// The warnings about what the tolerance accepts.
pub fn warnings(compared: &Compared) -> Vec<String> {
    let notable = compared.accepted.iter().filter(|accepted| accepted.is_notable());
    let of = match compared.name.as_str() {
        "" => String::new(),
        name => format!("{name}: "),
    };
    let tolerances = notable.map(|accepted| accepted.sentence());
    let metrics = compared.metrics.iter().filter_map(|measured| measured.warning());
    tolerances.chain(metrics).map(|warning| format!("{of}{warning}")).collect()
}

/// The figures, three a line.
fn figures(survey: &Survey) -> String {
    let wanted = [
        "same bits",
        "half are within",
        "99 % are within",
        "99.9 % are within",
        "largest distance",
        "largest absolute error",
        "largest relative error",
        "mean signed error",
        "above / below",
        "signal to noise",
        "correlation (PCC)",
    ];
    let shown = survey.figures_shown();
    let mut text = String::new();
    for name in wanted {
        if let Some((_, value)) = shown.iter().find(|(own, _)| own == name) {
            let _ = writeln!(text, "  {name:<23} {value}");
        }
    }
    for name in ["NaN on one side", "infinity on one side"] {
        let found = shown.iter().find(|(own, value)| own == name && !value.starts_with("0 "));
        if let Some((_, value)) = found {
            let _ = writeln!(text, "  {name:<23} {value}");
        }
    }
    text
}

/// The distances as bars of two rows, whose heights are logarithms of counts.
fn histogram(survey: &Survey, style: Style) -> String {
    let octaves = survey.ulps.octaves();
    let mut counts: Vec<u64> = octaves.iter().map(|bar| bar.count).collect();
    let undefined = survey.ulps.undefined();
    counts.extend((undefined > 0).then_some(undefined));
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let room = style.width.saturating_sub(2).max(8);
    // bars are as broad as there is room for, and several become one where there is none
    let together = counts.len().div_ceil(room);
    let bars: Vec<u64> = counts.chunks(together).map(|some| some.iter().sum()).collect();
    let broad = (room / bars.len().max(1)).clamp(1, 4);
    let height = |count: u64| match count {
        0 => 0,
        count => {
            let share = ((count + 1) as f64).ln() / ((most + 1) as f64).ln();
            ((share * 16.0).round() as usize).clamp(1, 16)
        }
    };
    let row = |of: &dyn Fn(usize) -> usize| -> String {
        let block = |count: &u64| BLOCKS[of(height(*count))];
        let bars = bars.iter().map(|count| block(count).to_string().repeat(broad));
        format!("  {}\n", bars.collect::<String>().trim_end())
    };
    let (upper, lower) = (row(&|height| height.saturating_sub(8)), row(&|height| height.min(8)));
    let unit = survey.unit();
    let last = match octaves.last() {
        Some(bar) if bar.from < bar.to => format!("{} to {}", bar.from, bar.to),
        _ => survey.ulps.largest.to_string(),
    };
    let end = if undefined > 0 {
        format!("{last} {unit}, then ✗ no distance")
    } else {
        format!("{last} {unit}")
    };
    let axis = format!("  from 0 {unit} in powers of two up to {end}; heights are logarithms\n");
    upper + &lower + &axis
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Settings, Survey};
    use crate::tensor::Tensor;

    fn survey(distances: &[u32]) -> Survey {
        let expected = vec![1f32; distances.len()];
        let value = |distance: &u32| f32::from_bits(1f32.to_bits() + distance);
        let actual = distances.iter().map(value).collect();
        let tensor = |values| Tensor::from_vec(&[distances.len()], values).expect("numbers");
        Survey::new(&tensor(actual), &tensor(expected), Settings::default()).expect("one shape")
    }

    #[test]
    fn a_histogram_has_two_rows_and_a_bar_for_each_power_of_two() {
        let style = Style { color: false, width: 80 };
        // 255 of 0, 15 of 1, 0 of 2 to 3, 1 of 4 to 7: ln 256 : ln 16 : ln 2 = 16 : 8 : 2
        let distances = [vec![0; 255], vec![1; 15], vec![4; 1]].concat();
        let text = histogram(&survey(&distances), style);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "  ████");
        assert_eq!(lines[1], "  ████████    ▂▂▂▂");
    }

    #[test]
    fn a_histogram_is_no_wider_than_the_terminal() {
        let distances: Vec<u32> = (0..24).map(|power| 1 << power).collect();
        for width in [20, 25, 80] {
            let text = histogram(&survey(&distances), Style { color: false, width });
            let rows = text.lines().take(2);
            assert!({ rows }.all(|row| row.chars().count() <= width), "{width}\n{text}");
        }
    }

    #[test]
    fn without_a_terminal_there_are_no_colours() {
        assert!(!Style::of(true, false).color);
        let style = Style { color: true, width: 80 };
        assert_eq!(style.outcome("x", false), "\x1b[1;31mx\x1b[0m");
    }
}
