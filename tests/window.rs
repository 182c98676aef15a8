//! Runs the program in a window, plays the first turn of a match with a real mouse, and takes a picture.
//!
//! Needs Xvfb and xdotool, a software driver or a GPU, and a minute. Without them it is skipped, and says so.
//! A second copy of the game, without a window, tells where to click. Nothing waits for a fixed time: the game logs when it is at rest, and the
//! saved match shows what was played.
#![cfg(all(feature = "game", target_os = "linux"))]

mod skip;

use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, ChildStderr, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    time::TimeUpdateStrategy,
    window::WindowResolution,
};
use nonaga::{
    game::{
        common::{Screen, Speaker},
        keeping::{Quality, Settings, WindowPlace},
        referee::{Ask, Asker, NewMatch, Referee},
        shown_plugin,
        stage::{View, has_adapter},
        table::{DISC_HEIGHT, Layout},
        windowless,
    },
    home::Home,
    record::{Player, PlayerKind, Record},
    rules::{Cell, HouseRules, Match, Position},
    words::{Language, Words},
};
use tempfile::TempDir;

const SIZE: (u32, u32) = (800, 600);
/// Far longer than any step takes, unless the machine is busy.
const PATIENCE: Duration = Duration::from_secs(90);

#[test]
fn the_first_turn_can_be_played_by_mouse() {
    if let Some(missing) = missing_here() {
        return skip::skip(&missing);
    }
    let folder = TempDir::new().unwrap();
    let (home, screen, mut game, mut twin) = open_match(folder.path());

    let turn = twin.any_turn();
    let (slide, relocation) = turn;
    for (cell, request, parts) in [
        (slide.from, None, 0),
        (slide.to, Some(Ask::Slide(slide)), 1),
        (relocation.from, None, 1),
        (relocation.to, Some(Ask::Relocate(relocation)), 2),
    ] {
        let token = parts == 0 && request.is_none();
        game.click(&screen, twin.on_screen(cell, token));
        twin.ask(request);
        game.wait_for(|| steps_kept(&home) == parts);
    }
    let kept = kept(&home).expect("the match in progress").game;
    assert_eq!(kept.turns(), twin.turns());

    let picture = screen.picture();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window.png");
    picture.clone().try_into_dynamic().unwrap().to_rgb8().save(&path).unwrap();
    println!("the first turn: {}", path.display());
    let colours = |is: fn([u8; 3]) -> bool| {
        let pixels = picture.data.as_ref().unwrap().chunks_exact(4);
        pixels.filter(|pixel| is([pixel[0], pixel[1], pixel[2]])).count()
    };
    assert!(colours(|[r, g, b]| r > 120 && g < 60 && b < 60) > 300, "no red tokens");
    assert!(colours(|[r, g, b]| r > 150 && g > 120 && b > 80) > 10_000, "no discs");

    // Dropping the game kills it, as `kill -9` would. The match can still be continued.
    drop(game);
    let [found] = &home.unfinished::<Record>().unfinished[..] else { panic!("one match") };
    assert_eq!(found.played.game.turns(), twin.turns());
}

/// A match of two people in a window, once it is at rest, and its twin. Everything is kept in this folder.
fn open_match(folder: &Path) -> (Home, Display, Game, Twin) {
    let home = Home::at(&folder.join("home"));
    let place = WindowPlace { size: SIZE, corner: Some((0, 0)) };
    let settings = Settings { window: Some(place), quality: Quality::Low, ..Settings::default() };
    home.save(&Settings::default(), &settings).unwrap();
    let screen = Display::open(folder);
    let mut game = Game::start(&screen, &folder.join("home"));
    game.wait_for_rest(0);
    (home, screen, game, Twin::new(settings))
}

/// What these tests need and this machine lacks.
fn missing_here() -> Option<String> {
    let is_missing = |program: &&str| Command::new(program).arg("-version").output().is_err();
    let program = ["Xvfb", "xdotool"].into_iter().find(is_missing);
    let program = program.map(|program| format!("{program} is not installed"));
    program.or_else(|| (!has_adapter()).then(|| "there is no graphics adapter".to_owned()))
}

/// How many rounds of three clicks each. `ROUNDS=34` makes a hundred clicks.
const ROUNDS: usize = 5;

#[test]
fn no_click_is_lost_even_if_it_arrives_within_one_slow_frame() {
    if let Some(missing) = missing_here() {
        return skip::skip(&missing);
    }
    let rounds = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let folder = TempDir::new().unwrap();
    let (home, screen, mut game, mut twin) = open_match(folder.path());
    let (slide, _) = twin.any_turn();
    let [from, to] = [(slide.from, true), (slide.to, false)]
        .map(|(cell, is_token)| twin.on_screen(cell, is_token));
    let take_back = twin.button_on_screen("Take back part of a turn");
    for _ in 0..rounds.unwrap_or(ROUNDS) {
        game.click_in_one_frame(&screen, from);
        game.click_in_one_frame(&screen, to);
        game.wait_for(|| steps_kept(&home) == 1);
        game.click_in_one_frame(&screen, take_back);
        game.wait_for(|| steps_kept(&home) == 0);
    }
}

/// How often the mouse moves.
const MOVES: u32 = 150;

#[test]
fn input_that_comes_while_a_picture_is_sent_wakes_the_game() {
    if let Some(missing) = missing_here() {
        return skip::skip(&missing);
    }
    let folder = TempDir::new().unwrap();
    let (_, screen, mut game, _) = open_match(folder.path());
    for i in 0..MOVES {
        // Hither and thither. The picture goes out just after the game has said that it is at rest.
        game.point(&screen, UVec2::new(200 + i * 67 % 400, 200 + i * 41 % 200).as_vec2());
    }
}

fn kept(home: &Home) -> Option<Record> {
    let file = home.folders()?.in_progress().join("1.ron");
    home.read_match::<Record>(&file).ok()
}

fn steps_kept(home: &Home) -> usize {
    kept(home).map_or(0, |record| record.game.steps().len())
}

/// A virtual display.
struct Display {
    server: Child,
    name: String,
    /// The file with what it shows.
    shown: PathBuf,
}

impl Display {
    fn open(folder: &Path) -> Display {
        let (width, height) = SIZE;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .arg("-fbdir")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        assert!(!number.trim().is_empty(), "Xvfb does not start");
        let shown = folder.join("Xvfb_screen0");
        Display { server, name: format!(":{}", number.trim()), shown }
    }

    fn xdotool(&self, args: &[&str]) {
        let done = Command::new("xdotool").args(args).env("DISPLAY", &self.name).status();
        assert!(done.unwrap().success(), "xdotool {args:?}");
    }

    /// What it shows. The file has the format of `xwd`.
    fn picture(&self) -> Image {
        let mut bytes = Vec::new();
        File::open(&self.shown).unwrap().read_to_end(&mut bytes).unwrap();
        let number =
            |i: usize| u32::from_be_bytes(std::array::from_fn(|byte| bytes[4 * i + byte])) as usize;
        let (header, width, height) = (number(0), number(4), number(5));
        let (line, colours) = (number(12), number(19));
        let pixels = &bytes[header + 12 * colours..];
        let mut data = Vec::with_capacity(4 * width * height);
        for row in pixels.chunks(line).take(height) {
            for pixel in row.chunks_exact(4).take(width) {
                data.extend([pixel[2], pixel[1], pixel[0], 255]);
            }
        }
        Image::new(
            Extent3d { width: SIZE.0, height: SIZE.1, depth_or_array_layers: 1 },
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        )
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        _ = self.server.kill();
        _ = self.server.wait();
    }
}

/// The program. It is killed when this is dropped.
struct Game {
    program: Child,
    /// How often it has logged that it is at rest.
    rests: Arc<AtomicUsize>,
}

impl Game {
    fn start(screen: &Display, home: &Path) -> Game {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"))
            .args(["play", "--red", "human", "--black", "human"])
            .env("DISPLAY", &screen.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("NONAGA_HOME", home)
            .env("RUST_LOG", "nonaga=debug,warn")
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let rests = Arc::new(AtomicUsize::new(0));
        let stderr = program.stderr.take().unwrap();
        let heard = rests.clone();
        thread::spawn(move || listen(stderr, &heard));
        Game { program, rests }
    }

    #[track_caller]
    fn wait_for(&mut self, is_so: impl Fn() -> bool) {
        let began = Instant::now();
        while !is_so() {
            if let Some(status) = self.program.try_wait().unwrap() {
                panic!("the game has ended: {status}");
            }
            assert!(began.elapsed() < PATIENCE, "it took too long");
            thread::sleep(Duration::from_millis(50));
        }
    }

    #[track_caller]
    fn wait_for_rest(&mut self, after: usize) {
        let rests = self.rests.clone();
        self.wait_for(|| rests.load(Ordering::SeqCst) > after);
    }

    /// Moves the mouse there, and waits until the game is at rest.
    #[track_caller]
    fn point(&mut self, screen: &Display, at: Vec2) {
        let rests = self.rests.load(Ordering::SeqCst);
        screen.xdotool(&["mousemove", &at.x.round().to_string(), &at.y.round().to_string()]);
        self.wait_for_rest(rests);
    }

    /// Moves the mouse there and clicks. After each, waits until the game is at rest.
    #[track_caller]
    fn click(&mut self, screen: &Display, at: Vec2) {
        self.point(screen, at);
        let rests = self.rests.load(Ordering::SeqCst);
        screen.xdotool(&["click", "1"]);
        self.wait_for_rest(rests);
    }
}

impl Game {
    /// Moves the mouse and clicks while the program is held up for half a second, as by a slow frame. So all of
    /// it arrives at once.
    fn click_in_one_frame(&mut self, screen: &Display, at: Vec2) {
        let signal = |name: &str| {
            let id = self.program.id().to_string();
            assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
        };
        signal("-STOP");
        let [x, y] = [at.x, at.y].map(|part| part.round().to_string());
        screen.xdotool(&["mousemove", &x, &y, "click", "1"]);
        thread::sleep(Duration::from_millis(500));
        signal("-CONT");
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        _ = self.program.kill();
        _ = self.program.wait();
    }
}

fn listen(stderr: ChildStderr, rests: &AtomicUsize) {
    for line in BufReader::new(stderr).lines().map_while(Result::ok) {
        eprintln!("{line}");
        if line.contains("at rest") {
            rests.fetch_add(1, Ordering::SeqCst);
        }
    }
}

/// The same game without a window. It knows where things are on the screen.
struct Twin(App);

impl Twin {
    fn new(settings: Settings) -> Twin {
        let window = Window { resolution: WindowResolution::new(SIZE.0, SIZE.1), ..default() };
        let mut app = App::new();
        app.add_plugins(windowless(Some(window), false))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
            .insert_resource(Speaker(Words::new(Language::ENGLISH)))
            .insert_resource(settings)
            .add_plugins(shown_plugin)
            .insert_state(Screen::Match);
        app.finish();
        app.cleanup();
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::Booklet));
        app.world_mut().write_message(
            Ask::Begin(Box::new(NewMatch::to_play(game, [person(), person()]))).by(Asker::Hand),
        );
        let mut twin = Twin(app);
        twin.ask(None);
        twin
    }

    /// Makes a request, and waits until nothing moves.
    fn ask(&mut self, ask: Option<Ask>) {
        if let Some(ask) = ask {
            self.0.world_mut().write_message(ask.by(Asker::Hand));
        }
        for _ in 0..300 {
            self.0.update();
        }
    }

    /// Where the button with this label is on the screen.
    fn button_on_screen(&mut self, label: &str) -> Vec2 {
        let world = self.0.world_mut();
        let mut buttons = world.query::<(&AccessibleLabel, &UiGlobalTransform, &ComputedNode)>();
        let found =
            buttons.iter(world).find(|(found, _, node)| found.0 == label && !node.is_empty());
        let (_, place, _) = found.unwrap_or_else(|| panic!("no button: {label}"));
        place.translation
    }

    fn position(&self) -> &Position {
        self.0.world().resource::<Referee>().position()
    }

    fn turns(&self) -> Vec<nonaga::rules::Turn> {
        self.0.world().resource::<Referee>().game().turns()
    }

    fn any_turn(&self) -> (nonaga::rules::Slide, nonaga::rules::Relocation) {
        let mut position = self.position().clone();
        let slide = position.slides()[0];
        position.play(nonaga::rules::Step::Slide(slide)).unwrap();
        let relocation = position.relocations().next().expect("a relocation");
        (slide, relocation)
    }

    /// Where a cell, or the token on it, is on the screen.
    fn on_screen(&mut self, cell: Cell, is_token: bool) -> Vec2 {
        let height = if is_token { 2.0 * DISC_HEIGHT } else { DISC_HEIGHT };
        let place = self.0.world().resource::<Layout>().place(cell) + Vec3::Y * height;
        let world = self.0.world_mut();
        let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, at) = views.single(world).expect("one camera");
        camera.world_to_viewport(at, place).expect("the cell is in view")
    }
}
