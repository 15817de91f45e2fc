//! Windows that slide over a padded and dilated tensor, for convolutions and for reductions of windows.

pub use crate::meaning::Slide;

use crate::tensor::strided::{Axis, OffsetMap, strides};

/// The axis of the starts of `windows` windows, along a dimension whose neighbours are `distance` apart.
pub fn starts(slide: Slide, windows: usize, distance: usize) -> Axis {
    Axis::new(windows, distance).every(slide.stride as usize, windows)
}

/// The elements of a window in the order in which they are read: the offset of the first one, and their
/// axis.
pub fn elements(slide: Slide, window: usize, distance: usize) -> (usize, Axis) {
    let axis = Axis::new(window, distance).every(slide.window_dilation as usize, window);
    let map = OffsetMap::new([0], [axis]);
    let map = if slide.reversed { map.reversed(&[0]) } else { map };
    (map.base[0] as usize, map.axes[0])
}

/// The windows of a padded tensor in all dimensions.
pub struct Windows {
    /// The offset at which each window starts.
    pub starts: OffsetMap,
    /// The offset of each element of a window from the window's start.
    pub elements: OffsetMap,
}

impl Windows {
    /// The windows over a tensor of this shape before padding. No slide is reversed.
    pub fn new(shape: &[usize], window: &[usize], slides: &[Slide]) -> Windows {
        let padded: Vec<usize> =
            shape.iter().zip(slides).map(|(&size, slide)| slide.padded(size)).collect();
        let axes = strides(&padded).into_iter().zip(slides).enumerate();
        let axes = axes.map(|(dimension, (distance, slide))| {
            let windows = slide.windows(shape[dimension], window[dimension]);
            let (_, elements) = elements(*slide, window[dimension], distance);
            (starts(*slide, windows, distance), elements)
        });
        let (starts, elements): (Vec<Axis>, Vec<Axis>) = axes.unzip();
        Windows { starts: OffsetMap::new([0], starts), elements: OffsetMap::new([0], elements) }
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
        // the padded size is 2 + (3 - 1) * 2 + 1 + 1 = 8, and a window spans 4 elements
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
        assert_eq!(elements(slide, 3, 10), (40, Axis { size: 3, strides: [-20] }));
    }
}
