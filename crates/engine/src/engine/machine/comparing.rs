//! An op that is computed twice, by the fast engine and by the plain functions, whose results have to have
//! the same bits.

use crate::ops::exchange::{Exchange, Finish, Meeting};
use crate::ops::{EvalError, Evaluate, Runtime};
use crate::tensor::index::index_at;
use crate::tensor::same::Difference;
use crate::tensor::{Tensor, Value};

/// An evaluation that gives the results of `fast`, and fails if `plain` gives other bits.
pub fn compared(fast: Evaluate, plain: Evaluate) -> Evaluate {
    Box::new(move |runtime, operands| {
        let mut same_operands = operands.to_vec();
        with_same_draws(
            runtime,
            |runtime| fast(runtime, operands),
            |runtime| plain(runtime, &mut same_operands),
        )
    })
}

/// An exchange between processes that does what `fast` does. If the processes of a group meet, each receives
/// the results of `fast`, and fails if `plain` gives other bits.
pub fn compared_exchange(fast: Exchange, plain: Exchange) -> Exchange {
    match (fast, plain) {
        (Exchange::Meet(fast), Exchange::Meet(plain)) => {
            let finish = compared_finish(fast.finish, plain.finish);
            let demand = fast.demand.without_parts();
            Exchange::Meet(Meeting { finish, demand, ..fast })
        }
        (fast, _) => fast,
    }
}

fn compared_finish(fast: Finish, plain: Finish) -> Finish {
    Box::new(move |runtime, gathered| {
        with_same_draws(
            runtime,
            |runtime| fast(runtime, gathered),
            |runtime| plain(runtime, gathered),
        )
    })
}

/// The results of `fast`, if `plain` gives the same bits and draws as often. Both draw the same random bits, in the
/// regions that they apply, too.
fn with_same_draws(
    runtime: &mut dyn Runtime,
    fast: impl FnOnce(&mut dyn Runtime) -> Result<Vec<Value>, EvalError>,
    plain: impl FnOnce(&mut dyn Runtime) -> Result<Vec<Value>, EvalError>,
) -> Result<Vec<Value>, EvalError> {
    let before = runtime.draws();
    let given = fast(runtime)?;
    let after = runtime.draws();
    runtime.set_draws(before);
    let stated = plain(runtime)?;
    let [drawn, stated_draws] = [after, runtime.draws()].map(|draws| draws - before);
    let results = same_bits(given, &stated)?;
    match drawn == stated_draws {
        true => Ok(results),
        false => Err(EvalError::Failed(format!(
            "the fast engine draws random bits {drawn} times, the plain functions {stated_draws} times; please report \
             this program"
        ))),
    }
}

/// The results of the fast engine, if the plain functions give the same bits.
fn same_bits(given: Vec<Value>, stated: &[Value]) -> Result<Vec<Value>, EvalError> {
    let pairs = given.iter().zip(stated).enumerate();
    match pairs.filter_map(|(index, pair)| difference(index, pair)).next() {
        None if given.len() == stated.len() => Ok(given),
        None => Err(EvalError::Failed(format!(
            "the fast engine gives {} results, the plain functions give {}",
            given.len(),
            stated.len()
        ))),
        Some(difference) => Err(EvalError::Failed(difference)),
    }
}

/// The message about a result whose bits differ.
fn difference(index: usize, (given, stated): (&Value, &Value)) -> Option<String> {
    let (given, stated) = match (given, stated) {
        (Value::Tensor(given), Value::Tensor(stated)) => (given, stated),
        (Value::Tuple(given), Value::Tuple(stated)) if given.len() == stated.len() => {
            return given.iter().zip(stated).find_map(|pair| difference(index, pair));
        }
        (Value::Token, Value::Token) => return None,
        _ => {
            return Some(format!(
                "result {index} of the fast engine is another kind of value, or a tuple of another length, than that \
                 of the plain functions"
            ));
        }
    };
    if given.shape() != stated.shape() || given.element() != stated.element() {
        return Some(format!(
            "result {index} of the fast engine has shape {:?} and elements of {}, that of the plain \
             functions {:?} and {}",
            given.shape(),
            given.element(),
            stated.shape(),
            stated.element()
        ));
    }
    let Difference { first, count } = given.difference(stated)?;
    Some(format!(
        "the engines differ in {count} of {} elements of result {index}, first at {:?}: the fast engine \
         gives {}, the plain functions give {}; please report this program",
        given.len(),
        index_at(given.shape(), first),
        hex(given, first),
        hex(stated, first)
    ))
}

fn hex(tensor: &Tensor, place: usize) -> String {
    let digits = (tensor.element().bits().div_ceil(4)) as usize;
    format!("0x{:0digits$X}", tensor.code(place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ElementType, IntegerType};
    use crate::ops::exchange::{Demand, Gathered, ProcessGrid, ProcessId};

    fn tensor(codes: &[u8]) -> Value {
        let element = ElementType::Integer(IntegerType { width: 8, signed: true });
        Tensor::from_codes(element, &[codes.len() / 2, 2], codes.to_vec()).into()
    }

    #[test]
    fn the_first_element_whose_bits_differ_is_named() {
        let (given, stated) = (tensor(&[1, 2, 3, 4]), tensor(&[1, 2, 0xF3, 5]));
        let found = difference(0, (&given, &stated)).expect("a difference");
        assert!(found.contains("2 of 4 elements of result 0, first at [1, 0]"), "{found}");
        assert!(found.contains("gives 0x03, the plain functions give 0xF3"), "{found}");
        assert_eq!(difference(0, (&given, &given)), None);
    }

    #[test]
    fn values_of_another_kind_or_length_differ() {
        let one = tensor(&[1, 2]);
        let tuple = |count| Value::Tuple(vec![one.clone(); count]);
        assert_eq!(difference(0, (&tuple(2), &tuple(2))), None);
        assert_eq!(difference(0, (&Value::Token, &Value::Token)), None);
        for pair in [(&tuple(1), &tuple(2)), (&tuple(2), &tuple(1)), (&one, &Value::Token)] {
            let found = difference(3, pair).expect("a difference");
            assert!(found.starts_with("result 3 of the fast engine is another kind"), "{found}");
        }
    }

    /// A runtime that only gives random bits, which are different each time, and whose region gives one of them.
    struct Drawing(u64);

    impl Runtime for Drawing {
        fn apply(&mut self, _: usize, _: Vec<Value>) -> Result<Vec<Value>, EvalError> {
            Ok(vec![tensor(&[self.next_draw()[0] as u8, 0])])
        }

        fn captured(&self, _: usize) -> Vec<Value> {
            unreachable!("no region")
        }

        fn next_draw(&mut self) -> [u64; 3] {
            self.0 += 1;
            [self.0; 3]
        }

        fn draws(&self) -> u64 {
            self.0
        }

        fn set_draws(&mut self, draws: u64) {
            self.0 = draws;
        }

        fn process(&self) -> (ProcessGrid, ProcessId) {
            (ProcessGrid::SINGLE, ProcessGrid::SINGLE.id(0))
        }

        fn check_failed(&mut self, _: String) {}

        fn warn(&mut self, _: &str) {}

        fn print(&mut self, _: &str, _: &Tensor) -> Result<(), EvalError> {
            unreachable!("nothing is printed")
        }

        fn probe(&mut self, _: &str, _: &Tensor) -> Result<(), EvalError> {
            unreachable!("nothing is probed")
        }

        fn probed(&mut self, _: &str, _: usize) -> Result<Tensor, EvalError> {
            unreachable!("nothing is probed")
        }
    }

    /// The results of a process in a meeting that is computed by these two functions.
    fn taken_away(fast: Finish, plain: Finish) -> Result<Vec<Value>, EvalError> {
        let meeting = |finish| {
            let group = Box::new(|_, process| Ok(Some(vec![process])));
            Exchange::Meet(Meeting {
                group,
                agreement: String::new(),
                alike: true,
                finish,
                demand: Demand::All,
            })
        };
        let Exchange::Meet(both) = compared_exchange(meeting(fast), meeting(plain)) else {
            unreachable!("a meeting stays one")
        };
        let gathered =
            Gathered { grid: ProcessGrid::SINGLE, group: &[0], operands: &[vec![]], position: 0 };
        (both.finish)(&mut Drawing(0), &gathered)
    }

    #[test]
    fn a_meeting_fails_where_the_engines_differ() {
        let given = |codes: [u8; 4]| -> Finish { Box::new(move |_, _| Ok(vec![tensor(&codes)])) };
        assert!(taken_away(given([1, 2, 3, 4]), given([1, 2, 3, 4])).is_ok());
        let Err(EvalError::Failed(message)) = taken_away(given([1, 2, 3, 4]), given([1, 2, 3, 5]))
        else {
            panic!("the engines differ")
        };
        assert!(message.contains("first at [1, 1]"), "{message}");
    }

    #[test]
    fn both_finishes_of_a_meeting_have_the_same_random_bits() {
        let drawn = || -> Finish {
            Box::new(|runtime, _| {
                let [first, second] = [(); 2].map(|()| runtime.next_draw()[0] as u8);
                Ok([vec![tensor(&[first, second])], runtime.apply(0, vec![])?].concat())
            })
        };
        assert!(taken_away(drawn(), drawn()).is_ok());
    }

    #[test]
    fn a_meeting_fails_where_an_engine_draws_more_often() {
        let drawn = |draws: usize| -> Finish {
            Box::new(move |runtime, _| {
                for _ in 0..draws {
                    runtime.next_draw();
                }
                Ok(vec![tensor(&[1, 2])])
            })
        };
        let Err(EvalError::Failed(message)) = taken_away(drawn(1), drawn(2)) else {
            panic!("the engines draw 1 and 2 times")
        };
        assert!(message.contains("draws random bits 1 times"), "{message}");
    }
}
