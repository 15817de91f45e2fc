//! One test for each file of `tests/interpret`: programs that check themselves, and whose printed
//! output is stated in `// CHECK:` lines. `BLESS=1` rewrites those lines, never a checked value.

use std::path::Path;

use shlo_interp::cli::run::{Request, run_source};
use shlo_interp::cli::terminal::{Status, Terminal};
use shlo_interp::diagnostic::Source;
use shlo_interp::syntax::print::{Style, print_module};
use shlo_interp::syntax::{parse_chunk, split};

mod support;
use support::expected_output::{bless, stated};

fn source(path: &Path) -> Source {
    let text = std::fs::read_to_string(path).expect("the test file is readable");
    Source { name: path.display().to_string().into(), text: text.into() }
}

/// Runs a program as the command line does; gives the status, standard output and standard error.
fn run(source: &Source, function: Option<&str>) -> (Status, String, String) {
    let probes = tempfile::tempdir().expect("a directory for probes");
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut terminal = Terminal { out: &mut out, err: &mut err, color: false };
    let mut request = Request::plain(Some(probes.path()));
    request.function = function.map(str::to_string);
    let status = run_source(source, &request, &mut terminal).expect("writing to memory");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status, text(out), text(err))
}

/// The whole file in generic form, its modules still separate.
fn in_generic_form(source: &Source) -> Source {
    let registry = shlo_interp::ops::registry();
    let print = |chunk| match parse_chunk(source, chunk, &registry) {
        Ok(parsed) => print_module(&parsed.module, Style::Generic),
        Err(diagnostics) => panic!("{}: {diagnostics:?}", source.name),
    };
    let chunks = split(source).expect("brackets that match");
    let texts: Vec<String> = chunks.into_iter().map(print).collect();
    let name = format!("{} in generic form", source.name);
    Source { name: name.into(), text: texts.join("// -----\n").into() }
}

fn compare(path: &Path, program: &Source) -> Result<(), String> {
    let (status, out, err) = run(program, None);
    if status != Status::Fine {
        return Err(format!("exit status {}:\n{err}", status as u8));
    }
    let expected = stated(path);
    if out == expected {
        return Ok(());
    }
    let diff = similar::TextDiff::from_lines(&expected, &out);
    let header = format!("{} states", path.display());
    Err(diff.unified_diff().header(&header, "it prints").to_string())
}

fn as_written(path: &Path) -> datatest_stable::Result<()> {
    let program = source(path);
    if std::env::var_os("BLESS").is_some() {
        bless(path, |text, function| {
            run(&Source { name: "chunk".into(), text: text.into() }, Some(function)).1
        });
    }
    Ok(compare(path, &program)?)
}

fn reprinted(path: &Path) -> datatest_stable::Result<()> {
    Ok(compare(path, &in_generic_form(&source(path)))?)
}

datatest_stable::harness! {
    { test = as_written, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = reprinted, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = as_written, root = "examples", pattern = r"\.mlir$" },
}
