//! How long frames take to draw: `cargo bench --profile dev --bench drawing`.
//!
//! The same scenes are played at each quality, in real time and without a window. Then the view turns, so that all of
//! the board is drawn in each frame, and the time of each pass of the renderer is printed. The bare scene of
//! `examples/bare_scene.rs` is drawn as often. `SIZE=800x600` sets the size, `QUALITY=low` picks one quality, `ROUNDS=3`
//! plays the scenes three times, `STILL=1` plays them with a view that stays where it is, and
//! `VK_ICD_FILENAMES=/usr/share/vulkan/icd.d/lvp_icd.x86_64.json` takes the software driver even if there is a GPU.
//!
//! The goal, on the software driver with two cores and at automatic quality: a median of 60 ms, and at most 90 ms
//! for 99 of 100 frames.

#![expect(clippy::cast_precision_loss, reason = "a board has few cells")]

mod bare;

use std::{
    env, fs,
    path::Path,
    time::{Duration, Instant},
};

use bare::Bare;
use bevy::{
    camera::{NormalizedRenderTarget, RenderTarget},
    diagnostic::{Diagnostic, DiagnosticPath, DiagnosticsStore},
    picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    prelude::*,
    render::renderer::RenderAdapterInfo,
    time::TimeUpdateStrategy,
};
use nonaga::{
    game::{
        common::Screen,
        keeping::{Quality, Settings},
        picture::Darkroom,
        referee::{Ask, Asker, NewMatch, Referee},
        stage::{View, Work, has_adapter},
        table::Layout,
    },
    record::{Event, Player, PlayerKind, Playhead, Record, Span},
    rules::{HouseRules, Match, Position, Slide, Step},
    words::{Language, Words},
};

/// How many frames are drawn for the share of a part.
const FRAMES: usize = 12;
/// How long to wait before and after each scene, until nothing moves any more.
const PAUSE: Duration = Duration::from_millis(1500);
/// How much a pixel may differ before somebody sees it, of 255.
const CLEARLY: u8 = 24;
/// How many times a second Linux counts the time of the processor.
const TICKS: f32 = 100.0;

/// A scene: its name, how long it lasts in seconds, and what is done in each frame, at a time from 0 to 1.
type Scene = (&'static str, f32, fn(&mut Show, f32));

/// The scene that begins with another match.
const WIN: &str = "a win";

/// What is played. In each scene something moves all the time.
const SCENES: [Scene; 7] = [
    ("pointing at discs", 3.0, Show::point),
    ("a slide", 0.5, |show, at| show.begin_with(at, Show::slide)),
    ("a relocation", 0.8, |show, at| show.begin_with(at, Show::relocate)),
    ("carrying a token", 2.0, Show::carry),
    ("turning the view", 2.0, Show::turn),
    ("coming closer", 2.0, Show::zoom),
    (WIN, 3.0, |show, at| show.begin_with(at, Show::win)),
];

/// The passes of the renderer, and what they draw.
const PASSES: [(&str, &str); 10] = [
    ("main_opaque_pass_3d", "wood in the light"),
    ("main_transparent_pass_3d", "marks"),
    ("ssao", "dark corners"),
    ("tonemapping", "tones"),
    ("fxaa", "smooth edges"),
    ("sheet", "onto the canvas"),
    ("trace", "a trace of the picture"),
    ("canvas", "the canvas in the view"),
    ("ui", "panels and letters"),
    ("upscaling", "the view in the window"),
];

fn main() {
    if !has_adapter() {
        return println!("There is no graphics adapter.");
    }
    let size = env::var("SIZE").unwrap_or_else(|_| "1280x720".to_owned());
    let size = size.split_once('x').expect("a size like 800x600");
    let size = UVec2::new(size.0.parse().expect("a width"), size.1.parse().expect("a height"));

    let mut scene = Bare::new(size);
    let mut bare: Vec<f32> = (0..2 * FRAMES).map(|_| milliseconds(|| scene.frame())).collect();
    println!("the bare scene at {} x {}: {:.1} ms", size.x, size.y, median(&mut bare[FRAMES..]));
    drop(scene);
    let wanted = env::var("QUALITY").ok();
    for (name, quality) in [
        ("automatic", Quality::Automatic),
        ("low", Quality::Low),
        ("medium", Quality::Medium),
        ("high", Quality::High),
    ] {
        if wanted.as_ref().is_some_and(|wanted| wanted != name) {
            continue;
        }
        println!("\nquality {name}");
        let mut show = Show::new(size, quality);
        show.play();
        show.tell_shares();
    }
}

fn milliseconds(act: impl FnOnce()) -> f32 {
    let began = Instant::now();
    act();
    began.elapsed().as_secs_f32() * 1e3
}

fn median(times: &mut [f32]) -> f32 {
    times.sort_by(f32::total_cmp);
    times[times.len() / 2]
}

/// The time within which 99 of 100 frames stay.
fn worst(times: &mut [f32]) -> f32 {
    times.sort_by(f32::total_cmp);
    times[times.len() * 99 / 100]
}

/// How long the processor has worked for this program on all cores, in milliseconds. Only Linux tells.
fn worked() -> f32 {
    let status = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program comes before, and may have spaces.
    let fields = status.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f32 = fields.skip(11).take(2).filter_map(|field| field.parse::<f32>().ok()).sum();
    ticks / TICKS * 1e3
}

/// What was measured in a scene.
#[derive(Default)]
struct Measured {
    /// How long each frame took, in milliseconds.
    times: Vec<f32>,
    /// How long the processor worked, in milliseconds.
    worked: f32,
    /// How many frames showed a rough picture.
    rough: usize,
    /// How long after the last motion the picture was the full one, in milliseconds.
    full_after: Vec<f32>,
    /// How many pixels were then not as they should be.
    stale: usize,
}

/// The game, drawn to an image.
struct Show {
    room: Darkroom,
    /// Whether the scene has begun.
    has_begun: bool,
    /// The slide that wins the match on the table.
    winning: Option<Slide>,
}

impl Show {
    fn new(size: UVec2, quality: Quality) -> Show {
        let words = Words::new(Language::ENGLISH);
        let mut room = Darkroom::measured(size, quality, words).expect("a graphics adapter");
        room.world().insert_resource(TimeUpdateStrategy::Automatic);
        let still_view = env::var("STILL").is_ok();
        room.world().insert_resource(Settings { quality, still_view, ..default() });
        let info = room.world().resource::<RenderAdapterInfo>();
        println!("on {} ({})", info.name, info.driver_info);
        let mut show = Show { room, has_begun: false, winning: None };
        show.start(Match::new(Position::start(HouseRules::Booklet)));
        show
    }

    /// Plays all scenes, and prints how long their frames took.
    fn play(&mut self) {
        let rounds = env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
        let mut measured = SCENES.map(|_| Measured::default());
        for _ in 0..rounds {
            self.start(Match::new(Position::start(HouseRules::Booklet)));
            for (scene, measured) in SCENES.into_iter().zip(&mut measured) {
                self.play_scene(scene, measured);
            }
        }
        let mut all: Vec<f32> = Vec::new();
        for ((name, ..), mut scene) in SCENES.into_iter().zip(measured) {
            all.extend_from_slice(&scene.times);
            let frames = scene.times.len();
            println!(
                "{name}: median {:.1} ms, worst {:.1} ms ({frames} frames), work {:.1} ms, \
                 rough {} %, full after {:.0} ms, stale pixels {}",
                median(&mut scene.times),
                worst(&mut scene.times),
                scene.worked / frames as f32,
                100 * scene.rough / frames,
                worst(&mut scene.full_after),
                scene.stale,
            );
        }
        let median = median(&mut all);
        println!("all: median {median:.1} ms, 99 of 100 within {:.1} ms", worst(&mut all));
    }

    fn play_scene(&mut self, (name, seconds, act): Scene, measured: &mut Measured) {
        if name == WIN {
            self.winning = Some(self.lay_out_win());
        }
        self.wait();
        self.has_begun = false;
        let (began, worked_before) = (Instant::now(), worked());
        let mut last = (self.places(), Instant::now());
        loop {
            let at = began.elapsed().as_secs_f32() / seconds;
            if at >= 1.0 {
                break;
            }
            measured.times.push(milliseconds(|| {
                act(self, at);
                self.room.frame();
            }));
            measured.rough += usize::from(self.room.world().resource::<Work>().is_rough());
            self.look_for_motion(&mut last);
        }
        measured.worked += worked() - worked_before;
        self.point_with(PointerAction::Release(PointerButton::Primary), 0.0);
        measured.full_after.push(self.wait_for_full(last));
        measured.stale = measured.stale.max(self.stale(name));
    }

    /// Runs frames until nothing has moved for a while since the last places. Returns how long after the last motion the
    /// picture was the full one, and stayed it, in milliseconds.
    fn wait_for_full(&mut self, mut last: (Vec<GlobalTransform>, Instant)) -> f32 {
        let goes_on = |show: &mut Show| show.room.world().resource::<Work>().goes_on();
        let (mut full, mut was_going_on) = (last.1, goes_on(self));
        while last.1.elapsed() < PAUSE {
            self.room.frame();
            self.look_for_motion(&mut last);
            let is_going_on = goes_on(self);
            if is_going_on || was_going_on {
                full = Instant::now();
            }
            was_going_on = is_going_on;
        }
        full.saturating_duration_since(last.1).as_secs_f32() * 1e3
    }

    /// How many pixels are clearly not what they are once the picture is painted anew. `PICTURES` is a folder for both.
    fn stale(&mut self, name: &str) -> usize {
        let shown = self.room.take().expect("a picture");
        // After this one, the view was off.
        let anew = self.room.take().expect("a picture");
        self.room.set_camera(true);
        if let Ok(folder) = env::var("PICTURES") {
            for (picture, when) in [(&shown, "shown"), (&anew, "anew")] {
                let path = Path::new(&folder).join(format!("{name}, {when}.png"));
                picture.save(&path).expect("a file");
            }
        }
        let size = shown.size();
        let pixels = (0..size.y).flat_map(|y| (0..size.x).map(move |x| (x, y)));
        let differs = |(x, y): &(u32, u32)| {
            let (one, other) = (shown.pixel(*x, *y), anew.pixel(*x, *y));
            (0..3).any(|i| one[i].abs_diff(other[i]) > CLEARLY)
        };
        pixels.filter(differs).count()
    }

    /// Notes when and where something on the table, or the view, was last moved to.
    fn look_for_motion(&mut self, last: &mut (Vec<GlobalTransform>, Instant)) {
        let places = self.places();
        if places != last.0 {
            *last = (places, Instant::now());
        }
    }

    /// Where everything on the table is, and the view.
    fn places(&mut self) -> Vec<GlobalTransform> {
        let world = self.room.world();
        let mut things = world.query_filtered::<&GlobalTransform, Or<(With<Mesh3d>, With<View>)>>();
        things.iter(world).copied().collect()
    }

    /// Prints how long frames take while the view turns, and the share of each pass.
    fn tell_shares(&mut self) {
        // The match that was won may still be thought about.
        self.start(Match::new(Position::start(HouseRules::Booklet)));
        let whole = self.redrawn();
        println!("while the view turns: {whole:.1} ms, of which");
        let measured = self.room.world().resource::<DiagnosticsStore>();
        // After an error of the renderer, frames would be empty, and fast.
        let drawn = DiagnosticPath::new("render/main_opaque_pass_3d/elapsed_cpu");
        let drawn = measured.get(&drawn).and_then(Diagnostic::measurement);
        assert!(drawn.is_some_and(|last| last.time.elapsed() < PAUSE), "nothing is drawn");
        for (pass, what) in PASSES {
            let path = DiagnosticPath::new(format!("render/{pass}/elapsed_gpu"));
            if let Some(time) = measured.get(&path).and_then(Diagnostic::average) {
                println!("    {what}: {time:.1} ms");
            }
        }
        self.cast_shadows(false);
        println!("    shadows: {:.1} ms", whole - self.redrawn());
        self.cast_shadows(true);
    }

    /// Has things cast shadows, or lets the light pass through them.
    fn cast_shadows(&mut self, are_cast: bool) {
        let world = self.room.world();
        for mut light in world.query::<&mut DirectionalLight>().iter_mut(world) {
            light.shadow_maps_enabled = are_cast;
        }
    }

    /// How long a frame takes in which everything has to be drawn.
    fn redrawn(&mut self) -> f32 {
        let mut times: Vec<f32> = (0..2 * FRAMES)
            .map(|frame| {
                milliseconds(|| {
                    self.turn_view(if frame % 2 == 0 { 0.01 } else { -0.01 });
                    self.room.frame();
                })
            })
            .collect();
        median(&mut times[FRAMES..])
    }

    fn start(&mut self, game: Match) {
        let players =
            [(); 2].map(|()| Player { name: "Ada".to_owned(), player: PlayerKind::Human });
        let world = self.room.world();
        let new = NewMatch::to_play(game, players);
        world.write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
        world.resource_mut::<NextState<Screen>>().set(Screen::Match);
        for mut camera in world.query_filtered::<&mut Camera, With<View>>().iter_mut(world) {
            camera.is_active = true;
        }
        self.wait();
    }

    /// Runs frames until everything has come to rest.
    fn wait(&mut self) {
        let began = Instant::now();
        while began.elapsed() < PAUSE {
            self.room.frame();
        }
    }

    fn position(&mut self) -> Position {
        self.room.world().resource::<Referee>().position().clone()
    }

    fn ask(&mut self, ask: Ask) {
        self.room.world().write_message(ask.by(Asker::Hand));
    }

    /// Does this in the first frame of a scene. The rest of the scene shows what comes of it.
    fn begin_with(&mut self, _: f32, act: fn(&mut Show)) {
        if !std::mem::replace(&mut self.has_begun, true) {
            act(self);
        }
    }

    fn slide(&mut self) {
        let position = self.position();
        let slides = position.slides();
        let longest = slides.iter().max_by_key(|slide| (slide.from.q - slide.to.q).abs());
        self.ask(Ask::Slide(*longest.expect("a slide")));
    }

    fn relocate(&mut self) {
        let position = self.position();
        self.ask(Ask::Relocate(position.relocations().next().expect("a relocation")));
    }

    /// Lays out a match before its last slide, which wins it. Returns that slide.
    fn lay_out_win(&mut self) -> Slide {
        let record = Record::read(include_str!("../assets/matches/line.ron")).expect("a match");
        let mut playhead = Playhead::at_end(record.game.clone());
        playhead.back(Span::Part);
        let step = playhead.next().expect("the winning slide");
        let Event::Step(Step::Slide(slide)) = step else { panic!("the match is won by a slide") };
        self.start(playhead.game().clone());
        slide
    }

    fn win(&mut self) {
        if let Some(slide) = self.winning {
            self.ask(Ask::Slide(slide));
        }
    }

    /// Moves the pointer over the discs.
    fn point(&mut self, at: f32) {
        self.point_with(PointerAction::Move { delta: Vec2::ONE }, at);
    }

    /// Carries a token about.
    fn carry(&mut self, at: f32) {
        self.point_with(PointerAction::Move { delta: Vec2::ONE }, at);
        if !std::mem::replace(&mut self.has_begun, true) {
            self.point_with(PointerAction::Press(PointerButton::Primary), at);
        }
    }

    /// Does something with the pointer where it is at this time: first over a token that may move, then on its way
    /// over the discs.
    fn point_with(&mut self, action: PointerAction, at: f32) {
        let position = self.position();
        let layout = *self.room.world().resource::<Layout>();
        let mut cells = vec![position.tokens(position.to_move())[0]];
        cells.extend(position.board().discs());
        let way = at * (cells.len() - 1) as f32;
        let (from, to) = (way.floor() as usize, (way.ceil() as usize).min(cells.len() - 1));
        let place = layout.place(cells[from]).lerp(layout.place(cells[to]), way.fract());
        let world = self.room.world();
        let mut views =
            world.query_filtered::<(&Camera, &GlobalTransform, &RenderTarget), With<View>>();
        let (camera, eye, target) = views.single(world).expect("one view");
        let position = camera.world_to_viewport(eye, place + Vec3::Y * 0.3).expect("in view");
        let target: NormalizedRenderTarget = target.normalize(None).expect("an image");
        let location = Location { target, position };
        world.write_message(PointerInput::new(PointerId::Mouse, location, action));
    }

    fn turn(&mut self, _: f32) {
        self.turn_view(0.02);
    }

    /// Comes closer and goes back.
    fn zoom(&mut self, at: f32) {
        let world = self.room.world();
        for mut view in world.query::<&mut View>().iter_mut(world) {
            view.zoom = 1.0 + 0.5 * (at * std::f32::consts::PI).sin();
        }
    }

    fn turn_view(&mut self, by: f32) {
        let world = self.room.world();
        for mut view in world.query::<&mut View>().iter_mut(world) {
            view.yaw += by;
        }
    }
}
