//! The first look at so many sums that bounds of the magnitudes of their terms take less time than the sums themselves.

use super::bounded_sums;
use super::first_look::FirstLook;
use super::first_look_sums;
use super::product_sums::ProductSums;
use crate::judge::ground::places::places_between;
use crate::judge::law::ladder::Ladder;
use crate::judge::law::sizes::Operands;
use crate::judge::law::sum_bounds::SumsAt;
use crate::tensor::{Tensor, Value};

/// How many sums there have to be for bounds of their magnitudes.
const MANY: usize = 1 << 16;
/// If no more than one sum of this number has other bits than ours, these sums are computed alone.
const FEW_OF: usize = 1 << 6;
/// How many codes are compared at a time.
const BLOCK: usize = 1 << 12;

/// Sorts the elements of a result that is sums, of the pair the second one, and gives the sums of which any can be asked for;
/// `None` if all sums take no more time, or if no bound of their magnitudes is known.
pub fn sorted<'a>(
    ladder: &Ladder<'a, '_>,
    pair: [&Tensor; 2],
) -> Option<(FirstLook, Box<dyn SumsAt + 'a>)> {
    let (view, _, operands, _, freedoms) = ladder.subject();
    if freedoms.tree.is_some() || !are_many(operands, pair[0]) {
        return None;
    }
    let (shape, operands) = (ladder.sums_of_products()?, Operands::exact(operands));
    // sums of f64 take all operands
    let are_alone = !shape.accumulator.is_f64();
    if are_alone
        && let Some(left) = few_places(pair)
        && let Some(products) = ProductSums::of(shape, view, &operands)
        && let Some(products) = products.with_counts(shape)
    {
        return Some((FirstLook::same(pair[1].len(), left), Box::new(products)));
    }
    let bounded = bounded_sums::of(shape, view, &operands)?;
    let look = first_look_sums::sorted(&bounded, pair, view.numerics(), freedoms)?;
    Some((look, Box::new(bounded)))
}

/// Whether there are so many sums for the size of the operands that bounds of their magnitudes take less time than these.
fn are_many(operands: &[Value], sums: &Tensor) -> bool {
    let read: usize = operands.iter().filter_map(Value::as_tensor).map(Tensor::len).sum();
    sums.len() >= MANY && sums.len() >= read / 8
}

/// The places at which the codes differ, if they are few.
fn few_places([ours, actual]: [&Tensor; 2]) -> Option<Vec<usize>> {
    let elements = actual.len();
    let mut places = Vec::new();
    for first in (0..elements).step_by(BLOCK) {
        places.extend(places_between(ours, actual, first..elements.min(first + BLOCK)));
        if places.len() > elements / FEW_OF {
            return None;
        }
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_other_bits_are_few_or_none_are_told() {
        let ours = Tensor::from_vec(&[10_000], vec![0u32; 10_000]).unwrap();
        let few = |places: &[usize]| {
            let mut codes = vec![0u32; 10_000];
            places.iter().for_each(|&place| codes[place] = 1);
            few_places([&ours, &Tensor::from_vec(&[10_000], codes).unwrap()])
        };
        assert_eq!(few(&[]), Some(Vec::new()));
        let places = [0, BLOCK - 1, BLOCK, 9_999];
        assert_eq!(few(&places), Some(places.to_vec()));
        let many: Vec<usize> = (0..10_000).step_by(FEW_OF - 1).collect();
        assert_eq!(few(&many), None);
    }
}
