//! How a backend makes the sums of a product of matrices.

use std::num::NonZeroUsize;

use super::ground::Ground;
use super::masking::{Mask, NoMask, Shown};
use super::prober::{Evidence, Probe, Prober};
use super::reading::{Places, Reader};
use super::structure::structures;
use super::{Backend, BackendError, Fact, Sums};
use crate::numeric::{Chance, FloatFormat, names};
use crate::replay::{Adder, Alignment, Found, Model, Node, Order, Replay, Rounding, Types, units};

/// Finds out how a backend makes sums of products of these types in a product of matrices `MxK` by `KxN`.
///
/// # Errors
///
/// If the backend refuses the program or fails.
pub fn sums(
    backend: &mut dyn Backend,
    types: Types,
    shape: [usize; 3],
) -> Result<Sums, BackendError> {
    let mut prober = Prober::new(backend, types, shape);
    let mut search = Search { facts: Vec::new(), flushes_factors: false, flushes_results: false };
    search.flushing(&mut prober)?;
    let ground = Ground { types, subnormals: !search.flushes_factors };
    let mask = Mask::find(&mut prober, ground, search.flushes_results)?;
    let shown = search.order(&mut prober, &mask)?;
    for kind in 0..RANDOM_KINDS {
        random_product(&mut prober, kind)?;
    }
    let mut candidates = Vec::new();
    if let Some(shown) = &shown {
        for structure in structures(shown, shape[1]).into_iter().take(MOST_STRUCTURES) {
            let top = mask.as_ref().map_or(0, |mask| mask.exponent).min(20);
            candidates.extend(search.parameters(&mut prober, ground, top, shown, structure)?);
        }
    }
    search.decide(prober, candidates, shown)
}

/// How many structures of one tree are looked at.
const MOST_STRUCTURES: usize = 4;
/// How many kinds of random factors there are.
const RANDOM_KINDS: u64 = 8;

struct Search {
    facts: Vec<Fact>,
    flushes_factors: bool,
    flushes_results: bool,
}

impl Search {
    fn note(&mut self, question: &'static str, answer: impl Into<String>) {
        let answer = answer.into();
        let known =
            self.facts.iter().any(|fact| fact.question == question && fact.answer == answer);
        if !known {
            self.facts.push(Fact { question, answer });
        }
    }

    /// Whether subnormal factors and results are zeros.
    fn flushing(&mut self, prober: &mut Prober<'_>) -> Result<(), BackendError> {
        let types = prober.types;
        let ground = Ground { types, subnormals: true };
        let mut probes: Vec<Probe> = Vec::new();
        for side in 0..2 {
            let formats = if side == 0 { [types.lhs, types.rhs] } else { [types.rhs, types.lhs] };
            let [format, other] = formats;
            if format.mantissa_bits == 0 || format.quantum_exponent() == format.min_exponent() {
                continue;
            }
            // the largest subnormal power of two, times a power that makes the product an ordinary number
            let exponent = format.min_exponent() - 1;
            let power = (-exponent).min(other.max_exponent());
            let codes = [(format, exponent), (other, power)].map(|(format, exponent)| {
                format.encode(crate::numeric::ConvertPolicy::COMPUTE, 2f64.powi(exponent))
            });
            let mut term = ground.zero();
            let places = if side == 0 {
                [&mut term.lhs, &mut term.rhs]
            } else {
                [&mut term.rhs, &mut term.lhs]
            };
            for (place, code) in places.into_iter().zip(codes) {
                *place = code;
            }
            probes.push(vec![(0, term)]);
        }
        if !probes.is_empty() {
            self.flushes_factors = prober.sums(&probes, true)?.contains(&0.0);
            let answer = if self.flushes_factors { "flushed to zero" } else { "kept" };
            self.note("subnormal factors", answer);
        }
        let normal = Ground { types, subnormals: false };
        let result = types.result;
        let is_subnormal = result.quantum_exponent() < result.min_exponent();
        match normal.power(result.min_exponent() - 1, false) {
            Some(term) if is_subnormal => {
                self.flushes_results = prober.sums(&[vec![(0, term)]], true)?[0] == 0.0;
                let answer = if self.flushes_results { "flushed to zero" } else { "kept" };
                self.note("subnormal results", answer);
            }
            _ => self.note("subnormal results", "out of reach of these types"),
        }
        Ok(())
    }

    /// The tree of additions.
    fn order(
        &mut self,
        prober: &mut Prober<'_>,
        mask: &Result<Mask, NoMask>,
    ) -> Result<Option<Shown>, BackendError> {
        let shown = match mask {
            Ok(mask) => mask.tree(prober)?,
            Err(NoMask::Exact(bits)) => {
                let answer = format!(
                    "out of sight: no term is lost in these types; sums have {bits} bits or more"
                );
                self.note("order", answer);
                return Ok(None);
            }
            Err(NoMask::Range) => {
                self.note("order", "out of sight: sums overflow before small terms are lost");
                return Ok(None);
            }
        };
        if shown.is_none() {
            self.note("order", "too many sums would be needed to find it");
        }
        Ok(shown)
    }

    /// A structure with its roundings.
    fn parameters(
        &mut self,
        prober: &mut Prober<'_>,
        ground: Ground,
        top: i32,
        shown: &Shown,
        structure: Model,
    ) -> Result<Vec<Model>, BackendError> {
        let result = prober.types.result;
        let least = match self.flushes_results {
            true => result.min_exponent(),
            false => result.quantum_exponent(),
        };
        let visible = ground.range().0.max(least).max(-60);
        let mut reader = Reader { prober, ground, top, visible };
        let base = Model {
            flushes_factors: self.flushes_factors,
            flushes_results: self.flushes_results,
            ..structure
        };
        let base = self.of_blocks(&mut reader, base)?;
        let models = match base.adder {
            Adder::Aligned(alignment) => self.aligned(&mut reader, shown, &base, alignment)?,
            Adder::Exact { group, late } => {
                let size = group.map_or(1, usize::from);
                let places = Places { base: 0, small: usize::from(late) * size, minus: size };
                let places = if late {
                    Places { minus: 2 * size, ..places }
                } else {
                    Places { small: 1, ..places }
                };
                self.rounded(&mut reader, places, base)?
            }
            _ => match Places::first(&shown.tree) {
                Some(places) => self.steps(&mut reader, places, base)?,
                None => vec![base],
            },
        };
        Ok(models)
    }

    /// The adder of partial sums.
    fn of_blocks(
        &mut self,
        reader: &mut Reader<'_, '_>,
        base: Model,
    ) -> Result<Model, BackendError> {
        let Some((length, _)) = base.blocks else { return Ok(base) };
        let size = length.get();
        self.note("partial sums", format!("of {length} terms"));
        if 2 * size >= reader.prober.terms() {
            return Ok(base);
        }
        let places = Places { base: 0, small: size, minus: 2 * size };
        let (node, _) = self.node(reader, places)?;
        if let Some(node) = node {
            self.note("sum of partial sums", format!("in {node}"));
        }
        Ok(Model { blocks: Some((length, node.unwrap_or(Node::nearest(&names::F32)))), ..base })
    }

    /// The type to which a sum of two terms is rounded, and how many bits it has.
    fn node(
        &mut self,
        reader: &mut Reader<'_, '_>,
        places: Places,
    ) -> Result<(Option<Node>, i32), BackendError> {
        if places.minus >= reader.prober.terms() {
            return Ok((None, 24));
        }
        let (reach, is_seen) = reader.reach(places)?;
        let bits = reach + 1;
        if !is_seen {
            self.note("bits of sums", format!("{bits} or more"));
            return Ok((
                format_of(bits.max(24), reader.prober.types.result).map(Node::nearest),
                bits,
            ));
        }
        let rounding = reader.rounding(places, bits)?;
        self.note("bits of sums", bits.to_string());
        self.note("rounding of sums", rounding.map_or("not one of the known ones", Rounding::name));
        let format = format_of(bits, reader.prober.types.result);
        let node = format.map(|format| Node { format, rounding: rounding.unwrap_or_default() });
        Ok((node, bits))
    }

    /// Sums in steps.
    fn steps(
        &mut self,
        reader: &mut Reader<'_, '_>,
        places: Places,
        base: Model,
    ) -> Result<Vec<Model>, BackendError> {
        let (node, bits) = self.node(reader, places)?;
        let Some(node) = node else { return Ok(vec![]) };
        let mut base = Model { sum: Some(node), ..base };
        if !matches!(base.adder, Adder::Steps { .. }) {
            return Ok(vec![base]);
        }
        let fuses = reader.fuses(places, bits)?;
        self.note(
            "products",
            match fuses {
                Some(true) => "added exactly (fused multiply-add)",
                Some(false) => "rounded before they are added",
                None => "exact in the type of sums",
            },
        );
        let terms = reader.prober.terms();
        let order: Option<Vec<usize>> = match base.order {
            Order::InOrder => Some((0..terms).collect()),
            Order::Swapped => Some((0..terms).map(|at| at ^ 1).filter(|&at| at < terms).collect()),
            _ => None,
        };
        let order = order.filter(|_| base.blocks.is_none() && terms > 3);
        if let Some((place, bits)) = match order {
            Some(order) => reader.narrowing(&order, bits - 1)?,
            None => None,
        } {
            self.note("running sum", format!("rounded to {bits} bits after every {place} terms"));
            let format = format_of(bits, reader.prober.types.result);
            base.every = NonZeroUsize::new(place).zip(format);
        }
        let step = |fused: bool| Model { adder: Adder::Steps { fused }, ..base.clone() };
        Ok(match fuses {
            Some(fused) => vec![step(fused)],
            None => vec![step(false), step(true)],
        })
    }

    /// Sums that are rounded once a group.
    fn rounded(
        &mut self,
        reader: &mut Reader<'_, '_>,
        places: Places,
        base: Model,
    ) -> Result<Vec<Model>, BackendError> {
        let (node, _) = self.node(reader, places)?;
        Ok(node.map(|node| Model { sum: Some(node), ..base }).into_iter().collect())
    }

    /// Sums of aligned terms.
    fn aligned(
        &mut self,
        reader: &mut Reader<'_, '_>,
        shown: &Shown,
        base: &Model,
        alignment: Alignment,
    ) -> Result<Vec<Model>, BackendError> {
        let size = alignment.group.get();
        self.note("terms added at once", size.to_string());
        // three terms of one node: with a small group the first one is the running sum
        let [large, small, minus] =
            if size > 2 { [0, 1, 2] } else { [0, size, size + size.min(2) - 1] };
        if minus >= shown.tree.leaves() {
            return Ok(vec![]);
        }
        let (fraction, is_seen) = reader.reach(Places { base: large, small, minus })?;
        let bits = (fraction + 1) as u32;
        self.note(
            "alignment",
            format!(
                "{fraction} bits below the largest exponent{}",
                if is_seen { "" } else { " or more" }
            ),
        );
        let top = reader.top - 2;
        let grid = top - fraction;
        let three =
            |sign: f64| vec![(1.0, top, large), (1.5 * sign, grid - 1, small), (-1.0, top, minus)];
        // 1.5 * 1.5 has the exponent 0 by its factors and 1 by its value
        let cut = reader.sums(&[three(1.0), three(-1.0)])?;
        let down = cut[1].is_some_and(|cut| cut < 0.0) && cut[0] == Some(0.0);
        self.note(
            "cut",
            match cut[..] {
                [Some(0.0), Some(0.0)] => "toward zero",
                [Some(0.0), Some(_)] => "down",
                [Some(_), Some(0.0)] => "up",
                _ => "to nearest, or out of reach",
            },
        );
        let nominal = self.is_nominal(reader, [large, small, minus], fraction)?;
        // a negative running sum below what is kept: rounded down it is not lost
        let late = size + 1 < shown.tree.leaves() && size > 1 && {
            let terms = vec![(-1.0, top - 30, 0), (1.0, top, size), (-1.0, top, size + 1)];
            let sums = reader.sums(&[terms])?;
            sums[0].is_some_and(|sum| sum != 0.0) && !down
        };
        let models = match late {
            true => {
                self.note("running sum", "aligned after the products and rounded down");
                let late = |halves| Adder::Late { bits, group: alignment.group, halves };
                vec![late(false), late(true)]
            }
            false => {
                self.note("running sum", "aligned with the products");
                vec![Adder::Aligned(Alignment { bits, nominal, down, ..alignment })]
            }
        };
        let sum = self.sum_of_groups(reader, size, fraction)?;
        Ok(models.into_iter().map(|adder| Model { adder, sum, ..base.clone() }).collect())
    }

    /// Whether products are aligned by the exponents of their factors.
    fn is_nominal(
        &mut self,
        reader: &mut Reader<'_, '_>,
        [large, small, minus]: [usize; 3],
        fraction: i32,
    ) -> Result<bool, BackendError> {
        let top = reader.top - 2;
        let [product, negation] =
            [false, true].map(|negative| reader.ground.product([1.5, 1.5], top, negative));
        let last = reader.ground.power(top - fraction, false);
        let (Some(product), Some(negation), Some(last)) = (product, negation, last) else {
            return Ok(true);
        };
        let probe = vec![(large, product), (small, last), (minus, negation)];
        let nominal = reader.prober.sums(&[probe], true)?[0] != 0.0;
        let answer = if nominal { "the sum of the factors' exponents" } else { "its own exponent" };
        self.note("a product is aligned by", answer);
        Ok(nominal)
    }

    /// The type to which the sum of a group is rounded.
    fn sum_of_groups(
        &mut self,
        reader: &mut Reader<'_, '_>,
        size: usize,
        fraction: i32,
    ) -> Result<Option<Node>, BackendError> {
        let terms = reader.prober.terms();
        if 2 * size > terms || size < 2 {
            self.note("bits of sums", "out of sight: there is one group");
            return Ok(Some(Node { format: &names::F32, rounding: Rounding::TowardZero }));
        }
        let reach = reader.reach(Places { base: 0, small: 1, minus: size })?.0;
        let bits = reach + 1;
        self.note(
            "bits of sums",
            match reach < fraction {
                true => bits.to_string(),
                false => format!("{bits} or more"),
            },
        );
        let format = format_of(bits, reader.prober.types.result);
        let rounding = match size {
            0..=3 => None,
            _ => reader.rounding_of_group(&[0, 1, 2, 3], [size, size + 1], bits)?,
        };
        if let Some(rounding) = rounding {
            self.note("rounding of sums", rounding.name());
        }
        let rounding = rounding.unwrap_or(Rounding::TowardZero);
        Ok(format.map(|format| Node { format, rounding }))
    }

    /// Notes whether products are rounded before they are added, if only those that underflow show it: `is_worse` says of a
    /// model that it gives fewer results.
    fn underflowing(
        &mut self,
        model: &Model,
        candidates: &[Model],
        is_worse: impl Fn(&Model) -> bool,
    ) {
        let Adder::Steps { fused } = model.adder else { return };
        let other = Model { adder: Adder::Steps { fused: !fused }, ..model.clone() };
        if candidates.contains(&other) && is_worse(&other) {
            let answer = if fused {
                "added exactly (fused multiply-add)"
            } else {
                "rounded before they are added"
            };
            self.note("products that underflow", answer);
        }
    }

    /// Tries models on all products that the backend made, and takes the best.
    fn decide(
        mut self,
        prober: Prober<'_>,
        candidates: Vec<Model>,
        shown: Option<Shown>,
    ) -> Result<Sums, BackendError> {
        let Prober { types, shape, runs, evidence, .. } = prober;
        let total: usize = evidence.iter().map(|product| product.result.len()).sum();
        let mut best: Option<(usize, Model)> = None;
        for model in candidates.iter().flat_map(|model| variants(model, types)) {
            let matched = matches(&model, types, shape, &evidence);
            if best.as_ref().is_none_or(|(most, _)| matched > *most) {
                best = Some((matched, model));
            }
        }
        let fits = |unit: &&crate::replay::Unit| {
            let takes = unit.operands.is_empty()
                || unit.operands.contains(&types.lhs) && unit.operands.contains(&types.rhs);
            takes && matches(&unit.model, types, shape, &evidence) == total
        };
        let units: Vec<&'static crate::replay::Unit> = units().iter().filter(fits).collect();
        if let Some(unit) =
            units.first().filter(|_| best.as_ref().is_none_or(|(most, _)| *most < total))
        {
            best = Some((total, unit.model.clone()));
        }
        let names: Vec<&str> = units.iter().map(|unit| unit.name).collect();
        let (matched, model) = best.map_or((0, None), |(matched, model)| (matched, Some(model)));
        if let Some(model) = &model {
            self.note("order", order_of(model));
            let matched_by = |other: &Model| matches(other, types, shape, &evidence);
            self.underflowing(model, &candidates, |other| matched_by(other) < matched);
        }
        let found = model.map(|model| Found { types, shape, model, units: names.join(", ") });
        let tree = shown.map(|shown| shown.tree);
        Ok(Sums { types, shape, facts: self.facts, tree, found, matched, total, runs })
    }
}

/// The order of a model in words.
fn order_of(model: &Model) -> String {
    let mut text = match &model.order {
        Order::InOrder => "one after the other".to_string(),
        Order::Swapped => "the second term of each two first".to_string(),
        Order::Lanes { count, .. } => format!("{count} sums side by side"),
        Order::Windows(window) => format!("windows of {window} terms, and windows of their sums"),
        Order::Tree(_) => "a tree of its own".to_string(),
    };
    if let Some(group) = model.group() {
        text.push_str(&format!(", in groups of {group}"));
    }
    if let Some((length, _)) = model.blocks {
        text.push_str(&format!(", in blocks of {length}"));
    }
    text
}

/// The type of sums that have `bits` bits.
fn format_of(bits: i32, result: &'static FloatFormat) -> Option<&'static FloatFormat> {
    let own = (result.precision() as i32 == bits).then_some(result);
    own.or(match bits {
        24 => Some(&names::F32),
        53.. => Some(&names::F64),
        14 => FloatFormat::parse("f22E8M13").ok(),
        11 => Some(&names::TF32),
        8 => Some(&names::BF16),
        1..24 => FloatFormat::parse(&format!("f{}E8M{}", bits + 8, bits - 1)).ok(),
        _ => None,
    })
}

/// A model, and what no single sum tells apart from it.
fn variants(model: &Model, types: Types) -> Vec<Model> {
    let mut variants = vec![model.clone()];
    if let Adder::Aligned(alignment) = model.adder {
        let least = |least| Adder::Aligned(Alignment { least: Some(least), ..alignment });
        variants.extend([-132, -133].map(|it| Model { adder: least(it), ..model.clone() }));
    }
    if types.lhs.is_f32() && types.rhs.is_f32() {
        let tf32 = Node { format: &names::TF32, rounding: Rounding::TowardZero };
        for node in [tf32, Node::nearest(&names::TF32), Node::nearest(&names::BF16)] {
            variants.extend(
                variants
                    .clone()
                    .into_iter()
                    .filter(|it| it.factors.is_none())
                    .map(|it| Model { factors: Some(node), ..it }),
            );
        }
    }
    if types.result.precision() <= 8 {
        for format in [&names::F16, &names::BF16] {
            variants.push(Model { via: vec![format], ..model.clone() });
        }
    }
    variants
}

/// How many results of products a model gives bit for bit; NaN matches NaN.
fn matches(
    model: &Model,
    types: Types,
    [_, terms, columns]: [usize; 3],
    all: &[Evidence],
) -> usize {
    let Ok(replay) = Replay::new(model, types) else { return 0 };
    let mut matched = 0;
    for Evidence { lhs, rhs, result } in all {
        let (lhs, by_row) = (replay.lhs(lhs), replay.rhs(rhs));
        let turned: Vec<f64> = (0..columns)
            .flat_map(|column| by_row.iter().skip(column).step_by(columns).copied())
            .collect();
        let mut codes = vec![0; result.len()];
        let initial = replay.neutral(terms);
        replay.rows(&lhs, &turned, terms, &|_| initial, &mut codes);
        let format = types.result;
        let same = |&(at, code): &(usize, u64)| {
            let given = result.code(at) as u64;
            given == code
                || format.is_nan(given) && format.is_nan(code)
                || format.is_zero(given) && format.is_zero(code)
        };
        matched += codes.into_iter().enumerate().filter(same).count();
    }
    matched
}

/// Makes a product of random matrices: of numbers of about one size, of very different sizes, of small ones, and of numbers whose
/// products are on either side of the smallest normal number of the result; each with and without pairs that cancel.
fn random_product(prober: &mut Prober<'_>, kind: u64) -> Result<(), BackendError> {
    let [m, k, n] = prober.shape;
    let Types { lhs, rhs, result } = prober.types;
    let chance = Chance { seed: 1, stream: kind };
    let cancels = kind % 2 == 1;
    let code = |format: &'static FloatFormat, index: u64| {
        let bits = u64::from(chance.bits(2 * index)) << 32 | u64::from(chance.bits(2 * index + 1));
        random_code(format, kind / 2, bits, result.min_exponent() / 2)
    };
    let mut left: Vec<u64> = (0..m * k).map(|at| code(lhs, at as u64)).collect();
    let right: Vec<u64> = (0..k * n).map(|at| code(rhs, (m * k + at) as u64)).collect();
    if cancels && lhs.signed {
        // the second half of each row cancels much of the first one where columns agree
        for row in left.chunks_mut(k) {
            for at in 0..k / 4 {
                row[at + k / 2] = row[at] ^ lhs.sign_bit();
            }
        }
    }
    let mut right = right;
    if cancels {
        for at in 0..k / 4 {
            for column in 0..n {
                right[(at + k / 2) * n + column] = right[at * n + column];
            }
        }
    }
    prober.product(left, right, true).map(drop)
}

/// A random finite code: of a number near one, of any number of a wide range, of a small number, or of one whose exponent is near
/// `middle`.
fn random_code(format: &'static FloatFormat, kind: u64, bits: u64, middle: i32) -> u64 {
    let significand = 1.0 + (bits >> 12 & 0xFF_FFFF) as f64 / (1u64 << 24) as f64;
    let (least, most) = (format.quantum_exponent(), format.max_exponent() - 1);
    let wide = (most - least).clamp(1, 60) as u64;
    let exponent = match kind {
        0 => -((bits >> 40 & 3) as i32),
        1 => (most.min(20) - (bits >> 40) as i32 % wide as i32).max(least),
        2 => least + (bits >> 40) as i32 % (wide as i32),
        // products of two such numbers may be subnormal in the type of the result, although no factor is
        _ => middle + (bits >> 40 & 15) as i32 - 8,
    };
    let magnitude = significand * 2f64.powi(exponent.clamp(least, most));
    let value = if bits & 1 == 1 && format.signed { -magnitude } else { magnitude };
    let code = format.encode(crate::numeric::ConvertPolicy::COMPUTE, value);
    if format.is_finite(code) { code } else { format.one_code() }
}
