//! Files of a line of JSON for each thing that was done, which a later run reads and adds to.

use std::fs::File;
use std::io;
use std::path::Path;

use serde_json::Value as Json;

use crate::access;

/// What the lines of a file say, and the file, to whose end lines are added. The file is made if there is none. A last line
/// without an end, which a run leaves that was stopped, is cut off. `what` names what a line has to be.
///
/// # Errors
///
/// The file cannot be read or written, or one of its lines says something else.
pub fn open<T>(
    path: &Path,
    what: &str,
    read: impl Fn(&Json) -> Option<T>,
) -> Result<(Vec<T>, File), String> {
    let failed = |error: io::Error| format!("cannot write {}: {error}", path.display());
    let text = match access::read_text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(format!("cannot read {}: {error}", path.display())),
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut known = Vec::new();
    for (number, line) in text[..whole].lines().enumerate() {
        let json: Option<Json> = serde_json::from_str(line).ok();
        let entry = json.as_ref().and_then(&read).ok_or_else(|| {
            let (number, path) = (number + 1, path.display());
            format!("line {number} of {path} is no {what}: name another file")
        })?;
        known.push(entry);
    }
    access::check_write(path).map_err(failed)?;
    let file = File::options().append(true).create(true).open(path).map_err(failed)?;
    file.set_len(whole as u64).map_err(failed)?;
    Ok((known, file))
}
