//! A table of outcomes by two properties, such as ops and types.

use std::fmt::Write;

use super::Outcome;
use super::html::{cell_class, escaped};

/// Outcomes by two properties: a row for each value of one, and a column for each value of the other.
#[derive(Debug, Clone)]
pub struct Matrix {
    /// The text in the corner, which says what the rows are.
    pub corner: String,
    /// The names of the columns, which are written upright.
    pub columns: Vec<String>,
    /// The names of the rows, each with a square for every column; `None` where there is nothing.
    pub rows: Vec<(String, Vec<Option<Square>>)>,
}

/// An outcome in a matrix.
#[derive(Debug, Clone)]
pub struct Square {
    /// A letter or two, which tell the outcome to those who do not see its colour.
    pub letter: String,
    /// The kind of outcome, which has a colour.
    pub outcome: Option<Outcome>,
    /// The text that is shown when a pointer rests on the square.
    pub hover: String,
}

impl Matrix {
    pub(super) fn html(&self) -> String {
        let mut html = format!(
            "<div class=\"scroll\"><table class=\"matrix\">\n<thead><tr><th scope=\"col\">{}</th>",
            escaped(&self.corner)
        );
        for column in &self.columns {
            // writing to a String cannot fail
            let _ = write!(html, "<th scope=\"col\"><span>{}</span></th>", escaped(column));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for (name, squares) in &self.rows {
            let _ = write!(html, "<tr><th scope=\"row\">{}</th>", escaped(name));
            for square in squares {
                let Some(square) = square else {
                    html.push_str("<td></td>");
                    continue;
                };
                let class = square.outcome.map_or("quiet", cell_class);
                let (letter, hover) = (escaped(&square.letter), escaped(&square.hover));
                let _ = write!(html, "<td class=\"{class}\" title=\"{hover}\">{letter}</td>");
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody></table></div>\n");
        html
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_a_letter_beside_its_colour() {
        let square = Square {
            letter: "X".into(),
            outcome: Some(Outcome::Violation),
            hover: "add <f32>: 1 \"wrong\"".into(),
        };
        let rows = vec![("a&b".to_string(), vec![Some(square), None])];
        let matrix = Matrix { corner: "op".into(), columns: vec!["f32".into(), "i1".into()], rows };
        let html = matrix.html();
        let cell =
            "<td class=\"bad\" title=\"add &lt;f32&gt;: 1 &quot;wrong&quot;\">X</td><td></td>";
        assert!(html.contains(cell) && html.contains("<th scope=\"row\">a&amp;b</th>"), "{html}");
    }
}
