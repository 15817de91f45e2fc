//! Loops by each way: in registers, over windows of tensors, and in general.

use crate::engine::machine::tests::{COUNT_DOWN, codes, module, results, value};
use crate::engine::machine::{Executable, FunctionId};
use crate::engine::plan::PlanStep;
use crate::tensor::Value;

#[test]
fn while_carries_values() {
    let got = results(COUNT_DOWN, vec![value("dense<1000> : tensor<i64>")]);
    assert_eq!((codes(&got[0]), codes(&got[1])), (vec![0], vec![500_500]));
}

#[test]
fn while_may_swap_what_it_carries_and_keep_what_it_captures() {
    let text = "
        func.func @main(%n: tensor<i64>, %a: tensor<X>, %b: tensor<X>)
            -> (tensor<X>, tensor<X>, tensor<X>) {
          %zero = stablehlo.constant dense<0> : tensor<i64>
          %one = stablehlo.constant dense<1> : tensor<i64>
          %0:4 = stablehlo.while(%i = %n, %x = %a, %y = %b, %unread = %a)
            : tensor<i64>, tensor<X>, tensor<X>, tensor<X>
          cond {
            %2 = stablehlo.compare GT, %i, %zero : (tensor<i64>, tensor<i64>) -> tensor<i1>
            stablehlo.return %2 : tensor<i1>
          } do {
            %3 = stablehlo.subtract %i, %one : tensor<i64>
            stablehlo.return %3, %y, %x, %a : tensor<i64>, tensor<X>, tensor<X>, tensor<X>
          }
          return %0#1, %0#2, %b : tensor<X>, tensor<X>, tensor<X>
        }";
    for element in ["i64", "ui8", "i1", "f64", "f32", "bf16", "f8E4M3"] {
        let text = text.replace('X', element);
        let two = |text: &str| value(&format!("dense<{text}> : tensor<{element}>"));
        let [a, b] = match element {
            "i1" => ["true", "false"].map(two),
            "i64" | "ui8" => ["10", "20"].map(two),
            _ => ["10.0", "20.0"].map(two),
        };
        let expected = [codes(&b), codes(&a), codes(&b)];
        let got = results(&text, vec![value("dense<3> : tensor<i64>"), a, b]);
        assert_eq!(got.iter().map(codes).collect::<Vec<_>>(), expected, "{element}");
    }
}

#[test]
fn loops_stand_in_loops_and_branches() {
    // for i in (1..=4).rev() { for j in (1..=i).rev() { if j == 2 { sum += 10 } else { sum += j } } }
    let text = "
        func.func @main(%n: tensor<i64>) -> tensor<i64> {
          %zero = stablehlo.constant dense<0> : tensor<i64>
          %one = stablehlo.constant dense<1> : tensor<i64>
          %two = stablehlo.constant dense<2> : tensor<i64>
          %ten = stablehlo.constant dense<10> : tensor<i64>
          %0:2 = stablehlo.while(%i = %n, %outer = %zero) : tensor<i64>, tensor<i64>
          cond {
            %p = stablehlo.compare GT, %i, %zero : (tensor<i64>, tensor<i64>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            %1:2 = stablehlo.while(%j = %i, %sum = %outer) : tensor<i64>, tensor<i64>
            cond {
              %p = stablehlo.compare GT, %j, %zero : (tensor<i64>, tensor<i64>) -> tensor<i1>
              stablehlo.return %p : tensor<i1>
            } do {
              %p = stablehlo.compare EQ, %j, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
              %step = \"stablehlo.if\"(%p) ({
                stablehlo.return %ten : tensor<i64>
              }, {
                stablehlo.return %j : tensor<i64>
              }) : (tensor<i1>) -> tensor<i64>
              %s = stablehlo.add %sum, %step : tensor<i64>
              %k = stablehlo.subtract %j, %one : tensor<i64>
              stablehlo.return %k, %s : tensor<i64>, tensor<i64>
            }
            %k = stablehlo.subtract %i, %one : tensor<i64>
            stablehlo.return %k, %1#1 : tensor<i64>, tensor<i64>
          }
          return %0#1 : tensor<i64>
        }";
    let got = results(text, vec![value("dense<4> : tensor<i64>")]);
    let expected: u128 =
        (1..=4u128).map(|i| (1..=i).map(|j| if j == 2 { 10 } else { j }).sum::<u128>()).sum();
    assert_eq!(codes(&got[0]), [expected]);
}

#[test]
fn a_loop_that_calls_small_functions_runs_in_registers() {
    let text = "
        func.func private @step(%i: tensor<i32>, %x: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %0 = stablehlo.add %i, %one : tensor<i32>
          %1 = stablehlo.add %x, %x : tensor<f32>
          return %0, %1 : tensor<i32>, tensor<f32>
        }
        func.func @main(%n: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<f32>
          cond {
            %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            %1:2 = func.call @step(%i, %y) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
            stablehlo.return %1#0, %1#1 : tensor<i32>, tensor<f32>
          }
          return %0#1 : tensor<f32>
        }";
    let executable = Executable::new(&module(text));
    executable.prepare("main").unwrap();
    let main = executable.entry("main").unwrap();
    let is_loop = |step: &PlanStep| matches!(step, PlanStep::Loop(_));
    assert!(executable.code(main).steps.iter().any(is_loop));
    let arguments = ["dense<10> : tensor<i32>", "dense<1.5> : tensor<f32>"].map(value);
    let got = results(text, arguments.to_vec());
    assert_eq!(codes(&got[0]), [u128::from(1536f32.to_bits())]);
}

/// The text of a loop that counts `%i` to `%n`. It has 30 elements `%x` and as many of a result `%y`, both
/// from `%v`, and captures another 30, `%c`. Its `steps` compute the next `%y`, which is `%next`. The token
/// that it carries on demand keeps it out of registers.
fn loop_over_windows(steps: &str, token: bool) -> String {
    let with = |text: &'static str| if token { text } else { "" };
    let (carried, ty, token) = (with(", %t = %t0"), with(", !stablehlo.token"), with(", %t"));
    format!(
        "func.func @main(%n: tensor<i32>, %v: tensor<30xf32>, %c: tensor<5x6xf32>)
             -> (tensor<30xf32>, tensor<30xf32>, tensor<30xf32>) {{
           %zero = stablehlo.constant dense<0> : tensor<i32>
           %one = stablehlo.constant dense<1> : tensor<i32>
           %t0 = stablehlo.create_token : !stablehlo.token
           %0:{} = stablehlo.while(%i = %zero, %x = %v, %y = %v{carried})
             : tensor<i32>, tensor<30xf32>, tensor<30xf32>{ty}
           cond {{
             %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
             stablehlo.return %p : tensor<i1>
           }} do {{
             %k = stablehlo.add %i, %one : tensor<i32>
             {steps}
             stablehlo.return %k, %x, %next{token}
               : tensor<i32>, tensor<30xf32>, tensor<30xf32>{ty}
           }}
           return %0#1, %0#2, %v : tensor<30xf32>, tensor<30xf32>, tensor<30xf32>
         }}",
        if token.is_empty() { 3 } else { 4 }
    )
}

#[test]
fn loops_over_windows_and_general_loops_agree() {
    let slice = |name: &str, of: &str, at: &str| {
        format!(
            "%{name} = stablehlo.dynamic_slice %{of}, %{at}, sizes = [3] : (tensor<30xf32>, tensor<i32>) -> tensor<3xf32>\n"
        )
    };
    let update = |name: &str, of: &str, by: &str, at: &str| {
        format!(
            "%{name} = stablehlo.dynamic_update_slice %{of}, %{by}, %{at} : (tensor<30xf32>, tensor<3xf32>, tensor<i32>) -> tensor<30xf32>\n"
        )
    };
    let add = |name: &str, a: &str, b: &str| {
        format!("%{name} = stablehlo.add %{a}, %{b} : tensor<3xf32>\n")
    };
    let from_captured = "%d = stablehlo.dynamic_slice %c, %i, %k, sizes = [1, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
        %b = stablehlo.reshape %d : (tensor<1x3xf32>) -> tensor<3xf32>\n";
    let constant = "%many = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
        %b = stablehlo.dynamic_slice %many, %i, sizes = [3] : (tensor<5xf32>, tensor<i32>) -> tensor<3xf32>\n";
    let twice = "%e = stablehlo.add %k, %k : tensor<i32>\n";
    let in_registers = [
        slice("a", "x", "i") + &update("next", "y", "a", "k"),
        slice("a", "y", "i")
            + &slice("b", "x", "k")
            + &add("s", "a", "b")
            + &update("next", "y", "s", "k"),
        slice("a", "y", "i") + from_captured + &add("s", "a", "b") + &update("next", "y", "s", "i"),
        slice("a", "y", "i") + constant + &add("s", "a", "b") + &update("next", "y", "s", "i"),
        // the second slice reads what the first update wrote
        slice("a", "x", "i")
            + twice
            + &update("m", "y", "a", "e")
            + &slice("b", "m", "k")
            + &add("s", "a", "b")
            + &update("next", "m", "s", "k"),
    ];
    let in_registers = in_registers.into_iter().chain(["%new", "%both"].map(|returned| {
        // the last windows lie outside of the tensor
        format!("%a = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
            %u = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>
            %less = stablehlo.add %k, %k : tensor<i32>
            %at = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>
            %next = \"stablehlo.scatter\"(%y, %at, %u) <{{
                scatter_dimension_numbers = #stablehlo.scatter<
                    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}}> ({{
              ^bb0(%old: tensor<f32>, %new: tensor<f32>):
                %both = stablehlo.subtract %old, %new : tensor<f32>
                stablehlo.return {returned} : tensor<f32>
              }}) : (tensor<30xf32>, tensor<1xi32>, tensor<f32>) -> tensor<30xf32>\n")
    }));
    let in_registers: Vec<String> = in_registers.collect();
    let not_in_registers = [
        // the slice reads the elements from before the update
        slice("a", "x", "i")
            + &update("next", "y", "a", "k")
            + &slice("b", "y", "k")
            + &add("s", "a", "b"),
        // one of two updates is overwritten
        slice("a", "x", "i") + &update("m", "y", "a", "k") + &update("next", "y", "a", "i"),
        // another tensor than the one that was updated before
        slice("a", "x", "i") + &update("next", "x", "a", "k"),
        // the whole tensor is read
        slice("a", "x", "i")
            + &update("m", "y", "a", "k")
            + "%next = stablehlo.add %m, %x : tensor<30xf32>",
    ];
    let is_loop = |step: &PlanStep| matches!(step, PlanStep::Loop(_));
    let cases = in_registers.iter().map(|steps| (steps, true));
    for (steps, expected) in cases.chain(not_in_registers.iter().map(|steps| (steps, false))) {
        let text = loop_over_windows(steps, false);
        let executable = Executable::new(&module(&text));
        executable.prepare("main").unwrap();
        let found = executable.code(FunctionId(0)).steps.iter().any(is_loop);
        assert_eq!(found, expected, "{steps}");
        for n in [0, 1, 35, 9000] {
            let numbers: Vec<String> = (0..30).map(|number| format!("{number}.25")).collect();
            let list = numbers.join(", ");
            let row = |row: usize| format!("[{}]", numbers[6 * row..6 * row + 6].join(", "));
            let rows: Vec<String> = (0..5).map(row).collect();
            let arguments = vec![
                value(&format!("dense<{n}> : tensor<i32>")),
                value(&format!("dense<[{list}]> : tensor<30xf32>")),
                value(&format!("dense<[{}]> : tensor<5x6xf32>", rows.join(", "))),
            ];
            let got = results(&text, arguments.clone());
            let general = results(&loop_over_windows(steps, true), arguments);
            for (got, general) in got.iter().zip(&general) {
                assert_eq!(codes(got), codes(general), "{steps} {n} times");
            }
        }
    }
}

#[test]
fn loops_in_registers_and_general_loops_agree() {
    // the loop as a program of its own, and with another value that is too large for registers
    let with = |extra: &str, types: &str, result: &str| {
        format!(
            "func.func @main(%n: tensor<i32>, %v: tensor<5000xi32>) -> (tensor<i32>, tensor<f32>) {{
               %zero = stablehlo.constant dense<0> : tensor<i32>
               %one = stablehlo.constant dense<1> : tensor<i32>
               %half = stablehlo.constant dense<0.5> : tensor<f32>
               %0:{result} = stablehlo.while(%i = %zero, %x = %half, %y = %half{extra})
                 : tensor<i32>, tensor<f32>, tensor<f32>{types}
               cond {{
                 %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
                 stablehlo.return %p : tensor<i1>
               }} do {{
                 %k = stablehlo.add %i, %one : tensor<i32>
                 %z = stablehlo.add %x, %half : tensor<f32>
                 stablehlo.return %k, %y, %z{} : tensor<i32>, tensor<f32>, tensor<f32>{types}
               }}
               return %0#0, %0#1 : tensor<i32>, tensor<f32>
             }}",
            if extra.is_empty() { "" } else { ", %w" }
        )
    };
    for n in [0, 1, 2, 4095, 4096, 10_001] {
        let arguments = || {
            let n = value(&format!("dense<{n}> : tensor<i32>"));
            vec![n, value("dense<5> : tensor<5000xi32>")]
        };
        let scalars = results(&with("", "", "3"), arguments());
        let general = results(&with(", %w = %v", ", tensor<5000xi32>", "4"), arguments());
        // x and y are exchanged in each step, so half of the steps (rounded down for x) have added to x
        let expected = 0.5 + 0.5 * (n / 2) as f32;
        assert_eq!(codes(&scalars[0]), [n as u128]);
        assert_eq!(codes(&scalars[1]), [u128::from(expected.to_bits())], "{n}");
        let both = |got: &[Value]| got.iter().map(codes).collect::<Vec<_>>();
        assert_eq!(both(&scalars), both(&general), "{n}");
    }
}

#[test]
fn a_loop_over_small_tensors_stays_in_registers() {
    // x = (x * 2 + [1, 2, 3]) with a broadcast counter added, for i in 0..n
    let text = "
        func.func @main(%n: tensor<i32>, %x: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %two = stablehlo.constant dense<2> : tensor<3xi32>
          %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<3xi32>
          cond {
            %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            %one = stablehlo.constant dense<1> : tensor<i32>
            %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
            %k = stablehlo.add %i, %one : tensor<i32>
            %b = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %r = stablehlo.reshape %b : (tensor<3x1xi32>) -> tensor<3xi32>
            %d = stablehlo.multiply %y, %two : tensor<3xi32>
            %e = stablehlo.add %d, %c : tensor<3xi32>
            %f = stablehlo.add %e, %r : tensor<3xi32>
            stablehlo.return %k, %f : tensor<i32>, tensor<3xi32>
          }
          return %0#0, %0#1 : tensor<i32>, tensor<3xi32>
        }";
    let executable = Executable::new(&module(text));
    executable.prepare("main").unwrap();
    let is_loop = |step: &PlanStep| matches!(step, PlanStep::Loop(_));
    assert!(executable.code(FunctionId(0)).steps.iter().any(is_loop));
    let arguments = [value("dense<5> : tensor<i32>"), value("dense<[0, 1, -1]> : tensor<3xi32>")];
    let got = results(text, arguments.to_vec());
    let step = |i: i32, [a, b, c]: [i32; 3]| [a * 2 + 1 + i, b * 2 + 2 + i, c * 2 + 3 + i];
    let expected = (0..5).fold([0, 1, -1], |y, i| step(i, y));
    assert_eq!(got[1].tensor().codes::<u32>(), expected.map(|lane| lane as u32));
}

#[test]
fn a_loop_may_hold_ops_that_have_a_value_as_a_constant_has_one() {
    let text = "
        func.func @main(%x: tensor<i32>) -> tensor<i32> {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %three = stablehlo.constant dense<3> : tensor<i32>
          %0 = stablehlo.while(%i = %x) : tensor<i32>
          cond {
            %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            check.expect_eq_const %one, dense<1> : tensor<i32>
            %k = stablehlo.add %i, %one : tensor<i32>
            stablehlo.return %k : tensor<i32>
          }
          return %0 : tensor<i32>
        }";
    let got = results(text, vec![value("dense<0> : tensor<i32>")]);
    assert_eq!(codes(&got[0]), [3]);
}

/// The loop reads the integers of a tensor one by one: their sum in i64, the largest, and each less one.
#[test]
fn integers_of_every_type_are_read_from_windows_and_written_to_them() {
    for (width, signed) in [4, 8, 16, 32, 64].into_iter().flat_map(|w| [(w, true), (w, false)]) {
        let ty = format!("{}{width}", if signed { "i" } else { "ui" });
        let text = format!(
            "func.func @main(%x: tensor<6x{ty}>) -> (tensor<i64>, tensor<{ty}>, tensor<6x{ty}>) {{
              %zero = stablehlo.constant dense<0> : tensor<i32>
              %step = stablehlo.constant dense<1> : tensor<i32>
              %end = stablehlo.constant dense<6> : tensor<i32>
              %none = stablehlo.constant dense<0> : tensor<i64>
              %first = stablehlo.constant dense<0> : tensor<{ty}>
              %one = stablehlo.constant dense<1> : tensor<{ty}>
              %0:4 = stablehlo.while(%i = %zero, %sum = %none, %max = %first, %y = %x)
                : tensor<i32>, tensor<i64>, tensor<{ty}>, tensor<6x{ty}>
              cond {{
                %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %p : tensor<i1>
              }} do {{
                %w = stablehlo.dynamic_slice %y, %i, sizes = [1]
                  : (tensor<6x{ty}>, tensor<i32>) -> tensor<1x{ty}>
                %a = stablehlo.reshape %w : (tensor<1x{ty}>) -> tensor<{ty}>
                %b = stablehlo.convert %a : (tensor<{ty}>) -> tensor<i64>
                %s = stablehlo.add %sum, %b : tensor<i64>
                %m = stablehlo.maximum %max, %a : tensor<{ty}>
                %c = stablehlo.subtract %a, %one : tensor<{ty}>
                %u = stablehlo.reshape %c : (tensor<{ty}>) -> tensor<1x{ty}>
                %n = stablehlo.dynamic_update_slice %y, %u, %i
                  : (tensor<6x{ty}>, tensor<1x{ty}>, tensor<i32>) -> tensor<6x{ty}>
                %j = stablehlo.add %i, %step : tensor<i32>
                stablehlo.return %j, %s, %m, %n
                  : tensor<i32>, tensor<i64>, tensor<{ty}>, tensor<6x{ty}>
              }}
              return %0#1, %0#2, %0#3 : tensor<i64>, tensor<{ty}>, tensor<6x{ty}>
            }}"
        );
        let executable = Executable::new(&module(&text));
        executable.prepare("main").unwrap();
        let steps = &executable.code(FunctionId(0)).steps;
        assert!(steps.iter().any(|step| matches!(step, PlanStep::Loop(_))), "{ty}");
        let (low, high) = match signed {
            true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
            false => (0, (1i128 << width) - 1),
        };
        let numbers = [low, high, 3, low + 2, high - 1, 0];
        let list: Vec<String> = numbers.iter().map(i128::to_string).collect();
        let x = value(&format!("dense<[{}]> : tensor<6x{ty}>", list.join(", ")));
        let got = results(&text, vec![x]);
        let code = |number: i128, width: u32| number as u128 & (u128::MAX >> (128 - width));
        assert_eq!(codes(&got[0]), [code(numbers.iter().sum(), 64)], "{ty}");
        assert_eq!(codes(&got[1]), [code(high, width)], "{ty}");
        assert_eq!(codes(&got[2]), numbers.map(|number| code(number - 1, width)), "{ty}");
    }
}

/// The text of a loop that, until it has counted to 5, adds to each of seven elements `%x` their reduction by
/// an operation, starting with the first `%r`.
fn loop_that_reduces(element: &str, operation: &str, token: bool) -> String {
    let with = |text: &'static str| if token { text } else { "" };
    let (carried, ty, token) = (with(", %t = %t0"), with(", !stablehlo.token"), with(", %t"));
    format!(
        "func.func @main(%v: tensor<7x{element}>, %r: tensor<{element}>) -> tensor<7x{element}> {{
           %zero = stablehlo.constant dense<0> : tensor<i32>
           %one = stablehlo.constant dense<1> : tensor<i32>
           %five = stablehlo.constant dense<5> : tensor<i32>
           %t0 = stablehlo.create_token : !stablehlo.token
           %0:{} = stablehlo.while(%i = %zero, %x = %v{carried}) : tensor<i32>, tensor<7x{element}>{ty}
           cond {{
             %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
             stablehlo.return %p : tensor<i1>
           }} do {{
             %k = stablehlo.add %i, %one : tensor<i32>
             %s = stablehlo.reduce(%x init: %r) applies stablehlo.{operation} across dimensions = [0]
               : (tensor<7x{element}>, tensor<{element}>) -> tensor<{element}>
             %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<{element}>) -> tensor<7x{element}>
             %y = stablehlo.add %x, %b : tensor<7x{element}>
             stablehlo.return %k, %y{token} : tensor<i32>, tensor<7x{element}>{ty}
           }}
           return %0#1 : tensor<7x{element}>
         }}",
        if token.is_empty() { 2 } else { 3 }
    )
}

#[test]
fn loops_that_reduce_and_general_loops_agree() {
    let is_loop = |step: &PlanStep| matches!(step, PlanStep::Loop(_));
    let whole = ["add", "multiply", "maximum", "minimum", "and", "or", "xor"];
    let whole_numbers = ["[1, 3, 2, 5, 7, 4, 6]", "2"];
    let numbers = ["[0.1, -2.5, 1.0e-3, 7.0, -0.0, 0.3, 11.0]", "-0.0"];
    let large = ["[0.1, -2.5, 1.0e30, 1.0e38, -0.0, 3.0e38, 2.0e38]", "0.5"];
    let mut cases = vec![];
    for element in ["i4", "ui4", "i8", "ui8", "i16", "ui32", "i32", "i64", "ui64"] {
        for operation in whole {
            let is_extreme = ["maximum", "minimum"].contains(&operation);
            cases.push((element, operation, whole_numbers, element != "ui64" || !is_extreme));
        }
    }
    for operation in &whole[..4] {
        for element in ["f32", "f64"] {
            cases
                .extend([(element, *operation, numbers, true), (element, *operation, large, true)]);
        }
        // each step rounds, so this is not a loop in registers
        cases.extend(["bf16", "f8E4M3FN"].map(|format| (format, *operation, numbers, false)));
    }
    for operation in ["and", "or"] {
        for values in [["[true, false, true, false, false, true, true]", "true"], ["false", "true"]]
        {
            cases.push(("i1", operation, values, true));
        }
    }
    for (element, operation, [values, first], in_registers) in cases {
        let arguments = || {
            vec![
                value(&format!("dense<{values}> : tensor<7x{element}>")),
                value(&format!("dense<{first}> : tensor<{element}>")),
            ]
        };
        let text = loop_that_reduces(element, operation, false);
        let executable = Executable::new(&module(&text));
        executable.prepare("main").unwrap();
        let found = executable.code(FunctionId(0)).steps.iter().any(is_loop);
        assert_eq!(found, in_registers, "{operation} {element}");
        let expected = results(&loop_that_reduces(element, operation, true), arguments());
        let got = results(&text, arguments());
        assert_eq!(codes(&got[0]), codes(&expected[0]), "{operation} {element} {values}");
    }
}

#[test]
fn a_loop_goes_on_while_some_of_its_elements_do() {
    let text = "
        func.func @main(%v: tensor<2x3xf32>, %limits: tensor<2x3xf32>)
            -> (tensor<2x3xf32>, tensor<i32>) {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %no = stablehlo.constant dense<false> : tensor<i1>
          %ones = stablehlo.constant dense<1.0> : tensor<2x3xf32>
          %0:2 = stablehlo.while(%x = %v, %n = %zero) : tensor<2x3xf32>, tensor<i32>
          cond {
            %c = stablehlo.compare LT, %x, %limits : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
            %p = stablehlo.reduce(%c init: %no) applies stablehlo.or across dimensions = [0, 1]
              : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            %c = stablehlo.compare LT, %x, %limits : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
            %y = stablehlo.add %x, %ones : tensor<2x3xf32>
            %z = stablehlo.select %c, %y, %x : tensor<2x3xi1>, tensor<2x3xf32>
            // a reduction over one element everywhere, to six
            %each = stablehlo.constant dense<1> : tensor<6xi32>
            %m = stablehlo.reduce(%each init: %n) applies stablehlo.add across dimensions = [0]
              : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
            stablehlo.return %z, %m : tensor<2x3xf32>, tensor<i32>
          }
          return %0#0, %0#1 : tensor<2x3xf32>, tensor<i32>
        }";
    let executable = Executable::new(&module(text));
    executable.prepare("main").unwrap();
    let is_loop = |step: &PlanStep| matches!(step, PlanStep::Loop(_));
    assert!(executable.code(FunctionId(0)).steps.iter().any(is_loop));
    let limits = "dense<[[1.0, 5.0, 3.0], [2.0, 9.0, -4.0]]> : tensor<2x3xf32>";
    let got = results(text, vec![value("dense<0.0> : tensor<2x3xf32>"), value(limits)]);
    let reached = [1f32, 5.0, 3.0, 2.0, 9.0, 0.0].map(|number| u128::from(number.to_bits()));
    assert_eq!(codes(&got[0]), reached);
    assert_eq!(codes(&got[1]), [54]);
}
