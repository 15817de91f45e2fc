//! The step of a reduction that makes dimensions shorter.

use std::collections::HashSet;

use super::edits::Edit;
use super::passes::MOST_PARTS;
use super::search::{Search, Stop};
use crate::rewrite::{dimension_groups, entry_ops};
use crate::tensor::index::index_at;

/// Makes each group of tied dimensions as short as it can be: those of results first, then those that are summed over.
pub fn shapes(search: &mut Search<'_>) -> Result<(), Stop> {
    let mut number = 0;
    // an edit changes sizes alone, so that the groups keep their order
    while number < dimension_groups(&search.best.case).len() {
        one_index(search, number)?;
        fewer_indices(search, number)?;
        number += 1;
    }
    Ok(())
}

fn size(search: &Search<'_>, number: usize) -> usize {
    dimension_groups(&search.best.case).get(number).map_or(0, |group| group.size)
}

/// Keeps one index: that of the wrong element if it is known, the first, or the last.
fn one_index(search: &mut Search<'_>, number: usize) -> Result<(), Stop> {
    let size = size(search, number);
    if size < 2 {
        return Ok(());
    }
    let mut kept = vec![0, size - 1];
    kept.extend(wrong_index(search, number));
    kept.rotate_right(1);
    let mut seen = HashSet::new();
    kept.retain(|index| seen.insert(*index));
    let one = |index: usize| Edit::Shape(number, std::iter::once(index..index + 1).collect());
    let edits: Vec<Edit> = kept.into_iter().map(one).collect();
    search.first(&edits).map(|_| ())
}

/// The index of the wrong element along a group of dimensions, if a result has one of them.
fn wrong_index(search: &Search<'_>, number: usize) -> Option<usize> {
    let (case, shown) = (&search.best.case, &search.best.shown);
    let (result, place) = (shown.result?, shown.place?);
    let returned = *entry_ops(case).last()?.operands.get(result)?;
    let dimension = dimension_groups(case).get(number)?.dimension_of(returned)?;
    let shape = case.function().ty.results.get(result)?.as_tensor()?.static_shape()?;
    index_at(&shape, place).get(dimension).copied()
}

/// Leaves out indices: halves of them, quarters and so on.
fn fewer_indices(search: &mut Search<'_>, number: usize) -> Result<(), Stop> {
    let mut part = size(search, number) / 2;
    while part > 0 {
        let mut start = 0;
        loop {
            let count = size(search, number);
            let starts = (start..count).step_by(part).filter(|_| count > part);
            let without =
                |from: usize| Edit::Shape(number, vec![0..from, (from + part).min(count)..count]);
            match search.first(&starts.map(without).collect::<Vec<_>>())? {
                Some(taken) => start += taken * part,
                None => break,
            }
        }
        let count = size(search, number);
        part = (part / 2).min(count / 2);
        if part > 0 && count / part > MOST_PARTS {
            break;
        }
    }
    Ok(())
}
