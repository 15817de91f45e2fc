//! The programs that `RUN:` lines can name: this program and small tools.

use std::io::{Read, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::filecheck;
use super::official::{self, Action};
use super::shell::{Command, Messages, Pipeline, Refusal, When};
use crate::access::{Bounds, TRUST, VARIABLES};

/// The outcome of a command.
#[derive(Debug, Clone, Default)]
pub struct Output {
    /// The exit status, 0 for success.
    pub status: i32,
    /// The bytes on standard output.
    pub out: Vec<u8>,
    /// The bytes on standard error.
    pub err: Vec<u8>,
    /// Whether the command did not end by itself, but by a signal, a panic or its deadline. A test cannot
    /// expect such an end.
    pub crashed: bool,
}

impl Output {
    /// The output of a command that failed with this message.
    pub fn failed(message: impl AsRef<str>) -> Output {
        Output {
            status: 1,
            err: format!("{}\n", message.as_ref()).into_bytes(),
            ..Output::default()
        }
    }

    /// Turns a failure into a success and a success into a failure, named after `by`. A crash is a failure
    /// either way.
    fn invert(&mut self, by: &str) {
        if self.crashed {
            self.err.extend_from_slice(b"the command crashed, which a test cannot expect\n");
            return;
        }
        self.status = match self.status {
            0 => {
                let message = format!("the command succeeded, and {by} expects it to fail\n");
                self.err.extend_from_slice(message.as_bytes());
                1
            }
            _ => 0,
        };
    }

    /// The output of a command that succeeded and printed this.
    pub fn printed(out: impl Into<Vec<u8>>) -> Output {
        Output { out: out.into(), ..Output::default() }
    }
}

/// The environment of a file's commands.
#[derive(Debug)]
pub struct Tools<'a> {
    /// The interpreter's own program.
    pub program: &'a Path,
    /// Where commands read and write; `None` if the user trusts them.
    pub bounds: Option<&'a Bounds>,
    /// The time by which all commands have to be done.
    pub deadline: Option<Instant>,
    /// The prefixes that `FileCheck` commands of the file use.
    pub prefixes: &'a [String],
    /// Whether no command of the file reads a program's text, so that programs that passes would rewrite are
    /// only run.
    pub only_runs: bool,
}

impl Tools<'_> {
    /// Runs a line. The result is the last pipeline's output, with the messages of all pipelines.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if a command is not known.
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
                if pipeline.negated {
                    last.invert("'!'");
                }
                if last.crashed {
                    break;
                }
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
                Some(path) => self.read(path)?,
                None => std::mem::take(&mut flowing),
            };
            let is_only_run = self.only_runs && command.output.is_some();
            let next = next.or(is_only_run.then_some(&interpreter[..]));
            let mut output = self.command(&command.words, input, next, &[])?;
            match &command.messages {
                Messages::Report => {}
                Messages::WithOutput => {
                    let err = std::mem::take(&mut output.err);
                    output.out.splice(0..0, err);
                }
                Messages::File(path) => {
                    self.write_file(path, &std::mem::take(&mut output.err), false)?
                }
            }
            if let Some((path, append)) = &command.output {
                self.write_file(path, &std::mem::take(&mut output.out), *append)?;
            }
            whole.err.append(&mut output.err);
            if output.status != 0 {
                whole.status = output.status;
            }
            whole.crashed |= output.crashed;
            flowing = output.out;
        }
        whole.out = flowing;
        Ok(whole)
    }

    /// Runs a command. `next` is the command that reads its output, and `variables` are those that `env`
    /// sets.
    fn command(
        &self,
        words: &[String],
        input: Vec<u8>,
        next: Option<&[String]>,
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        let name = words[0].rsplit('/').next().unwrap_or_default();
        let arguments = &words[1..];
        match name {
            "not" => self.inverted(arguments, input, next, variables),
            "env" => self.with_variables(arguments, input, next, variables),
            "FileCheck" => self.file_check(arguments, &input),
            "cat" => self.cat(arguments, input),
            "dirname" => Ok(Output::printed(dirname(arguments))),
            "xargs" => self.for_each_line(arguments, &input, next, variables),
            "diff" | "cmp" => self.diff(name, arguments, &input),
            "echo" => Ok(Output::printed(format!("{}\n", arguments.join(" ")))),
            "true" | ":" => Ok(Output::default()),
            "false" => Ok(Output { status: 1, ..Output::default() }),
            "mkdir" | "rm" | "cp" => self.files(name, arguments),
            _ => match official::action(name, arguments, next)? {
                Action::Spawn(arguments) => self.spawn(&arguments, &input, variables),
                Action::Print(print) => self.print(&print, &input, variables),
                Action::Pass(file) => match file {
                    Some(file) => self.cat(&[file], input),
                    None => Ok(Output::printed(input)),
                },
                Action::Verify(verify) => {
                    let file = verify.file.as_deref();
                    let read = file.map(|file| self.read(file)).transpose();
                    Ok(match read {
                        Ok(read) => verify.run(read.unwrap_or(input)),
                        Err(refusal) => Output::failed(refusal.to_string()),
                    })
                }
            },
        }
    }

    fn inverted(
        &self,
        arguments: &[String],
        input: Vec<u8>,
        next: Option<&[String]>,
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        match arguments.first() {
            None => return Err(Refusal::Failed("'not' takes a command".into())),
            Some(flag) if flag.starts_with('-') => {
                return Err(Refusal::Unsupported(format!("'not {flag}' is not supported")));
            }
            Some(_) => {}
        }
        let mut output = self.command(arguments, input, next, variables)?;
        output.invert("'not'");
        Ok(output)
    }

    /// Runs `env NAME=VALUE… COMMAND`: the command with these environment variables.
    fn with_variables(
        &self,
        arguments: &[String],
        input: Vec<u8>,
        next: Option<&[String]>,
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        let mut variables = variables.to_vec();
        let mut rest = arguments;
        while let [word, behind @ ..] = rest
            && let Some((name, value)) = word.split_once('=')
        {
            if name.is_empty() || word.contains('\0') {
                return Err(Refusal::Failed(format!("env: '{word}' sets no variable")));
            }
            if self.bounds.is_some() && !VARIABLES.contains(&name) {
                let all = VARIABLES.join(", ");
                let message = format!(
                    "env {name}: a RUN line sets {all} alone (`test {TRUST}` lets it set any)"
                );
                return Err(Refusal::Failed(message));
            }
            variables.push((name.to_string(), value.to_string()));
            rest = behind;
        }
        match rest.first() {
            None => Err(Refusal::Failed("'env' takes NAME=VALUE and a command".into())),
            Some(flag) if flag.starts_with('-') => {
                Err(Refusal::Unsupported(format!("'env {flag}' is not supported")))
            }
            Some(_) => self.command(rest, input, next, &variables),
        }
    }

    /// Writes a program in another form, without verifying it, since the verification refuses programs that
    /// the official tools accept.
    fn print(
        &self,
        print: &official::Print,
        input: &[u8],
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        let read = match &print.file {
            None => Ok(input.to_vec()),
            Some(file) => self.read(file),
        };
        let preface = match &read {
            Ok(program) => print.preface(program)?,
            Err(refusal) => return Ok(Output::failed(refusal.to_string())),
        };
        let file = print.file.as_deref().unwrap_or("-").to_string();
        let arguments = [print.arguments.as_slice(), &[file]].concat();
        let mut output = self.spawn(&arguments, input, variables)?;
        output.out.splice(0..0, preface.into_bytes());
        Ok(output)
    }

    /// Runs `xargs -I{WORD} COMMAND`: the command once for each line of the input, which replaces the word.
    fn for_each_line(
        &self,
        arguments: &[String],
        input: &[u8],
        next: Option<&[String]>,
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        let (word, command) = match arguments {
            [flag, command @ ..] if flag.starts_with("-I") && flag.len() > 2 => {
                (&flag[2..], command)
            }
            _ => {
                let message = "xargs is supported as 'xargs -I{} COMMAND …' alone";
                return Err(Refusal::Unsupported(message.into()));
            }
        };
        if command.is_empty() {
            return Err(Refusal::Failed("xargs needs a command".into()));
        }
        let mut whole = Output::default();
        for line in String::from_utf8_lossy(input).lines() {
            let words: Vec<String> = command.iter().map(|part| part.replace(word, line)).collect();
            let mut output = self.command(&words, Vec::new(), next, variables)?;
            whole.out.append(&mut output.out);
            whole.err.append(&mut output.err);
            whole.status = whole.status.max(output.status);
            whole.crashed |= output.crashed;
        }
        Ok(whole)
    }

    fn file_check(&self, arguments: &[String], input: &[u8]) -> Result<Output, Refusal> {
        let call = official::FileCheck::read(arguments)?;
        let mut options = call.options;
        options.foreign_prefixes = self
            .prefixes
            .iter()
            .filter(|prefix| !options.prefixes.contains(prefix))
            .cloned()
            .collect();
        let text = match self.read(&call.file).map(String::from_utf8) {
            Ok(Ok(text)) => text,
            Ok(Err(_)) => return Ok(Output::failed(format!("{} is no text", call.file))),
            Err(refusal) => return Ok(Output::failed(refusal.to_string())),
        };
        let input = match &call.input {
            Some(path) => self.read(path)?,
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
    fn spawn(
        &self,
        arguments: &[String],
        input: &[u8],
        variables: &[(String, String)],
    ) -> Result<Output, Refusal> {
        let mut command = std::process::Command::new(self.program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.envs(variables.iter().map(|(name, value)| (name, value)));
        if let Some(bounds) = self.bounds {
            bounds.impose(&mut command);
        }
        run_until(command, input, self.deadline).map_err(|error| {
            Refusal::Failed(format!("cannot run {}: {error}", self.program.display()))
        })
    }

    /// Refuses to write out of bounds.
    fn check_write(&self, path: &str, what: &str) -> Result<(), Refusal> {
        let checked = self.bounds.map_or(Ok(()), |bounds| bounds.check_write(Path::new(path)));
        checked.map_err(|error| Refusal::Failed(format!("{what} {path}: {error}")))
    }

    /// The bytes of a file within bounds.
    fn read(&self, path: &str) -> Result<Vec<u8>, Refusal> {
        let checked = self.bounds.map_or(Ok(()), |bounds| bounds.check_read(Path::new(path)));
        let read = checked.and_then(|()| std::fs::read(path));
        read.map_err(|error| Refusal::Failed(format!("cannot read {path}: {error}")))
    }

    fn write_file(&self, path: &str, bytes: &[u8], append: bool) -> Result<(), Refusal> {
        if path == "/dev/null" {
            return Ok(());
        }
        self.check_write(path, ">")?;
        let mut options = std::fs::OpenOptions::new();
        let options = options.create(true).write(true).append(append).truncate(!append);
        options
            .open(path)
            .and_then(|mut file| file.write_all(bytes))
            .map_err(|error| Refusal::Failed(format!("cannot write {path}: {error}")))
    }

    /// Runs `mkdir -p`, `rm -rf` or `cp` on paths inside the test's own directory.
    fn files(&self, name: &str, arguments: &[String]) -> Result<Output, Refusal> {
        let is_flag = |word: &&String| word.starts_with('-');
        let flags: Vec<&String> = arguments.iter().filter(is_flag).collect();
        if let Some(flag) =
            flags.iter().find(|flag| !["-p", "-r", "-f", "-rf", "-fr"].contains(&flag.as_str()))
        {
            return Err(Refusal::Unsupported(format!(
                "{name} {flag} is not supported in a RUN line"
            )));
        }
        let paths: Vec<&String> = arguments.iter().filter(|word| !word.starts_with('-')).collect();
        let written =
            if name == "cp" { &paths[paths.len().saturating_sub(1)..] } else { &paths[..] };
        written.iter().try_for_each(|path| self.check_write(path, name))?;
        let done = match (name, paths.as_slice()) {
            ("mkdir", paths) => paths.iter().try_for_each(std::fs::create_dir_all),
            ("rm", paths) => paths.iter().try_for_each(|path| removed(Path::new(path))),
            (_, [from, to]) => self.read(from).map(|bytes| std::fs::write(to, bytes))?,
            _ => return Err(Refusal::Failed("cp takes two files".into())),
        };
        Ok(match done {
            Ok(()) => Output::default(),
            Err(error) => Output::failed(format!("{name}: {error}")),
        })
    }

    fn cat(&self, paths: &[String], input: Vec<u8>) -> Result<Output, Refusal> {
        if paths.is_empty() {
            return Ok(Output::printed(input));
        }
        let mut out = Vec::new();
        for path in paths {
            match self.read(path) {
                Ok(mut bytes) => out.append(&mut bytes),
                Err(refusal) => return Ok(Output::failed(format!("cat: {refusal}"))),
            }
        }
        Ok(Output::printed(out))
    }

    /// Compares two files; `-` is the input.
    fn diff(&self, name: &str, arguments: &[String], input: &[u8]) -> Result<Output, Refusal> {
        let (flags, files): (Vec<&String>, Vec<&String>) =
            arguments.iter().partition(|word| word.starts_with('-') && *word != "-");
        let known = ["-u", "-q", "--unified", "--brief", "-s"];
        if let Some(flag) = flags.iter().find(|flag| !known.contains(&flag.as_str())) {
            return Err(Refusal::Unsupported(format!(
                "{name} {flag} is not supported in a RUN line"
            )));
        }
        let [left, right] = files.as_slice() else {
            return Err(Refusal::Failed(format!("{name} takes two files")));
        };
        let read = |path: &str| if path == "-" { Ok(input.to_vec()) } else { self.read(path) };
        match (read(left), read(right)) {
            (Ok(old), Ok(new)) => Ok(difference([left, right], &old, &new)),
            (Err(refusal), _) | (_, Err(refusal)) => {
                Ok(Output::failed(format!("{name}: {refusal}")))
            }
        }
    }
}

/// Runs a program with an input until it ends, or until a deadline.
///
/// # Errors
///
/// The error of starting the program or of waiting for it.
pub fn run_until(
    mut command: std::process::Command,
    input: &[u8],
    deadline: Option<Instant>,
) -> std::io::Result<Output> {
    let mut child = command.spawn()?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        // a program that does not read all its input closes the pipe
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
        let crashed = late || !matches!(status.code(), Some(0..=100));
        if late {
            err.extend_from_slice(
                b"it was stopped because its time limit was reached (--timeout)\n",
            );
        } else if status.code().is_none() {
            err.extend_from_slice(format!("it was killed: {status}\n").as_bytes());
        }
        Ok(Output { status: status.code().unwrap_or(128), out, err, crashed })
    })
}

fn read_all(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        let _ = stream.read_to_end(&mut bytes);
    }
    bytes
}

fn dirname(paths: &[String]) -> String {
    let parents = paths.iter().map(|path| match Path::new(path).parent() {
        Some(parent) if parent != Path::new("") => format!("{}\n", parent.display()),
        _ => ".\n".to_string(),
    });
    parents.collect()
}

/// What `diff` says about two files of these names.
fn difference([left, right]: [&String; 2], old: &[u8], new: &[u8]) -> Output {
    if old == new {
        return Output::default();
    }
    let (Ok(old_text), Ok(new_text)) = (str::from_utf8(old), str::from_utf8(new)) else {
        let place = old.iter().zip(new).take_while(|(old, new)| old == new).count() + 1;
        let message = format!("{left} and {right} are no text and differ, first at byte {place}");
        return Output::failed(message);
    };
    let text = similar::TextDiff::from_lines(old_text, new_text);
    let text = text.unified_diff().header(left, right).to_string();
    Output { status: 1, err: text.into_bytes(), ..Output::default() }
}

fn removed(path: &Path) -> std::io::Result<()> {
    let done =
        if path.is_dir() { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) };
    if path.exists() { done } else { Ok(()) }
}
