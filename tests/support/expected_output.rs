//! `// CHECK:` lines: the standard output that a test program states below its functions.

use std::path::Path;

const MARK: &str = "// CHECK:";

/// The stated output: the text of all `// CHECK:` lines.
pub fn stated(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("the test file is readable");
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix(MARK));
    lines.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect()
}

/// Rewrites the `// CHECK:` lines: below each function what `run` prints of it. `run` gets the text
/// around the function between `// -----` lines, and its name.
pub fn bless(path: &Path, run: impl Fn(&str, &str) -> String) {
    let text = std::fs::read_to_string(path).expect("the test file is readable");
    let bare: Vec<&str> =
        text.lines().filter(|line| !line.trim_start().starts_with(MARK)).collect();
    let chunks: Vec<&[&str]> = bare.split(|line| line.trim() == "// -----").collect();
    let blessed: Vec<String> = chunks.into_iter().map(|chunk| bless_chunk(chunk, &run)).collect();
    let blessed = blessed.join("// -----\n");
    if blessed != text {
        std::fs::write(path, blessed).expect("the test file is writable");
    }
}

fn bless_chunk(lines: &[&str], run: &impl Fn(&str, &str) -> String) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut blessed = String::new();
    let mut open: Option<(String, String)> = None;
    for line in lines {
        blessed.push_str(&format!("{line}\n"));
        open = open.or_else(|| function_start(line));
        let closed = open.take_if(|(indent, _)| line.trim_end() == format!("{indent}}}"));
        if let Some((indent, name)) = closed {
            for printed in run(&text, &name).lines() {
                blessed.push_str(format!("{indent}{MARK} {printed}").trim_end());
                blessed.push('\n');
            }
        }
    }
    blessed
}

/// The indentation and the name of a function that starts on this line and takes no arguments.
fn function_start(line: &str) -> Option<(String, String)> {
    let rest = line.trim_start();
    let indent = &line[..line.len() - rest.len()];
    let rest = rest.strip_prefix("func.func ")?;
    let rest = rest.strip_prefix("public ").unwrap_or(rest).strip_prefix('@')?;
    let (name, rest) = rest.split_once('(')?;
    rest.starts_with(')').then(|| (indent.to_string(), name.to_string()))
}
