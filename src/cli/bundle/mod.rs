//! `shlo-interp bundle`: a program with its inputs, its results and what is said of them, for somebody else.

mod contents;
mod flags;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use self::contents::Contents;
use super::arguments::Common;
use super::compare::{Judged, ProgramArguments, Refused};
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::access::{self, Refusal, write_whole};
use crate::diagnostic::Source;
use crate::engine::machine::Limits;
use crate::rewrite::extracting::recording::Seeded;
use crate::rewrite::subject::Subject;
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Value, zip};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp bundle double.mlir --input 1.5 --actual 2.9 -o double.zip
  shlo-interp bundle double.mlir --input 1.5 --actual 2.9 --note backend=mydevice-1.2 --note os=linux -o double
  shlo-interp bundle examples/attention.mlir -o attention.zip

OUT is a zip archive if its name ends in .zip, and a directory otherwise. It has the program as text, the inputs, our results and
those of the device as files of NumPy, the verdict of `compare PROGRAM`, its page, bundle.json, and README.txt with the command that
repeats the comparison. The same inputs give the same bytes (`shlo-interp help handing-over`).

Exit status: 0 written, whatever the verdict is; 2 usage; 3 program rejected; 4 the program failed; 5 file or I/O.";

/// The arguments of `bundle`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct BundleArguments {
    /// The program; `-` is standard input.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// What the device gave.
    #[command(flatten)]
    pub given: ProgramArguments,
    /// A fact for bundle.json and README.txt, such as the version of the device's compiler; repeatable.
    #[arg(long = "note", value_name = "KEY=VALUE", value_parser = note)]
    pub notes: Vec<(String, String)>,
    /// The zip archive or the directory to write.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// The key and the value of a note.
fn note(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, _)) if key.trim().is_empty() => Err("the key before = is missing".into()),
        Some((key, value)) => Ok((key.trim().into(), value.trim().into())),
        None => Err("expected KEY=VALUE, such as backend=mydevice-1.2".into()),
    }
}

impl Subcommand for BundleArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let subject = match self.given.run.read(&self.program, terminal)? {
            Ok(subject) => subject,
            Err(status) => return Ok(status),
        };
        let (subject, contents) = match reread(subject) {
            Ok(subject) => {
                let made = contents(self, &subject);
                (subject, made)
            }
            Err(refusal) => return terminal.give_up(refusal),
        };
        let contents = match contents {
            Ok(contents) => contents,
            Err(refused) => return refused.report(&subject, terminal),
        };
        if let Err(error) = write(&self.output, &contents.files) {
            let message = format!("--output: cannot write {}: {error}", self.output.display());
            return terminal.complain(message).map(|()| Status::Io);
        }
        let verdict = contents.verdict.as_deref().unwrap_or("there is no verdict without --actual");
        writeln!(terminal.err, "wrote {}: {verdict}", self.output.display())?;
        Ok(Status::Fine)
    }
}

/// The subject with its program read back from text, as the file of the bundle has it.
fn reread(subject: Subject) -> Result<Subject, Refusal> {
    let text = print_module(&subject.module, Style::Short);
    let source = Source { name: contents::PROGRAM.into(), text: text.into() };
    let loaded = crate::load(&source).map_err(|found| {
        let first = found.findings.first().map(|it| it.message.clone()).unwrap_or_default();
        let message =
            format!("the program cannot be read back from text ({first}); please report it");
        Refusal::new(message, Status::Failed)
    })?;
    Ok(Subject { source, module: loaded.module, ..subject })
}

/// All files, made before one of them is written.
fn contents(arguments: &BundleArguments, subject: &Subject) -> Result<Contents, Refused> {
    let mut host = Seeded(subject.seed);
    let inputs = subject.inputs.clone();
    let outcome = subject.executable().call(&subject.entry, inputs, &mut host, &Limits::default());
    let ours: Vec<Value> = outcome.end.map_err(Refused::Run)?;
    let is_judged = !arguments.given.results.is_empty() || arguments.given.dumps.is_some();
    let judged = match is_judged {
        true => Some(Judged::new(subject, &arguments.given, contents::WORST)?),
        false => None,
    };
    Contents::new(arguments, subject, &ours, judged.as_ref())
        .map_err(|message| Refused::Given(Refusal::new(message, Status::Io)))
}

/// Writes the files into an archive or a directory.
fn write(output: &Path, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    if output.extension().is_some_and(|extension| extension == "zip") {
        return write_whole(output, |file| {
            let mut archive = zip::Writer::new(io::BufWriter::new(file));
            for (name, bytes) in files {
                archive.member(name, |out| out.write_all(bytes))?;
            }
            archive.finish()
        });
    }
    for (name, bytes) in files {
        let path = output.join(name);
        access::make_directory(path.parent().unwrap_or(output))?;
        write_whole(&path, |file| file.write_all(bytes))?;
    }
    Ok(())
}
