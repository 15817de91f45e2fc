//! Verification of a module: one walk that collects every violation with its place.
//!
//! The structure of an op comes first (numbers of operands, kinds of attributes, regions), then the inferred
//! types, then its own constraints. Each stage assumes that the one before found no violation.

use std::collections::HashMap;

use crate::diagnostic::{Diagnostic, Span, did_you_mean};
use crate::ir::{
    Block, FUNCTION_CONSTANT, Function, Item, Location, Module, Op, OpName, OpView, Region,
    TensorType, Type, ValueId, Values,
};
use crate::numeric::Numerics;
use crate::ops::function_constant_error;
use crate::ops::legality::{self, broken_constraints, listed};
use crate::ops::sdy::shardings::Shardings;
use crate::ops::sdy::verification as shardings;
use crate::syntax::suggest;

mod storage_only;
#[cfg(test)]
mod tests;

pub use storage_only::arithmetic_on;

/// Dialects whose ops are all known, so that another name in them is a mistake.
const KNOWN_DIALECTS: &[&str] = &["stablehlo", "chlo", "check", "interpreter"];

/// Every error and then every warning about a module. A module without errors can be prepared to run.
pub fn verify(module: &Module) -> Vec<Diagnostic> {
    let mut verifier = Verifier::default();
    verifier.module(module);
    verifier.diagnostics.append(&mut verifier.warnings);
    verifier.diagnostics
}

#[derive(Default)]
struct Verifier {
    diagnostics: Vec<Diagnostic>,
    /// What is doubtful about legal ops. An error inside an op leaves out checks of it, and a warning does not.
    warnings: Vec<Diagnostic>,
    /// How many regions of ops are around.
    depth: usize,
    /// Errors in the types of elements of per-axis quantized tensors, which regions compute with. They are
    /// reported unless the op of the region refuses its operands.
    elements: Vec<Diagnostic>,
    /// The axes that the manual computations around an op distinguish.
    manual_axes: Vec<String>,
    /// The shardings of the function's values that were visited so far.
    shardings: Shardings,
}

/// The function around an op, or the values of an op directly in a module.
#[derive(Clone, Copy)]
struct Scope<'m> {
    module: &'m Module,
    function: Option<&'m Function>,
    values: &'m Values,
}

impl Verifier {
    fn module(&mut self, module: &Module) {
        self.symbols(module);
        for item in &module.items {
            match item {
                Item::Function(function) => self.function(module, function),
                Item::Module(inner) => self.module(inner),
                Item::Other(op, values) => self.op(op, Scope { module, function: None, values }),
            }
        }
    }

    /// Checks that no two functions or modules of one module have one name.
    fn symbols(&mut self, module: &Module) {
        let mut seen: HashMap<&str, Span> = HashMap::new();
        for item in &module.items {
            let (name, span) = match item {
                Item::Function(function) => (function.name.as_str(), function.span),
                Item::Module(Module { name: Some(name), span, .. }) => (name.as_str(), *span),
                _ => continue,
            };
            if let Some(first) = seen.insert(name, span) {
                let message = format!("redefinition of symbol named '{name}'");
                let diagnostic = Diagnostic::error(message, span);
                self.diagnostics.push(diagnostic.note("first defined here", Some(first)));
            }
        }
    }

    fn function(&mut self, module: &Module, function: &Function) {
        let inputs = function.ty.inputs.iter().filter(|_| function.body.is_none());
        for message in inputs.chain(&function.ty.results).filter_map(legality::impossible) {
            self.report_function(function, message);
        }
        for message in shardings::of_function(function, module) {
            self.report_function(function, message);
        }
        let Some(body) = &function.body else { return };
        self.shardings.enter(function);
        let scope = Scope { module, function: Some(function), values: &function.values };
        let [block] = body.blocks.as_slice() else {
            let name = &function.name;
            let message = match body.blocks.len() {
                0 => format!("the body of @{name} is empty: it has to end with func.return"),
                count => format!("@{name} has {count} blocks, one is supported"),
            };
            return self.report_function(function, message);
        };
        let arguments: Vec<&Type> = types_of(&function.values, &block.arguments);
        if !arguments.iter().copied().eq(&function.ty.inputs) {
            let message = format!("the arguments of @{} are not of its type", function.name);
            self.report_function(function, message);
        }
        self.block(block, function.span, &["func.return", "stablehlo.return"], scope);
        self.returns(function, block);
    }

    /// Checks that a function returns values of the types that its own type states.
    fn returns(&mut self, function: &Function, block: &Block) {
        let Some(terminator) = terminator(block) else { return };
        let returned = types_of(&function.values, &terminator.operands);
        let declared = &function.ty.results;
        if returned.iter().copied().eq(declared) {
            return;
        }
        let message = format!(
            "@{} returns ({}), its type says ({})",
            function.name,
            listed(&returned),
            listed(declared)
        );
        self.report(terminator, message);
    }

    /// Verifies a block of a function or of a known op's region: its types, its ops, and its last op, which
    /// has to be one of `endings`.
    fn block(&mut self, block: &Block, around: Span, endings: &[&str], scope: Scope<'_>) {
        self.value_types(&block.arguments, scope.values);
        for (index, op) in block.ops.iter().enumerate() {
            let ends = op.def().is_some_and(|def| def.terminator);
            if ends && index + 1 < block.ops.len() {
                self.report(op, format!("{} must be the last op of its block", op.full_name()));
            }
            self.op(op, scope);
        }
        match terminator(block) {
            Some(op) if endings.contains(&op.full_name()) => {}
            Some(op) => {
                self.report(op, format!("{} stands where {} must", op.full_name(), endings[0]));
            }
            None => {
                let last = block.ops.last();
                let location = last.and_then(|op| op.location.as_deref());
                let message = format!("the block does not end with {}", endings[0]);
                self.report_at(last.map_or(around, |op| op.span), location, message);
            }
        }
    }

    fn op(&mut self, op: &Op, scope: Scope<'_>) {
        let def = match op.name {
            OpName::Known(def) => def,
            OpName::Unknown(name) => return self.unknown(op, name, scope),
        };
        let (reported, elements) = (self.diagnostics.len(), self.elements.len());
        self.value_types(&op.results, scope.values);
        self.shardings.meet(op);
        let Scope { module, function, values } = scope;
        let run_numerics = Numerics::STANDARD;
        let view = OpView { op, values, function, module, run_numerics };
        let found = legality::structure(def, &view);
        let sound = found.is_empty() && self.regions(op, scope);
        found.into_iter().for_each(|message| self.report(op, message));
        view.policy_errors().into_iter().for_each(|error| self.report(op, error.to_string()));
        for message in shardings::of_op(&view, &self.manual_axes, &self.shardings) {
            self.report(op, message);
        }
        if let Some(violation) = crate::ops::misplaced_accumulation(&view) {
            self.report(op, violation.to_string());
        }
        if sound && op.results.iter().chain(&op.operands).all(|&value| has_size(values, value)) {
            let broken = broken_constraints(&view);
            let caution = def.caution.filter(|_| broken.is_empty());
            broken.into_iter().for_each(|message| self.report(op, message));
            if let Some(message) = caution.and_then(|caution| caution(&view)) {
                let warning = Diagnostic::warning(format!("{}: {message}", def.name), op.span);
                self.warnings.push(with_location(warning, op.location.as_deref()));
            }
        }
        if !op.regions.is_empty() {
            let elements = self.elements.split_off(elements);
            let is_refused = self.diagnostics.len() > reported;
            self.diagnostics.extend(elements.into_iter().filter(|_| !is_refused));
        }
    }

    fn unknown(&mut self, op: &Op, name: &str, scope: Scope<'_>) {
        if name == FUNCTION_CONSTANT {
            let Scope { module, function, values } = scope;
            let view = OpView { op, values, function, module, run_numerics: Numerics::STANDARD };
            let error = function_constant_error(&view);
            error.into_iter().for_each(|error| self.report(op, format!("{name}: {error}")));
        }
        if let Some(message) = shardings::of_mesh(op) {
            self.report(op, message);
        }
        let dialect = name.split('.').next().unwrap_or_default();
        if KNOWN_DIALECTS.contains(&dialect) {
            const MOST_SUGGESTIONS: usize = 100;
            let meant = match self.diagnostics.len() < MOST_SUGGESTIONS {
                true => suggest::op(name, crate::ops::registry().names()),
                false => None,
            };
            self.report(op, format!("there is no op {name}{}", did_you_mean(meant)));
        }
    }

    /// Verifies the regions of an op. The result is whether each has one block with an end.
    fn regions(&mut self, op: &Op, scope: Scope<'_>) -> bool {
        let before = self.diagnostics.len();
        let mut sound = true;
        let bound = self.manual_axes.len();
        self.manual_axes.extend(shardings::manual_axes_of(op));
        self.depth += 1;
        for (index, region) in op.regions.iter().enumerate() {
            sound &= self.region(op, index, region, scope);
        }
        self.depth -= 1;
        self.manual_axes.truncate(bound);
        sound && self.diagnostics.len() == before
    }

    fn region(&mut self, op: &Op, index: usize, region: &Region, scope: Scope<'_>) -> bool {
        let [block] = region.blocks.as_slice() else {
            let blocks = region.blocks.len();
            self.report(
                op,
                format!("region {index} of {} has {blocks} blocks, it must have 1", op.full_name()),
            );
            return false;
        };
        let ending =
            if op.full_name().starts_with("sdy.") { "sdy.return" } else { "stablehlo.return" };
        self.block(block, op.span, &[ending], scope);
        true
    }

    /// Reports types that no value can have.
    fn value_types(&mut self, values: &[ValueId], arena: &Values) {
        for &value in values {
            let value = &arena[value];
            let Some(message) = legality::impossible(&value.ty) else { continue };
            let is_element = |ty: &TensorType| ty.rank() == 0 && ty.element.is_per_axis();
            let error = error_at(value.span, value.location.as_deref(), message);
            match self.depth > 0 && value.ty.as_tensor().is_some_and(is_element) {
                true => self.elements.push(error),
                false => self.diagnostics.push(error),
            }
        }
    }

    fn report(&mut self, op: &Op, message: String) {
        self.report_at(op.span, op.location.as_deref(), message);
    }

    fn report_function(&mut self, function: &Function, message: String) {
        self.report_at(function.span, function.location.as_deref(), message);
    }

    fn report_at(&mut self, span: Span, location: Option<&Location>, message: String) {
        self.diagnostics.push(error_at(span, location, message));
    }
}

/// An error at a place of the text, with the place in the producer's text that it comes from.
fn error_at(span: Span, location: Option<&Location>, message: String) -> Diagnostic {
    with_location(Diagnostic::error(message, span), location)
}

fn with_location(found: Diagnostic, location: Option<&Location>) -> Diagnostic {
    match location.and_then(Location::mention) {
        Some(location) => found.note(location, None),
        None => found,
    }
}

/// The last op of a block, if it can end one.
fn terminator(block: &Block) -> Option<&Op> {
    block.ops.last().filter(|op| op.def().is_some_and(|def| def.terminator))
}

fn types_of<'v>(values: &'v Values, ids: &[ValueId]) -> Vec<&'v Type> {
    ids.iter().map(|&id| &values[id].ty).collect()
}

/// Whether a value's type is possible and has a rank, so that sizes can be computed from it.
fn has_size(values: &Values, value: ValueId) -> bool {
    let ty = &values[value].ty;
    !matches!(ty, Type::UnrankedTensor(_)) && legality::impossible(ty).is_none()
}
