//! MLIR text to IR and back. Knows the shapes of forms, not the ops: those come as a registry.

mod alias;
mod attributes;
mod brackets;
mod custom;
mod dialect;
mod foreign;
pub mod form;
mod isolated;
pub mod json;
mod literal;
mod location;
mod mesh;
mod missing;
mod module;
mod ops;
mod own;
mod parser;
mod pieces;
mod pieces_of_text;
pub mod print;
mod quantized;
mod recovery;
mod resources;
mod scan;
mod scope;
mod short;
mod stack;
mod standard;
pub mod suggest;
mod tree;
mod twins;
mod types;
pub mod values;

pub use ops::interned;

use std::ops::Range;

use self::parser::Parser;
use self::pieces::PIECE;
use self::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Source, Span};
use crate::ir::{Attribute, DenseElements, Module, Registry, Type};
use crate::numeric::ElementType;

/// A module and what is suspicious about its text.
#[derive(Debug, Clone)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Values that their types cannot hold, and the like.
    pub warnings: Vec<Diagnostic>,
}

/// Parses a text that is one module, or the items of one. Spans are bytes of the text.
///
/// # Errors
///
/// One for each op or item that cannot be read, or the one that made the rest unreadable.
pub fn parse_module(source: &Source, registry: &Registry) -> Result<Parsed, Vec<Diagnostic>> {
    split(source).map_err(|error| vec![error])?;
    parse(source, 0..source.text.len(), registry)
}

/// The parts of a text between `// -----` markers, each a module of its own: byte ranges for
/// [`parse_chunk`]. A marker counts only in a comment outside of every bracket and string.
///
/// # Errors
///
/// A bracket or a string has no end or no beginning.
pub fn split(source: &Source) -> Result<Vec<Range<usize>>, Diagnostic> {
    scan::chunks(&source.text).map_err(|error| foreign::sniffed(&source.text).unwrap_or(error))
}

/// Parses one part that [`split`] found. Spans are bytes of the whole text. A part that holds only
/// comments is an empty module.
///
/// # Errors
///
/// One for each op or item that cannot be read, or the one that made the rest unreadable.
pub fn parse_chunk(
    source: &Source,
    range: Range<usize>,
    registry: &Registry,
) -> Result<Parsed, Vec<Diagnostic>> {
    // a range that does not come from `split` may cut brackets apart
    let inside = &source.text[range.clone()];
    scan::chunks(inside).map_err(|error| vec![shift(error, range.start)])?;
    parse(source, range, registry)
}

fn shift(mut diagnostic: Diagnostic, base: usize) -> Diagnostic {
    let notes = diagnostic.notes.iter_mut().filter_map(|(_, span)| span.as_mut());
    for span in diagnostic.span.iter_mut().chain(notes) {
        span.start += base;
        span.end += base;
    }
    diagnostic
}

fn parse(
    source: &Source,
    range: Range<usize>,
    registry: &Registry,
) -> Result<Parsed, Vec<Diagnostic>> {
    let text = &source.text[range.clone()];
    let marked = if range.start == 0 { text.strip_prefix(BYTE_ORDER_MARK) } else { None };
    let text = marked.unwrap_or(text);
    let is_something_else = |errors| match foreign::sniffed(text) {
        Some(found) => vec![shift(found, range.end - text.len())],
        None => errors,
    };
    let layout = scan::layout(text, PIECE);
    let parsed = stack::with_room(&layout, || {
        let start = range.end - text.len();
        read_chunk(Parser::new(Rule::piece, text, start, &layout, registry))
    });
    parsed.map_err(is_something_else)
}

/// The module that a parser finds in a chunk.
fn read_chunk(parser: Result<Parser<'_>, Diagnostic>) -> Result<Parsed, Vec<Diagnostic>> {
    let mut parser = parser.map_err(|error| vec![error])?;
    match parser.chunk() {
        Ok(module) if parser.errors.is_empty() => Ok(Parsed { module, warnings: parser.warnings }),
        Ok(_) => Err(parser.errors),
        Err(error) => {
            parser.note_error(*error);
            Err(parser.errors)
        }
    }
}

/// The byte order mark, which editors of some systems put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Parses a type, such as `tensor<2x2xf32>`. Spans are bytes of the text.
///
/// # Errors
///
/// The text is not a type, or something follows it.
pub fn parse_type(text: &str) -> Result<Type, Diagnostic> {
    alone(text, |parser| parser.ty())
}

impl std::str::FromStr for Type {
    type Err = Diagnostic;

    /// [`parse_type`].
    fn from_str(text: &str) -> Result<Type, Diagnostic> {
        parse_type(text)
    }
}

/// Parses an element type, quantized types included: `f8E4M3FN` or `!quant.uniform<i8:f32, 0.5>`. Spans are bytes of the
/// text.
///
/// # Errors
///
/// The text is not an element type, or something follows it.
pub fn parse_element_type(text: &str) -> Result<ElementType, Diagnostic> {
    match parse_type(text)? {
        Type::Element(element) => Ok(element),
        _ => Err(Diagnostic::error("this is not an element type", Span::new(0, text.len()))),
    }
}

/// Parses the text of one attribute, with the attributes' definitions of a registry. Spans are
/// bytes of the text.
pub fn parse_attribute(text: &str, registry: &Registry) -> Result<Attribute, Diagnostic> {
    alone_with(text, registry, |parser| parser.attribute())
}

/// Parses `dense<...> : tensor<...>`. Spans are bytes of the text.
///
/// # Errors
///
/// The text is not a dense literal, or something follows it.
pub fn parse_dense(text: &str) -> Result<DenseElements, Diagnostic> {
    alone(text, dense)
}

/// Parses `[dense<...> : tensor<...>, ...]`. Spans are bytes of the text.
///
/// # Errors
///
/// The text is not a list of dense literals, or something follows it.
pub fn parse_dense_list(text: &str) -> Result<Vec<DenseElements>, Diagnostic> {
    alone(text, |parser| parser.list(b'[', dense))
}

fn dense(parser: &mut Parser<'_>) -> parser::Result<DenseElements> {
    if parser.kind() == Kind::Dense
        && let Attribute::Dense(elements) = parser.dense()?
    {
        return Ok(elements);
    }
    parser.expected("`dense<...> : tensor<...>`")
}

/// The bytes of a string in quotes, or `None` if the text is not such a string.
pub fn unquoted(text: &str) -> Option<Vec<u8>> {
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    parser::unescape(inside, 0).ok()
}

/// Parses a text that is one thing.
fn alone<T: Send>(
    text: &str,
    step: impl FnOnce(&mut Parser<'_>) -> parser::Result<T> + Send,
) -> Result<T, Diagnostic> {
    alone_with(text, &Registry::default(), step)
}

fn alone_with<T: Send>(
    text: &str,
    registry: &Registry,
    step: impl FnOnce(&mut Parser<'_>) -> parser::Result<T> + Send,
) -> Result<T, Diagnostic> {
    scan::chunks(text)?;
    let layout = scan::layout(text, PIECE);
    stack::with_room(&layout, || {
        let mut parser = Parser::new(Rule::value, text, 0, &layout, registry)?;
        let result = step(&mut parser).map_err(|error| *error)?;
        match parser.kind() {
            Kind::End => Ok(result),
            _ => parser.expected("the end").map_err(|error| *error),
        }
    })
}

#[cfg(test)]
mod tests;
