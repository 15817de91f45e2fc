//! The values inside a run, seen from outside: written, replaced, stopped at.

use crate::desk::Desk;
use crate::shlo::{Ran, ran_reading, shlo_reading};

/// Doubles its argument twice, in a loop that calls a function.
const LOOP: &str = r#"func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %last:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xf32>
    cond {
      %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i32> loc("count")
      %w = func.call @twice(%v) : (tensor<2xf32>) -> tensor<2xf32> loc("block.py":17:3)
      stablehlo.return %n, %w : tensor<i32>, tensor<2xf32>
    }
  return %last#1 : tensor<2xf32>
}
func.func @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %b = stablehlo.add %a, %a : tensor<2xf32>
  return %b : tensor<2xf32>
}
"#;

/// Runs the loop on [1, 2] with flags and commands.
fn run_with(desk: &Desk, flags: &[&str], commands: &str) -> Ran {
    let program = desk.file("p.mlir", LOOP);
    let run = [&program, "--input", "2xf32=1,2", "--format", "dense"];
    ran_reading(&mut desk.program(&[&run[..], flags].concat()), commands)
}

fn run(flags: &[&str]) -> Ran {
    run_with(&Desk::new(), flags, "")
}

/// The ids of the values that a trace has, in order.
fn ids(desk: &Desk) -> Vec<String> {
    let index = desk.text("t/index.csv");
    index.lines().map(|line| line.split(',').next().unwrap_or_default().to_string()).collect()
}

#[test]
fn a_trace_has_every_value_that_an_op_computes() {
    let desk = Desk::new();
    let ran = run_with(&desk, &["--trace", "t"], "");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let expected = [
        "@main/%last.cond[0]/%c",
        "@main/%last.body[0]/%n",
        "@main/%last.body[0]/%w@twice/%b",
        "@main/%last.body[0]/%w",
        "@main/%last.cond[1]/%c",
        "@main/%last.body[1]/%n",
        "@main/%last.body[1]/%w@twice/%b",
        "@main/%last.body[1]/%w",
        "@main/%last.cond[2]/%c",
        "@main/%last#0",
        "@main/%last#1",
    ];
    assert_eq!(ids(&desk), expected);
    let bytes = std::fs::read(desk.path("t/probe8.npy")).expect("a file");
    assert!(bytes.ends_with(&[4.0f32.to_le_bytes(), 8.0f32.to_le_bytes()].concat()));
    let places = desk.text("t/locations.csv");
    let fourth = places.lines().nth(3).expect("a line");
    assert!(fourth.ends_with("p.mlir:11:7,block.py:17"), "{fourth}");
}

#[test]
fn a_trace_keeps_the_values_that_are_named() {
    let named: [(&str, &[&str]); 6] = [
        ("%last", &["@main/%last#0", "@main/%last#1"]),
        ("@twice/%b", &["@main/%last.body[0]/%w@twice/%b", "@main/%last.body[1]/%w@twice/%b"]),
        ("@main/%last.body[1]/%w", &["@main/%last.body[1]/%w"]),
        ("loc:block.py*", &["@main/%last.body[0]/%w", "@main/%last.body[1]/%w"]),
        ("op:while,loc:no*,loc:count", &[]),
        ("10", &["@main/%last.body[0]/%n", "@main/%last.body[1]/%n"]),
    ];
    for (what, expected) in named {
        let desk = Desk::new();
        let ran = run_with(&desk, &["--trace", "t", "--trace-only", what], "");
        if expected.is_empty() {
            assert_eq!(ran.status, 2, "{what}");
            assert!(ran.err.contains("has a loc that names 'no*'"), "{}", ran.err);
            continue;
        }
        assert_eq!(ids(&desk), expected, "{what}");
    }
}

#[test]
fn a_value_that_is_set_is_what_the_run_goes_on_with() {
    let settings: [(&str, &str); 6] = [
        ("%b=2xf32=9", "dense<9.000000e+00>"),
        ("@main/%last.body[0]/%w=[3, 5]", "dense<[6.000000e+00, 1.000000e+01]>"),
        ("%last#1=7", "dense<7.000000e+00>"),
        ("%one=2", "dense<[2.000000e+00, 4.000000e+00]>"),
        ("%x=[5, 6]", "dense<[2.000000e+01, 2.400000e+01]>"),
        // a loop ends with what its condition is given last
        ("%v=1", "dense<1.000000e+00>"),
    ];
    for (setting, expected) in settings {
        for engine in ["fast", "plain", "both"] {
            let ran = run(&["--set", setting, "--engine", engine]);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{setting}");
            assert!(ran.out.contains(expected), "{setting}: {}", ran.out);
        }
    }
}

#[test]
fn what_cannot_be_set_is_an_error() {
    let wrong: [(&str, &str); 6] = [
        ("%lost=1", "no op and no argument of"),
        ("@main/%b=1", "defines @main/%b: %b is a value of @twice"),
        ("%b=f32=1", "--set %b: the program has tensor<2xf32> here"),
        ("op:add=1", "a value is put in place of %NAME"),
        ("%b", "is not of the form %NAME=V"),
        ("%b=@no.npy", "no.npy"),
    ];
    for (setting, message) in wrong {
        let ran = run(&["--set", setting]);
        assert!(ran.status == 2 || ran.status == 5, "{setting}: {}", ran.status);
        assert!(ran.err.contains(message) && ran.out.is_empty(), "{setting}: {}", ran.err);
    }
}

#[test]
fn a_value_that_is_never_computed_is_named_in_a_warning() {
    let ran = run(&["--set", "@main/%last.body[2]/%w=1"]);
    let warning = "warning: --set @main/%last.body[2]/%w: the run computed no such value";
    assert!(ran.status == 0 && ran.err.contains(warning), "{}", ran.err);
}

#[test]
fn a_run_stops_where_it_is_told_and_obeys() {
    let ran = run_with(
        &Desk::new(),
        &["--break", "%n"],
        "print %v\nset %n=2\nnext\nbreak %last\nc\nfoo\n",
    );
    assert_eq!(ran.status, 0, "{}", ran.err);
    // the loop ends after one iteration, since its counter is 2 already
    assert!(ran.out.contains("dense<[2.000000e+00, 4.000000e+00]>"), "{}", ran.out);
    let shown = [
        "@main/%last.body[0]/%n: stablehlo.add at",
        "%n = tensor<i32> [1 (0x00000001)]",
        "[1.000000e+00, 2.000000e+00]",
        "@main/%last.body[0]/%w@twice/%b: stablehlo.add",
        "%last#0 = tensor<i32> [2 (0x00000002)]",
        "there is no command 'foo'",
    ];
    let mut rest = ran.err.as_str();
    for text in shown {
        let at = rest.find(text).unwrap_or_else(|| panic!("{text} in {}", ran.err));
        rest = &rest[at..];
    }
}

#[test]
fn a_run_that_is_quit_fails() {
    let ran = run_with(&Desk::new(), &["--step"], "q\n");
    assert_eq!((ran.status, ran.out.as_str()), (4, ""));
    assert!(ran.err.contains("the run was ended after @main/%last.cond[0]/%c"), "{}", ran.err);
}

#[test]
fn each_process_has_values_of_its_own_where_a_run_stops() {
    let desk = Desk::new();
    let sum = |result: &str, operand: &str| {
        format!(
            "{result} = \"stablehlo.all_reduce\"({operand}) ({{
               ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                 %s = stablehlo.add %a, %b : tensor<f32>
                 stablehlo.return %s : tensor<f32>
             }}) {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : (tensor<f32>) -> tensor<f32>"
        )
    };
    let text = format!(
        "module attributes {{mhlo.num_replicas = 2 : i32}} {{
           func.func @main(%x: tensor<f32>) -> tensor<f32> {{
             {}
             %y = stablehlo.add %0, %x : tensor<f32>
             {}
             return %1 : tensor<f32>
           }}
         }}",
        sum("%0", "%x"),
        sum("%1", "%y")
    );
    let program = desk.file("p.mlir", &text);
    let run = [&program, "--input", "0,0:10.0", "--input", "1,0:20.0", "--break", "%1"];
    let err = shlo_reading(&run, "p %y\nc\np %y\nc\n").err;
    let answer = |process: &str| {
        let shown = err.split(&format!("{process}:@main/%1:")).nth(1).expect(process);
        shown.lines().find(|line| line.starts_with("tensor<f32> {")).expect("an answer")
    };
    // 10 + 20 + 10, and 10 + 20 + 20
    assert!(answer("0,0").contains("4.000000e+01"), "{err}");
    assert!(answer("1,0").contains("5.000000e+01"), "{err}");
}
