//! Shardings as strings of XLA's older partitioner, in the attribute `mhlo.sharding`: `{devices=[2,1,4]<=[8]
//! last_tile_dim_replicate}`.

use super::scanner::{Scanner, Syntax};
use super::tiles::Tiles;
use crate::tensor::index::{index_at, indices, linear_index};

/// A sharding of one tensor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TileSharding {
    /// Every device has the whole tensor: `{replicated}`.
    Whole,
    /// One device has the whole tensor: `{maximal device=0}`.
    One(usize),
    /// Each device has a value of its own: `{manual}`.
    Manual,
    /// Each device has a term of a sum: `{unreduced}`.
    Terms,
    /// Devices have parts of the tensor.
    Tiled {
        /// The number of parts along each dimension, then the sizes of the groups of devices that share a
        /// part.
        sizes: Vec<usize>,
        /// The groups, whose sizes are the last ones: whether the devices of a group have terms of a sum, as they have in
        /// groups that are `unreduced`.
        groups: Vec<bool>,
        /// The devices in row-major order of their tiles.
        devices: Vec<usize>,
    },
}

impl TileSharding {
    /// Reads a string such as `{devices=[4,1]<=[4]}`.
    ///
    /// # Errors
    ///
    /// [`Syntax`], which says what was expected and what was found.
    pub fn parse(text: &str) -> Result<TileSharding, Syntax> {
        let mut scanner = Scanner::new(text);
        scanner.expect("{")?;
        let mut sharding = TileSharding::Whole;
        while !scanner.eat("}") {
            if scanner.eat("devices") {
                sharding = tiled(&mut scanner)?;
            } else if scanner.eat("manual") {
                sharding = TileSharding::Manual;
            } else if scanner.eat("unreduced") {
                sharding = TileSharding::Terms;
            } else if scanner.eat("maximal") {
                scanner.expect("device")?;
                scanner.expect("=")?;
                sharding = TileSharding::One(index(&mut scanner)?);
            } else if scanner.eat("last_tile_dim_replicate") {
                group_last(&mut sharding, vec![false]);
            } else if scanner.eat("last_tile_dims") {
                scanner.expect("=")?;
                let kinds = scanner.list("{", "}", Scanner::word)?;
                group_last(&mut sharding, kinds.iter().map(|kind| kind == "unreduced").collect());
            } else if scanner.eat("metadata") {
                skip_metadata(&mut scanner)?;
            } else if scanner.eat("=") || scanner.eat(",") {
            } else if scanner.integer().is_err() {
                scanner.word()?;
            }
        }
        scanner.end()?;
        Ok(sharding)
    }

    /// The tiles by which a tensor of one shape is cut into parts of another shape; devices along axes that
    /// do not cut it have copies. The result is `None` if no tiles lead from one shape to the other.
    pub fn tiles(&self, whole: &[usize], part: &[usize], devices: usize) -> Option<Tiles> {
        let TileSharding::Tiled { sizes, groups, devices } = self else {
            let terms = if *self == TileSharding::Terms { devices } else { 1 };
            let counts = vec![1; whole.len()];
            return (whole == part)
                .then(|| Tiles::of_terms(counts, terms, (0..devices).collect()))?;
        };
        let rank = sizes.len().checked_sub(groups.len())?;
        if rank != whole.len() || rank != part.len() {
            return None;
        }
        let counts: Option<Vec<usize>> = (whole.iter().zip(part).zip(sizes))
            .map(|((&whole, &part), &size)| {
                let count = if whole == part { 1 } else { whole.checked_div(part)? };
                (part * count == whole && size.is_multiple_of(count)).then_some(count)
            })
            .collect();
        tiled_by(counts?, sizes, groups, devices)
    }

    /// The tiles of a tensor of this rank, whose dimensions are cut into as many parts as the sharding
    /// states. `devices` is the number of devices of a sharding that names none. The result is `None` if the
    /// sharding does not fit, or gives the tensor to one device or gives each device its own value.
    pub fn spread(&self, rank: usize, devices: usize) -> Option<Tiles> {
        match self {
            TileSharding::Tiled { sizes, groups, devices }
                if sizes.len() == rank + groups.len() =>
            {
                tiled_by(sizes[..rank].to_vec(), sizes, groups, devices)
            }
            TileSharding::Whole => Tiles::new(vec![1; rank], (0..devices).collect()),
            TileSharding::Terms => Tiles::of_terms(vec![1; rank], devices, (0..devices).collect()),
            _ => None,
        }
    }

    /// The number of devices, if the sharding states it.
    pub fn device_count(&self) -> Option<usize> {
        match self {
            TileSharding::Tiled { devices, .. } => Some(devices.len()),
            _ => None,
        }
    }
}

/// The tiles of dimensions that are cut into these counts of parts by devices in row-major order of these sizes. The faster
/// digits of a dimension that is cut into fewer parts than its size become copy numbers, as do groups without terms.
fn tiled_by(
    counts: Vec<usize>,
    sizes: &[usize],
    groups: &[bool],
    devices: &[usize],
) -> Option<Tiles> {
    let (rank, mut terms) = (counts.len(), 1usize);
    for (size, _) in sizes[rank..].iter().zip(groups).filter(|(_, has_terms)| **has_terms) {
        terms = terms.checked_mul(*size)?;
    }
    let mut ordered: Vec<(usize, usize)> = Vec::with_capacity(devices.len());
    for (position, &device) in devices.iter().enumerate() {
        let digits = index_at(sizes, position);
        let places = digits.iter().zip(&counts).zip(sizes);
        let place: Vec<usize> =
            places.map(|((digit, count), size)| digit / (size / count)).collect();
        let of_groups = digits[rank..].iter().zip(&sizes[rank..]).zip(groups);
        let term = of_groups
            .filter(|(_, has_terms)| **has_terms)
            .fold(0, |term, ((digit, size), _)| term * size + digit);
        ordered.push((linear_index(&counts, &place) * terms + term, device));
    }
    ordered.sort_by_key(|(part, _)| *part);
    Tiles::of_terms(counts, terms, ordered.into_iter().map(|(_, device)| device).collect())
}

fn group_last(sharding: &mut TileSharding, kinds: Vec<bool>) {
    if let TileSharding::Tiled { groups, .. } = sharding {
        *groups = kinds;
    }
}

/// Skips `={...}` after `metadata`.
fn skip_metadata(scanner: &mut Scanner<'_>) -> Result<(), Syntax> {
    scanner.expect("=")?;
    scanner.expect("{")?;
    let mut depth = 1;
    while depth > 0 {
        if scanner.eat("{") {
            depth += 1;
        } else if scanner.eat("}") {
            depth -= 1;
        } else {
            scanner.any()?;
        }
    }
    Ok(())
}

/// Reads `=[2,4]<=[8]`, `=[2,4]<=[4,2]T(1,0)` or `=[2,2]0,1,2,3` after `devices`.
fn tiled(scanner: &mut Scanner<'_>) -> Result<TileSharding, Syntax> {
    scanner.expect("=")?;
    let sizes = scanner.list("[", "]", size)?;
    let count = sizes.iter().try_fold(1usize, |count, size| count.checked_mul(*size));
    let within = |count: &usize| *count <= super::attributes::MOST_DEVICES;
    let count = count.filter(within).ok_or_else(|| scanner.expected("fewer devices"))?;
    let mut devices = Vec::new();
    if scanner.eat("<=") {
        let shape = scanner.list("[", "]", size)?;
        let order = match scanner.eat("T") {
            true => scanner.list("(", ")", index)?,
            false => (0..shape.len()).collect(),
        };
        devices = transposed(&shape, &order).ok_or_else(|| scanner.expected("a permutation"))?;
    } else {
        loop {
            devices.push(index(scanner)?);
            if devices.len() >= count || !scanner.eat(",") {
                break;
            }
        }
    }
    if devices.len() != count {
        return Err(scanner.expected(&format!("{count} devices")));
    }
    Ok(TileSharding::Tiled { sizes, groups: Vec::new(), devices })
}

fn size(scanner: &mut Scanner<'_>) -> Result<usize, Syntax> {
    match usize::try_from(scanner.integer()?) {
        Ok(size @ 1..) => Ok(size),
        _ => Err(scanner.expected("a size before this")),
    }
}

fn index(scanner: &mut Scanner<'_>) -> Result<usize, Syntax> {
    let number = scanner.integer()?;
    usize::try_from(number).map_err(|_| scanner.expected("a number from 0 on before this"))
}

/// The numbers from 0 on in this shape, with its dimensions in another order.
fn transposed(shape: &[usize], order: &[usize]) -> Option<Vec<usize>> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    let count = shape.iter().try_fold(1usize, |count, size| count.checked_mul(*size))?;
    if !sorted.into_iter().eq(0..shape.len()) || count > super::attributes::MOST_DEVICES {
        return None;
    }
    let sizes: Vec<usize> = order.iter().map(|&axis| shape[axis]).collect();
    let mut index = vec![0; shape.len()];
    let numbers = indices(&sizes).map(|place| {
        order.iter().zip(place).for_each(|(&axis, at)| index[axis] = at);
        linear_index(shape, &index)
    });
    Some(numbers.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str, whole: &[usize], part: &[usize]) -> Vec<Vec<usize>> {
        let tiles = TileSharding::parse(text).unwrap().tiles(whole, part, 1).unwrap();
        (0..tiles.device_count()).map(|device| tiles.place(device)).collect()
    }

    #[test]
    fn parts_go_to_devices_in_order() {
        assert_eq!(places("{devices=[2,1]<=[2]}", &[4, 3], &[2, 3]), [[0, 0], [1, 0]]);
        let listed = places("{devices=[2,1]1,0}", &[4, 3], &[2, 3]);
        assert_eq!(listed, [[1, 0], [0, 0]]);
    }

    #[test]
    fn a_transposed_order_turns_the_devices() {
        let text = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}";
        let found: Vec<usize> =
            places(text, &[8, 4], &[2, 4]).into_iter().map(|place| place[0]).collect();
        assert_eq!(found, [0, 1, 2, 3, 0, 1, 2, 3]);
    }

    #[test]
    fn dimensions_that_keep_their_size_are_not_cut() {
        let text = "{devices=[2,4]<=[8]}";
        let tiles = TileSharding::parse(text).unwrap().tiles(&[8, 16], &[4, 16], 1).unwrap();
        assert_eq!((tiles.counts(), tiles.copy(5)), (&[2, 1][..], 1));
    }

    #[test]
    fn devices_of_an_unreduced_group_have_terms() {
        let text = "{devices=[2,2,2]<=[8] last_tile_dims={replicated, unreduced}}";
        let tiles = TileSharding::parse(text).unwrap().spread(1, 8).unwrap();
        assert_eq!((tiles.counts(), tiles.terms()), (&[2][..], 2));
        let each =
            |of: fn(&Tiles, usize) -> usize| [0, 1, 2, 3, 4].map(|device| of(&tiles, device));
        assert_eq!(each(|tiles, device| tiles.place(device)[0]), [0, 0, 0, 0, 1]);
        assert_eq!(each(Tiles::term), [0, 1, 0, 1, 0]);
        assert_eq!(each(Tiles::copy), [0, 0, 1, 1, 0]);
        let all = TileSharding::parse("{unreduced}").unwrap().spread(2, 3).unwrap();
        assert_eq!((all.counts(), all.terms(), all.term(2)), (&[1, 1][..], 3, 2));
    }

    #[test]
    fn manual_groups_and_metadata_are_read() {
        let text = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual} metadata={{a \"b\"} c}}";
        let sharding = TileSharding::parse(text).unwrap();
        assert!(sharding.tiles(&[4, 16], &[4, 4], 1).is_some());
        assert_eq!(TileSharding::parse("{manual}"), Ok(TileSharding::Manual));
        assert_eq!(TileSharding::parse("{maximal device=3}"), Ok(TileSharding::One(3)));
        assert!(TileSharding::parse("{devices=[2]<=[4]}").is_err());
        assert!(TileSharding::parse("{devices=[0]<=[0]}").is_err());
    }
}
