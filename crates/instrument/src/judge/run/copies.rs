//! Values that have the bits of other values: copies that a compiler made by leaving ops out, and buffers that were shown before their
//! op wrote them, or after another op did.

use super::trial::{Finding, Judgement, name_of};
use crate::ir::{Function, Module};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Verdict, counted_together, number_of};
use crate::tensor::{Tensor, Value};

/// How many bits a value has at least whose like is not chance.
const BITS: usize = 128;

/// The arguments of a function, with the names that they have in a run of each process.
pub fn named_arguments<'a>(
    (module, function): (&Module, &str),
    processes: impl Iterator<Item = (String, &'a [Value])>,
) -> Vec<(String, Tensor)> {
    let Some(function) = module.function(function) else { return Vec::new() };
    let of_process = |(tag, values): (String, &[Value])| {
        let names = names_of_arguments(function);
        let named = names
            .into_iter()
            .zip(values)
            .filter_map(|(name, value)| Some((format!("{tag}{name}"), value.as_tensor()?.clone())));
        named.collect::<Vec<_>>()
    };
    processes.flat_map(of_process).collect()
}

fn names_of_arguments(function: &Function) -> Vec<String> {
    let arguments = function.body.iter().flat_map(|body| &body.block().arguments);
    arguments.map(|&id| format!("@{}/{}", function.name, name_of(function, id))).collect()
}

impl Judgement {
    /// Says of each value that is refused whether it has all bits of another value that the device showed, or of an argument. Gives
    /// the names of those that do. Of two values that are refused and have the same bits the earlier one counts as the copy: an op
    /// that writes in place leaves its result where its operand was.
    pub(in crate::judge) fn name_copies(
        &mut self,
        arguments: &[(String, Tensor)],
        freedoms: &Freedoms,
    ) -> Vec<String> {
        let mut copies = Vec::new();
        for place in 0..self.findings.len() {
            let finding = &self.findings[place];
            if finding.verdict.is_accepted || !is_telling(&finding.actual) {
                continue;
            }
            let is_earlier_copy = |at: usize, it: &Finding| at < place && copies.contains(&it.name);
            let mut others = self.findings.iter().enumerate().filter(|(at, other)| {
                let is_source = *at > place || other.verdict.is_accepted;
                *at != place && is_source && !is_earlier_copy(*at, other)
            });
            let is_like = |tensor: &Tensor| {
                tensor.element() == finding.actual.element() && tensor.same_codes(&finding.actual)
            };
            let is_here = |name: &str| process_of(name) == process_of(&finding.name);
            let other = others.find(|(_, it)| it.process == finding.process && is_like(&it.actual));
            let source = match other {
                Some((_, other)) => Some(match other.op {
                    Some(op) => format!("{}, {op}", other.name),
                    None => other.name.clone(),
                }),
                None => {
                    let mut arguments = arguments.iter();
                    let found = arguments.find(|(name, it)| is_here(name) && is_like(it));
                    found.map(|(name, _)| format!("the argument {name}"))
                }
            };
            let Some(source) = source else { continue };
            copies.push(finding.name.clone());
            let finding = &mut self.findings[place];
            rename_refused(&mut finding.verdict, freedoms);
            finding.verdict.notes.push(format!(
                "the value has all bits of {source}: a copy, or a buffer that was shown before or after its op wrote it"
            ));
        }
        copies
    }
}

/// The process in front of the name of a value; nothing if there is one process.
fn process_of(name: &str) -> &str {
    name.split_once('@').map_or("", |(process, _)| process)
}

/// Whether a value has enough bits, and different elements, that another one with the same bits is a copy.
fn is_telling(tensor: &Tensor) -> bool {
    let is_large = tensor.len() * tensor.element().bits() as usize >= BITS;
    is_large && (1..tensor.len()).any(|place| tensor.code(place) != tensor.code(0))
}

/// Gives the elements that are refused the rung of copies.
fn rename_refused(verdict: &mut Verdict, freedoms: &Freedoms) {
    let renamed = |rung: &Rung| match freedoms.accept(rung) {
        true => rung.clone(),
        false => Rung::Copies,
    };
    let before = std::mem::take(&mut verdict.rungs);
    let counts = before.iter().map(|(rung, count)| (renamed(rung), *count));
    verdict.rungs = counted_together(counts);
    let numbers: Vec<u8> =
        before.iter().map(|(rung, _)| number_of(&renamed(rung), &verdict.rungs)).collect();
    verdict.map.iter_mut().for_each(|rung| *rung = numbers[usize::from(*rung)]);
    verdict.worst.iter_mut().for_each(|element| element.rung = renamed(&element.rung));
    verdict.is_accepted = verdict.rungs.iter().all(|(rung, _)| freedoms.accept(rung));
}

#[cfg(test)]
mod tests {
    use crate::judge::Rung;
    use crate::judge::program_tests::{judged, tensor};

    const X: [f64; 4] = [1.0, 2.5, -3.0, 0.125];

    fn f32s(values: [f64; 4]) -> crate::tensor::Tensor {
        tensor("f32", &[4], &values)
    }

    /// The rungs of the values that a device showed, and whether they are accepted.
    fn rungs(text: &str, shown: &[(&str, [f64; 4])], legal: &str) -> Vec<(Rung, bool)> {
        let shown: Vec<_> = shown.iter().map(|(name, values)| (*name, f32s(*values))).collect();
        let findings = judged(text, &[f32s(X)], &shown, legal).findings;
        findings.iter().map(|it| (it.verdict.rung(), it.verdict.is_accepted)).collect()
    }

    const SQUARES: &str = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.multiply %x, %x : tensor<4xf32>
      %1 = stablehlo.add %0, %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    }";
    const TWICE: [f64; 4] = [2.0, 12.5, 18.0, 0.03125];

    #[test]
    fn a_buffer_that_its_reader_wrote_over_is_a_copy_and_the_reader_is_right() {
        let shown = [("%0", TWICE), ("%1", TWICE)];
        let refused = rungs(SQUARES, &shown, "");
        assert_eq!(refused, [(Rung::Copies, false), (Rung::Violation, false)]);
        let accepted = rungs(SQUARES, &shown, "copies");
        assert_eq!(accepted[0], (Rung::Copies, true));
        assert!(accepted[1].1, "{accepted:?}");
    }

    #[test]
    fn an_op_that_did_not_run_shows_its_argument() {
        let shown = [("%0", X), ("%1", TWICE)];
        assert_eq!(rungs(SQUARES, &shown, "")[0], (Rung::Copies, false));
        let accepted = rungs(SQUARES, &shown, "copies");
        assert_eq!((accepted[0].0.clone(), accepted[1].1), (Rung::Copies, true));
    }

    #[test]
    fn a_value_that_differs_in_one_bit_from_another_is_no_copy() {
        let wrong = [2.0, 12.5, 18.0, 0.0625];
        let found = rungs(SQUARES, &[("%0", wrong), ("%1", TWICE)], "copies");
        assert_eq!(found[0], (Rung::Violation, false));
    }

    #[test]
    fn a_value_of_one_number_is_no_copy() {
        let text =
            SQUARES.replace("%0 = stablehlo.multiply %x, %x", "%0 = stablehlo.subtract %x, %x");
        let found = rungs(&text, &[("%0", [7.0; 4]), ("%1", [7.0; 4])], "copies");
        assert_eq!(found[0], (Rung::Violation, false));
    }

    #[test]
    fn conversions_there_and_back_may_be_left_out() {
        let text = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
          %1 = stablehlo.convert %0 : (tensor<4xbf16>) -> tensor<4xf32>
          return %1 : tensor<4xf32>
        }";
        // 1 + 2^-10 has more bits than bf16
        let x = [1.0009765625, 2.5, -3.0, 0.125];
        let rounded = tensor("bf16", &[4], &[1.0, 2.5, -3.0, 0.125]);
        let shown = [("%0", rounded), ("%1", f32s(x))];
        for (legal, is_accepted) in [("", false), ("copies", true)] {
            let findings = judged(text, &[f32s(x)], &shown, legal).findings;
            assert_eq!(findings[0].verdict.rung(), Rung::SameBits);
            let verdict = &findings[1].verdict;
            assert_eq!((verdict.rung(), verdict.is_accepted), (Rung::Copies, is_accepted));
            assert!(verdict.notes[0].contains("the argument @main/%x"), "{:?}", verdict.notes);
        }
    }
}
