//! A result is judged in blocks of elements, so that what is computed for a block stays in the caches, and blocks are
//! judged side by side.

use std::sync::{Mutex, PoisonError};

use super::cancelled::cancellation;
use super::likely;
use super::likely_steps;
use super::sorting::{Open, judge_elements};
use crate::alone::OneOp;
use crate::alone::wide;
use crate::diagnostic::Severity;
use crate::hardware::parallel;
use crate::ir::OpView;
use crate::judge::ground::given::Given;
use crate::judge::ground::places::{gathered, numbers_at, places_between};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Element, Verdict, counted_together, number_of};
use crate::judge::law::kinds::Law;
use crate::judge::law::ladder::Ladder;
use crate::judge::law::reciprocal::used_quotients;
use crate::judge::law::sum_bounds::{Sums, SumsAt};
use crate::judge::look::first_look::FirstLook;
use crate::judge::look::{first_look_elements, first_look_sums, many_sums};
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};
use crate::paths::{self, Path};
use crate::tensor::{Tensor, Value};
use crate::verify;

/// How many elements a block has.
const BLOCK: usize = 1 << 12;
/// Of how many sums notes tell at most that are plainly legal.
const SAMPLED: usize = 1 << 13;

/// What a result of one op is judged by.
struct Case<'a, 'v> {
    view: &'a OpView<'v>,
    law: &'a Law,
    operands: &'a [Value],
    number: usize,
    pair: [&'a Tensor; 2],
    /// The second one of the pair.
    given: &'a Given<'a>,
    freedoms: &'a Freedoms,
    open: Open,
}

/// Judges a result of one op, for operands that are known exactly.
///
/// `operands` are those of the op, and after them the values from outside that its regions read; of the pair the first is
/// what this interpreter gives for them.
pub fn judge_result(
    view: &OpView<'_>,
    law: &Law,
    operands: &[Value],
    number: usize,
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Verdict {
    let open = Open { reason: law.open_question(view, operands) };
    let given = &Given::of(pair[1]);
    let case = Case { view, law, operands, number, pair, given, freedoms, open };
    let verdict = match law {
        Law::Sums(_) => case.sums(),
        _ if is_elementwise(view, operands, pair[0]) => case.elements(),
        _ => judge_elements(case.ladder(), given, case.open, None),
    };
    let mut notes = likely::of_range(view.op.full_name(), pair[1], &verdict, freedoms);
    notes.extend(verdict.notes.iter().cloned());
    if matches!(law, Law::Steps(_)) && verdict.rung() != Rung::SameBits {
        let mut ladder = case.ladder();
        let exact = ladder.exact().unwrap_or_default();
        notes.extend(likely_steps::notes(view, operands, number, exact, (given, &verdict)));
    }
    Verdict { notes, ..verdict }
}

/// Whether each element of a result is computed from the elements of its operands at its place, and can be alone.
fn is_elementwise(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> bool {
    let entry = ops::entry(view.op.full_name());
    let is_one = entry.is_some_and(|entry| matches!(entry.meaning, Meaning::Elementwise(_)));
    let fits = |value: &Value| {
        value.as_tensor().is_some_and(|it| {
            let is_plain = !matches!(it.element(), ElementType::Quantized(_));
            is_plain && (it.rank() == 0 || it.shape() == ours.shape())
        })
    };
    let is_plain = !matches!(ours.element(), ElementType::Quantized(_));
    is_one && is_plain && ours.len() > BLOCK && operands.iter().all(fits)
}

impl<'a, 'v> Case<'a, 'v> {
    fn ladder(&self) -> Ladder<'a, 'v> {
        let Case { view, law, operands, number, pair, given, freedoms, .. } = *self;
        Ladder::new(view, law, operands, pair[0], number, freedoms).with_actual(given)
    }

    /// Judges an elementwise op on the elements that differ, in blocks.
    fn elements(&self) -> Verdict {
        let reciprocals = match self.pair[0].same_codes(self.pair[1]) {
            true => Vec::new(),
            false => used_quotients(self.view, self.operands, self.pair),
        };
        let judge = |places: &[usize]| {
            let one = OneOp::of_elements(self.view, places.len());
            if verify::verify(one.module()).iter().any(|it| it.severity == Severity::Error) {
                return None;
            }
            let chosen = |value: &Value| match value.as_tensor() {
                Some(tensor) if tensor.rank() > 0 => gathered(tensor, places).into(),
                _ => value.clone(),
            };
            let operands: Vec<Value> = self.operands.iter().map(chosen).collect();
            let [ours, actual] = self.pair.map(|tensor| gathered(tensor, places));
            let (view, freedoms) = (one.view(), self.freedoms);
            let ladder = Ladder::new(&view, self.law, &operands, &ours, self.number, freedoms);
            let reciprocals = reciprocals.iter().map(|it| gathered(it, places)).collect();
            let ladder = ladder.with_reciprocals(reciprocals);
            Some(judge_elements(ladder, &Given::of(&actual), self.open, None))
        };
        let Case { view, law, operands, number, pair, freedoms, open, .. } = *self;
        if open.reason.is_none()
            && paths::take(Path::FirstLooks)
            && let Some(look) =
                first_look_elements::sorted(view, law, operands, number, pair, freedoms)
            && let Some(rest) = self.rest(&look, judge)
        {
            return look.with(rest, freedoms);
        }
        match in_blocks(self.pair, self.freedoms, judge) {
            Some(verdict) => verdict,
            None => judge_elements(self.ladder(), self.given, self.open, None),
        }
    }

    /// Judges sums in blocks.
    fn sums(&self) -> Verdict {
        if self.pair[0].same_codes(self.pair[1]) {
            return judge_elements(self.ladder(), self.given, self.open, None);
        }
        let looks = paths::take(Path::FirstLooks);
        if looks && let Some((look, sums)) = many_sums::sorted(&self.ladder(), self.pair) {
            return self.of_sums(Some(look), &*sums);
        }
        let Some(sums) = self.ladder().into_sums() else {
            let reason = Some("the op cannot be computed in f64");
            return judge_elements(self.ladder(), self.given, Open { reason }, None);
        };
        let (numerics, freedoms) = (self.view.numerics(), self.freedoms);
        let look = || first_look_sums::sorted(&sums, self.pair, numerics, freedoms);
        self.of_sums(if looks { look() } else { None }, &sums)
    }

    /// Judges sums of which some are known to be plainly legal.
    fn of_sums(&self, look: Option<FirstLook>, known: &dyn SumsAt) -> Verdict {
        let verdict = self.by_rungs(look.as_ref(), known, None);
        let replays = Rung::Replay(String::new());
        let is_late = |rung: &Rung| match self.freedoms.accept(&replays) {
            true => !self.freedoms.accept(rung) || rung.order() > replays.order(),
            false => !self.freedoms.accept(rung) && rung.order() > replays.order(),
        };
        let verdict = match verdict.rungs.iter().any(|(rung, _)| is_late(rung)) {
            true => match self.ladder().replay(self.pair[1]) {
                Some(name) => self.by_rungs(look.as_ref(), known, Some(&name)),
                None => verdict,
            },
            false => verdict,
        };
        // the sums of which notes tell: a sample, and those that are not plainly legal
        let numbers = wide::numbers_in(self.pair[1]);
        let step = if look.is_some() { numbers.div_ceil(SAMPLED).max(1) } else { 1 };
        let sample: Vec<usize> = (0..numbers).step_by(step).collect();
        let left = look.as_ref().map_or(&[][..], FirstLook::left);
        let mut places = [&sample[..], left].concat();
        places.sort_unstable();
        places.dedup();
        let sums = known.sums_at(&places);
        let of_sample: Vec<usize> =
            (0..places.len()).filter(|&it| places[it].is_multiple_of(step)).collect();
        let sampled = sums.at(&of_sample);
        let values = numbers_at(self.pair[1], &places);
        let of_sampled: Vec<f64> = of_sample.iter().map(|&it| values[it]).collect();
        let looked_at = (&sampled, &sample[..], &of_sampled[..]);
        let notes = likely::of_sums(looked_at, self.pair[1].element(), &verdict);
        let of_places = (&places[..], &values[..], [&sums.sums[..], &sums.magnitudes]);
        let cancellation = cancellation(&verdict, self.pair[1], of_places, self.freedoms);
        Verdict { power: sampled.power(self.freedoms.body), notes, cancellation, ..verdict }
    }

    fn by_rungs(
        &self,
        look: Option<&FirstLook>,
        known: &dyn SumsAt,
        replay: Option<&str>,
    ) -> Verdict {
        let judge = |places: &[usize]| Some(self.of_places(known, places, replay));
        if let Some(look) = look
            && let Some(rest) = self.rest(look, judge)
        {
            return look.clone().with(rest, self.freedoms);
        }
        match in_blocks(self.pair, self.freedoms, judge) {
            Some(verdict) => verdict,
            None => judge_elements(self.ladder(), self.given, self.open, replay),
        }
    }

    /// The verdict on the elements that are not sorted out, if `judge` can judge the elements at some places.
    fn rest(
        &self,
        look: &FirstLook,
        judge: impl Fn(&[usize]) -> Option<Verdict> + Sync,
    ) -> Option<Verdict> {
        let left = look.left();
        let [ours, actual] = self.pair.map(|tensor| gathered(tensor, left));
        let of_left = |places: &[usize]| {
            let places: Vec<usize> = places.iter().map(|&place| left[place]).collect();
            judge(&places)
        };
        in_blocks([&ours, &actual], self.freedoms, of_left)
    }

    /// Judges the sums at some places rung by rung.
    fn of_places(&self, known: &dyn SumsAt, places: &[usize], replay: Option<&str>) -> Verdict {
        let parts = if matches!(self.pair[0].element(), ElementType::Complex(_)) { 2 } else { 1 };
        let numbers: Vec<usize> =
            places.iter().flat_map(|place| place * parts..(place + 1) * parts).collect();
        let [ours, actual] = self.pair.map(|tensor| gathered(tensor, places));
        let Case { view, law, operands, number, freedoms, .. } = *self;
        let ladder = Ladder::new(view, law, operands, &ours, number, freedoms);
        let own = known.sums_at(&numbers);
        let given = Given::of(&actual);
        let values = own.has_quanta().then(|| given.numbers().clone());
        let ladder = ladder.with_sums(Sums { actual: values, ..own });
        judge_elements(ladder, &given, self.open, replay)
    }
}

/// The verdict on a result some blocks of which are judged: the elements at the places that `judge` is given, which are
/// those of other bits than ours. `None` if a block cannot be judged.
fn in_blocks(
    [ours, actual]: [&Tensor; 2],
    freedoms: &Freedoms,
    judge: impl Fn(&[usize]) -> Option<Verdict> + Sync,
) -> Option<Verdict> {
    let mut map = vec![0u8; actual.len()];
    let verdicts: Mutex<Vec<(usize, Option<Verdict>)>> = Mutex::new(Vec::new());
    parallel::for_each_chunk(&mut map, BLOCK, |block, map| {
        let first = block * BLOCK;
        let places = places_between(ours, actual, first..first + map.len());
        if places.is_empty() {
            return;
        }
        let mut verdict = judge(&places);
        if let Some(verdict) = &mut verdict {
            // elements of the same bits have the number 0, and others one more than their rung's
            places.iter().zip(&verdict.map).for_each(|(place, rung)| map[place - first] = rung + 1);
            verdict.map = Vec::new();
            verdict.worst.iter_mut().for_each(|element| element.place = places[element.place]);
        }
        verdicts.lock().unwrap_or_else(PoisonError::into_inner).push((block, verdict));
    });
    let mut verdicts = verdicts.into_inner().unwrap_or_else(PoisonError::into_inner);
    verdicts.sort_by_key(|(block, _)| *block);
    let verdicts = verdicts.into_iter().map(|(block, verdict)| Some((block, verdict?)));
    Some(merged(map, verdicts.collect::<Option<Vec<_>>>()?, freedoms))
}

/// One verdict of those on blocks. In the map an element has the number 0 if it has our bits, and otherwise one more than the
/// number of its rung in the verdict on its block.
fn merged(mut map: Vec<u8>, verdicts: Vec<(usize, Verdict)>, freedoms: &Freedoms) -> Verdict {
    let all = verdicts.iter().flat_map(|(_, verdict)| &verdict.rungs);
    let different: u64 = all.clone().map(|(_, count)| count).sum();
    let same = map.len() as u64 - different;
    let of_same = [(Rung::SameBits, same)];
    let rungs = counted_together(of_same.into_iter().chain(all.cloned()));
    let number = |rung: &Rung| number_of(rung, &rungs);
    for (block, verdict) in &verdicts {
        let of_rungs = verdict.rungs.iter().map(|(rung, _)| number(rung));
        let numbers: Vec<u8> = [0].into_iter().chain(of_rungs).collect();
        let end = map.len().min((block + 1) * BLOCK);
        let elements = &mut map[block * BLOCK..end];
        elements.iter_mut().for_each(|element| *element = numbers[usize::from(*element)]);
    }
    let elements = map.len() as u64;
    let largest = |of: &dyn Fn(&Verdict) -> f64| {
        verdicts.iter().map(|(_, verdict)| of(verdict)).fold(f64::NAN, f64::max)
    };
    let slack = largest(&|verdict| verdict.slack).max(0.0);
    let ulps = largest(&|verdict| verdict.ulps);
    let undecided = verdicts.iter().find_map(|(_, verdict)| verdict.undecided);
    let worst = verdicts.into_iter().flat_map(|(_, verdict)| verdict.worst).collect();
    Verdict {
        elements,
        is_accepted: rungs.iter().all(|(rung, _)| freedoms.accept(rung)),
        worst: worst_of(worst, freedoms),
        rungs,
        undecided,
        slack,
        ulps,
        power: None,
        notes: Vec::new(),
        cancellation: Vec::new(),
        map,
    }
}

/// The elements that are refused, then those that need the last rungs, those farthest from the exact result first.
fn worst_of(mut elements: Vec<Element>, freedoms: &Freedoms) -> Vec<Element> {
    let key = |it: &Element| {
        let ulps = if it.ulps.is_nan() { -1.0 } else { it.ulps };
        (!freedoms.accept(&it.rung), it.rung.order(), ulps)
    };
    elements.sort_by(|a, b| key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal));
    elements.truncate(freedoms.listed.max(1));
    elements
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::judge::law::sizes::Operands;
    use crate::judge::look::bounded_sums;
    use crate::judge::look::product_sums::ProductSums;
    use crate::numeric::Numerics;
    use crate::numeric::random::Random;

    #[test]
    fn the_first_look_at_sums_finds_what_the_rungs_find() {
        the_first_look_finds_what_the_rungs_find("f32", "f32", false);
    }

    #[test]
    fn the_first_look_at_sums_of_f64_finds_what_the_rungs_find() {
        the_first_look_finds_what_the_rungs_find("f64", "f64", false);
    }

    #[test]
    fn the_first_look_counts_inexact_additions_of_products_of_bf16() {
        the_first_look_finds_what_the_rungs_find("bf16", "f32", true);
    }

    fn the_first_look_finds_what_the_rungs_find(factors: &str, result: &str, are_counted: bool) {
        let text = "func.func @f(%a: tensor<40x300xT>, %b: tensor<300x40xT>) -> tensor<40x40xR> {
           %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x300xT>, tensor<300x40xT>) -> tensor<40x40xR>
           return %0 : tensor<40x40xR>
         }";
        let text = text.replace('T', factors).replace('R', result);
        let source = Source { name: "test".into(), text: text.into() };
        let module =
            crate::load(&source).unwrap_or_else(|found| panic!("{:?}", found.findings)).module;
        let function = module.functions().next().unwrap();
        let op = &function.body.as_ref().unwrap().block().ops[0];
        let (values, module, run_numerics) = (&function.values, &module, Numerics::STANDARD);
        let view = OpView { op, values, function: Some(function), module, run_numerics };
        let mut random = Random::new(3);
        let mut operand = |shape: &[usize]| -> Value {
            // products of small numbers have bits below the grid of their sums in bf16, too
            let power = if are_counted { 3 } else { 1 };
            let mut number = || (random.below(2001) as f64 / 1000.0 - 1.0).powi(power);
            let numbers: Vec<f64> = (0..12000).map(|_| number()).collect();
            Tensor::from_f64s(factors.parse().unwrap(), shape, &numbers).unwrap().into()
        };
        let operands = [operand(&[40, 300]), operand(&[300, 40])];
        let ours = OneOp::of(&view).run(&operands).unwrap()[0].tensor().clone();
        // results near to ours, some far beyond every bound, and a few that are not numbers
        let element = ours.element().clone();
        let nan = Tensor::from_f64s(element.clone(), &[], &[f64::NAN]).unwrap().code(0);
        let moved = (0..1600).map(|place| match place % 40 {
            0 => nan,
            it => {
                ours.code(place).wrapping_add((it as u128 % 7).pow(it as u32 % 9)).wrapping_sub(1)
            }
        });
        let actual = Tensor::from_wide_codes(element, &[40, 40], moved);
        let (law, freedoms) = (Law::of(&view), Freedoms::default());
        let (pair, open) = ([&ours, &actual], Open { reason: None });
        let (law, freedoms, operands) = (&law, &freedoms, &operands[..]);
        let given = &Given::of(&actual);
        let case = Case { view: &view, law, operands, number: 0, pair, given, freedoms, open };
        let sums = case.ladder().into_sums().unwrap();
        let different: Vec<usize> = ours.differing_places(&actual);
        let (Law::Sums(shape), known) = (law, Operands::exact(operands)) else { panic!("sums") };
        let bounded = bounded_sums::of(shape, &view, &known).unwrap();
        assert_eq!(bounded.sums_at(&[0]).has_quanta(), are_counted);
        let numerics = view.numerics();
        let look = first_look_sums::sorted(&sums, pair, numerics, freedoms);
        let by_bounds = first_look_sums::sorted(&bounded, pair, numerics, freedoms).unwrap();
        assert!(by_bounds.left().len() < 1600 / 2, "{}", by_bounds.left().len());
        let slow = case.of_places(&sums, &different, None);
        let of_few = (!shape.accumulator.is_f64()).then(|| {
            let products = ProductSums::of(shape, &view, &known).unwrap();
            let products = products.with_counts(shape).unwrap();
            let look = FirstLook::same(1600, different.clone());
            case.by_rungs(Some(&look), &products, None)
        });
        assert_eq!(of_few.is_some(), factors != "f64");
        let quick = [
            case.by_rungs(look.as_ref(), &sums, None),
            case.by_rungs(Some(&by_bounds), &bounded, None),
        ];
        for quick in quick.iter().chain(&of_few) {
            are_alike(quick, &slow, &different);
        }
    }

    /// Whether a verdict on a result says the same as one on its elements of other bits alone.
    fn are_alike(quick: &Verdict, slow: &Verdict, different: &[usize]) {
        let rungs = |verdict: &Verdict| {
            let all = verdict.rungs.iter().filter(|(rung, _)| *rung != Rung::SameBits);
            all.cloned().collect::<Vec<_>>()
        };
        assert_eq!(rungs(quick), rungs(slow));
        assert!(rungs(quick).len() >= 3, "{:?}", rungs(quick));
        assert_eq!(quick.ulps, slow.ulps);
        // magnitudes that are made in f32 are known to a few units of it for each of 300 terms, and move a bound by the share
        // that the roundings of products have in it
        assert!((quick.slack - slow.slack).abs() < 1e-6, "{} {}", quick.slack, slow.slack);
        let listed = |verdict: &Verdict| {
            let elements = verdict.worst.iter();
            elements.map(|it| (it.rung.clone(), it.actual, it.ulps)).collect::<Vec<_>>()
        };
        assert_eq!(listed(quick), listed(slow));
        for (index, &place) in different.iter().enumerate() {
            let (quick_rung, slow_rung) = (quick.map[place], slow.map[index]);
            let both = (&quick.rungs[quick_rung as usize].0, &slow.rungs[slow_rung as usize].0);
            assert_eq!(both.0, both.1, "at {place}");
        }
    }
}
