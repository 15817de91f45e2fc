//! The ops with forms of their own: constant, while, reduce, scan.

use super::attributes::I64;
use super::ops::{Argument, Draft};
use super::parser::{Parser, Result};
use super::short::i64_array;
use super::tree::Kind;
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{
    Attribute, Attributes, Block, FunctionType, Op, OpDef, OpName, Region, TensorType, Type,
    ValueId,
};

/// The ops that `applies` can name.
pub const COMMUTATIVE: [&str; 7] = [
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.or",
    "stablehlo.xor",
];

impl<'a> Parser<'a> {
    /// Reads the text after the name of an op that has a short form of its own.
    pub fn own_form(&mut self, def: &'static OpDef, draft: &mut Draft) -> Result<()> {
        match def.name {
            "stablehlo.constant" | "chlo.constant" | "sdy.constant" => self.constant(draft),
            "sdy.manual_computation" => self.manual_computation(draft),
            "sdy.named_computation" => self.named_computation(draft),
            "stablehlo.while" => self.while_loop(draft),
            "stablehlo.reduce" => self.reduce(draft),
            "chlo.scan" => self.scan(draft),
            name => unreachable!("{name} has no form of its own"),
        }
    }

    /// `dense<...> : T`, or `() <{value = dense<...> : T}> : () -> T`.
    fn constant(&mut self, draft: &mut Draft) -> Result<()> {
        let span = self.span();
        if self.eat(Kind::Open(b'(')) {
            self.close()?;
            if self.is_open(b'<') {
                self.properties(draft)?;
            }
            let attributes = self.optional_dictionary()?;
            draft.add_attributes(attributes, span)?;
            self.expect_mark(b':')?;
            return self.functional_type(draft);
        }
        let attributes = self.optional_dictionary()?;
        draft.add_attributes(attributes, span)?;
        let span = self.span();
        let value = self.attribute()?;
        let ty = match &value {
            Attribute::Dense(elements) => elements.ty.clone(),
            Attribute::MissingResource(_, ty) => ty.clone(),
            _ => {
                let message = "a constant is `dense<...> : tensor<...>`";
                return Err(Box::new(Diagnostic::error(message, span)));
            }
        };
        draft.result_types = vec![Type::Tensor(ty)];
        draft.set("value", value);
        Ok(())
    }

    /// `(%a = %x, %b = %y) : T, U attributes {...} cond {...} do {...}`.
    fn while_loop(&mut self, draft: &mut Draft) -> Result<()> {
        let mut names = Vec::new();
        self.list(b'(', |parser| {
            names.push(parser.value_name()?);
            parser.expect_mark(b'=')?;
            draft.operands.push(parser.value_use()?);
            Ok(())
        })?;
        if !names.is_empty() {
            self.expect_mark(b':')?;
            let first = self.at;
            draft.result_types = self.types()?;
            self.check_types(&draft.operands, &draft.result_types, self.span_from(first))?;
        }
        self.attributes_after_keyword(draft)?;
        for keyword in ["cond", "do"] {
            self.expect_word(keyword)?;
            let arguments = names.iter().zip(&draft.result_types).map(|(name, ty)| Argument {
                name: *name,
                ty: ty.clone(),
                location: None,
            });
            let region = self.region(arguments.collect())?;
            draft.regions.push(region);
        }
        Ok(())
    }

    /// `attributes {...}`, if it is there.
    fn attributes_after_keyword(&mut self, draft: &mut Draft) -> Result<()> {
        let span = self.span();
        if !self.eat_word("attributes") {
            return Ok(());
        }
        let attributes = self.dictionary()?;
        draft.add_attributes(attributes, span)
    }

    /// `(%x init: %i), ... applies op across dimensions = [0] : (T, T) -> T`. In the other form there is no
    /// `applies op`, and `reducer(%a: T, %b: T) {...}` is at the end.
    fn reduce(&mut self, draft: &mut Draft) -> Result<()> {
        let mut inits = Vec::new();
        loop {
            self.open(b'(')?;
            draft.operands.push(self.value_use()?);
            self.expect_word("init")?;
            self.expect_mark(b':')?;
            inits.push(self.value_use()?);
            self.close()?;
            if !self.eat_mark(b',') {
                break;
            }
        }
        draft.operands.append(&mut inits);
        let body = match self.eat_word("applies") {
            true => Some(self.body_op()?),
            false => None,
        };
        self.expect_word("across")?;
        self.expect_word("dimensions")?;
        self.expect_mark(b'=')?;
        draft.set("dimensions", i64_array(self.integer_list()?));
        let span = self.span();
        let attributes = self.optional_dictionary()?;
        draft.add_attributes(attributes, span)?;
        self.expect_mark(b':')?;
        self.functional_type(draft)?;
        let region = match body {
            Some((def, span)) => self.reducer_of(def, draft.operands[0], span)?,
            None => self.reducer()?,
        };
        draft.regions.push(region);
        Ok(())
    }

    /// The op after `applies`, of two operands and one result.
    fn body_op(&mut self) -> Result<(&'static OpDef, Span)> {
        let span = self.span();
        let found = match self.kind() {
            Kind::Word => self.registry.get(self.word()).or_else(|| self.twin(self.word())),
            _ => None,
        };
        match found {
            Some(def) if COMMUTATIVE.contains(&def.name) => {
                self.bump();
                Ok((def, span))
            }
            _ => self.expected("a commutative op of two operands such as `stablehlo.add`"),
        }
    }

    /// The body that `applies` denotes: one op on two scalars of the first input's element type.
    fn reducer_of(&mut self, def: &'static OpDef, input: ValueId, span: Span) -> Result<Region> {
        let Type::Tensor(input) = &self.scope.values[input].ty else {
            let message = "what is reduced is a tensor";
            return Err(Box::new(Diagnostic::error(message, span)));
        };
        let ty = Type::Tensor(TensorType::new(&[], input.element.clone()));
        let [lhs, rhs, result] = [(); 3].map(|()| self.scope.add(ty.clone(), "", span));
        let op = |name: OpName, operands: Vec<ValueId>, results: Vec<ValueId>| Op {
            name,
            operands,
            results,
            properties: Attributes::new(),
            attributes: Attributes::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            span,
            location: None,
        };
        let dialect = def.name.split('.').next().unwrap_or_default();
        let terminator = self.op_name(&format!("{dialect}.return"));
        let ops = vec![
            op(OpName::Known(def), vec![lhs, rhs], vec![result]),
            op(terminator, vec![result], Vec::new()),
        ];
        let block = Block { label: None, arguments: vec![lhs, rhs], ops };
        Ok(Region { blocks: vec![block] })
    }

    /// `reducer(%a: T, %b: T) (%c: U, %d: U) {...}`: a pair an input; the block's arguments are all
    /// firsts, then all seconds.
    fn reducer(&mut self) -> Result<Region> {
        self.expect_word("reducer")?;
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        while self.eat(Kind::Open(b'(')) {
            firsts.push(self.argument()?);
            self.expect_mark(b',')?;
            seconds.push(self.argument()?);
            self.close()?;
        }
        firsts.append(&mut seconds);
        self.region(firsts)
    }

    /// `(%x) inits(%i) dimension=0 attributes {...} {...} : (T, U) -> (T, U)`.
    fn scan(&mut self, draft: &mut Draft) -> Result<()> {
        draft.operands = self.list(b'(', Self::value_use)?;
        self.expect_word("inits")?;
        draft.operands.append(&mut self.list(b'(', Self::value_use)?);
        self.expect_word("dimension")?;
        self.expect_mark(b'=')?;
        let dimension = self.number_of_type(I64)?;
        draft.set("dimension", dimension);
        self.attributes_after_keyword(draft)?;
        let region = self.region(Vec::new())?;
        draft.regions.push(region);
        self.expect_mark(b':')?;
        self.functional_type(draft)
    }
}

/// The signature that the generic form of a function gives as an attribute.
pub(super) fn function_type_of(attribute: Option<Attribute>) -> Option<FunctionType> {
    match attribute {
        Some(Attribute::Type(Type::Function(ty))) => Some(*ty),
        _ => None,
    }
}
