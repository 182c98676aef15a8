//! A whole match played with a mouse in a window. A camera looks at meshes, and Bevy's own ray casting finds
//! what is under the mouse. Only the drawing is missing.

use std::time::Duration;

use bevy::{
    asset::AssetPlugin,
    camera::{CameraPlugin, CameraProjection, ComputedCameraValues, RenderTargetInfo},
    input::{
        ButtonState, InputPlugin,
        keyboard::{Key, KeyboardInput},
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    mesh::MeshPlugin,
    picking::{
        DefaultPickingPlugins,
        mesh_picking::{MeshPickingPlugin, MeshPickingSettings, ray_cast::RayCastVisibility},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{CursorMoved, ExitCondition, PrimaryWindow, WindowEvent},
};
use fastrand::Rng;
use nonaga::{
    game::{
        referee::Referee,
        table::{DISC_HEIGHT, Disc, Hovered, Layout, Motion, Tabletop, Target, Token},
        table_plugin,
    },
    rules::{Cell, Ending, Slide, Step},
};

use crate::{matches::choose, mirror::check_mirror};

const SIZE: UVec2 = UVec2::new(1280, 720);
pub const TOKEN_HEIGHT: f32 = 0.6;

/// A window, a camera that looks down at the table, and a mouse.
pub struct Seat {
    pub app: App,
    window: Entity,
    camera: Entity,
    /// Whether all of a click arrives within one frame.
    clicks_at_once: bool,
}

impl Seat {
    pub fn new() -> Seat {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            TransformPlugin,
            InputPlugin,
            WindowPlugin { exit_condition: ExitCondition::DontExit, ..default() },
            AssetPlugin::default(),
            MeshPlugin,
            CameraPlugin,
            DefaultPickingPlugins,
            MeshPickingPlugin,
        ))
        // Only a renderer would know which meshes are in view.
        .insert_resource(MeshPickingSettings {
            ray_cast_visibility: RayCastVisibility::Any,
            ..default()
        })
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .add_observer(mesh_for::<Disc>)
        .add_observer(mesh_for::<Token>)
        .add_observer(mesh_for::<Target>)
        .add_observer(mesh_for::<Tabletop>)
        .add_plugins(table_plugin);
        let size = SIZE.as_vec2();
        let projection = PerspectiveProjection { aspect_ratio: size.x / size.y, ..default() };
        let computed = ComputedCameraValues {
            clip_from_view: projection.get_clip_from_view(),
            target_info: Some(RenderTargetInfo { physical_size: SIZE, scale_factor: 1.0 }),
            ..default()
        };
        let camera = Camera { computed, ..default() };
        let camera = app.world_mut().spawn((camera, Projection::Perspective(projection))).id();
        app.finish();
        app.cleanup();
        app.update();
        let world = app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("one window");
        let mut seat = Seat { app, window, camera, clicks_at_once: false };
        seat.look();
        seat
    }

    /// Turns the camera to the middle of the board, and waits until nothing moves.
    pub fn look(&mut self) {
        let layout = *self.app.world().resource::<Layout>();
        let discs = *self.app.world().resource::<Referee>().position().board().discs();
        let middle = discs.iter().map(|disc| layout.place(*disc)).sum::<Vec3>() / 19.0;
        let from = middle + Vec3::new(0.0, 10.0, 6.5);
        let eye = Transform::from_translation(from).looking_at(middle, Vec3::Y);
        self.app.world_mut().entity_mut(self.camera).insert(eye);
        for _ in 0..100 {
            self.frame();
            let world = self.app.world_mut();
            if world.query::<&Motion>().iter(world).count() == 0 {
                break;
            }
        }
        self.frame();
    }

    #[track_caller]
    pub fn frame(&mut self) {
        self.app.update();
        assert_eq!(check_mirror(self.app.world_mut()), Ok(()));
    }

    /// Moves the mouse to a point of the world, and clicks.
    fn click(&mut self, point: Vec3) {
        let click = [
            self.moved_to(point),
            self.button(ButtonState::Pressed),
            self.button(ButtonState::Released),
        ];
        for event in click {
            self.send(event);
            if !self.clicks_at_once {
                self.frame();
            }
        }
        self.frame();
    }

    /// Sends an event as a window would.
    pub fn send(&mut self, event: WindowEvent) {
        let world = self.app.world_mut();
        match event.clone() {
            WindowEvent::MouseButtonInput(button) => drop(world.write_message(button)),
            WindowEvent::CursorMoved(moved) => drop(world.write_message(moved)),
            WindowEvent::TouchInput(touch) => drop(world.write_message(touch)),
            WindowEvent::KeyboardInput(key) => drop(world.write_message(key)),
            _ => {}
        }
        world.write_message(event);
    }

    /// Where a point of the world is in the window.
    pub fn in_window(&self, point: Vec3) -> Vec2 {
        let world = self.app.world();
        let camera = world.get::<Camera>(self.camera).expect("a camera");
        let eye = world.get::<GlobalTransform>(self.camera).expect("the camera has a place");
        camera.world_to_viewport(eye, point).expect("the point is in view")
    }

    /// The mouse has moved to a point of the world.
    pub fn moved_to(&self, point: Vec3) -> WindowEvent {
        let position = self.in_window(point);
        CursorMoved { window: self.window, position, delta: None }.into()
    }

    /// The left button of the mouse is pressed or released.
    pub fn button(&self, state: ButtonState) -> WindowEvent {
        MouseButtonInput { button: MouseButton::Left, state, window: self.window }.into()
    }

    /// A finger touches a point of the world.
    pub fn touch(&self, phase: TouchPhase, point: Vec3) -> WindowEvent {
        let position = self.in_window(point);
        TouchInput { phase, position, window: self.window, force: None, id: 3 }.into()
    }

    /// A key is pressed or released.
    pub fn key(&self, key_code: KeyCode, state: ButtonState) -> WindowEvent {
        let logical_key = Key::Escape;
        let window = self.window;
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window }.into()
    }

    pub fn place(&self, cell: Cell) -> Vec3 {
        self.app.world().resource::<Layout>().place(cell)
    }
}

/// Gives a thing a simple mesh of roughly its shape.
fn mesh_for<C: Component>(
    add: On<Add, C>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    kinds: Query<(Has<Disc>, Has<Token>, Has<Target>)>,
) {
    let standing = |radius: f32, height: f32| {
        Cylinder::new(radius, height).mesh().build().translated_by(Vec3::Y * height / 2.0)
    };
    let mesh = match kinds.get(add.entity) {
        Ok((true, ..)) => standing(0.5, DISC_HEIGHT),
        Ok((_, true, _)) => standing(0.3, TOKEN_HEIGHT),
        Ok((.., true)) => standing(0.35, 0.02),
        _ => Plane3d::default().mesh().size(200.0, 200.0).build(),
    };
    commands.entity(add.entity).insert(Mesh3d(meshes.add(mesh)));
}

#[test]
fn a_whole_match_can_be_played_by_mouse() {
    play(false);
}

#[test]
fn a_whole_match_can_be_played_if_each_click_arrives_within_one_frame() {
    play(true);
}

fn play(clicks_at_once: bool) {
    let mut random = Rng::with_seed(5);
    let mut seat = Seat::new();
    seat.clicks_at_once = clicks_at_once;
    for _ in 0..400 {
        let referee = seat.app.world().resource::<Referee>();
        if referee.game().ending().is_some() {
            break;
        }
        let played = referee.game().steps().len();
        let step = choose(referee.position(), &mut random);
        let (from, to) = match step {
            Step::Slide(Slide { from, to }) => (
                seat.place(from) + Vec3::Y * (DISC_HEIGHT + TOKEN_HEIGHT),
                seat.place(to) + Vec3::Y * DISC_HEIGHT,
            ),
            Step::Relocate(relocation) => (
                seat.place(relocation.from) + Vec3::Y * DISC_HEIGHT,
                seat.place(relocation.to) + Vec3::Y * 0.02,
            ),
            Step::Skip => panic!("the program skips by itself"),
        };
        seat.click(from);
        let world = seat.app.world_mut();
        assert_eq!(world.query::<&Hovered>().iter(world).count(), 1);
        seat.look();
        seat.click(to);
        seat.look();
        let steps: Vec<_> = seat.app.world().resource::<Referee>().game().steps().collect();
        assert_eq!(steps.get(played), Some(&step));
    }
    let ending = seat.app.world().resource::<Referee>().game().ending();
    assert!(matches!(ending, Some(Ending::Won { .. })), "{ending:?}");
}
