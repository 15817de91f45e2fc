//! Files that appear whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use crate::access;
use tempfile::NamedTempFile;

/// Writes a file that appears whole or not at all, and replaces a file that may be at the path or at the end
/// of a link there. Until it is complete it has no name, or a name that no other run uses if the system has
/// no nameless files. A path that is not a regular file (a device, a pipe) is written directly.
pub fn write_whole<T>(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<T>,
) -> io::Result<T> {
    access::check_write(path)?;
    let earlier = fs::metadata(path).ok();
    if earlier.as_ref().is_some_and(|found| !found.is_file() && !found.is_dir()) {
        return write(&mut File::options().write(true).open(path)?);
    }
    let place = fs::canonicalize(path).ok();
    let path = place.as_deref().unwrap_or(path);
    let earlier = earlier.filter(fs::Metadata::is_file);
    let write = |file: &mut File| -> io::Result<T> {
        let written = write(file)?;
        if let Some(earlier) = earlier {
            // some file systems have no permissions to set
            let _ = file.set_permissions(earlier.permissions());
        }
        Ok(written)
    };
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let directory = directory.unwrap_or(Path::new("."));
    if let Some(mut file) = nameless_in(directory)? {
        let written = write(&mut file)?;
        named_in(directory, &file)?.persist(path).map_err(|error| error.error)?;
        return Ok(written);
    }
    let mut unfinished = partial().tempfile_in(directory)?;
    let written = write(unfinished.as_file_mut())?;
    unfinished.persist(path).map_err(|error| error.error)?;
    Ok(written)
}

/// Writes a text to a file that appears whole or not at all.
///
/// # Errors
///
/// Why the file cannot be written, with its path.
pub fn write_text(path: &Path, text: &str) -> Result<(), String> {
    write_whole(path, |file| file.write_all(text.as_bytes()))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// A maker of files with names of their own, `.NAME.partial`, which are deleted unless they are renamed.
fn partial() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(".partial");
    // the process's umask takes away from these permissions, as from those of any file
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// A new nameless file in a directory, of which nothing is left if the process is killed. The result is
/// `None` if the file system has no such files or could not give them a name later.
#[cfg(target_os = "linux")]
fn nameless_in(directory: &Path) -> io::Result<Option<File>> {
    use rustix::fs::{Mode, OFlags, open};
    use rustix::io::Errno;

    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    match open(directory, flags, Mode::from_raw_mode(0o666)) {
        Ok(file) => {
            let file = File::from(file);
            Ok(descriptor(&file).exists().then_some(file))
        }
        Err(Errno::OPNOTSUPP | Errno::ISDIR | Errno::INVAL) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Gives a nameless file a temporary name, by which it can be moved over another file.
#[cfg(target_os = "linux")]
fn named_in(directory: &Path, file: &File) -> io::Result<NamedTempFile<()>> {
    use rustix::fs::{AtFlags, CWD, linkat};

    partial().make_in(directory, |path| {
        Ok(linkat(CWD, descriptor(file), CWD, path, AtFlags::SYMLINK_FOLLOW)?)
    })
}

/// The path under which the system shows an open file.
#[cfg(target_os = "linux")]
fn descriptor(file: &File) -> std::path::PathBuf {
    use std::os::fd::AsRawFd;

    format!("/proc/self/fd/{}", file.as_raw_fd()).into()
}

#[cfg(not(target_os = "linux"))]
fn nameless_in(_: &Path) -> io::Result<Option<File>> {
    Ok(None)
}

#[cfg(not(target_os = "linux"))]
fn named_in(_: &Path, _: &File) -> io::Result<NamedTempFile<()>> {
    unreachable!("there are no nameless files")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(directory: &Path) -> Vec<String> {
        let entries = fs::read_dir(directory).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn a_file_has_its_name_only_when_it_is_whole() {
        let desk = tempfile::tempdir().unwrap();
        let path = desk.path().join("a.npy");
        let nameless = nameless_in(desk.path()).unwrap().is_some();
        write_whole(&path, |file| {
            file.write_all(b"half")?;
            assert!(!path.exists());
            assert_eq!(names(desk.path()).len(), usize::from(!nameless));
            file.write_all(b" and half")
        })
        .unwrap();
        assert_eq!(names(desk.path()), ["a.npy"]);
        assert_eq!(fs::read_to_string(&path).unwrap(), "half and half");
        let failed = write_whole(&path, |file| {
            file.write_all(b"other")?;
            Err::<(), _>(io::Error::other("full"))
        });
        assert_eq!(failed.unwrap_err().to_string(), "full");
        assert_eq!(names(desk.path()), ["a.npy"]);
        assert_eq!(fs::read_to_string(&path).unwrap(), "half and half");
    }

    #[test]
    fn a_directory_that_is_missing_is_named_as_the_system_does() {
        let desk = tempfile::tempdir().unwrap();
        let error = write_whole(&desk.path().join("no/a.npy"), |_| Ok(())).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn what_a_link_leads_to_is_replaced_and_keeps_its_permissions() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let desk = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| desk.path().join(name));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        write_whole(&link, |file| file.write_all(b"new")).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
