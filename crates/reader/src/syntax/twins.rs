//! Ops of other dialects that producers leave in StableHLO programs, read as the ops of StableHLO
//! that they are: those of MHLO, `arith.constant` of tensors, calls of functions by a value.

use super::attributes::I64;
use super::ops::Draft;
use super::parser::{Parser, Result};
use super::tree::Kind;
use crate::diagnostic::Span;
use crate::ir::{Attribute, AttributeKind, FUNCTION_CONSTANT, Form, OpDef, OpName, Type};
use crate::numeric::ElementType;

/// Ops of MHLO whose name in StableHLO is another.
const RENAMED: [(&str, &str); 2] =
    [("copy", "stablehlo.optimization_barrier"), ("topk", "stablehlo.custom_call")];

/// The end of the short form of CHLO's functions of one operand.
const OF_CHLO: &str = "type($operand) -> type($result)";

impl<'a> Parser<'a> {
    /// The op that one of MHLO is, or `None` if it has no twin.
    pub fn twin(&self, name: &str) -> Option<&'static OpDef> {
        let rest = name.strip_prefix("mhlo.")?;
        if rest.starts_with("async_") {
            // MHLO names a function where StableHLO has a region
            return None;
        }
        if let Some((_, twin)) = RENAMED.iter().find(|(renamed, _)| *renamed == rest) {
            return self.registry.get(twin);
        }
        let mut dialects = ["stablehlo", "chlo"].into_iter();
        dialects.find_map(|dialect| self.registry.get(&format!("{dialect}.{rest}")))
    }

    /// The dialect in which we know an attribute of MHLO.
    pub fn twin_dialect(&self, mnemonic: &str) -> Option<&'static str> {
        let is_known = |dialect: &&str| {
            self.registry.enumeration(dialect, mnemonic).is_some()
                || self.registry.structure(dialect, mnemonic).is_some()
        };
        match mnemonic {
            "bounds" | "precision" | "type_extensions" => Some("stablehlo"),
            _ => ["stablehlo", "chlo"].into_iter().find(is_known),
        }
    }

    /// The op at a word that has a form which none of ours has.
    pub fn foreign_form(&mut self, word: &'a str) -> Option<Result<Draft>> {
        let span = self.span();
        match word {
            "arith.constant" => Some(self.arith_constant(span)),
            "mhlo.copy" => Some(self.mhlo_function(word, span)),
            "mhlo.topk" => Some(self.mhlo_top_k(span)),
            "constant" | FUNCTION_CONSTANT => Some(self.function_constant(span)),
            "call_indirect" | "func.call_indirect" => Some(self.call_indirect(span)),
            _ if self.is_mhlo_function(word) => Some(self.mhlo_function(word, span)),
            _ => self.standard_op(word, span),
        }
    }

    /// Completes the twin of a foreign op by its attributes: those that say which op it is, and lists, which MHLO
    /// writes as dense elements where StableHLO has arrays.
    pub fn as_twin(&self, name: &str, draft: &mut Draft) {
        if name.starts_with("mhlo.") {
            lists_as_arrays(draft);
        }
        match name {
            "arith.constant" => {
                let value = draft.properties.get("value").or(draft.attributes.get("value"));
                if let (Some(Attribute::Dense(_)), Some(def)) =
                    (value, self.registry.get("stablehlo.constant"))
                {
                    draft.name = OpName::Known(def);
                    let value = draft.attributes.shift_remove("value");
                    draft.properties.extend(value.map(|value| ("value".to_string(), value)));
                }
            }
            "mhlo.topk" => as_top_k_call(draft),
            "func.call_indirect" => self.as_direct_call(draft),
            _ => {}
        }
    }

    /// `arith.constant {...} dense<...> : T`; of a number it is an op that is carried along.
    fn arith_constant(&mut self, span: Span) -> Result<Draft> {
        self.bump();
        let mut draft = Draft::new(self.op_name("arith.constant"), span);
        draft.attributes = self.optional_dictionary()?;
        let value = self.attribute()?;
        let ty = match &value {
            Attribute::Dense(elements) => Type::Tensor(elements.ty.clone()),
            Attribute::MissingResource(_, ty) => Type::Tensor(ty.clone()),
            Attribute::Integer(_, ty) | Attribute::Float(_, ty) => ty.clone(),
            Attribute::Boolean(_) => Type::Element(ElementType::Boolean),
            _ => return self.expected("a constant before this"),
        };
        let is_tensor = matches!(ty, Type::Tensor(_));
        if let (true, Some(def)) = (is_tensor, self.registry.get("stablehlo.constant")) {
            draft.name = OpName::Known(def);
        }
        draft.result_types = vec![ty];
        draft.set("value", value);
        Ok(draft)
    }

    /// Whether a word names an op of MHLO on one operand whose twin is an op of CHLO: MHLO writes its
    /// type once where CHLO writes that of the operand and that of the result.
    fn is_mhlo_function(&self, word: &str) -> bool {
        let is_unary = |def: &OpDef| def.operands.len() == 1 && def.name.starts_with("chlo.");
        let has_types = |form| matches!(form, Form::Short(form) if form.ends_with(OF_CHLO));
        self.twin(word).is_some_and(|def| is_unary(def) && has_types(def.form))
    }

    /// `mhlo.erf %a {...} : T`, an op on one operand, also with the types `T -> T` and `(T) -> T`.
    fn mhlo_function(&mut self, word: &str, span: Span) -> Result<Draft> {
        self.bump();
        let mut draft = Draft::new(self.op_name(word), span);
        draft.operands = vec![self.value_use()?];
        draft.attributes = self.optional_dictionary()?;
        self.expect_mark(b':')?;
        let first = self.at;
        match self.ty()? {
            Type::Function(ty) => {
                self.check_types(&draft.operands, &ty.inputs, self.span_from(first))?;
                draft.result_types = ty.results;
            }
            ty => {
                self.check_type(draft.operands[0], &ty, self.span_from(first))?;
                draft.result_types = vec![if self.eat(Kind::Arrow) { self.ty()? } else { ty }];
            }
        }
        Ok(draft)
    }

    /// `mhlo.topk(%a, k=2, largest=true) {...} : T -> (T, U)`.
    fn mhlo_top_k(&mut self, span: Span) -> Result<Draft> {
        self.bump();
        let mut draft = Draft::new(self.op_name("mhlo.topk"), span);
        self.open(b'(')?;
        draft.operands = vec![self.value_use()?];
        self.expect_mark(b',')?;
        self.expect_word("k")?;
        self.expect_mark(b'=')?;
        let k = self.number_of_type(I64)?;
        draft.attributes.insert("k".to_string(), k);
        if self.eat_mark(b',') {
            self.expect_word("largest")?;
            self.expect_mark(b'=')?;
            let largest = Attribute::Boolean(self.flag()? != 0);
            draft.attributes.insert("largest".to_string(), largest);
        }
        self.close()?;
        let attributes = self.optional_dictionary()?;
        draft.attributes.extend(attributes);
        self.expect_mark(b':')?;
        let first = self.at;
        let ty = self.ty()?;
        self.check_type(draft.operands[0], &ty, self.span_from(first))?;
        if !self.eat(Kind::Arrow) {
            return self.expected("`->`");
        }
        draft.result_types = self.result_types()?;
        as_top_k_call(&mut draft);
        Ok(draft)
    }

    /// `constant @f : (T) -> U`: a function as a value.
    fn function_constant(&mut self, span: Span) -> Result<Draft> {
        self.bump();
        let mut draft = Draft::new(self.op_name(FUNCTION_CONSTANT), span);
        draft.attributes = self.optional_dictionary()?;
        draft.set("value", Attribute::Symbol(self.symbol()?));
        self.expect_mark(b':')?;
        draft.result_types = vec![self.ty()?];
        Ok(draft)
    }

    /// `call_indirect %f(%a) : (T) -> U`: a call of the function that `%f` is known to be.
    fn call_indirect(&mut self, span: Span) -> Result<Draft> {
        self.bump();
        let mut draft = Draft::new(self.op_name("func.call_indirect"), span);
        let callee = self.value_use()?;
        self.open(b'(')?;
        draft.operands = self.value_uses()?;
        self.close()?;
        draft.attributes = self.optional_dictionary()?;
        self.expect_mark(b':')?;
        self.functional_type(&mut draft)?;
        draft.operands.insert(0, callee);
        self.as_direct_call(&mut draft);
        Ok(draft)
    }

    /// Turns a call of a value that is a known function into a call of the function.
    pub fn as_direct_call(&self, draft: &mut Draft) {
        let callee = draft.operands.first().and_then(|callee| self.scope.functions.get(callee));
        if let (Some(symbol), Some(def)) = (callee, self.registry.get("func.call")) {
            draft.name = OpName::Known(def);
            draft.set("callee", Attribute::Symbol(symbol.clone()));
            draft.operands.remove(0);
        }
    }
}

/// Writes the op's lists of integers and of truth values as arrays.
fn lists_as_arrays(draft: &mut Draft) {
    let Some(def) = draft.def() else { return };
    let lists = def.attributes.iter().filter(|attribute| {
        matches!(attribute.kind, AttributeKind::I64Array | AttributeKind::BoolArray)
    });
    for list in lists {
        if let Some(Attribute::Dense(dense)) = draft.properties.get(list.name)
            && dense.ty.rank() == 1
            && dense.is_listable()
        {
            let codes = (0..dense.len()).map(|index| dense.code(index) as u64).collect();
            let array = Attribute::DenseArray(dense.ty.element.clone(), codes);
            draft.set(list.name, array);
        }
    }
}

/// `mhlo.topk` as the custom call by which StableHLO spells it.
fn as_top_k_call(draft: &mut Draft) {
    let mut parameters = crate::ir::Attributes::new();
    for name in ["k", "largest"] {
        let value = draft.properties.shift_remove(name);
        let value = value.or(draft.attributes.shift_remove(name));
        parameters.extend(value.map(|value| (name.to_string(), value)));
    }
    parameters.entry("largest".to_string()).or_insert(Attribute::Boolean(true));
    draft.set("call_target_name", Attribute::String(b"mhlo.topk".to_vec()));
    let others = &mut draft.attributes;
    others.insert("mhlo.attributes".to_string(), Attribute::Dictionary(parameters));
    others.insert("mhlo.version".to_string(), Attribute::Integer(1, I64));
}
