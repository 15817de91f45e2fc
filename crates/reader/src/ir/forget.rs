//! Modules without what only their text says: names of values, labels of blocks, locations.

use super::{Block, Item, Module, Region, Values};

impl Module {
    /// Forgets what bytecode does not hold: the names of values, the labels of blocks, and whether the
    /// word `module` was written.
    pub fn forget_names(&mut self) {
        self.explicit = true;
        self.for_each_part(&mut |part| match part {
            Part::Values(values) => values.0.iter_mut().for_each(|value| value.name.clear()),
            Part::Block(block) => block.label = None,
            Part::Module(module) => module.explicit = true,
            Part::Location(_) => {}
        });
    }

    /// Forgets the `loc(...)` of modules, functions, operations and block arguments.
    pub fn forget_locations(&mut self) {
        self.location = None;
        self.for_each_part(&mut |part| match part {
            Part::Values(values) => values.0.iter_mut().for_each(|value| value.location = None),
            Part::Module(module) => module.location = None,
            Part::Location(location) => *location = None,
            Part::Block(_) => {}
        });
    }

    fn for_each_part(&mut self, change: &mut dyn FnMut(Part<'_>)) {
        for item in &mut self.items {
            match item {
                Item::Module(module) => {
                    change(Part::Module(module));
                    module.for_each_part(change);
                }
                Item::Function(function) => {
                    change(Part::Location(&mut function.location));
                    change(Part::Values(&mut function.values));
                    function.body.iter_mut().for_each(|body| parts_of_region(body, change));
                }
                Item::Other(op, values) => {
                    change(Part::Location(&mut op.location));
                    change(Part::Values(values));
                    op.regions.iter_mut().for_each(|region| parts_of_region(region, change));
                }
            }
        }
    }
}

/// A part of a module that carries a name or a location.
enum Part<'m> {
    Module(&'m mut Module),
    Values(&'m mut Values),
    Block(&'m mut Block),
    Location(&'m mut Option<std::sync::Arc<super::Location>>),
}

fn parts_of_region(region: &mut Region, change: &mut dyn FnMut(Part<'_>)) {
    for block in &mut region.blocks {
        change(Part::Block(block));
        for op in &mut block.ops {
            change(Part::Location(&mut op.location));
            op.regions.iter_mut().for_each(|region| parts_of_region(region, change));
        }
    }
}
