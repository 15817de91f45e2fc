//! `--mesh`: the part of each value that each device has, as the program's shardings say.

use std::fmt::Write as _;
use std::ops::Range;

use serde_json::{Value as Json, json};

use super::device_files::value_names;
use crate::diagnostic::{LineTable, Source, Span};
use crate::ir::{Function, Item, Module, Op, OpView, Region, Type, ValueId};
use crate::numeric::Numerics;
use crate::ops::ManualComputation;
use crate::ops::exchange::ProcessGrid;
use crate::ops::sdy::MANUAL_COMPUTATION;
use crate::ops::sdy::attributes::{Mesh, Sharding, text_of};
use crate::ops::sdy::holdings::{Holding, Stated, all_meshes, device_count, stated};
use crate::ops::sdy::tiles::Tiles;
use crate::syntax::json::VERSION;

/// The parts of a function's values that devices have, and those of its manual computations.
pub struct Placement {
    function: String,
    /// The grid, if there are several processes.
    grid: Option<ProcessGrid>,
    meshes: Vec<(String, Mesh)>,
    /// The function's arguments and results, unless each process has values of its own.
    values: Vec<Placed>,
    computations: Vec<PlacedComputation>,
}

/// A value and the devices that have parts of it.
struct Placed {
    /// `argument`, `operand` or `result`.
    kind: &'static str,
    index: usize,
    name: String,
    ty: String,
    sharding: Option<String>,
    held: Held,
}

/// The devices that have a value.
enum Held {
    Parts(Vec<Part>),
    /// The program does not decide it, for this reason.
    Open(String),
    /// The program states no sharding.
    Unstated,
}

/// A part, or a term of it, and its devices, in ascending order.
struct Part {
    slice: Slice,
    /// Which term of the part it is, and of how many, if devices have terms.
    term: Option<(usize, usize)>,
    devices: Vec<usize>,
}

/// Which part of a tensor it is.
enum Slice {
    /// The indices of the part along each dimension.
    Ranges(Vec<Range<usize>>),
    /// The part of a tensor whose sizes are not known yet: the number of the part along each dimension, and
    /// of how many.
    Places(Vec<(usize, usize)>),
}

/// A manual computation and its values.
struct PlacedComputation {
    function: String,
    file: String,
    line: usize,
    column: usize,
    /// The line of the manual computation around this one.
    inside: Option<usize>,
    manual_axes: Vec<String>,
    devices: usize,
    values: Vec<Placed>,
}

impl Placement {
    /// The placement of the values of a function, and of all manual computations of its module. The result is
    /// `None` if the program states no sharding and there is one process.
    pub fn of(
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        source: &Source,
    ) -> Option<Placement> {
        let grid = (grid.num_processes() > 1).then_some(grid);
        let values = if grid.is_some() { Vec::new() } else { values_of(module, function) };
        let meshes = all_meshes(module);
        let mut search = Search { source, lines: LineTable::new(&source.text), found: Vec::new() };
        search.module(module);
        let computations = search.found;
        let says_something = values.iter().any(|value| !matches!(value.held, Held::Unstated))
            || !(meshes.is_empty() && computations.is_empty() && grid.is_none());
        let function = function.name.clone();
        says_something.then_some(Placement { function, grid, meshes, values, computations })
    }

    /// The lines of comment that describe the placement.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // writing to a String cannot fail
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        if let Some(ProcessGrid { num_replicas, num_partitions }) = self.grid {
            writeln!(
                text,
                "// processes: {num_replicas} replicas of {num_partitions} partitions, (0, 0) to ({}, \
                 {}); each has its own arguments and results of @{}",
                num_replicas - 1,
                num_partitions - 1,
                self.function
            )?;
        }
        for (name, mesh) in &self.meshes {
            writeln!(text, "// mesh @{name}: {mesh}")?;
            write_mesh(mesh, text)?;
        }
        for value in &self.values {
            value.write(&format!("@{} ", self.function), "", text)?;
        }
        for computation in &self.computations {
            let PlacedComputation { file, line, column, .. } = computation;
            write!(text, "// sdy.manual_computation at {file}:{line}:{column}")?;
            if let Some(around) = computation.inside {
                write!(text, ", nested in that of line {around}, over the parts of its devices")?;
            }
            let axes: Vec<String> =
                computation.manual_axes.iter().map(|axis| format!("\"{axis}\"")).collect();
            match axes.is_empty() {
                true => writeln!(text, ", {} devices", computation.devices)?,
                false => writeln!(text, ", manual along {}", axes.join(", "))?,
            }
            for value in &computation.values {
                value.write("", "  ", text)?;
            }
        }
        Ok(())
    }

    /// The JSON object that describes the placement.
    pub fn json(&self) -> Json {
        let mesh = |(name, mesh): &(String, Mesh)| {
            let axes = mesh.axes.iter().map(|(name, size)| json!({"name": name, "size": size}));
            let devices = positions(mesh)
                .map(|(device, coordinates)| json!({"device": device, "coordinates": coordinates}));
            json!({"name": name, "axes": axes.collect::<Vec<_>>(), "devices": devices.collect::<Vec<_>>()})
        };
        let listed = |values: &[Placed]| values.iter().map(Placed::json).collect::<Vec<_>>();
        let computation = |computation: &PlacedComputation| {
            let mut object = json!({
                "function": computation.function,
                "file": computation.file,
                "line": computation.line,
                "column": computation.column,
                "manual_axes": computation.manual_axes,
                "devices": computation.devices,
                "values": listed(&computation.values),
            });
            if let Some(line) = computation.inside {
                object["inside_line"] = line.into();
            }
            object
        };
        let mut placement = json!({
            "function": self.function,
            "meshes": self.meshes.iter().map(mesh).collect::<Vec<_>>(),
            "values": listed(&self.values),
            "computations": self.computations.iter().map(computation).collect::<Vec<_>>(),
        });
        if let Some(ProcessGrid { num_replicas, num_partitions }) = self.grid {
            placement["num_replicas"] = num_replicas.into();
            placement["num_partitions"] = num_partitions.into();
        }
        json!({"version": VERSION, "placement": placement})
    }
}

impl Placed {
    fn new(
        (kind, index, name): (&'static str, usize, String),
        ty: &Type,
        stated: Option<Stated>,
    ) -> Placed {
        let (sharding, held) = match stated {
            None => (None, Held::Unstated),
            Some(Stated { sharding, holding, .. }) => {
                let held = match holding {
                    Holding::Parts(tiles) => Held::Parts(parts(&tiles, ty)),
                    Holding::One(device) => Held::Parts(whole_on(device, ty)),
                    Holding::Open(reason) => Held::Open(reason),
                };
                (Some(sharding), held)
            }
        };
        Placed { kind, index, name, ty: ty.to_string(), sharding, held }
    }

    fn write(&self, of: &str, indent: &str, text: &mut String) -> std::fmt::Result {
        let Placed { kind, index, name, ty, sharding, held } = self;
        let name = if name.is_empty() { String::new() } else { format!(" ({name})") };
        write!(text, "//{indent} {of}{kind} {index}{name}: {ty}")?;
        sharding.as_ref().map_or(Ok(()), |sharding| write!(text, " by {sharding}"))?;
        match held {
            Held::Unstated => {
                writeln!(text, ": no sharding is stated, so the partitioner would choose one")
            }
            Held::Open(reason) => writeln!(text, ": open, {reason}"),
            Held::Parts(parts) => {
                text.push('\n');
                parts.iter().try_for_each(|part| {
                    let devices = numbers(&part.devices);
                    let noun = if part.devices.len() == 1 { "device" } else { "devices" };
                    write!(text, "//{indent}   {} on {noun} {devices}", part.slice.text())?;
                    match part.term {
                        Some((term, count)) => writeln!(text, ", term {term} of {count}"),
                        None => writeln!(text),
                    }
                })
            }
        }
    }

    fn json(&self) -> Json {
        let Placed { kind, index, name, ty, sharding, held } = self;
        let mut object = json!({"value": kind, "index": index, "type": ty});
        if !name.is_empty() {
            object["name"] = name.as_str().into();
        }
        if let Some(sharding) = sharding {
            object["sharding"] = sharding.as_str().into();
        }
        match held {
            Held::Unstated => {}
            Held::Open(reason) => object["open"] = reason.as_str().into(),
            Held::Parts(parts) => {
                object["parts"] = parts.iter().map(Part::json).collect();
            }
        }
        object
    }
}

impl Part {
    fn json(&self) -> Json {
        let mut object = match &self.slice {
            Slice::Ranges(ranges) => {
                let slice: Vec<[usize; 2]> =
                    ranges.iter().map(|range| [range.start, range.end]).collect();
                json!({"slice": slice, "devices": self.devices})
            }
            Slice::Places(places) => json!({"part_of": places, "devices": self.devices}),
        };
        if let Some(term) = self.term {
            object["term"] = json!(term);
        }
        object
    }
}

impl Slice {
    fn text(&self) -> String {
        match self {
            Slice::Ranges(ranges) => sliced(ranges),
            Slice::Places(places) => {
                let each = places.iter().map(|(place, count)| format!("{place} of {count}"));
                format!("part [{}]", each.collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// Indices along each dimension: `[0:4, 8:16]`.
pub fn sliced(ranges: &[Range<usize>]) -> String {
    let each = ranges.iter().map(|range| format!("{}:{}", range.start, range.end));
    format!("[{}]", each.collect::<Vec<_>>().join(", "))
}

/// Numbers in ascending order as text; a run of consecutive numbers is its first and its last: `0-3, 8`.
fn numbers(numbers: &[usize]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): (usize, usize)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// The arguments and results of a function.
fn values_of(module: &Module, function: &Function) -> Vec<Placed> {
    let devices = device_count(module, function);
    let sides = [
        ("argument", &function.ty.inputs, &function.argument_attributes),
        ("result", &function.ty.results, &function.result_attributes),
    ];
    let each = sides.into_iter().flat_map(|(kind, types, attributes)| {
        let names = value_names(module, function, kind == "argument");
        types.iter().enumerate().map(move |(index, ty)| {
            let name = names.get(index).cloned().unwrap_or_default();
            let stated = stated(module, attributes.get(index), ty, devices);
            Placed::new((kind, index, name), ty, stated)
        })
    });
    each.collect()
}

/// The parts of a value of a type, each with its devices.
fn parts(tiles: &Tiles, ty: &Type) -> Vec<Part> {
    let shape = ty.as_tensor().map(|ty| &ty.shape);
    let sizes: Option<Vec<usize>> =
        shape.and_then(|shape| shape.iter().map(|size| size.size()).collect());
    let part = |sharers: &[usize]| {
        let mut devices = sharers.to_vec();
        devices.sort_unstable();
        let slice = match &sizes {
            Some(sizes) => Slice::Ranges(tiles.ranges(sizes, sharers[0])),
            None => {
                let places = tiles.place(sharers[0]).into_iter();
                Slice::Places(places.zip(tiles.counts().iter().copied()).collect())
            }
        };
        let term = (tiles.terms() > 1).then(|| (tiles.term(sharers[0]), tiles.terms()));
        Part { slice, term, devices }
    };
    tiles.sharers().map(part).collect()
}

fn whole_on(device: usize, ty: &Type) -> Vec<Part> {
    let rank = ty.as_tensor().map_or(0, |ty| ty.rank());
    let tiles = Tiles::new(vec![1; rank], vec![0]);
    let parts = tiles.map(|tiles| parts(&tiles, ty)).unwrap_or_default();
    parts.into_iter().map(|part| Part { devices: vec![device], ..part }).collect()
}

/// The devices of a mesh with their coordinates, in the mesh's order.
fn positions(mesh: &Mesh) -> impl Iterator<Item = (usize, Vec<usize>)> + '_ {
    let device = |position| match mesh.is_maximal() {
        true => mesh.device_ids[0] as usize,
        false => mesh.device_at(position),
    };
    (0..mesh.device_count().unwrap_or(0))
        .map(move |position| (device(position), mesh.coordinates(position)))
}

/// Writes the mesh as text, with a line for each row of devices along the last axis.
fn write_mesh(mesh: &Mesh, text: &mut String) -> std::fmt::Result {
    let Some(((last, size), others)) = mesh.axes.split_last() else {
        return positions(mesh).try_for_each(|(device, _)| writeln!(text, "//   device {device}"));
    };
    let all: Vec<(usize, Vec<usize>)> = positions(mesh).collect();
    for row in all.chunks(usize::try_from(*size).unwrap_or(1).max(1)) {
        let coordinates = others.iter().zip(&row[0].1);
        let mut coordinates: Vec<String> =
            coordinates.map(|((name, _), coordinate)| format!("{name}={coordinate}")).collect();
        coordinates.push(match *size {
            1 => format!("{last}=0"),
            size => format!("{last}=0..{}", size - 1),
        });
        let devices: Vec<usize> = row.iter().map(|(device, _)| *device).collect();
        let noun = if devices.len() == 1 { "device" } else { "devices" };
        writeln!(text, "//   {}: {noun} {}", coordinates.join(", "), numbers(&devices))?;
    }
    Ok(())
}

/// The search for the manual computations of a module.
struct Search<'s> {
    source: &'s Source,
    lines: LineTable,
    found: Vec<PlacedComputation>,
}

impl Search<'_> {
    fn module(&mut self, module: &Module) {
        for item in &module.items {
            match item {
                Item::Function(function) => {
                    let regions = function.body.as_ref().into_iter();
                    regions.for_each(|body| self.region(body, module, function, None));
                }
                Item::Module(inner) => self.module(inner),
                Item::Other(..) => {}
            }
        }
    }

    fn region(
        &mut self,
        region: &Region,
        module: &Module,
        function: &Function,
        around: Option<Span>,
    ) {
        for op in region.blocks.iter().flat_map(|block| &block.ops) {
            let mut around = around;
            if op.full_name() == MANUAL_COMPUTATION.def.name {
                self.computation(op, module, function, around);
                around = Some(op.span);
            }
            op.regions.iter().for_each(|region| self.region(region, module, function, around));
        }
    }

    fn computation(&mut self, op: &Op, module: &Module, function: &Function, around: Option<Span>) {
        let view = OpView::in_function(op, function, module, Numerics::STANDARD);
        // an op that cannot run is reported when it is to run
        let Ok(computation) = ManualComputation::of(&view) else { return };
        let line_of = |span: Span| self.lines.place(&self.source.text, span.start);
        let place = line_of(op.span);
        let type_of = |value: &ValueId| &function.values[*value].ty;
        let sides =
            [("operand", &op.operands, "in_shardings"), ("result", &op.results, "out_shardings")];
        let mut values = Vec::new();
        for (kind, side, key) in sides {
            let shardings = view.attribute(key).and_then(text_of);
            let shardings = shardings.and_then(|text| Sharding::parse_list(text).ok());
            for (index, value) in side.iter().enumerate() {
                let tiles = match kind {
                    "operand" => computation.operand_tiles(index),
                    _ => computation.result_tiles(index),
                };
                let held = match tiles {
                    Some(tiles) if type_of(value).as_tensor().is_some() => {
                        Held::Parts(parts(tiles, type_of(value)))
                    }
                    _ => Held::Open("each device has a value of its own".to_string()),
                };
                let sharding = shardings.as_ref().and_then(|all| all.get(index));
                values.push(Placed {
                    kind,
                    index,
                    name: String::new(),
                    ty: type_of(value).to_string(),
                    sharding: sharding.map(Sharding::to_string),
                    held,
                });
            }
        }
        let placed = PlacedComputation {
            function: function.name.clone(),
            file: self.source.name.to_string(),
            line: place.line,
            column: place.column,
            inside: around.map(|span| line_of(span).line),
            manual_axes: computation.manual_axes().to_vec(),
            devices: computation.device_count(),
            values,
        };
        self.found.push(placed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_the_first_and_the_last() {
        assert_eq!(numbers(&[0, 1, 2, 3, 8, 10, 11]), "0-3, 8, 10-11");
        assert_eq!(numbers(&[]), "");
        assert_eq!(numbers(&[3, 1, 0, 2]), "3, 1, 0, 2");
    }

    #[test]
    fn a_slice_is_written_as_in_python() {
        assert_eq!(sliced(&[0..4, 8..16]), "[0:4, 8:16]");
        assert_eq!(sliced(&[]), "[]");
    }
}
