//! Calls that decompose matrices or solve systems: the matrices of a batch one after the other, in f64.

use super::compute;
use crate::engine::linear::dense::{self, Z};
use crate::engine::linear::matrix::Matrix;
use crate::hardware::parallel;
use crate::ir::{OpView, TensorType, Type, Violation};
use crate::numeric::{ComplexPart, ElementType, IntegerType};
use crate::ops::calls::matrices::options::{Options, Setting, fits};
use crate::ops::calls::matrices::{self, Algorithm, Routine};
use crate::ops::calls::refusal;
use crate::ops::calls::signature::{Part, Signature, Sizes};
use crate::ops::{EvalError, Evaluate};
use crate::tensor::allocation::{filled, with_capacity};
use crate::tensor::{Tensor, Value};

/// How the results of a routine are computed. A result that the computation does not give is zero.
#[derive(Clone, Copy)]
enum Compute {
    /// One matrix of the batch after the other.
    Each(fn(&Case<'_>) -> Result<Found, String>),
    /// The whole batch at once.
    Whole(fn(&Whole<'_>) -> Result<Vec<(&'static str, Tensor)>, EvalError>),
}

/// The results for one matrix of the batch by their names, row-major.
pub type Found = Vec<(&'static str, Vec<Z>)>;

/// The operands of one matrix of the batch, and the options of the call.
pub struct Case<'a> {
    operands: Vec<(&'static str, Matrix)>,
    pub sizes: &'a Sizes,
    pub options: &'a Options,
    /// Whether the routine is for real numbers.
    pub is_real: bool,
    /// Whether the real and imaginary parts of its numbers have 32 bits.
    pub is_single: bool,
}

/// The operands of a whole call, with all matrices of the batch.
pub struct Whole<'a> {
    operands: Vec<(&'static str, &'a Tensor)>,
    pub options: &'a Options,
}

impl Case<'_> {
    /// The operand of this name; an operand of rank 1 is a column.
    pub fn matrix(&self, name: &str) -> &Matrix {
        let found = self.operands.iter().find(|(operand, _)| *operand == name);
        found.map_or_else(|| unreachable!("there is no operand {name}"), |(_, matrix)| matrix)
    }

    /// The size of this name in the routine's signature.
    pub fn size(&self, name: &str) -> usize {
        let known = self.sizes.known(name);
        known.unwrap_or_else(|| unreachable!("size {name} is not in the signature"))
    }
}

impl Whole<'_> {
    pub fn tensor(&self, name: &str) -> &Tensor {
        let found = self.operands.iter().find(|(operand, _)| *operand == name);
        found.map_or_else(|| unreachable!("there is no operand {name}"), |(_, tensor)| tensor)
    }
}

/// The routine that a target names, prepared; `None` if the target names no routine.
pub fn prepare(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    let (routine, kinds) = matrices::named(name)?;
    Some(prepare_routine(routine, view, &kinds))
}

/// The function that computes the results of a routine.
fn compute_of(algorithm: Algorithm) -> Compute {
    match algorithm {
        Algorithm::Cholesky => Compute::Whole(compute::cholesky),
        Algorithm::CholeskyUpdate => Compute::Each(compute::cholesky_update),
        Algorithm::Eigh => Compute::Each(compute::eigh),
        Algorithm::Gees => Compute::Each(compute::gees),
        Algorithm::Geev => Compute::Each(compute::geev),
        Algorithm::Gehrd => Compute::Each(compute::gehrd),
        Algorithm::Geqp3 => Compute::Each(compute::geqp3),
        Algorithm::Geqrf => Compute::Each(compute::geqrf),
        Algorithm::Getrf => Compute::Each(compute::getrf),
        Algorithm::Gtsv => Compute::Each(compute::gtsv),
        Algorithm::LuDecomposition => Compute::Each(compute::lu_decomposition),
        Algorithm::Orgqr => Compute::Each(compute::orgqr),
        Algorithm::Ormqr => Compute::Each(compute::ormqr),
        Algorithm::PackedGeev => Compute::Each(compute::packed_geev),
        Algorithm::Permutation => Compute::Each(compute::permutation),
        Algorithm::PerturbedGtsv => Compute::Each(compute::perturbed_gtsv),
        Algorithm::Potrf => Compute::Whole(compute::potrf),
        Algorithm::Svd => Compute::Each(compute::svd),
        Algorithm::Sytrd => Compute::Each(compute::sytrd),
        Algorithm::Trsm => Compute::Whole(compute::trsm),
    }
}

fn prepare_routine(
    routine: &Routine,
    view: &OpView<'_>,
    kinds: &str,
) -> Result<Evaluate, Violation> {
    let mut wrong = None;
    for text in routine.signatures {
        let signature = Signature::parse(text);
        match signature.check(view, kinds) {
            Ok((own, sizes)) => return prepare_as(routine, view, signature, own, &sizes),
            Err(violation) => wrong = wrong.or(Some(violation)),
        }
    }
    Err(wrong.unwrap_or_else(|| refusal(view, "has no signature")))
}

fn prepare_as(
    routine: &Routine,
    view: &OpView<'_>,
    signature: Signature,
    own: ElementType,
    sizes: &Sizes,
) -> Result<Evaluate, Violation> {
    let scalars: Vec<&str> =
        signature.operands.iter().filter(|part| part.is_scalar()).map(|part| part.name).collect();
    let options = Options::read(view, routine.settings, &scalars);
    let options = options.map_err(|message| refusal(view, message))?;
    if scalars.is_empty() {
        fits(&options, sizes).map_err(|message| refusal(view, message))?;
    }
    let types: Vec<TensorType> = view.result_types().filter_map(Type::as_tensor).cloned().collect();
    let call = Call {
        signature,
        types,
        options,
        settings: routine.settings,
        is_real: matches!(own, ElementType::Float(_)),
        is_single: matches!(&own, ElementType::Float(format) if format.is_f32())
            || own == ElementType::Complex(ComplexPart::F32),
        compute: compute_of(routine.algorithm),
    };
    Ok(Box::new(move |_, operands| call.run(operands)))
}

/// A call whose types and attributes have been checked.
struct Call {
    signature: Signature,
    types: Vec<TensorType>,
    options: Options,
    settings: &'static [Setting],
    is_real: bool,
    is_single: bool,
    compute: Compute,
}

impl Call {
    fn run(&self, operands: &[Value]) -> Result<Vec<Value>, EvalError> {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let sizes = self.sizes(&tensors)?;
        let options = self.options_of(&tensors, &sizes).map_err(EvalError::Failed)?;
        fits(&options, &sizes).map_err(EvalError::Failed)?;
        let mut results = match self.compute {
            Compute::Whole(compute) => {
                let names = self.signature.operands.iter().map(|part| part.name);
                compute(&Whole { operands: names.zip(tensors).collect(), options: &options })?
            }
            Compute::Each(compute) => self.each(&tensors, &sizes, &options, compute)?,
        };
        let parts = self.signature.results.iter().zip(&self.types);
        let values = parts.map(|(part, ty)| {
            let found = results.iter().position(|(name, _)| *name == part.name);
            let result = match found {
                Some(found) => results.swap_remove(found).1,
                None => zeros(part, ty, &sizes)?,
            };
            match ty.admits(result.shape()) && ty.element == *result.element() {
                true => Ok(result.into()),
                false => Err(EvalError::Failed(format!(
                    "{} has shape {:?}, its type is {}",
                    part.name,
                    result.shape(),
                    Type::Tensor(ty.clone())
                ))),
            }
        });
        values.collect()
    }

    /// The sizes that the shapes of the operands give, and those that the types of the results give.
    fn sizes(&self, tensors: &[&Tensor]) -> Result<Sizes, EvalError> {
        let mut sizes = Sizes::default();
        let operands = self.signature.operands.iter().zip(tensors);
        let operands = operands.map(|(part, tensor)| {
            (part, tensor.shape().iter().map(|&size| Some(size)).collect::<Vec<_>>())
        });
        let results = self.signature.results.iter().zip(&self.types);
        let results =
            results.map(|(part, ty)| (part, ty.shape.iter().map(|size| size.size()).collect()));
        for (part, shape) in operands.chain(results) {
            if !part.fit(&shape, &mut sizes) {
                let message =
                    format!("the shape of {} does not fit: {}", part.name, self.signature.text);
                return Err(EvalError::Failed(message));
            }
        }
        Ok(sizes)
    }

    /// The options of the call: its configuration, completed by the operands that state options. An operand
    /// that states a size must state the right one.
    fn options_of(&self, tensors: &[&Tensor], sizes: &Sizes) -> Result<Options, String> {
        let mut options = self.options.clone();
        for (part, tensor) in self.signature.operands.iter().zip(tensors) {
            if !part.is_scalar() || !matches!(tensor.element(), ElementType::Integer(_)) {
                continue;
            }
            let stated = tensor.code(0) as u32 as i32;
            let batch = || sizes.batch().map(|batch| batch.iter().product());
            let size = if part.name == "batch" { batch() } else { sizes.known(part.name) };
            match size {
                Some(size) if usize::try_from(stated) != Ok(size) => {
                    return Err(format!("{} is {stated}, the operands have {size}", part.name));
                }
                Some(_) => {}
                None => options.set(self.settings, part.name, stated.into())?,
            }
        }
        Ok(options)
    }

    fn each(
        &self,
        tensors: &[&Tensor],
        sizes: &Sizes,
        options: &Options,
        compute: fn(&Case<'_>) -> Result<Found, String>,
    ) -> Result<Vec<(&'static str, Tensor)>, EvalError> {
        let unknown = || EvalError::Failed("a size is not known".into());
        for part in self.signature.results.iter().filter(|part| !part.is_unused()) {
            // a result that is too large is refused before anything is computed
            drop(with_capacity::<Z>(&part.shape(sizes).ok_or_else(unknown)?)?);
        }
        let mut operands = Vec::with_capacity(tensors.len());
        for (part, tensor) in self.signature.operands.iter().zip(tensors) {
            let (rows, columns) = part.matrix(sizes).ok_or_else(unknown)?;
            operands.push((part, dense::load(tensor)?, rows, columns));
        }
        let count = sizes.batch().ok_or_else(unknown)?.iter().product();
        let mut found: Vec<Result<Found, String>> = vec![Ok(Vec::new()); count];
        parallel::for_each_chunk(&mut found, 1, |index, found| {
            let member = |(part, values, rows, columns): &(&Part, Vec<Z>, usize, usize)| {
                let first = if part.is_scalar() { 0 } else { index * rows * columns };
                let values = values[first..][..rows * columns].to_vec();
                (part.name, Matrix::new(*rows, *columns, values))
            };
            let operands = operands.iter().map(member).collect();
            found[0] = compute(&Case {
                operands,
                sizes,
                options,
                is_real: self.is_real,
                is_single: self.is_single,
            });
        });
        let mut parts: Vec<(&'static str, Vec<Z>)> = Vec::new();
        for member in found {
            for (name, values) in member.map_err(EvalError::Failed)? {
                match parts.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, all)) => all.extend(values),
                    None => parts.push((name, values)),
                }
            }
        }
        let results = self.signature.results.iter().zip(&self.types);
        let stored = results.filter_map(|(part, ty)| {
            let at = parts.iter().position(|(name, _)| *name == part.name)?;
            let shape = part.shape(sizes)?;
            Some(stored(&ty.element, &shape, &parts[at].1).map(|tensor| (part.name, tensor)))
        });
        stored.collect()
    }
}

/// A tensor of these elements in a result's type; integers are exact.
fn stored(element: &ElementType, shape: &[usize], values: &[Z]) -> Result<Tensor, EvalError> {
    if shape.iter().product::<usize>() != values.len() {
        let message = format!("{} elements do not have the shape {shape:?}", values.len());
        return Err(EvalError::Failed(message));
    }
    let ElementType::Integer(IntegerType { width, .. }) = *element else {
        return Ok(dense::store(element, shape, values)?);
    };
    let mask = u128::MAX >> (128 - width);
    let mut codes = filled(0u128, shape)?;
    codes.iter_mut().zip(values).for_each(|(code, z)| *code = z.re as i64 as i128 as u128 & mask);
    Ok(Tensor::try_from_wide_codes(element.clone(), shape, codes)?)
}

/// The tensor of a result that is not computed: zeros.
fn zeros(part: &Part, ty: &TensorType, sizes: &Sizes) -> Result<Tensor, EvalError> {
    let shape = if part.is_unused() { ty.static_shape() } else { part.shape(sizes) };
    let unknown = || EvalError::Failed(format!("the shape of {} is not known", part.name));
    Ok(Tensor::try_splat(ty.element.clone(), &shape.ok_or_else(unknown)?, 0)?)
}
