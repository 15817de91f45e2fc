//! What a client is asked for: by environment variables, and by the options with which JAX creates it. An option goes
//! before the variable of its name.

use std::fmt::Display;
use std::str::FromStr;

use shlo_interp::Engine;
use shlo_interp::numerics::{Accumulation, Numerics, Policy};

use crate::error::{Error, Outcome};

/// The most devices of a client, which is more than anyone simulates on one machine.
const MOST_DEVICES: usize = 4096;
/// The most threads of a client.
const MOST_THREADS: usize = 1024;

/// The names of the settings. The environment variable of `devices` is `SHLO_INTERP_DEVICES`.
const NAMES: [&str; 6] =
    ["devices", "accumulate", "convert_policy", "arith_policy", "engine", "threads"];
/// The prefix of a setting's upper-case name in the environment.
const PREFIX: &str = "SHLO_INTERP_";
/// Variables of the interpreter itself, and that of the Python part.
const OTHER_VARIABLES: [&str; 3] =
    ["SHLO_INTERP_CPU", "SHLO_INTERP_WITHOUT", "SHLO_INTERP_LIBRARY"];

/// The policies of runs and the engine, which a compilation may change for its program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Computing {
    /// How sums are added; `None`: as the specification says, but in f32 where the sum's type is narrower.
    pub accumulate: Option<Accumulation>,
    /// The policy of `convert`.
    pub convert_policy: Option<Policy>,
    /// The policy of every other rounding.
    pub arith_policy: Option<Policy>,
    /// The engine.
    pub engine: Engine,
}

/// All settings of a client.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// How many devices there are.
    pub devices: usize,
    /// How many threads share the work; `None`: as many as there are cores.
    pub threads: Option<usize>,
    /// How programs are computed.
    pub computing: Computing,
}

impl Computing {
    /// The policies of a run.
    pub fn numerics(&self) -> Numerics {
        Numerics::STANDARD.with(self.convert_policy, self.arith_policy, self.accumulate)
    }

    /// Takes a setting; false if none has this name.
    ///
    /// # Errors
    ///
    /// A value that the setting cannot have. `origin` is where the value was written.
    pub fn set(&mut self, name: &str, value: &str, origin: &str) -> Outcome<bool> {
        match name {
            "accumulate" => self.accumulate = Some(read(value, origin)?),
            "convert_policy" => self.convert_policy = Some(read(value, origin)?),
            "arith_policy" => self.arith_policy = Some(read(value, origin)?),
            "engine" => {
                self.engine = match value {
                    "fast" => Engine::Fast,
                    "plain" => Engine::Plain,
                    "both" => Engine::Both,
                    _ => {
                        let message = format!(
                            "{origin}={value}: there is no such engine; there are fast, plain and both"
                        );
                        return Err(Error::invalid(message));
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Settings {
    /// The settings of environment variables and then of named options.
    ///
    /// # Errors
    ///
    /// A name or a value that is wrong.
    pub fn new(
        variables: impl IntoIterator<Item = (String, String)>,
        options: impl IntoIterator<Item = (String, String)>,
    ) -> Outcome<Settings> {
        let computing = Computing {
            accumulate: None,
            convert_policy: None,
            arith_policy: None,
            engine: Engine::Fast,
        };
        let mut settings = Settings { devices: 1, threads: None, computing };
        for (variable, value) in variables {
            let Some(name) = variable.strip_prefix(PREFIX).map(str::to_lowercase) else { continue };
            if OTHER_VARIABLES.contains(&variable.as_str()) {
                continue;
            }
            if !settings.set(&name, &value, &variable)? {
                let known: Vec<String> =
                    NAMES.iter().map(|name| format!("{PREFIX}{}", name.to_uppercase())).collect();
                return Err(Error::invalid(format!(
                    "there is no environment variable {variable}; there are {}",
                    known.join(", ")
                )));
            }
        }
        for (name, value) in options {
            if !settings.set(&name, &value, &name)? {
                return Err(Error::invalid(format!(
                    "the shlo plugin has no option {name}; there are {}",
                    NAMES.join(", ")
                )));
            }
        }
        Ok(settings)
    }

    fn set(&mut self, name: &str, value: &str, origin: &str) -> Outcome<bool> {
        match name {
            "devices" => self.devices = number(value, origin, MOST_DEVICES)?,
            "threads" => self.threads = Some(number(value, origin, MOST_THREADS)?),
            _ => return self.computing.set(name, value, origin),
        }
        Ok(true)
    }
}

fn read<T: FromStr<Err: Display>>(value: &str, origin: &str) -> Outcome<T> {
    value.parse().map_err(|error| Error::invalid(format!("{origin}={value}: {error}")))
}

fn number(value: &str, origin: &str, most: usize) -> Outcome<usize> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| {
        Error::invalid(format!("{origin}={value}: it has to be a number from 1 to {most}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    #[test]
    fn an_option_goes_before_the_variable_of_its_name() {
        let variables =
            pairs(&[("SHLO_INTERP_DEVICES", "8"), ("HOME", "/"), ("SHLO_INTERP_CPU", "x")]);
        let settings = Settings::new(variables, pairs(&[("devices", "2")])).unwrap();
        assert_eq!(settings.devices, 2);
    }

    #[test]
    fn words_are_those_of_the_command_line() {
        let variables = pairs(&[
            ("SHLO_INTERP_ACCUMULATE", "trunc:14+block:128:f32"),
            ("SHLO_INTERP_CONVERT_POLICY", "onnx"),
        ]);
        let numerics = Settings::new(variables, []).unwrap().computing.numerics();
        assert_eq!(numerics.accumulation.to_string(), "trunc:14+block:128:f32");
        assert_ne!(numerics.convert, Numerics::STANDARD.convert);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = |name: &str, value: &str| {
            Settings::new(pairs(&[(name, value)]), []).unwrap_err().message().to_string()
        };
        assert!(
            wrong("SHLO_INTERP_ACCUMULATE", "f33x").starts_with("SHLO_INTERP_ACCUMULATE=f33x: ")
        );
        assert!(wrong("SHLO_INTERP_DEVICES", "0").contains("from 1 to"));
        assert!(wrong("SHLO_INTERP_ENGINE", "quick").contains("fast, plain and both"));
        assert!(wrong("SHLO_INTERP_ACUMULATE", "f32").contains("SHLO_INTERP_ACCUMULATE"));
        let option = Settings::new([], pairs(&[("speed", "1")])).unwrap_err();
        assert!(option.message().contains("no option speed"));
    }
}
