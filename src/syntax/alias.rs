//! `#name = attribute` and `!name = type`, which may be used before they are defined.

use std::collections::HashMap;

use super::parser::{Parser, Result};
use super::tokens::Kind;
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, Type};

/// How many parts aliases may put into the module, all uses together: an alias of aliases of
/// aliases could otherwise ask for any amount of memory.
const MAX_PARTS: usize = 1 << 22;

/// The aliases of a chunk.
#[derive(Default)]
pub(super) struct Aliases<'a> {
    by_name: HashMap<&'a str, Alias>,
    /// How many parts they have put into the module.
    parts: usize,
}

struct Alias {
    /// The token at which its value starts.
    at: usize,
    value: Value,
}

#[derive(Clone)]
enum Value {
    Unread,
    BeingRead,
    Read(Box<Meaning>),
}

/// What an alias stands for, how deep it nests and how many parts it has.
#[derive(Clone)]
struct Meaning {
    attribute: Attribute,
    depth: usize,
    parts: usize,
    /// The token after its value.
    end: usize,
}

impl<'a> Parser<'a> {
    /// Finds the definitions, which stand outside all brackets.
    pub fn find_aliases(&mut self) -> Result<()> {
        let mut at = 0;
        while self.tokens[at].kind != Kind::End {
            let token = self.tokens[at];
            let next = self.tokens[at + 1].kind;
            match token.kind {
                Kind::Hash | Kind::Bang if next == Kind::Mark(b'=') => {
                    let name = &self.text[token.start..token.end];
                    let alias = Alias { at: at + 2, value: Value::Unread };
                    if self.aliases.by_name.insert(name, alias).is_some() {
                        let span = Span::new(self.base + token.start, self.base + token.end);
                        let message = format!("`{name}` is already defined");
                        return Err(Box::new(Diagnostic::error(message, span)));
                    }
                    at += 2;
                }
                Kind::Open(_) | Kind::OpenTensor | Kind::OpenResources => at = token.partner() + 1,
                _ => at += 1,
            }
        }
        Ok(())
    }

    /// Steps over a definition, reading its value.
    pub fn alias_definition(&mut self) -> Result<()> {
        let name = self.word();
        let meaning = self.meaning(name)?;
        self.at = meaning.end;
        Ok(())
    }

    /// The attribute that the alias here stands for.
    pub fn attribute_alias(&mut self) -> Result<Attribute> {
        let meaning = self.use_alias()?;
        Ok(meaning.attribute)
    }

    /// The type that the alias here stands for.
    pub fn type_alias(&mut self) -> Result<Type> {
        let span = self.span();
        match self.use_alias()?.attribute {
            Attribute::Type(ty) => Ok(ty),
            _ => Err(Box::new(Diagnostic::error("this alias is no type", span))),
        }
    }

    fn use_alias(&mut self) -> Result<Meaning> {
        let name = self.word();
        let meaning = self.meaning(name)?;
        self.note_depth(meaning.depth)?;
        self.aliases.parts += meaning.parts;
        if self.aliases.parts > MAX_PARTS {
            return self.error("the aliases of this file expand to more than four million parts");
        }
        self.bump();
        Ok(meaning)
    }

    fn meaning(&mut self, name: &'a str) -> Result<Meaning> {
        let Some(alias) = self.aliases.by_name.get_mut(name) else {
            return self.error(format!("`{name}` is not defined"));
        };
        match alias.value.clone() {
            Value::Read(meaning) => return Ok(*meaning),
            Value::BeingRead => return self.error(format!("`{name}` is defined by itself")),
            Value::Unread => alias.value = Value::BeingRead,
        }
        let at = alias.at;
        let meaning = self.nested(|parser| parser.read_alias(at, name.starts_with('!')))?;
        if let Some(alias) = self.aliases.by_name.get_mut(name) {
            alias.value = Value::Read(Box::new(meaning.clone()));
        }
        Ok(meaning)
    }

    /// Reads the value at a token, wherever we are.
    fn read_alias(&mut self, at: usize, is_type: bool) -> Result<Meaning> {
        let (here, deepest) = (self.at, self.deepest);
        self.at = at;
        self.deepest = self.level;
        let value = match is_type {
            true => self.ty().map(Attribute::Type),
            false => self.attribute(),
        };
        let (end, depth) = (self.at, self.deepest - self.level + 1);
        self.at = here;
        self.deepest = deepest.max(self.deepest);
        let attribute = value?;
        let parts = parts(&attribute);
        Ok(Meaning { attribute, depth, parts, end })
    }
}

/// The number of parts that a copy of an attribute has.
fn parts(attribute: &Attribute) -> usize {
    let inside = match attribute {
        Attribute::Array(items) => items.iter().map(parts).sum(),
        Attribute::Dictionary(items) => items.values().map(parts).sum(),
        Attribute::Struct(fields) => fields.fields.values().map(parts).sum(),
        Attribute::DenseArray(_, codes) => codes.len(),
        Attribute::String(bytes) | Attribute::TypedString(bytes, _) => bytes.len() / 64,
        Attribute::Opaque(text) => text.len() / 64,
        Attribute::Type(ty) => type_parts(ty),
        _ => 0,
    };
    1 + inside
}

fn type_parts(ty: &Type) -> usize {
    let all = |types: &[Type]| types.iter().map(type_parts).sum::<usize>();
    match ty {
        Type::Tuple(types) | Type::Future(types) => 1 + all(types),
        Type::Function(function) => 1 + all(&function.inputs) + all(&function.results),
        Type::Tensor(tensor) => 1 + tensor.encoding.as_deref().map_or(0, parts),
        Type::Opaque(text) => 1 + text.len() / 64,
        _ => 1,
    }
}
