//! The values that the command line names.

use std::collections::HashSet;

use crate::diagnostic::counted;
use crate::ir::ValueId;
use crate::rewrite::pattern::{Pattern, Site, applied, sites};
use crate::rewrite::subject::Subject;
use crate::rewrite::{LeftOut, Reason};

/// The values that are wanted, by function.
pub struct Chosen {
    all: HashSet<(String, ValueId)>,
    /// The values of each pattern, as it is spelled.
    by_pattern: Vec<(String, HashSet<(String, ValueId)>)>,
}

impl Chosen {
    /// The results of ops that the patterns name, constants excepted.
    ///
    /// # Errors
    ///
    /// Which pattern names none, and why.
    pub fn new(patterns: &[Pattern], subject: &Subject) -> Result<Chosen, String> {
        let sites = sites(&subject.module);
        let mut by_pattern = Vec::new();
        for pattern in patterns {
            let meant = sites.iter().filter(|site| pattern.may_mean(site, &subject.source));
            let is_computed =
                |site: &&Site<'_>| site.op.is_some_and(|op| op.full_name() != "stablehlo.constant");
            let (computed, given): (Vec<&Site<'_>>, Vec<&Site<'_>>) = meant.partition(is_computed);
            if computed.is_empty() {
                let known = "it names arguments and constants alone, which are known: name results of other ops";
                let reason = if given.is_empty() { none(pattern, subject) } else { known.into() };
                return Err(format!("--values {pattern}: {reason}"));
            }
            let values = computed.iter().map(|site| (site.function.name.clone(), site.value));
            by_pattern.push((pattern.to_string(), values.collect::<HashSet<_>>()));
        }
        let all = by_pattern.iter().flat_map(|(_, values)| values.iter().cloned()).collect();
        Ok(Chosen { all, by_pattern })
    }

    /// Whether a value of a function is wanted.
    pub fn has(&self, function: &str, value: ValueId) -> bool {
        self.all.contains(&(function.to_string(), value))
    }

    /// What there is to say of values that cannot be results.
    ///
    /// # Errors
    ///
    /// Which pattern names no other values.
    pub fn left_out(&self, left_out: &[LeftOut], subject: &Subject) -> Result<Vec<String>, String> {
        let keys: HashSet<(String, ValueId)> =
            left_out.iter().map(|it| (it.function.clone(), it.value)).collect();
        for (pattern, values) in &self.by_pattern {
            let of_pattern = |it: &&LeftOut| values.contains(&(it.function.clone(), it.value));
            if let Some(first) =
                left_out.iter().find(of_pattern).filter(|_| values.is_subset(&keys))
            {
                let name = name(first, subject);
                return Err(format!(
                    "--values {pattern}: {name} cannot be a result: {}",
                    first.reason
                ));
            }
        }
        let reasons = [
            Reason::Condition,
            Reason::NoTensor,
            Reason::Dynamic,
            Reason::NotCalled,
            Reason::NotRun,
        ];
        let note = |reason: Reason| {
            let own: Vec<&LeftOut> = left_out.iter().filter(|it| it.reason == reason).collect();
            let first = name(own.first()?, subject);
            Some(match own.len() {
                1 => format!("note: {first} is left out: {reason}"),
                more => format!(
                    "note: {first} and {} are left out: {reason}",
                    counted(more - 1, "other value")
                ),
            })
        };
        Ok(reasons.into_iter().filter_map(note).collect())
    }
}

/// Why a pattern names nothing.
fn none(pattern: &Pattern, subject: &Subject) -> String {
    let applied = applied(&subject.module);
    let found = applied.iter().find(|(site, _)| pattern.may_mean(site, &subject.source));
    match found {
        Some((_, around)) if around.full_name() == "sdy.manual_computation" => format!(
            "the value is inside of {}, where each device has another one: name the results of that op",
            around.full_name()
        ),
        Some((_, around)) => format!(
            "the value is in a region that {} applies to elements, where it is another one for each element: name the \
             results of that op",
            around.full_name()
        ),
        None => pattern.names_nothing(&sites(&subject.module), &subject.source),
    }
}

fn name(left_out: &LeftOut, subject: &Subject) -> String {
    let function = subject.module.function(&left_out.function);
    let own = function.map_or("", |function| &function.values[left_out.value].name);
    format!("@{}/%{own}", left_out.function)
}
