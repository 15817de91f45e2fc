//! select_and_scatter: the elements of all windows are selected first, by a chunk program, then scattered.

use super::Fast;
use super::{CompiledBody, Promotion};
use crate::engine::movement::scatter::{Targets, update};
use crate::engine::movement::windowed::{Indices, WindowDimensions};
use crate::engine::selection::{Selection, put};
use crate::ir::{OpView, Violation};
use crate::meaning::Slide;
use crate::numeric::ElementType;
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::select_and_scatter::{LABELS, agrees_with_windows, scattered};
use crate::ops::windows::read_window;
use crate::ops::{Body, EvalError, Runtime};
use crate::tensor::allocation::collected;
use crate::tensor::{Tensor, Value, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.select_and_scatter", Fast::WithBodies(select_and_scatter))];

fn select_and_scatter(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let missing = || Violation::unlabelled("operands, result and regions have to be complete");
    let element = |index| view.operand(index).map(|ty| &ty.element).ok_or_else(missing);
    let rank = view.operand(0).ok_or_else(missing)?.rank();
    let (window, slides) = read_window(view, rank, &LABELS, &mut Vec::new()).ok_or_else(missing)?;
    let (arguments, _) = signature(view, 0).ok_or_else(missing)?;
    let compared = arguments.first().and_then(|ty| ty.as_tensor()).ok_or_else(missing)?;
    let target = scattered(view).ok_or_else(missing)?;
    let [select, scatter] = <[CompiledBody; 2]>::try_from(bodies).map_err(|_| missing())?;
    let prepared = SelectAndScatter {
        window,
        slides,
        compared: Promotion::new(element(0)?, &compared.element)?,
        source: Promotion::new(element(1)?, target)?,
        initial: Promotion::new(element(2)?, target)?,
        target: target.clone(),
        select,
        scatter,
    };
    Ok(Box::new(move |runtime, operands| {
        let operands: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        Ok(vec![prepared.evaluate(runtime, &operands)?.into()])
    }))
}

/// A select_and_scatter, prepared.
struct SelectAndScatter {
    window: Vec<usize>,
    slides: Vec<Slide>,
    compared: Promotion,
    source: Promotion,
    initial: Promotion,
    /// The element type of the result.
    target: ElementType,
    select: CompiledBody,
    scatter: CompiledBody,
}

impl SelectAndScatter {
    fn evaluate(
        &self,
        runtime: &mut dyn Runtime,
        operands: &[&Tensor],
    ) -> Result<Tensor, EvalError> {
        let operand = self.compared.apply(operands[0])?;
        let source = self.source.apply(operands[1])?;
        let initial = self.initial.apply(operands[2])?;
        let windows =
            agrees_with_windows(operand.shape(), source.shape(), &self.window, &self.slides)?;
        let selection = Selection {
            operand: operand.shape(),
            window: &self.window,
            slides: &self.slides,
            windows: &windows,
        };
        let selected = self.selected(runtime, &operand, &selection)?;
        let result = Tensor::try_splat(self.target.clone(), operand.shape(), initial.code(0))?;
        match &self.scatter {
            CompiledBody { program: Some(program), meaning }
                if meaning.captures.is_empty() && selection.is_disjoint() =>
            {
                let values = program.run(&[&initial, &source], &windows)?.swap_remove(0);
                let mut words = result.into_words();
                put(&mut words, &selected, values.words())?;
                Ok(Tensor::new(self.target.clone(), words))
            }
            _ => self.scattered(runtime, result, &source, &selected),
        }
    }

    fn selected(
        &self,
        runtime: &mut dyn Runtime,
        operand: &Tensor,
        selection: &Selection<'_>,
    ) -> Result<Vec<i64>, EvalError> {
        let CompiledBody { program, meaning: Body { region, .. } } = &self.select;
        if let Some(program) = program {
            let captured = captured(runtime, *region);
            return Ok(selection.by_program(operand, program, &captured)?);
        }
        let element = |index| Tensor::splat(operand.element().clone(), &[], operand.code(index));
        selection.by_question(|kept, next| {
            let arguments = vec![element(kept).into(), element(next).into()];
            Ok(runtime.apply(*region, arguments)?[0].tensor().code(0) != 0)
        })
    }

    fn scattered(
        &self,
        runtime: &mut dyn Runtime,
        result: Tensor,
        source: &Tensor,
        selected: &[i64],
    ) -> Result<Tensor, EvalError> {
        let CompiledBody { program, meaning: Body { region, .. } } = &self.scatter;
        let shape = result.shape().to_vec();
        if let Some(program) = program {
            let captured: Vec<u128> =
                captured(runtime, *region).iter().map(|tensor| tensor.code(0)).collect();
            let updates = source.words().clone().with_shape(&[source.len()]);
            let mut results = [flat(result)];
            let operand = [results[0].len()];
            let indices = Indices { values: selected, shape: &[selected.len()] };
            let dimensions = places();
            let targets = Targets::new(&operand, indices, &[selected.len()], &dimensions);
            update(&mut results, &[&updates], &targets, program, &captured)?;
            let [words] = results;
            return Ok(Tensor::new(self.target.clone(), words.with_shape(&shape)));
        }
        let mut codes = collected((0..result.len()).map(|index| result.code(index)))?;
        let element = |code| Tensor::splat(self.target.clone(), &[], code).into();
        for (index, &place) in selected.iter().enumerate() {
            let Ok(place) = usize::try_from(place) else { continue };
            let arguments = vec![element(codes[place]), element(source.code(index))];
            codes[place] = runtime.apply(*region, arguments)?[0].tensor().code(0);
        }
        Ok(Tensor::try_from_wide_codes(self.target.clone(), &shape, codes)?)
    }
}

fn captured(runtime: &dyn Runtime, region: usize) -> Vec<Tensor> {
    runtime.captured(region).into_iter().map(Value::into_tensor).collect()
}

fn flat(tensor: Tensor) -> Words {
    let len = tensor.len();
    tensor.words().clone().with_shape(&[len])
}

/// The dimension numbers that scatter each update to one index of a flat operand.
fn places() -> WindowDimensions {
    WindowDimensions {
        collapsed: vec![0],
        start_index_map: vec![0],
        index_vector: 1,
        ..WindowDimensions::default()
    }
}
