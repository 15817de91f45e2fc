//! The commands of the README and of docs/types.md do what these pages say: every line `$ …` of their `console`
//! blocks runs as written, in a directory that has a copy of `examples/`, and prints the lines below it, if there are any.

use std::fs;
use std::path::Path;

use crate::desk::Desk;
use crate::shlo::{Ran, ran, shell, shlo};

/// A command of a page.
struct Step {
    /// The line in the page, from 1.
    line: usize,
    command: String,
    /// The exit status that the page states in a comment `# exit N`, else 0.
    status: i32,
    /// What the page shows below the command.
    output: String,
}

/// The commands of each `console` block.
fn blocks(readme: &str) -> Vec<Vec<Step>> {
    let mut blocks = Vec::new();
    let mut block: Option<Vec<Step>> = None;
    for (index, text) in readme.lines().enumerate() {
        match (&mut block, text) {
            (None, "```console") => block = Some(Vec::new()),
            (Some(_), "```") => blocks.extend(block.take()),
            (Some(steps), text) => match text.strip_prefix("$ ") {
                Some(command) => steps.push(step(index + 1, command)),
                None => {
                    let step = steps.last_mut().expect("output stands below a command");
                    step.output.push_str(text);
                    step.output.push('\n');
                }
            },
            (None, _) => {}
        }
    }
    blocks
}

fn step(line: usize, command: &str) -> Step {
    let status = command.rsplit_once("# exit ").map_or(Ok(0), |(_, status)| status.trim().parse());
    let status = status.expect("an exit status is a number");
    Step { line, command: command.to_string(), status, output: String::new() }
}

/// Runs a command of a page; what is wrong with it, if anything is.
fn run(page: &str, step: &Step, desk: &Desk) -> Option<String> {
    let Ran { status, out, err } = ran(&mut shell(&step.command, &desk.path("")));
    let right = status == step.status && (step.output.is_empty() || out == step.output);
    let Step { line, command, status: stated, .. } = step;
    (!right)
        .then(|| format!("{page}:{line}: {command}\nexit {status}, stated {stated}\n{out}{err}"))
}

/// Holds the commands of a page, at least so many, to what the page says of them.
fn check_commands(page: &str, least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join(page)).expect("the page is readable");
    let mut wrong = Vec::new();
    let blocks = blocks(&text);
    assert!(blocks.iter().flatten().count() >= least, "{page} has commands");
    for block in blocks {
        let desk = Desk::new();
        desk.copy(&root.join("examples"), "examples");
        wrong.extend(block.iter().filter_map(|step| run(page, step, &desk)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_readmes_commands_do_what_it_says() {
    check_commands("README.md", 20);
}

#[test]
fn the_commands_on_types_do_what_the_page_says() {
    check_commands("docs/types.md", 4);
}

#[test]
fn the_readmes_python_program_is_the_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("the README is readable");
    let example = root.join("examples/layer/layer.py");
    let example = fs::read_to_string(example).expect("the example is readable");
    let program = &example[example.find("import jax\n").expect("the example imports JAX")..];
    assert!(readme.contains(&format!("```python\n{program}```\n")), "{program}");
}

#[test]
fn the_programs_of_the_faults_of_backends_check_what_is_right() {
    let ran = shlo(&["test", "docs/measured/matrix"]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
}
