//! A disk in memory that can lose power, fill up and refuse writes.
//!
//! It keeps two states: what the running system sees, and what is on the platter. Until a folder is
//! synced, each change of a name in it may or may not have reached the platter, in any order. Until a file
//! is synced, any part of its bytes may be missing. This is the worst that a disk may do, and worse than
//! any file system in use.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, SystemTime},
};

use nonaga::home::{Disk, Entry, FolderLock, Growing, Unsynced};

use crate::choices::Choices;

/// Clones share the same disk.
#[derive(Clone, Debug, Default)]
pub struct FakeDisk(Arc<Mutex<State>>);

/// What goes wrong with the disk.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// The step, from 1, at which the power fails.
    pub stop_at: Option<usize>,
    /// The step that fails once because the disk is full.
    pub full_at: Option<usize>,
    /// The most bytes that fit in a new file.
    pub room: Option<usize>,
    /// Just before the next lock is taken, another copy holds it for a moment and writes this into its
    /// file.
    pub overtaken_by: Option<&'static str>,
    /// Nothing can be changed.
    pub read_only: bool,
    /// Syncing a file does nothing.
    pub forgets_files: bool,
    /// Syncing a folder does nothing.
    pub forgets_folders: bool,
}

#[derive(Clone, Debug, Default)]
struct State {
    faults: Faults,
    /// The number of calls so far that change something or make it durable.
    steps: usize,
    off: bool,
    names: Names,
    platter: Names,
    pending: Vec<Change>,
    contents: Vec<Content>,
    held: BTreeSet<PathBuf>,
}

type Names = BTreeMap<PathBuf, Node>;

/// Names that change together. The change is durable once all their folders are synced.
#[derive(Clone, Debug)]
struct Change {
    names: Vec<(PathBuf, Option<Node>)>,
    unsynced: BTreeSet<PathBuf>,
}

#[derive(Clone, Copy, Debug)]
enum Node {
    Folder,
    /// Holds the index of its content.
    File(usize),
}

#[derive(Clone, Debug)]
struct Content {
    bytes: Vec<u8>,
    /// How many bytes at its start are on the platter although the file has changed since.
    durable: usize,
    synced: bool,
    modified: SystemTime,
}

impl FakeDisk {
    pub fn set_faults(&self, faults: Faults) {
        self.state().faults = faults;
    }

    /// Whether the power has failed, as set by [`Faults::stop_at`].
    pub fn has_stopped(&self) -> bool {
        self.state().off
    }

    /// The number of calls so far that change something or make it durable.
    pub fn steps(&self) -> usize {
        self.state().steps
    }

    /// The names of all files and folders.
    pub fn names(&self) -> Vec<PathBuf> {
        self.state().names.keys().cloned().collect()
    }

    /// Adds a durable file, with all folders above it.
    pub fn put(&self, file: &Path, bytes: &[u8]) {
        let mut state = self.state();
        for folder in file.ancestors().skip(1).filter(|folder| folder.parent().is_some()) {
            state.names.insert(folder.to_owned(), Node::Folder);
        }
        let content = state.new_content(bytes);
        state.contents[content].synced = true;
        state.names.insert(file.to_owned(), Node::File(content));
        state.platter = state.names.clone();
    }

    /// The disk after the program was killed at step `stop_at`. Everything the system saw is there, but may
    /// still be lost.
    pub fn after_kill(&self) -> Self {
        let state = self.state().clone();
        let faults = Faults::default();
        Self(Arc::new(Mutex::new(State { off: false, held: BTreeSet::new(), faults, ..state })))
    }

    /// One possible state of the disk after a power cut.
    pub fn after_power_cut(&self, choices: &mut Choices) -> Self {
        let state = self.state();
        let mut names = state.platter.clone();
        for change in &state.pending {
            if choices.choose(2) == 1 {
                apply(&mut names, change);
            }
        }
        // A file can only be there if its folder is. Folders come first in the map.
        let mut reached = Names::new();
        for (path, node) in names {
            if is_root(&path)
                || path.parent().is_some_and(|f| is_root(f) || reached.contains_key(f))
            {
                reached.insert(path, node);
            }
        }
        let mut contents = state.contents.clone();
        for node in reached.values() {
            if let Node::File(content) = node
                && let Content { bytes, durable, synced: synced @ false, .. } =
                    &mut contents[*content]
            {
                *synced = true;
                match choices.choose(4) {
                    0 => bytes.truncate(*durable),
                    1 => bytes.truncate(usize::midpoint(*durable, bytes.len())),
                    // Only the length has reached the platter.
                    2 => bytes[*durable..].fill(0),
                    _ => (),
                }
            }
        }
        let (names, platter) = (reached.clone(), reached);
        Self(Arc::new(Mutex::new(State { names, platter, contents, ..State::default() })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a change, which counts as a step. If the power fails at this step, the change is pending and
    /// may or may not happen.
    fn change<T>(&self, change: impl FnOnce(&mut State) -> io::Result<T>) -> io::Result<T> {
        let mut state = self.state();
        let last = state.begin_step()?;
        let changed = change(&mut state);
        // The state must be unlocked before the result is dropped, because that may release a lock file.
        drop(state);
        if last { Err(no_power()) } else { changed }
    }

    /// Makes something durable, which counts as a step. If the power fails at this step, it does not happen.
    fn sync(&self, sync: impl FnOnce(&mut State)) -> io::Result<()> {
        let mut state = self.state();
        if state.begin_step()? {
            return Err(no_power());
        }
        sync(&mut state);
        Ok(())
    }
}

impl State {
    fn begin_step(&mut self) -> io::Result<bool> {
        if self.off {
            return Err(no_power());
        }
        if self.faults.read_only {
            return Err(ErrorKind::ReadOnlyFilesystem.into());
        }
        self.steps += 1;
        if self.faults.full_at == Some(self.steps) {
            return Err(ErrorKind::StorageFull.into());
        }
        self.off = self.faults.stop_at == Some(self.steps);
        Ok(self.off)
    }

    fn rename(&mut self, names: Vec<(PathBuf, Option<Node>)>) {
        let unsynced = names.iter().filter_map(|(path, _)| path.parent()).map(Path::to_owned);
        let change = Change { unsynced: unsynced.collect(), names };
        apply(&mut self.names, &change);
        self.pending.push(change);
    }

    /// Takes the pending changes that have certainly reached the platter: the durable ones, and every
    /// earlier change to the same names.
    fn take_durable(&mut self) -> Vec<Change> {
        let mut durable = BTreeSet::new();
        let mut taken = Vec::new();
        for change in std::mem::take(&mut self.pending).into_iter().rev() {
            let paths = || change.names.iter().map(|(path, _)| path);
            if change.unsynced.is_empty() || paths().any(|path| durable.contains(path)) {
                durable.extend(paths().cloned());
                taken.push(change);
            } else {
                self.pending.push(change);
            }
        }
        self.pending.reverse();
        taken.reverse();
        taken
    }

    fn find(&self, path: &Path) -> io::Result<Node> {
        if is_root(path) {
            return Ok(Node::Folder);
        }
        self.names.get(path).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn has_folder_of(&self, path: &Path) -> io::Result<()> {
        match self.find(path.parent().unwrap_or(path))? {
            Node::Folder => Ok(()),
            Node::File(_) => Err(ErrorKind::NotADirectory.into()),
        }
    }

    fn new_content(&mut self, bytes: &[u8]) -> usize {
        let number = self.contents.len();
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(number as u64);
        // An empty file has no bytes to lose.
        let synced = bytes.is_empty();
        self.contents.push(Content { bytes: bytes.to_owned(), durable: 0, synced, modified });
        number
    }
}

impl Disk for FakeDisk {
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>> {
        let state = self.state();
        match state.find(file)? {
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
            Node::File(content) if state.contents[content].bytes.len() > limit => {
                Err(ErrorKind::FileTooLarge.into())
            }
            Node::File(content) => Ok(state.contents[content].bytes.clone()),
        }
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        self.change(|state| {
            state.has_folder_of(file)?;
            if state.find(file).is_ok() {
                return Err(ErrorKind::AlreadyExists.into());
            }
            let room = state.faults.room.unwrap_or(usize::MAX).min(bytes.len());
            let content = state.new_content(&bytes[..room]);
            state.rename(vec![(file.to_owned(), Some(Node::File(content)))]);
            if room < bytes.len() {
                return Err(ErrorKind::StorageFull.into());
            }
            let written = Written { disk: self.clone(), content };
            Ok(Box::new(written) as Box<dyn Unsynced>)
        })
    }

    fn create_private(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        self.create(file, bytes)
    }

    fn grow(&self, file: &Path) -> io::Result<Box<dyn Growing>> {
        self.change(|state| {
            state.has_folder_of(file)?;
            let content = match state.find(file) {
                Ok(Node::File(content)) => content,
                Ok(Node::Folder) => return Err(ErrorKind::IsADirectory.into()),
                Err(_) => {
                    let content = state.new_content(&[]);
                    state.rename(vec![(file.to_owned(), Some(Node::File(content)))]);
                    content
                }
            };
            Ok(Box::new(Written { disk: self.clone(), content }) as Box<dyn Growing>)
        })
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.change(|state| {
            state.has_folder_of(to)?;
            let node = state.find(from)?;
            state.rename(vec![(from.to_owned(), None), (to.to_owned(), Some(node))]);
            Ok(())
        })
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        self.change(|state| {
            state.find(file)?;
            state.rename(vec![(file.to_owned(), None)]);
            Ok(())
        })
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        Ok(self.state().find(path).is_ok())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let state = self.state();
        state.find(folder)?;
        let in_folder = state.names.iter().filter(|(path, _)| path.parent() == Some(folder));
        Ok(in_folder
            .filter_map(|(path, node)| match node {
                Node::Folder => None,
                Node::File(content) => {
                    let modified = state.contents[*content].modified;
                    Some(Entry { path: path.clone(), modified })
                }
            })
            .collect())
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.change(|state| {
            state.has_folder_of(folder)?;
            state.rename(vec![(folder.to_owned(), Some(Node::Folder))]);
            Ok(())
        })
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.sync(|state| {
            if state.faults.forgets_folders {
                return;
            }
            for change in &mut state.pending {
                change.unsynced.remove(folder);
            }
            for change in state.take_durable() {
                apply(&mut state.platter, &change);
            }
        })
    }

    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn FolderLock>>> {
        self.change(|state| {
            state.has_folder_of(file)?;
            if state.find(file).is_err() {
                let content = state.new_content(&[]);
                state.rename(vec![(file.to_owned(), Some(Node::File(content)))]);
            }
            if let Some(left) = state.faults.overtaken_by.take() {
                let content = state.new_content(left.as_bytes());
                state.rename(vec![(file.with_extension("ron"), Some(Node::File(content)))]);
            }
            let free = state.held.insert(file.to_owned());
            let held = || Lock { disk: self.clone(), file: file.to_owned() };
            Ok(free.then(|| Box::new(held()) as Box<dyn FolderLock>))
        })
    }

    fn is_free(&self, file: &Path) -> io::Result<bool> {
        Ok(!self.state().held.contains(file))
    }
}

#[derive(Debug)]
struct Written {
    disk: FakeDisk,
    content: usize,
}

impl Unsynced for Written {
    fn sync(self: Box<Self>) -> io::Result<()> {
        self.disk.sync(|state| {
            if !state.faults.forgets_files {
                state.contents[self.content].synced = true;
            }
        })
    }
}

impl Written {
    /// Changes the bytes of the file and syncs them, in two steps.
    fn change(&self, change: impl FnOnce(&mut Content, Option<usize>)) -> io::Result<()> {
        self.disk.change(|state| {
            let room = state.faults.room;
            let content = &mut state.contents[self.content];
            if content.synced {
                content.durable = content.bytes.len();
            }
            change(content, room);
            content.synced = false;
            Ok(())
        })?;
        self.disk.sync(|state| {
            if !state.faults.forgets_files {
                let content = &mut state.contents[self.content];
                (content.synced, content.durable) = (true, content.bytes.len());
            }
        })
    }
}

impl Growing for Written {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.change(|content, _| {
            content.bytes.truncate(length as usize);
            content.durable = content.durable.min(content.bytes.len());
        })
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut fits = true;
        self.change(|content, room| {
            let room = room.map_or(bytes.len(), |room| room.saturating_sub(content.bytes.len()));
            fits = room >= bytes.len();
            content.bytes.extend(&bytes[..room.min(bytes.len())]);
        })?;
        if fits { Ok(()) } else { Err(ErrorKind::StorageFull.into()) }
    }
}

#[derive(Debug)]
struct Lock {
    disk: FakeDisk,
    file: PathBuf,
}

impl FolderLock for Lock {}

impl Drop for Lock {
    fn drop(&mut self) {
        self.disk.state().held.remove(&self.file);
    }
}

fn apply(names: &mut Names, change: &Change) {
    for (path, node) in &change.names {
        match node {
            Some(node) => names.insert(path.clone(), *node),
            None => names.remove(path),
        };
    }
}

fn is_root(path: &Path) -> bool {
    path.parent().is_none()
}

fn no_power() -> io::Error {
    io::Error::other("no power")
}
