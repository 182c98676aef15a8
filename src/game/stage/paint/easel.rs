//! The easel: the camera that shows the canvas, with all panels before it. Bevy also picks through it.

use bevy::{camera::CameraMainTextureUsages, prelude::*};
use wgpu_types::TextureUsages;

use super::{canvas::Canvas, painter};
use crate::game::stage::View;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up);
}

fn set_up(canvas: Res<Canvas>, mut commands: Commands) {
    let lens = || Projection::Perspective(PerspectiveProjection { fov: View::FIELD, ..default() });
    let view = commands.spawn((
        View::default(),
        Name::new("camera"),
        Camera2d,
        Camera { clear_color: ClearColorConfig::Custom(Color::BLACK), ..default() },
        Msaa::Off,
        lens(),
        canvas.on_easel(),
        // The canvas is copied to it.
        CameraMainTextureUsages::default().with(TextureUsages::COPY_DST),
    ));
    let view = view.id();
    painter::spawn(view, &lens(), &canvas, &mut commands);
}
