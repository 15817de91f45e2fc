//! Elementwise ops are collected into groups, which become chunk programs or part of the op that reads them.

use super::Lowering;
use crate::engine::plan::deferred::Action;
use crate::engine::plan::fusion::{Chunks, Group, is_positional};
use crate::engine::plan::readers::View;
use crate::engine::plan::{Evaluation, FusedRun, PlanStep};
use crate::ir::{DenseElements, Op, ValueId, Violation};
use crate::paths::{self, Path};

impl<'a, 'm> Lowering<'a, 'm> {
    pub fn elementwise(&mut self, op: &'m Op) {
        let view = self.surroundings.view(op);
        let space = Group::index_space(&view);
        let positional = is_positional(&view);
        let open = match &space {
            Some(shape) => self.groups.iter().position(|group| group.covers(shape, positional)),
            None => self.groups.iter().position(|group| group.continues_with(op)),
        };
        // a value that the op reads by a view that moves elements must be complete before the op runs
        let moved = |value: &ValueId| match self.view(*value) {
            Some(view) if view.in_rows() => open.is_some_and(|at| {
                !view.strided.is_identity() && self.groups[at].defines(view.root)
            }),
            _ => false,
        };
        let moved = op.operands.iter().any(moved);
        let open = open.filter(|_| !moved && paths::allows(Path::Fusion));
        let open = open.map(|index| self.groups.swap_remove(index));
        match paths::allows(Path::Fusion) {
            true => self.flush_definers(&op.operands),
            false => self.flush_all(),
        }
        let mut group = open.unwrap_or_else(|| Group::new(space.clone()));
        group.add(op, space.as_deref(), positional);
        match group.is_full() {
            true => self.flush(group),
            false => self.groups.push(group),
        }
    }

    pub fn flush_all(&mut self) {
        for group in std::mem::take(&mut self.groups) {
            self.flush(group);
        }
    }

    /// Emits the groups that define any of these values.
    pub fn flush_definers(&mut self, values: &[ValueId]) {
        if self.groups.is_empty() {
            return;
        }
        let roots: Vec<ValueId> = values
            .iter()
            .flat_map(|&value| [value, self.view(value).map_or(value, |view| view.root)])
            .collect();
        let defines = |group: &mut Group<'m>| roots.iter().any(|root| group.defines(*root));
        let flushed: Vec<Group<'m>> = self.groups.extract_if(.., defines).collect();
        flushed.into_iter().for_each(|group| self.flush(group));
    }

    fn flush(&mut self, group: Group<'m>) {
        let lowered = group.lower(self);
        self.lowered(&group, lowered);
    }

    /// The program that computes a value, if the value is the only one of its group that is read elsewhere, it is read
    /// once, and the program is wanted. The group is then used up.
    pub fn take_maker(
        &mut self,
        value: ValueId,
        is_wanted: impl FnOnce(&Self, &Chunks) -> bool,
    ) -> Option<Chunks> {
        let uses = self.surroundings.uses;
        let mut root = value;
        while let Some(view) = self.view(root) {
            let is_mere = self.is_mere_view(root) && view.strided.is_identity();
            if !is_mere || uses.count(root) != 1 {
                return None;
            }
            root = view.operand;
        }
        let defines = |group: &Group<'m>| group.shape().is_some() && group.defines(root);
        let index = self.groups.iter().position(defines).filter(|_| uses.count(root) == 1)?;
        let group = self.groups.swap_remove(index);
        match group.lower(self) {
            Ok(Some(chunks)) if chunks.outputs == [root] && is_wanted(self, &chunks) => {
                Some(chunks)
            }
            lowered => {
                self.lowered(&group, lowered);
                None
            }
        }
    }

    fn lowered(
        &mut self,
        group: &Group<'m>,
        lowered: Result<Option<Chunks>, Vec<(&'m Op, Violation)>>,
    ) {
        match lowered {
            Ok(Some(chunks)) => self.chunks(group, chunks),
            Ok(None) => {}
            Err(errors) => errors.into_iter().for_each(|(op, violation)| {
                self.report(op, format!("{}: {violation}", op.full_name()));
            }),
        }
    }

    fn chunks(&mut self, group: &Group<'m>, chunks: Chunks) {
        let op = group.last_op();
        let Chunks { program, inputs, strided_views, outputs } = chunks;
        let sources = self.sources(&inputs, op);
        let Some(shape) = group.shape() else {
            let evaluation = Evaluation {
                method: self.defer(group.ops(), &inputs, Action::Chunks(Box::new(program))),
                operands: sources,
                result_types: self.types_to_check(&outputs, &outputs),
                result_bytes: self.bytes_of(&outputs),
                results: self.define_all(&outputs),
                bodies: Box::default(),
                operations: 0,
            };
            self.emit(op, PlanStep::Evaluate(Box::new(evaluation)));
            return;
        };
        let run = FusedRun {
            program,
            inputs: sources,
            strided_views: strided_views.into(),
            shape: shape.into(),
            ops: group.ops().len(),
            shapes: self.shapes_of(&outputs, shape),
            result_bytes: self.bytes_of(&outputs),
            results: self.define_all(&outputs),
        };
        self.emit(op, PlanStep::Fused(Box::new(run)));
    }

    /// The constant that holds a value, if all its elements are one code known in advance.
    pub fn splat(&self, value: ValueId) -> Option<&'m DenseElements> {
        self.splats.get(&value).copied()
    }

    /// The view that a value is, if the view's root can be read in its place.
    pub fn view(&self, value: ValueId) -> Option<&'a View> {
        self.surroundings.uses.view(value).filter(|_| !self.applied)
    }

    /// Whether a value is a view that no step computes.
    pub fn is_mere_view(&self, value: ValueId) -> bool {
        self.views.contains_key(&value)
    }

    /// The shapes of values of one length, unless all have this one.
    fn shapes_of(&self, values: &[ValueId], shape: &[usize]) -> Option<Box<[Box<[usize]>]>> {
        let shape_of = |&value: &ValueId| {
            let shape = self.surroundings.type_of(value).as_tensor()?.static_shape()?;
            Some(shape.into_boxed_slice())
        };
        let shapes: Box<[Box<[usize]>]> = values.iter().map(shape_of).collect::<Option<_>>()?;
        shapes.iter().any(|other| **other != *shape).then_some(shapes)
    }
}
