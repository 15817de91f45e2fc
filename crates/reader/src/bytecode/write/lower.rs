//! From a module to the operations of a file: numbers of values, regions, casts between dialects.

use std::borrow::Cow;

use super::encoder::{Encoded, Encoder, OTHER_DIALECTS, Problem, sorted};
use super::entry::{AttributeId, TypeId};
use super::model::{BlockNode, Node, RegionNode};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Block, Function, Item, Module, Op, Region, Type, ValueId, Values};

/// The lowered item, or a diagnostic with its place.
pub(super) type Lowered<T> = Result<T, Diagnostic>;

/// The cast between a value of VHLO's type and one of the same type in another dialect.
const CAST: &str = "builtin.unrealized_conversion_cast";

/// The values that the operations of a function, or of an item of a module, refer to.
struct Scope<'a> {
    values: &'a Values,
    /// The facts about each value.
    known: Vec<Known>,
}

/// The facts about a value.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    number: u32,
    /// The number of the same value cast to the other dialect's type.
    cast: u32,
    /// Whether an operation of VHLO, or a function, defines it.
    by_vhlo: bool,
    /// Whether an operation of VHLO reads it.
    to_vhlo: bool,
    /// Whether an operation of another dialect reads it.
    to_other: bool,
}

impl Known {
    /// Whether an op reads this value with another dialect's type than the value was defined with.
    fn is_cast(self) -> bool {
        if self.by_vhlo { self.to_other } else { self.to_vhlo }
    }
}

impl<'a> Encoder<'a> {
    pub(super) fn module(&mut self, module: &'a Module) -> Lowered<Node> {
        let mut block = BlockNode::default();
        // the results of the module's own operations come before all values of regions
        let results = module.items.iter().map(|item| match item {
            Item::Other(op, _) => op.results.len() as u32,
            _ => 0,
        });
        let values = results.sum();
        let mut next = 0;
        for item in &module.items {
            match item {
                Item::Function(function) => block.ops.push(self.function(function)?),
                Item::Module(module) => block.ops.push(self.module(module)?),
                Item::Other(op, arena) => {
                    let mut scope = self.scope(arena, &mut std::iter::once(op));
                    for &result in &op.results {
                        scope.known[result.0 as usize].number = next;
                        next += 1;
                    }
                    block.ops.push(self.op(op, &mut scope, values)?);
                }
            }
        }
        let regions = vec![RegionNode { values, blocks: vec![block] }];
        self.module_node(module, regions)
            .map_err(|problem| rejected("module", module.span, problem))
    }

    fn module_node(&mut self, module: &'a Module, regions: Vec<RegionNode>) -> Encoded<Node> {
        let mut attributes = Vec::new();
        if let Some(name) = &module.name {
            attributes.push((Cow::Borrowed("sym_name"), self.builtin_string(name.as_bytes())));
        }
        for (name, value) in sorted(&module.attributes) {
            attributes.push((Cow::Borrowed(name), self.attribute(value)?));
        }
        self.node("builtin.module", module.location.as_ref(), attributes, regions)
    }

    /// An isolated operation without operands and results.
    fn node(
        &mut self,
        name: &str,
        location: Option<&'a std::sync::Arc<crate::ir::Location>>,
        attributes: Vec<(Cow<'a, str>, AttributeId)>,
        regions: Vec<RegionNode>,
    ) -> Encoded<Node> {
        let (properties, attributes) = self.split(name, attributes)?;
        Ok(Node {
            name: self.tables.op_name(name, true),
            location: self.location(location)?,
            attributes: self.dictionary(attributes),
            properties,
            results: Vec::new(),
            operands: Vec::new(),
            successors: Vec::new(),
            regions,
            isolated: true,
        })
    }

    fn function(&mut self, function: &'a Function) -> Lowered<Node> {
        let problem =
            |problem| rejected(&format!("function `@{}`", function.name), function.span, problem);
        let mut region = RegionNode::default();
        if let Some(body) = &function.body {
            let ops = body.blocks.iter().flat_map(|block| &block.ops);
            let mut scope = self.scope(&function.values, &mut ops.into_iter());
            for argument in body.blocks.iter().flat_map(|block| &block.arguments) {
                scope.known[argument.0 as usize].by_vhlo = self.target.is_some();
            }
            region = self.region(body, &mut scope, 0)?;
        }
        let (name, attributes) = match self.target {
            Some(_) => self.artifact_function(function).map_err(problem)?,
            None => ("func.func", self.unversioned_function(function).map_err(problem)?),
        };
        self.node(name, function.location.as_ref(), attributes, vec![region]).map_err(problem)
    }

    /// The facts about values before they are numbered: which ops define and which ops read them.
    fn scope(&self, values: &'a Values, ops: &mut dyn Iterator<Item = &'a Op>) -> Scope<'a> {
        let mut scope = Scope { values, known: vec![Known::default(); values.len()] };
        if self.target.is_some() {
            ops.for_each(|op| note_uses(op, &mut scope));
        }
        scope
    }

    /// A region whose values get numbers from `base` on.
    fn region(
        &mut self,
        region: &'a Region,
        scope: &mut Scope<'a>,
        base: u32,
    ) -> Lowered<RegionNode> {
        let mut next = base;
        for block in &region.blocks {
            number(&block.arguments, scope, &mut next);
            block.ops.iter().for_each(|op| number(&op.results, scope, &mut next));
        }
        let mut blocks = Vec::with_capacity(region.blocks.len());
        for block in &region.blocks {
            blocks.push(self.block(block, region, scope, next)?);
        }
        Ok(RegionNode { values: next - base, blocks })
    }

    fn block(
        &mut self,
        block: &'a Block,
        region: &'a Region,
        scope: &mut Scope<'a>,
        next: u32,
    ) -> Lowered<BlockNode> {
        let mut node = BlockNode::default();
        for &argument in &block.arguments {
            let span = scope.values[argument].span;
            let location = scope.values[argument].location.as_ref();
            let location = location.map(|_| self.location(location)).transpose();
            let written = self.value_type(argument, scope).and_then(|ty| Ok((ty, location?)));
            node.arguments.push(written.map_err(|it| rejected("this argument", span, it))?);
        }
        let unknown =
            self.location(None).map_err(|it| rejected("location", Span::default(), it))?;
        for &argument in &block.arguments {
            let span = scope.values[argument].span;
            let casts = self.casts(&[argument], scope, unknown);
            node.ops.extend(casts.map_err(|it| rejected("this argument", span, it))?);
        }
        for op in &block.ops {
            let mut written = self.op(op, scope, next)?;
            written.successors = successors(op, region);
            let casts = self.casts(&op.results, scope, written.location);
            node.ops.push(written);
            node.ops.extend(casts.map_err(|it| rejected_op(op, it))?);
        }
        Ok(node)
    }

    /// The casts of those values that operations of both kinds of dialects handle.
    fn casts(
        &mut self,
        values: &[ValueId],
        scope: &Scope<'a>,
        location: AttributeId,
    ) -> Encoded<Vec<Node>> {
        let mut casts = Vec::new();
        for &value in values {
            let known = scope.known[value.0 as usize];
            let ty = &scope.values[value].ty;
            if !known.is_cast() || is_of_other_dialect(ty) {
                continue;
            }
            let result = if known.by_vhlo { self.ty(ty)? } else { self.vhlo_type(ty)? };
            casts.push(Node {
                name: self.tables.op_name(CAST, true),
                location,
                attributes: None,
                properties: None,
                results: vec![result],
                operands: vec![known.number],
                successors: Vec::new(),
                regions: Vec::new(),
                isolated: false,
            });
        }
        Ok(casts)
    }

    /// The type of a value where it is defined.
    fn value_type(&mut self, value: ValueId, scope: &Scope<'a>) -> Encoded<TypeId> {
        let ty = &scope.values[value].ty;
        match scope.known[value.0 as usize].by_vhlo {
            true => self.vhlo_type(ty),
            false => self.ty(ty),
        }
    }

    /// An operation; values of its regions get numbers from `next` on.
    fn op(&mut self, op: &'a Op, scope: &mut Scope<'a>, next: u32) -> Lowered<Node> {
        let mut regions = Vec::with_capacity(op.regions.len());
        for region in &op.regions {
            regions.push(self.region(region, scope, next)?);
        }
        self.op_node(op, scope, regions).map_err(|problem| rejected_op(op, problem))
    }

    fn op_node(
        &mut self,
        op: &'a Op,
        scope: &Scope<'a>,
        regions: Vec<RegionNode>,
    ) -> Encoded<Node> {
        let native = self.target.is_some() && is_vhlo(op);
        if self.target.is_some() && !native {
            self.require(OTHER_DIALECTS, || "an operation of another dialect".to_string())?;
        }
        let operands = op.operands.iter();
        let operands = operands.map(|&value| use_of(value, native, scope)).collect();
        let results = op.results.iter().map(|&value| self.value_type(value, scope));
        let results = results.collect::<Encoded<_>>()?;
        let (name, properties, attributes) = match native {
            true => self.vhlo_op(op, scope.values)?,
            false => self.unversioned_op(op, scope.values)?,
        };
        Ok(Node {
            name,
            location: self.location(op.location.as_ref())?,
            attributes: self.dictionary(attributes),
            properties,
            results,
            operands,
            successors: Vec::new(),
            regions,
            isolated: false,
        })
    }
}

/// Notes who defines and who reads the values of an operation and of its regions.
fn note_uses(op: &Op, scope: &mut Scope<'_>) {
    let native = is_vhlo(op);
    for &result in &op.results {
        scope.known[result.0 as usize].by_vhlo = native;
    }
    for &operand in &op.operands {
        let known = &mut scope.known[operand.0 as usize];
        known.to_vhlo |= native;
        known.to_other |= !native;
    }
    for block in op.regions.iter().flat_map(|region| &region.blocks) {
        for &argument in &block.arguments {
            scope.known[argument.0 as usize].by_vhlo = native;
        }
        block.ops.iter().for_each(|op| note_uses(op, scope));
    }
}

/// Numbers values, and after each the cast of it, if there is one: those of one operation first.
fn number(values: &[ValueId], scope: &mut Scope<'_>, next: &mut u32) {
    for &value in values {
        scope.known[value.0 as usize].number = *next;
        *next += 1;
    }
    for &value in values {
        let of_other_dialect = is_of_other_dialect(&scope.values[value].ty);
        let known = &mut scope.known[value.0 as usize];
        known.cast = known.number;
        if known.is_cast() && !of_other_dialect {
            known.cast = *next;
            *next += 1;
        }
    }
}

/// The number by which an operation reads a value.
fn use_of(value: ValueId, native: bool, scope: &Scope<'_>) -> u32 {
    let known = scope.known[value.0 as usize];
    if known.by_vhlo == native { known.number } else { known.cast }
}

/// Whether VHLO is to have the operation.
fn is_vhlo(op: &Op) -> bool {
    let name = op.full_name();
    name.starts_with("stablehlo.") || name.starts_with("func.")
}

/// Whether a type is the same in VHLO and in other dialects.
fn is_of_other_dialect(ty: &Type) -> bool {
    matches!(ty, Type::Opaque(text) if text.starts_with('!'))
}

/// The indices of the blocks that an operation names.
fn successors(op: &Op, region: &Region) -> Vec<u32> {
    let index = |label: &String| {
        region.blocks.iter().position(|block| block.label.as_ref() == Some(label)).unwrap_or(0)
    };
    op.successors.iter().map(|label| index(label) as u32).collect()
}

fn rejected_op(op: &Op, problem: Problem) -> Diagnostic {
    rejected(&format!("`{}`", op.full_name()), op.span, problem)
}

fn rejected(what: &str, span: Span, problem: Problem) -> Diagnostic {
    Diagnostic::error(format!("cannot write {what}: {problem}"), span)
}
