//! The index map, which gives the offset in a storage of the element of each index.
//!
//! An [`OffsetMap`] takes an index to `base + sum(index[d] * stride[d])`. Row-major storage has such a map,
//! and a transpose, broadcast, slice or reverse is another map over one storage, so that no element moves.
//! `OffsetMap<N>` is `N` maps over one index space, which are walked together: a copy has two, one for the
//! offsets in its source and one for those in its target.

use std::ops::Range;

use smallvec::{SmallVec, smallvec};

/// One dimension of an index space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis<const N: usize = 1> {
    /// How many indices there are.
    pub size: usize,
    /// The distance of a step to the next index, in each map. A negative distance goes backwards, and 0
    /// repeats the element.
    pub strides: [isize; N],
}

/// The dimensions of an index space, the outermost first.
pub type Axes<const N: usize = 1> = SmallVec<[Axis<N>; 4]>;

/// One number for each dimension.
type Numbers = SmallVec<[usize; 6]>;

/// `N` maps from the indices of one index space to offsets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OffsetMap<const N: usize = 1> {
    /// The offset of the index of zeros, in each map.
    pub base: [isize; N],
    /// The dimensions.
    pub axes: Axes<N>,
}

/// An index, and the offsets that the maps give it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position<const N: usize = 1> {
    /// The index along each axis.
    pub index: Numbers,
    /// The offset in each map.
    pub offsets: [isize; N],
}

/// The offsets of all indices, in row-major order.
pub struct Walk<'a, const N: usize> {
    axes: &'a [Axis<N>],
    at: Position<N>,
    left: usize,
}

impl Axis {
    /// An axis of one map, along which elements are `stride` apart.
    pub fn new(size: usize, stride: usize) -> Axis {
        Axis { size, strides: [stride as isize] }
    }

    /// The distance between neighbours.
    pub fn stride(self) -> isize {
        let [stride] = self.strides;
        stride
    }
}

impl<const N: usize> Axis<N> {
    /// Moves these offsets by some steps along the axis.
    #[inline(always)]
    fn go(self, offsets: &mut [isize; N], steps: isize) {
        // counting up to N lets the compiler see the number of maps
        #[expect(clippy::needless_range_loop)]
        for map in 0..N {
            offsets[map] = offsets[map].wrapping_add(steps.wrapping_mul(self.strides[map]));
        }
    }

    /// Whether a step of this axis has the length of all of `inner`, so that both are one axis.
    fn continues(self, inner: Axis<N>) -> bool {
        let mut strides = self.strides.iter().zip(inner.strides);
        isize::try_from(inner.size)
            .is_ok_and(|size| strides.all(|(&outer, inner)| inner.checked_mul(size) == Some(outer)))
    }

    /// The offsets of the indices along this axis; the first one is `base`.
    #[inline(always)]
    pub fn offsets(self, mut base: [isize; N]) -> impl Iterator<Item = [isize; N]> {
        (0..self.size).map(move |_| {
            let at = base;
            self.go(&mut base, 1);
            at
        })
    }

    /// The axis of every `step`-th index, `size` of them.
    pub fn every(self, step: usize, size: usize) -> Axis<N> {
        // a step that is never taken may be longer than any storage
        let step = if size > 1 { isize::try_from(step).unwrap_or(isize::MAX) } else { 0 };
        Axis { size, strides: self.strides.map(|stride| stride.saturating_mul(step)) }
    }
}

/// How many indices these axes have, or the largest number if they have more.
fn count<const N: usize>(axes: &[Axis<N>]) -> usize {
    match axes.iter().any(|axis| axis.size == 0) {
        true => 0,
        false => axes.iter().fold(1, |count: usize, axis| count.saturating_mul(axis.size)),
    }
}

/// The distance between neighbours along each dimension of row-major storage.
pub fn strides(shape: &[usize]) -> SmallVec<[usize; 6]> {
    let mut strides: SmallVec<[usize; 6]> = smallvec![1; shape.len()];
    for dimension in (1..shape.len()).rev() {
        strides[dimension - 1] = strides[dimension].saturating_mul(shape[dimension]);
    }
    strides
}

/// Visits the offsets of all indices of these axes in row-major order until a visit fails; the index of zeros
/// has the offset `base`. The loop has less to set up than a [`Walk`], which matters if there are few
/// indices.
#[inline(always)]
pub fn visit<const N: usize, E>(
    axes: &[Axis<N>],
    base: [isize; N],
    visitor: &mut impl FnMut([isize; N]) -> Result<(), E>,
) -> Result<(), E> {
    match axes {
        [] => visitor(base),
        [axis] => axis.offsets(base).try_for_each(visitor),
        [axis, inner @ ..] => visit_inner(*axis, inner, base, visitor),
    }
}

fn visit_inner<const N: usize, E>(
    axis: Axis<N>,
    inner: &[Axis<N>],
    base: [isize; N],
    visitor: &mut impl FnMut([isize; N]) -> Result<(), E>,
) -> Result<(), E> {
    axis.offsets(base).try_for_each(|at| visit(inner, at, visitor))
}

impl OffsetMap {
    /// The map of row-major storage, whose last dimension varies fastest.
    pub fn row_major(shape: &[usize]) -> OffsetMap {
        let mut axes: Axes = smallvec![Axis { size: 0, strides: [1] }; shape.len()];
        let mut stride = 1isize;
        for (axis, &size) in axes.iter_mut().zip(shape).rev() {
            *axis = Axis { size, strides: [stride] };
            stride = stride.saturating_mul(size as isize);
        }
        OffsetMap { base: [0], axes }
    }

    /// The map of a broadcast: dimension `d` becomes dimension `dimensions[d]` of `shape`, repeated if its
    /// size is 1. All other dimensions of `shape` repeat the elements.
    pub fn broadcast(&self, dimensions: &[usize], shape: &[usize]) -> OffsetMap {
        let mut map = OffsetMap::new(self.base, shape.iter().map(|&size| Axis::new(size, 0)));
        for (axis, &dimension) in self.axes.iter().zip(dimensions) {
            if axis.size != 1 {
                map.axes[dimension].strides = axis.strides;
            }
        }
        map
    }

    /// This map with that of row-major storage over the same indices.
    pub fn to_row_major(&self) -> OffsetMap<2> {
        let mut axes: Axes<2> = smallvec![Axis { size: 0, strides: [0; 2] }; self.axes.len()];
        let mut stride = 1isize;
        for (axis, from) in axes.iter_mut().zip(&self.axes).rev() {
            *axis = Axis { size: from.size, strides: [from.stride(), stride] };
            stride = stride.saturating_mul(from.size as isize);
        }
        OffsetMap { base: [self.base[0], 0], axes }
    }

    /// The maps of two storages over one index space, this map first. Both have equal sizes.
    pub fn with(&self, other: &OffsetMap) -> OffsetMap<2> {
        let axes = self.axes.iter().zip(&other.axes);
        let axes = axes
            .map(|(one, other)| Axis { size: one.size, strides: [one.stride(), other.stride()] });
        OffsetMap::new([self.base[0], other.base[0]], axes)
    }

    /// Whether the offsets are 0, 1, 2, ... in row-major order.
    pub fn is_row_major(&self) -> bool {
        let mut stride = 1;
        let mut axes = self.axes.iter().rev();
        let in_order = axes.all(|axis| {
            let fits = axis.size == 1 || axis.stride() == stride;
            stride = stride.saturating_mul(axis.size as isize);
            fits
        });
        self.is_empty() || (self.base == [0] && in_order)
    }

    /// The offset of the index that is the `linear`-th in row-major order.
    #[inline]
    pub fn offset(&self, linear: usize) -> usize {
        let [offset] = self.position(linear).offsets;
        offset as usize
    }

    /// The map that takes an index to the offset that `inner` gives for the row-major position that this map
    /// gives. The result is `None` if no map does so. Both maps are [fused](OffsetMap::fused), and neither
    /// goes backwards.
    pub fn after(&self, inner: &OffsetMap) -> Option<OffsetMap> {
        let [base] = self.base;
        let Position { index: mut last, offsets } = inner.position(base as usize);
        let mut axes = Axes::new();
        for &axis in &self.axes {
            axes.extend(inner.stepping(axis, &mut last)?);
        }
        // steps beyond the end of an axis continue along the axis around it
        let fits = last.iter().zip(&inner.axes).all(|(last, axis)| *last < axis.size);
        fits.then(|| OffsetMap::new(offsets, axes).fused())
    }

    /// The axes that each dimension of `shape` has in this map; the shape has as many elements as the map.
    /// The result is `None` if an axis has parts of several dimensions. This map is [fused](OffsetMap::fused)
    /// and does not go backwards.
    pub fn axes_of(&self, shape: &[usize]) -> Option<Vec<Vec<Axis>>> {
        let mut last = smallvec![0; self.axes.len()];
        let row_major = OffsetMap::row_major(shape);
        let along = |&axis: &Axis| self.stepping(axis, &mut last).map(|axes| axes.to_vec());
        row_major.axes.iter().map(along).collect()
    }

    /// The axes of taking `axis.size` steps, each of which goes `axis.stride()` indices further in row-major
    /// order. `last` is the index along each axis of this map at which all steps end.
    fn stepping(&self, axis: Axis, last: &mut Numbers) -> Option<Axes> {
        let (mut size, mut stride) = (axis.size, usize::try_from(axis.stride()).ok()?);
        let mut found = Axes::new();
        if stride == 0 {
            found.push(axis);
            return Some(found);
        }
        let mut weight = 1;
        for (inner, last) in self.axes.iter().zip(last).rev() {
            let next = weight * inner.size;
            if stride < next && size > 1 {
                let step = stride / weight;
                let steps = inner.size.div_ceil(step);
                let goes_round = inner.size.is_multiple_of(step) && size.is_multiple_of(steps);
                if !stride.is_multiple_of(weight) || (size > steps && !goes_round) {
                    return None;
                }
                let here = size.min(steps);
                found.push(inner.every(step, here));
                *last += (here - 1) * step;
                (size, stride) = (size / here, next);
            }
            weight = next;
        }
        found.reverse();
        (size == 1).then_some(found)
    }
}

impl<const N: usize> OffsetMap<N> {
    /// The maps over these axes, the outermost first.
    pub fn new(base: [isize; N], axes: impl IntoIterator<Item = Axis<N>>) -> OffsetMap<N> {
        OffsetMap { base, axes: axes.into_iter().collect() }
    }

    /// The sizes of the index space.
    pub fn shape(&self) -> SmallVec<[usize; 6]> {
        self.axes.iter().map(|axis| axis.size).collect()
    }

    /// How many indices there are.
    pub fn len(&self) -> usize {
        count(&self.axes)
    }

    /// Whether there is no index.
    pub fn is_empty(&self) -> bool {
        self.axes.iter().any(|axis| axis.size == 0)
    }

    /// The map of these dimensions alone, in this order. It is a transpose if they are all dimensions;
    /// otherwise it has the elements whose index is 0 along the others.
    pub fn along(&self, dimensions: &[usize]) -> OffsetMap<N> {
        OffsetMap::new(self.base, dimensions.iter().map(|&dimension| self.axes[dimension]))
    }

    /// The map of every `step`-th index along a dimension, `size` of them from `start` on.
    pub fn every(
        mut self,
        dimension: usize,
        start: usize,
        step: usize,
        size: usize,
    ) -> OffsetMap<N> {
        self.restrict(dimension, start, step, size);
        self
    }

    fn restrict(&mut self, dimension: usize, start: usize, step: usize, size: usize) {
        let axis = &mut self.axes[dimension];
        if size > 0 {
            axis.go(&mut self.base, start as isize);
        }
        *axis = axis.every(step, size);
    }

    /// The map of a range of indices along a dimension.
    pub fn cut(self, dimension: usize, indices: Range<usize>) -> OffsetMap<N> {
        self.every(dimension, indices.start, 1, indices.len())
    }

    /// The map of a slice of shape `sizes`: index `i` of the result is index `starts + i * steps`.
    pub fn sliced(mut self, starts: &[usize], steps: &[usize], sizes: &[usize]) -> OffsetMap<N> {
        for (dimension, &size) in sizes.iter().enumerate() {
            self.restrict(dimension, starts[dimension], steps[dimension], size);
        }
        self
    }

    /// The map in which the last index of each of these dimensions comes first.
    pub fn reversed(mut self, dimensions: &[usize]) -> OffsetMap<N> {
        for &dimension in dimensions {
            let axis = &mut self.axes[dimension];
            axis.go(&mut self.base, axis.size.saturating_sub(1) as isize);
            axis.strides = axis.strides.map(|stride| -stride);
        }
        self
    }

    /// The map that gives the same offsets in their order with as few and as long axes as possible.
    pub fn fused(&self) -> OffsetMap<N> {
        let mut axes = Axes::new();
        for &inner in &self.axes {
            match axes.last_mut() {
                _ if inner.size == 1 => {}
                Some(outer) if outer.continues(inner) => {
                    *outer = Axis { size: outer.size.saturating_mul(inner.size), ..inner };
                }
                _ => axes.push(inner),
            }
        }
        OffsetMap { base: self.base, axes }
    }

    /// The innermost axis of the [fused](OffsetMap::fused) map, and the map of the offset at which each run
    /// along it begins.
    pub fn split_run(&self) -> (OffsetMap<N>, Axis<N>) {
        let mut outer = self.fused();
        let run = outer.axes.pop().unwrap_or(Axis { size: 1, strides: [0; N] });
        (outer, run)
    }

    /// The index space in about `wanted` pieces, each of which is a range of its indices in row-major order.
    pub fn parts(self, wanted: usize) -> Vec<OffsetMap<N>> {
        let rank = self.axes.len();
        let mut parts = vec![self];
        for dimension in 0..rank {
            // pieces are ranges only below dimensions that are cut into single indices
            let [first, ..] = &parts[..] else { break };
            let is_range = first.axes[..dimension].iter().all(|axis| axis.size <= 1);
            if parts.len() >= wanted || !is_range || first.is_empty() {
                break;
            }
            let size = first.axes[dimension].size;
            let step = size.div_ceil(wanted.div_ceil(parts.len()));
            let cut = |part: &OffsetMap<N>, start| {
                part.clone().cut(dimension, start..size.min(start + step))
            };
            let pieces = parts
                .iter()
                .flat_map(|part| (0..size).step_by(step).map(move |start| cut(part, start)));
            parts = pieces.collect();
        }
        parts
    }

    /// The position of the index of zeros.
    pub fn first(&self) -> Position<N> {
        Position { index: smallvec![0; self.axes.len()], offsets: self.base }
    }

    /// The position of the `linear`-th index in row-major order.
    pub fn position(&self, mut linear: usize) -> Position<N> {
        let mut at = self.first();
        for (index, axis) in at.index.iter_mut().zip(&self.axes).rev() {
            (*index, linear) = (linear % axis.size, linear / axis.size);
            axis.go(&mut at.offsets, *index as isize);
        }
        at
    }

    /// The offsets of all indices, in row-major order.
    pub fn walk(&self) -> Walk<'_, N> {
        Walk::new(self.base, &self.axes)
    }
}

impl<const N: usize> Position<N> {
    /// Moves some steps along the axis `level`, at most to its end. At its end it moves on to the next index
    /// of the axis around it, if there is one.
    #[inline(always)]
    pub fn advance(&mut self, axes: &[Axis<N>], mut level: usize, mut steps: usize) {
        loop {
            self.index[level] += steps;
            axes[level].go(&mut self.offsets, steps as isize);
            if self.index[level] < axes[level].size || level == 0 {
                return;
            }
            axes[level].go(&mut self.offsets, -(self.index[level] as isize));
            self.index[level] = 0;
            (level, steps) = (level - 1, 1);
        }
    }

    /// Moves to the next index in row-major order. After the last one, the index is not one of the space.
    #[inline(always)]
    pub fn next(&mut self, axes: &[Axis<N>]) {
        if let Some(innermost) = axes.len().checked_sub(1) {
            self.advance(axes, innermost, 1);
        }
    }

    /// Moves `steps[d]` steps along each axis `d`, fewer than it has. At the end of an axis, the move carries
    /// into the axis around it.
    #[inline(always)]
    pub fn add(&mut self, axes: &[Axis<N>], steps: &[usize]) {
        let mut carry = 0;
        for ((index, step), axis) in self.index.iter_mut().zip(steps).zip(axes).rev() {
            let before = *index;
            let after = before + step + carry;
            carry = usize::from(after >= axis.size);
            *index = if carry == 1 { after - axis.size } else { after };
            axis.go(&mut self.offsets, *index as isize - before as isize);
        }
    }
}

/// The position in a space without dimensions.
impl<const N: usize> Default for Position<N> {
    fn default() -> Position<N> {
        Position { index: Numbers::new(), offsets: [0; N] }
    }
}

impl<'a, const N: usize> Walk<'a, N> {
    /// The offsets of all indices of these axes.
    #[inline]
    pub fn new(base: [isize; N], axes: &'a [Axis<N>]) -> Walk<'a, N> {
        let left = count(axes);
        Walk { axes, at: Position { index: smallvec![0; axes.len()], offsets: base }, left }
    }
}

impl<const N: usize> Iterator for Walk<'_, N> {
    type Item = [isize; N];

    #[inline(always)]
    fn next(&mut self) -> Option<[isize; N]> {
        self.left = self.left.checked_sub(1)?;
        let offsets = self.at.offsets;
        if self.left > 0 {
            self.at.next(self.axes);
        }
        Some(offsets)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The offsets of all indices, computed dimension by dimension.
    fn listed<const N: usize>(map: &OffsetMap<N>) -> Vec<[isize; N]> {
        map.axes.iter().fold(vec![map.base], |offsets, axis| {
            let steps = |offset: [isize; N]| {
                (0..axis.size as isize).map(move |index| {
                    std::array::from_fn(|map| offset[map] + index * axis.strides[map])
                })
            };
            offsets.into_iter().flat_map(steps).collect()
        })
    }

    /// The row-major offset of an index.
    fn row_major_offset(shape: &[usize], index: &[usize]) -> isize {
        shape.iter().zip(index).fold(0, |offset, (&size, &at)| {
            assert!(at < size, "index {index:?} of shape {shape:?}");
            offset * size as isize + at as isize
        })
    }

    /// Asserts that a map gives each index the row-major offset in `operand` of the index that `of` gives.
    fn check(map: &OffsetMap, operand: &[usize], of: impl Fn(&[usize]) -> Vec<usize>) {
        for (linear, [offset]) in map.walk().enumerate() {
            let index = map.position(linear).index;
            assert_eq!(offset, row_major_offset(operand, &of(&index)), "{map:?} {index:?}");
        }
    }

    /// Two maps of any strides over one index space, whose sizes may be 0 and 1.
    fn maps() -> impl Strategy<Value = OffsetMap<2>> {
        let size = prop_oneof![1 => Just(0usize), 4 => Just(1), 12 => 2..5usize];
        let axis = (size, -6..7isize, -2..3isize);
        let axis = axis.prop_map(|(size, a, b)| Axis { size, strides: [a, b] });
        let base = prop::array::uniform2(-9..9isize);
        let fusable = (base.clone(), prop::collection::vec(axis, 0..5));
        let any = fusable.prop_map(|(base, axes)| OffsetMap::new(base, axes));
        let shape = prop::collection::vec(0..4usize, 0..5);
        let row_major = shape
            .prop_map(|shape| OffsetMap::row_major(&shape).with(&OffsetMap::row_major(&shape)));
        prop_oneof![3 => any, 1 => row_major]
    }

    /// A shape, a permutation of its dimensions, and three random numbers for each.
    fn shapes() -> impl Strategy<Value = (Vec<usize>, Vec<usize>, Vec<[usize; 3]>)> {
        prop::collection::vec(0..5usize, 0..5).prop_flat_map(|shape| {
            let rank = shape.len();
            let numbers = prop::collection::vec(prop::array::uniform3(0..100usize), rank);
            (Just(shape), Just((0..rank).collect::<Vec<_>>()).prop_shuffle(), numbers)
        })
    }

    proptest! {
        #[test]
        fn every_index_is_walked_in_order(map in maps()) {
            let expected = listed(&map);
            prop_assert_eq!(map.len(), expected.len());
            prop_assert_eq!(map.is_empty(), expected.is_empty());
            prop_assert_eq!(map.walk().collect::<Vec<_>>(), expected.clone());
            let mut at = map.first();
            for (linear, &offsets) in expected.iter().enumerate() {
                prop_assert_eq!(at.offsets, offsets);
                prop_assert_eq!(&map.position(linear), &at);
                at.next(&map.axes);
            }
        }

        #[test]
        fn fused_axes_and_runs_have_the_offsets_of_the_map(map in maps()) {
            let expected = listed(&map);
            prop_assert_eq!(listed(&map.fused()), expected.clone());
            for (outer, inner) in map.fused().axes.iter().zip(map.fused().axes.iter().skip(1)) {
                prop_assert!(!outer.continues(*inner));
            }
            let (outer, run) = map.split_run();
            let along = |base: [isize; 2]| listed(&OffsetMap::new(base, [run]));
            let runs: Vec<[isize; 2]> = outer.walk().flat_map(along).collect();
            prop_assert_eq!(runs, expected);
        }

        #[test]
        fn parts_are_the_whole_in_order(map in maps(), wanted in 1..9usize) {
            let expected = listed(&map);
            let parts = map.parts(wanted);
            prop_assert!(parts.len() < wanted.max(1) * 5);
            let all: Vec<[isize; 2]> = parts.iter().flat_map(listed).collect();
            prop_assert_eq!(all, expected);
        }

        #[test]
        fn positions_are_added(map in maps(), a in 0..500usize, b in 0..500usize) {
            prop_assume!(!map.is_empty());
            let end = a % map.len() + b % (map.len() - a % map.len());
            let mut at = map.position(a % map.len());
            let steps = map.position(end - a % map.len()).index;
            at.add(&map.axes, &steps);
            prop_assert_eq!(at, map.position(end));
        }

        #[test]
        fn maps_of_ops_follow_their_index_equations((shape, permutation, numbers) in shapes()) {
            let map = OffsetMap::row_major(&shape);
            prop_assert!(map.is_row_major());
            check(&map, &shape, <[usize]>::to_vec);
            check(&map.along(&permutation), &shape, |index| {
                (0..shape.len())
                    .map(|d| index[permutation.iter().position(|&p| p == d).unwrap()])
                    .collect()
            });
            let dimensions: Vec<usize> =
                (0..shape.len()).filter(|&d| numbers[d][0].is_multiple_of(2)).collect();
            check(&map.clone().reversed(&dimensions), &shape, |index| {
                let end = |d: usize| if dimensions.contains(&d) { shape[d] - 1 } else { 2 * index[d] };
                (0..shape.len()).map(|d| end(d) - index[d]).collect()
            });
            let starts: Vec<usize> = (0..shape.len()).map(|d| numbers[d][0] % (shape[d] + 1)).collect();
            let steps: Vec<usize> = numbers.iter().map(|numbers| numbers[1] % 3 + 1).collect();
            let sizes: Vec<usize> = (0..shape.len())
                .map(|d| numbers[d][2] % ((shape[d] - starts[d]).div_ceil(steps[d]) + 1))
                .collect();
            check(&map.sliced(&starts, &steps, &sizes), &shape, |index| {
                (0..shape.len()).map(|d| starts[d] + index[d] * steps[d]).collect()
            });
        }

        #[test]
        fn broadcasts_follow_the_index_equation((shape, permutation, numbers) in shapes()) {
            let kept = numbers.iter().filter(|numbers| numbers[0] % 3 > 0).count();
            let dimensions = &permutation[..kept];
            let size = |&d: &usize| if numbers[d][1] % 2 == 0 { 1 } else { shape[d] };
            let operand: Vec<usize> = dimensions.iter().map(size).collect();
            let map = OffsetMap::row_major(&operand).broadcast(dimensions, &shape);
            prop_assert_eq!(&map.shape()[..], &shape[..]);
            check(&map, &operand, |index| {
                let at = |(&d, &size): (&usize, &usize)| if size == 1 { 0 } else { index[d] };
                dimensions.iter().zip(&operand).map(at).collect()
            });
        }

        #[test]
        fn a_map_after_a_map_is_both(
            (shape, permutation, _) in shapes(),
            (mut other, turned, numbers) in shapes(),
            cut in any::<bool>(),
        ) {
            let inner = OffsetMap::row_major(&shape).along(&permutation).fused();
            let places = listed(&inner);
            prop_assume!(!places.is_empty());
            // the row-major positions of another shape, or some of them
            let rest = other.iter().product::<usize>().max(1);
            if cut && rest > 0 && places.len() >= rest {
                other.iter_mut().for_each(|size| *size = (*size).max(1));
            } else {
                other = permutation.iter().map(|&d| shape[d]).collect();
            }
            prop_assume!(other.iter().product::<usize>() <= places.len());
            let rank = other.len();
            let starts: Vec<usize> = (0..rank)
                .map(|d| numbers.get(d).map_or(0, |numbers| numbers[0] % other[d]))
                .collect();
            let sizes: Vec<usize> = (0..rank).map(|d| other[d] - starts[d]).collect();
            let outer = OffsetMap::row_major(&other).sliced(&starts, &vec![1; rank], &sizes);
            let turned = if turned.len() == rank { turned } else { (0..rank).collect() };
            let outer = outer.along(&turned).fused();
            let expected: Vec<[isize; 1]> =
                listed(&outer).iter().map(|&[place]| places[place as usize]).collect();
            if let Some(both) = outer.after(&inner) {
                prop_assert_eq!(listed(&both), expected);
            } else {
                prop_assert!(rank > 0 && shape.len() > 1);
            }
        }

        #[test]
        fn a_repetition_after_a_repetition_is_both(
            list in prop::collection::vec((1..5usize, any::<bool>(), 1..4usize), 1..6),
            cut in any::<prop::sample::Index>(),
        ) {
            let shape: Vec<usize> = list.iter().map(|axis| axis.0).collect();
            let dimensions: Vec<usize> = (0..shape.len()).filter(|&d| list[d].1).collect();
            let operand: Vec<usize> = dimensions.iter().map(|&d| shape[d]).collect();
            let inner = OffsetMap::row_major(&operand).broadcast(&dimensions, &shape).fused();
            // the dimensions from `kept` on are merged to one, and all are repeated
            let kept = cut.index(shape.len() + 1);
            let merged = shape[kept..].iter().product();
            let grouped = OffsetMap::row_major(&[&shape[..kept], &[merged]].concat());
            let repeated = grouped.axes.iter().zip(&list);
            let repeated = repeated.flat_map(|(&axis, repeat)| [Axis::new(repeat.2, 0), axis]);
            let outer = OffsetMap::new([0], repeated).fused();
            let places = listed(&inner);
            if let Some(both) = outer.after(&inner) {
                let expected: Vec<[isize; 1]> =
                    listed(&outer).iter().map(|&[place]| places[place as usize]).collect();
                prop_assert_eq!(listed(&both), expected);
            } else {
                prop_assert!(kept < shape.len());
            }
        }
    }

    #[test]
    fn dimensions_have_the_axes_that_go_through_them() {
        let turned = OffsetMap::row_major(&[2, 3, 4]).along(&[1, 0, 2]).fused();
        let axes = turned.axes_of(&[3, 8]).unwrap();
        assert_eq!(axes, [vec![Axis::new(3, 4)], vec![Axis::new(2, 12), Axis::new(4, 1)]]);
        assert_eq!(turned.axes_of(&[4, 6]), None);
    }

    #[test]
    fn a_slice_that_begins_within_a_row_of_a_transpose_has_no_map() {
        // elements 1 to 4 of the six of a transposed 2 x 3 matrix begin in one row and end in another
        let transposed = OffsetMap::row_major(&[2, 3]).along(&[1, 0]);
        let from = |start: usize| OffsetMap::row_major(&[6]).cut(0, start..start + 4);
        assert_eq!(from(1).after(&transposed), None);
        assert_eq!(listed(&from(2).after(&transposed).unwrap()), [[1], [4], [2], [5]]);
    }

    #[test]
    fn axes_that_do_not_nest_have_no_map() {
        // rows of two elements, each of which is repeated three times, as rows of three elements
        let inner = OffsetMap::row_major(&[3]).broadcast(&[0], &[3, 2]);
        let outer = OffsetMap::row_major(&[2, 3]).broadcast(&[0, 2], &[2, 5, 3]);
        assert_eq!(outer.after(&inner), None);
    }

    #[test]
    fn a_step_that_is_never_taken_may_be_longer_than_any_storage() {
        let map = OffsetMap::row_major(&[3]).every(0, 1, usize::MAX, 1);
        assert_eq!(map.walk().collect::<Vec<_>>(), [[1]]);
    }

    #[test]
    fn empty_spaces_of_any_size_have_no_offsets() {
        let map = OffsetMap::row_major(&[1 << 40, 1 << 40, 0, 1 << 40]);
        assert!(map.is_empty() && map.walk().next().is_none());
    }
}
