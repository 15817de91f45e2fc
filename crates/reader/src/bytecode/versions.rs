//! Versions of VHLO and of MLIR bytecode, and what each of them brought.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A version of VHLO, which is the version of a portable artifact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The first number.
    pub major: u32,
    /// The second number.
    pub minor: u32,
    /// The third number, which says nothing about what an artifact may hold.
    pub patch: u32,
}

/// The oldest version of VHLO that StableHLO reads and writes.
pub const OLDEST: Version = Version::new(0, 9);

/// The newest version of VHLO whose operations, attributes and types are known here.
pub const NEWEST: Version = Version::new(1, 20);

/// The newest version of MLIR bytecode.
pub const NEWEST_BYTECODE: u64 = 6;

/// The text before the version in the producer's name of an artifact.
pub const ARTIFACT_PRODUCER: &str = "StableHLO_v";

impl Version {
    /// The version `major.minor.0`.
    pub const fn new(major: u32, minor: u32) -> Version {
        Version { major, minor, patch: 0 }
    }

    /// This version with its patch number set to 0.
    pub const fn without_patch(self) -> Version {
        Version::new(self.major, self.minor)
    }

    /// The version of MLIR bytecode that artifacts of this version are written in.
    pub fn bytecode(self) -> u64 {
        let rows = BYTECODE_VERSIONS.iter().rev();
        rows.into_iter().find(|(since, _)| *since <= self).map_or(0, |&(_, version)| version)
    }

    /// Whether StableHLO ever had this version: versions 0.9 to 0.20 and 1.0 to the newest.
    pub fn is_known(self) -> bool {
        let is_gap = self.major == 0 && self.minor > LAST_BEFORE_1;
        self >= OLDEST && self.without_patch() <= NEWEST && !is_gap
    }
}

/// The second number of the last version before 1.0.
const LAST_BEFORE_1: u32 = 20;

/// Versions of MLIR bytecode, each with the first version of VHLO that is written in it.
const BYTECODE_VERSIONS: [(Version, u64); 5] = [
    (Version::new(0, 9), 0),
    (Version::new(0, 10), 1),
    (Version::new(0, 12), 3),
    (Version::new(0, 14), 4),
    (Version::new(0, 15), 6),
];

/// The text is not a version such as `1.9.0`.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no version such as `1.9.0`")]
pub struct NoVersion(String);

impl FromStr for Version {
    type Err = NoVersion;

    /// Two or three numbers between dots.
    fn from_str(text: &str) -> Result<Version, NoVersion> {
        let numbers: Option<Vec<u32>> = text.split('.').map(number).collect();
        match numbers.as_deref() {
            Some(&[major, minor]) => Ok(Version::new(major, minor)),
            Some(&[major, minor, patch]) => Ok(Version { major, minor, patch }),
            _ => Err(NoVersion(text.to_string())),
        }
    }
}

fn number(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

/// The version of VHLO that brought a type, by the code of the type in artifacts.
pub fn type_since(code: u64) -> Version {
    since(&TYPE_CODES, code)
}

/// The version of VHLO that brought an attribute, by the code of the attribute in artifacts.
pub fn attribute_since(code: u64) -> Version {
    since(&ATTRIBUTE_CODES, code)
}

/// The version beside the last code that is not greater; codes were given out in order.
fn since(rows: &[(u64, Version)], code: u64) -> Version {
    let row = rows.iter().rev().find(|(first, _)| *first <= code);
    row.map_or(OLDEST, |&(_, version)| version)
}

/// The first code of a VHLO type that a version brought. Codes before the first are of 0.9.
const TYPE_CODES: [(u64, Version); 10] = [
    (27, Version::new(0, 10)), // f8E4M3FNUZ, f8E5M2FNUZ
    (29, Version::new(0, 11)), // f8E4M3B11FNUZ
    (30, Version::new(0, 18)), // quantized per axis
    (31, Version::new(1, 2)),  // i2, ui2
    (33, Version::new(1, 6)),  // none, tf32
    (35, Version::new(1, 7)),  // f8E4M3, f8E3M4
    (37, Version::new(1, 8)),  // f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU
    (41, Version::new(1, 13)), // buffer
    (42, Version::new(1, 15)), // future
    (43, Version::new(1, 21)), // types that are not known here
];

/// The first code of a VHLO attribute that a version brought. Codes before the first are of 0.9.
const ATTRIBUTE_CODES: [(u64, Version); 3] = [
    (19, Version::new(1, 9)),  // result accuracy
    (21, Version::new(1, 16)), // axes and meshes
    (26, Version::new(1, 21)), // attributes that are not known here
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn artifacts_of_a_version_are_written_in_the_bytecode_of_its_time() {
        let bytecode = |text: &str| text.parse::<Version>().unwrap().bytecode();
        assert_eq!([bytecode("0.9.0"), bytecode("0.9.7"), bytecode("0.11.3")], [0, 0, 1]);
        assert_eq!([bytecode("0.12"), bytecode("0.13.0"), bytecode("0.14.0")], [3, 3, 4]);
        assert_eq!([bytecode("0.15.0"), bytecode("1.20.0")], [6, 6]);
    }

    #[test]
    fn a_version_is_two_or_three_numbers() {
        assert_eq!("1.9".parse(), Ok(Version::new(1, 9)));
        assert_eq!("1.9.2".parse(), Ok(Version { major: 1, minor: 9, patch: 2 }));
        for text in ["", "1", "1.", "1.2.3.4", "1.+2", "1.x", "99999999999.0"] {
            assert_eq!(text.parse::<Version>(), Err(NoVersion(text.into())));
        }
        assert!(!Version::new(0, 21).is_known() && !Version::new(0, 8).is_known());
        assert!(!Version::new(1, 21).is_known() && Version::new(1, 20).is_known());
    }

    #[test]
    fn a_type_is_as_old_as_its_code() {
        assert_eq!([type_since(4), type_since(28)], [OLDEST, Version::new(0, 10)]);
        assert_eq!([type_since(32), type_since(40)], [Version::new(1, 2), Version::new(1, 8)]);
        assert_eq!([attribute_since(15), attribute_since(20)], [OLDEST, Version::new(1, 9)]);
    }
}
