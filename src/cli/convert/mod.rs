//! `shlo-interp convert`: what policies make of values, and why.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value as Json, json};

use super::arguments::{Common, element_type};
use super::formats::listed;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::explain::operand::{Operand, hex};
use crate::numeric::{Chance, ElementType, Policy, Preset};
use crate::syntax::json::VERSION;

mod conversion;
mod table;
mod tensor;
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
  shlo-interp convert @weights.npy --to f8E4M3FN
  shlo-interp convert @weights.npy --to f8E4M3FN --policy cuda -o codes.npy
  shlo-interp convert @weights.npz:w --to f8E4M3FN,f8E5M2,bf16 --format csv
  shlo-interp convert 4x32xf32=normal:7 --to all

Values: decimals (-0.1, rounded to the source type first), hexadecimal floats (0x1.8p3), codes (0x7E),
inf, -nan, -0; true and false.

A tensor (@file.npy, @file.npz:key, @file.safetensors:name, 2x3xf32=...) gives a report: how many of its
elements changed, saturated, became NaN or an infinity, and are subnormal, and the errors that quantize
reports, too. For a single target type a table of policies follows (all, unless --policy names some): how
many elements each converts to another code than the first policy does, and the first of these elements.

A policy is NAME[,KNOB=VALUE]...; `shlo-interp help numerics 22` lists names and knobs.

Exit status: 0 fine; 2 no such type, policy or value; 5 file or I/O.";

/// The arguments of `convert`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ConvertArguments {
    /// Values of the source type, or one tensor: @file.npy, @file.npz:key, 2x3xf32=...
    #[arg(value_name = "VALUE", required_unless_present = "table")]
    pub values: Vec<String>,
    /// The source type: any float type or integer type; of a tensor only where its file does not state it.
    #[arg(long, value_name = "TYPE", value_parser = element_type)]
    pub from: Option<ElementType>,
    /// The target type, or several: TYPE,TYPE,..., repeated, or `all` floats that `formats` lists.
    #[arg(long, value_name = "TYPE", required = true)]
    pub to: Vec<String>,
    /// What policies convert: names, each with its knobs (`xla,standard,overflow=saturate`), or `all`.
    /// Without it `standard`; of a tensor and one target type all.
    #[arg(long, value_name = "NAME[,KNOB=V]|all")]
    pub policy: Vec<String>,
    /// Print all values of the source type (of up to 16 bits) as CSV, with the code and the value that each
    /// policy makes of them.
    #[arg(long, conflicts_with = "values")]
    pub table: bool,
    /// The seed of stochastic rounding; the values, or the rows of the table, are its elements.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// How the conversions are printed.
    #[arg(long, value_enum, default_value_t = ConvertFormat::Text)]
    pub format: ConvertFormat,
    /// Write a tensor's codes by the first policy: of one type into this .npy file; else by the types' names
    /// into this .npz or .safetensors file, or as TYPE.npy into this directory.
    #[arg(short, long, value_name = "PATH", conflicts_with = "table")]
    pub output: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// How conversions are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ConvertFormat {
    /// For people.
    Text,
    /// As comma-separated values, a row a value, or a row a type and policy for a tensor.
    Csv,
    /// As JSON, every fact a field.
    Json,
}

impl Subcommand for ConvertArguments {
    fn json_object(&self) -> Option<&'static str> {
        (self.format == ConvertFormat::Json).then_some("convert")
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        match &self.values[..] {
            [one] if tensor::is_tensor(one) => tensor::run(self, one, terminal),
            values => {
                match values.iter().find(|value| values.len() > 1 && tensor::is_tensor(value)) {
                    Some(value) => terminal
                        .complain(format!("'{value}' is a tensor: convert it by itself"))
                        .map(|()| Status::Usage),
                    None => run_on_values(self, terminal),
                }
            }
        }
    }
}

fn run_on_values(arguments: &ConvertArguments, terminal: &mut Terminal<'_>) -> Ended {
    let prepared = match prepare(arguments) {
        Ok(prepared) => prepared,
        Err(message) => return terminal.complain(message).map(|()| Status::Usage),
    };
    match (arguments.table, arguments.format) {
        (true, ConvertFormat::Text) | (_, ConvertFormat::Csv) => {
            table::write(&prepared.settings, &prepared.values, terminal)?;
        }
        (_, ConvertFormat::Text) => {
            let pages: Vec<String> = prepared
                .conversions()
                .map(|(setting, conversion)| text(setting, &conversion))
                .collect();
            terminal.out.write_all(pages.join("\n").as_bytes())?;
        }
        (_, ConvertFormat::Json) => {
            let conversions = prepared.conversions();
            let facts = conversions.map(|(setting, conversion)| facts(setting, &conversion));
            let facts: Vec<Json> = facts.collect();
            writeln!(terminal.out, "{}", json!({"version": VERSION, "conversions": facts}))?;
        }
    }
    Ok(Status::Fine)
}

/// The values to convert, and a setting for each target type.
struct Prepared {
    settings: Vec<Setting>,
    values: Vec<Operand>,
}

impl Prepared {
    /// The conversion of each value to each type; the types of one value follow each other.
    fn conversions(&self) -> impl Iterator<Item = (&Setting, Conversion)> {
        (0..).zip(&self.values).flat_map(move |(index, value)| {
            self.settings
                .iter()
                .map(move |setting| (setting, Conversion::new(setting, value, index)))
        })
    }
}

fn prepare(arguments: &ConvertArguments) -> Result<Prepared, String> {
    if arguments.output.is_some() {
        return Err("-o writes the codes of a tensor, such as @weights.npy".into());
    }
    let from =
        arguments.from.clone().ok_or("--from is missing: it states the type of the values")?;
    let policies = named_policies(&arguments.policy, "standard")?;
    let settings = settings(&from, &targets(&arguments.to)?, &policies, arguments.seed)?;
    let bits = from.bits();
    if arguments.table && bits > 16 {
        return Err(format!("a table of {from} has 2^{bits} rows; --table takes up to 16 bits"));
    }
    let values: Result<Vec<Operand>, String> = match arguments.table {
        true => Ok((0..1u128 << bits).map(|code| table::operand(&from, code)).collect()),
        false => arguments.values.iter().map(|text| Operand::parse(&from, text)).collect(),
    };
    Ok(Prepared { settings, values: values? })
}

/// The settings that the arguments ask for, one for each target type.
fn settings(
    from: &ElementType,
    targets: &[ElementType],
    policies: &[Policy],
    seed: u64,
) -> Result<Vec<Setting>, String> {
    for element in std::iter::once(from).chain(targets) {
        if matches!(element, ElementType::Complex(_) | ElementType::Quantized(_)) {
            return Err(format!("{element} is neither a float type nor an integer type"));
        }
    }
    let chance = Chance { seed, stream: 0 };
    let setting = |to: &ElementType| {
        let policies = policies.to_vec();
        Setting { from: from.clone(), to: to.clone(), policies, chance }
    };
    Ok(targets.iter().map(setting).collect())
}

/// The types that lists name, each once; `all` stands for the float formats that `formats` lists.
fn targets(lists: &[String]) -> Result<Vec<ElementType>, String> {
    let mut targets = Vec::new();
    let mut add = |element: ElementType| {
        if !targets.contains(&element) {
            targets.push(element);
        }
    };
    for list in lists {
        // a quantized type contains commas
        let whole = element_type(list).map(|element| vec![element]);
        let each = || list.split(',').map(str::trim);
        match whole {
            Ok(one) => one.into_iter().for_each(&mut add),
            Err(_) => each().try_for_each(|name| {
                match name {
                    "all" => listed().for_each(|format| add(ElementType::Float(format))),
                    name => add(element_type(name).map_err(|error| format!("--to: {error}"))?),
                }
                Ok::<(), String>(())
            })?,
        }
    }
    Ok(targets)
}

/// The policies that lists name, or those that `otherwise` names if there are no lists.
fn named_policies(lists: &[String], otherwise: &str) -> Result<Vec<Policy>, String> {
    match lists {
        [] => policies(&[otherwise.to_string()]),
        lists => policies(lists),
    }
}

/// The policies that lists name, each once. A knob (`overflow=saturate`) belongs to the name before it.
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

/// The explanation of a conversion as text.
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

/// The explanation of a conversion as JSON.
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

    use crate::cli::command::{Arguments, with_minus_signs};
    use clap::Parser;

    /// The output of a command line, and its exit status.
    fn printed(line: &str) -> (String, Status) {
        let words = std::iter::once("shlo-interp").chain(line.split(' ')).map(OsString::from);
        let mut parsed = Arguments::try_parse_from(with_minus_signs(words.collect())).unwrap();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut terminal =
            Terminal { out: &mut out, err: &mut err, color: false, complaints: None, ranks: None };
        let status = parsed.subcommand().run(&mut terminal).unwrap();
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
        let header = "code,value,\"standard,zero=smallest\",\"standard,zero=smallest value\",cuda,cuda value";
        assert_eq!(lines[0], header);
        let smallest = "5.877471754111438e-39";
        assert_eq!(lines[1], format!("0x0,0,0x00,{smallest},0x00,{smallest}"));
        assert_eq!((lines.len(), lines[8]), (17, "0x7,6,0x82,8,0x82,8"));
        assert_eq!(lines[16], "0xF,-6,0xFF,nan,0x82,8");
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
