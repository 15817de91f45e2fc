//! A custom call that the interpreter does not know, given a meaning by the program around it.
//!
//! `cargo run --example custom_call` prints the bytes 1, 6 and 255 with their bits reversed.

use std::error::Error;

use shlo_interp::custom_calls::register_custom_call;
use shlo_interp::{Tensor, run_text};

const PROGRAM: &str = "
    func.func @main(%x: tensor<3xui8>) -> tensor<3xui8> {
      %0 = stablehlo.custom_call @my.bit_reverse(%x) : (tensor<3xui8>) -> tensor<3xui8>
      return %0 : tensor<3xui8>
    }";

/// Runs the program on three bytes.
fn reversed(bytes: Vec<u8>) -> Result<Vec<u8>, Box<dyn Error>> {
    register_custom_call("my.bit_reverse", |_call, operands| {
        let operand = operands[0].as_tensor().ok_or("the operand is no tensor")?;
        let bytes = operand.as_slice::<u8>().ok_or("the operand is no tensor of ui8")?;
        let reversed = bytes.iter().map(|byte| byte.reverse_bits()).collect();
        let result = Tensor::from_vec(operand.shape(), reversed).map_err(|it| it.to_string())?;
        Ok(vec![result.into()])
    });
    let argument = Tensor::from_vec(&[bytes.len()], bytes)?;
    let results = run_text(PROGRAM, vec![argument.into()])?;
    Ok(results[0].tensor().as_slice::<u8>().ok_or("the result is no tensor of ui8")?.to_vec())
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{:?}", reversed(vec![1, 6, 255])?);
    Ok(())
}

#[test]
fn the_bits_of_each_byte_are_reversed() {
    assert_eq!(reversed(vec![1, 6, 255]).expect("the program runs"), [128, 96, 255]);
}
