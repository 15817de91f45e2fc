//! Which op defines a value of a function: found once for all values, so that asking for each operand of
//! a long function takes no time that grows with its length.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::{Function, Op, Region, ValueId};

/// The place of the op that defines each value of a function. It is found when first asked for, after which the
/// body does not change; a copy of the function finds it anew.
#[derive(Debug, Default)]
pub struct Definers(OnceLock<Places>);

#[derive(Debug, Default)]
struct Places {
    ops: Vec<OpPath>,
    /// The op, by its number, that defines a value.
    by_value: HashMap<ValueId, usize>,
}

/// The place of an op: the number of the op around its region, and the indices of region, block and op.
#[derive(Debug, Clone, Copy)]
struct OpPath {
    around: Option<usize>,
    region: usize,
    block: usize,
    op: usize,
}

impl Clone for Definers {
    fn clone(&self) -> Definers {
        Definers::default()
    }
}

impl PartialEq for Definers {
    /// It follows from the body.
    fn eq(&self, _: &Definers) -> bool {
        true
    }
}

impl Places {
    fn of(body: &Region) -> Places {
        let mut places = Places::default();
        let mut waiting = vec![(None, 0, body)];
        while let Some((around, region, inside)) = waiting.pop() {
            for (block, ops) in inside.blocks.iter().enumerate() {
                for (index, op) in ops.ops.iter().enumerate() {
                    let number = places.ops.len();
                    places.ops.push(OpPath { around, region, block, op: index });
                    places.by_value.extend(op.results.iter().map(|&result| (result, number)));
                    let regions = op.regions.iter().enumerate();
                    waiting.extend(regions.map(|(index, region)| (Some(number), index, region)));
                }
            }
        }
        places
    }
}

impl Function {
    /// The op of the body, or of a region in it, that defines a value, or `None` for an argument.
    pub fn definer(&self, value: ValueId) -> Option<&Op> {
        let body = self.body.as_ref()?;
        let places = self.definers.0.get_or_init(|| Places::of(body));
        let mut path = vec![places.ops[*places.by_value.get(&value)?]];
        while let Some(around) = path.last().and_then(|place| place.around) {
            path.push(places.ops[around]);
        }
        let outermost = path.pop()?;
        let mut op = &body.blocks[outermost.block].ops[outermost.op];
        for place in path.into_iter().rev() {
            op = &op.regions[place.region].blocks[place.block].ops[place.op];
        }
        Some(op)
    }
}
