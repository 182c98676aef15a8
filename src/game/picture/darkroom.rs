//! The darkroom: the game without a window, which draws to a film. Time stands still while it draws, so
//! that a picture never depends on how many frames were drawn before.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use bevy::{
    app::{AppLabel as _, SubApp, SubApps},
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, NormalizedRenderTarget, RenderTarget},
    core_pipeline::{
        core_3d::{Opaque3d, Transparent3d},
        prepass::Opaque3dPrepass,
    },
    log::LogPlugin,
    pbr::Shadow,
    picking::pointer::{Location, PointerAction, PointerId, PointerInput},
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
    time::{Real, TimeUpdateStrategy},
    ui::IsDefaultUiCamera,
    window::{ExitCondition, PrimaryWindow, WindowResolution},
    winit::WinitPlugin,
};

use super::{Moment, Picture, PictureError};
use crate::{
    game::{
        Action, Disc, Draft, Gesture, Layout, NewMatch, Opponent, Referee, Request, Resumable,
        Screen, Settings, Sheet, Speaker, Spot, Target, Thing, Token,
        hud::ListWanted,
        shown_plugin,
        stage::{Quality, View, ViewSettings, Wood},
    },
    record::{Player, PlayerKind},
    rules::{Cell, Match, Position},
    words::Words,
};

/// Frames until all that is loaded or filtered by and by is there, and those after a change.
const FIRST_FRAMES: usize = 4;
const FRAMES: usize = 2;
/// Frames after which a picture that was asked for should have come.
const PATIENCE: usize = 12;
/// How much time passes from frame to frame where any does.
const STEP: Duration = Duration::from_micros(16_667);
/// Where the pointer points at nothing.
const AWAY: Vec2 = Vec2::new(-100.0, -100.0);

/// What to leave out, to see that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Without {
    /// The tokens.
    Tokens,
    /// The key light.
    Light,
    /// The wood: all is white.
    Wood,
    /// All that is written, with what it is written on.
    Words,
}

/// The game without a window, for drawing pictures one after another.
pub struct Darkroom {
    apps: SubApps,
    film: Handle<Image>,
    quality: Quality,
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
        for view in darkroom.views() {
            darkroom.world().entity_mut(view).insert((target.clone(), IsDefaultUiCamera));
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
        let undo = without.map(|without| self.leave_out(without));
        let picture = self.take();
        if let Some(undo) = undo {
            undo(self.world());
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

    // What moments are made of.

    /// Puts a match between two people on the table.
    pub(super) fn begin(&mut self, game: Match) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        self.begin_between([person(), person()], game);
    }

    /// Puts a match between these players on the table.
    pub(super) fn begin_between(&mut self, players: [Player; 2], game: Match) {
        let new = NewMatch { game, players };
        // Nobody is about to play in what was there before.
        self.world().insert_resource(Opponent::default());
        // All is laid out anew, and nothing is on its way from where it was.
        let world = self.world();
        let things: Vec<Entity> = world
            .query_filtered::<Entity, Or<(With<Disc>, With<Token>, With<Target>)>>()
            .iter(world)
            .collect();
        for thing in things {
            world.despawn(thing);
        }
        self.ask(Request::Begin(Box::new(new)));
        self.settle();
    }

    /// The position on the table.
    pub(super) fn position(&self) -> &Position {
        self.apps.main.world().resource::<Referee>().position()
    }

    /// Asks the referee for something.
    pub(super) fn ask(&mut self, request: Request) {
        self.world().write_message(request);
        self.frame();
    }

    /// Presses a key or a button.
    pub(super) fn act(&mut self, action: Action) {
        self.world().write_message(action);
        self.frame();
    }

    /// Clicks on something on the table, and waits until it is taken up.
    pub(super) fn choose(&mut self, thing: Thing, cell: Cell) {
        self.world().write_message(Gesture::Choose(Spot { thing, cell }));
        self.pass(0.3);
    }

    /// Moves the pointer over something on the table.
    pub(super) fn point_at(&mut self, thing: Thing, cell: Cell) {
        let world = self.world();
        let height = match thing {
            Thing::Token => 0.5,
            Thing::Disc => crate::game::DISC_HEIGHT,
            Thing::Target | Thing::Table => 0.0,
        };
        let place = world.resource::<Layout>().place(cell) + Vec3::Y * height;
        let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let seen =
            views.iter(world).find_map(|(camera, at)| camera.world_to_viewport(at, place).ok());
        self.point(seen.unwrap_or(AWAY));
    }

    /// Moves the pointer to a place of the picture.
    pub(super) fn point(&mut self, position: Vec2) {
        // Only what has been drawn can be pointed at, and what is pointed at then answers.
        self.look(true);
        self.frame();
        self.move_pointer(position);
        self.frame();
        self.look(false);
        self.frame();
    }

    fn move_pointer(&mut self, position: Vec2) {
        let film = ImageRenderTarget { handle: self.film.clone(), scale_factor: 1.0 };
        let target = NormalizedRenderTarget::Image(film);
        let action = PointerAction::Move { delta: Vec2::ONE };
        let input = PointerInput::new(PointerId::Mouse, Location { target, position }, action);
        let world = self.world();
        for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world)
        {
            window.set_cursor_position(Some(position).filter(|at| at.cmpge(Vec2::ZERO).all()));
        }
        world.write_message(input);
    }

    /// Shows a screen, and a sheet over it.
    pub(super) fn show(&mut self, screen: Screen, sheet: Sheet) {
        self.open(screen, sheet);
        self.pass(0.5);
        self.settle();
    }

    fn open(&mut self, screen: Screen, sheet: Sheet) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.frame();
        self.world().resource_mut::<NextState<Sheet>>().set(sheet);
        self.frame();
    }

    /// Lets the camera arrive where it goes.
    pub(super) fn settle(&mut self) {
        let usual = *self.world().resource::<ViewSettings>();
        self.world().insert_resource(ViewSettings { ease: 0.0, ..usual });
        // What is written over the table takes some frames to find its size.
        for _ in 0..FIRST_FRAMES {
            self.frame();
        }
        self.world().insert_resource(usual);
    }

    /// Nothing is left of what was drawn before: no thing, no time, no setting.
    fn clear(&mut self) {
        let quality = self.quality;
        self.move_pointer(AWAY);
        self.world().write_message(Gesture::LetGo);
        self.open(Screen::Match, Sheet::None);
        let world = self.world();
        for mut view in world.query::<&mut View>().iter_mut(world) {
            *view = View::default();
        }
        world.insert_resource(Settings { quality, ..default() });
        world.insert_resource(Draft::default());
        world.insert_resource(Resumable::default());
        world.insert_resource(ListWanted::default());
        world.insert_resource(Time::<Real>::default());
        world.insert_resource(Time::<Virtual>::default());
        world.insert_resource(Time::<()>::default());
        self.frame();
    }

    fn views(&mut self) -> Vec<Entity> {
        let world = self.world();
        world.query_filtered::<Entity, With<View>>().iter(world).collect()
    }

    fn look(&mut self, looks: bool) {
        let world = self.world();
        for mut camera in world.query_filtered::<&mut Camera, With<View>>().iter_mut(world) {
            camera.is_active = looks;
        }
    }

    /// Leaves something out; returns what brings it back.
    fn leave_out(&mut self, without: Without) -> Box<dyn FnOnce(&mut World)> {
        match without {
            Without::Tokens => {
                let world = self.world();
                let show = |world: &mut World, how: Visibility| {
                    for mut visibility in
                        world.query_filtered::<&mut Visibility, With<Token>>().iter_mut(world)
                    {
                        *visibility = how;
                    }
                };
                show(world, Visibility::Hidden);
                Box::new(move |world| show(world, Visibility::Inherited))
            }
            Without::Light => {
                let world = self.world();
                let dim = |world: &mut World, by: f32| {
                    for mut light in world.query::<&mut DirectionalLight>().iter_mut(world) {
                        light.illuminance *= by;
                    }
                };
                dim(world, 1e-6);
                Box::new(move |world| dim(world, 1e6))
            }
            Without::Words => {
                let views = self.views();
                let writes = move |world: &mut World, writes: bool| {
                    for view in &views {
                        let mut view = world.entity_mut(*view);
                        if writes {
                            view.insert(IsDefaultUiCamera);
                        } else {
                            view.remove::<IsDefaultUiCamera>();
                        }
                    }
                };
                writes(self.world(), false);
                Box::new(move |world| writes(world, true))
            }
            Without::Wood => {
                let world = self.world();
                let white = world.resource_mut::<Assets<StandardMaterial>>().add(Color::WHITE);
                let worn: Vec<(Entity, MeshMaterial3d<Wood>)> = world
                    .query::<(Entity, &MeshMaterial3d<Wood>)>()
                    .iter(world)
                    .map(|(entity, wood)| (entity, wood.clone()))
                    .collect();
                for (entity, _) in &worn {
                    let mut entity = world.entity_mut(*entity);
                    entity.remove::<MeshMaterial3d<Wood>>();
                    entity.insert(MeshMaterial3d(white.clone()));
                }
                Box::new(move |world| {
                    for (entity, wood) in worn {
                        let mut entity = world.entity_mut(entity);
                        entity.remove::<MeshMaterial3d<StandardMaterial>>();
                        entity.insert(wood);
                    }
                })
            }
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
