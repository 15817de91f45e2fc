//! The text of a random program while it is being written.

use std::fmt::Write;

use shlo_interp::Tensor;

use super::random::Random;
use super::run::Case;
use super::values::{self, Flavour};

/// A tensor type.
#[derive(Debug, Clone, PartialEq)]
pub struct Shaped {
    pub element: String,
    pub shape: Vec<usize>,
}

impl Shaped {
    pub fn new(element: &str, shape: &[usize]) -> Shaped {
        Shaped { element: element.into(), shape: shape.to_vec() }
    }

    pub fn text(&self) -> String {
        let sizes: String = self.shape.iter().map(|size| format!("{size}x")).collect();
        format!("tensor<{sizes}{}>", self.element)
    }

    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    pub fn with_element(&self, element: &str) -> Shaped {
        Shaped::new(element, &self.shape)
    }
}

/// A value of the program.
#[derive(Debug, Clone)]
pub struct Value {
    pub name: String,
    pub ty: Shaped,
}

/// A program of one function that is being written.
pub struct Draft {
    pub random: Random,
    arguments: Vec<(Value, Tensor)>,
    body: String,
    names: usize,
    ops: Vec<String>,
    results: Vec<Value>,
    /// Whether the types state no sizes.
    pub is_dynamic: bool,
}

impl Draft {
    pub fn new(seed: u64) -> Draft {
        let random = Random::new(seed);
        let (arguments, ops, results) = (Vec::new(), Vec::new(), Vec::new());
        let (body, is_dynamic) = (String::new(), false);
        Draft { random, arguments, body, names: 0, ops, results, is_dynamic }
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    /// An argument with random codes.
    pub fn argument(&mut self, ty: &Shaped) -> Value {
        let flavour = values::flavour(&mut self.random);
        self.argument_of(ty, flavour)
    }

    /// An argument with random codes of a flavour.
    pub fn argument_of(&mut self, ty: &Shaped, flavour: Flavour) -> Value {
        let element = values::element(&ty.element);
        let codes = values::codes(&mut self.random, &element, ty.len(), flavour);
        self.argument_with(ty, codes)
    }

    /// An argument with these codes.
    pub fn argument_with(&mut self, ty: &Shaped, codes: Vec<u128>) -> Value {
        let value = Value { name: self.name(), ty: ty.clone() };
        let tensor = Tensor::from_wide_codes(values::element(&ty.element), &ty.shape, codes);
        self.arguments.push((value.clone(), tensor));
        value
    }

    /// An op without regions; `properties` stand between its braces.
    pub fn op(
        &mut self,
        name: &str,
        properties: &str,
        operands: &[&Value],
        result: &Shaped,
    ) -> Value {
        self.op_with_regions(name, properties, operands, &[], std::slice::from_ref(result))
            .remove(0)
    }

    /// An op with the texts of its regions.
    pub fn op_with_regions(
        &mut self,
        name: &str,
        properties: &str,
        operands: &[&Value],
        regions: &[String],
        results: &[Shaped],
    ) -> Vec<Value> {
        let results: Vec<Value> =
            results.iter().map(|ty| Value { name: self.name(), ty: ty.clone() }).collect();
        let names = |values: &[&Value]| {
            values.iter().map(|it| it.name.clone()).collect::<Vec<_>>().join(", ")
        };
        let types =
            |values: &[&Value]| values.iter().map(|it| it.ty.text()).collect::<Vec<_>>().join(", ");
        let given: Vec<&Value> = results.iter().collect();
        let regions = match regions {
            [] => String::new(),
            regions => format!(" ({})", regions.join(", ")),
        };
        let line = format!(
            "  {} = \"{name}\"({}) <{{{properties}}}>{regions} : ({}) -> ({})",
            names(&given),
            names(operands),
            types(operands),
            types(&given)
        );
        writeln!(self.body, "{line}").expect("a string grows");
        self.ops.push(name.into());
        results
    }

    /// The program gives this value, too.
    pub fn give(&mut self, value: &Value) {
        self.results.push(value.clone());
    }

    pub fn finish(mut self) -> Case {
        let list = |values: &mut dyn Iterator<Item = String>| values.collect::<Vec<_>>().join(", ");
        let typed = |value: &Value| format!("{}: {}", value.name, value.ty.text());
        let types = list(&mut self.results.iter().map(|it| it.ty.text()));
        let text = format!(
            "func.func @main({}) -> ({types}) {{\n{}  \"func.return\"({}) : ({types}) -> ()\n}}\n",
            list(&mut self.arguments.iter().map(|(value, _)| typed(value))),
            self.body,
            list(&mut self.results.iter().map(|it| it.name.clone())),
        );
        let text = if self.is_dynamic { without_sizes(&text) } else { text };
        let arguments = self.arguments.into_iter().map(|(_, tensor)| tensor).collect();
        let numerics = super::run::numerics(&mut self.random);
        Case { text, arguments, numerics, ops: self.ops }
    }

    /// A shape of at most `most` elements, whose sizes lie about those at which kernels change their ways.
    pub fn shape(&mut self, rank: usize, most: usize) -> Vec<usize> {
        let mut left = most;
        let mut shape: Vec<usize> = (0..rank)
            .map(|_| {
                let size = self.size(left);
                left /= size.max(1);
                size
            })
            .collect();
        let order = self.random.permutation(rank);
        shape = order.into_iter().map(|place| shape[place]).collect();
        shape
    }

    /// A size of at most `most`.
    pub fn size(&mut self, most: usize) -> usize {
        const SIZES: &[usize] = &[
            1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 47, 63, 64, 65, 95, 97, 127, 128, 129,
            255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 2047, 2048, 2049, 4095, 4097, 8191,
            8193, 16383, 16384, 16385, 32767, 32769, 65537,
        ];
        match self.random.below(100) {
            0 => return 0,
            1..5 => return 1,
            _ => {}
        }
        let most = if self.random.one_in(3) { most.min(9) } else { most };
        let fitting = SIZES.iter().filter(|size| **size <= most).count().max(1);
        SIZES[self.random.below(fitting)].min(most.max(1))
    }
}

/// A program whose tensor types state no sizes.
fn without_sizes(program: &str) -> String {
    let mut parts = program.split("tensor<");
    let mut text = parts.next().unwrap_or_default().to_string();
    for mut part in parts {
        text += "tensor<";
        while let Some((size, rest)) = part.split_once('x')
            && size.bytes().all(|byte| byte.is_ascii_digit())
        {
            text += "?x";
            part = rest;
        }
        text += part;
    }
    text
}

/// `array<i64: ...>`.
pub fn array(values: impl IntoIterator<Item = i64>) -> String {
    let values = list(values);
    if values.is_empty() { "array<i64>".into() } else { format!("array<i64: {values}>") }
}

/// Numbers with commas between them.
pub fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}
