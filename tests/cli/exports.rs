//! What arguments and results are called in files that `jax.export` saved, and in the programs in them.
//!
//! The files are `NAME.jax` of tests/bytecode, written by tools/survey/jax_exports.py.

use crate::shlo::{Ran, shlo, shlo_reading};

fn run_export(name: &str, arguments: &[&str]) -> Ran {
    let program = format!("tests/bytecode/{name}.jax");
    shlo(&[&[program.as_str()], arguments].concat())
}

#[test]
fn an_export_with_symbolic_shapes_takes_arguments_and_gives_results_by_name() {
    let arguments = "--input x=3xf32=1,2,3 --input params['b']=10,20 \
                     --input params['w']=2x3xf32=1,0,2,0,1,0 --expect result['z'][0]=6 --expect";
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    // w x is [7, 2]
    for (y, status) in [("result['y']=17,22", 0), ("result['y']=17,23", 1)] {
        let ran = run_export("symbolic", &[&arguments[..], &[y]].concat());
        assert_eq!(ran.status, status, "{}", ran.err);
    }
}

#[test]
fn an_export_for_several_platforms_takes_the_index_of_one_by_name() {
    let arguments =
        ["--input", "k=2", "--input", "table['a b']=1,2,3,4", "--input", "rest[0]=ones"];
    let expected = ["--expect", "3,5,7,9", "--input", "_platform_index=1"];
    let ran = run_export("platforms", &[&arguments[..], &expected].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn an_export_without_locations_has_names_from_how_its_arguments_were_nested() {
    let own = ["args[1]['a b']=4xf32=1,2,3,4", "args[3][0]=4xf32=1,1,1,1", "kwargs['k']=2"];
    let unused = ["args[0]=ones", "args[1][\"it's\"]=0", "args[3][1]=0"];
    let platform = ["_platform_index=0", "--expect", "4xf32=3,5,7,9"];
    let inputs = |names: &[&'static str]| names.iter().flat_map(|&it| ["--input", it]).collect();
    let mut arguments: Vec<&str> = inputs(&own);
    arguments.extend(["--input"].into_iter().chain(platform));
    // the arguments that the function does not use are not in the artifact, if its shapes are static
    assert_eq!(run_export("stripped", &arguments).status, 0);
    arguments.extend(inputs(&unused));
    let error = run_export("stripped", &arguments).err;
    assert!(error.contains("@main has no argument args[0]"), "{error}");
    assert_eq!(run_export("stripped-symbolic", &arguments).status, 0);
}

#[test]
fn arguments_have_the_names_of_the_function_that_theirs_wraps() {
    let text = |end: &str| {
        format!(
            "func.func @main(%0: tensor<2xf32>, %1: tensor<?xf32>) -> tensor<2xf32> {{
  %2 = stablehlo.convert %1 : (tensor<?xf32>) -> tensor<2xf32>
  %3 = call @f(%2, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  {end}
}}
func.func private @f(%0: tensor<2xf32> loc(\"a\"), %1: tensor<2xf32> loc(\"b\")) -> tensor<2xf32> {{
  %2 = stablehlo.subtract %0, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}}"
        )
    };
    let arguments = ["--input", "a=2xf32=5,7", "--input", "b=2xf32=1,2"];
    let run = |text: String| shlo_reading(&[&["-"], &arguments[..]].concat(), &text);
    let ran = run(text("return %3 : tensor<2xf32>"));
    assert_eq!(ran.out, "tensor<2xf32> {\n  [4.000000e+00, 5.000000e+00]\n}\n", "{}", ran.err);
    let error =
        run(text("%4 = stablehlo.negate %3 : tensor<2xf32>\n  return %4 : tensor<2xf32>")).err;
    assert!(error.contains("@main has no argument %a"), "{error}");
}
