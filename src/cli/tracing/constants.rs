//! Other values for constants: a constant is part of the program, so it is changed there, before the run.

use crate::ir::{
    Attribute, DenseElements, Function, Item, Module, Op, Region, TensorType, ValueId,
};
use crate::tensor::Tensor;

/// The name of the op that defines constants.
pub const CONSTANT: &str = "stablehlo.constant";

/// A constant of a function, and the elements that it gets.
pub struct Replacement {
    /// The name of the function.
    pub function: String,
    pub constant: ValueId,
    pub ty: TensorType,
    pub elements: Tensor,
}

/// Gives constants other elements.
pub fn replace(module: &mut Module, replacements: &[Replacement]) {
    for item in &mut module.items {
        match item {
            Item::Function(function) => replace_in(function, replacements),
            Item::Module(inner) => replace(inner, replacements),
            Item::Other(..) => {}
        }
    }
}

fn replace_in(function: &mut Function, replacements: &[Replacement]) {
    let own: Vec<&Replacement> =
        replacements.iter().filter(|replacement| replacement.function == function.name).collect();
    if !own.is_empty() {
        function.body.iter_mut().for_each(|body| replace_in_region(body, &own));
    }
}

fn replace_in_region(region: &mut Region, replacements: &[&Replacement]) {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        replace_in_op(op, replacements);
        op.regions.iter_mut().for_each(|region| replace_in_region(region, replacements));
    }
}

fn replace_in_op(op: &mut Op, replacements: &[&Replacement]) {
    if op.full_name() != CONSTANT {
        return;
    }
    let Some(found) = replacements.iter().find(|found| op.results.contains(&found.constant)) else {
        return;
    };
    let elements = found.elements.clone();
    let dense = DenseElements { ty: found.ty.clone(), elements, splat: false };
    op.properties.insert("value".into(), Attribute::Dense(dense));
}
