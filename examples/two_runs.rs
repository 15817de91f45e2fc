//! One program, prepared once, run by two threads at the same time with arguments of their own.
//!
//! `cargo run --example two_runs` prints the squares of 1, 2, 3 and of 10, 20, 30.

use std::error::Error;
use std::thread;

use ndarray::{Array1, array};
use shlo_interp::{Diagnostics, Executable, Limits, NoHost, Source, Tensor, load};

const PROGRAM: &str = "
    func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %0 = stablehlo.multiply %x, %x : tensor<3xf32>
      return %0 : tensor<3xf32>
    }";

/// The program, parsed, verified and ready to be called.
fn executable() -> Result<Executable, Diagnostics> {
    let source = Source { name: "square.mlir".into(), text: PROGRAM.into() };
    Ok(Executable::new(&load(&source)?.module))
}

/// Calls the program, which another thread may be running as well.
fn squared(executable: &Executable, x: Array1<f32>) -> Vec<f64> {
    let arguments = vec![Tensor::from(x).into()];
    let outcome = executable.call("main", arguments, &mut NoHost, &Limits::default());
    let results = outcome.into_results().expect("multiplication does not fail");
    results[0].tensor().to_f64s().expect("the result holds real numbers")
}

/// The results of two calls that run side by side.
fn both() -> Result<[Vec<f64>; 2], Box<dyn Error>> {
    let executable = executable()?;
    Ok(thread::scope(|scope| {
        let first = scope.spawn(|| squared(&executable, array![1.0, 2.0, 3.0]));
        let second = scope.spawn(|| squared(&executable, array![10.0, 20.0, 30.0]));
        [first, second].map(|run| run.join().expect("a run does not panic"))
    }))
}

fn main() -> Result<(), Box<dyn Error>> {
    let [first, second] = both()?;
    println!("{first:?} {second:?}");
    Ok(())
}

#[test]
fn each_run_has_the_results_of_its_own_arguments() {
    let results = both().expect("the program is legal");
    assert_eq!(results, [vec![1.0, 4.0, 9.0], vec![100.0, 400.0, 900.0]]);
}
