//! Pictures of the game, drawn without a window: any moment, always the same to the pixel on one machine.

use std::{
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use bevy::{
    app::SubApps,
    asset::RenderAssetUsages,
    camera::RenderTarget,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        pipelined_rendering::PipelinedRenderingPlugin,
        render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages},
        renderer::{RenderDevice, RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    tasks::block_on,
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};

use super::{
    Gesture, Hovered, MotionSettings, NewMatch, Referee, Request, Spot, Target, Thing, Token,
    rules_plugin,
    stage::{self, Good, Quality, View, ViewSettings, Wood},
};
use crate::{
    record::{Player, PlayerKind},
    rules::{Ending, HouseRules, Match, Part, Position, Slide, Step},
};

/// Frames until all that is loaded or filtered by and by is there, and those after a change.
const FIRST_FRAMES: usize = 4;
const FRAMES: usize = 2;
/// Frames after which a picture that was asked for should have come.
const PATIENCE: usize = 12;

/// A moment to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the first turn.
    Start,
    /// A token is in the hand, and where it may go is shown.
    TokenHeld,
    /// A disc is in the hand, and where it may go is shown.
    DiscTaken,
    /// It is time to take a disc; one of them is locked.
    DiscsOffered,
    /// A match is won, and its shape is shown.
    Won,
}

/// What to leave out, to see that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Without {
    /// The tokens.
    Tokens,
    /// The key light.
    Light,
    /// The wood: all is white.
    Wood,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Nothing here can draw.
    #[error("no graphics adapter can be used here")]
    NoAdapter,
    /// What was drawn did not come back.
    #[error("the picture did not come back from the renderer")]
    NotDrawn,
    /// It could not be written.
    #[error("the picture could not be written: {0}")]
    NotWritten(String),
}

/// Draws a moment to a PNG file.
pub fn draw(
    moment: Moment,
    size: UVec2,
    quality: Quality,
    path: &Path,
) -> Result<(), PictureError> {
    Darkroom::new(size, quality)?.picture(moment, None)?.save(path)
}

/// A picture that was drawn.
#[derive(Clone, Debug)]
pub struct Picture(Image);

impl Picture {
    /// Its width and height.
    pub fn size(&self) -> UVec2 {
        self.0.size()
    }

    /// Red, green and blue of a pixel; black outside the picture.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        let bytes = self.0.pixel_bytes(UVec3::new(x, y, 0)).unwrap_or_default();
        std::array::from_fn(|i| bytes.get(i).copied().unwrap_or_default())
    }

    /// Writes it to a file, in the format that its name says.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        let image = self.0.clone().try_into_dynamic();
        let image = image.map_err(|error| PictureError::NotWritten(error.to_string()))?;
        let saved = image.to_rgb8().save(path);
        saved.map_err(|error| PictureError::NotWritten(error.to_string()))
    }
}

/// The game without a window, for drawing pictures one after another.
pub struct Darkroom {
    apps: SubApps,
    film: Handle<Image>,
    has_drawn: bool,
}

impl Darkroom {
    /// Sets up a game that draws pictures of this size.
    pub fn new(size: UVec2, quality: Quality) -> Result<Darkroom, PictureError> {
        if !has_adapter() {
            return Err(PictureError::NoAdapter);
        }
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>()
                .disable::<LogPlugin>(),
        )
        .insert_resource(quality)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .insert_resource(MotionSettings { reduced: true, ..default() })
        .insert_resource(ViewSettings { ease: 0.0, ..default() })
        .add_plugins((rules_plugin, stage::plugin));
        app.finish();
        app.cleanup();
        let film = app.world_mut().resource_mut::<Assets<Image>>().add(film(size));
        let apps = std::mem::take(app.sub_apps_mut());
        let mut darkroom = Darkroom { apps, film, has_drawn: false };
        darkroom.frame();
        let target = RenderTarget::from(darkroom.film.clone());
        for view in darkroom.views() {
            darkroom.world().entity_mut(view).insert(target.clone());
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
        moment: Moment,
        without: Option<Without>,
    ) -> Result<Picture, PictureError> {
        // Nothing is drawn until all is in its place.
        self.look(false);
        self.set_up(moment);
        self.frame();
        let undo = without.map(|without| self.leave_out(without));
        self.look(true);
        let picture = self.take();
        if let Some(undo) = undo {
            undo(self.world());
        }
        picture
    }

    /// Draws what is on the table.
    pub fn take(&mut self) -> Result<Picture, PictureError> {
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

    fn frame(&mut self) {
        self.apps.update();
        let device = self.world().resource::<RenderDevice>();
        // A device that is lost gives no picture, which is told where that is waited for.
        drop(device.poll(PollType::wait_indefinitely()));
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

    /// Plays to a moment.
    fn set_up(&mut self, moment: Moment) {
        let game = match moment {
            Moment::Start | Moment::TokenHeld => played(0, Goal::Turn),
            Moment::DiscTaken | Moment::DiscsOffered => played(4, Goal::Slide),
            Moment::Won => played(usize::MAX, Goal::Win),
        };
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        let new = NewMatch { game, players: [person(), person()] };
        self.world().write_message(Gesture::LetGo);
        self.frame();
        self.world().write_message(Request::Begin(Box::new(new)));
        self.frame();
        let position = self.world().resource::<Referee>().position().clone();
        let spot = match moment {
            Moment::TokenHeld => position
                .slides()
                .iter()
                .map(|slide| slide.from)
                .max_by_key(|from| {
                    (position.slides().iter().filter(|slide| slide.from == *from).count(), from.r)
                })
                .map(|cell| Spot { thing: Thing::Token, cell }),
            Moment::DiscTaken => position
                .takeable()
                .into_iter()
                .max_by_key(|cell| (cell.r, cell.q))
                .map(|cell| Spot { thing: Thing::Disc, cell }),
            _ => None,
        };
        if let Some(spot) = spot {
            self.world().write_message(Gesture::Choose(spot));
            self.frame();
            self.point_out();
        }
    }

    /// Marks the first place as good, and the pointer is over the last.
    fn point_out(&mut self) {
        let world = self.world();
        let mut targets: Vec<(Vec3, Entity)> = world
            .query_filtered::<(&Transform, Entity), With<Target>>()
            .iter(world)
            .map(|(transform, entity)| (transform.translation, entity))
            .collect();
        targets.sort_by(|a, b| (a.0.x + a.0.z / 8.0).total_cmp(&(b.0.x + b.0.z / 8.0)));
        if let Some((_, last)) = targets.pop() {
            world.entity_mut(last).insert(Hovered);
        }
        if let Some((_, first)) = targets.first() {
            world.entity_mut(*first).insert(Good);
        }
    }

    /// Leaves something out; returns what brings it back.
    fn leave_out(&mut self, without: Without) -> Box<dyn FnOnce(&mut World)> {
        let world = self.world();
        match without {
            Without::Tokens => {
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
                let dim = |world: &mut World, by: f32| {
                    for mut light in world.query::<&mut DirectionalLight>().iter_mut(world) {
                        light.illuminance *= by;
                    }
                };
                dim(world, 1e-6);
                Box::new(move |world| dim(world, 1e6))
            }
            Without::Wood => {
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
pub(super) fn has_adapter() -> bool {
    let Some(backends) = WgpuSettings::default().backends else { return false };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    !block_on(instance.enumerate_adapters(backends)).is_empty()
}

/// What a match is played to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// The end of the last turn.
    Turn,
    /// A slide after it.
    Slide,
    /// A win, by whoever can.
    Win,
}

/// A match of so many turns, always the same, in which nobody wins unless that is its goal.
fn played(turns: usize, goal: Goal) -> Match {
    let mut game = Match::new(Position::start(HouseRules::default()));
    let mut seed: u32 = 20;
    let mut pick = move |count: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % count.max(1)
    };
    let mut done = 0;
    while game.ending().is_none() {
        let position = game.position();
        let is_slide = position.due() == Some(Part::Slide);
        if done >= turns && !(goal == Goal::Slide && is_slide) {
            break;
        }
        let step = if is_slide {
            let wins = |slide: &Slide| {
                let mut next = game.clone();
                next.play(Step::Slide(*slide)).is_ok()
                    && matches!(next.ending(), Some(Ending::Won { .. }))
            };
            let slides = position.slides();
            let (winning, others): (Vec<Slide>, Vec<Slide>) = slides.iter().partition(|s| wins(s));
            let choices = if goal == Goal::Win && !winning.is_empty() { winning } else { others };
            choices.get(pick(choices.len())).copied().map(Step::Slide)
        } else {
            done += 1;
            let places: Vec<_> = position.relocations().collect();
            places.get(pick(places.len())).copied().map(Step::Relocate)
        };
        if game.play(step.unwrap_or(Step::Skip)).is_err() {
            break;
        }
    }
    game
}
