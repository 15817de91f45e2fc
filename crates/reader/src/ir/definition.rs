//! The form of an op and the rules by which it is legal: data that the parser, the printer and the verifier
//! read. What an op *means* is in `ops`.

use std::collections::{HashMap, HashSet};
use std::fmt;

use super::{OpView, Type};

/// The definition of an op: its parts, its short form, its constraints.
pub struct OpDef {
    /// The full name, such as `stablehlo.add`.
    pub name: &'static str,
    /// The operands, in order.
    pub operands: &'static [OperandDef],
    /// The attributes that belong to the op itself (its properties).
    pub attributes: &'static [AttributeDef],
    /// How many regions.
    pub regions: Regions,
    /// How many results.
    pub results: Results,
    /// Whether operands and results may be tokens, tuples and what else there is, besides tensors.
    pub any_values: bool,
    /// Whether it ends a block.
    pub terminator: bool,
    /// Whether it computes with elements, rather than moving or converting them; if `None`, it does as
    /// its family does.
    pub arithmetic: Option<bool>,
    /// The short form.
    pub form: Form,
    /// The types of the results, as far as operands and attributes determine them; shapes may be
    /// dynamic. The function is called only after operands and attributes were found well-formed. Without one, the
    /// written result types are taken, and `verify` checks them.
    pub infer: Option<Infer>,
    /// The constraints that `infer` and the structure do not imply; reports every violation.
    /// The function is called only if operand count, attribute kinds, region count and result count are right.
    pub verify: fn(&OpView<'_>, &mut Vec<Violation>),
    /// A warning about an op that violates nothing, such as about something that the specification leaves open.
    pub caution: Option<Caution>,
}

/// Finds what to warn of in a legal op.
pub type Caution = fn(&OpView<'_>) -> Option<String>;

/// Infers the types of an op's results.
pub type Infer = fn(&OpView<'_>) -> Result<Vec<Type>, Violation>;

/// A broken constraint: the spec's label and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The spec's label, such as `slice_c3`, or `None` where the spec gives none.
    pub label: Option<&'static str>,
    /// The message, with the values concerned.
    pub message: String,
}

impl Violation {
    /// A broken constraint of the spec.
    pub fn new(label: &'static str, message: impl Into<String>) -> Violation {
        Violation { label: Some(label), message: message.into() }
    }

    /// Something wrong that the spec gives no label.
    pub fn unlabelled(message: impl Into<String>) -> Violation {
        Violation { label: None, message: message.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.label {
            Some(label) => write!(f, "{} [{label}]", self.message),
            None => write!(f, "{}", self.message),
        }
    }
}

/// An operand of a definition.
#[derive(Debug, Clone, Copy)]
pub struct OperandDef {
    /// Its name in the spec.
    pub name: &'static str,
    /// How many values the operand has.
    pub kind: OperandKind,
}

/// How many values an operand has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OperandKind {
    /// One value, which must be there.
    One,
    /// None or one.
    Optional,
    /// Any number. Several variadic operands of one op have equal lengths.
    Variadic,
}

/// An attribute of a definition.
#[derive(Debug, Clone, Copy)]
pub struct AttributeDef {
    /// The key in the dictionary of the op.
    pub name: &'static str,
    /// What values it takes.
    pub kind: AttributeKind,
    /// Whether it must be there.
    pub required: bool,
}

/// The kind of values that an attribute takes.
#[derive(Debug, Clone, Copy)]
pub enum AttributeKind {
    /// Anything.
    Any,
    /// Present or absent.
    Unit,
    /// `true` or `false`.
    Bool,
    /// `1 : i32`.
    I32,
    /// `1 : i64`.
    I64,
    /// `1.0 : f32`.
    F32,
    /// `1.0 : f64`.
    F64,
    /// `"text"`, which may hold any bytes.
    Text,
    /// `@f`.
    Symbol,
    /// `array<i64: ...>`.
    I64Array,
    /// `array<i1: ...>`.
    BoolArray,
    /// `dense<...> : tensor<...xi64>`.
    I64Elements,
    /// `dense<...>` of any type.
    Elements,
    /// `[...]`.
    Array,
    /// `{...}`.
    Dictionary,
    /// `[#stablehlo<precision DEFAULT>, ...]`.
    PrecisionConfig,
    /// One of a list of words.
    Enum(&'static EnumDef),
    /// An i32 that numbers one of a list of words, which the short form writes.
    Word(&'static [&'static str]),
    /// A dialect attribute of named fields.
    Struct(&'static StructDef),
    /// An attribute of another dialect, kept as text; in the short form without this beginning (and
    /// without the bracket that closes one in it).
    Foreign(&'static str),
}

/// A dialect's enumeration: `#stablehlo<comparison_direction LT>`.
#[derive(Debug)]
pub struct EnumDef {
    /// The dialect that defines it, such as `stablehlo`.
    pub dialect: &'static str,
    /// Its name in the dialect, such as `comparison_direction`.
    pub mnemonic: &'static str,
    /// The words that it consists of, in the order of their numbers.
    pub words: &'static [&'static str],
}

/// A dialect attribute of named fields: `#stablehlo.gather<...>`.
#[derive(Debug)]
pub struct StructDef {
    /// The dialect that defines it, such as `stablehlo`.
    pub dialect: &'static str,
    /// Its name in the dialect, such as `gather`.
    pub mnemonic: &'static str,
    /// The fields, in printing order.
    pub fields: &'static [FieldDef],
}

/// A field of a structure.
#[derive(Debug)]
pub struct FieldDef {
    /// The word before the `=`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: FieldKind,
    /// Whether it must be there; a field that is absent is zero or empty.
    pub required: bool,
}

/// The kind of values that a field of a structure takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    /// `1`.
    Integer,
    /// `[0, 1]`.
    Integers,
    /// `true` or `false`.
    Bool,
    /// `f32`.
    Type,
}

/// How many regions an op has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Regions {
    /// Exactly this number.
    Exactly(usize),
    /// Any number.
    Variadic,
}

/// How many results an op has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Results {
    /// The op defines no value.
    None,
    /// Exactly this number.
    Exactly(usize),
    /// Any number.
    Variadic,
}

/// The short form of an op.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Only `"dialect.op"(...)`.
    Generic,
    /// A template in the manner of MLIR's assembly formats, read by parser and printer.
    /// `$name` is an operand or attribute, `attr-dict` the other attributes, other words and
    /// punctuation stand for themselves, `(... $x^ ...)?` is printed when x is there,
    /// `custom<Name>(...)` is a piece with a form of its own, `functional-type(operands, results)`
    /// and `type($x)` are type tails.
    Short(&'static str),
    /// A form with a parser and a printer of its own in `syntax`, found by the op's name.
    Own,
}

impl OpDef {
    /// A definition with no operands, attributes, regions or constraints, to build on.
    pub const fn new(name: &'static str) -> OpDef {
        OpDef {
            name,
            operands: &[],
            attributes: &[],
            regions: Regions::Exactly(0),
            results: Results::Exactly(1),
            any_values: false,
            terminator: false,
            arithmetic: None,
            form: Form::Generic,
            infer: None,
            verify: |_, _| {},
            caution: None,
        }
    }

    /// Whether an attribute of this name belongs to the op itself.
    pub fn owns_attribute(&self, name: &str) -> bool {
        self.attributes.iter().any(|attribute| attribute.name == name)
    }
}

impl fmt::Debug for OpDef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpDef({})", self.name)
    }
}

impl PartialEq for OpDef {
    fn eq(&self, other: &OpDef) -> bool {
        self.name == other.name
    }
}

impl Eq for OpDef {}

/// The ops that a parser knows, with the enumerations and structures that their attributes use.
#[derive(Default)]
pub struct Registry {
    by_name: HashMap<&'static str, &'static OpDef>,
    dialects: HashSet<&'static str>,
    enumerations: HashMap<(&'static str, &'static str), &'static EnumDef>,
    structures: HashMap<(&'static str, &'static str), &'static StructDef>,
}

impl Registry {
    /// A registry of these definitions.
    pub fn new(definitions: impl IntoIterator<Item = &'static OpDef>) -> Registry {
        let mut registry = Registry::default();
        for def in definitions {
            registry.by_name.insert(def.name, def);
            registry.dialects.extend(def.name.split_once('.').map(|(dialect, _)| dialect));
            for attribute in def.attributes {
                registry.add_kind(attribute.kind);
            }
        }
        registry
    }

    fn add_kind(&mut self, kind: AttributeKind) {
        match kind {
            AttributeKind::Enum(def) => {
                self.enumerations.insert((def.dialect, def.mnemonic), def);
            }
            AttributeKind::Struct(def) => {
                self.structures.insert((def.dialect, def.mnemonic), def);
            }
            _ => {}
        }
    }

    /// The definition of a full op name.
    pub fn get(&self, name: &str) -> Option<&'static OpDef> {
        self.by_name.get(name).copied()
    }

    /// The full names of all ops.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + Clone + '_ {
        self.by_name.keys().copied()
    }

    /// Whether there are ops of a dialect.
    pub fn has_dialect(&self, dialect: &str) -> bool {
        self.dialects.contains(dialect)
    }

    /// The enumeration of a dialect's mnemonic.
    pub fn enumeration(&self, dialect: &str, mnemonic: &str) -> Option<&'static EnumDef> {
        self.enumerations.get(&(dialect, mnemonic)).copied()
    }

    /// The structure of a dialect's mnemonic.
    pub fn structure(&self, dialect: &str, mnemonic: &str) -> Option<&'static StructDef> {
        self.structures.get(&(dialect, mnemonic)).copied()
    }
}
