//! How the tests start the program.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program that is tested.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_shlo-interp");

/// What a run of the program gave: its exit status, standard output and standard error.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program with these arguments in the root of the repository. Standard input is empty.
#[track_caller]
pub fn shlo(arguments: &[&str]) -> Ran {
    ran(&mut program(arguments))
}

/// Runs the program with these arguments and with a text as standard input.
#[track_caller]
pub fn shlo_reading(arguments: &[&str], input: &str) -> Ran {
    ran_reading(&mut program(arguments), input)
}

/// The program with these arguments, for tests that choose a directory or variables for it.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).stdin(Stdio::null()).env("PATH", path());
    command
}

/// A line of a shell, run in a directory.
pub fn shell(line: &str, directory: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(directory).stdin(Stdio::null()).env("PATH", path());
    command
}

/// Where programs are searched: a backend or a shell finds the program that is tested as `shlo-interp`.
fn path() -> String {
    let programs = Path::new(PROGRAM).parent().expect("the program is in a directory").display();
    format!("{programs}:{}", std::env::var("PATH").unwrap_or_default())
}

/// What a command gives.
#[track_caller]
pub fn ran(command: &mut Command) -> Ran {
    command.output().expect("the program runs").into()
}

/// What a command gives that reads an input.
#[track_caller]
pub fn ran_reading(command: &mut Command, input: impl AsRef<[u8]>) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let (mut stdin, input) = (child.stdin.take().expect("a pipe"), input.as_ref());
    std::thread::scope(|scope| {
        // a program may end before it has read all
        scope.spawn(move || _ = stdin.write_all(input));
        child.wait_with_output().expect("the program ends").into()
    })
}

impl From<Output> for Ran {
    #[track_caller]
    fn from(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).expect("output is text");
        let status = output.status.code().expect("the program ends by itself");
        Ran { status, out: text(output.stdout), err: text(output.stderr) }
    }
}
