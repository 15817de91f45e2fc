//! NumPy's `.npz` files: zip archives of npy files, as `numpy.savez` and `savez_compressed` write them.

use std::io::{self, Write};
use std::sync::Arc;

use super::mapped::Mapped;
use super::stored::{FileError, Stored};
use super::zip::{self, Member};
use super::{Tensor, npy};

/// A member of an npz file, by its key.
#[derive(Debug, Clone)]
pub struct Array {
    /// The key: the member's name without `.npy`, or the whole name of a member that is not an npy file.
    pub key: String,
    member: Member,
    archive: Arc<Mapped>,
}

fn malformed(reason: String) -> FileError {
    FileError::Malformed { kind: "an npz file", reason }
}

/// The tensors of an npz file, in its order.
///
/// # Errors
///
/// An error if the file is not a zip archive with npy files: if it is truncated, damaged, encrypted or compressed
/// by another method than deflate, if members overlap or have one name, or if none of them is an npy file. A member that
/// is not an npy file cannot be opened.
pub fn arrays(archive: &Arc<Mapped>) -> Result<Vec<Array>, FileError> {
    let members = zip::members(archive).map_err(malformed)?;
    if let Some(first) = members.first().filter(|_| !members.iter().any(is_npy)) {
        return Err(no_npy(first));
    }
    let array = |member: Member| {
        let key = member.name.strip_suffix(NPY).unwrap_or(&member.name).into();
        Array { key, member, archive: Arc::clone(archive) }
    };
    Ok(members.into_iter().map(array).collect())
}

/// How the names of npy files in the archive end.
const NPY: &str = ".npy";

fn is_npy(member: &Member) -> bool {
    member.name.ends_with(NPY)
}

fn no_npy(member: &Member) -> FileError {
    malformed(format!("its member '{}' is no npy file", member.name))
}

impl Array {
    /// The tensor, whose elements are not read yet. They stay in the archive unless they are deflated or have
    /// to be converted.
    ///
    /// # Errors
    ///
    /// An error if its bytes are damaged or are not an npy file.
    pub fn open(&self) -> Result<Stored, FileError> {
        if !is_npy(&self.member) {
            return Err(no_npy(&self.member));
        }
        let (memory, range) = self.member.open(&self.archive).map_err(malformed)?;
        npy::stored(&memory, range)
    }
}

/// Writes an npz file of these tensors without deflating them, each at an offset where it can be mapped.
///
/// # Errors
///
/// The error of writing, or an error if two tensors have one name, or if a name is longer than 65,531 bytes.
pub fn write<'t>(
    tensors: impl IntoIterator<Item = (&'t str, &'t Tensor)>,
    file: &mut impl Write,
) -> io::Result<()> {
    let mut names = std::collections::HashSet::new();
    let mut archive = zip::Writer::new(file);
    for (name, tensor) in tensors {
        if !names.insert(name) {
            let message = format!("two tensors are called '{name}'");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        archive.member(&format!("{name}.npy"), |mut out| npy::write_to(tensor, &mut out))?;
    }
    archive.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ElementType, IntegerType};

    const I32: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

    fn written(tensors: &[(&str, Tensor)]) -> Vec<u8> {
        let mut file = Vec::new();
        write(tensors.iter().map(|(name, tensor)| (*name, tensor)), &mut file).unwrap();
        file
    }

    fn small() -> Vec<u8> {
        let first = Tensor::from_codes(I32, &[2], vec![1u32, 2]);
        let second = Tensor::from_codes(ElementType::Boolean, &[], vec![1u8]);
        written(&[("w['a']", first), ("b/é", second)])
    }

    fn read(file: Vec<u8>) -> Result<Vec<(String, Tensor)>, FileError> {
        let arrays = arrays(&Arc::new(Mapped::from(file)))?;
        let read = |array: Array| {
            let stored = array.open()?;
            let element = stored.stated().known().cloned().unwrap_or(I32);
            Ok((array.key, stored.read(&element)?))
        };
        arrays.into_iter().map(read).collect()
    }

    #[test]
    fn written_files_read_back_in_order() {
        let read = read(small()).unwrap();
        let names: Vec<&str> = read.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["w['a']", "b/é"]);
        assert_eq!(read[0].1.codes::<u32>(), [1, 2]);
        assert_eq!((read[1].1.shape(), read[1].1.code(0)), ([].as_slice(), 1));
        assert!(self::read(written(&[])).unwrap().is_empty());
    }

    #[test]
    fn members_are_aligned() {
        let file = Arc::new(Mapped::from(small()));
        for member in zip::members(&file).unwrap() {
            assert_eq!(member.open(&file).unwrap().1.start % 64, 0);
        }
    }

    #[test]
    fn a_member_that_is_no_npy_file_does_not_keep_the_others_from_being_read() {
        let archive = |names: [&str; 2]| {
            let mut file = Vec::new();
            let mut archive = zip::Writer::new(&mut file);
            for name in names {
                let tensor = Tensor::splat(I32, &[], 7);
                archive.member(name, |mut out| npy::write_to(&tensor, &mut out)).unwrap();
            }
            archive.finish().unwrap();
            arrays(&Arc::new(Mapped::from(file)))
        };
        let found = archive(["w.npy", "notes.txt"]).unwrap();
        let keys: Vec<&str> = found.iter().map(|array| array.key.as_str()).collect();
        assert_eq!(keys, ["w", "notes.txt"]);
        assert_eq!(found[0].open().unwrap().read(&I32).unwrap().codes::<u32>(), [7]);
        let refused = |error: FileError| {
            assert!(error.to_string().contains("member 'notes.txt' is no npy file"), "{error}");
        };
        refused(found[1].open().unwrap_err());
        refused(archive(["notes.txt", "data.pkl"]).unwrap_err());
    }

    #[test]
    fn two_tensors_of_one_name_are_not_written() {
        let tensor = Tensor::splat(I32, &[], 1);
        let twice = [("a", &tensor), ("a", &tensor)];
        assert!(write(twice, &mut Vec::new()).unwrap_err().to_string().contains("called 'a'"));
    }

    #[test]
    fn damaged_files_are_refused_and_never_panic() {
        let good = small();
        for length in 0..good.len() {
            assert!(read(good[..length].to_vec()).is_err(), "cut at {length}");
        }
        for place in 0..good.len() {
            for change in [0x01, 0x80, 0xFF] {
                let mut bad = good.clone();
                bad[place] ^= change;
                let _ = read(bad);
            }
        }
    }

    #[test]
    fn a_changed_element_shows_in_the_checksum() {
        let mut bad = small();
        let place = bad.windows(8).position(|bytes| bytes == [1, 0, 0, 0, 2, 0, 0, 0]).unwrap();
        bad[place] = 7;
        assert!(read(bad).unwrap_err().to_string().contains("checksum differs"));
    }
}
