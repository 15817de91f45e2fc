//! Affine maps of the builtin dialect, read as their text in MLIR.

use super::wire::{Cursor, Result};
use crate::ir::text::Listed;

/// How deep expressions may nest, as in LLVM's reader.
const MAX_DEPTH: usize = 128;

/// An expression of dimensions and symbols.
enum Expression {
    /// A dimension, a symbol or a constant.
    Leaf(Leaf),
    Sum(Box<[Expression; 2]>),
    /// A product, quotient or remainder, with the word or sign between the two parts.
    Other(&'static str, Box<[Expression; 2]>),
}

enum Leaf {
    Dimension(u64),
    Symbol(u64),
    Constant(i64),
}

/// How many dimensions and symbols a map's expressions may name.
#[derive(Clone, Copy)]
struct Scope {
    dimensions: u64,
    symbols: u64,
}

/// The number of dimensions that a map's first number announces.
pub(super) fn dimensions(mut cursor: Cursor<'_>) -> Result<u64> {
    Ok(cursor.varint()? >> 2)
}

/// `affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>`: the number of dimensions and the kind, then what the
/// kind asks for.
pub(super) fn map(cursor: &mut Cursor<'_>) -> Result<String> {
    let start = *cursor;
    let header = cursor.varint()?;
    let (dimensions, kind) = (header >> 2, header & 3);
    let mut scope = Scope { dimensions, symbols: 0 };
    let results = match kind {
        0 => (0..dimensions).map(dimension).collect(),
        1 => (0..dimensions).map(|_| scope.dimension(cursor)).collect::<Result<_>>()?,
        2 => cursor.list(|cursor| scope.dimension(cursor))?,
        _ => {
            scope.symbols = cursor.varint()?;
            if scope.symbols > start.left() as u64 {
                return start.fail("an affine map has more symbols than bytes");
            }
            cursor.list(|cursor| Ok(scope.expression(cursor, 0)?.text(false)))?
        }
    };
    Ok(spelled(scope, &results))
}

/// `affine_map<(d0, d1) -> (d0, d1)>`.
pub(super) fn identity(rank: usize) -> String {
    let results: Vec<String> = (0..rank as u64).map(dimension).collect();
    spelled(Scope { dimensions: rank as u64, symbols: 0 }, &results)
}

fn spelled(scope: Scope, results: &[String]) -> String {
    let dimensions: Vec<String> = (0..scope.dimensions).map(dimension).collect();
    let symbols: Vec<String> = (0..scope.symbols).map(|index| format!("s{index}")).collect();
    let symbols = match symbols.is_empty() {
        true => String::new(),
        false => format!("[{}]", Listed(&symbols)),
    };
    format!("affine_map<({}){symbols} -> ({})>", Listed(&dimensions), Listed(results))
}

fn dimension(index: u64) -> String {
    format!("d{index}")
}

impl Scope {
    fn dimension(self, cursor: &mut Cursor<'_>) -> Result<String> {
        Ok(dimension(index(cursor, self.dimensions, "dimension")?))
    }

    /// An expression, whose operator is stored before its parts.
    fn expression(self, cursor: &mut Cursor<'_>, depth: usize) -> Result<Expression> {
        let at = *cursor;
        if depth > MAX_DEPTH {
            return at.fail(format!("an affine expression nests deeper than {MAX_DEPTH} levels"));
        }
        let kind = cursor.varint()?;
        let leaf = match kind {
            0 => Leaf::Dimension(index(cursor, self.dimensions, "dimension")?),
            1 => Leaf::Symbol(index(cursor, self.symbols, "symbol")?),
            2 => Leaf::Constant(cursor.signed()?),
            3..=7 => {
                let left = self.expression(cursor, depth + 1)?;
                let parts = Box::new([left, self.expression(cursor, depth + 1)?]);
                return Ok(match kind {
                    3 => Expression::Sum(parts),
                    kind => {
                        let word = ["*", "mod", "floordiv", "ceildiv"][kind as usize - 4];
                        Expression::Other(word, parts)
                    }
                });
            }
            _ => return at.fail(format!("there is no affine expression of kind {kind}")),
        };
        Ok(Expression::Leaf(leaf))
    }
}

/// An index of a dimension or symbol, of which there are `count`.
fn index(cursor: &mut Cursor<'_>, count: u64, what: &str) -> Result<u64> {
    let at = *cursor;
    match cursor.varint()? {
        index if index < count => Ok(index),
        index => at.fail(format!("an affine map of {count} has no {what} {index}")),
    }
}

impl Expression {
    fn constant(&self) -> Option<i64> {
        match self {
            Expression::Leaf(Leaf::Constant(value)) => Some(*value),
            _ => None,
        }
    }

    /// The expression as MLIR prints it; as part of a product it is in parentheses.
    fn text(&self, in_product: bool) -> String {
        let text = match self {
            Expression::Leaf(Leaf::Dimension(index)) => return dimension(*index),
            Expression::Leaf(Leaf::Symbol(index)) => return format!("s{index}"),
            Expression::Leaf(Leaf::Constant(value)) => return value.to_string(),
            Expression::Sum(parts) => sum(&parts[0], &parts[1]),
            Expression::Other("*", parts) if parts[1].constant() == Some(-1) => {
                format!("-{}", parts[0].text(true))
            }
            Expression::Other(word, parts) => {
                format!("{} {word} {}", parts[0].text(true), parts[1].text(true))
            }
        };
        if in_product { format!("({text})") } else { text }
    }
}

/// A sum; one with a negative number or multiple is a difference.
fn sum(left: &Expression, right: &Expression) -> String {
    let left = left.text(false);
    let negative = |value: Option<i64>| value.filter(|value| *value < 0).map(i64::unsigned_abs);
    if let Some(constant) = negative(right.constant()) {
        return format!("{left} - {constant}");
    }
    if let Expression::Other("*", parts) = right
        && let Some(factor) = negative(parts[1].constant())
    {
        let is_sum = matches!(parts[0], Expression::Sum(_));
        return match factor {
            1 => format!("{left} - {}", parts[0].text(is_sum)),
            factor => format!("{left} - {} * {factor}", parts[0].text(true)),
        };
    }
    format!("{left} + {}", right.text(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The map of numbers, each of which fits one byte.
    fn read(numbers: &[u8]) -> std::result::Result<String, String> {
        let bytes: Vec<u8> = numbers.iter().map(|number| number << 1 | 1).collect();
        let mut cursor = Cursor::new(&bytes);
        let text = map(&mut cursor).map_err(|error| error.message)?;
        cursor.finish("the map").map_err(|error| error.message)?;
        Ok(text)
    }

    #[test]
    fn maps_of_every_kind_are_read() {
        for (numbers, expected) in [
            (&[0 << 2][..], "affine_map<() -> ()>"),
            (&[2 << 2], "affine_map<(d0, d1) -> (d0, d1)>"),
            (&[2 << 2 | 1, 1, 0], "affine_map<(d0, d1) -> (d1, d0)>"),
            (&[3 << 2 | 2, 1, 2], "affine_map<(d0, d1, d2) -> (d2)>"),
            (&[1 << 2 | 3, 1, 1, 3, 0, 0, 1, 0], "affine_map<(d0)[s0] -> (d0 + s0)>"),
            (&[1 << 2 | 3, 0, 2, 0, 0, 2, 8], "affine_map<(d0) -> (d0, 4)>"),
        ] {
            assert_eq!(read(numbers).as_deref(), Ok(expected));
        }
    }

    #[test]
    fn expressions_are_printed_as_mlir_does() {
        // -1 is 1 as a signed number, -2 is 3, 4 is 8
        for (expression, expected) in [
            (&[3, 0, 0, 2, 3][..], "d0 - 2"),
            (&[4, 0, 0, 2, 1], "-d0"),
            (&[3, 0, 0, 4, 0, 1, 2, 1], "d0 - d1"),
            (&[3, 0, 0, 4, 0, 1, 2, 3], "d0 - d1 * 2"),
            (&[3, 0, 0, 4, 3, 0, 1, 2, 8, 2, 1], "d0 - (d1 + 4)"),
            (&[4, 3, 0, 0, 0, 1, 2, 8], "(d0 + d1) * 4"),
            (&[5, 0, 0, 2, 8], "d0 mod 4"),
            (&[3, 6, 0, 0, 2, 8, 7, 0, 1, 2, 8], "d0 floordiv 4 + d1 ceildiv 4"),
            (&[4, 6, 0, 0, 2, 8, 2, 8], "(d0 floordiv 4) * 4"),
        ] {
            let map = [&[2 << 2 | 3, 0, 1], expression].concat();
            let expected = format!("affine_map<(d0, d1) -> ({expected})>");
            assert_eq!(read(&map), Ok(expected));
        }
    }

    #[test]
    fn damaged_maps_are_refused() {
        for (numbers, expected) in [
            (&[1 << 2 | 1, 1][..], "has no dimension 1"),
            (&[1 << 2 | 3, 0, 1, 1, 0], "has no symbol 0"),
            (&[1 << 2 | 3, 0, 1, 8], "no affine expression of kind 8"),
            (&[1 << 2 | 3, 100, 1, 0, 0], "more symbols"),
            (&[1 << 2 | 2, 5, 0], "5 entries"),
        ] {
            let message = read(numbers).unwrap_err();
            assert!(message.contains(expected), "{message}");
        }
        let deep = [&[1 << 2 | 3, 0, 1][..], &[3; 1000]].concat();
        assert!(read(&deep).unwrap_err().contains("deeper"));
    }
}
