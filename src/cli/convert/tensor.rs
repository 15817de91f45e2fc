//! `shlo-interp convert` of a whole tensor: what each policy does to its elements, counted.

use serde_json::Value as Json;

use super::conversion::Setting;
use super::{ConvertArguments, ConvertFormat, named_policies, settings, targets};
use crate::access::Refusal;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::compare::{Changes, Figures};
use crate::diagnostic::counted;
use crate::numeric::policy::{Rounding, SourceKind};
use crate::numeric::{ElementType, Numerics, Policy};
use crate::tensor::Tensor;
use crate::tensor::index::index_at;
use crate::values::error_report::{self, Row};
use crate::values::result_files::{escaped, write_named, write_npy};
use crate::values::spelling::{self, usage};
use crate::values::tensor_files::{self, OwnType};

/// Whether a value on the command line is a tensor: a file, a literal, or of a spelled type.
pub fn is_tensor(spelled: &str) -> bool {
    spelled.starts_with('@') || spelled.starts_with("dense") || spelled.contains('=')
}

/// Converts a tensor, reports, and writes its codes if the arguments ask for a file.
pub fn run(arguments: &ConvertArguments, spelled: &str, terminal: &mut Terminal<'_>) -> Ended {
    let done = convert(arguments, spelled);
    let (values, settings, converted) = match done {
        Ok(done) => done,
        Err(error) => return Ok(terminal.refuse(&error, error.status)),
    };
    if let Err(error) = write(arguments, &converted) {
        return Ok(terminal.refuse(&error, error.status));
    }
    let rows: Vec<Row> = converted.into_iter().flat_map(|converted| converted.rows).collect();
    match arguments.format {
        ConvertFormat::Csv => write!(terminal.out, "{}", error_report::csv_table(&rows))?,
        ConvertFormat::Json => {
            writeln!(terminal.out, "{}", error_report::json_of_values(&values, &rows))?;
        }
        ConvertFormat::Text => {
            write!(terminal.out, "{}", text(values.element(), settings.len(), &rows))?;
        }
    }
    Ok(Status::Fine)
}

/// A tensor converted to one target type.
struct Converted {
    to: ElementType,
    /// The tensor's codes by the first policy.
    codes: Tensor,
    /// A row of the report for each policy.
    rows: Vec<Row>,
}

fn convert(
    arguments: &ConvertArguments,
    spelled: &str,
) -> Result<(Tensor, Vec<Setting>, Vec<Converted>), Refusal> {
    let own = OwnType { flag: "--from", is_any: true };
    let value = spelling::parse(spelled).map_err(|error| error.at("VALUE"))?;
    let values = value.load_as(arguments.from.as_ref(), own, None);
    let values = values.map_err(|error| error.at("VALUE"))?;
    if let Some(from) = arguments.from.as_ref().filter(|from| *from != values.element()) {
        let found = values.element();
        return Err(usage(format!("--from {from}: the value is a tensor of {found}")));
    }
    let targets = targets(&arguments.to).map_err(usage)?;
    let otherwise = if targets.len() == 1 { "all" } else { "standard" };
    let policies = named_policies(&arguments.policy, otherwise).map_err(usage)?;
    if arguments.output.is_some() && !arguments.policy.is_empty() && policies.len() > 1 {
        let count = counted(policies.len(), "policy");
        return Err(usage(format!(
            "-o writes the codes of one policy, and --policy names {count}"
        )));
    }
    let settings =
        settings(values.element(), &targets, &policies, arguments.seed).map_err(usage)?;
    let converted = settings.iter().map(|setting| Converted::new(setting, &values));
    let converted = converted.collect::<Result<_, _>>()?;
    Ok((values, settings, converted))
}

impl Converted {
    fn new(setting: &Setting, values: &Tensor) -> Result<Converted, Refusal> {
        let refused =
            || usage(format!("{} cannot be converted to {}", values.element(), setting.to));
        let mut first: Option<(Tensor, Changes, Figures)> = None;
        let mut rows = Vec::new();
        for policy in &setting.policies {
            let codes = converted(setting, policy, values).ok_or_else(refused)?;
            let differing = first.as_ref().map(|(first, ..)| Differing::new(&codes, first));
            let differing = differing.unwrap_or_default();
            let known = first.as_ref().filter(|_| differing.count == 0);
            let (changes, figures) = match known {
                Some((_, changes, figures)) => (*changes, *figures),
                None => {
                    let changes = Changes::new(&codes, values).ok_or_else(refused)?;
                    (changes, Figures::new(&codes, values).ok_or_else(refused)?)
                }
            };
            rows.push(row(setting, policy, &differing, &changes, figures));
            first.get_or_insert((codes, changes, figures));
        }
        let (codes, ..) = first.ok_or_else(refused)?;
        Ok(Converted { to: setting.to.clone(), codes, rows })
    }
}

/// The tensor that a policy makes of all elements, or `None` if the types cannot be converted.
fn converted(setting: &Setting, policy: &Policy, values: &Tensor) -> Option<Tensor> {
    let by_chance = match &setting.to {
        ElementType::Float(to) => {
            let kind = SourceKind::of(&setting.from);
            policy.convert_from(kind, to).rounding == Rounding::Stochastic
        }
        _ => false,
    };
    if !by_chance {
        let numerics = Numerics { convert: *policy, ..Numerics::STANDARD };
        return tensor_files::converted(values, &setting.to, numerics);
    }
    let codes = (0..values.len()).map(|index| {
        let code = setting.converted(policy, values.code(index) as u64, index as u64);
        u128::from(code)
    });
    Some(Tensor::from_wide_codes(setting.to.clone(), values.shape(), codes))
}

/// How the codes that two policies give differ.
#[derive(Debug, Default)]
struct Differing {
    count: usize,
    /// The index of the first element whose codes differ.
    first: Option<Vec<usize>>,
}

impl Differing {
    fn new(codes: &Tensor, others: &Tensor) -> Differing {
        let found = codes.difference(others);
        Differing {
            count: found.map_or(0, |it| it.count),
            first: found.map(|it| index_at(codes.shape(), it.first)),
        }
    }
}

fn row(
    setting: &Setting,
    policy: &Policy,
    differing: &Differing,
    changes: &Changes,
    figures: Figures,
) -> Row {
    let columns = vec![
        ("to", Json::from(setting.to.to_string())),
        ("policy", policy.to_string().into()),
        ("differing", differing.count.into()),
        ("first_differing", differing.first.clone().into()),
        ("elements", changes.elements.into()),
        ("changed", changes.changed.into()),
        ("saturated", changes.saturated.into()),
        ("to_nan", changes.to_nan.into()),
        ("to_infinity", changes.to_infinity.into()),
        ("from_nan", changes.from_nan.into()),
        ("subnormal", changes.subnormal.into()),
    ];
    Row { columns, figures }
}

/// The columns that say what the first policy did to the values of one target type.
const OF_ONE: &[&str] =
    &["elements", "changed", "saturated", "to_nan", "to_infinity", "from_nan", "subnormal"];
/// The figures that tables for people show.
const SHOWN: &[&str] = &["vanished", "largest_relative_error", "signal_to_noise_db"];

/// The report for people. For one target type it says in full what the first policy does, before a table of
/// policies; for several it is a table.
fn text(from: &ElementType, types: usize, rows: &[Row]) -> String {
    let without = |row: &Row, hidden: &[&str]| Row {
        columns: row.columns.iter().filter(|(name, _)| !hidden.contains(name)).cloned().collect(),
        figures: row.figures,
    };
    let several_policies = rows.len() > types;
    if types > 1 {
        let hidden: &[&str] = if several_policies {
            &["elements"]
        } else {
            &["differing", "first_differing", "elements"]
        };
        let rows: Vec<Row> = rows.iter().map(|row| without(row, hidden)).collect();
        return error_report::aligned_table_of(&rows, SHOWN);
    }
    let Some(first) = rows.first() else { return String::new() };
    let of_first = Row {
        columns: first.columns.iter().filter(|(name, _)| OF_ONE.contains(name)).cloned().collect(),
        figures: first.figures,
    };
    let named = |name: &str| {
        let found = first.columns.iter().find(|(column, _)| *column == name);
        found.and_then(|(_, value)| value.as_str()).unwrap_or_default().to_string()
    };
    let mut text = format!("{from} to {} by {}\n", named("to"), named("policy"));
    text.push_str(&error_report::row_lines(&of_first));
    if several_policies {
        let rows: Vec<Row> = rows.iter().map(|row| without(row, &["to", "elements"])).collect();
        text.push_str(
            "\nelements that each policy converts to another code than the first policy does\n",
        );
        text.push_str(&error_report::aligned_table_of(&rows, SHOWN));
    }
    text
}

/// Writes the codes by the first policy, if the arguments ask for a file.
fn write(arguments: &ConvertArguments, converted: &[Converted]) -> Result<(), Refusal> {
    let Some(path) = &arguments.output else { return Ok(()) };
    let is_npy = path.extension().is_some_and(|extension| extension == "npy") && !path.is_dir();
    let written = match converted {
        [one] if is_npy => write_npy(path, &one.codes),
        several if is_npy => {
            return Err(usage(format!(
                "{} takes one tensor, and there are {} types: name a directory or an .npz file",
                path.display(),
                several.len()
            )));
        }
        several => {
            let named = several.iter();
            write_named(path, named.map(|one| (escaped(&one.to.to_string()), &one.codes, None)))
        }
    };
    written.map_err(|message| Refusal { message, status: Status::Io })
}
