//! Lists and single elements: `[[1, 2], [3, 4]]`, `1.0`, `(1.0, 2.0)`.

use super::super::parser::Result;
use super::scalar::Scalar;
use crate::diagnostic::{Diagnostic, Span};
use crate::numeric::{ElementType, LiteralLoss};
use crate::tensor::Word;

/// Reads the body of a literal byte by byte.
pub(super) struct Reader<'a> {
    /// The body.
    pub text: &'a str,
    /// The next byte.
    pub at: usize,
    /// Where the body starts in the file.
    pub start: usize,
    scalar: Scalar,
    /// The first element that the type cannot hold.
    loss: Option<(Span, LiteralLoss)>,
    /// How many elements the type cannot hold.
    losses: usize,
}

/// A list that is open: how many items it has so far, and where it starts.
struct OpenList {
    count: usize,
    at: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the start of a body.
    pub fn new(text: &'a str, start: usize, element: &ElementType) -> Reader<'a> {
        Reader { text, at: 0, start, scalar: Scalar::new(element), loss: None, losses: 0 }
    }

    /// The next byte.
    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Steps over white space and comments.
    pub fn skip_space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\n' | b'\t' | b'\r' => self.at += 1,
                b'/' if bytes.get(self.at + 1) == Some(&b'/') => {
                    let line = bytes[self.at..].iter().position(|&byte| byte == b'\n');
                    self.at = line.map_or(bytes.len(), |len| self.at + len);
                }
                _ => return,
            }
        }
    }

    /// Expects the end of the body.
    pub fn end(&mut self) -> Result<()> {
        self.skip_space();
        match self.peek() {
            None => Ok(()),
            Some(_) => self.fail("expected the end of the literal"),
        }
    }

    /// An error at the next byte.
    pub fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        let at = self.start + self.at;
        let len = self.text[self.at..].chars().next().map_or(0, char::len_utf8);
        Err(Box::new(Diagnostic::error(message, Span::new(at, at + len))))
    }

    /// The warning about elements that the type could not hold.
    pub fn warning(&self, element: &ElementType) -> Option<Diagnostic> {
        let (span, loss) = self.loss?;
        let more = match self.losses {
            1 => String::new(),
            losses => format!(" (so are {} more elements of this literal)", losses - 1),
        };
        let message = format!("this value is not kept in {element}: {loss}{more}");
        Some(Diagnostic::warning(message, span))
    }

    /// A list nested as deep as `shape` is long, its counts checked on the way.
    pub fn list<W: Word>(&mut self, shape: &[usize]) -> Result<Vec<W>> {
        // an element takes two bytes of text at least
        let expected = shape.iter().fold(1usize, |len, &size| len.saturating_mul(size));
        let mut codes = Vec::with_capacity(expected.min(self.text.len() / 2 + 1));
        let mut open: Vec<OpenList> = Vec::with_capacity(shape.len());
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'[') if open.len() == shape.len() => {
                    let rank = shape.len();
                    return self.fail(format!("lists nest deeper than the type's rank, {rank}"));
                }
                Some(b'[') => {
                    open.push(OpenList { count: 0, at: self.at });
                    self.at += 1;
                    self.skip_space();
                    if self.peek() != Some(b']') {
                        continue;
                    }
                }
                _ if open.len() != shape.len() => {
                    let message = format!(
                        "expected `[`: the type has {} dimensions, the lists here nest {} deep",
                        shape.len(),
                        open.len()
                    );
                    return self.fail(message);
                }
                _ => {
                    codes.push(self.element()?);
                    self.counted(&mut open);
                }
            }
            if self.close_lists(&mut open, shape)? {
                return Ok(codes);
            }
        }
    }

    fn counted(&self, open: &mut [OpenList]) {
        if let Some(list) = open.last_mut() {
            list.count += 1;
        }
    }

    /// Takes the brackets that close behind an item, and the comma. The result says whether all is closed.
    fn close_lists(&mut self, open: &mut Vec<OpenList>, shape: &[usize]) -> Result<bool> {
        loop {
            self.skip_space();
            match self.peek() {
                Some(b']') => {
                    self.at += 1;
                    self.check_count(open, shape)?;
                    open.pop();
                    if open.is_empty() {
                        return Ok(true);
                    }
                    self.counted(open);
                }
                Some(b',') => {
                    self.at += 1;
                    return Ok(false);
                }
                _ => return self.fail("expected `,` or `]`"),
            }
        }
    }

    fn check_count(&self, open: &[OpenList], shape: &[usize]) -> Result<()> {
        let Some((dimension, list)) = open.iter().enumerate().next_back() else { return Ok(()) };
        let innermost = dimension + 1 == shape.len();
        if list.count == shape[dimension] && (list.count > 0 || innermost) {
            return Ok(());
        }
        let (count, size) = (list.count, shape[dimension]);
        let message = match count == size {
            true => "this empty list does not show the dimensions inside: write `dense<>`".into(),
            false => format!(
                "this list has {count} items, but dimension {dimension} of the type has size {size}"
            ),
        };
        let span = Span::new(self.start + list.at, self.start + list.at + 1);
        Err(Box::new(Diagnostic::error(message, span)))
    }

    /// One element.
    pub fn element<W: Word>(&mut self) -> Result<W> {
        if self.scalar.is_complex() {
            return self.pair();
        }
        Ok(W::cut(u128::from(self.part()?)))
    }

    /// `(re, im)`, the real part in the low half of the word.
    fn pair<W: Word>(&mut self) -> Result<W> {
        self.skip_space();
        if self.peek() != Some(b'(') {
            return self.fail("expected a complex number such as `(1.0, 2.0)`");
        }
        self.at += 1;
        let real = self.part()?;
        self.skip_space();
        if self.peek() != Some(b',') {
            return self.fail("expected `,` and the imaginary part");
        }
        self.at += 1;
        let imaginary = self.part()?;
        self.skip_space();
        if self.peek() != Some(b')') {
            return self.fail("expected `)`");
        }
        self.at += 1;
        Ok(W::cut(u128::from(real) | u128::from(imaginary) << self.scalar.bits()))
    }

    /// One number or truth value: its code.
    fn part(&mut self) -> Result<u64> {
        self.skip_space();
        let bytes = &self.text.as_bytes()[self.at..];
        let len = bytes.iter().position(|byte| ends_scalar(*byte)).unwrap_or(bytes.len());
        let text = &self.text[self.at..self.at + len];
        if len == 0 {
            return self.fail("expected an element");
        }
        match self.scalar.code(text) {
            Ok((code, None)) => {
                self.at += len;
                Ok(code)
            }
            Ok((code, Some(loss))) => {
                let span = Span::new(self.start + self.at, self.start + self.at + len);
                self.loss.get_or_insert((span, loss));
                self.losses += 1;
                self.at += len;
                Ok(code)
            }
            Err(message) => {
                let span = Span::new(self.start + self.at, self.start + self.at + len);
                Err(Box::new(Diagnostic::error(message, span)))
            }
        }
    }
}

/// Whether a byte ends a number.
fn ends_scalar(byte: u8) -> bool {
    matches!(byte, b',' | b']' | b')' | b' ' | b'\n' | b'\t' | b'\r' | b'/' | b'(' | b'[' | b'"')
}
