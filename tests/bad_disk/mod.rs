//! A disk on which reading and writing go wrong.
#![allow(dead_code, reason = "not every test needs all that can go wrong")]

use std::{
    io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use nonaga::home::{Disk, Entry, FolderLock, Growing, RealDisk, Unsynced};

/// A disk that can be full, slow or deadly.
#[derive(Clone, Debug, Default)]
pub struct BadDisk {
    full: Arc<AtomicBool>,
    /// Reading and writing wait for as long as this is set.
    slow: Arc<AtomicBool>,
    /// How many more times writing panics.
    deaths: Arc<AtomicU32>,
}

impl BadDisk {
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }

    pub fn slow_down(&self, slow: bool) {
        self.slow.store(slow, Ordering::SeqCst);
    }

    pub fn die(&self, deaths: u32) {
        self.deaths.store(deaths, Ordering::SeqCst);
    }

    fn wait(&self) {
        while self.slow.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// A file that grows on it.
#[derive(Debug)]
struct BadGrowing {
    file: Box<dyn Growing>,
    disk: BadDisk,
}

impl Growing for BadGrowing {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.disk.wait();
        self.file.cut(length)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.disk.wait();
        if self.disk.full.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.file.append(bytes)
    }
}

impl Disk for BadDisk {
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>> {
        self.wait();
        RealDisk.read(file, limit)
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        self.wait();
        let deaths = self.deaths.load(Ordering::SeqCst);
        self.deaths.store(deaths.saturating_sub(1), Ordering::SeqCst);
        assert!(deaths == 0, "writing fails for a test");
        if self.full.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        RealDisk.create(file, bytes)
    }

    fn create_private(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        self.create(file, bytes)
    }

    fn grow(&self, file: &Path) -> io::Result<Box<dyn Growing>> {
        self.wait();
        Ok(Box::new(BadGrowing { file: RealDisk.grow(file)?, disk: self.clone() }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        RealDisk.rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        RealDisk.remove(file)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        RealDisk.exists(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        RealDisk.list(folder)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.create_folder(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.sync_folder(folder)
    }

    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn FolderLock>>> {
        RealDisk.lock(file)
    }

    fn is_free(&self, file: &Path) -> io::Result<bool> {
        RealDisk.is_free(file)
    }
}
