//! What a program that holds the command line gives a command in memory, in the place of files: a program, tensors, and
//! a function that is a backend.

use crate::packs::function::BackendFunction;
use crate::program::{LoadError, Program};
use crate::tensor::Tensor;

/// What a command takes from memory, besides its words.
///
/// `compare` takes `actual` and `expected` in the place of its two files; or, to judge a program, `program`, `inputs` and
/// `actual`, which come before the values of `--input` and `--actual`. `profile-numerics` takes `program` and `inputs`.
/// `identify` and `conformance run` take `backend` in the place of the command of `--backend`. The words of a command name
/// what is in memory, for messages and reports: `compare ACTUAL EXPECTED`, `--backend NAME`.
#[derive(Debug, Default)]
pub struct InMemory {
    /// The program.
    pub program: Option<ProgramBytes>,
    /// The arguments of the program's function, in order.
    pub inputs: Vec<Tensor>,
    /// What a device gave: the results of the program's function, in order, or the tensor that is compared.
    pub actual: Vec<Tensor>,
    /// The tensor that `actual` is compared with.
    pub expected: Option<Tensor>,
    /// What runs programs.
    pub backend: Option<BackendFunction>,
}

/// A program in any form, with its name in messages.
#[derive(Debug, Clone)]
pub struct ProgramBytes {
    /// The name.
    pub name: String,
    /// The text, or the bytes of another form.
    pub bytes: Vec<u8>,
}

impl ProgramBytes {
    /// The program.
    pub(super) fn read(&self) -> Result<Program, LoadError> {
        Program::from_bytes(self.name.as_str(), self.bytes.clone())
    }
}

impl InMemory {
    /// The first of the things that are there, in words.
    pub(super) fn first(&self) -> Option<&'static str> {
        let has = [
            ("a program", self.program.is_some()),
            ("arguments of a program", !self.inputs.is_empty()),
            ("results of a device", !self.actual.is_empty()),
            ("an expected tensor", self.expected.is_some()),
            ("a backend", self.backend.is_some()),
        ];
        has.into_iter().find_map(|(what, is_there)| is_there.then_some(what))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Captured, capture_with};
    use crate::identify::BackendError;

    fn floats(numbers: &[f64]) -> Tensor {
        Tensor::from_f64s("f32".parse().unwrap(), &[numbers.len()], numbers).unwrap()
    }

    fn captured(words: &[&str], given: InMemory) -> (u8, String, String) {
        let words = std::iter::once("shlo-interp").chain(words.iter().copied());
        let Captured { status, out, err } = capture_with(words.map(Into::into), given);
        (status, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
    }

    fn doubled() -> Option<ProgramBytes> {
        let bytes = b"func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        Some(ProgramBytes { name: "doubled.mlir".into(), bytes: bytes.to_vec() })
    }

    #[test]
    fn two_tensors_are_compared_under_the_names_of_the_words() {
        let pair = |second: f64| InMemory {
            actual: vec![floats(&[1.0, 2.0])],
            expected: Some(floats(&[1.0, second])),
            ..InMemory::default()
        };
        let words = ["compare", "theirs", "ours", "--format=json"];
        assert_eq!(captured(&words, pair(2.0)).0, 0);
        let (status, out, err) = captured(&words, pair(2.5));
        assert_eq!((status, err.as_str()), (1, ""));
        assert!(out.contains("\"actual\":\"theirs\"") && out.contains("\"differing\":1"), "{out}");
    }

    #[test]
    fn a_program_is_judged_by_arguments_and_results_in_memory() {
        let given = |results: Vec<Tensor>| InMemory {
            program: doubled(),
            inputs: vec![floats(&[1.0, 2.0])],
            actual: results,
            ..InMemory::default()
        };
        let words = ["compare", "doubled.mlir"];
        assert_eq!(captured(&words, given(vec![floats(&[2.0, 4.0])])).0, 0);
        let (status, out, _) = captured(&words, given(vec![floats(&[2.0, 5.0])]));
        assert_eq!(status, 1);
        assert!(out.contains("(doubled.mlir:2)") && out.contains("VIOLATION"), "{out}");
        let (status, _, err) = captured(&words, given(vec![floats(&[2.0])]));
        assert_eq!(status, 2);
        assert!(err.contains("tensor<2xf32>") && err.contains("tensor<1xf32>"), "{err}");
    }

    #[test]
    fn arguments_in_memory_come_before_those_of_the_words() {
        let given = || InMemory {
            program: doubled(),
            inputs: vec![floats(&[1.0, 2.0])],
            ..InMemory::default()
        };
        assert_eq!(captured(&["profile-numerics", "doubled.mlir"], given()).0, 0);
        let words = ["profile-numerics", "doubled.mlir", "--input=2xf32=1"];
        let (status, _, err) = captured(&words, given());
        assert!(status == 2 && err.contains('2'), "{err}");
    }

    #[test]
    fn a_command_refuses_what_it_does_not_take() {
        let given = InMemory { inputs: vec![floats(&[1.0])], ..InMemory::default() };
        let (status, _, err) = captured(&["formats"], given);
        assert_eq!(status, 2);
        assert!(err.contains("arguments of a program"), "{err}");
    }

    #[test]
    fn a_function_is_a_backend() {
        let exact = BackendFunction::new(|program, inputs| {
            let arguments = inputs.iter().cloned().map(Into::into).collect();
            let results = crate::run_text(program, arguments);
            let results = results.map_err(|wrong| BackendError::Failed(wrong.to_string()))?;
            Ok(results.iter().map(|value| value.tensor().clone()).collect())
        });
        let words = ["identify", "--backend=ours", "--types=f16", "--shape=2x4x2", "--only=sums"];
        let (status, out, _) =
            captured(&words, InMemory { backend: Some(exact), ..InMemory::default() });
        assert_eq!(status, 0, "{out}");
        let refuses = BackendFunction::new(|_, _| Err(BackendError::Refused("no f16 here".into())));
        let (status, out, _) =
            captured(&words, InMemory { backend: Some(refuses), ..InMemory::default() });
        assert!(status == 0 && out.contains("no f16 here"), "{out}");
        let wrong = BackendFunction::new(|_, inputs| Ok(inputs.to_vec()));
        let (status, out, _) =
            captured(&words, InMemory { backend: Some(wrong), ..InMemory::default() });
        assert!(
            status == 4 && out.contains("the program has 1 result, and the backend gave 2"),
            "{out}"
        );
    }
}
