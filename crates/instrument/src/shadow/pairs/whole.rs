//! Ops that are not elementwise, computed by their meaning on elements in pairs.

use super::Input;
use super::body::Body;
use super::column::{self, Column};
use super::fourier;
use super::made::Pairs;
use crate::ir::{OpView, ValueId};
use crate::meaning::{
    self, Array, Binary, Elements, Fold, Normalization, RaggedDimensions, Slide, System, Transform,
    WindowDimensions,
};
use crate::numeric::{ElementType, Numerics};
use crate::ops::chlo::top_k::TopK;
use crate::ops::constraints::sizes;
use crate::ops::reduction::Reduce;
use crate::ops::{
    einsum, fourier as fft, linear_algebra, normalization, plain, ragged_dot, scatter,
    select_and_scatter, windows,
};
use crate::shadow::wide::Wide;
use crate::tensor::allocation::TooLarge;

/// An op with what its meaning asks for.
pub enum Whole {
    Reduce(Vec<usize>, Body),
    ReduceWindow(Vec<usize>, Vec<Slide>, Body),
    Scatter(WindowDimensions, Body),
    SelectAndScatter { window: Vec<usize>, slides: Vec<Slide>, select: Body, scatter: Body },
    Inference(Normalization),
    Training(Normalization),
    Gradient(Normalization),
    Cholesky { lower: bool },
    TriangularSolve(System),
    Fourier(Transform, usize),
    TopK(usize),
    Einsum(einsum::Prepared),
    RaggedDot(RaggedDimensions),
}

impl Whole {
    /// The op, unless its meaning cannot be had in pairs. Its regions read captured values.
    pub fn of(view: &OpView<'_>, captured: &[ValueId]) -> Option<Whole> {
        let normalization = || normalization::normalization(view).ok();
        Some(match view.op.full_name() {
            "stablehlo.reduce" => {
                let dimensions = sizes(&Reduce::of(view).dimensions);
                Whole::Reduce(dimensions, Body::of(view, 0, captured)?)
            }
            "stablehlo.reduce_window" => {
                let (rank, labels) = (view.operand(0)?.rank(), &windows::REDUCE_WINDOW_LABELS);
                let (window, slides) = windows::read_window(view, rank, labels, &mut Vec::new())?;
                Whole::ReduceWindow(window, slides, Body::of(view, 0, captured)?)
            }
            "stablehlo.scatter" => {
                Whole::Scatter(scatter::dimensions(view), Body::of(view, 0, captured)?)
            }
            "stablehlo.select_and_scatter" => {
                let (rank, labels) = (view.operand(0)?.rank(), &select_and_scatter::LABELS);
                let (window, slides) = windows::read_window(view, rank, labels, &mut Vec::new())?;
                let [select, scatter] = [Body::of(view, 0, captured), Body::of(view, 1, captured)];
                Whole::SelectAndScatter { window, slides, select: select?, scatter: scatter? }
            }
            "stablehlo.batch_norm_inference" => Whole::Inference(normalization()?),
            "stablehlo.batch_norm_training" => Whole::Training(normalization()?),
            "stablehlo.batch_norm_grad" => Whole::Gradient(normalization()?),
            "stablehlo.cholesky" => {
                Whole::Cholesky { lower: linear_algebra::Cholesky::of(view).lower }
            }
            "stablehlo.triangular_solve" => Whole::TriangularSolve(linear_algebra::system(view)),
            "stablehlo.fft" => {
                let (transform, lengths) = fft::transform(view);
                Whole::Fourier(transform, lengths.len())
            }
            "chlo.top_k" => Whole::TopK(TopK::of(view).k as usize),
            "stablehlo.einsum" | "stablehlo.unary_einsum" => {
                Whole::Einsum(einsum::Prepared::of(view).ok()?)
            }
            "chlo.ragged_dot" => {
                Whole::RaggedDot(ragged_dot::read_ragged_dot(view).ok()?.dimensions)
            }
            _ => return None,
        })
    }

    /// Whether the op rounds its results, or chooses them among its operands.
    pub fn rounds(&self) -> bool {
        match self {
            Whole::Reduce(_, body) | Whole::ReduceWindow(_, _, body) | Whole::Scatter(_, body) => {
                body.rounds
            }
            Whole::SelectAndScatter { scatter, .. } => scatter.rounds,
            Whole::TopK(_) => false,
            _ => true,
        }
    }

    /// The results for these operands, and after them the captured values.
    pub fn run(&self, operands: &[Input], captured: &[Input]) -> Option<Vec<Option<Wide>>> {
        if let Whole::Fourier(transform, rank) = self {
            let result = fourier::run(operands.first()?.wide()?, *transform, *rank)?;
            return Some(vec![Some(result)]);
        }
        if let Whole::Scatter(dimensions, body) = self {
            return scattered(dimensions, body, operands, captured);
        }
        if let Whole::RaggedDot(dimensions) = self {
            let Input::Value(sizes) = operands.get(2)? else { return None };
            let sizes = plain::index_array(sizes);
            let factors = arrays(&operands[..2])?;
            let [lhs, rhs] = &factors[..] else { return None };
            let element = lhs.element();
            let sum = |factors: &[(Column, Column)], _| sum_of_products(element, factors);
            let result = meaning::ragged_dot_by([lhs, rhs], &sizes, dimensions, element, sum);
            return Some(vec![column::wide(&result.ok()?)]);
        }
        let arrays = arrays(operands)?;
        let captured: Vec<Column> = arrays_of_captured(captured)?;
        let results = self.results(&arrays, &captured).ok().filter(|it| !it.is_empty())?;
        Some(results.iter().map(column::wide).collect())
    }

    fn results(
        &self,
        operands: &[Array<Column>],
        captured: &[Column],
    ) -> Result<Vec<Array<Column>>, TooLarge> {
        let of = |index: usize| &operands[index];
        let (inputs, initial) = operands.split_at(operands.len() / 2);
        let mut pairs = Pairs::default();
        match self {
            Whole::Reduce(dimensions, body) => {
                let fold = Fold::along(of(0).shape(), dimensions);
                fold.by_body(inputs, initial, |values| body.made(captured, values))
            }
            Whole::ReduceWindow(window, slides, body) => {
                let fold = Fold::of_windows(of(0).shape(), window, slides);
                let inputs = inputs.iter().zip(initial);
                let inputs = inputs.map(|(input, initial)| padded(input, initial, slides));
                let inputs = inputs.collect::<Result<Vec<_>, _>>()?;
                fold.by_body(&inputs, initial, |values| body.made(captured, values))
            }
            Whole::SelectAndScatter { window, slides, select, scatter } => {
                let chosen = |kept, next| {
                    let answer = select.apply(captured, vec![kept, next]);
                    Ok::<_, TooLarge>(matches!(&answer[0], Column::Flags(flag) if flag[0]))
                };
                let scatter =
                    |value, new| Ok(scatter.apply(captured, vec![value, new]).swap_remove(0));
                let windows = (&window[..], &slides[..]);
                let result =
                    meaning::select_and_scatter(of(0), of(1), of(2), windows, chosen, scatter)?;
                Ok(vec![result])
            }
            Whole::Inference(it) => {
                Ok(vec![it.inference(&mut pairs, of(0), [of(1), of(2), of(3), of(4)])?])
            }
            Whole::Training(it) => Ok(it.training(&mut pairs, of(0), [of(1), of(2)])?.into()),
            Whole::Gradient(it) => {
                Ok(it.gradient(&mut pairs, of(0), [of(1), of(2), of(3)], of(4))?.into())
            }
            Whole::Cholesky { lower } => Ok(vec![meaning::cholesky(&mut pairs, of(0), *lower)?]),
            Whole::TriangularSolve(system) => {
                Ok(vec![meaning::triangular_solve(&mut pairs, of(0), of(1), *system)?])
            }
            Whole::TopK(count) => {
                Ok(meaning::top_k(&mut pairs, of(0), *count, &ElementType::Index)?.into())
            }
            Whole::Einsum(prepared) => einsum_of(prepared, operands),
            Whole::Scatter(..) | Whole::Fourier(..) | Whole::RaggedDot(_) => Ok(Vec::new()),
        }
    }
}

fn arrays(inputs: &[Input]) -> Option<Vec<Array<Column>>> {
    inputs.iter().map(column::array).collect()
}

/// The elements of captured values, which are scalars.
fn arrays_of_captured(captured: &[Input]) -> Option<Vec<Column>> {
    let elements = captured.iter().map(|input| {
        let tensor = input.tensor()?;
        Column::of(input, tensor.element(), 0..1)
    });
    elements.collect()
}

/// The sum of products of elements of a type.
fn sum_of_products(element: &ElementType, factors: &[(Column, Column)]) -> Column {
    let mut pairs = Pairs::default();
    let mut elements = Elements { arithmetic: &mut pairs, element, numerics: &Numerics::STANDARD };
    let zero = elements.of_code(0u128);
    factors.iter().fold(zero, |sum, (x, y)| {
        let product = elements.binary(Binary::Multiply, x, y);
        elements.binary(Binary::Add, &sum, &product)
    })
}

/// The result of an einsum, of which a unary one has a left operand of 1; nothing if the labels do not fit.
fn einsum_of(
    prepared: &einsum::Prepared,
    operands: &[Array<Column>],
) -> Result<Vec<Array<Column>>, TooLarge> {
    let Some(rhs) = operands.last() else { return Ok(Vec::new()) };
    let element = rhs.element();
    let one = Column::one(element, 1).map(|one| Array::new(element.clone(), &[], vec![one]));
    let lhs = if prepared.is_unary { one.as_ref() } else { operands.first() };
    let labelling = lhs.map(|lhs| prepared.labelling([lhs.shape(), rhs.shape()]));
    let (Some(lhs), Some(Ok(labelling))) = (lhs, labelling) else { return Ok(Vec::new()) };
    let sum = |factors: &[(Column, Column)], _| sum_of_products(element, factors);
    Ok(vec![meaning::einsum_by(lhs, rhs, &labelling.numbered(), element, sum)?])
}

fn padded(
    input: &Array<Column>,
    initial: &Array<Column>,
    slides: &[Slide],
) -> Result<Array<Column>, TooLarge> {
    let padding: Vec<_> = slides.iter().map(|slide| slide.padding()).collect();
    let sizes = input.shape().iter().zip(slides);
    let shape: Vec<usize> = sizes.map(|(&size, slide)| slide.padded(size)).collect();
    meaning::pad(input, initial, &padding, &shape)
}

/// The results of a scatter, whose operands are inputs, indices and updates.
fn scattered(
    dimensions: &WindowDimensions,
    body: &Body,
    operands: &[Input],
    captured: &[Input],
) -> Option<Vec<Option<Wide>>> {
    let count = operands.len() / 2;
    let Input::Value(indices) = operands.get(count)? else { return None };
    let indices = plain::index_array(indices);
    let (inputs, updates) = (arrays(&operands[..count])?, arrays(&operands[count + 1..])?);
    let captured = arrays_of_captured(captured)?;
    let results = meaning::scatter(inputs, &indices, &updates, dimensions, |now, new| {
        body.made(&captured, [now, new].concat())
    });
    Some(results.ok()?.iter().map(column::wide).collect())
}
