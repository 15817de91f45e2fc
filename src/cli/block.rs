//! `shlo-interp quantize` and `shlo-interp dequantize`: floats to blocks that share a scale, and back.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use super::block_arguments::{
    BlockOutput, DequantizeArguments, Output, QuantizeArguments, block_format,
};
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal, stream};
use crate::access::Refusal;
use crate::compare::Figures;
use crate::diagnostic::counted;
use crate::engine::block::{self, BlockError, Blocked};
use crate::numeric::block::BLOCK_FORMATS;
use crate::numeric::{BlockFormat, BlockQuantizer, ElementType, FloatFormat, names};
use crate::syntax::json;
use crate::syntax::values::{self, Extent};
use crate::tensor::{Tensor, Value};
use crate::values::error_report::{self, ReportBy, Row};
use crate::values::expectations::figures_json;
use crate::values::result_files::{escaped, write_named};
use crate::values::spelling;
use crate::values::tensor_files::{OwnType, TensorPath};

impl Subcommand for QuantizeArguments {
    fn json_object(&self) -> Option<&'static str> {
        (self.output.format == BlockOutput::Json).then_some("quantize")
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let done = formats_of(&self.to).and_then(|formats| {
            let values = load(&self.values, self.element.as_ref(), None, "VALUES")?;
            let quantized = formats.iter().map(|format| {
                let quantizer = self.quantizer(format);
                quantized(&quantizer, self.axis, self.tensor_scale, &values)
            });
            Ok((quantized.collect::<Result<Vec<_>, _>>()?, values))
        });
        let (quantized, values) = match done {
            Ok(done) => done,
            Err(error) => return Ok(terminal.refuse(&error, error.status)),
        };
        match (&quantized[..], self.report_by, self.output.format) {
            ([one], None | Some(ReportBy::Tensor), format) if format != BlockOutput::Csv => {
                finish_one(self, one, &values, terminal)
            }
            _ => finish_table(self, &quantized, &values, terminal),
        }
    }
}

/// Values in blocks of a format, with the axis along which the blocks lie.
pub struct Quantized {
    format: BlockFormat,
    axis: usize,
    blocked: Blocked,
}

impl Quantized {
    fn results(&self) -> Vec<(&'static str, Tensor)> {
        let Blocked { elements, scales, tensor_scale } = &self.blocked;
        let mut results = vec![("elements", elements.clone()), ("scales", scales.clone())];
        let scale = tensor_scale.map(block::tensor_scale_value);
        results.extend(scale.map(|scale| ("tensor_scale", scale)));
        results
    }

    /// The scale of the tensor, which is 1 in a format without one.
    pub fn tensor_scale(&self) -> f64 {
        self.blocked.tensor_scale.map_or(1.0, f64::from)
    }

    /// The values of the blocks, rounded once to a float type.
    pub fn dequantized(&self, to: &'static FloatFormat) -> Result<Tensor, Refusal> {
        block::dequantize(&self.blocked, self.axis, &self.format, to).map_err(unfit)
    }
}

/// Prints and writes the tensors of one format, and how far they are from the values.
fn finish_one(
    arguments: &QuantizeArguments,
    quantized: &Quantized,
    values: &Tensor,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let wants_report = arguments.report || arguments.report_by.is_some();
    let again = wants_report.then(|| quantized.dequantized(&names::F64)).transpose();
    let report = match again {
        Ok(again) => again.and_then(|again| Figures::new(&again, values)),
        Err(error) => return Ok(terminal.refuse(&error, error.status)),
    };
    let format = &quantized.format;
    let rule = arguments.scale_rule.unwrap_or(format.default_rule());
    let facts = [("format", format.to_string()), ("scale_rule", rule.to_string())];
    let written = write(&arguments.output, "", format, &quantized.results(), terminal)?;
    finish(terminal, &arguments.output, &facts, &quantized.results(), report)?;
    Ok(written)
}

/// Prints a table of errors, and writes the tensors of each format.
fn finish_table(
    arguments: &QuantizeArguments,
    quantized: &[Quantized],
    values: &Tensor,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let mut status = Status::Fine;
    let mut rows = Vec::new();
    for one in quantized {
        let name =
            if quantized.len() > 1 { escaped(&one.format.to_string()) } else { String::new() };
        let written = write(&arguments.output, &name, &one.format, &one.results(), terminal)?;
        status = status.max(written);
        let by = arguments.report_by.unwrap_or(ReportBy::Tensor);
        let again = one.dequantized(&names::F64);
        let own = again.and_then(|again| {
            error_report::rows(&one.format, one.axis, by, &again, values).map_err(usage)
        });
        match own {
            Ok(own) => rows.extend(own),
            Err(error) => return Ok(terminal.refuse(&error, error.status)),
        }
    }
    write_rows(arguments.output.format, &rows, terminal)?;
    Ok(status)
}

fn write_rows(format: BlockOutput, rows: &[Row], terminal: &mut Terminal<'_>) -> io::Result<()> {
    match format {
        BlockOutput::Csv => write!(terminal.out, "{}", error_report::csv_table(rows)),
        BlockOutput::Json => writeln!(terminal.out, "{}", error_report::json_table(rows)),
        _ => write!(terminal.out, "{}", error_report::aligned_table(rows)),
    }
}

/// The formats that lists name, each once. A setting (`block=16`) belongs to the name before it.
fn formats_of(lists: &[String]) -> Result<Vec<BlockFormat>, Refusal> {
    let mut names: Vec<String> = Vec::new();
    for list in lists {
        for (index, word) in list.split(',').enumerate() {
            let is_setting = index > 0 && word.contains('=') && !word.contains(':');
            match names.last_mut().filter(|_| is_setting) {
                Some(name) => *name = format!("{name},{word}"),
                None => names.push(word.trim().into()),
            }
        }
    }
    let mut formats = Vec::new();
    let mut add = |name: &str| {
        let format = block_format(name).map_err(|error| usage(format!("--to: {error}")))?;
        if !formats.contains(&format) {
            formats.push(format);
        }
        Ok(())
    };
    for name in &names {
        match name.as_str() {
            "all" => BLOCK_FORMATS.iter().try_for_each(|named| add(named.name))?,
            name => add(name)?,
        }
    }
    Ok(formats)
}

impl Subcommand for DequantizeArguments {
    fn json_object(&self) -> Option<&'static str> {
        (self.output.format == BlockOutput::Json).then_some("dequantize")
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let done = dequantized(self).and_then(|(result, axis)| {
            let values =
                self.report.as_deref().map(|spelled| load(spelled, None, None, "--report"));
            Ok((result, axis, values.transpose()?))
        });
        let (result, axis, values) = match done {
            Ok(done) => done,
            Err(error) => return Ok(terminal.refuse(&error, error.status)),
        };
        let report = values.as_ref().map(|values| {
            let misfit = || usage("--report: the values are numbers of the same shape".into());
            Figures::new(&result, values).ok_or_else(misfit)
        });
        let report = match report.transpose() {
            Ok(report) => report,
            Err(error) => return Ok(terminal.refuse(&error, error.status)),
        };
        let output = &self.output;
        let results = [("values", result)];
        let written = write(output, "", &self.from, &results, terminal)?;
        let by = self.report_by.unwrap_or(ReportBy::Tensor);
        if let Some(values) =
            values.filter(|_| by != ReportBy::Tensor || output.format == BlockOutput::Csv)
        {
            match error_report::rows(&self.from, axis, by, &results[0].1, &values) {
                Ok(rows) => write_rows(output.format, &rows, terminal)?,
                Err(message) => return Ok(terminal.refuse(message, Status::Usage)),
            }
            return Ok(written);
        }
        let facts = [("format", self.from.to_string())];
        finish(terminal, output, &facts, &results, report)?;
        Ok(written)
    }
}

/// Quantizes values in blocks along an axis that may count from the end.
pub fn quantized(
    quantizer: &BlockQuantizer,
    axis: i64,
    tensor_scale: Option<f32>,
    values: &Tensor,
) -> Result<Quantized, Refusal> {
    let axis = axis_of(axis, values)?;
    let blocked = block::quantize(values, axis, quantizer, tensor_scale);
    Ok(Quantized { format: quantizer.format, axis, blocked: blocked.map_err(unfit)? })
}

/// The values that the arguments give in blocks, and the axis along which the blocks lie.
fn dequantized(arguments: &DequantizeArguments) -> Result<(Tensor, usize), Refusal> {
    let format = &arguments.from;
    let (elements, scales) = (block::element_type(format), ElementType::Float(format.scale));
    let bits = Some(format.element.bits());
    let (elements_spelled, scales_spelled) = spelled_parts(arguments)?;
    let blocked = Blocked {
        elements: load(&elements_spelled, Some(&elements), bits, "ELEMENTS")?,
        scales: load(&scales_spelled, Some(&scales), None, "SCALES")?,
        tensor_scale: tensor_scale(arguments, &elements_spelled)?,
    };
    let axis = axis_of(arguments.axis, &blocked.elements)?;
    let result = block::dequantize(&blocked, axis, format, arguments.to).map_err(unfit)?;
    Ok((result, axis))
}

/// The spellings of elements and scales, which the arguments give or which name the files of a directory.
fn spelled_parts(arguments: &DequantizeArguments) -> Result<(String, String), Refusal> {
    let given = arguments.elements.strip_prefix('@').unwrap_or(&arguments.elements);
    let directory = Path::new(given);
    match &arguments.scales {
        Some(scales) => Ok((arguments.elements.clone(), scales.clone())),
        None if directory.is_file() && given.ends_with(".bin") => {
            Err(usage(format!("SCALES are missing: {given} holds only elements")))
        }
        None if directory.is_file() => {
            Ok((format!("@{given}:elements"), format!("@{given}:scales")))
        }
        None if !directory.is_dir() => Err(usage(format!(
            "SCALES are missing, and {given} is neither a directory nor a file that quantize has written"
        ))),
        None if !directory.join("elements.npy").exists()
            && directory.join("elements.bin").exists() =>
        {
            Err(usage(format!(
                "{given} holds packed files, which state no shapes: give both, such as \
                 64xf4E2M1FN=@packed:{given}/elements.bin 2xf8E8M0FNU=@{given}/scales.bin"
            )))
        }
        None => {
            let file = |name: &str| format!("@{}", directory.join(name).display());
            Ok((file("elements.npy"), file("scales.npy")))
        }
    }
}

/// The scale of the tensor: the one that the arguments give, else the one beside the elements' file. It is
/// `None` if the elements come from no file.
fn tensor_scale(arguments: &DequantizeArguments, elements: &str) -> Result<Option<f32>, Refusal> {
    if let Some(given) = &arguments.tensor_scale {
        return Ok(Some(match given.starts_with('@') {
            true => single_f32(given)?,
            false => given.parse().map_err(|_| {
                usage(format!("--tensor-scale: '{given}' is neither a number nor @FILE"))
            })?,
        }));
    }
    let path = elements.split_once('@').map(|(_, path)| path.trim_start_matches("packed:"));
    let (Some(path), true) = (path, arguments.from.tensor_scale) else { return Ok(None) };
    let place = TensorPath::parse(path);
    if place.key.is_some() {
        let scale = TensorPath { key: Some("tensor_scale".into()), ..place };
        scale.entry().map_err(|error| error.at("--tensor-scale"))?;
        return single_f32(&format!("@{}:tensor_scale", scale.path.display())).map(Some);
    }
    let beside = |name: &str| Path::new(path).with_file_name(name);
    let (npy, raw) = (beside("tensor_scale.npy"), beside("tensor_scale.bin"));
    match (npy.exists(), raw.exists()) {
        (true, _) => single_f32(&format!("@{}", npy.display())).map(Some),
        (_, true) => single_f32(&format!("f32=@{}", raw.display())).map(Some),
        _ => Err(usage(format!(
            "{} has a scale of the tensor, and there is no {}: say --tensor-scale X (1 if there is none)",
            arguments.from,
            npy.display()
        ))),
    }
}

/// The f32 that a file of one element holds.
fn single_f32(spelled: &str) -> Result<f32, Refusal> {
    let tensor = load(spelled, Some(&ElementType::Float(&names::F32)), None, "--tensor-scale")?;
    match tensor.len() {
        1 => Ok(f32::from_bits(tensor.code(0) as u32)),
        count => {
            Err(usage(format!("--tensor-scale: {} where one is needed", counted(count, "element"))))
        }
    }
}

/// The tensor that a value spells. If its type is left to the file, it has to be a float tensor.
pub fn load(
    spelled: &str,
    element: Option<&ElementType>,
    packed_bits: Option<u32>,
    what: &str,
) -> Result<Tensor, Refusal> {
    let spelled = spelling::parse(spelled).map_err(|error| error.at(what))?;
    spelled.load_as(element, OwnType::FLOAT, packed_bits).map_err(|error| error.at(what))
}

/// The dimension of an axis, which counts from the end if it is negative.
fn axis_of(axis: i64, tensor: &Tensor) -> Result<usize, Refusal> {
    let rank = tensor.rank() as i64;
    let from_start = if axis < 0 { axis + rank } else { axis };
    match usize::try_from(from_start) {
        Ok(index) if from_start < rank => Ok(index),
        _ => Err(usage(format!("--axis {axis}: the values have {rank} dimensions"))),
    }
}

fn usage(message: String) -> Refusal {
    Refusal { message, status: Status::Usage }
}

fn unfit(error: BlockError) -> Refusal {
    usage(error.to_string())
}

/// Writes results by name into the directory `within` the output's, if the arguments ask for files.
fn write(
    output: &Output,
    within: &str,
    format: &BlockFormat,
    results: &[(&str, Tensor)],
    terminal: &mut Terminal<'_>,
) -> Ended {
    let Some(path) = &output.output_dir else { return Ok(Status::Fine) };
    let path = if within.is_empty() { path.clone() } else { path.join(within) };
    let files = results.iter().map(|(name, tensor)| {
        let bits = match *name {
            "elements" => format.element.bits(),
            _ => tensor.element().bits(),
        };
        (name.to_string(), tensor, output.packed.then_some(bits))
    });
    match write_named(&path, files) {
        Ok(()) => Ok(Status::Fine),
        Err(message) => Ok(terminal.refuse(message, Status::Io)),
    }
}

/// Prints results by name, and the report.
fn finish(
    terminal: &mut Terminal<'_>,
    output: &Output,
    facts: &[(&str, String)],
    results: &[(&str, Tensor)],
    report: Option<Figures>,
) -> io::Result<()> {
    let is_summarized = terminal.out.is_terminal() && !output.full;
    let extent = if is_summarized { Extent::Summary } else { Extent::Whole };
    let shown: &[(&str, Tensor)] = match output.format {
        BlockOutput::Json => return write_json(facts, results, report, terminal),
        BlockOutput::Text | BlockOutput::Dense => results,
        BlockOutput::Csv | BlockOutput::None => &[],
    };
    for (name, tensor) in shown {
        let value = Value::Tensor(tensor.clone());
        stream(terminal.out, |text| {
            write!(text, "{name} = ")?;
            match output.format {
                BlockOutput::Dense => values::write_dense_value_to(&value, extent, text)?,
                _ => values::write_value_to(&value, extent, text)?,
            }
            text.write_char('\n')
        })?;
    }
    let report = report.as_ref().map(error_report::lines).unwrap_or_default();
    write!(terminal.out, "{report}")
}

fn write_json(
    facts: &[(&str, String)],
    results: &[(&str, Tensor)],
    report: Option<Figures>,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    stream(terminal.out, |text| {
        write!(text, "{{\"version\":{}", json::VERSION)?;
        for (name, value) in facts {
            write!(text, ",\"{name}\":{}", serde_json::Value::from(value.as_str()))?;
        }
        for (name, tensor) in results {
            write!(text, ",\"{name}\":")?;
            json::write_value(&Value::Tensor(tensor.clone()), text)?;
        }
        if let Some(report) = &report {
            write!(text, ",\"report\":{}", figures_json(report))?;
        }
        text.write_str("}\n")
    })
}

/// The table of block formats for `shlo-interp formats`: a header, then a row for each format.
pub fn table() -> Vec<Vec<String>> {
    let header = ["block format", "elements", "largest", "scales", "block", "tensor scale"];
    let header = header.into_iter().chain(["bits an element", "origin"]);
    let rows = BLOCK_FORMATS.iter().filter_map(|named| {
        let format = BlockFormat::parse(named.name).ok()?;
        Some(vec![
            named.name.to_string(),
            format.element.to_string(),
            format!("{:?}", format.element.largest()),
            format.scale.name.to_string(),
            format.block.to_string(),
            if format.tensor_scale { "f32" } else { "none" }.into(),
            format!("{}", format.bits_an_element()),
            named.origin.to_string(),
        ])
    });
    std::iter::once(header.map(String::from).collect()).chain(rows).collect()
}

/// The page of a block format for `shlo-interp formats NAME`.
pub fn page(format: &BlockFormat) -> String {
    let mut page = format!("{format}\n");
    let mut fact = |name: &str, value: String| {
        let _ = writeln!(page, "  {name:<22} {value}");
    };
    let named = BLOCK_FORMATS.iter().find(|named| Some(named.name) == format.name());
    if let Some(named) = named {
        fact("settings", named.settings.into());
        fact("origin", named.origin.into());
    }
    let element = &format.element;
    let unit = element.decode(1);
    fact("elements", element.to_string());
    fact(
        "element's value",
        match element.integer_type() {
            Some(ty) => format!("i * {unit:?}, i as {ty}"),
            None => format!("as {element}"),
        },
    );
    fact("largest element", format!("{:?}", element.largest()));
    fact("smallest element", format!("{unit:?}"));
    fact("emax", element.max_exponent().to_string());
    fact("scales", format.scale.name.into());
    fact("elements a scale", format.block.to_string());
    fact("tensor's scale", if format.tensor_scale { "f32" } else { "none" }.into());
    fact("bits an element", format.bits_an_element().to_string());
    let [smallest, largest] = format.extremes();
    fact("smallest value", format!("{smallest:e}"));
    fact("largest value", format!("{largest:e}"));
    fact("scale rule", format.default_rule().to_string());
    page
}
