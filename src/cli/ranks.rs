//! A run by several ranks (`--mpi`): how it starts, and what the ranks have to have in common.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::run::RunArguments;
use super::terminal::{Status, with_status};
use crate::access::{self, Refusal};
use crate::program::{LoadError, Program};
use crate::ranks::wire::{Malformed, Reader, Writer};
use crate::ranks::{Ranks, TransportError};
use crate::tensor::Mapped;
use crate::values::result_files::hash;

/// The flag that asks for ranks.
const FLAG: &str = "--mpi";

/// Whether the arguments ask for ranks.
pub fn are_wanted(arguments: &[OsString]) -> bool {
    arguments.iter().any(|argument| argument == FLAG)
}

/// The ranks, if the arguments ask for them. The error is why there are none.
pub fn start(arguments: &[OsString]) -> Result<Option<Ranks>, String> {
    match are_wanted(arguments) {
        true => {
            access::check_free("does not join the ranks of MPI")
                .map_err(|error| format!("{FLAG}: {error}"))?;
            connected().map(Some)
        }
        false => Ok(None),
    }
}

#[cfg(feature = "mpi")]
fn connected() -> Result<Ranks, String> {
    use crate::ranks::mpi::{Mpi, MpiError};
    match Mpi::start() {
        Ok(mpi) => Ok(Ranks::new(Box::new(mpi))),
        Err(error @ MpiError::NotLaunched) => Err(format!(
            "{FLAG}: {error}: start it as `mpirun -n 8 shlo-interp {FLAG} PROGRAM`, or leave out {FLAG} to run all \
             processes in one place (`shlo-interp help mpi`)"
        )),
        Err(error) => Err(format!("{FLAG}: {error}")),
    }
}

#[cfg(not(feature = "mpi"))]
fn connected() -> Result<Ranks, String> {
    Err(format!(
        "{FLAG}: this program was built without MPI: build it by `cargo build --release --features mpi`, or leave \
         out {FLAG} to run all processes in one place (`shlo-interp help mpi`)"
    ))
}

/// The first flag that a run by several ranks cannot follow, with what it says about it.
pub fn refused(arguments: &RunArguments) -> Option<String> {
    let tracing = &arguments.tracing;
    let flags = [
        ("--trace", tracing.trace.is_some()),
        ("--set", !tracing.settings.is_empty()),
        ("--break", !tracing.stops.is_empty()),
        ("--step", tracing.step),
        ("--device-dump", arguments.device_dump.is_some()),
        ("--probe-output-dir", arguments.probe_output_dir.is_some()),
        ("--profile", arguments.measuring.profile.is_some()),
    ];
    let (flag, _) = flags.into_iter().find(|(_, is_given)| *is_given)?;
    Some(format!(
        "{flag} is not there with {FLAG}: leave out {FLAG}, and all processes run in one place, with the same values"
    ))
}

/// Checks that all ranks run the same version of the program with the same arguments, of which the first is the name of
/// the program.
pub fn check_arguments(ranks: &mut Ranks, arguments: &[OsString]) -> Result<(), Refusal> {
    let mut writer = Writer::default();
    writer.text(env!("CARGO_PKG_VERSION"));
    let arguments = arguments.get(1..).unwrap_or_default();
    writer.list(arguments, |writer, argument| writer.text(&argument.to_string_lossy()));
    let brought = ranks.all_gather(&writer.bytes).map_err(broken)?;
    let read = |bytes: &Vec<u8>| {
        let mut reader = Reader::new(bytes);
        Ok((reader.text()?, reader.list(Reader::text)?))
    };
    let read: Result<Vec<(String, Vec<String>)>, Malformed> = brought.iter().map(read).collect();
    let all = read.map_err(|Malformed| broken(ranks.malformed(0)))?;
    let (version, arguments) = &all[0];
    for (rank, (other_version, others)) in all.iter().enumerate() {
        if other_version != version {
            let message = format!(
                "{FLAG}: rank {rank} runs version {other_version}, and rank 0 runs version {version}: all ranks need \
                 the same program"
            );
            return Err(Refusal::new(message, Status::Usage));
        }
        if let Some(message) = difference(rank, others, arguments) {
            return Err(Refusal::new(message, Status::Usage));
        }
    }
    Ok(())
}

/// What is wrong with the arguments of a rank that has others than rank 0.
fn difference(rank: usize, others: &[String], arguments: &[String]) -> Option<String> {
    if others == arguments {
        return None;
    }
    let count = others.len().max(arguments.len());
    let place = (0..count).find(|&place| others.get(place) != arguments.get(place))?;
    let shown = |arguments: &[String]| match arguments.get(place) {
        Some(argument) => format!("`{argument}`"),
        None => "nothing".to_string(),
    };
    Some(format!(
        "{FLAG}: rank {rank} has other arguments than rank 0: argument {} is {}, and {} on rank 0; all ranks need the \
         same",
        place + 1,
        shown(others),
        shown(arguments)
    ))
}

/// Reads the program, which has to have the same bytes on all ranks. What rank 0 reads from standard input is read by
/// all.
pub fn read_program(path: &Path, ranks: &mut Ranks) -> Result<Program, Refusal> {
    let is_input = path == Path::new("-");
    let name = if is_input { "<stdin>".to_string() } else { path.display().to_string() };
    let failed = |error| with_status(&LoadError::Io { name: name.clone(), error });
    let file = match (is_input, ranks.rank()) {
        (true, 0) => {
            let mut bytes = Vec::new();
            let read = io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes);
            read.map(|_| Mapped::from(bytes)).map_err(failed)
        }
        (true, _) => Ok(Mapped::from(Vec::new())),
        // a directory opens on some systems, and is not a program
        (false, _) if path.is_dir() => match Program::read(path) {
            Err(error) => Err(with_status(&error)),
            Ok(_) => access::open(path).map_err(failed),
        },
        (false, _) => access::open(path).map_err(failed),
    };
    let file = agreed(ranks, file)?;
    let file = if is_input { sent_by_first(ranks, file)? } else { file };
    let brought = ranks.all_gather(&hash(&file).to_le_bytes()).map_err(broken)?;
    if let Some(rank) = brought.iter().position(|bytes| bytes != &brought[0]) {
        let message = format!(
            "{FLAG}: {name} is another file on rank {rank} than on rank 0: all ranks need the same program"
        );
        return Err(Refusal::new(message, Status::Usage));
    }
    Program::from_file(&name, &Arc::new(file)).map_err(|error| with_status(&error))
}

/// What rank 0 read, on all ranks.
fn sent_by_first(ranks: &mut Ranks, file: Mapped) -> Result<Mapped, Refusal> {
    let brought = ranks.all_gather(&file).map_err(broken)?;
    Ok(brought.into_iter().next().map_or(file, Mapped::from))
}

/// The result of this rank, if all ranks have one, and else the error of the first rank that has one. The message names
/// the rank unless all have an error.
pub fn agreed<T>(ranks: &mut Ranks, own: Result<T, Refusal>) -> Result<T, Refusal> {
    let failures = failures(ranks, own.as_ref().err())?;
    let names_rank = failures.len() < ranks.size();
    first_of(failures, names_rank).map_or(own, Err)
}

/// The result of this rank, if all ranks have one, and else the error of the first rank that has one. Each rank did a part
/// of the work, in the order of the ranks, so one run in one place has the same error. The message names the rank only if
/// the ranks are on several machines, whose files may differ.
pub fn agreed_on_parts<T>(ranks: &mut Ranks, own: Result<T, Refusal>) -> Result<T, Refusal> {
    let failures = failures(ranks, own.as_ref().err())?;
    let names_rank = ranks.neighbours() < ranks.size();
    first_of(failures, names_rank).map_or(own, Err)
}

/// The ranks that have an error, in order, and their errors.
fn failures(ranks: &mut Ranks, own: Option<&Refusal>) -> Result<Vec<(usize, Refusal)>, Refusal> {
    let mut writer = Writer::default();
    writer.option(own, |writer, refusal| {
        writer.text(&refusal.message);
        writer.number(refusal.status as u64);
    });
    let brought = ranks.all_gather(&writer.bytes).map_err(broken)?;
    let mut failures = Vec::new();
    for (rank, bytes) in brought.iter().enumerate() {
        let error = Reader::new(bytes).option(|reader| Ok((reader.text()?, reader.number()?)));
        let error = error.map_err(|Malformed| broken(ranks.malformed(rank)))?;
        failures.extend(
            error.map(|(message, status)| (rank, Refusal::new(message, status_of(status)))),
        );
    }
    Ok(failures)
}

/// The error of the first rank that has one.
fn first_of(failures: Vec<(usize, Refusal)>, names_rank: bool) -> Option<Refusal> {
    let (rank, refusal) = failures.into_iter().next()?;
    Some(if names_rank { refusal.at(&format!("rank {rank}")) } else { refusal })
}

fn status_of(number: u64) -> Status {
    let all = [Status::Fine, Status::CheckFailed, Status::Usage, Status::Rejected, Status::Failed];
    all.into_iter().find(|status| *status as u64 == number).unwrap_or(Status::Io)
}

/// The error of ranks that cannot go on together.
pub fn broken(error: TransportError) -> Refusal {
    Refusal::new(format!("{FLAG}: {error}"), Status::Io)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranks::on_threads;

    fn arguments(texts: &[&str]) -> Vec<OsString> {
        texts.iter().map(OsString::from).collect()
    }

    #[test]
    fn a_rank_with_other_arguments_is_named_on_all_ranks() {
        let found = on_threads(3, |ranks| {
            let seed = if ranks.rank() == 2 { "--seed=2" } else { "--seed=1" };
            let name = format!("host{}/shlo-interp", ranks.rank());
            check_arguments(ranks, &arguments(&[&name, "p.mlir", seed]))
        });
        for found in found {
            let Refusal { message, status } = found.unwrap_err();
            assert_eq!(status, Status::Usage);
            assert!(message.contains("rank 2") && message.contains("`--seed=2`"), "{message}");
        }
        let same = on_threads(2, |ranks| check_arguments(ranks, &arguments(&["a", "p.mlir"])));
        assert_eq!(same, [Ok(()), Ok(())]);
        let fewer = on_threads(2, |ranks| {
            let given = if ranks.rank() == 1 { &["a"][..] } else { &["a", "p.mlir"] };
            check_arguments(ranks, &arguments(given))
        });
        assert!(
            fewer[0].as_ref().unwrap_err().message.contains("argument 1 is nothing, and `p.mlir`")
        );
    }

    #[test]
    fn a_program_that_differs_or_that_one_rank_cannot_read_is_an_error_on_all() {
        let folder = tempfile::tempdir().unwrap();
        let paths = [0, 1].map(|rank| folder.path().join(format!("p{rank}.mlir")));
        for (path, text) in
            paths.iter().zip(["func.func @f() { return }", "func.func @g() { return }"])
        {
            std::fs::write(path, text).unwrap();
        }
        let same = on_threads(2, |ranks| read_program(&paths[0], ranks).is_ok());
        assert_eq!(same, [true, true]);
        let status = |found: Vec<Result<Program, Refusal>>, words: &str| {
            let mut statuses = found.into_iter().map(|found| {
                let Refusal { message, status } = found.err().unwrap();
                assert!(message.contains(words), "{message}");
                status
            });
            (statuses.next().unwrap(), statuses.next().unwrap())
        };
        let found = on_threads(2, |ranks| read_program(&paths[ranks.rank()], ranks));
        assert_eq!(status(found, "another file on rank 1"), (Status::Usage, Status::Usage));
        std::fs::remove_file(&paths[1]).unwrap();
        let found = on_threads(2, |ranks| read_program(&paths[ranks.rank()], ranks));
        assert_eq!(status(found, "rank 1: "), (Status::Io, Status::Io));
        let found = on_threads(2, |ranks| read_program(&paths[1], ranks));
        let (first, second) = status(found, "p1.mlir");
        assert_eq!((first, second), (Status::Io, Status::Io));
    }

    #[test]
    fn an_error_in_a_part_of_the_work_is_that_of_the_first_rank_in_its_words() {
        let found = on_threads(4, |ranks| {
            let error = |status| {
                let message = format!("file {} is not there", ranks.rank());
                Err(Refusal::new(message, status))
            };
            let own = match ranks.rank() {
                1 => error(Status::Usage),
                3 => error(Status::Io),
                _ => Ok(()),
            };
            agreed_on_parts(ranks, own)
        });
        let first = Err(Refusal::new("file 1 is not there", Status::Usage));
        assert_eq!(found, [(); 4].map(|()| first.clone()));
    }

    #[test]
    fn an_error_names_the_rank_where_another_rank_may_have_none() {
        let refusal = |message: &str| Refusal::new(message, Status::Io);
        let failures = || vec![(2, refusal("no file")), (3, refusal(""))];
        assert_eq!(first_of(failures(), true), Some(refusal("rank 2: no file")));
        assert_eq!(first_of(failures(), false), Some(refusal("no file")));
        assert_eq!(first_of(Vec::new(), true), None);
    }

    #[test]
    fn each_flag_that_ranks_cannot_follow_is_named() {
        use crate::cli::command::Arguments;
        use clap::Parser;
        let refused_by = |flags: &[&str]| {
            let command = ["shlo-interp", "p.mlir", FLAG].iter().chain(flags);
            let arguments = Arguments::try_parse_from(command).expect("flags that there are");
            refused(&arguments.run)
        };
        for flags in [
            &["--trace", "t"][..],
            &["--set", "%1=0"],
            &["--break", "%1"],
            &["--step"],
            &["--device-dump", "d"],
            &["--probe-output-dir", "p"],
            &["--profile"],
            &["--profile=trace.json"],
        ] {
            let message = refused_by(flags).unwrap_or_else(|| panic!("{flags:?} is not refused"));
            let (flag, _) = flags[0].split_once('=').unwrap_or((flags[0], ""));
            let words = format!("{flag} is not there with --mpi: leave out --mpi, ");
            assert!(message.starts_with(&words), "{message}");
        }
        for flags in [&[][..], &["--mesh"], &["--time"], &["-o", "d"], &["--expect", "1"]] {
            assert_eq!(refused_by(flags), None, "{flags:?}");
        }
    }
}
