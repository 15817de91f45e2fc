//! Sums of many products, of which a first look knows bounds of the magnitudes of their terms and of the number of their inexact
//! additions: these take a small part of the time of the sums themselves.

use std::ops::Range;
use std::sync::Arc;

use super::first_look_sums::KnownSums;
use super::inexact::FinestTerms;
use super::inexact_windows::{CountsOfWindows, WindowQuanta};
use super::magnitudes::least_of;
use super::product_sums::{ProductSums, Tried};
use super::window_magnitudes;
use crate::ir::OpView;
use crate::judge::ground::bound::{grid_of, power_of_two};
use crate::judge::law::products::Products;
use crate::judge::law::quanta::Quanta;
use crate::judge::law::sizes::Operands;
use crate::judge::law::sum_bounds::{Estimate, Sums, SumsAt};
use crate::judge::law::sums::{FINE, Kind, Shape};
use crate::tensor::Tensor;

/// How much larger a bound of the errors of roundings is at least than the root of their number times a unit in the last place:
/// some standard deviations of roundings that err by chance.
const LIKELY: f64 = 1.0;
/// Of how many terms one takes part in sums of magnitudes, where those that take little time do not do.
const STRIDES: [usize; 4] = [8, 4, 2, 1];

/// Sums of many products, of whose magnitudes and inexact additions bounds are known.
pub struct BoundedSums<'a> {
    /// The sums, with their values.
    products: ProductSums<'a>,
    /// The sums of the magnitudes of more terms, made in f32, if those of a small part of them do not do.
    made: Option<Tensor>,
    /// What is known of inexact additions, if they are fewer than the terms.
    inexact: Option<Inexact>,
}

/// What is known of the inexact additions of some sums, and what has to be known of the magnitudes of their terms.
struct KnownAdditions {
    /// What counts them sum by sum.
    quanta: Option<Arc<Quanta>>,
    /// What is known of their number, if they are fewer than the terms.
    inexact: Option<Inexact>,
    /// The sums of the magnitudes of more terms than those that take little time, if these do not do.
    made: Option<Tensor>,
}

/// What is known of the inexact additions of sums.
enum Inexact {
    /// Nearly all additions of the sums are inexact whose terms have together at least this magnitude.
    NearlyAll(f64),
    /// Some additions are exact: they are counted among a part of the terms.
    Counted(FinestTerms),
    /// Some additions are exact; these numbers of additions of each sum are not.
    OfWindows(CountsOfWindows),
}

impl Inexact {
    /// Lowers the numbers of terms of the sums at a range of places until at least one fewer of their additions are inexact,
    /// in an accumulator of this precision. The magnitudes of the terms are no smaller than these.
    fn lower(&self, range: Range<usize>, precision: u32, magnitudes: &[f64], counts: &mut [f64]) {
        match self {
            Inexact::NearlyAll(from) => {
                for (count, magnitude) in counts.iter_mut().zip(magnitudes) {
                    *count = if magnitude >= from { *count } else { 0.0 };
                }
            }
            Inexact::Counted(chosen) => chosen.lower(range, precision, magnitudes, counts),
            Inexact::OfWindows(found) => found.lower(range, magnitudes, counts),
        }
    }
}

/// What counts inexact additions among a part of the terms.
enum Counting {
    Rows(FinestTerms),
    Windows(WindowQuanta),
}

impl KnownSums for BoundedSums<'_> {
    fn first_estimate(&self) -> Option<Estimate> {
        let ProductSums { alike, magnitudes, .. } = &self.products;
        Some(alike.estimate()?.with_magnitudes_up_to(magnitudes.most()))
    }

    fn values(&self) -> &[f64] {
        &self.products.alike.sums
    }

    fn magnitudes<'a>(&'a self, range: Range<usize>, buffer: &'a mut [f64]) -> &'a [f64] {
        let magnitudes = &self.products.magnitudes;
        match &self.made {
            Some(made) => least_of(made, range, magnitudes.terms(), buffer),
            None => magnitudes.least(range, buffer),
        }
        buffer
    }

    fn counts<'a>(
        &'a self,
        range: Range<usize>,
        magnitudes: &[f64],
        buffer: &'a mut [f64],
    ) -> Option<&'a [f64]> {
        let sums = &self.products.alike;
        let counts = sums.counts.as_ref().map(|counts| &counts[range.clone()]);
        let Some(inexact) = &self.inexact else { return counts };
        match counts {
            Some(counts) => buffer.copy_from_slice(counts),
            None => buffer.fill(sums.terms as f64),
        }
        inexact.lower(range, sums.accumulator.precision(), magnitudes, buffer);
        Some(buffer)
    }

    fn with_counted_additions(&self) -> Option<&Sums> {
        None
    }
}

impl SumsAt for BoundedSums<'_> {
    fn sums_at(&self, places: &[usize]) -> Sums {
        let values = self.values();
        self.products.at(places, places.iter().map(|&place| values[place]).collect())
    }
}

/// Of how many terms at most one has to take part in sums of magnitudes so that these do, given the index of a sum and its bound,
/// and of a few sums the magnitudes of all terms and those of a small part of them; the inner value is `None` if the latter do.
/// `None` if none do.
fn stride(
    [magnitudes, least]: [&[f64]; 2],
    does: impl Fn(usize, f64) -> bool,
) -> Option<Option<usize>> {
    let do_all = |sizes: &[f64]| (0..).zip(sizes).all(|(index, &size)| does(index, size));
    if do_all(least) {
        return Some(None);
    }
    let made = |stride: &usize| {
        let share = 1.0 / *stride as f64;
        do_all(&magnitudes.iter().map(|it| it * share).collect::<Vec<_>>())
    };
    STRIDES.into_iter().find(made).map(Some)
}

/// The sums of many products, of whose magnitudes bounds are known; `None` if the magnitudes have to be known at all
/// places.
pub fn of<'a>(
    shape: &Shape,
    view: &OpView<'_>,
    operands: &Operands<'a>,
) -> Option<BoundedSums<'a>> {
    let mut products = ProductSums::of(shape, view, operands)?;
    if shape.accumulator.is_f64() {
        let Products { sums, unit, error } = shape.in_pairs(operands.values)?;
        products.alike = Sums { sums, term_unit: unit, error, ..products.alike };
        return Some(BoundedSums { products, made: None, inexact: None });
    }
    let KnownAdditions { quanta, inexact, made } = additions(shape, &products)?;
    products.alike = Sums { sums: products.magnitudes.sums()?, quanta, ..products.alike };
    Some(BoundedSums { products, made, inexact })
}

/// What is known of the inexact additions of sums of products; `None` if it is too little.
fn additions(shape: &Shape, products: &ProductSums<'_>) -> Option<KnownAdditions> {
    let (magnitudes, tried) = (&*products.magnitudes, products.tried(shape));
    let Tried { places, magnitudes: all, sample, grid } = &tried;
    let mut least = vec![0.0; places.len()];
    for (&place, least) in places.iter().zip(&mut least) {
        magnitudes.least(place..place + 1, std::slice::from_mut(least));
    }
    let made = |stride: Option<usize>| match stride {
        Some(stride) => magnitudes.made(stride).map(Some),
        None => Some(None),
    };
    if sample.finer(*grid) > FINE {
        let finer = (0..64).map(|half| grid * power_of_two(-half));
        let finest = finer.take_while(|grid| sample.finer(*grid) > FINE).last()?;
        let from = finest * power_of_two(shape.accumulator.precision() as i32);
        // the grid of a sum is the finer the smaller its bound is, and has the fewer terms below it
        let made = made(stride([all, &least], |_, size| size >= from)?)?;
        return Some(KnownAdditions {
            quanta: None,
            inexact: Some(Inexact::NearlyAll(from)),
            made,
        });
    }
    let quanta = Arc::new(magnitudes.quanta()?);
    let sums = products.with_quanta(quanta.clone(), &tried);
    if !sums.has_quanta() {
        return Some(KnownAdditions { quanta: None, inexact: None, made: None });
    }
    let counting = match &shape.kind {
        Kind::Dot(_) => Counting::Rows(FinestTerms::of(quanta.clone())?),
        _ => Counting::Windows(WindowQuanta::of(quanta.clone())?),
    };
    let precision = shape.accumulator.precision();
    let stride = stride([all, &least], |index, size| {
        let (place, magnitude) = (places[index], all[index]);
        let grid = grid_of(magnitude, precision);
        let finer = quanta.finer(place, grid, usize::MAX) as f64;
        let count = match &counting {
            Counting::Rows(finest) => finest.count_at(place, size, precision),
            Counting::Windows(windows) => windows.count_at(place, size, precision),
        };
        // what roundings that err by chance move a sum by, of partial sums like this one
        let terms = magnitudes.terms() as f64;
        let partial = sums.values()[index].abs().max(magnitude / terms.sqrt());
        count * size >= LIKELY * finer.sqrt() * partial
    })?;
    let (inexact, made) = match counting {
        Counting::Rows(finest) => (Inexact::Counted(finest), made(stride)?),
        Counting::Windows(windows) => {
            let made = magnitudes.made(stride.unwrap_or(window_magnitudes::STRIDE))?;
            let counts = windows.counts(&made, magnitudes.terms(), precision);
            (Inexact::OfWindows(counts), Some(made))
        }
    };
    Some(KnownAdditions { quanta: Some(quanta), inexact: Some(inexact), made })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_below_a_magnitude_may_have_exact_additions() {
        let mut counts = [100.0; 2];
        Inexact::NearlyAll(2.0).lower(0..2, 24, &[1.5, 2.0], &mut counts);
        assert_eq!(counts, [0.0, 100.0]);
    }
}
