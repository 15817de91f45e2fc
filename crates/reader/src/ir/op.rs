//! Modules, functions, regions, ops, values.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use super::definers::Definers;
use super::{Attributes, FunctionType, Location, OpDef, Type};
use crate::diagnostic::Span;

/// A value of a function: an index into its [`Values`], and at run time into the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);

/// The definition of a value.
#[derive(Debug, Clone, PartialEq)]
pub struct ValueDef {
    /// Its type.
    pub ty: Type,
    /// Its name in the text, without `%` and `#`; printing may choose another.
    pub name: String,
    /// The place of the definition.
    pub span: Span,
    /// The `loc(...)` of a block argument.
    pub location: Option<Arc<Location>>,
}

/// The arena of a function's values.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Values(pub Vec<ValueDef>);

impl Values {
    /// Adds a value.
    ///
    /// # Panics
    ///
    /// If there are 2^32 values already.
    pub fn add(&mut self, value: ValueDef) -> ValueId {
        self.0.push(value);
        ValueId(u32::try_from(self.0.len() - 1).expect("fewer than 2^32 values"))
    }

    /// The number of values.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl std::ops::Index<ValueId> for Values {
    type Output = ValueDef;
    fn index(&self, id: ValueId) -> &ValueDef {
        &self.0[id.0 as usize]
    }
}

impl std::ops::IndexMut<ValueId> for Values {
    fn index_mut(&mut self, id: ValueId) -> &mut ValueDef {
        &mut self.0[id.0 as usize]
    }
}

/// A module: functions, other modules, and ops of other dialects, which are kept and printed again.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Module {
    /// The symbol, if named.
    pub name: Option<String>,
    /// Whether the text has the word `module` (a bare list of functions is a module, too).
    pub explicit: bool,
    /// The discardable attributes of the module.
    pub attributes: Attributes,
    /// The items of the module, in file order.
    pub items: Vec<Item>,
    /// The place of the module in the text.
    pub span: Span,
    /// Its `loc(...)`.
    pub location: Option<Arc<Location>>,
    /// The index of each function among the items, which do not change after this was first asked for.
    pub index: FunctionIndex,
}

/// The index of each function of a module, by name: found when first asked for.
#[derive(Debug, Default)]
pub struct FunctionIndex(OnceLock<HashMap<String, usize>>);

impl Clone for FunctionIndex {
    fn clone(&self) -> FunctionIndex {
        FunctionIndex::default()
    }
}

impl PartialEq for FunctionIndex {
    /// It follows from the items.
    fn eq(&self, _: &FunctionIndex) -> bool {
        true
    }
}

/// One item of a module.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// A function of the module.
    Function(Function),
    /// A nested module.
    Module(Module),
    /// Any other op (`sdy.mesh`, `"ml_program.global"`), with the values that its regions define.
    Other(Op, Values),
}

/// Who may call a function from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Visibility {
    /// No keyword, or `public`.
    #[default]
    Public,
    /// `private`: the functions of its module.
    Private,
    /// `nested`: the functions of its module and of those around it.
    Nested,
}

/// A function with its body, or a declaration without one.
#[derive(Debug, Clone, PartialEq)]
pub struct Function {
    /// The symbol.
    pub name: String,
    /// Who may call it.
    pub visibility: Visibility,
    /// Types of arguments and results.
    pub ty: FunctionType,
    /// Attributes of each argument.
    pub argument_attributes: Vec<Attributes>,
    /// Attributes of each result.
    pub result_attributes: Vec<Attributes>,
    /// Attributes of the function.
    pub attributes: Attributes,
    /// The body, or `None` for a declaration.
    pub body: Option<Region>,
    /// All values of the body and of the regions in it.
    pub values: Values,
    /// The place of the function's name.
    pub span: Span,
    /// Its `loc(...)`.
    pub location: Option<Arc<Location>>,
    /// Which op of the body defines each value.
    pub definers: Definers,
}

/// A region: a list of blocks; all the ops that we run have one block.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Region {
    /// The blocks, the entry first.
    pub blocks: Vec<Block>,
}

/// A block: arguments and ops.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Block {
    /// Its label in the text, if written, without `^`.
    pub label: Option<String>,
    /// The block arguments, by their values.
    pub arguments: Vec<ValueId>,
    /// The ops, a terminator last.
    pub ops: Vec<Op>,
}

impl Region {
    /// The one block of a region that was verified to have one.
    pub fn block(&self) -> &Block {
        match self.blocks.as_slice() {
            [block] => block,
            blocks => unreachable!("one block was verified, found {}", blocks.len()),
        }
    }
}

/// The name of an op, resolved when parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpName {
    /// An op that we know.
    Known(&'static OpDef),
    /// An op of another dialect (interned; parsed and printed, refused when run).
    Unknown(&'static str),
}

/// An operation.
#[derive(Debug, Clone, PartialEq)]
pub struct Op {
    /// Its name and definition.
    pub name: OpName,
    /// The values it reads.
    pub operands: Vec<ValueId>,
    /// The values it defines.
    pub results: Vec<ValueId>,
    /// The attributes that its definition names (for unknown ops: those in `<{...}>`).
    pub properties: Attributes,
    /// All other attributes.
    pub attributes: Attributes,
    /// Its regions, which see the values of the function defined before it.
    pub regions: Vec<Region>,
    /// The labels of successor blocks, for ops of other dialects.
    pub successors: Vec<String>,
    /// From its name (or first result) to its end; diagnostics point at `span.start`'s line.
    pub span: Span,
    /// Its `loc(...)`.
    pub location: Option<Arc<Location>>,
}

/// The op whose result is the function that its attribute `value` names. It has no definition: the parser turns the
/// calls of its result into calls of the function.
pub const FUNCTION_CONSTANT: &str = "func.constant";

impl Op {
    /// The full name, such as `stablehlo.add`.
    pub fn full_name(&self) -> &'static str {
        match self.name {
            OpName::Known(def) => def.name,
            OpName::Unknown(name) => name,
        }
    }

    /// The definition, if we know the op.
    pub fn def(&self) -> Option<&'static OpDef> {
        match self.name {
            OpName::Known(def) => Some(def),
            OpName::Unknown(_) => None,
        }
    }
}

impl Module {
    /// The functions directly in this module, in file order.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(function),
            _ => None,
        })
    }

    /// The function of this name directly in this module.
    pub fn function(&self, name: &str) -> Option<&Function> {
        match &self.items[*self.index.0.get_or_init(|| self.function_places()).get(name)?] {
            Item::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The index of each function; of several of one name the first.
    fn function_places(&self) -> HashMap<String, usize> {
        let mut places = HashMap::new();
        for (place, item) in self.items.iter().enumerate() {
            if let Item::Function(function) = item {
                places.entry(function.name.clone()).or_insert(place);
            }
        }
        places
    }

    /// The target of a symbol path such as `@f` or `@inner::@f`, seen from this module: the function
    /// and the module around it.
    pub fn resolve(&self, path: &[String]) -> Option<(&Module, &Function)> {
        match path {
            [] => None,
            [name] => Some((self, self.function(name)?)),
            [name, rest @ ..] => self.module(name)?.resolve(rest),
        }
    }

    /// The nested module of this name directly in this module.
    pub fn module(&self, name: &str) -> Option<&Module> {
        self.items.iter().find_map(|item| match item {
            Item::Module(module) if module.name.as_deref() == Some(name) => Some(module),
            _ => None,
        })
    }
}
