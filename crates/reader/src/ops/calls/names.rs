//! The names of all known targets, for messages, for the documentation and for the check of a module.

use std::collections::HashSet;
use std::sync::LazyLock;

use strsim::levenshtein;

use super::{TARGETS, callbacks, handler, matrices, standing};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, FUNCTION_CONSTANT, Item, Module, Op, OpName};
use crate::ops::custom::CustomCall;
use crate::ops::prelude::*;
use crate::ops::{custom, dynamic_calls};

/// A row of the table of targets.
#[derive(Debug, Clone)]
pub struct Target {
    /// All names in full.
    pub names: Vec<String>,
    /// The names in the short form of the documentation: `lapack_{s,d}syevd_ffi`.
    pub spelled: Vec<String>,
    /// The operands and results.
    pub signature: String,
    /// The entries of the configuration.
    pub settings: String,
    /// The meaning.
    pub meaning: &'static str,
}

/// A row whose names are in full already.
fn row(names: &[&str], signature: &str, settings: &str, meaning: &'static str) -> Target {
    let names: Vec<_> = names.iter().map(|name| name.to_string()).collect();
    let (spelled, signature, settings) = (names.clone(), signature.into(), settings.into());
    Target { names, spelled, signature, settings, meaning }
}

/// All targets that run, except those that a user of the library registers.
pub fn known_targets() -> Vec<Target> {
    let own = TARGETS
        .iter()
        .map(|target| row(target.names, target.signature, target.settings, target.meaning));
    let checks = custom::checks()
        .map(|(name, signature, settings, meaning)| row(&[name], signature, settings, meaning));
    let restated = dynamic_calls::rows()
        .map(|(name, signature, meaning)| row(&[name], signature, "", meaning));
    let functions: Vec<_> = standing::function_names().collect();
    let functions: Vec<&str> = functions.iter().map(String::as_str).collect();
    let functions = row(
        &functions,
        "x, ... -> T[..]",
        "mhlo.attributes",
        "the op of CHLO or StableHLO of that name, element by element",
    );
    let [passed_over, _] = callbacks::names();
    let passed_over = row(
        passed_over,
        "x, ... -> nothing, or tokens",
        "",
        "a function of Python: passed over with a warning; with results it fails where it is executed",
    );
    own.chain(checks)
        .chain(restated)
        .chain([functions, passed_over])
        .chain(matrices::rows())
        .collect()
}

/// The evaluation of a call of an unknown target, which fails when it is executed.
pub fn unknown_target(view: &OpView<'_>, name: &str) -> Evaluate {
    let similar = similar(name);
    let hint = match similar.as_slice() {
        [] => String::new(),
        names => {
            let names: Vec<_> = names.iter().map(|name| format!("@{name}")).collect();
            format!(" (did you mean {}?)", names.join(" or "))
        }
    };
    callbacks::failing(view, format!("the custom call target @{name} has no meaning here{hint}"))
}

/// The ways to give a meaning to a call that has none.
pub fn ways_out(view: &OpView<'_>) -> String {
    let name = CustomCall::of(view).call_target_name;
    format!(
        "give it one: --custom-call {name}=@function (a function of the module), {name}=zeros or \
         {name}=identity; in Rust register_custom_call; `shlo-interp ops` lists the targets \
         that run"
    )
}

/// The names that are spelled most like one, the nearest first, at most three.
fn similar(name: &str) -> Vec<String> {
    let most = (name.len() / 4).clamp(1, 3);
    let all = known_targets().into_iter().flat_map(|target| target.names);
    let mut near: Vec<(usize, String)> = all
        .filter(|known| known.len().abs_diff(name.len()) <= most)
        .map(|known| (levenshtein(&known.to_lowercase(), &name.to_lowercase()), known))
        .filter(|(distance, _)| *distance <= most)
        .collect();
    near.sort();
    let nearest = near.first().map(|(distance, _)| *distance);
    near.retain(|(distance, _)| Some(*distance) == nearest);
    near.into_iter().map(|(_, name)| name).take(3).collect()
}

/// The targets of the custom calls of a module and its nested modules.
pub fn targets_of(module: &Module) -> std::collections::BTreeSet<String> {
    let mut found = std::collections::BTreeSet::new();
    walk(module, &mut |op| found.extend(target_of(op)));
    found
}

fn target_of(op: &Op) -> Option<String> {
    let is_call = op.full_name() == "stablehlo.custom_call";
    op.properties.get("call_target_name").filter(|_| is_call)?.as_text()
}

/// Whether a target has a meaning in every program.
fn is_known(name: &str) -> bool {
    static NAMES: LazyLock<HashSet<String>> =
        LazyLock::new(|| known_targets().into_iter().flat_map(|target| target.names).collect());
    NAMES.contains(name)
}

/// A warning for each unknown op of a module, and for each custom call with an unknown target. They fail if
/// they are executed.
pub fn unknown_targets(module: &Module) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    walk(module, &mut |op| {
        if let OpName::Unknown(name) = op.name
            && name != FUNCTION_CONSTANT
        {
            let message =
                format!("{name}: the interpreter does not run this op: it fails if it is executed");
            found.push(Diagnostic::warning(message, op.span));
        }
        let Some(name) = target_of(op) else { return };
        if !is_known(&name) && handler(&name).is_none() {
            let message = format!(
                "stablehlo.custom_call: the target @{name} has no meaning here: the call fails if it is \
                 executed"
            );
            found.push(Diagnostic::warning(message, op.span));
        }
    });
    found
}

fn walk(module: &Module, visit: &mut dyn FnMut(&Op)) {
    for item in &module.items {
        match item {
            Item::Function(function) => {
                let blocks = function.body.iter().flat_map(|body| &body.blocks);
                blocks.for_each(|block| walk_block(block, visit));
            }
            Item::Module(inner) => walk(inner, visit),
            Item::Other(..) => {}
        }
    }
}

fn walk_block(block: &Block, visit: &mut dyn FnMut(&Op)) {
    for op in &block.ops {
        visit(op);
        if op.def().is_none() {
            continue;
        }
        let blocks = op.regions.iter().flat_map(|region| &region.blocks);
        blocks.for_each(|block| walk_block(block, visit));
    }
}
