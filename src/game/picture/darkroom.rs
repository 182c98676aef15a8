//! The darkroom: the game without a window, which draws to a film. Time stands still while it draws, so
//! that a picture never depends on how many frames were drawn before.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use bevy::{
    app::{AppLabel as _, SubApp, SubApps},
    asset::RenderAssetUsages,
    camera::RenderTarget,
    core_pipeline::{
        core_3d::{Opaque3d, Transparent3d},
        prepass::Opaque3dPrepass,
    },
    log::LogPlugin,
    pbr::Shadow,
    prelude::*,
    render::{
        RenderApp, RenderPlugin,
        pipelined_rendering::PipelinedRenderingPlugin,
        render_phase::{BinnedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages},
        renderer::{RenderDevice, RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    tasks::block_on,
    time::TimeUpdateStrategy,
    ui::IsDefaultUiCamera,
    window::{ExitCondition, WindowResolution},
    winit::WinitPlugin,
};

use super::{Moment, Picture, PictureError, Without};
use crate::{
    game::{
        Settings, Speaker, shown_plugin,
        stage::{Quality, View},
    },
    words::Words,
};

/// Frames until all that is loaded or filtered by and by is there, and those after a change.
pub(super) const FIRST_FRAMES: usize = 4;
const FRAMES: usize = 2;
/// Frames after which a picture that was asked for should have come.
const PATIENCE: usize = 12;
/// How much time passes from frame to frame where any does.
const STEP: Duration = Duration::from_micros(16_667);

/// The game without a window, for drawing pictures one after another.
pub struct Darkroom {
    pub(super) apps: SubApps,
    pub(super) film: Handle<Image>,
    pub(super) quality: Quality,
    has_drawn: bool,
}

impl Darkroom {
    /// Sets up a game that draws pictures of this size and speaks these words.
    pub fn new(size: UVec2, quality: Quality, words: Words) -> Result<Darkroom, PictureError> {
        if !has_adapter() {
            return Err(PictureError::NoAdapter);
        }
        // A window that nobody opens, for whoever asks how large it is and where the pointer is.
        let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>()
                .disable::<LogPlugin>(),
        )
        .insert_resource(Speaker(words))
        .insert_resource(Settings { quality, ..default() })
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
        .add_plugins(shown_plugin);
        app.finish();
        app.cleanup();
        let film = app.world_mut().resource_mut::<Assets<Image>>().add(film(size));
        let apps = std::mem::take(app.sub_apps_mut());
        let mut darkroom = Darkroom { apps, film, quality, has_drawn: false };
        darkroom.frame();
        let target = RenderTarget::from(darkroom.film.clone());
        let world = darkroom.world();
        let mut views = world.query_filtered::<Entity, With<View>>();
        let views: Vec<Entity> = views.iter(world).collect();
        for view in views {
            world.entity_mut(view).insert((target.clone(), IsDefaultUiCamera));
        }
        Ok(darkroom)
    }

    /// The world of the game, for putting something else on the table.
    pub fn world(&mut self) -> &mut World {
        self.apps.main.world_mut()
    }

    /// Draws a moment, or what is left of it.
    pub fn picture(
        &mut self,
        moment: &Moment,
        without: Option<Without>,
    ) -> Result<Picture, PictureError> {
        self.go_to(moment);
        let bring_back = without.map(|without| without.leave_out(self.world()));
        let picture = self.take();
        if let Some(bring_back) = bring_back {
            bring_back(self.world());
        }
        picture
    }

    /// Brings a moment about, without drawing it.
    pub fn go_to(&mut self, moment: &Moment) {
        self.look(false);
        self.clear();
        (moment.set_up)(self);
    }

    /// Draws what there is to be seen.
    pub fn take(&mut self) -> Result<Picture, PictureError> {
        self.look(true);
        let frames = if self.has_drawn { FRAMES } else { FIRST_FRAMES };
        self.has_drawn = true;
        for _ in 0..frames {
            self.frame();
        }
        let caught = Arc::new(Mutex::new(None));
        let film = self.film.clone();
        let catch = caught.clone();
        self.world().spawn(Screenshot::image(film)).observe(
            move |captured: On<ScreenshotCaptured>| {
                if let Ok(mut caught) = catch.lock() {
                    *caught = Some(captured.image.clone());
                }
            },
        );
        for round in 0..PATIENCE {
            // One frame is drawn for the picture, and no more.
            if round == 1 {
                self.look(false);
            }
            self.frame();
            if let Some(image) = caught.lock().ok().and_then(|mut caught| caught.take()) {
                return Ok(Picture(image));
            }
        }
        Err(PictureError::NotDrawn)
    }

    /// How many draw calls a frame takes, but for effects over the whole picture and for words: those
    /// of what is solid, of its depth, of its shadows, and at most those of what shines or is seen
    /// through.
    pub fn draw_calls(&mut self) -> [usize; 4] {
        self.look(true);
        self.frame();
        self.look(false);
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

    /// Lets some time pass, without drawing.
    pub fn pass(&mut self, seconds: f32) {
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        for _ in 0..(seconds / STEP.as_secs_f32()).round() as usize {
            self.frame();
        }
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    }

    /// Lets what was asked for be done.
    pub fn frame(&mut self) {
        self.apps.update();
        let device = self.world().resource::<RenderDevice>();
        // A device that is lost gives no picture, which is told where that is waited for.
        drop(device.poll(PollType::wait_indefinitely()));
    }

    /// Lets the camera draw or not.
    pub(super) fn look(&mut self, looks: bool) {
        let world = self.world();
        for mut camera in world.query_filtered::<&mut Camera, With<View>>().iter_mut(world) {
            camera.is_active = looks;
        }
    }
}

/// How many draw calls a phase of the renderer takes.
fn calls<Phase: BinnedPhaseItem>(render: &World) -> usize {
    let phases = render.get_resource::<ViewBinnedRenderPhases<Phase>>();
    let phases = phases.into_iter().flat_map(|phases| phases.values());
    let calls = phases.map(|phase| {
        let alone = phase.unbatchable_meshes.values().map(|bin| bin.entities.len());
        phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + alone.sum::<usize>()
    });
    calls.sum()
}

/// What the camera draws on.
fn film(size: UVec2) -> Image {
    let mut film = Image::new_uninit(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    film.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    film
}

/// Whether there is something to draw with, of the kinds that the environment leaves to choose from.
/// Bevy would panic where there is not.
#[expect(clippy::default_trait_access, reason = "Bevy does not hand on wgpu's names for these")]
pub(in crate::game) fn has_adapter() -> bool {
    let Some(backends) = WgpuSettings::default().backends else { return false };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    !block_on(instance.enumerate_adapters(backends)).is_empty()
}
