//! Which part of a tensor each partition of a program has. A program for several partitions is one global program: its
//! arguments are put together from their parts, and its results are cut.

use std::ffi::c_void;

use shlo_interp::Value;
use shlo_interp::internal::shardings::{
    Mesh, MeshRef, Sharding, TileSharding, Tiles, cut, join as join_parts, mesh_of,
};
use shlo_interp::ir::{Attribute, Attributes, Module};
use shlo_interp::numerics::Numerics;

use crate::call::start;
use crate::error::{Error, Outcome};
use crate::wire::{put_number, put_numbers};

/// The types of `OpSharding`.
mod op_sharding {
    pub const REPLICATED: u64 = 0;
    pub const OTHER: u64 = 3;
    pub const UNREDUCED: u64 = 6;
}

/// `OpSharding` of a value that each device has whole.
pub const REPLICATED: [u8; 2] = [0x08, 0];

/// The parts of a value of this many dimensions, as its attributes state them; without a statement each partition has
/// the whole value.
///
/// # Errors
///
/// A statement that is not understood.
pub fn tiles(
    module: &Module,
    attributes: Option<&Attributes>,
    rank: usize,
    partitions: usize,
) -> Outcome<Tiles> {
    let whole = || Tiles::new(vec![1; rank], (0..partitions).collect());
    let attribute = |name: &str| attributes.and_then(|attributes| attributes.get(name));
    let tiles = match (attribute("sdy.sharding"), attribute("mhlo.sharding")) {
        (Some(Attribute::Opaque(text)), _) => {
            let sharding = Sharding::parse(text)
                .map_err(|error| Error::invalid(format!("sharding {text}: {error}")))?;
            shardy(module, &sharding, partitions)?.or_else(whole)
        }
        (_, Some(sharding)) => {
            let text = sharding.as_text().unwrap_or_default();
            let sharding = TileSharding::parse(&text)
                .map_err(|error| Error::invalid(format!("mhlo.sharding {text}: {error}")))?;
            sharding.spread(rank, partitions)
        }
        _ => whole(),
    };
    match tiles {
        Some(tiles) if tiles.counts().len() == rank && tiles.device_count() == partitions => {
            Ok(tiles)
        }
        _ => Err(Error::unimplemented(format!(
            "the sharding of a value of {rank} dimensions does not fit {partitions} partitions"
        ))),
    }
}

/// The parts of a sharding of Shardy; `None` if it cuts nothing.
pub fn shardy(module: &Module, sharding: &Sharding, partitions: usize) -> Outcome<Option<Tiles>> {
    let invalid = |error: String| Error::invalid(format!("sharding {sharding}: {error}"));
    let mesh: Option<Mesh> = mesh_of(module, &sharding.mesh);
    let Some(mesh) = mesh else {
        let MeshRef::Named(name) = &sharding.mesh else { return Ok(None) };
        return Err(invalid(format!("there is no mesh @{name}")));
    };
    if mesh.axes.is_empty() || mesh.device_count() == Some(1) && partitions > 1 {
        return Ok(None);
    }
    let axes: Vec<String> = mesh.axes.iter().map(|(name, _)| name.clone()).collect();
    match Tiles::of_sharding(sharding, &mesh, &axes) {
        Some(tiles) => Ok(Some(tiles)),
        None => Err(invalid("it does not fit its mesh".to_string())),
    }
}

/// The sizes of the part that the first partition has, which is the largest.
pub fn part_of(tiles: &Tiles, shape: &[usize]) -> Vec<usize> {
    shape.iter().zip(tiles.counts()).map(|(size, &count)| size.div_ceil(count)).collect()
}

/// A value put together from the parts that partitions have, after the terms of each part were added.
pub fn join(tiles: &Tiles, numerics: Numerics, parts: &[Value]) -> Outcome<Value> {
    let joined = match (parts.first(), tiles.are_whole()) {
        (Some(first), true) => return Ok(first.clone()),
        _ => join_parts(tiles, tiles.first(), numerics, |partition| parts.get(partition)),
    };
    Ok(joined?)
}

/// The share that a partition has of a value: its part, or a term of the part.
pub fn part(tiles: &Tiles, value: &Value, partition: usize) -> Outcome<Value> {
    match value {
        Value::Tensor(tensor) if !tiles.are_whole() => {
            Ok(Value::Tensor(cut(tiles, tensor, partition)?))
        }
        _ => Ok(value.clone()),
    }
}

/// `OpSharding` of a value's parts.
pub fn message(tiles: &Tiles) -> Vec<u8> {
    let mut message = Vec::new();
    if tiles.are_whole() {
        put_number(&mut message, 1, op_sharding::REPLICATED);
        return message;
    }
    put_number(&mut message, 1, op_sharding::OTHER);
    let copies = tiles.sharers_with(tiles.first()).len();
    let counts = tiles.counts().iter().copied();
    let terms = (tiles.terms() > 1).then_some(tiles.terms());
    let copies = (copies > 1).then_some(copies);
    let sizes = counts.chain(terms).chain(copies).map(|size| size as u64);
    put_numbers(&mut message, 3, sizes);
    put_numbers(&mut message, 4, tiles.devices().iter().map(|&device| device as u64));
    if terms.is_some() {
        let of_copies = copies.map(|_| op_sharding::REPLICATED);
        put_numbers(&mut message, 8, [op_sharding::UNREDUCED].into_iter().chain(of_copies));
    } else if copies.is_some() {
        put_number(&mut message, 6, 1);
    }
    message
}

/// Messages for a caller, with the addresses and sizes by which it reads them.
#[derive(Debug, Default)]
pub struct Messages {
    addresses: Vec<*const c_void>,
    sizes: Vec<usize>,
    /// The texts that the addresses point to.
    _texts: Vec<Vec<u8>>,
}

// SAFETY: nothing changes after the messages were made
unsafe impl Send for Messages {}
// SAFETY: nothing changes after the messages were made
unsafe impl Sync for Messages {}

impl Messages {
    /// The messages of texts.
    pub fn new(texts: Vec<Vec<u8>>) -> Messages {
        Messages {
            addresses: texts.iter().map(|text| start(text).cast_const()).collect(),
            sizes: texts.iter().map(Vec::len).collect(),
            _texts: texts,
        }
    }

    /// How many they are, and the addresses of the lists of addresses and of sizes.
    pub fn lists(&self) -> (usize, *mut c_void, *mut c_void) {
        (self.sizes.len(), start(&self.addresses), start(&self.sizes))
    }
}
