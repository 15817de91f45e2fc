//! select_and_scatter: windows select elements, which take in the windows' values.

use super::prelude::*;
use super::reduction::{is_promotable, same_kind_of_float};
use super::window_attributes::strides;
use super::windows::{WindowLabels, read_window, window_counts};
use crate::engine::fast::{CompiledBody, Promotion};
use crate::engine::movement::scatter::{Targets, update};
use crate::engine::movement::sliding::Slide;
use crate::engine::movement::windowed::{Indices, WindowDimensions};
use crate::engine::selection::{Selection, put};
use crate::ir::TensorType;
use crate::meaning::{self, Array};
use crate::numeric::ElementType;
use crate::tensor::Words;

/// `stablehlo.select_and_scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#select_and_scatter)).
///
/// Every window of the operand selects one element; the result's element there takes in the
/// window's element of the source: `result = scatter(result, source)`, from the initial value on,
/// in row-major order of the source.
pub static SELECT_AND_SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("source"), one_operand("init_value")],
        attributes: &[
            optional("window_dimensions", I64Array),
            optional("window_strides", I64Array),
            optional("padding", I64Elements),
        ],
        regions: Regions::Exactly(2),
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_select_and_scatter,
        ..OpDef::new("stablehlo.select_and_scatter")
    },
    meaning: Meaning::WithBodies(plain_select_and_scatter),
};

static LABELS: WindowLabels = WindowLabels {
    count: "select_and_scatter_c4",
    positive: "select_and_scatter_c5",
    padding: "select_and_scatter_c8",
    numbers: &[|| strides("window_strides", "select_and_scatter_c6", "select_and_scatter_c7")],
};

fn verify_select_and_scatter(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.operand(2), view.result(0)];
    let [Some(operand), Some(source), Some(initial), Some(result)] = types else {
        return violations.push(Violation::unlabelled("operands and result have to be tensors"));
    };
    let before = violations.len();
    refuse_per_axis(view, [0], "select_and_scatter_i1", violations);
    refuse_per_axis(view, [1], "select_and_scatter_i2", violations);
    refuse_per_axis(view, [2], "select_and_scatter_i3", violations);
    if violations.len() > before {
        return;
    }
    let message = || {
        format!("the source has elements of {}, the operand of {}", source.element, operand.element)
    };
    let same = same_kind_of_float(&source.element, &operand.element);
    require(same, "select_and_scatter_c1", message, violations);
    let message = || {
        format!(
            "init_value has elements of {}, the operand of {}",
            initial.element, operand.element
        )
    };
    let same = same_kind_of_float(&initial.element, &operand.element);
    require(same, "select_and_scatter_c3", message, violations);
    let message = || format!("init_value has shape {}, expected []", show(&initial.shape));
    require(initial.rank() == 0, "select_and_scatter_i3", message, violations);
    if let Some((window, slides)) = read_window(view, operand.rank(), &LABELS, violations) {
        let windows = window_counts(&operand.shape, &window, &slides);
        let message =
            || format!("the source has shape {}, expected {}", show(&source.shape), show(&windows));
        require(compatible(&source.shape, &windows), "select_and_scatter_c2", message, violations);
    }
    require_shape(result, &operand.shape, "select_and_scatter_c11", violations);
    verify_select(view, operand, violations);
    verify_scatter(view, operand, result, violations);
}

/// (C9).
fn verify_select(view: &OpView<'_>, operand: &TensorType, violations: &mut Vec<Violation>) {
    let fits = signature(view, 0).is_some_and(|(arguments, returned)| {
        let is_element = |ty: &&Type| {
            ty.as_tensor().is_some_and(|ty| {
                ty.rank() == 0 && same_kind_of_float(&ty.element, &operand.element)
            })
        };
        arguments.len() == 2
            && arguments.iter().all(is_element)
            && arguments[0] == arguments[1]
            && matches!(returned.as_slice(), [ty] if is_scalar(ty, &ElementType::Boolean))
    });
    let message = || {
        let element = &operand.element;
        format!("select has to take two tensor<{element}> and to return a tensor<i1>")
    };
    require(fits, "select_and_scatter_c9", message, violations);
}

/// (C10), (C12).
fn verify_scatter(
    view: &OpView<'_>,
    operand: &TensorType,
    result: &TensorType,
    violations: &mut Vec<Violation>,
) {
    let element = scattered(view).filter(|element| is_promotable(&operand.element, element));
    let Some(element) = element else {
        let message = format!(
            "scatter has to take two tensors of rank 0 of a type that {} can be promoted to, and to \
             return one",
            operand.element
        );
        return violations.push(Violation::new("select_and_scatter_c10", message));
    };
    let message = || format!("the result has elements of {}, scatter of {element}", result.element);
    require(result.element == *element, "select_and_scatter_c12", message, violations);
}

/// The type of the elements that `scatter` takes and returns.
fn scattered<'a>(view: &OpView<'a>) -> Option<&'a ElementType> {
    let (arguments, returned) = signature(view, 1)?;
    let ([first, _], [value]) = (arguments.as_slice(), returned.as_slice()) else { return None };
    let element = &value.as_tensor()?.element;
    let all = arguments.iter().all(|argument| is_scalar(argument, element));
    (all && is_scalar(value, element)).then(|| first.as_tensor().map(|ty| &ty.element))?
}

fn plain_select_and_scatter(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let missing = || Violation::unlabelled("operands, result and regions have to be complete");
    let rank = view.operand(0).ok_or_else(missing)?.rank();
    let (window, slides) = read_window(view, rank, &LABELS, &mut Vec::new()).ok_or_else(missing)?;
    let [select, scatter] = <[Body; 2]>::try_from(bodies).map_err(|_| missing())?;
    let (select, scatter) = (plain::Region::of(view, select)?, plain::Region::of(view, scatter)?);
    Ok(Box::new(move |runtime, operands| {
        let operands = plain::arrays(operands)?;
        let (compared, target) = (&select.arguments()[0], &scatter.arguments()[0]);
        let operand = plain::promoted(&operands[0], compared)?;
        let source = plain::promoted(&operands[1], target)?;
        let initial = plain::promoted(&operands[2], target)?;
        agrees_with_windows(operand.shape(), source.shape(), &window, &slides)?;
        let runtime = std::cell::RefCell::new(runtime);
        let result: Array<u128> = meaning::select_and_scatter(
            &operand,
            &source,
            &initial,
            (&window, &slides),
            |kept, next| {
                let answer = select.apply(&mut **runtime.borrow_mut(), vec![kept, next])?;
                Ok::<bool, EvalError>(answer[0] != 0)
            },
            |value, new| Ok(scatter.apply(&mut **runtime.borrow_mut(), vec![value, new])?[0]),
        )?;
        Ok(vec![result.into_tensor().into()])
    }))
}

/// The windows over an operand, which the source has to have one element each of.
fn agrees_with_windows(
    operand: &[usize],
    source: &[usize],
    window: &[usize],
    slides: &[Slide],
) -> Result<Vec<usize>, EvalError> {
    let counted = operand.iter().zip(window).zip(slides);
    let windows: Vec<usize> =
        counted.map(|((&size, &window), slide)| slide.windows(size, window)).collect();
    if source != windows {
        let found = show(&known(source));
        let message = format!(
            "the source has shape {found}, expected {} [select_and_scatter_c2]",
            show(&known(&windows))
        );
        return Err(EvalError::Failed(message));
    }
    Ok(windows)
}

pub(crate) fn prepare_select_and_scatter(
    view: &OpView<'_>,
    bodies: Vec<CompiledBody>,
) -> Result<Evaluate, Violation> {
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

/// A select_and_scatter made ready.
struct SelectAndScatter {
    window: Vec<usize>,
    slides: Vec<Slide>,
    compared: Promotion,
    source: Promotion,
    initial: Promotion,
    /// The type of the result's elements.
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
                put(&mut words, &selected, values.words());
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
        let mut codes: Vec<u128> = (0..result.len()).map(|index| result.code(index)).collect();
        let element = |code| Tensor::splat(self.target.clone(), &[], code).into();
        for (index, &place) in selected.iter().enumerate() {
            let Ok(place) = usize::try_from(place) else { continue };
            let arguments = vec![element(codes[place]), element(source.code(index))];
            codes[place] = runtime.apply(*region, arguments)?[0].tensor().code(0);
        }
        Ok(Tensor::from_wide_codes(self.target.clone(), &shape, codes))
    }
}

fn captured(runtime: &dyn Runtime, region: usize) -> Vec<Tensor> {
    runtime.captured(region).into_iter().map(Value::into_tensor).collect()
}

fn flat(tensor: Tensor) -> Words {
    let len = tensor.len();
    tensor.words().clone().with_shape(&[len])
}

/// One index of a flat operand a window.
fn places() -> WindowDimensions {
    WindowDimensions {
        collapsed: vec![0],
        start_index_map: vec![0],
        index_vector: 1,
        ..WindowDimensions::default()
    }
}
