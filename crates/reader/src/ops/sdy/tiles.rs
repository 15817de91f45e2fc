//! Tiles: the part of a tensor that each device has, by whichever attribute a program states it.

use std::ops::Range;

use super::attributes::{AxisRef, Mesh, Sharding};
use crate::tensor::index::{index_at, linear_index};

/// The division of a tensor into equal parts, and what each device has. A device has its part, or one of the terms whose
/// sum is the part. Devices that have the same have different copy numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiles {
    /// How many parts there are along each dimension.
    counts: Vec<usize>,
    /// Of how many terms each part is the sum.
    terms: usize,
    /// How many devices have each part, or each term of it.
    copies: usize,
    /// The devices, by part in row-major order, then by term, then by copy.
    devices: Vec<usize>,
    /// The position of each device among them.
    positions: Vec<usize>,
}

impl Tiles {
    /// Tiles of this many parts along each dimension, or `None` unless `devices` are the numbers from 0 on,
    /// each once, and as many for each part.
    pub fn new(counts: Vec<usize>, devices: Vec<usize>) -> Option<Tiles> {
        Tiles::of_terms(counts, 1, devices)
    }

    /// Tiles whose parts are sums of this many terms, or `None` unless `devices` are the numbers from 0 on, each once, and
    /// as many for each term.
    pub fn of_terms(counts: Vec<usize>, terms: usize, devices: Vec<usize>) -> Option<Tiles> {
        let parts = counts.iter().try_fold(terms, |parts, count| parts.checked_mul(*count))?;
        if parts == 0 || devices.is_empty() || !devices.len().is_multiple_of(parts) {
            return None;
        }
        let mut positions = vec![usize::MAX; devices.len()];
        for (position, &device) in devices.iter().enumerate() {
            let place = positions.get_mut(device).filter(|place| **place == usize::MAX)?;
            *place = position;
        }
        Some(Tiles { copies: devices.len() / parts, counts, terms, devices, positions })
    }

    /// The tiles of a sharding over its manual axes. Along unreduced axes the devices have terms.
    pub fn of_sharding(sharding: &Sharding, mesh: &Mesh, manual: &[String]) -> Option<Tiles> {
        let dimensions = sharding.dimensions.iter().map(|dimension| &dimension.axes);
        let mut counts = Vec::with_capacity(sharding.dimensions.len() + 1);
        let mut digits = Vec::new();
        for (place, axes) in dimensions.chain([&sharding.unreduced]).enumerate() {
            let mut count = 1usize;
            for reference in axes.iter().filter(|axis| manual.contains(&axis.name)) {
                let digit = Digit::of(place, reference, mesh)?;
                count = count.checked_mul(digit.size)?;
                digits.push(digit);
            }
            counts.push(count);
        }
        let mut placed: Vec<(usize, usize)> = Vec::new();
        for position in 0..mesh.device_count()? {
            let coordinates = mesh.coordinates(position);
            let mut places = vec![0; counts.len()];
            for Digit { place, axis, divisor, size } in &digits {
                places[*place] = places[*place] * size + coordinates[*axis] / divisor % size;
            }
            placed.push((linear_index(&counts, &places), mesh.device_at(position)));
        }
        placed.sort_by_key(|(part, _)| *part);
        let terms = counts.pop()?;
        Tiles::of_terms(counts, terms, placed.into_iter().map(|(_, device)| device).collect())
    }

    /// The number of devices.
    pub fn device_count(&self) -> usize {
        self.devices.len()
    }

    /// How many parts there are along each dimension.
    pub fn counts(&self) -> &[usize] {
        &self.counts
    }

    /// Of how many terms each part is the sum; 1 if devices have the parts themselves.
    pub fn terms(&self) -> usize {
        self.terms
    }

    /// Whether each device has the whole tensor.
    pub fn are_whole(&self) -> bool {
        self.terms == 1 && self.counts.iter().all(|&count| count == 1)
    }

    /// The devices, by part in row-major order, then by term, then by copy.
    pub fn devices(&self) -> &[usize] {
        &self.devices
    }

    /// The first of the devices that have the first part.
    pub fn first(&self) -> usize {
        self.devices[0]
    }

    /// Whether a tensor of one shape is divided into parts of another shape.
    pub fn cuts(&self, whole: &[usize], part: &[usize]) -> bool {
        let rank = self.counts.len();
        let mut sizes = whole.iter().zip(part).zip(&self.counts);
        whole.len() == rank
            && part.len() == rank
            && sizes.all(|((whole, part), count)| part.checked_mul(*count) == Some(*whole))
    }

    /// The position of a device's part, one number for each dimension.
    pub fn place(&self, device: usize) -> Vec<usize> {
        index_at(&self.counts, self.positions[device] / self.copies / self.terms)
    }

    /// Which term of its part a device has.
    pub fn term(&self, device: usize) -> usize {
        self.positions[device] / self.copies % self.terms
    }

    /// The copy number of a device among those that share its part or term.
    pub fn copy(&self, device: usize) -> usize {
        self.positions[device] % self.copies
    }

    /// The devices with the copy number of a device, one for each term of each part.
    pub fn with_copy_of(&self, device: usize) -> impl Iterator<Item = usize> + '_ {
        self.devices.iter().copied().skip(self.copy(device)).step_by(self.copies)
    }

    /// The devices of each term of each part, with the parts in row-major order.
    pub fn sharers(&self) -> impl Iterator<Item = &[usize]> + '_ {
        self.devices.chunks(self.copies)
    }

    /// The devices that share a device's part or term, including itself.
    pub fn sharers_with(&self, device: usize) -> &[usize] {
        let first = self.positions[device] - self.copy(device);
        &self.devices[first..first + self.copies]
    }

    /// The indices that a device has along each dimension of a tensor of this shape. If parts cannot be
    /// equal, the last ones have fewer indices than the first, or none.
    pub fn ranges(&self, shape: &[usize], device: usize) -> Vec<Range<usize>> {
        let sizes = shape.iter().zip(&self.counts);
        let range = |((&size, &count), place): ((&usize, &usize), usize)| {
            let part = size.div_ceil(count);
            (place * part).min(size)..((place + 1) * part).min(size)
        };
        sizes.zip(self.place(device)).map(range).collect()
    }
}

/// A digit of the number of a part, or of a term: a coordinate of the mesh, or a part of one.
struct Digit {
    /// The dimension that it cuts; after all dimensions, the terms.
    place: usize,
    axis: usize,
    /// The digit is the coordinate divided by this, modulo the size.
    divisor: usize,
    size: usize,
}

impl Digit {
    fn of(place: usize, reference: &AxisRef, mesh: &Mesh) -> Option<Digit> {
        let axis = mesh.axes.iter().position(|(name, _)| *name == reference.name)?;
        let whole = usize::try_from(mesh.axes[axis].1).ok()?;
        let size = usize::try_from(mesh.size_of(reference)?).ok().filter(|&size| size > 0)?;
        let before = usize::try_from(reference.part.map_or(1, |(before, _)| before)).ok()?;
        let divisor =
            whole.checked_div(before.checked_mul(size)?).filter(|&divisor| divisor > 0)?;
        Some(Digit { place, axis, divisor, size })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(sharding: &str, mesh: &str, manual: &[&str]) -> Tiles {
        let sharding = Sharding::parse(&format!("#sdy.sharding<@m, {sharding}>")).unwrap();
        let mesh = Mesh::parse(&format!("#sdy.mesh<{mesh}>")).unwrap();
        let manual: Vec<String> = manual.iter().map(|axis| axis.to_string()).collect();
        Tiles::of_sharding(&sharding, &mesh, &manual).unwrap()
    }

    #[test]
    fn the_axes_of_a_dimension_number_its_parts() {
        let tiles = tiles("[{\"y\", \"x\"}, {}]", "[\"x\"=2, \"y\"=2]", &["x", "y"]);
        assert_eq!(tiles.counts(), [4, 1]);
        assert_eq!([0, 1, 2, 3].map(|device| tiles.place(device)[0]), [0, 2, 1, 3]);
    }

    #[test]
    fn axes_that_are_not_manual_cut_nothing() {
        let tiles = tiles("[{\"x\", \"y\"}]", "[\"x\"=2, \"y\"=2]", &["x"]);
        assert_eq!(tiles.counts(), [2]);
        assert_eq!([0, 1, 2, 3].map(|device| tiles.copy(device)), [0, 1, 0, 1]);
        assert_eq!(tiles.with_copy_of(3).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn a_part_of_an_axis_cuts_by_its_own_digit() {
        let tiles = tiles("[{\"x\":(2)2}]", "[\"x\"=8]", &["x"]);
        let places: Vec<usize> = (0..8).map(|device| tiles.place(device)[0]).collect();
        assert_eq!(places, [0, 0, 1, 1, 0, 0, 1, 1]);
    }

    #[test]
    fn parts_that_cannot_be_equal_end_where_the_tensor_ends() {
        let tiles = tiles("[{\"x\"}, {}]", "[\"x\"=4]", &["x"]);
        let rows = [0, 1, 2, 3].map(|device| tiles.ranges(&[5, 3], device)[0].clone());
        assert_eq!(rows, [0..2, 2..4, 4..5, 5..5]);
        assert_eq!(tiles.ranges(&[5, 3], 1)[1], 0..3);
    }

    #[test]
    fn unreduced_axes_number_terms() {
        let tiles =
            tiles("[{\"x\"}], unreduced={\"z\"}", "[\"z\"=2, \"x\"=2, \"y\"=2]", &["x", "y", "z"]);
        assert_eq!((tiles.counts(), tiles.terms()), (&[2][..], 2));
        let all = [0, 1, 2, 3, 4, 5, 6, 7];
        assert_eq!(all.map(|device| tiles.place(device)[0]), [0, 0, 1, 1, 0, 0, 1, 1]);
        assert_eq!(all.map(|device| tiles.term(device)), [0, 0, 0, 0, 1, 1, 1, 1]);
        assert_eq!(all.map(|device| tiles.copy(device)), [0, 1, 0, 1, 0, 1, 0, 1]);
        assert_eq!(tiles.sharers_with(5), [4, 5]);
        assert_eq!(tiles.with_copy_of(5).collect::<Vec<_>>(), [1, 5, 3, 7]);
    }

    #[test]
    fn unreduced_axes_that_are_not_manual_number_nothing() {
        let tiles = tiles("[{\"x\"}], unreduced={\"y\"}", "[\"x\"=2, \"y\"=2]", &["x"]);
        assert_eq!((tiles.counts(), tiles.terms()), (&[2][..], 1));
    }

    #[test]
    fn device_ids_say_who_has_which_part() {
        let tiles = tiles("[{\"x\"}]", "[\"x\"=3], device_ids=[2, 0, 1]", &["x"]);
        assert_eq!([0, 1, 2].map(|device| tiles.place(device)[0]), [1, 2, 0]);
    }
}
