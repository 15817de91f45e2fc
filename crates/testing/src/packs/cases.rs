//! The cases that a pack can have: programs of one op for each element type that the op takes, from the table of ops.

use std::sync::{Arc, LazyLock};

use super::inputs::{self, Class};
use crate::diagnostic::Source;
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::ir::{Function, Module, OperandKind, TensorType, Type};
use crate::numeric::random::Random;
use crate::numeric::{ComplexPart, ElementType, IntegerType, MLIR_FORMATS, Numerics, names};
use crate::ops::{self, Entry, Meaning, facts};
use crate::tensor::{Tensor, Value};
use crate::values::spelling;
use crate::values::tensor_files::converted;

/// The lengths of sums.
const LENGTHS: [usize; 3] = [8, 512, 4096];

/// A program that runs one op, before it has inputs.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The full name of the op.
    pub op: &'static str,
    /// What the program shows, if the op has several, and the length of its sums.
    pub variant: Vec<String>,
    /// The element types that the program was made for.
    pub types: Vec<ElementType>,
    /// The text, with `$N` where the number of elements is not chosen yet.
    text: String,
    /// The values that arguments are given, by their names.
    given: Vec<(String, String)>,
}

/// A case, ready to run.
pub struct Ready {
    pub text: String,
    pub module: Arc<Module>,
    pub inputs: Vec<Tensor>,
}

/// A program text for one op, from `programs.mlir`.
struct Template {
    op: &'static str,
    variant: Option<&'static str>,
    given: Vec<(&'static str, &'static str)>,
    text: &'static str,
}

static TEMPLATES: LazyLock<Vec<Template>> = LazyLock::new(|| {
    let blocks = include_str!("programs.mlir").split("// op: ").skip(1);
    blocks.filter_map(template).collect()
});

fn template(block: &'static str) -> Option<Template> {
    let (head, mut text) = block.split_once('\n')?;
    let (op, variant) = match head.split_once(' ') {
        Some((op, variant)) => (op, Some(variant)),
        None => (head, None),
    };
    let mut given = Vec::new();
    while let Some(line) = text.strip_prefix("// %") {
        let (line, rest) = line.split_once('\n')?;
        given.push(line.split_once(": ")?);
        text = rest;
    }
    Some(Template { op, variant, given, text: text.trim_end() })
}

/// All element types of the project that a tensor of a program can have, quantized ones and `index` excepted.
pub fn all_types() -> Vec<ElementType> {
    let integers = [true, false].into_iter().flat_map(|signed| {
        let widths = [2, 4, 8, 16, 32, 64];
        widths.map(|width| ElementType::Integer(IntegerType { width, signed }))
    });
    let complex = [ComplexPart::F32, ComplexPart::F64].map(ElementType::Complex);
    let floats = MLIR_FORMATS.iter().map(|format| ElementType::Float(format));
    floats.chain([ElementType::Boolean]).chain(integers).chain(complex).collect()
}

/// The ops that cases can be made for.
pub fn all_ops() -> Vec<&'static str> {
    ops::entries()
        .filter(|(_, entry)| has_program(entry))
        .map(|(_, entry)| entry.def.name)
        .collect()
}

fn has_program(entry: &Entry) -> bool {
    TEMPLATES.iter().any(|template| template.op == entry.def.name) || is_plain(entry)
}

/// Whether an op can be written down by its definition alone.
pub fn is_plain(entry: &Entry) -> bool {
    let def = &entry.def;
    matches!(entry.meaning, Meaning::Elementwise(_) | Meaning::Broadcasting(_))
        && def.operands.iter().all(|operand| operand.kind == OperandKind::One)
        && def.attributes.iter().all(|attribute| !attribute.required)
}

/// The drafts of an op for these element types: those that the verifier accepts.
pub fn drafts(op: &str, types: &[ElementType]) -> Vec<Draft> {
    let Some(entry) = ops::entry(op) else { return Vec::new() };
    let templates = TEMPLATES.iter().filter(|template| template.op == op);
    let mut found: Vec<Draft> =
        templates.flat_map(|template| from_template(entry, template, types)).collect();
    if found.is_empty() && is_plain(entry) {
        found.extend(types.iter().filter_map(|element| from_definition(entry, element)));
    }
    found
}

fn from_template(entry: &'static Entry, template: &Template, types: &[ElementType]) -> Vec<Draft> {
    let lengths = if template.text.contains("$K") { &LENGTHS[..] } else { &LENGTHS[..1] };
    let mut found = Vec::new();
    for element in types {
        let seconds = match () {
            () if template.text.contains("$U") => types.to_vec(),
            () if template.text.contains("$W") => results_of_sums(element),
            () => vec![element.clone()],
        };
        for second in seconds {
            let drafts =
                lengths.iter().map(|&length| filled(entry, template, element, &second, length));
            found.extend(drafts.filter(Draft::is_legal));
        }
    }
    found
}

/// The element types that an op takes and runs with which is written as its definition says, each with that of the
/// result. An op that broadcasts takes the types of the op that does not.
pub fn signatures(op: &str, types: &[ElementType]) -> Vec<(ElementType, ElementType)> {
    let broadcast = facts::named(op).filter(|facts| facts.plain != facts.name);
    let unbroadcast = broadcast.map(|facts| plain(facts.plain));
    let Some(entry) = plain(op) else { return Vec::new() };
    let signature = |element: &ElementType| {
        if let Some(Some(unbroadcast)) = unbroadcast {
            from_definition(unbroadcast, element)?;
        }
        let module = load(&from_definition(entry, element)?.text.replace("$N", "1"))?;
        let function = main_of(&module);
        let Some(Type::Tensor(result)) = function.ty.results.first() else { return None };
        let one = Tensor::from_wide_codes(element.clone(), &[1], vec![1]);
        let inputs = vec![Value::Tensor(one); function.ty.inputs.len()];
        let outcome =
            Executable::new(&module).call("main", inputs, &mut NoHost, &Limits::default());
        outcome.into_results().ok().map(|_| (element.clone(), result.element.clone()))
    };
    types.iter().filter_map(signature).collect()
}

/// The entry of an op that can be written down by its definition alone.
fn plain(op: &str) -> Option<&'static Entry> {
    ops::entry(op).filter(|entry| is_plain(entry))
}

/// The result types of a sum of elements of a type: the type, and the one of 32 bits if it is narrower.
pub fn results_of_sums(element: &ElementType) -> Vec<ElementType> {
    let wide = match element {
        ElementType::Float(_) if element.bits() < 32 => "f32".parse(),
        ElementType::Integer(integer) if integer.width < 32 && integer.signed => "i32".parse(),
        ElementType::Integer(integer) if integer.width < 32 => "ui32".parse(),
        _ => return vec![element.clone()],
    };
    std::iter::once(element.clone()).chain(wide.ok()).collect()
}

fn filled(
    entry: &'static Entry,
    template: &Template,
    element: &ElementType,
    second: &ElementType,
    length: usize,
) -> Draft {
    let fill = |text: &str| {
        text.replace("$T", &element.to_string())
            .replace("$U", &second.to_string())
            .replace("$W", &second.to_string())
            .replace("$K", &length.to_string())
    };
    let mut variant: Vec<String> = template.variant.into_iter().map(String::from).collect();
    if template.text.contains("$K") {
        variant.push(format!("k{length}"));
    }
    let has_two = template.text.contains("$U") || second != element;
    let types = match has_two {
        true => vec![element.clone(), second.clone()],
        false => vec![element.clone()],
    };
    let given = template.given.iter().map(|(name, value)| (name.to_string(), fill(value)));
    Draft { op: entry.def.name, variant, types, text: fill(template.text), given: given.collect() }
}

/// A program for an op that is written as its definition says, with a result of the first type that fits.
fn from_definition(entry: &'static Entry, element: &ElementType) -> Option<Draft> {
    let operand = element.to_string();
    let part = match element {
        ElementType::Complex(part) => Some(part.name().to_string()),
        _ => Some(format!("complex<{operand}>")),
    };
    let results = [Some(operand.clone()), Some("i1".into()), part];
    let count = entry.def.operands.len();
    let list = |text: &dyn Fn(usize) -> String| (0..count).map(text).collect::<Vec<_>>().join(", ");
    let ty = format!("tensor<$Nx{operand}>");
    let draft = |result: String| {
        let result = format!("tensor<$Nx{result}>");
        let text = format!(
            "func.func public @main({}) -> {result} {{\n  %r = \"{}\"({}) : ({}) -> {result}\n  return %r : {result}\n}}",
            list(&|it| format!("%a{it}: {ty}")),
            entry.def.name,
            list(&|it| format!("%a{it}")),
            list(&|_| ty.clone()),
        );
        let (variant, given) = (Vec::new(), Vec::new());
        Draft { op: entry.def.name, variant, types: vec![element.clone()], text, given }
    };
    results.into_iter().flatten().map(draft).find(Draft::is_legal)
}

impl Draft {
    /// The name of the case: the op, what it shows and its types, in letters that files can have.
    pub fn name(&self) -> String {
        let op = self.op.strip_prefix("stablehlo.").unwrap_or(self.op);
        let types = self.types.iter().map(|ty| ty.to_string());
        let parts: Vec<String> =
            [op.to_string()].into_iter().chain(self.variant.iter().cloned()).chain(types).collect();
        let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        parts.join("_").replace('>', "").chars().map(letter).collect()
    }

    fn is_legal(&self) -> bool {
        load(&self.text.replace("$N", "4")).is_some()
    }

    /// The case with its inputs, or why there is none.
    pub fn ready(&self, random: &mut Random) -> Result<Ready, String> {
        let unreadable = || format!("{}: the program is not legal", self.name());
        let is_elementwise = self.text.contains("$N");
        let count = |text: &str, count: usize| text.replace("$N", &count.to_string());
        let first = load(&count(&self.text, 4)).ok_or_else(unreadable)?;
        let arguments = argument_types(main_of(&first));
        let elements: Vec<ElementType> = arguments.iter().map(|ty| ty.element.clone()).collect();
        if is_elementwise && !elements.is_empty() {
            let mut codes = inputs::operands(random, &elements, self.target());
            self.keep_defined(&elements, &mut codes);
            let text = count(&self.text, codes[0].len());
            let module = load(&text).ok_or_else(unreadable)?;
            let tensors = elements.into_iter().zip(codes);
            let inputs = tensors
                .map(|(element, codes)| Tensor::from_wide_codes(element, &[codes.len()], codes))
                .collect();
            return Ok(Ready { text, module, inputs });
        }
        let names = argument_names(main_of(&first));
        let class = self.class();
        let inputs = arguments.iter().zip(names).map(|(ty, name)| {
            match self.given.iter().find(|(given, _)| *given == name) {
                Some((_, value)) => given_value(value, ty)
                    .map_err(|error| format!("{}: %{name}: {error}", self.name())),
                None => {
                    let shape: Vec<usize> = ty.static_shape().unwrap_or_default();
                    let codes = inputs::codes(random, &ty.element, shape.iter().product(), class);
                    Ok(Tensor::from_wide_codes(ty.element.clone(), &shape, codes))
                }
            }
        });
        let inputs = inputs.collect::<Result<Vec<_>, String>>()?;
        Ok(Ready { text: self.text.clone(), module: first, inputs })
    }

    /// The type to which the op converts.
    fn target(&self) -> Option<&ElementType> {
        match self.op {
            "stablehlo.convert" => self.types.get(1),
            _ => None,
        }
    }

    /// Values of any codes for ops that move them, and moderate ones for those that compute or compare.
    fn class(&self) -> Class {
        let computes = ops::entry(self.op).is_some_and(|entry| ops::is_arithmetic(&entry.def));
        let compares = self.text.contains("^bb0(") || self.text.contains(" applies ");
        match computes || compares || self.op == "chlo.top_k" {
            true => Class::Moderate,
            false => Class::Any,
        }
    }

    /// Leaves out quotients of integers that the specification does not define: those by zero, and of the least
    /// number by -1.
    fn keep_defined(&self, elements: &[ElementType], codes: &mut [Vec<u128>]) {
        let divides = self.op.contains("divide") || self.op.contains("remainder");
        let (Some(ElementType::Integer(integer)), true, [left, right]) =
            (elements.first(), divides, codes)
        else {
            return;
        };
        let (least, ones) = (1u128 << (integer.width - 1), (1u128 << integer.width) - 1);
        let is_defined = |left: u128, right: u128| {
            right != 0 && !(integer.signed && left == least && right == ones)
        };
        let kept: Vec<bool> = left.iter().zip(&*right).map(|(&l, &r)| is_defined(l, r)).collect();
        for codes in [left, right] {
            let mut keep = kept.iter();
            codes.retain(|_| keep.next().copied().unwrap_or(false));
        }
    }
}

/// The value that a template gives to an argument; a number of f64 is rounded to the type of the argument.
fn given_value(text: &str, ty: &TensorType) -> Result<Tensor, String> {
    let spelled = spelling::parse(text).map_err(|error| error.message)?;
    let load = |ty: &TensorType| spelled.load(ty).map_err(|error| error.message);
    if !text.contains("f64=") {
        return load(ty);
    }
    let wide = load(&TensorType { element: ElementType::Float(&names::F64), ..ty.clone() })?;
    converted(&wide, &ty.element, Numerics::STANDARD)
        .ok_or_else(|| format!("{text} has no value in {ty}"))
}

/// The module of a text, if it is legal.
fn load(text: &str) -> Option<Arc<Module>> {
    let source = Source { name: "case.mlir".into(), text: text.into() };
    crate::load(&source).ok().map(|loaded| loaded.module)
}

/// The function `main` of a program that was made here.
pub fn main_of(module: &Module) -> &Function {
    module.function("main").expect("the programs of packs have a function main")
}

fn argument_types(function: &Function) -> Vec<TensorType> {
    let tensor = |ty: &Type| match ty {
        Type::Tensor(ty) => Some(ty.clone()),
        _ => None,
    };
    function.ty.inputs.iter().filter_map(tensor).collect()
}

fn argument_names(function: &Function) -> Vec<String> {
    let arguments = function.body.iter().flat_map(|body| &body.block().arguments);
    arguments.map(|&argument| function.values[argument].name.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ops without cases, and why.
    const WITHOUT: &[(&str, &str)] = &[("stablehlo.rng", "its numbers are random")];

    #[test]
    fn every_op_of_the_table_has_a_program_or_a_reason_for_none() {
        let families = ["check", "interpreter", "sdy", "control", "custom", "collective"];
        let missing: Vec<&str> = ops::entries()
            .filter(|(family, entry)| !families.contains(family) && !has_program(entry))
            .map(|(_, entry)| entry.def.name)
            .filter(|name| !WITHOUT.iter().any(|(op, _)| op == name))
            .collect();
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn every_template_is_legal_for_some_type() {
        let types = all_types();
        for template in TEMPLATES.iter() {
            let entry = ops::entry(template.op).expect(template.op);
            let drafts = from_template(entry, template, &types);
            assert!(!drafts.is_empty(), "{} {:?}", template.op, template.variant);
            let last = drafts.last().expect("there is one");
            last.ready(&mut Random::new(1)).unwrap_or_else(|why| panic!("{why}"));
        }
    }

    #[test]
    fn an_op_gets_the_types_of_its_definition() {
        let names = |op: &str| -> Vec<String> {
            drafts(op, &all_types()).iter().map(|draft| draft.types[0].to_string()).collect()
        };
        assert!(!names("stablehlo.popcnt").contains(&"f32".to_string()));
        assert_eq!(names("stablehlo.complex"), ["f64", "f32"]);
        assert_eq!(names("stablehlo.exponential").len(), MLIR_FORMATS.len() + 2);
        assert_eq!(
            drafts("stablehlo.abs", &all_types()).last().map(|it| it.name()).as_deref(),
            Some("abs_complex_f64")
        );
    }
}
