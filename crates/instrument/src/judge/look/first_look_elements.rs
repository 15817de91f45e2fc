//! The first look at elementwise ops of real floats: of the elements of other bits than ours most are plainly within what a
//! rung allows, or plainly beyond what all rungs allow, by the exact results. They are sorted out in one pass, and the rest is
//! judged rung by rung.
//!
//! An element is sorted out only where no zero, subnormal, infinity or NaN takes part. Each comparison has a margin that covers
//! its own rounding, so that an element gets the rung that it gets in the other way, too.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::exact_elements::Exact;
use super::first_look::{Farthest, FirstLook, LEFT, is_regular, mark_same};
use crate::alone::wide::decode;
use crate::by_level;
use crate::each_width;
use crate::hardware::parallel;
use crate::ir::OpView;
use crate::judge::ground::bound::power_of_two;
use crate::judge::ground::last_place::LastPlace;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::share_of;
use crate::judge::law::kinds::Law;
use crate::judge::law::ladder::{computed_in, doubles};
use crate::judge::law::own_error::own_units;
use crate::numeric::{ElementType, FloatFormat};
use crate::ops::facts::{self, Accuracy};
use crate::tensor::{Tensor, Value};

/// The rungs that are sorted out.
const RUNGS: [Rung; 4] = [Rung::SameBits, Rung::Function, Rung::Element, Rung::Violation];
/// The number of an element within the units of a function.
const FUNCTION: u8 = 1;
/// The number of an element within such units of the type of the result.
const ELEMENT: u8 = 2;
/// The number of an element that nothing explains.
const BEYOND: u8 = 3;
/// How many rungs beside that of the same bits are sorted out.
const KINDS: usize = RUNGS.len() - 1;

/// How many elements are looked at at a time.
const PART: usize = 1 << 10;
/// Where fewer than one of so many elements have other bits, the exact results of all take longer than the other way.
const RARE: usize = 16;
/// Shares of a distance that cover the rounding of its comparison from below and from above.
const INSIDE: f64 = 1.0 - 1e-12;
const OUTSIDE: f64 = 1.0 + 1e-9;

/// An operand: a tensor of real floats.
struct Operand<'a> {
    tensor: &'a Tensor,
    format: &'static FloatFormat,
}

/// Sorts the elements of a result of an elementwise op, of the pair the second one. The elements that a verdict lists are left.
/// `None` if the op, the types or the freedoms ask for more than this look knows.
pub fn sorted(
    view: &OpView<'_>,
    law: &Law,
    operands: &[Value],
    number: usize,
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Option<FirstLook> {
    let ElementType::Float(format) = pair[1].element() else { return None };
    let accuracy = match law {
        Law::One => None,
        Law::Function(accuracy) if freedoms.function > 0.0 => Some(*accuracy),
        _ => return None,
    };
    // products with reciprocals, and the rounded steps of the formula
    let has_own_rungs =
        matches!(facts::of(view.op).plain, "stablehlo.divide" | "stablehlo.logistic");
    if has_own_rungs || own_units(view.op, freedoms) > 0.0 || !is_regular(format, view.numerics()) {
        return None;
    }
    let real = |value: &'_ Value| match value {
        Value::Tensor(tensor) => match tensor.element() {
            ElementType::Float(format) if !format.is_irregular() && format.table.is_none() => {
                Some(*format)
            }
            _ => None,
        },
        _ => None,
    };
    let formats = operands.iter().map(real).collect::<Option<Vec<_>>>()?;
    let operands: Vec<Operand<'_>> = operands
        .iter()
        .filter_map(Value::as_tensor)
        .zip(formats)
        .map(|(tensor, format)| Operand { tensor, format })
        .collect();
    let exact = Exact::of(view, number, pair[1].len())?;
    let look = Look {
        exact,
        operands: &operands,
        pair,
        format,
        accuracy,
        reach: Reach::of(format, accuracy, freedoms),
        listed: freedoms.listed.max(1),
        least: Default::default(),
    };
    look.at_all()
}

/// How far an element may be from its exact result for each rung.
struct Reach {
    /// The largest error of a function in the type in which it is computed: a share of its size, and what is added to it.
    function: [f64; 2],
    /// The largest error of the function in the type of the result.
    element: [f64; 2],
    /// How far one rounding to the type of the result, and one to a wider type before it, move a number at most: a share of a
    /// unit in the last place, what is added to it, and a share of the number itself for the rounding of the ends of an
    /// interval. All are zero where nothing but the exact result, rounded once, is legal.
    rounding: [f64; 3],
    /// The smallest normal value.
    normal: f64,
    unit: LastPlace,
}

impl Reach {
    fn of(format: &'static FloatFormat, accuracy: Option<Accuracy>, freedoms: &Freedoms) -> Reach {
        let units = accuracy.map_or(0.0, |it| it.units * freedoms.function);
        let of = |format: &FloatFormat| {
            let unit = power_of_two(1 - format.precision() as i32);
            [units * unit, units * power_of_two(format.quantum_exponent())]
        };
        let wider: Vec<&FloatFormat> = doubles(format).collect();
        let lost =
            |it: &&FloatFormat| power_of_two(format.precision() as i32 - it.precision() as i32);
        let last = |it: &&FloatFormat| power_of_two(it.quantum_exponent());
        let most = |of: &dyn Fn(&&FloatFormat) -> f64| wider.iter().map(of).fold(0.0, f64::max);
        let rounding = match accuracy.is_none() && wider.is_empty() {
            true => [0.0; 3],
            false => [0.5 + most(&lost) / 2.0, most(&last) / 2.0, 4.0 * f64::EPSILON],
        };
        Reach {
            function: of(computed_in(format)),
            element: of(format),
            rounding,
            normal: format.decode(format.min_normal()),
            unit: LastPlace::of(format),
        }
    }
}

/// What a look at elements needs.
struct Look<'a> {
    exact: Exact,
    operands: &'a [Operand<'a>],
    /// Ours and the device's.
    pair: [&'a Tensor; 2],
    format: &'static FloatFormat,
    /// The error of a function; `None` if the exact result is rounded once.
    accuracy: Option<Accuracy>,
    reach: Reach,
    /// How many elements a verdict lists.
    listed: usize,
    /// A distance below which no element of a kind is listed, in units in the last place, as the bits of a number.
    least: [AtomicU64; KINDS],
}

/// What a look at elements found.
struct Found {
    /// The places of those that are left, in order.
    left: Vec<usize>,
    slack: f64,
    ulps: f64,
    /// Of each kind those farthest from the exact results.
    farthest: [Farthest; KINDS],
}

impl Found {
    fn none(listed: usize) -> Found {
        let farthest = [(); KINDS].map(|()| Farthest::of(listed));
        Found { left: Vec::new(), slack: 0.0, ulps: f64::NAN, farthest }
    }

    /// The results of two looks, the second one at later elements.
    fn and(mut self, other: Found) -> Found {
        for (own, its) in self.farthest.iter_mut().zip(other.farthest) {
            its.listed().into_iter().for_each(|(ulps, place)| own.see(ulps, place));
        }
        self.left.extend(other.left);
        Found { slack: self.slack.max(other.slack), ulps: self.ulps.max(other.ulps), ..self }
    }
}

/// The numbers of a part of the elements.
struct Part<'a> {
    values: &'a [f64],
    ours: &'a [f64],
    exact: &'a [f64],
    /// Numbers of the magnitudes to which the error of a function is relative.
    sizes: &'a [f64],
    /// 1 where all operands are zeros or normal numbers, 0 elsewhere.
    are_normal: &'a [u8],
}

/// Memory for the numbers of a part.
struct Scratch {
    values: [f64; PART],
    ours: [f64; PART],
    sizes: [f64; PART],
    ulps: [f64; PART],
    are_normal: [u8; PART],
}

impl Scratch {
    fn new() -> Scratch {
        let zeros = [0.0; PART];
        let [values, ours, sizes, ulps] = [zeros; 4];
        Scratch { values, ours, sizes, ulps, are_normal: [0; PART] }
    }
}

impl Look<'_> {
    fn at_all(&self) -> Option<FirstLook> {
        let mut map = vec![LEFT; self.pair[1].len()];
        let found: Mutex<Vec<(usize, Option<Found>)>> = Mutex::new(Vec::new());
        parallel::for_each_chunk(&mut map, Exact::CHUNK, |chunk, map| {
            let first = chunk * Exact::CHUNK;
            let one = self.at(first..first + map.len(), map);
            found.lock().unwrap_or_else(PoisonError::into_inner).push((chunk, one));
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by_key(|(chunk, _)| *chunk);
        let found = found.into_iter().map(|(_, one)| one).collect::<Option<Vec<_>>>()?;
        let all = found.into_iter().fold(Found::none(self.listed), Found::and);
        let Found { mut left, slack, ulps, farthest } = all;
        for (_, place) in farthest.into_iter().flat_map(Farthest::listed) {
            map[place] = LEFT;
            left.push(place);
        }
        left.sort_unstable();
        Some(FirstLook { rungs: RUNGS.to_vec(), map, left, slack, ulps })
    }

    /// Sorts the elements of a chunk; `None` if their exact results cannot be computed.
    fn at(&self, range: Range<usize>, map: &mut [u8]) -> Option<Found> {
        let mut found = Found::none(self.listed);
        let [ours, actual] = self.pair;
        if each_width!(ours.words(), array => mark_same(array.as_slice(), actual, range.clone(), map))
        {
            return Some(found);
        }
        let first = range.start;
        let count = map.iter().filter(|rung| **rung == LEFT).count();
        if count * RARE >= map.len() {
            let numbers: Vec<Vec<f64>> =
                self.operands.iter().map(|it| it.numbers(range.clone())).collect();
            let operands = self.operands.iter().zip(&numbers);
            let operands = operands.map(|(operand, numbers)| (&numbers[..], operand.is_scalar()));
            let exact = self.exact.numbers(&operands.collect::<Vec<_>>(), range.len())?;
            let mut scratch = Scratch::new();
            for (part, map) in map.chunks_mut(PART).enumerate() {
                let known = (&numbers[..], &exact[..]);
                self.at_part((first, part * PART), known, map, &mut scratch, &mut found);
            }
        }
        for (part, map) in map.chunks(PART).enumerate().filter(|(_, map)| map.contains(&LEFT)) {
            let left = (0..map.len()).filter(|&at| map[at] == LEFT);
            found.left.extend(left.map(|at| first + part * PART + at));
        }
        Some(found)
    }

    /// Sorts a part of a chunk that begins at an element, `from` so many elements on.
    fn at_part(
        &self,
        (chunk, from): (usize, usize),
        (operands, exact): (&[Vec<f64>], &[f64]),
        map: &mut [u8],
        scratch: &mut Scratch,
        found: &mut Found,
    ) {
        let (count, first) = (map.len(), chunk + from);
        let own = from..from + count;
        let Scratch { values, ours, sizes, ulps, are_normal } = scratch;
        let (values, ours) = (&mut values[..count], &mut ours[..count]);
        let (ulps, are_normal) = (&mut ulps[..count], &mut are_normal[..count]);
        decode(self.pair[0], first..first + count, ours);
        decode(self.pair[1], first..first + count, values);
        are_normal.fill(1);
        for (operand, numbers) in self.operands.iter().zip(operands) {
            let least = operand.format.decode(operand.format.min_normal());
            match operand.is_scalar() {
                true if numbers[0] == 0.0 || numbers[0].abs() >= least => {}
                true => are_normal.fill(0),
                false => mark_normal(&numbers[own.clone()], least, are_normal),
            }
        }
        let exact = &exact[own.clone()];
        let sizes = match self.accuracy.filter(|it| it.has_floor()) {
            None => exact,
            Some(accuracy) => {
                let is_scalar = self.operands.first().is_none_or(Operand::is_scalar);
                let operand = |at: usize| {
                    operands.first().map_or(0.0, |it| it[if is_scalar { 0 } else { from + at }])
                };
                for (at, size) in sizes[..count].iter_mut().enumerate() {
                    *size = accuracy.size(exact[at], operand(at));
                }
                &sizes[..count]
            }
        };
        let part = Part { values, ours, exact, sizes, are_normal };
        sort(&part, &self.reach, map, ulps);
        let most = largest(ulps);
        if most < 0.0 {
            return;
        }
        found.ulps = found.ulps.max(most);
        for kind in 0..KINDS {
            let rung = kind as u8 + 1;
            let least = f64::from_bits(self.least[kind].load(Ordering::Relaxed));
            if most < least || !map.contains(&rung) {
                continue;
            }
            for at in (0..count).filter(|&at| map[at] == rung && ulps[at] >= least) {
                found.farthest[kind].see(ulps[at], first + at);
            }
            if let Some(own) = found.farthest[kind].least() {
                // distances are not negative, so that their bits are in their order
                self.least[kind].fetch_max(own.to_bits(), Ordering::Relaxed);
            }
        }
        if map.contains(&ELEMENT) {
            found.slack = found.slack.max(self.slack(&part, map));
        }
    }

    /// The largest share that an element within units of the type of the result uses of these.
    fn slack(&self, part: &Part<'_>, map: &[u8]) -> f64 {
        let [share, least] = self.reach.element;
        let used = |at: usize| {
            let (exact, distance) = (part.exact[at], share * part.sizes[at].abs() + least);
            // as a band has its ends
            let (lo, hi) = ((exact - distance).next_down(), (exact + distance).next_up());
            let (centre, width) = (lo / 2.0 + hi / 2.0, hi / 2.0 - lo / 2.0);
            share_of(part.values[at], centre, width, self.format)
        };
        (0..map.len()).filter(|&at| map[at] == ELEMENT).map(used).fold(0.0, f64::max)
    }
}

impl Operand<'_> {
    fn is_scalar(&self) -> bool {
        self.tensor.rank() == 0
    }

    /// The numbers of a range; that of a scalar, which is one for all elements.
    fn numbers(&self, range: Range<usize>) -> Vec<f64> {
        let range = if self.is_scalar() { 0..1 } else { range };
        let mut numbers = vec![0.0; range.len()];
        decode(self.tensor, range, &mut numbers);
        numbers
    }
}

by_level! {
    /// Marks by 0 the elements for which a number is neither zero nor normal.
    fn mark_normal(numbers: &[f64], least: f64, are_normal: &mut [u8]) {
        for (number, is_normal) in numbers.iter().zip(are_normal) {
            let is_plain = (*number == 0.0) | (number.abs() >= least);
            *is_normal &= u8::from(is_plain);
        }
    }

    /// Sorts the elements that have no number yet, and finds the distances of those that are sorted out from the exact results,
    /// in units in the last place; -1 for all others.
    fn sort(part: &Part<'_>, reach: &Reach, map: &mut [u8], ulps: &mut [f64]) {
        let length = map.len();
        let (values, ours, exact) = (&part.values[..length], &part.ours[..length], &part.exact[..length]);
        let (sizes, are_normal) = (&part.sizes[..length], &part.are_normal[..length]);
        let ulps = &mut ulps[..length];
        let unit = reach.unit;
        for index in 0..length {
            let (value, own, exact, size) = (values[index], ours[index], exact[index], sizes[index].abs());
            let magnitude = exact.abs();
            let away = (value - exact).abs();
            let near = reach.function[0] * size + reach.function[1];
            let far = (reach.element[0] * size + reach.element[1]).max(near);
            // how far from the exact result roundings move what is so far from it
            let moved = |distance: f64| {
                let end = magnitude + distance;
                let power = f64::from_bits(end.to_bits() & f64::INFINITY.to_bits());
                let step = (power * unit.of_one()).max(unit.smallest());
                let [of_step, least, of_end] = reach.rounding;
                (distance + step * of_step + least) * OUTSIDE + end * of_end
            };
            // zeros, subnormals, infinities and NaN, and what may have become one of these, are left
            let is_plain = (value.abs() > 0.0)
                & (value.abs() < f64::INFINITY)
                & (own.abs() > reach.normal)
                & (own.abs() < f64::INFINITY)
                & (magnitude >= 2.0 * reach.normal)
                & (magnitude < f64::INFINITY)
                & (magnitude - far > reach.normal)
                & (are_normal[index] == 1);
            let is_function = (away <= near * INSIDE) & (near > 0.0);
            let is_element = (away > moved(near)) & (away <= far * INSIDE);
            let is_beyond = away > moved(far);
            let rung = if is_function {
                FUNCTION
            } else if is_element {
                ELEMENT
            } else if is_beyond {
                BEYOND
            } else {
                LEFT
            };
            let rung = if is_plain { rung } else { LEFT };
            let is_same = map[index] == 0;
            map[index] = if is_same { 0 } else { rung };
            let is_out = is_plain & (is_function | is_element | is_beyond) & !is_same;
            ulps[index] = if is_out { unit.units(away, exact) } else { -1.0 };
        }
    }

    /// The largest of some numbers, or -1.
    fn largest(numbers: &[f64]) -> f64 {
        const LANES: usize = 16;
        let mut most = [-1.0f64; LANES];
        let (chunks, rest) = numbers.as_chunks::<LANES>();
        for numbers in chunks {
            for lane in 0..LANES {
                most[lane] = if numbers[lane] > most[lane] { numbers[lane] } else { most[lane] };
            }
        }
        most.into_iter().chain(rest.iter().copied()).fold(-1.0, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alone::OneOp;
    use crate::diagnostic::Source;
    use crate::judge::ground::given::Given;
    use crate::judge::ground::verdict::Verdict;
    use crate::judge::law::ladder::Ladder;
    use crate::judge::run::results::judge_result;
    use crate::judge::run::sorting::{Open, judge_elements};
    use crate::numeric::Numerics;
    use crate::numeric::random::Random;

    /// How many elements the results have: a chunk and part of another.
    const COUNT: usize = Exact::CHUNK + 1500;

    /// Judges a result of an op of a program of one op, at first sight and rung by rung, and gives both verdicts. The operands
    /// are numbers of both signs with a few zeros, subnormals, infinities and NaN; `moved` makes codes of ours the device's.
    fn verdicts(
        types: [&str; 2],
        op: &str,
        freedoms: &Freedoms,
        moved: impl Fn(usize, u64) -> u64,
    ) -> [Verdict; 2] {
        let [ty, result] = types.map(|element| format!("tensor<{COUNT}x{element}>"));
        let count = op.matches('%').count();
        let (arguments, signature) = (["%a: ", "%b: "], vec![ty.as_str(); count].join(", "));
        let arguments: Vec<String> =
            arguments[..count].iter().map(|it| format!("{it}{ty}")).collect();
        let text = format!(
            "func.func @f({}) -> {result} {{
               %0 = stablehlo.{op} : ({signature}) -> {result}
               return %0 : {result}
             }}",
            arguments.join(", ")
        );
        let source = Source { name: "test".into(), text: text.into() };
        let module =
            crate::load(&source).unwrap_or_else(|found| panic!("{:?}", found.findings)).module;
        let function = module.functions().next().unwrap();
        let op = &function.body.as_ref().unwrap().block().ops[0];
        let (values, module, run_numerics) = (&function.values, &module, Numerics::STANDARD);
        let view = OpView { op, values, function: Some(function), module, run_numerics };
        let mut random = Random::new(7);
        let mut operand = || -> Value {
            let mut number = |place: usize| match place % 997 {
                0 => [0.0, -0.0, 1e-39, -1e-6, f64::INFINITY, f64::NAN][place / 997 % 6],
                _ => random.below(1 << 20) as f64 / f64::from(1 << 18) - 2.0,
            };
            let numbers: Vec<f64> = (0..COUNT).map(&mut number).collect();
            Tensor::from_f64s(types[0].parse().unwrap(), &[COUNT], &numbers).unwrap().into()
        };
        let operands: Vec<Value> = (0..count).map(|_| operand()).collect();
        let ours = OneOp::of(&view).run(&operands).unwrap()[0].tensor().clone();
        let codes = (0..COUNT).map(|it| u128::from(moved(it, ours.code(it) as u64)));
        let actual = Tensor::from_wide_codes(ours.element().clone(), &[COUNT], codes);
        let law = Law::of(&view);
        let pair = [&ours, &actual];
        let quick = sorted(&view, &law, &operands, 0, pair, freedoms).unwrap();
        assert!(quick.left.len() < COUNT / 4, "{} are left", quick.left.len());
        let ladder = Ladder::new(&view, &law, &operands, &ours, 0, freedoms);
        let slow = judge_elements(ladder, &Given::of(&actual), Open { reason: None }, None);
        [judge_result(&view, &law, &operands, 0, pair, freedoms), slow]
    }

    #[test]
    fn the_first_look_at_elements_finds_what_the_rungs_find() {
        let last_bits = |place: usize, code: u64| match place % 101 {
            // far away, a NaN or infinity, and another sign
            0 => code ^ 0x35,
            1 => code | 0x7c,
            2 => code ^ 0x80,
            _ => code ^ ((place % 3) as u64 % 2),
        };
        let cases = [
            (["f32", "f32"], "add %a, %b"),
            (["f32", "f32"], "exponential %a"),
            (["f32", "f32"], "sine %a"),
            (["bf16", "bf16"], "exponential %a"),
            (["bf16", "bf16"], "multiply %a, %b"),
            (["f16", "f16"], "subtract %a, %b"),
            (["f32", "f16"], "convert %a"),
            (["f16", "f8E5M2"], "convert %a"),
            (["f64", "f64"], "maximum %a, %b"),
        ];
        for freedoms in ["-double", "element,function:2", "flush,saturate", "none,function:1"] {
            let freedoms: Freedoms = freedoms.parse().unwrap();
            for (types, op) in cases {
                let [quick, slow] = verdicts(types, op, &freedoms, last_bits);
                let name = format!("{op} {types:?} {freedoms}");
                assert_eq!(quick.rungs, slow.rungs, "{name}");
                assert_eq!(quick.map, slow.map, "{name}");
                assert_eq!([quick.ulps, quick.slack], [slow.ulps, slow.slack], "{name}");
                assert_eq!(quick.is_accepted, slow.is_accepted, "{name}");
                let listed = |verdict: &Verdict| format!("{:?}", verdict.worst);
                assert_eq!(listed(&quick), listed(&slow), "{name}");
            }
        }
    }

    #[test]
    fn each_kind_of_element_is_sorted_out() {
        let freedoms = Freedoms::default();
        let last_bit = |place: usize, code: u64| code ^ (place as u64 % 2);
        let of = |types: [&str; 2], op: &str| verdicts(types, op, &freedoms, last_bit)[0].rung();
        assert_eq!(of(["f32", "f32"], "exponential %a"), Rung::Function);
        assert_eq!(of(["bf16", "bf16"], "exponential %a"), Rung::Element);
        assert_eq!(of(["f32", "f32"], "add %a, %b"), Rung::Violation);
    }
}
