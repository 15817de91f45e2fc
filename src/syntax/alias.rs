//! `#name = attribute` and `!name = type`, which may be used before they are defined.

use std::collections::HashMap;

use super::parser::{Parser, Result};
use super::tree::{Kind, Node, Rule};
use crate::diagnostic::Diagnostic;
use crate::ir::{Attribute, Type};

/// How many parts aliases may put into the module, all uses together, for each node of the text
/// and besides: an alias of aliases of aliases could otherwise ask for any amount of memory.
const PARTS_A_NODE: usize = 64;
const SPARE_PARTS: usize = 1 << 16;

/// The aliases of a chunk.
#[derive(Default)]
pub(super) struct Aliases<'a> {
    by_name: HashMap<&'a str, Alias>,
    /// How many parts they have put into the module.
    parts: usize,
}

struct Alias {
    /// The node at which its value starts.
    at: usize,
    value: Value,
}

enum Value {
    Unread,
    BeingRead,
    /// What is wrong with it was reported.
    Wrong,
    Read(Box<Meaning>),
}

/// What an alias stands for, how deep it nests and how many parts it has.
struct Meaning {
    attribute: Attribute,
    depth: usize,
    parts: usize,
    /// The node after its value.
    end: usize,
}

impl<'a> Parser<'a> {
    /// Finds the definitions, which stand outside all brackets.
    pub fn find_aliases(&mut self) -> Result<()> {
        let mut at = 0;
        while self.nodes[at].kind != Kind::End {
            // what is wrong with the value of an alias is said where it is read
            if matches!(self.nodes[at].rule, Rule::alias_definition | Rule::unreadable)
                && matches!(self.nodes[at + 1].kind, Kind::Hash | Kind::Bang)
                && self.nodes[at + 2].rule == Rule::equal
            {
                self.note_alias(at + 1)?;
            }
            at = self.nodes[at].after();
        }
        Ok(())
    }

    /// Notes the alias whose name is this node.
    fn note_alias(&mut self, name: usize) -> Result<()> {
        let alias = Alias { at: name + 2, value: Value::Unread };
        if self.aliases.by_name.insert(self.text_of(name), alias).is_some() {
            self.at = name;
            return self.error(format!("`{}` is already defined", self.text_of(name)));
        }
        Ok(())
    }

    /// Steps over a definition, reading its value.
    pub fn alias_definition(&mut self) -> Result<()> {
        let name = self.word();
        self.at = self.meaning(name)?.end;
        Ok(())
    }

    /// The attribute that the alias here stands for.
    pub fn attribute_alias(&mut self) -> Result<Attribute> {
        let name = self.word();
        let attribute = self.use_alias(name)?;
        self.bump();
        Ok(attribute)
    }

    /// The type that the alias here stands for.
    pub fn type_alias(&mut self) -> Result<Type> {
        let span = self.span();
        match self.attribute_alias()? {
            Attribute::Type(ty) => Ok(ty),
            _ => Err(Box::new(Diagnostic::error("this alias is no type", span))),
        }
    }

    /// Whether a name is that of an alias of this chunk.
    pub fn is_alias(&self, name: &str) -> bool {
        self.aliases.by_name.contains_key(name)
    }

    /// What an alias stands for, to be put here. Refused before it is copied where all uses together
    /// would become much more than the text says.
    pub fn use_alias(&mut self, name: &'a str) -> Result<Attribute> {
        let meaning = self.meaning(name)?;
        let (depth, parts) = (meaning.depth, meaning.parts);
        self.note_depth(depth)?;
        let most = SPARE_PARTS + PARTS_A_NODE * self.nodes.len();
        self.aliases.parts = self.aliases.parts.saturating_add(parts);
        if self.aliases.parts > most {
            return self.error(format!(
                "the aliases of this file stand for more than {most} parts: `{name}` repeats what \
                 it is made of too often"
            ));
        }
        Ok(self.meaning(name)?.attribute.clone())
    }

    /// The text from a node to the last token taken, as it is carried along: what aliases stand for
    /// in their place, since their definitions are not.
    pub fn carried_text(&mut self, first: usize) -> Result<String> {
        let is_alias = |node: &Node| {
            let name = &self.text[node.start..node.end];
            matches!(node.kind, Kind::Hash | Kind::Bang) && self.is_alias(name)
        };
        let last = self.at;
        if self.aliases.by_name.is_empty() || !self.nodes[first..last].iter().any(is_alias) {
            return Ok(self.text_from(first).to_string());
        }
        let mut text = String::new();
        let mut end = self.nodes[first].start;
        for index in first..last {
            let token = self.nodes[index];
            if !token.is_token() {
                continue;
            }
            text.push_str(&self.text[end..token.start]);
            let written = &self.text[token.start..token.end];
            let is_name = matches!(token.kind, Kind::Hash | Kind::Bang);
            match is_name && self.is_alias(written) {
                true => text.push_str(&self.use_alias(written)?.to_string()),
                false => text.push_str(written),
            }
            end = token.end;
        }
        Ok(text)
    }

    fn meaning(&mut self, name: &'a str) -> Result<&Meaning> {
        let at = match self.aliases.by_name.get_mut(name) {
            None => return self.error(format!("`{name}` is not defined")),
            Some(Alias { value: Value::BeingRead, .. }) => {
                return self.error(format!("`{name}` is defined by itself"));
            }
            Some(Alias { value: Value::Wrong, .. }) => {
                self.follows = true;
                return self.error(format!("`{name}` has no meaning"));
            }
            Some(Alias { value: Value::Read(_), .. }) => None,
            Some(alias) => {
                alias.value = Value::BeingRead;
                Some(alias.at)
            }
        };
        if let Some(at) = at {
            let read = self.nested(|parser| parser.read_alias(at, name.starts_with('!')));
            let (value, error) = match read {
                Ok(meaning) => (Value::Read(Box::new(meaning)), None),
                Err(error) => (Value::Wrong, Some(error)),
            };
            if let Some(alias) = self.aliases.by_name.get_mut(name) {
                alias.value = value;
            }
            if let Some(error) = error {
                return Err(error);
            }
        }
        match self.aliases.by_name.get(name) {
            Some(Alias { value: Value::Read(meaning), .. }) => Ok(meaning),
            _ => unreachable!("{name} was read"),
        }
    }

    /// Reads the value at a node, wherever we are.
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
