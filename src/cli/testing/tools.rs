//! The programs that `RUN:` lines name, as far as they are ours or small.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::filecheck;
use super::official::{self, Action};
use super::shell::{Command, Messages, Pipeline, When};

/// What a command gave.
#[derive(Debug, Clone, Default)]
pub struct Output {
    /// Its exit status, 0 for success.
    pub status: i32,
    /// What it printed.
    pub out: Vec<u8>,
    /// Its messages.
    pub err: Vec<u8>,
}

impl Output {
    /// One that failed with this message.
    pub fn failed(message: impl AsRef<str>) -> Output {
        Output {
            status: 1,
            err: format!("{}\n", message.as_ref()).into_bytes(),
            ..Output::default()
        }
    }

    /// One that succeeded and printed this.
    pub fn printed(out: impl Into<Vec<u8>>) -> Output {
        Output { out: out.into(), ..Output::default() }
    }
}

/// What the commands of a file run with.
#[derive(Debug)]
pub struct Tools<'a> {
    /// The interpreter's own program.
    pub program: &'a Path,
    /// When all commands have to be done.
    pub deadline: Option<Instant>,
    /// The prefixes that `FileCheck` commands of the file use.
    pub prefixes: &'a [String],
    /// Whether no command of the file looks at a program's text: what passes rewrite is only run then.
    pub only_runs: bool,
}

/// Why a line cannot be run at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

impl Tools<'_> {
    /// Runs a line; gives the last pipeline's output, with the messages of all.
    ///
    /// # Errors
    ///
    /// A command that is not known here.
    pub fn run(&self, line: &[Pipeline]) -> Result<Output, Refusal> {
        let mut last = Output::default();
        for pipeline in line {
            let runs = match pipeline.runs {
                When::Always => true,
                When::AfterSuccess => last.status == 0,
                When::AfterFailure => last.status != 0,
            };
            if runs {
                let before = std::mem::take(&mut last.err);
                last = self.pipeline(&pipeline.commands)?;
                last.err.splice(0..0, before);
            }
        }
        Ok(last)
    }

    fn pipeline(&self, commands: &[Command]) -> Result<Output, Refusal> {
        let mut flowing = Vec::new();
        let mut whole = Output::default();
        let interpreter = ["stablehlo-translate", "--interpret"].map(str::to_string);
        for (index, command) in commands.iter().enumerate() {
            let next = commands.get(index + 1).map(|command| command.words.as_slice());
            let input = match &command.input {
                Some(path) => std::fs::read(path)
                    .map_err(|error| Refusal(format!("cannot read {path}: {error}")))?,
                None => std::mem::take(&mut flowing),
            };
            let is_only_run = self.only_runs && command.output.is_some();
            let next = next.or(is_only_run.then_some(&interpreter[..]));
            let mut output = self.command(&command.words, input, next)?;
            match &command.messages {
                Messages::Report => {}
                Messages::WithOutput => {
                    let err = std::mem::take(&mut output.err);
                    output.out.splice(0..0, err);
                }
                Messages::File(path) => write_file(path, &std::mem::take(&mut output.err), false)?,
            }
            if let Some((path, append)) = &command.output {
                write_file(path, &std::mem::take(&mut output.out), *append)?;
            }
            whole.err.append(&mut output.err);
            if output.status != 0 {
                whole.status = output.status;
            }
            flowing = output.out;
        }
        whole.out = flowing;
        Ok(whole)
    }

    /// Runs a command; `next` is the one that reads its output.
    fn command(
        &self,
        words: &[String],
        input: Vec<u8>,
        next: Option<&[String]>,
    ) -> Result<Output, Refusal> {
        let name = words[0].rsplit('/').next().unwrap_or_default();
        let arguments = &words[1..];
        match name {
            "not" => self.inverted(arguments, input, next),
            "FileCheck" => self.file_check(arguments, &input),
            "cat" => cat(arguments, input),
            "dirname" => Ok(Output::printed(dirname(arguments))),
            "xargs" => self.for_each_line(arguments, &input, next),
            "diff" | "cmp" => diff(name, arguments, &input),
            "echo" => Ok(Output::printed(format!("{}\n", arguments.join(" ")))),
            "true" | ":" => Ok(Output::default()),
            "false" => Ok(Output { status: 1, ..Output::default() }),
            "mkdir" | "rm" | "cp" => files(name, arguments),
            _ => match official::action(name, arguments, next)? {
                Action::Spawn(arguments) => self.spawn(&arguments, &input),
                Action::Pass(file) => match file {
                    Some(file) => cat(&[file], input),
                    None => Ok(Output::printed(input)),
                },
                Action::Verify(verify) => Ok(verify.run(&input)),
            },
        }
    }

    fn inverted(
        &self,
        arguments: &[String],
        input: Vec<u8>,
        next: Option<&[String]>,
    ) -> Result<Output, Refusal> {
        if arguments.first().is_none_or(|word| word.starts_with('-')) {
            return Err(Refusal("'not' takes a command; 'not --crash' is not supported".into()));
        }
        let mut output = self.command(arguments, input, next)?;
        output.status = match output.status {
            0 => {
                output
                    .err
                    .extend_from_slice(b"the command succeeded, and 'not' wants it to fail\n");
                1
            }
            _ => 0,
        };
        Ok(output)
    }

    /// `xargs -I{WORD} COMMAND`: the command for each line of the input, which stands where the word does.
    fn for_each_line(
        &self,
        arguments: &[String],
        input: &[u8],
        next: Option<&[String]>,
    ) -> Result<Output, Refusal> {
        let (word, command) = match arguments {
            [flag, command @ ..] if flag.starts_with("-I") && flag.len() > 2 => {
                (&flag[2..], command)
            }
            _ => return Err(Refusal("xargs is supported as 'xargs -I{} COMMAND …' alone".into())),
        };
        if command.is_empty() {
            return Err(Refusal("xargs needs a command".into()));
        }
        let mut whole = Output::default();
        for line in String::from_utf8_lossy(input).lines() {
            let words: Vec<String> = command.iter().map(|it| it.replace(word, line)).collect();
            let mut output = self.command(&words, Vec::new(), next)?;
            whole.out.append(&mut output.out);
            whole.err.append(&mut output.err);
            whole.status = whole.status.max(output.status);
        }
        Ok(whole)
    }

    fn file_check(&self, arguments: &[String], input: &[u8]) -> Result<Output, Refusal> {
        let call = official::FileCheck::read(arguments)?;
        let mut options = call.options;
        options.foreign_prefixes =
            self.prefixes.iter().filter(|it| !options.prefixes.contains(it)).cloned().collect();
        let text = match std::fs::read_to_string(&call.file) {
            Ok(text) => text,
            Err(error) => return Ok(Output::failed(format!("cannot read {}: {error}", call.file))),
        };
        let input = match &call.input {
            Some(path) => {
                std::fs::read(path).map_err(|error| Refusal(format!("{path}: {error}")))?
            }
            None => input.to_vec(),
        };
        let output = String::from_utf8_lossy(&input);
        Ok(match filecheck::check(&text, &output, &options) {
            Ok(_) => Output::default(),
            Err(problems) => {
                let of = |problem: &filecheck::Problem| {
                    format!("{}:{}: {}\n", call.file, problem.line, problem.message)
                };
                Output::failed(problems.iter().map(of).collect::<String>().trim_end())
            }
        })
    }

    /// Runs the interpreter itself.
    fn spawn(&self, arguments: &[String], input: &[u8]) -> Result<Output, Refusal> {
        let mut command = std::process::Command::new(self.program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        run_until(command, input, self.deadline)
            .map_err(|error| Refusal(format!("cannot run {}: {error}", self.program.display())))
    }
}

/// Runs a program with an input to its end, or until a deadline.
///
/// # Errors
///
/// It cannot be started or waited for.
pub fn run_until(
    mut command: std::process::Command,
    input: &[u8],
    deadline: Option<Instant>,
) -> std::io::Result<Output> {
    let mut child = command.spawn()?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        // a program that does not read its input to the end closes it
        let _writer = stdin.map(|mut stdin| scope.spawn(move || stdin.write_all(input)));
        let out = scope.spawn(move || read_all(stdout));
        let err = scope.spawn(move || read_all(stderr));
        let mut late = false;
        let mut pause = Duration::from_micros(200);
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if !late && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                late = true;
                child.kill()?;
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(10));
        };
        let (out, mut err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
        if late {
            err.extend_from_slice(b"it was stopped because its time was up (--timeout)\n");
        } else if status.code().is_none() {
            err.extend_from_slice(format!("it was killed: {status}\n").as_bytes());
        }
        Ok(Output { status: status.code().unwrap_or(128), out, err })
    })
}

fn read_all(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        let _ = stream.read_to_end(&mut bytes);
    }
    bytes
}

fn write_file(path: &str, bytes: &[u8], append: bool) -> Result<(), Refusal> {
    if path == "/dev/null" {
        return Ok(());
    }
    let file = std::fs::OpenOptions::new()
        .create(true)
        .write(true)
        .append(append)
        .truncate(!append)
        .open(path);
    file.and_then(|mut file| file.write_all(bytes))
        .map_err(|error| Refusal(format!("cannot write {path}: {error}")))
}

fn dirname(paths: &[String]) -> String {
    let parents = paths.iter().map(|path| match Path::new(path).parent() {
        Some(parent) if parent != Path::new("") => format!("{}\n", parent.display()),
        _ => ".\n".to_string(),
    });
    parents.collect()
}

fn cat(paths: &[String], input: Vec<u8>) -> Result<Output, Refusal> {
    if paths.is_empty() {
        return Ok(Output::printed(input));
    }
    let mut out = Vec::new();
    for path in paths {
        match std::fs::read(path) {
            Ok(mut bytes) => out.append(&mut bytes),
            Err(error) => return Ok(Output::failed(format!("cat: {path}: {error}"))),
        }
    }
    Ok(Output::printed(out))
}

/// Compares two files, `-` being the input.
fn diff(name: &str, arguments: &[String], input: &[u8]) -> Result<Output, Refusal> {
    let (flags, files): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|word| word.starts_with('-') && *word != "-");
    let known = ["-u", "-q", "--unified", "--brief", "-s"];
    if let Some(flag) = flags.iter().find(|flag| !known.contains(&flag.as_str())) {
        return Err(Refusal(format!("{name} {flag} is not supported in a RUN line")));
    }
    let [left, right] = files.as_slice() else {
        return Err(Refusal(format!("{name} takes two files")));
    };
    let read = |path: &str| if path == "-" { Ok(input.to_vec()) } else { std::fs::read(path) };
    let (old, new) = match (read(left), read(right)) {
        (Ok(old), Ok(new)) => (old, new),
        (Err(error), _) => return Ok(Output::failed(format!("{name}: {left}: {error}"))),
        (_, Err(error)) => return Ok(Output::failed(format!("{name}: {right}: {error}"))),
    };
    if old == new {
        return Ok(Output::default());
    }
    let (old, new) = (String::from_utf8_lossy(&old), String::from_utf8_lossy(&new));
    let text = similar::TextDiff::from_lines(old.as_ref(), new.as_ref());
    let text = text.unified_diff().header(left, right).to_string();
    Ok(Output { status: 1, out: Vec::new(), err: text.into_bytes() })
}

/// `mkdir -p`, `rm -rf` and `cp`, of paths inside the test's own directory.
fn files(name: &str, arguments: &[String]) -> Result<Output, Refusal> {
    let paths: Vec<PathBuf> =
        arguments.iter().filter(|word| !word.starts_with('-')).map(PathBuf::from).collect();
    let temporary = std::env::temp_dir();
    let written = if name == "cp" {
        paths.last().into_iter().collect()
    } else {
        paths.iter().collect::<Vec<_>>()
    };
    if let Some(path) = written.iter().find(|path| !path.starts_with(&temporary)) {
        let message = format!("{name} {}: a RUN line writes to %t and %T alone", path.display());
        return Err(Refusal(message));
    }
    let done = match (name, paths.as_slice()) {
        ("mkdir", paths) => paths.iter().try_for_each(std::fs::create_dir_all),
        ("rm", paths) => paths.iter().try_for_each(|path| {
            let removed = if path.is_dir() {
                std::fs::remove_dir_all(path)
            } else {
                std::fs::remove_file(path)
            };
            if path.exists() { removed } else { Ok(()) }
        }),
        (_, [from, to]) => std::fs::copy(from, to).map(|_| ()),
        _ => return Err(Refusal("cp takes two files".into())),
    };
    Ok(match done {
        Ok(()) => Output::default(),
        Err(error) => Output::failed(format!("{name}: {error}")),
    })
}
