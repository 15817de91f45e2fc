//! Words that lack the `<…>` that belongs behind them. A page of the web that shows a program as HTML takes
//! `<f32>` for a tag and leaves it out.

use super::parser::Parser;
use crate::diagnostic::{Diagnostic, Span};

/// Words with `<…>` behind them, each with an example.
const WORDS: &[(&str, &str)] = &[
    ("tensor", "tensor<f32>"),
    ("complex", "complex<f32>"),
    ("tuple", "tuple<tensor<f32>>"),
    ("dense", "dense<true>"),
    ("array", "array<i64: 1>"),
    ("#stablehlo", "#stablehlo<comparison_direction LT>"),
];

/// A note on what may have happened to the text.
const NOTE: &str = "a page of the web that takes `<f32>` for a tag leaves it out: copy the text from its source, or from \
    the program that printed it";

/// The error of a word at a place that lacks its `<…>`, if it is such a word.
pub(super) fn lacking(word: &str, span: Span) -> Option<Diagnostic> {
    let (_, example) = WORDS.iter().find(|(known, _)| *known == word)?;
    let message = format!("`{word}` lacks the `<…>` behind it, as in {example}");
    Some(Diagnostic::error(message, span).note(NOTE, None))
}

impl Parser<'_> {
    /// The error of the word at a byte of the chunk, or before it, if the word lacks its `<…>`.
    pub(super) fn lacks_brackets(&self, at: usize) -> Option<Diagnostic> {
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '#' | '!');
        let (before, behind) = self.text.split_at_checked(at)?;
        let before = before.trim_end();
        let start = before.trim_end_matches(is_part).len();
        let len = behind.find(|c| !is_part(c)).unwrap_or(behind.len());
        let lacks = |start: usize, end: usize| {
            let has_brackets = self.text[end..].trim_start().starts_with('<');
            let span = Span::new(self.base + start, self.base + end);
            lacking(&self.text[start..end], span).filter(|_| !has_brackets)
        };
        lacks(at, at + len).or_else(|| lacks(start, before.len()))
    }
}
