//! Canvases: the pictures of the board that the [painters](super::painter) paint, and how they are shown in the window,
//! below all panels. The picture stays while the board rests, so panels change without the board being painted again.

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{
        AsBindGroup, Extent3d, TextureDimension, TextureFormat, TextureUsages,
    },
    shader::ShaderRef,
};

use super::{pace::SCALES, shader};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(UiMaterialPlugin::<Easel>::default()).add_systems(PreStartup, set_up);
}

/// The canvases, one for each scale. The first shows the board in full.
#[derive(Resource, Clone, Debug)]
pub(super) struct Canvases {
    pub images: [Handle<Image>; SCALES.len()],
    /// What shows them.
    pub easel: Handle<Easel>,
    /// The size of the first, in pixels.
    pub size: UVec2,
}

/// Shows the full picture over a rough one.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct Easel {
    /// How much of the full picture shows over the rough one, from 0 to 1.
    #[uniform(0)]
    pub seen: f32,
    #[texture(1)]
    #[sampler(2)]
    pub fine: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    pub rough: Handle<Image>,
}

impl UiMaterial for Easel {
    fn fragment_shader() -> ShaderRef {
        shader::EASEL.into()
    }
}

fn set_up(
    mut images: ResMut<Assets<Image>>,
    mut easels: ResMut<Assets<Easel>>,
    mut commands: Commands,
) {
    let size = UVec2::new(64, 36);
    let canvases = SCALES.map(|scale| images.add(canvas(scaled(size, scale))));
    let [fine, rough, ..] = canvases.clone();
    let easel = easels.add(Easel { seen: 1.0, fine, rough });
    commands.insert_resource(Canvases { images: canvases, easel, size });
}

/// Shows the canvases to a view.
pub(super) fn put_up(view: Entity, canvases: &Canvases, commands: &mut Commands) {
    commands.spawn((
        Name::new("easel"),
        MaterialNode(canvases.easel.clone()),
        Node {
            position_type: PositionType::Absolute,
            width: Val::Percent(100.0),
            height: Val::Percent(100.0),
            ..default()
        },
        GlobalZIndex(i32::MIN),
        Pickable::IGNORE,
        UiTargetCamera(view),
    ));
}

/// The size of a canvas at this scale.
pub(super) fn scaled(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale).round().as_uvec2().max(UVec2::ONE)
}

impl Canvases {
    /// Makes all canvases fit a picture of this size.
    pub fn fit(&mut self, size: UVec2, images: &mut Assets<Image>, easels: &mut Assets<Easel>) {
        self.size = size;
        for (handle, scale) in self.images.iter().zip(SCALES) {
            let size = scaled(size, scale);
            if let Some(mut image) = images.get_mut(handle) {
                image.resize(Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 });
            }
        }
        // It has to be bound to the new textures.
        if let Some(mut easel) = easels.get_mut(&self.easel) {
            easel.seen = 1.0;
        }
    }
}

fn canvas(size: UVec2) -> Image {
    let mut image = Image::new_uninit(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING
        | TextureUsages::RENDER_ATTACHMENT
        | TextureUsages::COPY_SRC
        | TextureUsages::COPY_DST;
    image.sampler = ImageSampler::linear();
    image
}
