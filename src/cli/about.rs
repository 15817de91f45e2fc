//! What the program prints about itself: versions, documentation, completions, the manual page.

use std::io::Write as _;
use std::sync::LazyLock;

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use super::command::Arguments;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::diagnostic::closest;
use crate::hardware::cpu;

/// The version of the StableHLO specification that the program implements.
const STABLEHLO: &str = "1.20.0";
/// The oldest version of portable artifacts that the program reads.
const OLDEST_VHLO: &str = "0.9.0";

/// The pages of the documentation, by topic.
const PAGES: &[(&str, &str, &str)] = &[
    (
        "numerics",
        "what numbers mean: types, rounding, policies, sums",
        include_str!("../../docs/numerics.md"),
    ),
    ("types", "every float format, and formats of your own", include_str!("../../docs/types.md")),
    ("tensors", "values and files of tensors for programs", include_str!("../../docs/tensors.md")),
    (
        "large",
        "programs whose weights take gigabytes: time, memory, layer by layer",
        include_str!("../../docs/large.md"),
    ),
    (
        "pytorch",
        "models of PyTorch, by torchax and torch_xla",
        include_str!("../../docs/pytorch.md"),
    ),
    ("comparing", "what counts as equal", include_str!("../../docs/comparing.md")),
    (
        "reports",
        "how tensors differ: `compare`, and pages of HTML",
        include_str!("../../docs/reports.md"),
    ),
    (
        "legality",
        "which results of a device are legal, and how far its sums may be off",
        include_str!("../../docs/legality.md"),
    ),
    (
        "identify",
        "how a backend adds: the model that gives its bits",
        include_str!("../../docs/identify.md"),
    ),
    (
        "traces",
        "the values inside a run: written, replaced, stopped at",
        include_str!("../../docs/traces.md"),
    ),
    (
        "exposing",
        "values inside a program as results of it: `expose`",
        include_str!("../../docs/exposing.md"),
    ),
    (
        "handing-over",
        "a fault as a file that shows it: `extract`, `reduce`, `bundle`",
        include_str!("../../docs/handing-over.md"),
    ),
    (
        "python",
        "the Python package: programs and arrays of NumPy, JAX and PyTorch",
        include_str!("../../docs/python.md"),
    ),
    (
        "jax",
        "JAX on this interpreter: the plugin, its settings, JAX's own tests",
        include_str!("../../docs/jax.md"),
    ),
    (
        "backends",
        "packs of cases that judge a backend: `conformance`, `generate`",
        include_str!("../../docs/backends.md"),
    ),
    (
        "numerics-profile",
        "what each op's rounding costs: `profile-numerics`",
        include_str!("../../docs/numerics-profile.md"),
    ),
    ("devices", "programs for several devices", include_str!("../../docs/devices.md")),
    ("mpi", "programs over processes on several machines", include_str!("../../docs/mpi.md")),
    ("json", "what `--format json` prints", include_str!("../../docs/json.md")),
    ("testing", "tests of your own: `shlo-interp test`", include_str!("../../docs/testing.md")),
    (
        "bytecode",
        "programs that are no text: bytecode, artifacts, jax.export",
        include_str!("../../docs/bytecode.md"),
    ),
    (
        "custom-calls",
        "the targets of custom_call that run",
        include_str!("../../docs/custom-calls.md"),
    ),
    (
        "dialects",
        "arith, tensor and shape beside StableHLO",
        include_str!("../../docs/dialects.md"),
    ),
    (
        "operations",
        "every operation: its types, its bits, its tests",
        include_str!("../../docs/ops.md"),
    ),
    (
        "mistakes",
        "likely mistakes, and what is said about them",
        include_str!("../../docs/mistakes.md"),
    ),
    (
        "deviations",
        "where the official interpreter differs",
        include_str!("../../docs/deviations.md"),
    ),
    ("verification", "how correctness is shown", include_str!("../../docs/verification.md")),
    (
        "measured",
        "which tables of measurements there are, and where",
        include_str!("../../docs/measured/README.md"),
    ),
    ("paths", "the fast paths, and leaving them out", include_str!("../../docs/engine/paths.md")),
    ("glossary", "the terms of the documentation", include_str!("../../docs/glossary.md")),
];

/// Examples for `help --help`.
pub const HELP_EXAMPLES: &str = "\
Examples:
  shlo-interp help convert
  shlo-interp help numerics 22          # a section by its number
  shlo-interp help numerics presets     # a section by a word of its title";

/// Examples for `completions --help`.
pub const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  shlo-interp completions bash > shlo-interp.bash";

/// Examples for `man --help`.
pub const MAN_EXAMPLES: &str = "\
Examples:
  shlo-interp man > shlo-interp.1";

/// The arguments of `help`.
#[derive(Debug, Args)]
#[command(after_help = HELP_EXAMPLES)]
pub struct HelpArguments {
    /// A command, or one of the pages that `shlo-interp help` lists.
    #[arg(value_name = "TOPIC")]
    pub topic: Option<String>,
    /// Print only the section of this number, or with this word in its title.
    #[arg(value_name = "SECTION", requires = "topic")]
    pub section: Option<String>,
}

/// The arguments of `completions`.
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub struct CompletionsArguments {
    /// The shell.
    #[arg(value_enum)]
    pub shell: Shell,
}

/// The arguments of `man`.
#[derive(Debug, Args)]
#[command(after_help = MAN_EXAMPLES)]
pub struct ManArguments {}

/// The versions of the program and of the files that it reads, and the CPU instructions that it uses.
pub fn long_version() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let level = cpu::level();
        format!(
            "{}\nStableHLO {STABLEHLO} (MLIR text)\nportable artifacts (VHLO) {OLDEST_VHLO} to {STABLEHLO}\n\
             CPU level {level} of {}",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::ARCH,
        )
    });
    &TEXT
}

impl Subcommand for HelpArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let Some(topic) = self.topic.as_deref() else {
            let text = command().render_long_help();
            let pages = PAGES.iter().map(|(name, about, _)| format!("  {name:<13} {about}\n"));
            write!(terminal.out, "{text}\nPages (shlo-interp help PAGE [SECTION]):\n")?;
            return write!(terminal.out, "{}", pages.collect::<String>()).map(|()| Status::Fine);
        };
        if let Some((.., text)) =
            PAGES.iter().find(|(name, ..)| *name == topic.trim_end_matches(".md"))
        {
            let text = match &self.section {
                None => (*text).to_string(),
                Some(wanted) => match section(text, wanted) {
                    Some(section) => section,
                    None => {
                        let titles: Vec<&str> =
                            text.lines().filter(|line| line.starts_with("## ")).collect();
                        let message = format!(
                            "{topic} has no section '{wanted}'; it has\n{}",
                            titles.join("\n")
                        );
                        return terminal.complain(message).map(|()| Status::Usage);
                    }
                },
            };
            return write!(terminal.out, "{text}").map(|()| Status::Fine);
        }
        let mut command = command();
        if let Some(subcommand) = command.find_subcommand_mut(topic) {
            let text = subcommand.render_long_help();
            return write!(terminal.out, "{text}").map(|()| Status::Fine);
        }
        let names = command.get_subcommands().map(Command::get_name);
        let names: Vec<&str> = names.chain(PAGES.iter().map(|(name, ..)| *name)).collect();
        let meant = closest(topic, names.iter().copied());
        let meant = meant.map_or(String::new(), |meant| format!(": did you mean '{meant}'?"));
        let message =
            format!("there is no help about '{topic}'{meant}; the topics are {}", names.join(", "));
        terminal.complain(message).map(|()| Status::Usage)
    }
}

/// The definition of all commands, built, so that each knows its full name.
fn command() -> Command {
    let mut command = Arguments::command();
    command.build();
    command
}

/// The section of a Markdown page with this number, or with this word in its title.
fn section(text: &str, wanted: &str) -> Option<String> {
    let is_title = |line: &str| {
        line.strip_prefix("## ").is_some_and(|title| {
            title.split(['.', ' ']).next() == Some(wanted)
                || (!wanted.chars().all(|c| c.is_ascii_digit())
                    && title.to_lowercase().contains(&wanted.to_lowercase()))
        })
    };
    let mut lines = text.lines().skip_while(|line| !is_title(line));
    let title = lines.next()?;
    let rest = lines.take_while(|line| !line.starts_with("## "));
    Some(std::iter::once(title).chain(rest).map(|line| format!("{line}\n")).collect())
}

impl Subcommand for CompletionsArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command(), "shlo-interp", &mut script);
        let script = String::from_utf8_lossy(&script);
        let script = match self.shell {
            Shell::Bash => with_reachable_branches(&script),
            _ => script.into_owned(),
        };
        write!(terminal.out, "{script}").map(|()| Status::Fine)
    }
}

/// The script for bash with its branches made reachable: clap_complete takes the hyphen of the program's name
/// for a boundary between commands, so that no state of its script reaches the branch of a subcommand.
fn with_reachable_branches(script: &str) -> String {
    script.replace("shlo__subcmd__interp", "shlo__interp")
}

impl Subcommand for ManArguments {
    /// The subcommand `man`, which prints the page of the program with a section on each command's flags at the
    /// end.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let mut page = Vec::new();
        let command = command();
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
        for subcommand in command.get_subcommands() {
            writeln!(page, ".SH \"SHLO-INTERP {}\"", subcommand.get_name().to_uppercase())?;
            let man = clap_mangen::Man::new(subcommand.clone());
            man.render_description_section(&mut page)?;
            man.render_synopsis_section(&mut page)?;
            man.render_options_section(&mut page)?;
        }
        terminal.out.write_all(&page).map(|()| Status::Fine)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_script_for_bash_has_a_branch_for_each_command_that_it_recognises() {
        let mut script = Vec::new();
        clap_complete::generate(Shell::Bash, &mut command(), "shlo-interp", &mut script);
        let script = with_reachable_branches(&String::from_utf8(script).unwrap());
        let lines = || script.lines().map(str::trim);
        let recognised: BTreeSet<&str> = lines()
            .filter_map(|line| line.strip_prefix("cmd=\"")?.strip_suffix('"'))
            .filter(|name| !name.is_empty())
            .collect();
        let branches: BTreeSet<&str> = lines()
            .filter_map(|line| line.strip_suffix(')'))
            .filter(|name| name.starts_with("shlo__"))
            .filter(|name| !name.contains(','))
            .collect();
        assert!(recognised.len() > 10);
        assert_eq!(recognised, branches);
    }

    /// The pages of docs/ for those who change the program.
    const FOR_DEVELOPERS: [&str; 2] = ["ARCHITECTURE.md", "adding-an-op.md"];

    #[test]
    fn every_page_of_the_documentation_for_users_can_be_shown() {
        let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
        let entries = std::fs::read_dir(docs).unwrap().map(|entry| entry.unwrap().path());
        let pages = entries.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
        let pages: Vec<_> =
            pages.filter(|path| !FOR_DEVELOPERS.iter().any(|page| path.ends_with(page))).collect();
        assert!(pages.len() > 10);
        for page in pages {
            let text = std::fs::read_to_string(&page).unwrap();
            assert!(
                PAGES.iter().any(|(.., shown)| *shown == text),
                "no topic shows {}",
                page.display()
            );
        }
    }

    #[test]
    fn a_section_is_found_by_number_and_by_word() {
        let text = "# page\n## 1. One\na\n## 12. Two words\nb\nc\n## End\n";
        assert_eq!(section(text, "12").unwrap(), "## 12. Two words\nb\nc\n");
        assert_eq!(section(text, "words"), section(text, "12"));
        assert_eq!(section(text, "2"), None);
    }
}
