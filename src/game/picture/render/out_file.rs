//! The file that is written. It grows beside its place under another name, and gets its own name once it is
//! complete. If anything goes wrong before that, it is removed.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufWriter, IntoInnerError, Write},
    path::{Path, PathBuf},
    process,
};

use super::RenderError;
use crate::words::SystemFault;

/// A file on its way to its name.
pub(super) struct OutFile {
    growing: BufWriter<File>,
    place: Place,
}

impl OutFile {
    /// Begins a file. Fails if there is one of this name that may not be replaced.
    pub fn create(name: &Path, replaces: bool) -> Result<OutFile, RenderError> {
        if name.is_dir() {
            return Err(RenderError::unwritable(name, SystemFault::NotFile));
        }
        let last = name.file_name();
        let last = last.ok_or_else(|| RenderError::unwritable(name, SystemFault::BadName))?;
        let mut hidden = OsString::from(".");
        hidden.push(last);
        hidden.push(format!(".{}.part", process::id()));
        let (temporary, name) = (name.with_file_name(hidden), name.to_owned());
        check_free(&name, replaces)?;
        // A killed program that had the same number may have left one.
        _ = fs::remove_file(&temporary);
        let growing = File::create_new(&temporary);
        let growing = growing.map_err(|error| RenderError::unwritable(&name, error))?;
        let place = Place { temporary, name, replaces };
        Ok(OutFile { growing: BufWriter::new(growing), place })
    }

    /// Gives the complete file its name. Returns its size in bytes.
    pub fn finish(self) -> Result<u64, RenderError> {
        let OutFile { growing, place } = self;
        let unwritable = |error: io::Error| RenderError::unwritable(&place.name, error);
        let bytes = close(growing).map_err(unwritable)?;
        check_free(&place.name, place.replaces)?;
        // After this there is nothing left for `place` to remove.
        fs::rename(&place.temporary, &place.name).map_err(unwritable)?;
        Ok(bytes)
    }
}

impl Write for OutFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.growing.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.growing.flush()
    }
}

/// Where a file grows, and where it goes.
struct Place {
    temporary: PathBuf,
    name: PathBuf,
    replaces: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        // If even this fails, nothing more can be done.
        _ = fs::remove_file(&self.temporary);
    }
}

/// Writes what is left to the disk. Returns how many bytes the file has.
fn close(growing: BufWriter<File>) -> io::Result<u64> {
    let file = growing.into_inner().map_err(IntoInnerError::into_error)?;
    file.sync_all()?;
    Ok(file.metadata()?.len())
}

/// Checks that no file is replaced that may not be. A broken link takes up the name too.
fn check_free(name: &Path, replaces: bool) -> Result<(), RenderError> {
    if !replaces && name.symlink_metadata().is_ok() {
        return Err(RenderError::Exists { file: name.display().to_string() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_file_has_its_name_only_once_it_is_complete() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = folder.path().join("a.gif");
        let mut file = OutFile::create(&name, false).expect("a file");
        file.write_all(b"abc").expect("room");
        assert!(!name.exists());
        assert_eq!(file.finish(), Ok(3));
        assert_eq!(fs::read(&name).expect("the file"), b"abc");
        assert_eq!(names(folder.path()), ["a.gif"]);
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = folder.path().join("a.gif");
        fs::write(&name, "old").expect("a file");
        let mut file = OutFile::create(&name, true).expect("a file");
        file.write_all(&vec![7; 100_000]).expect("room");
        drop(file);
        assert_eq!(names(folder.path()), ["a.gif"]);
        assert_eq!(fs::read(&name).expect("the file"), b"old");
    }

    #[test]
    fn a_file_is_replaced_only_if_it_may_be() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = folder.path().join("a.gif");
        fs::write(&name, "old").expect("a file");
        let refused = OutFile::create(&name, false).err();
        assert!(matches!(refused, Some(RenderError::Exists { .. })), "{refused:?}");
        OutFile::create(&name, true).expect("a file").finish().expect("the file");
        assert_eq!(fs::read(&name).expect("the file"), b"");

        // It may also come up while the file is drawn.
        let name = folder.path().join("b.gif");
        let file = OutFile::create(&name, false).expect("a file");
        fs::write(&name, "theirs").expect("a file");
        assert!(matches!(file.finish(), Err(RenderError::Exists { .. })));
        assert_eq!(fs::read(&name).expect("the file"), b"theirs");
        assert_eq!(names(folder.path()).len(), 2);
    }

    #[test]
    fn what_keeps_a_file_from_being_written_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let detail = |name: PathBuf| match OutFile::create(&name, true).err() {
            Some(RenderError::Unwritable { detail, .. }) => Some(detail),
            _ => None,
        };
        assert_eq!(detail(folder.path().to_owned()), Some(SystemFault::NotFile));
        assert_eq!(detail(folder.path().join("none/a.gif")), Some(SystemFault::NotFound));
        fs::write(folder.path().join("file"), "").expect("a file");
        let inside = detail(folder.path().join("file/a.gif"));
        assert!(matches!(inside, Some(SystemFault::NotFolder | SystemFault::NotFound)));
    }
}
