//! Words that depend on numbers, numbers as text, and lists of names.

use super::printable_line;

/// A count with its noun, which is of the right number: `1 input`, `2 inputs`, `3 entries`.
pub fn counted(count: usize, noun: &str) -> String {
    let plural = match noun.strip_suffix('y') {
        _ if count == 1 => noun.to_string(),
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if noun.ends_with(['s', 'x']) => format!("{noun}es"),
        _ => format!("{noun}s"),
    };
    format!("{count} {plural}")
}

/// A number that is not a count as text, to four significant digits.
pub fn figure(value: f64) -> String {
    let magnitude = value.abs();
    if value == 0.0 || !value.is_finite() {
        return format!("{value}");
    }
    if !(1e-4..1e6).contains(&magnitude) {
        return format!("{value:.3e}");
    }
    let decimals = (3 - magnitude.log10().floor() as i32).max(0) as usize;
    let text = format!("{value:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text,
    }
}

/// Names of symbols with their `@`, the first few, and how many more there are.
pub fn listed_symbols(names: &[&str]) -> String {
    const SHOWN: usize = 12;
    let shown: Vec<String> =
        names.iter().take(SHOWN).map(|name| format!("@{}", printable_line(name))).collect();
    match names.len().saturating_sub(SHOWN) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_all_else_plural() {
        let inputs = [0, 1, 2].map(|count| counted(count, "input"));
        assert_eq!(inputs, ["0 inputs", "1 input", "2 inputs"]);
        assert_eq!(counted(2, "entry") + &counted(3, "key"), "2 entries3 keys");
        assert_eq!(listed_symbols(&["f", "g"]), "@f, @g");
        assert!(listed_symbols(&["f"; 15]).ends_with("@f, @f and 3 more"));
        assert_eq!(counted(2, "process") + &counted(1, "process"), "2 processes1 process");
    }

    #[test]
    fn figures_have_four_significant_digits() {
        let texts =
            [0.0, 0.1, 123456.0, 1.23456e-3, 1.23456e-9, 20.6199, -60.213, 1e300, 2.5].map(figure);
        let expected =
            ["0", "0.1", "123456", "0.001235", "1.235e-9", "20.62", "-60.21", "1.000e300", "2.5"];
        assert_eq!(texts, expected);
        assert_eq!(figure(f64::INFINITY), "inf");
    }
}
