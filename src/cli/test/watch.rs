//! `test --watch`: tests files again as they change, until the user ends it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::TestArguments;
use crate::cli::terminal::{Ended, Terminal};
use crate::diagnostic::counted;
use crate::runner::report::FileReport;
use crate::runner::{companion, find_files};

/// The time between two looks at the files.
const PAUSE: Duration = Duration::from_millis(300);

/// When a file changed last and its size, or `None` if there is no such file.
type State = Option<(SystemTime, u64)>;

/// The files of the last look: the state of each, and that of the file with its tests beside it.
type Seen = HashMap<PathBuf, (State, State)>;

/// Runs the tests of all files, then those of files that change or appear, until an error of writing or a
/// signal ends it.
pub fn watch(arguments: &TestArguments, files: &[PathBuf], terminal: &mut Terminal<'_>) -> Ended {
    // a file that changes while its tests run is tested again
    let mut seen = look(files);
    let mut known = Vec::new();
    super::run(arguments, files, &mut known, terminal)?;
    let count = counted(files.len(), "file");
    writeln!(terminal.err, "watching {count}; Ctrl-C ends it")?;
    loop {
        std::thread::sleep(PAUSE);
        // an editor that writes a file may remove its path for a moment
        let Ok(files) = find_files(&arguments.paths) else { continue };
        let now = look(&files);
        let changed = changed(&files, &seen, &now);
        seen = now;
        if changed.is_empty() {
            continue;
        }
        let is_other = |report: &FileReport| {
            let path = Path::new(&report.path);
            seen.contains_key(path) && !changed.iter().any(|changed| changed == path)
        };
        known.retain(is_other);
        let failing = known.iter().flat_map(|report| &report.cases);
        let failing = failing.filter(|case| case.verdict.is_bad()).count();
        super::run(arguments, &changed, &mut known, terminal)?;
        if failing > 0 {
            writeln!(terminal.out, "{} of other files failed before", counted(failing, "test"))?;
            terminal.out.flush()?;
        }
    }
}

/// The files that exist and have changed since the last look.
fn changed(files: &[PathBuf], before: &Seen, now: &Seen) -> Vec<PathBuf> {
    let differs = |path: &&PathBuf| now[*path].0.is_some() && before.get(*path) != now.get(*path);
    files.iter().filter(differs).cloned().collect()
}

fn look(files: &[PathBuf]) -> Seen {
    let state = |path: &Path| {
        let metadata = std::fs::metadata(path).ok()?;
        Some((metadata.modified().ok()?, metadata.len()))
    };
    let states = |path: &PathBuf| (state(path), companion(path).and_then(|beside| state(&beside)));
    files.iter().map(|path| (path.clone(), states(path))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_change_appear_or_have_other_tests_beside_them_are_tested_again() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = |name: &str| directory.path().join(name);
        let write = |name: &str, text: &str| std::fs::write(path(name), text).expect("a file");
        for name in ["same.mlir", "edited.mlir", "renamed.mlir", "gone.mlir", "p.mlirbc"] {
            write(name, "a");
        }
        write("p.mlirbc.test", "a");
        let names =
            ["same.mlir", "edited.mlir", "renamed.mlir", "gone.mlir", "p.mlirbc", "new.mlir"];
        let files: Vec<PathBuf> = names.iter().map(|name| path(name)).collect();
        let before = look(&files[..5]);
        write("edited.mlir", "ab");
        write("other", "ab");
        std::fs::rename(path("other"), path("renamed.mlir")).expect("renamed");
        std::fs::remove_file(path("gone.mlir")).expect("removed");
        write("p.mlirbc.test", "ab");
        write("new.mlir", "a");
        let now = look(&files);
        let expected = ["edited.mlir", "renamed.mlir", "p.mlirbc", "new.mlir"].map(path);
        assert_eq!(changed(&files, &before, &now), expected);
    }
}
