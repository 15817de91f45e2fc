//! Lines of a program's text, some of which are marked.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::html::escaped;

/// A text of more lines is shown around its marks alone.
const WHOLE: usize = 60;
/// How many lines around a mark are shown.
const AROUND: usize = 4;
/// How many characters of a line are shown, so that constants do not fill the page.
const WIDTH: usize = 400;

/// A text with line numbers, in which some lines are marked.
#[derive(Debug, Clone)]
pub struct Listing {
    name: String,
    /// The number of each line that is shown, its text, and the marks on it.
    lines: Vec<(usize, String, Vec<String>)>,
}

impl Listing {
    /// A text, of which lines (counted from 1) are marked with remarks. Of a long text only the lines around its
    /// marks are shown.
    pub fn of(name: &str, text: &str, marks: &[(usize, String)]) -> Listing {
        let mut by_line: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (line, remark) in marks {
            by_line.entry(*line).or_default().push(remark.clone());
        }
        let is_whole = text.lines().count() <= WHOLE;
        let is_near = |line: usize| {
            let near = line.saturating_sub(AROUND)..=line + AROUND;
            by_line.range(near).next().is_some()
        };
        let numbered = text.lines().enumerate().map(|(at, text)| (at + 1, text));
        let shown = numbered.filter(|(line, _)| is_whole || is_near(*line));
        let line = |(line, text): (usize, &str)| {
            let cut = text.char_indices().nth(WIDTH).map(|(at, _)| format!("{}…", &text[..at]));
            let remarks = by_line.get(&line).cloned().unwrap_or_default();
            (line, cut.unwrap_or_else(|| text.to_string()), remarks)
        };
        Listing { name: name.to_string(), lines: shown.map(line).collect() }
    }

    pub(super) fn html(&self) -> String {
        let width = self.lines.last().map_or(1, |(line, ..)| line.to_string().len());
        let mut html = format!("<figure><figcaption>{}</figcaption>\n<pre>", escaped(&self.name));
        let mut before = 0;
        for (line, text, remarks) in &self.lines {
            if *line != before + 1 {
                html.push_str("<span class=\"number\">…</span>\n");
            }
            before = *line;
            let number = format!("<span class=\"number\">{line:>width$} </span>");
            let text = escaped(text);
            // writing to a String cannot fail
            let _ = match remarks.is_empty() {
                true => writeln!(html, "{number}{text}"),
                false => {
                    let remarks = escaped(&remarks.join("; "));
                    let indent = " ".repeat(width);
                    writeln!(
                        html,
                        "<span class=\"hit\">{number}{text}</span>\n\
                         <span class=\"hit\"><span class=\"number\">{indent} </span><b>↑ {remarks}</b></span>"
                    )
                }
            };
        }
        html.push_str("</pre></figure>\n");
        html
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_lines_say_why() {
        let listing =
            Listing::of("p.mlir", "a\nb<c>\n", &[(2, "wrong".into()), (2, "late".into())]);
        let html = listing.html();
        let line = "2 </span>b&lt;c&gt;</span>\n";
        assert!(html.contains(line) && html.contains("<b>↑ wrong; late</b>"), "{html}");
    }

    #[test]
    fn long_texts_are_shown_around_their_marks() {
        let text: String = (1..=1000).map(|line| format!("line {line}\n")).collect();
        let listing = Listing::of("p", &text, &[(500, "here".into())]);
        let lines: Vec<usize> = listing.lines.iter().map(|(line, ..)| *line).collect();
        assert_eq!(lines, (496..=504).collect::<Vec<_>>());
    }
}
