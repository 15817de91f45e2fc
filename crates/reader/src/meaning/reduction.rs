//! Reductions: a body applied to accumulators and elements, one element after the other.

use super::contraction::Slide;
use super::summation::{RandomBits, Scratch, Summation};
use super::{Array, indices, linear_index};
use crate::numeric::{Chance, ElementType, FloatFormat};
use crate::tensor::allocation::{self, TooLarge};

/// Which elements each output takes in, in their order.
pub struct Fold<'a> {
    /// The shape of the outputs.
    pub outputs: Vec<usize>,
    /// The shape of the steps: an output takes in one element for each index, in row-major order.
    pub steps: Vec<usize>,
    /// The index of the element that an output takes in at a step.
    pub element: Box<dyn Fn(&[usize], &[usize]) -> Vec<usize> + 'a>,
}

impl<'a> Fold<'a> {
    /// `reduce`: an output is an index over the dimensions that are kept, and takes in all elements there, in
    /// the row-major order of the input.
    pub fn along(shape: &'a [usize], dimensions: &'a [usize]) -> Fold<'a> {
        let (reduced, kept): (Vec<usize>, Vec<usize>) =
            (0..shape.len()).partition(|dimension| dimensions.contains(dimension));
        let sizes = |dimensions: &[usize]| dimensions.iter().map(|&d| shape[d]).collect();
        let (outputs, steps) = (sizes(&kept), sizes(&reduced));
        let element = move |output: &[usize], step: &[usize]| {
            let mut index = vec![0; shape.len()];
            kept.iter().zip(output).for_each(|(&dimension, &at)| index[dimension] = at);
            reduced.iter().zip(step).for_each(|(&dimension, &at)| index[dimension] = at);
            index
        };
        Fold { outputs, steps, element: Box::new(element) }
    }

    /// `reduce_window`: an output is a window over the padded input of this shape (before padding), and takes
    /// in the window's elements in row-major order.
    pub fn of_windows(shape: &[usize], window: &'a [usize], slides: &'a [Slide]) -> Fold<'a> {
        let counted = shape.iter().zip(window).zip(slides);
        let outputs =
            counted.map(|((&size, &window), slide)| slide.windows(size, window)).collect();
        let element = move |output: &[usize], step: &[usize]| {
            let at = output.iter().zip(step).zip(window).zip(slides);
            at.map(|(((&output, &step), &size), slide)| slide.element(output, step, size)).collect()
        };
        Fold { outputs, steps: window.to_vec(), element: Box::new(element) }
    }

    /// Each output starts from the initial values and takes in its elements one after the other:
    /// `accumulators = body(accumulators, elements)`.
    pub fn by_body<V: Clone, E: From<TooLarge>>(
        &self,
        inputs: &[Array<V>],
        initial: &[Array<V>],
        mut body: impl FnMut(Vec<V>) -> Result<Vec<V>, E>,
    ) -> Result<Vec<Array<V>>, E> {
        let mut results = Vec::with_capacity(initial.len());
        for _ in initial {
            results.push(allocation::with_capacity(&self.outputs)?);
        }
        for output in indices(&self.outputs) {
            let mut accumulators: Vec<V> = initial.iter().map(Array::scalar).collect();
            for step in indices(&self.steps) {
                let index = (self.element)(&output, &step);
                accumulators.extend(inputs.iter().map(|input| input.at(&index)));
                accumulators = body(accumulators)?;
            }
            results.iter_mut().zip(accumulators).for_each(|(result, value)| result.push(value));
        }
        let arrays = results.into_iter().zip(initial);
        let arrays = arrays
            .map(|(values, initial)| Array::new(initial.element().clone(), &self.outputs, values));
        Ok(arrays.collect())
    }

    /// Each output is the sum of the initial value and its elements, under an accumulation policy. Input and
    /// initial value are floats.
    pub fn by_summation(
        &self,
        input: &Array<u128>,
        initial: &Array<u128>,
        (summation, result): (&Summation, &'static FloatFormat),
        chance: Chance,
    ) -> Result<Array<u128>, TooLarge> {
        let value = |array: &Array<u128>, code: u128| match array.element() {
            ElementType::Float(format) => format.decode(code as u64),
            other => unreachable!("sums of floats, not of {other}"),
        };
        let start = value(initial, initial.scalar());
        let mut scratch = Scratch::default();
        Array::from_index(ElementType::Float(result), &self.outputs, |output| {
            let terms: Vec<f64> = indices(&self.steps)
                .map(|step| value(input, input.at(&(self.element)(output, &step))))
                .collect();
            let number = linear_index(&self.outputs, output);
            scratch.bits = RandomBits::of_output(chance, number, terms.len());
            let term = |step: usize| (terms[step], 1.0);
            let sum = summation.sum(&mut scratch, Some(start), terms.len(), true, term);
            summation.code(sum, &mut scratch).into()
        })
    }
}

/// `map`: at every index the body makes the result's element of the inputs' elements.
pub fn map<V: Clone, E: From<TooLarge>>(
    inputs: &[Array<V>],
    element: &ElementType,
    mut body: impl FnMut(Vec<V>) -> Result<V, E>,
) -> Result<Array<V>, E> {
    let shape = inputs[0].shape();
    let mut values = allocation::with_capacity(shape)?;
    for index in indices(shape) {
        values.push(body(inputs.iter().map(|input| input.at(&index)).collect())?);
    }
    Ok(Array::new(element.clone(), shape, values))
}

/// How `chlo.scan` goes over its inputs.
#[derive(Debug, Clone, Copy)]
pub struct Scan {
    /// The dimension of the inputs that is gone along, and that is put into the outputs.
    pub dimension: usize,
    /// How many slices there are.
    pub slices: usize,
    /// Whether the last slice is the first one to be taken.
    pub reverse: bool,
}

/// `chlo.scan`: the inputs' slices at one place of the dimension after the other, and the values that are
/// carried along, go to the body, which gives the outputs' slices at that place and the values to be carried
/// on. `outputs` gives the outputs' element types and the shapes of their slices, which the body's agree with.
/// The results are the outputs, then the values carried last.
pub fn scan<V: Clone, E: From<TooLarge>>(
    inputs: &[Array<V>],
    mut carried: Vec<Array<V>>,
    outputs: &[(ElementType, Vec<usize>)],
    Scan { dimension, slices, reverse }: Scan,
    mut body: impl FnMut(Vec<Array<V>>) -> Result<Vec<Array<V>>, E>,
) -> Result<Vec<Array<V>>, E> {
    let mut given: Vec<Vec<Array<V>>> = vec![Vec::new(); outputs.len()];
    for step in 0..slices {
        let place = if reverse { slices - 1 - step } else { step };
        let mut arguments = Vec::with_capacity(inputs.len() + carried.len());
        for input in inputs {
            let mut shape = input.shape().to_vec();
            shape.remove(dimension);
            let at = |index: &[usize]| input.at(&with(index, dimension, place));
            arguments.push(Array::from_index(input.element().clone(), &shape, at)?);
        }
        arguments.append(&mut carried);
        let mut returned = body(arguments)?;
        carried = returned.split_off(outputs.len());
        given.iter_mut().zip(returned).for_each(|(given, slice)| given.push(slice));
    }
    let mut results = Vec::with_capacity(outputs.len() + carried.len());
    for (given, (element, slice)) in given.iter().zip(outputs) {
        let slice = given.first().map_or(&slice[..], Array::shape);
        let result =
            Array::from_index(element.clone(), &with(slice, dimension, slices), |index| {
                let mut within = index.to_vec();
                let place = within.remove(dimension);
                given[if reverse { slices - 1 - place } else { place }].at(&within)
            })?;
        results.push(result);
    }
    results.append(&mut carried);
    Ok(results)
}

/// These numbers with another one put in at a dimension.
fn with(numbers: &[usize], dimension: usize, number: usize) -> Vec<usize> {
    let mut numbers = numbers.to_vec();
    numbers.insert(dimension, number);
    numbers
}

/// `select_and_scatter`: every window of the operand selects one of its elements, which is its first one until
/// `select(kept, next)` is false for another, in row-major order; padding is never selected. The source's
/// element of each window is then taken in, in row-major order of the windows, at the place that the window
/// selected: `result = scatter(result, source)`, from the initial value on. A window without elements takes
/// nothing in.
pub fn select_and_scatter<V: Clone, E: From<TooLarge>>(
    operand: &Array<V>,
    source: &Array<V>,
    initial: &Array<V>,
    (window, slides): (&[usize], &[Slide]),
    mut select: impl FnMut(V, V) -> Result<bool, E>,
    mut scatter: impl FnMut(V, V) -> Result<V, E>,
) -> Result<Array<V>, E> {
    let shape = operand.shape();
    let mut result = Array::from_index(initial.element().clone(), shape, |_| initial.scalar())?;
    for output in indices(source.shape()) {
        let mut selected: Option<Vec<usize>> = None;
        for step in indices(window) {
            let place = output.iter().zip(&step).zip(window).zip(slides).zip(shape);
            let place: Option<Vec<usize>> = place
                .map(|((((&output, &step), &size), slide), &limit)| {
                    let at = slide.element(output, step, size) as i128 - i128::from(slide.low);
                    usize::try_from(at).ok().filter(|&at| at < limit)
                })
                .collect();
            let Some(place) = place else { continue };
            let stays = match &selected {
                None => false,
                Some(kept) => select(operand.at(kept), operand.at(&place))?,
            };
            if !stays {
                selected = Some(place);
            }
        }
        if let Some(place) = selected {
            let value = scatter(result.at(&place), source.at(&output))?;
            result.set(&place, value);
        }
    }
    Ok(result)
}
