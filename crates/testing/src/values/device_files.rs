//! `--device-dump`: the values of each device, or of each process, as files with an index.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::indexes::{begin, csv_records};
use super::matching::argument_slots;
use super::placement::sliced;
use super::result_files::escaped;
use super::tables::csv_line;
use crate::access::{self, write_whole};
use crate::diagnostic::{LineTable, Source, Span};
use crate::engine::machine::{DeviceValues, Moment, tiles};
use crate::ir::{Function, Module, TensorType, Type};
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ops::sdy::attributes::Mesh;
use crate::ops::sdy::holdings::{Holding, device_count, stated};
use crate::ops::sdy::manual::in_words;
use crate::tensor::{Tensor, Value, npy};

const INDEX: &str = "devices.csv";

/// The columns of the index.
const COLUMNS: [&str; 13] = [
    "file",
    "function",
    "value",
    "index",
    "name",
    "line",
    "column",
    "run",
    "process",
    "device",
    "coordinates",
    "type",
    "slice",
];

/// Files of what devices have, in a directory, with a line each in `devices.csv`.
///
/// The first file begins a new index. The index of an earlier run is replaced, and its files are deleted. A
/// file of the index's name that no run has written is an error.
pub struct DeviceFiles {
    directory: PathBuf,
    source: Source,
    lines: Arc<LineTable>,
    /// The index, or `None` before the first file.
    index: Option<fs::File>,
    /// The names of functions that have files already.
    used: HashSet<String>,
    function: FunctionFiles,
    /// How often each device has begun and ended each manual computation.
    runs: HashMap<(Span, Option<ProcessId>, usize, Moment), usize>,
}

/// The function whose files are being written.
#[derive(Default)]
struct FunctionFiles {
    name: String,
    /// The text that the names of the function's files begin with.
    stem: String,
    /// How many digits the numbers of arguments, results and processes have.
    widths: [usize; 3],
}

/// A line of the index: the value and the device of a file.
#[derive(Default)]
struct Row {
    /// `argument`, `operand` or `result`.
    value: &'static str,
    index: String,
    name: String,
    /// The line, the column and the run of a manual computation.
    computation: Option<(usize, usize, usize)>,
    process: Option<ProcessId>,
    /// The device, with the number of digits that its number has in names.
    device: Option<(usize, usize)>,
    coordinates: String,
    slice: String,
}

impl DeviceFiles {
    /// The files of a run in this directory, which is made when the first is written.
    pub fn new(directory: &Path, source: &Source) -> DeviceFiles {
        DeviceFiles {
            directory: directory.to_path_buf(),
            source: source.clone(),
            lines: LineTable::of(source),
            index: None,
            used: HashSet::new(),
            function: FunctionFiles::default(),
            runs: HashMap::new(),
        }
    }

    /// Begins the files of a function with the arguments of each process. The result is warnings about values
    /// that get no file.
    pub fn begin(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        arguments: &[Vec<Value>],
    ) -> Result<Vec<String>, String> {
        let name = escaped(&function.name);
        let mut stem = name.clone();
        let mut count = 1;
        while !self.used.insert(stem.clone()) {
            count += 1;
            stem = format!("{name}~{count}");
        }
        let inputs = function.ty.inputs.len();
        let widths = [inputs, function.ty.results.len()].map(digits_below);
        let processes = digits_below(grid.num_replicas.max(grid.num_partitions));
        let widths = [widths[0], widths[1], processes];
        self.function = FunctionFiles { name: function.name.clone(), stem, widths };
        self.runs.clear();
        self.values(module, function, grid, "argument", arguments)
    }

    /// Writes the results of each process. The result is warnings about values that get no file.
    pub fn end(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        results: &[Vec<Value>],
    ) -> Result<Vec<String>, String> {
        self.values(module, function, grid, "result", results)
    }

    /// Writes arguments or results: those of each process whole, or cut by their shardings if there is one
    /// process.
    fn values(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        kind: &'static str,
        values: &[Vec<Value>],
    ) -> Result<Vec<String>, String> {
        let is_argument = kind == "argument";
        let (types, attributes) = match is_argument {
            true => (&function.ty.inputs, &function.argument_attributes),
            false => (&function.ty.results, &function.result_attributes),
        };
        let names = value_names(module, function, is_argument);
        let width = self.function.widths[usize::from(!is_argument)];
        let devices = device_count(module, function);
        let mut warnings = Vec::new();
        for (process, values) in values.iter().enumerate() {
            for (index, value) in values.iter().enumerate() {
                let process = (grid.num_processes() > 1).then(|| grid.id(process));
                let name = names.get(index).cloned().unwrap_or_default();
                let stated = match process {
                    Some(_) => None,
                    None => stated(module, attributes.get(index), &types[index], devices),
                };
                for (place, tensor) in tensors(value, format!("{index:0width$}")) {
                    let row = || Row {
                        value: kind,
                        index: place.clone(),
                        name: name.clone(),
                        process,
                        ..Row::default()
                    };
                    let (holding, mesh) = match &stated {
                        Some(stated) => (&stated.holding, stated.mesh.as_ref()),
                        None => {
                            self.write(row(), tensor)?;
                            continue;
                        }
                    };
                    match holding {
                        Holding::Parts(tiles) => {
                            let width = digits_below(tiles.device_count());
                            for device in 0..tiles.device_count() {
                                let part = tiles::part(tiles, tensor, device).map_err(message_of)?;
                                let slice = sliced(&tiles.ranges(tensor.shape(), device));
                                let coordinates = coordinates(mesh, device);
                                let device = Some((device, width));
                                self.write(Row { device, coordinates, slice, ..row() }, &part)?;
                            }
                        }
                        Holding::One(device) => {
                            let slice = sliced(&whole(tensor));
                            let device = Some((*device, digits_below(devices)));
                            self.write(Row { device, slice, ..row() }, tensor)?;
                        }
                        Holding::Open(reason) => warnings.push(format!(
                            "--device-dump leaves out {kind} {index} of @{}: what a device has of it \
                             does not follow from it ({reason})",
                            function.name
                        )),
                    }
                }
            }
        }
        Ok(warnings)
    }

    /// Writes the values that a device has at a manual computation.
    pub fn take(&mut self, values: &DeviceValues<'_>) -> Result<(), EvalError> {
        let DeviceValues { computation, process, device, moment, .. } = *values;
        let run = self.runs.entry((values.span(), process, device, moment)).or_default();
        *run += 1;
        let run = *run;
        let place = self.lines.place(&self.source.text, values.span().start);
        let width = digits_below(values.values.len());
        for (index, value) in values.values.iter().enumerate() {
            let (kind, tiles) = match moment {
                Moment::Begins => ("operand", computation.operand_tiles(index)),
                Moment::Ends => ("result", computation.result_tiles(index)),
            };
            for (place_of_value, tensor) in tensors(value, format!("{index:0width$}")) {
                let slice =
                    tiles.filter(|tiles| tiles.counts().len() == tensor.rank()).map(|tiles| {
                        let sizes = tensor.shape().iter().zip(tiles.counts());
                        let shape: Vec<usize> = sizes.map(|(size, count)| size * count).collect();
                        sliced(&tiles.ranges(&shape, device))
                    });
                let coordinates = computation.coordinates(device).unwrap_or_default();
                let row = Row {
                    value: kind,
                    index: place_of_value,
                    computation: Some((place.line, place.column, run)),
                    process,
                    device: Some((device, digits_below(computation.device_count()))),
                    coordinates: in_words(&coordinates),
                    slice: slice.unwrap_or_default(),
                    ..Row::default()
                };
                self.write(row, tensor).map_err(EvalError::Io)?;
            }
        }
        Ok(())
    }

    /// Writes a tensor and its line of the index.
    fn write(&mut self, row: Row, tensor: &Tensor) -> Result<(), String> {
        let file = self.file_name(&row);
        let path = self.directory.join(&file);
        let ty = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let number =
            |number: Option<usize>| number.map(|number| number.to_string()).unwrap_or_default();
        let Row { value, index, name, computation, process, device, coordinates, slice } = row;
        let process =
            process.map(|ProcessId { replica, partition }| format!("{replica},{partition}"));
        let fields = [
            file,
            self.function.name.clone(),
            value.to_string(),
            without_leading_zeros(&index),
            name,
            number(computation.map(|(line, ..)| line)),
            number(computation.map(|(_, column, _)| column)),
            number(computation.map(|(.., run)| run)),
            process.unwrap_or_default(),
            number(device.map(|(device, _)| device)),
            coordinates,
            ty.to_string(),
            slice,
        ];
        let line = csv_line(&fields);
        access::make_directory(&self.directory)
            .and_then(|()| self.open_index())
            .and_then(|()| write_whole(&path, |file| npy::write_to(tensor, file)))
            .and_then(|()| match &mut self.index {
                Some(index) => index.write_all(line.as_bytes()),
                None => Ok(()),
            })
            .map_err(|error| format!("cannot write {}: {error}", path.display()))
    }

    fn open_index(&mut self) -> std::io::Result<()> {
        if self.index.is_some() {
            return Ok(());
        }
        let own = |text: &str| own_files(text, &self.directory);
        let mut index = begin(&self.directory.join(INDEX), "a dump of devices", own)?;
        index.write_all(csv_line(&COLUMNS).as_bytes())?;
        self.index = Some(index);
        Ok(())
    }

    /// The name of a row's file: `main.argument0.device3.npy`, `main.line12_5.run0001.operand0.device3.npy`.
    fn file_name(&self, row: &Row) -> String {
        let mut name = self.function.stem.clone();
        if let Some((line, column, run)) = row.computation {
            let width = digits_below(self.source.text.lines().count() + 1);
            name.push_str(&format!(".line{line:0width$}_{column}.run{run:04}"));
        }
        name.push_str(&format!(".{}{}", row.value, row.index));
        if let Some(ProcessId { replica, partition }) = row.process {
            let width = self.function.widths[2];
            name.push_str(&format!(".process{replica:0width$}_{partition:0width$}"));
        }
        if let Some((device, width)) = row.device {
            name.push_str(&format!(".device{device:0width$}"));
        }
        name + ".npy"
    }
}

/// The names of a function's arguments or results, if the program gives some.
pub fn value_names(module: &Module, function: &Function, is_argument: bool) -> Vec<String> {
    if !is_argument {
        let names = super::expectations::result_names(function);
        return names.into_iter().map(Option::unwrap_or_default).collect();
    }
    let mut slots = argument_slots(module, function).into_iter();
    let tokens = function.ty.inputs.iter().map(|ty| *ty == Type::Token);
    let name = |is_token| match is_token {
        true => String::new(),
        false => slots.next().and_then(|slot| slot.name()).unwrap_or_default(),
    };
    tokens.map(name).collect()
}

/// The tensors of a value with their places: `0`, or `0_1` in a tuple.
fn tensors(value: &Value, place: String) -> Vec<(String, &Tensor)> {
    match value {
        Value::Tensor(tensor) => vec![(place, tensor)],
        Value::Tuple(values) => {
            let each = values.iter().enumerate();
            each.flat_map(|(index, value)| tensors(value, format!("{place}_{index}"))).collect()
        }
        Value::Token => Vec::new(),
    }
}

fn whole(tensor: &Tensor) -> Vec<Range<usize>> {
    tensor.shape().iter().map(|&size| 0..size).collect()
}

/// The coordinates of a device of a mesh: `x=0, y=1`.
fn coordinates(mesh: Option<&Mesh>, device: usize) -> String {
    let position = mesh.and_then(|mesh| Some((mesh, mesh.position_of(device)?)));
    let Some((mesh, position)) = position else { return String::new() };
    let names = mesh.axes.iter().map(|(name, _)| name.as_str());
    in_words(&names.zip(mesh.coordinates(position)).collect::<Vec<_>>())
}

fn message_of(error: EvalError) -> String {
    error.to_string()
}

/// How many digits the largest number below this one has.
fn digits_below(count: usize) -> usize {
    count.saturating_sub(1).to_string().len()
}

/// The files of an index as a run writes it, or `None` if the text is not such an index.
fn own_files(text: &str, directory: &Path) -> Option<Vec<PathBuf>> {
    let records = csv_records(text);
    let (header, rows) = records.split_first()?;
    let own = |row: &Vec<String>| {
        let [file, function, value, index, _, line, column, run, process, device, ..] = &row[..]
        else {
            return None;
        };
        let words = [
            (!line.is_empty()).then(|| format!("line{line}_{column}")),
            (!run.is_empty()).then(|| format!("run{run}")),
            Some(format!("{value}{index}")),
            (!process.is_empty()).then(|| format!("process{}", process.replace(',', "_"))),
            (!device.is_empty()).then(|| format!("device{device}")),
            Some("npy".to_string()),
        ];
        let expected: Vec<String> =
            words.into_iter().flatten().map(|word| without_leading_zeros(&word)).collect();
        let rest = file.strip_prefix(&escaped(function))?;
        let rest = match rest.strip_prefix('~') {
            Some(rest) => rest.trim_start_matches(|c: char| c.is_ascii_digit()),
            None => rest,
        };
        let found: Vec<String> =
            rest.strip_prefix('.')?.split('.').map(without_leading_zeros).collect();
        // the name of a file in the directory, and of no other
        let is_name = Path::new(file).file_name() == Some(file.as_ref());
        let is_own = is_name && row.len() == COLUMNS.len() && found == expected;
        is_own.then(|| directory.join(file))
    };
    (header.iter().eq(COLUMNS.iter())).then(|| rows.iter().map(own).collect())?
}

/// A part of a name without zeros before its numbers.
fn without_leading_zeros(word: &str) -> String {
    let mut text = String::new();
    let mut characters = word.chars().peekable();
    while let Some(character) = characters.next() {
        let follows_digit = text.ends_with(|c: char| c.is_ascii_digit());
        let is_leading = character == '0' && !follows_digit;
        if !(is_leading && characters.peek().is_some_and(char::is_ascii_digit)) {
            text.push(character);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(lines: &[&str]) -> Option<Vec<PathBuf>> {
        own_files(&format!("{}{}", csv_line(&COLUMNS), lines.concat()), Path::new("d"))
    }

    #[test]
    fn files_that_the_index_describes_are_its_own() {
        let lines = [
            "main.argument0.device03.npy,main,argument,0,%x,,,,,3,\"x=1, y=1\",tensor<f32>,[]\n",
            "main~2.line007_12.run0010.operand01_0.process0_1.device3.npy,main,operand,01_0,,7,12,10,\"0,1\",3,,tensor<f32>,\n",
        ];
        assert_eq!(index(&lines).unwrap().len(), 2);
        assert_eq!(index(&[]).unwrap().len(), 0);
    }

    #[test]
    fn no_other_file_is_deleted() {
        let refused = [
            "../main.argument0.npy,main,argument,0,,,,,,,,tensor<f32>,\n",
            "main.argument1.npy,main,argument,0,,,,,,,,tensor<f32>,\n",
            "main.argument0.csv,main,argument,0,,,,,,,,tensor<f32>,\n",
            // a function and a value of names that no run gives
            "../a/b.npy,.,/a/b,,,,,,,,,tensor<f32>,\n",
            "main./a/b.npy,main,/a/b,,,,,,,,,tensor<f32>,\n",
            "precious,data\n",
        ];
        for line in refused {
            assert_eq!(index(&[line]), None, "{line}");
        }
        assert_eq!(own_files("precious,data\n", Path::new("d")), None);
        assert_eq!(own_files("", Path::new("d")), None);
    }

    #[test]
    fn zeros_before_numbers_say_nothing() {
        assert_eq!(without_leading_zeros("line007_012"), "line7_12");
        assert_eq!(without_leading_zeros("operand0"), "operand0");
        assert_eq!(without_leading_zeros("run0010"), "run10");
    }
}
