//! The meaning of `sdy.manual_computation`: which devices run its region, on which parts, and how their
//! results are joined.

use super::attributes::{Mesh, Sharding, manual_axes, mesh_of, meshes, text_of};
use super::tiles::Tiles;
use crate::ir::{Attribute, Module, OpView, Violation};
use crate::numeric::{ElementType, IntegerType, Numerics};

/// The most devices that run as processes of one machine, which is more than anyone runs.
const MOST_PROCESSES: usize = 1 << 14;

/// The properties that state tiles where a program states shardings: those of operands and of results.
pub const TILES: [&str; 2] = ["in_tiles", "out_tiles"];

/// The property of a value of which each device has its own: the whole value is the tuple of them.
pub const EACH: &str = "each";

/// The relation between a whole value and the values of the devices.
#[derive(Debug, Clone)]
pub enum Way {
    /// All devices have one value, and that of the first device is taken, as for values that are not tensors.
    Same,
    /// The devices have these parts of the value.
    Tiles(Tiles),
    /// The devices have the elements of a tuple.
    Each,
}

/// A manual computation that is ready to run.
#[derive(Debug, Clone)]
pub struct ManualComputation {
    mesh: Option<Mesh>,
    /// The names of the axes that the region distinguishes.
    manual: Vec<String>,
    /// How many devices there are.
    pub devices: usize,
    /// How each operand becomes the values of the devices.
    pub cuts: Vec<Way>,
    /// How each result is made from the values of the devices.
    pub joins: Vec<Way>,
    /// The policies by which terms of results are added.
    pub numerics: Numerics,
    /// For each device, the devices with which it joins results.
    pub groups: Vec<Vec<usize>>,
    /// The position of each device in the mesh, if there is one.
    positions: Vec<usize>,
}

impl Way {
    fn tiles(&self) -> Option<&Tiles> {
        match self {
            Way::Tiles(tiles) => Some(tiles),
            Way::Same | Way::Each => None,
        }
    }
}

impl ManualComputation {
    /// Reads the op, which is verified.
    pub fn of(view: &OpView<'_>) -> Result<ManualComputation, Violation> {
        if view.op.properties.contains_key(TILES[0]) {
            return of_tiles(view);
        }
        let refuse = |message: String| Violation::unlabelled(message);
        let [operands, results] = ["in_shardings", "out_shardings"].map(|name| {
            let text = view.attribute(name).and_then(text_of).unwrap_or_default();
            Sharding::parse_list(text).map_err(|error| refuse(format!("{name}: {error}")))
        });
        let (operands, results) = (operands?, results?);
        let manual = view.attribute("manual_axes").and_then(text_of).unwrap_or_default();
        let manual =
            manual_axes(manual).map_err(|error| refuse(format!("manual_axes: {error}")))?;
        let mesh = common_mesh(view.module, operands.iter().chain(&results), &manual);
        let devices = mesh.as_ref().map_or(Some(1), Mesh::device_count);
        let devices = devices.filter(|&devices| devices <= MOST_PROCESSES).ok_or_else(|| {
            refuse(format!("the mesh has more than the {MOST_PROCESSES} devices that can run"))
        })?;
        let tiles = |shardings: &[Sharding], what: &str| {
            let each = shardings.iter().enumerate().map(|(index, sharding)| {
                let Some(mesh) = &mesh else { return Ok(Way::Same) };
                let tiles = Tiles::of_sharding(sharding, mesh, &manual);
                let message = || format!("the sharding of {what} {index} does not fit its mesh");
                tiles.map(Way::Tiles).ok_or_else(|| refuse(message()))
            });
            each.collect::<Result<Vec<_>, _>>()
        };
        let (cuts, joins) = (tiles(&operands, "operand")?, tiles(&results, "result")?);
        let numerics = view.numerics();
        let groups = groups(devices, &joins);
        let positions = mesh.as_ref().map(|mesh| positions(mesh, devices)).unwrap_or_default();
        Ok(ManualComputation { mesh, manual, devices, cuts, joins, numerics, groups, positions })
    }

    /// The number of devices, which are numbered from 0.
    pub fn device_count(&self) -> usize {
        self.devices
    }

    /// The axes that the region distinguishes.
    pub fn manual_axes(&self) -> &[String] {
        &self.manual
    }

    /// The tiles by which an operand is cut, if devices have parts of it.
    pub fn operand_tiles(&self, index: usize) -> Option<&Tiles> {
        self.cuts.get(index)?.tiles()
    }

    /// The tiles by which a result is joined, if devices return parts of it.
    pub fn result_tiles(&self, index: usize) -> Option<&Tiles> {
        self.joins.get(index)?.tiles()
    }

    /// The devices that by a result's sharding return the part that a device returns, including itself. In a
    /// nested computation, devices that differ along axes of the mesh that are not its own manual axes
    /// compute parts of different values.
    pub fn replicas(&self, result: usize, device: usize, nested: bool) -> Vec<usize> {
        let Some(tiles) = self.result_tiles(result) else { return vec![device] };
        let sharers = tiles.sharers_with(device);
        if !nested {
            return sharers.to_vec();
        }
        let own = self.free_coordinates(device);
        let is_replica = |&other: &usize| {
            other == device || own.is_some() && self.free_coordinates(other) == own
        };
        sharers.iter().copied().filter(is_replica).collect()
    }

    /// The coordinates of a device along the axes that are not manual.
    fn free_coordinates(&self, device: usize) -> Option<Vec<usize>> {
        let mesh = self.mesh.as_ref()?;
        let coordinates = mesh.coordinates(*self.positions.get(device)?);
        let free =
            mesh.axes.iter().zip(coordinates).filter(|((name, _), _)| !self.manual.contains(name));
        Some(free.map(|(_, coordinate)| coordinate).collect())
    }

    /// The coordinates of a device with the names of their axes, if it has coordinates in a mesh.
    pub fn coordinates(&self, device: usize) -> Option<Vec<(&str, usize)>> {
        let mesh = self.mesh.as_ref()?;
        let coordinates = mesh.coordinates(*self.positions.get(device)?);
        let names = mesh.axes.iter().map(|(name, _)| name.as_str());
        Some(names.zip(coordinates).collect())
    }

    /// The name of a device with its coordinates, if it has some: `device 3 (x=1, y=1)`.
    pub fn name(&self, device: usize) -> String {
        match self.coordinates(device).filter(|coordinates| !coordinates.is_empty()) {
            Some(coordinates) => format!("device {device} ({})", in_words(&coordinates)),
            None => format!("device {device}"),
        }
    }
}

/// Coordinates as text: `x=1, y=0`.
pub fn in_words(coordinates: &[(&str, usize)]) -> String {
    let axes = coordinates.iter().map(|(name, coordinate)| format!("{name}={coordinate}"));
    axes.collect::<Vec<_>>().join(", ")
}

/// The position in the mesh of each device.
fn positions(mesh: &Mesh, devices: usize) -> Vec<usize> {
    let mut positions = vec![0; devices];
    for position in 0..devices {
        if let Some(place) = positions.get_mut(mesh.device_at(position)) {
            *place = position;
        }
    }
    positions
}

/// The mesh of the first sharding that has axes or a device, or else a mesh of the module that has all manual
/// axes.
pub fn common_mesh<'s>(
    module: &Module,
    shardings: impl Iterator<Item = &'s Sharding>,
    manual: &[String],
) -> Option<Mesh> {
    let mut found = shardings.filter_map(|sharding| mesh_of(module, &sharding.mesh));
    let found = found.find(|mesh| !mesh.axes.is_empty());
    let has_all = |mesh: &Mesh| manual.iter().all(|axis| mesh.size(axis).is_some());
    found.or_else(|| {
        let mut all = meshes(module).map(|(_, mesh)| mesh);
        all.find(|mesh| !manual.is_empty() && has_all(mesh))
    })
}

/// For each device, the devices whose parts are joined with its own, including itself, in ascending order.
fn groups(devices: usize, joins: &[Way]) -> Vec<Vec<usize>> {
    let mut leaders: Vec<usize> = (0..devices).collect();
    fn leader(leaders: &mut [usize], mut device: usize) -> usize {
        while leaders[device] != device {
            leaders[device] = leaders[leaders[device]];
            device = leaders[device];
        }
        device
    }
    for tiles in joins.iter().filter_map(Way::tiles) {
        for device in 0..devices {
            let Some(first) = tiles.with_copy_of(device).next() else { continue };
            let (one, other) = (leader(&mut leaders, first), leader(&mut leaders, device));
            leaders[one.max(other)] = one.min(other);
        }
    }
    let mut groups = vec![Vec::new(); devices];
    for device in 0..devices {
        let first = leader(&mut leaders, device);
        groups[first].push(device);
    }
    (0..devices).map(|device| groups[leader(&mut leaders, device)].clone()).collect()
}

const I64: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });

/// Tiles as an attribute, which [`ManualComputation::of`] reads back: the parts of each dimension, the number of terms, and
/// the devices.
pub fn tiles_attribute(tiles: Option<&Tiles>) -> Attribute {
    let list = |values: &[usize]| {
        Attribute::DenseArray(I64, values.iter().map(|&value| value as u64).collect())
    };
    match tiles {
        Some(tiles) => Attribute::Array(vec![
            list(tiles.counts()),
            list(&[tiles.terms()]),
            list(tiles.devices()),
        ]),
        None => Attribute::Unit,
    }
}

fn of_tiles(view: &OpView<'_>) -> Result<ManualComputation, Violation> {
    let wrong = || Violation::unlabelled("the tiles make no sense");
    let list = |attribute: &Attribute| match attribute {
        Attribute::DenseArray(_, codes) => {
            Some(codes.iter().map(|&code| code as usize).collect::<Vec<usize>>())
        }
        _ => None,
    };
    let read = |attribute: &Attribute| match attribute {
        Attribute::Array(lists) => match lists.as_slice() {
            [counts, terms, devices] => {
                let terms: usize = *list(terms)?.first()?;
                Tiles::of_terms(list(counts)?, terms, list(devices)?).map(Way::Tiles)
            }
            _ => None,
        },
        Attribute::String(word) if word == EACH.as_bytes() => Some(Way::Each),
        _ => Some(Way::Same),
    };
    let [cuts, joins] = TILES.map(|name| match view.op.properties.get(name) {
        Some(Attribute::Array(each)) => each.iter().map(read).collect::<Option<Vec<_>>>(),
        _ => None,
    });
    let (cuts, joins) = (cuts.ok_or_else(wrong)?, joins.ok_or_else(wrong)?);
    let mut counts = cuts.iter().chain(&joins).filter_map(Way::tiles).map(Tiles::device_count);
    let devices = counts.next().unwrap_or(1);
    if counts.any(|count| count != devices) {
        return Err(Violation::unlabelled("the shardings are over different numbers of devices"));
    }
    if devices > MOST_PROCESSES {
        let message = format!("there are {devices} devices, {MOST_PROCESSES} can run");
        return Err(Violation::unlabelled(message));
    }
    let (groups, positions) = (groups(devices, &joins), Vec::new());
    let (mesh, manual, numerics) = (None, Vec::new(), view.numerics());
    Ok(ManualComputation { mesh, manual, devices, cuts, joins, numerics, groups, positions })
}
