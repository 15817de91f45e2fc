//! The text of a model: a list of parts, or the name of a known unit.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::sync::Arc;

use super::model::{Adder, Alignment, Join, Model, Order};
use super::rounding::Node;
use super::{ModelError, presets};
use crate::numeric::{FloatFormat, Truncation};

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_adder(f)?;
        match &self.order {
            Order::InOrder => {}
            Order::Swapped => f.write_str(",swapped")?,
            Order::Lanes { count, join: Join::Halves } => write!(f, ",lanes:{count}")?,
            Order::Lanes { count, join } => write!(f, ",lanes:{count},join:{}", join.name())?,
            Order::Windows(window) => write!(f, ",windows:{window}")?,
            Order::Tree(tree) => write!(f, ",tree:{tree}")?,
        }
        if let Some((terms, format)) = self.every {
            write!(f, ",every:{terms}:{}", format.name)?;
        }
        if let Some(node) = self.factors {
            write!(f, ",factors:{node}")?;
        }
        for (flushes, what) in
            [(self.flushes_factors, "factors"), (self.flushes_results, "results")]
        {
            if flushes {
                write!(f, ",flush:{what}")?;
            }
        }
        for format in &self.via {
            write!(f, ",via:{}", format.name)?;
        }
        match self.blocks {
            Some((terms, node)) => write!(f, "+block:{terms}:{node}"),
            None => Ok(()),
        }
    }
}

impl Model {
    fn write_adder(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.adder {
            Adder::Steps { fused } => {
                match self.sum {
                    Some(node) => write!(f, "{node}")?,
                    None => f.write_str("f32")?,
                }
                return if fused { f.write_str(",fma") } else { Ok(()) };
            }
            Adder::Pairs { group } => write!(f, "pairs,group:{group}")?,
            Adder::Exact { group, late } => {
                f.write_str("exact")?;
                group.map_or(Ok(()), |group| write!(f, ",group:{group}"))?;
                f.write_str(if late { ",late" } else { "" })?;
            }
            Adder::Late { bits, group, halves } => {
                write!(f, "trunc:{bits},group:{group},nominal,late")?;
                f.write_str(if halves { ",halves" } else { "" })?;
            }
            Adder::Aligned(Alignment { bits, group, nominal, down, least, presum }) => {
                write!(f, "trunc:{bits},group:{group}")?;
                f.write_str(if nominal { ",nominal" } else { "" })?;
                f.write_str(if down { ",down" } else { "" })?;
                least.map_or(Ok(()), |least| write!(f, ",least:{least}"))?;
                presum.map_or(Ok(()), |presum| write!(f, ",presum:{presum}"))?;
            }
        }
        self.sum.map_or(Ok(()), |node| write!(f, ",sum:{node}"))
    }
}

impl Join {
    const ALL: [Join; 3] = [Join::Halves, Join::Pairs, Join::InOrder];

    fn name(self) -> &'static str {
        match self {
            Join::Halves => "halves",
            Join::Pairs => "pairs",
            Join::InOrder => "in-order",
        }
    }
}

/// The settings of a model's text, before they are put together.
#[derive(Debug, Default)]
struct Parts {
    steps: Option<Node>,
    fma: bool,
    pairs: bool,
    exact: bool,
    bits: Option<u32>,
    group: Option<NonZeroUsize>,
    nominal: bool,
    down: bool,
    late: bool,
    halves: bool,
    least: Option<i32>,
    presum: Option<NonZeroUsize>,
    sum: Option<Node>,
    order: Option<Order>,
    join: Option<Join>,
    every: Option<(NonZeroUsize, &'static FloatFormat)>,
    factors: Option<Node>,
    flushes_factors: bool,
    flushes_results: bool,
    via: Vec<&'static FloatFormat>,
    blocks: Option<(NonZeroUsize, Node)>,
}

impl FromStr for Model {
    type Err = ModelError;

    /// Reads the name of a known unit or a list of parts; the error names the part that is wrong.
    fn from_str(text: &str) -> Result<Model, ModelError> {
        if let Some(unit) = presets::named(text.trim()) {
            return Ok(unit.model.clone());
        }
        let mut parts = Parts::default();
        for part in text.split([',', '+']).map(str::trim) {
            parts.read(part).map_err(|ModelError(what)| {
                ModelError(format!("model `{text}`: `{part}`: {what}"))
            })?;
        }
        let wrong = |what: &str| ModelError(format!("model `{text}`: {what}"));
        parts.model().map_err(wrong)
    }
}

impl Parts {
    fn read(&mut self, part: &str) -> Result<(), ModelError> {
        let (key, value) = part.split_once(':').unwrap_or((part, ""));
        match key {
            "fma" => self.fma = true,
            "pairs" => self.pairs = true,
            "exact" => self.exact = true,
            "nominal" => self.nominal = true,
            "down" => self.down = true,
            "late" => self.late = true,
            "halves" => self.halves = true,
            "swapped" => self.set_order(Order::Swapped)?,
            "trunc" => set(&mut self.bits, number(value)?)?,
            "group" => set(&mut self.group, number(value)?)?,
            "least" => set(&mut self.least, number(value)?)?,
            "presum" => set(&mut self.presum, number(value)?)?,
            "sum" => set(&mut self.sum, value.parse()?)?,
            "factors" => set(&mut self.factors, value.parse()?)?,
            "via" => self.via.push(format(value)?),
            "lanes" => {
                self.set_order(Order::Lanes { count: number(value)?, join: Join::Halves })?
            }
            "windows" => self.set_order(Order::Windows(number(value)?))?,
            "tree" => self.set_order(Order::Tree(Arc::new(value.parse()?)))?,
            "join" => {
                let join = Join::ALL.into_iter().find(|join| join.name() == value);
                let what = || ModelError("lanes are joined by halves, pairs or in-order".into());
                set(&mut self.join, join.ok_or_else(what)?)?;
            }
            "every" => {
                let (terms, name) = counted(value)?;
                set(&mut self.every, (terms, format(name)?))?;
            }
            "block" => {
                let (terms, node) = counted(value)?;
                set(&mut self.blocks, (terms, node.parse()?))?;
            }
            "flush" => match value {
                "factors" => self.flushes_factors = true,
                "results" => self.flushes_results = true,
                _ => return Err(ModelError("expected flush:factors or flush:results".into())),
            },
            _ => set(&mut self.steps, part.parse()?)?,
        }
        Ok(())
    }

    fn set_order(&mut self, order: Order) -> Result<(), ModelError> {
        set(&mut self.order, order)
    }

    fn model(self) -> Result<Model, &'static str> {
        let ways = [self.steps.is_some(), self.pairs, self.exact, self.bits.is_some()];
        if ways.iter().filter(|&&stated| stated).count() != 1 {
            return Err(
                "it needs one way to add terms: a type such as f32, pairs, exact or trunc:BITS",
            );
        }
        let (adder, sum) = self.adder()?;
        let mut order = self.order.unwrap_or_default();
        match (&mut order, self.join) {
            (Order::Lanes { join, .. }, Some(stated)) => *join = stated,
            (_, Some(_)) => return Err("join: is for lanes:N"),
            (_, None) => {}
        }
        let in_steps = matches!(adder, Adder::Steps { .. });
        if !in_steps && !matches!(order, Order::InOrder | Order::Tree(_)) {
            return Err("swapped, lanes and windows are for sums in steps, such as f32,lanes:8");
        }
        if self.blocks.is_some() && matches!(order, Order::Tree(_)) {
            return Err("a tree is one of all terms: it has no blocks");
        }
        if self.every.is_some() && !matches!(order, Order::InOrder | Order::Swapped) {
            return Err("every:N:TYPE is for one running sum, not for lanes, windows or a tree");
        }
        Ok(Model {
            factors: self.factors,
            flushes_factors: self.flushes_factors,
            flushes_results: self.flushes_results,
            order,
            adder,
            sum,
            every: self.every,
            blocks: self.blocks,
            via: self.via,
        })
    }

    /// The adder, and what it rounds sums to.
    fn adder(&self) -> Result<(Adder, Option<Node>), &'static str> {
        let align = self.nominal || self.down || self.least.is_some() || self.presum.is_some();
        if (align || self.halves) && self.bits.is_none() {
            return Err("nominal, down, least, presum and halves are for trunc:BITS");
        }
        if self.fma && self.steps.is_none() {
            return Err("fma is for sums in steps, such as f32,fma");
        }
        if let Some(node) = self.steps {
            return match self.sum.is_some() || self.group.is_some() || self.late {
                true => Err("sum:, group: and late are for pairs, exact and trunc:BITS"),
                false => Ok((Adder::Steps { fused: self.fma }, Some(node))),
            };
        }
        let needs_sum = "it needs the type of sums, such as sum:f32";
        if self.pairs {
            let group = self.group.ok_or("pairs need group:N")?;
            if !group.is_power_of_two() {
                return Err("the group of pairs is a power of two");
            }
            return Ok((Adder::Pairs { group }, Some(self.sum.ok_or(needs_sum)?)));
        }
        if self.exact {
            let is_rounded = self.group.is_some() || self.late;
            let adder = Adder::Exact { group: self.group, late: self.late };
            return match is_rounded && self.sum.is_none() {
                true => Err(needs_sum),
                false => Ok((adder, self.sum)),
            };
        }
        let bits = self.bits.unwrap_or_default();
        let group = self.group.unwrap_or(Truncation::GROUP);
        if !(1..=Alignment::MOST_BITS).contains(&bits) || group.get() > Alignment::MOST_TERMS {
            return Err("trunc:BITS takes 1 to 40 bits, and group:N 1 to 1024 terms");
        }
        if self.late {
            if self.down || self.least.is_some() || self.presum.is_some() || !self.nominal {
                return Err("late goes with trunc:BITS,nominal and halves alone");
            }
            let adder = Adder::Late { bits, group, halves: self.halves };
            return Ok((adder, Some(self.sum.ok_or(needs_sum)?)));
        }
        if self.halves {
            return Err("halves go with late");
        }
        let Parts { nominal, down, least, presum, .. } = *self;
        let alignment = Alignment { bits, group, nominal, down, least, presum };
        Ok((Adder::Aligned(alignment), self.sum))
    }
}

fn set<T>(place: &mut Option<T>, value: T) -> Result<(), ModelError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(ModelError("this is stated twice".into())),
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, ModelError> {
    let wrong = |_| ModelError(format!("`{text}` is no number that can stand here"));
    text.trim().parse().map_err(wrong)
}

fn format(name: &str) -> Result<&'static FloatFormat, ModelError> {
    FloatFormat::parse(name.trim()).map_err(|error| ModelError(error.to_string()))
}

/// Reads `N:REST`.
fn counted(text: &str) -> Result<(NonZeroUsize, &str), ModelError> {
    let expected = || ModelError("expected a number of terms and a type, such as 128:f32".into());
    let (count, rest) = text.split_once(':').ok_or_else(expected)?;
    Ok((number(count)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_read() {
        for text in [
            "f32",
            "f32,fma",
            "f32:toward-zero",
            "bf16,windows:32",
            "f32,fma,swapped",
            "f32,lanes:8,join:pairs",
            "f32,tree:((0 1) 2)",
            "f32,every:16:bf16",
            "f32,fma,via:f16+block:512:f32",
            "trunc:14,group:32+block:128:f32",
            "trunc:25,group:8,nominal,least:-132,sum:f32:toward-zero",
            "trunc:36,group:64,nominal,presum:16,sum:f32:toward-zero",
            "trunc:25,group:16,nominal,late,halves,sum:f32",
            "trunc:24,group:4,down,sum:f32",
            "pairs,group:4,sum:f32,flush:factors,flush:results",
            "exact",
            "exact,group:2,late,sum:f32",
            "trunc:26,group:8,nominal,sum:f32:toward-zero,factors:tf32:toward-zero",
        ] {
            let model: Model = text.parse().unwrap();
            assert_eq!(model.to_string(), text);
            assert_eq!(model.to_string().parse::<Model>().unwrap(), model);
        }
    }

    #[test]
    fn errors_name_what_is_wrong() {
        for (text, fault) in [
            ("", "``"),
            ("f33", "`f33`"),
            ("nominal", "one way to add"),
            ("f32,exact", "one way to add"),
            ("trunc:41", "1 to 40 bits"),
            ("trunc:x", "`x` is no number"),
            ("f32,nominal", "are for trunc"),
            ("exact,fma", "fma is for sums in steps"),
            ("pairs,group:4", "sum:f32"),
            ("pairs,group:3,sum:f32", "power of two"),
            ("f32,every:0:bf16", "`0` is no number"),
            ("f32,join:pairs", "join: is for lanes"),
            ("trunc:24,lanes:4", "are for sums in steps"),
            ("f32,fma,lanes:2,lanes:3", "stated twice"),
            ("trunc:24,late,sum:f32", "late goes with"),
            ("f32:sideways", "no rounding `sideways`"),
        ] {
            let error = text.parse::<Model>().unwrap_err();
            assert!(error.0.contains(fault), "{text}: {error}");
        }
    }

    #[test]
    fn an_accumulation_policy_is_a_model_of_the_same_text() {
        for text in ["trunc:14+block:128:f32", "f32", "exact", "f16+block:4:f32"] {
            let policy: crate::numeric::Accumulation = text.parse().unwrap();
            assert!(policy.to_string().parse::<Model>().is_ok(), "{text}");
        }
    }
}
