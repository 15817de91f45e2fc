//! Relations between axes of a mesh and their parts: which contains, continues or overlaps which.
//!
//! A whole axis is the part from 1 to its size; `"x":(2)4` is the part from 2 to 8.

use super::attributes::{AxisRef, Mesh};

impl AxisRef {
    /// The product of the sizes of the parts before this one.
    fn start(&self) -> i64 {
        self.part.map_or(1, |(before, _)| before)
    }

    /// The product of the sizes of the parts before this one and its own.
    fn end(&self, mesh: &Mesh) -> i64 {
        match self.part {
            Some((before, size)) => before.saturating_mul(size),
            None => mesh.size(&self.name).unwrap_or(1),
        }
    }

    /// The part of an axis between two such products, or the whole axis if it is that.
    fn between(&self, start: i64, end: i64, mesh: &Mesh) -> AxisRef {
        let is_whole = start == 1 && mesh.size(&self.name) == Some(end);
        let part = (!is_whole).then(|| (start, end.checked_div(start).unwrap_or(1)));
        AxisRef { name: self.name.clone(), part }
    }

    /// Whether the axes or parts have an element in common.
    pub fn overlaps(&self, other: &AxisRef) -> bool {
        self.name == other.name
            && match (self.part, other.part) {
                (Some((a, size_a)), Some((b, size_b))) => {
                    a < b.saturating_mul(size_b) && b < a.saturating_mul(size_a)
                }
                _ => true,
            }
    }

    /// Whether `next` is a part of the axis that follows this part directly.
    pub fn is_continued_by(&self, next: &AxisRef) -> bool {
        match (self.part, next.part) {
            (Some((before, size)), Some((after, _))) => {
                self.name == next.name && before.saturating_mul(size) == after
            }
            _ => false,
        }
    }

    /// Whether this part is the end of another one, or all of it.
    fn is_end_of(&self, other: &AxisRef, mesh: &Mesh) -> bool {
        self.name == other.name
            && other.start() <= self.start()
            && self.end(mesh) == other.end(mesh)
            && (other.part.is_none() || self.part.is_some())
    }

    /// The position of the axis or part in the order of the mesh.
    pub fn place(&self, mesh: &Mesh) -> (Option<usize>, i64, i64) {
        let index = mesh.axes.iter().position(|(name, _)| *name == self.name);
        (index, self.start(), self.end(mesh))
    }
}

/// The axes of a dimension without these axes at their end. The error is the first axis that is not at the
/// end.
pub fn without_end(
    axes: &[AxisRef],
    end: &[AxisRef],
    mesh: &Mesh,
) -> Result<Vec<AxisRef>, AxisRef> {
    let mut left = axes.to_vec();
    for axis in end.iter().rev() {
        let last = left.pop().filter(|last| axis.is_end_of(last, mesh));
        let last = last.ok_or_else(|| axis.clone())?;
        if last.start() < axis.start() {
            left.push(last.between(last.start(), axis.start(), mesh));
        }
    }
    Ok(left)
}

/// The axes of a dimension followed by others; parts that follow each other become one.
pub fn with_end(axes: &[AxisRef], end: &[AxisRef], mesh: &Mesh) -> Vec<AxisRef> {
    let mut all = axes.to_vec();
    for axis in end {
        match all.last_mut() {
            Some(last) if last.is_continued_by(axis) => {
                *last = last.between(last.start(), axis.end(mesh), mesh);
            }
            _ => all.push(axis.clone()),
        }
    }
    all
}

/// Axes in the order of the mesh; parts that follow each other become one.
pub fn sorted(axes: &[AxisRef], mesh: &Mesh) -> Vec<AxisRef> {
    let mut axes = axes.to_vec();
    axes.sort_by_key(|axis| axis.place(mesh));
    with_end(&[], &axes, mesh)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(name: &str, part: Option<(i64, i64)>) -> AxisRef {
        AxisRef { name: name.into(), part }
    }

    fn mesh() -> Mesh {
        Mesh { axes: vec![("x".into(), 8), ("y".into(), 2)], device_ids: Vec::new() }
    }

    #[test]
    fn an_end_is_taken_off_piece_by_piece() {
        let (x, y) = (axis("x", None), axis("y", None));
        let all = [y.clone(), x.clone()];
        assert_eq!(
            without_end(&all, &[axis("x", Some((2, 4)))], &mesh()),
            Ok(vec![y.clone(), axis("x", Some((1, 2)))])
        );
        assert_eq!(without_end(&all, std::slice::from_ref(&x), &mesh()), Ok(vec![y.clone()]));
        assert_eq!(without_end(&all, &all, &mesh()), Ok(Vec::new()));
        assert_eq!(without_end(&all, std::slice::from_ref(&y), &mesh()), Err(y));
        let start = axis("x", Some((1, 4)));
        assert_eq!(without_end(&all, std::slice::from_ref(&start), &mesh()), Err(start));
    }

    #[test]
    fn parts_that_follow_each_other_become_one() {
        let parts = [axis("x", Some((1, 2))), axis("x", Some((2, 2)))];
        assert_eq!(with_end(&parts[..1], &parts[1..], &mesh()), [axis("x", Some((1, 4)))]);
        let rest = axis("x", Some((4, 2)));
        let whole = sorted(&[rest, parts[1].clone(), axis("y", None), parts[0].clone()], &mesh());
        assert_eq!(whole, [axis("x", None), axis("y", None)]);
    }

    #[test]
    fn parts_of_one_axis_overlap_where_they_have_digits_in_common() {
        assert!(axis("x", Some((1, 4))).overlaps(&axis("x", Some((2, 2)))));
        assert!(!axis("x", Some((1, 2))).overlaps(&axis("x", Some((2, 2)))));
        assert!(axis("x", None).overlaps(&axis("x", Some((2, 2)))));
        assert!(!axis("x", None).overlaps(&axis("y", None)));
    }
}
