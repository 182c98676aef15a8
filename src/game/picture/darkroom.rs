//! The darkroom: the game without a window, drawing to an image. Time stands still while it draws, so that
//! a picture never depends on how many frames came before.

use std::{
    collections::BTreeMap,
    mem,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use bevy::{
    app::{AppLabel as _, SubApp, SubApps},
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, RenderTarget},
    core_pipeline::{
        core_3d::{Opaque3d, Transparent3d},
        prepass::Opaque3dPrepass,
    },
    pbr::Shadow,
    prelude::*,
    render::{
        RenderApp,
        diagnostic::RenderDiagnosticsPlugin,
        render_phase::{BinnedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages},
        renderer::{RenderAdapter, RenderAdapterInfo, RenderDevice},
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    ui::IsDefaultUiCamera,
    window::WindowResolution,
};

use super::{Picture, PictureError, render};
use crate::{
    game::{
        common::Speaker,
        keeping::{Quality, Settings},
        players::Computer,
        plugins::{shown_plugin, table_plugin, windowless},
        referee::{Ask, Asker, NewMatch},
        stage::{self, Photo, View, ViewSettings, can_average, has_adapter, suitable_quality},
        table::{Disc, Target, Token},
        ui,
    },
    words::Words,
};

/// How many frames run until everything is loaded, and text over the table has found its size.
const FIRST_FRAMES: usize = 4;
/// The size of the first pictures, which nobody sees, in pixels.
const REHEARSED: UVec2 = UVec2::new(64, 36);
/// How many frames run before every picture.
const FRAMES: usize = 2;
/// How long a picture may take to arrive. On a busy machine that may be long.
const PATIENCE: Duration = Duration::from_secs(30);
/// The exit code that Bevy wants after Ctrl+C.
const STOPPED: u8 = 130;
/// How long to wait before looking again, once a picture is late.
const PAUSE: Duration = Duration::from_millis(2);
/// How many frames a picture takes that is not late.
const USUAL_FRAMES: usize = 4;
/// The time from frame to frame while time passes.
const STEP: Duration = Duration::from_micros(16_667);

/// The game without a window, for drawing pictures one after another.
pub struct Darkroom {
    apps: SubApps,
    film: ImageRenderTarget,
    /// The frames that have come back from the renderer, by their numbers.
    developed: Arc<Mutex<BTreeMap<usize, Picture>>>,
    /// How many frames were exposed.
    exposed: usize,
}

impl Darkroom {
    /// Sets up a game that draws pictures of this size, with texts in the language of these words.
    pub fn new(size: UVec2, quality: Quality, words: Words) -> Result<Darkroom, PictureError> {
        Darkroom::with(size, quality, |app| {
            app.insert_resource(Speaker(words)).add_plugins(shown_plugin);
        })
    }

    /// The same, and it measures how long each pass of the renderer takes.
    pub fn measured(size: UVec2, quality: Quality, words: Words) -> Result<Darkroom, PictureError> {
        Darkroom::with(size, quality, |app| {
            app.insert_resource(Speaker(words))
                .add_plugins((shown_plugin, RenderDiagnosticsPlugin));
        })
    }

    /// Sets up a game that draws the table alone, without screens or anything over it.
    pub fn of_table(size: UVec2, quality: Quality) -> Result<Darkroom, PictureError> {
        Darkroom::with(size, quality, |app| {
            app.add_plugins((table_plugin, stage::plugin));
        })
    }

    /// Sets up a game that draws the table with a caption, in the language of these words.
    pub(super) fn with_caption(
        size: UVec2,
        quality: Quality,
        words: Words,
    ) -> Result<Darkroom, PictureError> {
        Darkroom::with(size, quality, |app| {
            app.insert_resource(Speaker(words)).add_plugins((
                table_plugin,
                ui::plugin,
                render::caption,
                stage::plugin,
            ));
        })
    }

    fn with(
        size: UVec2,
        quality: Quality,
        game: impl FnOnce(&mut App),
    ) -> Result<Darkroom, PictureError> {
        if !has_adapter() {
            return Err(PictureError::NoAdapter);
        }
        // This window is never opened. Systems read its size and the pointer's position from it.
        let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
        let mut app = App::new();
        app.add_plugins(windowless(Some(window), true))
            .insert_resource(Settings { quality, ..default() })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        game(&mut app);
        app.finish();
        app.cleanup();
        let most = app.world().resource::<RenderDevice>().limits().max_texture_dimension_2d;
        if size.max_element() > most {
            return Err(PictureError::TooLarge { most });
        }
        // Otherwise the game might change its mind while it draws, since it finds itself too slow.
        let quality = match quality {
            Quality::Automatic => suitable_quality(app.world().get_resource::<RenderAdapterInfo>()),
            chosen => chosen,
        };
        app.insert_resource(Settings { quality, ..default() });
        let mut films = app.world_mut().resource_mut::<Assets<Image>>();
        let [film, rehearsed] = [size, REHEARSED].map(|size| films.add(film_of(size)).into());
        let apps = mem::take(app.sub_apps_mut());
        let mut darkroom = Darkroom { apps, film, developed: Arc::default(), exposed: 0 };
        darkroom.frame();
        // Everything is loaded and drawn once where that takes no time.
        let film = darkroom.load(rehearsed);
        for _ in 0..FIRST_FRAMES {
            darkroom.frame();
        }
        darkroom.set_camera(false);
        darkroom.load(film);
        Ok(darkroom)
    }

    /// Makes another film, on which everything is so many times as large. `None` if the graphics adapter cannot draw
    /// such a large picture.
    pub(super) fn new_film(&mut self, size: UVec2, scale_factor: f32) -> Option<ImageRenderTarget> {
        let most = self.world().resource::<RenderDevice>().limits().max_texture_dimension_2d;
        (size.max_element() <= most).then(|| {
            let handle = self.world().resource_mut::<Assets<Image>>().add(film_of(size));
            ImageRenderTarget { handle, scale_factor }
        })
    }

    /// Draws on this film from now on. Returns the one before.
    pub(super) fn load(&mut self, film: ImageRenderTarget) -> ImageRenderTarget {
        let target = RenderTarget::Image(film.clone());
        let world = self.world();
        let mut views = world.query_filtered::<Entity, With<View>>();
        let views: Vec<Entity> = views.iter(world).collect();
        for view in views {
            let mut view = world.entity_mut(view);
            view.insert((target.clone(), IsDefaultUiCamera));
            // Otherwise Bevy does not notice that the film has another size.
            if let Some(mut projection) = view.get_mut::<Projection>() {
                projection.set_changed();
            }
        }
        mem::replace(&mut self.film, film)
    }

    /// The world of the game, in which callers can change what is on the table.
    pub fn world(&mut self) -> &mut World {
        self.apps.main.world_mut()
    }

    /// The image that the camera draws on.
    pub fn film(&self) -> &Handle<Image> {
        &self.film.handle
    }

    /// Asks the referee for something.
    pub fn ask(&mut self, ask: Ask) {
        self.world().write_message(ask.by(Asker::Hand));
        self.frame();
    }

    /// Lays out a match.
    pub fn begin_match(&mut self, new: NewMatch) {
        // The computer must not go on thinking about the previous match.
        self.world().insert_resource(Computer::default());
        // All pieces are laid out afresh, so that none moves there from its old place.
        let world = self.world();
        let things: Vec<Entity> = world
            .query_filtered::<Entity, Or<(With<Disc>, With<Token>, With<Target>)>>()
            .iter(world)
            .collect();
        for thing in things {
            world.despawn(thing);
        }
        self.ask(Ask::Begin(Box::new(new)));
        self.settle();
    }

    /// Moves the camera to its goal at once.
    pub fn settle(&mut self) {
        let usual = *self.world().resource::<ViewSettings>();
        self.world().insert_resource(ViewSettings { ease: 0.0, ..usual });
        // Text over the table takes some frames to find its size.
        for _ in 0..FIRST_FRAMES {
            self.frame();
        }
        self.world().insert_resource(usual);
    }

    /// Draws the current state of the game.
    pub fn take(&mut self) -> Result<Picture, PictureError> {
        self.set_camera(true);
        for _ in 0..FRAMES {
            self.frame();
        }
        let number = self.expose();
        // Draw only one frame for the picture.
        self.set_camera(false);
        self.develop(number)
    }

    /// Takes a photograph: a picture from so many exposures, a power of two. Calls `exposed` before each of them with its
    /// number, from 0. Where exposures cannot be averaged, it is a plain picture.
    pub fn photograph<E: From<PictureError>>(
        &mut self,
        exposures: u32,
        mut exposed: impl FnMut(u32) -> Result<(), E>,
    ) -> Result<Picture, E> {
        if !can_average(self.world().resource::<RenderAdapter>()) {
            exposed(0)?;
            return Ok(self.take()?);
        }
        self.set_camera(true);
        self.world().resource_mut::<Photo>().order(exposures);
        for number in 0..exposures - 1 {
            exposed(number)?;
            self.frame();
            self.check_wanted()?;
        }
        exposed(exposures - 1)?;
        let number = self.expose();
        self.set_camera(false);
        Ok(self.develop(number)?)
    }

    /// Runs a frame and draws it. Its picture comes back some frames later, under the number that this returns.
    pub(super) fn expose(&mut self) -> usize {
        let number = self.exposed;
        self.exposed += 1;
        let film = self.film.clone();
        let developed = self.developed.clone();
        self.world().spawn(Screenshot(RenderTarget::Image(film))).observe(
            move |captured: On<ScreenshotCaptured>| {
                let mut developed = developed.lock().unwrap_or_else(PoisonError::into_inner);
                developed.insert(number, Picture(captured.image.clone()));
            },
        );
        self.frame();
        number
    }

    /// The picture of an exposed frame, if it has come back.
    pub(super) fn developed(&mut self, number: usize) -> Option<Picture> {
        self.developed.lock().unwrap_or_else(PoisonError::into_inner).remove(&number)
    }

    /// The picture of an exposed frame. Runs frames until it has come back.
    pub(super) fn develop(&mut self, number: usize) -> Result<Picture, PictureError> {
        let asked = Instant::now();
        for frames in 0.. {
            if let Some(picture) = self.developed(number) {
                return Ok(picture);
            }
            self.check_wanted()?;
            if asked.elapsed() > PATIENCE {
                break;
            }
            if frames > USUAL_FRAMES {
                thread::sleep(PAUSE);
            }
            self.frame();
        }
        Err(PictureError::NotDrawn)
    }

    /// Checks that nobody wants to stop, and that the renderer is still there. If either is so, Bevy wants to end
    /// the app.
    pub(super) fn check_wanted(&self) -> Result<(), PictureError> {
        let exits = self.apps.main.world().get_resource::<Messages<AppExit>>();
        match exits.and_then(|exits| exits.iter_current_update_messages().next()) {
            None => Ok(()),
            Some(exit) if *exit == AppExit::from_code(STOPPED) => Err(PictureError::Stopped),
            Some(_) => Err(PictureError::NotDrawn),
        }
    }

    /// The numbers of draw calls in a frame: for solid things, for their depth, for their shadows, and at most
    /// for glowing and see-through things. Full-screen effects and text are not counted.
    pub fn draw_calls(&mut self) -> [usize; 4] {
        self.set_camera(true);
        self.frame();
        self.set_camera(false);
        let Some(render) = self.apps.sub_apps.get(&RenderApp.intern()).map(SubApp::world) else {
            return [0; 4];
        };
        let seen_through = render.get_resource::<ViewSortedRenderPhases<Transparent3d>>();
        let seen_through = seen_through.into_iter().flat_map(|phases| phases.values());
        [
            calls::<Opaque3d>(render),
            calls::<Opaque3dPrepass>(render),
            calls::<Shadow>(render),
            seen_through.map(|phase| phase.items.len()).sum(),
        ]
    }

    /// Lets this much time pass.
    pub fn pass(&mut self, seconds: f32) {
        self.run(seconds, Darkroom::frame);
    }

    /// Draws for this much time, and returns a picture of each frame.
    pub fn shoot(&mut self, seconds: f32) -> Result<Vec<Picture>, PictureError> {
        self.set_camera(true);
        let mut numbers = Vec::new();
        self.run(seconds, |darkroom| numbers.push(darkroom.expose()));
        self.set_camera(false);
        numbers.into_iter().map(|number| self.develop(number)).collect()
    }

    /// Runs frames for this much time.
    fn run(&mut self, seconds: f32, mut frame: impl FnMut(&mut Darkroom)) {
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        for _ in 0..(seconds / STEP.as_secs_f32()).round() as usize {
            frame(self);
        }
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    }

    /// Runs a frame, and waits until the GPU has finished it.
    pub fn frame(&mut self) {
        self.apps.update();
        let device = self.world().resource::<RenderDevice>();
        // If the device is lost, no picture arrives, and `take` reports that.
        drop(device.poll(PollType::wait_indefinitely()));
    }

    /// Turns the camera on or off. While it is off nothing is drawn, and frames take next to no time.
    pub fn set_camera(&mut self, is_active: bool) {
        let world = self.world();
        for mut camera in world.query_filtered::<&mut Camera, With<View>>().iter_mut(world) {
            camera.is_active = is_active;
        }
    }
}

/// The number of draw calls in a phase of the renderer.
fn calls<Phase: BinnedPhaseItem>(render: &World) -> usize {
    let phases = render.get_resource::<ViewBinnedRenderPhases<Phase>>();
    let phases = phases.into_iter().flat_map(|phases| phases.values());
    let calls = phases.map(|phase| {
        let alone = phase.unbatchable_meshes.values().map(|bin| bin.entities.len());
        phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + alone.sum::<usize>()
    });
    calls.sum()
}

/// An image that the camera can draw on.
fn film_of(size: UVec2) -> Image {
    let mut film = Image::new_uninit(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    film.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    film
}
