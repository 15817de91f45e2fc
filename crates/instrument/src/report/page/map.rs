//! A heat map as a picture in a page.

use super::super::heat::{Cell, HeatMap};
use super::html::escaped;
use super::png::Picture;

/// How many shades errors have. A map of 512 x 512 cells that look like chance takes 235 KB as text.
const SHADES: usize = 40;
/// How many pixels a picture is wide or high at most, unless it has more cells, and at least.
const SIDE: usize = 512;
const LEAST: usize = 48;
/// A caption is at least so wide, however narrow its picture.
const NARROWEST: usize = 320;
/// The colour of cells without errors.
const SAME: [u8; 3] = [0xEC, 0xEE, 0xF1];
/// The colour of cells with an element that is rejected.
const MARKED: [u8; 3] = [0xD7, 0x26, 0x1E];
/// Colours from small to large errors: cividis, whose lightness grows evenly for every eye.
const CIVIDIS: [[u8; 3]; 10] = [
    [0x00, 0x22, 0x4E],
    [0x12, 0x35, 0x70],
    [0x3B, 0x49, 0x6C],
    [0x57, 0x5D, 0x6D],
    [0x70, 0x71, 0x73],
    [0x8A, 0x86, 0x78],
    [0xA5, 0x9C, 0x74],
    [0xC3, 0xB3, 0x69],
    [0xE1, 0xCC, 0x55],
    [0xFE, 0xE8, 0x38],
];

/// A picture of a heat map.
#[derive(Debug, Clone)]
pub struct Map {
    caption: String,
    size: [usize; 2],
    cells: [usize; 2],
    pixels: Vec<u8>,
    largest: f64,
    marked: Option<Extent>,
}

/// The blocks with marks: how many there are, and the rows and columns between which they lie.
#[derive(Debug, Clone)]
struct Extent {
    count: usize,
    rows: [usize; 2],
    columns: [usize; 2],
}

impl Map {
    /// A picture of a map.
    pub fn of(caption: impl Into<String>, map: &HeatMap) -> Map {
        let top = (map.largest() + 1.0).log2().max(f64::MIN_POSITIVE) * 256.0;
        let shade = |level: u16| {
            let share = (f64::from(level) / top).min(1.0);
            1 + (share * (SHADES - 1) as f64).round() as u8
        };
        let pixel = |cell| match cell {
            Cell::Same => 0,
            Cell::Level(level) => shade(level),
            Cell::Marked => SHADES as u8 + 1,
        };
        Map {
            caption: caption.into(),
            size: map.size,
            cells: map.cells,
            pixels: map.shown().map(pixel).collect(),
            largest: map.largest(),
            marked: Extent::of(map),
        }
    }

    fn palette() -> Vec<[u8; 3]> {
        let shades = (0..SHADES).map(|shade| cividis(shade as f64 / (SHADES - 1) as f64));
        std::iter::once(SAME).chain(shades).chain([MARKED]).collect()
    }

    pub(super) fn html(&self) -> String {
        let [height, width] = self.cells;
        let caption = escaped(&self.caption);
        if height == 0 || width == 0 {
            return format!(
                "<figure><figcaption>{caption}</figcaption><p>no elements</p></figure>\n"
            );
        }
        let palette = Map::palette();
        let picture = Picture { width, height, palette: &palette, pixels: &self.pixels };
        let address = picture.address();
        let [tall, broad] = shown_size(self.cells);
        format!(
            "<figure style=\"max-width:{}px\"><figcaption>{caption}</figcaption>\n<div class=\"scroll\"><img class=\"map\" alt=\"{}\" \
             width=\"{broad}\" height=\"{tall}\" src=\"{address}\"></div>\n{}</figure>\n",
            broad.max(NARROWEST),
            escaped(&self.description()),
            self.scale()
        )
    }

    /// The map in words, for those who do not see it.
    fn description(&self) -> String {
        let [rows, columns] = self.size;
        let [height, width] = self.cells;
        let same = self.pixels.iter().filter(|pixel| **pixel == 0).count();
        let blocks = height * width;
        format!(
            "{rows} rows and {columns} columns in {height} x {width} blocks, of which {same} of {blocks} have no error"
        )
    }

    fn scale(&self) -> String {
        let stop = |color: &[u8; 3]| hex(*color);
        let ramp: Vec<String> = CIVIDIS.iter().map(stop).collect();
        let mut scale = format!(
            "<div class=\"scale\"><span><i style=\"background:{}\"></i>same</span>",
            hex(SAME)
        );
        if self.largest > 0.0 {
            let largest = crate::diagnostic::figure(self.largest.round());
            scale += &format!(
                "<span>1 ULP <i class=\"ramp\" style=\"background:linear-gradient(90deg,{})\"></i>{largest} ULP</span>",
                ramp.join(",")
            );
        }
        if let Some(Extent { count, rows: [top, bottom], columns: [left, right] }) = &self.marked {
            let blocks = if *count == 1 { "block" } else { "blocks" };
            scale += &format!(
                "<span><i style=\"background:{}\"></i>✗ rejected or without a distance: {count} {blocks}, in rows {top} to \
                 {bottom} and columns {left} to {right}</span>",
                hex(MARKED)
            );
        }
        scale + "</div>\n"
    }
}

impl Extent {
    fn of(map: &HeatMap) -> Option<Extent> {
        let width = map.cells[1];
        let marked: Vec<[usize; 2]> = map
            .shown()
            .enumerate()
            .filter(|(_, cell)| *cell == Cell::Marked)
            .map(|(at, _)| [at / width, at % width])
            .collect();
        let range = |axis: usize| {
            let (size, cells) = (map.size[axis] as u128, map.cells[axis] as u128);
            let start = |cell: usize| (cell as u128 * size).div_ceil(cells.max(1)) as usize;
            let places = marked.iter().map(|place| place[axis]);
            let (first, last) = (places.clone().min()?, places.max()?);
            Some([start(first), start(last + 1) - 1])
        };
        Some(Extent { count: marked.len(), rows: range(0)?, columns: range(1)? })
    }
}

/// The height and the width of a picture on the page: a whole number of pixels a cell, so that none is left out. Few
/// rows or columns are stretched, so that they can be seen.
fn shown_size(cells: [usize; 2]) -> [usize; 2] {
    let most = cells.map(|cells| (SIDE / cells).max(1));
    let square = most[0].min(most[1]);
    let least = cells.map(|cells| LEAST.div_ceil(cells));
    [square.max(least[0]) * cells[0], square.max(least[1]) * cells[1]]
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colour at a share of the way from the smallest to the largest error.
fn cividis(share: f64) -> [u8; 3] {
    let place = share.clamp(0.0, 1.0) * (CIVIDIS.len() - 1) as f64;
    let first = (place as usize).min(CIVIDIS.len() - 2);
    let rest = place - first as f64;
    let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * rest).round() as u8;
    std::array::from_fn(|part| mix(CIVIDIS[first][part], CIVIDIS[first + 1][part]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lightness_grows_with_the_error() {
        let light = |[red, green, blue]: [u8; 3]| {
            0.2126 * f64::from(red) + 0.7152 * f64::from(green) + 0.0722 * f64::from(blue)
        };
        let shades: Vec<f64> = (0..SHADES).map(|it| light(cividis(it as f64 / 39.0))).collect();
        assert!(shades.windows(2).all(|pair| pair[0] < pair[1]), "{shades:?}");
        assert_eq!((cividis(0.0), cividis(1.0)), (CIVIDIS[0], CIVIDIS[9]));
    }

    #[test]
    fn every_cell_has_pixels() {
        assert_eq!(shown_size([512, 512]), [512, 512]);
        assert_eq!(shown_size([300, 100]), [300, 100]);
        assert_eq!(shown_size([8, 8]), [512, 512]);
        assert_eq!(shown_size([1, 512]), [48, 512]);
        assert_eq!(shown_size([4, 10]), [204, 510]);
    }

    #[test]
    fn marked_blocks_are_named_by_their_indices() {
        let mut map = HeatMap::new([1000, 1000], 500);
        map.mark(10, 20);
        map.mark(13, 31);
        let html = Map::of("errors", &map).html();
        assert!(html.contains("2 blocks, in rows 10 to 13 and columns 20 to 31"), "{html}");
    }

    #[test]
    fn the_largest_picture_is_below_the_limit_of_a_page() {
        let mut map = HeatMap::new([512, 512], 512);
        let mut state = 1u64;
        for row in 0..512 {
            let level = |_| {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (state >> 52) as u16 + 1
            };
            let levels: Vec<u16> = (0..512).map(level).collect();
            map.add(row, 0, &levels);
        }
        let size = Map::of("noise", &map).html().len();
        assert!((200_000..260_000).contains(&size), "{size}");
    }
}
