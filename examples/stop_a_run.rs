//! A host that watches a run and stops it: here a program without end, after some milliseconds.
//!
//! `cargo run --example stop_a_run` prints what was shown before the end, and the error of the stopped run.

use std::time::{Duration, Instant};

use shlo_interp::host::{EvalError, OpPlace};
use shlo_interp::{Executable, Failure, Host, Limits, Source, Tensor, load};

const PROGRAM: &str = r#"
    func.func @main() -> tensor<i64> {
      %start = stablehlo.constant dense<0> : tensor<i64>
      interpreter.print %start : tensor<i64>
      %end = stablehlo.while(%i = %start) : tensor<i64>
        cond {
          %always = stablehlo.constant dense<true> : tensor<i1>
          stablehlo.return %always : tensor<i1>
        } do {
          %one = stablehlo.constant dense<1> : tensor<i64>
          %next = stablehlo.add %i, %one : tensor<i64>
          stablehlo.return %next : tensor<i64>
        }
      return %end : tensor<i64>
    }"#;

/// Keeps what the program prints, and stops it once its time is over.
struct Stopwatch {
    ends: Instant,
    printed: Vec<String>,
}

impl Host for Stopwatch {
    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.printed.push(format!("{name}: {:?}", tensor.to_f64s()));
        Ok(())
    }

    fn probe(&mut self, _: &str, _: OpPlace<'_>, _: &Tensor) -> Result<(), EvalError> {
        Ok(())
    }

    fn probed(&mut self, probe: &str, _: usize) -> Result<Tensor, EvalError> {
        Err(EvalError::Failed(format!("the probe {probe} was not kept")))
    }

    fn interrupted(&mut self) -> bool {
        Instant::now() >= self.ends
    }
}

/// Runs the program until it is stopped: what it printed, and why it ended.
fn stopped_after(time: Duration) -> (Vec<String>, Failure) {
    let source = Source { name: "endless.mlir".into(), text: PROGRAM.into() };
    let loaded = load(&source).expect("the program is legal");
    let mut host = Stopwatch { ends: Instant::now() + time, printed: Vec::new() };
    let executable = Executable::new(&loaded.module);
    let outcome = executable.call("main", vec![], &mut host, &Limits::default());
    (host.printed, outcome.end.expect_err("the program has no end of its own"))
}

fn main() {
    let (printed, failure) = stopped_after(Duration::from_millis(50));
    println!("{printed:?}\n{failure}");
}

#[test]
fn a_program_without_end_is_stopped() {
    let (printed, failure) = stopped_after(Duration::from_millis(5));
    assert_eq!(printed.len(), 1);
    assert!(matches!(failure, Failure::Failed(_)), "{failure}");
}
