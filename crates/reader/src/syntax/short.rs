//! Short forms: reads an op's text along its template.

use super::attributes::I64;
use super::form::{Argument, Piece, TypesOf};
use super::ops::Draft;
use super::parser::{Parser, Result};
use super::tree::Kind;
use crate::diagnostic::{Diagnostic, closest, did_you_mean};
use crate::ir::{
    Attribute, AttributeDef, AttributeKind, Form, OpDef, OperandKind, Results, Type, ValueId,
};
use crate::numeric::{ElementType, FloatFormat, IntegerType};

/// The parts of an op in its short form that are read so far.
pub(super) struct Match<'d> {
    /// The op's definition.
    pub def: &'static OpDef,
    /// The op.
    pub draft: &'d mut Draft,
    /// The values of each operand of the definition.
    pub groups: Vec<Vec<ValueId>>,
    /// The types of single results, by index.
    pub results: Vec<Option<Type>>,
}

impl<'a> Parser<'a> {
    /// Reads the text after the name of an op whose short form is a template.
    pub fn short_form(&mut self, def: &'static OpDef, draft: &mut Draft) -> Result<()> {
        let template = self.templates.get(def).expect("the op has a template");
        let groups = vec![Vec::new(); def.operands.len()];
        let mut matched = Match { def, draft, groups, results: Vec::new() };
        self.pieces(&template.pieces, &mut matched)?;
        let Match { draft, groups, results, .. } = matched;
        if draft.operands.is_empty() {
            draft.operands = groups.into_iter().flatten().collect();
        }
        draft.result_types.extend(results.into_iter().flatten());
        Ok(())
    }

    fn pieces(&mut self, pieces: &[Piece], matched: &mut Match<'_>) -> Result<()> {
        pieces.iter().try_for_each(|piece| self.piece(piece, matched))
    }

    fn piece(&mut self, piece: &Piece, matched: &mut Match<'_>) -> Result<()> {
        match piece {
            Piece::Literal(literal) => {
                self.literal(literal).map_err(|error| self.unknown_part(error, matched.def))
            }
            Piece::Operand(index) => self.operand(*index, matched),
            Piece::Operands => self.operands(matched),
            Piece::Attribute(index) => {
                let attribute = &matched.def.attributes[*index];
                let value = self.attribute_of(attribute)?;
                matched.draft.set(attribute.name, value);
                Ok(())
            }
            Piece::Regions => self.regions(matched),
            Piece::AttrDict => self.attr_dict(matched),
            Piece::FunctionalType => self.functional_tail(matched),
            Piece::Types(types) => self.type_tail(*types, matched),
            Piece::Optional { pieces, otherwise, .. } => match self.starts(pieces) {
                true => self.pieces(pieces, matched),
                false => self.pieces(otherwise, matched),
            },
            Piece::Custom(custom, arguments) => self.custom(*custom, arguments, matched),
        }
    }

    /// Whether the text continues with these pieces: as far as their literals tell.
    fn starts(&self, pieces: &[Piece]) -> bool {
        for (ahead, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Literal(literal) if !self.is_literal(literal, ahead) => return false,
                Piece::Literal(_) => {}
                Piece::Operand(_) | Piece::Operands => return self.kind_at(ahead) == Kind::Value,
                Piece::Regions => return self.kind_at(ahead) == Kind::Open(b'{'),
                Piece::Attribute(_) if ahead == 0 => return self.kind() == Kind::Word,
                _ => return true,
            }
        }
        true
    }

    fn is_literal(&self, literal: &str, ahead: usize) -> bool {
        let kind = self.kind_at(ahead);
        match literal.as_bytes() {
            b"->" => kind == Kind::Arrow,
            [bracket @ (b'(' | b'[' | b'{' | b'<')] => kind == Kind::Open(*bracket),
            [b')' | b']' | b'}' | b'>'] => kind == Kind::Close,
            [mark] if !mark.is_ascii_alphabetic() => kind == Kind::Mark(*mark),
            _ => kind == Kind::Word && self.word_at(ahead) == literal,
        }
    }

    fn literal(&mut self, literal: &str) -> Result<()> {
        if !self.is_literal(literal, 0) {
            return self.expected(&format!("`{literal}`"));
        }
        self.bump();
        Ok(())
    }

    /// The error about a word that no part of the op's form has, if such a word is next; else the given error.
    fn unknown_part(&self, error: Box<Diagnostic>, def: &OpDef) -> Box<Diagnostic> {
        let ahead = usize::from(self.is_mark(b','));
        let Form::Short(form) = def.form else { return error };
        let word = self.word_at(ahead);
        let parts = form.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$');
        let mut parts = parts.filter(|part| part.len() > 2 && !part.starts_with('$'));
        if self.kind_at(ahead) != Kind::Word
            || self.kind_at(ahead + 1) != Kind::Mark(b'=')
            || parts.clone().any(|part| part == word)
        {
            return error;
        }
        let is_prefix = |part: &&str| part.starts_with(word) || word.starts_with(*part);
        let meant = closest(word, parts.clone()).or_else(|| parts.find(is_prefix));
        let meant = meant.or_else(|| shared_beginning(word, form));
        if meant.is_none() && ahead == 0 {
            return error;
        }
        let span = self.span_at(ahead);
        let message = format!("{} has no `{word}` here{}", def.name, did_you_mean(meant));
        Box::new(Diagnostic::error(message, span).note(error.message, error.span))
    }

    fn operand(&mut self, index: usize, matched: &mut Match<'_>) -> Result<()> {
        matched.groups[index] = match matched.def.operands[index].kind {
            OperandKind::One => vec![self.value_use()?],
            OperandKind::Optional if self.kind() == Kind::Value => vec![self.value_use()?],
            OperandKind::Optional => Vec::new(),
            OperandKind::Variadic => self.value_uses()?,
        };
        Ok(())
    }

    /// All operands at once. They are grouped if each has one value.
    fn operands(&mut self, matched: &mut Match<'_>) -> Result<()> {
        let span = self.span();
        let values = self.value_uses()?;
        let definitions = matched.def.operands;
        let single = definitions.iter().all(|operand| operand.kind == OperandKind::One);
        if single && values.len() != definitions.len() {
            let (name, takes) = (matched.def.name, definitions.len());
            let message = format!("{name} takes {takes} operands, found {}", values.len());
            return Err(Box::new(Diagnostic::error(message, span)));
        }
        if single {
            matched.groups = values.into_iter().map(|value| vec![value]).collect();
        } else if let [_] = definitions {
            matched.groups[0] = values;
        } else {
            matched.draft.operands = values;
        }
        Ok(())
    }

    fn regions(&mut self, matched: &mut Match<'_>) -> Result<()> {
        while self.is_open(b'{') {
            let region = self.region(Vec::new())?;
            matched.draft.regions.push(region);
            if !self.eat_mark(b',') {
                break;
            }
        }
        Ok(())
    }

    fn attr_dict(&mut self, matched: &mut Match<'_>) -> Result<()> {
        let span = self.span();
        if self.is_open(b'<') {
            self.properties(matched.draft)?;
        }
        let attributes = self.optional_dictionary()?;
        matched.draft.add_attributes(attributes, span)
    }

    /// All operands in the definition's order.
    pub fn all_operands(&self, matched: &Match<'_>) -> Vec<ValueId> {
        match matched.draft.operands.is_empty() {
            true => matched.groups.iter().flatten().copied().collect(),
            false => matched.draft.operands.clone(),
        }
    }

    /// `(T) -> T`.
    pub fn functional_tail(&mut self, matched: &mut Match<'_>) -> Result<()> {
        matched.draft.operands = self.all_operands(matched);
        self.functional_type(matched.draft)
    }

    fn type_tail(&mut self, types: TypesOf, matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        match types {
            TypesOf::Operand(index) => {
                let values = matched.groups[index].clone();
                let written = match matched.def.operands[index].kind {
                    OperandKind::Variadic => self.types()?,
                    _ if values.is_empty() => return Ok(()),
                    _ => vec![self.ty()?],
                };
                self.check_types(&values, &written, self.span_from(first))
            }
            TypesOf::Result(index) => {
                let ty = self.ty()?;
                self.set_result(index, ty, matched);
                Ok(())
            }
            TypesOf::Results => {
                matched.draft.result_types = match matched.def.results {
                    Results::Exactly(1) => vec![self.ty()?],
                    _ => self.types()?,
                };
                Ok(())
            }
        }
    }

    /// Gives one result its type.
    pub fn set_result(&self, index: usize, ty: Type, matched: &mut Match<'_>) {
        if matched.results.len() <= index {
            matched.results.resize(index + 1, None);
        }
        matched.results[index] = Some(ty);
    }

    /// An attribute of an op, written as its kind asks.
    pub fn attribute_of(&mut self, attribute: &AttributeDef) -> Result<Attribute> {
        match attribute.kind {
            AttributeKind::Unit => Ok(Attribute::Unit),
            AttributeKind::Bool => self.boolean(),
            AttributeKind::I32 => self.number_of_type(integer(32)),
            AttributeKind::I64 => self.number_of_type(I64),
            AttributeKind::F32 => self.number_of_type(float("f32")),
            AttributeKind::F64 => self.number_of_type(float("f64")),
            AttributeKind::Text => Ok(Attribute::String(self.string()?)),
            AttributeKind::Symbol => Ok(Attribute::Symbol(self.symbol()?)),
            AttributeKind::I64Array if self.is_open(b'[') => Ok(i64_array(self.integer_list()?)),
            AttributeKind::BoolArray if self.is_open(b'[') => {
                let flags = self.list(b'[', Self::flag)?;
                Ok(Attribute::DenseArray(ElementType::Boolean, flags))
            }
            AttributeKind::Enum(def) => self.enum_of(def),
            AttributeKind::Word(words) => self.numbered_word(words),
            AttributeKind::Struct(def) if self.is_open(b'<') => self.struct_of(def),
            AttributeKind::Foreign(beginning) if self.kind() != Kind::Hash => {
                self.foreign(beginning)
            }
            _ => self.attribute(),
        }
    }

    /// One of these words as its number.
    pub fn numbered_word(&mut self, words: &[&str]) -> Result<Attribute> {
        let number = words.iter().position(|word| self.is_word(word));
        let Some(number) = number else {
            return self.expected(&format!("one of {}", words.join(", ")));
        };
        self.bump();
        Ok(Attribute::Integer(number as i128, integer(32)))
    }

    /// A bracketed text, or a word, as an attribute that begins so.
    pub fn foreign(&mut self, beginning: &str) -> Result<Attribute> {
        let first = self.at;
        self.skip_tree();
        let text = self.carried_text(first)?;
        let end = if beginning.contains('<') { ">" } else { "" };
        Ok(Attribute::Opaque(format!("{beginning}{text}{end}")))
    }

    fn boolean(&mut self) -> Result<Attribute> {
        Ok(Attribute::Boolean(self.flag()? != 0))
    }

    /// `true`, `false`, `1` or `0`.
    pub fn flag(&mut self) -> Result<u64> {
        let flag = match self.word() {
            "true" | "1" => 1,
            "false" | "0" => 0,
            _ => return self.expected("`true` or `false`"),
        };
        self.bump();
        Ok(flag)
    }

    /// The operand that an argument of a custom piece names.
    pub fn group_of(&self, argument: Argument, matched: &Match<'_>) -> Vec<ValueId> {
        match argument {
            Argument::Operand(index) | Argument::Types(TypesOf::Operand(index)) => {
                matched.groups[index].clone()
            }
            _ => Vec::new(),
        }
    }
}

/// The word of a form with which a word has the longest beginning in common, of four letters at least.
fn shared_beginning<'f>(word: &str, form: &'f str) -> Option<&'f str> {
    let parts = form.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$');
    let shared = |part: &str| part.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
    let parts = parts.filter(|part| !part.starts_with('$') && shared(part) >= 4);
    parts.max_by_key(|part| shared(part))
}

/// `iN` as a type.
pub(super) fn integer(width: u32) -> Type {
    Type::Element(ElementType::Integer(IntegerType { width, signed: true }))
}

fn float(name: &str) -> Type {
    Type::Element(ElementType::Float(FloatFormat::parse(name).expect("a format of MLIR")))
}

/// `array<i64: ...>`.
pub(super) fn i64_array(values: Vec<i64>) -> Attribute {
    let integer = ElementType::Integer(IntegerType { width: 64, signed: true });
    Attribute::DenseArray(integer, values.into_iter().map(|value| value as u64).collect())
}
