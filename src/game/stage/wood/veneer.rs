//! Veneers: pictures of the wood of every piece, as if its surface were unrolled. The GPU draws them once, so that
//! wood need not be computed anew for each pixel of each frame.
#![expect(clippy::cast_precision_loss, reason = "veneers are a few thousand pixels wide")]

use std::collections::HashSet;

use bevy::{
    asset::RenderAssetUsages,
    core_pipeline::{FullscreenShader, schedule::camera_driver},
    image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        extract_resource::{ExtractResource, ExtractResourcePlugin},
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, ColorWrites, Extent3d, FragmentState, LoadOp,
            Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, ShaderStages, ShaderType, StoreOp, TextureDimension,
            TextureFormat, TextureId, TextureUsages, TextureViewDescriptor, TextureViewDimension,
            UniformBuffer, binding_types::uniform_buffer,
        },
        renderer::{RenderContext, RenderDevice, RenderGraph, RenderQueue},
        texture::GpuImage,
    },
};

use super::lathe::Profile;
use crate::game::stage::gpu::shader;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orders>().add_plugins(ExtractResourcePlugin::<Orders>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .add_systems(RenderStartup, set_up_press)
            .add_systems(RenderGraph, draw_veneers.before(camera_driver));
    }
}

/// The most points of a profile, as in `veneer.wgsl`.
const POINTS: usize = 96;
/// Veneers are drawn at full size and at half sizes down to this, in pixels.
const SMALLEST: u32 = 4;
const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// The wood that a piece is cut from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timber {
    /// The colour of the early wood; the number of rings per unit of length.
    pub pale: Vec4,
    /// The colour of the late wood; how much the fibres show.
    pub dark: Vec4,
    /// How much the pores show.
    pub pores: f32,
}

/// What a veneer shows, for the shader.
#[derive(ShaderType, Clone, Copy, Debug)]
struct Cut {
    pale: Vec4,
    dark: Vec4,
    form: Vec4,
    seed: u32,
    points: u32,
    profile: [Vec4; POINTS],
}

/// The veneers of pieces of one shape.
pub struct Veneers {
    /// A layer for each piece.
    pub image: Handle<Image>,
    /// How far they reach from their middle.
    pub extent: f32,
    /// Pixels per unit.
    pub density: f32,
}

/// Veneers to be drawn.
#[derive(Clone, Debug)]
struct VeneerOrder {
    image: Handle<Image>,
    size: u32,
    cuts: Vec<Cut>,
}

/// All veneers that there are. The renderer draws those that it has not drawn yet.
#[derive(Resource, ExtractResource, Clone, Debug, Default)]
pub struct Orders(Vec<VeneerOrder>);

impl Orders {
    /// Forgets all veneers.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Orders the veneers of turned pieces: one for each seed, each this many pixels wide.
    pub fn of_pieces(
        &mut self,
        timber: Timber,
        profile: &Profile,
        seeds: impl Iterator<Item = u32>,
        size: u32,
        images: &mut Assets<Image>,
    ) -> Veneers {
        let mut points = [Vec4::ZERO; POINTS];
        let down = profile.downwards();
        let count = down.len().min(POINTS);
        for (to, (point, way)) in points.iter_mut().zip(&down) {
            *to = point.extend(*way).extend(0.0);
        }
        let extent = points[count - 1].z;
        let cut = |seed| Cut {
            pale: timber.pale,
            dark: timber.dark,
            form: Vec4::new(timber.pores, 1.0, extent, 0.0),
            seed,
            points: count as u32,
            profile: points,
        };
        let cuts: Vec<Cut> = seeds.map(cut).collect();
        self.add(cuts, extent, size, ImageAddressMode::ClampToEdge, images)
    }

    /// Orders the veneer of a large flat piece. Beyond `extent` it is repeated as its mirror image.
    pub fn of_plank(
        &mut self,
        timber: Timber,
        extent: f32,
        size: u32,
        images: &mut Assets<Image>,
    ) -> Veneers {
        let cut = Cut {
            pale: timber.pale,
            dark: timber.dark,
            form: Vec4::new(timber.pores, 0.0, extent, 0.0),
            seed: 0,
            points: 0,
            profile: [Vec4::ZERO; POINTS],
        };
        self.add(vec![cut], extent, size, ImageAddressMode::MirrorRepeat, images)
    }

    fn add(
        &mut self,
        cuts: Vec<Cut>,
        extent: f32,
        size: u32,
        beyond: ImageAddressMode,
        images: &mut Assets<Image>,
    ) -> Veneers {
        let mut image = Image::new_uninit(
            Extent3d { width: size, height: size, depth_or_array_layers: cuts.len() as u32 },
            TextureDimension::D2,
            FORMAT,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels(size);
        image.texture_descriptor.usage =
            TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
        image.texture_view_descriptor = Some(TextureViewDescriptor {
            dimension: Some(TextureViewDimension::D2Array),
            ..default()
        });
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: beyond,
            address_mode_v: beyond,
            mipmap_filter: ImageFilterMode::Linear,
            ..ImageSamplerDescriptor::linear()
        });
        let image = images.add(image);
        self.0.push(VeneerOrder { image: image.clone(), size, cuts });
        Veneers { image, extent, density: size as f32 / (2.0 * extent) }
    }
}

/// The number of levels of a veneer: its full size, and halves of it.
fn levels(size: u32) -> u32 {
    (size / SMALLEST).max(1).ilog2() + 1
}

/// What the renderer draws veneers with.
#[derive(Resource)]
struct Press {
    layout: BindGroupLayoutDescriptor,
    pipeline: CachedRenderPipelineId,
}

fn set_up_press(
    fullscreen: Res<FullscreenShader>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "veneer",
        &BindGroupLayoutEntries::single(ShaderStages::FRAGMENT, uniform_buffer::<Cut>(false)),
    );
    let target = ColorTargetState { format: FORMAT, blend: None, write_mask: ColorWrites::ALL };
    let pipeline = pipelines.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("veneer".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: shader::VENEER,
            targets: vec![Some(target)],
            ..default()
        }),
        ..default()
    });
    commands.insert_resource(Press { layout, pipeline });
}

/// Draws each veneer once, as soon as that is possible.
fn draw_veneers(
    orders: Res<Orders>,
    press: Res<Press>,
    pipelines: Res<PipelineCache>,
    images: Res<RenderAssets<GpuImage>>,
    (device, queue): (Res<RenderDevice>, Res<RenderQueue>),
    mut drawn: Local<HashSet<TextureId>>,
    mut context: RenderContext,
) {
    let Some(pipeline) = pipelines.get_render_pipeline(press.pipeline) else { return };
    let layout = pipelines.get_bind_group_layout(&press.layout);
    for order in &orders.0 {
        let Some(image) = images.get(&order.image) else { continue };
        if !drawn.insert(image.texture.id()) {
            continue;
        }
        for (layer, cut) in order.cuts.iter().enumerate() {
            let mut told = UniformBuffer::from(*cut);
            told.write_buffer(&device, &queue);
            let group =
                device.create_bind_group("veneer", &layout, &BindGroupEntries::single(&told));
            for level in 0..levels(order.size) {
                let view = image.texture.create_view(&TextureViewDescriptor {
                    dimension: Some(TextureViewDimension::D2),
                    base_array_layer: layer as u32,
                    array_layer_count: Some(1),
                    base_mip_level: level,
                    mip_level_count: Some(1),
                    ..default()
                });
                let ops = Operations { load: LoadOp::Clear(default()), store: StoreOp::Store };
                let target = RenderPassColorAttachment {
                    view: &view,
                    depth_slice: None,
                    resolve_target: None,
                    ops,
                };
                let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
                    label: Some("veneer"),
                    color_attachments: &[Some(target)],
                    ..default()
                });
                pass.set_pipeline(pipeline);
                pass.set_bind_group(0, &group, &[]);
                pass.draw(0..3, 0..1);
            }
        }
    }
}
