//! The options of a compilation: the fields of `CompileOptionsProto` that mean something here.

use crate::error::{Error, Outcome};
use crate::settings::Computing;
use crate::wire::{Field, fields, numbers, put_bytes, put_number, put_numbers};

/// The prefix of the plugin's settings among `compiler_options`: `shlo_accumulate`.
const OWN: &str = "shlo_";

/// The number of a process, and the device that runs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompileOptions {
    /// How many replicas there are.
    pub replicas: usize,
    /// How many partitions each replica has.
    pub partitions: usize,
    /// The numbers of the devices: those of the first replica's partitions, then of the next one's.
    pub devices: Vec<i64>,
    /// How the program is computed.
    pub computing: Computing,
}

impl CompileOptions {
    /// Reads the options; what they do not say of the computing is as given.
    pub fn read(message: &[u8], computing: Computing) -> Outcome<CompileOptions> {
        let mut options =
            CompileOptions { replicas: 1, partitions: 1, devices: vec![0], computing };
        let mut assignment = None;
        for (number, field) in fields(message)? {
            match (number, field) {
                (3, Field::Bytes(build)) => options.read_build(build, &mut assignment)?,
                (7, Field::Bytes(entry)) => options.read_override(entry)?,
                _ => {}
            }
        }
        let count = options.replicas.saturating_mul(options.partitions);
        options.devices = match assignment {
            Some(devices) => devices,
            None => (0..count as i64).collect(),
        };
        match options.devices.len() == count {
            true => Ok(options),
            false => Err(Error::invalid(format!(
                "{count} processes are assigned to {} devices",
                options.devices.len()
            ))),
        }
    }

    /// Reads `ExecutableBuildOptionsProto`.
    fn read_build(&mut self, build: &[u8], assignment: &mut Option<Vec<i64>>) -> Outcome {
        for (number, field) in fields(build)? {
            match (number, field) {
                (4, Field::Number(count)) => self.replicas = size(count)?,
                (5, Field::Number(count)) => self.partitions = size(count)?,
                (9, Field::Bytes(message)) => *assignment = Some(read_assignment(message)?),
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads an entry of `env_option_overrides`: what the user gave as `compiler_options`.
    fn read_override(&mut self, entry: &[u8]) -> Outcome {
        let (mut name, mut value) = (String::new(), String::new());
        for (number, field) in fields(entry)? {
            match (number, field) {
                (1, Field::Bytes(text)) => name = String::from_utf8_lossy(text).into_owned(),
                (2, Field::Bytes(message)) => value = option_value(message)?,
                _ => {}
            }
        }
        let own = name.strip_prefix(OWN);
        let is_known = own.map(|own| self.computing.set(own, &value, &name)).transpose()?;
        if is_known == Some(true) {
            return Ok(());
        }
        if let Some((_, is_truth)) = XLA_OPTIONS.iter().find(|(known, _)| *known == name) {
            let is_word = ["true", "false", "True", "False"].contains(&value.as_str());
            return match *is_truth && !is_word {
                false => Ok(()),
                true => Err(Error::invalid(format!(
                    "While setting option {name}, '{value}' is not a valid bool value."
                ))),
            };
        }
        Err(Error::invalid(format!(
            "No such compile option: '{name}'; the shlo plugin has shlo_accumulate, \
             shlo_convert_policy, shlo_arith_policy and shlo_engine"
        )))
    }
}

/// Options of XLA that say nothing about results, and whether they are truth values. They are accepted without effect.
const XLA_OPTIONS: [(&str, bool); 4] = [
    ("xla_embed_ir_in_executable", true),
    ("xla_dump_max_hlo_modules", false),
    ("xla_gpu_auto_spmd_partitioning_memory_budget_ratio", false),
    ("xla_gpu_enable_triton_gemm", true),
];

/// The value of an `OptionOverrideProto` as text.
fn option_value(message: &[u8]) -> Outcome<String> {
    let mut value = String::new();
    for (number, field) in fields(message)? {
        value = match (number, field) {
            (1, Field::Bytes(text)) => String::from_utf8_lossy(text).into_owned(),
            (2, Field::Number(truth)) => (truth != 0).to_string(),
            (3, Field::Number(number)) => (number as i64).to_string(),
            (4, Field::Fixed(bits)) => f64::from_bits(bits).to_string(),
            _ => continue,
        };
    }
    Ok(value)
}

fn size(count: u64) -> Outcome<usize> {
    // jaxlib writes -1 for a number that it does not state
    match count as i64 {
        -1 => Ok(1),
        count => usize::try_from(count)
            .ok()
            .filter(|count| (1..=1 << 20).contains(count))
            .ok_or_else(|| Error::invalid(format!("{count} replicas or partitions cannot run"))),
    }
}

/// Reads `DeviceAssignmentProto`, which has a list of the replicas' devices for each partition.
fn read_assignment(message: &[u8]) -> Outcome<Vec<i64>> {
    let mut partitions: Vec<Vec<i64>> = Vec::new();
    for (number, field) in fields(message)? {
        if let (3, Field::Bytes(computation)) = (number, field) {
            let mut devices = Vec::new();
            for (number, field) in fields(computation)? {
                if number == 1 {
                    numbers(field, &mut devices)?;
                }
            }
            partitions.push(devices);
        }
    }
    let replicas = partitions.first().map_or(0, Vec::len);
    if partitions.iter().any(|devices| devices.len() != replicas) {
        return Err(Error::invalid("partitions are assigned to different numbers of devices"));
    }
    Ok((0..replicas).flat_map(|replica| partitions.iter().map(move |it| it[replica])).collect())
}

/// `DeviceAssignmentProto` of the devices of an execution.
pub fn write_assignment(options: &CompileOptions) -> Vec<u8> {
    let mut message = Vec::new();
    put_number(&mut message, 1, options.replicas as u64);
    put_number(&mut message, 2, options.partitions as u64);
    for partition in 0..options.partitions {
        let devices = options.devices.iter().skip(partition).step_by(options.partitions);
        let mut computation = Vec::new();
        put_numbers(&mut computation, 1, devices.map(|&id| id as u64));
        put_bytes(&mut message, 3, &computation);
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    fn computing() -> Computing {
        Settings::new([], []).unwrap().computing
    }

    #[test]
    fn an_assignment_is_read_as_it_was_written() {
        let devices = vec![5, 1, 0, 3, 2, 4];
        let options =
            CompileOptions { replicas: 2, partitions: 3, devices, computing: computing() };
        let mut build = Vec::new();
        put_number(&mut build, 4, 2);
        put_number(&mut build, 5, 3);
        put_bytes(&mut build, 9, &write_assignment(&options));
        let mut message = Vec::new();
        put_bytes(&mut message, 3, &build);
        assert_eq!(CompileOptions::read(&message, computing()).unwrap(), options);
    }

    fn with_override(name: &str, value: &str) -> Outcome<CompileOptions> {
        let (mut text, mut entry, mut message) = (Vec::new(), Vec::new(), Vec::new());
        put_bytes(&mut text, 1, value.as_bytes());
        put_bytes(&mut entry, 1, name.as_bytes());
        put_bytes(&mut entry, 2, &text);
        put_bytes(&mut message, 7, &entry);
        CompileOptions::read(&message, computing())
    }

    #[test]
    fn a_program_may_have_policies_of_its_own() {
        let options = with_override("shlo_accumulate", "exact").unwrap();
        assert_eq!(options.computing.accumulate.unwrap().to_string(), "exact");
        let wrong = with_override("shlo_accumulate", "most").unwrap_err();
        assert!(wrong.message().starts_with("shlo_accumulate=most: "));
        let unknown = with_override("speed", "1").unwrap_err();
        assert!(unknown.message().starts_with("No such compile option: 'speed'"));
    }
}
