//! The largest elements of each line, and their places: the result has to name elements that the operand has, in descending
//! order.

use super::{Case, Fate, Found, Lines, alike};
use crate::ir::OpView;
use crate::numeric::ElementType;
use crate::ops::chlo::top_k::TopK;
use crate::tensor::{Tensor, Value};

const NAN: &str = "where NaN stands among the largest elements is not stated";
const TIES: &str = "equal elements may come in either order";

/// What decides about the elements of a line.
struct Line {
    has_nan: bool,
    has_both_zeros: bool,
    has_ties: bool,
}

fn look_at(operand: &Tensor, places: impl Iterator<Item = usize>) -> Line {
    let (mut codes, mut zeros) = (Vec::new(), Vec::new());
    let mut has_nan = false;
    for place in places {
        let code = operand.code(place);
        if let ElementType::Float(format) = operand.element() {
            has_nan |= format.is_nan(code as u64);
            if format.is_zero(code as u64) {
                zeros.push(code);
            }
        }
        codes.push(code);
    }
    codes.sort_unstable();
    let has_ties = codes.windows(2).any(|pair| pair[0] == pair[1]);
    let has_both_zeros = zeros.windows(2).any(|pair| pair[0] != pair[1]);
    Line { has_nan, has_both_zeros, has_ties }
}

/// Whether the op leaves the order of equal elements open.
fn is_free(view: &OpView<'_>) -> bool {
    !TopK::of(view).is_stable
}

/// Why other elements than ours may be the largest.
pub fn open_question(view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
    let operand = operands.first()?.as_tensor()?;
    let lines = Lines::of(operand.shape(), operand.rank() - 1);
    (0..lines.count).find_map(|line| {
        let found = look_at(operand, (0..lines.length).map(|at| lines.place(line, at)));
        let may_tie = found.has_both_zeros || found.has_ties && is_free(view);
        found.has_nan.then_some(NAN).or(may_tie.then_some(TIES))
    })
}

/// A line of the operand and of the results that the device showed.
struct Judged<'a> {
    case: &'a Case<'a, 'a>,
    /// Which element of the operand the line begins with.
    start: usize,
    length: usize,
    /// The codes of the operand, both zeros being one.
    codes: &'a [u128],
    operand: &'a Tensor,
}

impl Judged<'_> {
    /// The places in the line of the `count` largest elements, both zeros being equal, and of equal ones the first first.
    fn by_value(&self, ours: &[u128], count: usize) -> Vec<usize> {
        // our places are in the order of the values but for zeros of either sign
        let is_zero = |at: usize| match self.operand.element() {
            ElementType::Float(format) => format.is_zero(self.operand.code(self.start + at) as u64),
            _ => false,
        };
        let mut places: Vec<usize> = ours.iter().map(|&it| it as usize).collect();
        let zeros = places.iter().filter(|&&at| is_zero(at)).count();
        let mut all = (0..self.length).filter(|&at| is_zero(at));
        let first = places.iter().position(|&at| is_zero(at)).unwrap_or(count);
        for place in &mut places[first..first + zeros] {
            *place = all.next().unwrap_or(*place);
        }
        places
    }

    /// What is known of each element of the results' line, and what is wrong with the first wrong one.
    fn fates(
        &self,
        own: [&[u128]; 2],
        shown: [Option<&[u128]>; 2],
    ) -> (Vec<Fate>, Option<(usize, &'static str)>) {
        let [own_values, own_places] = own;
        let count = own_places.len();
        let look = look_at(self.operand, self.start..self.start + self.length);
        let by_value = self.by_value(own_places, count);
        let code = |at: usize| self.codes[self.start + at];
        let is_by_value = (0..count).all(|it| {
            shown[1].is_none_or(|places| places[it] == by_value[it] as u128)
                && shown[0].is_none_or(|values| values[it] == code(by_value[it]))
        });
        if is_by_value && self.case.freedoms.zero_sign {
            return (vec![Fate::Legal; count], None);
        }
        let mut taken = vec![false; self.length];
        let mut fault = None;
        let mut fate = |it: usize| {
            let wrong = |says| (Fate::Wrong, Some((it, says)));
            let value = match shown[1] {
                Some(places) => {
                    let place = usize::try_from(places[it]).ok().filter(|at| *at < self.length);
                    let Some(at) = place else { return wrong("is no place of the line") };
                    if std::mem::replace(&mut taken[at], true) {
                        return wrong("names the same element as one before it");
                    }
                    if shown[0].is_some_and(|values| values[it] != code(at)) {
                        return wrong("has another value than the element at its place");
                    }
                    code(at)
                }
                None => shown[0].map_or(own_values[it], |values| values[it]),
            };
            match () {
                () if look.has_nan => (Fate::Open, None),
                () if value != own_values[it] => wrong("is not the largest of those that are left"),
                () if is_free(self.case.view) || shown[1].is_none() => (Fate::Legal, None),
                () if shown[1].is_some_and(|places| places[it] == own_places[it]) => {
                    (Fate::Legal, None)
                }
                () => wrong("is equal to an element at a lower place, which has to come first"),
            }
        };
        let fates = (0..count).map(|it| {
            let (fate, says) = fate(it);
            fault = fault.or(says);
            fate
        });
        let fates = fates.collect();
        (fates, fault)
    }
}

/// What is known of the elements of a result.
pub fn judge(case: &Case<'_, '_>, number: usize) -> Option<Found> {
    let operand = case.operands.first()?.as_tensor()?;
    let ours = case.ours()?;
    let [values, places] = ours.as_slice() else { return None };
    let zero_sign = case.freedoms.zero_sign;
    let codes = alike(operand, zero_sign);
    let (inputs, outputs) = (
        Lines::of(operand.shape(), operand.rank() - 1),
        Lines::of(values.shape(), values.rank() - 1),
    );
    let own = [alike(values, zero_sign), alike(places, zero_sign)];
    let shown = case.shown_codes();
    let of = |result: usize| shown.iter().find(|(it, _)| *it == result).map(|(_, codes)| codes);
    let shown = [of(0), of(1)];
    let differs = outputs.differing(&own[number], shown[number]?);
    let mut fates = vec![Fate::Wrong; values.len()];
    let (mut wrong, mut first) = (0usize, None);
    for line in differs {
        let range = outputs.place(line, 0)..outputs.place(line, 0) + outputs.length;
        let start = inputs.place(line, 0);
        let judged = Judged { case, start, length: inputs.length, codes: &codes, operand };
        let part = |codes: &Vec<u128>| codes[range.clone()].to_vec();
        let own = [part(&own[0]), part(&own[1])];
        let shown = shown.map(|codes| codes.map(part));
        let (found, fault) =
            judged.fates([&own[0], &own[1]], [shown[0].as_deref(), shown[1].as_deref()]);
        fates[range].copy_from_slice(&found);
        if let Some(fault) = fault {
            wrong += 1;
            first = first.or(Some((line, fault)));
        }
    }
    let note = first.map(|(line, (at, says))| {
        let name = outputs.name(line, values.shape(), values.rank() - 1);
        let others = if wrong > 1 {
            format!(", and {} more lines are wrong", wrong - 1)
        } else {
            String::new()
        };
        format!("element {at} of the line {name} {says}{others}")
    });
    Some(Found { fates, reason: NAN, notes: note.into_iter().collect() })
}
