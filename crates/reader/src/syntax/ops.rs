//! Ops: results, name, generic form; regions and blocks.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::{collections::HashSet, sync::Arc};

use super::isolated::ISOLATED;
use super::parser::{Parser, Result, shorten};
use super::scope::Name;
use super::suggest;
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span, did_you_mean};
use crate::ir::{
    Attribute, Attributes, Block, FUNCTION_CONSTANT, Form, Location, Op, OpDef, OpName, Region,
    Type, ValueId, dialects,
};

/// An op while it is read.
pub(super) struct Draft {
    /// Its name.
    pub name: OpName,
    /// Its operands.
    pub operands: Vec<ValueId>,
    /// The types of its results.
    pub result_types: Vec<Type>,
    /// Its own attributes.
    pub properties: Attributes,
    /// All other attributes.
    pub attributes: Attributes,
    /// Its regions.
    pub regions: Vec<Region>,
    /// The labels of successor blocks.
    pub successors: Vec<String>,
    /// The place of the op's name.
    pub span: Span,
}

impl Draft {
    pub(super) fn new(name: OpName, span: Span) -> Draft {
        Draft {
            name,
            operands: Vec::new(),
            result_types: Vec::new(),
            properties: Attributes::new(),
            attributes: Attributes::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            span,
        }
    }

    /// The definition, if the op has one.
    pub fn def(&self) -> Option<&'static OpDef> {
        match self.name {
            OpName::Known(def) => Some(def),
            OpName::Unknown(_) => None,
        }
    }

    /// Sets an attribute that belongs to the op.
    pub fn set(&mut self, name: &str, value: Attribute) {
        self.properties.insert(name.to_string(), value);
    }

    /// Adds the attributes of a dictionary: those that the definition names belong to the op,
    /// wherever they are written.
    pub fn add_attributes(&mut self, attributes: Attributes, span: Span) -> Result<()> {
        for (name, value) in attributes {
            let owned = match self.def() {
                // the sizes of operand groups follow from the operands of the ops that we know
                Some(_) if SEGMENT_SIZES.contains(&name.as_str()) => continue,
                Some(def) => def.owns_attribute(&name),
                None => self.name == OpName::Unknown(FUNCTION_CONSTANT) && name == "value",
            };
            let into = if owned { &mut self.properties } else { &mut self.attributes };
            let again = into.get(&name).is_some_and(|given| *given == value);
            if into.insert(name.clone(), value).is_some() && !again {
                let message = format!("the attribute `{name}` is given twice");
                return Err(Box::new(Diagnostic::error(message, span)));
            }
        }
        Ok(())
    }
}

/// Attributes of the generic form that say how operands and results are grouped.
const SEGMENT_SIZES: [&str; 4] =
    ["operandSegmentSizes", "operand_segment_sizes", "resultSegmentSizes", "result_segment_sizes"];

/// A block argument: its name, its type, its location.
pub(super) struct Argument<'a> {
    /// The name.
    pub name: Name<'a>,
    /// The type.
    pub ty: Type,
    /// The `loc(...)`.
    pub location: Option<Arc<Location>>,
}

/// The one copy of the name of an op that we do not know.
pub fn interned(name: &str) -> &'static str {
    static NAMES: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    match names.get(name) {
        Some(known) => known,
        None => {
            let known: &'static str = Box::leak(name.to_string().into_boxed_str());
            names.insert(known);
            known
        }
    }
}

impl<'a> Parser<'a> {
    /// An op with its results.
    pub fn op(&mut self) -> Result<Op> {
        let first = self.at;
        self.enters(Rule::operation);
        let names = match self.kind() {
            Kind::Value => self.result_names()?,
            _ => Vec::new(),
        };
        let draft = match self.kind() {
            Kind::String => self.generic_op()?,
            // what the grammar takes for a function, a module or an attribute is none here
            Kind::Word => self.short_op()?,
            _ => return self.expected("an op"),
        };
        self.finish(draft, names, first)
    }

    /// `%a, %b:2 =`.
    fn result_names(&mut self) -> Result<Vec<Name<'a>>> {
        let mut names = Vec::new();
        loop {
            let mut name = self.value_name()?;
            if self.eat_mark(b':') {
                let span = self.span();
                name.count = self.number("the number of results")?;
                if name.count == 0 {
                    let message = "a name stands for one result at least";
                    return Err(Box::new(Diagnostic::error(message, span)));
                }
            }
            names.push(name);
            if !self.eat_mark(b',') {
                break;
            }
        }
        self.expect_mark(b'=')?;
        Ok(names)
    }

    /// Defines the results and makes the op.
    pub fn finish(&mut self, draft: Draft, names: Vec<Name<'a>>, first: usize) -> Result<Op> {
        let location = self.optional_location()?;
        let function = match (draft.name, draft.properties.get("value")) {
            (OpName::Unknown(FUNCTION_CONSTANT), Some(Attribute::Symbol(symbol))) => {
                Some(symbol.clone())
            }
            _ => None,
        };
        let count = draft.result_types.len();
        let named: u64 = names.iter().map(|name| u64::from(name.count)).sum();
        if !names.is_empty() && named != count as u64 {
            let message = format!("the op has {count} results, but {named} are named");
            return Err(Box::new(Diagnostic::error(message, names[0].span)));
        }
        let mut types = draft.result_types.into_iter();
        let mut results = Vec::with_capacity(count);
        for name in names {
            let types = types.by_ref().take(name.count as usize);
            results.extend(self.scope.define(name, types)?);
        }
        for ty in types {
            results.push(self.scope.add(ty, "", draft.span));
        }
        self.scope.functions.extend(results.first().copied().zip(function));
        Ok(Op {
            name: draft.name,
            operands: draft.operands,
            results,
            properties: draft.properties,
            attributes: draft.attributes,
            regions: draft.regions,
            successors: draft.successors,
            span: self.span_from(first),
            location,
        })
    }

    /// The definition of a full op name, or the name alone.
    pub fn op_name(&self, name: &str) -> OpName {
        match self.registry.get(name).or_else(|| self.twin(name)) {
            Some(def) => OpName::Known(def),
            None => OpName::Unknown(interned(name)),
        }
    }

    /// `"name"(operands)[successors] <{properties}> ({regions}) {attributes} : (T) -> T`.
    fn generic_op(&mut self) -> Result<Draft> {
        let span = self.span();
        let name = self.string_text()?;
        let mut draft = Draft::new(self.op_name(&name), span);
        draft.operands = self.list(b'(', Self::value_use)?;
        if self.is_open(b'[') {
            draft.successors = self.list(b'[', |parser| {
                Ok(parser.expect(Kind::Caret, "a block's label")?[1..].to_string())
            })?;
        }
        if self.is_open(b'<') {
            self.properties(&mut draft)?;
        }
        if self.is_open(b'(') {
            let is_isolated = draft.def().is_some_and(|def| ISOLATED.contains(&def.name));
            draft.regions = self.list(b'(', |parser| match is_isolated {
                true => parser.isolated_region(Vec::new()),
                false => parser.region(Vec::new()),
            })?;
        }
        let dictionary = self.span();
        let attributes = self.optional_dictionary()?;
        draft.add_attributes(attributes, dictionary)?;
        self.expect_mark(b':')?;
        self.functional_type(&mut draft)?;
        self.as_twin(&name, &mut draft);
        Ok(draft)
    }

    /// `<{...}>`.
    pub fn properties(&mut self, draft: &mut Draft) -> Result<()> {
        self.open(b'<')?;
        let span = self.span();
        let properties = self.dictionary()?;
        self.close()?;
        match draft.def() {
            Some(_) => draft.add_attributes(properties, span),
            None => {
                draft.properties = properties;
                Ok(())
            }
        }
    }

    /// `(T) -> T`: checks the operands, gives the results their types.
    pub fn functional_type(&mut self, draft: &mut Draft) -> Result<()> {
        let first = self.at;
        let ty = self.function_type()?;
        self.check_types(&draft.operands, &ty.inputs, self.span_from(first))?;
        draft.result_types = ty.results;
        Ok(())
    }

    /// Says of a word that starts no op what may have been meant by it.
    fn unknown_op(&self, word: &str, span: Span) -> Diagnostic {
        let dialect = word.split_once('.').map(|(dialect, _)| dialect);
        let is_ours = dialect.is_some_and(|dialect| self.registry.has_dialect(dialect));
        if let (Some(_), false) = (dialect, is_ours) {
            let message = format!("`{word}` has no short form that we know");
            let note = dialects::way_out(word).unwrap_or_else(|| {
                format!("ops of other dialects are read in generic form: `\"{word}\"(...)`")
            });
            return Diagnostic::error(message, span).note(note, None);
        }
        let meant = match self.suggests() {
            true => suggest::op(word, self.registry.names()),
            false => None,
        };
        let message = match is_ours {
            true => format!("there is no op `{word}`"),
            false => format!("expected an op, found `{}`", shorten(word)),
        };
        let error = Diagnostic::error(message + &did_you_mean(meant), span);
        match suggest::composed(word) {
            Some(note) => error.note(note, None),
            None => error,
        }
    }

    /// An op in its short form.
    fn short_op(&mut self) -> Result<Draft> {
        let span = self.span();
        let word = self.word();
        let found = match self.registry.get(word) {
            Some(def) => Some(def),
            None if !word.contains('.') => self.registry.get(&format!("func.{word}")),
            None => None,
        };
        if found.is_none()
            && let Some(draft) = self.foreign_form(word)
        {
            return draft;
        }
        let Some(def) = found.or_else(|| self.twin(word)) else {
            return Err(Box::new(self.unknown_op(word, span)));
        };
        self.bump();
        let mut draft = Draft::new(OpName::Known(def), span);
        match def.form {
            Form::Short(_) => self.short_form(def, &mut draft)?,
            Form::Own => self.own_form(def, &mut draft)?,
            Form::Generic => {
                let name = def.name;
                let message = format!("`{name}` has only a generic form: `\"{name}\"(...)`");
                return Err(Box::new(Diagnostic::error(message, span)));
            }
        }
        self.as_twin(word, &mut draft);
        Ok(draft)
    }

    /// A region whose entry block has these arguments.
    pub fn region(&mut self, arguments: Vec<Argument<'a>>) -> Result<Region> {
        let mark = self.scope.enter();
        self.open(b'{')?;
        let mut blocks = Vec::new();
        let given = !arguments.is_empty();
        let arguments = self.define_arguments(arguments)?;
        if given || !matches!(self.kind(), Kind::Caret | Kind::Close) {
            let ops = self.block_ops()?;
            blocks.push(Block { label: None, arguments, ops });
        }
        while self.kind() == Kind::Caret {
            blocks.push(self.labelled_block()?);
        }
        self.close()?;
        self.scope.leave(mark);
        Ok(Region { blocks })
    }

    /// Defines the arguments of a block.
    pub fn define_arguments(&mut self, arguments: Vec<Argument<'a>>) -> Result<Vec<ValueId>> {
        let mut ids = Vec::with_capacity(arguments.len());
        for argument in arguments {
            let id = self.scope.define(argument.name, std::iter::once(argument.ty))?[0];
            self.scope.values[id].location = argument.location;
            ids.push(id);
        }
        Ok(ids)
    }

    /// `^label(%a: T):` and its ops.
    fn labelled_block(&mut self) -> Result<Block> {
        let label = self.take()[1..].to_string();
        let arguments = match self.is_open(b'(') {
            true => self.list(b'(', Self::argument)?,
            false => Vec::new(),
        };
        self.expect_mark(b':')?;
        let arguments = self.define_arguments(arguments)?;
        let ops = self.block_ops()?;
        Ok(Block { label: Some(label), arguments, ops })
    }

    /// `%a: T loc(...)`.
    pub fn argument(&mut self) -> Result<Argument<'a>> {
        let name = self.value_name()?;
        self.expect_mark(b':')?;
        let ty = self.ty()?;
        let location = self.optional_location()?;
        Ok(Argument { name, ty, location })
    }

    /// The ops up to the end of the block, without those that are wrong: their errors are noted.
    fn block_ops(&mut self) -> Result<Vec<Op>> {
        let mut ops = Vec::new();
        while !matches!(self.kind(), Kind::Caret | Kind::Close | Kind::End) {
            let (first, mark) = (self.at, self.scope.enter());
            match self.op() {
                Ok(op) => ops.push(op),
                Err(error) => self.skip_op(first, mark, *error),
            }
        }
        Ok(ops)
    }
}
