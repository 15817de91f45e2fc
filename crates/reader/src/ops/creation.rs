//! Ops without operands that make tensors: constant, iota.

use super::prelude::*;
use crate::ir::{Attribute, DenseElements};
use crate::meaning::{self, Codes};
use crate::numeric::{ElementType, IntegerType};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CONSTANT, &IOTA];

/// `stablehlo.constant` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#constant)).
pub static CONSTANT: Entry = Entry {
    def: OpDef {
        attributes: &[required("value", Elements)],
        results: Results::Exactly(1),
        form: Form::Own,
        verify: verify_constant,
        ..OpDef::new("stablehlo.constant")
    },
    meaning: Meaning::Constant,
};

/// `stablehlo.iota` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#iota)): every
/// element is its index along the dimension, converted to the element type.
pub static IOTA: Entry = Entry {
    def: OpDef {
        attributes: Iota::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short("dim = $iota_dimension attr-dict : type($output)"),
        verify: verify_iota,
        ..OpDef::new("stablehlo.iota")
    },
    meaning: Meaning::Whole(iota),
};

// What `iota` and `dynamic_iota` state.
attributes! { pub struct Iota { required iota_dimension: i64 = I64 } }

/// The value of a constant, if its elements are in the file.
pub fn constant_value<'a>(view: &OpView<'a>) -> Option<&'a DenseElements> {
    match view.attribute("value")? {
        Attribute::Dense(value) => Some(value),
        _ => None,
    }
}

pub fn verify_constant(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(value), Some(output)) = (constant_value(view), view.result(0)) else { return };
    let written = &value.ty.element;
    let fits = *written == output.element.stored() || *written == output.element;
    if !fits || value.ty.shape != output.shape {
        let (value, output) = (Type::Tensor(value.ty.clone()), Type::Tensor(output.clone()));
        let message = format!("the value is {value}, the output {output}");
        violations.push(Violation::new("constant_c1", message));
    }
}

fn verify_iota(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some(output) = view.result(0) else { return };
    let dimension = Iota::of(view).iota_dimension;
    require_static(output, violations);
    if output.element == ElementType::Boolean {
        let message = "the output must be a tensor of integer, floating-point or complex type";
        violations.push(Violation::new("iota_c1", message));
    }
    if usize::try_from(dimension).ok().is_none_or(|dimension| dimension >= output.rank()) {
        let rank = output.rank();
        let message = format!("iota_dimension {dimension} is not a dimension of rank {rank}");
        violations.push(Violation::new("iota_c1", message));
    }
}

fn iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let Some(shape) = output.static_shape() else {
        return Err(Violation::unlabelled("the output of iota must have a static shape"));
    };
    let element = output.element.clone();
    let dimension = Iota::of(view).iota_dimension as usize;
    let numerics = view.numerics().as_arithmetic();
    Ok(Box::new(move |_, _| {
        let result = meaning::iota(&mut Codes::default(), &element, &shape, dimension, &numerics)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

pub const INDEX: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });
