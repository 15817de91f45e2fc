//! Advice on a command line that clap refuses or misreads: what the user probably meant.

use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ErrorKind};
use clap::{ArgAction, Command, CommandFactory};

use super::command::Arguments;
use crate::diagnostic::closest;

/// The text that `shlo-interp` without arguments prints.
pub const SHORT_HELP: &str = "\
A StableHLO interpreter, exact to the last bit.

Usage: shlo-interp PROGRAM [--input V]...   run a program and print its results
       shlo-interp COMMAND ...              run, check, test, print, convert, formats, explain, ...

  shlo-interp program.mlir --input 2x2xf32=1,2,3,4 --input @weights.npy
  shlo-interp test tests/

`shlo-interp --help` lists all commands and flags, `shlo-interp help TOPIC` shows the documentation.
";

/// A word of the command line that belongs to no flag.
#[derive(Debug, PartialEq, Eq)]
struct Free {
    word: String,
    /// The flag just before the word, if it takes a value only behind `=`.
    behind: Option<String>,
}

/// The text to print instead of clap's message, if there is one: the short help if there are no arguments, or
/// a better message.
pub fn instead_of(arguments: &[OsString], error: &clap::Error) -> Option<String> {
    if arguments.len() <= 1 {
        return Some(SHORT_HELP.to_string());
    }
    let message = better_message(arguments, error)?;
    Some(format!("error: {message}\n\nFor more information, try '--help'.\n"))
}

/// Flags of other programs that run models, each with the program and what to write here.
const OTHER_FLAGS: &[(&str, &str, &str)] = &[
    ("--device", "iree-run-module", "no device is chosen: programs run on the processor"),
    ("--entry_function", "iree-run-module", "--function NAME chooses the function"),
    (
        "--expected_output",
        "iree-run-module",
        "--expect V states a result, as in --expect 2xf32=1,2",
    ),
    ("--function_input", "iree-run-module", "--input V gives an argument, as in --input 2xf32=1,2"),
    (
        "--module",
        "iree-run-module",
        "the program is a word without a flag, shlo-interp PROGRAM, and is StableHLO as text or bytecode",
    ),
    (
        "--output",
        "iree-run-module",
        "-o DIRECTORY writes the results, and -o FILE.npz all into one file",
    ),
    (
        "--parameters",
        "iree-run-module",
        "--input @FILE gives the tensors of a file to the arguments of their names",
    ),
    (
        "--mlir-print-op-generic",
        "stablehlo-opt",
        "shlo-interp print PROGRAM --generic prints the generic form",
    ),
    (
        "--verify-diagnostics",
        "stablehlo-opt",
        "shlo-interp test PROGRAM compares diagnostics with those stated",
    ),
];

/// A message about a flag that another program has, which says what to write here.
fn flag_of_another(flag: &str) -> Option<String> {
    let name = flag.split(['=', ' ']).next().unwrap_or_default();
    let spelled = |name: &str| name.replace('_', "-");
    let (_, program, here) =
        OTHER_FLAGS.iter().find(|(other, ..)| spelled(other) == spelled(name))?;
    Some(format!("{name} is a flag of {program}: here {here}"))
}

/// A better message than clap's, if a flag is another program's, or if the words that belong to no flag are wrong.
fn better_message(arguments: &[OsString], error: &clap::Error) -> Option<String> {
    let wanted = [
        ErrorKind::ArgumentConflict,
        ErrorKind::UnknownArgument,
        ErrorKind::InvalidSubcommand,
        ErrorKind::MissingRequiredArgument,
    ];
    let flag = error.get(ContextKind::InvalidArg).map(|argument| argument.to_string());
    let unknown_flag =
        flag.filter(|flag| error.kind() == ErrorKind::UnknownArgument && flag.starts_with('-'));
    if let Some(message) = unknown_flag.as_deref().and_then(flag_of_another) {
        return Some(message);
    }
    let is_unknown_flag = unknown_flag.is_some();
    if !wanted.contains(&error.kind()) || is_unknown_flag {
        return None;
    }
    let command = Arguments::command();
    let words: Vec<String> =
        arguments.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let named = words.first().and_then(|first| command.find_subcommand(first));
    let (of, words) = match named {
        Some(subcommand) => (subcommand, &words[1..]),
        None => (&command, words.as_slice()),
    };
    let name = named.map_or("run", |command| command.get_name());
    let free = free_words(of, words);
    let misplaced = free.iter().find_map(|free| Some((free.behind.as_ref()?, &free.word)));
    if let Some((flag, word)) = misplaced {
        return Some(format!(
            "'{word}' belongs to no flag: {flag} takes its value behind '=', as in {flag}={word}"
        ));
    }
    let [first, second, ..] = free.as_slice() else { return None };
    if named.is_none()
        && !Path::new(&first.word).exists()
        && let Some(meant) = meant_command(&command, &first.word)
    {
        return Some(format!("there is no command '{}': did you mean '{meant}'?", first.word));
    }
    if named.is_none()
        && let Some(command) = command.find_subcommand(&second.word)
    {
        let command = command.get_name();
        return Some(format!("the command comes first: shlo-interp {command} {} …", first.word));
    }
    (name == "run").then(|| {
        format!(
            "one program runs at a time, and '{}' and '{}' are given; `check` and `test` take several, \
             and the values of arguments are given by --input",
            first.word, second.word
        )
    })
}

/// A message about a single word that is not a file and does not look like one, if it seems to be meant as a
/// command.
pub fn no_program(path: &Path) -> Option<String> {
    let word = path.to_str()?;
    if word.contains(['.', '/', '\\']) || word == "-" || path.exists() {
        return None;
    }
    let command = Arguments::command();
    let meant = match word {
        "version" => "--version".into(),
        _ => meant_command(&command, word)?,
    };
    Some(format!("there is no file and no command '{word}': did you mean '{meant}'?"))
}

/// The command that a word was probably meant to be.
fn meant_command(command: &Command, word: &str) -> Option<String> {
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    closest(word, names).map(str::to_string)
}

/// The words that belong to no flag.
fn free_words(command: &Command, words: &[String]) -> Vec<Free> {
    let mut free = Vec::new();
    let mut words = words.iter().peekable();
    let mut behind = None;
    while let Some(word) = words.next() {
        if word == "--" {
            free.extend(words.map(|word| Free { word: word.clone(), behind: None }));
            break;
        }
        let Some(argument) = flag_of(command, word) else {
            if !word.starts_with('-') || word == "-" {
                free.push(Free { word: word.clone(), behind: behind.take() });
            }
            behind = None;
            continue;
        };
        let takes_value = matches!(argument.get_action(), ArgAction::Set | ArgAction::Append);
        let has_value = word.contains('=') || (!word.starts_with("--") && word.len() > 2);
        behind = None;
        if takes_value && !has_value {
            match argument.is_require_equals_set() {
                true => behind = Some(word.clone()),
                false => drop(words.next()),
            }
        }
    }
    free
}

/// The flag that a word is, with or without a value behind `=`.
fn flag_of<'c>(command: &'c Command, word: &str) -> Option<&'c clap::Arg> {
    let name = word.split('=').next().unwrap_or_default();
    if let Some(long) = name.strip_prefix("--") {
        return command.get_arguments().find(|argument| argument.get_long() == Some(long));
    }
    let short = name.strip_prefix('-')?.chars().next()?;
    command.get_arguments().find(|argument| argument.get_short() == Some(short))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn message(words: &[&str]) -> Option<String> {
        let words: Vec<OsString> =
            ["shlo-interp"].iter().chain(words).map(OsString::from).collect();
        let error = Arguments::try_parse_from(&words).err()?;
        better_message(&words, &error)
    }

    #[test]
    fn words_that_stand_alone_are_told_from_each_other() {
        let says = |words: &[&str], part: &str| {
            let message = message(words).unwrap_or_default();
            assert!(message.contains(part), "{words:?}: {message}");
        };
        says(&["a.mlir", "--time", "json"], "--time=json");
        says(&["--profile", "t.json", "a.mlir"], "--profile=t.json");
        says(&["run", "a.mlir", "--time", "json"], "--time=json");
        says(&["a.mlir", "b.mlir"], "one program");
        says(&["run", "a.mlir", "b.mlir", "--input", "f32=1"], "one program");
        says(&["runn", "a.mlir"], "did you mean 'run'");
        assert_eq!(message(&["a.mlir", "--inputs", "f32=1"]), None);
        says(&["a.mlir", "check"], "shlo-interp check a.mlir");
    }

    #[test]
    fn flags_of_other_programs_are_told_by_what_they_are_here() {
        let says = |words: &[&str], part: &str| {
            let message = message(words).unwrap_or_default();
            assert!(message.contains(part), "{words:?}: {message}");
        };
        says(&["a.mlir", "--entry_function=f"], "here --function NAME");
        says(&["a.mlir", "--entry-function", "f"], "here --function NAME");
        says(&["run", "--module=a.vmfb"], "here the program is a word without a flag");
        says(&["a.mlir", "--expected_output=2xf32=1"], "here --expect V");
        says(&["a.mlir", "--device=local-task"], "flag of iree-run-module");
        assert_eq!(message(&["a.mlir", "--no-such-flag"]), None);
    }

    #[test]
    fn the_flags_of_other_programs_are_none_of_this_one() {
        let command = Arguments::command();
        let own = OTHER_FLAGS.iter().filter(|(name, ..)| flag_of(&command, name).is_some());
        assert_eq!(own.count(), 0);
    }

    #[test]
    fn a_word_that_is_no_file_may_be_meant_as_a_command() {
        assert!(no_program(Path::new("version")).unwrap().contains("--version"));
        assert!(no_program(Path::new("formatss")).unwrap().contains("'formats'"));
        assert_eq!(no_program(Path::new("nofile.mlir")), None);
        assert_eq!(no_program(Path::new("model")), None);
    }
}
