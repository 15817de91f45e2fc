//! `shlo-interp compare`: the results of a device, judged.

mod budget;
mod demands;
mod page;
mod pair;
mod program;
mod sides;
mod text;

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value as Json, json};

use self::demands::Demands;
pub use self::page::Pages;
pub use self::pair::Compared as Pair;
use self::pair::{Compared, End, rule_json};
use self::program::Printing;
pub use self::program::{Judged, ProgramArguments, Refused};
use self::sides::Matched;
use self::text::Style;
use super::arguments::{Common, GridArguments, TextOrJson, element_type, tolerance, units};
use super::findings::error;
use super::in_memory::InMemory;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::access::Refusal;
use crate::compare::Rule;
use crate::diagnostic::{counted, printable_line};
use crate::numeric::ElementType;
use crate::report::{Bound, Settings};
use crate::syntax::json::VERSION;
use crate::tensor::Tensor;
use crate::values::spelling::Spelled;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp compare weights.npy weights.npy --report out.html
  shlo-interp compare weights.npz weights.npz --rtol 1e-3 --atol 1e-5
  shlo-interp compare weights.npz:w 4x32xf32=1.1 --max-ulp 1
  shlo-interp compare 64xbf16=@values.bin values.npy --format json
  shlo-interp compare double.mlir --input 1.5 --actual 3.0
  shlo-interp compare w.mlir --input @weights.npy --actual @weights.npy --legal=-units --report out.html
  shlo-interp compare double.mlir --num-replicas 2 --input 0,0:1.5 --input 1,0:2 --actual 0,0:3 --actual 1,0:4

ACTUAL and EXPECTED are two tensors, or two sets of tensors with names: a file (.npy, .npz, .safetensors, NAME of one as
FILE:NAME), a directory of .npy files, or one with an index.csv as `run --trace` and probes write it. Raw elements need
their type: 2x3xf32=@file.bin. The rule is that of `run --expect` (`shlo-interp help comparing`): without a tolerance bits have to
be the same.

A PROGRAM alone is run, and what a device gave for it (--actual, --dumps) is judged element by element: each is explained by
a freedom that the specification leaves, which is named, or it is a violation (`shlo-interp help legality`). On a grid of
processes (--num-replicas, --num-partitions) each has inputs and results of its own: 0,1:V is one of process (0, 1).

Exit status: 0 equal under the rule, or legal; 1 something differs, one side lacks a value, or something is a violation; 2
usage; 3 program rejected; 4 the program failed; 5 file or I/O.";

/// The arguments of `compare`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct CompareArguments {
    /// The tensors that are judged; if they are the only ones, the PROGRAM whose results are.
    #[arg(value_name = "ACTUAL")]
    pub actual: String,
    /// The tensors that they should be.
    #[arg(value_name = "EXPECTED")]
    pub expected: Option<String>,
    /// What a device gave for a program.
    #[command(flatten, next_help_heading = "Judging the results of a program")]
    pub program: ProgramArguments,
    /// The processes that run the program.
    #[command(flatten, next_help_heading = "Judging the results of a program")]
    pub grid: GridArguments,
    /// Let floats differ by up to N units in the last place (of the coarser type), and integers by up to N.
    #[arg(long, value_name = "N", value_parser = units)]
    #[arg(allow_negative_numbers = true)]
    pub max_ulp: Option<u64>,
    /// Let numbers differ by up to X, plus what --rtol allows.
    #[arg(long, value_name = "X", value_parser = tolerance)]
    #[arg(allow_negative_numbers = true)]
    pub atol: Option<f64>,
    /// Let numbers differ by up to X times the expected value, plus what --atol allows.
    #[arg(long, value_name = "X", value_parser = tolerance)]
    #[arg(allow_negative_numbers = true)]
    pub rtol: Option<f64>,
    /// Tolerances and bounds on metrics by op, type, name and loc: a file of TOML (`shlo-interp help reports`).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["max_ulp", "atol", "rtol"])]
    pub budget: Option<PathBuf>,
    /// Show a figure of whole tensors, and require it if there is a bound: pcc>=0.999, snr>=40, p99-ulp<=2, rms<=1e-3,
    /// cosine, max-abs, max-rel, mean-rel, max-ulp; once per metric.
    #[arg(long = "metric", value_name = "METRIC")]
    pub metrics: Vec<Bound>,
    /// The element type of files that do not state it: bf16.
    #[arg(long = "type", value_name = "TYPE", value_parser = element_type)]
    pub element: Option<ElementType>,
    /// Compare only the values that both sides have.
    #[arg(long)]
    pub common_values: bool,
    /// List the N elements that differ most.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub worst: usize,
    /// Write a page of HTML that shows the differences: one file, for any browser.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// How the comparison is printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
    /// The two tensors, if they are in memory.
    #[arg(skip)]
    pub pair_in_memory: Option<(Tensor, Tensor)>,
}

impl CompareArguments {
    /// What is required of values.
    fn demands(&self) -> Result<Demands, Refusal> {
        let tolerance = match Rule::of(self.max_ulp, self.atol, self.rtol) {
            Rule::Within(tolerance) => Some(tolerance),
            _ => None,
        };
        Demands::new(tolerance, &self.metrics, self.budget.as_deref())
    }
}

/// How many of the worst elements a page shows.
pub const WORST_SHOWN: usize = 20;

impl Subcommand for CompareArguments {
    fn json_object(&self) -> Option<&'static str> {
        self.format.object_of("compare")
    }

    fn take(&mut self, given: &mut InMemory) -> Result<(), String> {
        if let Some(expected) = given.expected.take() {
            let [actual] =
                <[Tensor; 1]>::try_from(std::mem::take(&mut given.actual)).map_err(|actual| {
                    format!("two tensors are compared, given are {}", 1 + actual.len())
                })?;
            self.pair_in_memory = Some((actual, expected));
            return Ok(());
        }
        self.program.run.take(given);
        let results = std::mem::take(&mut given.actual);
        self.program.results_in_memory = results.into_iter().map(Spelled::of).collect();
        Ok(())
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let Some(expected) = &self.expected else {
            return judge(self, terminal);
        };
        let of_grid = self.grid.given();
        if let Some(flag) = self.program.given().or(of_grid) {
            let message = format!(
                "{flag} is about a program, and ACTUAL and EXPECTED are compared without one: leave out either"
            );
            return terminal.complain(message).map(|()| Status::Usage);
        }
        compare(self, expected, terminal)
    }
}

/// Judges the results of a program.
fn judge(arguments: &CompareArguments, terminal: &mut Terminal<'_>) -> Ended {
    let of_tensors =
        [("--type", arguments.element.is_some()), ("--common-values", arguments.common_values)];
    if let Some((flag, _)) = of_tensors.into_iter().find(|(_, is_given)| *is_given) {
        let message = format!(
            "{flag} is about two tensors: give ACTUAL and EXPECTED, or judge the results of a program by --legal"
        );
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let printing = Printing {
        format: arguments.format,
        worst: arguments.worst,
        report: arguments.report.as_deref(),
    };
    let is_file = arguments.program.run.program_in_memory.is_none();
    if let Some(what) = sides::tensors_of(&arguments.actual).filter(|_| is_file) {
        let message = format!("{}: {what}, not a program: EXPECTED is missing", arguments.actual);
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let demands = match arguments.demands() {
        Ok(demands) => demands,
        Err(refusal) => return terminal.give_up(refusal),
    };
    let given = (&arguments.program, arguments.grid);
    program::run(Path::new(&arguments.actual), given, &demands, &printing, terminal)
}

/// Compares two tensors, or two sets of tensors.
fn compare(arguments: &CompareArguments, expected: &str, terminal: &mut Terminal<'_>) -> Ended {
    let pairs = match pairs(arguments, expected) {
        Ok(pairs) => pairs,
        Err(refusal) => return terminal.give_up(refusal),
    };
    let demands = match arguments.demands() {
        Ok(demands) => demands,
        Err(refusal) => return terminal.give_up(refusal),
    };
    let settings = Settings {
        rule: demands.otherwise().rule(),
        worst: arguments.worst.max(WORST_SHOWN),
        map_size: Pages::map_size(pairs.len()),
    };
    let mut pages = Pages::new(format!("{} against {expected}", arguments.actual));
    let mut objects = Vec::new();
    let mut status = Status::Fine;
    let style = Style::of(terminal.color, terminal.out.is_terminal());
    let (mut failed, mut first): (usize, Option<String>) = (0, None);
    for pair in &pairs {
        let compared = Compared::new(pair, arguments.element.as_ref(), &demands, settings);
        status = status.max(compared.status());
        if compared.status() > Status::Fine {
            failed += 1;
            first.get_or_insert_with(|| printable_line(&compared.name));
        }
        say(&compared, arguments, pairs.len(), style, terminal)?;
        match arguments.format {
            TextOrJson::Json => objects.push(compared.json()),
            TextOrJson::Text => {}
        }
        if arguments.report.is_some() {
            pages.add(&compared);
        }
    }
    if arguments.format == TextOrJson::Text && pairs.len() > 1 {
        let all = counted(pairs.len(), "value");
        match &first {
            None => writeln!(terminal.out, "all of {all} are equal under the rule")?,
            Some(name) => writeln!(terminal.out, "{failed} of {all} differ, the first is {name}")?,
        }
    }
    for sentence in demands.unused(false) {
        writeln!(terminal.err, "warning: {sentence}")?;
    }
    if let Some(path) = &arguments.report
        && let Err(Refusal { message, status: failed }) = pages.write(path)
    {
        terminal.complain(message)?;
        status = status.max(failed);
    }
    if arguments.format == TextOrJson::Json {
        // the object has the errors, so that no other object is printed for them
        let complaints = terminal.complaints.as_mut().map(std::mem::take).unwrap_or_default();
        let said = complaints.iter().map(|message| error(message)).collect();
        writeln!(
            terminal.out,
            "{}",
            object((&arguments.actual, expected), &demands, status, (objects, said))
        )?;
    }
    Ok(status)
}

/// The pairs of both sides.
fn pairs(arguments: &CompareArguments, expected: &str) -> Result<Vec<Matched>, Refusal> {
    if let Some((actual, expected)) = arguments.pair_in_memory.clone() {
        return Ok(sides::matched(vec![actual.into()], vec![expected.into()]));
    }
    let side = |spelled: &str, name: &str| {
        let bare = spelled.strip_prefix('@').unwrap_or(spelled);
        sides::sources(bare).map_err(|error| error.at(name))
    };
    let (actual, expected) = (side(&arguments.actual, "ACTUAL")?, side(expected, "EXPECTED")?);
    sides::refuse_empty([("ACTUAL", &actual), ("EXPECTED", &expected)])?;
    let mut pairs = sides::matched(actual, expected);
    if arguments.common_values {
        pairs.retain(|pair| pair.actual.is_some() && pair.expected.is_some());
    }
    match pairs.is_empty() {
        false => Ok(pairs),
        true => {
            Err(crate::values::spelling::usage("ACTUAL and EXPECTED have no value of one name"))
        }
    }
}

/// Prints what there is to say of a pair.
fn say(
    compared: &Compared,
    arguments: &CompareArguments,
    pairs: usize,
    style: Style,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<()> {
    match (&compared.end, arguments.format) {
        (End::Unreadable(message, _), _) => {
            let name = match pairs {
                1 => String::new(),
                _ => format!("{}: ", printable_line(&compared.name)),
            };
            terminal.complain(format!("{name}{message}"))?;
        }
        (_, TextOrJson::Json) => {}
        _ if pairs == 1 => {
            write!(terminal.out.as_is(), "{}", text::whole(compared, arguments.worst, style))?;
        }
        _ => writeln!(terminal.out.as_is(), "{}", text::verdict(compared, style))?,
    }
    for warning in text::warnings(compared) {
        writeln!(terminal.err, "warning: {warning}")?;
    }
    Ok(())
}

/// The comparison as an object.
fn object(
    (actual, expected): (&str, &str),
    demands: &Demands,
    status: Status,
    (pairs, diagnostics): (Vec<Json>, Vec<Json>),
) -> Json {
    json!({
        "version": VERSION,
        "actual": actual,
        "expected": expected,
        "rule": rule_json(demands.otherwise().rule()),
        "unused_rules": demands.unused(false),
        "status": status.name(),
        "exit_code": status as u8,
        "pairs": pairs,
        "diagnostics": diagnostics,
    })
}
