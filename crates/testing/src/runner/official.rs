//! The command lines of the official tools, and what this program does in their place.

use super::shell::Refusal;
use super::tools::Output;
use super::{expected, filecheck};
use crate::bytecode::{self, versions::NEWEST};
use crate::diagnostic::Source;
use crate::syntax::print::{Style, print_module};
use crate::{ops, syntax};

/// The built-in that replaces an external tool named in a `RUN` line.
#[derive(Debug)]
pub enum Action {
    /// Run this program with these arguments.
    Spawn(Vec<String>),
    /// Run `print` with these arguments in front of the file.
    Print(Print),
    /// Pass this file on as it is, since the interpreter evaluates the ops that the pass would rewrite.
    Pass(Option<String>),
    /// Compare diagnostics with those that the file states, and print the modules that are accepted.
    Verify(Verify),
}

/// A program that is read, and printed in some form.
#[derive(Debug)]
pub struct Print {
    /// The arguments of `print`, without the file.
    pub arguments: Vec<String>,
    /// The file, if it is not standard input.
    pub file: Option<String>,
    /// Whether a portable artifact may be read: `stablehlo-opt` would print its VHLO.
    pub reads_artifacts: bool,
    /// Whether the artifact's version is printed before the program.
    pub says_version: bool,
}

/// `stablehlo-opt … -verify-diagnostics`.
#[derive(Debug)]
pub struct Verify {
    /// The file, if it is not standard input.
    pub file: Option<String>,
    generic: bool,
}

/// The passes that rewrite ops which the interpreter evaluates as they are.
const NEEDLESS_PASSES: &[&str] = &[
    "chlo-legalize-to-stablehlo",
    "stablehlo-complex-math-expander",
    "stablehlo-legalize-composite-to-call",
    "stablehlo-legalize-deprecated-ops",
];

/// The flags of `stablehlo-opt` that change nothing here.
const IDLE_FLAGS: &[&str] = &["split-input-file", "allow-unregistered-dialect"];

/// The built-in that replaces a command of the official tools; `next` is the command that reads its output.
///
/// # Errors
///
/// A [`Refusal`] if the program or one of its flags is not known.
pub fn action(
    name: &str,
    arguments: &[String],
    next: Option<&[String]>,
) -> Result<Action, Refusal> {
    match name {
        "shlo-interp" => Ok(Action::Spawn(arguments.to_vec())),
        "stablehlo-interpreter" => interpret(name, arguments),
        "stablehlo-translate" => translate(name, arguments),
        "stablehlo-opt" => optimize(arguments, next),
        other => Err(unsupported(format!(
            "'{other}' is no command that RUN lines can use here; there are shlo-interp, \
             stablehlo-translate, stablehlo-opt, FileCheck, not, env, diff, cat, echo, mkdir, rm, cp"
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

fn unsupported(message: String) -> Refusal {
    Refusal::Unsupported(message)
}

/// `stablehlo-translate`, which its flags tell what to do.
fn translate(tool: &str, arguments: &[String]) -> Result<Action, Refusal> {
    let does =
        |wanted: &str| arguments.iter().filter_map(|word| flag(word)).any(|flag| flag.0 == wanted);
    let given = ["interpret", "serialize", "deserialize"].map(|name| (name, does(name)));
    match given.map(|(_, is_given)| is_given) {
        [true, false, false] => interpret(tool, arguments),
        [false, true, false] => serialize(tool, arguments),
        [false, false, true] => deserialize(tool, arguments),
        _ => Err(unsupported(format!(
            "{tool} takes one of --interpret, --serialize and --deserialize here"
        ))),
    }
}

/// The words of a command: flags with their values and, among the others, the file to read.
struct Words<'w> {
    flags: Vec<(&'w str, Option<&'w str>)>,
    file: Option<String>,
}

impl<'w> Words<'w> {
    /// Reads the words of a command; `-o FILE` is a flag with a value.
    fn read(tool: &str, arguments: &'w [String]) -> Result<Words<'w>, Refusal> {
        let mut words = Words { flags: Vec::new(), file: None };
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            match flag(word) {
                Some(("o", None)) => {
                    let path =
                        rest.next().ok_or(Refusal::Failed(format!("{tool} -o needs a file")))?;
                    words.flags.push(("o", Some(path)));
                }
                Some(flag) => words.flags.push(flag),
                None if word == "-" => {}
                None => {
                    if let Some(first) = words.file.replace(word.clone()) {
                        let message = format!("{tool} reads one file, not {first} and {word}");
                        return Err(Refusal::Failed(message));
                    }
                }
            }
        }
        Ok(words)
    }
}

fn not_supported(tool: &str, name: &str) -> Refusal {
    unsupported(format!("{tool} --{name} is not supported"))
}

fn interpret(tool: &str, arguments: &[String]) -> Result<Action, Refusal> {
    let words = Words::read(tool, arguments)?;
    let mut given = vec!["run".to_string()];
    for (name, value) in words.flags {
        match (name, value) {
            ("interpret" | "split-input-file" | "allow-unregistered-dialect", _) => {}
            ("interpreter-print-dense" | "args" | "probe-output-dir", Some(value)) => {
                given.push(format!("--{name}={value}"));
            }
            ("interpreter-print-dense" | "args" | "probe-output-dir", None) => {
                given.push(format!("--{name}"));
            }
            (name, _) => return Err(not_supported(tool, name)),
        }
    }
    given.push(words.file.unwrap_or_else(|| "-".into()));
    Ok(Action::Spawn(given))
}

/// The command that writes a program as a portable artifact.
fn serialize(tool: &str, arguments: &[String]) -> Result<Action, Refusal> {
    let words = Words::read(tool, arguments)?;
    let (mut form, mut given) = ("--emit=artifact".to_string(), vec!["print".to_string()]);
    for (name, value) in words.flags {
        match (name, value) {
            ("serialize" | "allow-other-dialects", _) => {}
            ("target", Some("current")) => form = format!("--emit=artifact={NEWEST}"),
            ("target", Some(version)) => form = format!("--emit=artifact={version}"),
            ("strip-debuginfo", _) => given.push("--strip-debuginfo".into()),
            ("o", Some(path)) => given.push(format!("--output={path}")),
            (name, _) => return Err(not_supported(tool, name)),
        }
    }
    given.push(form);
    let (file, says_version) = (words.file, false);
    Ok(Action::Print(Print { arguments: given, file, reads_artifacts: true, says_version }))
}

/// The command that prints the program of a portable artifact.
fn deserialize(tool: &str, arguments: &[String]) -> Result<Action, Refusal> {
    let words = Words::read(tool, arguments)?;
    let (mut given, mut says_version) = (vec!["print".into(), "--number-values".into()], false);
    for (name, value) in words.flags {
        match (name, value) {
            ("deserialize", _) => {}
            ("print-stablehlo-version", _) => says_version = true,
            ("o", Some(path)) => given.push(format!("--output={path}")),
            (name, _) => return Err(not_supported(tool, name)),
        }
    }
    let file = words.file;
    Ok(Action::Print(Print { arguments: given, file, reads_artifacts: true, says_version }))
}

fn optimize(arguments: &[String], next: Option<&[String]>) -> Result<Action, Refusal> {
    let words = Words::read("stablehlo-opt", arguments)?;
    let (mut verifies, mut generic, mut passes) = (false, false, Vec::new());
    let mut given = vec!["print".to_string(), "--number-values".to_string()];
    for (name, value) in words.flags {
        match (name, value) {
            ("verify-diagnostics", _) => verifies = true,
            ("mlir-print-op-generic", _) => generic = true,
            ("emit-bytecode", _) => given.push("--emit=bytecode".into()),
            ("strip-debuginfo", _) => given.push("--strip-debuginfo".into()),
            ("o", Some(path)) => given.push(format!("--output={path}")),
            (name, _) if IDLE_FLAGS.contains(&name) => {}
            (name, _) if NEEDLESS_PASSES.contains(&name) => passes.push(name),
            (name, _) => {
                return Err(unsupported(format!(
                    "stablehlo-opt --{name}: this program has no compiler passes"
                )));
            }
        }
    }
    let Some(pass) = passes.first() else {
        return match verifies {
            true if given.len() == 2 => Ok(Action::Verify(Verify { file: words.file, generic })),
            true => Err(unsupported(
                "stablehlo-opt -verify-diagnostics only compares and prints".into(),
            )),
            false => {
                given.extend(generic.then(|| "--generic".into()));
                let (file, reads_artifacts, says_version) = (words.file, false, false);
                Ok(Action::Print(Print { arguments: given, file, reads_artifacts, says_version }))
            }
        };
    };
    let interprets = next.is_some_and(|next| {
        next[0].ends_with("stablehlo-translate")
            && next.iter().any(|word| word.ends_with("-interpret"))
    });
    match interprets {
        true => Ok(Action::Pass(words.file)),
        false => Err(unsupported(format!(
            "stablehlo-opt --{pass}: this program has no compiler passes, and leaves one out only if \
             the result is interpreted at once"
        ))),
    }
}

impl Print {
    /// The text about the version of a file that is printed before the program, if the command asks for it.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] of a portable artifact that the official tool would print as VHLO.
    pub fn preface(&self, file: &[u8]) -> Result<String, Refusal> {
        let version = bytecode::artifact_version(file);
        match version {
            Some(_) if !self.reads_artifacts => Err(unsupported(
                "stablehlo-opt prints a portable artifact as VHLO, which is StableHLO as soon as it is \
                 read here: stablehlo-translate --deserialize is supported"
                    .into(),
            )),
            _ if !self.says_version => Ok(String::new()),
            Some(version) => {
                Ok(format!("// Reading portable artifact with StableHLO version: {version}\n"))
            }
            None => Ok("// Failed parsing StableHLO version from portable artifact\n".into()),
        }
    }
}

impl Verify {
    /// Compares the diagnostics of a file of these bytes, and prints the modules that are accepted.
    pub fn run(&self, bytes: Vec<u8>) -> Output {
        let name = self.file.as_deref().unwrap_or("<stdin>");
        let Ok(text) = String::from_utf8(bytes) else {
            return Output::failed(format!("{name} is no text"));
        };
        let source = Source { name: name.into(), text: text.into() };
        let problems = match expected::compare(&source) {
            Ok(results) => results.into_iter().flat_map(|result| result.problems).collect(),
            Err(problems) => problems,
        };
        let shown = problems
            .iter()
            .map(|problem| format!("{name}:{}: {}\n", problem.line, problem.message));
        Output {
            status: i32::from(!problems.is_empty()),
            out: printed(&source, self.generic).into_bytes(),
            err: shown.collect::<String>().into_bytes(),
            crashed: false,
        }
    }
}

/// The modules of a file that are accepted, printed back.
fn printed(source: &Source, generic: bool) -> String {
    let registry = ops::registry();
    let style = if generic { Style::Generic } else { Style::Short };
    let chunks = syntax::split(source).unwrap_or_default();
    let accepted = chunks.into_iter().filter_map(|chunk| {
        crate::program::load_part(source, chunk.clone()).ok()?;
        let parsed = syntax::parse_chunk(source, chunk, registry).ok()?;
        Some(print_module(&parsed.module, style))
    });
    accepted.collect::<Vec<_>>().join("\n// -----\n\n")
}

/// A command line of `FileCheck`.
#[derive(Debug)]
pub struct FileCheck {
    /// The options by which the output is compared.
    pub options: filecheck::Options,
    /// The file with the check lines.
    pub file: String,
    /// The file that is compared, or `None` for standard input.
    pub input: Option<String>,
}

impl FileCheck {
    /// Reads the arguments of `FileCheck`.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] of a flag that is not supported.
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
                    let message = format!("FileCheck {word} needs a value");
                    words.next().cloned().ok_or(Refusal::Failed(message))
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
                name => return Err(unsupported(format!("FileCheck --{name} is not supported"))),
            }
        }
        if call.file.is_empty() {
            return Err(Refusal::Failed(
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
