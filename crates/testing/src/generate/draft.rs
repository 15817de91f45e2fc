//! The text of a random program while it is being written.

use std::fmt::{self, Write as _};
use std::mem;

use super::literals::literal;
use super::table::Settings;
use crate::numeric::ElementType;
use crate::numeric::random::Random;
use crate::packs::inputs::{self, Class};
use crate::tensor::Tensor;

/// A tensor type whose sizes are all known.
#[derive(Debug, Clone, PartialEq)]
pub struct Shaped {
    pub element: ElementType,
    pub shape: Vec<usize>,
}

impl Shaped {
    /// The type of tensors of these elements and this shape.
    pub fn new(element: &ElementType, shape: &[usize]) -> Shaped {
        Shaped { element: element.clone(), shape: shape.to_vec() }
    }

    /// How many elements a tensor of the type has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// The type of tensors of this shape with other elements.
    pub fn of(&self, element: &ElementType) -> Shaped {
        Shaped::new(element, &self.shape)
    }
}

impl fmt::Display for Shaped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: String = self.shape.iter().map(|size| format!("{size}x")).collect();
        write!(f, "tensor<{sizes}{}>", self.element)
    }
}

/// A value of the program.
#[derive(Debug, Clone)]
pub struct Value {
    pub name: String,
    pub ty: Shaped,
    /// The number of the value, by which the draft knows whether something reads it.
    id: usize,
}

/// A program that is being written.
pub struct Draft<'s> {
    pub random: Random,
    pub settings: &'s Settings,
    /// The values that an op may read here, the newest last.
    live: Vec<Value>,
    /// Whether something reads the value of each number.
    is_read: Vec<bool>,
    arguments: Vec<(Value, Tensor)>,
    functions: Vec<String>,
    body: String,
    depth: usize,
    /// Whether the text is inside a function that is called, which has no inputs of its own.
    in_callee: bool,
    /// The ops that were chosen from the table.
    pub ops: Vec<&'static str>,
}

/// A program with its inputs.
pub struct Program {
    /// The text, whose function is `main`.
    pub text: String,
    /// The arguments, in order.
    pub inputs: Vec<Tensor>,
    /// The ops that were chosen from the table, each once, in alphabetical order.
    pub ops: Vec<&'static str>,
    /// The names of the arguments.
    arguments: Vec<String>,
}

impl Program {
    /// The program with constants in the place of its arguments.
    pub fn with_constants(&self) -> String {
        let mut constants = String::new();
        for (name, tensor) in self.arguments.iter().zip(&self.inputs) {
            let ty = Shaped::new(tensor.element(), tensor.shape());
            let codes: Vec<u128> = (0..tensor.len()).map(|index| tensor.code(index)).collect();
            let literal = literal(&ty.element, &ty.shape, &codes);
            let _ = writeln!(constants, "  {}", constant(name, &literal, &ty));
        }
        let (head, body) = self.text.split_once('\n').unwrap_or((&self.text, ""));
        let (_, types) = head.split_once(") -> ").unwrap_or((head, "{"));
        format!("func.func public @main() -> {types}\n{constants}{body}")
    }
}

/// The line of a constant.
fn constant(name: &str, literal: &str, ty: &Shaped) -> String {
    format!("{name} = \"stablehlo.constant\"() <{{value = dense<{literal}> : {ty}}}> : () -> {ty}")
}

impl<'s> Draft<'s> {
    /// A program without ops.
    pub fn new(seed: u64, settings: &'s Settings) -> Draft<'s> {
        Draft {
            random: Random::new(seed),
            settings,
            live: Vec::new(),
            is_read: Vec::new(),
            arguments: Vec::new(),
            functions: Vec::new(),
            body: String::new(),
            depth: 1,
            in_callee: false,
            ops: Vec::new(),
        }
    }

    /// The values that an op may read here, the newest last.
    pub fn live(&self) -> &[Value] {
        &self.live
    }

    /// Whether the text is so deep inside of control flow that no more is to be added.
    pub fn is_deep(&self) -> bool {
        self.depth > 2 || self.in_callee
    }

    /// A value of a new name, which is not live yet.
    pub fn new_value(&mut self, ty: &Shaped) -> Value {
        let id = self.is_read.len();
        self.is_read.push(false);
        Value { name: format!("%v{id}"), ty: ty.clone(), id }
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.body.push_str("  ");
        }
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// A new argument of `main`, or a constant inside a function that is called.
    pub fn input(&mut self, ty: &Shaped) -> Value {
        let class = match self.random.below(12) {
            0 => Class::Mixed,
            1 => Class::Notable,
            2 => Class::Subnormal,
            3 => Class::Huge,
            4 | 5 => Class::Close,
            _ => Class::Moderate,
        };
        let codes = inputs::codes(&mut self.random, &ty.element, ty.len(), class);
        if self.in_callee || ty.len() <= 4 && self.random.one_in(3) {
            let constant = self.constant(ty, &codes);
            self.live.push(constant.clone());
            return constant;
        }
        let value = self.new_value(ty);
        let tensor = Tensor::from_wide_codes(ty.element.clone(), &ty.shape, codes);
        self.arguments.push((value.clone(), tensor));
        self.live.push(value.clone());
        value
    }

    /// A constant of these codes, which no other op reads unless it is given the value.
    pub fn constant(&mut self, ty: &Shaped, codes: &[u128]) -> Value {
        let value = self.new_value(ty);
        let literal = literal(&ty.element, &ty.shape, codes);
        self.line(&constant(&value.name, &literal, ty));
        value
    }

    /// An op with one result and without regions; `properties` stand between its braces.
    pub fn op(
        &mut self,
        name: &str,
        properties: &str,
        operands: &[&Value],
        result: &Shaped,
    ) -> Value {
        self.whole_op(name, properties, operands, &[], std::slice::from_ref(result)).remove(0)
    }

    /// An op with the texts of its regions.
    pub fn whole_op(
        &mut self,
        name: &str,
        properties: &str,
        operands: &[&Value],
        regions: &[String],
        results: &[Shaped],
    ) -> Vec<Value> {
        let results: Vec<Value> = results.iter().map(|ty| self.new_value(ty)).collect();
        let properties = match properties {
            "" => String::new(),
            properties => format!(" <{{{properties}}}>"),
        };
        let regions = match regions {
            [] => String::new(),
            regions => format!(" ({})", regions.join(", ")),
        };
        let given: Vec<&Value> = results.iter().collect();
        let line = format!(
            "{} = \"{name}\"({}){properties}{regions} : ({}) -> ({})",
            names(&given),
            names(operands),
            types(operands),
            types(&given)
        );
        self.line(&line);
        operands.iter().for_each(|operand| self.is_read[operand.id] = true);
        self.live.extend(results.iter().cloned());
        results
    }

    /// The text of a region with these arguments, whose ops `write` writes; it returns what `write` gives.
    pub fn region(
        &mut self,
        arguments: &[Value],
        write: impl FnOnce(&mut Draft<'s>) -> Vec<Value>,
    ) -> String {
        let outer = mem::take(&mut self.body);
        let live = self.live.len();
        self.live.extend(arguments.iter().cloned());
        self.depth += 1;
        let results = write(self);
        let results: Vec<&Value> = results.iter().collect();
        self.line(&format!(
            "\"stablehlo.return\"({}) : ({}) -> ()",
            names(&results),
            types(&results)
        ));
        self.depth -= 1;
        results.iter().for_each(|value| self.is_read[value.id] = true);
        self.live.truncate(live);
        let body = mem::replace(&mut self.body, outer);
        let indent = "  ".repeat(self.depth);
        let head = match arguments {
            [] => String::new(),
            _ => format!("{indent}^bb0({}):\n", typed(&arguments.iter().collect::<Vec<_>>())),
        };
        format!("{{\n{head}{body}{indent}}}")
    }

    /// A call of a new function with these arguments, whose ops `write` writes; the results are what `write` gives.
    pub fn call(
        &mut self,
        arguments: &[&Value],
        write: impl FnOnce(&mut Draft<'s>) -> Vec<Value>,
    ) -> Vec<Value> {
        let parameters: Vec<Value> = arguments.iter().map(|it| self.new_value(&it.ty)).collect();
        let outer = (mem::take(&mut self.body), mem::replace(&mut self.live, parameters.clone()));
        let place = (mem::replace(&mut self.depth, 1), mem::replace(&mut self.in_callee, true));
        let results = write(self);
        results.iter().for_each(|value| self.is_read[value.id] = true);
        (self.depth, self.in_callee) = place;
        let (body, live) = outer;
        self.live = live;
        let body = mem::replace(&mut self.body, body);
        let name = format!("f{}", self.functions.len());
        let parameters: Vec<&Value> = parameters.iter().collect();
        let results: Vec<&Value> = results.iter().collect();
        self.functions.push(function("private", &name, &parameters, &body, &results));
        let types: Vec<Shaped> = results.iter().map(|value| value.ty.clone()).collect();
        self.whole_op("func.call", &format!("callee = @{name}"), arguments, &[], &types)
    }

    /// The values of the block since there were `since` live values that nothing reads yet.
    pub fn unread(&self, since: usize) -> Vec<Value> {
        let is_unread = |value: &&Value| !self.is_read[value.id];
        self.live[since.min(self.live.len())..].iter().filter(is_unread).cloned().collect()
    }

    /// The program. Its results are the values that nothing reads and, if all shall be exposed, all floats that ops of
    /// `main` give.
    pub fn finish(mut self) -> Program {
        let expose_all = self.settings.expose_all;
        let is_argument = |value: &Value| self.arguments.iter().any(|(it, _)| it.id == value.id);
        let is_result = |value: &&Value| {
            let is_float = value.ty.element.float_format().is_some();
            !is_argument(value) && (!self.is_read[value.id] || expose_all && is_float)
        };
        let results: Vec<&Value> = self.live.iter().filter(is_result).collect();
        let arguments: Vec<&Value> = self.arguments.iter().map(|(value, _)| value).collect();
        let mut text = function("public", "main", &arguments, &self.body, &results);
        self.functions.iter().for_each(|function| text.push_str(function));
        self.ops.sort_unstable();
        self.ops.dedup();
        let arguments = arguments.iter().map(|value| value.name.clone()).collect();
        let inputs = self.arguments.into_iter().map(|(_, tensor)| tensor).collect();
        Program { text, inputs, ops: self.ops, arguments }
    }

    /// A shape of at most as many elements as a tensor may have, of small and often prime sizes, at times with a zero.
    pub fn shape(&mut self) -> Vec<usize> {
        let rank = self.random.pick(&[0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
        let mut left = self.settings.most;
        let mut shape = vec![1; rank];
        for place in self.random.permutation(rank) {
            let size = self.size(left);
            left /= size.max(1);
            shape[place] = size;
        }
        shape
    }

    /// A size of at most `most`, once in 60 times zero.
    pub fn size(&mut self, most: usize) -> usize {
        const SIZES: &[usize] = &[1, 2, 3, 5, 7, 11, 13, 17, 31, 67, 129, 257, 1031];
        if self.random.one_in(60) {
            return 0;
        }
        let fitting = SIZES.iter().filter(|&&size| size <= most).count().max(1);
        let fitting = if self.random.one_in(4) { fitting } else { fitting.min(6) };
        SIZES[self.random.below(fitting)]
    }
}

/// The text of a function.
fn function(
    visibility: &str,
    name: &str,
    arguments: &[&Value],
    body: &str,
    results: &[&Value],
) -> String {
    let mut text = String::new();
    let (types, names) = (types(results), names(results));
    let arguments = typed(arguments);
    let _ = write!(
        text,
        "func.func {visibility} @{name}({arguments}) -> ({types}) {{\n{body}  \
         \"func.return\"({names}) : ({types}) -> ()\n}}\n"
    );
    text
}

fn names(values: &[&Value]) -> String {
    list(values.iter().map(|value| &value.name))
}

fn types(values: &[&Value]) -> String {
    list(values.iter().map(|value| &value.ty))
}

fn typed(values: &[&Value]) -> String {
    list(values.iter().map(|value| format!("{}: {}", value.name, value.ty)))
}

/// Texts with commas between them.
pub fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}

/// `array<i64: …>`.
pub fn array<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    match list(values).as_str() {
        "" => "array<i64>".into(),
        values => format!("array<i64: {values}>"),
    }
}

/// `dense<…> : tensor<Nx2xi64>` of pairs.
pub fn pairs(values: &[(i64, i64)]) -> String {
    let rows = list(values.iter().map(|(low, high)| format!("[{low}, {high}]")));
    let rows = if values.is_empty() { String::new() } else { format!("[{rows}]") };
    format!("dense<{rows}> : tensor<{}x2xi64>", values.len())
}
