//! The places of the parts of a module in its printed text.

use std::collections::HashMap;
use std::ops::Range;

use crate::diagnostic::Span;
use crate::ir::{Function, Op, ValueDef};

/// The places of ops, values and functions, by their addresses: they hold as long as nothing moves.
#[derive(Debug, Default)]
pub struct Marks {
    places: HashMap<usize, Range<usize>>,
    /// The number of bytes before the text that was marked.
    before: usize,
}

impl Marks {
    /// These marks for a text that has `before` bytes before it.
    pub(super) fn behind(self, before: usize) -> Marks {
        Marks { before, ..self }
    }

    pub(super) fn set_op(&mut self, op: &Op, place: Range<usize>) {
        self.places.insert(address(op), place);
    }

    pub(super) fn set_value(&mut self, value: &ValueDef, place: Range<usize>) {
        self.places.insert(address(value), place);
    }

    pub(super) fn set_function(&mut self, function: &Function, place: Range<usize>) {
        self.places.insert(address(&function.ty), place);
    }

    /// The place of an op, from its first result on.
    pub fn op(&self, op: &Op) -> Option<Span> {
        self.place(address(op))
    }

    /// The place of an argument.
    pub fn value(&self, value: &ValueDef) -> Option<Span> {
        self.place(address(value))
    }

    /// The place of a function's name.
    pub fn function(&self, function: &Function) -> Option<Span> {
        self.place(address(&function.ty))
    }

    fn place(&self, address: usize) -> Option<Span> {
        let place = self.places.get(&address)?;
        Some(Span::new(self.before + place.start, self.before + place.end))
    }
}

fn address<T>(thing: &T) -> usize {
    std::ptr::from_ref(thing).addr()
}
