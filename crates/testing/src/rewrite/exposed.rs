//! The meanings of the further results of an exposed program, and the values that a run of it gives.

use crate::tensor::Tensor;

/// The meaning of a further result of a program ([`expose`](super::expose())).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Further {
    /// A value.
    Value {
        /// Its name in a run, with `[*]` for the number of each iteration on the way to it: `@main/%5.body[*]/%8`.
        name: String,
        /// The loops and branches around it, the outermost first. For each loop the result has a dimension in front,
        /// the iterations.
        guards: Vec<Guard>,
    },
    /// How many iterations a loop had, as i32.
    Count,
    /// The number of the branch that was taken, as i32.
    Taken,
}

/// A loop or branch around a value. Its results are named by their numbers among the further results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guard {
    /// A loop, and the result that counts its iterations.
    Loop(usize),
    /// A branch of an op, and the result that says which branch was taken.
    Branch {
        /// The number of that result.
        taken: usize,
        /// The number of the branch, counted from 0.
        number: usize,
    },
}

impl Further {
    /// This with the numbers of other results changed by `change`.
    pub(super) fn renumbered(self, change: impl Fn(usize) -> usize) -> Further {
        let Further::Value { name, guards } = self else { return self };
        let guards = guards.into_iter().map(|guard| match guard {
            Guard::Loop(count) => Guard::Loop(change(count)),
            Guard::Branch { taken, number } => Guard::Branch { taken: change(taken), number },
        });
        Further::Value { name, guards: guards.collect() }
    }

    /// This as it is inside of a region or function, to which the text and the guard lead.
    pub(super) fn inside(self, prefix: &str, guard: Option<Guard>) -> Further {
        let Further::Value { name, guards } = self else { return self };
        let guards = guard.into_iter().chain(guards).collect();
        Further::Value { name: format!("{prefix}/{name}"), guards }
    }
}

/// The values that the further results of a program show, by their names in a run, iteration by iteration. The tensors are
/// the further results, in order.
///
/// # Errors
///
/// A tensor is not of the shape that the others ask for, or a loop had more iterations than the program keeps.
pub fn exposed_values(
    further: &[Further],
    tensors: &[Tensor],
) -> Result<Vec<(String, Tensor)>, String> {
    if further.len() != tensors.len() {
        let (wanted, given) = (further.len(), tensors.len());
        return Err(format!("{wanted} further results are needed, there are {given}"));
    }
    let mut found = Vec::new();
    for (what, tensor) in further.iter().zip(tensors) {
        if let Further::Value { name, guards } = what {
            Reading { tensors, tensor, found: &mut found }.read(name, guards, &mut Vec::new())?;
        }
    }
    Ok(found)
}

/// The values of one result.
struct Reading<'r> {
    tensors: &'r [Tensor],
    tensor: &'r Tensor,
    found: &'r mut Vec<(String, Tensor)>,
}

impl Reading<'_> {
    /// Reads the values at the iterations `at` of the outer loops, inside of the loops and branches `guards`.
    fn read(&mut self, name: &str, guards: &[Guard], at: &mut Vec<usize>) -> Result<(), String> {
        let Some((guard, inner)) = guards.split_first() else {
            self.found.push((name.to_string(), part(self.tensor, at)?));
            return Ok(());
        };
        match *guard {
            Guard::Branch { taken, number } => match self.number(taken, at)? == number {
                true => self.read(name, inner, at),
                false => Ok(()),
            },
            Guard::Loop(count) => {
                let count = self.number(count, at)?;
                let most = self.tensor.shape().get(at.len()).copied().unwrap_or_default();
                if count > most {
                    return Err(format!(
                        "the loop around {name} had {count} iterations, and the exposed program keeps {most}: write it \
                         again with --iterations {count}"
                    ));
                }
                for iteration in 0..count {
                    at.push(iteration);
                    let own = name.replacen("[*]", &format!("[{iteration}]"), 1);
                    self.read(&own, inner, at)?;
                    at.pop();
                }
                Ok(())
            }
        }
    }

    /// The number that another result has at these iterations.
    fn number(&self, result: usize, at: &[usize]) -> Result<usize, String> {
        let number = self.tensors.get(result).map(|tensor| part(tensor, at)).transpose()?;
        let number = number.filter(|tensor| tensor.len() == 1).map(|tensor| tensor.code(0) as u32);
        let number = number.ok_or_else(|| format!("further result {result} is no number"))?;
        Ok(number as usize)
    }
}

/// The part of a tensor at some indices of its outer dimensions.
fn part(tensor: &Tensor, at: &[usize]) -> Result<Tensor, String> {
    let (outer, shape) = tensor
        .shape()
        .split_at_checked(at.len())
        .ok_or("a result lacks the dimensions of its loops")?;
    let mut first = 0;
    for (&index, &size) in at.iter().zip(outer) {
        if index >= size {
            return Err(format!(
                "iteration {index} of a loop is not among the {size} that a result keeps"
            ));
        }
        first = first * size + index;
    }
    let count: usize = shape.iter().product();
    let codes = (first * count..(first + 1) * count).map(|at| tensor.code(at));
    Ok(Tensor::from_wide_codes(tensor.element().clone(), shape, codes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn i32s(shape: &[usize], numbers: &[u128]) -> Tensor {
        let element = "i32".parse().expect("a type");
        Tensor::from_wide_codes(element, shape, numbers.iter().copied())
    }

    #[test]
    fn iterations_that_did_not_run_and_branches_that_were_not_taken_give_no_values() {
        let name = "@main/%0.body[*]/%1.true/%2".to_string();
        let guards = vec![Guard::Loop(1), Guard::Branch { taken: 2, number: 0 }];
        let further = [Further::Value { name, guards }, Further::Count, Further::Taken];
        let tensors = [i32s(&[3, 2], &[1, 2, 3, 4, 5, 6]), i32s(&[], &[2]), i32s(&[3], &[1, 0, 0])];
        let found = exposed_values(&further, &tensors).unwrap();
        let [(name, value)] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!(name, "@main/%0.body[1]/%1.true/%2");
        assert_eq!(value.codes::<u32>(), [3, 4]);
        let tensors = [tensors[0].clone(), i32s(&[], &[4]), tensors[2].clone()];
        assert!(exposed_values(&further, &tensors).unwrap_err().contains("--iterations 4"));
    }
}
