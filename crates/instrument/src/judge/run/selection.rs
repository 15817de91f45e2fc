//! `select_and_scatter`: each window selects an element of the operand, and the result's element there takes in the source's. It is
//! judged as the scatter of the source to these elements.
//!
//! The specification reduces a window by a tree whose leaves are its elements in order. An element that `select` prefers to all
//! before it, which are its left arguments, and to all after it, its right ones, is the one that every such tree leaves.

use super::results::judge_result;
use crate::alone::OneOp;
use crate::alone::bodies;
use crate::alone::region::ExactRegion;
use crate::alone::windows::WindowTerms;
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{
    Attribute, Attributes, Dimension, Op, OpName, OpView, StructAttribute, TensorType, Type, Values,
};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Verdict, judge_places, judge_unknown};
use crate::judge::law::flush::flush;
use crate::judge::law::intervals::{self, Known, Reading};
use crate::judge::law::kinds::Law;
use crate::judge::law::rows::{Order, of_pairs};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::select_and_scatter::LABELS;
use crate::ops::{self, windows};
use crate::tensor::{Tensor, Value};

const INDEX: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });

const CONTRADICTS: &str = "select contradicts itself for elements of a window, as it does for NaN, or a window has no elements";

/// Whether an op is a `select_and_scatter` whose windows select by nothing but exact comparisons.
pub fn is_exact(view: &OpView<'_>) -> bool {
    let of = |index: usize| view.operand(index).map(|ty| &ty.element);
    let is_same = || {
        let selected = view.op.regions.first().and_then(|region| region.blocks.first());
        let argument = selected.and_then(|block| block.arguments.first());
        let argument = argument.and_then(|&id| view.values[id].ty.as_tensor());
        argument.map(|ty| &ty.element) == of(0)
            && of(1) == of(2)
            && of(1) == view.result(0).map(|ty| &ty.element)
    };
    view.op.full_name() == "stablehlo.select_and_scatter"
        && crate::alone::captured(view.op).is_empty()
        && ExactRegion::of(view, 0).is_some()
        && is_same()
}

/// The elements that the windows select.
struct Selected {
    /// For each window, in the order of the source, the index of the element that `select` chose.
    places: Vec<usize>,
    /// At which elements it is not known which windows select them.
    open: Vec<bool>,
}

/// The elements that the windows of an operand select; `None` if the region cannot be run.
fn selected(view: &OpView<'_>, read: &[Value], count: usize) -> Option<Selected> {
    let operand = read.first()?.as_tensor()?;
    let (window, slides) = windows::read_window(view, operand.rank(), &LABELS, &mut Vec::new())?;
    let terms = WindowTerms::of_reduction(operand.shape(), &window, &slides);
    let members = |window: usize| {
        let mut places = Vec::new();
        terms.visit(window, |place, _| {
            places.push(place);
            true
        });
        places
    };
    let members: Vec<Vec<usize>> = (0..count).map(members).collect();
    let region = ExactRegion::of(view, 0)?;
    let rows = [operand.clone().with_shape(&[operand.len()])];
    let keeps = |pairs: &[[usize; 2]]| -> Option<Vec<bool>> {
        let found = of_pairs(&region, read, &rows, pairs, Order::RowByRow)?;
        let truths = found.iter().flat_map(|part| {
            part.first().into_iter().flat_map(|it| (0..it.len()).map(|at| it.code(at) != 0))
        });
        Some(truths.collect())
    };
    // a tournament of neighbours
    let mut left = members.clone();
    while left.iter().any(|window| window.len() > 1) {
        let pairs: Vec<[usize; 2]> = left
            .iter()
            .flat_map(|window| window.chunks_exact(2).map(|pair| [pair[0], pair[1]]))
            .collect();
        let mut answers = keeps(&pairs)?.into_iter();
        let mut winner = |pair: &[usize]| match pair {
            [first, second] => match answers.next() {
                Some(true) => *first,
                _ => *second,
            },
            _ => pair[0],
        };
        left = left.iter().map(|window| window.chunks(2).map(&mut winner).collect()).collect();
    }
    let mut open = vec![members.iter().any(Vec::is_empty); operand.len()];
    let places: Vec<usize> =
        left.iter().map(|window| window.first().copied().unwrap_or_default()).collect();
    // in places of a window, the earlier ones are on the left
    let (mut pairs, mut owners) = (Vec::new(), Vec::new());
    for (number, window) in members.iter().enumerate() {
        let Some(own) = window.iter().position(|it| *it == places[number]) else { continue };
        for (at, &other) in window.iter().enumerate().filter(|(at, _)| *at != own) {
            pairs.push(if at < own { [other, window[own]] } else { [window[own], other] });
            owners.push((number, at > own));
        }
    }
    for (keeps, (window, has_to_keep)) in keeps(&pairs)?.into_iter().zip(owners) {
        if keeps != has_to_keep {
            members[window].iter().for_each(|&place| open[place] = true);
        }
    }
    Some(Selected { places, open })
}

/// A scatter of updates to single elements of a vector, by the second region of the op.
fn scatter(view: &OpView<'_>, size: usize, updates: usize) -> Option<OneOp> {
    let element = view.result(0)?.element.clone();
    let mut values = Values::default();
    let mut value = |element: &ElementType, shape: &[usize]| {
        let shape: crate::ir::Shape = shape.iter().map(|&size| Dimension::Static(size)).collect();
        let ty = Type::Tensor(TensorType::with_shape(shape, element.clone()));
        values.add(crate::ir::ValueDef {
            ty,
            name: String::new(),
            span: view.op.span,
            location: None,
        })
    };
    let operands =
        vec![value(&element, &[size]), value(&INDEX, &[updates, 1]), value(&element, &[updates])];
    let results = vec![value(&element, &[size])];
    let zero = || Attribute::Array(vec![Attribute::Integer(0, Type::Element(INDEX))]);
    let one = Attribute::Integer(1, Type::Element(INDEX));
    let fields: Attributes = [
        ("inserted_window_dims".to_string(), zero()),
        ("scatter_dims_to_operand_dims".to_string(), zero()),
        ("index_vector_dim".to_string(), one),
    ]
    .into_iter()
    .collect();
    let numbers =
        StructAttribute { dialect: "stablehlo".into(), mnemonic: "scatter".into(), fields };
    let properties: Attributes =
        [("scatter_dimension_numbers".to_string(), Attribute::Struct(numbers))]
            .into_iter()
            .collect();
    let mut renumbering = Renumbering::new(view.values, values);
    let regions = vec![renumbering.region(view.op.regions.get(1)?)];
    let op = Op {
        name: OpName::Known(&ops::entry("stablehlo.scatter")?.def),
        operands: operands.clone(),
        results,
        properties,
        attributes: Attributes::default(),
        regions,
        successors: Vec::new(),
        span: view.op.span,
        location: view.op.location.clone(),
    };
    Some(OneOp::in_place_of(view, op, operands, renumbering.values))
}

/// What explains the elements of a result, of the pair the first being ours.
pub fn judge(
    view: &OpView<'_>,
    read: &[Value],
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Verdict {
    if pair[0].same_codes(pair[1]) {
        return judge_unknown(CONTRADICTS, pair, freedoms);
    }
    let Some(found) = as_scatter(view, read, pair, freedoms) else {
        return judge_unknown("its select cannot be run by itself", pair, freedoms);
    };
    match if found.is_accepted { None } else { read.first().and_then(flush) } {
        Some(operand) => with_flushed(view, read, operand, pair, freedoms, &found).unwrap_or(found),
        None => found,
    }
}

/// A verdict with what a device gives that compares subnormals as zeros, so that its windows select other elements.
fn with_flushed(
    view: &OpView<'_>,
    read: &[Value],
    operand: Value,
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
    found: &Verdict,
) -> Option<Verdict> {
    let read = [&[operand], &read[1..]].concat();
    let allowed = Freedoms { flush: true, ..freedoms.clone() };
    let other = as_scatter(view, &read, pair, &allowed)?;
    let rung_at = |place: usize| &found.rungs[usize::from(found.map[place])].0;
    let is_legal = |place: usize| {
        let rung = &other.rungs[usize::from(other.map[place])].0;
        let is_explained = allowed.accept(rung) && *rung != Rung::Undecided;
        is_explained && *rung_at(place) == Rung::Violation
    };
    let explains = |rung: Rung| move |place: usize| *rung_at(place) == rung;
    let own: Vec<(Rung, _)> = found
        .rungs
        .iter()
        .filter(|(rung, _)| !matches!(rung, Rung::Undecided | Rung::Violation))
        .map(|(rung, _)| (rung.clone(), explains(rung.clone())))
        .collect();
    let own = own.iter().map(|(rung, explains)| (rung.clone(), explains as &dyn Fn(usize) -> bool));
    let flushed: (Rung, &dyn Fn(usize) -> bool) = (Rung::Flush, &is_legal);
    let known: Vec<_> = own.chain([flushed]).collect();
    let is_open = |place: usize| *rung_at(place) == Rung::Undecided;
    let reason = found.undecided.unwrap_or(CONTRADICTS);
    Some(judge_places(pair, freedoms, &known, (reason, &is_open)))
}

/// The scatter that an op is.
struct AsScatter {
    op: OneOp,
    operands: Vec<Value>,
    /// At which elements the result is not known.
    open: Vec<bool>,
    /// Why it is not known there.
    reason: &'static str,
}

impl AsScatter {
    fn of(view: &OpView<'_>, read: &[Value], size: usize) -> Option<AsScatter> {
        let [_, source, initial] = read else { return None };
        let (source, initial) = (source.as_tensor()?, initial.as_tensor()?);
        let Selected { places, mut open } = selected(view, read, source.len())?;
        let start = (0..size).map(|_| initial.code(0));
        let start = Tensor::from_wide_codes(initial.element().clone(), &[size], start);
        let places: Vec<i64> = places.into_iter().map(|place| place as i64).collect();
        let indices = Tensor::from_vec(&[source.len(), 1], places).ok()?;
        let updates = source.clone().with_shape(&[source.len()]);
        let op = scatter(view, size, source.len())?;
        let errors = crate::verify::verify(op.module());
        if errors.iter().any(|it| it.severity == crate::diagnostic::Severity::Error) {
            return None;
        }
        let body = bodies::body_op(&op.view()).and_then(|body| body.neutral);
        let is_neutral = bodies::is_neutral(body, &updates, initial);
        if !is_neutral {
            open.fill(true);
        }
        let reason = if is_neutral { CONTRADICTS } else { bodies::NOT_NEUTRAL };
        let operands = vec![start.into(), indices.into(), updates.into()];
        Some(AsScatter { op, operands, open, reason })
    }
}

/// What may become of the result in a group of ops; what the windows select has to be known.
pub fn known(
    view: &OpView<'_>,
    reading: &Reading<'_>,
    ours: &[Value],
    freedoms: &Freedoms,
) -> Vec<Known> {
    let nothing = |reason| vec![Known::Nothing(reason)];
    let (Some(Some(ours)), [None, source, None]) =
        (ours.first().map(Value::as_tensor), reading.bands.as_slice())
    else {
        return nothing("which elements its windows select is not known exactly");
    };
    let Some(found) = AsScatter::of(view, reading.values, ours.len()) else {
        return nothing("its select cannot be run by itself");
    };
    if found.open.contains(&true) {
        return nothing(found.reason);
    }
    let reading = Reading { values: &found.operands, bands: vec![None, None, *source] };
    let flat = [ours.clone().with_shape(&[ours.len()]).into()];
    let view = found.op.view();
    intervals::results(&view, &Law::of(&view), &reading, &flat, freedoms)
}

fn as_scatter(
    view: &OpView<'_>,
    read: &[Value],
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Option<Verdict> {
    let size = pair[0].len();
    let AsScatter { op, operands, open, reason } = AsScatter::of(view, read, size)?;
    let flat = pair.map(|tensor| tensor.clone().with_shape(&[size]));
    let (view, law) = (op.view(), Law::of(&op.view()));
    let verdict = judge_result(&view, &law, &operands, 0, [&flat[0], &flat[1]], freedoms);
    let is_refused: Vec<bool> =
        verdict.rungs.iter().map(|(rung, _)| !freedoms.accept(rung)).collect();
    let is_open = |place: usize| open[place];
    if !(0..size).any(|place| is_refused[usize::from(verdict.map[place])] && is_open(place)) {
        return Some(verdict);
    }
    let explains = |rung: usize| {
        let map = &verdict.map;
        move |place: usize| usize::from(map[place]) == rung
    };
    let explaining: Vec<_> = (0..verdict.rungs.len()).map(explains).collect();
    let known = verdict.rungs.iter().zip(&explaining);
    let known: Vec<(Rung, &dyn Fn(usize) -> bool)> = known
        .filter(|((rung, _), _)| freedoms.accept(rung) && *rung != Rung::Undecided)
        .map(|((rung, _), explains)| (rung.clone(), explains as &dyn Fn(usize) -> bool))
        .collect();
    Some(judge_places(pair, freedoms, &known, (reason, &is_open)))
}

#[cfg(test)]
mod tests {
    use crate::judge::Rung;
    use crate::judge::program_tests::{tensor, verdict};

    /// Windows of three of six elements, three apart, whose element the second region adds to.
    fn pool(compares: &str, padding: [i64; 2], start: f64) -> String {
        let [low, high] = padding;
        let count = (6 + low + high - 3) / 2 + 1;
        format!(
            "func.func @main(%x: tensor<6xf32>, %s: tensor<{count}xf32>) -> tensor<6xf32> {{
               %start = stablehlo.constant dense<{start:?}> : tensor<f32>
               %0 = \"stablehlo.select_and_scatter\"(%x, %s, %start) ({{
                 ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                   %c = stablehlo.compare {compares}, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
                   stablehlo.return %c : tensor<i1>
               }}, {{
                 ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                   %c = stablehlo.add %a, %b : tensor<f32>
                   stablehlo.return %c : tensor<f32>
               }}) {{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[{low}, {high}]]> : tensor<1x2xi64>}}
                 : (tensor<6xf32>, tensor<{count}xf32>, tensor<f32>) -> tensor<6xf32>
               return %0 : tensor<6xf32>
             }}"
        )
    }

    fn rung(text: &str, x: [f64; 6], source: &[f64], result: [f64; 6]) -> Rung {
        let arguments = [tensor("f32", &[6], &x), tensor("f32", &[source.len()], source)];
        verdict(text, &arguments, ("%0", tensor("f32", &[6], &result)), "").rung()
    }

    #[test]
    fn what_windows_select_takes_in_their_sources_in_any_order() {
        // windows of the elements 0 to 1, 1 to 3, 3 to 5 and 5; element 3 is selected by two of them
        let text = pool("GE", [1, 1], 0.0);
        let x = [1.0, 0.0, 2.0, 9.0, 1.0, 4.0];
        let source = [3.0, 16777216.0, -1.0, 7.0];
        let judge = |result| rung(&text, x, &source[..3], result);
        let result = [3.0, 0.0, 0.0, 16777215.0, 0.0, 0.0];
        assert_eq!(judge(result), Rung::SameBits);
        // one addition of a sum below 2^24 may be off by one
        assert_eq!(judge([3.0, 0.0, 0.0, 16777216.0, 0.0, 0.0]), Rung::Ieee);
        assert_eq!(judge([3.0, 0.0, 0.0, 16777220.0, 0.0, 0.0]), Rung::Violation);
        assert_eq!(judge([0.0, 3.0, 0.0, 16777215.0, 0.0, 0.0]), Rung::Violation);
    }

    #[test]
    fn a_tie_goes_to_the_first_or_last_by_the_comparison() {
        let x = [5.0, 5.0, 0.0, 0.0, 5.0, 5.0];
        let first = [1.0, 0.0, 2.0, 0.0, 0.0, 0.0];
        let judge =
            |compares: &str, result| rung(&pool(compares, [0, 0], 0.0), x, &[1.0, 2.0], result);
        // the windows are of the elements 0 to 2 and 2 to 4
        let ge = [1.0, 0.0, 0.0, 0.0, 2.0, 0.0];
        let gt = [0.0, 1.0, 0.0, 0.0, 2.0, 0.0];
        assert_eq!((judge("GE", ge), judge("GT", gt)), (Rung::SameBits, Rung::SameBits));
        assert_eq!((judge("GE", gt), judge("GT", ge)), (Rung::Violation, Rung::Violation));
        assert_eq!(judge("GE", first), Rung::Violation);
    }

    #[test]
    fn sources_that_were_not_shown_are_judged_with_the_op_that_scatters_them() {
        let text = pool("GE", [0, 0], 0.0).replace(
            "%start = ",
            "%s = stablehlo.exponential %t : tensor<2xf32>
             %start = ",
        );
        let text = text.replace("%s: tensor<2xf32>)", "%t: tensor<2xf32>)");
        let x = [1.0, 0.0, 0.0, 3.0, 2.0, 0.0];
        let judge = |result| rung(&text, x, &[0.0, 1.0], result);
        let e = f64::from(std::f32::consts::E);
        assert_eq!(judge([1.0, 0.0, 0.0, e, 0.0, 0.0]), Rung::SameBits);
        let near = f64::from((e as f32).next_up());
        assert_eq!(judge([1.0, 0.0, 0.0, near, 0.0, 0.0]), Rung::Ieee);
        assert_eq!(judge([1.0, 0.0, 0.0, e + 0.01, 0.0, 0.0]), Rung::Violation);
        assert_eq!(judge([1.0, 0.0, 0.0, 0.0, e, 0.0]), Rung::Violation);
    }

    #[test]
    fn windows_with_nan_and_initial_values_that_change_sums_are_undecided() {
        let x = [1.0, f64::NAN, 0.0, 3.0, 2.0, 0.0];
        let text = pool("GE", [0, 0], 0.0);
        // the first window has NaN, and its elements are 0 to 2
        let judge = |result| rung(&text, x, &[1.0, 2.0], result);
        assert_eq!(judge([1.0, 0.0, 0.0, 2.0, 0.0, 0.0]), Rung::Undecided);
        assert_eq!(judge([1.0, 0.0, 0.0, 0.0, 2.0, 0.0]), Rung::Violation);
        let text = pool("GE", [0, 0], 1.0);
        let x = [1.0, 0.0, 0.0, 3.0, 2.0, 0.0];
        let judge = |result| rung(&text, x, &[1.0, 2.0], result);
        assert_eq!(judge([2.0, 1.0, 1.0, 3.0, 1.0, 1.0]), Rung::SameBits);
        assert_eq!(judge([3.0, 1.0, 1.0, 4.0, 1.0, 1.0]), Rung::Undecided);
    }
}
