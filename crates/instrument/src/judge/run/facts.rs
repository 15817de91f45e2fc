//! What is known of the values that a device did not show.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::processes::{Divisible, Returned};
use crate::alone::wide::{numbers, of_f64s, widened};
use crate::engine::machine::tiles;
use crate::judge::ground::band::Band;
use crate::numeric::ElementType;
use crate::ops::ManualComputation;
use crate::tensor::Value;

/// What is known of a value that the device did not show.
#[derive(Debug, Clone)]
pub struct Fact {
    /// The interval of each element, or why nothing is known.
    pub band: Result<Arc<Band>, &'static str>,
    /// The ops that were judged together so far.
    pub group: Arc<BTreeSet<String>>,
}

/// How many ops a group names.
pub const NAMED: usize = 64;

/// What is known of a value that comes out of a branch or loop, if what decided for it is known as little as this.
pub fn doubted(decider: &Fact) -> Option<Fact> {
    let reason = "which branch the device took, or how often its loop ran, is not known, since the values that decide were \
                  not shown and may be either";
    Some(Fact { band: Err(reason), group: decider.group.clone() })
}

/// All ops that were judged together so far with some values.
pub fn grouped<'f>(facts: impl Iterator<Item = &'f Fact>) -> BTreeSet<String> {
    let mut group: BTreeSet<String> = BTreeSet::new();
    for fact in facts {
        group.extend(fact.group.iter().take(NAMED - group.len().min(NAMED)).cloned());
    }
    group
}

/// Takes elements of values. The result has elements of the first value and of those after it.
pub type Take<'t> = dyn Fn(&[Value]) -> Option<Value> + 't;

/// What is known of a value whose elements are taken from these values; `None` if it is known exactly.
pub fn taken(facts: &[Option<Fact>], values: &[Value], take: &Take<'_>) -> Option<Fact> {
    if facts.iter().all(Option::is_none) {
        return None;
    }
    let group = Arc::new(grouped(facts.iter().flatten()));
    let failed = facts.iter().flatten().find_map(|fact| fact.band.as_ref().err());
    let unknown = failed.copied().unwrap_or(NOT_FOLLOWED);
    let band = if failed.is_some() { None } else { band_of(facts, values, take) };
    match band {
        Some(band) if band.is_single() => None,
        band => Some(Fact { band: band.map(Arc::new).ok_or(unknown), group }),
    }
}

fn band_of(facts: &[Option<Fact>], values: &[Value], take: &Take<'_>) -> Option<Band> {
    let bands: Vec<Option<&Band>> =
        facts.iter().map(|fact| fact.as_ref()?.band.as_ref().ok().map(AsRef::as_ref)).collect();
    let ends = |end: &dyn Fn(&Band) -> Vec<f64>, of_exact: &dyn Fn(&Value) -> Option<Value>| {
        let each = values.iter().zip(&bands).map(|(value, band)| match (band, value.as_tensor()) {
            (Some(band), Some(tensor)) if band.len() == tensor.len() => {
                Some(of_f64s(tensor.shape(), end(band)))
            }
            (Some(_), _) => None,
            (None, _) => of_exact(value),
        });
        let taken = take(&each.collect::<Option<Vec<_>>>()?)?;
        Some(numbers(taken.as_tensor()?))
    };
    let (lo, hi) =
        (ends(&|band| band.lo.clone(), &in_f64)?, ends(&|band| band.hi.clone(), &in_f64)?);
    let has_marks = bands.iter().flatten().any(|band| !band.marks.is_empty());
    let mut band = Band { lo, hi, marks: Vec::new() };
    if has_marks {
        let of_band =
            |band: &Band| (0..band.len()).map(|at| f64::from(band.mark(at))).collect::<Vec<_>>();
        let none = |value: &Value| {
            let tensor = value.as_tensor()?;
            Some(of_f64s(tensor.shape(), vec![0.0; tensor.len()]))
        };
        band.marks = ends(&of_band, &none)?.into_iter().map(|mark| mark as u8).collect();
    }
    // exact values that are NaN have marks of their own
    band.settle();
    Some(band)
}

/// A tensor of floats or truth values in f64.
fn in_f64(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor()?;
    match tensor.element() {
        ElementType::Boolean => {
            let values = (0..tensor.len()).map(|index| tensor.code(index) as f64).collect();
            Some(of_f64s(tensor.shape(), values))
        }
        ElementType::Float(_) => Some(widened(value)),
        _ => None,
    }
}

/// Why nothing is known of values that processes hand to each other where the judge does not follow.
const NOT_FOLLOWED: &str = "it is handed from process to process in a way that is not followed, and was not shown before that";

impl Divisible for Fact {
    fn unknown() -> Option<Fact> {
        Some(Fact { band: Err(NOT_FOLLOWED), group: Arc::default() })
    }

    fn parts(
        facts: &[Option<Fact>],
        values: &[Value],
        computation: &ManualComputation,
        device: usize,
    ) -> Vec<Option<Fact>> {
        let part = |index: usize| {
            // only this operand is cut
            let take = |value: &[Value]| {
                let mut operands = vec![Value::Token; facts.len()];
                operands[index] = value.first()?.clone();
                tiles::parts(computation, &operands, device).ok()?.into_iter().nth(index)
            };
            taken(&facts[index..=index], &values[index..=index], &take)
        };
        (0..facts.len()).map(part).collect()
    }

    fn whole(returned: &[Returned<Fact>], computation: &ManualComputation) -> Vec<Option<Fact>> {
        let all: Vec<&Returned<Fact>> = returned.iter().collect();
        put_together(&all, &|results| tiles::whole(computation, results).ok())
    }

    fn joined(
        returned: &[&Returned<Fact>],
        computation: &ManualComputation,
        group: &[usize],
        position: usize,
    ) -> Vec<Option<Fact>> {
        put_together(returned, &|results| {
            tiles::joined_results(computation, group, position, results).ok()
        })
    }
}

/// What is known of values that are put together from what processes returned, each from one value of every process.
fn put_together(
    returned: &[&Returned<Fact>],
    put: &dyn Fn(&[Vec<Value>]) -> Option<Vec<Value>>,
) -> Vec<Option<Fact>> {
    let count = returned.iter().map(|it| it.facts.len()).min().unwrap_or_default();
    let one = |index: usize| {
        let facts: Vec<Option<Fact>> = returned.iter().map(|it| it.facts[index].clone()).collect();
        let values: Vec<Value> = returned.iter().map(|it| it.values[index].clone()).collect();
        let take = |values: &[Value]| put(&alone(values, index, count))?.into_iter().nth(index);
        taken(&facts, &values, &take)
    };
    (0..count).map(one).collect()
}

/// For each value a list of `count` values, in which it has this index, and the others are tokens.
fn alone(values: &[Value], index: usize, count: usize) -> Vec<Vec<Value>> {
    let list = |value: &Value| {
        let mut list = vec![Value::Token; count];
        list[index] = value.clone();
        list
    };
    values.iter().map(list).collect()
}
