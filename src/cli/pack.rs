//! `shlo-interp pack`: conversions of two numbers at a time.

use clap::Args;

use super::arguments::{Common, TextOrJson};
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::numeric::policy::ConvertPolicy;
use crate::numeric::{FloatFormat, PairConversion, names};

/// The text at the end of `pack --help`.
pub const PACK_HELP: &str = "\
Instructions are PTX's: cvt.rn.satfinite.e2m1x2.f32 and so on, with the types e2m1x2, e2m3x2, e3m2x2,
e4m3x2, e5m2x2, ue8m0x2, f16x2, bf16x2, the roundings rn, rz, rp, rm, and perhaps .satfinite and .relu.
Two f32 become one word, the first in its upper half; a pair of another type is one operand, a word.
An element of e2m1 takes half a byte, of e2m3 and e3m2 the low six bits of a byte.

Examples:
  shlo-interp pack cvt.rn.satfinite.e2m1x2.f32 1.5 -3        # 0x3D
  shlo-interp pack cvt.rp.satfinite.ue8m0x2.f32 1.5 0.7      # 0x807F
  shlo-interp pack cvt.rn.f16x2.e4m3x2 0x7EB8                # 0x5F00BC00";

/// The arguments of `pack`.
#[derive(Debug, Args)]
#[command(after_help = PACK_HELP)]
pub struct PackArguments {
    /// The instruction.
    #[arg(value_name = "INSTRUCTION", value_parser = conversion)]
    pub instruction: PairConversion,
    /// Numbers (or codes, 0x…) to convert, two for a word; or words (0x…) of pairs, one for a word.
    #[arg(value_name = "OPERAND", required = true, allow_negative_numbers = true)]
    pub operands: Vec<String>,
    /// How results are printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for PackArguments {
    fn json_object(&self) -> Option<&'static str> {
        self.format.object_of("pack")
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let conversion = &self.instruction;
        let count = conversion.operands();
        if !self.operands.len().is_multiple_of(count) {
            terminal.complain("numbers are converted in pairs: give an even number of them")?;
            return Ok(Status::Usage);
        }
        let words: Result<Vec<u32>, String> =
            self.operands.chunks(count).map(|operands| word(conversion, operands)).collect();
        let words = match words {
            Ok(words) => words,
            Err(message) => return terminal.complain(message).map(|()| Status::Usage),
        };
        match self.format {
            TextOrJson::Json => {
                let words: Vec<String> = words.iter().map(|&word| json(conversion, word)).collect();
                writeln!(terminal.out, "{{\"version\":1,\"words\":[{}]}}", words.join(","))?;
            }
            TextOrJson::Text => {
                for word in words {
                    let [high, low] = conversion.codes(word).map(|code| half(conversion.to, code));
                    writeln!(terminal.out, "{}  upper {high}, lower {low}", hex(conversion, word))?;
                }
            }
        }
        Ok(Status::Fine)
    }
}

fn word(conversion: &PairConversion, operands: &[String]) -> Result<u32, String> {
    match operands {
        [high, low] => Ok(conversion.convert(single(high)?, single(low)?)),
        [word] => {
            let bits = conversion.operand_bits();
            let parsed = hexadecimal(word).filter(|word| bits == 32 || word >> bits == 0);
            let parsed =
                parsed.ok_or_else(|| format!("'{word}' is no word of {bits} bits, 0x…"))?;
            Ok(conversion.convert_word(parsed))
        }
        _ => unreachable!("one or two operands make a word"),
    }
}

fn hexadecimal(text: &str) -> Option<u32> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))?;
    u32::from_str_radix(digits, 16).ok()
}

/// A number rounded to f32, or the f32 of a code.
fn single(text: &str) -> Result<f32, String> {
    if let Some(code) = hexadecimal(text) {
        return Ok(f32::from_bits(code));
    }
    text.parse::<f32>().map_err(|_| format!("'{text}' is no f32"))
}

fn hex(conversion: &PairConversion, word: u32) -> String {
    let digits = conversion.word_bits() as usize / 4;
    format!("0x{word:0digits$X}")
}

fn half(format: &FloatFormat, code: u64) -> String {
    let digits = format.width.div_ceil(4) as usize;
    format!("0x{code:0digits$X} = {}", value(format, code))
}

fn value(format: &FloatFormat, code: u64) -> String {
    match (format.is_nan(code), format.is_infinite(code)) {
        (true, _) => "NaN".into(),
        (_, true) => if format.is_negative(code) { "-inf" } else { "inf" }.into(),
        // every type of pairs is a subset of f32
        _ => {
            let bits = names::F32.encode(ConvertPolicy::MOVE, format.decode(code));
            format!("{:?}", f32::from_bits(bits as u32))
        }
    }
}

fn json(conversion: &PairConversion, word: u32) -> String {
    let [upper, lower] = conversion.codes(word).map(|code| {
        let value = value(conversion.to, code);
        let value = match value.as_str() {
            "NaN" => "\"NaN\"".into(),
            "inf" => "\"Infinity\"".into(),
            "-inf" => "\"-Infinity\"".into(),
            _ => value,
        };
        format!("{{\"code\":{code},\"value\":{value}}}")
    });
    format!("{{\"word\":\"{}\",\"upper\":{upper},\"lower\":{lower}}}", hex(conversion, word))
}

fn conversion(text: &str) -> Result<PairConversion, String> {
    PairConversion::parse(text).map_err(|error| error.to_string())
}
