//! The bus: a private session bus, with the accessibility bus of at-spi2-core behind it.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use atspi::proxy::bus::{BusProxy, StatusProxy};
use bevy::tasks::block_on;
use tempfile::TempDir;
use zbus::{Connection, connection::Builder, names::BusName, proxy::CacheProperties};

use super::{
    events::Events,
    tree::{self, Thing},
};

/// Far longer than any step takes, unless the machine is busy.
const PATIENCE: Duration = Duration::from_mins(2);
const ADDRESS: &str = "DBUS_SESSION_BUS_ADDRESS";

/// What leads to the desktop of whoever runs the tests. at-spi2-core would write to its display and to its
/// settings.
const DESKTOP: [&str; 5] =
    [ADDRESS, "AT_SPI_BUS_ADDRESS", "DBUS_STARTER_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY"];

/// A bus on which only those can speak that were given its address.
#[derive(Debug)]
pub struct Bus {
    accessibility: Connection,
    sessions: Connection,
    /// They end with this, the launcher first: it ends the accessibility bus.
    _running: [Running; 2],
    folder: TempDir,
}

impl Bus {
    /// What a bus needs and this machine lacks.
    pub fn missing_here() -> Option<String> {
        let has_daemon = Command::new("dbus-daemon").arg("--version").output().is_ok();
        if !has_daemon {
            return Some("dbus-daemon is not installed".to_owned());
        }
        launcher().is_none().then(|| "at-spi2-core is not installed".to_owned())
    }

    /// Starts a bus, and switches the screen reader on. Returns once it listens.
    pub fn open() -> zbus::Result<Bus> {
        let launcher =
            launcher().ok_or_else(|| zbus::Error::Failure("no at-spi2-core".to_owned()))?;
        // The path of a socket has to be short.
        let folder = TempDir::with_prefix_in("bus", "/tmp")?;
        let configuration = folder.path().join("bus.conf");
        fs::write(&configuration, configuration_in(folder.path()))?;
        let mut daemon = Command::new("dbus-daemon");
        daemon.arg("--nofork").arg("--nopidfile").arg("--config-file").arg(configuration);
        let session = Running::start(daemon, folder.path())?;
        wait_for("the session bus", || folder.path().join("bus").exists())?;
        let launcher = Running::start(Command::new(launcher), folder.path())?;

        let address = address_in(folder.path());
        block_on(async {
            let sessions = Builder::address(address.as_str())?.build().await?;
            wait_for_name(&sessions, "org.a11y.Bus").await?;
            let address = BusProxy::new(&sessions).await?.get_address().await?;
            let accessibility = Builder::address(address.as_str())?.build().await?;
            let bus = Bus { accessibility, sessions, _running: [launcher, session], folder };
            bus.switch_on().await?;
            Ok(bus)
        })
    }

    /// Lets a program speak on this bus, and on no other.
    pub fn lead<'a>(&self, program: &'a mut Command) -> &'a mut Command {
        for name in DESKTOP {
            program.env_remove(name);
        }
        program.env(ADDRESS, address_in(self.folder.path()))
    }

    /// The things that the running programs show, from the outermost inwards.
    pub fn things(&self) -> zbus::Result<Vec<Thing>> {
        block_on(tree::things(&self.accessibility))
    }

    /// Presses a thing through the screen reader. Fails if the thing says that it cannot be pressed.
    pub fn press(&self, thing: &Thing) -> zbus::Result<bool> {
        block_on(tree::press(&self.accessibility, thing))
    }

    /// Moves the focus to a thing through the screen reader.
    pub fn focus(&self, thing: &Thing) -> zbus::Result<bool> {
        block_on(tree::focus(&self.accessibility, thing))
    }

    /// What is written in a field.
    pub fn written(&self, field: &Thing) -> zbus::Result<String> {
        block_on(tree::written(&self.accessibility, field))
    }

    /// Listens from now on.
    pub fn listen(&self) -> zbus::Result<Events> {
        block_on(Events::new(&self.accessibility))
    }

    /// The word of GNOME that a screen reader runs. Newer versions of at-spi2-core do not have it.
    async fn switch_on(&self) -> zbus::Result<()> {
        let status = StatusProxy::builder(&self.sessions)
            .cache_properties(CacheProperties::No)
            .build()
            .await?;
        status.set_is_enabled(true).await?;
        _ = status.set_screen_reader_enabled(true).await;
        Ok(())
    }
}

/// Allows everything to whoever has the address, and starts no service by itself.
fn configuration_in(folder: &Path) -> String {
    format!(
        r#"<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
    "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
    <type>session</type>
    <listen>{}</listen>
    <auth>EXTERNAL</auth>
    <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
    </policy>
</busconfig>
"#,
        address_in(folder)
    )
}

fn address_in(folder: &Path) -> String {
    format!("unix:path={}", folder.join("bus").display())
}

/// The launcher of the accessibility bus, as its own service file names it.
fn launcher() -> Option<PathBuf> {
    let folders = env::var_os("XDG_DATA_DIRS").filter(|folders| !folders.is_empty());
    let folders = folders.unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    let file = Path::new("dbus-1/services/org.a11y.Bus.service");
    let service =
        env::split_paths(&folders).find_map(|folder| fs::read_to_string(folder.join(file)).ok())?;
    let started = service.lines().find_map(|line| line.strip_prefix("Exec="))?;
    let program = PathBuf::from(started.split_whitespace().next()?);
    program.exists().then_some(program)
}

async fn wait_for_name(connection: &Connection, name: &str) -> zbus::Result<()> {
    let names = zbus::fdo::DBusProxy::new(connection).await?;
    let name = BusName::try_from(name)?;
    wait_for(&name, || {
        block_on(names.name_has_owner(name.clone())).is_ok_and(|has_owner| has_owner)
    })
}

fn wait_for(what: &str, is_so: impl Fn() -> bool) -> zbus::Result<()> {
    let began = Instant::now();
    while !is_so() {
        if began.elapsed() > PATIENCE {
            return Err(zbus::Error::Failure(format!("{what} does not start")));
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// A program that ends with this.
#[derive(Debug)]
struct Running(Child);

impl Running {
    /// Starts a program that finds only this folder, and no desktop.
    fn start(mut program: Command, folder: &Path) -> io::Result<Running> {
        for name in DESKTOP {
            program.env_remove(name);
        }
        let in_folder = [
            "HOME",
            "TMPDIR",
            "XDG_RUNTIME_DIR",
            "XDG_CONFIG_HOME",
            "XDG_CACHE_HOME",
            "XDG_DATA_HOME",
        ];
        let started = program
            .env(ADDRESS, address_in(folder))
            .envs(in_folder.map(|name| (name, folder.as_os_str())))
            .env("GSETTINGS_BACKEND", "memory")
            // Some systems would start the bus through systemd, which is not here.
            .env("ATSPI_DBUS_IMPLEMENTATION", "dbus-daemon")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Running(started))
    }
}

impl Drop for Running {
    /// Asks it to end, so that it can end what it started.
    fn drop(&mut self) {
        let asked = Command::new("kill").arg(self.0.id().to_string()).status();
        let began = Instant::now();
        while asked.is_ok() && began.elapsed() < Duration::from_secs(5) {
            if !matches!(self.0.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        _ = self.0.kill();
        _ = self.0.wait();
    }
}
