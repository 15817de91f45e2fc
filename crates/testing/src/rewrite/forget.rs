//! Attributes, names and locations left out of a program.

use std::collections::BTreeSet;

use super::Case;
use crate::ir::{Attributes, Item, Op, Region};

/// The names of the attributes that ops of a program have and need not have, in the order of the alphabet.
pub fn optional_attributes(case: &Case) -> Vec<String> {
    let mut names = BTreeSet::new();
    for function in case.module.functions() {
        if let Some(body) = &function.body {
            super::needed::each_op(body, &mut |op| names.extend(optional(op)));
        }
    }
    names.into_iter().collect()
}

/// The program whose ops have no optional attributes of these names. Attributes of functions, arguments, results and the
/// module are left out, too, and items of the module that are not functions.
pub fn without_attributes(case: &Case, names: &[String]) -> Case {
    let mut case = case.clone();
    case.module.attributes = Attributes::default();
    case.module.name = None;
    case.module.items.retain(|item| !matches!(item, Item::Other(..)));
    for item in &mut case.module.items {
        let Item::Function(function) = item else { continue };
        function.attributes.clear();
        let of_arguments = function.argument_attributes.iter_mut();
        of_arguments.chain(&mut function.result_attributes).for_each(|it| it.clear());
        function.body.iter_mut().for_each(|body| forget(body, names));
    }
    case.module.index = Default::default();
    case
}

/// The program without names of values, labels of blocks and locations.
pub fn without_names(case: &Case) -> Case {
    let mut case = case.clone();
    case.module.forget_names();
    case.module.forget_locations();
    case.module.explicit = false;
    case
}

/// The names of the attributes that the definition of an op does not require.
fn optional(op: &Op) -> Vec<String> {
    let is_optional = |name: &&String| match op.def() {
        Some(def) => def.attributes.iter().any(|it| it.name == name.as_str() && !it.required),
        None => false,
    };
    op.properties.keys().filter(is_optional).chain(op.attributes.keys()).cloned().collect()
}

fn forget(region: &mut Region, names: &[String]) {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        for name in optional(op).into_iter().filter(|name| names.contains(name)) {
            op.properties.shift_remove(&name);
            op.attributes.shift_remove(&name);
        }
        op.regions.iter_mut().for_each(|region| forget(region, names));
    }
}
