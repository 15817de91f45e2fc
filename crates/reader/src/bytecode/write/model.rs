//! A program as bytecode has it: operations with references to tables, values by number.

use super::entry::{AttributeId, TypeId};
use super::tables::{NameId, PropertiesId, Uses};

/// An operation.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) name: NameId,
    pub(super) location: AttributeId,
    /// The dictionary of the attributes that are not properties.
    pub(super) attributes: Option<AttributeId>,
    pub(super) properties: Option<PropertiesId>,
    pub(super) results: Vec<TypeId>,
    /// The numbers of the operands.
    pub(super) operands: Vec<u32>,
    /// The indices of the blocks that come next.
    pub(super) successors: Vec<u32>,
    pub(super) regions: Vec<RegionNode>,
    /// Whether nothing in the regions refers to a value outside.
    pub(super) isolated: bool,
}

#[derive(Debug, Default)]
pub(super) struct RegionNode {
    /// How many values its blocks define, not counting those of regions within.
    pub(super) values: u32,
    pub(super) blocks: Vec<BlockNode>,
}

#[derive(Debug, Default)]
pub(super) struct BlockNode {
    /// Types and locations of the arguments; no location where it is unknown.
    pub(super) arguments: Vec<(TypeId, Option<AttributeId>)>,
    pub(super) ops: Vec<Node>,
}

impl Node {
    /// Counts what the operation and everything in it refers to.
    pub(super) fn count(&self, uses: &mut Uses<'_, '_>) {
        uses.attribute(self.location);
        self.attributes.into_iter().for_each(|id| uses.attribute(id));
        self.properties.into_iter().for_each(|id| uses.properties(id));
        self.results.iter().for_each(|&id| uses.ty(id));
        for block in self.regions.iter().flat_map(|region| &region.blocks) {
            for &(ty, location) in &block.arguments {
                uses.ty(ty);
                location.into_iter().for_each(|id| uses.attribute(id));
            }
            block.ops.iter().for_each(|op| op.count(uses));
        }
    }
}
