//! Ops that make tensors from nothing: constant, iota.

use super::prelude::*;
use crate::engine::{Program, ProgramBuilder, StridedView, movement};
use crate::ir::{Attribute, DenseElements, TensorType};
use crate::meaning::{self, Codes};
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::Word;
use crate::tensor::allocation::{self, TooLarge};

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
        attributes: &[required("iota_dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short("dim = $iota_dimension attr-dict : type($output)"),
        verify: verify_iota,
        ..OpDef::new("stablehlo.iota")
    },
    meaning: Meaning::Whole(plain_iota),
};

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
    let (Some(dimension), Some(output)) = (view.integer("iota_dimension"), view.result(0)) else {
        return;
    };
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

fn plain_iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let Some(shape) = output.static_shape() else {
        return Err(Violation::unlabelled("the output of iota must have a static shape"));
    };
    let element = output.element.clone();
    let dimension = view.integer("iota_dimension").unwrap_or_default() as usize;
    let numerics = view.numerics().as_arithmetic();
    Ok(Box::new(move |_, _| {
        let result = meaning::iota(&mut Codes::default(), &element, &shape, dimension, &numerics)?;
        Ok(vec![result.into_tensor().into()])
    }))
}

pub(crate) fn prepare_iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let Some(shape) = output.static_shape() else {
        return Err(Violation::unlabelled("the output of iota must have a static shape"));
    };
    let numbers = Numbers::new(view, &output.element)?;
    Ok(Box::new(move |_, _| Ok(vec![numbers.along(&shape)?.into()])))
}

/// The numbers that the result repeats.
pub(crate) fn prepare_numbers(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let numbers = Numbers::new(view, &output.element)?;
    let size = output.shape[numbers.dimension].size();
    let size =
        size.ok_or_else(|| Violation::unlabelled("the output of iota must have a static shape"))?;
    Ok(Box::new(move |_, _| Ok(vec![numbers.up_to(size)?.into()])))
}

pub(crate) fn spread_iota(view: &OpView<'_>) -> Option<(TensorType, StridedView)> {
    let output = view.result(0)?;
    let shape = output.static_shape().filter(|shape| shape.len() > 1)?;
    output.static_len()?;
    let dimension = usize::try_from(view.integer("iota_dimension")?).ok()?;
    let size = shape[dimension];
    let is_plain = !matches!(output.element, ElementType::Quantized(_));
    let spread = StridedView::broadcast(&[size], &[dimension], &shape).filter(|_| is_plain)?;
    Some((TensorType::new(&[size], output.element.clone()), spread))
}

/// The indices along one dimension, converted to an element type.
pub struct Numbers {
    dimension: usize,
    convert: Program,
}

impl Numbers {
    /// Along the `iota_dimension` of an op.
    pub fn new(view: &OpView<'_>, element: &ElementType) -> Result<Numbers, Violation> {
        let dimension = view.integer("iota_dimension").and_then(|it| usize::try_from(it).ok());
        let dimension =
            dimension.ok_or_else(|| Violation::unlabelled("iota_dimension must be known"))?;
        let mut builder = ProgramBuilder::new();
        builder.set_numerics(view.numerics().as_arithmetic());
        let index = builder.input(INDEX);
        let converted = match element {
            ElementType::Quantized(quantized) => {
                let value = builder.convert(index, &ElementType::Float(quantized.expressed))?;
                builder.convert(value, element)?
            }
            _ => builder.convert(index, element)?,
        };
        Ok(Numbers { dimension, convert: builder.finish(&[converted]) })
    }

    /// A tensor of a shape that has the dimension.
    pub fn along(&self, shape: &[usize]) -> Result<Tensor, TooLarge> {
        let values = self.up_to(shape[self.dimension])?;
        if shape.len() == 1 {
            return Ok(values);
        }
        let words = movement::broadcast(values.words(), &[self.dimension], shape)?;
        Ok(Tensor::new(values.element().clone(), words))
    }

    /// The indices below `count`.
    fn up_to(&self, count: usize) -> Result<Tensor, TooLarge> {
        fn counted<W: Word>(element: &ElementType, count: usize) -> Result<Tensor, TooLarge> {
            let mut codes = allocation::with_capacity::<W>(&[count])?;
            codes.extend((0..count as u64).map(|index| W::cut(index.into())));
            Ok(Tensor::from_codes(element.clone(), &[count], codes))
        }
        let element = self.convert.outputs().next().unwrap_or(&INDEX);
        match element {
            // integers that have all bits of their words are what these hold of the index
            ElementType::Integer(IntegerType { width: 8, .. }) => counted::<u8>(element, count),
            ElementType::Integer(IntegerType { width: 16, .. }) => counted::<u16>(element, count),
            ElementType::Integer(IntegerType { width: 32, .. }) => counted::<u32>(element, count),
            ElementType::Integer(IntegerType { width: 64, .. }) => counted::<u64>(element, count),
            _ => {
                let indices = counted::<u64>(&INDEX, count)?;
                Ok(self.convert.run(&[&indices], &[count])?.swap_remove(0))
            }
        }
    }
}

const INDEX: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });
