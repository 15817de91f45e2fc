//! Custom calls: what the table of targets says holds, whatever signature is thrown at a target.

use crate::random::Random;
use shlo_interp::internal::{TargetRow, known_targets};
use shlo_interp::ir::Type;
use shlo_interp::{Executable, Failure, Limits, NoHost, Source, Tensor, Value};

/// How a program ended: its results, or what is wrong and whether that was found before it ran.
enum End {
    Results(Vec<Value>, Vec<Type>),
    Rejected(String),
    Failed(String),
}

/// Runs `@main` of a program with splats of a code for arguments.
fn run(text: &str, code: u128) -> End {
    let source = Source { name: "program".into(), text: text.into() };
    let loaded = match shlo_interp::load(&source) {
        Ok(loaded) => loaded,
        Err(found) => return End::Rejected(found.findings[0].message.clone()),
    };
    let main = loaded.module.function("main").expect("the programs have @main");
    let splat = |ty: &Type| {
        let ty = ty.as_tensor().expect("arguments are tensors");
        let shape = ty.static_shape().expect("arguments are of static shape");
        let mask = u128::MAX >> (128 - ty.element.bits());
        Value::from(Tensor::splat(ty.element.clone(), &shape, code & mask))
    };
    let arguments = main.ty.inputs.iter().map(splat).collect();
    let results = main.ty.results.clone();
    let executable = Executable::new(&loaded.module);
    match executable.call("main", arguments, &mut NoHost, &Limits::default()).end {
        Ok(values) => End::Results(values, results),
        Err(Failure::Rejected(found)) => End::Rejected(found[0].message.clone()),
        Err(failure) => End::Failed(failure.into_diagnostics()[0].message.clone()),
    }
}

/// A program that calls a target and returns what it gives.
fn program(target: &str, operands: &[String], results: &[String], attributes: &str) -> String {
    let list = |types: &[String]| types.join(", ");
    let arguments: Vec<String> =
        operands.iter().enumerate().map(|(index, ty)| format!("%a{index}: {ty}")).collect();
    let names: Vec<String> = (0..operands.len()).map(|index| format!("%a{index}")).collect();
    let values: Vec<String> = (0..results.len()).map(|index| format!("%r#{index}")).collect();
    let (left, values) = match results.len() {
        0 => (String::new(), String::new()),
        1 => ("%r = ".to_string(), "%r".to_string()),
        count => (format!("%r:{count} = "), values.join(", ")),
    };
    let returned = match results.len() {
        0 => "return".to_string(),
        _ => format!("return {values} : {}", list(results)),
    };
    format!(
        "func.func @main({}) -> ({}) {{\n  {left}stablehlo.custom_call @\"{target}\"({}) {{{attributes}}} : ({}) -> ({})\n  {returned}\n}}",
        arguments.join(", "),
        list(results),
        names.join(", "),
        list(operands),
        list(results)
    )
}

const ELEMENTS: &[&str] = &[
    "f32",
    "f64",
    "complex<f32>",
    "complex<f64>",
    "i32",
    "ui32",
    "i64",
    "ui64",
    "i8",
    "ui8",
    "i1",
    "i4",
    "bf16",
    "f8E4M3FN",
    "f4E2M1FN",
    "!quant.uniform<i8:f32, 0.5>",
];
const SHAPES: &[&str] = &[
    "", "0x", "1x", "2x", "3x", "2x2x", "3x3x", "2x3x", "3x2x", "0x0x", "0x2x", "2x2x2x", "2x3x3x",
];
const ATTRIBUTES: &[&str] = &[
    "uplo = 76 : ui8",
    "uplo = \"U\"",
    "uplo = 3 : ui8",
    "lower = true",
    "lower = 7 : i64",
    "mode = 86 : ui8",
    "mode = 65 : ui8",
    "mode = 0.5 : f32",
    "sort = 83 : ui8",
    "sort = 78 : ui8",
    "side = 76 : ui8",
    "side = \"R\"",
    "trans_x = 67 : ui8",
    "trans_x = 78 : ui8",
    "diag = 78 : ui8",
    "left = true",
    "left = false",
    "right = true",
    "transpose = true",
    "compute_left = 86 : ui8",
    "compute_right = 78 : ui8",
    "low = 1 : i32",
    "high = 2 : i32",
    "low = -9 : i64",
    "high = 9223372036854775807 : i64",
    "full_matrices = true",
    "compute_uv = false",
    "transposed = false",
    "k = 1 : i64",
    "k = -1 : i64",
    "k = 99999999999 : i64",
    "largest = false",
    "top_k = 2 : i64",
    "reduction_dim = 0 : i64",
    "reduction_dim = 7 : i64",
    "block_size = 2 : i64",
];

/// A type by chance.
fn any_type(random: &mut Random) -> String {
    format!("tensor<{}{}>", random.pick(SHAPES), random.pick(ELEMENTS))
}

/// Attributes by chance, in one of the places where they may stand.
fn any_attributes(random: &mut Random) -> String {
    let count = random.below(5);
    let mut chosen: Vec<&str> = (0..count).map(|_| random.pick(ATTRIBUTES)).collect();
    let name = |entry: &str| entry.split(' ').next().unwrap_or_default().to_string();
    chosen.sort_unstable();
    chosen.dedup_by_key(|entry| name(entry));
    let place = random.pick(&["mhlo.backend_config", "mhlo.attributes"]);
    format!("{place} = {{{}}}", chosen.join(", "))
}

/// No panic; and results, where there are some, of the types stated.
fn holds(text: &str, code: u128) {
    if let End::Results(values, types) = run(text, code) {
        let admitted = types.iter().zip(&values).all(|(ty, value)| ty.admits(value));
        assert!(admitted && types.len() == values.len(), "{text}");
    }
}

#[test]
fn any_signature_is_refused_or_gives_results_of_its_types() {
    let mut random = Random::new(1);
    for target in known_targets().into_iter().flat_map(|target| target.names) {
        for _ in 0..24 {
            let (operands, results) = (random.below(5), random.below(7));
            let operands: Vec<String> = (0..operands).map(|_| any_type(&mut random)).collect();
            let results: Vec<String> = (0..results).map(|_| any_type(&mut random)).collect();
            let attributes = any_attributes(&mut random);
            holds(&program(&target, &operands, &results, &attributes), 1);
        }
    }
}

/// One operand or result of a signature as the table has it: its name, its element type and its sizes.
fn parts(text: &str) -> Vec<(String, String, Vec<String>)> {
    let mut parts = Vec::new();
    for piece in text.split(", ").fold(Vec::<String>::new(), |mut pieces, word| {
        match pieces.last_mut() {
            Some(last) if last.matches(['[', '(']).count() > last.matches([']', ')']).count() => {
                last.push_str(", ");
                last.push_str(word);
            }
            _ => pieces.push(word.to_string()),
        }
        pieces
    }) {
        let Some((name, ty)) = piece.trim().split_once(": ") else { continue };
        let (element, sizes) = ty.split_once('[').unwrap_or((ty, ""));
        let sizes = sizes.trim_end_matches(']').replace("min(m, n)", "min");
        let sizes = sizes.split(", ").filter(|size| !size.is_empty()).map(String::from).collect();
        parts.push((name.to_string(), element.to_string(), sizes));
    }
    parts
}

/// The type of a part for a routine of a kind, with matrices of three rows and two columns (n three where
/// they are square).
fn typed(
    (_, element, sizes): &(String, String, Vec<String>),
    kind: char,
    is_square: bool,
) -> String {
    let (real, complex) =
        if "sc".contains(kind) { ("f32", "complex<f32>") } else { ("f64", "complex<f64>") };
    let element = match element.as_str() {
        "T" if "sd".contains(kind) => real,
        "T" | "C" => complex,
        "R" => real,
        "*" => return "tensor<7xf32>".into(),
        other => other,
    };
    let n = if is_square { 3 } else { 2 };
    let size = |name: &String| match name.as_str() {
        ".." => "2".to_string(),
        "m" | "p" | "s" => "3".to_string(),
        "n-1" => (n - 1).to_string(),
        "n" => n.to_string(),
        _ => "2".to_string(),
    };
    let sizes: Vec<String> = sizes.iter().map(size).collect();
    let shape: String = sizes.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{shape}{element}>")
}

/// The configuration that the table asks for, each entry its first choice.
fn configuration(row: &TargetRow) -> String {
    let entries = row.settings.split("), ").filter_map(|setting| {
        let (name, choices) = setting.split_once(" (")?;
        let first = choices.trim_end_matches(')').split(", ").next()?;
        Some(match first.strip_prefix('\'') {
            Some(letter) => format!("{name} = {} : ui8", letter.as_bytes()[0]),
            None if first == "true" => format!("{name} = true"),
            None if name == "high" => "high = 3 : i32".to_string(),
            None => format!("{name} = 1 : i32"),
        })
    });
    format!("mhlo.backend_config = {{{}}}", entries.collect::<Vec<_>>().join(", "))
}

/// The rows of routines on matrices that take no scalars, with each of their names and its kind.
fn routines() -> Vec<(TargetRow, String, char)> {
    let mut found = Vec::new();
    for row in known_targets() {
        let is_routine = row.signature.contains("T[..") && row.signature.contains(": ");
        let is_plain = !row.signature.contains(": i32, ") && !row.settings.contains("descriptor");
        let is_own = !row.signature.starts_with("x: ") && !row.signature.contains("scales");
        let is_check = row.signature.contains("actual") || row.signature.contains("expected");
        if !is_routine || !is_plain || !is_own || is_check {
            continue;
        }
        for name in &row.names {
            let kind = name.strip_prefix("lapack_").and_then(|rest| rest.chars().next());
            let is_complex = name.ends_with("_comp");
            found.push((
                row.clone(),
                name.clone(),
                kind.unwrap_or(if is_complex { 'z' } else { 'd' }),
            ));
        }
    }
    found
}

#[test]
fn routines_run_with_the_signature_of_the_table_and_with_no_other() {
    let rows = routines();
    assert!(rows.len() > 90, "{} routines", rows.len());
    for (row, name, kind) in rows {
        let signature = row.signature.split("; or ").next().unwrap_or_default();
        let (operands, results) = signature.split_once("->").expect("an arrow");
        let is_square = operands.contains("n, n]") || operands.contains("T[.., n]");
        let all = |text| parts(text).iter().map(|part| typed(part, kind, is_square)).collect();
        let (operands, results): (Vec<String>, Vec<String>) = (all(operands), all(results));
        let attributes = configuration(&row);
        let right = program(&name, &operands, &results, &attributes);
        match run(&right, 0x3FF0_0000_0000_0000_3FF0_0000_0000_0000) {
            End::Results(..) => {}
            End::Rejected(message) | End::Failed(message) => panic!("{message}\n{right}"),
        }
        let count = operands.len() + results.len();
        for place in 0..count {
            for (from, to) in
                [("f32", "i8"), ("f64", "i8"), ("i32", "i1"), ("tensor<2x", "tensor<5x")]
            {
                let (mut operands, mut results) = (operands.clone(), results.clone());
                let changed = match place.checked_sub(operands.len()) {
                    None => &mut operands[place],
                    Some(place) => &mut results[place],
                };
                let is_work = changed == "tensor<7xf32>";
                let before = changed.clone();
                *changed = changed.replace(from, to);
                if is_work || *changed == before || changed.contains("complex<i8>") {
                    continue;
                }
                let wrong = program(&name, &operands, &results, &attributes);
                let refused = matches!(run(&wrong, 0), End::Rejected(_));
                assert!(refused, "accepted:\n{wrong}");
            }
        }
        let missing = program(&name, &operands[1..], &results, &attributes);
        assert!(matches!(run(&missing, 0), End::Rejected(_)), "accepted:\n{missing}");
        if !row.settings.is_empty() && !attributes.contains("{}") && name != "Eigh" {
            let bare = program(&name, &operands, &results, "");
            assert!(matches!(run(&bare, 0), End::Rejected(_)), "accepted:\n{bare}");
        }
    }
}

#[test]
fn what_was_accepted_with_the_wrong_types_is_refused() {
    for (operand, results) in [
        (
            "tensor<2x2xf64>",
            ["tensor<2x2x!quant.uniform<i8:f32, 0.5>>", "tensor<2xf64>", "tensor<i32>"],
        ),
        ("tensor<2x2xf64>", ["tensor<2x2xf64>", "tensor<2xf64>", "tensor<i1>"]),
        ("tensor<2x2xf64>", ["tensor<2x2xi8>", "tensor<2xf64>", "tensor<i32>"]),
        ("tensor<2x2xf32>", ["tensor<2x2xf32>", "tensor<2xf32>", "tensor<i32>"]),
    ] {
        let results = results.map(String::from);
        let attributes = "mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}";
        let text = program("lapack_dsyevd_ffi", &[operand.into()], &results, attributes);
        assert!(matches!(run(&text, 0), End::Rejected(_)), "{text}");
    }
    for (results, attributes) in [
        (["tensor<2xf64>", "tensor<2xi32>"], "mhlo.attributes = {k = 2 : i64}"),
        (["tensor<2xf32>", "tensor<2xi8>"], "mhlo.attributes = {k = 2 : i64}"),
        (["tensor<2xf32>", "tensor<2xf32>"], "mhlo.attributes = {k = 2 : i64}"),
    ] {
        let results = results.map(String::from);
        for target in ["mhlo.topk", "TopK"] {
            let text = program(target, &["tensor<4xf32>".into()], &results, attributes);
            assert!(matches!(run(&text, 0), End::Rejected(_)), "{text}");
        }
    }
}
