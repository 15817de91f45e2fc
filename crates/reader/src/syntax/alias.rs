//! `#name = attribute` and `!name = type`, which may be used before they are defined.

use std::collections::HashMap;

use super::brackets;
use super::parser::{Parser, Result};
use super::tree::{Kind, Node, Rule};
use crate::diagnostic::Diagnostic;
use crate::ir::{Attribute, TensorType, Type};

/// How many parts all uses of aliases together may put into the module: this number for each node of the text,
/// and [`SPARE_PARTS`]. An alias of aliases of aliases could otherwise ask for any amount of memory.
const PARTS_A_NODE: usize = 64;
const SPARE_PARTS: usize = 1 << 16;

/// The aliases of a chunk.
#[derive(Default)]
pub(super) struct Aliases<'a> {
    by_name: HashMap<&'a str, Alias>,
    /// How many parts the aliases have put into the module.
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
    /// The value is wrong, and no use has reported the error yet. The flag is [`Parser::follows`] of the error.
    Refused(Box<Diagnostic>, bool),
    /// The value is wrong, which was reported.
    Wrong,
    Read(Box<Meaning>),
}

/// The definition of an alias, with its depth and the number of its parts.
struct Meaning {
    attribute: Attribute,
    depth: usize,
    parts: usize,
    /// The node after its value.
    end: usize,
}

impl<'a> Parser<'a> {
    /// Records the definitions of aliases, which are outside of all brackets.
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

    /// The attribute that the next alias names.
    pub fn attribute_alias(&mut self) -> Result<Attribute> {
        let name = self.word();
        let attribute = self.use_alias(name)?;
        self.bump();
        Ok(attribute)
    }

    /// The type that the next alias names.
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

    /// The definition of an alias for one use of it. A use is refused if all uses together would make a module
    /// that is much larger than the text.
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

    /// The text from a node to the last token taken, as it is carried along. Aliases in it are replaced by what
    /// their definitions, since these are not carried along.
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

    /// The definition of an alias, which is read at its first use.
    fn meaning(&mut self, name: &'a str) -> Result<&Meaning> {
        let value = self.aliases.by_name.get(name).map(|alias| &alias.value);
        if matches!(value, Some(Value::Unread)) {
            self.read_alias_and_parts(name);
        }
        let Some(alias) = self.aliases.by_name.get_mut(name) else {
            return match brackets::lacking(name, self.span()) {
                Some(error) => Err(Box::new(error)),
                None => self.error(format!("`{name}` is not defined")),
            };
        };
        match std::mem::replace(&mut alias.value, Value::Wrong) {
            Value::Refused(error, follows) => {
                self.follows = follows;
                return Err(error);
            }
            value => alias.value = value,
        }
        match self.aliases.by_name.get(name) {
            Some(Alias { value: Value::Read(meaning), .. }) => Ok(meaning),
            Some(Alias { value: Value::Wrong, .. }) => {
                self.follows = true;
                self.error(format!("`{name}` has no meaning"))
            }
            _ => self.error(format!("`{name}` is defined by itself")),
        }
    }

    /// Reads an alias, and before it the aliases that its value names, so that a long chain of aliases needs
    /// no deep stack.
    fn read_alias_and_parts(&mut self, name: &'a str) {
        let mut waiting = vec![name];
        while let Some(&name) = waiting.last() {
            let Some(alias) = self.aliases.by_name.get_mut(name) else { return };
            match alias.value {
                Value::Unread => {
                    alias.value = Value::BeingRead;
                    let at = alias.at;
                    waiting.extend(self.unread_aliases(at));
                    continue;
                }
                Value::BeingRead => {
                    let at = alias.at;
                    let value = self.alias_value(at, name.starts_with('!'));
                    self.aliases.by_name.entry(name).and_modify(|alias| alias.value = value);
                }
                _ => {}
            }
            waiting.pop();
        }
    }

    /// The names in the value at a node that are those of aliases which are not read yet.
    fn unread_aliases(&self, at: usize) -> Vec<&'a str> {
        // the definition is a node with the name, `=` and the value inside
        let end = self.nodes[at - 3].after();
        let names = (at..end).filter(|&it| matches!(self.nodes[it].kind, Kind::Hash | Kind::Bang));
        let is_unread = |name: &&str| {
            let alias = self.aliases.by_name.get(name);
            alias.is_some_and(|alias| matches!(alias.value, Value::Unread))
        };
        names.map(|index| self.text_of(index)).filter(is_unread).collect()
    }

    /// The value at a node, as the definition of an alias.
    fn alias_value(&mut self, at: usize, is_type: bool) -> Value {
        match self.nested(|parser| parser.read_alias(at, is_type)) {
            Ok(meaning) => Value::Read(Box::new(meaning)),
            Err(error) => Value::Refused(error, std::mem::take(&mut self.follows)),
        }
    }

    /// Reads the value at a node, and comes back to the next node.
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
        Attribute::String(bytes) => bytes.len() / 64,
        Attribute::TypedString(bytes, ty) => bytes.len() / 64 + type_parts(ty),
        Attribute::Opaque(text) => text.len() / 64,
        Attribute::Symbol(path) => path.iter().map(|name| 1 + name.len() / 64).sum(),
        Attribute::Type(ty) => type_parts(ty),
        Attribute::Integer(_, ty) | Attribute::Float(_, ty) => type_parts(ty) - 1,
        // the elements are shared
        Attribute::Dense(elements) => tensor_parts(&elements.ty) - 1,
        Attribute::MissingResource(key, ty) => key.len() / 64 + tensor_parts(ty),
        Attribute::Enum(_, name, value) => (name.len() + value.len()) / 64,
        Attribute::Unit | Attribute::Boolean(_) | Attribute::Location(_) => 0,
    };
    1 + inside
}

fn tensor_parts(ty: &TensorType) -> usize {
    // four sizes take as much memory as other parts
    1 + ty.shape.len() / 4 + ty.encoding.as_deref().map_or(0, parts)
}

fn type_parts(ty: &Type) -> usize {
    let all = |types: &[Type]| types.iter().map(type_parts).sum::<usize>();
    match ty {
        Type::Tuple(types) | Type::Future(types) => 1 + all(types),
        Type::Function(function) => 1 + all(&function.inputs) + all(&function.results),
        Type::Tensor(tensor) => tensor_parts(tensor),
        Type::Opaque(text) => 1 + text.len() / 64,
        Type::Element(_) | Type::UnrankedTensor(_) | Type::Token | Type::None => 1,
    }
}
