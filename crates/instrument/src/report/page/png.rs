//! Pictures as PNG files of one byte a pixel, whose colours a palette states.

use std::io::Write;

use flate2::Compression;
use flate2::Crc;
use flate2::write::ZlibEncoder;

/// A picture: rows of indices into a palette of red, green and blue.
pub(super) struct Picture<'p> {
    pub width: usize,
    pub height: usize,
    pub palette: &'p [[u8; 3]],
    pub pixels: &'p [u8],
}

impl Picture<'_> {
    /// The bytes of a PNG file.
    pub fn png(&self) -> Vec<u8> {
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        let size = [self.width, self.height].map(|size| (size as u32).to_be_bytes());
        // 8 bits a pixel, a palette, the one way of compression and of filtering, no interlacing
        let header = [&size[0][..], &size[1][..], &[8, 3, 0, 0, 0]].concat();
        chunk(&mut file, *b"IHDR", &header);
        chunk(&mut file, *b"PLTE", self.palette.as_flattened());
        chunk(&mut file, *b"IDAT", &self.compressed());
        chunk(&mut file, *b"IEND", &[]);
        file
    }

    /// The rows, each after a zero that says that it is not filtered.
    fn compressed(&self) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        let rows = self.pixels.chunks(self.width.max(1));
        let mut written = Ok(());
        for row in rows {
            written = written.and(encoder.write_all(&[0])).and(encoder.write_all(row));
        }
        // a vector takes all bytes
        written.and(encoder.finish()).unwrap_or_default()
    }

    /// The picture as the address of an image.
    pub fn address(&self) -> String {
        format!("data:image/png;base64,{}", base64(&self.png()))
    }
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(data);
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(kind);
    file.extend(data);
    file.extend(sum.sum().to_be_bytes());
}

/// Bytes in base 64 (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let digit = match digit <= three.len() {
                true => DIGITS[(bits >> (18 - 6 * digit)) as usize & 63] as char,
                false => '=',
            };
            text.push(digit);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn base_64_is_that_of_its_standard() {
        // RFC 4648, section 10
        let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"];
        let expected = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"];
        assert_eq!(texts.map(|text| base64(text.as_bytes())), expected);
    }

    #[test]
    fn a_file_has_the_chunks_of_its_format() {
        let palette = [[1, 2, 3], [4, 5, 6]];
        let picture =
            Picture { width: 3, height: 2, palette: &palette, pixels: &[0, 1, 0, 1, 1, 1] };
        let file = picture.png();
        // the checksum of an empty IEND chunk is the same in every file
        assert!(file.ends_with(b"\0\0\0\0IEND\xAE\x42\x60\x82"));
        assert_eq!(&file[16..29], b"\0\0\0\x03\0\0\0\x02\x08\x03\0\0\0");
        let data = file.windows(4).position(|four| four == b"IDAT").expect("a chunk") + 4;
        let mut rows = Vec::new();
        flate2::read::ZlibDecoder::new(&file[data..]).read_to_end(&mut rows).expect("rows");
        assert_eq!(rows, [0, 0, 1, 0, 0, 1, 1, 1]);
    }
}
