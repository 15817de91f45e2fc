//! Sums over processes: each process of a group adds what all of them brought by a tree of its own, which the judge must
//! accept, and groups in which a process is left out, counts twice or is taken for another one.

use std::collections::HashMap;

use shlo_interp::host::ProcessGrid;
use shlo_interp::ir::TensorType;
use shlo_interp::judge::{Dumps, Finding, Trial};
use shlo_interp::{ElementType, FloatFormat, Source, Tensor, load};

use crate::addition::{MODES, Mode, sum};
use crate::looks::findings;
use crate::random::Random;
use crate::{data, orders, rounds};

/// The results of the processes, by the tags of the processes.
struct Shown(HashMap<String, Tensor>);

impl Dumps for Shown {
    fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
        Ok(self.0.get(name).cloned())
    }
}

/// A grid of processes that reduce across all replicas, all partitions, or all processes.
struct Group {
    format: &'static FloatFormat,
    grid: ProcessGrid,
    text: String,
    /// Whether each process gets a part.
    is_scattered: bool,
    /// What each process brings.
    brought: Vec<Vec<f64>>,
    /// The processes that each process meets, itself included.
    groups: Vec<Vec<usize>>,
}

/// How a device adds.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Manner {
    /// In f32, and rounds once.
    Wide,
    /// In f32 with additions that go to either neighbour, and rounds once.
    Faithful,
    /// In the type of the elements.
    Narrow,
    /// Some partial sums at a time in f32, which are then rounded to the type of the elements.
    Steps,
}

const MANNERS: [Manner; 4] = [Manner::Wide, Manner::Faithful, Manner::Narrow, Manner::Steps];

impl Group {
    fn new(random: &mut Random, name: &str) -> Group {
        let format = FloatFormat::parse(name).expect("a type");
        let (replicas, partitions) = [(0, 1), (1, 0), (2, 2), (3, 2), (2, 4)][random.below(5)];
        let size = |stated: usize, random: &mut Random| match stated {
            0 => 2 + random.below(7),
            stated => stated,
        };
        let grid = ProcessGrid {
            num_replicas: size(replicas, random),
            num_partitions: size(partitions, random),
        };
        let count = grid.num_processes();
        let crosses_all = partitions != 1 || random.one_in(2);
        let groups: Vec<Vec<usize>> = (0..count)
            .map(|index| match crosses_all {
                true => (0..count).collect(),
                false => {
                    let own = grid.id(index).partition;
                    (0..count).filter(|&other| grid.id(other).partition == own).collect()
                }
            })
            .collect();
        let members = groups[0].len();
        let is_scattered = random.one_in(2);
        let (parts, elements) = (members * 3, if is_scattered { 3 } else { members * 3 });
        let ids = if crosses_all { count } else { grid.num_replicas };
        let ids: Vec<String> = (0..ids).map(|id| id.to_string()).collect();
        let ids = format!("dense<[[{}]]> : tensor<1x{}xi64>", ids.join(", "), ids.len());
        let handle = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids";
        let handle = if crosses_all { format!(", {handle}") } else { String::new() };
        let op = if is_scattered { "reduce_scatter" } else { "all_reduce" };
        let dimension = if is_scattered { ", scatter_dimension = 0 : i64" } else { "" };
        let text = format!(
            "func.func @main(%a: tensor<{parts}x{name}>) -> tensor<{elements}x{name}> {{
               %0 = \"stablehlo.{op}\"(%a) ({{
                 ^bb0(%x: tensor<{name}>, %y: tensor<{name}>):
                   %s = stablehlo.add %x, %y : tensor<{name}>
                   stablehlo.return %s : tensor<{name}>
               }}) {{replica_groups = {ids}{dimension}{handle}}} : (tensor<{parts}x{name}>) -> tensor<{elements}x{name}>
               return %0 : tensor<{elements}x{name}>
             }}"
        );
        let mut brought = vec![Vec::new(); count];
        for _ in 0..parts {
            let kind = data::KINDS[random.below(data::KINDS.len())];
            let terms = data::terms(random, kind, count, format.precision());
            let largest = terms.iter().fold(0f64, |most, it| most.max(it.abs()));
            // some sums overflow, or partial sums of them
            let may_overflow = random.one_in(4);
            let room = format.decode(format.max_finite) / if may_overflow { 1.5 } else { 16.0 };
            let scale = match largest > room || (may_overflow && largest > 0.0) {
                true => (room / largest).log2().floor().exp2(),
                false => 1.0,
            };
            for (own, term) in brought.iter_mut().zip(terms) {
                own.push(rounded(format, term * scale));
            }
        }
        Group { format, grid, text, is_scattered, brought, groups }
    }

    fn tensor(&self, values: &[f64]) -> Tensor {
        let element = ElementType::Float(self.format);
        Tensor::from_f64s(element, &[values.len()], values).expect("as many values")
    }

    /// The terms of the sums that a process gets.
    fn terms(&self, process: usize) -> Vec<Vec<f64>> {
        let group = &self.groups[process];
        let position = group.iter().position(|&member| member == process).expect("a member");
        let all = 0..self.brought[0].len();
        let own = if self.is_scattered { position * 3..position * 3 + 3 } else { all };
        own.map(|at| group.iter().map(|&member| self.brought[member][at]).collect()).collect()
    }

    /// What is found of processes that make each sum by a function of the terms.
    fn findings(&self, mut sum: impl FnMut(&[f64]) -> f64, legal: &str) -> Vec<Finding> {
        let of = |process: usize| -> Vec<f64> {
            self.terms(process).iter().map(|terms| sum(terms)).collect()
        };
        let results: Vec<Vec<f64>> = (0..self.grid.num_processes()).map(of).collect();
        self.judged(&results, legal)
    }

    fn judged(&self, results: &[Vec<f64>], legal: &str) -> Vec<Finding> {
        let source = Source { name: "program.mlir".into(), text: self.text.clone().into() };
        let loaded = load(&source).unwrap_or_else(|_| panic!("a legal program: {}", self.text));
        let arguments = self.brought.iter().map(|values| vec![self.tensor(values).into()]);
        let trial = Trial::new(&loaded.module, "main", Vec::new())
            .on_grid(self.grid, arguments.collect())
            .with_freedoms(legal.parse().expect("freedoms"));
        let named = |(process, values): (usize, &Vec<f64>)| {
            (format!("{}@main/%0", self.grid.id(process).tag()), self.tensor(values))
        };
        let mut shown = Shown(results.iter().enumerate().map(named).collect());
        let found = findings(|| trial.judge(&mut shown).expect("a run").findings);
        assert_eq!(found.len(), results.len());
        found
    }
}

/// A value in a type.
fn rounded(format: &FloatFormat, value: f64) -> f64 {
    format.decode(format.encode(Default::default(), value))
}

/// A sum of the terms by a random tree.
fn tree(random: &mut Random, format: &FloatFormat, terms: &[f64], manner: Manner) -> f64 {
    let mut left = terms.to_vec();
    while left.len() > 1 {
        let most = if manner == Manner::Steps { left.len() } else { 2 };
        let taken = 2 + if most > 2 { random.below(most - 1) } else { 0 };
        let mut total = left.swap_remove(random.below(left.len()));
        for _ in 1..taken {
            let term = left.swap_remove(random.below(left.len()));
            total = match manner {
                _ if !(total + term).is_finite() => total + term,
                Manner::Narrow => rounded(format, total + term),
                Manner::Faithful => sum(total, term, 24, MODES[random.below(4)]),
                Manner::Wide | Manner::Steps => sum(total, term, 24, Mode::Nearest),
            };
        }
        if manner == Manner::Steps {
            total = rounded(format, total);
        }
        left.push(total);
    }
    rounded(format, left[0])
}

/// The sum of a random tree, or of an adversary, whichever is farther from the exact sum.
fn worst(random: &mut Random, format: &FloatFormat, terms: &[f64], manner: Manner) -> f64 {
    let exact: f64 = terms.iter().sum();
    let mut found: Vec<f64> = (0..8).map(|_| tree(random, format, terms, manner)).collect();
    let precision = if manner == Manner::Narrow { format.precision() } else { 24 };
    if format.precision() <= precision && manner != Manner::Steps {
        let mode = if manner == Manner::Faithful { MODES[random.below(4)] } else { Mode::Nearest };
        let way = crate::Way { precision, mode, rounds_products: false };
        let adversaries = orders::sums(random, terms, way).into_iter();
        // the adversaries know no subnormals, and need none but of the smallest types
        let is_normal = terms.iter().all(|it| it.abs() == 0.0 || it.abs() > 1e-30);
        let all = adversaries.filter(|(_, is_mixed, _)| !is_mixed && is_normal);
        found.extend(all.map(|(_, _, sum)| rounded(format, sum)));
    }
    let far = |value: &f64| (value - exact).abs();
    found.into_iter().max_by(|a, b| far(a).total_cmp(&far(b))).expect("some sums")
}

#[test]
fn every_tree_over_the_processes_of_a_group_is_legal() {
    let mut random = Random::new(131);
    for name in ["f32", "bf16", "f16", "f8E4M3FN", "f8E5M2"] {
        let (mut moved, mut beyond_third, mut tried, mut infinite) = (0, 0, 0, 0);
        for _ in 0..rounds(60) {
            let group = Group::new(&mut random, name);
            let manner = MANNERS[random.below(4)];
            let mut source = Random::new(random.below(1 << 30) as u64);
            let legal = if manner == Manner::Faithful { "-replay" } else { "-replay,-units" };
            let device = |terms: &[f64]| worst(&mut source, group.format, terms, manner);
            for finding in group.findings(device, legal) {
                let verdict = &finding.verdict;
                assert!(
                    verdict.is_accepted,
                    "{manner:?} {}: {:?} of {:?} in {}",
                    finding.name, verdict.worst, group.brought, group.text
                );
                tried += 1;
                moved += u64::from(verdict.rungs.len() > 1);
                let values = finding.actual.to_f64s().unwrap_or_default();
                infinite += u64::from(values.iter().any(|it| !it.is_finite()));
                beyond_third += u64::from(verdict.slack > 1.0 / 3.0);
            }
        }
        println!(
            "{name}: {moved} of {tried} results differ from ours, {beyond_third} by a third, {infinite} overflow"
        );
        // a third of the bound would be wrong for some
        assert!(beyond_third * 20 > tried, "{name}: {beyond_third} of {tried}");
    }
}

#[test]
fn a_process_that_is_left_out_or_counts_twice_is_a_violation() {
    let mut random = Random::new(132);
    for name in ["f32", "bf16", "f16", "f8E4M3FN", "f8E5M2"] {
        let format = FloatFormat::parse(name).expect("a type");
        let (mut altered, mut missed) = (0, 0);
        for _ in 0..rounds(40) {
            let mut group = Group::new(&mut random, name);
            // values of about one size
            for value in group.brought.iter_mut().flatten() {
                *value = rounded(format, 1.0 + random.below(256) as f64 / 256.0);
            }
            let mut source = Random::new(random.below(1 << 30) as u64);
            let is_twice = random.one_in(2);
            let device = |terms: &[f64]| {
                let mut terms = terms.to_vec();
                let one = source.below(terms.len());
                match is_twice {
                    true => terms.push(terms[one]),
                    false => drop(terms.swap_remove(one)),
                }
                tree(&mut source, format, &terms, Manner::Wide)
            };
            for finding in group.findings(device, "ieee") {
                altered += finding.verdict.elements;
                missed +=
                    finding.verdict.elements - finding.verdict.violations(&Default::default());
            }
        }
        println!("{name}: {missed} of {altered} missed");
        // sums of more than two values of three or four bits, made in their own type, can legally be off by a term
        let most = if format.precision() < 8 { altered - 1 } else { 0 };
        assert!(missed <= most, "{name}: {missed} of {altered}");
    }
}

#[test]
fn sums_of_another_group_or_part_are_violations() {
    let mut random = Random::new(133);
    for _ in 0..rounds(20) {
        let mut group = Group::new(&mut random, "f32");
        for value in group.brought.iter_mut().flatten() {
            *value = f64::from(random.below(1 << 20) as f32 / 1024.0);
        }
        let of = |process: usize| -> Vec<f64> {
            group.terms(process).iter().map(|terms| terms.iter().sum::<f64>()).collect()
        };
        let mut results: Vec<Vec<f64>> = (0..group.grid.num_processes()).map(of).collect();
        let is_right = group.judged(&results, "ieee").iter().all(|it| it.verdict.is_accepted);
        assert!(is_right, "{}", group.text);
        let other = results.iter().position(|values| *values != results[0]);
        let Some(other) = other else { continue };
        results.swap(0, other);
        let found = group.judged(&results, "ieee");
        assert_eq!(found.iter().filter(|it| !it.verdict.is_accepted).count(), 2, "{}", group.text);
    }
}
