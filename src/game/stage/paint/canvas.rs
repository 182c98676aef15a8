//! The canvas: the picture of the board as it is shown, below all panels. The [painters](super::painter) paint on it, part
//! by part or all of it. It stays while the board rests, so panels change without the board being painted again.

use bevy::{
    asset::RenderAssetUsages,
    core_pipeline::{Core2d, Core2dSystems},
    prelude::*,
    render::{
        RenderApp,
        diagnostic::RecordDiagnostics,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages},
        renderer::{RenderContext, ViewQuery},
        texture::GpuImage,
        view::ViewTarget,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Easel>::default()).add_systems(PreStartup, set_up);
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(
            Core2d,
            hang.after(Core2dSystems::MainPass).before(Core2dSystems::PostProcess),
        );
    }
}

/// How the canvas keeps colours.
pub const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// The canvas.
#[derive(Resource, Clone, Debug)]
pub struct Canvas {
    /// What is shown.
    pub shown: Handle<Image>,
    /// Pictures like it on which nobody paints.
    pub spares: [Handle<Image>; 2],
    /// The full pictures that a [trace](super::trace) shows: the outer one and the inner one.
    pub originals: [Handle<Image>; 2],
    /// The size of all of them, in pixels.
    pub size: UVec2,
}

/// Shows the canvas to a view.
#[derive(Component, ExtractComponent, Clone, Debug)]
pub struct Easel(Handle<Image>);

fn set_up(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let size = UVec2::new(64, 36);
    let mut new = || images.add(image(size));
    let (shown, spares, originals) = (new(), [new(), new()], [new(), new()]);
    commands.insert_resource(Canvas { shown, spares, originals, size });
}

impl Canvas {
    /// An easel with this canvas.
    pub fn on_easel(&self) -> Easel {
        Easel(self.shown.clone())
    }

    /// Makes it this large. What was on it is gone.
    pub fn fit(&mut self, size: UVec2, images: &mut Assets<Image>) {
        self.size = size;
        for handle in self.spares.iter().chain(&self.originals).chain([&self.shown]) {
            if let Some(mut image) = images.get_mut(handle) {
                image.resize(extent(size));
            }
        }
    }
}

fn extent(size: UVec2) -> Extent3d {
    Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 }
}

fn image(size: UVec2) -> Image {
    let mut image =
        Image::new_uninit(extent(size), TextureDimension::D2, FORMAT, RenderAssetUsages::default());
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING
        | TextureUsages::RENDER_ATTACHMENT
        | TextureUsages::COPY_SRC
        | TextureUsages::COPY_DST;
    image
}

/// Copies the canvas to the view, which has the same format. That takes a fraction of the time of drawing it there.
pub(super) fn hang(
    view: ViewQuery<(&Easel, &ViewTarget)>,
    images: Res<RenderAssets<GpuImage>>,
    mut context: RenderContext,
) {
    let (easel, target) = view.into_inner();
    let Some(shown) = images.get(&easel.0) else { return };
    let (from, to) = (&shown.texture, target.main_texture());
    if from.size() != to.size() {
        // The window has just got another size.
        return;
    }
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let encoder = context.command_encoder();
    let span = diagnostics.time_span(encoder, "canvas");
    encoder.copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), to.size());
    span.end(encoder);
}
