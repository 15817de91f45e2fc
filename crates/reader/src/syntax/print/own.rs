//! The ops with forms of their own: constant, while, reduce, scan.

use std::fmt::Write;

use super::{Printer, Scope, Unfit};
use crate::ir::text::{Untyped, write_entries};
use crate::ir::{Attribute, Block, Op, OpDef, Region, TensorType, Type, ValueId};
use crate::numeric::{ElementType, IntegerType};
use crate::syntax::own::COMMUTATIVE;

impl Printer {
    /// Writes the text after the name of an op that has a short form of its own.
    pub(super) fn own_form(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        match op.full_name() {
            "stablehlo.constant" | "chlo.constant" | "sdy.constant" => self.constant(op, scope),
            "sdy.manual_computation" => self.manual_computation(op, scope),
            "sdy.named_computation" => self.named_computation(op, scope),
            "stablehlo.while" => self.while_loop(op, scope),
            "stablehlo.reduce" => self.reduce(op, scope),
            "chlo.scan" => self.scan(op, scope),
            _ => Err(Unfit),
        }
    }

    /// `dense<...> : T`; if the result is of another type `() <{value = dense<...>}> : () -> T`.
    fn constant(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let value = op.properties.get("value").ok_or(Unfit)?;
        let ty = match value {
            Attribute::Dense(dense) => &dense.ty,
            Attribute::MissingResource(_, ty) => ty,
            Attribute::Opaque(text) if text.starts_with("dense<") => {
                return self.literal_as_written(op, text, scope);
            }
            _ => return Err(Unfit),
        };
        let [result] = op.results.as_slice() else { return Err(Unfit) };
        if !op.operands.is_empty() || !op.regions.is_empty() || op.properties.len() != 1 {
            return Err(Unfit);
        }
        if scope.ty(*result).as_tensor() == Some(ty) {
            self.attribute_dictionary(op, &["value"])?;
            return Ok(write!(self.out, " {value}")?);
        }
        write!(self.out, "() <{{value = {value}}}>")?;
        self.attribute_dictionary(op, &["value"])?;
        self.out.push_str(" : ");
        Ok(self.function_type(op, scope)?)
    }

    /// The literal of a constant that is kept as text, with its type at the end.
    fn literal_as_written(&mut self, op: &Op, text: &str, scope: Scope<'_>) -> Result<(), Unfit> {
        let [result] = op.results.as_slice() else { return Err(Unfit) };
        if !text.ends_with(&format!("> : {}", scope.ty(*result))) || op.properties.len() != 1 {
            return Err(Unfit);
        }
        self.attribute_dictionary(op, &["value"])?;
        Ok(write!(self.out, " {text}")?)
    }

    /// `(%a = %x, %b = %y) : T, U attributes {...} cond {...} do {...}`.
    fn while_loop(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let [condition, body] = op.regions.as_slice() else { return Err(Unfit) };
        let types = scope.types(&op.operands);
        let names_arguments = |region: &Region| match region.blocks.as_slice() {
            [block] => is_plain(block, scope) && scope.types(&block.arguments) == types,
            _ => false,
        };
        let is_regular = names_arguments(condition) && names_arguments(body);
        if !is_regular || scope.types(&op.results) != types || !op.properties.is_empty() {
            return Err(Unfit);
        }
        self.out.push('(');
        let arguments = condition.block().arguments.iter().zip(&op.operands);
        for (index, (argument, operand)) in arguments.enumerate() {
            let (name, value) = (scope.names.of(*argument), scope.names.of(*operand));
            let comma = if index > 0 { ", " } else { "" };
            write!(self.out, "{comma}%{name} = %{value}")?;
        }
        self.out.push(')');
        if !types.is_empty() {
            self.out.push_str(" : ");
            self.types(&types)?;
        }
        self.attributes_after_keyword(op, &[])?;
        self.newline();
        self.out.push_str("cond ");
        self.region(condition, scope.nested(), false)?;
        self.out.push_str(" do ");
        Ok(self.region(body, scope.nested(), false)?)
    }

    /// ` attributes {...}`, if there are any besides those written.
    fn attributes_after_keyword(&mut self, op: &Op, written: &[&str]) -> Result<(), Unfit> {
        let own = op.properties.iter().filter(|(name, _)| !written.contains(&name.as_str()));
        let entries: Vec<_> = own.chain(&op.attributes).collect();
        if entries.is_empty() {
            return Ok(());
        }
        self.out.push_str(" attributes ");
        let entries = entries.into_iter().map(|(name, value)| (name.as_str(), value));
        Ok(write_entries(entries, &mut self.out)?)
    }

    /// `(%x init: %i), ... applies op across dimensions = [0] {...} : (T, T) -> T`. In the other form there is
    /// no `applies op`, and `reducer(%a: T, %b: T) {...}` is at the end.
    fn reduce(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let [Region { blocks }] = op.regions.as_slice() else { return Err(Unfit) };
        let [block] = blocks.as_slice() else { return Err(Unfit) };
        let (inputs, inits) = op.operands.split_at(op.operands.len() / 2);
        let has_pairs = !inputs.is_empty() && inputs.len() == inits.len();
        if !has_pairs || block.arguments.len() != op.operands.len() || block.label_is_used() {
            return Err(Unfit);
        }
        let dimensions = op.properties.get("dimensions");
        let Some(dimensions @ Attribute::DenseArray(..)) = dimensions else { return Err(Unfit) };
        for (index, (input, init)) in inputs.iter().zip(inits).enumerate() {
            let (input, init) = (scope.names.of(*input), scope.names.of(*init));
            let comma = if index > 0 { ", " } else { "" };
            write!(self.out, "{comma}(%{input} init: %{init})")?;
        }
        let applied = applied_op(block, inputs, scope);
        if let Some(def) = applied {
            write!(self.out, " applies {}", def.name)?;
        }
        self.out.push_str(" across dimensions = ");
        self.list(dimensions.as_integers().ok_or(Unfit)?.iter())?;
        self.attribute_dictionary(op, &["dimensions"])?;
        self.out.push_str(" : ");
        self.function_type(op, scope)?;
        match applied {
            Some(_) => Ok(()),
            None => self.reducer(&op.regions[0], inputs.len(), scope),
        }
    }

    /// ` reducer(%a: T, %b: T) (%c: U, %d: U) {...}`: a pair an input.
    fn reducer(&mut self, region: &Region, inputs: usize, scope: Scope<'_>) -> Result<(), Unfit> {
        self.newline();
        self.out.push_str(" reducer");
        let (firsts, seconds) = region.block().arguments.split_at(inputs);
        for (index, (first, second)) in firsts.iter().zip(seconds).enumerate() {
            self.out.push_str(if index > 0 { " (" } else { "(" });
            self.argument(*first, scope)?;
            self.out.push_str(", ");
            self.argument(*second, scope)?;
            self.out.push(')');
        }
        self.out.push(' ');
        Ok(self.region(region, scope.nested(), false)?)
    }

    /// `(%x) inits(%i) dimension=0 attributes {...} {...} : (T, U) -> (T, U)`.
    fn scan(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let [Region { blocks }] = op.regions.as_slice() else { return Err(Unfit) };
        let [block] = blocks.as_slice() else { return Err(Unfit) };
        let dimension = op.properties.get("dimension");
        let Some(dimension @ Attribute::Integer(..)) = dimension else { return Err(Unfit) };
        if block.arguments.len() != op.operands.len() {
            return Err(Unfit);
        }
        let (inputs, inits) = op.operands.split_at(scan_inputs(op, block, scope));
        self.out.push('(');
        scope.names.write_uses(inputs, &mut self.out)?;
        self.out.push_str(") inits(");
        scope.names.write_uses(inits, &mut self.out)?;
        write!(self.out, ") dimension={}", Untyped(dimension))?;
        self.attributes_after_keyword(op, &["dimension"])?;
        self.out.push(' ');
        self.regions(&op.regions, scope)?;
        self.out.push_str(" : ");
        Ok(self.function_type(op, scope)?)
    }
}

/// How many operands of a scan are inputs. The body has a slice of each input as an argument, and then an
/// argument for each initial value.
fn scan_inputs(op: &Op, block: &Block, scope: Scope<'_>) -> usize {
    let mut pairs = op.operands.iter().zip(&block.arguments);
    let first_init = pairs.position(|(operand, seen)| scope.ty(*operand) == scope.ty(*seen));
    first_init.unwrap_or(op.operands.len())
}

/// How the operands and the results of an op are grouped, where the generic form has to say so:
/// those of a scan are inputs and initial values, outputs and final values.
pub(super) fn segment_sizes(op: &Op, scope: Scope<'_>) -> Option<[(&'static str, Attribute); 2]> {
    if op.full_name() != "chlo.scan" {
        return None;
    }
    let [Region { blocks }] = op.regions.as_slice() else { return None };
    let [block] = blocks.as_slice() else { return None };
    let inputs = scan_inputs(op, block, scope);
    let inits = op.operands.len() - inputs;
    let outputs = op.results.len().checked_sub(inits)?;
    let sizes = |sizes: [usize; 2]| {
        let integer = ElementType::Integer(IntegerType { width: 32, signed: true });
        Attribute::DenseArray(integer, sizes.map(|size| size as u64).to_vec())
    };
    Some([
        ("operandSegmentSizes", sizes([inputs, inits])),
        ("resultSegmentSizes", sizes([outputs, inits])),
    ])
}

/// Whether a block loses nothing when its header is not written: its arguments have no places.
fn is_plain(block: &Block, scope: Scope<'_>) -> bool {
    let is_placed = |value: &ValueId| scope.values[*value].location.is_some();
    !block.ops.is_empty() && !block.arguments.iter().any(is_placed)
}

/// The op that `applies` may name: the block has it alone, on the two arguments in order, all of
/// them scalars of the input's element type, and it says nothing else.
fn applied_op(block: &Block, inputs: &[ValueId], scope: Scope<'_>) -> Option<&'static OpDef> {
    let ([input], [lhs, rhs]) = (inputs, block.arguments.as_slice()) else { return None };
    let [op, end] = block.ops.as_slice() else { return None };
    let (def, [result]) = (op.def()?, op.results.as_slice()) else { return None };
    let is_bare = |op: &Op| {
        op.properties.is_empty()
            && op.attributes.is_empty()
            && op.regions.is_empty()
            && op.location.is_none()
    };
    let scalar = Type::Tensor(TensorType::new(&[], scope.ty(*input).as_tensor()?.element.clone()));
    let are_scalars = [lhs, rhs, result].iter().all(|value| *scope.ty(**value) == scalar);
    let fits = is_bare(op)
        && is_bare(end)
        && is_plain(block, scope)
        && are_scalars
        && COMMUTATIVE.contains(&def.name)
        && op.operands == [*lhs, *rhs]
        && end.full_name() == "stablehlo.return"
        && end.operands == [*result];
    fits.then_some(def)
}

impl Block {
    /// Whether an op of the block jumps to it, so that its label must be written.
    pub(super) fn label_is_used(&self) -> bool {
        let Some(label) = &self.label else { return false };
        self.ops.iter().any(|op| op.successors.contains(label))
    }
}
