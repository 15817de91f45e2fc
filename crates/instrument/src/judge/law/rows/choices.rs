//! Reductions whose region chooses one of two rows: the place of the largest element, for example. Which row is left at the end
//! is one, unless rows tie by the region.

use super::{Case, Fate, Found, Order, alike, of_pairs, results};
use crate::alone::region::ExactRegion;
use crate::ir::OpView;
use crate::judge::law::total_order::{is_unsigned_nan, region_compares_unsigned_nan};
use crate::ops::reduction::Reduce;
use crate::tensor::{Tensor, Value};

const ANY_ORDER: &str = "its region may be applied in any order";
const TIES: &str = "which of several rows that tie its region leaves depends on the order";

/// How many pairs of rows are compared at most to find out what a region leaves.
const MOST: usize = 1 << 22;

/// The rows of an op: its inputs side by side, each a vector, and after the last element the initial values.
struct Inputs<'a, 'v> {
    region: ExactRegion<'a, 'v>,
    read: &'a [Value],
    rows: Vec<Tensor>,
    /// The codes of each vector of the rows, in which values that count as the same have one code.
    codes: Vec<Vec<u128>>,
    /// The places of the rows that each result element is made of, without the initial row.
    members: Vec<Vec<usize>>,
    /// Whether the region compares by the total order, which has no place for NaN of the type.
    is_total: bool,
}

impl<'a, 'v> Inputs<'a, 'v> {
    fn of(view: &'a OpView<'v>, read: &'a [Value], zero_sign: bool) -> Option<Inputs<'a, 'v>> {
        let region = ExactRegion::of(view, 0)?;
        let count = view.op.operands.len() / 2;
        let tensors: Vec<&Tensor> =
            read[..2 * count].iter().map(Value::as_tensor).collect::<Option<_>>()?;
        let (inputs, initial) = tensors.split_at(count);
        let row = |(input, initial): (&&Tensor, &&Tensor)| {
            // a region of a wider type than that of the inputs promotes them
            (input.element() == initial.element()).then(|| {
                let codes = (0..input.len()).map(|at| input.code(at)).chain([initial.code(0)]);
                Tensor::from_wide_codes(input.element().clone(), &[input.len() + 1], codes)
            })
        };
        let rows: Vec<Tensor> = inputs.iter().zip(initial).map(row).collect::<Option<_>>()?;
        let codes = rows.iter().map(|it| alike(it, zero_sign)).collect();
        let members = members(view, inputs.first()?.shape())?;
        let is_total = region_compares_unsigned_nan(view);
        Some(Inputs { region, read, rows, codes, members, is_total })
    }

    /// The place of the initial row.
    fn initial(&self) -> usize {
        self.rows[0].len() - 1
    }

    /// For pairs of rows, whether the region leaves the first and whether it leaves the second; neither if it makes a row of
    /// its own.
    fn left(&self, pairs: &[[usize; 2]], zero_sign: bool) -> Option<Vec<[bool; 2]>> {
        let found = of_pairs(&self.region, self.read, &self.rows, pairs, Order::RowByRow)?;
        let mut left = Vec::with_capacity(pairs.len());
        let mut rest = pairs.iter();
        for part in found {
            let codes: Vec<Vec<u128>> = part.iter().map(|it| alike(it, zero_sign)).collect();
            for at in 0..part.first()?.len() {
                let is =
                    |row: usize| codes.iter().zip(&self.codes).all(|(of, own)| of[at] == own[row]);
                left.push((*rest.next()?).map(is));
            }
        }
        Some(left)
    }

    /// The rows that may be left for each of some elements of the result, of which ours is one; `None` where that is not known.
    /// `ours` gives our row of an element.
    fn contestants(
        &self,
        elements: &[usize],
        ours: impl Fn(usize) -> Vec<u128>,
        zero_sign: bool,
    ) -> Option<Vec<Option<Vec<usize>>>> {
        let begin = |&element: &usize| self.search(element, &ours(element));
        let mut searches: Vec<Search> = elements.iter().map(begin).collect();
        loop {
            let mut pairs = Vec::new();
            for search in searches.iter_mut().filter(|it| it.goes_on()) {
                let row = search.found[search.looked_at];
                pairs.extend(search.all.iter().flat_map(|&other| [[row, other], [other, row]]));
            }
            if pairs.is_empty() {
                return Some(searches.into_iter().map(Search::end).collect());
            }
            let left = self.left(&pairs, zero_sign)?;
            let mut left = left.chunks(2);
            for search in searches.iter_mut().filter(|it| it.goes_on()) {
                search.looked_at += 1;
                for it in 0..search.all.len() {
                    let Some([first, second]) = left.next() else { return None };
                    search.take_in(it, [*first, *second]);
                }
            }
        }
    }

    /// The search for the rows that may be left for an element.
    fn search(&self, element: usize, ours: &[u128]) -> Search {
        let all: Vec<usize> =
            self.members[element].iter().copied().chain([self.initial()]).collect();
        let is_ours =
            |row: usize| self.codes.iter().zip(ours).all(|(codes, own)| codes[row] == *own);
        let is_found: Vec<bool> = all.iter().map(|&row| is_ours(row)).collect();
        let found: Vec<usize> = all.iter().copied().find(|&row| is_ours(row)).into_iter().collect();
        let is_open = |&row: &usize| self.rows.iter().any(|it| is_unsigned_nan(it, row));
        let has_open_order = self.is_total && all.iter().any(is_open);
        let is_known = !found.is_empty() && !has_open_order;
        Search { is_known, all, found, is_found, looked_at: 0 }
    }
}

/// A search for the rows that a region may leave: those that it prefers, on either side, to a row that may be left.
struct Search {
    /// The rows of an element of the result.
    all: Vec<usize>,
    /// The rows that may be left, and how many of these have been compared with all.
    found: Vec<usize>,
    looked_at: usize,
    /// Whether each of all is among those that were found, or equal to ours.
    is_found: Vec<bool>,
    /// Whether the region leaves one of two rows wherever it was looked at.
    is_known: bool,
}

impl Search {
    fn goes_on(&self) -> bool {
        let is_short = self.found.len() * self.all.len() <= MOST;
        self.is_known && is_short && self.looked_at < self.found.len()
    }

    /// Takes in what the region leaves of a row that may be left and of one of all, in either order.
    fn take_in(&mut self, at: usize, [first, second]: [[bool; 2]; 2]) {
        self.is_known &= (first[0] || first[1]) && (second[0] || second[1]);
        let may_win = first[1] || second[0];
        if may_win && !std::mem::replace(&mut self.is_found[at], true) {
            self.found.push(self.all[at]);
        }
    }

    fn end(self) -> Option<Vec<usize>> {
        (self.is_known && self.looked_at == self.found.len()).then_some(self.found)
    }
}

/// The places of the elements that each element of the result is reduced from.
fn members(view: &OpView<'_>, shape: &[usize]) -> Option<Vec<Vec<usize>>> {
    let Reduce { dimensions } = Reduce::of(view);
    let is_kept = |dimension: usize| !dimensions.contains(&(dimension as i64));
    let kept: Vec<usize> = (0..shape.len()).filter(|&it| is_kept(it)).collect();
    let count = kept.iter().map(|&dimension| shape[dimension]).product();
    let mut members = vec![Vec::new(); count];
    for place in 0..shape.iter().product() {
        let index = crate::tensor::index::index_at(shape, place);
        let of = kept.iter().fold(0, |sum, &dimension| sum * shape[dimension] + index[dimension]);
        members[of].push(place);
    }
    Some(members)
}

/// Why other rows than ours may be left.
pub fn open_question(view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
    let Some(inputs) = Inputs::of(view, operands, false) else { return Some(ANY_ORDER) };
    let Some(ours) = results(view, operands) else { return Some(ANY_ORDER) };
    let codes: Vec<Vec<u128>> = ours.iter().map(|it| alike(it, false)).collect();
    let elements: Vec<usize> = (0..ours.first()?.len()).collect();
    let own = |element: usize| codes.iter().map(|it| it[element]).collect();
    let Some(found) = inputs.contestants(&elements, own, false) else { return Some(ANY_ORDER) };
    found.into_iter().find_map(|found| match found {
        None => Some(ANY_ORDER),
        Some(found) if found.len() > 1 => Some(TIES),
        Some(_) => None,
    })
}

/// What is known of the elements of a result.
pub fn judge(case: &Case<'_, '_>, number: usize) -> Option<Found> {
    let zero_sign = case.freedoms.zero_sign;
    let ours = case.ours()?;
    let own: Vec<Vec<u128>> = ours.iter().map(|it| alike(it, zero_sign)).collect();
    let shown = case.shown_codes();
    let actual = &shown.iter().find(|(it, _)| *it == number)?.1;
    let mut fates = vec![Fate::Open; actual.len()];
    let reason = ANY_ORDER;
    let Some(inputs) = Inputs::of(case.view, case.operands, zero_sign) else {
        return Some(Found { fates, reason, notes: Vec::new() });
    };
    let mut note = None;
    let elements: Vec<usize> =
        (0..actual.len()).filter(|&it| actual[it] != own[number][it]).collect();
    let our_row = |element: usize| own.iter().map(|it| it[element]).collect();
    let all = inputs.contestants(&elements, our_row, zero_sign);
    for (element, found) in elements.into_iter().zip(all.into_iter().flatten()) {
        let Some(found) = found else { continue };
        let is_row = |row: usize| {
            shown.iter().all(|(result, codes)| inputs.codes[*result][row] == codes[element])
        };
        let is_legal = found.iter().any(|&row| is_row(row));
        fates[element] = if is_legal { Fate::Legal } else { Fate::Wrong };
        if !is_legal && note.is_none() {
            let members = inputs.members[element].iter().copied();
            let is_member = members.chain([inputs.initial()]).any(is_row);
            let index = crate::tensor::index::index_at(ours[number].shape(), element);
            note = Some(match is_member {
                true => format!(
                    "the row at {index:?} is one of the operands, but its region leaves another one"
                ),
                false => format!("the row at {index:?} is not one of the operands"),
            });
        }
    }
    Some(Found { fates, reason, notes: note.into_iter().collect() })
}
