//! What becomes of results: streams whose reader goes away, files, figures, JSON.

use std::process::Stdio;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{PROGRAM, Ran, ran, shell};

/// Two results: one that fills pipes, one that is small.
const LARGE: &str = "\
func.func @main() -> (tensor<300x300xf32>, tensor<4xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<300x300xf32>
  %1 = stablehlo.iota dim = 0 : tensor<4xf32>
  return %0, %1 : tensor<300x300xf32>, tensor<4xf32>
}
";

const LATE_FAILURE: &str = "\
func.func @first() -> tensor<300x300xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<300x300xf32>
  return %0 : tensor<300x300xf32>
}
func.func @second() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  check.expect_eq_const %0, dense<2.0> : tensor<f32>
  return
}
";

/// The status of a run whose output nobody reads, and what it says on standard error.
#[cfg(unix)]
fn run_unread(desk: &Desk, arguments: &[&str]) -> (i32, String) {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let ran = ran(desk.program(arguments).stdout(writer));
    (ran.status, ran.err)
}

#[cfg(unix)]
#[test]
fn without_a_reader_results_are_compared_and_written() {
    let desk = Desk::new();
    let program = desk.file("large.mlir", LARGE);
    let expect = ["--expect", "300x300xf32=7", "--expect", "4xf32=1"];
    let (status, err) = run_unread(&desk, &[&[&program, "-o", "o"], &expect[..]].concat());
    assert_eq!(status, 1);
    assert!(err.contains("result 1 of @main") && err.contains("result 2 of @main"), "{err}");
    assert_eq!(desk.names("o"), ["main_0.npy", "main_1.npy"]);
}

#[cfg(unix)]
#[test]
fn without_a_reader_later_functions_run() {
    let desk = Desk::new();
    let program = desk.file("late.mlir", LATE_FAILURE);
    assert_eq!(run_unread(&desk, &[&program]).0, 1);
    for format in ["dense", "json", "text"] {
        assert_eq!(run_unread(&desk, &[&program, "--format", format]).0, 1, "{format}");
    }
}

#[cfg(unix)]
#[test]
fn without_a_reader_of_messages_the_status_stays() {
    let desk = Desk::new();
    let late = desk.file("late.mlir", LATE_FAILURE);
    let broken = desk.file("broken.mlir", "func.func @main( {");
    let status = |arguments: &[&str]| {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = desk.program(arguments);
        command.stdout(Stdio::null()).stderr(writer);
        command.status().expect("the program runs").code()
    };
    assert_eq!(status(&[&late]), Some(1));
    assert_eq!(status(&["check", &broken]), Some(3));
    assert_eq!(status(&["missing.mlir"]), Some(5));
    assert_eq!(status(&["--no-such-flag"]), Some(2));
    assert_eq!(status(&["--define-type", "x", &late]), Some(2));
}

#[cfg(unix)]
#[test]
fn without_a_reader_every_subcommand_ends_as_it_would() {
    let desk = Desk::new();
    let values = "4096xf32=1";
    let quantize = ["quantize", "--to", "nvfp4", "--report", values, "-o", "q"];
    assert_eq!(run_unread(&desk, &quantize).0, 0);
    assert_eq!(desk.names("q"), ["elements.npy", "scales.npy", "tensor_scale.npy"]);
    for arguments in [
        &["--help"][..],
        &["ops"],
        &["formats"],
        &["formats", "f16"],
        &["convert", "--table", "--from", "f16", "--to", "f8E4M3FN"],
        &["explain", "add", "f32", "1", "2"],
        &["pack", "cvt.rn.satfinite.e2m1x2.f32", "1.5", "-3"],
    ] {
        assert_eq!(run_unread(&desk, arguments), (0, String::new()), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error_but_all_else_is_done() {
    let desk = Desk::new();
    let program = desk.file("large.mlir", LARGE);
    let full = || std::fs::File::options().write(true).open("/dev/full").expect("/dev/full");
    let Ran { status, err, .. } = ran(desk.program(&[&program, "-o", "o"]).stdout(full()));
    assert_eq!(status, 5);
    assert!(err.contains("cannot write the output: No space left on device"), "{err}");
    assert_eq!(desk.names("o"), ["main_0.npy", "main_1.npy"]);
    assert_eq!(ran(desk.program(&["--help"]).stdout(full())).status, 5);
}

#[cfg(unix)]
#[test]
fn closed_streams_change_nothing() {
    let desk = Desk::new();
    let program = desk.file("late.mlir", LATE_FAILURE);
    for closing in [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
        let script = format!("'{PROGRAM}' '{program}' -o o {closing}");
        let mut command = shell(&script, &desk.path(""));
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert_eq!(status.expect("sh").code(), Some(1), "{closing}");
        assert_eq!(desk.names("o"), ["first_0.npy"]);
    }
}

const PROBING: &str = "\
func.func @main(%x: tensor<2xf32>) {
  %0 = interpreter.probe %x, probe_id = \"p\" : tensor<2xf32>
  %1 = interpreter.probe %x, probe_id = \"q\" : tensor<2xf32>
  return
}
";

#[test]
fn an_index_of_other_origin_stays() {
    let desk = Desk::new();
    let probing = desk.file("probing.mlir", PROBING);
    let plain = desk.file("large.mlir", LARGE);
    desk.file("keep/index.csv", "precious,data\n");
    let probes = ["--probe-output-dir", "keep"];
    assert_eq!(desk.shlo(&[&[&plain[..], "--format=none"], &probes[..]].concat()).status, 0);
    assert_eq!(desk.shlo(&[&[&probing[..]], &probes[..]].concat()).status, 2);
    let ran = desk.shlo(&[&[&probing, "--input", "2xf32=1"], &probes[..]].concat());
    assert_eq!(ran.status, 5);
    assert!(ran.err.contains("keep/index.csv is there"), "{}", ran.err);
    assert_eq!(desk.text("keep/index.csv"), "precious,data\n");
    assert_eq!(desk.names("keep"), ["index.csv"]);
}

#[test]
fn probes_of_an_earlier_run_are_replaced() {
    let desk = Desk::new();
    let two = desk.file("two.mlir", PROBING);
    let one = desk.file(
        "one.mlir",
        PROBING.replace("  %1 = interpreter.probe %x, probe_id = \"q\" : tensor<2xf32>\n", ""),
    );
    let run = |program: &str, directory: &str| {
        desk.shlo(&[program, "--input", "2xf32=1", "--probe-output-dir", directory]).status
    };
    assert_eq!(run(&two, "d"), 0);
    assert_eq!(desk.names("d"), ["index.csv", "locations.csv", "probe1.npy", "probe2.npy"]);
    assert_eq!(run(&one, "./d/"), 0);
    assert_eq!(desk.names("d"), ["index.csv", "locations.csv", "probe1.npy"]);
    assert_eq!(desk.text("d/index.csv"), "p,tensor<2xf32>,./d/probe1.npy\n");
}

#[test]
fn probes_are_listed_with_their_places() {
    let desk = Desk::new();
    desk.file(
        "probing.mlir",
        "func.func @main(%x: tensor<2xf32>) {\n  \
           %0 = interpreter.probe %x, probe_id = \"p\" : tensor<2xf32> loc(#loc1)\n  \
           call @inner(%0) : (tensor<2xf32>) -> ()\n  return\n}\n\
         func.func @inner(%x: tensor<2xf32>) {\n  \
           %0 = interpreter.probe %x, probe_id = \"q, r\" : tensor<2xf32>\n  return\n}\n\
         #loc = loc(\"block.py\":17:4 to 18:2)\n#loc1 = loc(\"params['w1']\"(#loc))\n",
    );
    let run = || desk.shlo(&["probing.mlir", "--input", "2xf32=1", "--probe-output-dir", "d"]);
    let places = "p,probing.mlir:2:3,params['w1'] at block.py:17\n\"q, r\",probing.mlir:7:3,\n";
    for _ in 0..2 {
        assert_eq!(run().status, 0);
        assert_eq!(desk.text("d/locations.csv"), places);
    }
    desk.file("d/locations.csv", "precious,data\n");
    assert!(run().err.contains("d/locations.csv is there"));
    assert_eq!(desk.text("d/locations.csv"), "precious,data\n");
}

#[test]
fn tensors_that_another_program_stored_are_compared() {
    let desk = Desk::new();
    let probing = desk.file("probing.mlir", PROBING);
    let probe = ["--input", "2xf32=1,2", "--probe-output-dir", "d"];
    assert_eq!(desk.shlo(&[&[&probing[..]], &probe[..]].concat()).status, 0);
    std::fs::rename(desk.path("d/probe2.npy"), desk.path("d/device.npy")).expect("renamed");
    desk.file("d/index.csv", "mul,tensor<2xf32>,device.npy");
    let program = desk.file(
        "check.mlir",
        "func.func @main(%x: tensor<2xf32>) {\n\
         check.expect_serialized_eq %x, probe_id = \"mul\", iter = 0 : tensor<2xf32>\n return\n}",
    );
    let check = |input: &str| desk.shlo(&[&program, "--input", input, "--probe-output-dir", "d"]);
    assert_eq!(check("2xf32=1,2").status, 0, "{}", check("2xf32=1,2").err);
    assert_eq!(check("2xf32=1,3").status, 1);
    assert_eq!(desk.names("d"), ["device.npy", "index.csv", "locations.csv", "probe1.npy"]);
}

#[test]
fn functions_of_similar_names_have_files_of_their_own() {
    let desk = Desk::new();
    let constant = |name: &str, value: &str| {
        format!(
            "func.func @{name}() -> tensor<f32> {{\n  %0 = stablehlo.constant dense<{value}> : \
             tensor<f32>\n  return %0 : tensor<f32>\n}}\n"
        )
    };
    let long = "n".repeat(400);
    let text = [
        constant("\"a b\"", "1.0"),
        constant("\"a/b\"", "2.0"),
        constant(&format!("{long}1"), "3.0"),
        constant(&format!("{long}2"), "4.0"),
    ];
    let program = desk.file("names.mlir", text.concat());
    assert_eq!(desk.shlo(&[&program, "-o", "o"]).status, 0);
    assert_eq!(desk.names("o").len(), 4);
    let expect = |file: &str, function: &str| {
        desk.shlo(&[&program, "--function", function, "--expect", file]).status
    };
    assert_eq!(expect("@o/a%20b_0.npy", "a b"), 0);
    assert_eq!(expect("@o/a%2Fb_0.npy", "a/b"), 0);
}

#[test]
fn modules_of_one_file_have_files_of_their_own() {
    let desk = Desk::new();
    let module = |size: usize| {
        format!(
            "func.func @main() -> tensor<{size}xf32> {{\n  %0 = stablehlo.iota dim = 0 : tensor<{size}xf32>\n  return %0 : tensor<{size}xf32>\n}}\n"
        )
    };
    let program = desk.file("two.mlir", format!("{}// -----\n{}", module(2), module(3)));
    assert_eq!(desk.shlo(&[&program, "-o", "o"]).status, 0);
    assert_eq!(desk.names("o"), ["main_0.npy", "main~2_0.npy"]);
}

/// The system ends a run that writes more than `ulimit -f` allows.
#[cfg(target_os = "linux")]
#[test]
fn a_run_that_is_killed_while_it_writes_leaves_no_half_file() {
    let desk = Desk::new();
    let program = desk.file("large.mlir", LARGE);
    let run = |limit: &str| {
        let script =
            format!("ulimit -c 0; ulimit -f {limit}; '{PROGRAM}' '{program}' -o o --format none");
        shell(&script, &desk.path("")).status().expect("sh").success()
    };
    assert!(!run("1"));
    assert!(desk.names("o").iter().all(|name| name.ends_with(".partial")), "{:?}", desk.names("o"));
    assert!(run("unlimited"));
    assert!(desk.names("o").ends_with(&["main_0.npy".into(), "main_1.npy".into()]));
}

#[test]
fn runs_into_one_directory_each_leave_whole_files() {
    let desk = Desk::new();
    let program = |value: &str| {
        format!(
            "func.func @main() -> tensor<700x700xf32> {{\n  %0 = stablehlo.constant dense<{value}> : tensor<700x700xf32>\n  return %0 : tensor<700x700xf32>\n}}\n"
        )
    };
    let programs = [desk.file("1.mlir", program("1.0")), desk.file("2.mlir", program("2.0"))];
    for _ in 0..3 {
        let start = |program: &String| {
            desk.program(&[program, "-o", "race", "--format", "none"]).spawn().expect("it runs")
        };
        let running: Vec<_> = programs.iter().map(start).collect();
        for mut child in running {
            assert_eq!(child.wait().expect("it ends").code(), Some(0));
        }
        assert_eq!(desk.names("race"), ["main_0.npy"]);
        let whole = |program: &String| {
            desk.shlo(&[program, "--expect", "@race/main_0.npy", "--format", "none"]).status == 0
        };
        assert!(programs.iter().any(whole));
    }
}

#[test]
fn more_threads_than_the_machine_can_use_are_not_started() {
    let desk = Desk::new();
    let program = desk.file("large.mlir", LARGE);
    let run = |threads: &str| desk.shlo(&[&program, "--threads", threads, "--format", "none"]);
    let ran = run("1024");
    assert_eq!(ran.status, 0, "{}", ran.err);
    let machine = std::thread::available_parallelism().map_or(1, usize::from);
    let warns = ran.err.starts_with("warning: --threads 1024: ");
    assert_eq!(warns, machine < 256, "{}", ran.err);
    let ran = run("65535");
    assert_eq!(
        (ran.status, ran.err.contains("65535 is not in 1..=1024")),
        (2, true),
        "{}",
        ran.err
    );
}

/// Two results with the names that JAX gives them.
const NAMED: &str = "\
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = \"result['loss']\"}, tensor<4xf32> {jax.result_info = \"result['y']\"}) {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
";

const IDENTITY: &str = "\
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
";

#[test]
fn zeros_of_either_sign_are_equal_under_any_tolerance() {
    let desk = Desk::new();
    let program = desk.file("id.mlir", IDENTITY);
    let compare = ["--input", "4xf32=0", "--expect", "4xf32=-0.0", "--format", "none"];
    let status =
        |tolerance: &[&str]| desk.shlo(&[&[&program[..]], &compare[..], tolerance].concat()).status;
    assert_eq!(status(&[]), 1);
    for tolerance in [["--rtol", "1e-3"], ["--atol", "0"], ["--rtol", "0"], ["--max-ulp", "0"]] {
        assert_eq!(status(&tolerance), 0, "{tolerance:?}");
    }
}

#[test]
fn infinities_and_nans_are_equal_only_to_themselves() {
    let desk = Desk::new();
    let program = desk.file("id.mlir", IDENTITY);
    let status = |input: &str, expected: &str| {
        let tolerance = ["--atol", "1e30", "--rtol", "inf", "--max-ulp", "4294967295"];
        let compare = [&program[..], "--input", input, "--expect", expected];
        desk.shlo(&[&compare[..], &tolerance[..]].concat()).status
    };
    assert_eq!(status("4xf32=inf,-inf,nan,1", "4xf32=inf,-inf,0xFFC00001,2"), 0);
    assert_eq!(status("4xf32=inf", "4xf32=-inf"), 1);
    assert_eq!(status("4xf32=inf", "4xf32=1"), 1);
    assert_eq!(status("4xf32=nan", "4xf32=1"), 1);
}

#[test]
fn a_dump_of_another_float_type_is_compared_by_value() {
    let desk = Desk::new();
    let program = desk.file("id.mlir", IDENTITY);
    let run = |expected: &str, more: &[&str]| {
        let compare = [&program[..], "--input", "4xf32=1,1.001953125,-2,0.1", "--expect", expected];
        desk.shlo(&[&compare[..], more].concat())
    };
    // 1.001953125 is half way between two bf16; 0.1 is no bf16
    let bf16 = "4xbf16=1,1,-2,0.1";
    let ran = run(bf16, &[]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("2 of 4 elements differ"), "{}", ran.err);
    assert!(ran.err.contains("tensor<4xbf16> by value"), "{}", ran.err);
    assert_eq!(run(bf16, &["--max-ulp", "0"]).status, 0);
    assert_eq!(run("4xf64=1,1.001953125,-2,0.10000000149011612", &[]).status, 0);
    assert_eq!(run("4xf64=1,1.001953125,-2,0.1", &[]).status, 1);
    assert_eq!(run("4xf64=1,1.001953125,-2,0.1", &["--max-ulp", "0"]).status, 0);
    assert_eq!(run("4xi32=1,1,-2,0", &[]).status, 2);
}

#[test]
fn results_are_expected_by_name_number_or_not_at_all() {
    let desk = Desk::new();
    let program = desk.file("named.mlir", NAMED);
    let run = |expected: &[&str]| {
        let flags: Vec<&str> = expected.iter().flat_map(|value| ["--expect", value]).collect();
        desk.shlo(&[&[&program[..], "--input", "4xf32=1"], &flags[..]].concat())
    };
    assert_eq!(run(&["4xf32=1", "4xf32=2"]).status, 0);
    assert_eq!(run(&["result['y']=4xf32=2"]).status, 0);
    assert_eq!(run(&["result['y']=4xf32=1"]).status, 1);
    assert_eq!(run(&["y=4xf32=2"]).status, 0);
    assert_eq!(run(&["result.y=4xf32=1"]).status, 1);
    assert_eq!(run(&["2=4xf32=2"]).status, 0);
    assert_eq!(run(&["2=4xf32=2", "4xf32=1"]).status, 0);
    assert_eq!(run(&["ignored", "4xf32=2"]).status, 0);
    assert_eq!(run(&["_", "4xf32=1"]).status, 1);
    for (wrong, message) in [
        (&["3=4xf32=2"][..], "has 2 results, counted from 1"),
        (&["z=4xf32=2"], "no result z; it has 1 = result['loss'] (tensor<4xf32>), 2 = result['y']"),
        (&["4xf32=1"], "has 2 results, --expect is given 1 time;"),
        (&["1=4xf32=1", "1=_"], "result 1 of @main is given twice"),
    ] {
        let ran = run(wrong);
        assert_eq!((ran.status, ran.err.contains(message)), (2, true), "{}", ran.err);
    }
}

#[test]
fn expected_tensors_of_a_file_go_to_the_results_of_their_names_or_none_does() {
    let desk = Desk::new();
    let named = desk.file("named.mlir", NAMED);
    let made = |result: &str, value: &str| {
        let program = format!(
            "func.func @main() -> tensor<4xf32> {{ %0 = stablehlo.constant dense<{value}> : tensor<4xf32> \
             return %0 : tensor<4xf32> }}"
        );
        let program = desk.file("made.mlir", program);
        assert_eq!(desk.shlo(&[&program, "-o", "expected", "--format", "none"]).status, 0);
        std::fs::rename(
            desk.path("expected/main_0.npy"),
            desk.path(&format!("expected/{result}.npy")),
        )
        .expect("a file that was written");
    };
    let run = || desk.shlo(&[&named, "--input", "4xf32=1", "--expect", "@expected"]);
    made("y", "2.0");
    made("loss", "1.0");
    assert_eq!(run().status, 0);
    made("loss", "3.0");
    assert_eq!(run().status, 1);
    // all names end in numbers, but one is a result's: their order means nothing
    made("other1", "1.0");
    let ran = run();
    assert_eq!(
        (ran.status, ran.err.contains("'other1' is no result of @main")),
        (2, true),
        "{}",
        ran.err
    );
}

#[test]
fn a_mismatch_has_figures_and_its_worst_elements() {
    let desk = Desk::new();
    let program = desk.file("id.mlir", IDENTITY);
    let expected = ["--expect", "4xf32=3,4,0,0", "--worst", "2"];
    let ran = desk.shlo(&[&[&program[..], "--input", "4xf32=3,4,0,5"], &expected[..]].concat());
    assert_eq!(ran.status, 1);
    for part in [
        "largest absolute error 5, largest relative error 0, root mean square error 2.5",
        "signal to noise 0 dB, cosine similarity 0.707106781187",
        "worst 1: at [3]: actual 5.0 (0x40A00000), expected 0.0 (0x00000000)",
    ] {
        assert!(ran.err.contains(part), "{}", ran.err);
    }
    assert!(!ran.err.contains("worst 2"), "{}", ran.err);
}

#[test]
fn results_are_printed_with_their_names() {
    let desk = Desk::new();
    let program = desk.file("named.mlir", NAMED);
    let run = |more: &[&str]| {
        let arguments = [&[&program[..], "--input", "4xf32=1", "--format", "dense"], more].concat();
        desk.shlo(&arguments).out
    };
    let [one, two] = ["dense<1.000000e+00> : tensor<4xf32>", "dense<2.000000e+00> : tensor<4xf32>"];
    assert_eq!(
        run(&[]),
        format!(
            "// @main result 1: result['loss']\n{one}\n// @main result 2: result['y']\n{two}\n"
        )
    );
    assert_eq!(run(&["--titles", "never"]), format!("{one}\n{two}\n"));
    let identity = desk.file("id.mlir", IDENTITY);
    let plain = [&identity, "--input", "4xf32=1", "--format", "dense"];
    assert_eq!(desk.shlo(&plain).out, format!("{one}\n"));
}

/// The objects that a command prints, each of which the published schema admits.
fn objects(ran: &Ran) -> Vec<serde_json::Value> {
    let object = |line: &str| {
        let object = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        schema::check(&object);
        object
    };
    ran.out.lines().map(object).collect()
}

#[test]
fn json_holds_results_comparisons_and_how_it_ended() {
    let desk = Desk::new();
    let program = desk.file("named.mlir", NAMED);
    let expect = ["--expect", "2=4xf32=3", "--expect", "ignored", "--worst", "1"];
    let arguments = [&program[..], "--input", "4xf32=1", "--format", "json"];
    let ran = desk.shlo(&[&arguments[..], &expect[..]].concat());
    let [object] = &objects(&ran)[..] else { panic!("{}", ran.out) };
    assert_eq!((ran.status, &object["exit_code"]), (1, &1.into()));
    assert_eq!((&object["function"], &object["status"]), (&"main".into(), &"check_failed".into()));
    assert_eq!(object["results"][1]["name"], "result['y']");
    let [ignored, failed] = &object["expectations"].as_array().unwrap()[..] else { panic!() };
    assert_eq!(ignored["outcome"], "ignored");
    assert_eq!((&failed["outcome"], &failed["differing"]), (&"failed".into(), &4.into()));
    assert_eq!(failed["figures"]["largest_absolute_error"], 1.0);
    assert_eq!(failed["worst_elements"][0]["expected"]["bits"], "0x40400000");
    let messages = object["diagnostics"].as_array().unwrap();
    assert!(
        messages[0]["message"].as_str().unwrap().starts_with("result 2 of @main (result['y'])")
    );
}

#[test]
fn json_holds_failures_with_their_places() {
    let desk = Desk::new();
    let late = desk.file("late.mlir", LATE_FAILURE);
    let ran = desk.shlo(&[&late, "--format", "json"]);
    let [first, second] = &objects(&ran)[..] else { panic!("{}", ran.out) };
    assert_eq!((ran.status, &first["status"]), (1, &"fine".into()));
    assert_eq!((&second["function"], &second["exit_code"]), (&"second".into(), &1.into()));
    assert_eq!((&second["diagnostics"][0]["line"], &second["results"]), (&7.into(), &().into()));
    let broken = desk.file("broken.mlir", "func.func @main( {");
    for arguments in [&[&broken[..], "--format", "json"][..], &["check", &broken, "--format=json"]]
    {
        let ran = desk.shlo(arguments);
        let [object] = &objects(&ran)[..] else { panic!("{}", ran.out) };
        assert_eq!((ran.status, &object["status"]), (3, &"rejected".into()));
        assert_eq!(object["diagnostics"][0]["severity"], "error");
        assert_eq!(object["diagnostics"][0]["line"], 1);
    }
    let ran = desk.shlo(&["missing.mlir", "--format", "json"]);
    assert_eq!(objects(&ran)[0]["exit_code"], 5);
    let ran = desk.shlo(&[&desk.file("id.mlir", IDENTITY), "--format", "json"]);
    assert_eq!((ran.status, &objects(&ran)[0]["status"]), (2, &"usage".into()));
    let ran = desk.shlo(&["check", &late, "--format", "json"]);
    assert_eq!((ran.status, &objects(&ran)[0]["diagnostics"]), (0, &serde_json::json!([])));
}

#[test]
fn json_holds_processes_and_what_is_printed() {
    let desk = Desk::new();
    let program = desk.file(
        "two.mlir",
        "module attributes {mhlo.num_replicas = 2 : i32} {\n\
         func.func @main() -> tensor<ui32> {\n\
         %0 = stablehlo.replica_id : tensor<ui32>\n\
         interpreter.print %0 : tensor<ui32>\n\
         return %0 : tensor<ui32>\n}\n}",
    );
    let ran =
        desk.shlo(&[&program, "--format", "json", "--expect", "1,0:ui32=1", "--expect", "0,0:_"]);
    let objects = objects(&ran);
    assert_eq!(objects.len(), 4, "{}", ran.out);
    assert_eq!(objects[0]["printed"], "%0");
    assert_eq!(objects[3]["process"], serde_json::json!([1, 0]));
}

#[test]
fn dequantize_reads_what_quantize_wrote() {
    let desk = Desk::new();
    let values = "64xf32=0.001953125,0.00390625,0.5,3,-6,0.25,1,2,4,5,6,7,8,-9,10,11,\
                  1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,\
                  -1,-2,-3,-4,-5,-6,-7,-8,-9,-10,-11,-12,-13,-14,-15,-16,\
                  0,0,0,0,0,0,0,0,100,-100,50,25,12,6,3,1";
    let report = |arguments: &[&str]| {
        let ran = desk.shlo(&[arguments, &["--format", "json"]].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
        objects(&ran)[0]["report"].clone()
    };
    let written = report(&["quantize", "--to", "nvfp4", "--report", values, "-o", "q"]);
    assert!(written["signal_to_noise_db"].as_f64().unwrap() > 15.0, "{written}");
    // quantize reports the values before they are rounded to a result type
    let from = ["dequantize", "--from", "nvfp4", "--to", "f64", "--report", values];
    let again = |more: &[&str]| report(&[&from[..], more].concat());
    assert_eq!(again(&["q"]), written);
    assert_eq!(again(&["@q"]), written);
    assert_eq!(again(&["@q/elements.npy", "@q/scales.npy"]), written);
    let parts = ["@q/elements.npy", "@q/scales.npy"];
    assert_eq!(again(&[&parts[..], &["--tensor-scale", "@q/tensor_scale.npy"]].concat()), written);
    std::fs::remove_file(desk.path("q/tensor_scale.npy")).expect("a file to remove");
    let ran = desk.shlo(&[&from[..], &["q"]].concat());
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("there is no q/tensor_scale.npy: say --tensor-scale"), "{}", ran.err);
}

#[test]
fn a_report_needs_no_tensor() {
    let desk = Desk::new();
    let ran =
        desk.shlo(&["quantize", "--to", "mxfp4", "--report", "64xf32=1.1", "--format", "none"]);
    assert!(ran.out.starts_with("values                   64\n"), "{}", ran.out);
    assert!(ran.out.contains("signal to noise db       20.83\n"), "{}", ran.out);
}

#[test]
fn errors_are_reported_by_format_block_and_axis() {
    let desk = Desk::new();
    let rows = |arguments: &[&str]| {
        let ran = desk.shlo(&[&["quantize", "2x64xf32=1.1"], arguments].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
        ran.out.lines().map(str::to_string).collect::<Vec<_>>()
    };
    let formats = rows(&["--to", "mxfp4,bfp:mantissa=5,block=16,exponent=8", "--format", "csv"]);
    assert!(formats[0].starts_with("format,bits_an_element,values,not_finite,vanished,"));
    assert_eq!(formats.len(), 3);
    assert!(formats[1].starts_with("mxfp4,4.25,128,0,0,"), "{formats:?}");
    assert!(rows(&["--to", "all"]).len() > 10);
    let blocks = rows(&["--to", "mxfp4", "--report-by", "block", "--format", "csv"]);
    assert!(blocks.len() == 5 && blocks[4].starts_with("mxfp4,\"[1,1]\",32,"), "{blocks:?}");
    let channels = rows(&["--to", "mxfp4", "--report-by", "axis:0", "--format", "csv"]);
    assert!(channels.len() == 3 && channels[2].starts_with("mxfp4,1,64,"), "{channels:?}");
    let ran =
        desk.shlo(&["quantize", "2x64xf32=1", "--to", "mxfp4,nvfp4", "-o", "q", "--format=json"]);
    assert_eq!(objects(&ran)[0]["reports"][1]["format"], "nvfp4");
    assert_eq!(desk.names("q"), ["mxfp4", "nvfp4"]);
}
