//! Tiles: the part of a tensor that each device has, by whichever attribute a program states it.

use std::ops::Range;

use super::attributes::{Mesh, Sharding};
use crate::tensor::index::{index_at, linear_index};

/// The division of a tensor into equal parts, and the part of each device. Devices that share a part have
/// different copy numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiles {
    /// How many parts there are along each dimension.
    counts: Vec<usize>,
    /// How many devices have each part.
    copies: usize,
    /// The devices, by part in row-major order, then by copy.
    devices: Vec<usize>,
    /// The position of each device among them.
    positions: Vec<usize>,
}

impl Tiles {
    /// Tiles of this many parts along each dimension, or `None` unless `devices` are the numbers from 0 on,
    /// each once, and as many for each part.
    pub fn new(counts: Vec<usize>, devices: Vec<usize>) -> Option<Tiles> {
        let parts = counts.iter().try_fold(1usize, |parts, count| parts.checked_mul(*count))?;
        if parts == 0 || devices.is_empty() || !devices.len().is_multiple_of(parts) {
            return None;
        }
        let mut positions = vec![usize::MAX; devices.len()];
        for (position, &device) in devices.iter().enumerate() {
            let place = positions.get_mut(device).filter(|place| **place == usize::MAX)?;
            *place = position;
        }
        Some(Tiles { copies: devices.len() / parts, counts, devices, positions })
    }

    /// The tiles of a sharding over its manual axes.
    pub fn of_sharding(sharding: &Sharding, mesh: &Mesh, manual: &[String]) -> Option<Tiles> {
        let is_manual = |name: &String| manual.contains(name);
        let mut counts = Vec::with_capacity(sharding.dimensions.len());
        // each digit of a part's position: the dimension, the axis, its divisor and its size
        let mut digits = Vec::new();
        for (dimension, axes) in sharding.dimensions.iter().enumerate() {
            let mut count = 1usize;
            for reference in axes.axes.iter().filter(|axis| is_manual(&axis.name)) {
                let axis = mesh.axes.iter().position(|(name, _)| *name == reference.name)?;
                let whole = usize::try_from(mesh.axes[axis].1).ok()?;
                let size =
                    usize::try_from(mesh.size_of(reference)?).ok().filter(|&size| size > 0)?;
                let before =
                    usize::try_from(reference.part.map_or(1, |(before, _)| before)).ok()?;
                let divisor =
                    whole.checked_div(before.checked_mul(size)?).filter(|&divisor| divisor > 0)?;
                digits.push((dimension, axis, divisor, size));
                count = count.checked_mul(size)?;
            }
            counts.push(count);
        }
        let mut placed: Vec<(usize, usize)> = Vec::new();
        for position in 0..mesh.device_count()? {
            let coordinates = mesh.coordinates(position);
            let mut places = vec![0; counts.len()];
            for &(dimension, axis, divisor, size) in &digits {
                places[dimension] = places[dimension] * size + coordinates[axis] / divisor % size;
            }
            placed.push((linear_index(&counts, &places), mesh.device_at(position)));
        }
        placed.sort_by_key(|(part, _)| *part);
        Tiles::new(counts, placed.into_iter().map(|(_, device)| device).collect())
    }

    /// The number of devices.
    pub fn device_count(&self) -> usize {
        self.devices.len()
    }

    /// How many parts there are along each dimension.
    pub fn counts(&self) -> &[usize] {
        &self.counts
    }

    /// The devices, by part in row-major order, then by copy.
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
        index_at(&self.counts, self.positions[device] / self.copies)
    }

    /// The copy number of a device among those that share its part.
    pub fn copy(&self, device: usize) -> usize {
        self.positions[device] % self.copies
    }

    /// The devices with the copy number of a device, one for each part.
    pub fn with_copy_of(&self, device: usize) -> impl Iterator<Item = usize> + '_ {
        self.devices.iter().copied().skip(self.copy(device)).step_by(self.copies)
    }

    /// The devices of each part, with the parts in row-major order.
    pub fn sharers(&self) -> impl Iterator<Item = &[usize]> + '_ {
        self.devices.chunks(self.copies)
    }

    /// The devices that share a device's part, including itself.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::{Tensor, Value};

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
        let element = crate::numeric::ElementType::Boolean;
        let tensor = Tensor::from_codes(element, &[5, 1], vec![1u8, 0, 0, 0, 1]);
        assert_eq!(tiles.part(&tensor, 2).unwrap().codes::<u8>(), [1]);
        assert!(tiles.cut(&tensor, 2).is_err());
    }

    #[test]
    fn device_ids_say_who_has_which_part() {
        let tiles = tiles("[{\"x\"}]", "[\"x\"=3], device_ids=[2, 0, 1]", &["x"]);
        assert_eq!([0, 1, 2].map(|device| tiles.place(device)[0]), [1, 2, 0]);
    }

    #[test]
    fn what_was_cut_is_joined_again() {
        let tiles = tiles("[{\"x\"}, {\"y\"}]", "[\"x\"=2, \"y\"=3]", &["x", "y"]);
        let element = crate::numeric::ElementType::Boolean;
        let codes: Vec<u8> = (0..24).map(|code| (code % 5 == 0).into()).collect();
        let tensor = Tensor::from_codes(element, &[4, 6], codes);
        let parts: Vec<Value> =
            (0..6).map(|device| tiles.cut(&tensor, device).unwrap().into()).collect();
        assert_eq!(parts[0].tensor().shape(), [2, 2]);
        let joined = tiles.join(0, |device| parts.get(device)).unwrap();
        assert_eq!(joined.tensor().codes::<u8>(), tensor.codes::<u8>());
    }
}
