//! Programs in formats beyond MLIR's whose results exact arithmetic tells: both engines give these codes.
//!
//! The values are such that f32, f64 or a rounding between the two does not have them: products that f64 takes for
//! zero, numbers near the ends of its range, middles of more than 53 bits, and values that several codes have.

use shlo_interp::numerics::Ties;
use shlo_interp::{Engine, Executable, FloatFormat, Limits, NoHost, Source, load};

use super::draft::list;
use super::run::codes;

/// Compares the codes that an op gives for the codes of its operands, by every engine.
fn check(format: &str, op: &str, operands: &[&[u64]], expected: &[u128]) {
    check_types([format, format], op, operands, expected);
}

/// As [`check`], of operands and results of two types.
fn check_types([from, to]: [&str; 2], op: &str, operands: &[&[u64]], expected: &[u128]) {
    let count = expected.len();
    let ty = |element: &str| format!("tensor<{count}x{element}>");
    let constants: String = operands
        .iter()
        .enumerate()
        .map(|(number, codes)| {
            let codes = list(codes.iter().map(|code| format!("{code:#X}")));
            format!("  %{number} = stablehlo.constant dense<[{codes}]> : {}\n", ty(from))
        })
        .collect();
    let names = list((0..operands.len()).map(|number| format!("%{number}")));
    let types = list(operands.iter().map(|_| ty(from)));
    let text = format!(
        "func.func @main() -> {result} {{\n{constants}  %r = \"{op}\"({names}) : ({types}) -> {result}\n  \
         return %r : {result}\n}}\n",
        result = ty(to)
    );
    check_program(&text, expected);
}

/// Compares the codes of the only result of a program, by every engine.
fn check_program(text: &str, expected: &[u128]) {
    let source = Source { name: "exact.mlir".into(), text: text.into() };
    let loaded = load(&source).unwrap_or_else(|found| panic!("{}\n{text}", found.findings[0]));
    for engine in [Engine::Fast, Engine::Plain, Engine::Both] {
        let executable = Executable::new(&loaded.module).with_engine(engine);
        let outcome = executable.call("main", vec![], &mut NoHost, &Limits::default());
        let results = outcome.end.unwrap_or_else(|failure| panic!("{failure}\n{text}"));
        let found = codes(results[0].tensor());
        assert!(found == expected, "{engine:?} gives {found:x?}, right is {expected:x?}\n{text}");
    }
}

fn define(name: &str, parameters: &str) {
    FloatFormat::define(name, parameters).expect("a definition");
}

/// A table whose codes have these values.
fn define_table(name: &str, values: &[&str]) {
    FloatFormat::define_table(name, &values.join("\n"), Ties::EvenCode).expect("a table");
}

/// The code of -1000 in a format of bias 255 and 18 bits of mantissa: 1000 is 1.953125 * 2^9.
const MINUS_1000: u64 = 1 << 27 | (255 + 9) << 18 | 0xF4 << 10;

#[test]
fn a_result_that_f64_takes_for_zero_is_the_smallest_value_without_zero() {
    define("zeroless", "exponent:9,mantissa:18,infinity:top,zero:none");
    let least = [0];
    check("zeroless", "stablehlo.exponential", &[&[MINUS_1000]], &least);
    check("zeroless", "chlo.erfc", &[&[MINUS_1000 & !(1 << 27)]], &least);
    // 2^-980 times itself and its opposite
    define("zeroless_small", "exponent:6,mantissa:1,bias:980,infinity:none,zero:none");
    check("zeroless_small", "stablehlo.multiply", &[&[0, 0x80], &[0, 0]], &[0, 0x80]);
    // code k is 2^(k - 100), so that f32 would do but for that; code 63 is NaN
    check("f6E6M0B100FNU", "stablehlo.multiply", &[&[0, 0], &[0, 1]], &[0, 0]);
    check("f6E6M0B100FNU", "stablehlo.divide", &[&[0, 62], &[62, 0]], &[38, 63]);
}

#[test]
fn products_without_zero_are_the_smallest_value_in_contractions() {
    define("zeroless_small", "exponent:6,mantissa:1,bias:980,infinity:none,zero:none");
    let text = "\
func.func @main() -> tensor<1x1xzeroless_small> {
  %0 = stablehlo.constant dense<[[0x0, 0x0]]> : tensor<1x2xzeroless_small>
  %r = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<1x2xzeroless_small>, tensor<1x2xzeroless_small>) -> tensor<1x1xzeroless_small>
  return %r : tensor<1x1xzeroless_small>
}
";
    // two products of 2^-980 each, which is code 0: 2^-979 is code 2
    check_program(text, &[2]);
}

#[test]
fn subnormals_far_above_one_are_rounded_to_their_quantum() {
    // the quantum is 2^979, and 2^979 + 2^1023 would be needed to round to it
    define("huge", "exponent:1,mantissa:2,bias:-980");
    check("huge", "stablehlo.abs", &[&[1, 9, 3, 11]], &[1, 1, 3, 3]);
    check("huge", "stablehlo.add", &[&[1, 9], &[2, 2]], &[3, 1]);
    // 2^112, whose sum with 2^135 f32 does not have
    define("large", "exponent:3,mantissa:4,bias:-115,infinity:none,nan:none");
    check("large", "stablehlo.negate", &[&[1, 0x8F]], &[0x81, 0x0F]);
    check("large", "stablehlo.subtract", &[&[3, 0x10], &[1, 0x0F]], &[2, 1]);
    check_types(["f64", "huge"], "stablehlo.convert", &[&[(1023 + 980) << 52]], &[2]);
}

#[test]
fn functions_near_the_smallest_values_are_rounded_there() {
    // the smallest value is 2^-999: 2^-499 squared is 2^-998, and exp(-768) is below 2^-1100
    define("tiny", "exponent:10,mantissa:1,bias:999,infinity:none,nan:none,zero:none");
    let code = |exponent: i32, half: u64| ((exponent + 999) as u64) << 1 | half;
    check("tiny", "stablehlo.power", &[&[code(-499, 0)], &[code(1, 0)]], &[code(-998, 0).into()]);
    check("tiny", "stablehlo.exponential", &[&[1 << 11 | code(9, 1)]], &[0]);
}

#[test]
fn a_limit_that_is_not_reached_decides_where_it_is_a_tie() {
    // the values are multiples of 2, so that 1 is a tie between 0 and 2, which erf and tanh stay below
    define("even", "exponent:8,mantissa:2,bias:-2,infinity:none,nan:none");
    let large = [0x7F];
    check("even", "chlo.erf", &[&large], &[0]);
    check("even", "stablehlo.tanh", &[&large], &[0]);
    // exp(-x) - 1 is just above -1
    check("even", "stablehlo.exponential_minus_one", &[&[0x47F]], &[0x400]);
}

#[test]
fn operations_write_the_smallest_code_of_a_value() {
    define_table("two_zeros", &["-0.0", "inf", "inf", "-6.0625", "0", "-inf", "0", "inf"]);
    check("two_zeros", "stablehlo.maximum", &[&[7, 6, 6, 3], &[6, 3, 4, 0]], &[1, 4, 4, 0]);
    check("two_zeros", "stablehlo.minimum", &[&[7, 6, 6, 2], &[2, 2, 0, 6]], &[1, 4, 0, 4]);
    check("two_zeros", "stablehlo.abs", &[&[6, 0, 5, 7]], &[4, 4, 1, 1]);
    check("two_zeros", "stablehlo.sign", &[&[6, 0, 4, 4]], &[4, 0, 4, 4]);
    // code 0x100 of a format with one zero is read as zero
    check("f9E7M1B218UZ", "stablehlo.minimum", &[&[0x100], &[1]], &[0]);
    check("f9E7M1B218UZ", "stablehlo.sign", &[&[0x100]], &[0]);
    // codes of exponent field 0 are read as zeros
    define("flushing", "exponent:4,mantissa:3,subnormals:flushed");
    check("flushing", "stablehlo.abs", &[&[0x83, 0x88]], &[0, 8]);
    check("flushing", "stablehlo.negate", &[&[0x83, 3]], &[0, 0x80]);
    check("flushing", "stablehlo.maximum", &[&[0x83, 3], &[0x81, 0x88]], &[0x80, 0]);
    let total = "stablehlo.compare";
    let properties = "<{comparison_direction = #stablehlo<comparison_direction EQ>, \
                      compare_type = #stablehlo<comparison_type TOTALORDER>}>";
    let text = format!(
        "func.func @main() -> tensor<2xi1> {{
  %0 = stablehlo.constant dense<[0x1, 0x81]> : tensor<2xflushing>
  %1 = stablehlo.constant dense<[0x3, 0x3]> : tensor<2xflushing>
  %r = \"{total}\"(%0, %1) {properties} : (tensor<2xflushing>, tensor<2xflushing>) -> tensor<2xi1>
  return %r : tensor<2xi1>\n}}\n"
    );
    check_program(&text, &[1, 0]);
}

#[test]
fn what_moves_elements_keeps_the_codes_of_equal_values() {
    define("flushing", "exponent:4,mantissa:3,subnormals:flushed");
    let chosen = "\
func.func @main() -> tensor<2xflushing> {
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.constant dense<[0x3, 0x9]> : tensor<2xflushing>
  %1 = stablehlo.constant dense<[0x8, 0x85]> : tensor<2xflushing>
  %r = stablehlo.select %p, %0, %1 : tensor<2xi1>, tensor<2xflushing>
  return %r : tensor<2xflushing>
}
";
    check_program(chosen, &[3, 0x85]);
    let last = "\
func.func @main() -> tensor<flushing> {
  %0 = stablehlo.constant dense<[0x9, 0x5]> : tensor<2xflushing>
  %i = stablehlo.constant dense<0x8> : tensor<flushing>
  %r = \"stablehlo.reduce\"(%0, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<flushing>, %b: tensor<flushing>):
    \"stablehlo.return\"(%b) : (tensor<flushing>) -> ()
  }) : (tensor<2xflushing>, tensor<flushing>) -> tensor<flushing>
  return %r : tensor<flushing>
}
";
    check_program(last, &[5]);
    let carried = "\
func.func @main() -> tensor<flushing> {
  %0 = stablehlo.constant dense<0x5> : tensor<flushing>
  %n = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %n, %x = %0) : tensor<i32>, tensor<flushing>
   cond {
    %most = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %x : tensor<i32>, tensor<flushing>
  }
  return %r#1 : tensor<flushing>
}
";
    check_program(carried, &[5]);
}

#[test]
fn values_of_tables_are_rounded_to_from_the_exact_result() {
    // 1.4e299 is nearer to 1e299 than to 2e299
    define_table("huge_values", &["1e299", "2e299", "inf", "-1e299"]);
    let bits = 1.4e299f64.to_bits();
    check_types(["f64", "huge_values"], "stablehlo.convert", &[&[bits]], &[0]);
    check("huge_values", "stablehlo.abs", &[&[3]], &[0]);
    // the middle between 2^-55 and 1 is 1/2 + 2^-56, and the sums are 1/2 + 2^-55 and 1/2 + 2^-57
    define_table("far_apart", &["-0.5", "0x1p-55", "1", "0x1p-57"]);
    check("far_apart", "stablehlo.subtract", &[&[1, 3], &[0, 0]], &[2, 1]);
    // without zero, a product of 2^-1200 is the value nearest to it
    define_table("without_zero", &["0x1p-600", "1", "nan", "-0x1p-700"]);
    check("without_zero", "stablehlo.multiply", &[&[0, 0], &[0, 3]], &[3, 3]);
}

#[test]
fn reduce_precision_knows_values_that_are_all_beyond_the_range() {
    let op = "stablehlo.reduce_precision\"";
    let reduce = |format: &str, codes: &[u64], expected: &[u128]| {
        let ty = format!("tensor<{}x{format}>", codes.len());
        let codes = list(codes.iter().map(|code| format!("{code:#X}")));
        let text = format!(
            "func.func @main() -> {ty} {{
  %0 = stablehlo.constant dense<[{codes}]> : {ty}
  %r = \"{op}(%0) <{{exponent_bits = 2 : i32, mantissa_bits = 9 : i32}}> : ({ty}) -> {ty}
  return %r : {ty}\n}}\n"
        );
        check_program(&text, expected);
    };
    // values from 2^4 on, where the range of two bits ends below 2^2: zero stays zero, all else is NaN
    define("above", "exponent:3,mantissa:4,bias:-7,nan:all-ones");
    reduce("above", &[0, 0x80, 1, 0x81], &[0, 0x80, 0x7F, 0xFF]);
    define("above_zeroless", "exponent:3,mantissa:4,bias:-7,nan:all-ones,zero:none");
    reduce("above_zeroless", &[0, 0x80], &[0x7F, 0xFF]);
    // field 0 is 2^-3 * 1.m, and the normal numbers of two bits begin at 1
    define(
        "without_subnormals",
        "exponent:3,mantissa:2,bias:3,subnormals:normal,nan:none,infinity:none",
    );
    reduce("without_subnormals", &[1, 11, 12, 0x0F], &[0, 0, 12, 15]);
}
