//! Programs that are no text: bytecode, artifacts, what `jax.export` saves, and compressed files.
//!
//! The files of `tests/bytecode` were written by jaxlib (`tools/survey/bytecode.py --samples`) from the
//! texts beside them: `NAME.vVERSION.mlirbc` is an artifact, `NAME.bVERSION.mlirbc` plain bytecode. Those of
//! `NAME.jax` were saved by `jax.export` (`tools/survey/jax_exports.py`).

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::random::Random;
use shlo_interp::internal::verify;
use shlo_interp::{Diagnostics, Program};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bytecode")
}

/// The binary samples, by name.
fn samples() -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(directory()).unwrap().map(|file| file.unwrap().path());
    let binary = files.filter(|path| path.extension().is_some_and(|it| it != "mlir"));
    let mut samples: Vec<_> = binary
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read(path).unwrap())
        })
        .collect();
    samples.sort();
    samples
}

/// The program printed in generic form, and what is wrong with it.
fn printed(program: &Program) -> (String, String) {
    let part = program.parts().unwrap().remove(0);
    let mut module = program.parse(part).unwrap().module;
    Arc::make_mut(&mut module).forget_names();
    let findings = Diagnostics { source: program.source().clone(), findings: verify(&module) };
    (format!("{module:#}"), findings.to_string())
}

#[test]
fn every_sample_is_the_program_of_its_text() {
    let samples = samples();
    assert!(samples.len() > 30);
    for (name, bytes) in samples.into_iter().filter(|(name, _)| name.ends_with(".mlirbc")) {
        let text = format!("{}.mlir", name.split('.').next().unwrap());
        let text = Program::read(&directory().join(text)).unwrap();
        let binary = match Program::from_bytes(&name, bytes) {
            Ok(program) => program,
            Err(error) => panic!("{error}"),
        };
        assert!(text.is_text() && !binary.is_text());
        assert!(!binary.reading().is_zero(), "the time of reading {name} is known");
        let expected = printed(&text);
        assert_eq!(printed(&binary), expected, "{name}");
        assert!(expected.1.is_empty(), "{name}: {}", expected.1);
    }
}

#[test]
fn an_export_of_jax_is_the_artifact_in_it() {
    let program = Program::read(&directory().join("static.jax")).unwrap();
    let (text, findings) = printed(&program);
    assert!(text.contains("stablehlo.dot_general") && text.contains("jax.result_info"), "{text}");
    assert!(findings.is_empty(), "{findings}");
}

#[test]
fn compressed_programs_are_expanded() {
    for name in ["regions.mlir", "regions.v1.17.0.mlirbc", "static.jax"] {
        let bytes = fs::read(directory().join(name)).unwrap();
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(&bytes).unwrap();
        let compressed = encoder.finish().unwrap();
        let plain = Program::from_bytes(name, bytes).unwrap();
        let expanded = Program::from_bytes(name, compressed.clone()).unwrap();
        assert_eq!(printed(&plain), printed(&expanded));
        let cut = compressed[..compressed.len() / 2].to_vec();
        assert!(Program::from_bytes(name, cut).is_err());
    }
}

#[test]
fn a_file_that_is_no_program_is_named_for_what_it_is() {
    let message =
        |bytes: &[u8]| Program::from_bytes("a.mlir", bytes.to_vec()).unwrap_err().to_string();
    assert!(message(b"\x93NUMPY\x01\0").contains("is a NumPy array"));
    assert!(message(b"PK\x03\x04\xFF").contains("is a zip file"));
    assert!(message(b"\x7FELF\xFF").contains("ELF"));
    assert!(message(b"\xFF\xFEm\0o\0").contains("UTF-16"));
    assert!(message(b"module {\xC0}").contains("byte 8 is not UTF-8"));
    assert!(message(b"ML\xEFR\x0F").contains("bytecode of version 7"));
    assert!(message(b"ML\xEFR").contains("at byte 4"));
    let directory = Program::read(&directory()).unwrap_err().to_string();
    assert!(directory.contains("is a directory"), "{directory}");
}

#[test]
fn diagnostics_point_into_the_printed_module() {
    let program = Program::read(&directory().join("arithmetic.v1.17.0.mlirbc")).unwrap();
    let text = program.source().text.to_string();
    let part = program.parts().unwrap().remove(0);
    let module = program.parse(part).unwrap().module;
    let function = module.function("scaled").unwrap();
    assert_eq!(&text[function.span.start..function.span.end], "@scaled");
    for op in &function.body.as_ref().unwrap().block().ops {
        let shown = &text[op.span.start..op.span.end];
        let name = op.full_name().strip_prefix("func.").unwrap_or(op.full_name());
        assert!(shown.contains(name) && !shown.contains('\n'), "{shown}");
    }
}

/// The bytes with a few of them changed, or cut, or with a piece doubled.
fn mutated(random: &mut Random, bytes: &[u8]) -> Vec<u8> {
    let mut mutant = bytes.to_vec();
    match random.below(8) {
        0 => mutant.truncate(random.below(bytes.len().max(1))),
        1 => {
            let (from, to) = (random.below(bytes.len().max(1)), random.below(bytes.len().max(1)));
            mutant.splice(to..to, bytes[from..(from + 8).min(bytes.len())].iter().copied());
        }
        kind => {
            for _ in 0..=kind / 3 {
                let at = random.below(mutant.len().max(1));
                mutant[at] = match random.below(3) {
                    0 => mutant[at] ^ 1 << random.below(8),
                    1 => mutant[at].wrapping_add(2),
                    _ => random.below(256) as u8,
                };
            }
        }
    }
    mutant
}

#[test]
fn damaged_files_are_refused_or_read_but_never_break_anything() {
    const VARIANTS: usize = 30_000;
    let samples = samples();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let read = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                let samples = &samples;
                scope.spawn(move || {
                    let mut random = Random::new(worker as u64);
                    let mut read = 0;
                    for index in 0..VARIANTS / threads {
                        let mutant = mutated(&mut random, &samples[index % samples.len()].1);
                        if let Ok(program) = Program::from_bytes("mutant", mutant)
                            && !program.is_text()
                        {
                            printed(&program);
                            read += 1;
                        }
                    }
                    read
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().unwrap()).sum::<usize>()
    });
    assert!(read > 0, "some damage changes only a constant");
}
