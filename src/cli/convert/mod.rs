//! `shlo-interp convert`: what policies make of values, and why.

use std::fmt::Write as _;

use clap::{Args, ValueEnum};
use serde_json::{Value as Json, json};

use super::arguments::{Common, element_type};
use super::terminal::{Ended, Status, Terminal};
use crate::explain::operand::{Operand, hex};
use crate::numeric::{Chance, ElementType, Policy, Preset};

mod conversion;
mod value;

use conversion::{Conversion, Neighbour, Setting};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp convert 1.1 464 -inf --from f32 --to f8E4M3FN
  shlo-interp convert 0x7FC00001 --from f32 --to f4E2M1FN --policy all
  shlo-interp convert 300 --from i32 --to f8E4M3FN --policy xla --policy cuda,scale-rounding=down
  shlo-interp convert 1.06 --from f32 --to f8E4M3FN --policy standard,rounding=stochastic --seed 7
  shlo-interp convert --table --from f8E4M3FN --to f32 --policy all > table.csv

Values: decimals (-0.1, rounded to the source type first), hexadecimal floats (0x1.8p3), codes (0x7E),
inf, -nan, -0; true and false.

A policy is NAME[,KNOB=VALUE]...; names and knobs are listed in docs/numerics.md.

Exit status: 0 fine; 2 no such type, policy or value.";

/// The arguments of `convert`.
#[derive(Debug, Args)]
pub struct ConvertArguments {
    /// Values of the source type.
    #[arg(value_name = "VALUE", required_unless_present = "table")]
    pub values: Vec<String>,
    /// The source type: any float type or integer type.
    #[arg(long, value_name = "TYPE", value_parser = element_type)]
    pub from: ElementType,
    /// The target type.
    #[arg(long, value_name = "TYPE", value_parser = element_type)]
    pub to: ElementType,
    /// What policies convert: names, each with its knobs (`xla,standard,overflow=saturate`), or `all`.
    #[arg(long, value_name = "NAME[,KNOB=V]|all", default_value = "standard")]
    pub policy: Vec<String>,
    /// Print the codes of all values of the source type (of up to 16 bits) as CSV, a column a policy.
    #[arg(long, conflicts_with = "values")]
    pub table: bool,
    /// The seed of stochastic rounding; the values, or the rows of the table, are its elements.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// How the conversions are printed.
    #[arg(long, value_enum, default_value_t = ConvertFormat::Text, conflicts_with = "table")]
    pub format: ConvertFormat,
    /// What every subcommand takes.
    #[command(flatten)]
    pub common: Common,
}

/// How conversions are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ConvertFormat {
    /// For people.
    Text,
    /// Every fact as a field.
    Json,
}

/// The subcommand.
pub fn run(arguments: &ConvertArguments, terminal: &mut Terminal<'_>) -> Ended {
    match prepare(arguments) {
        Ok(prepared) if arguments.table => table(&prepared, terminal),
        Ok(prepared) => convert(arguments, &prepared, terminal),
        Err(message) => terminal.complain(message).map(|()| Status::Usage),
    }
}

/// What is converted, and by what.
struct Prepared {
    setting: Setting,
    values: Vec<Operand>,
}

fn prepare(arguments: &ConvertArguments) -> Result<Prepared, String> {
    for element in [&arguments.from, &arguments.to] {
        if matches!(element, ElementType::Complex(_) | ElementType::Quantized(_)) {
            return Err(format!("{element} is neither a float type nor an integer type"));
        }
    }
    let bits = arguments.from.bits();
    if arguments.table && bits > 16 {
        let from = &arguments.from;
        return Err(format!("a table of {from} has 2^{bits} rows; --table takes up to 16 bits"));
    }
    let policies = policies(&arguments.policy)?;
    let chance = Chance { seed: arguments.seed, stream: 0 };
    let setting =
        Setting { from: arguments.from.clone(), to: arguments.to.clone(), policies, chance };
    let values = arguments.values.iter().map(|text| Operand::parse(&arguments.from, text));
    Ok(Prepared { values: values.collect::<Result<_, _>>()?, setting })
}

/// The policies of lists of names, each once; a knob (`overflow=saturate`) belongs to the name before it.
pub fn policies(lists: &[String]) -> Result<Vec<Policy>, String> {
    let mut names: Vec<String> = Vec::new();
    for list in lists {
        for (index, word) in list.split(',').enumerate() {
            match names.last_mut() {
                Some(name) if index > 0 && word.contains('=') => *name = format!("{name},{word}"),
                _ => names.push(word.into()),
            }
        }
    }
    let mut policies: Vec<Policy> = Vec::new();
    let mut add = |policy: Policy| {
        if !policies.contains(&policy) {
            policies.push(policy);
        }
    };
    for name in &names {
        match name.trim() {
            "all" => Preset::ALL.iter().for_each(|&preset| add(Policy::of(preset))),
            name => add(name.parse().map_err(|error| format!("--policy: {error}"))?),
        }
    }
    Ok(policies)
}

/// All codes of the source type, a row each.
fn table(prepared: &Prepared, terminal: &mut Terminal<'_>) -> Ended {
    let setting = &prepared.setting;
    let mut header = String::from("code,value");
    for policy in &setting.policies {
        let name = policy.to_string();
        let quote = if name.contains(',') { "\"" } else { "" };
        // writing to a String cannot fail
        let _ = write!(header, ",{quote}{name}{quote}");
    }
    writeln!(terminal.out, "{header}")?;
    for code in 0..1u64 << setting.from.bits() {
        let value = value::shown(&setting.from, code);
        write!(terminal.out, "{},{value}", hex(&setting.from, code.into()))?;
        for policy in &setting.policies {
            let result = setting.converted(policy, code, code);
            write!(terminal.out, ",{}", hex(&setting.to, result.into()))?;
        }
        writeln!(terminal.out)?;
    }
    Ok(Status::Fine)
}

fn convert(
    arguments: &ConvertArguments,
    prepared: &Prepared,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let conversions = (0..).zip(&prepared.values);
    let conversions =
        conversions.map(|(index, value)| Conversion::new(&prepared.setting, value, index));
    match arguments.format {
        ConvertFormat::Text => {
            let pages: Vec<String> =
                conversions.map(|conversion| text(&prepared.setting, &conversion)).collect();
            terminal.out.write_all(pages.join("\n").as_bytes())?;
        }
        ConvertFormat::Json => {
            let facts: Vec<Json> =
                conversions.map(|conversion| facts(&prepared.setting, &conversion)).collect();
            writeln!(terminal.out, "{:#}", Json::from(facts))?;
        }
    }
    Ok(Status::Fine)
}

/// A conversion in words.
fn text(setting: &Setting, conversion: &Conversion) -> String {
    let (from, to) = (&setting.from, &setting.to);
    let mut lines = vec![format!(
        "{from} {} = {} to {to}",
        hex(from, conversion.code.into()),
        conversion.exact
    )];
    lines.extend(conversion.note.iter().map(|note| format!("  {note}")));
    let neighbours: Vec<String> = (conversion.neighbours.iter())
        .map(|neighbour| {
            let code = hex(to, neighbour.code.into());
            format!("{} {code} = {}, {} away", neighbour.side, neighbour.value, neighbour.distance)
        })
        .collect();
    lines.extend(neighbours.into_iter().map(|line| format!("  {line}")));
    lines.extend(conversion.remarks.iter().map(|remark| format!("  {remark}")));
    let results: Vec<(String, String)> = (conversion.results.iter())
        .map(|(code, policies)| {
            let result = format!("{} = {}", hex(to, (*code).into()), value::shown(to, *code));
            (result, policies.join("  "))
        })
        .collect();
    let width = results.iter().map(|(result, _)| result.len()).max().unwrap_or(0);
    lines.extend(results.iter().map(|(result, names)| format!("  -> {result:<width$}  {names}")));
    lines.join("\n") + "\n"
}

/// A conversion as JSON.
fn facts(setting: &Setting, conversion: &Conversion) -> Json {
    let (from, to) = (&setting.from, &setting.to);
    let neighbour = |side: &str| {
        let found = conversion.neighbours.iter().find(|neighbour| neighbour.side == side);
        found.map(|Neighbour { code, value, distance, .. }| {
            json!({"code": hex(to, (*code).into()), "value": value, "distance": distance})
        })
    };
    let results: Vec<Json> = (conversion.results.iter())
        .map(|(code, policies)| {
            json!({
                "code": hex(to, (*code).into()),
                "value": value::shown(to, *code),
                "policies": policies,
            })
        })
        .collect();
    json!({
        "input": conversion.spelled,
        "from": from.to_string(),
        "to": to.to_string(),
        "code": hex(from, conversion.code.into()),
        "value": conversion.exact,
        "note": conversion.note,
        "below": neighbour("below"),
        "above": neighbour("above"),
        "tie": conversion.is_tie,
        "remarks": conversion.remarks,
        "agree": conversion.results.len() == 1,
        "results": results,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    use crate::cli::arguments::{Arguments, with_minus_signs};
    use clap::Parser;

    /// What the command prints, and how it ends.
    fn printed(line: &str) -> (String, Status) {
        let words = std::iter::once("shlo-interp").chain(line.split(' ')).map(OsString::from);
        let parsed = Arguments::try_parse_from(with_minus_signs(words.collect())).unwrap();
        let Some(super::super::arguments::Command::Convert(arguments)) = parsed.command else {
            panic!("{line} is another command");
        };
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut terminal = Terminal { out: &mut out, err: &mut err, color: false };
        let status = run(&arguments, &mut terminal).unwrap();
        out.extend(err);
        (String::from_utf8(out).unwrap(), status)
    }

    #[test]
    fn a_tie_and_its_neighbours_are_shown() {
        let (text, _) = printed("convert 1.0625 --from f32 --to f8E4M3FN");
        let expected = "f32 0x3F880000 = 1.0625 to f8E4M3FN\n  below 0x38 = 1, 0.0625 away\n  \
             above 0x39 = 1.125, 0.0625 away\n  a tie: exactly half way\n  -> 0x38 = 1  standard\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn policies_that_agree_stand_together() {
        let (text, _) = printed(
            "convert -inf --from f32 --to f8E4M3FN --policy standard --policy cuda --policy torch",
        );
        assert!(text.contains("-> 0xFF = -nan  standard\n"), "{text}");
        assert!(text.contains("-> 0xFE = -448  cuda  torch\n"), "{text}");
    }

    #[test]
    fn values_that_the_source_lacks_are_rounded_to_it_first() {
        let (text, _) = printed("convert 1.1 --from bf16 --to f32");
        assert!(text.starts_with("bf16 0x3F8D = 1.1015625 to f32\n  1.1 is no value"), "{text}");
        let (text, _) = printed("convert 0x1.8p1 --from f16 --to f8E5M2");
        assert!(text.starts_with("f16 0x4200 = 3 to f8E5M2\n  a value of"), "{text}");
    }

    #[test]
    fn integers_convert_in_both_directions() {
        let (text, _) = printed("convert -200 0x7FFF --from i16 --to f8E4M3");
        assert!(text.contains("-> 0xF4 = -192  standard"), "{text}");
        assert!(text.contains("-> 0x78 = inf  standard"), "{text}");
        let (text, _) = printed("convert 300.7 nan --from f32 --to i8");
        assert!(text.contains("-> 0x7F = 127  standard"), "{text}");
        assert!(text.contains("-> 0x00 = 0  standard"), "{text}");
    }

    #[test]
    fn a_seed_gives_the_same_elements_again() {
        let line = "convert 1.06 1.06 1.06 1.06 --from f32 --to f8E4M3FN \
             --policy standard,rounding=stochastic --seed 5";
        assert_eq!(printed(line), printed(line));
    }

    #[test]
    fn tables_have_a_row_a_code_and_a_column_a_policy() {
        let (text, _) = printed(
            "convert --table --from f4E2M1FN --to f8E8M0FNU --policy standard,zero=smallest --policy cuda",
        );
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "code,value,\"standard,zero=smallest\",cuda");
        assert_eq!((lines.len(), lines[1], lines[8]), (17, "0x0,0,0x00,0x00", "0x7,6,0x82,0x82"));
        assert_eq!(lines[16], "0xF,-6,0xFF,0x82");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for line in [
            "convert --table --from f32 --to f16",
            "convert 1 --from complex<f32> --to f16",
            "convert 1 --from f32 --to f16 --policy nobody",
            "convert one --from f32 --to f16",
            "convert 300 --from ui8 --to f16",
        ] {
            assert_eq!(printed(line).1, Status::Usage, "{line}");
        }
    }
}
