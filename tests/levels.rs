//! The same bits from every level of the CPU and for any number of threads: of each element type, ops
//! of each family on tensors of odd sizes. What one thread makes of them with the instructions that
//! every machine has is what all others must.

use std::fmt::Write as _;

use shlo_interp::internal::{Level, MLIR_FORMATS, use_level};
use shlo_interp::{ComplexPart, ElementType, IntegerType, Tensor, Value, run_text};

/// Sizes around those of registers, chunks and tiles.
const SIZES: [usize; 8] = [0, 1, 7, 65, 130, 1023, 1025, 4099];
/// Numbers of threads.
const THREADS: [usize; 4] = [1, 2, 3, 8];

fn elements() -> Vec<ElementType> {
    let integers = [2, 4, 8, 16, 32, 64].into_iter().flat_map(|width| {
        [true, false].map(|signed| ElementType::Integer(IntegerType { width, signed }))
    });
    let floats = MLIR_FORMATS.iter().copied().map(ElementType::Float);
    let complex = [ComplexPart::F32, ComplexPart::F64].map(ElementType::Complex);
    integers.chain(floats).chain(complex).chain([ElementType::Boolean]).collect()
}

fn is_float(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_))
}

fn is_complex(element: &ElementType) -> bool {
    matches!(element, ElementType::Complex(_))
}

/// Codes from a fixed sequence: all of them may occur, NaN, infinities and zeros among them.
fn tensor(element: &ElementType, shape: &[usize], seed: u64) -> Value {
    let mut state = seed;
    let mask = if element.bits() == 128 { u128::MAX } else { (1 << element.bits()) - 1 };
    let codes = (0..shape.iter().product()).map(|_| {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        // bits of high order vary most
        let wide = u128::from(state >> 3) << 64 | u128::from(state >> 7).rotate_left(31);
        (wide >> (128 - element.bits()) | u128::from(state >> 60)) & mask
    });
    let codes: Vec<u128> = codes.collect();
    Tensor::from_wide_codes(element.clone(), shape, codes).into()
}

fn indices(shape: &[usize], below: usize) -> Value {
    let i32 = ElementType::Integer(IntegerType { width: 32, signed: true });
    let count = shape.iter().product::<usize>();
    let codes = (0..count).map(|index| (index * 7919 % below.max(1)) as u128);
    Tensor::from_wide_codes(i32, shape, codes.collect::<Vec<_>>()).into()
}

/// A program and its arguments.
struct Case {
    text: String,
    arguments: Vec<Value>,
}

/// A function that returns the values that the lines define as `%r0`, `%r1`, …, of these types.
fn program(parameters: &[&str], lines: &str, results: &[String]) -> String {
    let parameters = parameters.iter().enumerate().map(|(i, ty)| format!("%a{i}: tensor<{ty}>"));
    let types: Vec<String> = results.iter().map(|ty| format!("tensor<{ty}>")).collect();
    let names: Vec<String> = (0..results.len()).map(|index| format!("%r{index}")).collect();
    format!(
        "func.func @main({}) -> ({types}) {{\n{lines}  return {} : {types}\n}}\n",
        parameters.collect::<Vec<_>>().join(", "),
        names.join(", "),
        types = types.join(", "),
    )
}

/// Converts there and back, arithmetic, comparison, choice and, of floats, functions.
fn elementwise(element: &ElementType, size: usize) -> Case {
    let ty = format!("{size}x{element}");
    let mut lines = format!(
        "  %r0 = stablehlo.add %a0, %a1 : tensor<{ty}>
  %r1 = stablehlo.multiply %a0, %a1 : tensor<{ty}>\n"
    );
    let mut results = vec![ty.clone(), ty.clone()];
    let mut push = |line: String, result: String| {
        let _ = writeln!(lines, "  %r{} = {line}", results.len());
        results.push(result);
    };
    if is_complex(element) {
        push(
            format!(
                "stablehlo.compare EQ, %a0, %a1 : (tensor<{ty}>, tensor<{ty}>) -> tensor<{size}xi1>"
            ),
            format!("{size}xi1"),
        );
    } else {
        let compare = "stablehlo.compare LT, %a0, %a1";
        push(
            format!("{compare} : (tensor<{ty}>, tensor<{ty}>) -> tensor<{size}xi1>"),
            format!("{size}xi1"),
        );
        push(format!("stablehlo.maximum %a0, %a1 : tensor<{ty}>"), ty.clone());
        for target in ["f32", "f8E4M3FN", "f4E2M1FN", "bf16", "i8", "i32"] {
            push(
                format!("stablehlo.convert %a0 : (tensor<{ty}>) -> tensor<{size}x{target}>"),
                format!("{size}x{target}"),
            );
        }
        push(format!("stablehlo.convert %r2 : (tensor<{size}xi1>) -> tensor<{ty}>"), ty.clone());
    }
    push(format!("stablehlo.select %r2, %a0, %r1 : tensor<{size}xi1>, tensor<{ty}>"), ty.clone());
    if is_float(element) && size <= 1025 {
        for function in ["exponential", "tanh", "log", "sine", "sqrt"] {
            push(format!("stablehlo.{function} %a0 : tensor<{ty}>"), ty.clone());
        }
        push(format!("stablehlo.divide %a0, %a1 : tensor<{ty}>"), ty.clone());
    }
    Case {
        text: program(&[&ty, &ty], &lines, &results),
        arguments: vec![tensor(element, &[size], 1), tensor(element, &[size], 2)],
    }
}

/// Sums and maxima of rows, of columns and of all, and a running one.
fn reductions(element: &ElementType, rows: usize, columns: usize) -> Case {
    let (ty, scalar) = (format!("{rows}x{columns}x{element}"), format!("{element}"));
    let mut lines =
        format!("  %z = stablehlo.constant dense<{}> : tensor<{scalar}>\n", zero(element));
    let mut results = Vec::new();
    let ops: &[&str] = if is_complex(element) { &["add"] } else { &["add", "maximum"] };
    for op in ops {
        for (dimensions, shape) in
            [("[1]", format!("{rows}x")), ("[0]", format!("{columns}x")), ("[0, 1]", String::new())]
        {
            let _ = writeln!(
                lines,
                "  %r{} = stablehlo.reduce(%a0 init: %z) applies stablehlo.{op} across dimensions = \
                 {dimensions} : (tensor<{ty}>, tensor<{scalar}>) -> tensor<{shape}{element}>",
                results.len()
            );
            results.push(format!("{shape}{element}"));
        }
    }
    let text = program(&[&ty], &lines, &results);
    Case { text, arguments: vec![tensor(element, &[rows, columns], 3)] }
}

fn zero(element: &ElementType) -> &'static str {
    match element {
        ElementType::Complex(_) => "(0.0, 0.0)",
        // a type without zero
        ElementType::Float(format) if format.name == "f8E8M0FNU" => "1.0",
        ElementType::Float(_) => "0.0",
        ElementType::Boolean => "false",
        _ => "0",
    }
}

/// A product of matrices, into the own type and into a wider one.
fn dots(element: &ElementType, [m, n, k]: [usize; 3]) -> Case {
    let (lhs, rhs) = (format!("{m}x{k}x{element}"), format!("{k}x{n}x{element}"));
    let mut results = vec![format!("{m}x{n}x{element}")];
    if is_float(element) {
        results.push(format!("{m}x{n}xf32"));
    }
    let lines = results.iter().enumerate().map(|(index, result)| {
        format!(
            "  %r{index} = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : \
             (tensor<{lhs}>, tensor<{rhs}>) -> tensor<{result}>\n"
        )
    });
    Case {
        text: program(&[&lhs, &rhs], &lines.collect::<String>(), &results),
        arguments: vec![tensor(element, &[m, k], 4), tensor(element, &[k, n], 5)],
    }
}

fn convolution(element: &ElementType, size: usize) -> Case {
    let (input, kernel) = (format!("1x{size}x{size}x3x{element}"), format!("3x3x3x5x{element}"));
    let result = format!("1x{size}x{size}x5x{element}");
    let line = format!(
        "  %r0 = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], \
         window = {{pad = [[1, 1], [1, 1]]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} \
         : (tensor<{input}>, tensor<{kernel}>) -> tensor<{result}>\n"
    );
    Case {
        text: program(&[&input, &kernel], &line, &[result]),
        arguments: vec![tensor(element, &[1, size, size, 3], 6), tensor(element, &[3, 3, 3, 5], 7)],
    }
}

/// Everything that moves elements: transposes, slices, padding, concatenation, reversal, broadcasts.
fn movement(element: &ElementType, rows: usize, columns: usize) -> Case {
    let (ty, scalar) = (format!("{rows}x{columns}x{element}"), format!("tensor<{element}>"));
    let ty = format!("tensor<{ty}>");
    let of = |sizes: &[usize]| {
        sizes.iter().map(|size| format!("{size}x")).collect::<String>() + &element.to_string()
    };
    let half = columns / 2;
    let results = [
        of(&[columns, rows]),
        of(&[rows, half]),
        of(&[rows + 3, columns + columns.saturating_sub(1) + 1]),
        of(&[rows, 2 * columns]),
        of(&[2 * rows, columns]),
        of(&[rows, columns]),
        of(&[columns, 3, rows]),
        of(&[rows, columns]),
    ];
    let [turned, sliced, padded, wide, tall, _, spread, _] = &results;
    let lines = format!(
        "  %z = stablehlo.constant dense<{zero}> : {scalar}
  %r0 = stablehlo.transpose %a0, dims = [1, 0] : ({ty}) -> tensor<{turned}>
  %r1 = \"stablehlo.slice\"(%a0) <{{start_indices = array<i64: 0, 0>, limit_indices = array<i64: {rows}, {limit}>, strides = array<i64: 1, 2>}}> : ({ty}) -> tensor<{sliced}>
  %r2 = stablehlo.pad %a0, %z, low = [1, 0], high = [2, 1], interior = [0, 1] : ({ty}, {scalar}) -> tensor<{padded}>
  %r3 = stablehlo.concatenate %a0, %a0, dim = 1 : ({ty}, {ty}) -> tensor<{wide}>
  %r4 = stablehlo.concatenate %a0, %a0, dim = 0 : ({ty}, {ty}) -> tensor<{tall}>
  %r5 = stablehlo.reverse %a0, dims = [0, 1] : {ty}
  %r6 = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<{turned}>) -> tensor<{spread}>
  %x = stablehlo.reverse %r0, dims = [0] : tensor<{turned}>
  %r7 = stablehlo.transpose %x, dims = [1, 0] : (tensor<{turned}>) -> {ty}
",
        zero = zero(element),
        limit = 2 * half,
    );
    let parameter = format!("{rows}x{columns}x{element}");
    Case {
        text: program(&[&parameter], &lines, &results),
        arguments: vec![tensor(element, &[rows, columns], 8)],
    }
}

/// Rows and single elements fetched and added by indices, some of them out of bounds or repeated.
fn indexed(element: &ElementType, rows: usize, width: usize, count: usize) -> Case {
    let (table, index) = (format!("{rows}x{width}x{element}"), format!("{count}x1xi32"));
    let updates = format!("{count}x{width}x{element}");
    let scalar = format!("tensor<{element}>");
    let lines = format!(
        "  %r0 = \"stablehlo.gather\"(%a0, %a1) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {width}>}}> : (tensor<{table}>, tensor<{index}>) -> tensor<{updates}>
  %r1 = \"stablehlo.scatter\"(%a0, %a1, %a2) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%x: {scalar}, %y: {scalar}):
    %s = stablehlo.add %x, %y : {scalar}
    stablehlo.return %s : {scalar}
  }}) : (tensor<{table}>, tensor<{index}>, tensor<{updates}>) -> tensor<{table}>
"
    );
    Case {
        text: program(&[&table, &index, &updates], &lines, &[updates.clone(), table.clone()]),
        arguments: vec![
            tensor(element, &[rows, width], 9),
            indices(&[count, 1], rows + 2),
            tensor(element, &[count, width], 10),
        ],
    }
}

/// A sort of rows, one of columns downwards, and one that takes places along.
fn sorts(element: &ElementType, rows: usize, columns: usize) -> Case {
    let (ty, scalar) = (format!("{rows}x{columns}x{element}"), format!("tensor<{element}>"));
    let kind = if is_float(element) { ", TOTALORDER" } else { "" };
    let sort = |name: &str, dimension: usize, direction: &str, kind: &str| {
        format!(
            "  {name} = \"stablehlo.sort\"(%a0) ({{
  ^bb0(%x: {scalar}, %y: {scalar}):
    %c = stablehlo.compare {direction}, %x, %y{kind} : ({scalar}, {scalar}) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) {{dimension = {dimension} : i64, is_stable = true}} : (tensor<{ty}>) -> tensor<{ty}>\n"
        )
    };
    let mut lines =
        sort("%r0", 1, "LT", kind) + &sort("%r1", 0, "GT", "") + &sort("%r2", 1, "GT", kind);
    let places = format!("{rows}x{columns}xi32");
    let _ = write!(
        lines,
        "  %i = stablehlo.iota dim = 1 : tensor<{places}>
  %q:2 = \"stablehlo.sort\"(%a0, %i) ({{
  ^bb0(%x: {scalar}, %y: {scalar}, %v: tensor<i32>, %w: tensor<i32>):
    %c = stablehlo.compare LT, %x, %y{kind} : ({scalar}, {scalar}) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) {{dimension = 1 : i64, is_stable = true}} : (tensor<{ty}>, tensor<{places}>) -> (tensor<{ty}>, tensor<{places}>)
  %r3 = stablehlo.reshape %q#1 : (tensor<{places}>) -> tensor<{places}>\n"
    );
    let results = [ty.clone(), ty.clone(), ty.clone(), places];
    Case {
        text: program(&[&ty], &lines, &results),
        arguments: vec![tensor(element, &[rows, columns], 11)],
    }
}

/// The codes of all results; nothing depends on their types but the number of codes.
fn codes(case: &Case) -> Vec<Vec<u128>> {
    let results = run_text(&case.text, case.arguments.clone());
    let results =
        results.unwrap_or_else(|errors| panic!("{:?}\n{}", errors.findings[0], case.text));
    let of = |value: Value| {
        let tensor = value.into_tensor();
        (0..tensor.len()).map(|index| tensor.code(index)).collect()
    };
    results.into_iter().map(of).collect()
}

/// Runs the cases of each element type one by one at the lowest level, and at every level with every
/// number of threads.
fn check(cases: impl Fn(&ElementType) -> Vec<Case>) {
    let pools = THREADS.map(|threads| {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads")
    });
    for element in elements() {
        for case in cases(&element) {
            use_level(Level::Baseline);
            let expected = pools[0].install(|| codes(&case));
            // a level for each number of threads, and all threads for each level
            for (level, pool) in Level::available().flat_map(|level| {
                let skipped = if level == Level::of_machine() { 0 } else { THREADS.len() - 1 };
                pools.iter().skip(skipped).map(move |pool| (level, pool))
            }) {
                use_level(level);
                let found = pool.install(|| codes(&case));
                let threads = pool.current_num_threads();
                for (result, (found, expected)) in found.iter().zip(&expected).enumerate() {
                    let same = found == expected;
                    assert!(same, "%r{result} at {level}, {threads} threads, of\n{}", case.text);
                }
            }
        }
    }
}

#[test]
fn elementwise_ops_have_the_same_bits() {
    check(|element| SIZES.map(|size| elementwise(element, size)).into());
}

#[test]
fn reductions_have_the_same_bits() {
    check(|element| {
        [[0, 3], [3, 0], [1, 4099], [1025, 7], [33, 65]]
            .map(|[rows, columns]| reductions(element, rows, columns))
            .into()
    });
}

#[test]
fn dots_and_convolutions_have_the_same_bits() {
    check(|element| {
        if matches!(element, ElementType::Boolean) {
            return Vec::new();
        }
        let dots = [[0, 3, 2], [3, 2, 0], [1, 7, 1025], [33, 65, 17], [5, 130, 9]]
            .map(|sizes| dots(element, sizes));
        dots.into_iter().chain([convolution(element, 7)]).collect()
    });
}

#[test]
fn movement_has_the_same_bits() {
    check(|element| {
        // only bits move: one type a word is enough for what all threads move
        let shared = ["i8", "bf16", "f32", "f64", "complex<f64>"].contains(&&*element.to_string());
        let large = if shared { [517, 300] } else { [51, 30] };
        [[0, 7], [1, 1], [2, 1025], [1023, 3], [65, 130], large]
            .map(|[rows, columns]| movement(element, rows, columns))
            .into()
    });
}

#[test]
fn gather_and_scatter_have_the_same_bits() {
    check(|element| {
        [[7, 0, 3], [1, 1, 9], [300, 1, 1025], [65, 130, 33], [40, 1100, 50]]
            .map(|[rows, width, count]| indexed(element, rows, width, count))
            .into()
    });
}

#[test]
fn sorts_have_the_same_bits() {
    check(|element| {
        if is_complex(element) {
            return Vec::new();
        }
        [[3, 0], [1, 1], [7, 65], [2, 4099]]
            .map(|[rows, columns]| sorts(element, rows, columns))
            .into()
    });
}
