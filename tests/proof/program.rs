//! Programs of a few ops on vectors, run as any user runs them.

use shlo_interp::storage::Words;
use shlo_interp::{
    ElementType, Engine, Executable, FloatFormat, IntegerType, Limits, NoHost, Source, Tensor, load,
};

/// A program that is ready to run by both engines: operands and one result, each of one shape.
pub struct Program {
    fast: Executable,
    plain: Executable,
    operands: Vec<(ElementType, Vec<usize>)>,
}

/// The type of a tensor.
#[derive(Debug, Clone)]
pub struct Shaped {
    pub element: String,
    pub shape: Vec<usize>,
}

impl Shaped {
    pub fn vector(element: &str, length: usize) -> Shaped {
        Shaped { element: element.into(), shape: vec![length] }
    }

    fn text(&self) -> String {
        let sizes: String = self.shape.iter().map(|size| format!("{size}x")).collect();
        format!("tensor<{sizes}{}>", self.element)
    }
}

impl Program {
    /// One op on vectors; attributes with their braces, or nothing.
    pub fn op(
        name: &str,
        attributes: &str,
        operands: &[&str],
        result: &str,
        length: usize,
    ) -> Program {
        let types: Vec<Shaped> = operands.iter().map(|it| Shaped::vector(it, length)).collect();
        let result = Shaped::vector(result, length);
        Program::new(&types, &result, &op_text("r", name, attributes, &types, &result))
    }

    /// Steps on operands `%0`, `%1`, ... that give `%r`.
    pub fn new(operands: &[Shaped], result: &Shaped, body: &str) -> Program {
        let text = program_text(operands, result, body);
        let source = Source { name: "proof".into(), text: text.as_str().into() };
        let loaded = load(&source).unwrap_or_else(|found| panic!("{text}\n{found}"));
        let operands = operands.iter().map(|it| (element(&it.element), it.shape.clone())).collect();
        let fast = Executable::new(&loaded.module);
        let plain = Executable::new(&loaded.module).with_engine(Engine::Plain);
        Program { fast, plain, operands }
    }

    /// The codes of the result, which are those of both engines.
    pub fn run(&self, operands: &[&[u64]]) -> Vec<u64> {
        let (fast, plain) = (self.run_by(&self.fast, operands), self.run_by(&self.plain, operands));
        if let Some(index) = (0..fast.len()).find(|&index| fast[index] != plain[index]) {
            let (fast, plain) = (fast[index], plain[index]);
            panic!("result {index}: the fast engine gives {fast:#x}, the plain one {plain:#x}");
        }
        fast
    }

    fn run_by(&self, executable: &Executable, operands: &[&[u64]]) -> Vec<u64> {
        let arguments = operands.iter().zip(&self.operands).map(|(codes, (element, shape))| {
            let codes = codes.iter().map(|code| u128::from(*code));
            Tensor::from_wide_codes(element.clone(), shape, codes).into()
        });
        let arguments = arguments.collect();
        let outcome = executable.call("main", arguments, &mut NoHost, &Limits::default());
        match outcome.end {
            Ok(results) => codes(results[0].tensor()),
            Err(failure) => panic!("the program failed: {failure:?}"),
        }
    }
}

/// The text of an op whose operands are `%0`, `%1`, ...
pub fn op_text(
    result: &str,
    name: &str,
    attributes: &str,
    operands: &[Shaped],
    of: &Shaped,
) -> String {
    let values: Vec<String> = (0..operands.len()).map(|index| format!("%{index}")).collect();
    let types: Vec<String> = operands.iter().map(Shaped::text).collect();
    format!(
        "%{result} = \"{name}\"({}) {attributes} : ({}) -> {}",
        values.join(", "),
        types.join(", "),
        of.text()
    )
}

fn program_text(operands: &[Shaped], result: &Shaped, body: &str) -> String {
    let arguments = operands.iter().enumerate();
    let arguments: Vec<String> =
        arguments.map(|(index, it)| format!("%{index}: {}", it.text())).collect();
    format!(
        "func.func @main({}) -> {result} {{\n{body}\n\"func.return\"(%r) : ({result}) -> ()\n}}",
        arguments.join(", "),
        result = result.text()
    )
}

/// Whether an op on such types is a legal program that can be prepared.
pub fn is_legal(name: &str, operands: &[&str], result: &str) -> bool {
    let types: Vec<Shaped> = operands.iter().map(|it| Shaped::vector(it, 4)).collect();
    let result = Shaped::vector(result, 4);
    let text = program_text(&types, &result, &op_text("r", name, "", &types, &result));
    let source = Source { name: "proof".into(), text: text.as_str().into() };
    let loaded = load(&source);
    loaded.is_ok_and(|loaded| Executable::new(&loaded.module).prepare("main").is_ok())
}

fn element(name: &str) -> ElementType {
    let integer = |digits: &str, signed| {
        digits.parse().map(|width| ElementType::Integer(IntegerType { width, signed }))
    };
    if name == "i1" {
        ElementType::Boolean
    } else if let Some(Ok(unsigned)) = name.strip_prefix("ui").map(|it| integer(it, false)) {
        unsigned
    } else if let Some(Ok(signed)) = name.strip_prefix('i').map(|it| integer(it, true)) {
        signed
    } else {
        ElementType::Float(FloatFormat::parse(name).expect("a float type"))
    }
}

fn codes(tensor: &Tensor) -> Vec<u64> {
    match tensor.words() {
        Words::W8(_) => tensor.codes::<u8>().iter().map(|code| u64::from(*code)).collect(),
        Words::W16(_) => tensor.codes::<u16>().iter().map(|code| u64::from(*code)).collect(),
        Words::W32(_) => tensor.codes::<u32>().iter().map(|code| u64::from(*code)).collect(),
        Words::W64(_) => tensor.codes::<u64>().to_vec(),
        Words::W128(_) => panic!("no complex numbers here"),
    }
}
