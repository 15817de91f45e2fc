//! The official tools' command lines as what we do instead.

use super::expected;
use super::filecheck;
use super::tools::{Output, Refusal};
use crate::diagnostic::Source;
use crate::syntax::print::{Style, print_module};
use crate::{ops, syntax};

/// What stands for a command.
#[derive(Debug)]
pub enum Action {
    /// The interpreter's own program with these arguments.
    Spawn(Vec<String>),
    /// Nothing: what a pass would rewrite, the interpreter evaluates as it is. The file that is read.
    Pass(Option<String>),
    /// Comparing diagnostics with those that the file states, and printing what is accepted.
    Verify(Verify),
}

/// `stablehlo-opt … -verify-diagnostics`.
#[derive(Debug)]
pub struct Verify {
    file: Option<String>,
    generic: bool,
}

/// Passes that rewrite what the interpreter evaluates as it is.
const NEEDLESS_PASSES: &[&str] = &[
    "chlo-legalize-to-stablehlo",
    "stablehlo-complex-math-expander",
    "stablehlo-legalize-composite-to-call",
    "stablehlo-legalize-deprecated-ops",
];

/// Flags of `stablehlo-opt` that change nothing here.
const IDLE_FLAGS: &[&str] = &["split-input-file", "allow-unregistered-dialect"];

/// What stands for a command that is no tool of its own; `next` is the command that reads its output.
///
/// # Errors
///
/// A program that is not known, or a flag of it.
pub fn action(
    name: &str,
    arguments: &[String],
    next: Option<&[String]>,
) -> Result<Action, Refusal> {
    match name {
        "shlo-interp" => Ok(Action::Spawn(arguments.to_vec())),
        "stablehlo-translate" | "stablehlo-interpreter" => interpret(name, arguments),
        "stablehlo-opt" => optimize(arguments, next),
        other => Err(Refusal(format!(
            "'{other}' is no command that RUN lines can use here; there are shlo-interp, \
             stablehlo-translate, stablehlo-opt, FileCheck, not, diff, cat, echo, mkdir, rm, cp"
        ))),
    }
}

/// A flag's name without dashes, and its value behind `=`.
fn flag(word: &str) -> Option<(&str, Option<&str>)> {
    let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
    if name.is_empty() {
        return None;
    }
    Some(name.split_once('=').map_or((name, None), |(name, value)| (name, Some(value))))
}

fn interpret(tool: &str, arguments: &[String]) -> Result<Action, Refusal> {
    let mut given = vec!["run".to_string()];
    let mut has_file = false;
    let mut interprets = tool == "stablehlo-interpreter";
    for word in arguments {
        match flag(word) {
            None => {
                has_file = true;
                given.push(word.clone());
            }
            Some(("interpret", _)) => interprets = true,
            Some(("split-input-file" | "allow-unregistered-dialect", _)) => {}
            Some((name @ ("interpreter-print-dense" | "args" | "probe-output-dir"), value)) => {
                given.push(match value {
                    Some(value) => format!("--{name}={value}"),
                    None => format!("--{name}"),
                });
            }
            Some((name, _)) => return Err(Refusal(format!("{tool} --{name} is not supported"))),
        }
    }
    if !interprets {
        return Err(Refusal(format!("{tool} without --interpret is not supported")));
    }
    if !has_file {
        given.push("-".into());
    }
    Ok(Action::Spawn(given))
}

fn optimize(arguments: &[String], next: Option<&[String]>) -> Result<Action, Refusal> {
    let mut file = None;
    let (mut verifies, mut generic, mut passes) = (false, false, Vec::new());
    for word in arguments {
        match flag(word) {
            None if word != "-" => file = Some(word.clone()),
            None => {}
            Some(("verify-diagnostics", _)) => verifies = true,
            Some(("mlir-print-op-generic", _)) => generic = true,
            Some((name, _)) if IDLE_FLAGS.contains(&name) => {}
            Some((name, _)) if NEEDLESS_PASSES.contains(&name) => passes.push(name.to_string()),
            Some((name, _)) => {
                let message = format!("stablehlo-opt --{name}: there are no passes here");
                return Err(Refusal(message));
            }
        }
    }
    let Some(pass) = passes.first() else {
        return Ok(Action::Verify(Verify { file, generic }).silent_unless(verifies));
    };
    let interprets = next.is_some_and(|next| {
        next[0].ends_with("stablehlo-translate")
            && next.iter().any(|word| word.ends_with("-interpret"))
    });
    match interprets {
        true => Ok(Action::Pass(file)),
        false => Err(Refusal(format!(
            "stablehlo-opt --{pass}: there are no passes here; only where the result is interpreted \
             at once, as the interpreter needs none of it"
        ))),
    }
}

impl Action {
    /// Without `-verify-diagnostics` errors are no expectations: the program is checked and printed.
    fn silent_unless(self, verifies: bool) -> Action {
        match self {
            Action::Verify(verify) if !verifies => {
                let mut arguments = vec!["print".to_string()];
                arguments.extend(verify.generic.then(|| "--generic".to_string()));
                arguments.push(verify.file.unwrap_or_else(|| "-".into()));
                Action::Spawn(arguments)
            }
            other => other,
        }
    }
}

impl Verify {
    /// Compares, and prints the modules that are accepted.
    pub fn run(&self, input: &[u8]) -> Output {
        let (name, bytes) = match &self.file {
            None => ("<stdin>", Ok(input.to_vec())),
            Some(file) => (file.as_str(), std::fs::read(file)),
        };
        let text = match bytes.map(String::from_utf8) {
            Ok(Ok(text)) => text,
            Ok(Err(_)) => return Output::failed(format!("{name} is no text")),
            Err(error) => return Output::failed(format!("cannot read {name}: {error}")),
        };
        let source = Source { name: name.into(), text: text.into() };
        let problems = match expected::compare(&source) {
            Ok(results) => results.into_iter().flat_map(|result| result.problems).collect(),
            Err(problems) => problems,
        };
        let shown = problems.iter().map(|it| format!("{name}:{}: {}\n", it.line, it.message));
        Output {
            status: i32::from(!problems.is_empty()),
            out: printed(&source, self.generic).into_bytes(),
            err: shown.collect::<String>().into_bytes(),
        }
    }
}

/// The modules of a file that are accepted, printed back.
fn printed(source: &Source, generic: bool) -> String {
    let registry = ops::registry();
    let style = if generic { Style::Generic } else { Style::Short };
    let chunks = syntax::split(source).unwrap_or_default();
    let accepted = chunks.into_iter().filter_map(|chunk| {
        crate::load(source, chunk.clone(), &registry).ok()?;
        let parsed = syntax::parse_chunk(source, chunk, &registry).ok()?;
        Some(print_module(&parsed.module, style))
    });
    accepted.collect::<Vec<_>>().join("\n// -----\n\n")
}

/// A command line of `FileCheck`.
#[derive(Debug)]
pub struct FileCheck {
    /// What it compares by.
    pub options: filecheck::Options,
    /// The file with the check lines.
    pub file: String,
    /// The file that is compared, if not standard input.
    pub input: Option<String>,
}

impl FileCheck {
    /// Reads the arguments.
    ///
    /// # Errors
    ///
    /// A flag that is not supported.
    pub fn read(arguments: &[String]) -> Result<FileCheck, Refusal> {
        let mut call =
            FileCheck { options: filecheck::Options::default(), file: String::new(), input: None };
        let (mut prefixes, mut comments) = (Vec::new(), Vec::new());
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let Some((name, value)) = flag(word) else {
                call.file.clone_from(word);
                continue;
            };
            let mut value = || match value {
                Some(value) => Ok(value.to_string()),
                None => {
                    words.next().cloned().ok_or(Refusal(format!("FileCheck {word} needs a value")))
                }
            };
            let options = &mut call.options;
            match name {
                "check-prefix" | "check-prefixes" | "prefix" => {
                    prefixes.extend(value()?.split(',').map(str::to_string));
                }
                "comment-prefixes" => comments.extend(value()?.split(',').map(str::to_string)),
                "input-file" => call.input = Some(value()?),
                "implicit-check-not" => options.implicit_check_not.push(value()?),
                "strict-whitespace" => options.strict_whitespace = true,
                "match-full-lines" => options.match_full_lines = true,
                "ignore-case" => options.ignore_case = true,
                "allow-empty" => options.allow_empty = true,
                "enable-var-scope" => options.enable_var_scope = true,
                "allow-unused-prefixes" | "v" | "vv" | "color" => {}
                "dump-input" | "dump-input-context" | "dump-input-filter" => drop(value()?),
                name if name.starts_with('D') && !name.starts_with("D#") => {
                    let value = value()?;
                    options.variables.insert(name[1..].to_string(), value);
                }
                name => return Err(Refusal(format!("FileCheck --{name} is not supported"))),
            }
        }
        if call.file.is_empty() {
            return Err(Refusal(
                "FileCheck needs the file with the check lines: FileCheck %s".into(),
            ));
        }
        if !prefixes.is_empty() {
            call.options.prefixes = prefixes;
        }
        if !comments.is_empty() {
            call.options.comment_prefixes = comments;
        }
        Ok(call)
    }
}
