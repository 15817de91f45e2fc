//! The op select_and_scatter: windows select elements, which take in the values of the windows.

use super::prelude::*;
use super::reduction::{is_promotable, same_kind_of_float};
use super::window_attributes::strides;
use super::windows::{WindowLabels, read_window, window_counts};
use crate::ir::TensorType;
use crate::meaning::{self, Array, Slide};
use crate::numeric::ElementType;

/// `stablehlo.select_and_scatter`
/// ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#select_and_scatter)).
///
/// Every window of the operand selects one element. The result's element at its position starts from the
/// initial value and takes in the source elements of these windows in row-major order: `result =
/// scatter(result, source)`.
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
    meaning: Meaning::WithBodies(select_and_scatter),
};

pub static LABELS: WindowLabels = WindowLabels {
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

/// Checks (C9).
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

/// Checks (C10) and (C12).
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
pub fn scattered<'a>(view: &OpView<'a>) -> Option<&'a ElementType> {
    let (arguments, returned) = signature(view, 1)?;
    let ([first, _], [value]) = (arguments.as_slice(), returned.as_slice()) else { return None };
    let element = &value.as_tensor()?.element;
    let all = arguments.iter().all(|argument| is_scalar(argument, element));
    (all && is_scalar(value, element)).then(|| first.as_tensor().map(|ty| &ty.element))?
}

fn select_and_scatter(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Evaluate, Violation> {
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
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// Checks that the source has one element for each window over an operand.
pub fn agrees_with_windows(
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
