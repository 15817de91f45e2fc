//! Which values of a function are read for the last time by which op.

use std::collections::HashMap;

use crate::engine::plan::readers::captures;
use crate::ir::{Function, Region, ValueId};

/// The values that nothing reads after an op, by the first result of the op.
#[derive(Default)]
pub struct LastReads(HashMap<ValueId, Vec<ValueId>>);

impl LastReads {
    /// The last reads of the values of a function.
    pub fn of(function: &Function) -> LastReads {
        let mut reads = LastReads::default();
        function.body.iter().for_each(|body| reads.add(body));
        reads
    }

    /// The values that nothing reads after the op of this result.
    pub fn by(&self, result: ValueId) -> &[ValueId] {
        self.0.get(&result).map_or(&[], Vec::as_slice)
    }

    /// Adds the values that are defined in a region. A value from outside may be read again by the next iteration.
    fn add(&mut self, region: &Region) {
        for block in &region.blocks {
            let mut last: HashMap<ValueId, Option<ValueId>> =
                block.arguments.iter().map(|&argument| (argument, None)).collect();
            for op in &block.ops {
                let reader = op.results.first().copied();
                let read = op.operands.iter().copied().chain(captures(&op.regions));
                for value in read {
                    last.entry(value).and_modify(|last| *last = reader);
                }
                last.extend(op.results.iter().map(|&result| (result, None)));
                op.regions.iter().for_each(|region| self.add(region));
            }
            for (value, reader) in last {
                if let Some(reader) = reader {
                    self.0.entry(reader).or_default().push(value);
                }
            }
        }
    }
}
