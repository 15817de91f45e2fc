//! Pages of HTML that show comparisons: one file, which needs no network, and no script to be read.
//!
//! A [`Page`] has a verdict and sections, a [`Section`] parts: figures, tables, charts, maps, listings of source. All
//! text is escaped when the page is written, so that nothing that a program says becomes HTML.
//!
//! ```
//! use shlo_interp_instrument::Tensor;
//! use shlo_interp_instrument::report::page::{Listing, Outcome, Page, Part, Section, Verdict};
//! use shlo_interp_instrument::report::{Settings, Survey};
//!
//! let actual = Tensor::from_vec(&[2], vec![1.0f32, 2.5])?;
//! let expected = Tensor::from_vec(&[2], vec![1.0f32, 2.0])?;
//! let survey = Survey::new(&actual, &expected, Settings::default())?;
//!
//! let source = "%0 = stablehlo.add %x, %y : tensor<2xf32>";
//! let marks = [(1, "its result differs".to_string())];
//! let listing = Part::Listing(Listing::of("add.mlir", source, &marks));
//! let page = Page {
//!     title: "add.mlir".into(),
//!     verdict: Verdict { outcome: Outcome::Violation, text: survey.verdict() },
//!     sections: vec![
//!         Section { heading: "Ops".into(), parts: vec![listing] },
//!         survey.section("Result 1"),
//!     ],
//! };
//! assert!(page.html().contains("1 of 2 elements differs"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chart;
mod html;
mod listing;
mod map;
mod matrix;
mod png;

pub use chart::superscript;
pub use chart::{Chart, ChartBar, Color, Curve, Mark};
pub use listing::Listing;
pub use map::Map;
pub use matrix::{Matrix, Square};

/// A page: a verdict, and sections that say why.
#[derive(Debug, Clone)]
pub struct Page {
    /// The title, which names the tensors or the program.
    pub title: String,
    /// How the comparison ended.
    pub verdict: Verdict,
    /// The sections of the page, in order.
    pub sections: Vec<Section>,
}

/// How a comparison ended, in a line.
#[derive(Debug, Clone)]
pub struct Verdict {
    /// How it ended.
    pub outcome: Outcome,
    /// The line.
    pub text: String,
}

/// How a comparison ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Everything is as it has to be.
    Holds,
    /// Something is not.
    Violation,
    /// Nothing can be said.
    Undecided,
}

impl Outcome {
    /// The sign and the word of an outcome, so that no reader depends on its colour.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Holds => "✓ passed",
            Outcome::Violation => "✗ failed",
            Outcome::Undecided => "? undecided",
        }
    }
}

/// A part of a page under a heading.
#[derive(Debug, Clone)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The parts of the section, in order.
    pub parts: Vec<Part>,
}

/// A piece of a section.
#[derive(Debug, Clone)]
pub enum Part {
    /// A paragraph.
    Text(String),
    /// A paragraph that warns.
    Warning(String),
    /// A heading within the section.
    Heading(String),
    /// Figures, each with its name.
    Figures(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// Bars or a curve.
    Chart(Chart),
    /// The meanings of a chart's colours, in the order of the bars side by side.
    Legend(Vec<(Color, String)>),
    /// A picture of a tensor.
    Map(Map),
    /// Outcomes by two properties.
    Matrix(Matrix),
    /// Lines of a program, some of them marked.
    Listing(Listing),
    /// Parts that belong together, one below the other.
    Group(Vec<Part>),
    /// Parts that are shown side by side where there is room.
    Pair(Vec<Part>),
    /// Parts that are shown when the reader asks for them.
    Details(String, Vec<Part>),
}

/// A table, which its reader can sort.
#[derive(Debug, Clone, Default)]
pub struct Table {
    /// The names of the columns.
    pub header: Vec<String>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<Entry>>,
}

/// An entry of a table.
#[derive(Debug, Clone, Default)]
pub struct Entry {
    /// The text of the cell.
    pub text: String,
    /// The number by which rows are sorted, if the text is a number in some form.
    pub number: Option<f64>,
    /// Whether the entry is code, such as bits.
    pub is_code: bool,
    /// The outcome that the entry tells, if it does.
    pub outcome: Option<Outcome>,
}

impl Entry {
    /// An entry of text.
    pub fn text(text: impl Into<String>) -> Entry {
        Entry { text: text.into(), ..Entry::default() }
    }

    /// An entry that is a number, shown by a text.
    pub fn number(number: f64, text: impl Into<String>) -> Entry {
        Entry { number: Some(number), ..Entry::text(text) }
    }

    /// An entry of code.
    pub fn code(text: impl Into<String>) -> Entry {
        Entry { is_code: true, ..Entry::text(text) }
    }

    /// An entry that tells an outcome by its sign and its word.
    pub fn outcome(outcome: Outcome) -> Entry {
        Entry { outcome: Some(outcome), ..Entry::text(outcome.word()) }
    }
}

impl Table {
    /// A table without rows.
    pub fn new(header: &[&str]) -> Table {
        Table { header: header.iter().map(|name| (*name).to_string()).collect(), rows: Vec::new() }
    }
}
