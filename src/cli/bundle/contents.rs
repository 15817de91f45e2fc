//! The files of a bundle.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Map, Value as Json, json};

use super::BundleArguments;
use super::flags::{self, Flags};
use crate::cli::compare::Judged;
use crate::rewrite::subject::Subject;
use crate::tensor::{Tensor, Value, npy};
use crate::values::indexes;
use crate::values::tables::csv_line;

/// The number of the layout, which changes if files are renamed or mean something else.
const SCHEMA: u32 = 1;
/// The name of the program.
pub const PROGRAM: &str = "program.mlir";
/// How many elements of a value the verdict lists, as `compare` does by default.
pub const WORST: usize = 5;

/// All files of a bundle, by their names in it.
pub struct Contents {
    pub files: Vec<(String, Vec<u8>)>,
    /// What the comparison comes to, in a line.
    pub verdict: Option<String>,
}

impl Contents {
    /// The files, for our results and what was found of the device's.
    ///
    /// # Errors
    ///
    /// Why a file cannot be read, or a tensor has no npy file.
    pub fn new(
        arguments: &BundleArguments,
        subject: &Subject,
        ours: &[Value],
        judged: Option<&Judged>,
    ) -> Result<Contents, String> {
        let mut files = vec![(PROGRAM.to_string(), subject.source.text.as_bytes().to_vec())];
        let inputs: Vec<&Tensor> = subject.inputs.iter().filter_map(Value::as_tensor).collect();
        let Flags { run, legal, files: named } = Flags::new(arguments, subject, inputs.len())?;
        files.extend(named);
        add(&mut files, "inputs", inputs.into_iter().enumerate())?;
        let results = ours.iter().enumerate();
        add(&mut files, "ours", results.filter_map(|(at, it)| Some((at, it.as_tensor()?))))?;
        let mut command = vec!["shlo-interp".to_string()];
        command.extend(judged.map(|_| "compare".to_string()));
        command.push(PROGRAM.into());
        command.extend(run);
        let mut verdict = None;
        if let Some(judged) = judged {
            let results = judged.results.iter().map(|(at, tensor)| (*at, tensor));
            add(&mut files, "actual", results)?;
            for (at, _) in &judged.results {
                command.extend(["--actual".into(), format!("{}=@actual/{at}.npy", at + 1)]);
            }
            if let Some(directory) = &arguments.given.dumps {
                add_dumps(&mut files, directory)?;
                command.extend(["--dumps".into(), "dumps".into()]);
            }
            let printed = judged.printed(subject, WORST);
            let object = printed.json(judged.status(), &[]);
            files.push(("verdict.txt".into(), printed.text().into_bytes()));
            files.push(("verdict.json".into(), format!("{object}\n").into_bytes()));
            files.push(("report.html".into(), printed.html().into_bytes()));
            verdict = Some(printed.verdict());
        }
        command.extend(legal);
        let readme = readme(arguments, &command, verdict.as_deref());
        files.push(("README.txt".into(), readme.into_bytes()));
        files.sort_by(|one, other| one.0.cmp(&other.0));
        let object = object(arguments, &command, verdict.as_deref(), &files);
        files.insert(0, ("bundle.json".into(), format!("{object:#}\n").into_bytes()));
        Ok(Contents { files, verdict })
    }
}

/// Adds tensors as files of NumPy in a directory, each by its number.
fn add<'t>(
    files: &mut Vec<(String, Vec<u8>)>,
    directory: &str,
    tensors: impl Iterator<Item = (usize, &'t Tensor)>,
) -> Result<(), String> {
    for (number, tensor) in tensors {
        let name = format!("{directory}/{number}.npy");
        let mut bytes = Vec::new();
        npy::write_to(tensor, &mut bytes).map_err(|error| format!("{name}: {error}"))?;
        files.push((name, bytes));
    }
    Ok(())
}

/// Adds the files of a directory of values, with numbers for their names.
fn add_dumps(files: &mut Vec<(String, Vec<u8>)>, directory: &Path) -> Result<(), String> {
    let at = |message: String| format!("--dumps: {message}");
    let mut index = String::new();
    for (number, dumped) in indexes::dumped(directory).map_err(at)?.into_iter().enumerate() {
        let extension = dumped.path.extension().unwrap_or_default().to_string_lossy();
        let name = format!("{number}.{extension}");
        let ty = dumped.ty.map_or(String::new(), |ty| ty.to_string());
        index.push_str(&csv_line(&[&dumped.id, &ty, &name]));
        files.push((format!("dumps/{name}"), flags::read(&dumped.path).map_err(at)?));
    }
    files.push((format!("dumps/{}", indexes::INDEX), index.into_bytes()));
    Ok(())
}

/// What the bundle is, and the command that repeats the comparison.
fn readme(arguments: &BundleArguments, command: &[String], verdict: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!("A bundle of shlo-interp {version}.\n\n");
    let command = flags::command(command);
    match verdict {
        Some(verdict) => {
            let _ = writeln!(
                text,
                "{verdict}\n\nverdict.txt says more, and report.html shows it in a browser. This command, run in this \
                 directory,\nrepeats the comparison:\n\n  {command}"
            );
        }
        None => {
            let compared = command.replacen("shlo-interp ", "shlo-interp compare ", 1);
            let _ = writeln!(
                text,
                "The results of a device are not in it. This command, run in this directory, gives ours, which are in \
                 ours/:\n\n  {command}\n\nOnce the device has run the program, this one judges its results, which it \
                 reads from device/0.npy\nand so on:\n\n  {compared} --actual @device"
            );
        }
    }
    if !arguments.notes.is_empty() {
        text.push_str("\nNotes:\n\n");
        for (key, value) in &arguments.notes {
            let _ = writeln!(text, "  {key}: {value}");
        }
    }
    text
}

/// The facts about the bundle for programs.
fn object(
    arguments: &BundleArguments,
    command: &[String],
    verdict: Option<&str>,
    files: &[(String, Vec<u8>)],
) -> Json {
    let notes: Map<String, Json> =
        arguments.notes.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    json!({
        "schema": SCHEMA,
        "shlo_interp": env!("CARGO_PKG_VERSION"),
        "notes": notes,
        "command": command,
        "verdict": verdict,
        "files": names,
    })
}
