//! Opens the game in a window, or says why it cannot.

use std::{env, path::PathBuf, sync::Arc, thread};

use bevy::{
    app::{TaskPoolOptions, TaskPoolThreadAssignmentPolicy, TerminalCtrlCHandlerPlugin},
    ecs::error::error,
    log::{Level, LogPlugin, tracing_subscriber::EnvFilter},
    prelude::*,
    render::RenderPlugin,
};
use serde::Serialize;
use strum::VariantNames;

use super::{attention, curtain, idle, lost_gpu, one_thread, window};
use crate::{
    game::{
        common::{Notice, Overrides, Screen, Speaker},
        keeping::{Keeping, Progress, Settings},
        players::{FarAsk, FarAway, Judge, LessonEntry, Lessons, Teach, Watch},
        plugins::shown_plugin,
        referee::{Ask, Asker, NewMatch, occasion::ComesFrom},
        screen::open_far_away,
        shelf::{ShelfBegin, ShelfMatch, ShelfOccasion},
        sound,
        stage::wanted,
        ui::early_bundles,
    },
    home::{Home, Loaded},
    mutants::MutantRecord,
    record::{Player, PlayerKind, Record, RecordError},
    rules::{HouseRules, Match, Position},
    words::Language,
    zebra::ZebraRecord,
};

/// Why the game cannot open here, or cannot stay open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum OpeningError {
    /// There is no display, or it does not answer.
    #[error("no display")]
    NoDisplay,
    /// There is no graphics adapter.
    #[error("no graphics adapter")]
    NoAdapter,
    /// The graphics adapter was lost while the game ran.
    #[error("lost graphics adapter")]
    LostAdapter,
    /// The folder that was given for assets cannot be read.
    #[error("{folder}: {why}")]
    NoAssets {
        /// The path of the folder.
        folder: String,
        /// The reason that the system gives.
        why: String,
    },
}

/// What the game begins with.
pub enum Start {
    /// The title.
    Title,
    /// A match by these rules, between these players of Red and Black.
    Match(HouseRules, [PlayerKind; 2]),
    /// The list of lessons.
    Lessons,
    /// The lesson with this name, which comes with the program.
    Lesson(String),
    /// A lesson of the player's.
    OwnLesson(LessonEntry),
    /// A recorded match to watch.
    Watch {
        /// What it is called.
        name: String,
        /// The match, as far as it is right.
        record: Box<Record>,
        /// What is wrong with the rest.
        fault: Option<RecordError>,
        /// Its file, if it comes from one.
        file: Option<PathBuf>,
    },
    /// The screen for matches with somebody far away, and what is asked there.
    FarAway(Option<FarAsk>),
    /// The page of Zebra, or a match of it.
    Zebra(Option<Box<ZebraRecord>>),
    /// The page of Mutant pentominoes, or a match of it.
    Mutants(Option<Box<MutantRecord>>),
}

/// Opens the game, and returns when it is closed. Files in the assets folder replace the built-in ones.
///
/// Without a language, it is the one that the player has chosen in the settings, or else the system's.
///
/// First this checks everything that Bevy would panic about.
pub fn open(
    language: Option<Language>,
    assets: Option<PathBuf>,
    start: Start,
) -> Result<(), OpeningError> {
    if let Some(folder) = &assets {
        folder.read_dir().map_err(|error| OpeningError::NoAssets {
            folder: folder.display().to_string(),
            why: error.to_string(),
        })?;
    }
    if !has_display() {
        return Err(OpeningError::NoDisplay);
    }
    // Finding the adapters takes a while, in which the rest is read.
    let wanted = thread::spawn(wanted);
    let home = Home::of_user();
    let Loaded { value: settings, notice } = home.load::<Settings>();
    let Loaded { value: progress, notice: of_progress } = home.load::<Progress>();
    let overrides = Overrides::new(assets, &home);
    let words = overrides.words(language.unwrap_or_else(|| settings.language_or_systems()));
    let unknown = settings.unknown_language();
    let window = window::window(words.say("game-title"), &settings);
    let lessons = Lessons::of(&home);
    let judge = Judge::keeping_in(home.clone());
    let far_away = FarAway::keeping_in(home.clone());
    let keeping = Keeping::after_loading(home, &settings, &progress);
    let wanted = wanted.join().ok().flatten().ok_or(OpeningError::NoAdapter)?;
    let mut app = App::new();
    // In a test such an error ends the program. Here the match is worth more: the log tells of it, and the game goes on.
    app.set_error_handler(error)
        .add_plugins(early_bundles)
        .insert_resource(Speaker(words))
        .insert_resource(overrides)
        .insert_resource(settings)
        .insert_resource(progress)
        .insert_resource(lessons)
        .insert_resource(judge)
        .insert_resource(far_away)
        .insert_resource(keeping)
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(log())
                .set(TaskPoolPlugin { task_pool_options: workers() })
                .set(RenderPlugin { render_creation: wanted.into(), ..default() })
                // Its handler would not wake a sleeping game.
                .disable::<TerminalCtrlCHandlerPlugin>(),
        )
        .add_plugins((shown_plugin, sound::plugin))
        .add_plugins((
            attention::plugin,
            curtain::plugin,
            idle::plugin,
            window::plugin,
            lost_gpu::plugin,
            one_thread,
        ));
    #[cfg(all(unix, not(target_os = "macos")))]
    app.add_plugins((super::screen_reader::plugin, super::picture_line::plugin));
    for notice in notice.into_iter().chain(of_progress) {
        app.world_mut().write_message(Notice::Home(notice));
    }
    if let Some(unknown) = unknown {
        app.world_mut().write_message(Notice::NoSuchLanguage(unknown));
    }
    begin_with(&mut app, start);
    if lost_gpu::is_reason(&app.run()) { Err(OpeningError::LostAdapter) } else { Ok(()) }
}

fn begin_with(app: &mut App, start: Start) {
    match start {
        Start::Title => {}
        Start::Lessons => drop(app.insert_state(Screen::Lessons)),
        Start::Match(rules, players) => {
            app.insert_state(Screen::Match);
            let new = match_between(rules, players);
            app.world_mut().write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
        }
        Start::Lesson(lesson) => {
            app.insert_state(Screen::Match);
            app.world_mut().write_message(Teach { lesson, step: None });
        }
        Start::OwnLesson(entry) => {
            app.insert_state(Screen::Match);
            // Somebody who writes a lesson wants to see it from the start.
            let teach = Teach { lesson: entry.name.clone(), step: Some(0) };
            app.world_mut().resource_mut::<Lessons>().add(entry);
            app.world_mut().write_message(teach);
        }
        Start::Watch { name, record, fault, file } => {
            app.insert_state(Screen::Match);
            let watch = Watch {
                record: Arc::from(record),
                name,
                lines: None,
                turn: 0,
                file,
                fault,
                comes_from: ComesFrom::Matches,
                is_playing: false,
            };
            app.world_mut().write_message(watch);
        }
        Start::FarAway(ask) => open_far_away(app.world_mut(), ask),
        Start::Zebra(record) => begin_other(app, record),
        Start::Mutants(record) => begin_other(app, record),
    }
}

/// Opens the page of another game, or the table with a match of it.
fn begin_other<R: ShelfMatch>(app: &mut App, record: Option<Box<R>>) {
    let Some(record) = record else {
        app.insert_state(Screen::OtherPage(R::GAME));
        return;
    };
    app.insert_state(Screen::OtherTable(R::GAME));
    app.world_mut().write_message(ShelfBegin(record, ShelfOccasion::Played));
}

/// What the terminal shows: errors, and the game's own warnings. The engine's other messages say nothing that
/// a player can act on. Setting `RUST_LOG` shows those that it names, and Bevy's usual ones.
fn log() -> LogPlugin {
    match env::var_os(EnvFilter::DEFAULT_ENV) {
        Some(_) => LogPlugin::default(),
        None => quiet_log(),
    }
}

fn quiet_log() -> LogPlugin {
    LogPlugin { level: Level::ERROR, filter: "nonaga=warn".to_owned(), ..default() }
}

/// The threads besides the frame's own. About forty render pipelines have to be compiled before the first
/// picture, and on a small machine Bevy would use only one thread for that.
fn workers() -> TaskPoolOptions {
    let usual = TaskPoolOptions::default();
    let compile = TaskPoolThreadAssignmentPolicy { min_threads: 2, ..usual.async_compute.clone() };
    TaskPoolOptions { async_compute: compile, ..usual }
}

fn match_between(rules: HouseRules, players: [PlayerKind; 2]) -> NewMatch {
    let game = Match::new(Position::start(rules));
    NewMatch::to_play(game, players.map(|player| Player { name: String::new(), player }))
}

/// Whether there is a display to open a window on. Bevy panics if there is none.
fn has_display() -> bool {
    !displays().is_empty()
}

/// The window systems that answer. Systems other than Linux and its relatives have one that always does.
pub(super) fn displays() -> Vec<&'static str> {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        let wayland = wayland_client::Connection::connect_to_env().is_ok().then_some("Wayland");
        let x11 = x11rb::connect(None).is_ok().then_some("X11");
        wayland.into_iter().chain(x11).collect()
    }
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    vec![env::consts::OS]
}

#[cfg(test)]
mod tests {
    use bevy::log::{
        tracing::{enabled, subscriber::with_default},
        tracing_subscriber::{Registry, layer::SubscriberExt},
    };

    use super::*;

    #[test]
    fn the_terminal_shows_errors_and_the_games_own_warnings() {
        let LogPlugin { level, filter, .. } = quiet_log();
        let filter = EnvFilter::builder().parse_lossy(format!("{level},{filter}"));
        with_default(Registry::default().with(filter), || {
            assert!(enabled!(target: "nonaga::game::keeping", Level::WARN));
            assert!(!enabled!(target: "nonaga::game::keeping", Level::INFO));
            assert!(enabled!(target: "wgpu_hal::vulkan", Level::ERROR));
            assert!(!enabled!(target: "wgpu_hal::vulkan", Level::WARN));
            assert!(!enabled!(target: "winit", Level::WARN));
            assert!(!enabled!(target: "bevy_render::renderer", Level::INFO));
        });
    }
}
