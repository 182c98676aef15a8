//! The bare scene of `examples/bare_scene.rs`, drawn to an image. Benches compare the game with it.

#[allow(dead_code, reason = "only the scene is of use here")]
#[path = "../../examples/bare_scene.rs"]
mod bare_scene;

use bevy::{
    camera::RenderTarget,
    light::DirectionalLightShadowMap,
    prelude::*,
    render::{
        render_resource::{PollType, TextureFormat},
        renderer::RenderDevice,
    },
};
use nonaga::game::windowless;

/// The bare scene without a window.
pub struct Bare {
    app: App,
    film: Handle<Image>,
}

impl Bare {
    /// A scene that is drawn at this size.
    pub fn new(size: UVec2) -> Bare {
        let mut app = App::new();
        app.add_plugins(windowless(None, true))
            .insert_resource(DirectionalLightShadowMap { size: 1024 })
            .add_systems(Startup, bare_scene::set_up);
        app.finish();
        app.cleanup();
        let format = TextureFormat::Rgba8UnormSrgb;
        let film = Image::new_target_texture(size.x, size.y, format, None);
        let film = app.world_mut().resource_mut::<Assets<Image>>().add(film);
        Bare { app, film }
    }

    /// Draws a frame, and waits until the GPU has finished it.
    pub fn frame(&mut self) {
        let world = self.app.world_mut();
        let mut views = world.query_filtered::<Entity, (With<Camera3d>, Without<Loaded>)>();
        for view in views.iter(world).collect::<Vec<_>>() {
            world.entity_mut(view).insert((RenderTarget::from(self.film.clone()), Loaded));
        }
        self.app.update();
        let device = self.app.world().resource::<RenderDevice>();
        drop(device.poll(PollType::wait_indefinitely()));
    }
}

/// Marks the camera once it draws to the image.
#[derive(Component)]
struct Loaded;
