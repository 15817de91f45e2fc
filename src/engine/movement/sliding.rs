//! Windows that slide over a padded and dilated tensor: what convolutions and reductions of windows
//! share.

pub use crate::meaning::Slide;

use crate::engine::movement::offsets::{Axis, strides};

impl Slide {
    /// The starts of `windows` windows in a dimension whose neighbours are `distance` apart.
    pub fn starts(self, windows: usize, distance: usize) -> Axis {
        axis(windows, self.stride, distance)
    }

    /// The elements of a window, in the order they are read, from the offset of the first on.
    pub fn elements(self, window: usize, distance: usize) -> (usize, Axis) {
        let Axis { size, stride } = axis(window, self.window_dilation, distance);
        match self.reversed {
            false => (0, Axis { size, stride }),
            true => (window.saturating_sub(1) * stride as usize, Axis { size, stride: -stride }),
        }
    }
}

/// A step that is never taken may be longer than any tensor.
fn axis(size: usize, step: i64, distance: usize) -> Axis {
    Axis::new(size, if size > 1 && distance > 0 { step as usize * distance } else { 0 })
}

/// Windows in all dimensions of a padded tensor.
pub struct Windows {
    /// How many along each dimension.
    pub shape: Vec<usize>,
    /// Where they start.
    pub starts: Vec<Axis>,
    /// The elements of one, counted from its start.
    pub elements: Vec<Axis>,
}

impl Windows {
    /// The windows over a tensor of this shape (before padding). None of the slides is reversed.
    pub fn new(shape: &[usize], window: &[usize], slides: &[Slide]) -> Windows {
        let padded: Vec<usize> =
            shape.iter().zip(slides).map(|(&size, slide)| slide.padded(size)).collect();
        let mut windows = Windows { shape: vec![], starts: vec![], elements: vec![] };
        let counted = shape.iter().zip(window).zip(slides);
        windows.shape.extend(counted.map(|((&size, &window), slide)| slide.windows(size, window)));
        let is_empty = windows.shape.contains(&0);
        let distances = if is_empty { vec![0; shape.len()] } else { strides(&padded) };
        for (dimension, distance) in distances.into_iter().enumerate() {
            let slide = slides[dimension];
            windows.starts.push(slide.starts(windows.shape[dimension], distance));
            windows.elements.push(slide.elements(window[dimension], distance).1);
        }
        windows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_counted_as_the_spec_says() {
        let slide = Slide {
            stride: 4,
            low: 2,
            high: 1,
            base_dilation: 2,
            window_dilation: 3,
            ..Slide::default()
        };
        // 2 + (3 - 1) * 2 + 1 + 1 = 8 elements, a window spans 4
        assert_eq!((slide.padded(3), slide.windows(3, 2)), (8, 2));
        assert_eq!(slide.windows(3, 4), 0);
        let cut = Slide { low: -2, high: -2, ..Slide::default() };
        assert_eq!([cut.windows(3, 1), cut.windows(4, 1), cut.windows(5, 1)], [0, 0, 1]);
    }

    #[test]
    fn a_window_of_no_elements_lies_in_every_dimension_but_an_empty_one() {
        assert_eq!(Slide::default().windows(3, 0), 4);
        assert_eq!(Slide::default().windows(0, 0), 0);
    }

    #[test]
    fn sizes_beyond_the_address_space_do_not_overflow() {
        let slide =
            Slide { low: i64::MAX, high: i64::MAX, base_dilation: i64::MAX, ..Slide::default() };
        assert_eq!(slide.padded(usize::MAX), usize::MAX);
        assert_eq!(slide.windows(usize::MAX, usize::MAX), usize::MAX);
    }

    #[test]
    fn a_reversed_window_is_read_from_its_end() {
        let slide = Slide { window_dilation: 2, reversed: true, ..Slide::default() };
        assert_eq!(slide.elements(3, 10), (40, Axis { size: 3, stride: -20 }));
    }
}
