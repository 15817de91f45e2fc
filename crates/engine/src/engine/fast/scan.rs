//! chlo.scan: slices are cut and joined as words.

use super::Fast;
use crate::engine::movement;
use crate::ir::TensorType;
use crate::ops::chlo::scan::{Scan, least_shape};
use crate::ops::{EvalError, Runtime};
use crate::tensor::{Tensor, Value, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[(
    "chlo.scan",
    Fast::WithBodies(|view, _| {
        let scan = Scan::of(view)?;
        Ok(Box::new(move |runtime, operands| run(&scan, 0, runtime, operands)))
    }),
)];

fn run(
    scan: &Scan,
    region: usize,
    runtime: &mut dyn Runtime,
    operands: &[Value],
) -> Result<Vec<Value>, EvalError> {
    let (inputs, inits) = operands.split_at(scan.inputs);
    let steps = scan.steps(inputs)?;
    let mut carried = inits.to_vec();
    let mut slices: Vec<Vec<Words>> = vec![Vec::with_capacity(steps); scan.outputs];
    for step in 0..steps {
        let place = if scan.reverse { steps - 1 - step } else { step };
        let mut arguments = Vec::with_capacity(operands.len());
        for input in inputs {
            arguments.push(slice(scan, input.tensor(), place)?.into());
        }
        arguments.append(&mut carried);
        let mut returned = runtime.apply(region, arguments)?;
        carried = returned.split_off(scan.outputs);
        for (slices, slice) in slices.iter_mut().zip(returned) {
            slices.push(slice.into_tensor().into_words());
        }
    }
    let mut results = Vec::with_capacity(scan.results.len());
    for (slices, ty) in slices.into_iter().zip(&scan.results) {
        results.push(joined(scan, slices, ty)?.into());
    }
    results.append(&mut carried);
    Ok(results)
}

fn slice(scan: &Scan, input: &Tensor, place: usize) -> Result<Tensor, EvalError> {
    let mut starts = vec![0; input.rank()];
    starts[scan.dimension] = place;
    let mut sizes = input.shape().to_vec();
    sizes[scan.dimension] = 1;
    let words = movement::slice(input.words(), &starts, &vec![1; input.rank()], &sizes)?;
    sizes.remove(scan.dimension);
    Ok(Tensor::new(input.element().clone(), words.with_shape(&sizes)))
}

/// The slices joined along the dimension, in the order of their places.
fn joined(scan: &Scan, slices: Vec<Words>, ty: &TensorType) -> Result<Tensor, EvalError> {
    let mut parts: Vec<Words> = Vec::with_capacity(slices.len());
    for slice in slices {
        let mut shape = slice.shape().to_vec();
        shape.insert(scan.dimension, 1);
        parts.push(slice.with_shape(&shape));
    }
    if scan.reverse {
        parts.reverse();
    }
    let words = match parts.is_empty() {
        false => movement::concatenate(&parts.iter().collect::<Vec<_>>(), scan.dimension)?,
        true => {
            let mut shape = least_shape(ty);
            shape[scan.dimension] = 0;
            Words::splat(ty.element.word(), &shape, 0)
        }
    };
    Ok(Tensor::new(ty.element.clone(), words))
}
