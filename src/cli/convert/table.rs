//! Conversions as comma-separated values: a row a value, a code and its value for each type and policy.

use std::io;

use super::conversion::Setting;
use super::value;
use crate::cli::terminal::Terminal;
use crate::explain::operand::{Operand, hex};
use crate::numeric::ElementType;
use crate::values::tables::csv_field;

/// The operand with this code, for tables of all codes of a type.
pub fn operand(element: &ElementType, code: u128) -> Operand {
    Operand { spelled: hex(element, code), element: element.clone(), code, note: None }
}

/// Writes a header and a row for each value, one row after the other.
pub fn write(
    settings: &[Setting],
    values: &[Operand],
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    write!(terminal.out, "code,value")?;
    for name in columns(settings) {
        let of_value = csv_field(&format!("{name} value"));
        write!(terminal.out, ",{},{of_value}", csv_field(&name))?;
    }
    writeln!(terminal.out)?;
    for (index, operand) in (0..).zip(values) {
        let code = operand.code as u64;
        let value = value::shown(&operand.element, code);
        write!(terminal.out, "{},{value}", hex(&operand.element, operand.code))?;
        for setting in settings {
            for policy in &setting.policies {
                let result = setting.converted(policy, code, index);
                let value = value::shown(&setting.to, result);
                write!(terminal.out, ",{},{value}", hex(&setting.to, result.into()))?;
            }
        }
        writeln!(terminal.out)?;
    }
    Ok(())
}

/// The names of the columns of codes: the policies' names, with the type's name before them if there are
/// several types.
fn columns(settings: &[Setting]) -> Vec<String> {
    let of_setting = |setting: &Setting| {
        let name = |policy: &dyn std::fmt::Display| match settings.len() {
            1 => policy.to_string(),
            _ => format!("{} {policy}", setting.to),
        };
        setting.policies.iter().map(|policy| name(policy)).collect::<Vec<_>>()
    };
    settings.iter().flat_map(of_setting).collect()
}
