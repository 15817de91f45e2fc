//! Modules and functions, in their short and generic forms.

use std::sync::Arc;

use super::ops::{Argument, Draft};
use super::own::function_type_of;
use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{
    Attribute, Attributes, Definers, Function, FunctionType, Item, Location, Module, Op, OpName,
    Region, Type, Visibility,
};

/// A function's result: its type and its attributes.
type ResultType = (Type, Attributes);

/// An argument of a function: named if the function has a body.
struct Parameter<'a> {
    name: Option<super::scope::Name<'a>>,
    ty: Type,
    attributes: Attributes,
    location: Option<Arc<Location>>,
}

impl<'a> Parser<'a> {
    /// The whole chunk: one module, or the items of a module that is not written.
    pub fn chunk(&mut self) -> Result<Module> {
        self.find_resources();
        self.find_aliases()?;
        let mut items = self.items()?;
        if self.kind() != Kind::End {
            return self.expected("a function, a module or an op");
        }
        if let (1, Some(Item::Module(_))) = (items.len(), items.first())
            && let Some(Item::Module(module)) = items.pop()
        {
            return Ok(module);
        }
        let span = Span::new(self.base, self.base + self.text.len());
        Ok(Module { items, span, ..Module::default() })
    }

    /// Items up to the closing bracket or the end.
    fn items(&mut self) -> Result<Vec<Item>> {
        let mut items = Vec::new();
        while !matches!(self.kind(), Kind::Close | Kind::End) {
            match self.kind() {
                Kind::Hash | Kind::Bang if self.kind_at(1) == Kind::Mark(b'=') => {
                    let first = self.at;
                    self.alias_definition().or_else(|error| self.skip_item(first, error))?;
                }
                _ if self.is(Rule::file_metadata) => self.skip_node(),
                _ => {
                    let first = self.at;
                    match self.item() {
                        Ok(item) => items.push(item),
                        Err(error) => self.skip_item(first, error)?,
                    }
                }
            }
        }
        Ok(items)
    }

    fn item(&mut self) -> Result<Item> {
        match (self.kind(), self.word()) {
            (Kind::Word, "module" | "builtin.module") => self.module().map(Item::Module),
            (Kind::Word, "func.func") if !self.is(Rule::function) => {
                self.misses(Rule::function, "a function")
            }
            (Kind::Word, "func.func") => {
                let outer = std::mem::take(&mut self.scope);
                let function = self.function();
                self.scope = outer;
                function.map(Item::Function)
            }
            (Kind::Word, "func" | "stablehlo.func")
                if self.kind_at(1) == Kind::Symbol || self.kind_at(2) == Kind::Symbol =>
            {
                self.error("a function is written `func.func`: did you mean that?")
            }
            (Kind::Word, "sdy.mesh") => self.mesh(),
            (Kind::Open(b'{'), "{-#") => self.misses(Rule::file_metadata, "resources"),
            (Kind::String, "\"builtin.module\"") if self.is(Rule::operation) => {
                self.generic_module().map(Item::Module)
            }
            _ => {
                let outer = std::mem::take(&mut self.scope);
                let op = self.op();
                let values = std::mem::replace(&mut self.scope, outer).values;
                self.other_item(op?, values)
            }
        }
    }

    /// `module @name attributes {...} {...} loc(...)`.
    fn module(&mut self) -> Result<Module> {
        if !self.is(Rule::module) {
            return self.misses(Rule::module, "a module");
        }
        let first = self.at;
        self.bump();
        let name = match self.kind() == Kind::Symbol {
            true => Some(self.flat_symbol()?),
            false => None,
        };
        let attributes = match self.eat_word("attributes") {
            true => self.dictionary()?,
            false => Attributes::new(),
        };
        self.open(b'{')?;
        let items = self.nested(Self::items)?;
        self.close()?;
        let span = self.span_from(first);
        let location = self.optional_location()?;
        Ok(Module { name, explicit: true, attributes, items, span, location, ..Module::default() })
    }

    /// `"builtin.module"() <{sym_name = "m"}> ({...}) {...} : () -> ()`.
    fn generic_module(&mut self) -> Result<Module> {
        let first = self.at;
        self.bump();
        let mut attributes = Attributes::new();
        self.open(b'(')?;
        self.close()?;
        if self.eat(Kind::Open(b'<')) {
            attributes = self.dictionary()?;
            self.close()?;
        }
        self.open(b'(')?;
        self.open(b'{')?;
        if self.kind() == Kind::Caret {
            self.bump();
            self.expect_mark(b':')?;
        }
        let items = self.nested(Self::items)?;
        self.close()?;
        self.close()?;
        attributes.extend(self.optional_dictionary()?);
        self.expect_mark(b':')?;
        self.function_type()?;
        let name = match attributes.shift_remove("sym_name") {
            Some(Attribute::String(name)) => Some(String::from_utf8_lossy(&name).into_owned()),
            _ => None,
        };
        let span = self.span_from(first);
        let location = self.optional_location()?;
        Ok(Module { name, explicit: true, attributes, items, span, location, ..Module::default() })
    }

    /// `func.func private @f(...) -> T attributes {...} {...} loc(...)`.
    fn function(&mut self) -> Result<Function> {
        self.bump();
        let visibility = match self.word() {
            "public" => Some(Visibility::Public),
            "private" => Some(Visibility::Private),
            "nested" => Some(Visibility::Nested),
            _ => None,
        };
        if visibility.is_some() {
            self.bump();
        }
        let span = self.span();
        let name = self.flat_symbol()?;
        let parameters = self.list(b'(', Self::parameter)?;
        let results = match self.eat(Kind::Arrow) {
            true => self.function_results()?,
            false => Vec::new(),
        };
        let mut attributes = match self.eat_word("attributes") {
            true => self.dictionary()?,
            false => Attributes::new(),
        };
        // a function without a keyword is public too, but the printer gives back what was written
        if visibility == Some(Visibility::Public) {
            let word = Attribute::String(b"public".to_vec());
            attributes.insert("sym_visibility".to_string(), word);
        }
        let inputs = parameters.iter().map(|parameter| parameter.ty.clone()).collect();
        let argument_attributes =
            parameters.iter().map(|parameter| parameter.attributes.clone()).collect();
        let (types, result_attributes) = results.into_iter().unzip();
        let body = match self.is_open(b'{') {
            true => Some(self.body(parameters)?),
            false => None,
        };
        let location = self.optional_location()?;
        Ok(Function {
            name,
            visibility: visibility.unwrap_or_default(),
            ty: FunctionType { inputs, results: types },
            argument_attributes,
            result_attributes,
            attributes,
            body,
            values: std::mem::take(&mut self.scope.values),
            span,
            location,
            definers: Definers::default(),
        })
    }

    /// `%a: T {...} loc(...)`, or `T {...}` in a declaration.
    fn parameter(&mut self) -> Result<Parameter<'a>> {
        let name = match self.kind() == Kind::Value {
            true => {
                let name = self.value_name()?;
                self.expect_mark(b':')?;
                Some(name)
            }
            false => None,
        };
        let ty = self.ty()?;
        let attributes = self.optional_dictionary()?;
        let location = self.optional_location()?;
        Ok(Parameter { name, ty, attributes, location })
    }

    /// `T` or `(T {...}, T)`.
    fn function_results(&mut self) -> Result<Vec<ResultType>> {
        match self.is_open(b'(') {
            true => self.list(b'(', |parser| Ok((parser.ty()?, parser.optional_dictionary()?))),
            false => Ok(vec![(self.ty()?, Attributes::new())]),
        }
    }

    fn body(&mut self, parameters: Vec<Parameter<'a>>) -> Result<Region> {
        let is_named = parameters.iter().any(|parameter| parameter.name.is_some());
        if !is_named && self.kind_at(1) == Kind::Caret {
            // the entry block names them
            return self.region(Vec::new());
        }
        let mut arguments = Vec::with_capacity(parameters.len());
        for parameter in parameters {
            let Some(name) = parameter.name else {
                return self.error(
                    "a function with a body names its arguments: here, or all of them in the entry \
                     block's `^bb0(...)`",
                );
            };
            arguments.push(Argument { name, ty: parameter.ty, location: parameter.location });
        }
        self.region(arguments)
    }

    /// `sdy.mesh @mesh = <["x"=2]>`, the one op of another dialect that JAX prints in short form.
    fn mesh(&mut self) -> Result<Item> {
        let (first, span) = (self.at, self.span());
        self.bump();
        let mut draft = Draft::new(self.op_name("sdy.mesh"), span);
        let name = self.flat_symbol()?;
        self.expect_mark(b'=')?;
        if self.kind() == Kind::Hash && self.word() == "#sdy.mesh" {
            self.bump();
        }
        let value = self.at;
        if !self.is_open(b'<') {
            return self.expected("`<`");
        }
        self.skip_tree();
        let mesh = format!("#sdy.mesh{}", self.text_from(value));
        draft.set("sym_name", Attribute::String(name.into_bytes()));
        draft.set("mesh", Attribute::Opaque(mesh));
        draft.attributes = self.optional_dictionary()?;
        let op = self.finish(draft, Vec::new(), first)?;
        Ok(Item::Other(op, crate::ir::Values::default()))
    }

    /// An op of a module in generic form: a function, or one that is only carried along.
    fn other_item(&mut self, op: Op, values: crate::ir::Values) -> Result<Item> {
        match op.name {
            OpName::Unknown("func.func") => generic_function(op, values).map(Item::Function),
            _ => Ok(Item::Other(op, values)),
        }
    }
}

/// `"func.func"() <{function_type = ..., sym_name = "f"}> ({...}) : () -> ()` as a function.
fn generic_function(op: Op, values: crate::ir::Values) -> Result<Function> {
    let span = op.span;
    let fail = |message: &str| Err(Box::new(Diagnostic::error(message, span)));
    let mut attributes = op.properties;
    attributes.extend(op.attributes);
    let Some(Attribute::String(name)) = attributes.shift_remove("sym_name") else {
        return fail("a function needs a `sym_name`");
    };
    let Some(ty) = function_type_of(attributes.shift_remove("function_type")) else {
        return fail("a function needs a `function_type`");
    };
    let visibility = match attributes.get("sym_visibility") {
        Some(Attribute::String(word)) if word == b"private" => Visibility::Private,
        Some(Attribute::String(word)) if word == b"nested" => Visibility::Nested,
        _ => Visibility::Public,
    };
    if visibility != Visibility::Public {
        attributes.shift_remove("sym_visibility");
    }
    let argument_attributes =
        each_attributes(attributes.shift_remove("arg_attrs"), ty.inputs.len());
    let result_attributes = each_attributes(attributes.shift_remove("res_attrs"), ty.results.len());
    let body = op.regions.into_iter().next().filter(|region| !region.blocks.is_empty());
    if let Some(block) = body.as_ref().and_then(|body| body.blocks.first()) {
        let types: Vec<_> = block.arguments.iter().map(|argument| &values[*argument].ty).collect();
        if types.len() != ty.inputs.len() || types.iter().zip(&ty.inputs).any(|(a, b)| *a != b) {
            return fail("the arguments of the entry block are not those of `function_type`");
        }
    }
    Ok(Function {
        name: String::from_utf8_lossy(&name).into_owned(),
        visibility,
        ty,
        argument_attributes,
        result_attributes,
        attributes,
        body: body.map(unlabelled),
        values,
        span,
        location: op.location,
        definers: Definers::default(),
    })
}

/// The region with an entry block that has no label, as in the short form.
fn unlabelled(mut region: Region) -> Region {
    if let [block] = region.blocks.as_mut_slice() {
        block.label = None;
    }
    region
}

/// The dictionaries of an array, one a value; empty ones if there is no array.
fn each_attributes(array: Option<Attribute>, count: usize) -> Vec<Attributes> {
    let mut each = vec![Attributes::new(); count];
    if let Some(Attribute::Array(items)) = array {
        for (into, item) in each.iter_mut().zip(items) {
            if let Attribute::Dictionary(attributes) = item {
                *into = attributes;
            }
        }
    }
    each
}
