//! The file that is written. It grows without a name in the folder that it is meant for, so that the system removes it
//! however the program ends. Once it is complete, it is copied to its name.

use std::{
    fs::{self, File},
    io::{self, BufWriter, IntoInnerError, Seek, Write},
    path::{Path, PathBuf},
    process,
};

use super::RenderError;
use crate::words::SystemFault;

/// A file on its way to its name.
pub(super) struct OutFile {
    growing: BufWriter<File>,
    name: PathBuf,
    replaces: bool,
}

impl OutFile {
    /// Begins a file. Fails if there is one of this name that may not be replaced.
    pub fn create(name: &Path, replaces: bool) -> Result<OutFile, RenderError> {
        if name.is_dir() {
            return Err(RenderError::unwritable(name, SystemFault::NotFile));
        }
        if name.file_name().is_none() {
            return Err(RenderError::unwritable(name, SystemFault::BadName));
        }
        check_free(name, replaces)?;
        let growing = tempfile::tempfile_in(folder_of(name));
        let growing = growing.map_err(|error| RenderError::unwritable(name, error))?;
        Ok(OutFile { growing: BufWriter::new(growing), name: name.to_owned(), replaces })
    }

    /// Gives the complete file its name. Returns its size in bytes.
    pub fn finish(self) -> Result<u64, RenderError> {
        let OutFile { growing, name, replaces } = self;
        let unwritable = |error: io::Error| RenderError::unwritable(&name, error);
        let grown = growing.into_inner().map_err(IntoInnerError::into_error);
        let mut grown = grown.map_err(unwritable)?;
        let beside = Beside(folder_of(&name).join(format!(".{}.part", process::id())));
        let bytes = beside.write(&mut grown).map_err(unwritable)?;
        check_free(&name, replaces)?;
        // After this there is nothing left for `beside` to remove.
        fs::rename(&beside.0, &name).map_err(unwritable)?;
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

fn folder_of(name: &Path) -> &Path {
    let folder = name.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The name beside its own under which the complete file is for a moment, so that a file of its own name is always
/// complete.
struct Beside(PathBuf);

impl Beside {
    /// Copies all of a file there, and returns how many bytes it has.
    fn write(&self, grown: &mut File) -> io::Result<u64> {
        // A killed program that had the same number may have left one.
        _ = fs::remove_file(&self.0);
        let mut copy = File::create_new(&self.0)?;
        grown.rewind()?;
        let bytes = io::copy(grown, &mut copy)?;
        copy.sync_all()?;
        Ok(bytes)
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // If even this fails, nothing more can be done.
        _ = fs::remove_file(&self.0);
    }
}

/// Checks that no file is replaced that may not be, and that there can be one of this name. A broken link takes up the
/// name too.
fn check_free(name: &Path, replaces: bool) -> Result<(), RenderError> {
    match name.symlink_metadata() {
        Ok(_) if replaces => Ok(()),
        Ok(_) => Err(RenderError::Exists { file: name.display().to_string() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(RenderError::unwritable(name, error)),
    }
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
        assert_eq!(names(folder.path()), [""; 0], "a program that is killed leaves nothing behind");
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
        assert_eq!(names(folder.path()), ["a.gif"]);
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
        let too_long = detail(folder.path().join("a".repeat(300)));
        assert!(too_long.is_some(), "it is told before anything is drawn");
    }
}
