//! One test for each file of `tests/verify`: programs with an error, stated on the line before by
//! `// expected-error@+1 {{part of the message}}`. `BLESS=1` rewrites the stated texts.

use std::path::Path;

use shlo_interp::Source;
use shlo_interp::internal::testing::expected;

fn states_its_errors(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let source = Source { name: path.display().to_string().into(), text: text.as_str().into() };
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, expected::blessed(&source))?;
        return Ok(());
    }
    let problems = match expected::compare(&source) {
        Ok(results) => results.into_iter().flat_map(|result| result.problems).collect(),
        Err(problems) => problems,
    };
    let shown = problems.iter().map(|it| format!("{}:{}: {}", path.display(), it.line, it.message));
    let shown: Vec<String> = shown.collect();
    if shown.is_empty() { Ok(()) } else { Err(shown.join("\n").into()) }
}

datatest_stable::harness! {
    { test = states_its_errors, root = "tests/verify", pattern = r"\.mlir$" },
}
