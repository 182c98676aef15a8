//! The baseline for start-up time and memory: a plain Bevy window with 25 meshes and one light, but no game.
//! The renderer has the settings that the game uses on a software driver. `benches/side_by_side.sh` measures
//! both.
#![allow(clippy::needless_pass_by_value, reason = "Bevy hands systems what they ask for by value")]

use bevy::{
    anti_alias::fxaa::Fxaa,
    asset::RenderAssetUsages,
    camera::Hdr,
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::{
        CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight,
        ShadowFilteringMethod,
    },
    post_process::effect_stack::Vignette,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_resource::{
            Extent3d, PipelineCache, TextureDimension, TextureFormat, TextureViewDescriptor,
            TextureViewDimension,
        },
        renderer::RenderQueue,
        view::{ColorGrading, ColorGradingGlobal, ColorGradingSection},
    },
    window::WindowResolution,
    winit::WinitSettings,
};

fn main() {
    let window = Window {
        title: "Bare scene".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .insert_resource(WinitSettings::continuous())
        .insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, set_up);
    app.sub_app_mut(RenderApp).add_systems(Render, say_when_drawn.in_set(RenderSystems::Cleanup));
    app.run();
}

/// Spawns the scene.
pub fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let size = 64;
    let mut studio = Image::new_fill(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        &[0x00, 0x38, 0x00, 0x38, 0x00, 0x38, 0x00, 0x3c],
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    studio.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    commands.spawn((
        Camera3d::default(),
        Hdr,
        Msaa::Off,
        Fxaa::default(),
        Tonemapping::TonyMcMapface,
        DebandDither::Enabled,
        ColorGrading {
            global: ColorGradingGlobal { exposure: 0.12, post_saturation: 1.16, ..default() },
            midtones: ColorGradingSection { contrast: 1.06, ..default() },
            ..default()
        },
        ShadowFilteringMethod::Hardware2x2,
        Vignette { intensity: 0.6, radius: 0.8, smoothness: 1.6, ..default() },
        GeneratedEnvironmentMapLight { environment_map: images.add(studio), ..default() },
        Transform::from_xyz(0.0, 10.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        DirectionalLight { illuminance: 8600.0, shadow_maps_enabled: true, ..default() },
        Transform::from_xyz(-0.72, 0.84, -0.38).looking_at(Vec3::ZERO, Vec3::Y),
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 30.0, ..default() }.build(),
    ));
    let mesh = meshes.add(Cylinder::new(0.5, 0.22).mesh().resolution(48).build());
    let material = materials.add(Color::srgb(0.8, 0.7, 0.5));
    for place in 0_u8..25 {
        let (x, z) = (f32::from(place % 5) - 2.0, f32::from(place / 5) - 2.0);
        commands.spawn((
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_xyz(x, 0.0, z),
        ));
    }
}

/// Prints the same message as the game, once, when the renderer has drawn the first frame for which everything
/// was ready.
fn say_when_drawn(
    pipelines: Res<PipelineCache>,
    queue: Res<RenderQueue>,
    mut was_preparing: Local<Option<bool>>,
) {
    let is_preparing = pipelines.waiting_pipelines().next().is_some();
    if *was_preparing == Some(true) && !is_preparing {
        queue.on_submitted_work_done(|| eprintln!("the first whole frame is drawn"));
        *was_preparing = Some(false);
    } else if was_preparing.is_none() && is_preparing {
        *was_preparing = Some(true);
    }
}
