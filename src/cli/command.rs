//! The table of the subcommands: a row each, and what the command line asks of every one.

use std::ffi::OsString;

use clap::{Parser, Subcommand as Commands};

use super::arguments::Color;
use super::subcommand::Subcommand;
use super::{
    about, block_arguments, bundle, check, compare, conformance, convert, explain, expose, extract,
    formats, generate, identify, numerics, pack, print, reduce, run, tables, test,
};
use crate::explain::operand::MINUS;

/// A StableHLO interpreter, exact to the last bit.
///
/// Runs PROGRAM and prints its results: the function named by --function, else `main`, else the
/// only function, else every public function without arguments.
#[derive(Debug, Parser)]
#[command(name = "shlo-interp", version, long_version = about::long_version())]
#[command(disable_help_subcommand = true)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    /// The subcommand; `run` if none is given.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The arguments of `run`.
    #[command(flatten)]
    pub run: run::RunArguments,
    /// Colour on standard error (NO_COLOR is respected).
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub color: Color,
}

impl Arguments {
    /// The subcommand; `run` if none is named.
    pub fn subcommand(&mut self) -> &mut dyn Subcommand {
        match &mut self.command {
            Some(command) => command.subcommand(),
            None => &mut self.run,
        }
    }
}

/// Declares the subcommands: what the help says of each, its name, and its arguments, which say what it does.
macro_rules! commands {
    ($($(#[$about:meta])* $name:ident($($arguments:ident)::+),)*) => {
        /// The subcommands.
        #[derive(Debug, Commands)]
        pub enum Command {
            $($(#[$about])* $name(Box<$($arguments)::+>),)*
        }

        impl Command {
            fn subcommand(&mut self) -> &mut dyn Subcommand {
                match self {
                    $(Command::$name(arguments) => &mut **arguments,)*
                }
            }
        }
    };
}

commands! {
    /// Run a program and print its results (the default).
    Run(run::RunArguments),
    /// Parse and verify programs without running them.
    Check(check::CheckArguments),
    /// Run the tests in files and directories, and report.
    Test(test::TestArguments),
    /// Print a program back, in short or generic form.
    Print(print::PrintArguments),
    /// Convert values, and say what each policy makes of them and why.
    Convert(convert::ConvertArguments),
    /// List the operations and what is known of them.
    Ops(tables::TableArguments),
    /// List the float formats, show some in full, or how two differ.
    Formats(formats::FormatsArguments),
    /// Turn floats into blocks that share a scale: MX, NVFP4, block floating point.
    Quantize(block_arguments::QuantizeArguments),
    /// Turn blocks that share a scale back into floats.
    Dequantize(block_arguments::DequantizeArguments),
    /// Convert numbers two at a time, as a GPU's cvt instruction does.
    Pack(pack::PackArguments),
    /// Write packs of cases with legal results, and judge backends by them.
    Conformance(conformance::ConformanceArguments),
    /// Write random programs that are well typed, for hunts with backends.
    Generate(generate::GenerateArguments),
    /// Find out how a backend adds and converts, from the results of probe programs.
    Identify(identify::IdentifyArguments),
    /// Show the help of a command, or a page of the documentation.
    Help(about::HelpArguments),
    /// Print a script that completes commands and flags in a shell.
    Completions(about::CompletionsArguments),
    /// Print the manual page, for man.
    Man(about::ManArguments),
    /// Tell why an op gives the bits that it gives.
    Explain(explain::ExplainArguments),
    /// Make values inside a program results of it, which any compiler can show.
    Expose(expose::ExposeArguments),
    /// Write one op, with its operands, as a program that checks itself.
    Extract(extract::ExtractArguments),
    /// Pack a program with its inputs and what a device gave, for somebody else.
    Bundle(bundle::BundleArguments),
    /// Make a program that shows a fault small, so that it still shows it.
    Reduce(reduce::ReduceArguments),
    /// Compare tensors, and say how they differ: files, or directories of values.
    Compare(compare::CompareArguments),
    /// Tell what each op's rounding costs, and what other types would.
    ProfileNumerics(numerics::NumericsArguments),
}

/// The official tool's long options, which it spells with one dash and clap would read as bundled short ones.
const ONE_DASH: &[&str] =
    &["-interpret", "-split-input-file", "-interpreter-print-dense", "-probe-output-dir", "-args"];

/// Gives the official tool's one-dash spellings their second dash.
pub fn with_two_dashes(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mend = |argument: OsString| {
        let text = argument.to_string_lossy();
        let name = text.split('=').next().unwrap_or_default();
        if ONE_DASH.contains(&name) { format!("-{text}").into() } else { argument }
    };
    with_minus_signs(arguments.into_iter().map(mend).collect())
}

/// The subcommands whose operands may be negative numbers, without a flag before them.
const TAKES_NUMBERS: &[&str] = &["convert", "explain"];

/// Replaces the hyphen of negative numbers, which clap would read as flags, by the minus sign of typography.
pub fn with_minus_signs(arguments: Vec<OsString>) -> Vec<OsString> {
    let command = arguments.get(1).and_then(|command| command.to_str());
    if !command.is_some_and(|command| TAKES_NUMBERS.contains(&command)) {
        return arguments;
    }
    let mend = |argument: OsString| {
        let text = argument.to_string_lossy();
        let Some(rest) = text.strip_prefix('-') else { return argument };
        let word = rest.to_ascii_lowercase();
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit() || c == '.');
        if is_number || matches!(word.as_str(), "inf" | "infinity" | "nan") {
            return format!("{MINUS}{rest}").into();
        }
        argument
    };
    arguments.into_iter().map(mend).collect()
}

#[cfg(test)]
mod tests {
    use super::super::arguments::Format;
    use super::*;
    use clap::CommandFactory;

    fn parse(arguments: &[&str]) -> Result<Arguments, clap::Error> {
        let arguments = arguments.iter().map(OsString::from);
        Arguments::try_parse_from(with_two_dashes(
            [OsString::from("shlo-interp")].into_iter().chain(arguments),
        ))
    }

    #[test]
    fn the_definition_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_program_alone_is_run() {
        assert_eq!(parse(&["p.mlir"]).unwrap().run.program, Some("p.mlir".into()));
        assert!(parse(&[]).is_err());
    }

    #[test]
    fn run_may_be_named() {
        let arguments = parse(&["run", "--input", "f32=-1", "-"]).unwrap();
        let Some(Command::Run(run)) = arguments.command else { panic!("run") };
        assert_eq!((run.program, run.inputs), (Some("-".into()), vec!["f32=-1".to_string()]));
    }

    #[test]
    fn the_official_spellings_are_accepted() {
        let official = ["--interpret", "-split-input-file", "--interpreter-print-dense", "-"];
        let arguments = parse(&official).unwrap();
        assert_eq!(arguments.run.chosen_format(), Format::Dense);
        assert!(
            parse(&["-interpret", "--probe-output-dir=d", "--args=[dense<1> : tensor<i8>]", "-"])
                .is_ok()
        );
    }

    #[test]
    fn colour_goes_before_or_after() {
        assert_eq!(parse(&["--color", "never", "p"]).unwrap().color, Color::Never);
        assert_eq!(parse(&["check", "--color=always", "p"]).unwrap().color, Color::Always);
    }
}
