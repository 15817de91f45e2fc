//! Programs in every form in which they travel: text, MLIR bytecode, portable artifacts, what
//! `jax.export` saves, and each of these compressed by gzip.

pub mod forms;
mod places;
mod sniff;

use std::io::{self, Read};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::bytecode;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, Source};
use crate::ir::{self, Module};
use crate::numeric::ElementType;
use crate::ops::{self, registry};
use crate::standard;
use crate::syntax;
use crate::tensor::mapped::Mapped;
use crate::verify;

/// The first bytes of a file that gzip has compressed.
const GZIP: [u8; 2] = [0x1F, 0x8B];

/// How many bytes a compressed program may expand to, and how many for each of its bytes if those are more, so that a small
/// file cannot fill all memory. Programs expand to some ten or twenty times their size.
const FREELY_EXPANDED: u64 = 1 << 24;
const EXPANDED_A_BYTE: u64 = 32;
/// How many bytes are expanded at a time.
const PIECE: usize = 1 << 20;

/// The way out for bytecode that cannot be read.
const UNREADABLE_BYTECODE: &str = "if the file was damaged or cut off, copy it or write it again; if \
    MLIR's own tools read it, print it as text by `stablehlo-opt`";

/// A module that was read, and what is suspicious about it.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The module.
    pub module: Arc<ir::Module>,
    /// Findings that are no errors, such as values that their types cannot hold.
    pub warnings: Vec<Diagnostic>,
}

impl Loaded {
    /// One part of a text, a range that [`syntax::split`] found, as it was written.
    pub fn parsed(source: &Source, range: Range<usize>) -> Result<Loaded, Vec<Diagnostic>> {
        let parsed = syntax::parse_chunk(source, range, ops::registry())?;
        Ok(Loaded { module: Arc::new(parsed.module), warnings: parsed.warnings })
    }

    /// This module as StableHLO, or all findings if one of them is an error. Arithmetic on elements of the types for
    /// storage only is an error.
    pub fn verified(self, storage_only: &[ElementType]) -> Result<Loaded, Vec<Diagnostic>> {
        let (module, wrong) = standard::as_stablehlo(self.module);
        let mut findings = self.warnings;
        findings.extend(wrong);
        findings.extend(verify::verify(&module));
        findings.extend(verify::arithmetic_on(storage_only, &module));
        match findings.iter().any(|finding| finding.severity == Severity::Error) {
            true => Err(findings),
            false => Ok(Loaded { module, warnings: findings }),
        }
    }
}

/// Parses and verifies a text that is one module. [`Program`] reads texts of several modules, and programs in other
/// forms.
///
/// # Errors
///
/// All that was found, warnings among it, if one of the findings is an error.
pub fn load(source: &Source) -> Result<Loaded, Diagnostics> {
    let findings = |findings| Diagnostics { source: source.clone(), findings };
    load_part(source, 0..source.text.len()).map_err(findings)
}

/// Parses and verifies one part of a program text, a range that [`syntax::split`] found.
pub fn load_part(source: &Source, range: Range<usize>) -> Result<Loaded, Vec<Diagnostic>> {
    Loaded::parsed(source, range)?.verified(&[])
}

/// A program as it was read.
#[derive(Debug, Clone)]
pub struct Program {
    source: Source,
    /// The module of a file that is not text.
    module: Option<Arc<Module>>,
    reading: Duration,
    /// The element types that the program may store but not compute with.
    storage_only: Vec<ElementType>,
}

/// A part of a program that is a module of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part(Option<Range<usize>>);

/// Why there is no program.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("cannot read {name}: {error}")]
    Io {
        /// The file's name.
        name: String,
        /// The error of the system.
        error: io::Error,
    },
    /// The file is not a program, or is damaged.
    #[error("{name}{message}")]
    NoProgram {
        /// The file's name.
        name: String,
        /// The kind of file that it is, or the error in it.
        message: String,
    },
    /// Memory cannot hold the program.
    #[error("{name}{message}")]
    OutOfMemory {
        /// The file's name.
        name: String,
        /// The part of the file that memory cannot hold.
        message: String,
    },
}

impl Program {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// An error of reading, or a file that is not a program. Errors in a program's text are not among
    /// these errors: [`Program::parts`] and [`Program::parse`] report those.
    pub fn read(path: &Path) -> Result<Program, LoadError> {
        let name = path.display().to_string();
        if let Some(message) = sniff::directory(path) {
            return Err(LoadError::NoProgram { name, message });
        }
        match Mapped::open(path) {
            Ok(file) => Program::from_file(&name, &Arc::new(file)),
            Err(error) => Err(LoadError::Io { name, error }),
        }
    }

    /// The program of a file's bytes; diagnostics name the file so.
    ///
    /// # Errors
    ///
    /// As for [`Program::read`].
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Result<Program, LoadError> {
        Program::from_file(name, &Arc::new(Mapped::from(bytes)))
    }

    /// The program in a file that is open; diagnostics name the file so.
    pub fn from_file(name: &str, file: &Arc<Mapped>) -> Result<Program, LoadError> {
        let began = Instant::now();
        let program = Program::of_its_form(name, file)?;
        Ok(Program { reading: began.elapsed(), ..program })
    }

    /// The program of a file, whose first bytes say which form it has.
    fn of_its_form(name: &str, file: &Arc<Mapped>) -> Result<Program, LoadError> {
        let fail = |message| Err(LoadError::NoProgram { name: name.to_string(), message });
        if file.starts_with(&GZIP) {
            return match expanded(file) {
                Ok(bytes) if bytes.starts_with(&GZIP) => {
                    fail(" is compressed twice by gzip".to_string())
                }
                Ok(bytes) => Program::from_bytes(name, bytes),
                Err(error) => fail(format!(" cannot be expanded by gzip: {error}")),
            };
        }
        let is_bytecode = bytecode::is_bytecode(file);
        let part = match is_bytecode {
            true => Some(0..file.len()),
            false => bytecode::exported::artifact(file),
        };
        if let Some(part) = part {
            let start = part.start;
            return match bytecode::read_mapped(file, part, registry()) {
                Ok(mut module) => {
                    if !is_bytecode {
                        bytecode::exported::name_arguments(file, &mut module);
                    }
                    Ok(Program::of_module(name, module))
                }
                Err(error) => {
                    let offset = error.offset + start;
                    let error = bytecode::ReadError { offset, ..error };
                    if error.is_memory {
                        let (name, message) = (name.to_string(), format!(": {}", error.message));
                        return Err(LoadError::OutOfMemory { name, message });
                    }
                    fail(format!(": {error}: {UNREADABLE_BYTECODE}"))
                }
            };
        }
        match std::str::from_utf8(file) {
            Ok(text) => Ok(Program::from(Source { name: name.into(), text: text.into() })),
            Err(error) => fail(sniff::message(file, error.valid_up_to())),
        }
    }

    /// A program of a module that was not read from text. Its text is made for diagnostics to point
    /// into.
    fn of_module(name: &str, mut module: Module) -> Program {
        let text = places::assign(&mut module);
        let source = Source { name: name.into(), text: text.into() };
        Program { module: Some(Arc::new(module)), ..Program::from(source) }
    }

    /// This program with arithmetic on elements of these types refused: what a machine makes of the program that
    /// holds these types and cannot compute with them.
    pub fn with_storage_only(self, types: &[ElementType]) -> Program {
        Program { storage_only: types.to_vec(), ..self }
    }

    /// The text that diagnostics point into: that of the file, or the printed module.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// How long it took to make a program of the file's bytes: all of parsing where they are not text,
    /// and what comes before it where they are.
    pub fn reading(&self) -> Duration {
        self.reading
    }

    /// Whether the file is text.
    pub fn is_text(&self) -> bool {
        self.module.is_none()
    }

    /// The parts of the program, each a module of its own.
    ///
    /// # Errors
    ///
    /// What makes a text unreadable as a whole, such as a bracket that is not closed.
    pub fn parts(&self) -> Result<Vec<Part>, Diagnostic> {
        match self.module {
            Some(_) => Ok(vec![Part(None)]),
            None => {
                let ranges = syntax::split(&self.source)?;
                Ok(ranges.into_iter().map(|range| Part(Some(range))).collect())
            }
        }
    }

    /// The module of a part that [`Program::parts`] gave, as it was written: not verified, and with the ops of
    /// other dialects.
    ///
    /// # Errors
    ///
    /// What is wrong with a text.
    pub fn parse(&self, part: Part) -> Result<Loaded, Vec<Diagnostic>> {
        match (part.0, &self.module) {
            (None, Some(module)) => Ok(Loaded { module: Arc::clone(module), warnings: Vec::new() }),
            (range, _) => {
                let range = range.unwrap_or(0..self.source.text.len());
                Loaded::parsed(&self.source, range)
            }
        }
    }

    /// The module of a part, verified.
    ///
    /// # Errors
    ///
    /// All that was found, warnings among it, if one of the findings is an error.
    pub fn load(&self, part: Part) -> Result<Loaded, Vec<Diagnostic>> {
        self.parse(part)?.verified(&self.storage_only)
    }
}

impl From<Source> for Program {
    /// A program that is text.
    fn from(source: Source) -> Program {
        Program { source, module: None, reading: Duration::ZERO, storage_only: Vec::new() }
    }
}

/// The bytes that gzip has compressed.
fn expanded(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let most = (EXPANDED_A_BYTE * bytes.len() as u64).max(FREELY_EXPANDED);
    expanded_to(most, flate2::read::MultiGzDecoder::new(bytes))
}

/// All that a reader gives, which has to be at most this many bytes.
fn expanded_to(most: u64, mut reader: impl Read) -> io::Result<Vec<u8>> {
    let mut expanded = Vec::new();
    loop {
        expanded.try_reserve(PIECE).map_err(|_| io::Error::other("it does not fit into memory"))?;
        let read = reader.by_ref().take(PIECE as u64).read_to_end(&mut expanded)?;
        if expanded.len() as u64 > most {
            let message =
                format!("it has more than {most} bytes; if that is meant, expand it by gunzip");
            return Err(io::Error::other(message));
        }
        if read < PIECE {
            return Ok(expanded);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn what_expands_to_far_more_than_it_is_refused() {
        let mut zipped = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        zipped.write_all(&vec![0; 3 * PIECE]).expect("it is compressed");
        let zipped = zipped.finish().expect("it is compressed");
        let expanded =
            |most: usize| expanded_to(most as u64, flate2::read::MultiGzDecoder::new(&zipped[..]));
        assert_eq!(expanded(3 * PIECE).expect("it is small enough"), vec![0; 3 * PIECE]);
        let error = expanded(3 * PIECE - 1).expect_err("it is too large").to_string();
        assert!(error.contains("it has more than") && error.contains("gunzip"), "{error}");
    }
}
