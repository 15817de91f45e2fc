//! Pages as text of HTML.

use std::fmt::Write;

use super::{Color, Outcome, Page, Part, Section, Table};

/// The style of every page.
const STYLE: &str = include_str!("style.css");
/// The script that sorts tables and moves in them.
const SCRIPT: &str = include_str!("script.js");

/// A text in which no character has a meaning in HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // characters that a document of HTML cannot have, and those that change the direction of text
            '\0'..='\x08'
            | '\x0B'
            | '\x0C'
            | '\x0E'..='\x1F'
            | '\x7F'..='\u{9F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2066}'..='\u{2069}' => safe.push('\u{FFFD}'),
            other => safe.push(other),
        }
    }
    safe
}

impl Page {
    /// The page as one file of HTML.
    pub fn html(&self) -> String {
        let mut out = String::new();
        let (title, class) = (escaped(&self.title), class(self.verdict.outcome));
        let (word, text) = (self.verdict.outcome.word(), escaped(&self.verdict.text));
        // writing to a String cannot fail
        let _ = write!(
            out,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n\
             <p class=\"verdict {class}\"><b>{word}</b>{text}</p>\n</header>\n<main>\n"
        );
        self.sections.iter().for_each(|section| write_section(&mut out, section));
        let version = env!("CARGO_PKG_VERSION");
        let _ = write!(
            out,
            "</main>\n<footer>shlo-interp {version}</footer>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
        );
        out
    }
}

/// The class of an outcome's colour.
fn class(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Holds => "holds",
        Outcome::Violation => "violation",
        Outcome::Undecided => "undecided",
    }
}

/// The class of a cell that tells an outcome.
pub(super) fn cell_class(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Holds => "good",
        Outcome::Violation => "bad",
        Outcome::Undecided => "open",
    }
}

fn write_section(out: &mut String, section: &Section) {
    let _ = writeln!(out, "<section>\n<h2>{}</h2>", escaped(&section.heading));
    section.parts.iter().for_each(|part| write_part(out, part));
    out.push_str("</section>\n");
}

fn write_part(out: &mut String, part: &Part) {
    let _ = match part {
        Part::Text(text) => writeln!(out, "<p>{}</p>", escaped(text)),
        Part::Warning(text) => writeln!(out, "<p class=\"warning\">⚠ {}</p>", escaped(text)),
        Part::Heading(text) => writeln!(out, "<h3>{}</h3>", escaped(text)),
        Part::Figures(figures) => {
            write_figures(out, figures);
            Ok(())
        }
        Part::Table(table) => {
            write_table(out, table);
            Ok(())
        }
        Part::Chart(chart) => out.write_str(&chart.svg()),
        Part::Legend(entries) => out.write_str(&legend(entries)),
        Part::Matrix(matrix) => out.write_str(&matrix.html()),
        Part::Map(map) => out.write_str(&map.html()),
        Part::Listing(listing) => out.write_str(&listing.html()),
        Part::Group(parts) => {
            parts.iter().for_each(|part| write_part(out, part));
            Ok(())
        }
        Part::Pair(parts) => {
            out.push_str("<div class=\"pair\">\n");
            for part in parts {
                out.push_str("<div>\n");
                write_part(out, part);
                out.push_str("</div>\n");
            }
            out.write_str("</div>\n")
        }
        Part::Details(summary, parts) => {
            let _ = writeln!(out, "<details>\n<summary>{}</summary>", escaped(summary));
            parts.iter().for_each(|part| write_part(out, part));
            out.write_str("</details>\n")
        }
    };
}

fn write_figures(out: &mut String, figures: &[(String, String)]) {
    out.push_str("<dl>\n");
    for (name, value) in figures {
        let (name, value) = (escaped(name), escaped(value));
        let _ = writeln!(out, "<div><dt>{name}</dt><dd>{value}</dd></div>");
    }
    out.push_str("</dl>\n");
}

fn legend(entries: &[(Color, String)]) -> String {
    let entry = |(color, name): &(Color, String)| {
        let name = escaped(name);
        format!("<span><i class=\"{}\"></i>{name}</span>", color.class())
    };
    let entries: String = entries.iter().map(entry).collect();
    format!("<div class=\"scale\">{entries}</div>\n")
}

fn write_table(out: &mut String, table: &Table) {
    out.push_str("<div class=\"scroll\"><table class=\"data\">\n<thead><tr>");
    let is_number = |column: usize| {
        let entries = table.rows.iter().map(|row| row.get(column));
        !table.rows.is_empty() && entries.flatten().all(|entry| entry.number.is_some())
    };
    for (column, name) in table.header.iter().enumerate() {
        let class = if is_number(column) { " class=\"n\"" } else { "" };
        let _ = write!(
            out,
            "<th scope=\"col\"{class}><button type=\"button\">{}</button></th>",
            escaped(name)
        );
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        out.push_str("<tr>");
        for (column, entry) in row.iter().enumerate() {
            let mut classes: Vec<&str> = Vec::new();
            classes.extend(is_number(column).then_some("n"));
            classes.extend(entry.is_code.then_some("code"));
            classes.extend(entry.outcome.map(cell_class));
            let class = match classes.is_empty() {
                true => String::new(),
                false => format!(" class=\"{}\"", classes.join(" ")),
            };
            let number = entry.number.filter(|number| number.is_finite());
            let number = number.map_or(String::new(), |it| format!(" data-v=\"{it:e}\""));
            let text = escaped(&entry.text);
            let _ = write!(out, "<td tabindex=\"-1\"{class}{number}>{text}</td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
}

#[cfg(test)]
mod tests {
    use super::super::{Entry, Verdict};
    use super::*;

    fn page(parts: Vec<Part>) -> String {
        let section = Section { heading: "x < y".into(), parts };
        let verdict = Verdict { outcome: Outcome::Violation, text: "1 & 2".into() };
        Page { title: "\"t\"".into(), verdict, sections: vec![section] }.html()
    }

    #[test]
    fn no_text_of_a_program_becomes_html() {
        let evil = "</script><img src=x onerror='a()'>\u{202E}";
        let mut table = Table::new(&[evil]);
        table.rows.push(vec![Entry::code(evil)]);
        let html = page(vec![
            Part::Text(evil.into()),
            Part::Warning(evil.into()),
            Part::Heading(evil.into()),
            Part::Figures(vec![(evil.into(), evil.into())]),
            Part::Table(table),
            Part::Details(evil.into(), vec![Part::Pair(vec![Part::Text(evil.into())])]),
            Part::Listing(super::super::Listing::of(evil, evil, &[(1, evil.into())])),
        ]);
        assert!(!html.contains("<img") && !html.contains('\u{202E}'));
        assert_eq!(html.matches("</script>").count(), 1);
        assert!(html.contains("<title>&quot;t&quot;</title>") && html.contains("1 &amp; 2"));
    }

    #[test]
    fn a_page_asks_nothing_of_the_network() {
        let html = page(vec![Part::Text("text".into())]);
        assert!(!html.contains("http") && !html.contains("@import") && !html.contains("url("));
        assert!(html.contains("✗ failed") && html.contains("light-dark("));
    }

    #[test]
    fn columns_of_numbers_are_sorted_as_numbers() {
        let mut table = Table::new(&["name", "count"]);
        table.rows.push(vec![Entry::text("a"), Entry::number(1e6, "1 000 000")]);
        let html = page(vec![Part::Table(table)]);
        assert!(html.contains("data-v=\"1e6\">1 000 000</td>"), "{html}");
        assert!(html.contains("<th scope=\"col\" class=\"n\">"));
    }
}
