//! Bodies of one step on native types: sums, products, extremes, conjunctions, disjunctions.

use super::{Fold, Layout};
use crate::kernels::parallel;
use crate::kernels::program::Binary;
use crate::numeric::{ConvertPolicy, ElementType, Policy, names, round};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::{Tensor, Word};

/// Outputs that are taken on together: their chains of steps do not wait for each other.
const GROUP: usize = 16;

/// The reduction, if its body is one step on a native type and its outputs are gathered.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Option<Tensor>, TooLarge> {
    let (Some((step, _)), [input], [initial]) =
        (fold.program.as_binary(), fold.inputs, fold.initial)
    else {
        return Ok(None);
    };
    if !layout.is_gathered() || !fold.captured.is_empty() || !is_standard(fold) {
        return Ok(None);
    }
    let task = Task { input, initial, layout };
    match input.element() {
        ElementType::Boolean => task.booleans(step),
        ElementType::Float(format) if format.is_f32() => task.singles(step),
        ElementType::Float(format) if format.is_f64() => task.doubles(step),
        ElementType::Integer(integer) => match (integer.width, integer.signed) {
            (32, true) => task.signed32(step),
            (32, false) => task.unsigned32(step),
            (64, true) => task.signed64(step),
            (64, false) => task.unsigned64(step),
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

/// Whether the step rounds as the native types do.
fn is_standard(fold: &Fold<'_>) -> bool {
    let steps = fold.program.instructions();
    steps.iter().all(|step| step.numerics.arithmetic == Policy::STANDARD)
}

struct Task<'a> {
    input: &'a Tensor,
    initial: &'a Tensor,
    layout: &'a Layout,
}

macro_rules! integers {
    ($name:ident, $word:ty, $native:ty) => {
        fn $name(&self, step: Binary) -> Result<Option<Tensor>, TooLarge> {
            let cast = |f: fn($native, $native) -> $native| {
                move |a: $word, b: $word| f(a as $native, b as $native) as $word
            };
            match step {
                Binary::Add => self.chains::<$word>(cast(<$native>::wrapping_add)),
                Binary::Multiply => self.chains::<$word>(cast(<$native>::wrapping_mul)),
                Binary::Maximum => self.chains::<$word>(cast(std::cmp::max)),
                Binary::Minimum => self.chains::<$word>(cast(std::cmp::min)),
                Binary::And => self.chains::<$word>(|a, b| a & b),
                Binary::Or => self.chains::<$word>(|a, b| a | b),
                _ => return Ok(None),
            }
            .map(Some)
        }
    };
}

macro_rules! floats {
    ($name:ident, $word:ty, $float:ty, $format:expr) => {
        fn $name(&self, step: Binary) -> Result<Option<Tensor>, TooLarge> {
            fn of(f: impl Fn($float, $float) -> $float) -> impl Fn($word, $word) -> $word {
                move |a, b| f(<$float>::from_bits(a), <$float>::from_bits(b)).to_bits()
            }
            // The larger of unequal numbers; of equal ones the positive zero; else NaN.
            fn maximum(a: $float, b: $float) -> $float {
                match a.partial_cmp(&b) {
                    Some(std::cmp::Ordering::Less) => b,
                    Some(std::cmp::Ordering::Greater) => a,
                    Some(std::cmp::Ordering::Equal) => {
                        <$float>::from_bits(a.to_bits() & b.to_bits())
                    }
                    None => <$float>::NAN,
                }
            }
            let codes = match step {
                Binary::Add => self.chains(of(|a, b| a + b)),
                Binary::Multiply => self.chains(of(|a, b| a * b)),
                Binary::Maximum => self.chains(of(maximum)),
                Binary::Minimum => self.chains(of(|a, b| -maximum(-a, -b))),
                _ => return Ok(None),
            }?;
            Ok(Some(canonical::<$word, $float>(codes, &$format)))
        }
    };
}

impl Task<'_> {
    integers!(signed32, u32, i32);
    integers!(unsigned32, u32, u32);
    integers!(signed64, u64, i64);
    integers!(unsigned64, u64, u64);
    floats!(singles, u32, f32, names::F32);
    floats!(doubles, u64, f64, names::F64);

    fn booleans(&self, step: Binary) -> Result<Option<Tensor>, TooLarge> {
        match step {
            Binary::Add | Binary::Or | Binary::Maximum => self.chains::<u8>(|a, b| a | b),
            Binary::Multiply | Binary::And | Binary::Minimum => self.chains::<u8>(|a, b| a & b),
            _ => return Ok(None),
        }
        .map(Some)
    }

    /// Steps through the elements of each output, several outputs at a time.
    fn chains<W: Word>(&self, step: impl Fn(W, W) -> W + Sync) -> Result<Tensor, TooLarge> {
        let Layout { kept, reduced, shape, .. } = self.layout;
        let elements = self.input.codes::<W>();
        let mut results = filled(self.initial.codes::<W>()[0], shape)?;
        let group = |index: usize, results: &mut [W]| {
            let first = index * GROUP;
            if let Ok(results) = <&mut [W; GROUP]>::try_from(&mut *results) {
                let mut sums = *results;
                let starts: [usize; GROUP] = std::array::from_fn(|lane| kept.at(first + lane));
                for place in 0..reduced.len() {
                    let distance = reduced.at(place);
                    for (sum, start) in sums.iter_mut().zip(starts) {
                        *sum = step(*sum, elements[start + distance]);
                    }
                }
                *results = sums;
                return;
            }
            for (lane, result) in results.iter_mut().enumerate() {
                let start = kept.at(first + lane);
                let places = 0..reduced.len();
                *result = places
                    .fold(*result, |sum, place| step(sum, elements[start + reduced.at(place)]));
            }
        };
        if self.layout.work() < 1 << 15 {
            let groups = results.chunks_mut(GROUP).enumerate();
            groups.for_each(|(index, results)| group(index, results));
        } else {
            parallel::for_each_chunk(&mut results, GROUP, group);
        }
        Ok(Tensor::from_codes(self.input.element().clone(), shape, results))
    }
}

/// Makes every NaN the canonical one.
fn canonical<W: Word, F>(tensor: Tensor, format: &'static crate::numeric::FloatFormat) -> Tensor
where
    F: crate::numeric::CarrierFloat + bytemuck::Pod,
{
    let (element, shape) = (tensor.element().clone(), tensor.shape().to_vec());
    let mut codes = tensor.codes::<W>().to_vec();
    round::<F>(format, ConvertPolicy::COMPUTE, bytemuck::cast_slice_mut(&mut codes));
    Tensor::from_codes(element, &shape, codes)
}
