//! Dense literals: the text inside `dense<...>`, decoded by hand in one pass.

mod blob;
mod list;
mod scalar;

pub(super) use blob::resource;

use super::parser::Result;
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{DenseElements, TensorType};
use crate::numeric::WordWidth;
use crate::tensor::{Tensor, Word};

/// The elements that the body of a literal, which starts at byte `start` of the file, means in a
/// type. Values that the type cannot hold are warned about, once a literal.
pub(super) fn dense(
    body: &str,
    start: usize,
    ty: TensorType,
    type_span: Span,
    warnings: &mut Vec<Diagnostic>,
) -> Result<DenseElements> {
    let shape = static_shape(&ty, type_span)?;
    match ty.element.word() {
        WordWidth::W8 => dense_words::<u8>(body, start, ty, &shape, warnings),
        WordWidth::W16 => dense_words::<u16>(body, start, ty, &shape, warnings),
        WordWidth::W32 => dense_words::<u32>(body, start, ty, &shape, warnings),
        WordWidth::W64 => dense_words::<u64>(body, start, ty, &shape, warnings),
        WordWidth::W128 => dense_words::<u128>(body, start, ty, &shape, warnings),
    }
}

/// The sizes of a literal's type.
fn static_shape(ty: &TensorType, span: Span) -> Result<Vec<usize>> {
    ty.static_shape().ok_or_else(|| {
        let message = "a dense literal needs a type whose sizes are all known";
        Box::new(Diagnostic::error(message, span))
    })
}

fn dense_words<W: Word>(
    body: &str,
    start: usize,
    ty: TensorType,
    shape: &[usize],
    warnings: &mut Vec<Diagnostic>,
) -> Result<DenseElements> {
    let mut reader = list::Reader::new(body, start, &ty.element);
    reader.skip_space();
    let codes: Codes<W> = match reader.peek() {
        Some(b'"') => blob::codes(&mut reader, &ty, shape)?,
        Some(b'[') => Codes::Each(reader.list(shape)?),
        Some(_) => Codes::Splat(reader.element()?),
        None if shape.contains(&0) => Codes::Each(Vec::new()),
        None => return reader.fail("this literal has no elements, but its type has some"),
    };
    reader.end()?;
    warnings.extend(reader.warning(&ty.element));
    Ok(elements(codes, ty, shape))
}

/// The codes of a literal.
enum Codes<W> {
    /// One code for all elements.
    Splat(W),
    /// One code for each element, in row-major order.
    Each(Vec<W>),
}

fn elements<W: Word>(codes: Codes<W>, ty: TensorType, shape: &[usize]) -> DenseElements {
    let (elements, splat) = match codes {
        Codes::Splat(code) => (Tensor::from_codes(ty.element.clone(), &[], vec![code]), true),
        Codes::Each(codes) => (Tensor::from_codes(ty.element.clone(), shape, codes), false),
    };
    DenseElements { ty, elements, splat }
}

#[cfg(test)]
mod tests;
