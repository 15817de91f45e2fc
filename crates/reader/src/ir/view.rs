//! An op together with the values it refers to: what inference, verification and preparation read.

use std::str::FromStr;

use crate::numeric::{Accumulation, ElementType, FloatFormat, Numerics, Policy, PolicyError};

use super::{
    Attribute, AttributeKind, Function, Module, Op, OpDef, Region, StructAttribute, StructDef,
    TensorType, Type, ValueId, Values,
};

/// An op in its function and module.
///
/// The typed accessors are for ops whose structure was verified: operand counts and attribute kinds
/// are as the definition says.
#[derive(Clone, Copy)]
pub struct OpView<'a> {
    /// The op that is looked at.
    pub op: &'a Op,
    /// The values of its function.
    pub values: &'a Values,
    /// The function around the op, if it is in one.
    pub function: Option<&'a Function>,
    /// The module, for symbols.
    pub module: &'a Module,
    /// The policies of the run; the op's attributes may state others
    /// ([`OpView::numerics`]).
    pub run_numerics: Numerics,
}

/// The discardable attributes by which an op names policies of its own: that of `convert`, that of
/// arithmetic, that of sums.
pub const POLICY_ATTRIBUTES: [&str; 3] =
    ["shlo.convert_policy", "shlo.arith_policy", "shlo.accumulate"];

impl<'a> OpView<'a> {
    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &'a Type {
        &self.values[value].ty
    }

    /// The types of all operands.
    pub fn operand_types(&self) -> impl ExactSizeIterator<Item = &'a Type> + '_ {
        self.op.operands.iter().map(|&operand| self.type_of(operand))
    }

    /// The types of all results.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = &'a Type> + '_ {
        self.op.results.iter().map(|&result| self.type_of(result))
    }

    /// The type of an operand that is a tensor.
    pub fn operand(&self, index: usize) -> Option<&'a TensorType> {
        self.type_of(*self.op.operands.get(index)?).as_tensor()
    }

    /// The type of a result that is a tensor.
    pub fn result(&self, index: usize) -> Option<&'a TensorType> {
        self.type_of(*self.op.results.get(index)?).as_tensor()
    }

    /// An attribute of the op itself.
    ///
    /// # Panics
    ///
    /// In builds with debug assertions, which the tests run with, if the op's definition has no attribute of this name: a
    /// misspelled name is not an absent attribute. What an op of any kind states is in its `properties`.
    pub fn attribute(&self, name: &str) -> Option<&'a Attribute> {
        let owns = |def: &OpDef| def.owns_attribute(name);
        let full_name = self.op.full_name();
        debug_assert!(self.op.def().is_none_or(owns), "{full_name} has no attribute '{name}'");
        self.op.properties.get(name)
    }

    /// An integer attribute.
    pub fn integer(&self, name: &str) -> Option<i64> {
        i64::try_from(self.attribute(name)?.as_integer()?).ok()
    }

    /// An attribute that is a list of integers (`array<i64: ...>` or dense i64 elements, row-major).
    pub fn integers(&self, name: &str) -> Option<Vec<i64>> {
        self.attribute(name)?.as_integers()
    }

    /// A boolean attribute; absent is false.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.attribute(name), Some(Attribute::Boolean(true) | Attribute::Unit))
    }

    /// A number of a float type.
    pub fn float(&self, name: &str) -> Option<f64> {
        match self.attribute(name)? {
            Attribute::Float(code, Type::Element(ElementType::Float(format))) => {
                Some(format.decode(*code))
            }
            _ => None,
        }
    }

    /// The word of an enumeration attribute.
    pub fn word(&self, name: &str) -> Option<&'a str> {
        match self.attribute(name)? {
            Attribute::Enum(_, _, word) => Some(word),
            _ => None,
        }
    }

    /// A dialect attribute of named fields, whose names are those of its definition.
    pub fn fields(&self, name: &str) -> Option<Fields<'a>> {
        let stated = self.attribute(name)?;
        let mut attributes = self.op.def()?.attributes.iter();
        let kind = attributes.find(|attribute| attribute.name == name)?.kind;
        match (kind, stated) {
            (AttributeKind::Struct(def), Attribute::Struct(stated)) => Some(Fields { def, stated }),
            _ => None,
        }
    }

    /// The policies of the op: those of the run, or those that the op names.
    ///
    /// The op has to be verified; in an op that is not, an attribute that names no policy counts as absent.
    pub fn numerics(&self) -> Numerics {
        let [convert, arithmetic, accumulation] = POLICY_ATTRIBUTES;
        self.run_numerics.with(
            self.policy(convert).and_then(Result::ok),
            self.policy(arithmetic).and_then(Result::ok),
            self.policy(accumulation).and_then(Result::ok),
        )
    }

    /// The policies of a region that the op applies to elements: the op's policies of
    /// rounding are also those of the region's ops, unless they name others.
    pub fn body_numerics(&self) -> Numerics {
        Numerics { accumulation: self.run_numerics.accumulation, ..self.numerics() }
    }

    /// The errors in the policies that the op names.
    pub fn policy_errors(&self) -> Vec<PolicyError> {
        let [convert, arithmetic, accumulation] = POLICY_ATTRIBUTES;
        let found = [
            self.policy::<Policy>(convert).and_then(Result::err),
            self.policy::<Policy>(arithmetic).and_then(Result::err),
            self.policy::<Accumulation>(accumulation).and_then(Result::err),
        ];
        found.into_iter().flatten().collect()
    }

    fn policy<P: FromStr<Err = PolicyError>>(&self, name: &str) -> Option<Result<P, PolicyError>> {
        let in_context = |error| PolicyError(format!("attribute {name}: {error}"));
        Some(match self.op.attributes.get(name)? {
            Attribute::String(text) => String::from_utf8_lossy(text).parse().map_err(in_context),
            _ => Err(in_context(PolicyError("it has to be a string".into()))),
        })
    }

    /// The regions of the op, in the order of the text.
    pub fn regions(&self) -> &'a [Region] {
        &self.op.regions
    }

    /// A view of an op in the body of a function.
    pub fn in_function(
        op: &'a Op,
        function: &'a Function,
        module: &'a Module,
        run_numerics: Numerics,
    ) -> OpView<'a> {
        OpView { op, values: &function.values, function: Some(function), module, run_numerics }
    }

    /// A view of another op in these surroundings, such as an op of a region.
    pub fn with_op(&self, op: &'a Op) -> OpView<'a> {
        OpView { op, ..*self }
    }
}

/// The named fields that an op states, with their definition.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a> {
    def: &'static StructDef,
    stated: &'a StructAttribute,
}

impl<'a> Fields<'a> {
    /// A field, if it is there.
    ///
    /// # Panics
    ///
    /// If the definition has no field of this name.
    pub fn get(&self, name: &str) -> Option<&'a Attribute> {
        self.stated.fields.get(self.known(name))
    }

    /// A field that is a list of integers; absent is empty.
    pub fn integers(&self, name: &str) -> Vec<i64> {
        self.stated.integers(self.known(name))
    }

    /// A field that is an integer; absent is zero.
    pub fn integer(&self, name: &str) -> i64 {
        self.stated.integer(self.known(name))
    }

    fn known<'n>(&self, name: &'n str) -> &'n str {
        let mut fields = self.def.fields.iter();
        let mnemonic = self.def.mnemonic;
        debug_assert!(fields.any(|field| field.name == name), "{mnemonic} has no field '{name}'");
        name
    }

    /// A field that is a float type.
    pub fn float_type(&self, name: &str) -> Option<&'static FloatFormat> {
        match self.get(name)? {
            Attribute::Type(Type::Element(ElementType::Float(format))) => Some(format),
            _ => None,
        }
    }
}

impl StructAttribute {
    /// A field that is a list of integers; absent is empty.
    pub fn integers(&self, name: &str) -> Vec<i64> {
        self.fields.get(name).and_then(Attribute::as_integers).unwrap_or_default()
    }

    /// A field that is an integer; absent is zero.
    pub fn integer(&self, name: &str) -> i64 {
        let value = self.fields.get(name).and_then(Attribute::as_integer);
        value.and_then(|value| i64::try_from(value).ok()).unwrap_or(0)
    }

    /// A field that is an f64; absent is zero.
    pub fn float(&self, name: &str) -> f64 {
        match self.fields.get(name) {
            Some(Attribute::Float(code, Type::Element(ElementType::Float(format)))) => {
                format.decode(*code)
            }
            _ => 0.0,
        }
    }
}
