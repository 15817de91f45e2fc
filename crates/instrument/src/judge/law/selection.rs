//! `select_and_scatter`: each window selects an element of the operand, and the result's element there takes in the source's. It is
//! judged as the scatter of the source to these elements.
//!
//! The specification reduces a window by a tree whose leaves are its elements in order. An element that `select` prefers to all
//! before it, which are its left arguments, and to all after it, its right ones, is the one that every such tree leaves.

use super::rows::{Order, of_pairs};
use crate::alone::OneOp;
use crate::alone::bodies;
use crate::alone::captured;
use crate::alone::region::ExactRegion;
use crate::alone::windows::WindowTerms;
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{
    Attribute, Attributes, Dimension, Op, OpName, OpView, StructAttribute, TensorType, Type, Values,
};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::select_and_scatter::LABELS;
use crate::ops::{self, windows};
use crate::tensor::{Tensor, Value};

const INDEX: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });

/// Why elements are open that several elements of a window may give.
pub const CONTRADICTS: &str = "select contradicts itself for elements of a window, as it does for NaN, or a window has no elements";

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
        && captured(view.op).is_empty()
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

/// The scatter that an op is.
pub struct AsScatter {
    /// The scatter.
    pub op: OneOp,
    /// Its operands.
    pub operands: Vec<Value>,
    /// At which elements the result is not known.
    pub open: Vec<bool>,
    /// Why it is not known there.
    pub reason: &'static str,
}

impl AsScatter {
    /// The scatter for these operands and values that regions read, to so many elements; `None` if `select` cannot be run.
    pub fn of(view: &OpView<'_>, read: &[Value], size: usize) -> Option<AsScatter> {
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
