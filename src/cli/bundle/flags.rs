//! The flags of the command that repeats a comparison inside a bundle, with the files that they name.

use std::path::Path;

use super::BundleArguments;
use crate::access;
use crate::rewrite::subject::Subject;

/// Flags, and the files of the bundle that they name.
pub struct Flags {
    /// The flags of any run of the program: the inputs, the function, the policies and the types.
    pub run: Vec<String>,
    /// The flags that say what is legal.
    pub legal: Vec<String>,
    pub files: Vec<(String, Vec<u8>)>,
}

impl Flags {
    /// The flags that are given, for a bundle of so many inputs.
    ///
    /// # Errors
    ///
    /// Why a file that a flag names cannot be read.
    pub fn new(
        arguments: &BundleArguments,
        subject: &Subject,
        inputs: usize,
    ) -> Result<Flags, String> {
        let run = &arguments.given.run;
        let mut flags = Flags { run: Vec::new(), legal: Vec::new(), files: Vec::new() };
        let inputs =
            (0..inputs).flat_map(|index| ["--input".into(), format!("@inputs/{index}.npy")]);
        flags.run.extend(inputs);
        if run.function.is_some() {
            flags.run.extend(["--function".into(), subject.entry.clone()]);
        }
        if run.seed != 0 {
            flags.run.extend(["--seed".into(), run.seed.to_string()]);
        }
        let policies = [
            ("--convert-policy", run.policies.convert_policy.map(|policy| policy.to_string())),
            ("--arith-policy", run.policies.arith_policy.map(|policy| policy.to_string())),
            ("--accumulate", run.policies.accumulate.map(|how| how.to_string())),
        ];
        for (flag, policy) in policies {
            flags.run.extend(policy.into_iter().flat_map(|policy| [flag.to_string(), policy]));
        }
        for (index, definition) in arguments.common.define_type.iter().enumerate() {
            flags.define(index, definition)?;
        }
        if let Some(freedoms) = &arguments.given.legal {
            let names = freedoms.to_string();
            let none = if names == "none" { "" } else { "none," };
            flags.legal.push(format!("--legal={none}{names}"));
        }
        if let Some(path) = &arguments.given.replay {
            flags.files.push(("replay.txt".into(), read(path)?));
            flags.legal.extend(["--replay".into(), "replay.txt".into()]);
        }
        Ok(flags)
    }

    /// Adds the definition of a type; its table becomes a file of the bundle.
    fn define(&mut self, index: usize, definition: &str) -> Result<(), String> {
        let mut definition = definition.to_string();
        if let Some((name, table)) = definition.split_once('=')
            && let Some(table) = table.trim().strip_prefix('@')
        {
            let (path, ties) = match table.rsplit_once(",ties:") {
                Some((path, ties)) => (path, format!(",ties:{ties}")),
                None => (table, String::new()),
            };
            let file = format!("types/{index}.csv");
            self.files.push((file.clone(), read(Path::new(path))?));
            definition = format!("{}=@{file}{ties}", name.trim());
        }
        self.run.extend(["--define-type".into(), definition]);
        Ok(())
    }
}

/// The bytes of a file.
///
/// # Errors
///
/// Why it cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    access::read_bytes(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// A command as a line for a shell.
pub fn command(words: &[String]) -> String {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "-_./=,:@%+".contains(character);
    let quoted = |word: &String| match !word.is_empty() && word.chars().all(is_plain) {
        true => word.clone(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
