//! Short forms: writes an op along its template, as the parser reads it.

use std::fmt::Write;

use super::{Printer, Scope, Unfit};
use crate::ir::text::{Escaped, FieldList, Symbol, Untyped};
use crate::ir::{
    Attribute, AttributeDef, AttributeKind, Op, OpDef, OperandKind, Results, Type, ValueId,
};
use crate::numeric::{ElementType, IntegerType};
use crate::syntax::form::{Anchor, Argument, Piece, TypesOf};

/// An op that is written along its template.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    pub def: &'static OpDef,
    pub op: &'a Op,
    pub scope: Scope<'a>,
    /// The values of each operand of the definition.
    pub groups: &'a [&'a [ValueId]],
    /// The attributes that pieces of the template write.
    pub written: &'a [&'a str],
}

impl<'a> Written<'a> {
    /// The attribute that an argument of a custom piece names, if it is there.
    pub fn attribute(&self, arguments: &[Argument], index: usize) -> Option<&'a Attribute> {
        match arguments.get(index) {
            Some(Argument::Attribute(attribute)) => {
                self.op.properties.get(self.def.attributes[*attribute].name)
            }
            _ => None,
        }
    }

    /// The integers of such an attribute.
    pub fn integers(&self, arguments: &[Argument], index: usize) -> Result<Vec<i64>, Unfit> {
        match self.attribute(arguments, index) {
            Some(attribute @ Attribute::DenseArray(element, _)) if *element == I64 => {
                attribute.as_integers().ok_or(Unfit)
            }
            _ => Err(Unfit),
        }
    }
}

pub(super) const I64: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });
const I32: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

impl Printer {
    /// Writes the text after the name of an op whose short form is a template.
    pub(super) fn template(
        &mut self,
        def: &'static OpDef,
        op: &Op,
        scope: Scope<'_>,
    ) -> Result<(), Unfit> {
        let template = self.templates.get(def).ok_or(Unfit)?;
        let names = def.attributes.iter().enumerate();
        let written: Vec<&str> = (names.filter(|(index, _)| template.writes_attribute(*index)))
            .map(|(_, attribute)| attribute.name)
            .collect();
        let is_counted = match def.results {
            Results::None => op.results.is_empty(),
            Results::Exactly(count) => op.results.len() == count,
            Results::Variadic => true,
        };
        let has_regions = template.pieces.iter().any(writes_regions);
        if !is_counted || !has_regions && !op.regions.is_empty() {
            return Err(Unfit);
        }
        let groups = operand_groups(def, op)?;
        let written = Written { def, op, scope, groups: &groups, written: &written };
        self.pieces(&template.pieces, written)
    }

    fn pieces(&mut self, pieces: &[Piece], written: Written<'_>) -> Result<(), Unfit> {
        pieces.iter().try_for_each(|piece| self.piece(piece, written))
    }

    fn piece(&mut self, piece: &Piece, written: Written<'_>) -> Result<(), Unfit> {
        let Written { def, op, scope, groups, .. } = written;
        match piece {
            Piece::Literal(literal) => self.literal(literal),
            Piece::Operand(index) => self.values(groups[*index], scope)?,
            Piece::Operands => self.values(&op.operands, scope)?,
            Piece::Attribute(index) => {
                let attribute = &def.attributes[*index];
                let value = op.properties.get(attribute.name).ok_or(Unfit)?;
                self.attribute_of(attribute, value)?;
            }
            Piece::Regions => self.regions(&op.regions, scope)?,
            Piece::AttrDict => self.attribute_dictionary(op, written.written)?,
            Piece::FunctionalType => {
                self.space();
                self.function_type(op, scope)?;
            }
            Piece::Types(types) => {
                let types = types_of(*types, written)?;
                self.spaced_types(&types)?;
            }
            Piece::Optional { pieces, anchor, otherwise } => {
                let is_there = match anchor {
                    Anchor::Operand(index) => !groups[*index].is_empty(),
                    Anchor::Attribute(index) => {
                        op.properties.contains_key(def.attributes[*index].name)
                    }
                    Anchor::Regions => !op.regions.is_empty(),
                };
                self.pieces(if is_there { pieces } else { otherwise }, written)?;
            }
            Piece::Custom(custom, arguments) => self.custom(*custom, arguments, written)?,
        }
        Ok(())
    }

    /// Writes a space, unless nothing or an opening bracket is before it.
    pub(super) fn space(&mut self) {
        if !self.out.ends_with(['(', '[', '{', '<', ' ']) {
            self.out.push(' ');
        }
    }

    pub(super) fn literal(&mut self, literal: &str) {
        if !matches!(literal, "," | "(" | ")" | "[" | "]" | "}") {
            self.space();
        }
        self.out.push_str(literal);
    }

    fn values(&mut self, values: &[ValueId], scope: Scope<'_>) -> std::fmt::Result {
        if values.is_empty() {
            return Ok(());
        }
        self.space();
        scope.names.write_uses(values, &mut self.out)
    }

    pub(super) fn spaced_types(&mut self, types: &[&Type]) -> std::fmt::Result {
        self.space();
        self.types(types)
    }

    /// An attribute of an op, written as its kind asks.
    pub(super) fn attribute_of(
        &mut self,
        attribute: &AttributeDef,
        value: &Attribute,
    ) -> Result<(), Unfit> {
        let is_integer = |ty: &Type, element| matches!(ty, Type::Element(e) if *e == element);
        self.space();
        match (attribute.kind, value) {
            (AttributeKind::Unit, Attribute::Unit) => {}
            (AttributeKind::Bool, Attribute::Boolean(value)) => write!(self.out, "{value}")?,
            (AttributeKind::I64, Attribute::Integer(_, ty)) if is_integer(ty, I64) => {
                write!(self.out, "{}", Untyped(value))?;
            }
            (AttributeKind::I32, Attribute::Integer(_, ty)) if is_integer(ty, I32) => {
                write!(self.out, "{}", Untyped(value))?;
            }
            (
                AttributeKind::F64,
                Attribute::Float(_, Type::Element(ElementType::Float(format))),
            ) if format.is_f64() => {
                write!(self.out, "{}", Untyped(value))?;
            }
            (
                AttributeKind::F32,
                Attribute::Float(_, Type::Element(ElementType::Float(format))),
            ) if format.is_f32() => {
                write!(self.out, "{}", Untyped(value))?;
            }
            (AttributeKind::Text, Attribute::String(bytes)) => {
                write!(self.out, "\"{}\"", Escaped(bytes))?;
            }
            (AttributeKind::Symbol, Attribute::Symbol(path)) => match path.as_slice() {
                [name] => write!(self.out, "{}", Symbol(name))?,
                _ => write!(self.out, "{value}")?,
            },
            (AttributeKind::I64Array, Attribute::DenseArray(element, codes)) if *element == I64 => {
                let values = codes.iter().map(|&code| code as i64);
                self.list(values)?;
            }
            (AttributeKind::BoolArray, Attribute::DenseArray(ElementType::Boolean, codes)) => {
                self.list(codes.iter().map(|&code| code != 0))?;
            }
            (AttributeKind::Enum(def), Attribute::Enum(dialect, mnemonic, word))
                if def.dialect == *dialect && def.mnemonic == mnemonic =>
            {
                self.out.push_str(word);
            }
            (AttributeKind::Word(words), Attribute::Integer(value, _)) => {
                let word = usize::try_from(*value).ok().and_then(|value| words.get(value));
                self.out.push_str(word.ok_or(Unfit)?);
            }
            (AttributeKind::Struct(def), Attribute::Struct(fields))
                if def.mnemonic == fields.mnemonic =>
            {
                write!(self.out, "{}", FieldList(fields))?;
            }
            (AttributeKind::Foreign(beginning), Attribute::Opaque(text)) => {
                let rest = text.strip_prefix(beginning).ok_or(Unfit)?;
                let end = if beginning.contains('<') { ">" } else { "" };
                self.out.push_str(rest.strip_suffix(end).ok_or(Unfit)?);
            }
            (kind, value) if is_written_in_full(kind) => write!(self.out, "{value}")?,
            _ => return Err(Unfit),
        }
        Ok(())
    }

    /// `[0, 1]`.
    pub(super) fn list<T: std::fmt::Display>(
        &mut self,
        items: impl Iterator<Item = T>,
    ) -> std::fmt::Result {
        self.out.push('[');
        for (index, item) in items.enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(self.out, "{comma}{item}")?;
        }
        self.out.push(']');
        Ok(())
    }
}

/// Whether the parser reads any attribute where it expects this kind.
fn is_written_in_full(kind: AttributeKind) -> bool {
    use AttributeKind::{Any, Array, Dictionary, Elements, I64Elements, PrecisionConfig};
    matches!(kind, Any | Array | Dictionary | Elements | I64Elements | PrecisionConfig)
}

fn writes_regions(piece: &Piece) -> bool {
    match piece {
        Piece::Regions => true,
        Piece::Optional { pieces, otherwise, .. } => {
            pieces.iter().chain(otherwise).any(writes_regions)
        }
        _ => false,
    }
}

/// The operands, divided among the definition's.
fn operand_groups<'a>(def: &OpDef, op: &'a Op) -> Result<Vec<&'a [ValueId]>, Unfit> {
    let single = def.operands.iter().filter(|operand| operand.kind == OperandKind::One).count();
    let others = def.operands.len() - single;
    let spare = op.operands.len().checked_sub(single).ok_or(Unfit)?;
    let share = spare.checked_div(others).unwrap_or(0);
    if share * others != spare {
        return Err(Unfit);
    }
    let mut rest = op.operands.as_slice();
    let groups = def.operands.iter().map(|operand| {
        let count = if operand.kind == OperandKind::One { 1 } else { share };
        let (group, after) = rest.split_at(count);
        rest = after;
        group
    });
    Ok(groups.collect())
}

/// The types that a type tail holds.
pub(super) fn types_of<'a>(types: TypesOf, written: Written<'a>) -> Result<Vec<&'a Type>, Unfit> {
    let values: &[ValueId] = match types {
        TypesOf::Operand(index) => written.groups[index],
        TypesOf::Result(index) => written.op.results.get(index..=index).ok_or(Unfit)?,
        TypesOf::Results => &written.op.results,
    };
    Ok(values.iter().map(|&value| &written.scope.values[value].ty).collect())
}
