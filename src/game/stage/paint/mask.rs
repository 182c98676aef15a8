//! Masks: what keeps a painter from painting what of its [sheet](super::sheet) is not laid on the canvas. On a machine
//! without a graphics card, each pixel takes time.

use bevy::{
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader, core_3d::CORE_3D_DEPTH_FORMAT},
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        render_resource::{
            CachedRenderPipelineId, CompareFunction, DepthStencilState, LoadOp, Operations,
            PipelineCache, RenderPassDepthStencilAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, StoreOp,
        },
        renderer::{RenderContext, ViewQuery},
        view::ViewDepthTexture,
    },
};

use super::sheet::Sheet;

/// How much more than what is laid is painted, in pixels, since smooth edges depend on what lies beside them. Long ones look
/// farther along, but nobody sees what that changes.
const MARGIN: u32 = 4;
/// The depth of what is before everything, and so hides it. Bevy counts backwards.
const NEAREST: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .add_systems(RenderStartup, set_up)
            .add_systems(Core3d, mask.before(Core3dSystems::Prepass));
    }
}

/// What opens a mask where something is to be painted.
#[derive(Resource)]
struct Knife(CachedRenderPipelineId);

fn set_up(
    fullscreen: Res<FullscreenShader>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    // Its triangle lies farther away than anything.
    let pipeline = pipelines.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("mask".into()),
        vertex: fullscreen.to_vertex_state(),
        depth_stencil: Some(DepthStencilState {
            format: CORE_3D_DEPTH_FORMAT,
            depth_write_enabled: Some(true),
            depth_compare: Some(CompareFunction::Always),
            stencil: default(),
            bias: default(),
        }),
        ..default()
    });
    commands.insert_resource(Knife(pipeline));
}

/// Hides everything but what is laid on the canvas.
fn mask(
    view: ViewQuery<(&Sheet, &ViewDepthTexture)>,
    knife: Res<Knife>,
    pipelines: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (sheet, depth) = view.into_inner();
    let Some(parts) = sheet.parts(MARGIN) else { return };
    let Some(pipeline) = pipelines.get_render_pipeline(knife.0) else { return };
    // Whoever asks for the attachment first clears it. Those who paint keep what is there.
    let nearest = RenderPassDepthStencilAttachment {
        depth_ops: Some(Operations { load: LoadOp::Clear(NEAREST), store: StoreOp::Store }),
        ..depth.get_attachment(StoreOp::Store)
    };
    let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("mask"),
        depth_stencil_attachment: Some(nearest),
        ..default()
    });
    pass.set_pipeline(pipeline);
    for part in parts {
        let (corner, size) = (part.min, part.size());
        pass.set_scissor_rect(corner.x, corner.y, size.x, size.y);
        pass.draw(0..3, 0..1);
    }
}
