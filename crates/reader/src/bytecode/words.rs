//! The words of enumeration attributes by their numbers in bytecode.

/// An enumeration whose words have numbers.
#[derive(Debug, PartialEq, Eq)]
pub struct Words {
    /// The mnemonic in StableHLO's text: `comparison_direction`.
    pub mnemonic: &'static str,
    /// The code of the attribute in VHLO.
    pub vhlo: u64,
    /// The code of the attribute in StableHLO's own bytecode, or `None` where it has no such attribute.
    pub stablehlo: Option<u64>,
    /// The code of the attribute in CHLO's bytecode, or `None` where CHLO has no code for it.
    pub chlo: Option<u64>,
    /// The words by number; a number that is not in use has an empty word.
    words: &'static [&'static str],
}

impl Words {
    /// The word of a number.
    pub fn word(&self, number: u64) -> Option<&'static str> {
        let word = self.words.get(usize::try_from(number).ok()?)?;
        (!word.is_empty()).then_some(word)
    }

    /// The number of a word.
    pub fn number(&self, word: &str) -> Option<u64> {
        let place = self.words.iter().position(|it| *it == word && !it.is_empty())?;
        Some(place as u64)
    }
}

/// The enumeration of a VHLO attribute's code.
pub fn of_vhlo(code: u64) -> Option<&'static Words> {
    WORDS.iter().find(|words| words.vhlo == code)
}

/// The enumeration of a StableHLO attribute's code.
pub fn of_stablehlo(code: u64) -> Option<&'static Words> {
    WORDS.iter().find(|words| words.stablehlo == Some(code))
}

/// The enumeration of a CHLO attribute's code.
pub fn of_chlo(code: u64) -> Option<&'static Words> {
    WORDS.iter().find(|words| words.chlo == Some(code))
}

/// The enumeration of a mnemonic.
pub fn of_mnemonic(mnemonic: &str) -> Option<&'static Words> {
    WORDS.iter().find(|words| words.mnemonic == mnemonic)
}

/// All enumerations.
pub static WORDS: [Words; 9] = [
    Words {
        mnemonic: "comparison_direction",
        vhlo: 3,
        stablehlo: Some(2),
        chlo: Some(0),
        words: &["EQ", "NE", "GE", "GT", "LE", "LT"],
    },
    Words {
        mnemonic: "comparison_type",
        vhlo: 4,
        stablehlo: Some(3),
        chlo: Some(1),
        words: &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
    },
    Words {
        mnemonic: "api_version", // an i32 of this number in StableHLO
        vhlo: 5,
        stablehlo: None,
        chlo: None,
        words: &[
            "API_VERSION_UNSPECIFIED",
            "API_VERSION_ORIGINAL",
            "API_VERSION_STATUS_RETURNING",
            "API_VERSION_STATUS_RETURNING_UNIFIED",
            "API_VERSION_TYPED_FFI",
        ],
    },
    Words {
        mnemonic: "fft_type",
        vhlo: 7,
        stablehlo: Some(6),
        chlo: None,
        words: &["FFT", "IFFT", "RFFT", "IRFFT"],
    },
    Words {
        mnemonic: "precision",
        vhlo: 11,
        stablehlo: Some(8),
        chlo: None,
        words: &["DEFAULT", "HIGH", "HIGHEST"],
    },
    Words {
        mnemonic: "rng_algorithm",
        vhlo: 12,
        stablehlo: Some(9),
        chlo: None,
        words: &["DEFAULT", "THREE_FRY", "PHILOX"],
    },
    Words {
        mnemonic: "rng_distribution",
        vhlo: 13,
        stablehlo: Some(10),
        chlo: None,
        words: &["", "UNIFORM", "NORMAL"],
    },
    Words {
        mnemonic: "transpose",
        vhlo: 16,
        stablehlo: Some(12),
        chlo: None,
        words: &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
    },
    Words {
        mnemonic: "result_accuracy_mode",
        vhlo: 19,
        stablehlo: Some(16),
        chlo: None,
        words: &["DEFAULT", "HIGHEST", "TOLERANCE"],
    },
];
