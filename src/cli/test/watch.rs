//! `test --watch`: the tests of files that change, until the user ends it.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::TestArguments;
use crate::cli::terminal::{Ended, Terminal};
use crate::cli::testing::find_files;

/// How often files are looked at.
const PAUSE: Duration = Duration::from_millis(300);

/// What is known of the files: their sizes and when they changed last.
type Seen = HashMap<PathBuf, Option<(SystemTime, u64)>>;

/// Runs the tests of files that change or appear, until an error of writing or a signal ends it.
pub fn watch(arguments: &TestArguments, files: &[PathBuf], terminal: &mut Terminal<'_>) -> Ended {
    let mut seen = look(files);
    writeln!(terminal.err, "watching {} files; Ctrl-C ends it", files.len())?;
    loop {
        std::thread::sleep(PAUSE);
        // a path that is gone for a moment, as editors write files, comes again
        let Ok(files) = find_files(&arguments.paths) else { continue };
        let now = look(&files);
        let changed = |path: &&PathBuf| now[*path].is_some() && seen.get(*path) != now.get(*path);
        let changed: Vec<PathBuf> = files.iter().filter(changed).cloned().collect();
        seen = now;
        if !changed.is_empty() {
            super::run(arguments, &changed, terminal)?;
        }
    }
}

fn look(files: &[PathBuf]) -> Seen {
    let state = |path: &PathBuf| {
        let metadata = std::fs::metadata(path).ok()?;
        Some((metadata.modified().ok()?, metadata.len()))
    };
    files.iter().map(|path| (path.clone(), state(path))).collect()
}
