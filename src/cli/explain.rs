//! `shlo-interp explain`: why an op gives the bits that it gives.

use clap::Args;

use super::arguments::{Common, TextOrJson};
use super::convert;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::explain::{self, Question, explained_ops, json};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp explain add f8E4M3FN 448 32
  shlo-interp explain sqrt f8E3M4 0.96875
  shlo-interp explain convert f32 f8E4M3FN 464.5 --policy all
  shlo-interp explain compare f32 LT -nan 1
  shlo-interp explain compare f32 LT TOTALORDER -nan 1
  shlo-interp explain reduce_precision f32 e5m10 1e-3
  shlo-interp explain select bf16 true 1 2
  shlo-interp explain multiply i8 100 3
  shlo-interp explain reduce_add f8E4M3FN 1 1 1 1
  shlo-interp explain dot_general f8E4M3FN f32 1 2 3 4      # 1 * 3 + 2 * 4
  shlo-interp explain reduce_window_add f8E4M3FN 1 2 3 4 window=3 padding=1,0 at=1
  shlo-interp explain convolution f32 1 2 3 x 0.5 2 stride=2   # 1 * 0.5 + 2 * 2
  shlo-interp explain multiply 'complex<f32>' 1+2i '(3,-4)'
  shlo-interp explain add hif8 8 0.5
  shlo-interp explain uniform_quantize f32 '!quant.uniform<i8:f32, 0.1:3>' 1.7

Values: decimals (-0.1, rounded to the type first), hexadecimal floats (0x1.8p3), codes (0x7E), inf,
-nan, -0; true and false; complex numbers (1-2i or (1,-2)); for a quantized type its codes.

Exit status: 0 fine; 2 no such op, type or value; 4 the explanation contradicts the interpreter.";

/// The arguments of `explain`.
#[derive(Debug, Args)]
#[command(after_help = ops_help())]
pub struct ExplainArguments {
    /// The op, with or without its dialect.
    #[arg(value_name = "OP")]
    pub op: String,
    /// The type of the operands, then their values. convert, bitcast_convert and uniform_quantize take the type
    /// of the result after that of the operand, compare a direction (LT) and reduce_precision a precision
    /// (e5m10) anywhere among the values. reduce_window_add and convolution take the words of a window:
    /// window=2 (of a convolution: x between the values of the operand and those of the kernel), stride=2,
    /// padding=1,1, base_dilation=2 and window_dilation=2 (of a convolution: lhs_dilation=2, rhs_dilation=2 and
    /// reverse), and at=1 for the element of the result at index 1.
    #[arg(value_name = "TYPE VALUE", required = true)]
    pub words: Vec<String>,
    /// The element type of the result, where it is not that of the operands.
    #[arg(long, value_name = "TYPE")]
    pub to: Option<String>,
    /// Explain what these policies give, too: `all`, or names with their knobs, as --convert-policy takes
    /// them.
    #[arg(long, value_name = "NAMES")]
    pub policy: Vec<String>,
    /// How the explanation is printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for ExplainArguments {
    fn json_object(&self) -> Option<&'static str> {
        self.format.object_of("explain")
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let policies = match convert::policies(&self.policy) {
            Ok(policies) => {
                policies.into_iter().map(|policy| (policy.to_string(), policy)).collect()
            }
            Err(message) => return terminal.complain(message).map(|()| Status::Usage),
        };
        let question = Question {
            op: self.op.clone(),
            words: self.words.clone(),
            to: self.to.clone(),
            policies,
        };
        let explanation = match explain::explain(&question) {
            Ok(explanation) => explanation,
            Err(error) => return terminal.complain(error).map(|()| Status::Usage),
        };
        let page = match self.format {
            TextOrJson::Text => explanation.to_string(),
            TextOrJson::Json => format!("{:#}\n", json::value(&explanation)),
        };
        terminal.out.write_all(page.as_bytes())?;
        Ok(if explanation.contradiction.is_some() { Status::Failed } else { Status::Fine })
    }
}

/// The part of `--help` that lists the ops that can be explained.
pub fn ops_help() -> String {
    format!("{EXAMPLES}\n\nOps: {}.", explained_ops().join(", "))
}
