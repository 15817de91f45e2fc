//! Ops that can do without an operand as a tensor: a program makes its elements where they are used, or they are read from
//! another tensor.

use super::Lowering;
use crate::engine::StridedView;
use crate::engine::fast::{Consumer, Producer, Supply};
use crate::engine::plan::Method;
use crate::engine::plan::fusion::Chunks;
use crate::engine::plan::thresholds::LAZY_INPUT_BITS_UP_TO;
use crate::ir::{Op, OpView, ValueId, Violation};
use crate::ops::Evaluate;
use crate::paths::{self, Path};

/// The source from which an op reads an operand.
enum InPlace {
    /// A tensor with the same elements in a type that has fewer values.
    Narrower(ValueId),
    /// The elements that a chunk program computes.
    Made(Box<Chunks>),
}

impl<'m> Lowering<'_, 'm> {
    /// Plans an op that may not need an operand as a tensor: waiting elementwise ops compute the operand for
    /// this op alone, or the operand is a view that nothing else needs as a tensor.
    pub fn consuming(
        &mut self,
        op: &'m Op,
        prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
        consumer: &Consumer,
    ) {
        let view = self.surroundings.view(op);
        let mut operands = op.operands.clone();
        let mut strided_views = vec![None; operands.len()];
        let mut producer = None;
        for (index, operand) in operands.iter_mut().enumerate() {
            match self.in_place_of(*operand, index, &view, consumer) {
                Some(InPlace::Narrower(value)) => *operand = value,
                Some(InPlace::Made(chunks)) => producer = Some((index, *chunks)),
                None => {
                    if let Some(seen) = self.view(*operand)
                        && self.is_mere_view(*operand)
                        && (consumer.reads)(&view, index, &seen.strided)
                    {
                        (*operand, strided_views[index]) = (seen.root, Some(seen.strided.clone()));
                    }
                }
            }
        }
        if operands == op.operands && producer.is_none() {
            return self.whole(op, prepare);
        }
        let producer = producer.map(|(index, Chunks { program, inputs, strided_views, .. })| {
            operands.remove(index);
            operands.extend(inputs);
            Producer { program, strided_views }
        });
        let method =
            (consumer.prepare)(&view, Supply { producer, strided_views }).map(Method::Ready);
        self.evaluation(op, &operands, method, Vec::new());
    }

    /// The source from which an op can read an operand that waiting ops compute for this op alone.
    fn in_place_of(
        &mut self,
        operand: ValueId,
        index: usize,
        view: &OpView<'_>,
        consumer: &Consumer,
    ) -> Option<InPlace> {
        let may_be_made = (consumer.produced)(view) == Some(index);
        let may_be_narrower = (consumer.reads_narrower)(view);
        if !(may_be_made || may_be_narrower) || !paths::allows(Path::LazyOperand) {
            return None;
        }
        let mut is_narrower = false;
        let chunks = self.take_maker(operand, |lowering, chunks| {
            is_narrower = may_be_narrower && lowering.is_narrower(operand, chunks);
            let Chunks { program, inputs, strided_views, .. } = chunks;
            let is_producer = may_be_made && program.is_producer();
            is_narrower || (is_producer && lowering.are_narrow(inputs, strided_views))
        })?;
        Some(match is_narrower {
            true => InPlace::Narrower(chunks.inputs[0]),
            false => InPlace::Made(Box::new(chunks)),
        })
    }

    /// Whether a program only converts another tensor, element by element, to a type that has all values of the
    /// tensor's own type.
    fn is_narrower(&self, operand: ValueId, chunks: &Chunks) -> bool {
        let len = |value| self.surroundings.type_of(value).as_tensor()?.static_len();
        chunks.program.only_widens()
            && chunks.strided_views.iter().all(Option::is_none)
            && matches!(chunks.inputs[..], [input] if len(input) == len(operand))
    }

    /// Whether reading the inputs again takes far less memory traffic than f32 values of all elements.
    fn are_narrow(&self, inputs: &[ValueId], strided_views: &[Option<StridedView>]) -> bool {
        inputs.iter().enumerate().all(|(index, &input)| {
            let Some(ty) = self.surroundings.type_of(input).as_tensor() else { return false };
            let is_repeated =
                strided_views.get(index).and_then(Option::as_ref).is_some_and(StridedView::repeats);
            is_repeated || ty.static_len() == Some(1) || ty.element.bits() <= LAZY_INPUT_BITS_UP_TO
        })
    }
}
